// Package gemm8 multiplies matrices of elements of 8 bits by weights on tensor cores, as package
// gemm of kernels does those of gpu.BFloat16. It is a package of its own since GPUs before sm_89
// have no such products.
//
// Some tensor cores keep 14 bits of what they add up of such elements (tile.MMA).
package gemm8

import (
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Element is the types of elements.
type Element interface {
	gpu.Float8E4M3 | gpu.Float8E5M2
}

// New prepares the product of a, of M rows and K columns, and the transposed of b, of N rows and K
// columns, as gemm.NewWeights does.
func New[E Element](pe *gpurt.PE, a, b *gpurt.Array[E], cfg gemm.WeightsConfig) (*gemm.Weights, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, fmt.Errorf("gemm8: %w", err)
	}
	if a, ok := any(a).(*gpurt.Array[gpu.Float8E4M3]); ok {
		return gemm.PrepareWeights(pe, a, any(b).(*gpurt.Array[gpu.Float8E4M3]), cfg, gemm.WeightKernels[gemm.K128, gpu.Float8E4M3]{
			Wide: taking(k.WideE4M3), Middle: taking(k.MiddleE4M3), Narrow: taking(k.NarrowE4M3), Few: taking(k.FewE4M3),
		})
	}
	return gemm.PrepareWeights(pe, any(a).(*gpurt.Array[gpu.Float8E5M2]), any(b).(*gpurt.Array[gpu.Float8E5M2]), cfg, gemm.WeightKernels[gemm.K128, gpu.Float8E5M2]{
		Wide: taking(k.WideE5M2), Middle: taking(k.MiddleE5M2), Narrow: taking(k.NarrowE5M2), Few: taking(k.FewE5M2),
	})
}

// taking returns a kernel of this package with the types of parameters of package gemm.
func taking[A, N tile.Extent, E Element](f func(*gpurt.Stream, gpurt.LaunchConfig, int, gemm.How, gpurt.DeviceSlice[gpu.BFloat16], *gpurt.TileSource[A, gemm.K128, E], *gpurt.TileSource[N, gemm.K128, E], gemm.Size, GroupsArgs, EpilogueArgs, ScalesArgs) error) gemm.WeightKernel[A, N, gemm.K128, E] {
	return func(s *gpurt.Stream, cfg gpurt.LaunchConfig, stages int, how gemm.How, c gpurt.DeviceSlice[gpu.BFloat16], a *gpurt.TileSource[A, gemm.K128, E], b *gpurt.TileSource[N, gemm.K128, E], of gemm.Size, g gemm.GroupsArgs, e gemm.EpilogueArgs, scales gemm.ScalesArgs) error {
		return f(s, cfg, stages, how, c, a, b, of, GroupsArgs(g), EpilogueArgs(e), ScalesArgs(scales))
	}
}

// WideE4M3 multiplies by parts of 256 columns, for many rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func WideE4M3(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.WideN, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// MiddleE4M3 multiplies by parts of 128 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func MiddleE4M3(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.MiddleN, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// NarrowE4M3 multiplies by parts of 64 columns, for few rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func NarrowE4M3(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.NarrowN, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// FewE4M3 is NarrowE4M3 with boxes of 16 rows of a.
//
//gpu:kernel maxthreads=384 minblocks=1
func FewE4M3(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M16, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.NarrowN, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// WideE5M2 is WideE4M3 for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func WideE5M2(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.WideN, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// MiddleE5M2 is MiddleE4M3 for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func MiddleE5M2(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.MiddleN, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// NarrowE5M2 is NarrowE4M3 for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func NarrowE5M2(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.NarrowN, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}

// FewE5M2 is FewE4M3 for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func FewE5M2(t *gpu.Thread, stages int, how gemm.How, c []gpu.BFloat16, a tile.Source[gemm.M16, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.NarrowN, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Epilogue, scales gemm.Scales) {
	gemm.RunWeights(t, stages, how, c, a, b, s, g, e, scales)
}
