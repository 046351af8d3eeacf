package gpurt

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file allocates what sanitized kernels use (internal/sanitizer has the layout), and writes
// a descriptor before each launch. It makes errors of what they report.

// Sizes of what the sanitizer uses.
const (
	// arenaCells is how much cells of symmetric memory take, in bytes.
	arenaCells = 16 << 20
	// clockRows are how many blocks of a PE clocks know.
	clockRows = 160
	// tableBits is the logarithm of how many words may publish something.
	tableBits = 8
	// clocks is how many threads may have a clock of their own.
	clocks = 512
	// sharedBytes bounds the bytes of cells for shared memory.
	sharedBytes = 1 << 30
)

// sanitized is what a PE has for sanitized kernels.
type sanitized struct {
	on    bool
	arena driver.Mem
	// reports are the host's, so that they outlive a kernel that fails.
	reports driver.Mem
	// table is the regions as kernels read them, and version says which one it is. Each stream has a
	// copy of its own, which changes between launches.
	table   []byte
	version int
	regions []allocatedRegion
	// allocations is how many there have been, also those that are freed.
	allocations uint64
	changed     bool
	// next is where the next cells of symmetric memory begin in the arena, in words, and free are cells
	// before it of memory that was freed.
	next, words int
	free        []span
	// spare are cells of other memory that was freed, by their words.
	spare      map[int][]uint64
	rows, bits int
	// launches is how many there have been, and last are the last ones, by their numbers.
	launches int
	last     [sanitizer.LaunchMask + 1]launched
	modules  []*loaded
	sites    int
	// stream is for what the sanitizer itself sends, nil before.
	stream driver.Stream
	// heard are the PEs that know that streams send to them.
	heard map[int]bool
	// met says that a stream has had to do with other PEs since the last launch.
	met bool
	// stirred and sent say that streams wrote to symmetric memory, and sent to other PEs, before there
	// were sanitized kernels.
	stirred, sent bool
	// unfollowed says that there is a kernel without hooks.
	unfollowed bool
}

// span is words of the arena.
type span struct{ at, words int }

// allocatedRegion is memory that kernels may use.
type allocatedRegion struct {
	lo, hi, cells, flags, number uint64
}

// freedRegions is of how many regions that are freed a use is found.
const freedRegions = 1 << 7

// launched is a launch, for reports. The first one has number 1.
type launched struct {
	kernel string
	cfg    driver.LaunchConfig
}

// streamState is what the launches of a stream use in turn.
type streamState struct {
	desc, threads, blocks, shared, vectors, table driver.Mem
	version                                       int // of the table
}

// allocated takes account of memory.
func (s *sanitized) allocated(m driver.Mem, filled bool) {
	if s.on {
		s.add(uint64(m.Address()), uint64(m.Bytes), m.Sym, filled)
	}
}

// add adds memory to what kernels may use.
func (s *sanitized) add(lo, bytes uint64, symmetric, filled bool) {
	s.allocations++
	r := allocatedRegion{lo: lo, hi: lo + bytes, number: s.allocations}
	if symmetric {
		r.flags |= sanitizer.Symmetric
	}
	if filled || s.unfollowed {
		r.flags |= sanitizer.Filled
	}
	s.regions = slices.DeleteFunc(s.regions, func(o allocatedRegion) bool { return o.lo < r.hi && r.lo < o.hi })
	s.place(&r)
	s.regions = append(s.regions, r)
	s.changed = true
}

// place gives symmetric memory its cells, if there is room. All PEs allocate and free in the same order,
// so that a peer's cells stand where one's own do.
func (s *sanitized) place(r *allocatedRegion) {
	words := r.cellWords()
	if r.flags&sanitizer.Symmetric == 0 || r.flags&sanitizer.Freed != 0 {
		return
	}
	for i := range s.free {
		if f := &s.free[i]; f.words >= words {
			r.cells = uint64(f.at)
			f.at, f.words = f.at+words, f.words-words
			return
		}
	}
	if s.next+words <= s.words {
		r.cells = uint64(s.next)
		s.next += words
	}
}

