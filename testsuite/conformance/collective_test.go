package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/collective"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// collectiveOps are the operations of package collective, by the kernels' numbers.
var collectiveOps = []struct {
	name string // in internal/base/op
	// lengths returns the lengths of destination and source for a part of m
	// elements and n PEs.
	lengths func(m, n int) (dst, src int)
	// inPlace says that both may be the same memory.
	inPlace bool
}{
	collective.Broadcast:     {"Broadcast", func(m, n int) (int, int) { return m, m }, true},
	collective.FCollect:      {"FCollect", func(m, n int) (int, int) { return m * n, m }, false},
	collective.AllToAll:      {"AllToAll", func(m, n int) (int, int) { return m * n, m * n }, false},
	collective.Reduce:        {"Reduce", func(m, n int) (int, int) { return m, m }, true},
	collective.ReduceScatter: {"ReduceScatter", func(m, n int) (int, int) { return m, m * n }, false},
}

// collectiveWarps are the warps that perform them at a scope: in a block of 50
// threads, the second warp has 18.
var collectiveWarps = [][]int{scopes.Thread: {0}, scopes.Warp: {0, 1}, scopes.Block: {0}}

// collectiveParts are lengths of a part, and where destination and source start:
// nothing, one element, odd and even lengths, aligned and not.
var collectiveParts = forRace(2, []struct{ m, dst, src int }{{0, 1, 1}, {7, 1, 5}, {1, 0, 0}, {1, 3, 2}, {64, 0, 0}, {33, 16, 16}})

// oneCollective is one call, with memory of its own.
type oneCollective struct {
	code, scope, warp int
	by                shmem.ReduceOp
	root              int
	inPlace           bool
	nDst, nSrc        int
	dst, src          int // where they start
}

func (c *oneCollective) String() string {
	return fmt.Sprintf("%s by %v of %d, %s scope, warp %d, root %d, in place %v", collectiveOps[c.code].name, op.Reduction(c.by), c.nSrc, scopeNames[c.scope], c.warp, c.root, c.inPlace)
}

// collectivePlan collects calls, and gives each its memory: some elements stand
// between, which must stay as they are.
type collectivePlan struct {
	list []oneCollective
	dst  int // elements so far
	src  int
}

const collectiveMargin = 16

func (p *collectivePlan) add(c oneCollective, m, dst, src, n int) {
	c.nDst, c.nSrc = collectiveOps[c.code].lengths(m, n)
	c.dst, c.src = p.dst+dst, p.src+src
	if c.inPlace {
		c.src = c.dst
	}
	round := func(n int) int { return (n + 2*collectiveMargin + 15) / 16 * 16 }
	p.dst += round(c.nDst + dst)
	p.src += round(c.nSrc + src)
	p.list = append(p.list, c)
}

// planMoves lists the calls that copy, among n PEs.
func planMoves(n int) *collectivePlan {
	var p collectivePlan
	for code := collective.Broadcast; code <= collective.AllToAll; code++ {
		for scope, warps := range collectiveWarps {
			for i, warp := range warps {
				for j, part := range collectiveParts {
					p.add(oneCollective{code: code, scope: scope, warp: warp, root: (i + j) % n}, part.m, part.dst, part.src, n)
				}
				if collectiveOps[code].inPlace {
					p.add(oneCollective{code: code, scope: scope, warp: warp, root: n - 1, inPlace: true}, 21, 3, 0, n)
				}
			}
		}
	}
	return &p
}

