package gpurt

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// TestEmulatedPEsAnswerWhatTheyDo: PE 1 waits in a call of all, and the host of PE 0 does not
// come to it before it has been asked twice. Then both go on.
func TestEmulatedPEsAnswerWhatTheyDo(t *testing.T) {
	questions, ask := io.Pipe()
	answers, tell := io.Pipe()
	asked := make(chan struct{})
	cfg := Config{Backend: Emulator, PEs: 2, Stdout: io.Discard, Stderr: io.Discard}
	cfg.asked, cfg.answers = questions, tell
	var got []string
	go func() {
		defer close(asked)
		lines := bufio.NewScanner(answers)
		lines.Buffer(nil, 1<<20)
		for len(got) < 2 {
			ask.Write([]byte("?"))
			if !lines.Scan() {
				t.Error("no answer")
				return
			}
			r := new(hang.Report)
			if err := json.Unmarshal(lines.Bytes(), r); err != nil {
				t.Error(err)
			}
			if s := r.String(); strings.Contains(s, "PE 1: barrier on the host") { // PE 1 has come
				got = append(got, s)
			}
		}
	}()
	err := Run(t.Context(), cfg, func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			<-asked
		}
		return pe.Barrier(ctx)
	})
	if err != nil {
		t.Error(err)
	}
	want := `first cause: PE 0 runs on the host, and does not wait for its device
who waits for whom:
  PE 0 runs on the host, and does not wait for its device
  └─ PE 1 waits for it: its host is in: barrier on the host
hosts: PE 0 runs; PE 1: barrier on the host`
	if d := cmp.Diff([]string{want, want}, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// TestInterruptTellsWhoWaitsForWhom: the report is of before the end.
func TestInterruptTellsWhoWaitsForWhom(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	err := Run(ctx, Config{Backend: Emulator, PEs: 2, Stdout: io.Discard, Stderr: io.Discard}, func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			cancel(errors.New("enough"))
			<-ctx.Done()
			return context.Cause(ctx)
		}
		return pe.Barrier(ctx)
	})
	for _, want := range []string{"enough\n", "first cause: PE 0 runs on the host, and does not wait for its device\n"} {
		// PE 1 may not have come to the barrier yet; then nobody waits.
		if err == nil || !strings.Contains(err.Error(), want) && strings.Contains(err.Error(), "PE 1 waits") {
			t.Errorf("no %q in\n%v", want, err)
		}
	}
}
