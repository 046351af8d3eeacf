package op

// Operands are what an operation is called with, as far as its row names them. M is memory: as the
// host has it, as an emulated thread has it, or an address of the GPU.
type Operands[M any] struct {
	// Dst and Src are the buffers, of elements of Elem bytes.
	Dst, Src M
	Elem     uintptr
	// Word is the signal, line or element, or the words that are waited for.
	Word M
	// Value is what is written to it or compared with it, bits in the low ones. SigOp says how a
	// signal takes the value, and Cmp how it is compared.
	Value      uint64
	SigOp, Cmp int32
	// PE is the peer, the root of a collective, or the number to be translated.
	PE   int
	Team int32
	// Type is the element type, where an operation distinguishes types; NoType where a program
	// has defined it.
	Type      Type
	Reduction Reduction
}

// OperandsAs returns the operands with their memory as f gives it.
//
// The race detector does not follow it: emulated threads call it, whose order it does not see.
//
//go:norace
func OperandsAs[N, M any](o *Operands[M], f func(m M) N) Operands[N] {
	return Operands[N]{
		Dst: f(o.Dst), Src: f(o.Src), Elem: o.Elem, Word: f(o.Word), Value: o.Value, SigOp: o.SigOp, Cmp: o.Cmp,
		PE: o.PE, Team: o.Team, Type: o.Type, Reduction: o.Reduction,
	}
}
