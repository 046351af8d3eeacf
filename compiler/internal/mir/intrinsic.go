package mir

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// Intrinsic is a GPU operation that is neither Go arithmetic nor communication.
// intrinsic_table.go lists them, with what the compiler knows of each.
type Intrinsic uint8

// Facts are what the compiler knows of an intrinsic beside how it becomes NVVM IR.
// Printing, verification, purity, ranges and lowering read them.
type Facts struct {
	Name string
	// Go is the function of dsl/gpu, by name or receiver and name, that is the
	// intrinsic and nothing else: lowering derives the call from Params and Results.
	Go string
	// Params and Results are its types. T and PtrT stand for one type of the class Of,
	// which the arguments decide, and for a pointer to it. An intrinsic with one
	// result has it as its value; several are taken apart by the operation Result.
	Params, Results []*Type
	Of              Class
	// Atomic says that it has a memory order and a scope.
	Atomic bool
	// Elem is the type in PTX of the elements that a product multiplies.
	Elem string
	// PTX is the instruction that it is, where one is enough: $0 is the result, if there is one, and
	// the operands follow; {N} is Index. Pointers are addresses in shared memory, in 32 bits, or in
	// global memory where Params say so. If it is empty, package nvvmir says how the intrinsic becomes IR.
	PTX string
	// Pure says that the results depend on the thread and the arguments alone, so
	// that equal calls are one, and one whose results nobody needs is none.
	Pure bool
	// Convergent says that all threads of a group must reach it together.
	Convergent bool
	Memory     MemoryEffect
	// CopiesBox says that it copies a box of a tensor, to or from shared memory.
	CopiesBox bool
	// Spread is how far the results differ among threads.
	Spread Spread
	// Range returns the smallest and the largest result; nil if it can be any.
	Range func(v *Value) (lo, hi int64)
	// Needs is the feature that a target must have; empty if there is a way for all. Behind
	// a branch on Has, nothing is needed.
	Needs arch.Feature
	// Before and Behind are the hooks that the sanitizer calls. It looks at no kernel with an intrinsic
	// that synchronises and has none.
	Before, Behind []Hook
}

// T and PtrT are the types in Facts that stand for others.
var (
	T    = &Type{}
	PtrT = &Type{}
)

// Class is a set of types.
type Class uint8

const (
	NoClass Class = iota
	FloatClass
	IntClass
	WordClass  // integers of 32 bits
	ValueClass // numbers, as warps exchange them and atomics update them
	SumClass   // sums of products of matrices
)

// Has reports whether t belongs to the class.
func (c Class) Has(t *Type) bool {
	switch c {
	case FloatClass:
		return t.IsFloat()
	case IntClass:
		return t.IsInt()
	case SumClass:
		return t.Equal(Float32) || t.Equal(Int32)
	case WordClass:
		return t.IsInt() && t.Bits == 32
	case ValueClass:
		return t.IsInt() || t.IsFloat()
	}
	return false
}

// MemoryEffect is what an intrinsic does to memory.
type MemoryEffect uint8

const (
	NoMemory      MemoryEffect = iota
	OrdersMemory               // what stands before it and after it stays there
	ReadsMemory                // through its pointer
	WritesMemory               // through its pointer
	UpdatesMemory              // reads and writes through its pointer
	RuntimeMemory              // what is CUDA's or NVSHMEM's own
)

// Accesses reports whether memory is read or written through the pointer.
func (m MemoryEffect) Accesses() bool {
	return m == ReadsMemory || m == WritesMemory || m == UpdatesMemory
}

// Spread is how far the results of an intrinsic differ among the threads of a block.
type Spread uint8

const (
	AnySpread Spread = iota
	PerLaunch        // the same for all threads of the block, wherever they are
	PerBlock         // the same for those that come to it together
	PerThread        // computed from the index of the thread in its block
	PerLane          // computed from the index of the lane in its warp
)

// Facts returns what is known of the intrinsic.
func (i Intrinsic) Facts() *Facts { return &intrinsics[i] }

// Intrinsics returns every intrinsic.
func Intrinsics() []Intrinsic {
	var all []Intrinsic
	for i := range intrinsics {
		if i != int(NoIntrinsic) {
			all = append(all, Intrinsic(i))
		}
	}
	return all
}

// String returns the name of the intrinsic as the constant is called.
func (i Intrinsic) String() string {
	if int(i) < len(intrinsics) && intrinsics[i].Name != "" {
		return intrinsics[i].Name
	}
	return fmt.Sprintf("Intrinsic(%d)", uint8(i))
}

// ReduxOp is what a Redux computes, in the order of package gpu.
type ReduxOp int

const (
	ReduxAdd ReduxOp = iota
	ReduxMin
	ReduxMax
	ReduxAnd
	ReduxOr
	ReduxXor
)

// AddType is what BulkAdd and TensorAdd add.
type AddType int

const (
	AddInt32 AddType = iota
	AddUint32
	AddUint64
	AddFloat32
	AddHalf
	AddBrain
)

// AddTypes are these types by their names in Go.
var AddTypes = map[string]AddType{
	"int32": AddInt32, "uint32": AddUint32, "uint64": AddUint64, "float32": AddFloat32,
	"gpu.Float16": AddHalf, "gpu.BFloat16": AddBrain,
}
