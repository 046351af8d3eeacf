package emu

import (
	"encoding/binary"
	"math"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// takesSource reports whether the rank's source is part of the call: a rank that is not
// the root of a scatter or a broadcast may have any memory there.
func (o *commOp) takesSource() bool {
	switch o.Kind {
	case driver.CommBroadcast, driver.CommScatter:
		return o.Peer == o.u.comm.rank
	}
	return true
}

// fill gives a call its result, if what it needs of other ranks is there, and says what
// comes before it. No collective is a barrier beyond what its data demands: a call that
// needs nothing of some ranks may end before these come, and may wait for them.
func (r *commRound) fill(o *commOp, rank int) (after []*token, ok bool) {
	all := r.came == len(r.ops)
	switch {
	case o.Count == 0:
		return nil, true // NCCL does nothing then
	case o.Kind == driver.CommBroadcast || o.Kind == driver.CommScatter:
		from := r.ops[o.Peer]
		if from == nil || !o.early && !all {
			return nil, false
		}
		o.result = from.data
		if o.Kind == driver.CommScatter {
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
	case driver.CommAllGather, driver.CommGather:
		for _, s := range r.ops {
			o.result = append(o.result, s.data...)
		}
	case driver.CommAllToAll:
		for _, s := range r.ops {
			o.result = append(o.result, part(s.data, rank, len(r.ops))...)
		}
	case driver.CommReduceScatter:
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
		case o.Op == driver.CommAvg && floating(t):
			scale(t, x, commNumber(t, 1/float64(n)))
		}
		if i == 0 {
			r.sum = x
		} else {
			combine(r.sum, x)
		}
	}
	if r.ops[0].Op == driver.CommAvg && !floating(t) {
		divide(t, r.sum, n)
	}
	return r.sum
}

// factor is what an operator multiplies by before it adds.
type factor struct {
	t      driver.CommType
	scalar [8]byte
	at     unsafe.Pointer // where it is read, or nil
}

// commTypes are the types as the table of operations knows them; it has no operations on
// the 8-bit floats.
var commTypes = map[driver.CommType]op.Type{
	driver.CommInt8: op.TypeInt8, driver.CommUint8: op.TypeUint8,
	driver.CommInt32: op.TypeInt32, driver.CommUint32: op.TypeUint32,
	driver.CommInt64: op.TypeInt64, driver.CommUint64: op.TypeUint64,
	driver.CommFloat16: op.TypeFloat16, driver.CommBFloat16: op.TypeBFloat16,
	driver.CommFloat32: op.TypeFloat32, driver.CommFloat64: op.TypeFloat64,
}

// commReductions are the operators; those that are not in it add.
var commReductions = map[driver.CommOp]op.Reduction{driver.CommProd: op.Prod, driver.CommMax: op.Max, driver.CommMin: op.Min}

// commCombiner returns what combines the elements of acc with those of x, into acc.
func commCombiner(t driver.CommType, by driver.CommOp) func(acc, x []byte) {
	r, ok := commReductions[by]
	if !ok {
		r = op.Sum
	}
	switch t {
	case driver.CommFloat8E4M3:
		return elementwise(eighths(gpu.ToFloat8E4M3, r))
	case driver.CommFloat8E5M2:
		return elementwise(eighths(gpu.ToFloat8E5M2, r))
	}
	return combiner(commTypes[t], r)
}

// eighths returns what combines 8-bit floating-point numbers, which are rounded after
// each step.
func eighths[T interface{ Float32() float32 }](round func(float32) T, r op.Reduction) func(a, b T) T {
	f := numbers[float32](r)
	return func(a, b T) T { return round(f(a.Float32(), b.Float32())) }
}

func floating(t driver.CommType) bool {
	return t >= driver.CommFloat16
}

// scale multiplies elements by a scalar.
func scale(t driver.CommType, x []byte, scalar [8]byte) {
	n := t.Size()
	one := make([]byte, len(x))
	for i := 0; i < len(x); i += n {
		copy(one[i:], scalar[:n])
	}
	commCombiner(t, driver.CommProd)(x, one)
}

// commNumber returns a floating-point number as an element.
func commNumber(t driver.CommType, v float64) (b [8]byte) {
	switch t {
	case driver.CommFloat16:
		binary.NativeEndian.PutUint16(b[:], gpu.ToFloat16(float32(v)).Bits())
	case driver.CommBFloat16:
		binary.NativeEndian.PutUint16(b[:], gpu.ToBFloat16(float32(v)).Bits())
	case driver.CommFloat32:
		binary.NativeEndian.PutUint32(b[:], math.Float32bits(float32(v)))
	case driver.CommFloat64:
		binary.NativeEndian.PutUint64(b[:], math.Float64bits(v))
	case driver.CommFloat8E4M3:
		b[0] = gpu.ToFloat8E4M3(float32(v)).Bits()
	case driver.CommFloat8E5M2:
		b[0] = gpu.ToFloat8E5M2(float32(v)).Bits()
	}
	return b
}

// divide divides integers by a number of ranks.
func divide(t driver.CommType, x []byte, n int) {
	switch t {
	case driver.CommInt8:
		quotients[int8](x, n)
	case driver.CommUint8:
		quotients[uint8](x, n)
	case driver.CommInt32:
		quotients[int32](x, n)
	case driver.CommUint32:
		quotients[uint32](x, n)
	case driver.CommInt64:
		quotients[int64](x, n)
	case driver.CommUint64:
		quotients[uint64](x, n)
	}
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
