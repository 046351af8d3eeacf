// Package whole writes files that are there as a whole, or as they were before. It imports
// nothing of this module.
package whole

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Write replaces the file name by what write writes, or leaves it as it is. What it writes
// stands beside its target first, so that the rename stays within one file system, under the
// name prefix with a number. There is no fsync: a power cut may leave less.
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
