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
