package conformance_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/bulk"
	"github.com/gpuc-go/gpuc/testsuite/conformance/cluster"
	"github.com/gpuc-go/gpuc/testsuite/conformance/faults"
)

func corner(row, col int) bulk.Corner { return bulk.Corner{Row: row, Col: col} }

// tensor is a tensor of two dimensions on both sides.
type tensor struct {
	rows, cols int
	host       []float32
	array      *gpurt.Array[float32]
}

func newTensor(pe *gputest.PE, rows, cols int, f func(i int) float32) tensor {
	pe.Helper()
	x := tensor{rows, cols, counted(rows*cols, f), nil}
	var err error
	x.array, err = gpurt.ArrayOn(upload(pe, x.host), gpurt.Shape(rows, cols))
	must(pe, err)
	return x
}

// at returns an element, and whether there is one.
func (x *tensor) at(row, col int) (*float32, bool) {
	if row < 0 || row >= x.rows || col < 0 || col >= x.cols {
		return new(float32), false
	}
	return &x.host[row*x.cols+col], true
}

func (x *tensor) boxes(pe *gputest.PE, box [2]int, o gpurt.TensorMapOptions) *gpurt.TensorMap[float32, [2]int] {
	pe.Helper()
	m, err := gpurt.NewTensorMap(x.array, box, o)
	must(pe, err)
	return m
}

// TestBoxesOfTensors moves boxes inside the tensor, across each of its edges, and outside. Boxes that
// are loaded may begin before it, and those that are stored may not.
func TestBoxesOfTensors(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, bulk.LoadKernels, "needs tma (sm_90 or newer)")
		if !ok {
			return
		}
		const rows, cols = 40, 100
		cfg := gpurt.Grid(1).Block(bulk.Threads)
		box := [2]int{bulk.BoxRows, bulk.BoxCols}
		src := newTensor(pe, rows, cols, func(i int) float32 { return float32(i%1009) - 500 })
		in := src.boxes(pe, box, gpurt.TensorMapOptions{})
		for _, at := range forRace(3, []struct{ from, to bulk.Corner }{
			{corner(8, 36), corner(8, 36)},
			{corner(-5, -12), corner(33, 88)},
			{corner(33, 88), corner(0, 0)},
			{corner(0, 0), corner(24, 68)},
			{corner(-3, 80), corner(4, 80)},
			{corner(39, -28), corner(39, 4)},
			{corner(4, 84), corner(7, 72)},
			{corner(24, 68), corner(60, 0)},
			{corner(60, 0), corner(0, 100)},
			{corner(-16, 8), corner(40, 96)},
			{corner(8, -32), corner(1, 4)},
			{corner(8, 100), corner(3, 8)},
		}) {
			dst := newTensor(pe, rows, cols, func(i int) float32 { return -1 })
			sum := newTensor(pe, rows, cols, func(i int) float32 { return float32(i % 5) })
			out, add := dst.boxes(pe, box, gpurt.TensorMapOptions{}), sum.boxes(pe, box, gpurt.TensorMapOptions{})
			must(pe, k.Boxes(pe.Stream(), cfg, out, add, in, at.from, at.to, at.to))
			for i := range box[0] {
				for j := range box[1] {
					if d, ok := dst.at(at.to.Row+i, at.to.Col+j); ok {
						x, _ := src.at(at.from.Row+i, at.from.Col+j)
						s, _ := sum.at(at.to.Row+i, at.to.Col+j)
						*d, *s = *x+1, *s+*x+1
					}
				}
			}
			got := make([]float32, rows*cols)
			must(pe, dst.array.CopyTo(pe.Context(), got))
			equal(pe, fmt.Sprintf("box of %v stored at %v", at.from, at.to), got, dst.host)
			must(pe, sum.array.CopyTo(pe.Context(), got))
			equal(pe, fmt.Sprintf("box of %v added at %v", at.from, at.to), got, sum.host)
			must(pe, out.Free())
			must(pe, add.Free())
		}
		for _, span := range []gpurt.Swizzle{gpurt.NoSwizzle, gpurt.Swizzle32, gpurt.Swizzle64, gpurt.Swizzle128} {
			width := bulk.BoxCols
			if span != gpurt.NoSwizzle {
				width = int(span) / 4
			}
			for _, nan := range []bool{false, true} {
				m := src.boxes(pe, [2]int{bulk.BoxRows, width}, gpurt.TensorMapOptions{Swizzle: span, FillNaN: nan})
				out := zeros[float32](pe, bulk.BoxRows*width)
				for _, at := range []bulk.Corner{corner(30, 96), corner(-1, 84)} {
					must(pe, k.Swizzled(pe.Stream(), cfg, out, m, int(span), at.Row, at.Col))
					got := download(pe, out)
					want := counted(len(got), func(i int) float32 {
						x, ok := src.at(at.Row+i/width, at.Col+i%width)
						if !ok && nan {
							if got[i] == got[i] {
								pe.Errorf("swizzle %d at %v: element %d outside is %v, want NaN", span, at, i, got[i])
							}
							return got[i]
						}
						return *x
					})
					equal(pe, fmt.Sprintf("swizzle %d at %v", span, at), got, want)
				}
				must(pe, m.Free())
			}
		}

		const d0, d1, d2, row = 5, 6, 21, 24
		words := counted(d0*d1*row, func(i int) uint16 { return uint16(i + 1) })
		cube, err := gpurt.ArrayOn(upload(pe, words), gpurt.Shape(d0, d1, d2).Strides(d1*row, row, 1))
		must(pe, err)
		m, err := gpurt.NewTensorMap(cube, [3]int{2, 4, 8}, gpurt.TensorMapOptions{})
		must(pe, err)
		out := zeros[uint16](pe, m.BoxBytes()/2)
		must(pe, k.Cube(pe.Stream(), cfg, out, m, 4, 3, 16))
		equal(pe, "cube", download(pe, out), counted(out.Len(), func(i int) uint16 {
			x, y, z := 4+i/32, 3+i/8%4, 16+i%8
			if x >= d0 || y >= d1 || z >= d2 {
				return 0
			}
			return words[(x*d1+y)*row+z]
		}))
	})
}

