package conformance_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/words"
)

// atomicOps are the atomics of package words, by the kernels' numbers: whether they
// return the value before.
var atomicOps = []struct {
	name    string
	fetches bool
}{
	words.AtomicFetch:       {"AtomicFetch", true},
	words.AtomicSet:         {"AtomicSet", false},
	words.AtomicSwap:        {"AtomicSwap", true},
	words.AtomicAdd:         {"AtomicAdd", false},
	words.AtomicFetchAdd:    {"AtomicFetchAdd", true},
	words.AtomicInc:         {"AtomicInc", false},
	words.AtomicFetchInc:    {"AtomicFetchInc", true},
	words.AtomicCompareSwap: {"AtomicCompareSwap", true},
	words.AtomicAnd:         {"AtomicAnd", false},
	words.AtomicFetchAnd:    {"AtomicFetchAnd", true},
	words.AtomicOr:          {"AtomicOr", false},
	words.AtomicFetchOr:     {"AtomicFetchOr", true},
	words.AtomicXor:         {"AtomicXor", false},
	words.AtomicFetchXor:    {"AtomicFetchXor", true},
}

type (
	wordNumbersFunc[T shmem.AtomicElem]  func(k *words.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o int, x *gpurt.SymBuffer[T], v, old gpurt.DeviceSlice[T], pe int) error
	wordIntegersFunc[T shmem.AtomicElem] func(k *words.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o int, x *gpurt.SymBuffer[T], v, cond, old gpurt.DeviceSlice[T], pe int) error
)

// TestSymmetricAtomics performs every atomic once on each element of a peer's memory.
func TestSymmetricAtomics(t *testing.T) {
	symmetricAtomics(t, "int32", (*words.Kernels).NumbersInt32, (*words.Kernels).IntegersInt32, integerAfter)
	symmetricAtomics(t, "int64", (*words.Kernels).NumbersInt64, (*words.Kernels).IntegersInt64, integerAfter)
	symmetricAtomics(t, "int", (*words.Kernels).NumbersInt, (*words.Kernels).IntegersInt, integerAfter)
	symmetricAtomics(t, "uint32", (*words.Kernels).NumbersUint32, (*words.Kernels).IntegersUint32, integerAfter)
	symmetricAtomics(t, "uint64", (*words.Kernels).NumbersUint64, (*words.Kernels).IntegersUint64, integerAfter)
	symmetricAtomics(t, "uint", (*words.Kernels).NumbersUint, (*words.Kernels).IntegersUint, integerAfter)
	symmetricAtomics(t, "float32", (*words.Kernels).NumbersFloat32, nil, numberAfter)
	symmetricAtomics(t, "float64", (*words.Kernels).NumbersFloat64, nil, numberAfter)
}

// numberAfter returns what an atomic makes of x.
func numberAfter[T shmem.AtomicElem](o int, x, v, _ T) T {
	switch o {
	case words.AtomicSet, words.AtomicSwap:
		return v
	case words.AtomicAdd, words.AtomicFetchAdd:
		return x + v
	}
	return x
}

func integerAfter[T shmem.AtomicInt](o int, x, v, cond T) T {
	switch o {
	case words.AtomicInc, words.AtomicFetchInc:
		return x + 1
	case words.AtomicCompareSwap:
		if x == cond {
			return v
		}
	case words.AtomicAnd, words.AtomicFetchAnd:
		return x & v
	case words.AtomicOr, words.AtomicFetchOr:
		return x | v
	case words.AtomicXor, words.AtomicFetchXor:
		return x ^ v
	}
	return numberAfter(o, x, v, cond)
}

