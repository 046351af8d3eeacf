package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// maxUpdates bounds the words of which it is known who changed them last.
const maxUpdates = 1 << 16

// history is what reports of hangs tell about words: who changed them last, and of which
// allocation they are. It belongs to the engine.
type history struct {
	updates   map[unsafe.Pointer]int // the last PE to send a signal or an atomic there
	symmetric []*allocation          // that are not freed
}

// updated notes that a PE has changed a word of another one.
func (h *history) updated(word unsafe.Pointer, by int) {
	if h.updates == nil {
		h.updates = map[unsafe.Pointer]int{}
	}
	if _, known := h.updates[word]; known || len(h.updates) < maxUpdates {
		h.updates[word] = by
	}
}

// freed forgets an allocation.
func (h *history) freed(a *allocation) {
	for i, o := range h.symmetric {
		if o == a {
			h.symmetric = append(h.symmetric[:i], h.symmetric[i+1:]...)
			break
		}
	}
	for word := range h.updates {
		for _, base := range a.bases {
			if within(word, base, a.bytes) {
				delete(h.updates, word)
			}
		}
	}
}

// nameOf names a word of symmetric memory of a PE, "" for other memory.
func (h *history) nameOf(p *pe, word unsafe.Pointer, size uintptr) string {
	for _, a := range h.symmetric {
		if base := a.bases[p.rank]; within(word, base, a.bytes) {
			return hang.ElementName((uintptr(word)-uintptr(base))/size, a.where)
		}
	}
	return ""
}

func within(word, base unsafe.Pointer, bytes int) bool {
	return uintptr(word) >= uintptr(base) && uintptr(word) < uintptr(base)+uintptr(bytes)
}
