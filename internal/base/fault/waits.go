package fault

import "encoding/binary"

// The kernels of a module answer the question who waits in a table of WaitSlots slots of
// WaitBytes in host-mapped memory. A thread takes one of WaitProbes slots that follow from its
// block and from what it waits for: it sets State to twice the number of the question by a
// compare-and-swap, writes its wait, fences to the system, and sets the last bit of State.
// Threads of a block that wait at one place for one word share a slot. If all slots are
// taken, it sets the word that is after the table.
const (
	WaitSlots  = 256
	WaitBytes  = 72
	WaitProbes = 16
	// WaitTableBytes is the size of the table, with the word after it.
	WaitTableBytes = WaitSlots*WaitBytes + 8

	WaitState   = 0  // uint32
	WaitKernel  = 4  // uint32: OffKernel
	WaitSite    = 8  // uint32: index into Manifest.Sites
	WaitHow     = 12 // uint32: see Wait
	WaitBlock   = 16 // 3 x uint32: blockIdx
	WaitThread  = 28 // 3 x uint32: threadIdx
	WaitAddress = 40 // uint64: of the word
	WaitFound   = 48 // uint64
	WaitWanted  = 56 // uint64
	WaitGrid    = 64 // uint64: how many blocks the grid has

	// How holds the comparison in its low 4 bits, the size of the word in bytes in the
	// next 4, and above them the number of the PE that changes the word plus 1, if the
	// operation knows it.
	WaitSizeShift = 4
	WaitFromShift = 8
)

// Waiting is a wait of a thread, as it tells the host.
type Waiting struct {
	Kernel, Site  int
	Compare, Size int
	// From is the PE that changes the word, or -1.
	From          int
	Block, Thread [3]int
	Address       uint64
	Found, Wanted uint64
	Grid          uint64
}

// ReadWaits returns the answers to a question in a table, each once. more says that there was
// no room for others.
func ReadWaits(table []byte, question uint32) (list []Waiting, more bool) {
	u32 := binary.LittleEndian.Uint32
	u64 := binary.LittleEndian.Uint64
	seen := map[Waiting]bool{}
	for i := range WaitSlots {
		b := table[i*WaitBytes:][:WaitBytes]
		if u32(b[WaitState:]) != question<<1|1 {
			continue
		}
		how := u32(b[WaitHow:])
		w := Waiting{
			Kernel: int(u32(b[WaitKernel:])), Site: int(u32(b[WaitSite:])),
			Compare: int(how & 15), Size: int(how >> WaitSizeShift & 15), From: int(how>>WaitFromShift) - 1,
			Address: u64(b[WaitAddress:]), Found: u64(b[WaitFound:]), Wanted: u64(b[WaitWanted:]), Grid: u64(b[WaitGrid:]),
		}
		for k := range 3 {
			w.Block[k], w.Thread[k] = int(u32(b[WaitBlock+4*k:])), int(u32(b[WaitThread+4*k:]))
		}
		key := w
		key.Thread, key.Found = [3]int{}, 0
		if !seen[key] {
			seen[key] = true
			list = append(list, w)
		}
	}
	return list, u32(table[WaitSlots*WaitBytes:]) == question
}
