package moe

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// combine waits for the results of each token, and adds them up with their weights.
// Where there are more blocks than tokens, several share one.
func combine(t *gpu.Thread, l Layer, out, weights []float32, m Memory, epoch uint64) {
	n := l.Hidden / width
	share, _ := split(n+l.Parts-1, l.Parts)
	for i := t.BlockIdx().X; i < l.Tokens*l.Parts; i += t.GridDim().X {
		token, part := split(i, l.Parts)
		first := token * l.TopK
		results := gpu.AsVec4(m.Results.Slice(first*l.Hidden, (first+l.TopK)*l.Hidden).Local())
		sums := gpu.AsVec4(out[token*l.Hidden : (token+1)*l.Hidden])
		lo := min(part*share, n)
		for k := range t.Block().Stride(l.TopK) {
			shmem.SignalWaitUntil(t, m.Returned.At(first+k), shmem.CmpGE, epoch)
		}
		t.Block().Sync()
		for j := range t.Block().Stride(min(share, n-lo)) {
			sums[lo+j] = weigh(weights[first:first+l.TopK], results, n, lo+j)
		}
	}
}

// weigh adds up vec i of rows of n, with their weights.
func weigh(weights []float32, rows []vec, n, i int) vec {
	sum := vec{}
	//gpu:unroll 8
	for k, w := range weights {
		v := rows[k*n+i]
		sum = vec{X: sum.X + float32(w*v.X), Y: sum.Y + float32(w*v.Y), Z: sum.Z + float32(w*v.Z), W: sum.W + float32(w*v.W)}
	}
	return sum
}
