//go:build !unix

package launcher

import (
	"os"
	"os/exec"
)

// prepare does nothing: here there are no GPUs, and emulated PEs are one process.
func prepare(*exec.Cmd) {}

// terminate ends the process.
func terminate(p *os.Process) error { return p.Kill() }

// closeOnExec does nothing: no descriptors are inherited here.
func closeOnExec(uintptr) {}
