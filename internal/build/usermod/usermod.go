// Package usermod makes the go.mod and go.sum of a user's module, which requires this
// module. It requires either a version, or a source tree through a replace directive;
// the source tree works without a network. gpuc new makes such modules, and so do tests.
package usermod

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/mod/modfile"
)

// Path is the path of this module.
const Path = "github.com/gpuc-go/gpuc"

// Write writes go.mod and go.sum of a module called name into dir, for a module
// that may use everything here. root is the directory of this module's source.
func Write(dir, name, root string) error { return WriteNeeded(dir, name, Source{Dir: root}, nil) }

// Source is where a module finds this one.
type Source struct {
	// Dir is the directory of the source.
	Dir string
	// Version, if set, is the version to require; Dir holds its source, and Sums
	// are its lines of go.sum.
	Version string
	Sums    string
}

// WriteNeeded is Write for a module that needs only some of the modules that this
// one requires, by path; nil stands for all.
func WriteNeeded(dir, name string, src Source, needed []string) error {
	root, err := filepath.Abs(src.Dir)
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
	f.AddNewRequire(Path, cmp.Or(src.Version, "v0.0.0"), false)
	for _, r := range ours.Require {
		if needed != nil && !slices.Contains(needed, r.Mod.Path) {
			continue
		}
		f.AddNewRequire(r.Mod.Path, r.Mod.Version, true)
	}
	if src.Version == "" {
		if err := f.AddReplace(Path, "", root, ""); err != nil {
			return err
		}
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
	for file, content := range map[string][]byte{"go.mod": mod, "go.sum": append(sum, src.Sums...)} {
		if err := os.WriteFile(filepath.Join(dir, file), content, 0o644); err != nil {
			return fmt.Errorf("write module of a user: %w", err)
		}
	}
	return nil
}
