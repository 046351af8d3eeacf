package driver

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Comm is an operation that a stream performs with other PEs, with the operands that its
// row names.
type Comm struct {
	Op *op.HostOp
	// Team are the PEs that perform a collective operation.
	Team Team
	// PE is the peer, or the number of the root in the team.
	PE int
	// Dst and Src are the buffers, of elements of Elem bytes.
	Dst, Src Mem
	Elem     int
	// Type is the element type of a collective operation that moves data; NoType where a program
	// has defined it and op has none. The PEs compare it, and reductions compute with it.
	Type      op.Type
	Reduction op.Reduction
	// Signal is the word of a signal, Value and SigOp what is done to it, or Cmp what
	// is waited for.
	Signal     Mem
	Value      uint64
	SigOp, Cmp int32
	// Where is the caller's file:line, if the stream asks for it.
	Where string
}

// Communicator is what performs the operations of op.HostTable: a stream.
type Communicator interface {
	// Communicate enqueues an operation, which it does not keep. Its operands are known
	// to fit together. It waits for other PEs only where it compares collective
	// operations, and no longer than until ctx ends.
	Communicate(ctx context.Context, c *Comm) error
	// Places reports whether the stream has a use for Comm.Where, which takes longer to
	// find out than an operation takes to enqueue.
	Places() bool
}
