//go:build !linux

package main

import "os/exec"

// dieWithParent does nothing: other systems have no such thing.
func dieWithParent(*exec.Cmd) {}
