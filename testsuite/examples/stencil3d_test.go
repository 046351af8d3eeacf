package examples_test

import (
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/examples/stencil3d/heat"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// noise3 is a box that depends on every point.
func noise3(x, y, z int) float32 { return summand(z, y, x) / 8 }

// checkHeat does steps in parts of part steps, and compares with plain Go.
func checkHeat(pe *gputest.PE, cfg heat.Config, steps, part int, initial func(x, y, z int) float32) {
	pe.Helper()
	s, err := heat.New(pe.PE, cfg)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	if err := s.Reset(pe.Context(), initial); err != nil {
		pe.Fatalf("%v", err)
	}
	for done := 0; done < steps; done += part {
		if err := s.Run(pe.Context(), min(part, steps-done)); err != nil {
			pe.Fatalf("%v", err)
		}
	}
	p := s.Part()
	got := make([]float32, p.Planes*p.NX*p.NY)
	if err := s.Planes(pe.Context(), got); err != nil {
		pe.Fatalf("%v", err)
	}
	want := heat.Reference(cfg, steps, initial)[p.First*p.NX*p.NY:]
	for i, g := range got {
		if w := want[i]; g != w && !(g != g && w != w) {
			pe.Fatalf("%+v after %d steps: plane %d, point %d is %v, want %v", cfg, steps, p.First+i/(p.NX*p.NY), i%(p.NX*p.NY), g, w)
		}
	}
}

func TestHeatSizes(t *testing.T) {
	sizes := [][3]int{{0, 3, 3}, {3, 0, 3}, {3, 3, 0}, {1, 1, 1}, {3, 3, 3}, {17, 5, 4}, {5, 6, 13}, {100, 90, 3}}
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			for _, size := range sizes {
				checkHeat(pe, heat.Config{NX: size[0], NY: size[1], NZ: size[2], Rate: 0.11}, 5, 3, noise3)
			}
		})
	}
}

func TestHeatOrders(t *testing.T) {
	gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
		checkHeat(pe, heat.Config{NX: 6, NY: 5, NZ: 4, Rate: 0.11}, 8, 4, noise3)
		checkHeat(pe, heat.Config{NX: 5, NY: 5, NZ: 10, Rate: 0.11}, 5, 5, noise3)
	})
}

func TestHeatSpecialValues(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		checkHeat(pe, heat.Config{NX: 8, NY: 8, NZ: 8, Rate: 0.11}, 3, 3, func(x, y, z int) float32 {
			switch [3]int{x, y, z} {
			case [3]int{2, 2, 2}:
				return float32(math.Inf(1))
			case [3]int{5, 5, 5}:
				return float32(math.NaN())
			case [3]int{5, 2, 4}:
				return float32(math.Inf(-1))
			}
			return noise3(x, y, z)
		})
	})
}

func TestHeatLarge(t *testing.T) {
	gputest.Run(t, gputest.NP(4).OnGPU(), func(pe *gputest.PE) {
		checkHeat(pe, heat.Config{NX: 257, NY: 255, NZ: 203, Rate: 0.11}, 20, 20, noise3)
	})
}

func TestHeatBadConfig(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for _, cfg := range []heat.Config{{NX: -1}, {NY: -1}, {NZ: -1}, {NX: math.MaxInt, NY: math.MaxInt, NZ: 2}, {NX: 32, NY: 32, NZ: math.MaxInt}} {
			if _, err := heat.New(pe.PE, cfg); err == nil {
				pe.Errorf("%+v is accepted", cfg)
			}
		}
	})
}
