//go:build !linux

package libcuda

func hostFunc() uintptr { return 0 }
