// Package again runs tests of the test binary once more, on another back end.
package again

import (
	"flag"
	"os"
	"os/exec"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// OnCheck runs the tests whose names match on the back end check, with -short, and fails t if
// one of them fails. It is skipped where there is no such back end, and where a back end was
// asked for.
func OnCheck(t *testing.T, names string) {
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
	args := []string{"-test.run", names, "-gpuc.backend", gpurt.Check, "-test.short"}
	out, err := exec.CommandContext(t.Context(), binary, args...).CombinedOutput()
	if err != nil || !strings.Contains(string(out), "PASS") || strings.Contains(string(out), "no tests to run") {
		t.Errorf("%s: %v\n%s", strings.Join(args, " "), err, out)
	}
}
