package emu

import (
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/op"
	"github.com/gpuc-go/gpuc/internal/race"
)

// RMA implements engine.Thread.
//
//go:norace
func (t *thread) RMA(r engine.RMA) {
	if r.Op.Strided() {
		checkStrided(&r)
	} else if r.DstLen != r.SrcLen {
		panic(&raised{kind: fault.Length, text: r.Op.Name, v0: int64(r.DstLen), v1: int64(r.SrcLen)})
	}
	t.checkPE(r.Op.Name, r.PE)
	signals := r.Op.Family == op.Sig
	if signals {
		t.checkSignal(r.Op.Name, r.Sig, r.SigOp)
	}
	if r.Scope != op.Thread {
		t.w.req.rma = r
		t.call(reqJoin)
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
		t.transfer(&r, signals)
		if !r.Op.NBI {
			race.ReleaseMerge(g.token.ptr())
		}
		t.call(reqYield)
		return
	}
	t.transfer(&r, signals)
	t.call(reqYield)
}

// transfer performs a get, or hands the operation over for delivery.
//
//go:norace
func (t *thread) transfer(r *engine.RMA, signals bool) {
	remote := onPeer(r.Remote, r.PE)
	get := r.Op.Params[0] == op.DstLocal
	if r.Op.Strided() {
		t.transferStrided(r, remote, get)
		return
	}
	if get && !r.Op.NBI {
		copy(view(r.Local.Base, r.Local.Bytes), view(remote, r.Remote.Bytes))
		return
	}
	x := t.newXfer(r.PE)
	x.get = get
	if get {
		x.dst, x.src, x.n = r.Local.Base, remote, r.Local.Bytes
	} else {
		x.dst, x.src, x.n = remote, r.Local.Base, r.Local.Bytes
		x.late = r.Op.NBI
		if !x.late {
			x.gather()
		}
	}
	if signals {
		x.sig, x.value, x.sigop = (*uint64)(onPeer(r.Sig.Mem, r.PE)), r.SigValue, r.SigOp
	}
	t.issue(x)
}

// Store implements engine.Thread.
//
//go:norace
func (t *thread) Store(dst engine.Mem, bits uint64, n uintptr, pe int) {
	t.checkPE("P", pe)
	x := t.newXfer(pe)
	x.dst, x.n, x.word = onPeer(dst, pe), n, bits
	if x.dst == nil {
		panic(&raised{kind: fault.Nil})
	}
	x.src = unsafe.Pointer(&x.word) // all hosts that Go runs on for GPUs are little-endian
	t.issue(x)
	t.call(reqYield)
}

// Load implements engine.Thread.
//
//go:norace
func (t *thread) Load(src engine.Mem, n uintptr, pe int) uint64 {
	t.checkPE("G", pe)
	p := onPeer(src, pe)
	if p == nil {
		panic(&raised{kind: fault.Nil})
	}
	t.poll(p, unsigned[n], nil)
	race.Read(p, n)
	switch n {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

// SignalOp implements engine.Thread.
//
//go:norace
func (t *thread) SignalOp(sig engine.Word, value uint64, sigop int32, pe int) {
	t.checkPE("SignalOp", pe)
	t.checkSignal("SignalOp", sig, sigop)
	x := t.newXfer(pe)
	x.sig, x.value, x.sigop = (*uint64)(onPeer(sig.Mem, pe)), value, sigop
	t.issue(x)
	t.call(reqYield)
}

// SignalFetch implements engine.Thread.
//
//go:norace
func (t *thread) SignalFetch(sig engine.Word) uint64 {
	if sig.Base == nil {
		panic(&raised{kind: fault.Nil})
	}
	t.poll(sig.Base, unsigned[8], nil)
	return *(*uint64)(sig.Base)
}

// SignalWait implements engine.Thread.
//
//go:norace
func (t *thread) SignalWait(sig engine.Word, cmp int32, value uint64, relaxed bool) uint64 {
	if sig.Base == nil {
		panic(&raised{kind: fault.Nil})
	}
	checkCmp("SignalWaitUntil", cmp)
	for {
		// The signal is read when the thread runs, not when it changes: a
		// value that was replaced in between is missed.
		if v := *(*uint64)(sig.Base); compare(v, cmp, value) {
			if !relaxed {
				race.Acquire(sig.Base)
			}
			return v
		}
		t.w.req.wait = wait{kind: waitSignal, word: (*uint64)(sig.Base), cmp: cmp, value: value}
		t.call(reqWait)
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

// checkSignal fails for a signal that is none, or an unknown update.
//
//go:norace
func (t *thread) checkSignal(name string, sig engine.Word, sigop int32) {
	if sig.Base == nil {
		panic(&raised{kind: fault.Nil})
	}
	if sigop != op.SignalSet && sigop != op.SignalAdd {
		panic(&raised{kind: fault.Panic, text: name + ": unknown signal operation"})
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

// compare compares as Cmp says.
//
//go:norace
func compare(v uint64, cmp int32, to uint64) bool {
	switch cmp {
	case op.CmpEQ:
		return v == to
	case op.CmpNE:
		return v != to
	case op.CmpGT:
		return v > to
	case op.CmpLE:
		return v <= to
	case op.CmpLT:
		return v < to
	}
	return v >= to
}

// newXfer returns an operation to PE to. For the race detector it is not used
// again, so that each has an order of its own.
//
//go:norace
func (t *thread) newXfer(to int) *xfer {
	w := t.w
	var x *xfer
	if !w.cfg.Race {
		x = w.net.reuse()
	}
	if x == nil {
		x = new(xfer)
	}
	x.pe, x.to = t.pe, to
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

// issue hands the operation to its channel. For the race detector its delivery
// is a goroutine that knows what the thread did up to now, and nothing later.
//
//go:norace
func (t *thread) issue(x *xfer) {
	if t.w.cfg.Race {
		x.in = make(chan struct{})
		x.back = t.w.fibers.back
		go x.agent()
	}
	t.w.req.xfer = x
	t.call(reqIssue)
}
