// Package usermod makes, for tests, a Go module like that of a user: one that
// requires this module and finds it, through a replace directive, in the source
// tree that the test belongs to. It works without a network.
package usermod

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/mod/modfile"
)

const modulePath = "github.com/gpuc-go/gpuc"

// Write writes go.mod and go.sum of a module called name into dir. root is the
// directory of this module's source.
func Write(dir, name, root string) error {
	root, err := filepath.Abs(root)
	if err != nil {
		return err
	}
	b, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return err
	}
	ours, err := modfile.Parse("go.mod", b, nil)
	if err != nil {
		return err
	}
	f := new(modfile.File)
	if err := f.AddModuleStmt(name); err != nil {
		return err
	}
	if err := f.AddGoStmt(ours.Go.Version); err != nil {
		return err
	}
	// The module graph is pruned, so that what this module requires stands in
	// the user's go.mod too.
	f.AddNewRequire(modulePath, "v0.0.0", false)
	for _, r := range ours.Require {
		f.AddNewRequire(r.Mod.Path, r.Mod.Version, true)
	}
	if err := f.AddReplace(modulePath, "", root, ""); err != nil {
		return err
	}
	f.Cleanup()
	mod, err := f.Format()
	if err != nil {
		return err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return err
	}
	for file, content := range map[string][]byte{"go.mod": mod, "go.sum": sum} {
		if err := os.WriteFile(filepath.Join(dir, file), content, 0o644); err != nil {
			return fmt.Errorf("write module of a user: %w", err)
		}
	}
	return nil
}
