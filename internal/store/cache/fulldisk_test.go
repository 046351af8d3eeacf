//go:build linux || darwin

package cache

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/test/faultcount"
	"github.com/gpuc-go/gpuc/internal/test/fulldisk"
)

// TestAFullDiskLeavesNoHarmedEntry has the disk be full at each byte of an entry that is
// written. The warning names the place and the cause, nothing of the entry is left, and what was
// there before is. Room later on is used by the next program.
func TestAFullDiskLeavesNoHarmedEntry(t *testing.T) {
	fulldisk.Run(t, func() { aFullDiskLeavesNoHarmedEntry(t) })
}

func aFullDiskLeavesNoHarmedEntry(t *testing.T) {
	hasher := func(name string) Key { return NewHasher("test").String(name).Key() }
	content := []byte("machine code of a kernel")
	whole := len(seal("cubin", hasher("a"), content))
	var n faultcount.Counts
	for at := 0; at < whole; at += faultcount.Step(9) {
		dir := t.TempDir()
		Open(dir, Options{}).Put("cubin", hasher("old"), content)
		var warned error
		c := Open(dir, Options{Warn: func(err error) { warned = err }})
		fulldisk.At(t, int64(at), func() { c.Put("cubin", hasher("a"), content) })
		n.Injected++
		if warned != nil && strings.Contains(warned.Error(), dir) && strings.Contains(warned.Error(), fulldisk.Cause) {
			n.Named++
		} else {
			t.Errorf("full at byte %d: warning %v", at, warned)
		}
		var files []string
		_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				files = append(files, path)
			}
			return err
		})
		if len(files) != 1 || files[0] != c.path("cubin", hasher("old")) {
			t.Errorf("full at byte %d: files %v", at, files)
		}
		later := Open(dir, Options{})
		if _, ok := later.Get("cubin", hasher("old")); !ok {
			t.Errorf("full at byte %d: the entry that was there is lost", at)
		}
		later.Put("cubin", hasher("a"), content)
		if _, ok := later.Get("cubin", hasher("a")); !ok {
			t.Errorf("full at byte %d: there is no entry later on", at)
		}
		os.RemoveAll(dir)
	}
	faultcount.Row(t, "the disk is full while an entry of the cache is written", n)
}
