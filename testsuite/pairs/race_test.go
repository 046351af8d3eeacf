package pairs

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// raceProgram has the test binary run mistakes for the race detector.
const raceProgram = "GPUC_TEST_RACE_PROGRAM"

// TestRaceProgram runs the mistakes that the race detector reports, and says on standard error
// which one comes next.
func TestRaceProgram(t *testing.T) {
	if os.Getenv(raceProgram) == "" {
		return
	}
	for _, p := range all() {
		if !p.found(byRace) {
			continue
		}
		fmt.Fprintf(os.Stderr, "PAIR %s\n", p.name)
		for seed := range uint64(3) {
			p.run(t.Context(), p.wrong, gpurt.Emulator, seed+1) // an error is no race
		}
	}
}

func TestTheRaceDetectorReportsMistakes(t *testing.T) {
	if testing.Short() || race.Enabled {
		t.Skip("builds and runs the tests with -race")
	}
	bin := filepath.Join(t.TempDir(), "race.test")
	build := exec.Command("go", "test", "-race", "-vet=off", "-c", "-o", bin, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=1")
	if out, err := build.CombinedOutput(); err != nil {
		if s := string(out); strings.Contains(s, "C compiler") || strings.Contains(s, "-race is not supported") || strings.Contains(s, "requires cgo") {
			t.Skipf("no race detector on this machine: %s", s)
		}
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(bin, "-test.run=^TestRaceProgram$")
	// The same places are reported for several mistakes.
	cmd.Env = append(os.Environ(), raceProgram+"=1", "GORACE=halt_on_error=0 suppress_equal_stacks=0 suppress_equal_addresses=0")
	out, _ := cmd.CombinedOutput() // it fails for the races
	for _, part := range strings.Split(string(out), "PAIR ")[1:] {
		name, text, _ := strings.Cut(part, "\n")
		if !strings.Contains(text, "WARNING: DATA RACE") {
			t.Errorf("%s: no race is reported", name)
		}
	}
	if !strings.Contains(string(out), "PAIR ") {
		t.Errorf("no program ran:\n%s", out)
	}
}
