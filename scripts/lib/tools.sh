# shellcheck shell=bash
# The tools of the build and of the tests: what is missing is installed, what is there is left alone.
#
# Sourced by the commands in scripts/, from the project's folder. Every `need_…` function is quick and silent when there
# is nothing to do, says in one line what it installs and why otherwise, and stops with advice when it cannot.

TRUNK_VERSION=0.21.14     # 0.22 asks for a newer compiler than the stable one this was written with
CARGO_DENY_VERSION=0.20.2 # installed where there is none; any other will do
CARGO_MUTANTS_VERSION=27.1.0  # likewise
CARGO_LLVM_COV_VERSION=0.9.1  # likewise
GECKODRIVER_VERSION=0.37.1    # likewise
NODE_MAJOR=20             # playwright-core asks for it
WASM_TARGET=wasm32-unknown-unknown

# A tool that is there in the wrong version is not overwritten: ours goes here.
TOOLS_DIR=${TROLLFJORD_TOOLS:-$PWD/.tools}
PATH=$TOOLS_DIR/bin:$PWD/node_modules/.bin:$PATH:${CARGO_HOME:-$HOME/.cargo}/bin
export PATH

say() { printf '%s\n' "$*" >&2; }
die() { say "error: $*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Runs a chatty installer without its chat: the log is shown only when it fails.
quietly() {
  local log
  log=$(mktemp)
  if "$@" >"$log" 2>&1; then
    rm -f "$log"
  else
    local code=$?
    tail -n 60 "$log" >&2
    rm -f "$log"
    return "$code"
  fi
}

# --- system packages --------------------------------------------------------------------------------------------------

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o Dpkg::Use-Pty=0 "$@" </dev/null
}

# apt_install WHY PACKAGE...
apt_install() {
  local why=$1
  shift
  have apt-get || die "$* missing ($why), and there is no apt-get here: please install it yourself"
  [ "$(id -u)" = 0 ] || have sudo || die "$* missing ($why): please install it as root"
  say "installing $* ($why) …"
  # A fresh image has no package lists, an old one has stale ones: both show as a failed install.
  quietly apt_get install --no-install-recommends "$@" 2>/dev/null ||
    { quietly apt_get update && quietly apt_get install --no-install-recommends "$@"; } ||
    die "apt-get could not install $*"
}

# --- Rust -------------------------------------------------------------------------------------------------------------

need_cargo() {
  have cargo || die "cargo is missing: install Rust with rustup, then run this again"
  # Everything after this may run offline.
  quietly cargo fetch --locked || die "cargo could not fetch the crates of Cargo.lock"
}

# need_component COMMAND COMPONENT: rustup's minimal profile comes without them.
need_component() {
  if cargo "$1" --version >/dev/null 2>&1; then return; fi
  have rustup || die "cargo $1 is missing: install the $2 that belongs to $(rustc -V)"
  say "installing $2 (cargo $1) …"
  quietly rustup component add "$2" || die "rustup could not add $2"
}

# Sets WASM_TOOLCHAIN: empty for the usual compiler, or the name of the one that can build for the browser.
need_wasm_target() {
  if [ -n "${WASM_TOOLCHAIN+set}" ]; then return; fi
  WASM_TOOLCHAIN=$(scripts/lib/wasm-toolchain.sh) || die "no compiler for $WASM_TARGET"
}

# Runs a command with the compiler that can build for the browser.
with_wasm() {
  if [ -n "$WASM_TOOLCHAIN" ]; then
    RUSTUP_TOOLCHAIN=$WASM_TOOLCHAIN "$@"
  else
    "$@"
  fi
}

# The version of a crate in Cargo.lock.
locked_version() {
  awk -v name="\"$1\"" '$1 == "name" { found = ($3 == name) } found && $1 == "version" { gsub(/"/, "", $3); print $3; exit }' Cargo.lock
}

