//go:build !linux

package compile

import "os"

// peakMB returns 0: the memory is measured on Linux.
func peakMB(*os.ProcessState) float64 { return 0 }
