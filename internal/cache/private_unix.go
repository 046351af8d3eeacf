//go:build unix

package cache

import (
	"fmt"
	"io/fs"
	"os"
	"syscall"
)

// private returns an error if anybody but this user can write to a directory.
func private(dir string, fi fs.FileInfo) error {
	if fi.Mode().Perm()&0o022 != 0 {
		return fmt.Errorf("others may write to %s (mode %v); run chmod go-w on it or set %s to a directory of your own", dir, fi.Mode().Perm(), EnvDir)
	}
	if st, ok := fi.Sys().(*syscall.Stat_t); ok && int(st.Uid) != os.Geteuid() {
		return fmt.Errorf("%s belongs to user %d, this is user %d; set %s to a directory of your own", dir, st.Uid, os.Geteuid(), EnvDir)
	}
	return nil
}
