package emu

import (
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// move performs a put or get of a range, or a put with signal.
//
//go:norace
func (t *thread) move(r threadapi.Call) {
	if r.Op.Strided() {
		checkStrided(&r)
	} else if dst, src := r.Lens(); dst != src {
		panic(&raised{kind: fault.Length, text: r.Op.Name, v0: int64(dst), v1: int64(src)})
	}
	t.checkPE(r.Op.Name, r.PE)
	t.checkApart(&r)
	if r.Op.Family == op.Sig {
		checkSignal(&r)
	}
	t.grouped = r.Scope != op.Thread
	if t.grouped {
		t.w.req.comm = r
		if !t.group(r.Scope).unchecked {
			callers(t.w.req.at[:])
		}
		t.call((*World).join)
		g := t.joined
		t.joined = nil
		if t.res == 0 {
			if !r.Op.NBI {
				race.Acquire(g.token.ptr())
			}
			return
		}
		// No other thread runs between joining and the transfer.
		var pcs [16]uintptr
		g.pcs = pcs[:runtime.Callers(1, pcs[:])]
		t.transfer(&r)
		if !r.Op.NBI {
			race.ReleaseMerge(g.token.ptr())
		}
		t.call((*World).maybeYield)
		return
	}
	t.transfer(&r)
	t.call((*World).maybeYield)
}

// checkApart fails for a transfer whose ranges overlap in part.
//
//go:norace
func (t *thread) checkApart(r *threadapi.Call) {
	near, remote, get := sides(r, t.pe.rank)
	dst, src := uint64(uintptr(remote)), uint64(uintptr(near.Base))
	if get {
		dst, src = src, dst
	}
	count, n, to, from := 1, near.Bytes, 0, 0
	if r.Op.Strided() {
		count, n, to, from = r.Count, uintptr(r.Cols)*r.Elem, r.DstStride*int(r.Elem), r.SrcStride*int(r.Elem)
	}
	if op.Overlap(dst, src, int64(count), int64(n), int64(to), int64(from)) {
		panic(&raised{kind: fault.Panic, text: r.Op.Name + ": " + memmodel.Overlap})
	}
}

// transfer performs a get, or hands the operation over for delivery.
//
//go:norace
func (t *thread) transfer(r *threadapi.Call) {
	if x, s := t.w.transfer(t.pe, r); x != nil {
		if s == nil {
			t.issue(x)
			return
		}
		note := t.note
		t.note = DataOf{note}
		t.issue(x)
		t.note = note
		t.issue(s)
	}
}

// transfer performs a get of a PE, or returns an operation that is delivered later, and its signal if that is
// delivered apart.
//
//go:norace
func (w *World) transfer(from *pe, r *threadapi.Call) (x, s *xfer) {
	near, remote, get := sides(r, from.rank)
	strided := r.Op.Strided()
	if get && r.PE != from.rank && !strided {
		w.detector.gotFrom(remote, near.Bytes)
	}
	if get && !r.Op.NBI && !strided {
		copy(view(near.Base, near.Bytes), view(remote, near.Bytes))
		return nil, nil
	}
	x = w.newOperation(from, r)
	x.dst, x.src, x.n, x.get, x.late = remote, near.Base, near.Bytes, get, r.Op.NBI && !get
	if get {
		x.dst, x.src = near.Base, remote
	}
	if strided {
		x.piece = uintptr(r.Cols) * r.Elem
		x.n = uintptr(r.Count) * x.piece
		x.dstStride, x.srcStride = uintptr(r.DstStride)*r.Elem, uintptr(r.SrcStride)*r.Elem
	}
	switch {
	case r.Op.NBI:
	case get:
		x.move(0, x.n)
		return nil, nil
	default:
		x.gather()
	}
	if r.Op.Family == op.Sig {
		x.sig, x.value, x.sigop = (*uint64)(onPeer(r.Word, r.PE)), r.Value, r.SigOp
	}
	return x, x.apart()
}

// sides returns the memory of this PE and the address of the peer's memory in a transfer,
// and whether that is a get.
//
//go:norace
func sides(r *threadapi.Call, by int) (near threadapi.Mem, remote unsafe.Pointer, get bool) {
	if r.Op.Params[0] == op.DstLocal {
		return r.Dst, seenBy(r.Src, r.PE, by), true
	}
	return r.Src, onPeer(r.Dst, r.PE), false
}

// store is P.
//
//go:norace
func (t *thread) store(c *threadapi.Call) {
	t.checkPE(c.Op.Name, c.PE)
	x := t.newXfer(c)
	x.dst, x.n, x.word = onPeer(c.Word, c.PE), c.Elem, c.Value
	mustExist(x.dst)
	x.src = unsafe.Pointer(&x.word) // all hosts that Go runs on for GPUs are little-endian
	t.issue(x)
	t.call((*World).maybeYield)
}

// load is G.
//
//go:norace
func (t *thread) load(c *threadapi.Call) uint64 {
	t.checkPE(c.Op.Name, c.PE)
	p := seenBy(c.Word, c.PE, t.pe.rank)
	mustExist(p)
	t.poll(p, unsigned[c.Elem], nil)
	race.Read(p, c.Elem)
	if c.PE != t.pe.rank {
		t.w.detector.gotFrom(p, c.Elem)
	}
	switch c.Elem {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

// signal updates a signal on a peer.
//
//go:norace
func (t *thread) signal(c *threadapi.Call) {
	t.checkPE(c.Op.Name, c.PE)
	checkSignal(c)
	t.transfer(c)
	t.call((*World).maybeYield)
}

// fetchSignal reads a signal of this PE, or tests it.
//
//go:norace
func (t *thread) fetchSignal(c *threadapi.Call) uint64 {
	sig := c.Word.Base
	mustExist(sig)
	tests := c.Op.Result == op.Bool
	if tests {
		checkCmp(c.Op.Name, c.Cmp)
	}
	t.poll(sig, unsigned[8], nil)
	v := *(*uint64)(sig)
	switch {
	case !tests:
		return v
	case !op.Compare(v, c.Cmp, c.Value):
		return 0
	}
	t.pe.acquireChange(sig)
	return 1
}

// waitSignal waits until the signal compares true and returns its value.
//
//go:norace
func (t *thread) waitSignal(c *threadapi.Call) uint64 {
	sig := c.Word.Base
	mustExist(sig)
	checkCmp(c.Op.Name, c.Cmp)
	for {
		// The signal is read when the thread runs, not when it changes: a
		// value that was replaced in between is missed.
		if v := *(*uint64)(sig); op.Compare(v, c.Cmp, c.Value) {
			if !c.Op.Relaxed {
				t.pe.acquireChange(sig)
			}
			return v
		}
		t.w.req.wait = wait{kind: waitSignal, word: (*uint64)(sig), cmp: c.Cmp, value: c.Value}
		t.call((*World).serveWait)
	}
}

// checkPE fails for a PE that does not exist.
//
//go:norace
func (t *thread) checkPE(name string, pe int) {
	if t.abort {
		panic(unwind{})
	}
	if n := len(t.w.pes); pe < 0 || pe >= n {
		panic(&raised{kind: fault.PERange, text: name, v0: int64(pe), v1: int64(n)})
	}
}

// mustExist fails for a nil pointer.
//
//go:norace
func mustExist(p unsafe.Pointer) {
	if p == nil {
		panic(&raised{kind: fault.Nil})
	}
}

// checkSignal fails for a nil signal, or an unknown update.
//
//go:norace
func checkSignal(c *threadapi.Call) {
	mustExist(c.Word.Base)
	if c.SigOp != op.SignalSet && c.SigOp != op.SignalAdd {
		panic(&raised{kind: fault.Panic, text: c.Op.Name + ": unknown signal operation"})
	}
}

// checkCmp fails for an unknown comparison.
//
//go:norace
func checkCmp(name string, cmp int32) {
	if cmp < op.CmpEQ || cmp > op.CmpGE {
		panic(&raised{kind: fault.Panic, text: name + ": unknown comparison"})
	}
}

// newXfer returns an operation of this thread's PE.
//
//go:norace
func (t *thread) newXfer(c *threadapi.Call) *xfer { return t.w.newOperation(t.pe, c) }

// newXfer returns an operation of a PE to PE to. Under the race detector none is used again,
// so that each has an order of its own.
//
//go:norace
func (w *World) newXfer(from *pe, to int) *xfer {
	var x *xfer
	if !w.cfg.Race {
		x = w.net.reuse()
	}
	if x == nil {
		x = new(xfer)
	}
	x.pe, x.to = from, to
	return x
}

// room makes a buffer of n bytes the source.
//
//go:norace
func (x *xfer) room(n uintptr) {
	if uintptr(cap(x.buf)) < n {
		x.buf = make([]byte, n)
	}
	x.buf = x.buf[:n]
	x.src = unsafe.Pointer(unsafe.SliceData(x.buf))
}

// issue hands the operation to its channel.
//
//go:norace
func (t *thread) issue(x *xfer) {
	x.note = t.note
	t.w.depart(x)
	if !t.grouped && (x.sig != nil || x.amo.word != nil || x.src == unsafe.Pointer(&x.word)) {
		t.sendsUnfenced(x.to)
	}
	t.w.req.xfer = x
	t.call((*World).serveIssue)
}

// depart makes an operation ready to be delivered. For the race detector it starts the
// goroutine that delivers it, which comes after what the caller has done up to now.
//
//go:norace
func (w *World) depart(x *xfer) {
	if w.cfg.Race {
		x.in = make(chan struct{})
		x.back = w.fibers.back
		go x.agent()
	}
}
