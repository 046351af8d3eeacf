package main

import "github.com/gpuc-go/gpuc/internal/backend/cuda"

// gpuCount returns the number of GPUs that a program can use, or why there are
// none.
func gpuCount(getenv func(string) string) (int, error) { return cuda.VisibleDevices(getenv) }

// lookAtGPUs returns the driver and the GPUs of the machine.
func lookAtGPUs() (survey, error) {
	c, err := cuda.TakeInventory()
	s := survey{Release: c.Release, Major: c.Major, Minor: c.Minor}
	for _, g := range c.GPUs {
		s.GPUs = append(s.GPUs, gpuInfo(g))
	}
	for _, l := range c.Links {
		s.Links = append(s.Links, gpuLink(l))
	}
	return s, err
}
