#!/bin/bash
# Runs conformance tests, examples, shows and benchmarks on a GPU host that needs
# no Go, from the folder that make gpu-dist made. Every step has a time limit and
# a file of its own; a step that fails does not stop the others.
#
#   ./run-all.sh [-np N] [-out DIR] [-steps info,conformance,examples,shows,bench]
#                [-run REGEXP] [-rounds R] [-limit SECONDS] [-toolchain DIR] [-cache DIR]
#                [-network] [-ucx DIR]
#
# Parts of bench are steps too: latency, collectives, products, jacobi, puts, host, single, traces,
# startup and jit, and so is each benchmark (run_benches in benches.sh). sanitizer, sanitized and pairs
# run only when named.
#
# -limit bounds the whole run; steps that no longer fit are failures. -toolchain is
# where NVIDIA's compile libraries are, if not where gpuc looks; -cache keeps compiled
# kernels from one run to the next; -run names the tests and pairs to run, and what the sanitizer
# looks at, if not all. With more PEs than GPUs, N of them share the GPUs, which is for
# tests alone; where NVIDIA's Multi-Process Service is installed, at the same time.
#
# With -network the PEs of this host cannot address each other, and all goes by NVSHMEM's proxy
# and UCX, as between hosts (network.sh). -ucx is the folder of UCX's libraries, if they are not
# in ucx here and not what python3 has as libucx. The benchmark far is then what bench means, and
# the step mixed runs 4 or more PEs as on two hosts.
set -u
here=$(cd "$(dirname "$0")" && pwd)
np=2 out=$here/out steps=info,conformance,examples,shows,bench rounds=7 toolchain= cache= run=. total=560 network= ucx=
while [ $# -gt 0 ]; do
	case $1 in
	-np) np=$2 ;;
	-out) out=$2 ;;
	-steps) steps=$2 ;;
	-rounds) rounds=$2 ;;
	-limit) total=$2 ;;
	-toolchain) toolchain=$2 ;;
	-cache) cache=$2 ;;
	-run) run=$2 ;;
	-ucx) ucx=$2 ;;
	-network) network=yes; shift; continue ;;
	*) sed -n '2,24s/^# \{0,1\}//p' "$0"; exit 2 ;;
	esac
	shift 2
done
mkdir -p "$out" && out=$(cd "$out" && pwd) || exit 1
gpu=$(nvidia-smi --query-gpu=name --format=csv,noheader 2>/dev/null | head -n 1)
echo "run: $(date -u +%F) $np ${gpu:-no GPU}" >"$out/summary.txt"
work=$(mktemp -d) && trap 'end_mps; rm -rf "$work"' EXIT

