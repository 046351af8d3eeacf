package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file says what is known to be over.

// knowledge is up to which stamp all threads of a block are known, and up to which one is.
func knowledge(all uint64, thread int, stamp uint64) uint64 {
	return all | stamp<<24 | uint64(thread+1)<<48
}

// knows says that a stamp of a thread is known.
func knows(k uint64, thread, stamp uint64) bool {
	return stamp <= k&sanitizer.MaxStamp || k>>48 == thread+1 && stamp <= k>>24&sanitizer.MaxStamp
}

// join returns what is known by either. Of two threads it makes all threads of the block.
func join(k, o uint64) uint64 {
	if k>>48 == nobody || o>>48 == nobody {
		return joinCluster(k, o)
	}
	all := max(k&sanitizer.MaxStamp, o&sanitizer.MaxStamp)
	if k>>24&sanitizer.MaxStamp <= all {
		k = 0
	}
	if o>>24&sanitizer.MaxStamp <= all {
		o = 0
	}
	x, y := k>>24&sanitizer.MaxStamp, o>>24&sanitizer.MaxStamp
	switch {
	case k == 0:
		return all | o&^sanitizer.MaxStamp
	case o == 0:
		return all | k&^sanitizer.MaxStamp
	case k>>48 == o>>48:
		return all | max(x, y)<<24 | k>>48<<48
	}
	return max(all, x, y)
}

// joinCluster does so where either is known of the cluster. It takes what is known of one thread to be
// known of all of the block.
func joinCluster(k, o uint64) uint64 {
	all, stamp := uint64(0), uint64(0)
	for _, x := range [2]uint64{k, o} {
		if x>>48 != nobody {
			all = max(all, newest(x))
			continue
		}
		all, stamp = max(all, x&sanitizer.MaxStamp), max(stamp, x>>24&sanitizer.MaxStamp)
	}
	return all | cluster(stamp)
}

// rowOf returns where the row of a block of a PE is in a vector, which has room for it.
func rowOf(d, in []uint64, v, pe, n int) int {
	pes := int(d[sanitizer.DescPEs])
	if known := int(in[v]); known <= n {
		for i := v + sanitizer.VectorHead + known*pes*rowWords; i < v+sanitizer.VectorHead+(n+1)*pes*rowWords; i++ {
			in[i] = 0
		}
		in[v] = uint64(n + 1)
	}
	return v + sanitizer.VectorHead + (n*pes+pe)*rowWords
}

// joinRow adds what is known of a block, as words of a row of a vector.
func joinRow(to []uint64, i int, reads, writes, ops, exact, seen uint64) {
	if reads != 0 {
		to[i+rowReads] = join(to[i+rowReads], reads)
	}
	if writes != 0 {
		to[i+rowWrites] = join(to[i+rowWrites], writes)
	}
	if ops != 0 {
		to[i+rowOps] = join(to[i+rowOps], ops)
	}
	if seen != 0 {
		to[i+rowSeen] = join(to[i+rowSeen], seen)
	}
	if old := to[i+rowExact]; exact != 0 && old != exact {
		if old != 0 {
			to[i+rowOps] = join(join(to[i+rowOps], old), exact)
		}
		to[i+rowExact] = exact
	}
}

// joinVector adds what a vector knows. What is visible of operations is over, as well.
func joinVector(d []uint64, to []uint64, i int, from []uint64, j int, visible bool) {
	known := int(from[j])
	if known == 0 {
		return
	}
	rowOf(d, to, i, 0, known-1)
	i += sanitizer.VectorHead
	j += sanitizer.VectorHead
	for range known * int(d[sanitizer.DescPEs]) {
		reads, writes, ops, exact, seen := from[j+rowReads], from[j+rowWrites], from[j+rowOps], from[j+rowExact], from[j+rowSeen]
		seen = join(seen, join(ops, exact))
		if !visible {
			writes, ops, exact = 0, 0, 0
		}
		joinRow(to, i, reads, writes, ops, exact, seen)
		i += rowWords
		j += rowWords
	}
}

