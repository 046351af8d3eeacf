# The steps of run-all.sh -network, which reads this file. NVSHMEM is told that the GPUs of this
# host cannot reach each other. Its proxy thread and its UCX transport then move everything, with
# the symmetric heap in host memory, since UCX is used without CUDA and without a network card.
# Its transport makes atomics through GDRCopy, of which network/gdrcopy.c is a stand-in.

# Tests that this set-up cannot pass: registered memory is the GPU's, which this UCX cannot read,
# and a heap in host memory of the size that TestJacobiPast2G wants takes too long to make.
left_out='TestRegistered|TestStructs|TestJacobiPast2G'

# stand_in LIBRARY SOURCE sets found to a library that came with the folder, or is built here.
stand_in() {
	found=$here/lib/$1
	[ ! -e "$found" ] || return 0
	found=$work/lib/$1
	mkdir -p "$work/lib"
	cc -shared -fPIC -O2 -Wl,-soname,"$1" -o "$found" "$here/network/$2" || { echo "-network: no $1, and no C compiler to build it" >&2; return 1; }
}

# network_setup sets the environment of all steps.
network_setup() {
	local d gdr found
	[ -z "${GPUC_OVERSUBSCRIBE:-}" ] || [ -n "$mps" ] || { echo "-network: there are $gpus GPUs, which more PEs can share by MPS alone" >&2; return 1; }
	[ -n "$nvshmem" ] || { echo "-network: no NVSHMEM; GPUC_NVSHMEM names its folder" >&2; return 1; }
	[ -e "$nvshmem/lib/nvshmem_transport_ucx.so.3" ] || { echo "-network: $nvshmem/lib has no nvshmem_transport_ucx.so.3" >&2; return 1; }
	for d in "$ucx" "$here/ucx" $(python3 -c 'import sys; print(*(p + "/libucx/lib" for p in sys.path if p))' 2>/dev/null); do
		if [ -n "$d" ] && [ -e "$d/libucp.so.0" ]; then break; fi
		d=
	done
	[ -n "$d" ] || { echo "-network: no UCX; -ucx names the folder with libucp.so.0, as in the Python package libucx-cu13" >&2; return 1; }
	ucx=$(cd "$d" && pwd)
	stand_in libgdrapi.so.2 gdrcopy.c && gdr=$(dirname "$found") && stand_in libheaps.so heaps.c && export heaps=$found || return 1
	# Each PE has a thread that waits for its kernels, and a proxy.
	d=$(($(nproc) / (2 * np)))
	[ "$atonce" -le "$d" ] || atonce=$((d > 0 ? d : 1))
	# NVSHMEM gives the heap in host memory one name on the machine (3.4.5, 3.8.0). A job that
	# starts beside another may open that one's heap, and then barriers of both end too soon or never.
	[ -n "$apart" ] || if can_part; then apart=yes; else atonce=1; fi
	export NVSHMEM_DISABLE_P2P=1 NVSHMEM_REMOTE_TRANSPORT=ucx NVSHMEM_HEAP_KIND=SYSMEM
	# NVSHMEM asks the control of MPS for its servers, on each host at once. It answers one at a time.
	if [ -n "$mps" ]; then
		d=$(command -v nvidia-cuda-mps-control)
		mkdir -p "$work/path"
		printf '#!/bin/sh\nexec flock -o "%s" "%s" "$@"\n' "$work/mps.lock" "$d" >"$work/path/nvidia-cuda-mps-control"
		chmod +x "$work/path/nvidia-cuda-mps-control"
		PATH=$work/path:$PATH
	fi
	export UCX_MODULE_DIR=$ucx/ucx UCX_NET_DEVICES=lo UCX_WARN_UNUSED_ENV_VARS=n
	export LD_LIBRARY_PATH=$gdr:$ucx:$nvshmem/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
	echo "network: no peer access, UCX of $ucx, heap in host memory; left out: $left_out, jobs at once: $atonce" >>"$out/summary.txt"
}

