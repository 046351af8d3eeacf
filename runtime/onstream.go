package gpurt

import (
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// The operations that the host enqueues on a stream do what the functions of the same name
// in package shmem do in a kernel; a stream stands in the place of the threads. An operation
// starts when the work before it on the stream is done. What comes after it on the stream
// finds what its documentation promises and no more: a put, for example, has not arrived
// before Quiet or a barrier.
//
// Every operand is checked before anything is enqueued. All operations can be captured in a
// graph. docs/operations.md lists them with the functions behind them.

// SymSlice is symmetric memory on the remote side of an operation, or in a collective one: a
// *SymBuffer[T], or a dense *Array[T] of symmetric memory, whose elements it takes in the order
// of memory.
type SymSlice[T any] interface {
	// symSlice returns the memory; elem only ties the interface to T.
	symSlice() *view
	elem(T)
}

// LocalSlice is memory that can be the local side of an operation, which the network must
// know: a *SymBuffer[T] or *Array[T], which stands for the PE's own part, or a
// *RegisteredBuffer[T].
type LocalSlice[T any] interface {
	localSlice() *view
	elem(T)
}

func (b *SymBuffer[T]) symSlice() *view          { return b.view() }
func (b *SymBuffer[T]) localSlice() *view        { return b.view() }
func (b *RegisteredBuffer[T]) localSlice() *view { return b.view() }
func (a *Array[T]) symSlice() *view              { return a.deviceSlice() }
func (a *Array[T]) localSlice() *view            { return a.deviceSlice() }

// remote returns the memory of an operand, nil if there is none.
func remote[T any](x SymSlice[T]) *view {
	if x == nil {
		return nil
	}
	return x.symSlice()
}

// local returns the memory of an operand, nil if there is none.
func local[T any](x LocalSlice[T]) *view {
	if x == nil {
		return nil
	}
	return x.localSlice()
}

var (
	hostPut             = op.HostLookup("Put")
	hostPutNBI          = op.HostLookup("PutNBI")
	hostGet             = op.HostLookup("Get")
	hostGetNBI          = op.HostLookup("GetNBI")
	hostPutSignal       = op.HostLookup("PutSignal")
	hostPutSignalNBI    = op.HostLookup("PutSignalNBI")
	hostSignalOp        = op.HostLookup("SignalOp")
	hostSignalWaitUntil = op.HostLookup("SignalWaitUntil")
	hostQuiet           = op.HostLookup("Quiet")
)

// Put enqueues a copy of src, memory of this PE, to dst of PE pe. The lengths must be equal,
// and a put of a PE to itself must not have ranges that overlap in part. Work that comes after it on the stream may write src. The copy arrives later, and in any
// order with others, unless Quiet or a barrier stands between (NVSHMEM API, Remote Memory
// Access, nvshmemx_putmem_on_stream).
func Put[T shmem.Elem](s *Stream, dst SymSlice[T], src LocalSlice[T], pe int) error {
	return s.transfer(hostPut, remote(dst), local(src), nil, 0, 0, pe)
}

// PutNBI is Put, except that src must stay as it is until Quiet or a barrier on the
// stream (nvshmemx_putmem_nbi_on_stream).
func PutNBI[T shmem.Elem](s *Stream, dst SymSlice[T], src LocalSlice[T], pe int) error {
	return s.transfer(hostPutNBI, remote(dst), local(src), nil, 0, 0, pe)
}

// Get enqueues a copy of src of PE pe to dst, memory of this PE. The lengths must be equal.
// Work that comes after it on the stream finds the copy (NVSHMEM API, Remote Memory Access,
// nvshmemx_getmem_on_stream).
func Get[T shmem.Elem](s *Stream, dst LocalSlice[T], src SymSlice[T], pe int) error {
	return s.transfer(hostGet, local(dst), remote(src), nil, 0, 0, pe)
}

// GetNBI is Get, except that the copy is there only after Quiet or a barrier on the
// stream (nvshmemx_getmem_nbi_on_stream).
func GetNBI[T shmem.Elem](s *Stream, dst LocalSlice[T], src SymSlice[T], pe int) error {
	return s.transfer(hostGetNBI, local(dst), remote(src), nil, 0, 0, pe)
}

// PutSignal enqueues Put, and an update of the signal sig of PE pe that arrives after the
// copy. sig is one signal, as SignalBuffer.At returns it (NVSHMEM API, Signaling Operations,
// nvshmemx_putmem_signal_on_stream).
func PutSignal[T shmem.Elem](s *Stream, dst SymSlice[T], src LocalSlice[T], sig *SignalBuffer, value uint64, op shmem.SigOp, pe int) error {
	return s.transfer(hostPutSignal, remote(dst), local(src), sig.view(), value, op, pe)
}

// PutSignalNBI is PutSignal, except that src must stay as it is until Quiet or a barrier on
// the stream (nvshmemx_putmem_signal_nbi_on_stream).
func PutSignalNBI[T shmem.Elem](s *Stream, dst SymSlice[T], src LocalSlice[T], sig *SignalBuffer, value uint64, op shmem.SigOp, pe int) error {
	return s.transfer(hostPutSignalNBI, remote(dst), local(src), sig.view(), value, op, pe)
}

// SignalOp enqueues an update of the signal sig of PE pe. It may overtake puts that came
// before it, unless Quiet stands between (NVSHMEM API, Signaling Operations,
// nvshmemx_signal_op_on_stream).
func SignalOp(s *Stream, sig *SignalBuffer, value uint64, op shmem.SigOp, pe int) error {
	return s.transfer(hostSignalOp, nil, nil, sig.view(), value, op, pe)
}

// SignalWaitUntil has the stream wait until the signal sig of this PE compares true with
// value. Work that comes after it finds the data of the put that carried the update (NVSHMEM
// API, Signaling Operations, nvshmemx_signal_wait_until_on_stream). On GPUs the update must
// not depend on work of this PE that is enqueued later, on whatever stream: the GPU may have
// to wait before it can begin a kernel that it has not run before.
func SignalWaitUntil(s *Stream, sig *SignalBuffer, cmp shmem.Cmp, value uint64) error {
	return s.await(sig.view(), cmp, value)
}

// Quiet has the stream wait until the puts, gets and updates of signals that were enqueued
// on it before are complete: on their PEs, and, for gets, here (NVSHMEM API, Memory Ordering,
// nvshmemx_quiet_on_stream).
func (s *Stream) Quiet() error { return s.order(hostQuiet) }

// order enqueues an operation without operands.
func (s *Stream) order(o *op.HostOp) error {
	c, err := s.communication(o)
	if err != nil {
		return refused(o, err)
	}
	return s.send(c)
}

// await enqueues a wait for a signal.
func (s *Stream) await(sig *view, cmp shmem.Cmp, value uint64) error {
	c, err := s.communication(hostSignalWaitUntil)
	if err == nil {
		err = checkSignal(sig, s.pe)
	}
	if err == nil && (cmp < shmem.CmpEQ || cmp > shmem.CmpGE) {
		err = fmt.Errorf("there is no comparison %d; use shmem.CmpEQ and so on", cmp)
	}
	if err != nil {
		return refused(hostSignalWaitUntil, err)
	}
	c.Word, c.Cmp, c.Value = sig.mem(), int32(cmp), value
	s.usesViews(sig)
	return s.send(c)
}

// transfer enqueues an operation with a peer.
func (s *Stream) transfer(o *op.HostOp, dst, src, sig *view, value uint64, sigop shmem.SigOp, pe int) error {
	c, err := s.communication(o)
	if err == nil {
		err = s.checkTransfer(o, dst, src, sig, sigop, pe)
	}
	if err != nil {
		return refused(o, err)
	}
	if dst != nil {
		c.Dst, c.Src, c.Elem = dst.mem(), src.mem(), uintptr(dst.a.size)
	}
	if sig != nil {
		c.Word, c.Value, c.SigOp = sig.mem(), value, int32(sigop)
	}
	c.PE = pe
	s.usesViews(dst, src, sig)
	return s.send(c)
}

// checkTransfer returns what is wrong with the operands of an operation with a peer.
func (s *Stream) checkTransfer(o *op.HostOp, dst, src, sig *view, sigop shmem.SigOp, pe int) error {
	if o.Elem != op.NoElem {
		checkDst, checkSrc := checkSymmetric, checkLocal
		if o.Params[0] == op.DstLocal {
			checkDst, checkSrc = checkLocal, checkSymmetric
		}
		if err := checkDst(dst, s.pe); err != nil {
			return fmt.Errorf("destination: %w", err)
		}
		if err := checkSrc(src, s.pe); err != nil {
			return fmt.Errorf("source: %w", err)
		}
		if dst.n != src.n {
			return fmt.Errorf("the destination has %d elements, the source has %d; Slice takes a part", dst.n, src.n)
		}
	}
	if o.Family == op.Sig {
		if err := checkSignal(sig, s.pe); err != nil {
			return err
		}
		if sigop != shmem.SignalSet && sigop != shmem.SignalAdd {
			return fmt.Errorf("there is no signal operation %d; use shmem.SignalSet or shmem.SignalAdd", sigop)
		}
	}
	if n := s.pe.NumPEs(); pe < 0 || pe >= n {
		return fmt.Errorf("PE %d does not exist; the job has the PEs 0 to %d", pe, n-1)
	}
	if dst != nil && pe == s.pe.MyPE() && dst.overlaps(src) && dst.addr() != src.addr() {
		return errOverlap
	}
	return nil
}

// checkLocal returns why the memory cannot be the local side of an operation of pe, or nil.
func checkLocal(v *view, pe *PE) error {
	if err := v.check(pe); err != nil {
		return err
	}
	if !v.a.mem.Sym && v.a.registered == "" {
		return fmt.Errorf("buffer allocated at %s is memory of one PE; allocate it with AllocSym, or register it with Register", v.a.where)
	}
	return nil
}

// checkSignal returns why there is not one signal, or nil.
func checkSignal(v *view, pe *PE) error {
	if err := v.check(pe); err != nil {
		return fmt.Errorf("signal: %w", err)
	}
	if v.n != 1 {
		return fmt.Errorf("the buffer has %d signals; pass one, which At returns", v.n)
	}
	return nil
}

// refused is the error of an operation that is not enqueued.
func refused(o *op.HostOp, err error) error {
	return fault.CallFailed(o.Name, err)
}

// communication begins an operation. The PE has one driver.HostCall and uses it again and again,
// so that an operation allocates nothing.
func (s *Stream) communication(o *op.HostOp) (*driver.HostCall, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	if err := s.pe.knowsPEs(); err != nil {
		return nil, err
	}
	if err := s.refuseInBody(); err != nil {
		return nil, err
	}
	c := &s.pe.comm
	*c = driver.HostCall{Op: o}
	if s.s.Places() {
		c.Where = fault.CallPlace()
	}
	return c, nil
}

// send enqueues an operation.
func (s *Stream) send(c *driver.HostCall) error {
	if err := s.pe.enter(c.Op.Name); err != nil {
		return fault.AtCall(err)
	}
	defer s.pe.leave()
	if err := s.s.Communicate(s.pe.ctx, c); err != nil {
		if c.Op.Collective() {
			err = s.pe.wrapTogether(err)
		} else {
			err = s.pe.wrap(err)
		}
		return fault.AtCall(fmt.Errorf("%s: %w", c.Op.Name, err))
	}
	if s.capture != nil {
		s.noteComm(c)
	}
	return nil
}
