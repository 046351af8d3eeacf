package build

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func read(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		b, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[e.Name()] = string(b)
	}
	return files
}

// written returns the names of what writeAll changed.
func written(dir string, outs []output) (names []string, err error) {
	diff, err := writeAll(dir, outs)
	for _, o := range diff {
		names = append(names, o.Name)
	}
	return names, err
}

func TestWriteAllWritesOnlyWhatChanged(t *testing.T) {
	dir := t.TempDir()
	outs := []output{{Name: "a", Data: []byte("1")}, {Name: "b", Data: []byte("2")}}
	names, err := written(dir, outs)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff([]string{"a", "b"}, names); d != "" {
		t.Errorf("first write:\n%s", d)
	}
	before, err := os.Stat(filepath.Join(dir, "a"))
	if err != nil {
		t.Fatal(err)
	}
	outs[1].Data = []byte("3")
	if names, err = written(dir, outs); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff([]string{"b"}, names); d != "" {
		t.Errorf("second write:\n%s", d)
	}
	after, err := os.Stat(filepath.Join(dir, "a"))
	if err != nil {
		t.Fatal(err)
	}
	if !os.SameFile(before, after) {
		t.Error("a file that did not change was replaced")
	}
	if d := cmp.Diff(map[string]string{"a": "1", "b": "3"}, read(t, dir)); d != "" {
		t.Error(d)
	}
}

// A target that cannot be replaced, because a directory stands there, fails
// the last of three renames.
func TestWriteAllIsAllOrNothing(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a"), []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "c", "full"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "d"), []byte("left over"), 0o644); err != nil {
		t.Fatal(err)
	}
	diff := []output{{Name: "a", Data: []byte("new")}, {Name: "b", Data: []byte("new")}, {Name: "d", Gone: true}, {Name: "c", Data: []byte("new")}}
	if err := replaceAll(dir, diff); err == nil {
		t.Fatal("wrote over a directory")
	}
	if d := cmp.Diff(map[string]string{"a": "old", "d": "left over"}, read(t, dir)); d != "" {
		t.Error(d)
	}
}

func TestWriteAllRemovesFilesOfTheOtherForm(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "text"), []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	outs := []output{{Name: "compressed", Data: []byte("1")}, {Name: "text", Gone: true}}
	for _, want := range [][]string{{"compressed", "text"}, nil} {
		names, err := written(dir, outs)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(want, names); d != "" {
			t.Error(d)
		}
	}
	if d := cmp.Diff(map[string]string{"compressed": "1"}, read(t, dir)); d != "" {
		t.Error(d)
	}
}

// What a process left that was killed is removed, and what one is writing is not.
func TestWriteAllRemovesWhatIsLeftOver(t *testing.T) {
	dir := t.TempDir()
	for name, age := range map[string]time.Duration{".a.1": 2 * staleTemp, ".a.2": 0, ".b.3": 2 * staleTemp, "a.4": 2 * staleTemp, ".a.old": 2 * staleTemp} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		then := time.Now().Add(-age)
		if err := os.Chtimes(path, then, then); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := writeAll(dir, []output{{Name: "a", Data: []byte("1")}}); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(map[string]string{"a": "1", ".a.2": "", ".b.3": "", "a.4": "", ".a.old": ""}, read(t, dir)); d != "" {
		t.Error(d)
	}
}