# NVLink multicast stays off: in virtual machines it can put GPUs out of service.
export NVSHMEM_DISABLE_NVLS=1 NCCL_NVLS_ENABLE=0 TORCH_SYMM_MEM_DISABLE_MULTICAST=1
export GPUC_CACHE=${cache:-$work/cache}
# PEs that share a GPU have an equal part of it each by MPS, if there is MPS, and without
# it they take turns. Parts that add up to 100 % overlap: with 4 by 25 % on an H200, a
# block of one PE did not start until another's had ended (4 by 22 %, 3 by 33 % and 2 by
# 50 % too; not 4 by 20 %, 3 by 31 %, 2 by 48 % and 8 by 12 %). Jobs must not meet there: MPS
# ends all processes on a GPU with the kernel that fails first, and NVSHMEM's memory for
# turns is the machine's. So tests run one at a time, or several where each can have an MPS
# and shared memory of its own (apart).
# The driver starts one process after the other: with 16 jobs of two PEs at once on two H100, each took
# half a minute to start, and waits of tests were over before their kernels began.
atonce=$(nproc)
[ "$atonce" -le 8 ] || atonce=8
gpus=$(if [ -n "${CUDA_VISIBLE_DEVICES:-}" ]; then tr , '\n' <<<"$CUDA_VISIBLE_DEVICES"; else nvidia-smi -L 2>/dev/null; fi | wc -l)
mps=
# start_mps LOGS: starts an MPS that all that follows uses.
start_mps() {
	export CUDA_MPS_PIPE_DIRECTORY CUDA_MPS_LOG_DIRECTORY=$1
	CUDA_MPS_PIPE_DIRECTORY=$(mktemp -d "$work/mps-XXXXXX")
	mkdir -p "$1"
	timeout 20 nvidia-cuda-mps-control -d 2>/dev/null
}
end_mps() { [ -z "$mps" ] || echo quit | timeout 20 nvidia-cuda-mps-control >/dev/null; }
# renew_mps: an MPS whose clients have failed may not serve the next ones.
renew_mps() { [ -z "$mps" ] || { end_mps; start_mps "$CUDA_MPS_LOG_DIRECTORY"; }; }
# own NAME COMMAND...: runs the command with shared memory of its own, and an MPS.
own() {
	local name=$1 rc
	shift
	mount -t tmpfs tmpfs /dev/shm || return 1
	[ -z "$mps" ] || start_mps "$out/mps/$name" || return 1
	"$@"
	rc=$?
	end_mps
	return $rc
}
# apart NAME COMMAND...: runs the command beside others.
apart() {
	if [ -n "$apart" ]; then unshare --mount bash -c 'own "$@"' own "$@"; else "${@:2}"; fi
}
# can_part: whether this user may give jobs shared memory of their own.
can_part() { unshare --mount mount -t tmpfs tmpfs /dev/shm 2>/dev/null; }
apart=
if [ "$np" -gt "$gpus" ]; then
	export GPUC_OVERSUBSCRIBE=1
	if start_mps "$out/mps"; then
		mps=yes
		export CUDA_MPS_ACTIVE_THREAD_PERCENTAGE=$((80 / ((np + gpus - 1) / gpus)))
	fi
	if [ -n "$mps" ] && can_part; then
		apart=yes atonce=$((atonce < 6 ? atonce : 6))
	else
		atonce=1
	fi
	echo "shared: the $np PEs share $gpus, MPS: ${mps:-no}, jobs at once: $atonce" >>"$out/summary.txt"
fi
export -f start_mps end_mps renew_mps own apart
mkdir -p "$GPUC_CACHE" && chmod 700 "$GPUC_CACHE"
[ -n "$toolchain" ] && export GPUC_TOOLCHAIN=$toolchain
[ -z "$toolchain" ] && [ -d "$here/toolchain" ] && export GPUC_TOOLCHAIN=$here/toolchain
bin=$here/bin
gpuc=$bin/gpuc

# step NAME LIMIT COMMAND...: runs the command for LIMIT seconds at most.
failures=0
step() {
	local name=$1 limit=$2 left=$((total - SECONDS)) begin end rc verdict
	shift 2
	if [ $left -lt 5 ]; then
		printf '%-28s            FAIL (no time left)\n' "$name" | tee -a "$out/summary.txt"
		failures=$((failures + 1))
		return 1
	fi
	[ $limit -gt $left ] && limit=$left
	begin=$(date +%s.%N)
	{
		echo "\$ $*"
		timeout --kill-after=15 "$limit" "$@"
	} >"$out/$name.txt" 2>&1 </dev/null
	rc=$?
	end=$(date +%s.%N)
	verdict=PASS
	[ $rc -ne 0 ] && verdict="FAIL (exit code $rc)" && failures=$((failures + 1))
	[ $rc -eq 124 ] && verdict="FAIL (over $limit s)"
	printf '%-28s %7.2f s  %s\n' "$name" "$(echo "$end - $begin" | awk '{print $1 - $3}')" "$verdict" | tee -a "$out/summary.txt"
	[ $rc -ne 0 ] && tail -n 25 "$out/$name.txt" | cut -c1-300 | sed 's/^/    /'
	return $rc
}
wanted() { case ,$steps, in *,$1,*) true ;; *) false ;; esac; }

