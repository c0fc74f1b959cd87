#!/usr/bin/env bash
# Makes faults in rules and tower, one at a time, and counts those that the tests find: `name value` lines, then every
# survivor. Two rounds: the tests next to the fault first, which find nearly all within a second; what is left meets all
# tests of rules and tower but the bulk of the random games. Settings are in .cargo/mutants.toml.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

OUT=$PWD/target/mutants-report
# Faults are made in a copy of the tree, which keeps what it has built from one round to the next. Its files are as new as
# the copy: a run that was broken off has built one with a fault in it.
TREE=$PWD/target/mutants-tree
ENGINE='^src/engine/'
LINK='^src/engine/link/'
TOWER='^src/games/trollfjord/tower/'
FIRST=(engine link rules tower)

# round NAME PROFILE ARGUMENT...: one run of cargo-mutants; survivors and timeouts are results, not failures.
round() {
  local name=$1 profile=$2 code=0 log=$OUT/$1.log
  shift 2
  cargo mutants --dir "$TREE" --in-place --no-shuffle --profile "$profile" --no-default-features --features planted \
    --cap-lints true --build-timeout 300 --colors never --output "$OUT/$name" \
    ${ARGUMENTS[@]+"${ARGUMENTS[@]}"} "$@" >"$log" 2>&1 || code=$?
  case $code in
    0 | 2 | 3) ;;
    *)
      tail -n 30 "$log" >&2
      exit 1
      ;;
  esac
}

# All lines of one result over the rounds named.
result() {
  local kind=$1 name
  shift
  for name in "$@"; do
    if [ -f "$OUT/$name/mutants.out/$kind.txt" ]; then cat "$OUT/$name/mutants.out/$kind.txt"; fi
  done
}

count() { result "$@" | sort -u | wc -l | tr -d ' '; }

ARGUMENTS=("$@")
rm -rf "$OUT"
mkdir -p "$OUT" "$TREE"
find "$TREE" -mindepth 1 -maxdepth 1 ! -name target -exec rm -rf {} +
git ls-files -z | tar --null -T - -cf - | tar -xmf - -C "$TREE"
start=$SECONDS
round engine mutants --timeout 30 --re "$ENGINE" --exclude-re "$LINK" --cargo-arg=--lib --cargo-arg=--test=session -- -- --skip whole_games
# Tests that play long games are slow without optimization: the second round has them.
round link mutants --timeout 60 --re "$LINK" --cargo-arg=--lib --cargo-arg=--test=link -- -- \
  --skip hostile --skip any_game --skip every_change_is_noticed --skip ten_thousand --skip every_beginning \
  --skip every_change_of --skip the_longest --skip what_is_saved --skip strange_characters --skip wastes_little \
  --skip cut_link
round rules mutants --timeout 20 --exclude-re "$ENGINE" --exclude-re "$TOWER" --cargo-arg=--test=rules -- -- --skip any_phase
round tower mutants --timeout 20 --re "$TOWER" --cargo-arg=--test=tower -- -- \
  --skip bands:: --skip play:: --skip study:: --skip events_alone

# The second round knows from lists of the first what need not be made again.
mkdir -p "$OUT/rest/mutants.out"
for kind in caught unviable timeout; do result "$kind" "${FIRST[@]}" | sort -u >"$OUT/$kind.txt"; done
cat "$OUT/caught.txt" "$OUT/timeout.txt" >"$OUT/rest/mutants.out/caught.txt"
cp "$OUT/unviable.txt" "$OUT/rest/mutants.out/unviable.txt"
if [ "$(count missed "${FIRST[@]}")" != 0 ]; then
  tests=(--cargo-arg=--lib)
  for name in conformance games link no_alloc pinned rules two_readings session tower; do tests+=("--cargo-arg=--test=$name"); done
  round rest test --timeout 300 --iterate "${tests[@]}" -- -- \
    --skip two_players --skip three_players --skip four_players --skip uniformly --skip bands:: --skip study::
  for kind in caught unviable timeout; do result "$kind" rest >>"$OUT/$kind.txt"; done
fi
# A few mutants are made in more than one part whatever the filter says: what one part found, another need not.
for kind in caught unviable timeout; do sort -u -o "$OUT/$kind.txt" "$OUT/$kind.txt"; done
comm -23 "$OUT/timeout.txt" "$OUT/caught.txt" >"$OUT/only.txt" && mv "$OUT/only.txt" "$OUT/timeout.txt"
lines() { wc -l <"$OUT/$1.txt" | tr -d ' '; }
caught=$(lines caught)
timeout=$(lines timeout)
unviable=$(lines unviable)
missed=$(count missed rest)
viable=$((caught + timeout + missed))
printf 'mutants %s\n' "$((viable + unviable))"
printf 'unviable %s\n' "$unviable"
printf 'caught %s\n' "$caught"
printf 'timeout %s\n' "$timeout"
printf 'missed %s\n' "$missed"
# A fault that makes the tests run on for ever is noticed as well.
awk -v got="$((caught + timeout))" -v of="$viable" 'BEGIN { printf "percent_caught %.2f\n", of ? 100 * got / of : 100 }'
printf 'seconds %s\n' "$((SECONDS - start))"
result missed rest | sed 's/^/survivor /'
sed 's/^/timed_out /' "$OUT/timeout.txt"