func symmetricAtomics[T shmem.AtomicElem](t *testing.T, typ string, numbers wordNumbersFunc[T], integers wordIntegersFunc[T], after func(o int, x, v, cond T) T) {
	if !testedType[T]() {
		return
	}
	t.Run(typ, func(t *testing.T) {
		const n, lo, hi = 45, 3, 41
		for _, np := range peCounts() {
			for o, c := range atomicOps {
				if o <= words.AtomicFetchAdd || integers != nil {
					checks(opCase{c.name, op.Thread, typ, np, world})
				}
			}
			gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
				k, err := words.LoadKernels(pe.PE)
				must(pe, err)
				x, v, old := symmetric[T](pe, n), zeros[T](pe, hi-lo), zeros[T](pe, hi-lo)
				cond := zeros[T](pe, hi-lo)
				me, pes := pe.MyPE(), pe.NumPEs()
				for o, c := range atomicOps {
					if o > words.AtomicFetchAdd && integers == nil {
						continue
					}
					distance := o % pes
					before := func(p int) []T {
						s := elements[T](uint64(o*64+p), n)
						s[lo] = 0
						s[lo]-- // wraps around when 1 is added
						return s
					}
					values := func(p int) []T { return elements[T](uint64(o*64+p+32), hi-lo) }
					to, from := (me+distance)%pes, (me-distance+pes)%pes
					// Every other compare and swap finds what it expects.
					expected := func(p int) []T {
						s := slices.Clone(before(p)[lo:hi])
						for i := 1; i < len(s); i += 2 {
							s[i]++
						}
						return s
					}
					must(pe, x.CopyFrom(pe.Context(), before(me)))
					must(pe, v.CopyFrom(pe.Context(), values(me)))
					must(pe, cond.CopyFrom(pe.Context(), expected(to)))
					must(pe, old.CopyFrom(pe.Context(), fill(hi-lo, T(7))))
					must(pe, pe.Barrier(pe.Context()))
					if cfg := gpurt.Grid(2).Block(24); o <= words.AtomicFetchAdd {
						must(pe, numbers(k, pe.Stream(), cfg, o, x.Slice(lo, hi), v, old, to))
					} else {
						must(pe, integers(k, pe.Stream(), cfg, o, x.Slice(lo, hi), v, cond, old, to))
					}
					must(pe, pe.Stream().Barrier())
					meet(pe)
					want, wantOld := before(me), fill(hi-lo, T(7))
					theirs, conds := values(from), expected(me)
					for i := range hi - lo {
						want[lo+i] = after(o, want[lo+i], theirs[i], conds[i])
						if c.fetches {
							wantOld[i] = before(to)[lo+i]
						}
					}
					what := fmt.Sprintf("%s of %s, PE distance %d", c.name, typ, distance)
					equal(pe, what, download(pe, x), want)
					equal(pe, what+": values before", download(pe, old), wantOld)
				}
			})
		}
	})
}

// TestSymmetricCounting has all threads of all PEs update the same words.
func TestSymmetricCounting(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(4), func(pe *gputest.PE) {
		k, err := words.LoadKernels(pe.PE)
		must(pe, err)
		counting(pe, k.CountInt32)
		counting(pe, k.CountUint64)
	})
}

func counting[T shmem.AtomicInt](pe *gputest.PE, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, x *gpurt.SymBuffer[T], tickets gpurt.DeviceSlice[T]) error) {
	pe.Helper()
	const threads = 40
	x, tickets := symmetric[T](pe, 5), symmetric[T](pe, threads)
	must(pe, launch(pe.Stream(), gpurt.Grid(2).Block(threads/2), x, tickets))
	must(pe, pe.Stream().Barrier())
	meet(pe)
	all := T(threads * pe.NumPEs())
	want := []T{all, all, all, 0, 0}
	if pe.MyPE() == 0 {
		want[3] = all
	}
	equal(pe, "counts", download(pe, x), want)
	drawn := download(pe, tickets)
	slices.Sort(drawn)
	for i, d := range drawn {
		if d >= all || i > 0 && d == drawn[i-1] {
			pe.Fatalf("a ticket of %d was drawn twice or is none: %v", all, drawn)
		}
	}
}

