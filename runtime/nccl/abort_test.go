package nccl_test

import (
	"context"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// TestACallMissesARankThatHasAborted: a rank whose collective waits for the others ends its communicator.
// The others then wait for it in vain, whether its call had begun or not.
func TestACallMissesARankThatHasAborted(t *testing.T) {
	for name, call := range map[string]func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error{
		"AllReduce": func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error {
			return nccl.AllReduce(c, s, dst, src, nccl.Sum)
		},
		"AllGather": func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error {
			return nccl.AllGather(c, s, dst, src.Slice(0, 1))
		},
		"Broadcast": func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error {
			return nccl.Broadcast(c, s, dst, src, 0)
		},
	} {
		for seed := range uint64(16) {
			var missed error
			err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2, Seed: seed}, func(ctx context.Context, pe *gpurt.PE) error {
				c, err := nccl.World(ctx, pe, nil)
				if err != nil {
					return err
				}
				own, err := c.Split(ctx, 0, c.Rank(), nil)
				if err != nil {
					return err
				}
				src, err := gpurt.Alloc[float32](pe, 2)
				if err != nil {
					return err
				}
				dst, err := gpurt.Alloc[float32](pe, 2)
				if err != nil {
					return err
				}
				s, err := pe.NewStream()
				if err != nil {
					return err
				}
				if c.Rank() == 0 {
					if err := call(own, s, dst, src); err != nil {
						return err
					}
				}
				if err := nccl.AllReduce(c, pe.Stream(), src, src, nccl.Sum); err != nil {
					return err
				}
				if err := pe.Stream().Sync(ctx); err != nil {
					return err
				}
				if c.Rank() == 0 {
					if err := own.Abort(); err != nil {
						return err
					}
					return pe.Barrier(ctx)
				}
				if err := pe.Barrier(ctx); err != nil {
					return err
				}
				if err := call(own, s, dst, src); err != nil {
					return err
				}
				missed = s.Sync(ctx)
				return nil
			})
			if done := missed == nil && name == "Broadcast"; !done && (missed == nil || !strings.Contains(missed.Error(), name+" of")) {
				t.Errorf("%s, seed %d: rank 1 gets %v; Run: %v", name, seed, missed, err)
			}
		}
	}
}
