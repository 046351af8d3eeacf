package emu_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// perThread runs one block and returns what each thread computed.
func perThread[T any](tb testing.TB, cfg emu.Config, block int, kernel func(t *gpu.Thread) T) (got []T) {
	tb.Helper()
	mustRun(tb, cfg, func(h *host) error {
		out, m, err := local[T](h, block)
		if err != nil {
			return err
		}
		err = h.runKernel(shape{grid: 1, block: block}, func(t *gpu.Thread) { out[t.Block().Rank()] = kernel(t) })
		if err != nil {
			return err
		}
		got, err = read[T](h, m)
		return err
	})
	return got
}

func TestWarpOperations(t *testing.T) {
	type result struct {
		Shuffle, Up, Down, Xor int8
		Any, All               bool
		Ballot, Match          uint32
		Mask                   uint32
		Same, Other            bool
		Wide                   float64
	}
	seeds(t, 5, func(t *testing.T, cfg emu.Config) {
		for _, block := range []int{1, 7, arch.WarpSize, 40} {
			got := perThread(t, cfg, block, func(t *gpu.Thread) result {
				w := t.Warp()
				lane := w.Rank()
				v := int8(lane - 3)
				r := result{
					Shuffle: gpu.Shuffle(w, v, (lane+1)%w.Size()), Up: gpu.ShuffleUp(w, v, 2), Down: gpu.ShuffleDown(w, v, 0),
					Xor: gpu.ShuffleXor(w, v, 0),
					Any: gpu.Any(w, lane == 5), All: gpu.All(w, lane < 6), Ballot: gpu.Ballot(w, lane%3 == 0),
					Match: gpu.MatchAny(w, int64(lane/4)<<40), Wide: gpu.Shuffle(w, 1.5*float64(lane), 0),
				}
				r.Mask, r.Same = gpu.MatchAll(w, float32(2))
				_, r.Other = gpu.MatchAll(w, lane)
				return r
			})
			want := make([]result, block)
			for i := range want {
				first := i / arch.WarpSize * arch.WarpSize
				size := min(arch.WarpSize, block-first)
				lane := i - first
				full := uint32(1<<size - 1)
				v := int8(lane - 3)
				r := result{Shuffle: int8((lane+1)%size - 3), Up: v, Down: v, Xor: v, Any: size > 5, All: size <= 6,
					Ballot: 0x49249249 & full, Match: 15 << (lane &^ 3) & full, Mask: full, Same: true, Other: size == 1}
				if lane >= 2 {
					r.Up -= 2
				}
				want[i] = r
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Fatalf("seed %d, block of %d: %s", cfg.Seed, block, d)
			}
		}
	})
}

// All lanes that are there learn of one leader, which is among them, and it is the same
// one again.
func TestElect(t *testing.T) {
	type result struct {
		Gone, First, Second bool
		Leader, Again       int
	}
	seeds(t, 5, func(t *testing.T, cfg emu.Config) {
		for _, block := range []int{1, 7, arch.WarpSize, 40} {
			got := perThread(t, cfg, block, func(t *gpu.Thread) (r result) {
				if r.Gone = t.Warp().Rank()%3 == 2; r.Gone {
					return r
				}
				r.Leader, r.First = gpu.Elect(t.Warp())
				r.Again, r.Second = gpu.Elect(t.Warp())
				return r
			})
			want := make([]result, block)
			for i := range want {
				first := i / arch.WarpSize * arch.WarpSize
				lane, last := i-first, min(arch.WarpSize, block-first)-1
				if last%3 == 2 {
					last--
				}
				if want[i].Gone = lane%3 == 2; !want[i].Gone {
					want[i] = result{Leader: last, Again: last, First: lane == last, Second: lane == last}
				}
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Fatalf("seed %d, block of %d: %s", cfg.Seed, block, d)
			}
		}
	})
}

