//go:build unix

package main

import (
	"syscall"
	"time"
)

// processorTime is the time that all processors have worked for this process.
func processorTime() time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		panic(err) // there is no other reason than a wrong argument
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
