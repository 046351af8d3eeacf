#!/bin/sh
# Runs a command in this folder with what cgo needs: cuda.h of CUDA 12, which comes by
# 'gpuc toolchain install cuda-12.8-headers', and a driver for tests, made of
# testdata/driver.c.
#
#   cgo.sh go test ./... -gpuc.backend=cuda -gpuc.np=1
set -eu
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
set=cuda-12.8-headers
dir=$(cd "$root" && CGO_ENABLED=0 GOFLAGS= go run ./cmd/gpuc toolchain list | sed -n "s:^ *$set .* /:/:p")
[ -n "$dir" ] || { echo "cgo.sh: there is no cuda.h of CUDA 12; run gpuc toolchain install $set" >&2; exit 1; }
include=$dir/nvidia/cuda_runtime/include driver=$root/bin/driver
export CC="${CC:-$(go env CC)}"
testdata/driver.sh "$include" "$driver"
export CGO_ENABLED=1 CGO_CFLAGS="-O2 -I$include" CGO_LDFLAGS="-L$driver" LD_LIBRARY_PATH="$driver${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$@"
