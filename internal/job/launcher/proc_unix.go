//go:build unix

package launcher

import (
	"os"
	"runtime"
	"syscall"
)

// closeOnExec keeps a descriptor from the processes that this one starts.
func closeOnExec(fd uintptr) { syscall.CloseOnExec(int(fd)) }

// readNow reads what is in a pipe, and does not wait for more.
func readNow(f *os.File, b []byte) (n int, err error) {
	raw, err := f.SyscallConn()
	if err != nil {
		return 0, err
	}
	// Read of the connection obeys the deadline that has passed; Control does not.
	control := raw.Control(func(fd uintptr) {
		for {
			n, err = syscall.Read(int(fd), b)
			if err != syscall.EINTR {
				return
			}
		}
	})
	if control != nil {
		return 0, control
	}
	return max(n, 0), err
}

// signalNumber is the signal that ended a process, or 0.
func signalNumber(s *os.ProcessState) int {
	if ws, ok := s.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return int(ws.Signal())
	}
	return 0
}

// signalText names the signal that ended a process, or returns "".
func signalText(s *os.ProcessState) string {
	if n := signalNumber(s); n != 0 {
		return syscall.Signal(n).String()
	}
	return ""
}

// limitSending ends a connection to a host that does not confirm what is sent to it. Without the
// limit, TCP sends it again for a quarter of an hour, and asks nothing else.
func limitSending(fd uintptr) {
	const userTimeout = 18 // TCP_USER_TIMEOUT of Linux, in milliseconds
	if runtime.GOOS == "linux" {
		_ = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, userTimeout, int(lostAfter().Milliseconds()))
	}
}
