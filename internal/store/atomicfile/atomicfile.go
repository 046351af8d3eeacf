// Package atomicfile replaces files atomically: a reader sees the old content or the new one, never
// part of it. It imports nothing of this module.
package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Write replaces the content of the file name with what write writes, or leaves the file as it is. It
// writes to a temporary file in the same directory, whose name is prefix and a number, and renames that
// file. There is no fsync: after a power cut the content may be incomplete.
func Write(name, prefix string, perm fs.FileMode, write func(io.Writer) error) error {
	f, err := os.CreateTemp(filepath.Dir(name), prefix+"*")
	if err != nil {
		return err
	}
	err = f.Chmod(perm)
	if err == nil {
		err = write(f)
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}
