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

// Send sends to a peer.
func (l *Library) Send(c *Call) error {
	return l.enqueue(send, c.Comm, uintptr(c.Src), uintptr(c.Count), uintptr(c.Type), uintptr(c.Peer), uintptr(c.Comm), c.Stream)
}

// Recv receives from a peer.
func (l *Library) Recv(c *Call) error {
	return l.enqueue(recv, c.Comm, uintptr(c.Dst), uintptr(c.Count), uintptr(c.Type), uintptr(c.Peer), uintptr(c.Comm), c.Stream)
}

// AllReduce reduces the sources of all ranks to every destination.
func (l *Library) AllReduce(c *Call) error { return l.reducing(allReduce, c) }

// ReduceScatter reduces the sources of all ranks, and gives each rank its part.
func (l *Library) ReduceScatter(c *Call) error { return l.reducing(reduceScatter, c) }

func (l *Library) reducing(f function, c *Call) error {
	return l.enqueue(f, c.Comm, uintptr(c.Src), uintptr(c.Dst), uintptr(c.Count), uintptr(c.Type), uintptr(c.Op), uintptr(c.Comm), c.Stream)
}

// Reduce reduces the sources of all ranks to the destination of the root.
func (l *Library) Reduce(c *Call) error {
	return l.enqueue(reduce, c.Comm, uintptr(c.Src), uintptr(c.Dst), uintptr(c.Count), uintptr(c.Type), uintptr(c.Op), uintptr(c.Peer), uintptr(c.Comm), c.Stream)
}

// AllGather gathers the sources of all ranks at every destination.
func (l *Library) AllGather(c *Call) error { return l.moving(allGather, c) }

// AllToAll sends a part of the source to each rank.
func (l *Library) AllToAll(c *Call) error { return l.moving(allToAll, c) }

func (l *Library) moving(f function, c *Call) error {
	return l.enqueue(f, c.Comm, uintptr(c.Src), uintptr(c.Dst), uintptr(c.Count), uintptr(c.Type), uintptr(c.Comm), c.Stream)
}

// Broadcast copies the source of the root to every destination.
func (l *Library) Broadcast(c *Call) error { return l.rooted(broadcast, c) }

// Gather gathers the sources of all ranks at the destination of the root.
func (l *Library) Gather(c *Call) error { return l.rooted(gather, c) }

// Scatter gives each rank its part of the source of the root.
func (l *Library) Scatter(c *Call) error { return l.rooted(scatter, c) }

func (l *Library) rooted(f function, c *Call) error {
	return l.enqueue(f, c.Comm, uintptr(c.Src), uintptr(c.Dst), uintptr(c.Count), uintptr(c.Type), uintptr(c.Peer), uintptr(c.Comm), c.Stream)
}

// LacksSignals returns an error if the library has no calls on windows and signals.
func (l *Library) LacksSignals() error { return l.has(putSignal) }

// PutSignal writes to a window of a peer, and signals it.
func (l *Library) PutSignal(c *Call) error {
	return l.enqueue(putSignal, c.Comm, uintptr(c.Src), uintptr(c.Count), uintptr(c.Type), uintptr(c.Peer), uintptr(c.Window), uintptr(c.Offset), 0, 0, 0, uintptr(c.Comm), c.Stream)
}

// Signal signals a peer.
func (l *Library) Signal(c *Call) error {
	return l.enqueue(signal, c.Comm, uintptr(c.Peer), 0, 0, 0, uintptr(c.Comm), c.Stream)
}

// WaitSignal waits for signals of peers.
func (l *Library) WaitSignal(c *Call) error {
	if len(c.Waits) == 0 {
		return errors.New("ncclWaitSignal: there is nothing to wait for")
	}
	pin := new(held)
	defer runtime.KeepAlive(pin)
	return l.enqueue(waitSignal, c.Comm, uintptr(len(c.Waits)), slice(pin, c.Waits), uintptr(c.Comm), c.Stream)
}
