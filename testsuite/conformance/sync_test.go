package conformance_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// queryOps are the operations of TestQuery, signalOps those of the tests of
// signals.
var (
	queryOps  = []string{"MyPE", "NumPEs", "TeamMyPE", "TeamNumPEs", "TranslatePE"}
	signalOps = []string{"SignalOp", "SignalFetch", "SignalTest", "SignalWaitUntil", "SignalWaitUntilRelaxed", "PutLine", "WaitLine"}
)

// orderOps and syncOps are the operations of the Ordered kernel and the Synced kernels.
var (
	orderOps = []struct {
		code int
		name string
	}{{comm.WithFence, "Fence"}, {comm.WithQuiet, "Quiet"}, {comm.WithFlush, "Flush"}}
	predefinedTeams = []func(*gpurt.PE) *gpurt.Team{(*gpurt.PE).TeamWorld, (*gpurt.PE).TeamShared, (*gpurt.PE).TeamNode}

	syncOps = []struct {
		code  int
		name  string
		teams []func(*gpurt.PE) *gpurt.Team
	}{
		{comm.WithBarrier, "Barrier", predefinedTeams},
		{comm.WithBarrierAll, "BarrierAll", predefinedTeams[:1]},
		{comm.WithSync, "Sync", predefinedTeams},
		{comm.WithSyncAll, "SyncAll", predefinedTeams[:1]},
	}
)

// inTeam returns the PEs of a team by their numbers in the world.
func inTeam(pe *gputest.PE, team *gpurt.Team) []int {
	list := make([]int, team.NumPEs())
	for i := range list {
		list[i] = team.Translate(i, pe.TeamWorld())
	}
	return list
}

// before returns the PE whose number in a team is one less than this PE's, or the last.
func before(pe *gputest.PE, team *gpurt.Team) int {
	n := team.NumPEs()
	return team.Translate((team.MyPE()+n-1)%n, pe.TeamWorld())
}

// TestQuery asks who and how many the PEs are.
func TestQuery(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		out := zeros[int](pe, 10)
		for i, team := range predefinedTeams {
			must(pe, k.Query(pe.Stream(), gpurt.Grid(1).Block(1), team(pe.PE), out))
			want := []int{pe.MyPE(), pe.NumPEs()}
			for _, of := range append(predefinedTeams, team) {
				want = append(want, of(pe.PE).MyPE(), of(pe.PE).NumPEs())
			}
			equal(pe, fmt.Sprintf("team %d", i), download(pe, out), want)
		}
	})
}

// TestTranslatePE translates numbers in TeamShared to those in the predefined teams.
func TestTranslatePE(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		n := pe.NumPEs()
		out := zeros[int](pe, n+2)
		for i, to := range predefinedTeams {
			want, there := fill(n+2, -1), inTeam(pe, to(pe.PE))
			for number, p := range inTeam(pe, pe.TeamShared()) {
				want[number+1] = slices.Index(there, p)
			}
			must(pe, k.Translate(pe.Stream(), gpurt.Grid(1).Block(32), pe.TeamShared(), to(pe.PE), out))
			equal(pe, fmt.Sprintf("numbers in team %d", i), download(pe, out), want)
		}
	})
}

// TestComparisons waits with every comparison, on values that only an unsigned
// comparison orders rightly too.
func TestComparisons(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		sigs, err := gpurt.AllocSignals(pe.PE, 6)
		must(pe, err)
		out := zeros[uint64](pe, 12)
		for range 3 {
			must(pe, sigs.CopyFrom(pe.Context(), []uint64{0, 0, 0, 20, 20, 0}))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.Compare(pe.Stream(), gpurt.Grid(1).Block(32), sigs, out))
			meet(pe)
			want := []uint64{5, 7, 9, 10, 9, 1 << 63}
			equal(pe, "waits, then fetches", download(pe, out), append(want, want...))
		}
	})
}

// TestPolling tests signals until the data that comes with them is there.
func TestPolling(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 100
		src, dst, out := symmetric[uint64](pe, n), symmetric[uint64](pe, n), zeros[uint64](pe, n+1)
		sig, err := gpurt.AllocSignals(pe.PE, 1)
		must(pe, err)
		left := uint64((pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs())
		for epoch := uint64(1); epoch <= 3; epoch++ {
			must(pe, src.CopyFrom(pe.Context(), fill(n, uint64(pe.MyPE())+epoch<<8)))
			meet(pe)
			must(pe, k.Poll(pe.Stream(), gpurt.Grid(1).Block(32), dst, src, sig, epoch, out))
			meet(pe)
			equal(pe, "data", download(pe, out), append(fill(n, left+epoch<<8), 0))
		}
	})
}