func TestGroupAlgorithms(t *testing.T) {
	type results [2]struct {
		Sum, Min, Max, And, Or, Xor, Upto, Before, From int32
	}
	value := func(i int) int32 { return int32(i*2654435761>>7) - 1000 }
	seeds(t, 3, func(t *testing.T, cfg emu.Config) {
		for _, block := range []int{1, arch.WarpSize - 1, arch.WarpSize, arch.WarpSize + 1, 96, 100} {
			got := perThread(t, cfg, block, func(t *gpu.Thread) (r results) {
				v := value(t.Block().Rank())
				for range 2 { // the shared memory is used again
					w, b := t.Warp(), t.Block()
					x, y := &r[0], &r[1]
					x.Sum, y.Sum = gpu.ReduceAdd(w, v), gpu.ReduceAdd(b, v)
					x.Min, y.Min = gpu.ReduceMin(w, v), gpu.ReduceMin(b, v)
					x.Max, y.Max = gpu.ReduceMax(w, v), gpu.ReduceMax(b, v)
					x.And, y.And = gpu.ReduceAnd(w, v), gpu.ReduceAnd(b, v)
					x.Or, y.Or = gpu.ReduceOr(w, v), gpu.ReduceOr(b, v)
					x.Xor, y.Xor = gpu.ReduceXor(w, v), gpu.ReduceXor(b, v)
					x.Upto, y.Upto = gpu.InclusiveScanAdd(w, v), gpu.InclusiveScanAdd(b, v)
					x.Before, y.Before = gpu.ExclusiveScanAdd(w, v), gpu.ExclusiveScanAdd(b, v)
					x.From, y.From = gpu.Broadcast(w, v, w.Size()-1), gpu.Broadcast(b, v, b.Size()/2)
				}
				return r
			})
			want := make([]results, block)
			for i := range want {
				for g, bounds := range [2][2]int{{i / arch.WarpSize * arch.WarpSize, min(i/arch.WarpSize*arch.WarpSize+arch.WarpSize, block)}, {0, block}} {
					r := &want[i][g]
					r.Min, r.Max, r.And = value(bounds[0]), value(bounds[0]), -1
					for j := bounds[0]; j < bounds[1]; j++ {
						v := value(j)
						r.Sum += v
						r.Min, r.Max = min(r.Min, v), max(r.Max, v)
						r.And, r.Or, r.Xor = r.And&v, r.Or|v, r.Xor^v
						if j < i {
							r.Before += v
						}
					}
					r.Upto = r.Before + value(i)
					r.From = value(bounds[1] - 1)
					if g == 1 {
						r.From = value(block / 2)
					}
				}
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Fatalf("seed %d, block of %d: %s", cfg.Seed, block, d)
			}
		}
	})
}

func TestMistakesWithWarpsAreReported(t *testing.T) {
	for _, c := range []struct {
		name  string
		block int
		call  func(t *gpu.Thread)
		text  string
	}{
		{"absent lane", 40, func(t *gpu.Thread) { gpu.ShuffleDown(t.Warp(), 1, 16) }, "gpu.ShuffleDown reads lane"},
		{"no such lane", 32, func(t *gpu.Thread) { gpu.Shuffle(t.Warp(), 1, 32) }, "gpu.Shuffle reads lane 32 of a warp of 32 threads"},
		{"delta", 32, func(t *gpu.Thread) { gpu.ShuffleUp(t.Warp(), 1, 32) }, "gpu.ShuffleUp: delta 32 is not from 0 to 31"},
		{"returned lane", 32, func(t *gpu.Thread) {
			if t.Warp().Rank() != 3 {
				gpu.Shuffle(t.Warp(), 1, 3)
			}
		}, "gpu.Shuffle reads lane 3, whose thread has returned"},
		{"returned lane of a reduction", 64, func(t *gpu.Thread) {
			if t.Block().Rank() != 3 {
				gpu.ReduceAdd(t.Block(), 1)
			}
		}, "whose thread has returned"},
		{"returned warp", 64, func(t *gpu.Thread) {
			if t.Block().Rank() < arch.WarpSize {
				gpu.ReduceAdd(t.Block(), 1)
			}
		}, "every thread"},
		{"divergent", 32, func(t *gpu.Thread) {
			if t.Warp().Rank() < 16 {
				gpu.Any(t.Warp(), true)
			} else {
				gpu.All(t.Warp(), true)
			}
		}, "threads wait in different places: this one calls gpu.A"},
		{"divergent lines", 32, func(t *gpu.Thread) {
			if t.Warp().Rank() < 16 {
				gpu.Any(t.Warp(), true)
			} else {
				gpu.Any(t.Warp(), true)
			}
		}, "threads wait in different places: this one calls gpu.Any here, thread"},
		{"divergent calls of a helper", 32, func(t *gpu.Thread) {
			if t.Warp().Rank() < 16 {
				half(t, 1)
			} else {
				half(t, 2)
			}
		}, "threads wait in different places: this one calls gpu.ShuffleXor here, called at emu/lanes_test.go:"},
		{"some wait", 32, func(t *gpu.Thread) {
			if t.Warp().Rank() == 0 {
				t.Block().Sync()
			} else {
				gpu.Any(t.Warp(), true)
			}
		}, "every thread waits"},
		{"rank of a broadcast", 64, func(t *gpu.Thread) { gpu.Broadcast(t.Block(), 1, 64) }, "gpu.Broadcast: there is no thread of this rank in the group"},
	} {
		t.Run(c.name, func(t *testing.T) {
			failing(t, emu.Config{PEs: 1}, func(h *host) error {
				return h.runKernel(shape{name: "K", grid: 1, block: c.block}, c.call)
			}, c.text, "emu/lanes_test.go:")
		})
	}
}

