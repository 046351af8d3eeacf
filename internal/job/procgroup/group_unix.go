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

func interrupt(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGINT) }

func terminate(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGTERM) }

func kill(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// killRest ends what is left of the group after its first process.
func killRest(cmd *exec.Cmd) { kill(cmd) }
