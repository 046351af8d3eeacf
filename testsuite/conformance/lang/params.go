package lang

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Inner is a part of Params.
type Inner struct {
	Flag  bool
	Small int8
	Wide  uint64
}

// Params is a struct parameter with every kind of field.
type Params struct {
	Scale float32
	In    []int32
	Nest  Inner
	Pairs [2]Inner
	Sym   shmem.Sym[int32]
	Sig   shmem.Signal
	Words shmem.Signals
	Team  shmem.Team
	Own   [2]shmem.Registered[int32]
	Last  uint16
}

// ParamResults is how many words Parameters writes.
const ParamResults = 24

// Parameters writes what it got; the buffer holds values of every size at odd
// places.
//
//gpu:kernel
func Parameters(t *gpu.Thread, b bool, i8 int8, p Params, u16 uint16, f64 float64, a [3]int16, i32 int32, out []float64) {
	if t.Grid().Rank() != 0 {
		return
	}
	out[0], out[1] = bit[float64](b), float64(i8)
	out[2], out[3] = float64(p.Scale), float64(len(p.In))
	out[4] = float64(p.In[len(p.In)-1])
	out[5], out[6], out[7] = bit[float64](p.Nest.Flag), float64(p.Nest.Small), float64(p.Nest.Wide)
	out[8], out[9] = float64(p.Pairs[1].Small), float64(p.Pairs[0].Wide)
	out[10], out[11] = float64(p.Sym.Len()), float64(p.Sym.Local()[1])
	out[12], out[13] = float64(shmem.SignalFetch(t, p.Sig)), float64(shmem.SignalFetch(t, p.Words.At(p.Words.Len()-1)))
	out[14], out[15] = float64(shmem.TeamNumPEs(t, p.Team)), float64(p.Last)
	out[16], out[17] = float64(u16), f64
	out[18], out[19] = float64(a[0])+float64(a[1])*10+float64(a[2])*100, float64(i32)
	for i, r := range p.Own {
		out[20+2*i], out[21+2*i] = float64(r.Len()), float64(r.Local()[i])
	}
}