# cargo_tool WHY PROGRAM CRATE VERSION [FLAGS...]
# The profile variables make a tool of this size build in a third of the time; `env` keeps them away from the game.
cargo_tool() {
  local why=$1 program=$2 crate=$3 version=$4 root=()
  shift 4
  if have "$program"; then root=(--root "$TOOLS_DIR"); fi
  say "installing $crate $version ($why; some minutes) …"
  quietly env CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_DEBUG=false \
    cargo install "$crate" --version "=$version" --no-default-features --force ${root[@]+"${root[@]}"} "$@" ||
    die "cargo could not install $crate $version"
  hash -r
}

need_trunk() {
  if [ "$(trunk --version 2>/dev/null)" = "trunk $TRUNK_VERSION" ]; then return; fi
  cargo_tool "builds the page" trunk trunk "$TRUNK_VERSION" --locked
}

# The command must have the very version of the crate. Not --locked: the lock file inside wasm-bindgen-cli names a
# version of a certificate bundle that is not offered any more.
need_wasm_bindgen() {
  local version
  version=$(locked_version wasm-bindgen)
  [ -n "$version" ] || die "Cargo.lock names no wasm-bindgen"
  if [ "$(wasm-bindgen --version 2>/dev/null)" = "wasm-bindgen $version" ] &&
    [ "$(wasm-bindgen-test-runner --version 2>/dev/null)" = "wasm-bindgen-test-runner $version" ]; then
    return
  fi
  cargo_tool "joins the program to the browser, runs its tests there" wasm-bindgen wasm-bindgen-cli "$version"
}

need_cargo_deny() {
  if have cargo-deny; then return; fi
  cargo_tool "checks the licenses of the crates" cargo-deny cargo-deny "$CARGO_DENY_VERSION" --locked
}

need_cargo_mutants() {
  if have cargo-mutants; then return; fi
  cargo_tool "plants faults and sees whether the tests find them" cargo-mutants cargo-mutants "$CARGO_MUTANTS_VERSION" --locked
}

# The readers of coverage must belong to the compiler: those of a distribution rarely do.
need_cargo_llvm_cov() {
  local host
  host=$(rustc -vV | sed -n 's/^host: //p')
  if ! [ -x "$(rustc --print sysroot)/lib/rustlib/$host/bin/llvm-cov" ]; then
    have rustup || die "llvm-cov is missing: install the llvm-tools that belong to $(rustc -V)"
    say "installing llvm-tools (they read the coverage) …"
    quietly rustup component add llvm-tools || die "rustup could not add llvm-tools"
  fi
  if have cargo-llvm-cov; then return; fi
  cargo_tool "measures which lines the tests reach" cargo-llvm-cov cargo-llvm-cov "$CARGO_LLVM_COV_VERSION" --locked
}

# --- Node -------------------------------------------------------------------------------------------------------------

node_major() { node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0; }

need_node() {
  if ! have node || ! have npm; then apt_install "runs the optimizer, the server and the browser tests" nodejs npm; fi
  [ "$(node_major)" -ge "$NODE_MAJOR" ] || die "Node.js $NODE_MAJOR or newer is needed, here is $(node --version)"
}

# wasm-opt, terser and the driver of the browser tests, as package-lock.json has them.
need_npm_packages() {
  need_node
  # npm leaves no mark that is quick to check: ours is a copy of the lock file it installed from.
  if cmp -s package-lock.json node_modules/.installed-lock; then return; fi
  say "installing the npm packages of package-lock.json (wasm-opt and terser make the program small, playwright-core drives the browser) …"
  quietly npm ci --no-audit --no-fund --ignore-scripts || die "npm could not install the packages"
  cp package-lock.json node_modules/.installed-lock
}

# --- browser ----------------------------------------------------------------------------------------------------------

find_chromium() {
  local name
  for name in chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    /Applications/Chromium.app/Contents/MacOS/Chromium; do
    if have "$name"; then
      command -v "$name"
      return
    fi
  done
}

