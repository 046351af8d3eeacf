// Package gemm8 multiplies matrices of elements of 8 bits by weights on tensor cores, as package
// gemm of kernels does those of gpu.BFloat16. It is a package of its own since GPUs before sm_89
// have no such products.
//
// Bits are the same as far as those of package gemm are. Some tensor cores keep 14 bits of what they add up of such elements (tile.MMA).
package gemm8

import (
	"context"
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
			N256: taking(k.E4M3NT256), N128: taking(k.E4M3NT128), N64: taking(k.E4M3NT64), SmallM: taking(k.E4M3NT64SmallM),
		})
	}
	return gemm.PrepareWeights(pe, any(a).(*gpurt.Array[gpu.Float8E5M2]), any(b).(*gpurt.Array[gpu.Float8E5M2]), cfg, gemm.WeightKernels[gemm.K128, gpu.Float8E5M2]{
		N256: taking(k.E5M2NT256), N128: taking(k.E5M2NT128), N64: taking(k.E5M2NT64), SmallM: taking(k.E5M2NT64SmallM),
	})
}

// Tune is gemm.Tune for the product that New prepares.
func Tune[E Element](ctx context.Context, pe *gpurt.PE, a, b *gpurt.Array[E], cfg gemm.WeightsConfig) (gemm.Tuned, error) {
	return gemm.TunePrepared(ctx, pe, a, b, cfg, New[E])
}

// taking returns a kernel of this package with the types of parameters of package gemm.
func taking[A, N tile.Extent, E Element](f func(*gpurt.Stream, gpurt.LaunchConfig, int, gemm.Mode, gpurt.DeviceSlice[gpu.BFloat16], *gpurt.TileSource[A, gemm.K128, E], *gpurt.TileSource[N, gemm.K128, E], gemm.Size, GroupsArgs, ElementwiseArgs, ScalesArgs) error) gemm.WeightKernel[A, N, gemm.K128, E] {
	return func(s *gpurt.Stream, cfg gpurt.LaunchConfig, stages int, mode gemm.Mode, c gpurt.DeviceSlice[gpu.BFloat16], a *gpurt.TileSource[A, gemm.K128, E], b *gpurt.TileSource[N, gemm.K128, E], of gemm.Size, g gemm.GroupsArgs, e gemm.ElementwiseArgs, scales gemm.ScalesArgs) error {
		return f(s, cfg, stages, mode, c, a, b, of, GroupsArgs(g), ElementwiseArgs(e), ScalesArgs(scales))
	}
}

// E4M3NT256 multiplies in tiles of 256 columns, for many rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func E4M3NT256(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.N256, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// E4M3NT128 multiplies in tiles of 128 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func E4M3NT128(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.N128, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// E4M3NT64 multiplies in tiles of 64 columns, for few rows.
//
//gpu:kernel maxthreads=384 minblocks=1
func E4M3NT64(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.N64, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// E4M3NT64SmallM is E4M3NT64 with boxes of 16 rows of a.
//
//gpu:kernel maxthreads=384 minblocks=1
func E4M3NT64SmallM(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M16, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.N64, gemm.K128, gpu.Float8E4M3], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// E5M2NT256 is E4M3NT256 for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func E5M2NT256(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.N256, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// E5M2NT128 is E4M3NT128 for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func E5M2NT128(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.N128, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// E5M2NT64 is E4M3NT64 for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func E5M2NT64(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.N64, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}

// E5M2NT64SmallM is E4M3NT64SmallM for gpu.Float8E5M2.
//
//gpu:kernel maxthreads=384 minblocks=1
func E5M2NT64SmallM(t *gpu.Thread, stages int, mode gemm.Mode, c []gpu.BFloat16, a tile.Source[gemm.M16, gemm.K128, gpu.Float8E5M2], b tile.Source[gemm.N64, gemm.K128, gpu.Float8E5M2], s gemm.Size, g gemm.Groups, e gemm.Elementwise, scales gemm.Scales) {
	gemm.RunWeights(t, stages, mode, c, a, b, s, g, e, scales)
}
