package check

import (
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// record is one or more accesses of a thread, at one place and in one step of it, or of an
// operation that it has issued.
type record struct {
	by    *thread
	step  uint32
	op    uint64 // number of the operation, 0 if it is the thread itself
	far   bool   // the operation is one at a PE of another host that a transport does in its own way
	piece uint64 // number of a word of the operation that somebody has seen arrive, 0 for the others
	kind  memmodel.Kind
	write bool
	scope memmodel.Scope
	size  uintptr // of an atomic access
	what  string  // the operation or instruction, for reports
	place *nvir.Place
	// async is what the access belongs to if it is over later than its instruction, and proxy
	// says that the asynchronous proxy makes it.
	async *underway
	proxy bool

	id recordID // see records.number
}

// over says that the operation of a record, or the word of it, is among those that are over.
func (r *record) over(ops *idset) bool { return ops.has(r.op) || r.piece != 0 && ops.has(r.piece) }

// recordID is the number of a record, which takes half the memory of a pointer. Cells and sets of reads
// hold numbers, and nothing else does: a collection gives records other ones.
type recordID uint32

// hostRecord is the number of the record of what a host or a stream has written.
const hostRecord recordID = 1

// records are numbered from hostRecord on; 0 is none.
type records struct {
	list []*record
	sets []readers
}

// readers are the last reads of a byte that no order puts before each other: as many as
// are kept.
type readers [4]recordID

// readsID is the number of a record that reads, or of a set of reads.
type readsID uint32

// setBit marks the number of a set of readers, and keptBit reads of a cell of which some came
// before its last write (keepPlain).
const (
	setBit  = 1 << 31
	keptBit = 1 << 30
)

func newRecords() records {
	return records{list: []*record{{}, {}}}
}

// number returns the number of a record, and gives it one if it has none since the last collection.
func (rs *records) number(r *record) recordID {
	if int(r.id) >= len(rs.list) || rs.list[r.id] != r {
		r.id = recordID(len(rs.list))
		rs.list = append(rs.list, r)
	}
	return r.id
}

// at returns the record with a number.
func (rs *records) at(id recordID) *record { return rs.list[id] }

// set returns the reads of a cell that are the first n of a set.
func (rs *records) set(set readers, n int) readsID {
	if n < 2 {
		return readsID(set[0])
	}
	rs.sets = append(rs.sets, set)
	return readsID(len(rs.sets)-1) | setBit
}

// each calls f with the reads that a cell holds.
func (rs *records) each(reads readsID, f func(id recordID) bool) {
	reads &^= keptBit
	if reads&setBit == 0 {
		if reads != 0 {
			f(recordID(reads))
		}
		return
	}
	for _, id := range rs.sets[reads&^setBit] {
		if id != 0 && !f(id) {
			return
		}
	}
}

// compatible says that two accesses may happen at the same time.
func compatible(a, b *record) bool {
	switch {
	case !a.write && !b.write || a.op != 0 && a.op|1 == b.op|1 && a.async == nil:
		return true // both sides of one operation have two numbers
	case a.kind == memmodel.Atomic && b.kind == memmodel.Atomic && a.size != b.size:
		return false // as words of their own (PTX ISA, Morally strong operations)
	}
	return memmodel.Compatible(a.kind, b.kind, a.scope, b.scope, near(a.by, b.by))
}

// near returns the narrowest scope that holds both threads. A host is nil.
func near(t, u *thread) memmodel.Scope {
	switch {
	case t == nil || u == nil || t.launch.pe != u.launch.pe:
		return memmodel.System
	case t.block != u.block:
		return memmodel.Device
	}
	return memmodel.Block
}
