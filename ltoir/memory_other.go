//go:build !linux

package ltoir

// peakBytes returns 0: the memory is measured on Linux.
func peakBytes() int64 { return 0 }
