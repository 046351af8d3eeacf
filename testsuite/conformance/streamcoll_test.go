package conformance_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/collective"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
)

// planOnStream lists the calls of operations from first to last that the host enqueues,
// among n PEs.
func planOnStream(first, last, n int, by shmem.ReduceOp) *collectivePlan {
	var p collectivePlan
	for code := first; code <= last; code++ {
		for j, part := range collectiveParts {
			p.add(oneCollective{code: code, by: by, root: j % n}, part.m, part.dst, part.src, n)
		}
		if collectiveOps[code].inPlace {
			p.add(oneCollective{code: code, by: by, root: n - 1, inPlace: true}, 21, 3, 0, n)
		}
	}
	return &p
}

// movesOnStream makes the calls that copy elements of one type.
func movesOnStream[T shmem.Elem](pe *gputest.PE, teams []testTeam) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	for _, team := range teams {
		r := collectiveRun[T]{pe: pe, team: team, plan: planOnStream(collective.Broadcast, collective.AllToAll, team.n, 0)}
		r.value = func(member, i int) T { return element[T](uint64(i)*64 + uint64(member) + 1) }
		r.want = func(c *oneCollective, member, i int, at func(member, i int) T) T {
			return moved(c, member, i, at, team.n)
		}
		r.call = func(c *oneCollective, handle *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error {
			switch c.code {
			case collective.Broadcast:
				return gpurt.Broadcast(pe.Stream(), handle, dst, src, c.root)
			case collective.FCollect:
				return gpurt.FCollect(pe.Stream(), handle, dst, src)
			}
			return gpurt.AllToAll(pe.Stream(), handle, dst, src)
		}
		r.run()
	}
}

// reductionsOnStream makes the calls that reduce elements of one type.
func reductionsOnStream[T shmem.Number](pe *gputest.PE, teams []testTeam, ops []shmem.ReduceOp) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	for _, by := range ops {
		for _, team := range teams {
			r := collectiveRun[T]{pe: pe, team: team, plan: planOnStream(collective.Reduce, collective.ReduceScatter, team.n, by), value: small[T]}
			r.want = func(c *oneCollective, member, i int, at func(member, i int) T) T {
				return reduced(c, member, i, at, team.n)
			}
			r.call = func(c *oneCollective, handle *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error {
				if c.code == collective.Reduce {
					return gpurt.Reduce(pe.Stream(), handle, dst, src, by)
				}
				return gpurt.ReduceScatter(pe.Stream(), handle, dst, src, by)
			}
			r.run()
		}
	}
}

// onStreamTeams runs f with the teams of collectives among several numbers of PEs.
func onStreamTeams(t *testing.T, note func(np int), f func(pe *gputest.PE, teams []testTeam)) {
	for _, np := range peCounts() {
		t.Run(fmt.Sprintf("%d PEs", np), func(t *testing.T) {
			note(np)
			gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
				all := teams(pe)
				f(pe, all)
				destroy(pe, all)
			})
		})
	}
}

// TestCollectivesOnStream takes the collectives that copy, and that the host enqueues,
// through every element type and team, in place and not.
func TestCollectivesOnStream(t *testing.T) {
	note := func(np int) { checksOnStream([]string{"Broadcast", "FCollect", "AllToAll"}, elemNames, np, true) }
	onStreamTeams(t, note, func(pe *gputest.PE, teams []testTeam) {
		movesOnStream[int8](pe, teams)
		movesOnStream[int16](pe, teams)
		movesOnStream[int32](pe, teams)
		movesOnStream[int64](pe, teams)
		movesOnStream[int](pe, teams)
		movesOnStream[uint8](pe, teams)
		movesOnStream[uint16](pe, teams)
		movesOnStream[uint32](pe, teams)
		movesOnStream[uint64](pe, teams)
		movesOnStream[uint](pe, teams)
		movesOnStream[float32](pe, teams)
		movesOnStream[float64](pe, teams)
		movesOnStream[gpu.Float16](pe, teams)
		movesOnStream[gpu.BFloat16](pe, teams)
		movesOnStream[gpu.Float8E4M3](pe, teams)
		movesOnStream[gpu.Float8E5M2](pe, teams)
		movesOnStream[data.Body](pe, teams)
		movesOnStream[data.Color](pe, teams)
	})
}

// TestReductionsOnStream takes the reductions that the host enqueues through every element
// type and team, in place and not.
func TestReductionsOnStream(t *testing.T) {
	numbers := []shmem.ReduceOp{shmem.Sum, shmem.Prod, shmem.Min, shmem.Max}
	bits := []shmem.ReduceOp{shmem.Sum, shmem.Prod, shmem.Min, shmem.Max, shmem.And, shmem.Or, shmem.Xor}
	note := func(np int) {
		for _, by := range bits {
			elems := integerNames
			if slices.Contains(numbers, by) {
				elems = reducedNames
			}
			checksOnStream([]string{fmt.Sprintf("Reduce by %v", op.Reduction(by)), fmt.Sprintf("ReduceScatter by %v", op.Reduction(by))}, elems, np, true)
		}
	}
	onStreamTeams(t, note, func(pe *gputest.PE, teams []testTeam) {
		reductionsOnStream[int8](pe, teams, bits)
		reductionsOnStream[int16](pe, teams, bits)
		reductionsOnStream[int32](pe, teams, bits)
		reductionsOnStream[int64](pe, teams, bits)
		reductionsOnStream[int](pe, teams, bits)
		reductionsOnStream[uint8](pe, teams, bits)
		reductionsOnStream[uint16](pe, teams, bits)
		reductionsOnStream[uint32](pe, teams, bits)
		reductionsOnStream[uint64](pe, teams, bits)
		reductionsOnStream[uint](pe, teams, bits)
		reductionsOnStream[float32](pe, teams, numbers)
		reductionsOnStream[float64](pe, teams, numbers)
		reductionsOnStream[gpu.Float16](pe, teams, numbers)
		reductionsOnStream[gpu.BFloat16](pe, teams, numbers)
	})
}

