package matmul

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// ParseSizes returns the sizes in a list such as 64x4096x4096,1024x1024x1024: M, N and K of each.
func ParseSizes(list string) (sizes []Size, err error) {
	for text := range strings.SplitSeq(list, ",") {
		var s Size
		if n, err := fmt.Sscanf(text+" ", "%dx%dx%d ", &s.M, &s.N, &s.K); n != 3 || err != nil || min(s.M, s.N, s.K) < 1 || text != fmt.Sprintf("%dx%dx%d", s.M, s.N, s.K) {
			return nil, fmt.Errorf("%q is no size; write M, N and K such as 64x4096x4096, and commas between sizes", text)
		}
		sizes = append(sizes, s)
	}
	return sizes, nil
}

// Tune looks for the fastest form of the product of package gemm of kernels for each size, which is kept for
// programs that call gemm.Tune, and prints it beside the form that is chosen without.
func Tune(ctx context.Context, pe *gpurt.PE, sizes []Size) error {
	for _, s := range sizes {
		if err := tuneSize(ctx, pe, s); err != nil {
			return fmt.Errorf("%d x %d x %d: %w", s.M, s.N, s.K, err)
		}
	}
	return nil
}

func tuneSize(ctx context.Context, pe *gpurt.PE, s Size) error {
	a, err := gpurt.NewArrayFrom(pe, matrix(0, s.M, s.K), gpurt.Shape(s.M, s.K))
	if err != nil {
		return err
	}
	defer a.Free()
	b, err := gpurt.NewArrayFrom(pe, matrix(0, s.K, s.N), gpurt.Shape(s.K, s.N))
	if err != nil {
		return err
	}
	defer b.Free()
	t, err := gemm.Tune(ctx, pe, a, b, gemm.Config{})
	if err != nil || pe.MyPE() != 0 {
		return err
	}
	us := func(d time.Duration) float64 { return float64(d) / 1e3 }
	pe.Printf("%d x %d x %d: %v %.1f us, best %v %.1f us (%s)\n", s.M, s.N, s.K, t.Default, us(t.DefaultTime), t.Best, us(t.Time), t.Source)
	return nil
}
