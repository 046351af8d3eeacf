package main

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// raceProgram has the test binary run mistakes for the race detector. It holds their names, one
// a line, and raceSeed the first of the seeds to run each with.
const raceProgram, raceSeed = "GPUC_TEST_RACE_PROGRAM", "GPUC_TEST_RACE_SEED"

// raceSeeds is with how many seeds a process runs each mistake, and raceRounds how many
// processes may run one that is not reported: the detector forgets accesses at random.
const raceSeeds, raceRounds = 3, 30

// TestRaceProgram runs mistakes, and says on standard error which one comes next.
func TestRaceProgram(t *testing.T) {
	names, first := os.Getenv(raceProgram), uint64(0)
	if names == "" {
		return
	}
	if _, err := fmt.Sscan(os.Getenv(raceSeed), &first); err != nil {
		t.Fatal(err)
	}
	for _, p := range all() {
		if !slices.Contains(strings.Split(names, "\n"), p.name) {
			continue
		}
		fmt.Fprintf(os.Stderr, "PAIR %s\n", p.name)
		for seed := range uint64(raceSeeds) {
			p.run(t.Context(), p.wrong, gpurt.Emulator, first+seed) // an error is no race
		}
	}
}

func TestTheRaceDetectorReportsMistakes(t *testing.T) {
	if !race.Enabled {
		t.Skip("needs the race detector; make race runs it")
	}
	bin, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var silent []string
	for _, p := range all() {
		if p.found(byRace) {
			silent = append(silent, p.name)
		}
	}
	for round := 0; round < raceRounds && len(silent) > 0; round++ {
		silent = unreported(t, bin, silent, round*raceSeeds+1)
	}
	for _, name := range silent {
		t.Errorf("%s: no race is reported", name)
	}
}

// unreported runs mistakes with seeds from first on, and returns those without a report.
func unreported(t *testing.T, bin string, names []string, first int) []string {
	cmd := exec.Command(bin, "-test.run=^TestRaceProgram$")
	cmd.Env = append(os.Environ(), raceProgram+"="+strings.Join(names, "\n"), fmt.Sprintf("%s=%d", raceSeed, first),
		"GORACE=halt_on_error=0 atexit_sleep_ms=0 suppress_equal_stacks=0 suppress_equal_addresses=0") // the same places are reported for several mistakes
	out, _ := cmd.CombinedOutput() // it fails for the races
	var ran, silent []string
	for _, part := range strings.Split(string(out), "PAIR ")[1:] {
		name, text, _ := strings.Cut(part, "\n")
		ran = append(ran, name)
		if !strings.Contains(text, "WARNING: DATA RACE") {
			silent = append(silent, name)
		}
	}
	if diff := cmp.Diff(names, ran); diff != "" {
		t.Fatalf("programs that ran (-want +got):\n%s\n%s", diff, out)
	}
	return silent
}
