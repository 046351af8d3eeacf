package check

import (
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// waitSignal waits for a signal or a line, tests a signal or reads it.
func (t *thread) waitSignal(in *nvir.Instr, c threadapi.Call) uint64 {
	o := c.Op
	p := uintptr(c.Word.Base)
	t.polls(p, int(c.Word.Bytes/8), 8)
	if o.Blocks {
		t.announceWait(in, &c)
	} else {
		var ends func(uint64) bool
		if o.Result != op.Bool {
			ends = t.untilOf(in)
		}
		t.announceLook(in, nil, p, 8, nil, ends, wordAccess(p, 8, emu.Reads))
	}
	x := t.e.Communicate(c)
	t.tellsRead(o.Name, p, 8, peek(p, 8), false)
	if !o.Blocks && p != 0 {
		t.found(in, p, 8, peek(p, 8))
	}
	t.steps(p, c.Word.Bytes, access{}, reads, reads|newest)
	w := t.c.word(p)
	switch {
	case o.Params[0] == op.Line:
		t.observe(w)
		t.observe(t.c.word(p + 8))
		w.line = &lineWait{uint32(c.Cond), t.record(in, memmodel.Look, false, memmodel.System, o.Name)}
		return x
	case o.Result == op.Bool && x == 0:
		return x
	case o.Relaxed:
		t.observe(w)
	case !o.Blocks && o.Result != op.Bool:
		t.sees(w.releases, p, 8, memmodel.System)
		return x
	default:
		t.acquire(w.releases, p, 8, memmodel.System)
		t.seesPiece(p, 8)
		t.steps(p, 8, access{order: intrinsic.Acquire}, reads, reads|newest)
	}
	if o.Blocks {
		t.waits(t.record(in, memmodel.Look, false, memmodel.System, o.Name), w, waited{cmp: c.Cmp, value: c.Value})
	}
	return x
}

// wait waits for words of symmetric memory, or tests them. The thread acquires the words
// that compare true.
func (t *thread) wait(in *nvir.Instr, c threadapi.Call) uint64 {
	o := c.Op
	if o.Blocks {
		t.announceWait(in, &c)
	} else {
		p, n := uintptr(c.Word.Base), c.Word.Bytes
		t.announceLook(in, nil, p, n, nil, nil, wordAccess(p, n, emu.Reads))
		t.foundWords(in, p, string(bytesAt(p, n)))
	}
	t.looksAtSeveral(&c)
	x := t.e.Communicate(c)
	size := uintptr(c.Type.Bits() / 8)
	n := int(c.Word.Bytes / size)
	t.polls(uintptr(c.Word.Base), n, size)
	t.tellsRead(o.Name, uintptr(c.Word.Base), size, peek(uintptr(c.Word.Base), int64(size)), false)
	rec := t.record(in, memmodel.Look, false, memmodel.System, o.Name)
	for i := range n {
		t.steps(uintptr(c.Word.Base)+uintptr(i)*size, size, access{}, reads, reads|newest)
	}
	sees := func(i int) {
		if i < 0 || i >= n || len(c.Words.Skip) > 0 && c.Words.Skip[i] != 0 {
			return
		}
		p := uintptr(c.Word.Base) + uintptr(i)*size
		w := t.c.word(p)
		t.acquire(w.releases, p, size, memmodel.System)
		t.seesPiece(p, size)
		t.steps(p, size, access{order: intrinsic.Acquire}, reads, reads|newest)
		t.c.touch(t, t.know, rec, t.region(p, size), p, size)
		if !o.Blocks {
			return
		}
		value := c.Value
		if c.Words.Values != nil {
			value = peek(uintptr(c.Words.Values)+uintptr(i)*size, int64(size))
		}
		t.waits(rec, w, waited{typ: c.Type, cmp: c.Cmp, value: value, at: p})
	}
	switch {
	case o.Result == op.Index && len(c.Words.Indices) > 0:
		for _, i := range c.Words.Indices[:int(x)] {
			sees(i)
		}
		if x > 0 {
			p := uintptr(pointerOf(c.Words.Indices))
			t.touch(in, memmodel.Store, true, memmodel.System, o.Name, p, uintptr(x)*8)
		}
	case o.Result == op.Index:
		sees(int(x))
	case o.Result == op.Bool && x == 0:
	default:
		for i := range n {
			sees(i)
		}
	}
	return x
}
