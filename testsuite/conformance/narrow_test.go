package conformance_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
)

type narrowFunc[T lang.Narrow[T]] func(k *lang.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, one T, out, x, y, z gpurt.DeviceSlice[T], wide gpurt.DeviceSlice[float32]) error

// TestNarrowArithmetic compares the arithmetic of Float16 and BFloat16, over
// every number as the first operand, with what package gpu computes on the host;
// which NaN an operation gives is open.
func TestNarrowArithmetic(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		narrows(t, pe, k, "Float16", gpu.Float16FromBits, gpu.ToFloat16(1), (*lang.Kernels).Narrow16)
		narrows(t, pe, k, "BFloat16", gpu.BFloat16FromBits, gpu.ToBFloat16(1), (*lang.Kernels).NarrowB16)
	})
}

func narrows[T lang.Narrow[T]](t *testing.T, pe *gputest.PE, k *lang.Kernels, typ string, from func(uint16) T, one T, kernel narrowFunc[T]) {
	pe.Helper()
	rnd := random(t)
	const n = 1 << 16
	x, y, z := make([]T, n), make([]T, n), make([]T, n)
	for i := range n {
		x[i] = from(uint16(i))
		y[i] = from(uint16(i) ^ uint16(rnd.Uint32())>>(i%16)) // also of like size
		z[i] = from(uint16(rnd.Uint32()))
		if i%2 == 0 {
			// Cancels most of the product.
			z[i] = x[i].Mul(y[i]).Neg().Add(z[i].Mul(one.Div(from(0x7000))))
		}
	}
	out, wide := zeros[T](pe, n*lang.NarrowResults), zeros[float32](pe, n)
	must(pe, kernel(k, pe.Stream(), gpurt.Grid(5).Block(64), one, out, upload(pe, x), upload(pe, y), upload(pe, z), wide))
	want, wantWide := make([]T, n*lang.NarrowResults), make([]float32, n)
	for i := range n {
		lang.Narrows(want[i*lang.NarrowResults:(i+1)*lang.NarrowResults], one, x[i], y[i], z[i])
		wantWide[i] = x[i].Float32()
	}
	got := download(pe, out)
	for i, w := range want {
		if w.IsNaN() && got[i].IsNaN() {
			got[i] = w
		}
	}
	input := func(i int) string { return fmt.Sprintf("x=%v y=%v z=%v", x[i], y[i], z[i]) }
	compareResults(pe, typ, lang.NarrowResults, got, want, input)
	compareResults(pe, typ+" to float32", 1, download(pe, wide), wantWide, input)
}

// TestNarrowRounding compares the conversions of float32 to every narrower type,
// and back, with what package gpu computes on the host: on the numbers of the
// types, in the middle between them, and beside that.
func TestNarrowRounding(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		rnd := random(t)
		in := []float32{0, float32(math.Copysign(0, -1)), float32(math.Inf(1)), float32(math.Inf(-1)), math.MaxFloat32, -math.MaxFloat32, 1e-45}
		for b := range 1 << 16 {
			if h := gpu.Float16FromBits(uint16(b)); !h.IsNaN() {
				in = append(in, h.Float32(), math.Nextafter32(h.Float32(), 1), h.Float32()*(1+1.0/2048))
			}
			in = append(in, math.Float32frombits(uint32(b)<<16), math.Float32frombits(uint32(b)<<16|0x8000), math.Float32frombits(rnd.Uint32()))
		}
		for b := range 1 << 8 {
			x, y := gpu.Float8E4M3FromBits(uint8(b)).Float32(), gpu.Float8E5M2FromBits(uint8(b)).Float32()
			for _, d := range []float32{0, 1.0 / 8, 1.0 / 16, 1.0 / 32, 1e-6} {
				in = append(in, x+x*d, x-x*d, y+y*d, y-y*d, x+d/64, y+d/8192)
			}
		}
		out := zeros[lang.Rounded](pe, len(in))
		must(pe, k.NarrowRounding(pe.Stream(), shape, gpu.ToFloat8E5M2(1), gpu.Float8E4M3{}, out, upload(pe, in)))
		for i, r := range download(pe, out) {
			w := lang.Round(in[i] + 0)
			if in[i] != in[i] {
				if !r.Half.IsNaN() || !r.Brain.IsNaN() || r.E4M3 != w.E4M3 || r.E5M2 != w.E5M2 || r.Back[0] == r.Back[0] || r.Back[3] == r.Back[3] {
					pe.Fatalf("NaN became %v", r)
				}
				continue
			}
			if r != w {
				pe.Fatalf("%v (%#x) became %v, want %v", in[i], math.Float32bits(in[i]), r, w)
			}
		}
	})
}
