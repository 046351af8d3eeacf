package repocheck

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// The tree stays small enough to be cloned and read.
const (
	maxTreeFiles = 2095 // nine in ten are Go source
	maxTreeBytes = 51<<18 + 436<<10
)

// trackedFiles returns the files of the repository that are there, and skips the test
// where it is not a clone: in the module cache, or where there is no git.
func trackedFiles(t *testing.T) []string {
	t.Helper()
	if _, err := os.Stat(filepath.Join(root, ".git")); err != nil {
		t.Skipf("this is no clone: %v", err)
	}
	git, err := exec.LookPath("git")
	if err != nil {
		t.Skipf("git says which files belong to the repository: %v", err)
	}
	cmd := exec.Command(git, "ls-files", "-z")
	cmd.Dir = root
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("git cannot read the repository: %v: %s", err, stderr.Bytes())
	}
	var files []string
	for name := range bytes.SplitSeq(bytes.TrimSuffix(out, []byte{0}), []byte{0}) {
		files = append(files, string(name))
	}
	slices.Sort(files)
	return slices.Compact(files) // a file in conflict is named three times
}

func TestTreeIsSmall(t *testing.T) {
	var total int64
	count := 0
	folders := map[string]int64{}
	for _, file := range trackedFiles(t) {
		info, err := os.Lstat(filepath.Join(root, file))
		if os.IsNotExist(err) {
			continue // removed, and not committed yet
		}
		if err != nil {
			t.Fatal(err)
		}
		count++
		total += info.Size()
		folders[filepath.Dir(file)] += info.Size()
	}
	if count == 0 {
		t.Fatal("git names no files")
	}
	if count > maxTreeFiles {
		t.Errorf("the repository has %d files; at most %d are wanted: let tests make what they need, or keep small files that belong together as one", count, maxTreeFiles)
	}
	if total > maxTreeBytes {
		largest := slices.SortedFunc(maps.Keys(folders), func(a, b string) int { return int(folders[b] - folders[a]) })
		var list string
		for _, dir := range largest[:min(10, len(largest))] {
			list += fmt.Sprintf("\n%9d %s", folders[dir], dir)
		}
		t.Errorf("the files of the repository have %d bytes; at most %d are wanted (gpuc generate -compress, fewer results). The largest folders:%s", total, maxTreeBytes, list)
	}
}

// maxIRBytes is the size from which IR is not read any more.
const maxIRBytes = 10 << 10

// The first examples, ring and saxpy, keep IR that can be read. That of all would be half
// of the tree.
func TestLargeIRIsCompressed(t *testing.T) {
	for dir, limit := range map[string]int64{"testsuite": 0, "bench": 0, "examples": maxIRBytes} {
		found := false
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			switch filepath.Base(path) {
			case "gpuc_kernels.zst":
				found = true
			case "gpuc_kernels.ll":
				info, err := d.Info()
				if err != nil {
					return err
				}
				if info.Size() > limit {
					t.Errorf("%s has %d bytes; let its go:generate line say gpuc generate -compress, and run that", path, info.Size())
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if !found {
			t.Errorf("no kernels under %s", dir)
		}
	}
}

// One set of results is kept for each kind of machine.
func TestOneSetOfResults(t *testing.T) {
	const date = "2006-01-02-"
	for _, dir := range []string{"testsuite/results", "bench/results"} {
		sets := map[string]string{}
		entries, err := os.ReadDir(filepath.Join(root, dir))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.Name() == "README.md" {
				continue
			}
			kind := e.Name()[min(len(date), len(e.Name())):]
			if other, ok := sets[kind]; ok {
				t.Errorf("%s has %s and %s, of one kind of machine; keep the newer one", dir, other, e.Name())
			}
			sets[kind] = e.Name()
		}
		if len(sets) == 0 {
			t.Errorf("%s is empty", dir)
		}
	}
}

// maxLines is the length at which a file holds more than one concept.
const maxLines = 800

func TestFilesHoldOneConcept(t *testing.T) {
	for file := range goFiles(t) {
		b, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		if bytes.HasPrefix(b, []byte("// Code generated ")) {
			continue
		}
		if n := bytes.Count(b, []byte("\n")); n > maxLines {
			t.Errorf("%s has %d lines; split it by concept", file, n)
		}
	}
}
