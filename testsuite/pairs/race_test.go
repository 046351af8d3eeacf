package pairs

import (
	"fmt"
	"os"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// raceProgram has the test binary run the pairs for the race detector.
const raceProgram = "GPUC_TEST_RACE_PROGRAM"

// TestRaceProgram runs all pairs and says on standard error which one runs.
func TestRaceProgram(t *testing.T) {
	kind := os.Getenv(raceProgram)
	if kind == "" {
		return
	}
	for _, p := range all() {
		fmt.Fprintf(os.Stderr, "PAIR %s\n", p.name)
		f := p.wrong
		if kind == "right" {
			f = p.right
		}
		for seed := range uint64(3) {
			p.run(t.Context(), f, gpurt.Emulator, seed+1)
		}
	}
}
