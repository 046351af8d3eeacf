package build

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// output is one file to be written.
type output struct {
	Name string // base name
	Data []byte
	Gone bool // the file is to be removed
}

// changed returns those of outs whose file in dir has other content or does
// not exist, or exists and shall not.
func changed(dir string, outs []output) ([]output, error) {
	var diff []output
	for _, o := range outs {
		old, err := os.ReadFile(filepath.Join(dir, o.Name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		missing := err != nil
		if missing != o.Gone || !missing && !bytes.Equal(old, o.Data) {
			diff = append(diff, o)
		}
	}
	return diff, nil
}

// writeAll replaces or removes the files in dir that differ from outs, all of them or
// none: everything is written beside its target first, and when a rename fails,
// the files renamed before get their old content back. It returns those
// that changed.
//
// A crash between two renames leaves files of two generations, which the runtime
// refuses to load: the generated Go file names the manifest by its checksum, and the
// manifest the IR. What a crash leaves beside them is removed when it is old.
func writeAll(dir string, outs []output) ([]output, error) {
	diff, err := changed(dir, outs)
	if err != nil {
		return nil, err
	}
	return diff, replaceAll(dir, diff)
}

func replaceAll(dir string, diff []output) (err error) {
	for _, o := range diff {
		removeStaleTemps(dir, o.Name)
	}
	temps := make([]string, len(diff))
	defer func() {
		for _, t := range temps {
			if t != "" {
				os.Remove(t) // gone already where the rename succeeded
			}
		}
	}()
	for i, o := range diff {
		if o.Gone {
			continue
		}
		if temps[i], err = writeTemp(dir, o); err != nil {
			return err
		}
	}
	var undo []func() error
	for i, o := range diff {
		target := filepath.Join(dir, o.Name)
		old, readErr := os.ReadFile(target)
		if o.Gone {
			err = os.Remove(target)
		} else {
			err = os.Rename(temps[i], target)
		}
		if err != nil {
			for _, u := range undo {
				err = errors.Join(err, u())
			}
			return err
		}
		undo = append(undo, func() error {
			if readErr != nil {
				return os.Remove(target)
			}
			return os.WriteFile(target, old, 0o644)
		})
	}
	return nil
}

// staleTemp is the age above which a temporary file belongs to a process that died.
const staleTemp = time.Hour

// tempPrefix begins the names of temporary files; digits follow. They start with a dot,
// so that the go command ignores those that are left behind.
func tempPrefix(name string) string { return "." + name + "." }

// removeStaleTemps removes the temporary files that dead processes left in dir for the
// file with the given name. What cannot be removed stays.
func removeStaleTemps(dir, name string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		number, ok := strings.CutPrefix(e.Name(), tempPrefix(name))
		if !ok || number == "" || strings.Trim(number, "0123456789") != "" {
			continue
		}
		if fi, err := e.Info(); err == nil && fi.Mode().IsRegular() && time.Since(fi.ModTime()) > staleTemp {
			os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}

// writeTemp writes o to a new file in dir.
func writeTemp(dir string, o output) (name string, err error) {
	f, err := os.CreateTemp(dir, tempPrefix(o.Name)+"*")
	if err != nil {
		return "", fmt.Errorf("write %s: %w", o.Name, err)
	}
	_, err = f.Write(o.Data)
	if err == nil {
		err = f.Chmod(0o644)
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		os.Remove(f.Name())
		return "", fmt.Errorf("write %s: %w", o.Name, err)
	}
	return f.Name(), nil
}
