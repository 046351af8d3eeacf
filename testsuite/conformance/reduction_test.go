package conformance_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/collective"
	"github.com/gpuc-go/gpuc/testsuite/conformance/reduction"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// planReductions lists the calls that reduce, among n PEs.
func planReductions(n int, by shmem.ReduceOp) *collectivePlan {
	var p collectivePlan
	for code := collective.Reduce; code <= collective.ReduceScatter; code++ {
		for scope, warps := range collectiveWarps {
			for _, warp := range warps {
				for _, part := range collectiveParts {
					p.add(oneCollective{code: code, scope: scope, warp: warp, by: by}, part.m, part.dst, part.src, n)
				}
				if collectiveOps[code].inPlace {
					p.add(oneCollective{code: code, scope: scope, warp: warp, by: by, inPlace: true}, 19, warp, 0, n)
				}
			}
		}
	}
	return &p
}

// reductions makes the calls that reduce elements of one type.
func reductions[T shmem.Elem](pe *gputest.PE, teams []testTeam, by shmem.ReduceOp, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, o, by, scope, warp int, team *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	for _, team := range teams {
		r := collectiveRun[T]{pe: pe, team: team, plan: planReductions(team.n, by), value: small[T]}
		r.want = func(c *oneCollective, member, i int, at func(member, i int) T) T {
			return reduced(c, member, i, at, team.n)
		}
		r.call = func(c *oneCollective, handle *gpurt.Team, dst, src *gpurt.SymBuffer[T]) error {
			return launch(pe.Stream(), gpurt.Grid(1).Block(50), c.code, int(c.by), c.scope, c.warp, handle, dst, src)
		}
		r.run()
	}
}

// testReductions takes both operations through every scope and element type of one
// reduction, in place and not, and looks at every element of the destinations.
func testReductions(t *testing.T, by shmem.ReduceOp, elems []string) {
	for _, np := range peCounts() {
		t.Run(fmt.Sprintf("%d PEs", np), func(t *testing.T) {
			for _, elem := range elems {
				for _, s := range op.Scopes {
					for _, o := range collectiveOps[collective.Reduce:] {
						name := fmt.Sprintf("%s by %v", o.name, op.Reduction(by))
						checks(opCase{name, s, elem, np, world})
						if np > 2 {
							checks(opCase{name, s, elem, np, strided})
						}
					}
				}
			}
			gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
				k, err := reduction.LoadKernels(pe.PE)
				must(pe, err)
				all := teams(pe)
				reductions(pe, all, by, k.Int8)
				reductions(pe, all, by, k.Int16)
				reductions(pe, all, by, k.Int32)
				reductions(pe, all, by, k.Int64)
				reductions(pe, all, by, k.Int)
				reductions(pe, all, by, k.Uint8)
				reductions(pe, all, by, k.Uint16)
				reductions(pe, all, by, k.Uint32)
				reductions(pe, all, by, k.Uint64)
				reductions(pe, all, by, k.Uint)
				if slices.Contains(elems, "float32") {
					reductions(pe, all, by, k.Float32)
					reductions(pe, all, by, k.Float64)
					reductions(pe, all, by, k.Float16)
					reductions(pe, all, by, k.BFloat16)
				}
				destroy(pe, all)
			})
		})
	}
}

func TestReduceBySum(t *testing.T)  { testReductions(t, shmem.Sum, reducedNames) }
func TestReduceByProd(t *testing.T) { testReductions(t, shmem.Prod, reducedNames) }
func TestReduceByMin(t *testing.T)  { testReductions(t, shmem.Min, reducedNames) }
func TestReduceByMax(t *testing.T)  { testReductions(t, shmem.Max, reducedNames) }
func TestReduceByAnd(t *testing.T)  { testReductions(t, shmem.And, integerNames) }
func TestReduceByOr(t *testing.T)   { testReductions(t, shmem.Or, integerNames) }
func TestReduceByXor(t *testing.T)  { testReductions(t, shmem.Xor, integerNames) }

// TestLargeCollectives makes calls of a size at which each PE reduces a share of its
// own, by whole blocks.
func TestLargeCollectives(t *testing.T) {
	const m = 20_003
	gputest.Run(t, gputest.NP(4).Seed(4), func(pe *gputest.PE) {
		k, err := reduction.LoadKernels(pe.PE)
		must(pe, err)
		all := teams(pe)
		for _, team := range all {
			var p collectivePlan
			for _, off := range []int{0, 1} {
				p.add(oneCollective{code: collective.Reduce, scope: scopes.Block, by: shmem.Sum}, m, off, off, team.n)
				p.add(oneCollective{code: collective.Reduce, scope: scopes.Warp, by: shmem.Min, inPlace: true}, m, off, off, team.n)
				p.add(oneCollective{code: collective.ReduceScatter, scope: scopes.Block, by: shmem.Max}, m, off, off, team.n)
			}
			r := collectiveRun[int32]{pe: pe, team: team, plan: &p, value: small[int32]}
			r.want = func(c *oneCollective, member, i int, at func(member, i int) int32) int32 {
				return reduced(c, member, i, at, team.n)
			}
			r.call = func(c *oneCollective, handle *gpurt.Team, dst, src *gpurt.SymBuffer[int32]) error {
				return k.Int32(pe.Stream(), gpurt.Grid(1).Block(256), c.code, int(c.by), c.scope, c.warp, handle, dst, src)
			}
			r.run()
		}
		destroy(pe, all)
	})
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