// vacate gives the cells of a freed allocation to others. Who uses the memory nevertheless is reported
// without looking at them.
func (s *sanitized) vacate(m driver.Mem) {
	for _, r := range s.regions {
		switch {
		case r.lo != uint64(m.Address()) || r.cells == 0 || r.flags&sanitizer.Freed != 0:
		case r.flags&sanitizer.Symmetric != 0:
			s.free = append(s.free, span{int(r.cells), r.cellWords()})
		default:
			s.keepCells(&r)
		}
	}
	slices.SortFunc(s.free, func(a, b span) int { return cmp.Compare(a.at, b.at) })
	joined := s.free[:0]
	for _, f := range s.free {
		if n := len(joined) - 1; n >= 0 && joined[n].at+joined[n].words == f.at {
			joined[n].words += f.words
		} else if f.words > 0 {
			joined = append(joined, f)
		}
	}
	s.free = joined
}

// localCells gives memory of the PE alone its cells.
func (s *sanitized) localCells(pe *PE, r *allocatedRegion) error {
	words := r.cellRoom()
	if n := len(s.spare[words]); n > 0 {
		r.cells = s.spare[words][n-1]
		s.spare[words] = s.spare[words][:n-1]
		return nil
	}
	m, err := pe.dev.Alloc(words * 8)
	if err != nil {
		return fmt.Errorf("cells of %d bytes: %w", r.hi-r.lo, err)
	}
	r.cells = uint64(m.Address())
	return nil
}

// keepCells keeps the cells of freed memory for other memory of such a size.
func (s *sanitized) keepCells(r *allocatedRegion) {
	if s.spare == nil {
		s.spare = map[int][]uint64{}
	}
	s.spare[r.cellRoom()] = append(s.spare[r.cellRoom()], r.cells)
}

// cellRoom is how many words of cells memory of the PE alone has, a power of two, so that others can
// have them later.
func (r *allocatedRegion) cellRoom() int { return 1 << bits.Len(uint(max(r.cellWords(), 1)-1)) }

// forget drops the oldest of the regions that are freed, if there are many.
func (s *sanitized) forget() {
	freed := 0
	for _, r := range s.regions {
		if r.flags&sanitizer.Freed != 0 {
			freed++
		}
	}
	s.regions = slices.DeleteFunc(s.regions, func(r allocatedRegion) bool {
		if r.flags&sanitizer.Freed == 0 || freed <= freedRegions {
			return false
		}
		freed--
		return true
	})
}

// cellWords are the words of the cells that describe the memory.
func (r *allocatedRegion) cellWords() int {
	return int(r.hi-r.lo+sanitizer.CellBytes-1) / sanitizer.CellBytes * sanitizer.CellWords
}

// wrapped takes account of memory that somebody else owns, who may have got it where other memory was
// freed.
func (s *sanitized) wrapped(m driver.Mem) {
	if !s.on {
		return
	}
	lo := uint64(m.Address())
	n := len(s.regions)
	s.regions = slices.DeleteFunc(s.regions, func(r allocatedRegion) bool {
		return r.flags&sanitizer.Freed != 0 && r.lo < lo+uint64(m.Bytes) && lo < r.hi
	})
	s.changed = s.changed || len(s.regions) < n
}

// released takes account of the end of an allocation, not of memory that others own. Memory that was
// registered as symmetric remains as what it was before.
func (s *sanitized) released(a *allocation) {
	if a.foreign || !s.on {
		return
	}
	s.vacate(a.mem)
	s.mark(a.mem, sanitizer.Freed)
	s.forget()
	if a.maps == nil {
		return
	}
	s.wrapped(a.mem)
	if !a.maps.foreign {
		s.allocated(a.maps.mem, true)
	}
}

// written takes account of content from a host or a stream.
func (s *sanitized) written(m driver.Mem) {
	if s.on {
		s.mark(m, sanitizer.Filled)
	}
}

