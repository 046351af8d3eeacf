package trace

import (
	"sync/atomic"
	"unsafe"
)

// Kernels that are compiled with a trace write records to rings in host-mapped memory, which
// outlives the context of a kernel that fails. The place in a ring comes from the number of the
// last record, which the memory of the module has for each ring; the host does not read that.
//
// The first thread of each of the first Blocks blocks has the ring of the block's number. It
// owns the ring from the beginning of the block to its end: it takes the number out of memory
// and leaves Unowned there, counts by itself, and puts the number back. If it finds Unowned, a
// block of another launch has the ring, and it owns none. The threads that own no ring, which
// are also those of other blocks, write to the ring Blocks + number of the block modulo Blocks,
// and add 1 to its number in memory. The number of a ring that was owned for 2^32 - 1 records
// is Unowned: nobody owns that any more.
//
// The control block that a kernel gets lies in a range of RingsOffset bytes that begins at a
// multiple of them, and the rings lie after it. So their address takes no load.
//
// A record is four quarters of 16 bytes. Each is stored at once, and its last word is the
// number of the record in its ring, from 1. A record is complete if all four have the number.
const (
	Blocks      = 256
	Rings       = 2 * Blocks
	RingSlots   = 512
	RecordBytes = 64
	RingsBytes  = Rings * RingSlots * RecordBytes
	RingsOffset = 1 << 20

	// Unowned stands in the place of a number: a thread owns no ring, or a ring is owned.
	Unowned = 0xffffffff

	// The words of a record, each of 32 bits. Times and values have two.
	WordStart  = 0
	WordSite   = 2 // index into Manifest.Sites, or one of the marks
	WordEnd    = 4
	WordThread = 6 // rank in the block; above 16 bits, the number of the kernel
	WordAt     = 8 // address of what is waited for or updated, or 0
	WordPE     = 10
	WordValue  = 12
	WordBlock  = 14 // number of the block

	// Marks in the place of a site: a block begins, ends.
	MarkBegin = 0xffffffff
	MarkEnd   = 0xfffffffe

	// ClockKernel reads the timer: it stores it at its parameter, which is ClockAt in the range
	// in front of the rings, and then adds 1 to the word after it.
	ClockKernel = "gpuc_clock"
	ClockAt     = RingsOffset - 16
)

// Scopes of what a kernel records: which thread does.
const (
	OfThread = iota // the first of those of a warp that are there together and do the same
	OfWarp          // its first lane
	OfBlock         // its first thread
)

// Entry is what a kernel has recorded.
type Entry struct {
	Start, End    uint64
	Site          uint32
	Kernel        int
	Thread, Block int
	At, Value     uint64
	PE            int // plus 1, or 0
}

// RingReader reads the rings of a module while kernels write to them.
type RingReader struct {
	mem  unsafe.Pointer
	next [Rings]uint32 // the number before the next record
}

// NewRingReader returns a reader of RingsBytes at mem.
func NewRingReader(mem unsafe.Pointer) *RingReader { return &RingReader{mem: mem} }

// Read calls take for each record that is new, in the order in which the threads of a block
// have made them, and returns how many were overwritten before they were read.
func (r *RingReader) Read(take func(Entry)) (dropped uint64) {
	for own := range Blocks {
		shared := Blocks + own
		for {
			// The ring of the first thread comes last: what others have recorded, they have
			// since the block began.
			b, others, lost := r.first(shared)
			a, owner, lostToo := r.first(own)
			dropped += lost + lostToo
			if !owner && !others {
				break
			}
			// At one time, a block begins first and ends last.
			if owner && (!others || a.End < b.End || a.End == b.End && a.Site != MarkEnd) {
				r.next[own]++
				take(a)
			} else {
				r.next[shared]++
				take(b)
			}
		}
	}
	return dropped
}

// first returns the first record of a ring that was not taken, if there is one, and how many
// were overwritten before it.
func (r *RingReader) first(ring int) (e Entry, ok bool, dropped uint64) {
	for {
		want := r.next[ring] + 1
		at := unsafe.Add(r.mem, (ring*RingSlots+int(r.next[ring]%RingSlots))*RecordBytes)
		word := func(i int) uint32 { return atomic.LoadUint32((*uint32)(unsafe.Add(at, 4*i))) }
		newest, whole := want-1, true
		for q := 3; q < RecordBytes/4; q += 4 {
			n := word(q)
			whole = whole && n == want
			if int32(n-newest) > 0 {
				newest = n
			}
		}
		if whole {
			// A quarter that has the number before and after it is read was not written meanwhile.
			var w [RecordBytes / 4]uint32
			for i := range w {
				w[i] = word(i)
			}
			if w[3] == want && w[7] == want && w[11] == want && w[15] == want {
				return entry(&w), true, dropped
			}
			continue
		}
		if int32(newest-want) <= 0 {
			return Entry{}, false, dropped // not written yet, or half
		}
		// This one was overwritten, and with it all up to a ring before the newest.
		skip := max(newest-want-RingSlots+1, 1)
		dropped += uint64(skip)
		r.next[ring] += skip
	}
}

func entry(w *[RecordBytes / 4]uint32) Entry {
	long := func(i int) uint64 { return uint64(w[i]) | uint64(w[i+1])<<32 }
	return Entry{
		Start: long(WordStart), End: long(WordEnd), Site: w[WordSite],
		Kernel: int(w[WordThread] >> 16), Thread: int(w[WordThread] & 0xffff), Block: int(w[WordBlock]),
		At: long(WordAt), Value: long(WordValue), PE: int(w[WordPE]),
	}
}
