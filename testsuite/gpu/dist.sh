#!/bin/bash
# Makes dist/gpu, a folder that runs tests, examples and benchmarks on a GPU host
# without Go, and packs it: make gpu-dist calls this.
#
#   testsuite/gpu/dist.sh [-arch sm_90a] [-libs] [-out dist/gpu] [-ucx DIR]
#
# -libs makes a second archive with the compile libraries of the toolchain, to
# unpack over the first on hosts without a CUDA toolkit. The kernels multiply matrices by wgmma, which
# sm_90 does not have; the C++ programs are built for sm_90, as NVSHMEM's device library is. NVCC names the CUDA compiler
# for the C++ programs, and NCCL the folder of NCCL (include and lib) for the one on
# NCCL; without a compiler the host builds them. -ucx is the folder with libucp.so.0 of the Python
# package libucx-cu13, for run-all.sh -network on hosts without it. Cubins and C++ programs are made with
# the toolchain that gpuc finds, or GPUC_TOOLCHAIN.
set -eu
cd "$(dirname "$0")/../.."
arch=sm_90a libs= out=dist/gpu ucx=
while [ $# -gt 0 ]; do
	case $1 in
	-arch) arch=$2; shift ;;
	-libs) libs=1 ;;
	-out) out=$2; shift ;;
	-ucx) ucx=$2; shift ;;
	*) sed -n '2,13s/^# \{0,1\}//p' "$0"; exit 2 ;;
	esac
	shift
done
export CGO_ENABLED=0 GOOS=linux GOARCH=amd64 GOFLAGS="-trimpath -ldflags=-s"
rm -rf "$out" "$out.tar.xz" "$out-libs.tar.xz"
mkdir -p "$out/bin" "$out/test" "$out/cpp/bin"

echo "commands and programs"
go build -o "$out/bin/" ./cmd/gpuc ./examples/saxpy ./examples/ring ./examples/extern ./examples/jacobi ./examples/allreduce ./examples/alltoall ./examples/stencil3d ./examples/nbody ./examples/moe ./examples/torch ./examples/power ./examples/hostonly ./testsuite/shows ./bench/cmd/ours ./bench/cmd/benchpair ./bench/cmd/benchjit ./bench/startup
for lab in examples/labs/*/main.go; do
	lab=$(dirname "$lab")
	go build -o "$out/bin/lab-$(basename "$lab")" "./$lab"
done
for p in examples/saxpy examples/ring bench/cmd/ours bench/startup; do
	"$out/bin/gpuc" build -arch "$arch" -o "$out/bin/$(basename $p)-aot" "./$p"
done
"$out/bin/gpuc" build -arch "$arch" -no-checks -o "$out/bin/ours-unchecked-aot" ./bench/cmd/ours
"$out/bin/gpuc" build -trace-level waits -arch "$arch" -o "$out/bin/ours-waits-aot" ./bench/cmd/ours
"$out/bin/gpuc" build -arch "$arch" -o "$out/bin/jacobi-aot" ./examples/jacobi
for p in testsuite/halo testsuite/pairs examples/saxpy examples/ring examples/jacobi examples/allreduce; do
	"$out/bin/gpuc" build -sanitize -arch "$arch" -o "$out/bin/$(basename $p)-sanitized" "./$p"
done

# test NAME PACKAGE: a test binary that takes the back end, with the machine code of its kernels.
test_binary() {
	"$out/bin/gpuc" build -test -arch "$arch" -o "$out/test/$1.test" "$2"
	echo "-gpuc.backend=cuda -gpuc.np=NP" >"$out/test/$1.test.args"
}
echo "tests"
test_binary conformance ./testsuite/conformance
test_binary mistakes ./testsuite/mistakes
test_binary ring ./examples/ring
test_binary saxpy ./examples/saxpy
test_binary torch ./examples/torch
test_binary examples ./testsuite/examples
test_binary kernels ./testsuite/kernels
test_binary power ./examples/power
go test -c -o "$out/test/cuda.test" ./internal/backend/cuda
echo "-gpuc.backend=cuda -test.run=^TestGPU" >"$out/test/cuda.test.args"
if command -v "$(go env CC)" >/dev/null; then
	runtime/gorgonia/cgo.sh go test -c -o "$(cd "$out" && pwd)/test/gorgonia.test" .
	echo "-gpuc.backend=cuda -gpuc.np=NP" >"$out/test/gorgonia.test.args"
else
	echo "  no C compiler: the tests with gorgonia.org/cu are left out"
fi

# What the documents have a reader write, with its tests.
shown=$(mktemp -d)
go test ./cmd/gpuc -count=1 -run '^TestDocuments$/^(README.md|docs)$/^tiles.md$' -args -documents.keep "$shown"
for doc in README.md docs/tiles.md; do
	name=$(basename "$doc" .md)
	target=$(cd "$out/test" && pwd)/$name.test
	(cd "$shown/$doc/first" && go test -c -o "$target" .)
	echo "-gpuc.backend=cuda -gpuc.np=NP" >"$out/test/$name.test.args"
done
rm -r "$shown"

# part NAME: where gpuc finds a part of the toolchain.
part() {
	"$out/bin/gpuc" toolchain list -json | sed -n "/\"part\": \"$1\"/,/\"path\"/s/.*\"path\": \"\(.*\)\".*/\1/p"
}