func TestReturnedLanesDoNotVote(t *testing.T) {
	seeds(t, 5, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			out, m, err := local[uint32](h, 32)
			if err != nil {
				return err
			}
			err = h.runKernel(shape{grid: 1, block: arch.WarpSize}, func(t *gpu.Thread) {
				if lane := t.Warp().Rank(); lane%2 == 0 {
					out[lane] = gpu.Ballot(t.Warp(), true)
				}
			})
			if err != nil {
				return err
			}
			got, err := read[uint32](h, m)
			if want := uint32(0x55555555); err == nil && got[30] != want {
				err = fmt.Errorf("ballot %#x, want %#x", got[30], want)
			}
			return err
		})
	})
}

func TestDynamicSharedMemory(t *testing.T) {
	seeds(t, 3, func(t *testing.T, cfg emu.Config) {
		mustRun(t, cfg, func(h *host) error {
			const block, bytes = 48, 48*8 + 4
			out, m, err := local[int64](h, block)
			if err != nil {
				return err
			}
			err = h.runKernel(shape{grid: 1, block: block, dynamicShared: bytes}, func(t *gpu.Thread) {
				s := gpu.DynamicShared[int64](t)
				r := t.Block().Rank()
				s[r] = int64(r)
				t.Block().Sync()
				halves := gpu.DynamicShared[[2]int32](t)
				out[r] = int64(halves[block-1-r][0]) + int64(1000*len(s)) + int64(100000*len(halves))
			})
			if err != nil {
				return err
			}
			got, err := read[int64](h, m)
			if err != nil {
				return err
			}
			want := make([]int64, block)
			for i := range want {
				want[i] = int64(block - 1 - i + 1000*block + 100000*block)
			}
			if d := cmp.Diff(want, got); d != "" {
				return fmt.Errorf("%s", d)
			}
			return nil
		})
	})
	failing(t, emu.Config{PEs: 1}, func(h *host) error {
		return h.runKernel(shape{name: "K", grid: 1, block: 1}, func(t *gpu.Thread) { gpu.DynamicShared[*int](t) })
	}, "*int holds pointers", "emu/lanes_test.go:")
}

func TestVectorsOverSlices(t *testing.T) {
	mustRun(t, emu.Config{PEs: 1}, func(h *host) error {
		x, m, err := local[float32](h, 12)
		if err != nil {
			return err
		}
		err = h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
			for i := range x {
				x[i] = float32(i)
			}
			v := gpu.AsVec4(x)
			v[1] = gpu.Vec4[float32]{X: 10, Y: v[2].W, Z: v[0].Y, W: float32(len(v))}
			p := gpu.AsVec2(x[2:4])
			p[0].X = -1
		})
		if err != nil {
			return err
		}
		got, err := read[float32](h, m)
		if err != nil {
			return err
		}
		if d := cmp.Diff([]float32{0, 1, -1, 3, 10, 11, 1, 3, 8, 9, 10, 11}, got); d != "" {
			return fmt.Errorf("%s", d)
		}
		return nil
	})
	for _, c := range []struct {
		slice func(x []float32) []float32
		text  string
	}{
		{func(x []float32) []float32 { return x[:6] }, "gpu.AsVec4: length 6 is not a multiple of 4"},
		{func(x []float32) []float32 { return x[1:9] }, "gpu.AsVec4: the first element is 4 bytes after a multiple of 16"},
	} {
		failing(t, emu.Config{PEs: 1}, func(h *host) error {
			x, _, err := local[float32](h, 12)
			if err != nil {
				return err
			}
			return h.runKernel(shape{name: "K", grid: 1, block: 1}, func(t *gpu.Thread) { gpu.AsVec4(c.slice(x)) })
		}, c.text, "emu/lanes_test.go:")
	}
}

// half exchanges halves of a warp.
func half(t *gpu.Thread, x int) int { return gpu.ShuffleXor(t.Warp(), x, 16) }

