# The benchmark steps of run-all.sh, which reads this file. Each writes its tables
# to a folder of its own under $out/bench.

# Where the peers find NVSHMEM and NCCL: beside this script, in what python3 uses,
# or in the system.
find_library() {
	local part=$1 file=$2 d
	for d in "$here/toolchain/nvidia/$part" "${toolchain:+$toolchain/nvidia/$part}" \
		$(python3 -c 'import sys; print(*(p + "/nvidia/" + sys.argv[1] for p in sys.path if p))' "$part" 2>/dev/null) /usr; do
		if [ -n "$d" ] && [ -e "$d/lib/$file" ]; then echo "$d"; return; fi
	done
}
nvshmem=${GPUC_NVSHMEM:-$(find_library nvshmem libnvshmem_host.so.3)}
nccl=$(find_library nccl libnccl.so.2)

# peers: the C++ programs as built with the folder, or built here if those do not
# run. What can be compared with is noted in $work/peers, a line each.
peers() {
	[ -n "$nvshmem" ] || { echo "no NVSHMEM for the C++ programs"; return 1; }
	local cpp=$here/cpp/bin
	export LD_LIBRARY_PATH=$nvshmem/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
	if ! timeout 60 "$cpp/startup" -np 1; then
		echo "the C++ programs that came with the folder do not run; building"
		cpp=$work/cpp
		timeout 120 make -j4 -C "$here/cpp" NVSHMEM="$nvshmem" ${nccl:+NCCL="$nccl"} OUT="$cpp" && timeout 60 "$cpp/startup" -np 1 || return 1
	fi
	echo "$cpp" >"$work/cpp-bin"
	echo "NVSHMEM in $nvshmem, NCCL in ${nccl:-no place}"
	python3 -c 'import torch; print("torch", torch.__version__)' && touch "$work/torch"
	local l
	for l in nvshmem nccl; do
		[ -e "$work/torch" ] && python3 -c "import importlib.util as i, sys; sys.exit(not i.find_spec('$l') or not i.find_spec('$l.core'))" && touch "$work/$l-python"
	done
	[ -n "$nccl" ] || return 1
	local peer=$cpp/ncclpeer
	if [ ! -x "$peer" ]; then
		peer=$work/cpp/ncclpeer
		timeout 120 make -j4 -C "$here/cpp" NVSHMEM="$nvshmem" NCCL="$nccl" OUT="$work/cpp" "$peer" || return 1
	fi
	echo "$peer" >"$work/ncclpeer"
}

# pair NAME NP PROGRAM PEERS ARGS...: PROGRAM, of ours, against the peers of the
# list: cpp, cpp-fence, nccl, torch, and nvshmem-python and nccl-python, which are NVSHMEM4Py and
# nccl4py.
pair() {
	local name=$1 np=$2 program=$3 peers=$4 cpp l
	local -a with=()
	shift 4
	cpp=$(cat "$work/cpp-bin" 2>/dev/null)
	export LD_LIBRARY_PATH=$nvshmem/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
	case ,$peers, in *,cpp,*) [ -n "$cpp" ] && with+=(-peer "C++: $cpp/peer -np $np") ;; esac
	case ,$peers, in *,cpp-fence,*) [ -n "$cpp" ] && with+=(-peer "C++: $cpp/peer-fence -np $np") ;; esac
	# NVSHMEM takes NCCL where it finds it, so that only this program may.
	case ,$peers, in *,nccl,*) [ -e "$work/ncclpeer" ] && with+=(-peer "NCCL: env LD_LIBRARY_PATH=$nccl/lib $(cat "$work/ncclpeer") -np $np") ;; esac
	case ,$peers, in *,torch,*) [ -e "$work/torch" ] && with+=(-peer "torch: env -u LD_LIBRARY_PATH python3 $here/torch/peer.py -np $np") ;; esac
	for l in nvshmem nccl; do
		case ,$peers, in *,$l-python,*) [ -e "$work/$l-python" ] && with+=(-peer "Python: python3 $here/torch/hostpeer.py -library $l -np $np") ;; esac
	done
	"$bin/benchpair" -np "$np" -rounds "$rounds" -out "$out/bench/$name" \
		-ours "$gpuc run -np $np -backend cuda $bin/$program" "${with[@]}" "$@"
}

