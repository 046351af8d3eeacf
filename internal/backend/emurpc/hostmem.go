package emurpc

import (
	"slices"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// hostMemory is memory of the host that work of a PE's device uses. The process that has the
// GPUs has copies. What it copies to the host is sent when it was copied, before a call
// returns that has waited for it. What it copies from the host it got when the copy was
// enqueued. Until the copy is done, only a function of the host may write there, and then the
// copy is sent anew when the function returns.
type hostMemory struct {
	mu   sync.Mutex
	last uint64
	// outs take what arrives, by the numbers of copies.
	outs map[uint64]*out
	// late are sources that functions may still write.
	late  map[uint64]*late
	calls map[uint64]*function
	// pending are functions that are enqueued outside of graphs and have not returned.
	pending int
	pinned  []*memory
}

// out is a destination.
type out struct {
	place func(b []byte)
	set   *captured // that needs it again, if any
}

// late is a source.
type late struct {
	src []byte
	set *captured
}

// function is a function of the host.
type function struct {
	f   func()
	set *captured
}

// captured are the copies and functions of graphs with the same work.
type captured struct {
	graphs  int // that are not closed
	ids     []uint64
	streams []*stream // that take part in the making
}

func newHostMemory() *hostMemory {
	return &hostMemory{outs: map[uint64]*out{}, late: map[uint64]*late{}, calls: map[uint64]*function{}}
}

// number returns a new number, which set keeps if there is one. The caller holds mu.
func (h *hostMemory) number(set *captured) uint64 {
	h.last++
	if set != nil {
		set.ids = append(set.ids, h.last)
	}
	return h.last
}

// hostSource is memory of the host that is copied from: pinned memory, or its content.
type hostSource struct {
	Pinned  mem
	Content []byte
	// ID is the number of a source that functions of the host may still write.
	ID uint64
}

// source returns memory of the host for a copy from it.
func (h *hostMemory) source(b []byte, set *captured) hostSource {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.pins(b); ok {
		return hostSource{Pinned: m}
	}
	s := hostSource{Content: b}
	if h.pending > 0 || set != nil {
		s.ID = h.number(set)
		h.late[s.ID] = &late{b, set}
	}
	return s
}

// hostTarget is memory of the host that is copied to: pinned memory, or the number of the
// copy and its bytes.
type hostTarget struct {
	Pinned mem
	ID     uint64
	Bytes  int
}

// target returns memory of the host for a copy to it. place puts the bytes there.
func (h *hostMemory) target(b []byte, set *captured, place func(b []byte)) hostTarget {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.pins(b); ok {
		return hostTarget{Pinned: m}
	}
	id := h.number(set)
	h.outs[id] = &out{place, set}
	return hostTarget{ID: id, Bytes: len(b)}
}

// pins returns the pinned memory of which b is a part.
func (h *hostMemory) pins(b []byte) (mem, bool) {
	at := uint64(uintptr(unsafe.Pointer(unsafe.SliceData(b))))
	for _, m := range h.pinned {
		if lo := at - m.addr; at >= m.addr && lo+uint64(len(b)) <= uint64(m.bytes) {
			return mem{m.id, int(lo), int(lo) + len(b)}, true
		}
	}
	return mem{}, false
}

// arrive puts bytes where a copy puts them.
func (h *hostMemory) arrive(id uint64, b []byte) {
	h.mu.Lock()
	o := h.outs[id]
	if o != nil && o.set == nil {
		delete(h.outs, id)
	}
	h.mu.Unlock()
	if o != nil {
		o.place(b)
	}
}

// forgetIf takes back what was noted for copies or a call that err has kept from being enqueued, and
// returns err.
func (h *hostMemory) forgetIf(err error, ids ...uint64) error {
	if err == nil {
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, id := range ids {
		delete(h.outs, id)
		delete(h.late, id)
		if f := h.calls[id]; f != nil {
			delete(h.calls, id)
			if f.set == nil {
				h.pending--
			}
		}
	}
	return err
}

// call takes note of a function that a stream is to call.
func (h *hostMemory) call(f func(), set *captured) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	id := h.number(set)
	h.calls[id] = &function{f, set}
	if set == nil {
		h.pending++
	}
	return id
}

// content is the content of a source.
type content struct {
	ID   uint64
	Data []byte
}

// refresh is what sources hold, and the sources that are not needed any more.
type refresh struct {
	Contents []content
	Over     []uint64
}

// returned takes account of a function that has returned.
func (h *hostMemory) returned(id uint64) refresh {
	h.mu.Lock()
	defer h.mu.Unlock()
	var r refresh
	for i, l := range h.late {
		r.Contents = append(r.Contents, content{i, l.src})
	}
	if f := h.calls[id]; f != nil && f.set == nil {
		delete(h.calls, id)
		h.pending--
	}
	if h.pending > 0 {
		return r
	}
	for i, l := range h.late {
		if l.set == nil {
			r.Over = append(r.Over, i)
			delete(h.late, i)
		}
	}
	return r
}

// of returns what the sources of a graph hold.
func (h *hostMemory) of(set *captured) (r refresh) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, id := range set.ids {
		if l := h.late[id]; l != nil {
			r.Contents = append(r.Contents, content{id, l.src})
		}
	}
	return r
}

// share takes account of one more graph with the same work.
func (h *hostMemory) share(set *captured) {
	h.mu.Lock()
	defer h.mu.Unlock()
	set.graphs++
}

// release takes account of a graph that no longer has the work, and returns which sources
// are not needed any more.
func (h *hostMemory) release(set *captured) (over []uint64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if set.graphs--; set.graphs > 0 {
		return nil
	}
	for _, id := range set.ids {
		if h.late[id] != nil {
			over = append(over, id)
		}
		delete(h.late, id)
		delete(h.outs, id)
		delete(h.calls, id)
	}
	return over
}

// function returns a function by its number.
func (h *hostMemory) function(id uint64) func() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if f := h.calls[id]; f != nil {
		return f.f
	}
	return func() {}
}

// pin takes note of pinned memory, and unpin of its end.
func (h *hostMemory) pin(m *memory) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.pinned = append(h.pinned, m)
}

func (h *hostMemory) unpin(m *memory) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.pinned = slices.DeleteFunc(h.pinned, func(o *memory) bool { return o == m })
}

// copyRows copies the rows of a box between two buffers of the same shape.
func copyRows(dst, src []byte, b driver.Box, width, height, depth int) {
	for z := range depth {
		for y := range height {
			at := z*b.Plane + y*b.Row
			copy(dst[at:at+width], src[at:at+width])
		}
	}
}
