package conformance_test

import (
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// streamBarriers are the barriers that the host enqueues. Those that complete nothing have
// Quiet before them.
var streamBarriers = []struct {
	name  string // in op.HostTable
	quiet bool
	world bool // of all PEs alone
	call  func(s *gpurt.Stream, team *gpurt.Team) error
}{
	{"BarrierAll", false, true, func(s *gpurt.Stream, _ *gpurt.Team) error { return s.Barrier() }},
	{"SyncAll", true, true, func(s *gpurt.Stream, _ *gpurt.Team) error { return s.SyncAll() }},
	{"Barrier", false, false, func(s *gpurt.Stream, team *gpurt.Team) error { return team.Barrier(s) }},
	{"Sync", true, false, func(s *gpurt.Stream, team *gpurt.Team) error { return team.Sync(s) }},
}

// TestBarriersOnStream passes numbers round each team, a step after each barrier.
func TestBarriersOnStream(t *testing.T) {
	const rounds = 5
	for _, np := range peCounts() {
		gputest.Seeds(t, 20, gputest.NP(np), func(pe *gputest.PE) {
			all := teams(pe)
			for _, b := range streamBarriers {
				for _, team := range all {
					if b.world && team.name != world {
						continue
					}
					slots, err := gpurt.AllocSymFrom(pe.PE, append([]int64{int64(pe.MyPE())}, fill(rounds, int64(-1))...))
					must(pe, err)
					if team.me >= 0 {
						s := pe.Stream()
						next := team.handle.Translate((team.me+1)%team.n, pe.TeamWorld())
						for i := range rounds {
							must(pe, gpurt.PutNBI(s, slots.Slice(i+1, i+2), slots.Slice(i, i+1), next))
							if b.quiet {
								must(pe, s.Quiet())
							}
							must(pe, b.call(s, team.handle))
						}
						want := make([]int64, rounds+1)
						for i := range want {
							want[i] = int64(team.handle.Translate((team.me+rounds*team.n-i)%team.n, pe.TeamWorld()))
						}
						equal(pe, b.name+" of "+team.name, download(pe, slots), want)
					}
					meet(pe)
					must(pe, slots.Free())
				}
			}
			destroy(pe, all)
		})
	}
}

// TestOperationsInGraphs captures every operation that the host enqueues, and launches the
// graph several times.
func TestOperationsInGraphs(t *testing.T) {
	const m, launches = 6, 3
	for _, np := range peCounts() {
		gputest.Seeds(t, 20, gputest.NP(np), func(pe *gputest.PE) {
			me, n, s, all := pe.MyPE(), pe.NumPEs(), pe.Stream(), pe.TeamWorld()
			right, left := (me+1)%n, (me+n-1)%n
			a, err := gpurt.AllocSymFrom(pe.PE, fill(m*n, int32(me+1)))
			must(pe, err)
			own, parts, sum, part, every, turned, first := a.Slice(0, m), a, symmetric[int32](pe, m), symmetric[int32](pe, m), symmetric[int32](pe, m*n), symmetric[int32](pe, m*n), symmetric[int32](pe, m)
			came, got, again := symmetric[int32](pe, 4*m), symmetric[int32](pe, 2*m), symmetric[int32](pe, m)
			sigs, err := gpurt.AllocSignals(pe.PE, 3)
			must(pe, err)
			g, err := s.Capture(func() error {
				for _, call := range []func() error{
					s.SyncAll,
					func() error { return gpurt.Put(s, came.Slice(0, m), own, right) },
					func() error { return gpurt.PutNBI(s, came.Slice(m, 2*m), own, right) },
					func() error {
						return gpurt.PutSignal(s, came.Slice(2*m, 3*m), own, sigs.At(0), 1, shmem.SignalAdd, right)
					},
					func() error {
						return gpurt.PutSignalNBI(s, came.Slice(3*m, 4*m), own, sigs.At(1), 1, shmem.SignalAdd, right)
					},
					func() error { return gpurt.Get(s, got.Slice(0, m), own, right) },
					func() error { return gpurt.GetNBI(s, got.Slice(m, 2*m), own, left) },
					s.Quiet,
					func() error { return gpurt.SignalOp(s, sigs.At(2), 1, shmem.SignalAdd, right) },
					func() error { return gpurt.SignalWaitUntil(s, sigs.At(2), shmem.CmpGE, 1) },
					func() error { return all.Sync(s) },
					func() error { return gpurt.Reduce(s, all, sum, own, shmem.Sum) },
					func() error { return gpurt.ReduceScatter(s, all, part, parts, shmem.Max) },
					func() error { return gpurt.Broadcast(s, all, first, own, n-1) },
					func() error { return gpurt.FCollect(s, all, every, own) },
					func() error { return gpurt.AllToAll(s, all, turned, parts) },
					func() error { return all.Barrier(s) },
					func() error { return gpurt.PutNBI(s, again, sum, right) },
					s.Barrier,
				} {
					if err := call(); err != nil {
						return err
					}
				}
				return nil
			})
			must(pe, err)
			for range launches {
				must(pe, g.Launch(s))
			}
			must(pe, s.Sync(pe.Context()))
			total := int32(n * (n + 1) / 2)
			var byPE []int32
			for p := range n {
				byPE = append(byPE, fill(m, int32(p+1))...)
			}
			signals := make([]uint64, 3)
			must(pe, sigs.CopyTo(pe.Context(), signals))
			equal(pe, "signals", signals, fill(3, uint64(launches)))
			equal(pe, "puts", download(pe, came), fill(4*m, int32(left+1)))
			equal(pe, "gets", download(pe, got), append(fill(m, int32(right+1)), fill(m, int32(left+1))...))
			equal(pe, "reduce", download(pe, sum), fill(m, total))
			equal(pe, "reducescatter", download(pe, part), fill(m, int32(n)))
			equal(pe, "broadcast", download(pe, first), fill(m, int32(n)))
			equal(pe, "fcollect", download(pe, every), byPE)
			equal(pe, "alltoall", download(pe, turned), byPE)
			equal(pe, "put behind a reduction", download(pe, again), fill(m, total))
			must(pe, g.Close())
			meet(pe)
		})
	}
}

// TestEveryOperationOnStreamHasACase fails when the table of host operations holds one that
// no test of this package takes.
func TestEveryOperationOnStreamHasACase(t *testing.T) {
	tested := []string{"SignalOp", "SignalWaitUntil", "Quiet"}
	for _, o := range streamTransfers[int8]() {
		tested = append(tested, o.name)
	}
	for _, o := range streamBarriers {
		tested = append(tested, o.name)
	}
	for _, o := range collectiveOps {
		tested = append(tested, o.name)
	}
	var table []string
	for _, o := range op.HostTable {
		table = append(table, o.Name)
	}
	slices.Sort(tested)
	slices.Sort(table)
	if !slices.Equal(tested, table) {
		t.Errorf("tested: %v\nin the table: %v", tested, table)
	}
}