// TestMatrixMistakes has a warp load, store and multiply matrices in ways that a GPU would not notice.
func TestMatrixMistakes(t *testing.T) {
	row := func(t *gpu.Thread) []int32 { return gpu.Shared[[4 * arch.WarpSize]int32](t)[4*t.Warp().Rank():][:4] }
	for _, test := range []struct {
		block  int
		want   string
		kernel func(t *gpu.Thread, mem []int32)
	}{
		{32, "gpu.LdMatrix takes memory that is not shared memory of the block; take it from gpu.Shared or gpu.DynamicShared", func(t *gpu.Thread, mem []int32) { gpu.LdMatrix(t.Warp(), mem[:4]) }},
		{32, "gpu.LdMatrixTrans takes memory that is not shared memory of the block", func(t *gpu.Thread, mem []int32) { gpu.LdMatrixTrans(t.Warp(), mem[:4]) }},
		{32, "gpu.StMatrix takes memory that is not shared memory of the block", func(t *gpu.Thread, mem []int32) { gpu.StMatrix(t.Warp(), mem[:4], 1, 2, 3, 4) }},
		{32, "gpu.LdMatrix of a row that does not have 16 bytes", func(t *gpu.Thread, _ []int32) { gpu.LdMatrix(t.Warp(), row(t)[:3]) }},
		{32, "4 bytes after a multiple of 16", func(t *gpu.Thread, _ []int32) { gpu.LdMatrix(t.Warp(), gpu.Shared[[8]int32](t)[1:5]) }},
		{16, "gpu.LdMatrix of a warp without all of its 32 threads; launch blocks of whole warps, and let no thread return before", func(t *gpu.Thread, _ []int32) { gpu.LdMatrix(t.Warp(), row(t)) }},
		{32, "gpu.MMASync of a warp without all of its 32 threads", func(t *gpu.Thread, mem []int32) {
			if t.Warp().Rank() < 16 {
				gpu.MMASync[int8](t.Warp(), make([]int32, 4), 0, 0, 0, 0, 0, 0)
			}
		}},
		{32, "gpu.MMASync", func(t *gpu.Thread, mem []int32) {
			if t.Warp().Rank() < 16 {
				gpu.MMASync[int8](t.Warp(), make([]int32, 4), 0, 0, 0, 0, 0, 0)
			}
			t.Warp().Sync()
		}},
		{32, "slice with length 3", func(t *gpu.Thread, _ []int32) {
			gpu.MMASync[int8](t.Warp(), make([]int32, 3), 0, 0, 0, 0, 0, 0)
		}},
	} {
		if err := kernelError(t, emu.Config{}, test.block, test.kernel); err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), "lanes_test.go:") {
			t.Errorf("%v\nlacks %q, or the line", err, test.want)
		}
	}
}

// TestMMASync compares products of each type of elements with Go's. Small whole numbers have exact sums.
func TestMMASync(t *testing.T) {
	t.Run("Float16", func(t *testing.T) {
		multiplies[gpu.Float16, float32](t, func(x int) gpu.Float16 { return gpu.ToFloat16(float32(x)) })
	})
	t.Run("BFloat16", func(t *testing.T) {
		multiplies[gpu.BFloat16, float32](t, func(x int) gpu.BFloat16 { return gpu.ToBFloat16(float32(x)) })
	})
	t.Run("float32", func(t *testing.T) {
		const cutOff = 1.0 / (1 << 11) // tf32 has 10 bits of a mantissa
		multiplies[float32, float32](t, func(x int) float32 { return float32(x) * (1 + cutOff) })
	})
	t.Run("int8", func(t *testing.T) { multiplies[int8, int32](t, func(x int) int8 { return int8(x) }) })
	t.Run("Float8E4M3", func(t *testing.T) {
		multiplies[gpu.Float8E4M3, float32](t, func(x int) gpu.Float8E4M3 { return gpu.ToFloat8E4M3(float32(x)) })
	})
	t.Run("Float8E5M2", func(t *testing.T) {
		multiplies[gpu.Float8E5M2, float32](t, func(x int) gpu.Float8E5M2 { return gpu.ToFloat8E5M2(float32(x)) })
	})
}

func multiplies[E gpu.MMAElement, T gpu.MMASum](t *testing.T, element func(int) E) {
	number := func(row, k int) int { return (row*5+k*3)%7 - 3 }
	size := gpu.SizeOf[E]()
	// word is bytes at to at+3 of a row of 32 bytes.
	word := func(row, at int) (w uint32) {
		for i := range 4 / size {
			w |= uint32(gpu.Bits(element(number(row, at/size+i)))) << (8 * size * i)
		}
		return w
	}
	got := perThread(t, emu.Config{}, arch.WarpSize, func(t *gpu.Thread) [4]T {
		l, d := t.Warp().Rank(), [4]T{1, 2, 3, 4}
		at := l % 4 * 4
		gpu.MMASync[E](t.Warp(), d[:], word(l/4, at), word(l/4+8, at), word(l/4, 16+at), word(l/4+8, 16+at), word(100+l/4, at), word(100+l/4, 16+at))
		return d
	})
	want := make([][4]T, arch.WarpSize)
	for l := range want {
		for i := range want[l] {
			want[l][i] = T(i + 1)
			for k := range 32 / size {
				want[l][i] += T(number(l/4+i/2*8, k) * number(100+l%4*2+i%2, k))
			}
		}
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
