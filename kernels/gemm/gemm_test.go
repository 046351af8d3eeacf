package gemm

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

func TestQuick(t *testing.T) {
	for _, size := range []Size{{70, 80, 96}, {128, 256, 128}, {33, 61, 45}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				k, err := LoadKernels(pe.PE)
				if err != nil {
					pe.Fatalf("%v", err)
				}
				el := func(i, j int) float32 { return float32((i*31+j*17)%15 - 7) }
				mat := func(r, c int) *gpurt.Buffer[gpu.BFloat16] {
					x := make([]gpu.BFloat16, r*c)
					for i := range x {
						x[i] = gpu.ToBFloat16(el(i/c, i%c))
					}
					b, err := gpurt.AllocFrom(pe.PE, x)
					if err != nil {
						pe.Fatalf("%v", err)
					}
					return b
				}
				arr := func(r, c int) *gpurt.Array[gpu.BFloat16] {
					a, err := gpurt.ArrayOn(mat(r, c), gpurt.Shape(r, c))
					if err != nil {
						pe.Fatalf("%v", err)
					}
					return a
				}
				a, err := gpurt.NewTileSource[M, k64](arr(size.M, size.K), gpurt.TileSourceOptions{})
				if err != nil {
					pe.Fatalf("%v", err)
				}
				b, err := gpurt.NewTileSource[k64, narrowN](arr(size.K, size.N), gpurt.TileSourceOptions{})
				if err != nil {
					pe.Fatalf("%v", err)
				}
				c, err := gpurt.Alloc[gpu.BFloat16](pe.PE, size.M*size.N)
				if err != nil {
					pe.Fatalf("%v", err)
				}
				bias, _ := gpurt.Alloc[float32](pe.PE, 1)
				ends, _ := gpurt.Alloc[int32](pe.PE, 1)
				if err := k.Narrow(pe.Stream(), gpurt.Grid(2).Block(384).DynamicShared(200<<10), 3, c, a, b, size, GroupsArgs{1, ends.Slice(0, 0), size.M}, EpilogueArgs{Scale: 1, Bias: bias.Slice(0, 0)}); err != nil {
					pe.Fatalf("%v", err)
				}
				got := make([]gpu.BFloat16, size.M*size.N)
				if err := c.CopyTo(pe.Context(), got); err != nil {
					pe.Fatalf("%v", err)
				}
				bad := 0
				for i := range got {
					want := float32(0)
					for x := range size.K {
						want += el(i/size.N, x) * el(x, i%size.N)
					}
					if got[i] != gpu.ToBFloat16(want) {
						if bad++; bad < 4 {
							pe.Errorf("%d,%d: got %v want %v", i/size.N, i%size.N, got[i], want)
						}
					}
				}
			})
		})
	}
}