// TestLongReduceScatterOnStream takes sources that NVSHMEM's scratch memory does not hold: by an
// operator that NCCL has and by one that it lacks, and of a type that it lacks, twice in a row and
// in a graph.
func TestLongReduceScatterOnStream(t *testing.T) {
	note := func(np int) {
		for by, elem := range map[shmem.ReduceOp]string{shmem.Sum: "float32", shmem.Max: "uint16", shmem.Xor: "uint64"} {
			checksOnStream([]string{fmt.Sprintf("ReduceScatter by %v", op.Reduction(by))}, []string{elem}, np, true)
		}
	}
	onStreamTeams(t, note, func(pe *gputest.PE, teams []testTeam) {
		for _, team := range teams {
			longReduceScatter(pe, team, shmem.Sum, func(a, b float32) float32 { return a + b })
			longReduceScatter(pe, team, shmem.Max, func(a, b uint16) uint16 { return max(a, b) })
			longReduceScatter(pe, team, shmem.Xor, func(a, b uint64) uint64 { return a ^ b })
		}
	})
}

func longReduceScatter[T uint16 | uint64 | float32](pe *gputest.PE, team testTeam, by shmem.ReduceOp, combine func(a, b T) T) {
	const m = 140_003 // elements of a part
	pe.Helper()
	src, dst := symmetric[T](pe, m*team.n), symmetric[T](pe, 3*m)
	if team.me >= 0 {
		of := func(member, i int) T { return T((i*7 + member*i) % 200) }
		vals := make([]T, m*team.n)
		for i := range vals {
			vals[i] = of(team.me, i)
		}
		must(pe, src.CopyFrom(pe.Context(), vals))
		call := func(j int) error {
			return gpurt.ReduceScatter(pe.Stream(), team.handle, dst.Slice(j*m, (j+1)*m), src, by)
		}
		must(pe, team.handle.Sync(pe.Stream()))
		must(pe, call(0))
		must(pe, call(1))
		g, err := pe.Stream().Capture(func() error { return call(2) })
		must(pe, err)
		must(pe, g.Launch(pe.Stream()))
		want := make([]T, m)
		for i := range want {
			want[i] = of(0, team.me*m+i)
			for member := 1; member < team.n; member++ {
				want[i] = combine(want[i], of(member, team.me*m+i))
			}
		}
		equal(pe, fmt.Sprintf("ReduceScatter by %v of %T", op.Reduction(by), want[0]), download(pe, dst), slices.Concat(want, want, want))
		must(pe, g.Close())
	}
	meet(pe)
	must(pe, src.Free())
	must(pe, dst.Free())
}

// TestCollectivesByName takes the collectives by their names, on raw memory and with their
// time, and one on symmetric arrays.
func TestCollectivesByName(t *testing.T) {
	const m = 16 // bytes of a part
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			me, n, s := pe.MyPE(), pe.NumPEs(), pe.Stream()
			var src []byte
			for j := range n {
				src = append(src, fill(m, byte(1+me*n+j))...)
			}
			from, err := gpurt.AllocSymFrom(pe.PE, src)
			must(pe, err)
			dst := symmetric[byte](pe, m*n)
			var gathered, exchanged []byte
			for p := range n {
				gathered = append(gathered, fill(m, byte(1+p*n))...)
				exchanged = append(exchanged, fill(m, byte(1+p*n+me))...)
			}
			most := byte(1 + (n-1)*n)
			for _, c := range []struct {
				call gpurt.CollectiveCall
				want []byte
			}{
				{gpurt.CollectiveCall{Name: "reduce", Dst: dst.Slice(0, m), Src: from.Slice(0, m), Type: "uint32", Op: "max"}, fill(m, most)},
				{gpurt.CollectiveCall{Name: "reducescatter", Dst: dst.Slice(0, m), Src: from, Type: "uint64", Op: "max"}, fill(m, most+byte(me))},
				{gpurt.CollectiveCall{Name: "broadcast", Dst: dst.Slice(0, m), Src: from.Slice(0, m), Root: n - 1}, fill(m, most)},
				{gpurt.CollectiveCall{Name: "fcollect", Dst: dst, Src: from.Slice(0, m)}, gathered},
				{gpurt.CollectiveCall{Name: "alltoall", Dst: dst, Src: from}, exchanged},
				{gpurt.CollectiveCall{Name: "barrier"}, nil},
				{gpurt.CollectiveCall{Name: "sync"}, nil},
			} {
				c.call.Timed = true
				_, err := gpurt.Collective(pe.Context(), s, c.call)
				must(pe, err)
				equal(pe, c.call.Name, download(pe, dst.Slice(0, len(c.want))), c.want)
				must(pe, s.Barrier())
			}
			x, err := gpurt.NewSymArray[float32](pe.PE, gpurt.Shape(2, 3))
			must(pe, err)
			must(pe, x.CopyFrom(pe.Context(), fill(6, float32(me+1))))
			must(pe, gpurt.Reduce(s, pe.TeamWorld(), x, x, shmem.Sum))
			got := make([]float32, 6)
			must(pe, x.CopyTo(pe.Context(), got))
			equal(pe, "array", got, fill(6, float32(n*(n+1)/2)))
			meet(pe)
		})
	}
}
