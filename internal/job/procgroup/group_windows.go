package procgroup

import (
	"os/exec"
	"strconv"
	"syscall"

	"golang.org/x/sys/windows"
)

// prepare makes the process the first of a new group of its console.
func prepare(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = new(syscall.SysProcAttr)
	}
	cmd.SysProcAttr.CreationFlags |= windows.CREATE_NEW_PROCESS_GROUP
}

// interrupt presses Ctrl-Break, which a new group does not ignore; programs in Go
// take it for an interrupt. Without a console the process is killed.
func interrupt(cmd *exec.Cmd) {
	if windows.GenerateConsoleCtrlEvent(windows.CTRL_BREAK_EVENT, uint32(cmd.Process.Pid)) != nil {
		kill(cmd)
	}
}

// terminate does what interrupt does: there is no other request to end.
func terminate(cmd *exec.Cmd) { interrupt(cmd) }

// kill ends the process and those whose parents lead to it.
func kill(cmd *exec.Cmd) {
	if exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(cmd.Process.Pid)).Run() != nil {
		_ = cmd.Process.Kill() // fails where it has ended
	}
}

// send does nothing: there are no signals.
func send(*exec.Cmd, int) {}

// killRest does nothing: what a process that has ended had started is not known.
func killRest(*exec.Cmd) {}
