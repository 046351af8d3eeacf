package routing

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Route chooses for each token the topk experts with the largest scores, the first of
// equal ones, and weights that are proportional to them. Scores are above 0. A warp
// takes a token at a time.
//
//gpu:kernel maxthreads=128
func Route(t *gpu.Thread, l Layer, scores []float32, chosen []int32, weights []float32) {
	w := t.Warp()
	experts, topk := int(l.Experts), int(l.TopK)
	warps := t.GridDim().X * t.Block().Size() / gpu.WarpSize
	for token := t.Grid().Rank() / gpu.WarpSize; token < int(l.Tokens); token += warps {
		row := scores[token*experts : (token+1)*experts]
		first := token * topk
		total, below := float32(0), uint64(1<<64-1)
		for k := range topk {
			best := uint64(0)
			for e := range w.Stride(experts) {
				if r := rank(row[e], e); r < below {
					best = max(best, r)
				}
			}
			best = gpu.ReduceMax(w, best)
			below = best
			score := gpu.FromBits[float32](best >> 32)
			total += score
			if w.Rank() == 0 {
				chosen[first+k] = int32(^uint32(best))
				weights[first+k] = score
			}
		}
		w.Sync()
		for k := range w.Stride(topk) {
			weights[first+k] /= total
		}
	}
}

// rank orders experts by score, and the first of equal ones before the others: the bits
// of floats above 0 rise with them.
func rank(score float32, e int) uint64 { return gpu.Bits(score)<<32 | uint64(^uint32(e)) }
