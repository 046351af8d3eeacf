// Package sanitizer is what the hooks of the sanitizer, the compiler and the runtime agree on:
// where things stand in the memory that hooks use, and what they report. Package hooks says how
// the sanitizer works. Kinds of accesses are those of package memmodel.
package sanitizer

import "github.com/gpuc-go/gpuc/internal/base/memmodel"

// HookPrefix begins the names of the functions of hooks in a sanitized program.
const HookPrefix = "gpuc_sanitize_"

// Words of a descriptor, which the host writes before each launch.
const (
	DescSelf         = iota // its own address
	DescArena               // address of the arena, which is symmetric
	DescRegions             // address of the table of allocations, sorted
	DescRegionCount         //
	DescLaunch              // number of the launch on this PE, from 1
	DescThreads             // address of the records of threads
	DescThreadWords         // words of one
	DescBlocks              // address of the records of blocks
	DescBlockThreads        // threads of a block
	DescShared              // address of the cells of shared memory
	DescSharedCells         // cells of a block, 0 for none
	DescPE                  //
	DescPEs                 //
	DescRows                // blocks of a PE that clocks know
	DescVectors             // address of the vectors of threads
	DescVectorCount         //
	DescVectorNext          // how many are taken
	DescReports             // address of the reports
	DescLeft                // threads that have not returned
	DescSites               // number of the module's first place
	DescTableBits           // logarithm of the entries of the table of words
	DescMet                 // the stream has met other PEs since the launch before
	DescUnfollowed          // there are kernels without hooks: nobody knows what a word publishes
	DescGridMet             // the largest stamp at barriers of the grid, in turn
	_
	DescGridVector // what is known after them, in turn
	_
	DescGridLock    //
	DescGridCarried // barriers whose vector has what the one before had
	DescGridQuiet   // operations of all blocks up to this stamp are complete
	DescShown       // asynchronous copies see what was written up to this stamp to shared,
	DescShown1      // and to global memory
	DescGridX       // blocks of the grid in x and y
	DescGridY       //
	DescCluster     // blocks of a cluster, and how many of them stand in x, y and z
	DescClusterX    //
	DescClusterY    //
	DescClusterZ    //
	DescGridOps     // fences of any block have put operations up to this stamp before what comes,
	DescGridDone    // and quiets have completed them,
	DescGridFreed   // and flushes have freed their sources
	DescMaps        // tensors of the launch, whose words stand after the descriptor
	DescWords
)

// Words of an arena. Behind them are the numbers of launches that have ended and begun, for
// each PE, then how often teams have met, then the newest calls of each PE that all make, then the
// table of words, and cells of symmetric memory.
const (
	ArenaCalls = iota // how many calls this PE has made that all make
	ArenaHosts        // not 0 if streams send to this PE
	ArenaHead  = 8
	ArenaTeams = 64
)

// EndedAt, BegunAt, TeamsAt, CallsAt, TableAt and CellsAt are where these parts begin.
func EndedAt(pes int) int { return ArenaHead }
func BegunAt(pes int) int { return ArenaHead + pes }
func TeamsAt(pes int) int { return ArenaHead + 2*pes }
func CallsAt(pes int) int { return TeamsAt(pes) + ArenaTeams }
func TableAt(pes int) int { return CallsAt(pes) + pes*CallsKept*CallWords }

// CellsAt is where cells begin after a table.
func CellsAt(pes, rows, bits int) int { return TableAt(pes) + EntryWords(pes, rows)<<bits }

// EntryWords are the words of an entry of the table: key, lock, who has published, updates and waits, and a
// vector.
func EntryWords(pes, rows int) int { return EntryHead + VectorWords(pes, rows) }

// VectorWords are the words of a vector: how many blocks it knows, and for each block a row of
// each PE.
func VectorWords(pes, rows int) int { return VectorHead + pes*rows*RowWords }

// EntryHead, VectorHead, RowWords and ThreadHead are words before what depends on the number of
// PEs and blocks.
const (
	EntryHead  = 40
	VectorHead = 1
	RowWords   = 5
	ThreadHead = 50
	BlockWords = 261
)

// CallsKept is how many calls of a PE are kept, and CallWords are the words of one: who, how, and number
// and arguments.
const (
	CallsKept = 4
	CallWords = 3
)

