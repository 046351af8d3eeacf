package fault

import (
	"encoding/binary"
	"fmt"
)

// The control block is BlockBytes of host-mapped memory. Each kernel of a
// loaded module has its own; its device address is the kernel's hidden last
// parameter. All words are little-endian.
//
// A failing thread claims State with a compare-and-swap from StateFree to
// StateClaimed, writes its record, fences to the system, writes StateDone and
// traps. A wait that sees Abort not zero writes a record of kind Wait in the
// same way. One that sees Ask not zero writes where it waits (see waits.go), and goes on.
const (
	BlockBytes = 256

	OffAbort  = 0  // uint32: the host writes 1 to end every wait
	OffState  = 4  // uint32: StateFree, StateClaimed, StateDone
	OffSite   = 8  // uint32: index into Manifest.Sites
	OffBlock  = 16 // 3 x uint32: blockIdx
	OffThread = 28 // 3 x uint32: threadIdx
	OffValues = 40 // 2 x int64: see Kind
	OffAsk    = 56 // uint32: the number of the question who waits, 0 for none (waits.go)
	OffKernel = 60 // uint32: which of the module's kernels it is
	OffWaits  = 64 // uint64: where the answers go, 0 for nowhere

	StateFree    = 0
	StateClaimed = 1
	StateDone    = 2
)

// Record is a failure as a GPU left it in a control block.
type Record struct {
	Site          int
	Block, Thread [3]int
	Values        [2]int64
}

// ReadRecord returns the record in a control block and whether there is one.
func ReadRecord(b []byte) (Record, bool) {
	if binary.LittleEndian.Uint32(b[OffState:]) != StateDone {
		return Record{}, false
	}
	dim := func(off int) (d [3]int) {
		for i := range d {
			d[i] = int(binary.LittleEndian.Uint32(b[off+4*i:]))
		}
		return d
	}
	return Record{
		Site:   int(binary.LittleEndian.Uint32(b[OffSite:])),
		Block:  dim(OffBlock),
		Thread: dim(OffThread),
		Values: [2]int64{
			int64(binary.LittleEndian.Uint64(b[OffValues:])),
			int64(binary.LittleEndian.Uint64(b[OffValues+8:])),
		},
	}, true
}

// Error turns the record into an error; sites are those of the manifest.
func (r Record) Error(sites []Site, kernel string, pe int) *Error {
	e := &Error{Kernel: kernel, PE: pe, Block: r.Block, Thread: r.Thread}
	if r.Site < 0 || r.Site >= len(sites) {
		e.Msg = fmt.Sprintf("failed at unknown site %d; the kernel and its manifest do not belong together, run gpuc generate", r.Site)
		return e
	}
	s := sites[r.Site]
	e.File, e.Line, e.Kind = s.File, s.Line, s.Kind
	e.Msg = Message(s.Kind, s.Text, r.Values[0], r.Values[1])
	return e
}
