#!/bin/sh
# Makes libcuda.so.1 of driver.c, which stands for the CUDA driver in tests:
#
#   driver.sh INCLUDE DIR
#
# INCLUDE is the directory of cuda.h, and DIR gets the library. Functions of cuda.h that
# driver.c lacks return CUDA_ERROR_NOT_SUPPORTED.
set -eu
cc=${CC:-cc} include=$1 dir=$2
src=$(dirname "$0")/driver.c
mkdir -p "$dir"
echo '#include <cuda.h>' | $cc -E -P -I "$include" - |
	tr '\n' ' ' | grep -o 'CUresult *cu[A-Z][A-Za-z0-9_]* *(' | tr -d ' (' | sort -u |
	sed 's/^CUresult\(.*\)/__attribute__((weak)) int \1(void) { return 801; }/' >"$dir/rest.c"
$cc -shared -fPIC -O1 -w -o "$dir/libcuda.so.1" -Wl,-soname,libcuda.so.1 -I "$include" "$src" "$dir/rest.c" -lpthread
ln -sf libcuda.so.1 "$dir/libcuda.so"
