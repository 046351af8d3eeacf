package emu

import (
	"maps"
	"slices"
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
	if _, known := h.updates[word]; known || len(h.updates) < maxUpdates {
		h.updates[word] = by
	}
}

// freed forgets an allocation.
func (h *history) freed(a *allocation) {
	h.symmetric = slices.DeleteFunc(h.symmetric, func(o *allocation) bool { return o == a })
	maps.DeleteFunc(h.updates, func(word unsafe.Pointer, _ int) bool {
		return slices.ContainsFunc(a.bases, func(base unsafe.Pointer) bool { return within(word, base, a.bytes) })
	})
}

// nameOf names a word of symmetric memory of a PE, "" for other memory.
func (h *history) nameOf(p *pe, word unsafe.Pointer, size uintptr) string {
	if a := h.allocationOf(p, word); a != nil {
		return hang.ElementName((uintptr(word)-uintptr(a.bases[p.rank]))/size, a.where)
	}
	return ""
}

// allocationOf returns the symmetric memory of a PE in which a word is, or nil.
func (h *history) allocationOf(p *pe, word unsafe.Pointer) *allocation {
	for _, a := range h.symmetric {
		if within(word, a.bases[p.rank], a.bytes) {
			return a
		}
	}
	return nil
}

// alone says that no other PE reaches a word at which t looks: it is shared memory, or ordinary
// memory of the PE.
func (t *thread) alone(word unsafe.Pointer) bool {
	for _, b := range t.k.live {
		for site := -1; site < len(b.shared); site++ {
			if mem := t.w.shared.bytes(b, site); mem != nil && within(word, unsafe.Pointer(&mem[0]), len(mem)) {
				return true
			}
		}
	}
	if t.w.history.allocationOf(t.pe, word) != nil {
		return false // it was registered
	}
	t.w.hosts.mu.Lock()
	a := t.pe.owned(word, 1)
	t.w.hosts.mu.Unlock()
	return a != nil && a.use == useDevice && t.pe.notInWindow(a) == nil
}

func within(word, base unsafe.Pointer, bytes int) bool {
	return uintptr(word) >= uintptr(base) && uintptr(word) < uintptr(base)+uintptr(bytes)
}
