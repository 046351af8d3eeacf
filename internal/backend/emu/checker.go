package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Checker runs kernels in its own way, on the threads of the emulated GPUs, and is told
// what else touches their memory. It is called by one goroutine at a time, except for
// Allocated and Freed.
type Checker interface {
	// Load prepares the kernels of an artifact.
	Load(a *driver.Artifact) (Program, error)
	// MaxCluster is the most blocks of a cluster of the target that the kernels are told of.
	MaxCluster() int
	// Allocated tells of memory of a PE, and Freed of its end. obj is the object that it
	// belongs to, at offset 0; symmetric memory has one object on all PEs. Memory that is
	// not filled has no content that a program may read. Go code of the host uses memory of the host without telling.
	Allocated(pe int, base unsafe.Pointer, bytes int, obj any, filled, host bool)
	Freed(base unsafe.Pointer, where string)
	// Copied tells that a stream has copied n bytes of memory of the host or the device,
	// or has set them to zero, where src is nil. It refuses a copy of what is still to be
	// written.
	Copied(pe int, dst, src unsafe.Pointer, n uintptr) error
	// Written tells that an operation of a stream of a PE writes n bytes at dst, and whether these are sums.
	Written(pe int, dst unsafe.Pointer, n uintptr, sums bool)
	// Contributes tells that a collective of a stream of a PE reads n bytes at src.
	Contributes(pe int, src unsafe.Pointer, n uintptr)
	// Transfers tells that a stream of a PE starts to copy n bytes, of which one side is memory of another PE.
	Transfers(pe int, dst, src unsafe.Pointer, n uintptr)
	// Met tells that all PEs have made a call of hosts together, or one of the streams of the PEs, and Asked that a
	// host asks whether work is over. Hosts may call Asked at the same time as anything else.
	Met(streams map[int]any)
	Asked()
	// Signals tells that a stream sends a signal, or makes a call of NCCL.
	Signals()
	// Works tells that a stream begins what touches memory, and Synced that its host has waited for all of it.
	Works(pe int, stream any)
	Synced(pe int, stream any)
	// Sends returns the note of an update of n bytes at a word that a stream of a PE sends to another, and of which
	// delivery says what a fence does to it.
	Sends(word unsafe.Pointer, n uintptr, from, to int, delivery op.Delivery) (note any)
	// Arrived tells that an update of a word has arrived that a thread or stream has sent
	// with a note.
	Arrived(note any)
	// Covers says that an update with a note, if it arrived now, would publish all that updates of its words
	// before it have published.
	Covers(note any) bool
	// After returns the notes of the operations that a fence has put before that with a note,
	// in the order of their issue. Director needs it.
	After(note any) []any
	// Landed tells that a copy that a thread has started with a note is complete, and counts at
	// a barrier in shared memory; PhaseOver, that a phase of one is over.
	Landed(note any, barrier unsafe.Pointer)
	PhaseOver(barrier unsafe.Pointer)
	// Yields tells that a thread calls the emulator, so that others may run before it goes on.
	Yields()
	// Completed tells that all that a PE has issued is complete, or what covers says, which a stream has
	// waited for.
	Completed(pe int, covers func(to int, get bool) bool)
	// Awaited tells that a stream has waited for a signal.
	Awaited(signal unsafe.Pointer)
	// Place returns the line of the source at which a thread is.
	Place(t threadapi.Thread) (file string, line int)
}

// Program is the kernels of an artifact.
type Program interface {
	// Launch prepares a launch of kernel number k with a parameter buffer. What it
	// returns is called when the launch begins, with its PE and its stream, and gives what each thread
	// runs.
	Launch(k int, cfg driver.LaunchConfig, params []byte) (func(pe int, stream any) func(t *gpu.Thread), error)
}

// Note has what the thread sends next carry a note, until the next call of Note.
func (t *thread) Note(note any) { t.note = note }

// Turn lets other threads run while this one computes.
//
//go:norace
func (t *thread) Turn() { t.call((*World).serveTurn) }

// Rank returns the PE of the thread.
func (t *thread) Rank() int { return t.pe.rank }

// place returns the line of the user's source at which a thread is that has noted its
// frames.
//
//go:norace
func (t *thread) place() (file string, line int) { return t.placeOf(t.pcs) }

// placeOf is place of a thread that was at pcs.
//
//go:norace
func (t *thread) placeOf(pcs []uintptr) (file string, line int) {
	if c := t.w.cfg.Checker; c != nil {
		return c.Place(t)
	}
	p := userFrame(pcs)
	return p.file, p.line
}

