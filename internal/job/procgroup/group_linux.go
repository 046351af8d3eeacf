package procgroup

import (
	"errors"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"
)

// wait ends what the process has left behind before it is reaped, so that the
// number of the group is nobody else's, and before its output is read to the end.
func wait(g *Group) error {
	for {
		err := unix.Waitid(unix.P_PID, g.cmd.Process.Pid, nil, unix.WEXITED|unix.WNOWAIT, nil)
		if !errors.Is(err, unix.EINTR) {
			break
		}
	}
	g.finish()
	return g.cmd.Wait()
}

// DieWithParent makes the process, though not what it starts, end when this one
// is killed. The kernel ties it to the thread that starts it, which the caller has
// locked for as long as the process lives.
func DieWithParent(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = new(syscall.SysProcAttr)
	}
	cmd.SysProcAttr.Pdeathsig = syscall.SIGKILL
}
