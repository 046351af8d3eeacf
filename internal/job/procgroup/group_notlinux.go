//go:build !linux

package procgroup

import "os/exec"

// wait ends what the process has left behind once it is reaped. Its number is
// free then; systems do not give it to another so soon.
func wait(g *Group) error {
	err := g.cmd.Wait()
	g.finish()
	return err
}

// DieWithParent does nothing: only Linux ends a process with its parent.
func DieWithParent(*exec.Cmd) {}
