package check

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// update is an update of a signal, or of another word that is waited for.
type update struct {
	record *record
	add    bool
	value  uint64
	at     uintptr // of a word of less than 8 bytes, or 0
}

// waited is a wait that was over.
type waited struct {
	record *record
	typ    op.Type
	cmp    int32
	value  uint64
	at     uintptr
}

// kept is how many updates and waits of a word are kept.
const kept = 32

// updates records an update of a word by who knows o. It reports an update that
// may come in another order than the program needs: after one that stores another value,
// or while a wait for a value that it replaces is not over.
func (t *thread) updates(o order, rec *record, w *word, u update) {
	c := t.c
	if c.plain {
		return
	}
	u.record = rec
	rest := w.updates[:0]
	for _, v := range w.updates {
		other := v.record
		if c.ordered(other, o, t, true) {
			continue
		}
		// Which one comes last is open (OpenSHMEM 1.5, 9.8). Where every order is gone through, each has its turn.
		if c.search == nil && u.at == v.at && !(u.add && v.add) && !(u.add == v.add && u.value == v.value) {
			t.report(rec, other, fmt.Sprintf("two updates of one word in an order that is open, %s and %s", u, v))
		}
		rest = append(rest, v)
	}
	if c.keeps(len(rest), kept) {
		rest = append(rest, u)
	}
	w.updates = rest
	waits := w.waits[:0]
	for _, x := range w.waits {
		other := x.record
		if c.ordered(other, o, t, true) {
			continue
		}
		if u.breaks(x) {
			t.report(rec, other, fmt.Sprintf("the update of a word, %s, that may come before a wait for %s has read the word: the wait would miss the value", u, x))
		}
		waits = append(waits, x)
	}
	w.waits = waits
}

// remoteUpdates records a remote atomic that does not fetch, by who knows o. A set and an
// update that adds to the word come in some order, and the sum depends on it. If anybody reads the
// word between them, the value may say which order that is.
func (t *thread) remoteUpdates(o order, rec *record, w *word, u update) {
	if w.read || t.c.plain || t.c.search != nil {
		w.atomics = nil
		return
	}
	u.record = rec
	rest := w.atomics[:0]
	for _, v := range w.atomics {
		other := v.record
		if t.c.ordered(other, o, t, true) {
			continue
		}
		if u.at == v.at && u.add != v.add {
			t.report(rec, other, fmt.Sprintf("two updates of one word in an order that is open, %s and %s", other.what, rec.what))
		}
		rest = append(rest, v)
	}
	if t.c.keeps(len(rest), kept) {
		rest = append(rest, u)
	}
	w.atomics = rest
}

// putsLine reports a line that has the flag of the one that lies there, if somebody has waited for
// that: a wait for the new one would take the old one.
func (t *thread) putsLine(p uintptr, flag uint32) {
	old := t.c.word(p).line
	if t.c.plain || old == nil || old.flag != flag || uint32(peek(p, 8)>>32) != flag {
		return
	}
	t.fail("a line with flag %d goes where a line with that flag lies: PutLine here; %s has seen the old one, and a wait for the new one may take the old; missing: another flag in each round, or zeros in the line before", flag, old.record.text())
}

// breaks says that a wait that has not read the word before the update may miss the value.
func (u update) breaks(x waited) bool {
	if u.at != x.at {
		return false
	}
	if u.add {
		return x.cmp == op.CmpEQ && u.value != 0
	}
	return !compare(u.value, x.cmp, x.value, x.typ)
}

// waits records a wait for a word that is over.
func (t *thread) waits(rec *record, w *word, x waited) {
	c := t.c
	if c.plain {
		return
	}
	x.record = rec
	for _, u := range w.updates {
		other := u.record
		if !c.ordered(other, t.know, t, true) && u.breaks(x) {
			t.report(rec, other, fmt.Sprintf("a wait for %s, and an update, %s, that no order puts before it: the wait may miss the value", x, u))
		}
	}
	rest := w.waits[:0]
	for _, y := range w.waits {
		if y.cmp != x.cmp || y.value != x.value || !c.ordered(y.record, t.know, t, true) {
			rest = append(rest, y)
		}
	}
	if !c.keeps(len(rest), kept) {
		rest = append(rest[:0], rest[1:]...)
	}
	w.waits = append(rest, x)
}

func (u update) String() string {
	if u.add {
		return fmt.Sprintf("add %d", u.value)
	}
	return fmt.Sprintf("set to %d", u.value)
}

func (x waited) String() string {
	return [...]string{op.CmpEQ: "==", op.CmpNE: "!=", op.CmpGT: ">", op.CmpLE: "<=", op.CmpLT: "<", op.CmpGE: ">="}[x.cmp] + fmt.Sprintf(" %d", x.value)
}

// compare compares words of a type as Cmp says.
func compare(v uint64, cmp int32, to uint64, typ op.Type) bool {
	if typ != op.NoType && typ.Signed() {
		a, b := signed(v, typ.Bits()), signed(to, typ.Bits())
		v, to = uint64(a)^1<<63, uint64(b)^1<<63
	}
	return op.Compare(v, cmp, to)
}
