//go:build unix

package procgroup

import (
	"os/exec"
	"syscall"
)

// prepare makes the process the first of a new group.
func prepare(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = new(syscall.SysProcAttr)
	}
	cmd.SysProcAttr.Setpgid = true
}

// A group may have ended, which is what its signals are for: errors say no more.

func send(cmd *exec.Cmd, number int) { _ = syscall.Kill(-cmd.Process.Pid, syscall.Signal(number)) }

func interrupt(cmd *exec.Cmd) { send(cmd, int(syscall.SIGINT)) }

func terminate(cmd *exec.Cmd) { send(cmd, int(syscall.SIGTERM)) }

func kill(cmd *exec.Cmd) { send(cmd, int(syscall.SIGKILL)) }

// killRest ends what is left of the group after its first process.
func killRest(cmd *exec.Cmd) { kill(cmd) }
