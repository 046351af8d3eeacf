package launcher

import (
	"os"
	"os/exec"
	"syscall"
)

// prepare makes the process die with the launcher, whatever ends that. The
// kernel ties it to the thread that starts the process.
func prepare(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// terminate asks the process to end.
func terminate(p *os.Process) error { return p.Signal(syscall.SIGTERM) }

// closeOnExec keeps a descriptor from the processes that this one starts.
func closeOnExec(fd uintptr) { syscall.CloseOnExec(int(fd)) }