# host, host_nccl, host_over_nccl: what the host enqueues on streams. NVSHMEM's collectives are its
# own code, or NCCL where it finds that: all programs are told which, and the reduce-scatter gets
# the scratch memory that it needs (bench/cmd/benchpair/host.go).
host() {
	NVSHMEM_DISABLE_NCCL=1 NVSHMEM_REDUCE_SCRATCH_SIZE=4M \
		pair host "$np" ours-aot cpp,nvshmem-python -limit 30s -bench stream-put,stream-pingpong,stream-collective,stream-barrier
}
host_nccl() {
	[ -n "$nccl" ] || { echo "no NCCL"; return 0; }
	GPUC_NCCL_LIBRARY=$nccl/lib/libnccl.so.2 pair host-nccl "$np" ours-aot nccl,nccl-python -limit 30s -bench nccl
}
host_over_nccl() {
	[ -n "$nccl" ] || { echo "no NCCL"; return 0; }
	GPUC_NCCL_LIBRARY=$nccl/lib/libnccl.so.2 LD_LIBRARY_PATH=$nccl/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} \
		pair host-over-nccl "$np" ours-aot cpp,nvshmem-python -limit 30s -bench stream-collective-nccl
}

startup() {
	local cpp run="$gpuc run -np $np -backend cuda"
	cpp=$(cat "$work/cpp-bin" 2>/dev/null)
	export LD_LIBRARY_PATH=$nvshmem/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
	"$bin/benchpair" -np "$np" -bench none -startup-rounds 5 -limit 30s -out "$out/bench/startup" \
		-startup "Go, cubin made ahead: $run $bin/startup-aot" \
		-startup "Go, JIT warm: $run $bin/startup" \
		-startup "Go, JIT cold: env GPUC_CACHE={fresh} $run $bin/startup" \
		${cpp:+-startup "C++: $cpp/startup -np $np"}
}

# traces: what it costs to record waits, against the same program without.
traces() {
	local run="$gpuc run -np $np -backend cuda"
	export LD_LIBRARY_PATH=$nvshmem/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
	"$bin/benchpair" -np "$np" -rounds "$rounds" -out "$out/bench/traces" -limit 60s -bench pingpong,barrier,jacobi -grids 1024,4096 \
		-ours "$run -trace $work/trace.json $bin/ours-waits-aot" -peer "without a trace: $run $bin/ours-aot"
}

# sanitize TOOL NAME COMMAND...: NVIDIA's compute-sanitizer over a program that runs
# on one GPU. It follows only what libc starts, not what a Go program does, so that
# programs start without gpuc run and a test as the copy of itself that is its one PE.
# Calls of the driver and of NVSHMEM that fail harmlessly are not reported.
sanitize() {
	local tool=$1 name=$2 sanitizer rc
	sanitizer=$(command -v compute-sanitizer || ls /usr/local/cuda*/bin/compute-sanitizer 2>/dev/null | tail -n 1)
	[ -n "$sanitizer" ] || { echo "no compute-sanitizer"; return 1; }
	shift 2
	{
		"$sanitizer" --version
		GPUC_BACKEND=cuda timeout --kill-after=15 "$sanitizer_limit" "$sanitizer" --tool "$tool" --target-processes all \
			--report-api-errors no --error-exitcode 9 "$@"
		rc=$?
		echo "exit code $rc"
	} >"$out/sanitizer/$name-$tool.txt" 2>&1 </dev/null
	echo "$tool $name: $(grep -E '^========= (ERROR|RACECHECK) SUMMARY' "$out/sanitizer/$name-$tool.txt" | sed 's/=* //'), exit code $rc"
	return $rc
}

