// Package stats has a kernel whose resources are known.
package stats

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Rotate(t *gpu.Thread, y []float32) {
	i := t.Block().Rank() % 64
	tile := gpu.Shared[[64]float32](t)
	tile[i] = 1
	t.Block().Sync()

	// The only index that no fact covers.
	y[t.Grid().Rank()] = tile[63-i]
}