func (s *sanitized) mark(m driver.Mem, flag uint64) {
	at := uint64(m.Address())
	for i := range s.regions {
		if r := &s.regions[i]; r.lo <= at && at < r.hi && r.flags&flag == 0 {
			r.flags |= flag
			s.changed = true
		}
	}
}

// sanitize prepares the PE for the kernels of the module. It is collective.
func (m *loaded) sanitize() error {
	if !m.man.Sanitize {
		return nil
	}
	s, pe := &m.pe.sanitizer, m.pe
	if m.byName() {
		return errors.New("sanitized kernels run on GPUs and on the back end check; the emulator runs the Go functions, which look for nothing")
	}
	m.firstSite = s.sites
	s.sites += len(m.man.Sites)
	s.modules = append(s.modules, m)
	for i := range m.man.Kernels {
		if m.man.Kernels[i].Unsanitized {
			s.unfollow()
		}
	}
	if s.on {
		return nil
	}
	s.rows, s.bits = clockRows, tableBits
	s.next = sanitizer.CellsAt(pe.dev.Size(), s.rows, s.bits)
	cells := arenaCells
	if _, ok := pe.dev.(driver.Emulated); !ok {
		cells *= 16
	}
	s.words = s.next + cells/8
	var err error
	if s.arena, err = pe.dev.AllocSym(pe.ctx, s.words*8, "the sanitizer"); err != nil {
		return fmt.Errorf("memory of the sanitizer: %w", err)
	}
	if s.reports, err = pe.dev.AllocHost((sanitizer.ReportHead+sanitizer.ReportCount*sanitizer.ReportWords)*8, false); err != nil {
		return fmt.Errorf("memory of the sanitizer: %w", err)
	}
	for _, number := range pe.live.numbers() {
		n := pe.live.live[number]
		s.add(n.address, uint64(n.Bytes), n.Symmetric, n.filled || s.stirred && n.Symmetric)
	}
	s.on, s.heard = true, map[int]bool{}
	if s.sent {
		for to := range pe.NumPEs() {
			if err := s.tell(pe, to); err != nil {
				return err
			}
		}
	}
	return nil
}

// sends takes account of an operation of a stream before it is enqueued.
func (s *sanitized) sends(pe *PE, c *driver.Comm) error {
	s.met = true
	switch o := c.Op; {
	case o.Collective() || len(o.Params) > 0 && o.Params[0] == op.DstLocal:
		s.stirred = s.stirred || c.Dst.Bytes > 0
		s.written(c.Dst)
		return nil
	case o.Family != op.RMA && o.Family != op.Sig || o.Blocks || s.heard[c.PE]:
		return nil
	case !s.on:
		s.sent = true
		return nil
	}
	return s.tell(pe, c.PE)
}

// tell has the hooks of a PE know that streams send to it: what these write and publish there has no
// hooks. The PE knows before the first operation begins.
func (s *sanitized) tell(pe *PE, to int) error {
	s.heard[to] = true
	if s.stream == nil {
		var err error
		if s.stream, err = pe.dev.NewStream(); err != nil {
			return err
		}
	}
	word := s.arena.Slice(8*sanitizer.ArenaHosts, 8*sanitizer.ArenaHosts+8)
	return errors.Join(
		s.stream.Communicate(pe.ctx, &driver.Comm{Op: hostSignalOp, Where: "the sanitizer", Operands: driver.Operands{PE: to, Word: word, Value: 1, SigOp: int32(shmem.SignalSet)}}),
		s.stream.Communicate(pe.ctx, &driver.Comm{Op: hostQuiet, Where: "the sanitizer"}),
		s.stream.Sync(pe.ctx))
}

// unfollow takes account of a kernel without hooks, which may write anything.
func (s *sanitized) unfollow() {
	s.unfollowed, s.changed = true, true
	for i := range s.regions {
		s.regions[i].flags |= sanitizer.Filled
	}
}

