package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"golang.org/x/mod/modfile"

	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// requirement returns where a new module finds gpuc: in the source that sourceAt
// finds, or in the version of the module as which this command was installed, or in
// the source that it was built from.
func (e *env) requirement(ctx context.Context, named string) (usermod.Source, error) {
	dir, err := e.sourceAt(named)
	if err != nil || dir != "" {
		return usermod.Source{Dir: dir}, err
	}
	if e.Module.Sum != "" {
		return e.download(ctx)
	}
	dir, err = builtFrom()
	return usermod.Source{Dir: dir}, err
}

// download returns the source of this command's version, which the go command has
// in its cache, or fetches.
func (e *env) download(ctx context.Context) (usermod.Source, error) {
	m, err := build.Go{Dir: e.Dir, Env: append(e.Environ(), "GOWORK=off"), Stderr: e.Stderr}.Download(ctx, usermod.Path, e.Module.Version)
	if err != nil {
		return usermod.Source{}, fmt.Errorf("find the source of gpuc %s: %w; -gpuc names another", e.Module.Version, err)
	}
	if m.Sum != e.Module.Sum {
		return usermod.Source{}, fmt.Errorf("%s %s is not what this command was built from: its sum is %s, and was %s; install gpuc again, or name its source with -gpuc",
			usermod.Path, e.Module.Version, m.Sum, e.Module.Sum)
	}
	return usermod.Source{Dir: m.Dir, Version: e.Module.Version, Sums: m.Lines()}, nil
}

// sourceOf returns the directory of gpuc's source: the one that sourceAt finds, or
// the one that this command was built from.
func (e *env) sourceOf(named string) (string, error) {
	if dir, err := e.sourceAt(named); err != nil || dir != "" {
		return dir, err
	}
	return builtFrom()
}

// sourceAt returns the directory of gpuc's source that is named or, if that is
// empty, the one around the working directory, or "".
func (e *env) sourceAt(named string) (string, error) {
	if named != "" {
		named = e.absolute(named)
		if err := isSource(named); err != nil {
			return "", fmt.Errorf("-gpuc: %w", err)
		}
		return named, nil
	}
	for dir := e.Dir; ; dir = filepath.Dir(dir) {
		if isSource(dir) == nil {
			return dir, nil
		}
		if dir == filepath.Dir(dir) {
			return "", nil
		}
	}
}

// builtFrom returns the directory of the source that this command was built from.
func builtFrom() (string, error) {
	_, file, _, _ := runtime.Caller(0)
	dir := filepath.Dir(filepath.Dir(filepath.Dir(file)))
	if err := isSource(dir); err != nil {
		return "", fmt.Errorf("the source of gpuc was not found: not around the working directory, and not where this command was built: %w; name it with -gpuc", err)
	}
	return dir, nil
}

// isSource says why a directory does not hold the source of gpuc.
func isSource(dir string) error {
	file := filepath.Join(dir, "go.mod")
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if modfile.ModulePath(b) != usermod.Path {
		return fmt.Errorf("%s is not that of %s", file, usermod.Path)
	}
	return nil
}
