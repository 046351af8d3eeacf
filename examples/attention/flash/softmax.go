package flash

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// state is what a warpgroup keeps of the keys so far: for each query the top, which was the largest
// scaled score when it was set, the sum of the weights, and the weighted sum of the values. A weight is
// 2^(score*scale - top). Each thread adds up its own weights, and the sums are folded at the end.
type state[H tile.Extent] struct {
	top, sum tile.Rows[Q, float32, gpu.Warpgroup]
	acc      tile.Acc[Q, H, float32, gpu.Warpgroup]
}

// clear sets the state of queries that have seen no key.
func (a state[H]) clear() {
	a.top.Map(func(float32) float32 { return float32(math.Inf(-1)) })
	a.sum.Map(zero)
	a.acc.Map(zero)
}

// scores is the scores of queries and keys.
type scores = tile.Acc[Q, K, float32, gpu.Warpgroup]

// weights is the weights of scores, the sums of those that each thread has, and the weights rounded to be
// multiplied with values.
type weights struct {
	all     scores
	sum     tile.Rows[Q, float32, gpu.Warpgroup]
	rounded tile.Fragment[Q, K, gpu.BFloat16, gpu.Warpgroup]
}

// consume takes the queries of a warpgroup past the keys and values of items. In a step the tensor
// cores compute the scores of the next keys, and then multiply the weights of the last keys with
// their values. The warpgroup makes weights of the scores when both are there: meanwhile the other
// warpgroups' products keep the tensor cores busy.
func consume[H tile.Extent, J job[H]](t *gpu.Thread, x *room[H], j J) {
	// What comes from one lane is the same for the warp, as the compiler can see.
	me, g := gpu.Shuffle(t.Warp(), consumer(t), 0), t.Warpgroup()
	now := tile.Zero[Q, K, float32](g)
	w := weights{tile.Zero[Q, K, float32](g), tile.FillRows[Q](g, float32(0)), tile.Round[gpu.BFloat16](now)}
	a := state[H]{tile.FillRows[Q](g, float32(0)), tile.FillRows[Q](g, float32(0)), tile.Zero[Q, H, float32](g)}
	if me == consumers(t)-1 {
		passTurn(t, me) // to the first one
	}
	for {
		stage := x.asked.Wait()
		number := gpu.Shuffle(t.Warp(), x.numbers[stage], 0)
		if number >= j.items(t) {
			break
		}
		i, queries := j.item(t, number), x.queries.At(stage*consumers(t)+me)
		j.begin(t, a, i, i.row+me*len(Q{}))
		first, all := i.steps(t)
		seen := i.stepsOf(first, int32(me*len(Q{})))
		left := 2 * (all - seen) // stages
		if seen > 0 {
			awaitTurn(t, me)
			tile.ProductAsync(now, queries, x.tiles.At(x.pipe.Wait()).T())
			passTurn(t, me)
			tile.AwaitMMA(now, 0)
			x.pipe.Release()
			mask(t, me, now, i, first, 0)
			raise(t, a, w, now)
			a.sum.MapRows(w.sum, plus)
			at := x.pipe.Wait() // the next stage has come
			//gpu:unroll 1
			for n := int32(1); n < seen; n++ {
				x.pipe.Hold()
				awaitTurn(t, me)
				tile.ProductAsync(now, queries, x.tiles.At(at).T())
				// The values come after the keys: the tensor cores have something to do meanwhile.
				v := x.pipe.Wait()
				x.pipe.Hold()
				tile.MMAAsync(a.acc, w.rounded, x.tiles.At(v))
				passTurn(t, me)
				tile.AwaitMMA(now, 1)
				x.pipe.Release()
				mask(t, me, now, i, first, n)
				at = x.pipe.Wait()
				tile.AwaitMMA(a.acc, 0)
				x.pipe.Release()
				weigh[H](w, now, a.top)
				if tooLarge(t, w.sum) {
					raise(t, a, w, now)
				}
				a.sum.MapRows(w.sum, plus)
			}
			if left > 0 { // The stage has keys that no query sees, and the next one the values.
				awaitTurn(t, me)
				passTurn(t, me)
				x.pipe.Release()
				at = x.pipe.Wait()
				left--
			}
			tile.MMAAsync(a.acc, w.rounded, x.tiles.At(at))
			tile.AwaitMMA(a.acc, 0)
			x.pipe.Release()
		}
		// The other warpgroups go on with keys that this one's queries do not see.
		for ; left > 0; left-- {
			if left%2 == 0 {
				awaitTurn(t, me)
				passTurn(t, me)
			}
			x.pipe.Wait()
			x.pipe.Release()
		}
		j.end(t, a, queries, i, i.row+me*len(Q{}))
		x.asked.Release()
	}
	if me == 0 {
		awaitTurn(t, me) // nobody waits for the last one
	}
}

