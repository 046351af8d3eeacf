// Package hooks is the half of the sanitizer that runs on a GPU. The compiler puts calls of
// its kernels, the hooks, into the kernels of a program that is built to be sanitized: before
// each access, and at each operation that orders accesses. The runtime allocates what they use,
// and reads what they report.
//
// Each 4 bytes of memory have a cell, which says who wrote and who read them last. Each thread
// has a stamp, which grows when it publishes something, and knows of the others up to which
// stamp their accesses are over: a vector clock, compressed. A barrier is one number; only a
// thread that acquires something from another block or PE gets a vector. docs/memory-model.md
// says what publishes what.
//
// What a hook cannot keep, it takes to be ordered: the sanitizer misses races then, and reports
// none that there is not. Start reading at Access.
//
// The hooks are compiled without checks: d, the launch's descriptor, stands for all memory.
package hooks

import "github.com/gpuc-go/gpuc/internal/sanitizer"

// Words of a row of a vector, which is what is known of a block. Each but exact is a number up
// to which all threads are known, and one up to which one thread is.
const (
	rowReads  = iota // accesses that are over
	rowWrites        // stores that are visible
	rowOps           // operations that are
	rowExact         // one that a signal has carried
	rowSeen          // operations that are over for who writes
	rowWords
)

// Words of a thread's record.
const (
	threadStamp   = iota // of what it does now
	threadBlock          // all of the block is over up to this stamp, by barriers of the block,
	threadWarp           // and of the warp,
	threadGrid           // and all of the PE by those of the grid
	threadSystem         // what fences have published: a stamp of its own, and one of the block
	threadDevice         //
	threadGroup          //
	threadOps            // the same for operations
	threadQuiet          // up to where its operations are complete,
	threadFlush          // or their sources free
	threadVector         // its vector, 0 for none
	threadSeen           // words that relaxed loads have read: key and PE
	threadSeen1          //
	threadSeen2          //
	threadPhase          // barriers of the block,
	threadGridMet        // and of the grid that it has passed
	threadOp             // stamp of its last operation
	threadTeam           // how often the team has met
	threadKnown          // for each PE, launches that had ended
)

// Words of a block's record. All carry the number of the launch in their upper half.
const (
	blockMet     = iota // the largest stamp at barriers, in turn
	blockMet1           //
	blockVector         // what is known behind barriers, in turn
	blockVector1        //
	blockLock           //
	blockCarried        // barriers whose vector has what the one before had
	blockGiven          // barriers of the grid that have what the block knows
	blockQuiet          // operations up to this stamp are complete
	blockWarps          // the largest stamp at barriers of warps, in turn
	blockEnd     = blockWarps + 64
)

// The layout has room for these.
const (
	_ = uint(rowWords-sanitizer.RowWords) + uint(sanitizer.RowWords-rowWords)
	_ = uint(threadKnown-sanitizer.ThreadHead) + uint(sanitizer.ThreadHead-threadKnown)
	_ = uint(blockEnd-sanitizer.BlockWords) + uint(sanitizer.BlockWords-blockEnd)
)
