package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/op"
)

// PutLine implements engine.Thread. The halves of the line arrive by themselves.
//
//go:norace
func (t *thread) PutLine(line engine.Word, data uint64, flag uint32, pe int) {
	t.checkPE("PutLine", pe)
	if line.Base == nil {
		panic(&raised{kind: fault.Nil})
	}
	high := uint64(flag) << 32
	words := [2]uint64{high | data&0xffffffff, high | data>>32}
	for i, p := range lineWords(onPeer(line.Mem, pe)) {
		x := t.newXfer(pe)
		x.sig, x.value, x.sigop = p, words[i], op.SignalSet
		t.issue(x)
	}
	t.call(reqYield)
}

// WaitLine implements engine.Thread.
//
//go:norace
func (t *thread) WaitLine(line engine.Word, flag uint32) uint64 {
	if line.Base == nil {
		panic(&raised{kind: fault.Nil})
	}
	// The halves are read when the thread runs, not when they change.
	for {
		h := lineWords(line.Base)
		first, second := *h[0], *h[1]
		late := h[0]
		switch {
		case first>>32 != uint64(flag):
		case second>>32 != uint64(flag):
			late = h[1]
		default:
			return first&0xffffffff | second<<32
		}
		t.w.req.wait = wait{kind: waitLine, word: late, value: uint64(flag)}
		t.call(reqWait)
	}
}

// lineWords returns the words of the line at p.
func lineWords(p unsafe.Pointer) [2]*uint64 {
	return [2]*uint64{(*uint64)(p), (*uint64)(unsafe.Add(p, 8))}
}
