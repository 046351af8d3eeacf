//go:build !unix && !windows

package procgroup

import "os/exec"

// prepare does nothing: other systems have no groups.
func prepare(*exec.Cmd) {}

func interrupt(cmd *exec.Cmd) { kill(cmd) }

func terminate(cmd *exec.Cmd) { kill(cmd) }

// kill ends the process alone.
func kill(cmd *exec.Cmd) { _ = cmd.Process.Kill() }

// send does nothing: there are no signals.
func send(*exec.Cmd, int) {}

// killRest does nothing: what a process that has ended had started is not known.
func killRest(*exec.Cmd) {}
