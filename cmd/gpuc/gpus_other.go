//go:build !linux

package main

// gpuCount returns why there are no GPUs.
func gpuCount(func(string) string) (int, error) { return 0, errNotLinux }

// lookAtGPUs returns why there are no GPUs.
func lookAtGPUs() (survey, error) { return survey{}, errNotLinux }
