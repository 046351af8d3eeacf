//go:build !linux

package main

import "errors"

// errNotLinux is why other systems have no GPUs.
var errNotLinux = errors.New("GPUs are supported on Linux only")

// gpuCount returns why there are no GPUs.
func gpuCount(func(string) string) (int, error) { return 0, errNotLinux }

// lookAtGPUs returns why there are no GPUs.
func lookAtGPUs() (survey, error) { return survey{}, errNotLinux }
