package main

import (
	"context"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

func flags(t testing.TB, args ...string) *options {
	t.Helper()
	o, err := parse(args)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// TestProgram runs the program, and looks at the picture.
func TestProgram(t *testing.T) {
	dir := t.TempDir()
	for _, np := range []int{1, 3, 4} {
		name := filepath.Join(dir, "field.png")
		o := flags(t, "-width", "40", "-height", "33", "-iterations", "12", "-png", name)
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE, o); err != nil {
				pe.Fatalf("%v", err)
			}
		})
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() != 40+gap+barWidth || b.Dy() != 33 {
			t.Errorf("a picture of %v", b)
		}
		// The wave on the first column is positive in the upper half.
		at := func(x, y int) color.RGBA { return color.RGBAModel.Convert(img.At(x, y)).(color.RGBA) }
		wave := initial(40, 33)
		for _, y := range []int{1, 8, 25} {
			if d := cmp.Diff(shade(wave(0, y)), at(0, y)); d != "" {
				t.Errorf("row %d: %s", y, d)
			}
		}
		if d := cmp.Diff(shade(0), at(20, 16)); d != "" {
			t.Errorf("in the middle: %s", d)
		}
		if d := cmp.Diff([]color.RGBA{shade(1), shade(0), shade(-1)}, []color.RGBA{at(50, 0), at(50, 16), at(50, 32)}); d != "" {
			t.Errorf("the colour bar: %s", d)
		}
		var borders []int
		for y := range 33 {
			if at(22, y) == (color.RGBA{A: 255}) {
				borders = append(borders, y)
			}
		}
		if d := cmp.Diff(map[int][]int{1: nil, 3: {11, 22}, 4: {9, 17, 25}}[np], borders); d != "" {
			t.Errorf("the borders of %d PEs: %s", np, d)
		}
		left, err := os.ReadDir(dir)
		if err != nil || len(left) != 1 {
			t.Errorf("beside the picture: %v, %v", left, err)
		}
	}
}

// TestPicturePath ends the program before the run when the picture cannot be
// written. The run itself would not end.
func TestPicturePath(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{dir, filepath.Join(dir, "none", "field.png")} {
		o := flags(t, "-iterations", "1000000000", "-tolerance", "-1", "-png", name)
		err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
			return run(ctx, pe, o)
		})
		if err == nil || !strings.Contains(err.Error(), "cannot write the picture") || !strings.Contains(err.Error(), name) {
			t.Errorf("-png %s: %v", name, err)
		}
	}
}

// TestFailedRun leaves neither a picture nor a part of one.
func TestFailedRun(t *testing.T) {
	dir := t.TempDir()
	o := flags(t, "-width", "10000000", "-height", "10000000", "-png", filepath.Join(dir, "field.png"))
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		return run(ctx, pe, o)
	})
	if err == nil || !strings.Contains(err.Error(), "memory for the field") {
		t.Errorf("a field that is too large: %v", err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestNormIsToldWhereItWasMeasured(t *testing.T) {
	if got := norm(math.NaN()); got != "" {
		t.Errorf("none was measured: %q", got)
	}
	if got := norm(0.25); got != ", norm of the last changes 0.25" {
		t.Errorf("got %q", got)
	}
}

func TestBadFlags(t *testing.T) {
	for _, args := range [][]string{{"-width", "x"}, {"-nope"}, {"field.png"}, {"-iterations", "-1"}} {
		if _, err := parse(args); err == nil {
			t.Errorf("%q is accepted", args)
		}
	}
}