// TestCounting adds to signals of all PEs from many threads at once.
func TestCounting(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(4), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		sig, err := gpurt.AllocSignals(pe.PE, 1)
		must(pe, err)
		const threads = 48
		out := zeros[uint64](pe, threads)
		each := uint64(threads * (threads + 1) / 2 * pe.NumPEs())
		for epoch := uint64(1); epoch <= 3; epoch++ {
			must(pe, k.Count(pe.Stream(), gpurt.Grid(2).Block(threads/2), sig, epoch*each, out))
			meet(pe)
			equal(pe, "counts", download(pe, out), fill(threads, epoch*each))
		}
	})
}

// TestFlags sets one signal of an array on every PE and waits for all of them.
func TestFlags(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(4), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		n := pe.NumPEs()
		sigs, err := gpurt.AllocSignals(pe.PE, n+2)
		must(pe, err)
		must(pe, k.Flags(pe.Stream(), gpurt.Grid(1).Block(3), sigs.Slice(1, n+1)))
		meet(pe)
		want := make([]uint64, n+2)
		for p := range n {
			want[p+1] = uint64(p) + 1
		}
		equal(pe, "signals", download(pe, sigs), want)
	})
}

// TestLines passes lines round the ring, with flags that grow past the largest.
func TestLines(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n, rounds = 70, 5
		me, pes := pe.MyPE(), pe.NumPEs()
		words, err := gpurt.AllocSignals(pe.PE, 2*n*pes+1)
		must(pe, err)
		dst, src := zeros[uint64](pe, n), zeros[uint64](pe, n)
		source := func(p int) []uint64 { return elements[uint64](uint64(p), n) }
		must(pe, src.CopyFrom(pe.Context(), source(me)))
		for _, flag := range []uint32{1, 1<<32 - 3} {
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.Lines(pe.Stream(), gpurt.Grid(3).Block(32), words, dst, src, flag, rounds))
			meet(pe)
			want := source((me + pes*rounds - rounds) % pes)
			for i := range want {
				want[i] += rounds
			}
			equal(pe, fmt.Sprintf("data behind flag %d", flag), download(pe, dst), want)
		}
	})
}

// TestOrder announces data by a signal of its own after Fence, Quiet and Flush, at
// every scope.
func TestOrder(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 333
		me, pes := pe.MyPE(), pe.NumPEs()
		dst, src := symmetric[int32](pe, n), symmetric[int32](pe, n)
		sig, err := gpurt.AllocSignals(pe.PE, 1)
		must(pe, err)
		out := zeros[int32](pe, n)
		epoch := uint64(0)
		for _, o := range orderOps {
			for scope, name := range scopeNames {
				epoch++
				source := func(p int) []int32 { return elements[int32](epoch*16+uint64(p), n) }
				must(pe, src.CopyFrom(pe.Context(), source(me)))
				must(pe, pe.Barrier(pe.Context()))
				must(pe, k.Ordered(pe.Stream(), gpurt.Grid(1).Block(64), o.code, scope, dst, src, out, sig, epoch))
				meet(pe)
				equal(pe, o.name+", "+name, download(pe, out), source((me+pes-1)%pes))
			}
		}
	})
}

// TestFreshRows sends what was written just before, again and again. The rows with a fence of the
// system tell, where others are wrong, whether it was the sender's data that came too late.
func TestFreshRows(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		blocks, width, rounds := 3, 40, 5
		if onGPU(pe) {
			blocks, width, rounds = 8, 1024, 1000
		}
		in, out := symmetric[uint32](pe, 2*blocks*width), symmetric[uint32](pe, 2*blocks*width)
		sigs, err := gpurt.AllocSignals(pe.PE, 4*blocks)
		must(pe, err)
		counts := map[bool]uint32{}
		for i, fenced := range []bool{false, true} {
			wrong := zeros[uint32](pe, 1)
			must(pe, k.Fresh(pe.Stream(), gpurt.Grid(blocks).Block(min(width, 256)), in, out, sigs, width, rounds, uint64(1+i*rounds), fenced, wrong))
			meet(pe)
			counts[fenced] = download(pe, wrong)[0]
		}
		if counts[false]+counts[true] != 0 {
			pe.Errorf("of %d elements %d are wrong, and %d with a fence of the system before the put", blocks*width*rounds, counts[false], counts[true])
		}
	})
}

// synced are the kernels of TestSync by scope.
var synced = []func(k *comm.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, how int, team *gpurt.Team, dst, src *gpurt.SymBuffer[int32], out gpurt.DeviceSlice[int32]) error{
	scopes.Thread: (*comm.Kernels).SyncedThread,
	scopes.Warp:   (*comm.Kernels).SyncedWarp,
	scopes.Block:  (*comm.Kernels).SyncedBlock,
}

