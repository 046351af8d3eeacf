package ltoir

import "syscall"

// peakBytes returns the most memory that this process had. Linux counts in KB
// (getrusage(2)).
func peakBytes() int64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return int64(u.Maxrss) << 10
}
