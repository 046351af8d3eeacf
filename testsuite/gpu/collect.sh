#!/bin/bash
# Files what run-all.sh wrote, by date, GPU and number of PEs: tests, examples and
# shows under testsuite/results, benchmarks under bench/results, with their plots:
#
#   testsuite/gpu/collect.sh OUT-DIR
set -eu
[ $# -eq 1 ] && [ -f "$1/summary.txt" ] || { sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 2; }
from=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
read -r date np gpu <<<"$(sed -n 's/^run: //p' "$from/summary.txt")"
[ -n "$gpu" ] || { echo "$from/summary.txt does not say when, with how many PEs and on which GPU it was made" >&2; exit 1; }
name=$date-$(echo "$gpu" | tr 'A-Z ' 'a-z-' | sed 's/^nvidia-//; s/[^a-z0-9-]//g')-np$np
shared=$(sed -n 's/^shared: .* share \([0-9]*\).*/\1/p' "$from/summary.txt")
[ -z "$shared" ] || name=$name-on-$shared
results=testsuite/results/$name benches=bench/results/$name
mkdir -p "$results"
for f in "$from"/*.txt; do
	case $(basename "$f") in bench-*) continue ;; esac
	cp "$f" "$results/"
done
if [ -d "$from/sanitizer" ]; then cp -r "$from/sanitizer" "$results/"; fi
echo "$results"
[ -d "$from/bench" ] || exit 0
mkdir -p "$benches"
cp "$from/summary.txt" "$from/info.txt" "$benches/" 2>/dev/null || true
for d in "$from"/bench/*/; do
	[ -f "$d/bench.json" ] || continue
	cp "$d/bench.json" "$benches/$(basename "$d").json"
	cp "$d/bench.md" "$benches/$(basename "$d").md"
done
if [ -d "$from/bench/jit" ]; then cp "$from"/bench/jit/* "$benches/"; fi
go run ./bench/cmd/benchplot "$benches" >/dev/null
echo "$benches"
