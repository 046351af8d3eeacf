package check

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
)

// arena is a piece of a thread's own memory.
type arena struct {
	bytes []byte
	used  uintptr
}

func (a *arena) base() uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(a.bytes))) }

// arenaBytes is how large an arena is at least. localBytes is how much memory of its own a
// thread of a GPU has.
const (
	arenaBytes = 1 << 10
	localBytes = 512 << 10
)

// mark is how much of its own memory a thread uses.
type mark struct {
	arenas int
	used   uintptr
}

func (t *thread) mark() mark {
	n := len(t.local)
	if n == 0 {
		return mark{}
	}
	return mark{n, t.local[n-1].used}
}

// release gives up what the thread has used since a mark.
func (t *thread) release(m mark) {
	t.local = t.local[:m.arenas]
	if m.arenas > 0 {
		t.local[m.arenas-1].used = m.used
	}
}

// alloca returns memory of the thread's own.
func (t *thread) alloca(typ *nvir.Type) uintptr {
	size := uintptr(typ.Size()) + 15&^15
	last := len(t.local) - 1
	if last < 0 || t.local[last].used+size > uintptr(len(t.local[last].bytes)) {
		var all uintptr
		for i := range t.local {
			all += uintptr(len(t.local[i].bytes))
		}
		if all+size > localBytes {
			t.fail("the thread needs more than %d bytes of local memory", localBytes)
		}
		// Of words, for the alignment.
		words := make([][2]uint64, max(size, arenaBytes)/16)
		t.local = append(t.local, arena{bytes: unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), len(words)*16)})
		last++
	}
	a := &t.local[last]
	at := a.base() + a.used
	a.used += size
	clear(bytesAt(at, size))
	return at
}

// owns says that n bytes at p are the thread's own.
func (t *thread) owns(p, n uintptr) bool {
	for i := range t.local {
		if b := t.local[i].base(); p >= b && p+n <= b+t.local[i].used {
			return true
		}
	}
	return false
}
