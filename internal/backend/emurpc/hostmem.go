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
	// destinations take what arrives, by the numbers of copies.
	destinations map[uint64]*destination
	// sources are those that functions may still write.
	sources   map[uint64]*lateSource
	functions map[uint64]*function
	// pending are functions that are enqueued outside of graphs and have not returned.
	pending int
	pinned  []*memory
}

// destination is memory of the host that a copy writes.
type destination struct {
	place   func(b []byte)
	capture *capture // set if a graph copies there again
}

// lateSource is memory of the host that a copy reads, and that functions may still write.
type lateSource struct {
	src     []byte
	capture *capture
}

// function is a function of the host.
type function struct {
	f       func()
	capture *capture
}

// capture is the copies and functions of graphs with the same work.
type capture struct {
	graphs  int // graphs with the work that are not closed
	ids     []uint64
	streams []*stream // streams that take part while it is captured
}

func newHostMemory() *hostMemory {
	return &hostMemory{destinations: map[uint64]*destination{}, sources: map[uint64]*lateSource{}, functions: map[uint64]*function{}}
}

// number returns a new number, which c keeps if it is not nil. The caller holds mu.
func (h *hostMemory) number(c *capture) uint64 {
	h.last++
	if c != nil {
		c.ids = append(c.ids, h.last)
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
func (h *hostMemory) source(b []byte, c *capture) hostSource {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.pins(b); ok {
		return hostSource{Pinned: m}
	}
	s := hostSource{Content: b}
	if h.pending > 0 || c != nil {
		s.ID = h.number(c)
		h.sources[s.ID] = &lateSource{b, c}
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
func (h *hostMemory) target(b []byte, c *capture, place func(b []byte)) hostTarget {
	h.mu.Lock()
	defer h.mu.Unlock()
	if m, ok := h.pins(b); ok {
		return hostTarget{Pinned: m}
	}
	id := h.number(c)
	h.destinations[id] = &destination{place, c}
	return hostTarget{ID: id, Bytes: len(b)}
}

// pins returns the pinned memory of which b is a part. The caller holds mu.
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
	o := h.destinations[id]
	if o != nil && o.capture == nil {
		delete(h.destinations, id)
	}
	h.mu.Unlock()
	if o != nil {
		o.place(b)
	}
}

// withdrawIf removes copies or a function that were not enqueued because of err, and returns err.
func (h *hostMemory) withdrawIf(err error, ids ...uint64) error {
	if err == nil {
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, id := range ids {
		delete(h.destinations, id)
		delete(h.sources, id)
		if f := h.functions[id]; f != nil {
			delete(h.functions, id)
			if f.capture == nil {
				h.pending--
			}
		}
	}
	return err
}

// addFunction registers a function that a stream is to call.
func (h *hostMemory) addFunction(f func(), c *capture) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	id := h.number(c)
	h.functions[id] = &function{f, c}
	if c == nil {
		h.pending++
	}
	return id
}

// content is the content of a source.
type content struct {
	ID   uint64
	Data []byte
}

// sourceUpdate is what sources hold, and the sources that are not needed any more.
type sourceUpdate struct {
	Contents []content
	Unused   []uint64
}

// returned removes a function that has returned, unless a graph calls it again, and returns what
// the sources hold now.
func (h *hostMemory) returned(id uint64) sourceUpdate {
	h.mu.Lock()
	defer h.mu.Unlock()
	var r sourceUpdate
	for i, l := range h.sources {
		r.Contents = append(r.Contents, content{i, l.src})
	}
	if f := h.functions[id]; f != nil && f.capture == nil {
		delete(h.functions, id)
		h.pending--
	}
	if h.pending > 0 {
		return r
	}
	for i, l := range h.sources {
		if l.capture == nil {
			r.Unused = append(r.Unused, i)
			delete(h.sources, i)
		}
	}
	return r
}

// of returns what the sources of a graph hold.
func (h *hostMemory) of(c *capture) (r sourceUpdate) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, id := range c.ids {
		if l := h.sources[id]; l != nil {
			r.Contents = append(r.Contents, content{id, l.src})
		}
	}
	return r
}

// retain counts one more graph with the same work.
func (h *hostMemory) retain(c *capture) {
	h.mu.Lock()
	defer h.mu.Unlock()
	c.graphs++
}

// release counts one graph less with the work, and returns the sources that no graph needs any
// more.
func (h *hostMemory) release(c *capture) (unused []uint64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if c.graphs--; c.graphs > 0 {
		return nil
	}
	for _, id := range c.ids {
		if h.sources[id] != nil {
			unused = append(unused, id)
		}
		delete(h.sources, id)
		delete(h.destinations, id)
		delete(h.functions, id)
	}
	return unused
}

// function returns a function by its number.
func (h *hostMemory) function(id uint64) func() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if f := h.functions[id]; f != nil {
		return f.f
	}
	return func() {}
}

// pin registers pinned memory, and unpin removes it.
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