// TestSymmetricSums has all threads of all PEs add to the same numbers, small
// enough for the sum to be exact in any order.
func TestSymmetricSums(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(3), func(pe *gputest.PE) {
		k, err := words.LoadKernels(pe.PE)
		must(pe, err)
		x, y := symmetric[float32](pe, 1), symmetric[float64](pe, 1)
		must(pe, k.SumFloats(pe.Stream(), gpurt.Grid(2).Block(32), x, y))
		must(pe, pe.Stream().Barrier())
		meet(pe)
		sum := 0.0
		if pe.MyPE() == 0 {
			sum = float64(4 * 120 * pe.NumPEs())
		}
		equal(pe, "float32", download(pe, x), []float32{float32(sum)})
		equal(pe, "float64", download(pe, y), []float64{sum / 4})
	})
}

// TestSymmetricHalves adds 16-bit floats: once to each element of a peer's memory,
// between which lies nothing, with sums that are rounded, overflow or are no number;
// and from all threads of all PEs to the same ones.
func TestSymmetricHalves(t *testing.T) {
	const n, lo, hi = 45, 3, 40
	for _, np := range peCounts() {
		for _, name := range []string{"AtomicAdd", "AtomicFetchAdd"} {
			checks(opCase{name, op.Thread, "Float16", np, world})
		}
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := words.LoadKernels(pe.PE)
			must(pe, err)
			x, y, v, old := symmetric[gpu.Float16](pe, n), symmetric[gpu.Float16](pe, n), zeros[gpu.Float16](pe, hi-lo), zeros[gpu.Float16](pe, hi-lo)
			me, pes := pe.MyPE(), pe.NumPEs()
			numbers := func(seed, n int) []gpu.Float16 {
				s := elements[gpu.Float16](uint64(seed), n)
				for i, f := range []float32{2048, 1, 65504, float32(math.Inf(1)), 6e-8, -0.1} {
					s[(seed+i)%n], s[(3*seed+i+20)%n] = gpu.ToFloat16(f), gpu.ToFloat16(f)
				}
				return s
			}
			to, from := (me+1)%pes, (me-1+pes)%pes
			must(pe, x.CopyFrom(pe.Context(), numbers(me, n)))
			must(pe, y.CopyFrom(pe.Context(), numbers(me+64, n)))
			must(pe, v.CopyFrom(pe.Context(), numbers(me+128, hi-lo)))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.AddFloat16(pe.Stream(), gpurt.Grid(2).Block(16), x.Slice(lo, hi), y.Slice(lo, hi), v, old, to))
			must(pe, pe.Stream().Barrier())
			meet(pe)
			wantX, wantY, theirs := numbers(me, n), numbers(me+64, n), numbers(from+128, hi-lo)
			for i, f := range theirs {
				wantX[lo+i], wantY[lo+i] = wantX[lo+i].Add(f), wantY[lo+i].Add(f)
			}
			equal(pe, "AtomicAdd of Float16", wide(download(pe, x)), wide(wantX))
			equal(pe, "AtomicFetchAdd of Float16", wide(download(pe, y)), wide(wantY))
			equal(pe, "AtomicFetchAdd of Float16: values before", wide(download(pe, old)), wide(numbers(to+64, n)[lo:hi]))

			sums := symmetric[gpu.Float16](pe, 3)
			must(pe, k.SumFloat16(pe.Stream(), gpurt.Grid(2).Block(32), sums))
			must(pe, pe.Stream().Barrier())
			meet(pe)
			want := make([]float32, 3)
			for i := range want {
				if me == 0 {
					want[i] = float32((i + 1) * 64 * pes) // exact in any order
				}
			}
			equal(pe, "sums of Float16", wide(download(pe, sums)), want)
		})
	}
}

// wide returns 16-bit floats as 32-bit ones, which compare as numbers do.
func wide(s []gpu.Float16) []float32 {
	w := make([]float32, len(s))
	for i, x := range s {
		w[i] = x.Float32()
	}
	return w
}
