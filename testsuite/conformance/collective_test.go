package conformance_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/collective"
)

// collectiveOps are the operations of package collective, by the kernels' numbers.
var collectiveOps = []struct {
	name string // in internal/op
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
var collectiveWarps = [][]int{collective.ThreadScope: {0}, collective.WarpScope: {0, 1}, collective.BlockScope: {0}}

// collectiveParts are lengths of a part, and where destination and source start:
// nothing, one element, odd and even lengths, aligned and not.
var collectiveParts = []struct{ m, dst, src int }{{0, 1, 1}, {1, 0, 0}, {1, 3, 2}, {7, 1, 5}, {64, 0, 0}, {33, 16, 16}}

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

// planReductions lists the calls that reduce by some reductions, among n PEs.
func planReductions(n int, by []shmem.ReduceOp) *collectivePlan {
	var p collectivePlan
	for code := collective.Reduce; code <= collective.ReduceScatter; code++ {
		for scope, warps := range collectiveWarps {
			for k, r := range by {
				if !slices.Contains(reducedAt(code, scope), r) {
					continue
				}
				warp := warps[k%len(warps)]
				for _, part := range collectiveParts {
					p.add(oneCollective{code: code, scope: scope, warp: warp, by: r}, part.m, part.dst, part.src, n)
				}
				if collectiveOps[code].inPlace {
					p.add(oneCollective{code: code, scope: scope, warp: warp, by: r, inPlace: true}, 19, k%2, 0, n)
				}
			}
		}
	}
	return &p
}

// reducedAt returns by what the kernels reduce with an operation at a scope.
func reducedAt(code, scope int) []shmem.ReduceOp {
	switch {
	case scope == collective.ThreadScope:
		return []shmem.ReduceOp{shmem.Sum, shmem.Xor}
	case scope == collective.WarpScope:
		return []shmem.ReduceOp{shmem.Prod, shmem.Min, shmem.And}
	case code == collective.Reduce:
		return []shmem.ReduceOp{shmem.Sum, shmem.Max, shmem.Or}
	}
	return []shmem.ReduceOp{shmem.Max, shmem.Or}
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

// reduced returns element i of the destination of a reduction.
func reduced[T shmem.Elem](c *oneCollective, member, i int, at func(member, i int) T, n int) T {
	if c.code == collective.ReduceScatter {
		i += member * c.nDst
	}
	acc := at(0, i)
	for p := 1; p < n; p++ {
		acc = combined(c.by, acc, at(p, i))
	}
	return acc
}

// combined combines two elements, integers by way of 64 bits and floats of float64.
func combined[T shmem.Elem](by shmem.ReduceOp, a, b T) T {
	switch va, vb := reflect.ValueOf(&a).Elem(), reflect.ValueOf(&b).Elem(); {
	case va.CanInt():
		va.SetInt(whole(by, va.Int(), vb.Int()))
	case va.CanUint():
		va.SetUint(whole(by, va.Uint(), vb.Uint()))
	case va.CanFloat():
		va.SetFloat(number(by, va.Float(), vb.Float()))
	default:
		switch a := any(a).(type) {
		case gpu.Float16:
			return any(gpu.ToFloat16(float32(number(by, float64(a.Float32()), float64(any(b).(gpu.Float16).Float32()))))).(T)
		case gpu.BFloat16:
			return any(gpu.ToBFloat16(float32(number(by, float64(a.Float32()), float64(any(b).(gpu.BFloat16).Float32()))))).(T)
		}
	}
	return a
}

func whole[T int64 | uint64](by shmem.ReduceOp, a, b T) T {
	switch by {
	case shmem.And:
		return a & b
	case shmem.Or:
		return a | b
	case shmem.Xor:
		return a ^ b
	}
	return number(by, a, b)
}

func number[T int64 | uint64 | float64](by shmem.ReduceOp, a, b T) T {
	switch by {
	case shmem.Sum:
		return a + b
	case shmem.Prod:
		return a * b
	case shmem.Min:
		return min(a, b)
	}
	return max(a, b)
}

// small returns a number for reductions: integers of all bits, and floats of which
// sums and products of eight are exact in 8 significant bits.
func small[T shmem.Elem](member, i int) T {
	seed := uint64(i)*64 + uint64(member) + 1
	f := []float64{-2, -1, -0.5, 0.5, 1, 2}[seed*0x9e3779b97f4a7c15>>32%6]
	var x T
	switch any(x).(type) {
	case float32:
		return any(float32(f)).(T)
	case float64:
		return any(f).(T)
	case gpu.Float16:
		return any(gpu.ToFloat16(float32(f))).(T)
	case gpu.BFloat16:
		return any(gpu.ToBFloat16(float32(f))).(T)
	}
	return element[T](seed)
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

type combineFunc[T shmem.Elem] func(k *collective.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o, scope, warp int, by shmem.ReduceOp, team *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error

// moves makes the calls that copy elements of one type.
func moves[T shmem.Elem](pe *gputest.PE, teams []testTeam, k *collective.Kernels, launch moveFunc[T]) {
	pe.Helper()
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

var (
	arithmetic = []shmem.ReduceOp{shmem.Sum, shmem.Prod, shmem.Min, shmem.Max}
	bitwise    = []shmem.ReduceOp{shmem.And, shmem.Or, shmem.Xor}
)

// reductions makes the calls that reduce elements of one type.
func reductions[T shmem.Elem](pe *gputest.PE, teams []testTeam, k *collective.Kernels, by []shmem.ReduceOp, launch combineFunc[T]) {
	pe.Helper()
	for _, team := range teams {
		r := collectiveRun[T]{pe: pe, team: team, plan: planReductions(team.n, by), value: small[T]}
		r.want = func(c *oneCollective, member, i int, at func(member, i int) T) T {
			return reduced(c, member, i, at, team.n)
		}
		r.call = func(c *oneCollective, handle *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error {
			return launch(k, pe.Stream(), gpurt.Grid(1).Block(50), c.code, c.scope, c.warp, c.by, handle, dst, src)
		}
		r.run()
	}
}

// collectiveInts makes all calls for an integer type.
func collectiveInts[T shmem.Elem](pe *gputest.PE, teams []testTeam, k *collective.Kernels, move moveFunc[T], combine, bits combineFunc[T]) {
	pe.Helper()
	moves(pe, teams, k, move)
	reductions(pe, teams, k, arithmetic, combine)
	reductions(pe, teams, k, bitwise, bits)
}

// collectiveFloats makes all calls for a floating-point type.
func collectiveFloats[T shmem.Elem](pe *gputest.PE, teams []testTeam, k *collective.Kernels, move moveFunc[T], combine combineFunc[T]) {
	pe.Helper()
	moves(pe, teams, k, move)
	reductions(pe, teams, k, arithmetic, combine)
}

// TestCollectives takes the collectives through every scope, element type and
// reduction, in place and not, and looks at every element of the destinations.
func TestCollectives(t *testing.T) {
	for _, np := range peCounts() {
		t.Run(fmt.Sprintf("%d PEs", np), func(t *testing.T) {
			for _, elem := range elemNames {
				for _, s := range op.Scopes {
					for _, o := range collectiveOps {
						if op.Lookup(o.name).Reduces() && (elem == "Float8E4M3" || elem == "Float8E5M2") {
							continue
						}
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
				collectiveInts(pe, all, k, (*collective.Kernels).MoveInt8, (*collective.Kernels).CombineInt8, (*collective.Kernels).BitsInt8)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveInt16, (*collective.Kernels).CombineInt16, (*collective.Kernels).BitsInt16)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveInt32, (*collective.Kernels).CombineInt32, (*collective.Kernels).BitsInt32)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveInt64, (*collective.Kernels).CombineInt64, (*collective.Kernels).BitsInt64)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveInt, (*collective.Kernels).CombineInt, (*collective.Kernels).BitsInt)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveUint8, (*collective.Kernels).CombineUint8, (*collective.Kernels).BitsUint8)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveUint16, (*collective.Kernels).CombineUint16, (*collective.Kernels).BitsUint16)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveUint32, (*collective.Kernels).CombineUint32, (*collective.Kernels).BitsUint32)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveUint64, (*collective.Kernels).CombineUint64, (*collective.Kernels).BitsUint64)
				collectiveInts(pe, all, k, (*collective.Kernels).MoveUint, (*collective.Kernels).CombineUint, (*collective.Kernels).BitsUint)
				collectiveFloats(pe, all, k, (*collective.Kernels).MoveFloat32, (*collective.Kernels).CombineFloat32)
				collectiveFloats(pe, all, k, (*collective.Kernels).MoveFloat64, (*collective.Kernels).CombineFloat64)
				collectiveFloats[gpu.Float16](pe, all, k, (*collective.Kernels).MoveFloat16, (*collective.Kernels).CombineFloat16)
				collectiveFloats[gpu.BFloat16](pe, all, k, (*collective.Kernels).MoveBFloat16, (*collective.Kernels).CombineBFloat16)
				moves[gpu.Float8E4M3](pe, all, k, (*collective.Kernels).MoveFloat8E4M3)
				moves[gpu.Float8E5M2](pe, all, k, (*collective.Kernels).MoveFloat8E5M2)
				destroy(pe, all)
			})
		})
	}
}