// labelled is two tensor maps in structs of an array, for bulk.Chosen.
type labelled struct {
	k       *bulk.Kernels
	pe      *gputest.PE
	tensors [2]tensor
	maps    [2]bulk.LabelledArgs
	out     *gpurt.Buffer[float32]
}

func newLabelled(pe *gputest.PE) (*labelled, bool) {
	pe.Helper()
	k, ok := loads(pe, bulk.LoadKernels, "needs tma (sm_90 or newer)")
	if !ok {
		return nil, false
	}
	const rows, cols = bulk.BoxRows, bulk.BoxCols
	l := &labelled{k: k, pe: pe, out: zeros[float32](pe, rows*cols)}
	for i := range l.maps {
		l.tensors[i] = newTensor(pe, rows, cols, func(j int) float32 { return float32(1000*i + j) })
		l.maps[i] = bulk.LabelledArgs{Add: float32(10 + i), Boxes: l.tensors[i].boxes(pe, [2]int{rows, cols}, gpurt.TensorMapOptions{})}
	}
	return l, true
}

// launch has the kernel copy by the map of a number.
func (l *labelled) launch(which int) error {
	return l.k.Chosen(l.pe.Stream(), gpurt.Grid(1).Block(bulk.Threads), l.out, l.maps, which)
}

// copied compares what has been copied.
func (l *labelled) copied(what string, which int) {
	l.pe.Helper()
	want := counted(l.out.Len(), func(i int) float32 { return l.tensors[which].host[i] + l.maps[which].Add })
	equal(l.pe, what, download(l.pe, l.out), want)
}

// TestMapsInStructsAndArrays has a kernel choose one of the maps of its parameters.
func TestMapsInStructsAndArrays(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		l, ok := newLabelled(pe)
		if !ok {
			return
		}
		for which := range l.maps {
			must(pe, l.launch(which))
			l.copied(fmt.Sprintf("map %d", which), which)
		}
	})
}

// TestMapsArePassedByValue frees maps after a launch and a graph, which have copies of their own. No
// launch may have them then.
func TestMapsArePassedByValue(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		l, ok := newLabelled(pe)
		if !ok {
			return
		}
		g, err := pe.Stream().Capture(func() error { return l.launch(0) })
		must(pe, err)
		must(pe, l.launch(1))
		for i := range l.maps {
			must(pe, l.maps[i].Boxes.Free())
		}
		l.copied("a launch with maps that were freed behind it", 1)
		must(pe, g.Launch(pe.Stream()))
		l.copied("a graph with maps that were freed behind it", 0)
		if err := l.launch(1); !errors.Is(err, gpurt.ErrFreed) || !strings.Contains(err.Error(), "parameter maps[0].Boxes: tensor map made at conformance/boxes_test.go:") {
			pe.Errorf("a launch with maps that were freed: %v", err)
		}
	})
}