# tests NAME: the chosen tests of a binary, several at a time, since most of a test's time
# on a GPU is the start of its processes. Those that start the most come first, but for those of kernels that
# do not end: these run alone, since a kernel that shares a GPU with others takes longer to learn that it shall end.
# Tests of kernels that fail do without MPS.
tests() {
	local binary=$here/test/$1.test args names dir=$out/tests-$1 name
	args=$(sed "s/NP/$np/g" "$binary.args")
	mkdir -p "$dir"
	names=$("$binary" -test.list "$(sed -n 's/.*-test.run=//p' "$binary.args" | grep . || echo .)" | grep ^Test | grep -E -- "$run" | grep -vxE -- "${left_out:-}")
	some() {
		xargs -r -P "$1" -I{} bash -c 'case {} in *Fault*|*Endless*) unset CUDA_MPS_PIPE_DIRECTORY; mps= ;; esac; apart {} "$0" '"${args%%-test.run=*}"' -test.v -test.timeout 380s -test.run "^{}\$" >"$1/{}" 2>&1 || echo {} >>"$1/failed"' "$binary" "$dir"
	}
	awk '/Endless/' <<<"$names" | some 1
	awk '/Endless/ { next } /Fault/ { print; next } { rest = rest $0 "\n" } END { printf "%s", rest }' <<<"$names" | some "$atonce"
	[ -n "$(ls "$dir")" ] || { echo "it has none of these tests"; return 0; }
	for name in "$dir"/Test*; do
		echo "# $(basename "$name")"
		cat "$name"
	done
	cat "$dir"/Test* | awk '/^[0-9]+ cases of/ { n += $1 } END { if (n) print n " cases of operation, scope, element type, number of PEs and team in all" }'
	echo "$(grep -h "^--- PASS" "$dir"/Test* | wc -l) tests passed, failed: $(cat "$dir/failed" 2>/dev/null | tr '\n' ' ')"
	[ ! -e "$dir/failed" ]
}

# must_fail PATTERN COMMAND...: the command fails, and says what it should.
must_fail() {
	local pattern=$1 text rc
	shift
	text=$("$@" 2>&1)
	rc=$?
	echo "$text"
	echo "exit code $rc"
	[ $rc -ne 0 ] || { echo "it should have failed"; return 1; }
	echo "$text" | grep -Eq -- "$pattern" || { echo "it should have said: $pattern"; return 1; }
}

# some_pairs NAME...: pairs with sanitized kernels, one after another. What each prints is then in
# pairs/NAME.txt.
some_pairs() {
	local name file rc try
	for name in "$@"; do
		file=$out/pairs/$name
		mkdir -p "${file%/*}"
		for try in 1 2; do
			timeout --kill-after=5 20 "$gpuc" run -np "$np" -backend cuda -hang-timeout 6s "$bin/pairs-sanitized" -pair "$name" >"$file" 2>&1 </dev/null
			rc=$?
			case $rc in 124 | 137) echo "hang: it took over 20 s" >>"$file" ;; esac
			[ $rc -eq 0 ] || grep -q 'reported: ' "$file" || renew_mps
			# The MPS may end only now with a job before.
			grep -q 'cuDevicePrimaryCtxRetain' "$file" || break
		done
		mv "$file" "$file.txt"
	done
}

# pairs: each mistake and its right twin, several pairs at a time, and a few with each MPS.
pairs() {
	"$bin/pairs-sanitized" -list | grep -E -- "$run" | xargs -d '\n' -P "$atonce" -n 4 bash -c 'apart "pairs-$$" some_pairs "$@"' pairs
}

# in_turns COMMAND...: runs a command whose kernels fail. PEs that share a GPU take turns then, since
# MPS tells all of them of the failure of one, and not which.
in_turns() { env -u CUDA_MPS_PIPE_DIRECTORY "$@"; }

# killed SHOW: a PE dies while the others wait; how long until all have ended.
killed() {
	local text rc ended died
	text=$("$gpuc" run -np "$np" -backend cuda "$bin/shows" -show "$1" 2>&1)
	rc=$?
	ended=$(date +%s%3N)
	echo "$text"
	echo "exit code $rc"
	died=$(echo "$text" | sed -n 's/.*dies at \([0-9]*\).*/\1/p')
	[ -n "$died" ] || { echo "PE 0 did not die"; return 1; }
	echo "all ended $((ended - died)) ms after PE 0 died"
	[ $rc -ne 0 ] && [ $((ended - died)) -lt 10000 ]
}

