package install

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// FuzzUnpack unpacks any file as a wheel. Whatever it holds, nothing is written beside the
// directory of the set, and the record has the files that were written.
func FuzzUnpack(f *testing.F) {
	set := toolchain.Sets()[0]
	wheel := func(names ...string) []byte {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		for _, name := range names {
			w, err := z.Create(name)
			if err != nil {
				f.Fatal(err)
			}
			if _, err := w.Write([]byte("content")); err != nil {
				f.Fatal(err)
			}
		}
		if err := z.Close(); err != nil {
			f.Fatal(err)
		}
		return b.Bytes()
	}
	f.Add(wheel("nvidia/cuda_runtime/include/cuda.h", "nvidia/nvshmem/include/a.h"))
	f.Add(wheel("nvidia/../../../nvidia/nvshmem/include/a.h", "/nvidia/nvshmem/include/a.h", "nvidia/nvshmem/include/a.h"))
	f.Fuzz(func(t *testing.T, content []byte) {
		around := t.TempDir()
		path, dir := filepath.Join(around, "x.whl"), filepath.Join(around, "set")
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := unpack(t.Context(), path, dir, set, toolchain.Wheel{})
		written := map[string]bool{}
		werr := filepath.WalkDir(around, func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && name != path {
				rel, rerr := filepath.Rel(dir, name)
				if rerr != nil || !filepath.IsLocal(rel) || !d.Type().IsRegular() {
					t.Errorf("writes %s", name)
				}
				written[filepath.ToSlash(rel)] = true
			}
			return err
		})
		if werr != nil {
			t.Fatal(werr)
		}
		for _, x := range r.Files {
			if !written[filepath.ToSlash(filepath.Clean(x.Path))] {
				t.Errorf("the record has %s, which was not written", x.Path)
			}
		}
		if err == nil && len(r.Files) != len(written) {
			t.Errorf("%d files were written, and %d recorded", len(written), len(r.Files))
		}
	})
}