// collectiveRun is a plan for one type, on one PE.
type collectiveRun[T shmem.Elem] struct {
	pe   *gputest.PE
	team testTeam
	plan *collectivePlan
	// value returns element i of the source of a member.
	value func(member, i int) T
	// want returns element i of the destination of c on a member; at returns
	// element i of a member's source.
	want func(c *oneCollective, member, i int, at func(member, i int) T) T
	call func(c *oneCollective, team *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error
}

// testTeam is the PEs that make the calls.
type testTeam struct {
	name   string
	handle *gpurt.Team
	me, n  int // me is -1 where the PE is no member
}

// run makes all calls, and looks at every element of the destinations.
func (r *collectiveRun[T]) run() {
	r.pe.Helper()
	pe, p := r.pe, r.plan
	dst, src := symmetric[T](pe, p.dst), symmetric[T](pe, p.src)
	old := func(i int) T { return element[T](uint64(i) + 1<<40) }
	// What a member holds before the calls: where a call is in place, its
	// destination is its source.
	at := func(c *oneCollective) func(member, i int) T {
		return func(member, i int) T { return r.value(member, c.src*5+i) }
	}
	want, from := make([]T, p.dst), make([]T, p.src)
	for i := range want {
		want[i] = old(i)
	}
	if r.team.me >= 0 {
		for k := range p.list {
			c := &p.list[k]
			for i := range c.nSrc {
				if c.inPlace {
					want[c.src+i] = at(c)(r.team.me, i)
				} else {
					from[c.src+i] = at(c)(r.team.me, i)
				}
			}
		}
	}
	must(pe, dst.CopyFrom(pe.Context(), want))
	must(pe, src.CopyFrom(pe.Context(), from))
	must(pe, pe.Barrier(pe.Context()))
	if r.team.me >= 0 {
		for k := range p.list {
			c := &p.list[k]
			s := src
			if c.inPlace {
				s = dst
			}
			must(pe, r.call(c, r.team.handle, dst.Slice(c.dst, c.dst+c.nDst), s.Slice(c.src, c.src+c.nSrc)))
			for i := range c.nDst {
				want[c.dst+i] = r.want(c, r.team.me, i, at(c))
			}
		}
	}
	must(pe, pe.Stream().Barrier())
	meet(pe)
	got := download(pe, dst)
	for k := range p.list {
		c := &p.list[k]
		lo, hi := c.dst, c.dst+c.nDst+collectiveMargin
		equal(pe, fmt.Sprintf("%s: %v", r.team.name, c), got[lo:hi], want[lo:hi])
	}
	equal(pe, r.team.name+": all destinations", got, want)
	equal(pe, r.team.name+": sources", download(pe, src), from)
	must(pe, dst.Free())
	must(pe, src.Free())
}

// destroy releases the teams.
func destroy(pe *gputest.PE, teams []testTeam) {
	pe.Helper()
	for _, team := range teams[1:] {
		must(pe, team.handle.Destroy())
	}
}

// moved returns element i of the destination of a call that copies.
func moved[T shmem.Elem](c *oneCollective, member, i int, at func(member, i int) T, n int) T {
	switch c.code {
	case collective.Broadcast:
		return at(c.root, i)
	case collective.FCollect:
		return at(i/c.nSrc, i%c.nSrc)
	}
	part := c.nSrc / n
	return at(i/part, member*part+i%part)
}

// teams returns the teams with which collectives are tested: all PEs, and every
// other one from the last on downwards.
func teams(pe *gputest.PE) []testTeam {
	pe.Helper()
	n := pe.NumPEs()
	list := []testTeam{{world, pe.TeamWorld(), pe.MyPE(), n}}
	if n < 3 {
		return list
	}
	size := (n + 1) / 2
	part, err := pe.SplitStrided(pe.TeamWorld(), n-1, -2, size)
	must(pe, err)
	return append(list, testTeam{strided, part, part.MyPE(), size})
}

type moveFunc[T shmem.Elem] func(k *collective.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o, scope, warp int, team *gpurt.Team, dst, src *gpurt.SymBuffer[T], root int) error

// moves makes the calls that copy elements of one type.
func moves[T shmem.Elem](pe *gputest.PE, teams []testTeam, k *collective.Kernels, launch moveFunc[T]) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	for _, team := range teams {
		r := collectiveRun[T]{pe: pe, team: team, plan: planMoves(team.n)}
		r.value = func(member, i int) T { return element[T](uint64(i)*64 + uint64(member) + 1) }
		r.want = func(c *oneCollective, member, i int, at func(member, i int) T) T {
			return moved(c, member, i, at, team.n)
		}
		r.call = func(c *oneCollective, handle *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error {
			return launch(k, pe.Stream(), gpurt.Grid(1).Block(50), c.code, c.scope, c.warp, handle, dst, src, c.root)
		}
		r.run()
	}
}

// TestCollectives takes the collectives that copy through every scope and element
// type, in place and not, and looks at every element of the destinations.
func TestCollectives(t *testing.T) {
	for _, np := range peCounts() {
		t.Run(fmt.Sprintf("%d PEs", np), func(t *testing.T) {
			for _, elem := range elemNames {
				for _, s := range op.Scopes {
					for _, o := range collectiveOps[:collective.Reduce] {
						checks(opCase{o.name, s, elem, np, world})
						if np > 2 {
							checks(opCase{o.name, s, elem, np, strided})
						}
					}
				}
			}
			gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
				k, err := collective.LoadKernels(pe.PE)
				must(pe, err)
				all := teams(pe)
				moves(pe, all, k, (*collective.Kernels).MoveInt8)
				moves(pe, all, k, (*collective.Kernels).MoveInt16)
				moves(pe, all, k, (*collective.Kernels).MoveInt32)
				moves(pe, all, k, (*collective.Kernels).MoveInt64)
				moves(pe, all, k, (*collective.Kernels).MoveInt)
				moves(pe, all, k, (*collective.Kernels).MoveUint8)
				moves(pe, all, k, (*collective.Kernels).MoveUint16)
				moves(pe, all, k, (*collective.Kernels).MoveUint32)
				moves(pe, all, k, (*collective.Kernels).MoveUint64)
				moves(pe, all, k, (*collective.Kernels).MoveUint)
				moves(pe, all, k, (*collective.Kernels).MoveFloat32)
				moves(pe, all, k, (*collective.Kernels).MoveFloat64)
				moves[gpu.Float16](pe, all, k, (*collective.Kernels).MoveFloat16)
				moves[gpu.BFloat16](pe, all, k, (*collective.Kernels).MoveBFloat16)
				moves[gpu.Float8E4M3](pe, all, k, (*collective.Kernels).MoveFloat8E4M3)
				moves[gpu.Float8E5M2](pe, all, k, (*collective.Kernels).MoveFloat8E5M2)
				moves(pe, all, k, (*collective.Kernels).MoveBody)
				moves(pe, all, k, (*collective.Kernels).MoveColor)
				destroy(pe, all)
			})
		})
	}
}
