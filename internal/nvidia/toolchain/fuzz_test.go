package toolchain

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// FuzzRecord reads any record, as it is and with a sum that fits. One that is accepted leads
// to no file elsewhere, and is the same when it was written and read again.
func FuzzRecord(f *testing.F) {
	f.Add(recordMagic + "\nwheel aa b.whl\ncc 12 lib/x.so\n")
	f.Add(recordMagic + "\nwheel  \n  \n")
	f.Add(recordMagic + "\nwheel  \n0 -1 0\n")
	f.Add(recordMagic + "\nwheel a b\nc 1 ../../etc/passwd\nc -1 /x\n")
	f.Fuzz(func(t *testing.T, text string) {
		sum := sha256.Sum256([]byte(text))
		for _, text := range []string{text, fmt.Sprintf("%ssum %x\n", text, sum)} {
			r, err := parseRecord(text)
			if err != nil {
				continue
			}
			for _, w := range r.Wheels {
				for _, x := range w.Files {
					if !filepath.IsLocal(filepath.FromSlash(x.Path)) || x.Bytes < 0 {
						t.Errorf("%q leads to %q of %d bytes", text, x.Path, x.Bytes)
					}
				}
			}
			dir := t.TempDir()
			if err := r.Write(dir); err != nil {
				t.Fatal(err)
			}
			b, err := os.ReadFile(filepath.Join(dir, RecordFile))
			if err != nil {
				t.Fatal(err)
			}
			again, err := parseRecord(string(b))
			if d := cmp.Diff(r, again); err != nil || d != "" {
				t.Errorf("%q is another record when it is read again: %v\n%s", text, err, d)
			}
		}
	})
}
