package nccl

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Send enqueues sending src to rank peer, which calls Recv with as many elements of the
// same type. The stream goes on when the peer has received. If a rank has several to send
// or receive that wait for each other, they stand in a Group (NCCL API, ncclSend).
func Send[T Elem](c *Comm, s *gpurt.Stream, src gpurt.DeviceSlice[T], peer int) error {
	return enqueue[T](c, s, call[T]{kind: driver.NCCLSend, src: src, peer: peer})
}

// Recv enqueues receiving dst from rank peer, which calls Send (NCCL API, ncclRecv).
func Recv[T Elem](c *Comm, s *gpurt.Stream, dst gpurt.DeviceSlice[T], peer int) error {
	return enqueue[T](c, s, call[T]{kind: driver.NCCLRecv, dst: dst, peer: peer})
}

// AllReduce enqueues reducing the sources of all ranks, element by element, to dst on every
// rank. Both have one length, and may be the same memory (NCCL API, ncclAllReduce).
func AllReduce[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T], op Op) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLAllReduce, dst: dst, src: src, op: op})
}

// Broadcast enqueues copying src of the root to dst of every rank. On other ranks src may be
// nil. Both have one length, and may be the same memory (NCCL API, ncclBroadcast).
func Broadcast[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T], root int) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLBroadcast, dst: dst, src: src, peer: root})
}

// Reduce enqueues reducing the sources of all ranks to dst of the root. On other ranks dst
// may be nil. Both have one length, and may be the same memory (NCCL API, ncclReduce).
func Reduce[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T], op Op, root int) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLReduce, dst: dst, src: src, op: op, peer: root})
}

// AllGather enqueues copying the sources of all ranks, one after the other, to dst on every
// rank. dst is as long as all sources. src may be the rank's part of dst (NCCL API,
// ncclAllGather).
func AllGather[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T]) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLAllGather, dst: dst, src: src})
}

// ReduceScatter enqueues reducing the sources of all ranks, and giving each rank its part of
// the result as dst. src is as long as dst on all ranks. dst may be the rank's part of src
// (NCCL API, ncclReduceScatter).
func ReduceScatter[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T], op Op) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLReduceScatter, dst: dst, src: src, op: op})
}

// AllToAll enqueues sending part i of src to rank i, which gets it as the part of dst with
// this rank's number. Both have one length, of as many parts as there are ranks, and do not
// overlap (NCCL API, ncclAlltoAll).
func AllToAll[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T]) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLAllToAll, dst: dst, src: src})
}

// Gather enqueues copying the sources of all ranks, one after the other, to dst of the root.
// On other ranks dst may be nil. src may be the root's part of dst (NCCL API, ncclGather).
func Gather[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T], root int) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLGather, dst: dst, src: src, peer: root})
}

// Scatter enqueues copying part i of the root's src to dst of rank i. On other ranks src may
// be nil. dst may be the root's part of src (NCCL API, ncclScatter).
func Scatter[T Elem](c *Comm, s *gpurt.Stream, dst, src gpurt.DeviceSlice[T], root int) error {
	return enqueue(c, s, call[T]{kind: driver.NCCLScatter, dst: dst, src: src, peer: root})
}

// Group calls f, and enqueues what f asks of communicators of the PE as one operation: its
// calls make progress together, and its streams wait for all of them. f returns the errors of
// its calls: if it returns one, nothing is enqueued (NCCL User Guide, Group Calls).
// Everything else that f enqueues comes before the group. A group can be captured, and f captures
// nothing itself.
func Group(pe *gpurt.PE, f func() error) error {
	if f == nil {
		return fault.CallFailed("NCCL: group", errors.New("the function is nil; pass one that makes the calls"))
	}
	if err := pe.BeginNCCLGroup(threadapi.Key{}); err != nil {
		return fault.CallFailed("NCCL: group", err)
	}
	ended := false
	defer func() {
		if !ended { // f has panicked
			_ = pe.EndNCCLGroup(true, threadapi.Key{})
		}
	}()
	failed := f()
	ended = true
	if err := pe.EndNCCLGroup(failed != nil, threadapi.Key{}); err != nil {
		return errors.Join(failed, fault.CallFailed("NCCL: group", err))
	}
	return failed
}

