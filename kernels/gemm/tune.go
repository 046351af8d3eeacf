package gemm

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/tune"
)

// Tuned is what Tune has found.
type Tuned struct {
	// Best is the form to ask for, by Config.With. Default is the one that New chooses.
	Best, Default Form
	// Time and DefaultTime are how long a product takes in these forms; 0 if nothing was measured.
	Time, DefaultTime time.Duration
	Source            tune.Source
}

// Tune returns the fastest form of the product that New prepares from the same arguments. It measures those of
// Config.Forms on the GPU, which takes about a second, and keeps the result for later calls by the rules of
// package tune: for this model of GPU, the sizes, strides, groups and element types, what else cfg sets, and these
// kernels. Scale, Bias and Activation do not count. On an emulated GPU Best is Default.
//
// Tune is collective: all PEs call it with the same sizes and cfg, and get the same form. A product whose form
// differs between runs may have other bits. Set SplitK, TileN and BoxM in cfg if the bits must not change.
func Tune(ctx context.Context, pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg Config) (Tuned, error) {
	t, err := tuneForm(ctx, pe, "gemm", a, b, cfg, func(cfg Config) (preparedProduct, error) { return New(pe, a, b, cfg) })
	if err != nil {
		return t, fmt.Errorf("gemm: %w", err)
	}
	return t, nil
}

// TuneWeights is Tune for the product that NewWeights prepares. Package gemm8 has it for elements of 8 bits.
func TuneWeights(ctx context.Context, pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg WeightsConfig) (Tuned, error) {
	return TunePrepared(ctx, pe, a, b, cfg, NewWeights)
}

// TunePrepared is TuneWeights for products that prepare makes of other kernels.
func TunePrepared[E WeightElement](ctx context.Context, pe *gpurt.PE, a, b *gpurt.Array[E], cfg WeightsConfig, prepare func(*gpurt.PE, *gpurt.Array[E], *gpurt.Array[E], WeightsConfig) (*Weights, error)) (Tuned, error) {
	t, err := tuneForm(ctx, pe, "gemm with weights", a, b, cfg.Config, func(c Config) (preparedProduct, error) {
		cfg := cfg
		cfg.Config = c
		return prepare(pe, a, b, cfg)
	})
	if err != nil {
		return t, fmt.Errorf("gemm: %w", err)
	}
	return t, nil
}

// preparedProduct is a Product or Weights.
type preparedProduct interface {
	Multiply(*gpurt.Stream, gpurt.DeviceSlice[gpu.BFloat16]) error
	Free() error
	chosen() (Size, Launch)
}

func (p *Product) chosen() (Size, Launch) { return p.s, p.l }
func (w *Weights) chosen() (Size, Launch) { return w.s, w.l }

// tuneForm tunes an operation on elements of type E.
func tuneForm[E WeightElement](ctx context.Context, pe *gpurt.PE, operation string, a, b *gpurt.Array[E], cfg Config, prepare func(Config) (preparedProduct, error)) (t Tuned, err error) {
	first, err := prepare(cfg)
	if err != nil {
		return t, err
	}
	s, l := first.chosen()
	t.Best, t.Default, t.Source = l.form(), l.form(), tune.Default
	if err := first.Free(); err != nil {
		return t, err
	}
	forms, err := cfg.Forms(pe, s, int(unsafe.Sizeof(*new(E))))
	if err != nil {
		return t, err
	}
	c, err := gpurt.Alloc[gpu.BFloat16](pe, s.M*s.N)
	if err != nil {
		return t, err
	}
	defer func() { err = errors.Join(err, c.Free()) }()
	var candidates []tune.Candidate
	for _, f := range forms {
		candidates = append(candidates, tune.Candidate{Name: f.String(), Prepare: func() (func(*gpurt.Stream) error, func() error, error) {
			p, err := prepare(cfg.With(f))
			if err != nil {
				return nil, nil, err
			}
			return func(s *gpurt.Stream) error { return p.Multiply(s, c) }, p.Free, nil
		}})
	}
	// With all of cfg that a form leaves open.
	problem := fmt.Sprintf("%s of %v, %d x %d x %d, strides %v and %v, %d groups, ends %t, %d blocks, %d stages, prefetch %t, bulk %t",
		operation, reflect.TypeFor[E](), s.M, s.N, s.K, a.Strides(), b.Strides(), max(cfg.Groups, 1), cfg.Ends != nil, cfg.Blocks, cfg.Stages, cfg.PrefetchB, !cfg.NoBulk)
	choice, err := tune.Fastest(ctx, pe, problem, candidates)
	if err != nil {
		return t, err
	}
	t.Best, t.Time, t.DefaultTime, t.Source = forms[choice.Best], choice.Time, choice.DefaultTime, choice.Source
	return t, nil
}
