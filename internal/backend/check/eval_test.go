package check

import (
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
)

func TestConversionsSaturate(t *testing.T) {
	for _, c := range []struct {
		x    float64
		bits int
		sign bool
		want uint64
	}{
		{1.9, 32, true, 1}, {-1.9, 32, true, math.MaxUint32}, {1e10, 32, true, math.MaxInt32}, {-1e10, 32, true, 1 << 31},
		{-1, 32, false, 0}, {1e10, 32, false, math.MaxUint32}, {math.NaN(), 32, true, 0},
		{1e30, 64, true, math.MaxInt64}, {-1e30, 64, true, 1 << 63}, {1e30, 64, false, math.MaxUint64}, {math.Inf(1), 64, false, math.MaxUint64},
	} {
		if got := saturate(c.x, c.bits, c.sign); got != c.want {
			t.Errorf("saturate(%v, %d, %v) = %#x, want %#x", c.x, c.bits, c.sign, got, c.want)
		}
	}
}

func TestComparisonsOfFloats(t *testing.T) {
	nan := math.NaN()
	for _, c := range []struct {
		pred string
		x, y float64
		want uint64
	}{
		{"oeq", 1, 1, 1}, {"oeq", nan, nan, 0}, {"ueq", nan, 1, 1}, {"une", nan, nan, 1}, {"one", nan, 1, 0}, {"one", 1, 2, 1},
		{"olt", 1, 2, 1}, {"ult", nan, 2, 1}, {"oge", 2, 2, 1}, {"ord", 1, nan, 0}, {"uno", 1, nan, 1},
	} {
		if got := compareFloats(c.pred, c.x, c.y); got != c.want {
			t.Errorf("fcmp %s %v, %v = %d, want %d", c.pred, c.x, c.y, got, c.want)
		}
	}
}

func TestIntegersWrap(t *testing.T) {
	i8 := &nvir.Type{Kind: nvir.Int, Bits: 8}
	for _, c := range []struct {
		name       string
		x, y, want uint64
	}{
		{"add", 200, 100, 44}, {"sub", 1, 2, 255}, {"mul", 16, 17, 16}, {"sdiv", 0x80, 0xff, 0x80}, {"udiv", 0x80, 2, 0x40},
		{"srem", 0x81, 2, 0xff}, {"ashr", 0x80, 7, 0xff}, {"lshr", 0x80, 7, 1}, {"shl", 0x81, 1, 2},
	} {
		if got := binary(&nvir.Instr{Name: c.name, Type: i8}, c.x, c.y); got != c.want {
			t.Errorf("%s i8 %#x, %#x = %#x, want %#x", c.name, c.x, c.y, got, c.want)
		}
	}
}

// TestTerms: trees that have the same bits for all numbers have the same term, others another one, and all terms are
// normal numbers.
func TestTerms(t *testing.T) {
	f := floats[32]
	x, y, z := f.normal(mix(1, 1)), f.normal(mix(1, 2)), f.normal(mix(1, 3))
	minus := func(x uint64) uint64 { return x ^ 1<<31 }
	one, zero := uint64(math.Float32bits(1)), uint64(0)
	add := func(x, y uint64) uint64 { return termBinary("fadd", 32, x, y) }
	mul := func(x, y uint64) uint64 { return termBinary("fmul", 32, x, y) }
	for name, c := range map[string]struct {
		a, b uint64
		same bool
	}{
		"x+y, y+x":                  {add(x, y), add(y, x), true},
		"(x+y)+z, x+(y+z)":          {add(add(x, y), z), add(x, add(y, z)), false},
		"(x+y)+z, (x+z)+y":          {add(add(x, y), z), add(add(x, z), y), false},
		"x+0, x":                    {add(zero, x), x, true},
		"x-0, x":                    {termBinary("fsub", 32, x, zero), x, true},
		"-0-x, -x":                  {termBinary("fsub", 32, minus(zero), x), minus(x), true},
		"x-y, x+(-y)":               {termBinary("fsub", 32, x, y), add(x, minus(y)), true},
		"x-y, y-x":                  {termBinary("fsub", 32, x, y), termBinary("fsub", 32, y, x), false},
		"x-x, 0":                    {termBinary("fsub", 32, x, x), zero, true},
		"x*1, x":                    {mul(one, x), x, true},
		"x*0, 0":                    {mul(x, zero) &^ (1 << 31), zero, true},
		"x*y, y*x":                  {mul(x, y), mul(y, x), true},
		"x*-y, -(x*y)":              {mul(x, minus(y)), minus(mul(x, y)), true},
		"x/1, x":                    {termBinary("fdiv", 32, x, one), x, true},
		"x/y, y/x":                  {termBinary("fdiv", 32, x, y), termBinary("fdiv", 32, y, x), false},
		"fma(x,y,z), fma(y,x,z)":    {termFMA(f, x, y, z), termFMA(f, y, x, z), true},
		"fma(-x,y,z), fma(x,-y,z)":  {termFMA(f, minus(x), y, z), termFMA(f, x, minus(y), z), true},
		"fma(x,y,z), x*y+z":         {termFMA(f, x, y, z), add(mul(x, y), z), false}, // rounds once
		"fma(x,y,0), x*y":           {termFMA(f, x, y, zero), mul(x, y), true},
		"fma(x,1,z), x+z":           {termFMA(f, x, one, z), add(x, z), true},
		"round(x), round(y)":        {termOf("round", brain, []uint64{x}), termOf("round", brain, []uint64{y}), false},
		"0 rounded, 0":              {termOf("round", brain, []uint64{0}), 0, true},
		"sqrt(x), rsqrt(x)":         {termOf("__nv_sqrtf", f, []uint64{x}), termOf("__nv_rsqrtf", f, []uint64{x}), false},
		"(x+y)*z, x*z+y*z":          {mul(add(x, y), z), add(mul(x, z), mul(y, z)), false},
		"float64 x+y, float32 x+y":  {termBinary("fadd", 64, x, y), add(x, y), false},
		"products of zero, the sum": {termProduct("bf16", x, &elements{n: 2}, &elements{n: 2, of: [stepBytes]float64{1, 2}}), x, true},
	} {
		if (c.a == c.b) != c.same {
			t.Errorf("%s: %#x and %#x, want the same: %v", name, c.a, c.b, c.same)
		}
	}
	for _, f := range []floatFormat{floats[16], brain, floats[32], floats[64]} {
		for h := range uint64(1000) {
			if x := f.normal(mix(h, 7)); !f.isTerm(x) || x>>(f.bits-1)>>1 != 0 || f.magnitude(x)>>f.significand == 1<<(f.bits-1-f.significand)-1 {
				t.Errorf("%+v: %#x is no term", f, x)
			}
		}
		if f.isTerm(0) || f.isTerm(f.one()) || f.isTerm(1) {
			t.Errorf("%+v: 0, 1 or the smallest number is a term", f)
		}
	}
}
