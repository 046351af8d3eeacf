package transport

import "github.com/gpuc-go/gpuc/internal/base/op"

// Operands are the arguments of an operation that the host enqueues on a stream. The row of
// the operation says which of them it takes.
type Operands struct {
	Dst, Src, Signal uint64
	// Bytes is the size of a transfer, and for collectives that of each PE's part (op.Op.Part).
	Bytes int
	// Type and Reduction are those of a reduction.
	Type       op.Type
	Reduction  op.Reduction
	Value      uint64
	SigOp, Cmp int32
	PE         int32 // or the root
	Team       int32
	Stream     uintptr
}
