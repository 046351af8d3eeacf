package labs

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// TestStages takes a learner's way through each lab, who fills one gap after the other. In
// between the lab compiles, and fails.
func TestStages(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the labs with some gaps")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := usermod.Write(dir, "example.com/stages", root); err != nil {
		t.Fatal(err)
	}
	for _, lab := range []string{"1", "2", "3", "4", "5", "6"} {
		for filled := 1; writeStage(t, lab, filled, filepath.Join(dir, fmt.Sprintf("lab%sstage%d", lab, filled))); filled++ {
		}
	}
	for _, args := range [][]string{
		{"run", usermod.Path + "/cmd/gpuc", "generate", "./..."},
		{"test", "-vet=off", "./..."},
	} {
		cmd := exec.Command("go", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
		}
	}
}

// writeStage writes a lab whose first gaps are filled, unless there are no others.
func writeStage(t *testing.T, lab string, filled int, to string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(lab, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	gaps, err := os.ReadFile(filepath.Join(lab, "gaps", "gaps_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	stage := strings.Replace(string(gaps), "labtest.Fails(", "labtest.StillFails(", 1)
	sources := map[string]string{"stage_test.go": stage}
	last := 0
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "gpuc_") {
			continue
		}
		solution, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text, numbers, err := leaveGaps(string(solution), filled)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		sources[name] = text
		last = max(last, slices.Max(append(numbers, 0)))
	}
	if filled >= last {
		return false
	}
	if err := os.Mkdir(to, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range sources {
		if err := os.WriteFile(filepath.Join(to, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return true
}