# far: what operations cost that go over the network, against C++ on the same path. The
# benchmarks that store to peers' memory by themselves have no meaning there.
far() {
	local rc=0
	pair far "$np" ours-aot cpp -rounds 3 -starts 3 -limit 60s -bench far,pingpong,barrier || rc=1
	pair far-puts "$np" ours-aot cpp -rounds 3 -limit 60s -bench putbw -bytes 4096,65536,1048576,16777216 -blocks 1,8 -threads 256 -volume 67108864 || rc=1
	# Without the fence C++ has wrong rows, which are no failure of ours.
	pair far-jacobi "$np" ours-aot cpp -rounds 3 -limit 60s -bench jacobi -grids 1024 || true
	pair far-jacobi-fence "$np" ours-aot cpp-fence -rounds 3 -limit 60s -bench jacobi -grids 1024 || rc=1
	pair far-sums "$np" ours-aot "" -rounds 2 -limit 60s -bench allreduce || rc=1
	return $rc
}

# mixed COMMAND...: runs a program as on two hosts: half of the PEs can address each other.
mixed() {
	NVSHMEM_DISABLE_P2P=0 "$gpuc" run -backend cuda -rsh "$here/network/host.sh" -hosts "one:$((np / 2)),two:$((np - np / 2))" "$@"
}

# fresh: whether a put sends what was written just before, in C++ (fresh.cu says how to read it).
fresh() { timeout 60 "$(cat "$work/cpp-bin")/fresh" -np "$np"; }
export -f far fresh mixed

run_network() {
	local t mode run_pe="$gpuc run -np $np -backend cuda"
	network_setup || exit 1
	export left_out LD_LIBRARY_PATH ucx
	wanted info && step info 60 bash -c info
	wanted bench || wanted fresh || wanted far || wanted conformance && step bench-peers 240 bash -c peers
	wanted conformance || wanted fresh && step network-fresh 90 bash -c fresh
	if wanted conformance; then
		for t in conformance mistakes ring examples; do
			[ ! -e "$here/test/$t.test" ] || step "test-$t" 400 bash -c "tests $t"
		done
	fi
	if wanted examples; then
		for t in ring ring-aot; do step "example-$t" 60 $run_pe "$bin/$t"; done
		for mode in "" -persistent; do
			step "example-jacobi$mode" 60 $run_pe "$bin/jacobi" $mode -width 1024 -height 1024 -iterations 500 -norm 1
			step "example-jacobi$mode-odd" 60 $run_pe "$bin/jacobi" $mode -width 1023 -height 517 -iterations 200 -norm 3
		done
		step example-allreduce 60 $run_pe "$bin/allreduce" -max 4194304
		step example-alltoall 60 $run_pe "$bin/alltoall" -n 100003
		step example-stencil3d 60 $run_pe "$bin/stencil3d" -nx 129 -ny 127 -nz 103 -steps 20
		step example-nbody 60 $run_pe "$bin/nbody" -bodies 6001 -steps 5
		step example-moe 60 $run_pe "$bin/moe" -tokens 64 -hidden 1024 -experts 16 -topk 4
	fi
	if [ "$np" -ge 4 ] && wanted mixed; then
		step mixed-ring 60 bash -c 'mixed "$bin/ring"'
		for mode in "" -persistent; do
			step "mixed-jacobi$mode" 60 bash -c "mixed \"\$bin/jacobi\" $mode -width 1023 -height 517 -iterations 200 -norm 3"
		done
		step mixed-allreduce 60 bash -c 'mixed "$bin/allreduce" -max 4194304'
		step mixed-alltoall 60 bash -c 'mixed "$bin/alltoall" -n 100003'
		step mixed-stencil3d 60 bash -c 'mixed "$bin/stencil3d" -nx 129 -ny 127 -nz 103 -steps 20'
		step mixed-nbody 60 bash -c 'mixed "$bin/nbody" -bodies 6001 -steps 5'
		step mixed-moe 60 bash -c 'mixed "$bin/moe" -tokens 64 -hidden 1024 -experts 16 -topk 4'
	fi
	if wanted shows; then
		step show-index 60 bash -c 'must_fail "faults.go:[0-9]+: index out of range" in_turns "$gpuc" run -np "$np" -backend cuda "$bin/shows" -show index'
		step show-kill 60 bash -c 'killed kill'
		step show-kill-barrier 60 bash -c 'killed kill-barrier'
	fi
	if wanted bench || wanted far; then
		step bench-far 200 bash -c far
		cat "$out"/bench/*/bench.md 2>/dev/null
	fi
	echo
	cat "$out/summary.txt"
	[ "$failures" -eq 0 ]
}
