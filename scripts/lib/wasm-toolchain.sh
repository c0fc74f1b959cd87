#!/usr/bin/env bash
# Makes `cargo build --target wasm32-unknown-unknown` possible.
#
# Prints the name of the rustup toolchain to use (RUSTUP_TOOLCHAIN), or nothing when the usual one will do. What is
# being done goes to stderr. In this order:
#   1. the active toolchain has the target already;
#   2. a toolchain made by step 4 is there from before;
#   3. `rustup target add`;
#   4. Debian's rustc-web, with the standard library built once from its source, linked into rustup. For machines that
#      reach Debian's packages, but not the place where rustup finds its own.
# WASM_TOOLCHAIN_FORCE=debian skips steps 1 and 3.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=scripts/lib/tools.sh
. scripts/lib/tools.sh

NAME=wasm-web
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/wasm-toolchain
ROOT=$CACHE/$NAME
RECIPE=3                  # raise it when the layout below changes
FORCE=${WASM_TOOLCHAIN_FORCE:-}

has_std() { compgen -G "$1/lib/rustlib/$WASM_TARGET/lib/libstd-*.rlib" >/dev/null; }
usual_has_std() {
  local sysroot
  sysroot=$(rustc --print sysroot 2>/dev/null) && has_std "$sysroot"
}

# What the linked toolchain was made from: a newer compiler package makes it stale.
stamp() { printf 'recipe=%s\n' "$RECIPE"; /usr/bin/rustc -vV; }
linked_ok() {
  [ -f "$ROOT/.stamp" ] && [ -x /usr/bin/rustc ] && has_std "$ROOT" && [ "$(cat "$ROOT/.stamp")" = "$(stamp)" ]
}
link() {
  local place=${RUSTUP_HOME:-$HOME/.rustup}/toolchains/$NAME
  if [ "$(readlink -f "$place" 2>/dev/null)" != "$(readlink -f "$ROOT")" ]; then
    rustup toolchain link "$NAME" "$ROOT" >&2
  fi
}
finish_linked() { link; echo "$NAME"; exit 0; }

if [ "$FORCE" != debian ] && usual_has_std; then exit 0; fi
have rustup || die "the Rust here cannot build for $WASM_TARGET, and there is no rustup to add it"
if linked_ok; then finish_linked; fi

if [ "$FORCE" != debian ]; then
  say "installing the Rust target $WASM_TARGET (builds for the browser) …"
  limit=()
  if have timeout; then limit=(timeout --kill-after=5 90); fi
  if RUSTUP_MAX_RETRIES=1 quietly ${limit[@]+"${limit[@]}"} rustup target add "$WASM_TARGET" && usual_has_std; then exit 0; fi
  say "rustup could not install $WASM_TARGET"
fi

# --- Debian's compiler, with std for the browser built from its source ------------------------------------------------

have apt-get || die "please install the Rust target $WASM_TARGET by hand"
mkdir -p "$CACHE"
# Two callers at once: the second one waits and finds the work done.
exec 9>"$CACHE/.lock"
flock 9
if linked_ok; then finish_linked; fi

apt_install "a compiler for the browser, since rustup had none" rustc-web cargo-web rust-web-src
LLVM=$(/usr/bin/rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
HOST=$(/usr/bin/rustc -vV | sed -n 's/^host: //p')
LLD=/usr/lib/llvm-$LLVM/bin/lld
[ -x "$LLD" ] || apt_install "links programs for the browser" "lld-$LLVM"

say "building the standard library for $WASM_TARGET (once; some minutes) …"
NEW=$ROOT.new
rm -rf "$NEW"
mkdir -p "$NEW/bin" "$NEW/lib/rustlib/$HOST/bin" "$NEW/lib/rustlib/$WASM_TARGET/lib"

# rustc takes its sysroot from where its own library lies (/usr), symlink or not: so it has to be told.
for tool in rustc rustdoc; do
  cat >"$NEW/bin/$tool" <<END
#!/bin/sh
case " \$* " in *" --sysroot"*) exec /usr/bin/$tool "\$@" ;; esac
exec /usr/bin/$tool --sysroot "$ROOT" "\$@"
END
  chmod +x "$NEW/bin/$tool"
done
ln -s /usr/bin/cargo "$NEW/bin/cargo"
for part in etc src; do
  if [ -e "/usr/lib/rustlib/$part" ]; then ln -s "/usr/lib/rustlib/$part" "$NEW/lib/rustlib/$part"; fi
done
ln -s "/usr/lib/rustlib/$HOST/lib" "$NEW/lib/rustlib/$HOST/lib"
# Under these names rustc looks for its linker; then no linker setting is needed.
for file in "/usr/lib/rustlib/$HOST/bin"/*; do
  case $(basename "$file") in
    rust-lld | wasm-ld | lld | '*') ;;
    *) ln -s "$file" "$NEW/lib/rustlib/$HOST/bin/" ;;
  esac
done
for name in rust-lld lld wasm-ld; do ln -s "$LLD" "$NEW/lib/rustlib/$HOST/bin/$name"; done

SEED=$CACHE/build-std
rm -rf "$SEED"
mkdir -p "$SEED/src"
echo '#![no_std]' >"$SEED/src/lib.rs"
cat >"$SEED/Cargo.toml" <<'END'
[package]
name = "std-seed"
version = "0.0.0"
edition = "2021"
[workspace]
[profile.release]
opt-level = 3
codegen-units = 1
debug = false
END
# embed-bitcode: a program with lto = true needs the bitcode of std, which cargo leaves out otherwise. `test` is for the
# tests in WebAssembly. The flag that lets a stable compiler build std concerns this one build only.
build_std() {
  cd "$SEED"
  env -u CARGO_ENCODED_RUSTFLAGS -u CARGO_BUILD_TARGET -u RUSTUP_TOOLCHAIN -u CARGO_TARGET_DIR \
    PATH="$NEW/lib/rustlib/$HOST/bin:/usr/bin:/bin" RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc \
    RUSTFLAGS="-C embed-bitcode=yes" \
    /usr/bin/cargo build --release --target "$WASM_TARGET" --target-dir "$SEED/target" \
    -Z build-std=std,panic_abort,panic_unwind,proc_macro,test
}
(quietly build_std) || die "the standard library could not be built"
for file in "$SEED/target/$WASM_TARGET/release/deps"/lib*.rlib; do
  case $(basename "$file") in
    libstd_seed*) ;;
    *) cp "$file" "$NEW/lib/rustlib/$WASM_TARGET/lib/" ;;
  esac
done
has_std "$NEW" || die "the standard library was not built"
stamp >"$NEW/.stamp"
rm -rf "$ROOT" "$SEED"
mv "$NEW" "$ROOT"
finish_linked
