#!/bin/bash
# Files what run-all.sh wrote under testsuite/results, by date, GPU and number of
# PEs:
#
#   testsuite/gpu/collect.sh OUT-DIR
set -eu
[ $# -eq 1 ] && [ -f "$1/summary.txt" ] || { sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 2; }
from=$(cd "$1" && pwd)
cd "$(dirname "$0")/../results"
read -r date np gpu <<<"$(sed -n 's/^run: //p' "$from/summary.txt")"
[ -n "$gpu" ] || { echo "$from/summary.txt does not say when, with how many PEs and on which GPU it was made" >&2; exit 1; }
to=$date-$(echo "$gpu" | tr 'A-Z ' 'a-z-' | sed 's/^nvidia-//; s/[^a-z0-9-]//g')-np$np
mkdir -p "$to"
for f in "$from"/*.txt "$from"/*.md "$from"/*.json "$from"/startup/bench.*; do
	[ -f "$f" ] || continue
	name=$(basename "$f")
	[ "$(basename "$(dirname "$f")")" = startup ] && name=startup.${name#*.}
	cp "$f" "$to/$name"
done
echo "testsuite/results/$to"