# Sets CHROMIUM.
need_chromium() {
  CHROMIUM=${CHROMIUM:-$(find_chromium)}
  if [ -z "$CHROMIUM" ]; then
    have apt-get || die "no browser found: install Chrome or Chromium, or set CHROMIUM to the program"
    apt_install "the browser of the tests" chromium
    CHROMIUM=$(find_chromium)
  fi
  have "$CHROMIUM" || die "CHROMIUM=$CHROMIUM is no program"
  export CHROMIUM
}

# Sets CHROMEDRIVER.
need_chromedriver() {
  CHROMEDRIVER=${CHROMEDRIVER:-$(command -v chromedriver || true)}
  if [ -z "$CHROMEDRIVER" ]; then
    have apt-get || die "chromedriver is missing: install the one of your browser's version, or set CHROMEDRIVER to it"
    apt_install "drives the browser for the tests in WebAssembly" chromium-driver
    CHROMEDRIVER=$(command -v chromedriver) || die "no chromedriver after installing it"
  fi
  have "$CHROMEDRIVER" || die "CHROMEDRIVER=$CHROMEDRIVER is no program"
  export CHROMEDRIVER
}

find_firefox() {
  local name
  for name in firefox-esr firefox /Applications/Firefox.app/Contents/MacOS/firefox; do
    if have "$name"; then
      command -v "$name"
      return
    fi
  done
}

# Sets FIREFOX.
need_firefox() {
  FIREFOX=${FIREFOX:-$(find_firefox)}
  if [ -z "$FIREFOX" ]; then
    have apt-get || die "no Firefox found: install it, or set FIREFOX to the program, or leave out the step firefox"
    apt_install "the second browser of the tests" firefox-esr
    FIREFOX=$(find_firefox)
  fi
  have "$FIREFOX" || die "FIREFOX=$FIREFOX is no program"
  export FIREFOX
}

# Sets GECKODRIVER. Debian has no package of it.
need_geckodriver() {
  GECKODRIVER=${GECKODRIVER:-$(command -v geckodriver || true)}
  if [ -z "$GECKODRIVER" ]; then
    cargo_tool "drives Firefox" geckodriver geckodriver "$GECKODRIVER_VERSION" --locked
    GECKODRIVER=$(command -v geckodriver) || die "no geckodriver after installing it"
  fi
  have "$GECKODRIVER" || die "GECKODRIVER=$GECKODRIVER is no program"
  export GECKODRIVER
}

# --- the page ---------------------------------------------------------------------------------------------------------

need_page_tools() {
  need_cargo
  need_wasm_target
  need_npm_packages
  need_trunk
  need_wasm_bindgen
}

# Builds dist. Trunk reads NO_COLOR as "true" or "false" and stops at the usual NO_COLOR=1.
build_page() {
  with_wasm env -u NO_COLOR trunk build --release --offline
  node scripts/lib/join-styles.mjs dist
  node scripts/lib/small-scripts.mjs dist
  node scripts/lib/single.mjs dist
}

# build_digests PROFILE LEVEL: examples/digests.rs in WebAssembly, for Node and browsers alike, into DIGESTS. With the
# profile and the optimizer's level of the page the digests come out of what the page runs.
build_digests() {
  DIGESTS=target/digests/$1
  mkdir -p "$DIGESTS"
  with_wasm cargo build --quiet --locked --profile "$1" --no-default-features --target "$WASM_TARGET" --example digests
  wasm-bindgen --target web --no-typescript --out-dir "$DIGESTS" "target/$WASM_TARGET/$1/examples/digests.wasm"
  wasm-opt "$2" -o "$DIGESTS/small.wasm" "$DIGESTS/digests_bg.wasm"
  mv "$DIGESTS/small.wasm" "$DIGESTS/digests_bg.wasm"
  echo '<!DOCTYPE html><html lang="en"><link rel="icon" href="data:,"><title>Digests</title></html>' >"$DIGESTS/index.html"
}

# The same natively: sets DIGESTS_PROGRAM.
build_native_digests() {
  cargo build --quiet --locked --profile fast --no-default-features --example digests
  DIGESTS_PROGRAM=target/fast/examples/digests
}

need_digest_tools() {
  need_cargo
  need_wasm_target
  need_npm_packages
  need_wasm_bindgen
}
