package gpurt

import (
	"context"
	"strings"
	"testing"
)

func TestMistakesWithBarriersAndSignals(t *testing.T) {
	onEmulator(t, 2, func(ctx context.Context, pe *PE) error {
		bars, err := AllocBarriers(pe, pe.TeamWorld(), 3)
		if err != nil {
			return err
		}
		sigs, err := AllocSignals(pe, 2)
		if err != nil {
			return err
		}
		if bars.Len() != 3 || bars.Team().NumPEs() != 2 || sigs.Words().Len() != 2 || SignalsOf(sigs.Words()).Addr() != sigs.Addr() {
			t.Errorf("%d barriers of %d PEs, %d words", bars.Len(), bars.Team().NumPEs(), sigs.Words().Len())
		}
		var none *Barriers
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"no team":  {second(AllocBarriers(pe, nil, 1)), "the team is nil"},
			"no PE":    {second(AllocBarriers(nil, pe.TeamWorld(), 1)), "AllocBarriers of 1 barriers: "},
			"negative": {second(AllocBarriers(pe, pe.TeamWorld(), -1)), "the length is negative"},
			"too many": {second(AllocBarriers(pe, pe.TeamWorld(), 1<<62)), "the size exceeds the address space"},
			"nil":      {none.Free(), "the barriers are nil; use gpurt.AllocBarriers"},
			"words":    {sigs.Words().Free(), "a slice of a buffer cannot be freed"},
			"nil word": {SignalsOf(nil).Zero(pe.Stream()), "buffer is nil"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
			}
		}
		if err := bars.Free(); err != nil {
			return err
		}
		if err := bars.Free(); err == nil || !strings.Contains(err.Error(), "was freed at runtime/barriers_test.go:") {
			t.Errorf("freed twice: %v", err)
		}
		return sigs.Free()
	})
}