// awaitTurn has the warpgroups of a block start products in turns. So one of them makes weights while
// another multiplies, and not all of them at the same time.
func awaitTurn(t *gpu.Thread, me int) {
	if consumers(t) > 1 {
		gpu.SyncNamed(t.Block(), turns+me&3, 2*gpu.WarpgroupSize)
	}
}

func passTurn(t *gpu.Thread, me int) {
	if n := consumers(t); n > 1 {
		next := me + 1
		if next == n {
			next = 0
		}
		gpu.ArriveNamed(t.Block(), turns+next&3, 2*gpu.WarpgroupSize)
	}
}

// The named barriers of the first consumer; the others have those after.
const (
	turns = 1
	outs  = 5
)

// mask takes the keys of step n from queries that do not see them.
func mask(t *gpu.Thread, me int, now scores, i item, first, n int32) {
	s, at := i.step(first, n)
	// How many of the keys there are, and how many the first query of the warpgroup sees.
	left, seen := min(s.n-at, int32(len(K{}))), s.seen-at+s.more*int32(me*len(Q{}))
	if min(left, seen) < int32(len(K{})) {
		now.MapAt(func(r, c int, x float32) float32 {
			if int32(c) >= min(left, seen+s.more*int32(r)) {
				return float32(math.Inf(-1))
			}
			return x
		})
	}
}

// weigh makes weights of scores, which it leaves for raise. GPUs multiply and subtract in one instruction,
// which rounds once. So even the weight of the largest score is 2^d, where d is what top was rounded by:
// 32 at most for scores up to 2^32, and for larger ones soon more than an exponent of float32 can be.
func weigh[H tile.Extent](w weights, now scores, top tile.Rows[Q, float32, gpu.Warpgroup]) {
	w.all.MapWith(now, second)
	w.all.MapRows(top, func(x, top float32) float32 { return gpu.Exp2Approx(x*scale[H]() - top) })
	w.sum.MapRows(w.all.FoldParts(plus), second)
	tile.RoundTo(w.rounded, w.all)
}

// largest is the largest sum of weights that a thread may have of a query in a step. Weights need not be at
// most 1: their exponents are those of float32, also rounded. So top seldom has to grow after the
// first keys, and no step looks for the largest score.
const largest = 1 << 16

// tooLarge reports whether a sum of weights of the warp is larger, or NaN: where the first keys of a query
// come after a step without any, top is -Inf.
func tooLarge(t *gpu.Thread, sum tile.Rows[Q, float32, gpu.Warpgroup]) bool {
	over := false
	sum.Map(func(x float32) float32 {
		over = over || !(x <= largest)
		return x
	})
	return gpu.Any(t.Warp(), over)
}

// raise has top grow to the largest score, with what has been added up, and makes the weights.
func raise[H tile.Extent](t *gpu.Thread, a state[H], w weights, now scores) {
	top := now.FoldParts(larger)
	top.Fold(larger)
	top.MapRows(a.top, func(x, old float32) float32 { return max(x*scale[H](), old) })
	factor := tile.FillRows[Q](t.Warpgroup(), float32(0))
	factor.MapRows(a.top, second)
	a.top.MapRows(top, second)
	// A row that has seen no key: no NaN comes of the difference of two infinities.
	top.Map(func(x float32) float32 {
		if x == float32(math.Inf(-1)) {
			return 0
		}
		return x
	})
	factor.MapRows(top, func(old, top float32) float32 { return gpu.Exp2Approx(old - top) })
	a.sum.MapRows(factor, times)
	a.acc.MapRows(factor, times)
	weigh[H](w, now, top)
}

// scale is what scores are multiplied by to be powers of 2.
func scale[H tile.Extent]() float32 {
	var dim H
	return float32(math.Log2E) / gpu.Sqrt(float32(len(dim)))
}

func larger(x, y float32) float32 { return max(x, y) }
func plus(x, y float32) float32   { return x + y }
func times(x, y float32) float32  { return x * y }
func second(_, y float32) float32 { return y }
func zero(float32) float32        { return 0 }

// finish writes the mean of the values under the weights to the rows of o from row on. It is 0
// for queries that have seen no key.
func finish[H tile.Extent](t *gpu.Thread, a state[H], out tile.Tile[Q, H, gpu.BFloat16], o []gpu.BFloat16, i item, row int) {
	var dim H
	a.sum.Fold(plus)
	a.sum.Map(func(x float32) float32 {
		if x == 0 {
			return 0
		}
		return 1 / x
	})
	a.acc.MapRows(a.sum, times)
	meetWarpgroup(t) // the queries have been read
	tile.Write(out, tile.Round[gpu.BFloat16](a.acc))
	meetWarpgroup(t)
	tile.Unload(t.Warpgroup(), tile.Of(o, i.end, len(dim)), row, 0, out)
}

func meetWarpgroup(t *gpu.Thread) { gpu.SyncNamed(t.Block(), outs+consumer(t), gpu.WarpgroupSize) }