# jit: the same program without a cubin, with an empty cache and then a full one.
jit() {
	local fresh=$work/jit
	mkdir -p "$fresh" && chmod 700 "$fresh"
	export GPUC_CACHE=$fresh
	for start in cold warm warm; do
		echo "$start:"
		time "$gpuc" run -np "$np" -backend cuda "$bin/ring" || return 1
	done
	"$gpuc" cache list
}

# aot: with a cubin made elsewhere, no compiler is used: none can be found here,
# and the cache stays empty. Without the cubin the same must fail.
aot() {
	local fresh=$work/aot none=/nonexistent
	mkdir -p "$fresh" && chmod 700 "$fresh"
	export GPUC_CACHE=$fresh GPUC_LIBNVVM=$none GPUC_NVJITLINK=$none GPUC_NVRTC=$none
	echo "with a cubin:"
	time "$gpuc" run -np "$np" -backend cuda "$bin/ring-aot" || return 1
	echo "in the cache: $(find "$fresh" -type f | wc -l) files"
	echo "without a cubin:"
	must_fail "$none" "$gpuc" run -np "$np" -backend cuda "$bin/ring"
}

info() {
	cat "$here/VERSION"
	uname -srm
	grep -m1 'model name' /proc/cpuinfo
	echo "$(nproc) processors"
	nvidia-smi
	nvidia-smi topo -m
	nvidia-smi --query-gpu=index,name,driver_version,clocks.sm,clocks.max.sm,clocks.mem,memory.used --format=csv
	echo "NVSHMEM for C++: ${nvshmem:-none}"
	command -v nvcc && nvcc --version
	python3 -m pip list 2>/dev/null | grep -Ei '^(nvidia-(cuda-(nvrtc|runtime)|nvjitlink|nvvm|nvshmem)|torch)'
	"$gpuc" version
	"$gpuc" doctor
}

export -f tests must_fail some_pairs pairs in_turns killed jit aot info
export here np run atonce apart mps out work bin gpuc rounds
. "$here/benches.sh"
[ -z "$network" ] || { . "$here/network.sh" && run_network; exit; }

if wanted info; then
	step info 60 bash -c info
