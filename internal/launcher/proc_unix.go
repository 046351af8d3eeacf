//go:build unix && !linux

package launcher

import (
	"os"
	"os/exec"
	"syscall"
)

// prepare does nothing: here a process notices by its pipe that the launcher died.
func prepare(*exec.Cmd) {}

// terminate asks the process to end.
func terminate(p *os.Process) error { return p.Signal(syscall.SIGTERM) }

// closeOnExec keeps a descriptor from the processes that this one starts.
func closeOnExec(fd uintptr) { syscall.CloseOnExec(int(fd)) }
