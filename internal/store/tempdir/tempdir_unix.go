//go:build unix

// Package tempdir makes directories for the time that a command runs. Each command removes the
// directories that killed commands have left: a lock, which the system releases when a process ends,
// marks those in use. It imports nothing of this module.
package tempdir

import (
	"os"
	"path/filepath"
	"syscall"
)

// prefix is what the names of all directories begin with.
const prefix = "gpuc-tmp-"

// Dir makes an empty directory whose name has the given word in it, and returns what removes it.
func Dir(word string) (dir string, remove func(), err error) {
	sweep()
	for {
		if dir, err = os.MkdirTemp("", prefix+word+"-"); err != nil {
			return "", nil, err
		}
		f, err := os.Open(dir)
		if err == nil && lock(f) != syscall.EWOULDBLOCK { // file systems without locks keep what is left
			if _, err = os.Stat(dir); err == nil {
				return dir, func() { os.RemoveAll(dir); f.Close() }, nil
			}
		}
		if f != nil {
			f.Close()
		}
		if err != nil && !os.IsNotExist(err) {
			os.RemoveAll(dir)
			return "", nil, err
		}
		// Another command swept it away before it was locked.
	}
}

// sweep removes the directories of this user whose commands are gone.
func sweep() {
	left, _ := filepath.Glob(filepath.Join(os.TempDir(), prefix+"*")) // the error is that of a pattern
	for _, dir := range left {
		st, err := os.Lstat(dir)
		if err != nil || !st.IsDir() {
			continue
		}
		if s, ok := st.Sys().(*syscall.Stat_t); !ok || int(s.Uid) != os.Geteuid() {
			continue
		}
		f, err := os.Open(dir)
		if err != nil {
			continue
		}
		if lock(f) == nil {
			os.RemoveAll(dir)
		}
		f.Close()
	}
}

// lock locks a directory, or fails with EWOULDBLOCK if a process has locked it.
func lock(f *os.File) error {
	for {
		if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != syscall.EINTR {
			return err
		}
	}
}