// TestSync meets the other PEs at every scope and in every predefined team.
func TestSync(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 200
		dst, src := symmetric[int32](pe, n), symmetric[int32](pe, n)
		out := zeros[int32](pe, n)
		serial := uint64(0)
		for _, o := range syncOps {
			for scope, name := range scopeNames {
				for i, team := range o.teams {
					serial++
					source := func(p int) []int32 { return elements[int32](serial*16+uint64(p), n) }
					must(pe, src.CopyFrom(pe.Context(), source(pe.MyPE())))
					must(pe, pe.Barrier(pe.Context()))
					must(pe, synced[scope](k, pe.Stream(), gpurt.Grid(1).Block(64), o.code, team(pe.PE), dst, src, out))
					meet(pe)
					equal(pe, fmt.Sprintf("%s, %s, team %d", o.name, name, i), download(pe, out), source(before(pe, team(pe.PE))))
				}
			}
		}
	})
}

// TestRounds runs many barriers in one launch.
func TestRounds(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(4), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		word, wrong := symmetric[uint32](pe, 1), zeros[uint32](pe, 1)
		for range 2 {
			must(pe, word.CopyFrom(pe.Context(), []uint32{0}))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.Rounds(pe.Stream(), gpurt.Grid(1).Block(40), word, wrong, 50))
			meet(pe)
			equal(pe, "wrong values", download(pe, wrong), []uint32{0})
		}
	})
}

// TestHostsMeetBesideKernels has hosts meet while kernels that meet are enqueued: the barriers
// inside AllocSym, Free, Barrier and the calls for teams must not be taken for theirs.
func TestHostsMeetBesideKernels(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			rounds, launches := 1, 3
			if onGPU(pe) {
				rounds, launches = 10, 90
			}
			k, err := comm.LoadKernels(pe.PE)
			must(pe, err)
			all := pe.TeamWorld()
			even, err := pe.SplitStrided(all, 0, 2, (pe.NumPEs()+1)/2)
			must(pe, err)
			const n = 33
			src, dst := symmetric[int32](pe, n), symmetric[int32](pe, n)
			must(pe, src.CopyFrom(pe.Context(), fill(n, int32(pe.MyPE()+1))))
			other, err := pe.NewStream()
			must(pe, err)
			for _, team := range []*gpurt.Team{all, even} {
				// A PE that waits for its kernels now and then is behind the others at times.
				enqueue := func(s *gpurt.Stream) error {
					return k.SumAndMeet(s, gpurt.Grid(1).Block(64), team, dst, src, 3)
				}
				g, err := pe.Stream().Capture(func() error { return enqueue(pe.Stream()) })
				must(pe, err)
				for range rounds {
					for name, host := range hostMeetings(pe, all, even) {
						for i := range launches {
							s := pe.Stream()
							switch i % 3 {
							case 0:
								must(pe, enqueue(s))
							case 1:
								must(pe, g.Launch(s))
							case 2:
								event, err := s.Record()
								must(pe, err)
								must(pe, errors.Join(other.Wait(event), enqueue(other)))
								event, err = other.Record()
								must(pe, err)
								must(pe, s.Wait(event))
							}
							if pe.MyPE() == i%pe.NumPEs() {
								must(pe, s.Sync(pe.Context()))
							}
						}
						if err := host(); err != nil {
							pe.Fatalf("%s: %v", name, err)
						}
					}
				}
				if team.MyPE() >= 0 {
					want := int32(0)
					for i := range team.NumPEs() {
						want += int32(team.Translate(i, all) + 1)
					}
					equal(pe, "sum", download(pe, dst), fill(n, want))
				}
				must(pe, g.Close())
				meet(pe)
			}
		})
	}
}

// hostMeetings returns calls in which hosts meet, in an order that all PEs have.
func hostMeetings(pe *gputest.PE, all, even *gpurt.Team) func(yield func(string, func() error) bool) {
	split := func(parent *gpurt.Team) func() error {
		return func() error {
			if parent.MyPE() < 0 {
				return nil
			}
			team, err := pe.SplitStrided(parent, 0, 1, parent.NumPEs())
			if err != nil {
				return err
			}
			return team.Destroy()
		}
	}
	return func(yield func(string, func() error) bool) {
		var b *gpurt.SymBuffer[int32]
		_ = yield("AllocSym", func() (err error) { b, err = gpurt.AllocSym[int32](pe.PE, 33); return err }) &&
			yield("Free", func() error { return b.Free() }) &&
			yield("Barrier", func() error { return pe.Barrier(pe.Context()) }) &&
			yield("SplitStrided", split(all)) &&
			yield("SplitStrided of a part", split(even))
	}
}
