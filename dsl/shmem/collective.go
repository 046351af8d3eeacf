package shmem

import (
	"math/bits"
	"reflect"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

var (
	opReduce        = op.Lookup("Reduce")
	opReduceScatter = op.Lookup("ReduceScatter")
	opBroadcast     = op.Lookup("Broadcast")
	opFCollect      = op.Lookup("FCollect")
	opAllToAll      = op.Lookup("AllToAll")
)

// The operations of this file move data among all PEs of a team, and each PE of
// the team calls them. In all of them:
//
// One thread, warp or block of each PE makes the call. All PEs use the same
// scope, symmetric dst and src, lengths and other arguments, and make their
// collective calls on a team in the same order. The threads of s meet before
// and after, so any of them may write src before the call and read dst after
// it. On return dst of this PE holds the result, and src may be written again.
//
// A PE may call only when dst may be written on every PE: data can
// arrive at a PE that has not yet called. The operations are no barrier,
// and complete no other operations. A PE may return before another PE
// has called, if it needs nothing from it (OpenSHMEM 1.5 section 9.11).

// Number is the element types that can be reduced.
type Number interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~int |
		~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uint |
		~float32 | ~float64 |
		gpu.Float16 | gpu.BFloat16
}

// ReduceOp is how a reduction combines two elements. In a kernel it must be one of
// the constants.
type ReduceOp uint8

const (
	// Sum adds; integers wrap around.
	Sum ReduceOp = ReduceOp(op.Sum)
	// Prod multiplies; integers wrap around.
	Prod ReduceOp = ReduceOp(op.Prod)
	// Min is the least element. If an element is NaN, the result
	// is NaN or the least of some other elements.
	Min ReduceOp = ReduceOp(op.Min)
	// Max is the greatest element; for NaN see Min.
	Max ReduceOp = ReduceOp(op.Max)
	// And is the bitwise and of integers.
	And ReduceOp = ReduceOp(op.And)
	// Or is the bitwise or of integers.
	Or ReduceOp = ReduceOp(op.Or)
	// Xor is the bitwise exclusive or of integers.
	Xor ReduceOp = ReduceOp(op.Xor)
)

// Reduce combines the elements src[i] of all PEs of the team and stores the
// result in dst[i] of each. The lengths must be equal; dst and src may be the
// same memory. The order in which elements are combined is not specified, and
// may differ from PE to PE and from run to run. So floating-point results may differ in rounding.
// PEs that decide by such a result whether they make the next collective call
// must allow for that (NVSHMEM API, Collective Communication, nvshmem_reduce).
func Reduce[S Scope, T Number](s S, team Team, dst, src Sym[T], op ReduceOp) {
	collective(s, opReduce, team, dst, src, 0, op)
}

// ReduceScatter combines the elements src[i] of all PEs of the team, as
// Reduce does. PE j of the team gets len(dst) elements of the result,
// from element j*len(dst) on. So src is len(dst) times the number of PEs
// long (NVSHMEM API, Collective Communication, nvshmem_reducescatter).
func ReduceScatter[S Scope, T Number](s S, team Team, dst, src Sym[T], op ReduceOp) {
	collective(s, opReduceScatter, team, dst, src, 0, op)
}

// Broadcast copies src of PE root of the team to dst of every PE, also to
// that of root. The lengths must be equal; dst and src may be the same
// memory (NVSHMEM API, Collective Communication, nvshmem_broadcast).
func Broadcast[S Scope, T Elem](s S, team Team, dst, src Sym[T], root int) {
	collective(s, opBroadcast, team, dst, src, root, 0)
}

// FCollect copies src of every PE of the team to dst of every PE. The elements of PE i
// begin at dst[i*len(src)]. So dst is len(src) times the number of PEs long (NVSHMEM API,
// Collective Communication, nvshmem_fcollect).
func FCollect[S Scope, T Elem](s S, team Team, dst, src Sym[T]) {
	collective(s, opFCollect, team, dst, src, 0, 0)
}

// AllToAll divides src into one part for each PE of the team: part j of PE i
// becomes part i of dst on PE j. The lengths must be equal, and a multiple of the
// number of PEs (NVSHMEM API, Collective Communication, nvshmem_alltoall).
func AllToAll[S Scope, T Elem](s S, team Team, dst, src Sym[T]) {
	collective(s, opAllToAll, team, dst, src, 0, 0)
}

func collective[S Scope, T Elem](s S, o *op.Op, team Team, dst, src Sym[T], root int, by ReduceOp) {
	c := threadapi.Call{Op: o, Operands: threadapi.Operands{Team: int32(team), Dst: dst.mem, Src: src.mem, PE: root, Reduction: op.Reduction(by)}}
	if o.Reduces() {
		c.Type = typeOf[T]()
	}
	move[T](s, c)
}

// TypeOf returns the type of package op that T computes as. It is for the runtime.
func TypeOf[T Elem](threadapi.Key) op.Type { return typeOf[T]() }

// typeOf returns the type of package op that T computes as.
func typeOf[T Elem]() op.Type {
	var z T
	switch any(z).(type) {
	case gpu.Float16:
		return op.TypeFloat16
	case gpu.BFloat16:
		return op.TypeBFloat16
	}
	if k := reflect.TypeFor[T]().Kind(); int(k) < len(typesOfKinds) {
		return typesOfKinds[k]
	}
	return op.NoType
}

// typesOfKinds are the types of package op by Go's kinds of types.
var typesOfKinds = [...]op.Type{
	reflect.Int8: op.TypeInt8, reflect.Int16: op.TypeInt16, reflect.Int32: op.TypeInt32, reflect.Int64: op.TypeInt64,
	reflect.Uint8: op.TypeUint8, reflect.Uint16: op.TypeUint16, reflect.Uint32: op.TypeUint32, reflect.Uint64: op.TypeUint64,
	reflect.Int:     [...]op.Type{32: op.TypeInt32, 64: op.TypeInt64}[bits.UintSize],
	reflect.Uint:    [...]op.Type{32: op.TypeUint32, 64: op.TypeUint64}[bits.UintSize],
	reflect.Float32: op.TypeFloat32, reflect.Float64: op.TypeFloat64,
}
