package compile

import (
	"os"
	"syscall"
)

// peakMB returns the most memory that a process that has ended had. Linux counts
// in KB (getrusage(2)).
func peakMB(p *os.ProcessState) float64 {
	if u, ok := p.SysUsage().(*syscall.Rusage); ok {
		return float64(u.Maxrss) / 1024
	}
	return 0
}