// misplaced are boxes that the tensor memory accelerator refuses.
var misplaced = []struct {
	mark, kernel, kind, msg string
	launch                  func(pe *gputest.PE) error
}{
	{"box-load", "Boxes", "box-chunk", "gpu.TensorLoad: the last coordinate of the box is 33, which is not a multiple of 4: a box must begin at a multiple of 16 bytes; begin it there, and leave elements out",
		copiesBox(corner(8, 33), bulk.Corner{}, bulk.Corner{})},
	{"box-load", "Boxes", "box-chunk", "gpu.TensorLoad: the last coordinate of the box is -9, which is not a multiple of 4: a box must begin at a multiple of 16 bytes; begin it there, and leave elements out",
		copiesBox(corner(-5, -9), bulk.Corner{}, bulk.Corner{})},
	{"box-store", "Boxes", "box-chunk", "gpu.TensorStore: the last coordinate of the box is 90, which is not a multiple of 4: a box must begin at a multiple of 16 bytes; begin it there, and leave elements out",
		copiesBox(bulk.Corner{}, corner(33, 90), bulk.Corner{})},
	{"box-store", "Boxes", "box-negative", "gpu.TensorStore: coordinate 0 of the box is -3: a box that is stored begins at 0 or beyond; begin it there, or let threads store it",
		copiesBox(bulk.Corner{}, corner(-3, 80), bulk.Corner{})},
	{"box-store", "Boxes", "box-negative", "gpu.TensorStore: coordinate 1 of the box is -4: a box that is stored begins at 0 or beyond; begin it there, or let threads store it",
		copiesBox(bulk.Corner{}, corner(8, -4), bulk.Corner{})},
	{"box-add", "Boxes", "box-chunk", "gpu.TensorAdd: the last coordinate of the box is -31, which is not a multiple of 4: a box must begin at a multiple of 16 bytes; begin it there, and leave elements out",
		copiesBox(bulk.Corner{}, bulk.Corner{}, corner(39, -31))},
	{"box-add", "Boxes", "box-negative", "gpu.TensorAdd: coordinate 0 of the box is -1: a box that is stored begins at 0 or beyond; begin it there, or let threads store it",
		copiesBox(bulk.Corner{}, bulk.Corner{}, corner(-1, 0))},
	{"box-cube", "Cube", "box-chunk", "gpu.TensorLoad: the last coordinate of the box is 12, which is not a multiple of 8: a box must begin at a multiple of 16 bytes; begin it there, and leave elements out",
		func(pe *gputest.PE) error {
			k, err := bulk.LoadKernels(pe.PE)
			if err != nil {
				return err
			}
			cube, err := gpurt.ArrayOn(zeros[uint16](pe, 5*6*24), gpurt.Shape(5, 6, 24))
			must(pe, err)
			m, err := gpurt.NewTensorMap(cube, [3]int{2, 4, 8}, gpurt.TensorMapOptions{})
			must(pe, err)
			return k.Cube(pe.Stream(), gpurt.Grid(1).Block(bulk.Threads), zeros[uint16](pe, m.BoxBytes()/2), m, 4, -1, 12)
		}},
	{"box-multicast", "MulticastBox", "box-chunk", "gpu.TensorLoadMulticast: the last coordinate of the box is 2, which is not a multiple of 4: a box must begin at a multiple of 16 bytes; begin it there, and leave elements out",
		func(pe *gputest.PE) error {
			k, err := cluster.LoadKernels(pe.PE)
			if err != nil {
				return err
			}
			const n = cluster.Threads
			a, err := gpurt.ArrayOn(zeros[int32](pe, 2*n), gpurt.Shape(2, n))
			must(pe, err)
			m, err := gpurt.NewTensorMap(a, [2]int{1, n}, gpurt.TensorMapOptions{})
			must(pe, err)
			return k.MulticastBox(pe.Stream(), gpurt.Grid(2).Block(n), zeros[int32](pe, 2*n), m, 2)
		}},
}

// copiesBox launches bulk.Boxes for a tensor of 40 x 100.
func copiesBox(from, to, add bulk.Corner) func(pe *gputest.PE) error {
	return func(pe *gputest.PE) error {
		k, err := bulk.LoadKernels(pe.PE)
		if err != nil {
			return err
		}
		x := newTensor(pe, 40, 100, func(int) float32 { return 0 })
		m := x.boxes(pe, [2]int{bulk.BoxRows, bulk.BoxCols}, gpurt.TensorMapOptions{})
		return k.Boxes(pe.Stream(), gpurt.Grid(1).Block(bulk.Threads), m, m, m, from, to, add)
	}
}

// TestFaultsOfBoxes demands the error with its place of every box that a GPU cannot move.
func TestFaultsOfBoxes(t *testing.T) {
	pes := faultPEs(t)
	lines := map[string]faultLine{}
	for _, c := range misplaced {
		lines[c.mark] = findFault(t, c.mark)
	}
	for first := 0; first < len(misplaced); first += pes {
		t.Run(fmt.Sprintf("from %d", first), func(t *testing.T) {
			gputest.Run(t, gputest.NP(pes), func(pe *gputest.PE) {
				if first+pe.MyPE() >= len(misplaced) {
					return
				}
				c := misplaced[first+pe.MyPE()]
				err := c.launch(pe)
				if errors.Is(err, gpurt.ErrUnsupported) {
					return // TestBoxesOfTensors and TestClusters ask whether it says what it needs
				}
				must(pe, err)
				checkFault(pe, pe.Stream().Sync(pe.Context()), lines[c.mark], faults.At{}, c.kernel, c.kind, c.msg)
			})
		})
	}
}