// TestLargeCollectives makes calls of a size at which each PE reduces a share of its
// own, by whole blocks.
func TestLargeCollectives(t *testing.T) {
	const m = 20_003
	gputest.Run(t, gputest.NP(4).Seed(4), func(pe *gputest.PE) {
		k, err := collective.LoadKernels(pe.PE)
		must(pe, err)
		all := teams(pe)
		for _, team := range all {
			var p collectivePlan
			for _, off := range []int{0, 1} {
				p.add(oneCollective{code: collective.Reduce, scope: collective.BlockScope, by: shmem.Sum}, m, off, off, team.n)
				p.add(oneCollective{code: collective.Reduce, scope: collective.WarpScope, by: shmem.Min, inPlace: true}, m, off, off, team.n)
				p.add(oneCollective{code: collective.ReduceScatter, scope: collective.BlockScope, by: shmem.Max}, m, off, off, team.n)
			}
			r := collectiveRun[int32]{pe: pe, team: team, plan: &p, value: small[int32]}
			r.want = func(c *oneCollective, member, i int, at func(member, i int) int32) int32 {
				return reduced(c, member, i, at, team.n)
			}
			r.call = func(c *oneCollective, handle *gpurt.Team, dst, src *gpurt.SymBuffer[int32]) error {
				return k.CombineInt32(pe.Stream(), gpurt.Grid(1).Block(256), c.code, c.scope, c.warp, c.by, handle, dst, src)
			}
			r.run()
		}
		destroy(pe, all)
	})
}
