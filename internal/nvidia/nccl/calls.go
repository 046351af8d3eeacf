package nccl

import (
	"errors"
	"runtime"
)

// Type is the type of elements (ncclDataType_t).
type Type int32

// Op is an operator of reductions (ncclRedOp_t).
type Op int32

// Call is a call that is enqueued on a stream. Not every function takes every argument. One thread
// makes the calls of a library.
type Call struct {
	Dst, Src uint64 // addresses
	// Count is the number of elements that the function takes: for most of them the
	// elements of one rank.
	Count  int
	Type   Type
	Op     Op
	Peer   int // the root, or the other rank
	Comm   Comm
	Stream uintptr

	Window Window // PutSignal: that of the peer, from Offset bytes on
	Offset int
	Waits  []WaitDesc // WaitSignal
}

// WaitDesc says how many signals to wait for, and from whom (ncclWaitSignalDesc_t).
type WaitDesc struct {
	Count, Peer    int32
	Index, Context int32 // 0
}

// Group makes calls as one: NCCL starts them together when the last is made.
// ErrInProgress says that a communicator that does not block is still at it.
func (l *Library) Group(f func() error) error {
	if err := l.enqueue(groupStart, 0); err != nil {
		return err
	}
	failed := f()
	err := l.enqueue(groupEnd, 0)
	if failed != nil && failed != ErrInProgress {
		return failed
	}
	return err
}

// Enqueue enqueues the call of a function.
func (l *Library) Enqueue(f Function, c *Call) error {
	dst, src, count, typ, op, peer := uintptr(c.Dst), uintptr(c.Src), uintptr(c.Count), uintptr(c.Type), uintptr(c.Op), uintptr(c.Peer)
	comm := uintptr(c.Comm)
	switch f {
	case Send:
		return l.enqueue(f, c.Comm, src, count, typ, peer, comm, c.Stream)
	case Recv:
		return l.enqueue(f, c.Comm, dst, count, typ, peer, comm, c.Stream)
	case AllReduce, ReduceScatter:
		return l.enqueue(f, c.Comm, src, dst, count, typ, op, comm, c.Stream)
	case Reduce:
		return l.enqueue(f, c.Comm, src, dst, count, typ, op, peer, comm, c.Stream)
	case AllGather, AllToAll:
		return l.enqueue(f, c.Comm, src, dst, count, typ, comm, c.Stream)
	case Broadcast, Gather, Scatter:
		return l.enqueue(f, c.Comm, src, dst, count, typ, peer, comm, c.Stream)
	case PutSignal:
		return l.enqueue(f, c.Comm, src, count, typ, peer, uintptr(c.Window), uintptr(c.Offset), 0, 0, 0, comm, c.Stream)
	case Signal:
		return l.enqueue(f, c.Comm, peer, 0, 0, 0, comm, c.Stream)
	case WaitSignal:
		if len(c.Waits) == 0 {
			return errors.New("ncclWaitSignal: pass at least one WaitFor")
		}
		pin := new(held)
		defer runtime.KeepAlive(pin)
		return l.enqueue(f, c.Comm, uintptr(len(c.Waits)), slice(pin, c.Waits), comm, c.Stream)
	}
	panic("nccl: " + functions[f].name + " enqueues nothing")
}
