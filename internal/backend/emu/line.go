package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// putLine stores a line on a peer. The halves of the line arrive by themselves.
//
//go:norace
func (t *thread) putLine(c *threadapi.Call) {
	t.checkPE(c.Op.Name, c.PE)
	mustExist(c.Word.Base)
	high, data := c.Cond<<32, c.Value
	words := [2]uint64{high | data&0xffffffff, high | data>>32}
	for i, p := range lineWords(onPeer(c.Word, c.PE)) {
		x := t.newXfer(c)
		x.sig, x.value, x.sigop, x.half = p, words[i], op.SignalSet, true
		t.issue(x)
	}
	t.call((*World).maybeYield)
}

// waitLine waits for a line of this PE, and returns its data.
//
//go:norace
func (t *thread) waitLine(c *threadapi.Call) uint64 {
	mustExist(c.Word.Base)
	// The halves are read when the thread runs, not when they change.
	for {
		h := lineWords(c.Word.Base)
		first, second := *h[0], *h[1]
		late := h[0]
		switch {
		case first>>32 != c.Cond:
		case second>>32 != c.Cond:
			late = h[1]
		default:
			return first&0xffffffff | second<<32
		}
		t.w.req.wait = wait{kind: waitLine, word: late, value: c.Cond}
		t.call((*World).serveWait)
	}
}

// lineWords returns the words of the line at p.
func lineWords(p unsafe.Pointer) [2]*uint64 {
	return [2]*uint64{(*uint64)(p), (*uint64)(unsafe.Add(p, 8))}
}