// notes tell the checker, if there is one, what happens.
type notes struct{ checker Checker }

// arrived tells the checker that an update has arrived.
func (ns *notes) arrived(note any) {
	if c := ns.checker; c != nil && note != nil {
		c.Arrived(note)
	}
}

// landed tells the checker of a copy that counts at a barrier.
func (ns *notes) landed(note any, m *mbarrier) {
	if c := ns.checker; c != nil {
		c.Landed(note, m.at)
	}
}

// phaseOver tells the checker that the current phase of a barrier is over.
func (ns *notes) phaseOver(m *mbarrier) {
	if c := ns.checker; c != nil {
		c.PhaseOver(m.at)
	}
}

// memory tells the checker of an allocation.
func (ns *notes) memory(a *allocation, filled bool) *allocation {
	if c := ns.checker; c != nil {
		for pe, base := range a.bases {
			if base != nil {
				c.Allocated(pe, base, a.bytes, a, filled, a.use == usePinned)
			}
		}
	}
	return a
}

// noteCopy tells the checker what an item of a stream has copied, and fails the PE if it
// refuses.
func (s *stream) noteCopy(it *item) {
	c := s.pe.w.cfg.Checker
	if c == nil {
		return
	}
	var err error
	switch it.kind {
	case itemCopy, itemZero:
		err = c.Copied(s.pe.rank, it.dst, it.src, it.n)
	case itemFree:
		c.Freed(it.dst, it.where)
	case itemCondition:
		err = c.Copied(s.pe.rank, nil, it.cond.word, 4)
	case itemBox:
		err = it.box.each(func(dst, src unsafe.Pointer, n uintptr) error { return c.Copied(s.pe.rank, dst, src, n) })
	}
	if err != nil {
		s.pe.fail(err)
	}
}

// noteSent tells the checker what an operation writes that the stream has begun, and what it sends.
func (s *stream) noteSent(it *item) {
	c := s.pe.w.cfg.Checker
	if c == nil {
		return
	}
	call := onStream(it.comm)
	dst := call.Dst.Base
	switch {
	case it.comm.Op.Family == op.SyncOp && len(it.comm.Members) == len(s.pe.w.pes): // which tells that all have met
	case it.comm.Op.Collective():
		c.Contributes(s.pe.rank, call.Src.Base, call.Src.Bytes)
	case dst == nil:
		c.Signals()
	default:
		near, remote, get := sides(&call, s.pe.rank)
		src := remote
		if !get {
			dst, src = remote, near.Base
		}
		c.Transfers(s.pe.rank, dst, src, call.Dst.Bytes)
		if call.Word.Obj != nil {
			c.Signals()
		}
	}
	s.pe.w.notes.written(s.pe, dst, call.Dst.Bytes, it.comm.Op.Reduces() && !it.comm.Type.IsInt() && len(it.comm.Members) > 2)
	for _, x := range s.sent {
		switch {
		case x.sig != nil:
			x.note = c.Sends(unsafe.Pointer(x.sig), 8, s.pe.rank, x.to, x.delivery)
		case !x.get && x.then == nil:
			x.note = c.Sends(x.dst, x.n, s.pe.rank, x.to, x.delivery)
		}
	}
}

// written tells the checker that a stream writes memory.
func (ns *notes) written(p *pe, dst unsafe.Pointer, n uintptr, sums bool) {
	if c := ns.checker; c != nil && dst != nil && n > 0 {
		c.Written(p.rank, dst, n, sums)
	}
}

// met tells the checker that all PEs have made a call together.
func (ns *notes) met(streams map[int]any) {
	if c := ns.checker; c != nil {
		c.Met(streams)
	}
}

// noteBegun tells the checker that the stream begins an item.
func (s *stream) noteBegun(it *item) {
	c := s.pe.w.cfg.Checker
	if c == nil {
		return
	}
	switch it.kind {
	case itemRecord, itemWait, itemHost, itemFree:
	case itemUnit:
		c.Signals()
		fallthrough
	default:
		c.Works(s.pe.rank, s)
	}
}

// noteAwaited tells the checker that the stream has waited for a signal.
func (s *stream) noteAwaited(it *item) {
	if c := s.pe.w.cfg.Checker; c != nil {
		c.Awaited(unsafe.Pointer(it.signal()))
	}
}

// noteComplete tells the checker that what the PE has issued is complete.
func (p *pe) noteComplete(covers func(to int, get bool) bool) {
	if c := p.w.cfg.Checker; c != nil {
		c.Completed(p.rank, covers)
	}
}