// byName says that kernels run as Go functions.
func (m *loaded) byName() bool {
	d, ok := m.pe.dev.(driver.Emulated)
	return ok && !d.Interprets()
}

// prepare gives the allocations cells, and makes their table.
func (s *sanitized) prepare(pe *PE) error {
	if !s.changed {
		return nil
	}
	for i := range s.regions {
		r := &s.regions[i]
		switch {
		case r.cells != 0 || r.flags&sanitizer.Freed != 0:
		case r.flags&sanitizer.Symmetric == 0:
			if err := s.localCells(pe, r); err != nil {
				return err
			}
		default:
			return fmt.Errorf("the sanitizer has no room for the cells of %d bytes of symmetric memory; use smaller sizes", r.hi-r.lo)
		}
	}
	list := slices.DeleteFunc(slices.Clone(s.regions), func(r allocatedRegion) bool { return r.cells == 0 })
	slices.SortFunc(list, func(a, b allocatedRegion) int { return cmp.Compare(a.lo, b.lo) })
	words := []uint64{}
	for _, r := range list {
		words = append(words, r.lo, r.hi, r.cells, r.flags, r.number)
	}
	s.table, s.changed = bytesOf(words), false
	s.version++
	return nil
}

// bytesOf returns words as a GPU reads them.
func bytesOf(words []uint64) []byte {
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint64(b, w)
	}
	return b
}

// sanitize adds the parameter for the sanitizer to a launch of a sanitized kernel, and enqueues
// its descriptor.
func (l *Launch) sanitize() error {
	k := l.k
	if !k.m.man.Sanitize || l.next+2 != len(l.slots) {
		return nil
	}
	if err := l.s.check(); err != nil {
		return fmt.Errorf("%w: %w", ErrLaunch, err)
	}
	if l.s.capture != nil {
		return fmt.Errorf("%w: a sanitized kernel cannot be part of a graph, since each launch has a descriptor of its own", ErrLaunch)
	}
	pe := k.m.pe
	s := &pe.sanitizer
	if err := s.prepare(pe); err != nil {
		return err
	}
	cfg := l.cfg.driver()
	s.launches++
	s.last[s.launches&sanitizer.LaunchMask] = launched{k.spec.Name, cfg}
	st := &l.s.state
	desc, err := st.descriptor(pe, k, cfg, l.maps)
	if err != nil {
		return fmt.Errorf("memory of the sanitizer: %w", err)
	}
	if st.version != s.version {
		if err := l.s.upload(st.table, s.table); err != nil {
			return err
		}
		st.version = s.version
	}
	if err := l.s.upload(st.desc, bytesOf(desc)); err != nil {
		return err
	}
	// Nobody sees whom a kernel without hooks meets.
	s.met = s.met || k.spec.Unsanitized
	*(*uint64)(l.take(asSanitizer, 8)) = uint64(st.desc.Address())
	*(*uint64)(l.take(asSanitizer, 8)) = uint64(s.arena.Address())
	return nil
}

// upload copies bytes to the beginning of memory that the launches of the stream use in turn.
func (s *Stream) upload(to driver.Mem, b []byte) error {
	if len(b) == 0 {
		return nil
	}
	s.hold(b)
	return s.s.CopyIn(to.Slice(0, len(b)), b)
}

// room makes m at least so large. Launches may still use what it was, so it grows by half at least: all
// that it ever was is then no more than three times what it is.
func room(pe *PE, m *driver.Mem, bytes int) (err error) {
	if m.Bytes < bytes {
		*m, err = pe.dev.Alloc(max(bytes, m.Bytes+m.Bytes/2&^7))
	}
	return err
}

