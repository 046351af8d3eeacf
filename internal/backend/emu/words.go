package emu

import (
	"fmt"
	"slices"
	"strconv"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The functions of this file wait for words of symmetric memory, and test them.
// Plain stores and copies can change such a word too, and the emulator does not see
// these. So the scheduler tests the words of waiting threads again when something has
// arrived at their PE, every few steps, and before it declares a deadlock.

// waitWords waits for words of this PE, or tests them.
//
//go:norace
func (t *thread) waitWords(r threadapi.Call) int {
	t.checkWait(&r)
	for {
		// The words are read when the thread runs, not when they change: a
		// value that was replaced in between is missed.
		n, over := t.look(&r)
		if over {
			return n
		}
		if !r.Op.Blocks {
			t.poll(r.Word.Base, nil, &r)
			return n
		}
		t.w.req.wait = wait{kind: waitWords, words: &r}
		t.call((*World).serveWait)
	}
}

// checkWait fails for operands that do not fit together.
//
//go:norace
func (t *thread) checkWait(r *threadapi.Call) {
	name := r.Op.Name
	if r.Op.Params[0] == op.Ptr {
		mustExist(r.Word.Base)
	}
	for _, p := range r.Op.Params {
		switch p {
		case op.Indices:
			if n := len(r.Words.Indices); n < count(r) {
				panic(&raised{kind: fault.Short, text: name + ": indices", v0: int64(count(r)), v1: int64(n)})
			}
		case op.Skip:
			if n := len(r.Words.Skip); n != 0 && n != count(r) {
				panic(&raised{kind: fault.Short, text: name + ": skip", v0: int64(count(r)), v1: int64(n)})
			}
		case op.Values:
			if r.Words.NumValues != count(r) {
				panic(&raised{kind: fault.Short, text: name + ": values", v0: int64(count(r)), v1: int64(r.Words.NumValues)})
			}
		}
	}
	checkCmp(name, r.Cmp)
}

// count returns the number of words.
//
//go:norace
func count(r *threadapi.Call) int { return int(r.Word.Bytes) / (r.Type.Bits() / 8) }

// look reads the words once. It returns the result that the operation has for them,
// and whether the wait is over (for a test, whether it is true). If it is, the thread
// has acquired the words that compare true.
//
//go:norace
func (t *thread) look(r *threadapi.Call) (n int, over bool) {
	some := len(r.Words.Indices) > 0 || r.Op.Params[1] == op.Indices
	switch {
	case some:
		none := true
		for i := range count(r) {
			if skipped(r, i) {
				continue
			}
			none = false
			if holds(r, i) {
				t.acquireWord(r, i)
				r.Words.Indices[n] = i
				n++
			}
		}
		return n, none || n > 0
	case r.Op.Result == op.Index:
		none := true
		// The search begins at a word that looks random and depends on the seed alone.
		start := int(t.w.clock*0x9e3779b97f4a7c15>>33) % max(count(r), 1)
		var can []int
		for k := range count(r) {
			i := (start + k) % count(r)
			if skipped(r, i) {
				continue
			}
			none = false
			if holds(r, i) {
				can = append(can, i)
			}
		}
		if len(can) == 0 {
			return -1, none
		}
		if d := t.w.cfg.Director; d != nil {
			can = can[d.Choose(len(can)):]
		}
		t.acquireWord(r, can[0])
		return can[0], true
	}
	for i := range count(r) {
		if !skipped(r, i) && !holds(r, i) {
			return 0, false
		}
	}
	for i := range count(r) {
		if !skipped(r, i) {
			t.acquireWord(r, i)
		}
	}
	return 1, true
}

// satisfied says that a wait would be over now.
//
//go:norace
func satisfied(r *threadapi.Call) bool {
	all := r.Op.Result == op.NoResult
	for i := range count(r) {
		if !skipped(r, i) && holds(r, i) != all {
			return !all
		}
	}
	return all
}

//go:norace
func skipped(r *threadapi.Call, i int) bool { return len(r.Words.Skip) > 0 && r.Words.Skip[i] != 0 }

// holds says that word i compares true.
//
//go:norace
func holds(r *threadapi.Call, i int) bool {
	v, to := word(r.Word.Base, r.Type, i), ordered(r.Value, r.Type)
	if r.Words.Values != nil {
		to = word(r.Words.Values, r.Type, i)
	}
	return op.Compare(v, r.Cmp, to)
}

// word returns element i at p, as ordered does.
//
//go:norace
func word(p unsafe.Pointer, typ op.Type, i int) uint64 {
	var v uint64
	switch typ.Bits() {
	case 16:
		v = uint64(*(*uint16)(unsafe.Add(p, i*2)))
	case 32:
		v = uint64(*(*uint32)(unsafe.Add(p, i*4)))
	default:
		v = *(*uint64)(unsafe.Add(p, i*8))
	}
	return ordered(v, typ)
}

// ordered maps the bits of a number to an unsigned number. These compare as the numbers do.
//
//go:norace
func ordered(bits uint64, typ op.Type) uint64 {
	if !typ.Signed() {
		return bits
	}
	shift := 64 - typ.Bits()
	return uint64(int64(bits<<shift)>>shift) ^ 1<<63
}

// number undoes ordered, for messages.
func number(v uint64, typ op.Type) string {
	if typ.Signed() {
		return strconv.FormatInt(int64(v^1<<63), 10)
	}
	return strconv.FormatUint(v, 10)
}

// awaitedWord returns the first word that does not compare true, and which it is; nil if
// there is none.
//
//go:norace
func awaitedWord(r *threadapi.Call) (w *hang.Word, i int) {
	for i := range count(r) {
		if skipped(r, i) || holds(r, i) {
			continue
		}
		to := ordered(r.Value, r.Type)
		if r.Words.Values != nil {
			to = word(r.Words.Values, r.Type, i)
		}
		return &hang.Word{Value: number(word(r.Word.Base, r.Type, i), r.Type), Compare: op.CompareText(r.Cmp), Wanted: number(to, r.Type)}, i
	}
	return nil, 0
}

// describeWords names the first word that does not compare true, its value and
// what the thread waits for.
//
//go:norace
func describeWords(r *threadapi.Call) string {
	w, i := awaitedWord(r)
	if w == nil {
		return "shmem." + r.Op.Name
	}
	name := "the word"
	if r.Op.Params[0] == op.Words {
		name = fmt.Sprintf("word %d", i)
	}
	return fmt.Sprintf("shmem.%s: %s is %s, waits for %s %s", r.Op.Name, name, w.Value, w.Compare, w.Wanted)
}

// acquireWord is acquireChange of word i.
//
//go:norace
func (t *thread) acquireWord(r *threadapi.Call, i int) {
	t.pe.acquireChange(unsafe.Add(r.Word.Base, i*r.Type.Bits()/8))
}

// acquireChange orders what came before the last change of a word of the PE before what follows: of
// a signal, by an atomic or by a put. A word can be changed by each.
//
//go:norace
func (p *pe) acquireChange(at unsafe.Pointer) {
	if !race.Enabled {
		return
	}
	race.Acquire(at)
	if o := p.w.detector.orderAt(at, nil, false); o != nil {
		race.Acquire(o)
	}
	log := p.writes
	for k := len(log) - 1; k >= 0; k-- {
		if w := log[k]; uintptr(at) >= w.lo && uintptr(at) < w.hi {
			race.Acquire(w.x.copied.ptr())
			return
		}
	}
}

// write is where a put has written, for the race detector.
type write struct {
	lo, hi uintptr
	x      *xfer
}

// writesKept is how many of the last writes to a PE are known to those who wait for
// words.
const writesKept = 1 << 12

// written records bytes that have been delivered.
func (w *World) written(x *xfer, lo, hi uintptr) {
	if x.get {
		return
	}
	p := w.pes[x.to]
	if x.piece != 0 {
		lo, hi = pieceAt(lo, x.piece, x.dstStride), pieceAt(hi-1, x.piece, x.dstStride)+1
	}
	w.images.wrote(unsafe.Add(x.dst, lo), hi-lo)
	w.signals.wakeAt(unsafe.Add(x.dst, lo), hi-lo, &w.sched)
	if w.cfg.Race {
		if len(p.writes) == 2*writesKept {
			p.writes = append(p.writes[:0], p.writes[writesKept:]...)
		}
		p.writes = append(p.writes, write{uintptr(x.dst) + lo, uintptr(x.dst) + hi, x})
	}
	w.lookAgain(p)
}

// lookAgain lets the threads of a PE go on whose waits for words are over.
func (w *World) lookAgain(p *pe) bool {
	before := len(p.watching)
	p.watching = slices.DeleteFunc(p.watching, func(t *thread) bool {
		over := satisfied(t.wait.words)
		if over {
			w.sched.unpark(t)
		}
		return over
	})
	return len(p.watching) < before
}

// lookAtAll is lookAgain for all PEs, and for the threads and streams that wait for signals.
func (w *World) lookAtAll() bool {
	any := w.holding.wake(&w.sched)
	any = w.signals.wakeAll(&w.sched) || any
	for _, p := range w.pes {
		if len(p.watching) > 0 && w.lookAgain(p) {
			any = true
		}
	}
	return any
}
