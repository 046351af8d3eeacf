package warp

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Results of one thread for one group.
const (
	NumberResults  = 6
	IntegerResults = 3
)

// numbers writes what the algorithms for all numbers give in a group, twice, so
// that shared memory is used again.
func numbers[G gpu.Group, T gpu.Number](g G, out []T, v T) {
	out = out[:NumberResults]
	for range 2 {
		out[0] = gpu.ReduceAdd(g, v)
		out[1], out[2] = gpu.ReduceMin(g, v), gpu.ReduceMax(g, v)
		out[3], out[4] = gpu.InclusiveScanAdd(g, v), gpu.ExclusiveScanAdd(g, v)
		out[5] = gpu.Broadcast(g, v, g.Size()*2/3)
	}
}

func integers[G gpu.Group, T gpu.Integer](g G, out []T, v T) {
	out = out[:IntegerResults]
	out[0], out[1], out[2] = gpu.ReduceAnd(g, v), gpu.ReduceOr(g, v), gpu.ReduceXor(g, v)
}

func groupNumbers[T gpu.Number](t *gpu.Thread, warp, block, in []T) {
	i := t.Grid().Rank()
	numbers(t.Warp(), warp[i*NumberResults:], in[i])
	numbers(t.Block(), block[i*NumberResults:], in[i])
}

func groupIntegers[T gpu.Integer](t *gpu.Thread, warp, block, in []T) {
	i := t.Grid().Rank()
	integers(t.Warp(), warp[i*IntegerResults:], in[i])
	integers(t.Block(), block[i*IntegerResults:], in[i])
}
