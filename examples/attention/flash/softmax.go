package flash

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// state is what a warpgroup keeps of the keys so far: for each query the top, which the largest scaled
// score is at most slack above, the sum of the weights, and the weighted sum of the values. A weight is
// 2^(score*scale - top). What has been added up is multiplied by factor when top grows. sum and late
// are parts of the sum of weights, of the first and of the second half of each tile of keys: each
// thread adds up its own, and they are folded at the end.
type state[H tile.Extent] struct {
	top, sum, late, factor tile.Rows[Q, float32, gpu.Warpgroup]
	acc                    tile.Acc[Q, H, float32, gpu.Warpgroup]
}

// clear sets the state of queries that have seen no key.
func (a state[H]) clear() {
	a.top.Map(func(float32) float32 { return float32(math.Inf(-1)) })
	a.sum.Map(func(float32) float32 { return 0 })
	a.late.Map(func(float32) float32 { return 0 })
	a.acc.Map(func(float32) float32 { return 0 })
}

// scores is the scores of queries and keys, and then their weights.
type scores = tile.Acc[Q, K, float32, gpu.Warpgroup]

// consume takes the queries of a warpgroup past the keys and values of items. In a step the tensor
// cores compute the scores of the next keys, and then multiply the weights of the last keys with
// their values. The warpgroup makes weights of the scores as soon as these are there.
func consume[H tile.Extent, J job[H]](t *gpu.Thread, x *room[H], j J) {
	// What comes from one lane is the same for the warp, as the compiler can see.
	me, g := gpu.Shuffle(t.Warp(), consumer(t), 0), t.Warpgroup()
	now := tile.Zero[Q, K, float32](g)
	weights := tile.Round[gpu.BFloat16](now)
	a := state[H]{tile.FillRows[Q](g, float32(0)), tile.FillRows[Q](g, float32(0)), tile.FillRows[Q](g, float32(0)), tile.FillRows[Q](g, float32(0)), tile.Zero[Q, H, float32](g)}
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
		if all > 0 {
			awaitTurn(t, me)
			tile.ProductAsync(now, queries, x.tiles.At(x.pipe.Wait()).T())
			passTurn(t, me)
			tile.AwaitMMA(now, 0)
			x.pipe.Release()
			if raise(t, me, a, now, i, first, 0) {
				a.acc.MapRows(a.factor, func(x, factor float32) float32 { return x * factor })
			}
			weigh(a, tile.SliceCols[H64](now, 0), a.sum)
			weigh(a, tile.SliceCols[H64](now, 1), a.late)
			tile.RoundTo(weights, now)
			at := x.pipe.Wait() // the next stage has come
			//gpu:unroll 1
			for n := int32(1); n < all; n++ {
				x.pipe.Hold()
				awaitTurn(t, me)
				tile.ProductAsync(now, queries, x.tiles.At(at).T())
				// The values come behind the keys: the tensor cores have something to do meanwhile.
				v := x.pipe.Wait()
				x.pipe.Hold()
				tile.MMAAsync(a.acc, weights, x.tiles.At(v))
				passTurn(t, me)
				tile.AwaitMMA(now, 1)
				x.pipe.Release()
				rose := raise(t, me, a, now, i, first, n)
				// Two warpgroups make half of the weights while their own product with values goes on.
				// ptxas takes the wait for it to the top of its block, before the weights. Waiting for
				// the next stage, which comes anyway, ends the block. With three, the tensor cores have
				// the products of the others, and ptxas mixes all exponentials with packing and adding
				// up, if all of them come after the wait.
				if most[H]() == 2 {
					weigh(a, tile.SliceCols[H64](now, 0), a.sum)
				}
				at = x.pipe.Wait()
				tile.AwaitMMA(a.acc, 0)
				x.pipe.Release()
				if rose {
					a.acc.MapRows(a.factor, func(x, factor float32) float32 { return x * factor })
				}
				if most[H]() == 3 {
					weigh(a, tile.SliceCols[H64](now, 0), a.sum)
				}
				weigh(a, tile.SliceCols[H64](now, 1), a.late)
				tile.RoundTo(weights, now)
			}
			tile.MMAAsync(a.acc, weights, x.tiles.At(at))
			tile.AwaitMMA(a.acc, 0)
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

// The named barriers of the first consumer; the others have those behind.
const (
	turns = 1
	outs  = 5
)

// slack is how far scaled scores may lie above the largest one that is known, as powers of 2: weights
// are 2^slack at most. What has been added up is seldom multiplied then.
const slack = 8

// raise prepares to make weights of the scores of step n. It reports whether top rose in a row of the warp.
func raise[H tile.Extent](t *gpu.Thread, me int, a state[H], now scores, i item, first, n int32) bool {
	scale := scale[H]()
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
	top, over := now.FoldParts(larger), false
	top.MapRows(a.top, func(x, old float32) float32 {
		over = over || x*scale > old+slack
		return x
	})
	rose := gpu.Any(t.Warp(), over)
	if rose {
		top.Fold(larger)
		top.MapRows(a.top, func(x, old float32) float32 { return max(x*scale, old) })
		a.factor.MapRows(a.top, func(_, old float32) float32 { return old })
		a.factor.MapRows(top, func(old, top float32) float32 { return gpu.Exp2Approx(old - finite(top)) })
		a.sum.MapRows(a.factor, func(x, factor float32) float32 { return x * factor })
		a.late.MapRows(a.factor, func(x, factor float32) float32 { return x * factor })
		a.top.MapRows(top, func(_, top float32) float32 { return top })
	}
	return rose
}

// weigh replaces scores by weights, and adds them to sum.
func weigh[H tile.Extent](a state[H], now tile.Acc[Q, H64, float32, gpu.Warpgroup], sum tile.Rows[Q, float32, gpu.Warpgroup]) {
	now.MapRows(a.top, func(x, top float32) float32 { return gpu.Exp2Approx(x*scale[H]() - finite(top)) })
	sum.MapRows(now.FoldParts(plus), plus)
}

// scale is what scores are multiplied by to be powers of 2.
func scale[H tile.Extent]() float32 {
	var dim H
	return float32(math.Log2E) / gpu.Sqrt(float32(len(dim)))
}

func larger(x, y float32) float32 { return max(x, y) }
func plus(x, y float32) float32   { return x + y }

// finish writes the mean of the values under the weights to the rows of o from row on. It is 0
// for queries that have seen no key.
func finish[H tile.Extent](t *gpu.Thread, a state[H], out tile.Tile[Q, H, gpu.BFloat16], o []gpu.BFloat16, i item, row int) {
	var dim H
	a.sum.MapRows(a.late, plus)
	a.sum.Fold(plus)
	a.sum.Map(func(x float32) float32 {
		if x == 0 {
			return 0
		}
		return 1 / x
	})
	a.acc.MapRows(a.sum, func(x, factor float32) float32 { return x * factor })
	meetWarpgroup(t) // the queries have been read
	tile.Write(out, tile.Round[gpu.BFloat16](a.acc))
	meetWarpgroup(t)
	tile.Unload(t.Warpgroup(), tile.Of(o, i.end, len(dim)), row, 0, out)
}

func meetWarpgroup(t *gpu.Thread) { gpu.SyncNamed(t.Block(), outs+consumer(t), gpu.WarpgroupSize) }

// finite returns x, or 0 for -Inf, which is the largest score of a row that has seen no key: no NaN
// comes of the difference of two.
func finite(x float32) float32 {
	if x == float32(math.Inf(-1)) {
		return 0
	}
	return x
}