fi
if wanted conformance; then
	# The smallest first: when the time is over, most have then run.
	mapfile -t binaries < <(ls -Sr "$here"/test/*.test)
	for t in "${binaries[@]}"; do
		name=$(basename "$t" .test)
		step "test-$name" 400 bash -c "tests $name"
	done
fi
if wanted examples; then
	for e in saxpy ring saxpy-aot ring-aot extern; do
		step "example-$e" 60 "$gpuc" run -np "$np" -backend cuda "$bin/$e"
	done
	# Jacobi in one launch for each iteration and in one for all, right and large.
	for mode in "" -persistent; do
		jacobi="$gpuc run -np $np -backend cuda $bin/jacobi $mode"
		step "example-jacobi$mode" 60 $jacobi -width 1024 -height 1024 -iterations 1000 -norm 1 -png "$out/jacobi$mode.png"
		step "example-jacobi$mode-odd" 60 $jacobi -width 1023 -height 517 -iterations 200 -norm 3
		for n in 1024 4096 16384; do
			step "example-jacobi$mode-$n" 60 $jacobi -width $n -height $n -iterations 1000 -norm 0 -check=false
			step "example-jacobi$mode-$n-norm" 60 $jacobi -width $n -height $n -iterations 1000 -norm 1 -tolerance 0 -check=false
		done
	done
	step example-allreduce 60 "$gpuc" run -np "$np" -backend cuda "$bin/allreduce" -max 67108864 -times 20
	step example-alltoall 60 "$gpuc" run -np "$np" -backend cuda "$bin/alltoall" -n 1048579 -times 20
	step example-stencil3d 60 "$gpuc" run -np "$np" -backend cuda "$bin/stencil3d" -nx 257 -ny 255 -nz 203 -steps 50
	step example-stencil3d-large 60 "$gpuc" run -np "$np" -backend cuda "$bin/stencil3d" -nx 512 -ny 512 -nz 1024 -steps 100 -check=false
	step example-nbody 60 "$gpuc" run -np "$np" -backend cuda "$bin/nbody" -bodies 6001 -steps 5
	step example-nbody-large 60 "$gpuc" run -np "$np" -backend cuda "$bin/nbody" -bodies 200000 -steps 10 -check=false
	step example-moe 60 "$gpuc" run -np "$np" -backend cuda "$bin/moe" -tokens 128 -hidden 7168 -experts 64 -topk 8
	step example-torch 60 "$gpuc" run -np 1 -backend cuda "$bin/torch"
	# Waits on a stream take a GPU for each PE, or MPS. NCCL has one rank on a GPU.
	labs="lab-2 lab-4" large=lab-4
	[ -z "${GPUC_OVERSUBSCRIBE:-}" ] && labs="$labs lab-6 hostonly"
	if [ -z "${GPUC_OVERSUBSCRIBE:-}" ] && "$gpuc" doctor | grep -q '^ok *NCCL'; then
		step example-power 60 "$gpuc" run -np "$np" -backend cuda "$bin/power" -rows 4096 -steps 100
		labs="$labs lab-1 lab-3 lab-5 lab-stencil" large="$large lab-3 lab-stencil"
	fi
	for lab in $labs; do
		step "example-$lab" 60 "$gpuc" run -np "$np" -backend cuda "$bin/$lab"
	done
	for lab in $large; do
		step "example-$lab-large" 60 "$gpuc" run -np "$np" -backend cuda "$bin/$lab" -width 4096 -rows 1024 -steps 200
	done
	step example-ring-emulated 60 "$gpuc" run -np 4 -backend emu "$bin/ring"
fi
if wanted shows; then
	step show-index 60 bash -c 'must_fail "faults.go:[0-9]+: index out of range \[11\] with length 8 \(kernel Index, PE [0-9]+, block \(2,0,0\), thread \(77,0,0\)\)" in_turns "$gpuc" run -np "$np" -backend cuda "$bin/shows" -show index'
	step show-fail 60 bash -c 'must_fail "faults.go:[0-9]+: index out of range" in_turns "$gpuc" run -np "$np" -backend cuda "$bin/shows" -show fail'
	step show-kill 60 bash -c 'killed kill'
	step show-kill-barrier 60 bash -c 'killed kill-barrier'
	step show-jit 90 bash -c jit
	step show-cubin 60 bash -c aot
fi
run_benches
if wanted sanitizer; then run_sanitizer; fi
# Kernels with the hooks of gpuc run -sanitize: one mistake, which must be reported, and programs
# without any. The times of an iteration with and without hooks say what they cost.
if wanted sanitized; then
	step sanitized-mistake 60 bash -c 'must_fail "main.go:46: race on byte (0|264) of an allocation of 272 bytes" "$gpuc" run -np "$np" -backend cuda "$bin/halo-sanitized"'
	step sanitized-halo 60 "$gpuc" run -np "$np" -backend cuda "$bin/halo-sanitized" -right
	for e in saxpy ring; do
		step "sanitized-$e" 60 "$gpuc" run -np "$np" -backend cuda "$bin/$e-sanitized"
	done
	for mode in "" -persistent; do
		step "sanitized-jacobi$mode" 60 "$gpuc" run -np "$np" -backend cuda "$bin/jacobi-sanitized" $mode -width 64 -height 64 -iterations 40
		for form in aot sanitized; do
			step "sanitized-cost$mode-$form" 60 "$gpuc" run -np "$np" -backend cuda "$bin/jacobi-$form" $mode -width 1024 -height 1024 -iterations 100 -norm 0 -check=false
		done
	done
	step sanitized-allreduce 60 "$gpuc" run -np "$np" -backend cuda "$bin/allreduce-sanitized" -max 65536
fi
# A mistake need not show in the one order in which a GPU runs it, but no right twin is reported.
if wanted pairs; then
	step pairs-twins 60 "$gpuc" run -np "$np" -backend cuda -hang-timeout 6s "$bin/pairs-sanitized" -twins
	step pairs $((total - SECONDS - 15)) bash -c pairs
	step pairs-results 10 "$bin/pairs-sanitized" -results "$out/pairs"
fi
echo
cat "$out/summary.txt"
[ "$failures" -eq 0 ]
