package check

import (
	"cmp"
	"slices"
	"sync"
	"unsafe"
)

// space is a kind of memory.
type space uint8

const (
	global   space = iota // of a PE
	shared                // of a block
	constant              // a table of the module, or the parameters of a launch
)

// region is an allocation, the shared memory of a block, or a table.
type region struct {
	base, end uintptr
	keep      unsafe.Pointer // keeps the memory alive
	space     space
	pe        int
	obj       any   // of the emulator, for addresses on peers
	others    []any // under which the same memory was allocated before
	filled    bool
	host      bool   // it is of the host, which uses it at any time
	freed     string // the place that freed it
	pages     []*page
	block     *block // whose shared memory it is
}

// pageBytes is how many bytes of memory a page of shadow describes.
const pageBytes = 1 << 10

type page [pageBytes]cell

// cell is what is known of a byte: the numbers of the last write, 0 if there was none, and of
// the reads since then.
type cell struct {
	write recordID
	reads readsID
}

func newRegion(base unsafe.Pointer, bytes int) *region {
	r := &region{base: uintptr(base), end: uintptr(base) + uintptr(bytes), keep: base}
	r.pages = make([]*page, (bytes+pageBytes-1)/pageBytes)
	return r
}

// has reports whether n bytes at p are the region's.
func (r *region) has(p, n uintptr) bool { return p >= r.base && p+n <= r.end }

// cell returns the shadow of a byte of the region.
func (r *region) cell(at uintptr) *cell {
	i := at - r.base
	p := r.pages[i/pageBytes]
	if p == nil {
		p = new(page)
		r.pages[i/pageBytes] = p
	}
	return &p[i%pageBytes]
}

// memories are the regions that every thread can address, by address.
type memories struct {
	mu   sync.Mutex
	list []*region
	// freed are those that were freed, in this order; the oldest ones are forgotten.
	freed      []*region
	freedBytes uintptr
}

// Of memory that was freed, so many bytes and regions are kept to find later uses of it.
const freedKept, freedRegions = 256 << 20, 1 << 10

func (m *memories) add(r *region) {
	m.mu.Lock()
	defer m.mu.Unlock()
	// Memory may be registered or imported under another name.
	if old := m.at(r.base); old != nil && r.base < r.end {
		switch {
		case old.freed != "":
			m.remove(old)
		case old.base == r.base:
			old.others = append(old.others, old.obj)
			old.obj = r.obj
			return
		default:
			return
		}
	}
	m.list = slices.Insert(m.list, m.find(r.base), r)
}

// at returns the region that holds an address, nil if none does.
func (m *memories) at(p uintptr) *region {
	i, ok := slices.BinarySearchFunc(m.list, p, func(e *region, at uintptr) int { return cmp.Compare(e.base, at) })
	if !ok {
		i--
	}
	for ; i >= 0 && i < len(m.list); i-- {
		if r := m.list[i]; p < r.end {
			return r
		} else if r.base < r.end { // a region without bytes may stand in front
			return nil
		}
	}
	return nil
}

// free marks memory as freed.
func (m *memories) free(base uintptr, where string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := m.find(base)
	for i < len(m.list) && m.list[i].base == base && m.list[i].freed != "" {
		i++
	}
	if i == len(m.list) || m.list[i].base != base {
		return
	}
	r := m.list[i]
	if n := len(r.others); n > 0 {
		r.obj, r.others = r.others[n-1], r.others[:n-1]
		return
	}
	r.freed = cmp.Or(where, "the host")
	r.pages = nil
	m.freed = append(m.freed, r)
	m.freedBytes += r.end - r.base
	for (m.freedBytes > freedKept || len(m.freed) > freedRegions) && len(m.freed) > 1 {
		old := m.freed[0]
		m.freed = m.freed[1:]
		m.freedBytes -= old.end - old.base
		m.remove(old)
	}
}

// find returns the number of the first region that does not begin before an address.
func (m *memories) find(base uintptr) int {
	i, _ := slices.BinarySearchFunc(m.list, base, func(e *region, at uintptr) int { return cmp.Compare(e.base, at) })
	return i
}

// remove takes a region off the list, if it is there.
func (m *memories) remove(r *region) {
	for i := m.find(r.base); i < len(m.list) && m.list[i].base == r.base; i++ {
		if m.list[i] == r {
			m.list = slices.Delete(m.list, i, i+1)
			return
		}
	}
}

// live returns the region that holds an address and is not freed, nil if none does.
func (m *memories) live(p uintptr) *region {
	if r := m.at(p); r != nil && r.freed == "" {
		return r
	}
	return nil
}

// pointer makes a pointer of an address that a program holds as a number.
func pointer(p uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&p)) }