// ours and everyones return the vectors of what the block and the grid know after the barriers
// that a thread has passed.
func ours(d []uint64, tr, br int) uint64 {
	return tagged(d, d[br+blockVector+int(d[tr+threadPhase]+1)&1])
}

func everyones(d []uint64, tr int) uint64 {
	return d[sanitizer.DescGridVector+int(d[tr+threadGridMet]+1)&1]
}

// unknown is the number of a vector where there were no more of them: all is taken to be over.
const unknown = 1<<32 - 1

// take returns the number of a new vector.
func take(t *gpu.Thread, d []uint64) uint64 {
	n := gpu.AtomicAdd(t, &d[sanitizer.DescVectorNext], 1) + 1
	if n > d[sanitizer.DescVectorCount] {
		return unknown
	}
	d[vector(d, n)] = 0
	return n
}

// vector returns where a vector is.
func vector(d []uint64, n uint64) int {
	return at(d, d[sanitizer.DescVectors]) + int(n-1)*sanitizer.VectorWords(int(d[sanitizer.DescPEs]), int(d[sanitizer.DescRows]))
}

// tagged returns a word of a record that other launches have used before, 0 if this one has not.
func tagged(d []uint64, word uint64) uint64 {
	if word>>32 != d[sanitizer.DescLaunch] {
		return 0
	}
	return word & (1<<32 - 1)
}

// block returns where the record of a block is.
func block(d []uint64, n int) int { return at(d, d[sanitizer.DescBlocks]) + n*sanitizer.BlockWords }

// over says that the access of a thread comes after another one.
func over(d []uint64, tr int, a, b, otherA, otherB uint64) bool {
	launch, pe := otherB>>36&sanitizer.LaunchMask, otherA>>54
	thread, stamp := otherA>>24&0x3ff, otherA&sanitizer.MaxStamp
	later := otherB&sanitizer.Later != 0
	if pe == d[sanitizer.DescPE] {
		if launch != d[sanitizer.DescLaunch]&sanitizer.LaunchMask {
			return true
		}
		own := a>>24 == otherA>>24
		known := own || stamp <= d[tr+threadGrid]
		if a>>34 == otherA>>34 {
			known = known || stamp <= d[tr+threadBlock] || a>>29 == otherA>>29 && stamp <= d[tr+threadWarp] || knows(d[tr+threadMet], thread, stamp)
		}
		if n := int(otherA >> 34 & 0xfffff); !known && members(d) > 1 && a>>34 != otherA>>34 {
			me := int(a >> 34 & 0xfffff)
			known = leader(d, me) == leader(d, n) && stamp <= near(d, me)
		}
		if known && (!later || a>>34 == otherA>>34 && settled(d, tr, otherA, otherB) || own && waited(d, tr, otherA, otherB) || !own && complete(d, otherA, otherB)) {
			return true
		}
		// What a fence has put before comes before operations to the same PE.
		if k := b & sanitizer.KindMask; later && (k == memmodel.Deliver || k == memmodel.PutWord || k == memmodel.Remote) && otherB&sanitizer.KindMask != memmodel.Take &&
			a>>34 == otherA>>34 && knows(d[tr+threadOps], thread, stamp) {
			return true
		}
	} else if known := d[tr+threadKnown+int(pe)]; (launch-known)&sanitizer.LaunchMask == 0 || (launch-known)&sanitizer.LaunchMask > sanitizer.LaunchMask/2 {
		return true
	}
	n := otherA >> 34 & 0xfffff
	if n >= d[sanitizer.DescRows] || d[tr+threadVector] == unknown {
		return true
	}
	return inVector(d, d[tr+threadVector], b, otherA, otherB) || inVector(d, ours(d, tr, block(d, int(a>>34&0xfffff))), b, otherA, otherB) ||
		inVector(d, everyones(d, tr), b, otherA, otherB)
}

