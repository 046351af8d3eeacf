package main

import (
	"os/exec"
	"syscall"
)

// dieWithParent makes the program end when gpuc is killed. The kernel ties that
// to the thread that starts the process, which the caller has locked.
func dieWithParent(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }
