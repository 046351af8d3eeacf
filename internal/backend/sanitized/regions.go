package sanitized

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file keeps the table of allocations that hooks read.

// regions are the allocations of a PE, also the last ones that are freed.
type regions struct {
	list []region
	// count is how many there have been.
	count   uint64
	changed bool
	// table is what kernels read of them, and version says which one it is. Each stream has a
	// copy of its own, which changes between launches.
	table   []byte
	version int
	// next is where the next cells of symmetric memory begin in the arena, in words; words is where it
	// ends, and free are cells before next of memory that was freed.
	next, words int
	free        []span
	// spare are cells of other memory that was freed, by their words.
	spare map[int][]uint64
	// foreign has the handles of memory of others, and maps what memory by RegisterSymmetric was before,
	// by its handle: nothing if it was of others.
	foreign map[any]bool
	maps    map[any]driver.Mem
	// unfollowed says that there is a kernel without hooks.
	unfollowed bool
}

// span is words of the arena.
type span struct{ at, words int }

// region is memory that kernels may use.
type region struct{ lo, hi, cells, flags, number uint64 }

// freedRegions is of how many regions that are freed a use is found.
const freedRegions = 1 << 7

// add adds an allocation. filled says that kernels may read it before they write it.
func (t *regions) add(m driver.Mem, filled bool) {
	t.count++
	lo := uint64(m.Address())
	r := region{lo: lo, hi: lo + uint64(m.Bytes), number: t.count}
	if m.Sym {
		r.flags |= sanitizer.Symmetric
	}
	if filled || t.unfollowed {
		r.flags |= sanitizer.Filled
	}
	t.list = slices.DeleteFunc(t.list, func(o region) bool { return o.lo < r.hi && r.lo < o.hi })
	t.place(&r)
	t.list = append(t.list, r)
	t.changed = true
}

// place gives symmetric memory its cells, if there is room. All PEs allocate and free in the same order,
// so that a peer's cells stand where one's own do.
func (t *regions) place(r *region) {
	words := r.cellWords()
	if r.flags&sanitizer.Symmetric == 0 || r.flags&sanitizer.Freed != 0 {
		return
	}
	for i := range t.free {
		if f := &t.free[i]; f.words >= words {
			r.cells = uint64(f.at)
			f.at, f.words = f.at+words, f.words-words
			return
		}
	}
	if t.next+words <= t.words {
		r.cells = uint64(t.next)
		t.next += words
	}
}

// registered notes that sym, an allocation by RegisterSymmetric, is the same memory as m.
func (t *regions) registered(sym, m driver.Mem) {
	if t.foreign[m.Handle] {
		m = driver.Mem{}
	}
	t.maps[sym.Handle] = m
}

// theirs notes that somebody else owns the memory, so that Free does not end it.
func (t *regions) theirs(m driver.Mem, err error) (driver.Mem, error) {
	if err == nil {
		t.foreign[m.Handle] = true
	}
	return m, err
}

// vacant forgets freed memory where somebody else has memory now.
func (t *regions) vacant(m driver.Mem, err error) (driver.Mem, error) {
	if err == nil {
		lo, n := uint64(m.Address()), len(t.list)
		t.list = slices.DeleteFunc(t.list, func(r region) bool {
			return r.flags&sanitizer.Freed != 0 && r.lo < lo+uint64(m.Bytes) && lo < r.hi
		})
		t.changed = t.changed || len(t.list) < n
	}
	return m, err
}

// released ends an allocation if its release has not failed, unless somebody else owns it. Memory
// that was registered as symmetric remains as what it was before.
func (t *regions) released(m driver.Mem, err error) error {
	if err != nil {
		return err
	}
	if t.foreign[m.Handle] {
		delete(t.foreign, m.Handle)
		return nil
	}
	t.vacate(m)
	t.mark(m, sanitizer.Freed)
	t.forget()
	if before, ok := t.maps[m.Handle]; ok {
		delete(t.maps, m.Handle)
		_, _ = t.vacant(m, nil)
		if before.Bytes > 0 {
			t.add(before, true)
		}
	}
	return nil
}

