package routing

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// combine waits for the results of each token, and adds them up with their weights.
// Where there are more blocks than tokens, several share one. What is known of a token
// before its results are there is computed before the wait.
func combine(t *gpu.Thread, l Layer, out, weights []float32, m Memory, epoch uint64) {
	b, n := t.Block(), uint32(l.vecs())
	share := (n + l.Parts - 1) / l.Parts
	all, sums := gpu.AsVec4(m.Results.Local()), gpu.AsVec4(out)
	for i := uint32(t.BlockIdx().X); i < l.Tokens*l.Parts; i += uint32(t.GridDim().X) {
		token, part := i/l.Parts, i%l.Parts
		first := token * l.TopK
		results, sum := l.rows(all, first, l.TopK), l.rows(sums, token, 1)
		w := weights[int(first):][:int(l.TopK)]
		lo := min(part*share, n)
		hi := min(lo+share, n)
		for k := range b.Stride(len(w)) {
			shmem.SignalWaitUntil(t, m.Returned.At(int(first)+k), shmem.CmpGE, epoch)
		}
		b.Sync()
		for j := lo + uint32(b.Rank()); j < hi; j += uint32(b.Size()) {
			sum[j] = weigh(w, results, int(n), int(j))
		}
	}
}

// weigh adds up vec i of rows of n, with their weights.
func weigh(weights []float32, rows []vec, n, i int) vec {
	sum := vec{}
	//gpu:unroll 8
	for k, w := range weights {
		v := rows[k*n+i]
		sum = vec{X: gpu.FMA(w, v.X, sum.X), Y: gpu.FMA(w, v.Y, sum.Y), Z: gpu.FMA(w, v.Z, sum.Z), W: gpu.FMA(w, v.W, sum.W)}
	}
	return sum
}
