//go:build unix

package launcher

import (
	"os"
	"syscall"
)

// signalText names the signal that ended a process, or returns "".
func signalText(s *os.ProcessState) string {
	if ws, ok := s.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return ws.Signal().String()
	}
	return ""
}