// inVector says that a vector knows an access.
func inVector(d []uint64, n uint64, b, otherA, otherB uint64) bool {
	switch n {
	case 0:
		return false
	case unknown:
		return true
	}
	v, pe, r := vector(d, n), int(otherA>>54), int(otherA>>34&0xfffff)
	if r >= int(d[v]) {
		return false
	}
	i := rowOf(d, d, v, pe, r)
	thread, stamp := otherA>>24&0x3ff, otherA&sanitizer.MaxStamp
	switch {
	case otherB&sanitizer.Async != 0:
		known := d[i+rowReads]
		if otherB&sanitizer.Writes != 0 {
			known = d[i+rowWrites]
		}
		return knows(known, thread, stamp) && (otherA>>54 != d[sanitizer.DescPE] || complete(d, otherA, otherB))
	case otherB&sanitizer.Later != 0 && otherB&sanitizer.Writes != 0 && otherB&sanitizer.KindMask != memmodel.Together:
		return knows(d[i+rowOps], thread, stamp) || d[i+rowExact] == knowledge(0, int(thread), stamp) ||
			b&sanitizer.Writes != 0 && knows(d[i+rowSeen], thread, stamp)
	case otherB&sanitizer.Later != 0:
		return knows(d[i+rowReads], thread, stamp) && (otherA>>54 != d[sanitizer.DescPE] || complete(d, otherA, otherB)) || knows(d[i+rowSeen], thread, stamp)
	case otherB&sanitizer.Writes != 0:
		return knows(d[i+rowWrites], thread, stamp)
	}
	return knows(d[i+rowReads], thread, stamp)
}

// settled says that a thread knows of a quiet or flush that was for an operation of its block, whoever
// called it.
func settled(d []uint64, tr int, otherA, otherB uint64) bool {
	thread, stamp := otherA>>24&0x3ff, otherA&sanitizer.MaxStamp
	return otherB&sanitizer.Async == 0 &&
		(knows(d[tr+threadDone], thread, stamp) || otherB&sanitizer.KindMask == memmodel.Take && knows(d[tr+threadFreed], thread, stamp))
}

// complete says that an operation of a thread of this PE is complete, or has read its source.
func complete(d []uint64, otherA, otherB uint64) bool {
	n, stamp := int(otherA>>34&0xfffff), otherA&sanitizer.MaxStamp
	return waited(d, record(d, n, int(otherA>>24&0x3ff)), otherA, otherB) ||
		otherB&sanitizer.Async == 0 && (stamp <= d[sanitizer.DescGridQuiet] || stamp <= tagged(d, d[block(d, n)+blockQuiet]))
}

// waited says that a thread, whose record is at tr, has waited for its operation, or for what that
// reads. For copies that count at a barrier any thread of the block may have done so.
func waited(d []uint64, tr int, otherA, otherB uint64) bool {
	stamp, takes := otherA&sanitizer.MaxStamp, otherB&sanitizer.KindMask == memmodel.Take
	over, read := d[tr+threadQuiet], d[tr+threadFlush]
	switch otherB & sanitizer.Async {
	case sanitizer.ByGroup:
		over, read = d[tr+threadStored], d[tr+threadRead]
	case sanitizer.ByThread, sanitizer.ByBarrier:
		// Copies of a thread may count at a barrier as well.
		over, read = tagged(d, d[block(d, int(otherA>>34&0xfffff))+blockLanded]), 0
		if otherB&sanitizer.Async == sanitizer.ByThread {
			over = max(over, d[tr+threadCopied])
		}
	}
	return stamp <= over || takes && stamp <= read
}

// knownTo returns what a thread knows of its block, which holds itself. What it knows of its warp it
// takes to be known of all.
func knownTo(t *gpu.Thread, d []uint64, tr int) uint64 {
	return join(knowledge(max(d[tr+threadBlock], d[tr+threadWarp], d[tr+threadGrid]), t.Block().Rank(), d[tr+threadStamp]), d[tr+threadMet])
}

// newest returns the largest stamp that is known.
func newest(k uint64) uint64 { return max(k&sanitizer.MaxStamp, k>>24&sanitizer.MaxStamp) }
