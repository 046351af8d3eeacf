package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Size is the size of a product c = a*b: a has M rows of K elements, b has K rows of N.
type Size struct{ M, N, K int }

// Groups is the products of a launch. Their rows of a and of c stand one behind the other, and
// so do their matrices b.
type Groups struct {
	Count int
	// Ends are the rows of a at which the products end, if they differ in size; otherwise each
	// has Rows.
	Ends []int32
	Rows int
}

// rows returns the rows of a of a group.
func (g Groups) rows(group int) (lo, hi int) {
	if len(g.Ends) == 0 {
		return group * g.Rows, (group + 1) * g.Rows
	}
	if group > 0 {
		lo = int(g.Ends[group-1])
	}
	return lo, int(g.Ends[group])
}

// inTurn is the work of products whose parts stand in the order of their groups. In a group,
// blocks that run at the same time compute parts of band rows of parts, so that what they load
// stays in the second-level cache.
type inTurn struct {
	groups Groups
	s      Size
	width  int // columns of a part
}

const band = 8

// place returns the row and the column of part number i of down*across parts. Numbers of parts
// are below 1<<31: a division of 32 bits takes a fraction of the time and of the registers.
func place(i, down, across int) (r, c int) {
	per := uint32(band * across)
	first := uint32(i) / per * band
	rows := min(band, uint32(down)-first)
	in := uint32(i) - first*uint32(across)
	return int(first + in%rows), int(in / rows)
}

// divideUp returns a/b, rounded up, for numbers below 1<<31.
func divideUp(a, b int) int { return int((uint32(a) + uint32(b) - 1) / uint32(b)) }

func (w inTurn) Next(t *gpu.Thread, p Part, i int) (Part, bool) {
	height := Consumers(t) * len(M{})
	across := divideUp(w.s.N, w.width)
	for p.Group < w.groups.Count {
		lo, hi := w.groups.rows(p.Group)
		down := divideUp(hi-lo, height)
		if at := i - p.First; at < down*across {
			r, c := place(at, down, across)
			p.Row, p.Col = lo+r*height, c*w.width
			p.A, p.Rows, p.B, p.EndB = p.Row, hi, p.Group*w.s.K, (p.Group+1)*w.s.K
			return p, true
		}
		p.First += down * across
		p.Group++
	}
	return p, false
}

func (w inTurn) Await(*gpu.Thread, Part) {}

// Activation is a function that is applied to each element of c.
type Activation int

// The activations.
const (
	None Activation = iota
	ReLU
	GELU // by tanh (Hendrycks and Gimpel, Gaussian Error Linear Units)
	SiLU
)

// Epilogue is what becomes of each sum: Activation(Scale*sum + Bias of its column). No bias is 0.
type Epilogue struct {
	Scale      float32
	Bias       []float32
	Activation Activation
}

// sigmoid returns 1/(1+exp(-x)), by instructions that are exact to some units in the last place
// and need no call, for which the sums would have to leave their registers.
func sigmoid(x float32) float32 {
	r := gpu.Rsqrt(1 + gpu.Exp2(-1.442695*x))
	return r * r
}

// apply replaces sums of columns that follow each other.
func (e Epilogue) apply(col int, x *[tile.Run]float32) {
	for i := range x {
		x[i] *= e.Scale
		if col+i < len(e.Bias) {
			x[i] += e.Bias[col+i]
		}
	}
	switch e.Activation {
	case ReLU:
		for i := range x {
			x[i] = max(x[i], 0)
		}
	case GELU:
		for i, v := range x { // (1+tanh(y))/2 is the sigmoid of 2y
			x[i] = v * sigmoid(1.5957691*(v+0.044715*v*v*v))
		}
	case SiLU:
		for i, v := range x {
			x[i] = v * sigmoid(v)
		}
	}
}

// The dimensions of the parts of the kernels. K is 128 bytes of a row.
type (
	wideN   [256]tile.Dim
	narrowN [64]tile.Dim
	k64     [64]tile.Dim
)

//gpu:kernel maxthreads=384 minblocks=1
func Wide(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[M, k64, gpu.BFloat16], b tile.Source[k64, wideN, gpu.BFloat16], s Size, g Groups, e Epilogue) {
	into(t, stages, c, a, b, s, g, e)
}

//gpu:kernel maxthreads=384 minblocks=1
func Narrow(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[M, k64, gpu.BFloat16], b tile.Source[k64, narrowN, gpu.BFloat16], s Size, g Groups, e Epilogue) {
	into(t, stages, c, a, b, s, g, e)
}

func into[N, K tile.Extent, E tile.Element, C tile.Number](t *gpu.Thread, stages int, c []C, a tile.Source[M, K, E], b tile.Source[K, N, E], s Size, g Groups, e Epilogue) {
	var n N
	Run(t, stages, inTurn{g, s, len(n)}, a, b, s.K, func(row, col int, x [tile.Run]float32, p Part) {
		if row >= p.Rows || col >= s.N {
			return
		}
		e.apply(col, &x)
		to := c[row*s.N+col:][:min(tile.Run, s.N-col)]
		tile.StoreRun(to, x)
	})
}
