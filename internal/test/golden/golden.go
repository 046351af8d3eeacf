// Package golden compares what tests make with golden files. The golden files of a
// package stand in one archive, testdata/golden.txtar, so that they are read and compared
// as text. With -update a test writes them anew. Only tests may import the package: it
// registers that flag. Start reading at Open.
package golden

import (
	"errors"
	"flag"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

// Update says that tests write what they compare with: golden files, and what documents hold of the code.
var Update = flag.Bool("update", false, "accept the present output as golden files")

// Archive is the golden files of one test and its subtests.
type Archive struct {
	file   string
	update bool
	want   map[string]string

	mu  sync.Mutex
	got map[string]string
}

// Open returns the archive of the package that is tested. The test compares every file in
// it. When the test ends, a file that was not compared is an error, or is removed under
// -update.
func Open(t *testing.T) *Archive {
	t.Helper()
	a := open(t, filepath.Join("testdata", "golden.txtar"), *Update)
	t.Cleanup(func() {
		run, skip := flag.Lookup("test.run").Value.String(), flag.Lookup("test.skip").Value.String()
		a.close(t, !t.Failed() && skip == "" && !strings.Contains(run, "/"))
	})
	return a
}

func open(t testing.TB, file string, update bool) *Archive {
	t.Helper()
	want, err := Read(file)
	if err != nil && !(update && errors.Is(err, fs.ErrNotExist)) {
		t.Fatalf("golden files: %v", err)
	}
	return &Archive{file: file, update: update, want: want, got: map[string]string{}}
}

// Read returns the files of an archive, for tests that take them as input.
func Read(file string) (map[string]string, error) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for _, f := range a.Files {
		files[f.Name] = string(f.Data)
	}
	return files, nil
}

// Check compares got with the golden file of that name. Parallel subtests may call it.
func (a *Archive) Check(t testing.TB, name, got string) {
	t.Helper()
	if back := txtar.Parse(format(map[string]string{name: got})).Files; len(back) != 1 || string(back[0].Data) != got {
		t.Fatalf("golden file %s: an archive cannot hold text without a newline at its end, or with a line such as \"-- name --\"", name)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.got[name] = got
	if a.update {
		return
	}
	if want, ok := a.want[name]; !ok {
		t.Errorf("%s has no %s; run go test -update if this is right:\n%s", a.file, name, got)
	} else if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s in %s differs; run go test -update if that is intended (-want +got):\n%s", name, a.file, diff)
	}
}

// close ends the comparison. all says that every subtest has called Check.
func (a *Archive) close(t testing.TB, all bool) {
	t.Helper()
	files := maps.Clone(a.got)
	for name, want := range a.want {
		if _, ok := files[name]; ok {
			continue
		}
		if all && !a.update {
			t.Errorf("%s holds %s, which no test makes; run go test -update", a.file, name)
		}
		if !all {
			files[name] = want
		}
	}
	if a.update && !maps.Equal(files, a.want) {
		if err := os.WriteFile(a.file, format(files), 0o644); err != nil {
			t.Error(err)
		}
	}
}

func format(files map[string]string) []byte {
	var a txtar.Archive
	for _, name := range slices.Sorted(maps.Keys(files)) {
		a.Files = append(a.Files, txtar.File{Name: name, Data: []byte(files[name])})
	}
	return txtar.Format(&a)
}

// Table compares a table with the one of that name in a document, or writes it there.
func Table(t *testing.T, document, name, table string) {
	t.Helper()
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`(<!-- table: ` + name + ` -->\n)((?:\|.*\n)*)`).FindStringSubmatch(string(text))
	if m == nil {
		t.Fatalf("%s has no table %s", document, name)
	}
	if *Update {
		if err := os.WriteFile(document, []byte(strings.Replace(string(text), m[0], m[1]+table, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(table, m[2]); d != "" {
		t.Errorf("%s is not up to date; run make golden (-want +got):\n%s", document, d)
	}
}

// Generated compares a generated file with what its generator makes now; command is what writes it.
func Generated(t *testing.T, file, command string, want []byte) {
	t.Helper()
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(string(got), "\n")); d != "" {
		t.Errorf("%s is not up to date; run %s (-want +got):\n%s", filepath.Base(file), command, d)
	}
}