// call is one call with its operands.
type call[T Elem] struct {
	kind     driver.NCCLKind
	dst, src gpurt.DeviceSlice[T]
	op       Op
	peer     int
	window   *Window[T]
	offset   int // elements
	waits    []Wait
}

// enqueue checks a call and enqueues it, or adds it to the group.
func enqueue[T Elem](c *Comm, s *gpurt.Stream, in call[T]) error {
	if err := in.enqueue(c, s); err != nil {
		return c.failed(in.kind.String(), err)
	}
	return nil
}

func (in *call[T]) enqueue(c *Comm, s *gpurt.Stream) error {
	if err := c.missing(); err != nil {
		return err
	}
	if s == nil || s.PE() != c.pe {
		return errors.New("the stream is not one of the PE that the communicator belongs to")
	}
	out := driver.NCCLCall{Kind: in.kind, Peer: in.peer, Comm: c.c, Type: typeOf[T]()}
	if in.kind.Peer() != "" && (in.peer < 0 || in.peer >= c.Size()) {
		return fmt.Errorf("rank %d does not exist; the communicator has %d ranks", in.peer, c.Size())
	}
	if err := in.operands(c, &out); err != nil {
		return err
	}
	if in.kind.Reduces() {
		if in.op == nil {
			return errors.New("there is no operator; use nccl.Sum, for example")
		}
		var err error
		if out.Op, err = in.op.operator(c, s, out.Type); err != nil {
			return err
		}
	}
	gpurt.Uses(s, in.dst, threadapi.Key{})
	gpurt.Uses(s, in.src, threadapi.Key{})
	return s.EnqueueNCCL(out, threadapi.Key{})
}

// operands checks the memory of a call, and finds how many elements it has.
func (in *call[T]) operands(c *Comm, out *driver.NCCLCall) error {
	isRoot := !in.kind.Rooted() || in.peer == c.Rank()
	ones := in.kind
	var nDst, nSrc int
	var err error
	wantDst, wantSrc := ones.Lengths(1, c.Size())
	// Where only the root has an operand, others may leave it out.
	hasDst := wantDst > 0 && (gpurt.Given(in.dst, threadapi.Key{}) || isRoot || in.kind == driver.NCCLBroadcast || in.kind == driver.NCCLScatter)
	hasSrc := wantSrc > 0 && (gpurt.Given(in.src, threadapi.Key{}) || isRoot || in.kind == driver.NCCLReduce || in.kind == driver.NCCLGather)
	if hasDst {
		if out.Dst, nDst, err = gpurt.Operand(c.pe, in.dst, threadapi.Key{}); err != nil {
			return fmt.Errorf("destination: %w", err)
		}
	}
	if hasSrc {
		if out.Src, nSrc, err = gpurt.Operand(c.pe, in.src, threadapi.Key{}); err != nil {
			return fmt.Errorf("source: %w", err)
		}
	}
	switch {
	case hasDst && nDst%wantDst != 0:
		return fmt.Errorf("the destination has %d elements, not a multiple of the %d ranks", nDst, c.Size())
	case hasSrc && nSrc%wantSrc != 0:
		return fmt.Errorf("the source has %d elements, not a multiple of the %d ranks", nSrc, c.Size())
	case hasDst:
		out.Count = nDst / wantDst
	case hasSrc:
		out.Count = nSrc / wantSrc
	}
	if hasDst && hasSrc {
		if _, n := ones.Lengths(out.Count, c.Size()); n != nSrc {
			return fmt.Errorf("the destination has %d elements and the source %d; with %d ranks the source has %d", nDst, nSrc, c.Size(), n)
		}
		if isRoot && !in.kind.InPlace(c.Rank(), c.Size(), out.Count*out.Type.Size(), in.dst.Addr(), in.src.Addr()) {
			return errors.New("destination and source overlap in a way that this call does not allow")
		}
	}
	return in.signal(c, out)
}
