package gorgonia

// The linker lets the guard stand between package cu and the driver. gpurt opens the driver
// by itself, so its calls do not pass the guard.

// #cgo linux CFLAGS: -I/usr/local/cuda/include
// #cgo linux LDFLAGS: -L/usr/local/cuda/lib64/stubs -L/usr/local/cuda/lib64 -lcuda
// #cgo linux LDFLAGS: -Wl,--wrap=cuDevicePrimaryCtxRetain -Wl,--wrap=cuDevicePrimaryCtxRelease_v2
// #cgo linux LDFLAGS: -Wl,--wrap=cuDevicePrimaryCtxReset_v2 -Wl,--wrap=cuCtxDestroy_v2
import "C"
