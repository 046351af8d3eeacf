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