// vacate gives the cells of a freed allocation to others. A use of the memory is reported
// without looking at them.
func (t *regions) vacate(m driver.Mem) {
	for _, r := range t.list {
		switch {
		case r.lo != uint64(m.Address()) || r.cells == 0 || r.flags&sanitizer.Freed != 0:
		case r.flags&sanitizer.Symmetric != 0:
			t.free = append(t.free, span{int(r.cells), r.cellWords()})
		default:
			t.spare[r.cellRoom()] = append(t.spare[r.cellRoom()], r.cells)
		}
	}
	slices.SortFunc(t.free, func(a, b span) int { return cmp.Compare(a.at, b.at) })
	joined := t.free[:0]
	for _, f := range t.free {
		if n := len(joined) - 1; n >= 0 && joined[n].at+joined[n].words == f.at {
			joined[n].words += f.words
		} else if f.words > 0 {
			joined = append(joined, f)
		}
	}
	t.free = joined
}

// forget drops the oldest of the regions that are freed, if there are many.
func (t *regions) forget() {
	freed := 0
	for _, r := range t.list {
		if r.flags&sanitizer.Freed != 0 {
			freed++
		}
	}
	t.list = slices.DeleteFunc(t.list, func(r region) bool {
		if r.flags&sanitizer.Freed == 0 || freed <= freedRegions {
			return false
		}
		freed--
		return true
	})
}

// written notes that a host or a stream writes to memory.
func (t *regions) written(m driver.Mem) { t.mark(m, sanitizer.Filled) }

func (t *regions) mark(m driver.Mem, flag uint64) {
	at := uint64(m.Address())
	for i := range t.list {
		if r := &t.list[i]; r.lo <= at && at < r.hi && r.flags&flag == 0 {
			r.flags |= flag
			t.changed = true
		}
	}
}

// unfollow notes that there is a kernel without hooks, which may write anything.
func (t *regions) unfollow() {
	t.unfollowed, t.changed = true, true
	for i := range t.list {
		t.list[i].flags |= sanitizer.Filled
	}
}

// prepare gives the allocations cells, those of memory of the PE alone by alloc, and makes their table.
func (t *regions) prepare(alloc func(bytes int, content []byte) (driver.Mem, error)) error {
	if !t.changed {
		return nil
	}
	for i := range t.list {
		r := &t.list[i]
		switch {
		case r.cells != 0 || r.flags&sanitizer.Freed != 0:
		case r.flags&sanitizer.Symmetric != 0:
			return fmt.Errorf("the sanitizer has no room for the cells of %d bytes of symmetric memory; use smaller sizes", r.hi-r.lo)
		default:
			if err := t.localCells(r, alloc); err != nil {
				return err
			}
		}
	}
	list := slices.DeleteFunc(slices.Clone(t.list), func(r region) bool { return r.cells == 0 })
	slices.SortFunc(list, func(a, b region) int { return cmp.Compare(a.lo, b.lo) })
	words := []uint64{}
	for _, r := range list {
		words = append(words, r.lo, r.hi, r.cells, r.flags, r.number)
	}
	t.table, t.changed = bytesOf(words), false
	t.version++
	return nil
}

// localCells gives memory of the PE alone its cells.
func (t *regions) localCells(r *region, alloc func(bytes int, content []byte) (driver.Mem, error)) error {
	words := r.cellRoom()
	if n := len(t.spare[words]); n > 0 {
		r.cells = t.spare[words][n-1]
		t.spare[words] = t.spare[words][:n-1]
		return nil
	}
	m, err := alloc(words*8, nil)
	if err != nil {
		return fmt.Errorf("cells of %d bytes: %w", r.hi-r.lo, err)
	}
	r.cells = uint64(m.Address())
	return nil
}

// cellRoom is how many words of cells memory of the PE alone has, a power of two, so that others can
// have them later.
func (r *region) cellRoom() int { return 1 << bits.Len(uint(max(r.cellWords(), 1)-1)) }

// cellWords are the words of the cells that describe the memory.
func (r *region) cellWords() int {
	return int(r.hi-r.lo+sanitizer.CellBytes-1) / sanitizer.CellBytes * sanitizer.CellWords
}

// where names memory.
func (t *regions) where(address uint64) string {
	if address>>63 != 0 {
		return "shared memory of the block"
	}
	for _, r := range t.list {
		if r.lo <= address && address < r.hi {
			return fmt.Sprintf("byte %d of an allocation of %d bytes", address-r.lo, r.hi-r.lo)
		}
	}
	return "memory"
}
