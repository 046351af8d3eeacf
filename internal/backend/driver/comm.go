package driver

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// HostCall is a call of an operation of op.HostTable on a stream, with the operands that its
// row names.
type HostCall struct {
	Op *op.HostOp
	Operands
	// Members are the PEs of the team that performs a collective operation.
	Members []int
	// Where is the caller's file:line, if the stream asks for it.
	Where string
}

// Operands are those of an operation on a stream.
type Operands = op.Operands[Mem]

// Communicator is what performs the operations of op.HostTable: a stream.
type Communicator interface {
	// Communicate enqueues an operation, which it does not keep. Its operands are known
	// to fit together. It waits for other PEs only where it compares collective
	// operations, and no longer than until ctx ends.
	Communicate(ctx context.Context, c *HostCall) error
	// Places reports whether the stream has a use for HostCall.Where, which takes longer to
	// find out than an operation takes to enqueue.
	Places() bool
}
