package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestTable(t *testing.T) {
	got := table(use{"unit", 100 * time.Second, 60 * time.Second}, []use{
		{"runtime", 20 * time.Second, 25 * time.Second}, {"dsl/gpu", 10 * time.Millisecond, time.Second}, {"compiler", 40 * time.Second, 30 * time.Second},
	})
	const want = `unit                                                 100.0      60.0
  compiler                                            40.0      30.0
  runtime                                             20.0      25.0
  building, and other packages                        40.0
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestTogether runs steps of which the first fails in the end, after its tests have noted what they take, here this
// test's directory. It and the second, which fails too, run at once; the third never begins. The rows stand in the order
// of the steps.
func TestTogether(t *testing.T) {
	if testing.Short() {
		t.Skip("starts make")
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	t.Chdir(root)
	t.Setenv("AS_TIMES", "1")
	if err := os.WriteFile("Makefile", []byte("unit:\n\tmkdir -p a && cd a && "+exe+" exec sh -c 'until test -e ../both; do :; done; exit 3'\nhosts:\n\ttouch both; exit 4\ncross:\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, _, err := step("hosts", filepath.Join(t.TempDir(), "noted"), root); err == nil {
		t.Error("a step fails, and no error says so")
	}
	all, packages, err := step("unit", filepath.Join(t.TempDir(), "noted"), root)
	if err == nil || all.name != "unit" || all.clock <= 0 || len(packages) != 1 || packages[0].name != "a" || packages[0].clock <= 0 {
		t.Errorf("%+v, %+v, error %v; want one package, a, and an error", all, packages, err)
	}
	if err := os.Remove("both"); err != nil {
		t.Fatal(err)
	}
	text, sum, err := together([]string{"unit", "hosts", "cross"}, t.TempDir(), root)
	var rows []string
	for line := range strings.Lines(text) {
		if name := strings.Fields(line)[0]; name != "building," {
			rows = append(rows, name)
		}
	}
	const named = "unit failed: exit status 2\nhosts failed: exit status 2"
	if want := []string{"unit", "hosts"}; err == nil || err.Error() != named || !slices.Equal(rows, want) || sum.clock <= 0 {
		t.Errorf("rows %v, all %+v, error %v; want rows %v and error %s", rows, sum, err, want, named)
	}
}

// TestASignalEndsAllOfAStep ends times while a step waits for what it has started.
func TestASignalEndsAllOfAStep(t *testing.T) {
	if testing.Short() {
		t.Skip("starts make")
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.WriteFile("Makefile", []byte("slow:\n\t@(echo begun; sleep 20; echo left) & wait\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe, "-o", "times.txt", "slow")
	cmd.Env = append(os.Environ(), "AS_TIMES=1")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	begun := make([]byte, len("begun\n"))
	if _, err := io.ReadFull(out, begun); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if rest, err := io.ReadAll(out); err != nil || strings.Contains(string(rest), "left") { // until all have ended
		t.Errorf("what the step has started writes %q when times has ended, error %v", rest, err)
	}
	if err := cmd.Wait(); err == nil {
		t.Error("times ends well although its step was ended")
	}
}

func TestMain(m *testing.M) {
	if os.Getenv("AS_TIMES") != "" {
		main()
		return
	}
	os.Exit(m.Run())
}
