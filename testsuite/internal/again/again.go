// Package again runs tests of the test binary once more, on another back end.
package again

import (
	"flag"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Main runs the tests of a package that OnCheck runs on the back end check, so that Seeds need not.
func Main(m *testing.M) int {
	if err := flag.Set("gpuc.check", "0"); err != nil {
		panic(err) // the flag of package gputest
	}
	return m.Run()
}

// OnCheck runs the tests whose names match on the back end check, with -short and each of some
// seeds, or one that the tests choose. It fails t if one of them fails. Kernels that copy and
// multiply in other ways on newer targets do so with odd seeds. OnCheck is skipped where there is
// no such back end, as in programs built with -race, and where a back end was asked for.
func OnCheck(t *testing.T, names string, seeds ...int) {
	t.Helper()
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	if f := flag.Lookup("gpuc.backend"); f != nil && f.Value.String() != "" {
		t.Skip("-gpuc.backend says where tests run")
	}
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	runs := [][]string{nil}
	if len(seeds) > 0 {
		runs = nil
	}
	for _, seed := range seeds {
		runs = append(runs, []string{"-gpuc.seed", strconv.Itoa(seed)})
	}
	for _, run := range runs {
		args := append([]string{"-test.run", names, "-gpuc.backend", gpurt.Check, "-test.short"}, run...)
		out, err := exec.CommandContext(t.Context(), binary, args...).CombinedOutput()
		if err != nil || !strings.Contains(string(out), "PASS") || strings.Contains(string(out), "no tests to run") {
			t.Errorf("%s: %v\n%s", strings.Join(args, " "), err, out)
		}
	}
}
