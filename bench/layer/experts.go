package layer

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/random"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/experts"
	"github.com/gpuc-go/gpuc/kernels/moe"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// NewExperts opens the benchmark of layers of experts: tokens of each PE, of hidden elements, that
// choose topk experts each and become n elements.
func NewExperts(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openExperts, keys: []string{"tokens", "hidden", "n", "experts", "topk"}}, nil
}

// routing returns the experts of the tokens of a PE, which are always the same, and those of bench/cpp/deepgemm.cu.
// All weights are 1/topk.
func routing(pe, tokens, all, topK int) (chosen []int32) {
	for token := range tokens {
		for i := 0; len(chosen) < (token+1)*topK; i++ {
			x := (uint64(pe)<<48 | uint64(token)<<16 | uint64(i)) * 0x9e3779b97f4a7c15
			x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
			x = (x ^ x>>27) * 0x94d049bb133111eb
			if e := int32(x >> 32 % uint64(all)); !slices.Contains(chosen[token*topK:], e) {
				chosen = append(chosen, e)
			}
		}
	}
	return chosen
}

func openExperts(pe *gpurt.PE, p control.Params) (*prepared, error) {
	tokens, hidden, n, all, topK := int(p["tokens"]), int(p["hidden"]), int(p["n"]), int(p["experts"]), int(p["topk"])
	lo, hi := experts.Local(all, pe.MyPE(), pe.NumPEs())
	k, err := random.LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	b, err := gpurt.Alloc[gpu.BFloat16](pe, (hi-lo)*hidden*n)
	if err != nil {
		return nil, err
	}
	x := &prepared{free: []func() error{b.Free}}
	bs, err := gpurt.ArrayOn(b, gpurt.Shape((hi-lo)*hidden, n))
	if err != nil {
		return nil, err
	}
	l, err := experts.New(pe, bs, experts.Config{Tokens: tokens, Hidden: hidden, Experts: all, TopK: topK})
	if err != nil {
		return nil, err
	}
	x.free = append([]func() error{l.Free}, x.free...)
	choices := routing(pe.MyPE(), tokens, all, topK)
	factors := make([]float32, len(choices))
	for i := range factors {
		factors[i] = 1 / float32(topK)
	}
	chosen, err := gpurt.AllocFrom(pe, choices)
	if err != nil {
		return nil, err
	}
	weights, err := gpurt.AllocFrom(pe, factors)
	if err != nil {
		return nil, err
	}
	out, err := gpurt.Alloc[gpu.BFloat16](pe, tokens*n)
	if err != nil {
		return nil, err
	}
	x.free = append(x.free, chosen.Free, weights.Free, out.Free)
	x.launch = func() error { return l.Run(pe.Stream(), tokens, out, chosen, weights) }
	// Each PE has a matrix of tokens, and after them is one with the rows of all experts.
	me, matrices := pe.MyPE(), pe.NumPEs()
	x.fill = func(ctx context.Context, seed uint64) error {
		return errors.Join(
			random.Launch(pe, k.Fill, b, random.Part{Seed: seed, Number: matrices, Row: lo * hidden, Cols: n}),
			random.Launch(pe, k.Fill, l.Tokens(), random.Part{Seed: seed, Number: me, Cols: hidden}),
			pe.Stream().Sync(ctx))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, tokens*n)
		if err := out.CopyTo(ctx, got); err != nil {
			return err
		}
		for token := 0; token < tokens; token += max(tokens/sampled, 1) {
			in := elements(seed, me, token, hidden)
			for col := 0; col < n; col += max(n/sampled, 1) {
				sum := 0.0
				for _, e := range choices[token*topK:][:topK] {
					for i, v := range in {
						sum += v * float64(random.Element(seed, matrices, int(e)*hidden+i, col)) / float64(topK)
					}
				}
				if err := differs("element", token, col, got[token*n+col], sum, math.Sqrt(float64(hidden))+math.Abs(sum)); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return x, nil
}

// NewMoE opens the benchmark of layers of experts in FP8: tokens of each PE, of hidden elements, that choose
// topk experts each, with inner elements between the products.
func NewMoE(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openMoE, keys: []string{"tokens", "hidden", "inner", "experts", "topk"}}, nil
}

// clamp is the clamp of the benchmark's layers.
const clamp = 10

// fp8 is a matrix of elements of 8 bits. Its elements are those of all experts; each has its own scales.
type fp8 struct {
	elements   []gpu.Float8E4M3
	rows, cols int
}

func newFP8(number uint64, rows, cols int) fp8 {
	r := rand.New(rand.NewPCG(number, 0))
	m := fp8{make([]gpu.Float8E4M3, rows*cols), rows, cols}
	for i := range m.elements {
		// The sign, 3 bits of the exponent from 1/32 to 4, and the mantissa.
		bits := uint8(r.Uint32())
		m.elements[i] = gpu.Float8E4M3FromBits(bits&0x87 | 0x10 + bits&0x38)
	}
	return m
}

// scale is that of 128 x 128 weights of an expert, or of 128 elements of a token.
func scale(expert, row, col int) float32 { return float32(4+(expert*3+row*5+col)%5) / 128 }

// scales returns those of the experts from lo up to, not including, hi.
func (m fp8) scales(lo, hi int) (all []float32) {
	for e := lo; e < hi; e++ {
		for i := range m.rows / 128 * (m.cols / 128) {
			all = append(all, scale(e, i/(m.cols/128), i%(m.cols/128)))
		}
	}
	return all
}

// dot multiplies a row of an expert's matrix by x.
func (m fp8) dot(expert, row int, x []float64) (sum float64) {
	for i, v := range x {
		sum += v * float64(m.elements[row*m.cols+i].Float32()*scale(expert, row/128, i/128))
	}
	return sum
}

// upload allocates the matrices of experts, one below the other, and their scales.
func (m fp8) upload(pe *gpurt.PE, x *prepared, lo, hi int) (*gpurt.Array[gpu.Float8E4M3], *gpurt.Buffer[float32], error) {
	b, err := gpurt.Alloc[gpu.Float8E4M3](pe, (hi-lo)*len(m.elements))
	if err != nil {
		return nil, nil, err
	}
	x.free = append(x.free, b.Free)
	for e := range hi - lo {
		if err := b.Slice(e*len(m.elements), (e+1)*len(m.elements)).CopyFrom(context.Background(), m.elements); err != nil {
			return nil, nil, err
		}
	}
	s, err := gpurt.AllocFrom(pe, m.scales(lo, hi))
	if err != nil {
		return nil, nil, err
	}
	x.free = append(x.free, s.Free)
	a, err := gpurt.ArrayOn(b, gpurt.Shape((hi-lo)*m.rows, m.cols))
	return a, s, err
}

func openMoE(pe *gpurt.PE, p control.Params) (*prepared, error) {
	cfg := moe.Config{Tokens: int(p["tokens"]), Hidden: int(p["hidden"]), Inner: int(p["inner"]), Experts: int(p["experts"]), TopK: int(p["topk"]), Clamp: clamp}
	me, local := pe.MyPE(), cfg.Experts/pe.NumPEs()
	gateUp, down, in := newFP8(1, 2*cfg.Inner, cfg.Hidden), newFP8(2, cfg.Hidden, cfg.Inner), newFP8(uint64(3+me), cfg.Tokens, cfg.Hidden)
	x := &prepared{}
	var w moe.Weights
	var errs [2]error
	w.GateUp, w.GateUpScales, errs[0] = gateUp.upload(pe, x, me*local, (me+1)*local)
	w.Down, w.DownScales, errs[1] = down.upload(pe, x, me*local, (me+1)*local)
	if err := errors.Join(errs[:]...); err != nil {
		return nil, err
	}
	l, err := moe.New(pe, w, cfg)
	if err != nil {
		return nil, err
	}
	x.free = append([]func() error{l.Free}, x.free...)
	choices := routing(me, cfg.Tokens, cfg.Experts, cfg.TopK)
	factors := make([]float32, len(choices))
	for i := range factors {
		factors[i] = 1 / float32(i%cfg.TopK+1)
	}
	topK, err := gpurt.AllocFrom(pe, choices)
	if err != nil {
		return nil, err
	}
	weights, err := gpurt.AllocFrom(pe, factors)
	if err != nil {
		return nil, err
	}
	out, err := gpurt.Alloc[gpu.BFloat16](pe, cfg.Tokens*cfg.Hidden)
	if err != nil {
		return nil, err
	}
	x.free = append(x.free, topK.Free, weights.Free, out.Free)
	x.launch = func() error { return l.Run(pe.Stream(), cfg.Tokens, out, topK, weights) }
	x.fill = func(ctx context.Context, _ uint64) error {
		scales := make([]float32, cfg.Tokens*(cfg.Hidden/128))
		for i := range scales {
			scales[i] = scale(me, i/(cfg.Hidden/128), i%(cfg.Hidden/128))
		}
		return errors.Join(l.Tokens().CopyFrom(ctx, in.elements), l.Scales().CopyFrom(ctx, scales))
	}
	x.check = func(ctx context.Context, _ uint64) error {
		got := make([]gpu.BFloat16, cfg.Tokens*cfg.Hidden)
		if err := out.CopyTo(ctx, got); err != nil {
			return err
		}
		token := cfg.Tokens / 2 // one: it takes some 300 million products
		row := make([]float64, cfg.Hidden)
		for i := range row {
			row[i] = float64(in.elements[token*cfg.Hidden+i].Float32() * scale(me, token, i/128))
		}
		want := make([]float64, cfg.Hidden)
		for k, e := range choices[token*cfg.TopK:][:cfg.TopK] {
			y := activated(gateUp, int(e), row)
			for i := 0; i < cfg.Hidden; i += max(cfg.Hidden/sampled/sampled, 1) {
				want[i] += down.dot(int(e), i, y) * float64(factors[k])
			}
		}
		off, norm := 0.0, 0.0
		for i, v := range want {
			if v != 0 {
				off, norm = off+math.Pow(float64(got[token*cfg.Hidden+i].Float32())-v, 2), norm+v*v
			}
		}
		if off, norm := math.Sqrt(off), math.Sqrt(norm); !(off <= norm/20) {
			return fmt.Errorf("token %d is off by %g of %g", token, off, norm)
		}
		return nil
	}
	return x, nil
}

// activated returns what an expert multiplies by down. It is not rounded to 8 bits, which moves an element by at most 1/16
// of itself. So results differ by some 2.5 % of a token's norm.
func activated(gateUp fp8, expert int, x []float64) []float64 {
	y := make([]float64, gateUp.rows/2)
	for i := range y {
		gate, up := min(gateUp.dot(expert, i, x), clamp), gateUp.dot(expert, len(y)+i, x)
		y[i] = gate / (1 + math.Exp(-gate)) * max(min(up, clamp), -clamp)
	}
	return y
}