echo "C++ programs"
cp bench/cpp/*.cu bench/cpp/*.h bench/cpp/Makefile "$out/cpp/"
nvcc=${NVCC:-$(command -v nvcc || true)}
nvshmem=$(dirname "$(part 'NVSHMEM headers')")
if [ -n "$nvcc" ] && [ -e "$nvshmem/lib/libnvshmem_device.a" ]; then
	make -s -C "$out/cpp" NVCC="$nvcc" NVSHMEM="$nvshmem" ARCH="${arch%[af]}" ${NCCL:+NCCL="$NCCL"} OUT=bin
	rm -f "$out"/cpp/bin/*.o
	strip "$out"/cpp/bin/*
else
	echo "  no nvcc, or no toolchain with NVSHMEM: the GPU host builds them"
fi

cp testsuite/gpu/run-all.sh testsuite/gpu/benches.sh testsuite/gpu/network.sh "$out/"
mkdir -p "$out/network" "$out/lib" && cp testsuite/gpu/network/* "$out/network/"
if command -v cc >/dev/null; then
	cc -shared -fPIC -O2 -Wl,-soname,libgdrapi.so.2 -o "$out/lib/libgdrapi.so.2" testsuite/gpu/network/gdrcopy.c
	cc -shared -fPIC -O2 -o "$out/lib/libheaps.so" testsuite/gpu/network/heaps.c
else
	echo "  no C compiler: the GPU host builds the stand-ins for GDRCopy and for hosts"
fi
if [ -n "$ucx" ]; then
	[ -e "$ucx/libucp.so.0" ] || { echo "$ucx has no libucp.so.0" >&2; exit 1; }
	cp -rL "$ucx" "$out/ucx"
fi
mkdir -p "$out/torch" && cp bench/torch/*.py "$out/torch/"
{
	echo "gpuc $(git describe --always --dirty --tags)"
	go version
	echo "cubins for $arch"
} >"$out/VERSION"
tar -C "$(dirname "$out")" -cf - "$(basename "$out")" | xz -T0 -3 >"$out.tar.xz"
du -sh "$out" "$out.tar.xz"

if [ -n "$libs" ]; then
	echo "compile libraries"
	mkdir -p "$out/toolchain/nvidia/cu13/lib" "$out/toolchain/nvidia/cu13/nvvm/libdevice"
	cp -L "$(part libNVVM)" "$(part nvJitLink)" "$out/toolchain/nvidia/cu13/lib/"
	cp -L "$(part libdevice)" "$out/toolchain/nvidia/cu13/nvvm/libdevice/"
	tar -C "$(dirname "$out")" -cf - "$(basename "$out")/toolchain" | xz -T0 -3 >"$out-libs.tar.xz"
	du -sh "$out-libs.tar.xz"
fi