// Words of an allocation in the table.
const (
	RegionLo = iota
	RegionHi
	RegionCells // address of its cells, or where they begin in the arena
	RegionFlags
	RegionNumber // in the order in which the PE has allocated
	RegionWords
)

// Flags of an allocation.
const (
	Symmetric = 1 << iota
	Filled
	Freed
)

// CellBytes is how much memory a cell describes. CellWords are its words: who wrote, how, who
// read, how.
const (
	CellBytes = 4
	CellWords = 4
)

// SharedBytes is how much memory the cells of a block describe that has so many bytes of shared memory: a
// power of two. Shared memory may begin after what the system has.
func SharedBytes(bytes int) int {
	n := CellBytes
	for n < bytes+2048 {
		n *= 2
	}
	return n
}

// ThreadWords are the words of a thread's record.
func ThreadWords(pes int) int { return ThreadHead + pes }

// Words of a tensor, after the key of its description for a GPU, of which nobody knows the form. A
// tensor has five dimensions here, the innermost first; one that it lacks has one element.
const (
	TensorKey     = iota
	TensorBase    // its address
	TensorElem    // bytes of an element
	TensorSpan    // bytes of the swizzle, 0 for none
	TensorBox     // elements of a box
	TensorDims    = TensorBox + MaxDims
	TensorStrides = TensorDims + MaxDims // bytes
	TensorWords   = TensorStrides + MaxDims
	MaxDims       = 5
)

// KeyFactor makes the key of a description: each word is added to KeyFactor times the key of the
// words before, which is 0 for none.
const KeyFactor = 0x9e3779b97f4a7c15

// Words of the reports: their number, and then the reports.
const (
	ReportHead  = 1
	ReportCount = 64
	// ReportWords are who and how, of the access and of the other, address, and what.
	ReportWords = 6
)

// What reports are about.
const (
	Race = iota + 1
	Unwritten
	OutOfBounds
	UseAfterFree
	NotBegun // another block of the cluster
	Unshown  // to asynchronous copies
	Apart    // threads of a group come to different calls
	Gone     // a thread of the group has returned
	Unlike   // threads of a group pass different arguments
	Unequal  // PEs come to different calls, or pass different arguments
	Open     // two updates of a word are in an open order
	Missed   // an update may come before a wait has read the word
	SameFlag // of two lines
	Left     // a copy is under way when the thread or the block returns
	Crowded  // a barrier in shared memory gets more arrivals than a phase takes
	Beside   // calls of a PE that all PEs make are in no order
	Overlap  // of the destination and the source of a transfer
)

// How memory is accessed: the kind (package memmodel), and above it the scope of an atomic.
const (
	KindMask = 15

	ScopeShift = 4
	// Later says that it is over only when the operation is complete.
	Later = 1 << 6
	// Writes says that memory is written.
	Writes = 1 << 7
	// How an asynchronous copy is waited for, which is Later as well: by its thread in groups of
	// CopyAsync, or in groups of bulk copies, or at a barrier in shared memory.
	ByThread  = 1 << 8
	ByGroup   = 2 << 8
	ByBarrier = 3 << 8
	Async     = 3 << 8
	// Sets says that a remote atomic sets the word, whatever it holds.
	Sets = 1 << 10
	// Around says that a load of package gpu may read bytes around those that it uses.
	Around = 1 << 11
)

// Scopes of barriers.
const (
	Grid = iota
	Warp
	Block
)

// Who is an access by a thread: PE, block, thread, stamp.
type Who uint64

func (w Who) PE() int       { return int(w >> 54) }
func (w Who) Block() int    { return int(w>>34) & 0xfffff }
func (w Who) Thread() int   { return int(w>>24) & 0x3ff }
func (w Who) Stamp() uint32 { return uint32(w & MaxStamp) }

// What is how it did: launch, place, bytes of the cell, kind.
type What uint64

func (w What) Launch() int         { return int(w>>36) & LaunchMask }
func (w What) Site() int           { return int(w>>20) & 0xffff }
func (w What) Kind() memmodel.Kind { return memmodel.Kind(w & KindMask) }
func (w What) Scope() int          { return int(w>>ScopeShift) & 3 }
func (w What) Later() bool         { return w&Later != 0 }
func (w What) Write() bool         { return w&Writes != 0 }
func (w What) Async() int          { return int(w) & Async }

const (
	MaxStamp   = 1<<24 - 1
	LaunchMask = 1<<12 - 1
)
