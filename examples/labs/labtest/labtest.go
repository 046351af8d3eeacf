// Package labtest tests labs: the solution works under many orders of delivery, and the
// version with gaps fails as the lab's text says. Only tests may import it.
package labtest

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// Works runs a solution on 1 to 4 PEs, with so many seeds of the emulator or on GPUs. With
// -short, PEs have one neighbour or two: more are the same to the race detector.
func Works(t *testing.T, seeds int, run func(ctx context.Context, pe *gpurt.PE) error) {
	t.Helper()
	counts := []int{1, 2, 3, 4}
	if testing.Short() {
		counts = []int{2, 3}
	}
	for _, np := range counts {
		gputest.Seeds(t, seeds, gputest.NP(np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}

// said is the block in which a lab's text shows what the version with gaps says.
var said = regexp.MustCompile("(?m)^<!-- gaps -->\n```text\n((?s:.*?))```\n")

// Fails runs a version with gaps on 2 emulated PEs. Each line that the text ../README.md
// shows must be the failure of a PE. A PE that fails does not end the others here.
func Fails(t *testing.T, run func(ctx context.Context, pe *gpurt.PE) error) {
	t.Helper()
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	block := said.FindSubmatch(text)
	if block == nil {
		t.Fatal("the lab's text does not show how its version with gaps fails")
	}
	var mu sync.Mutex
	var failures []string
	err = gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		if err := run(ctx, pe); err != nil {
			mu.Lock()
			defer mu.Unlock()
			failures = append(failures, strings.Split(fmt.Sprintf("PE %d: %v", pe.MyPE(), err), "\n")...)
		}
		return nil
	})
	if err != nil {
		failures = append(failures, strings.Split(err.Error(), "\n")...)
	}
	for line := range strings.Lines(string(block[1])) {
		if !slices.Contains(failures, strings.TrimSuffix(line, "\n")) {
			t.Errorf("the text says %q, the PEs say:\n%s", line, strings.Join(failures, "\n"))
		}
	}
}

// StillFails runs a version of which some gaps are filled on 2 emulated PEs. It fails, and no
// PE panics.
func StillFails(t *testing.T, run func(ctx context.Context, pe *gpurt.PE) error) {
	t.Helper()
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, run)
	switch {
	case err == nil:
		t.Error("it works, although there are gaps left")
	case strings.Contains(err.Error(), "panic: "):
		t.Errorf("it panics: %v", err)
	default:
		t.Log(err)
	}
}
