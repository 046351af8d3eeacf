#!/bin/bash
# Files what run-all.sh wrote, by date, GPU and number of PEs: tests, examples and
# shows as one file under testsuite/results, benchmarks under bench/results. It names
# what is there of the same kind of machine: one of each is kept (internal/repocheck).
#
#   testsuite/gpu/collect.sh OUT-DIR
set -eu
[ $# -eq 1 ] && [ -f "$1/summary.txt" ] || { sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2; }
from=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
read -r date np gpu <<<"$(sed -n 's/^run: //p' "$from/summary.txt")"
[ -n "$gpu" ] || { echo "$from/summary.txt does not say when, with how many PEs and on which GPU it was made" >&2; exit 1; }
kind=$(echo "$gpu" | tr 'A-Z ' 'a-z-' | sed 's/^nvidia-//; s/[^a-z0-9-]//g')-np$np
shared=$(sed -n 's/^shared: .* share \([0-9]*\).*/\1/p' "$from/summary.txt")
[ -z "$shared" ] || kind=$kind-on-$shared
results=testsuite/results/$date-$kind.txt benches=bench/results/$date-$kind

# filed WHAT: names it, and others of its kind.
filed() {
	local other
	echo "$1"
	for other in "$(dirname "$1")"/????-??-??-"${1#*/results/????-??-??-}"; do
		[ "$other" = "$1" ] || echo "  of the same kind, to be removed if the new one has all that it has: $other"
	done
}

# A txtar archive: the summary first.
(
	cd "$from"
	for f in summary.txt info.txt *.txt sanitizer/*.txt; do
		case $f in bench-* | \**) continue ;; esac
		[ -f "$f" ] && [[ " ${seen:-} " != *" $f "* ]] || continue
		seen="${seen:-} $f"
		echo "-- $f --"
		sed -e '$a\' "$f"
	done
) >"$results"
filed "$results"
[ -d "$from/bench" ] || exit 0
mkdir -p "$benches"
cp "$from/summary.txt" "$from/info.txt" "$benches/" 2>/dev/null || true
for d in "$from"/bench/*/; do
	[ -f "$d/bench.json" ] || continue
	cp "$d/bench.json" "$benches/$(basename "$d").json"
	cp "$d/bench.md" "$benches/$(basename "$d").md"
done
if [ -d "$from/bench/jit" ]; then cp "$from"/bench/jit/* "$benches/"; fi
filed "$benches"
