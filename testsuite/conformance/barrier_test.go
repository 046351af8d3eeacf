package conformance_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/barrier"
)

// TestBarriersOfBlocks has threads, warps and blocks meet by barriers of their own, as PEs of the
// world and of a part of it, in launches one after the other.
func TestBarriersOfBlocks(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(3), func(pe *gputest.PE) {
		k, err := barrier.LoadKernels(pe.PE)
		must(pe, err)
		part, err := pe.SplitStrided(pe.TeamWorld(), 0, 1, max(pe.NumPEs()-1, 1))
		must(pe, err)
		const blocks, threads = 3, 34
		for _, team := range []*gpurt.Team{pe.TeamWorld(), part} {
			for _, c := range []struct {
				scope         op.Scope
				threads, bars int
			}{{op.Thread, 1, blocks}, {op.Warp, threads, 2 * blocks}, {op.Block, threads, blocks}} {
				bars, err := gpurt.AllocBarriers(pe.PE, team, c.bars)
				must(pe, err)
				n := c.bars * barrier.Width
				dst, src, sum := symmetric[int64](pe, n), symmetric[int64](pe, n), zeros[int64](pe, n)
				want := make([]int64, n)
				for rounds := range 3 {
					me, pes := team.MyPE(), team.NumPEs()
					if me < 0 {
						continue
					}
					must(pe, k.Rounds(pe.Stream(), gpurt.Grid(blocks).Block(c.threads), int32(c.scope), bars, team, dst, src, rounds, sum))
					for i := range want {
						bar, elem := i/barrier.Width, i%barrier.Width
						for r := range rounds + bar {
							want[i] += barrier.Element((me+pes-1)%pes, r, elem)
						}
					}
				}
				equal(pe, fmt.Sprintf("%v, team of %d", c.scope, team.NumPEs()), download(pe, sum), want)
				meet(pe)
				must(pe, bars.Free())
			}
		}
	})
}

// TestBarriersOfNoMember lets a PE meet by barriers of a team that it is not in.
func TestBarriersOfNoMember(t *testing.T) {
	err := gpurt.Run(t.Context(), gpurt.Config{PEs: 2, Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := barrier.LoadKernels(pe)
		if err != nil {
			return err
		}
		part, err := pe.SplitStrided(pe.TeamWorld(), 0, 1, 1)
		if err != nil {
			return err
		}
		bars, err := gpurt.AllocBarriers(pe, part, 2)
		if err != nil {
			return err
		}
		if err := k.Meet(pe.Stream(), gpurt.Grid(1).Block(1), bars, 1+pe.MyPE()); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	})
	if want := "on a PE that is not a member of the barriers' team"; err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "PE 1") {
		t.Errorf("error %v, want one of PE 1 with %q", err, want)
	}
}

// TestReduceValue combines values of the hosts.
func TestReduceValue(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		n := pe.NumPEs()
		sum, err := gpurt.ReduceValue(pe.Context(), pe.PE, int64(pe.MyPE()+1)<<32, shmem.Sum)
		must(pe, err)
		most, err := gpurt.ReduceValue(pe.Context(), pe.PE, -float32(pe.MyPE()), shmem.Max)
		must(pe, err)
		if sum != int64(n*(n+1)/2)<<32 || most != 0 {
			pe.Errorf("the sum is %d and the largest value %v", sum, most)
		}
	})
}

func resident(pe *gpurt.PE, k *barrier.Kernels, x *gpurt.SymBuffer[uint32]) error {
	n, err := pe.MaxGrid(barrier.Relay, gpurt.LaunchConfig{}.Block(1))
	if err != nil {
		return err
	}
	return k.Relay(pe.Stream(), gpurt.Grid(min(n, x.Len())).Block(1), x)
}

// TestResidentGrid launches as many blocks as are resident at once, of a kernel in which blocks wait
// for each other by atomics, and more.
func TestResidentGrid(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		k, err := barrier.LoadKernels(pe.PE)
		must(pe, err)
		shape := gpurt.LaunchConfig{}.Block(1)
		n, err := pe.MaxGrid(barrier.Relay, shape)
		must(pe, err)
		if n < pe.Multiprocessors() {
			pe.Fatalf("the GPU of %d multiprocessors holds %d blocks", pe.Multiprocessors(), n)
		}
		x := symmetric[uint32](pe, n)
		must(pe, resident(pe.PE, k, x))
		meet(pe)
		first := uint32(0)
		for p := pe.NumPEs() - 1; p > pe.MyPE(); p-- {
			if first += uint32(n); !addressable(pe, x, p) {
				first = 0
			}
		}
		want := make([]uint32, n)
		for b := range want {
			want[b] = first + uint32(n-b)
		}
		equal(pe, "numbers", download(pe, x), want)
		err = k.Relay(pe.Stream(), gpurt.Grid(1<<20).Block(1), x)
		if err == nil || !strings.Contains(err.Error(), "the kernel's directive says resident (barrier/barrier.go:") {
			pe.Errorf("a grid that is too large: %v", err)
		}
	})
}
