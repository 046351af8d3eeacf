package check

import "github.com/gpuc-go/gpuc/internal/backend/check/nvir"

// kind is what an access is.
type kind uint8

const (
	load      kind = iota
	store          // plain, by a thread
	atomic         // of a thread
	take           // an operation reads its source
	deliver        // an operation writes at its peer
	fetch          // an operation reads at its peer
	putWord        // P
	getWord        // G
	remote         // an atomic of package shmem
	look           // a wait or a test
	together       // a collective
	asyncRead      // by an asynchronous instruction
	asyncWrite
)

// names are the kinds for reports.
var names = [...]string{
	load: "load", store: "store", atomic: "atomic access", take: "read of the source", deliver: "write",
	fetch: "read", putWord: "write", getWord: "read", remote: "remote atomic", look: "wait", together: "access",
	asyncRead: "asynchronous read", asyncWrite: "asynchronous write",
}

// name returns what the access is, for reports. A get reads at its peer, and writes here.
func (r *record) name() string {
	if r.kind == fetch && r.write {
		return names[deliver]
	}
	return names[r.kind]
}

// scope is that of an atomic access, as package mir numbers them.
type scope uint8

const (
	system scope = iota
	device
	inBlock
)

// record is one or more accesses of a thread, at one place and in one step of it, or of an
// operation that it has issued.
type record struct {
	by    *thread
	step  uint32
	op    uint64 // number of the operation, 0 if it is the thread itself
	kind  kind
	write bool
	scope scope
	size  uintptr // of an atomic access
	what  string  // the operation or instruction, for reports
	place *nvir.Place
	// async is what the access belongs to if it is over later than its instruction, and proxy
	// says that the asynchronous proxy makes it.
	async *underway
	proxy bool

	id recordID // see records.number
}

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
	if !a.write && !b.write || a.op != 0 && a.op|1 == b.op|1 && a.async == nil {
		return true // both sides of one operation have two numbers
	}
	switch {
	case a.kind == atomic && b.kind == atomic:
		return morallyStrong(a, b)
	case a.kind == remote && b.kind == remote:
		return true
	case a.kind == atomic || b.kind == atomic:
		if b.kind == atomic {
			a, b = b, a
		}
		switch b.kind {
		case remote, look:
			return a.scope == system || b.kind == look && a.scope == device && a.by.launch.pe == b.by.launch.pe
		}
		return false
	case a.kind == look || b.kind == look:
		if a.kind == look {
			a, b = b, a
		}
		return a.kind == remote || a.kind == putWord || a.kind == deliver
	case a.kind == getWord || b.kind == getWord:
		if a.kind == getWord {
			a, b = b, a
		}
		return a.kind == putWord || a.kind == remote
	}
	return false
}

// morallyStrong says that the scope of each of two atomic accesses holds the other's
// thread, and that they access the same word (PTX ISA, Morally strong operations).
func morallyStrong(a, b *record) bool {
	return a.size == b.size && includes(a.scope, a.by, b.by) && includes(b.scope, b.by, a.by)
}

// includes says that a scope around t holds u.
func includes(s scope, t, u *thread) bool {
	switch s {
	case inBlock:
		return t.block == u.block
	case device:
		return t.launch.pe == u.launch.pe
	}
	return true
}
