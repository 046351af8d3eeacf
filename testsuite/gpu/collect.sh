#!/bin/bash
# Files what run-all.sh wrote, by date, GPU and number of PEs: tests, examples and
# shows as one compressed file under testsuite/results, benchmarks under bench/results.
# It names what is there of the same kind of machine: one of each is kept
# (internal/test/repocheck).
#
# With -add, the benchmarks of a run of some of them go to a set that there is, beside
# those that it has, and nothing else is filed.
#
#   testsuite/gpu/collect.sh [-add SET] OUT-DIR
set -eu
shopt -s nullglob
add=
[ "${1:-}" = -add ] && [ $# -eq 3 ] && { add=$(basename "$2"); shift 2; }
[ $# -eq 1 ] && [ -f "$1/summary.txt" ] || { sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 2; }
from=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
read -r date np gpu <<<"$(sed -n 's/^run: //p' "$from/summary.txt")"
[ -n "$gpu" ] || { echo "$from/summary.txt does not say when, with how many PEs and on which GPU it was made" >&2; exit 1; }
kind=$(echo "$gpu" | tr 'A-Z ' 'a-z-' | sed 's/^nvidia-//; s/[^a-z0-9-]//g')-np$np
shared=$(sed -n 's/^shared: .* share \([0-9]*\).*/\1/p' "$from/summary.txt")
[ -z "$shared" ] || kind=$kind-on-$shared
! grep -q '^network: ' "$from/summary.txt" || kind=$kind-network
results=testsuite/results/$date-$kind.txt.gz benches=bench/results/$date-$kind

# filed WHAT: names it, and others of its kind.
filed() {
	local other
	echo "$1"
	for other in "$(dirname "$1")"/????-??-??-"${1#*/results/????-??-??-}"; do
		[ "$other" = "$1" ] || echo "  of the same kind, to be removed if the new one has all that it has: $other"
	done
}

# join FILE...: one text of those that there are, each under its name (txtar).
join() {
	local f
	for f; do
		[ ! -f "$f" ] || { echo "-- $f --" && sed -e '$a\' "$f"; }
	done
}

if [ -n "$add" ]; then
	benches=bench/results/$add
	[ -f "$benches/figures.json.gz" ] || { echo "there is no set $benches" >&2; exit 1; }
	[ "${add#????-??-??-}" = "$kind" ] || { echo "$add is not a set of $kind, which $from was made on" >&2; exit 1; }
	for f in "$from"/bench/*/; do
		bench=$(basename "$f")
		! grep -qx "## $bench" "$benches/README.md" || { echo "$benches has $bench already" >&2; exit 1; }
	done
else
	(
		cd "$from"
		join summary.txt info.txt $(printf '%s\n' *.txt | grep -vE '^(summary|info|bench-.*)\.txt$') sanitizer/*.txt
	) | gzip -n9 >"$results"
	filed "$results"
	[ -d "$from/bench" ] || exit 0
	mkdir -p "$benches"
	: >"$benches/run.txt"
	echo "# $date-$kind" >"$benches/README.md"
fi

# The tables in one document, and the figures in one object (bench/report.ReadSet).
figures=$(mktemp) && trap 'rm -f "$figures"' EXIT
separator='{'
[ -z "$add" ] || { zcat "$benches/figures.json.gz" | sed '$ s/}$//' >"$figures" && separator=,; }
before=$(wc -c <"$figures")
for f in "$from"/bench/*/bench.json "$from"/bench/*/jit.json; do
	bench=$(basename "$(dirname "$f")")
	{ printf '\n## %s\n\n' "$bench" && sed 's/^#/##/' "${f%.json}.md"; } >>"$benches/README.md"
	{ printf '%s"%s":' "$separator" "$bench" && cat "$f"; } >>"$figures"
	separator=,
done
[ "$(wc -c <"$figures")" -gt "$before" ] || { echo "$from/bench holds no figures" >&2; exit 1; }
(cd "$from" && join summary.txt info.txt) >>"$benches/run.txt"
{ cat "$figures" && echo '}'; } | gzip -n9 >"$benches/figures.json.gz"
filed "$benches"