# sanitizer: every example of one GPU under each tool, several at a time; -run chooses
# among "TOOL NAME".
sanitizer() {
	local tool
	mkdir -p "$out/sanitizer"
	for tool in memcheck racecheck synccheck; do
		echo "$tool saxpy $bin/saxpy-aot"
		echo "$tool ring $bin/ring-aot"
		echo "$tool jacobi $bin/jacobi -width 257 -height 127 -iterations 20 -norm 3"
		echo "$tool jacobi-persistent $bin/jacobi -persistent -width 257 -height 127 -iterations 20 -norm 3"
		echo "$tool allreduce $bin/allreduce -max 65536 -times 2"
		echo "$tool alltoall $bin/alltoall -n 4099 -times 2"
		echo "$tool stencil3d $bin/stencil3d -nx 67 -ny 33 -nz 19 -steps 5"
		echo "$tool moe $bin/moe -tokens 16 -hidden 256 -experts 8 -topk 2"
		echo "$tool computing env \"GPUC_GPUTEST_CALL=0 TestComputing\" $here/test/examples.test -gpuc.backend=cuda -gpuc.np=1 -test.v -test.run ^TestComputing\$"
	done | grep -E -- "$run" | xargs -P 8 -L 1 bash -c 'sanitize "$@"' sanitize
}

export -f peers pair host host_nccl host_over_nccl startup traces sanitize sanitizer
export nvshmem nccl sanitizer_limit=${sanitizer_limit:-150}

# bench NAME PART LIMIT COMMAND...: the step bench-NAME, where this benchmark, the part that it
# belongs to, or all are wanted. The first looks for the peers.
bench() {
	wanted bench || wanted "$2" || wanted "$1" || return 0
	[ -n "$looked" ] || { looked=yes; step bench-peers 240 bash -c peers; }
	step "bench-$1" "${@:3}"
}

# run_benches: the wanted benchmarks; "bench" is all of them.
run_benches() {
	local looked=
	bench latency latency 60 bash -c 'pair latency "$np" ours-aot cpp -rounds 3 -starts 3 -bench pingpong,notify,barrier,launch'
	bench collectives collectives 150 bash -c 'pair collectives "$np" ours-aot cpp,nccl,torch -bench allreduce,alltoall,moe'
	bench algorithms collectives 100 bash -c 'pair algorithms "$np" ours-aot "" -bench allreduce-by'
	bench products products 300 bash -c 'pair products "$np" ours-aot torch -limit 60s -bench gather-gemm,gemm-scatter,gemm-allreduce'
	bench layers products 300 bash -c 'pair layers "$np" ours-aot torch -limit 60s -bench allreduce-norm,experts,ring-attention'
	bench jacobi jacobi 150 bash -c 'pair jacobi "$np" ours-aot cpp -bench jacobi'
	bench jacobi-1 jacobi 100 bash -c 'pair jacobi-1 1 ours-aot cpp -bench jacobi'
	bench puts puts 120 bash -c 'pair puts "$np" ours-aot cpp -bench putbw'
	bench host host 150 bash -c host
	bench host-nccl host 100 bash -c host_nccl
	bench host-over-nccl host 100 bash -c host_over_nccl
	bench single single 60 bash -c 'pair single 1 ours-aot cpp -rounds 3 -starts 5 -bench saxpy,transpose,stencil,gemv,gemv4,copy'
	bench single-unchecked single 60 bash -c 'pair single-unchecked 1 ours-unchecked-aot cpp -rounds 3 -starts 5 -bench saxpy,transpose,stencil,gemv,gemv4'
	bench matrix single 240 bash -c 'pair matrix 1 ours-aot torch -rounds 3 -limit 60s -bench gemm,gemm-forms,attention'
	bench traces traces 200 bash -c traces
	bench startup startup 120 bash -c startup
	bench jit jit 200 "$bin/benchjit" -rounds 2 -gpuc "$gpuc" -out "$out/bench/jit"
	[ -z "$looked" ] || cat "$out"/bench/*/bench.md 2>/dev/null
}

# run_sanitizer: it runs only where asked for, since it takes long.
run_sanitizer() {
	step sanitizer 400 bash -c sanitizer
}