// descriptor returns the descriptor of a launch of k with tensor maps.
func (st *streamState) descriptor(pe *PE, k *Kernel, cfg driver.LaunchConfig, maps []uint64) ([]uint64, error) {
	s := &pe.sanitizer
	pes := pe.dev.Size()
	blocks, threads := cfg.Grid.Count(), cfg.Block.Count()
	cells := 0
	if shared := k.spec.SharedBytes + cfg.DynamicShared; shared > 0 {
		cells = sanitizer.SharedBytes(shared) / sanitizer.CellBytes
	}
	if blocks*cells*sanitizer.CellWords*8 > sharedBytes {
		cells = 0
	}
	words := sanitizer.ThreadWords(pes)
	for _, m := range []struct {
		mem   *driver.Mem
		words int
	}{
		{&st.desc, sanitizer.DescWords + len(maps)}, {&st.table, len(s.table) / 8}, {&st.threads, blocks * threads * words}, {&st.blocks, blocks * sanitizer.BlockWords},
		{&st.shared, max(1, blocks*cells*sanitizer.CellWords)}, {&st.vectors, clocks * sanitizer.VectorWords(pes, s.rows)},
	} {
		if err := room(pe, m.mem, m.words*8); err != nil {
			return nil, err
		}
	}
	cx, cy, cz := cfg.ClusterDim(k.spec)
	d := append(make([]uint64, sanitizer.DescWords), maps...)
	if s.met {
		d[sanitizer.DescMet], s.met = 1, false
	}
	if s.unfollowed {
		d[sanitizer.DescUnfollowed] = 1
	}
	for i, x := range map[int]uint64{
		sanitizer.DescSelf: uint64(st.desc.Address()), sanitizer.DescArena: uint64(s.arena.Address()),
		sanitizer.DescRegions: uint64(st.table.Address()), sanitizer.DescRegionCount: uint64(len(s.table) / (8 * sanitizer.RegionWords)),
		sanitizer.DescLaunch: uint64(s.launches), sanitizer.DescThreads: uint64(st.threads.Address()), sanitizer.DescThreadWords: uint64(words),
		sanitizer.DescBlocks: uint64(st.blocks.Address()), sanitizer.DescBlockThreads: uint64(threads),
		sanitizer.DescShared: uint64(st.shared.Address()), sanitizer.DescSharedCells: uint64(cells),
		sanitizer.DescPE: uint64(pe.dev.Rank()), sanitizer.DescPEs: uint64(pes), sanitizer.DescRows: uint64(s.rows),
		sanitizer.DescVectors: uint64(st.vectors.Address()), sanitizer.DescVectorCount: clocks,
		sanitizer.DescReports: uint64(s.reports.Address()), sanitizer.DescLeft: uint64(blocks * threads),
		sanitizer.DescGridX: uint64(max(cfg.Grid.X, 1)), sanitizer.DescGridY: uint64(max(cfg.Grid.Y, 1)),
		sanitizer.DescCluster: uint64(cx * cy * cz), sanitizer.DescClusterX: uint64(cx), sanitizer.DescClusterY: uint64(cy), sanitizer.DescClusterZ: uint64(cz),
		sanitizer.DescMaps: uint64(len(maps) / sanitizer.TensorWords), sanitizer.DescSites: uint64(k.m.firstSite), sanitizer.DescTableBits: uint64(s.bits),
	} {
		d[i] = x
	}
	return d, nil
}

// tensorWords are the words of a tensor at an address as hooks read them, with its description.
func tensorWords(m *threadapi.TensorMap, address uint64, description []uint64) []uint64 {
	w := make([]uint64, sanitizer.TensorWords)
	for _, x := range description {
		w[sanitizer.TensorKey] = w[sanitizer.TensorKey]*sanitizer.KeyFactor + x
	}
	w[sanitizer.TensorBase], w[sanitizer.TensorElem], w[sanitizer.TensorSpan] = address, uint64(m.Elem), uint64(m.Span)
	for i := range sanitizer.MaxDims {
		box, dim, stride := 1, 1, 0
		if i < len(m.Dims) {
			box, dim, stride = m.Box[i], m.Dims[i], m.Strides[i]
		}
		w[sanitizer.TensorBox+i], w[sanitizer.TensorDims+i], w[sanitizer.TensorStrides+i] = uint64(box), uint64(dim), uint64(stride)
	}
	return w
}
