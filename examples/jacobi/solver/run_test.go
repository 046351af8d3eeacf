package solver

import (
	"context"
	"errors"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestRunEndsWithItsContext enqueues nothing more when the context has ended.
func TestRunEndsWithItsContext(t *testing.T) {
	for _, cfg := range []Config{{}, {Graph: 2}} {
		cfg.Width, cfg.Height, cfg.Tolerance = 9, 8, -1
		gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
			s, err := New(pe.PE, cfg)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			if err := s.Reset(pe.Context(), func(x, y int) float32 { return 0 }); err != nil {
				pe.Fatalf("%v", err)
			}
			ctx, cancel := context.WithCancel(pe.Context())
			cancel()
			before := s.epoch
			if _, err := s.Run(ctx, 1000); !errors.Is(err, context.Canceled) || s.epoch != before {
				pe.Errorf("%+v: %d iterations were enqueued, and the error is %v", cfg, s.epoch-before, err)
			}
		})
	}
}

// TestEachSumOnce publishes the sum of each measurement once, wherever runs end.
func TestEachSumOnce(t *testing.T) {
	const every = 3
	for _, cfg := range []Config{{}, {Persistent: true}, {Graph: 2 * every}} {
		cfg.Width, cfg.Height, cfg.NormEvery, cfg.Tolerance = 9, 8, every, -1
		gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
			s, err := New(pe.PE, cfg)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			if err := s.Reset(pe.Context(), func(x, y int) float32 { return float32(x * y) }); err != nil {
				pe.Fatalf("%v", err)
			}
			for i, n := range []int{1, 1, 1, 2, 3, 4, 5, 6, 7, 8} {
				status, err := s.Run(pe.Context(), n)
				if err != nil {
					pe.Fatalf("%v", err)
				}
				var count [1]uint32
				if err := s.norm.Count.(*gpurt.Buffer[uint32]).CopyTo(pe.Context(), count[:]); err != nil {
					pe.Fatalf("%v", err)
				}
				if want := status.Iterations / every; int(count[0]) != want {
					pe.Fatalf("%+v, run %d, %d iterations: %d sums were published, want %d", cfg, i, status.Iterations, count[0], want)
				}
			}
		})
	}
}
