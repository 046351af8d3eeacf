package gpu_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// sum32 returns x*y+z rounded once, computed exactly.
func sum32(x, y, z float32) float32 {
	b := func(f float32) *big.Float { return new(big.Float).SetPrec(1000).SetFloat64(float64(f)) }
	s := b(0).Mul(b(x), b(y))
	s.Add(s, b(z))
	f, _ := s.Float32()
	return f
}

func TestFMARoundsOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	cases := [][3]float32{
		{1 + 1.0/4096, 1 + 1.0/4096, math.SmallestNonzeroFloat32}, // half an ulp and a trace
		{1 + 1.0/4096, 1 + 1.0/4096, -math.SmallestNonzeroFloat32},
		{math.MaxFloat32, 2, -math.MaxFloat32},
		{math.SmallestNonzeroFloat32, 0.5, math.SmallestNonzeroFloat32},
		{3, 5, -15},
	}
	for range 20000 {
		f := func() float32 { return math.Float32frombits(r.Uint32()&0x8fffffff | 0x38000000) }
		cases = append(cases, [3]float32{f(), f(), f()})
	}
	for _, c := range cases {
		if got, want := gpu.FMA(c[0], c[1], c[2]), sum32(c[0], c[1], c[2]); got != want {
			t.Fatalf("FMA(%x, %x, %x) = %x, want %x", c[0], c[1], c[2], got, want)
		}
	}
	if got := gpu.FMA(float32(math.Inf(1)), 1, 2); !math.IsInf(float64(got), 1) {
		t.Errorf("FMA(Inf, 1, 2) = %v", got)
	}
	if got := gpu.FMA(float32(math.Inf(1)), 0, 2); got == got {
		t.Errorf("FMA(Inf, 0, 2) = %v", got)
	}
	if got := gpu.FMA(2.0, 3.0, 4.0); got != 10 {
		t.Errorf("FMA(2, 3, 4) = %v", got)
	}
}

func TestMathKeepsGoSpecialCases(t *testing.T) {
	nan, zero := float32(math.NaN()), float32(0)
	neg := float32(math.Copysign(0, -1))
	if v := gpu.Min(nan, 1); v == v {
		t.Errorf("Min(NaN, 1) = %v", v)
	}
	if v := gpu.Max(1, nan); v == v {
		t.Errorf("Max(1, NaN) = %v", v)
	}
	if v := gpu.Min(zero, neg); !math.Signbit(float64(v)) {
		t.Errorf("Min(0, -0) = %v", v)
	}
	if v := gpu.Max(neg, zero); math.Signbit(float64(v)) {
		t.Errorf("Max(-0, 0) = %v", v)
	}
	for _, c := range []struct {
		name      string
		got, want float32
	}{
		{"Sqrt", gpu.Sqrt(float32(9)), 3},
		{"Rsqrt", gpu.Rsqrt(float32(4)), 0.5},
		{"Round", gpu.Round(float32(2.5)), 3},
		{"RoundToEven", gpu.RoundToEven(float32(2.5)), 2},
		{"Trunc", gpu.Trunc(float32(-2.5)), -2},
		{"Mod", gpu.Mod(float32(-5), 3), -2},
		{"Remainder", gpu.Remainder(float32(5), 3), -1},
		{"Dim", gpu.Dim(float32(2), 5), 0},
		{"Hypot", gpu.Hypot(float32(3), 4), 5},
		{"Atan2", gpu.Atan2(float32(0), 1), 0},
		{"Copysign", gpu.Copysign(float32(3), -1), -3},
		{"Pow", gpu.Pow(float32(2), 10), 1024},
		{"Exp2", gpu.Exp2(float32(3)), 8},
		{"Log2", gpu.Log2(float32(8)), 3},
		{"Cbrt", gpu.Cbrt(float32(27)), 3},
	} {
		if c.got != c.want {
			t.Errorf("%s = %v, want %v", c.name, c.got, c.want)
		}
	}
}
