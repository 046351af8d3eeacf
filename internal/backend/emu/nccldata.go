package emu

import (
	"encoding/binary"
	"math"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// takesSource reports whether the call reads the rank's source. In a scatter or a broadcast
// it reads that of the root alone.
func (o *commOp) takesSource() bool {
	switch o.Kind {
	case driver.NCCLBroadcast, driver.NCCLScatter:
		return o.Peer == o.u.comm.rank
	}
	return true
}

// fill gives a call its result, if the data that it needs of other ranks is there, and says
// what comes before it. No collective is a barrier: a call may end before a rank comes whose
// data it does not need. It may also wait for that rank.
func (r *commRound) fill(o *commOp, rank int) (after []*token, ok bool) {
	all := !slices.Contains(r.ops, nil)
	switch {
	case o.Count == 0:
		return nil, true // NCCL does nothing then
	case o.Kind == driver.NCCLBroadcast || o.Kind == driver.NCCLScatter:
		from := r.ops[o.Peer]
		if from == nil || !o.early && !all {
			return nil, false
		}
		o.result = from.data
		if o.Kind == driver.NCCLScatter {
			o.result = part(from.data, rank, len(r.ops))
		}
		return []*token{&from.sent}, true
	case o.Kind.Rooted() && rank != o.Peer: // Reduce and Gather
		return nil, o.early || all
	case !all:
		return nil, false
	}
	for _, s := range r.ops {
		after = append(after, &s.sent)
	}
	switch o.Kind {
	case driver.NCCLAllGather, driver.NCCLGather:
		for _, s := range r.ops {
			o.result = append(o.result, s.data...)
		}
	case driver.NCCLAllToAll:
		for _, s := range r.ops {
			o.result = append(o.result, part(s.data, rank, len(r.ops))...)
		}
	case driver.NCCLReduceScatter:
		o.result = part(r.reduced(), rank, len(r.ops))
	default:
		o.result = r.reduced()
	}
	return after, true
}

// part returns the part of a rank.
func part(data []byte, rank, n int) []byte {
	size := len(data) / n
	return data[rank*size : (rank+1)*size]
}

// reduced returns the sources of all ranks, reduced in an order that the seed chooses.
// Every rank gets the same result (NCCL User Guide, ncclAllReduce).
func (r *commRound) reduced() []byte {
	if r.sum != nil {
		return r.sum
	}
	n := len(r.ops)
	w := r.ops[0].u.comm.c.w
	order := w.rng.newOrder(n)
	t := r.ops[0].Type
	combine := commCombiner(t, r.ops[0].Op)
	for i := range n {
		o := r.ops[order.at(i)]
		x := append([]byte(nil), o.data...)
		switch f := o.factor; {
		case f != nil:
			scale(t, x, f.scalar)
		case o.Op == driver.NCCLAvg && floating(t):
			scale(t, x, commNumber(t, 1/float64(n)))
		}
		if i == 0 {
			r.sum = x
		} else {
			combine(r.sum, x)
		}
	}
	if r.ops[0].Op == driver.NCCLAvg && !floating(t) {
		divisions[t](r.sum, n)
	}
	return r.sum
}

// factor is what an operator multiplies by before it adds.
type factor struct {
	t      driver.NCCLType
	scalar [8]byte
	at     unsafe.Pointer // where it is read, or nil
}

// commTypes are the types as the table of operations knows them; it has no operations on
// the 8-bit floats.
var commTypes = map[driver.NCCLType]op.Type{
	driver.NCCLInt8: op.TypeInt8, driver.NCCLUint8: op.TypeUint8,
	driver.NCCLInt32: op.TypeInt32, driver.NCCLUint32: op.TypeUint32,
	driver.NCCLInt64: op.TypeInt64, driver.NCCLUint64: op.TypeUint64,
	driver.NCCLFloat16: op.TypeFloat16, driver.NCCLBFloat16: op.TypeBFloat16,
	driver.NCCLFloat32: op.TypeFloat32, driver.NCCLFloat64: op.TypeFloat64,
}

// commReductions are the operators; those that are not in it add.
var commReductions = map[driver.NCCLOp]op.Reduction{driver.NCCLProd: op.Prod, driver.NCCLMax: op.Max, driver.NCCLMin: op.Min}

// commCombiner returns what combines the elements of acc with those of x, into acc.
func commCombiner(t driver.NCCLType, by driver.NCCLOp) func(acc, x []byte) {
	r, ok := commReductions[by]
	if !ok {
		r = op.Sum
	}
	switch t {
	case driver.NCCLFloat8E4M3:
		return elementwise(eighths(gpu.ToFloat8E4M3, r))
	case driver.NCCLFloat8E5M2:
		return elementwise(eighths(gpu.ToFloat8E5M2, r))
	}
	return combiners[commTypes[t]](r)
}

// eighths returns what combines 8-bit floating-point numbers, which are rounded after
// each step.
func eighths[T interface{ Float32() float32 }](round func(float32) T, r op.Reduction) func(a, b T) T {
	f := numbers[float32](r)
	return func(a, b T) T { return round(f(a.Float32(), b.Float32())) }
}

func floating(t driver.NCCLType) bool {
	return t >= driver.NCCLFloat16
}

// scale multiplies elements by a scalar.
func scale(t driver.NCCLType, x []byte, scalar [8]byte) {
	n := t.Size()
	one := make([]byte, len(x))
	for i := 0; i < len(x); i += n {
		copy(one[i:], scalar[:n])
	}
	commCombiner(t, driver.NCCLProd)(x, one)
}

// commNumber returns a floating-point number as an element.
func commNumber(t driver.NCCLType, v float64) (b [8]byte) {
	switch t {
	case driver.NCCLFloat16:
		binary.NativeEndian.PutUint16(b[:], gpu.ToFloat16(float32(v)).Bits())
	case driver.NCCLBFloat16:
		binary.NativeEndian.PutUint16(b[:], gpu.ToBFloat16(float32(v)).Bits())
	case driver.NCCLFloat32:
		binary.NativeEndian.PutUint32(b[:], math.Float32bits(float32(v)))
	case driver.NCCLFloat64:
		binary.NativeEndian.PutUint64(b[:], math.Float64bits(v))
	case driver.NCCLFloat8E4M3:
		b[0] = gpu.ToFloat8E4M3(float32(v)).Bits()
	case driver.NCCLFloat8E5M2:
		b[0] = gpu.ToFloat8E5M2(float32(v)).Bits()
	}
	return b
}

// divisions divide integers by a number of ranks.
var divisions = map[driver.NCCLType]func(x []byte, n int){
	driver.NCCLInt8: quotients[int8], driver.NCCLUint8: quotients[uint8], driver.NCCLInt32: quotients[int32],
	driver.NCCLUint32: quotients[uint32], driver.NCCLInt64: quotients[int64], driver.NCCLUint64: quotients[uint64],
}

// quotients divides as wide as needed: there may be more ranks than an element counts.
func quotients[T integer](x []byte, n int) {
	s := elements[T](x)
	for i, v := range s {
		if v < 0 {
			s[i] = T(int64(v) / int64(n))
		} else {
			s[i] = T(uint64(v) / uint64(n))
		}
	}
}
