//go:build !unix

package launcher

import (
	"errors"
	"os"
)

// closeOnExec does nothing: no descriptors are inherited here.
func closeOnExec(uintptr) {}

// readNow is for systems on which there are GPUs, and jobs of several processes.
func readNow(*os.File, []byte) (int, error) { return 0, errors.ErrUnsupported }

// limitSending does nothing, for the same reason as readNow.
func limitSending(uintptr) {}

// signalNumber returns 0: processes do not end by signals here.
func signalNumber(*os.ProcessState) int { return 0 }

// signalText returns "": processes do not end by signals here.
func signalText(*os.ProcessState) string { return "" }
