package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file records asynchronous copies, and the barriers in shared memory at which
// they count. A copy is an access by the thread that starts it, which is over when that thread has
// waited for its group, or any thread of the cluster for the barrier; others have to know of it,
// as of any access.

// groups are the groups that a wait may leave, and one more.
const groups = gpu.MaxCopyGroups + 1

// CopyAsync records a copy of so many bytes to size bytes of shared memory.
//
//gpu:kernel
func CopyAsync(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, src uint64, size, bytes int64, site uint32) {
	access(t, d, a, one(t, d), src, bytes, -1, memmodel.Take|sanitizer.Later|sanitizer.ByThread, site)
	touchShared(t, d, row(t), dst, size, memmodel.Deliver|sanitizer.Writes|sanitizer.Later|sanitizer.ByThread, site)
}

// BulkStore records a bulk copy from shared memory to that of a PE, which writes as how
// says.
//
//gpu:kernel
func BulkStore(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, src uint64, bytes int64, pe int32, how, site uint32) {
	storing(t, d, site)
	touchShared(t, d, row(t), src, bytes, memmodel.Take|sanitizer.Later|sanitizer.ByGroup, site)
	access(t, d, a, one(t, d), dst, bytes, pe, uint64(how)|sanitizer.Writes|sanitizer.Later|sanitizer.ByGroup, site)
}

// storing notes a bulk store, which the thread has to wait for before it returns.
func storing(t *gpu.Thread, d []uint64, site uint32) {
	tr := own(t, d)
	d[tr+threadStore] = d[tr+threadStamp]
	d[tr+threadStoreHow] = what(d, who(t, d, tr), memmodel.Take|sanitizer.Later|sanitizer.ByGroup, site)
}

// Commit ends a group, of bulk copies if bulk is not 0.
//
//gpu:kernel
func Commit(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], bulk uint32) {
	tr := own(t, d)
	i := tr + groupsOf(bulk)
	d[i+1+int(d[i])%groups] = d[tr+threadStamp]
	d[i]++
	d[tr+threadStamp]++
}

// groupsOf returns where the groups of a thread stand in its record.
func groupsOf(bulk uint32) int {
	if bulk != 0 {
		return threadStores
	}
	return threadCopies
}

// Wait comes after a wait that leaves some groups, or that waits for what they read alone.
//
//gpu:kernel
func Wait(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], left int64, bulk, read uint32) {
	tr := own(t, d)
	i := tr + groupsOf(bulk)
	n := int(d[i]) - int(left)
	if n <= 0 {
		return
	}
	over := d[i+1+(n-1)%groups]
	switch {
	case read != 0:
		d[tr+threadRead] = max(d[tr+threadRead], over)
	case bulk != 0:
		d[tr+threadStored] = max(d[tr+threadStored], over)
	default:
		d[tr+threadCopied] = max(d[tr+threadCopied], over)
	}
}

// FenceProxy records a fence after which asynchronous copies see what the thread knows to be
// written: to global memory, or for 0 to shared memory.
//
//gpu:kernel
func FenceProxy(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], global uint32) {
	tr, n, i := own(t, d), row(t), int(global)
	tag := d[sanitizer.DescLaunch] << 32
	d[tr+threadShown+i] = d[tr+threadStamp]
	d[tr+threadStamp]++
	others := max(d[tr+threadBlock], d[tr+threadWarp], d[tr+threadGrid], newest(d[tr+threadMet]))
	gpu.AtomicMax(t, &d[block(d, n)+blockShown+i], tag|others)
	if known := near(d, n); known != 0 {
		for r := range members(d) {
			gpu.AtomicMax(t, &d[block(d, member(d, n, r))+blockShown+i], tag|known)
		}
	}
	gpu.AtomicMax(t, &d[sanitizer.DescShown+i], d[tr+threadGrid])
}

// see reports what of the bytes from lo to hi a bulk copy does not see.
func see(t *gpu.Thread, d []uint64, by part, cells []uint64, first int, lo, hi, how uint64, site uint32, address uint64) {
	for c := lo/sanitizer.CellBytes + by.rank; c < (hi+sanitizer.CellBytes-1)/sanitizer.CellBytes; c += by.of {
		i := first + int(c)*sanitizer.CellWords
		b := what(d, by.me, how|maskOf(c, lo, hi)<<16, site)
		if hidden(d, by.tr, by.me, b, cells[i], cells[i+1], address>>63 != 0) {
			report(t, d, by.me, b, cells[i], cells[i+1], address, sanitizer.Unshown)
		}
	}
}

// hidden says that a bulk copy of a thread does not see what a thread of its block has written. Of other
// writers nobody knows who has made a fence, nor of those whom the thread knows from afar.
func hidden(d []uint64, tr int, a, b, otherA, otherB uint64, shared bool) bool {
	if b&sanitizer.Async <= sanitizer.ByThread || a>>34 != otherA>>34 || mix(otherA) != otherB>>48 || b&otherB>>16&15 == 0 {
		return false
	}
	if generic := otherB&sanitizer.Later == 0 || otherB&sanitizer.Async == sanitizer.ByThread; !generic || (otherB>>36^d[sanitizer.DescLaunch])&sanitizer.LaunchMask != 0 {
		return false
	}
	n, thread, stamp, i := int(a>>34&0xfffff), int(otherA>>24&0x3ff), otherA&sanitizer.MaxStamp, 0
	if !shared {
		if i = 1; knowing(d, tr)|ours(d, tr, block(d, n)) != 0 {
			return false
		}
	}
	return stamp > max(d[record(d, n, thread)+threadShown+i], tagged(d, d[block(d, n)+blockShown+i]), d[sanitizer.DescShown+i])
}

// A barrier in shared memory has two cells. The first one describes it as memory. The words of the
// second one are its state, what is known after phases of each parity, and the largest stamp of
// copies that count at it.
const (
	barrierState = sanitizer.CellWords + iota
	barrierKnown
	barrierKnown1
	barrierCopies
)

// State of a barrier: parity of its phase, arrivals that the phase needs, arrivals that each phase
// needs, and bytes that are expected.
const (
	statePending = 1
	stateCount   = 21
	stateBytes   = 41
	stateMask    = 1<<20 - 1
)

// advance returns the state of a barrier after arrivals, and after bytes that are expected or,
// if negative, copied.
func advance(state uint64, arrivals uint64, bytes int64) uint64 {
	if state>>statePending&stateMask >= arrivals {
		state -= arrivals << statePending
	}
	state += uint64(bytes) << stateBytes
	if state>>statePending&stateMask == 0 && state>>stateBytes == 0 {
		state = state&^(stateMask<<statePending) ^ 1 | state>>stateCount&stateMask<<statePending
	}
	return state
}

// BarrierMake makes memory a barrier for count arrivals, or for 0 something else.
//
//gpu:kernel
func BarrierMake(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address, count uint64, site uint32) {
	i, ok := barrier(t, d, row(t), address, memmodel.Store|sanitizer.Writes, site)
	switch {
	case !ok:
	case count == 0:
		d[i+barrierState], d[i+barrierKnown], d[i+barrierKnown1], d[i+barrierCopies] = d[i], d[i+1], 0, 0
	default:
		d[i+barrierState], d[i+barrierKnown], d[i+barrierKnown1], d[i+barrierCopies] = count<<stateCount|count<<statePending, 0, 0, 0
	}
}

// barrier returns where the cells of a barrier of a block are, which is accessed, if it has been made.
func barrier(t *gpu.Thread, d []uint64, n int, address, how uint64, site uint32) (i int, ok bool) {
	first, offset, ok := sharedCells(d, n, address)
	if !ok {
		return 0, false
	}
	touchShared(t, d, n, address, sanitizer.CellBytes, how, site)
	i = first + int(offset)/sanitizer.CellBytes*sanitizer.CellWords
	return i, d[i] != 0 && (d[i+1]>>36^d[sanitizer.DescLaunch])&sanitizer.LaunchMask == 0
}

// BarrierArrive records arrivals, and bytes that are expected. copied says that the
// arrival comes when the copies of the thread are over.
//
//gpu:kernel
func BarrierArrive(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address, arrivals uint64, bytes int64, copied, site uint32) {
	i, ok := barrier(t, d, row(t), address, memmodel.Load, site)
	if !ok {
		return
	}
	tr := own(t, d)
	if copied != 0 {
		gpu.AtomicMax(t, &d[i+barrierCopies], d[tr+threadStamp])
	}
	count(t, d, row(t), i, tr, arrivals, bytes, arrivals != 0, site)
}

// BarrierArriveAt records an arrival at the barrier of another block.
//
//gpu:kernel
func BarrierArriveAt(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, rank int32, site uint32) {
	n := member(d, row(t), int(rank))
	if i, ok := barrier(t, d, n, address, memmodel.Load, site); ok {
		count(t, d, n, i, own(t, d), 1, 0, true, site)
	}
}

// BulkLoad records a bulk copy to shared memory, which counts at a barrier there: of the
// block, or for a mask of several of the cluster.
//
//gpu:kernel
func BulkLoad(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, src uint64, bytes int64, address uint64, mask, site uint32) {
	access(t, d, a, one(t, d), src, bytes, -1, memmodel.Take|landing, site)
	for r := range members(d) {
		if n, ok := reached(t, d, mask, r); ok {
			touchShared(t, d, n, dst, bytes, memmodel.Deliver|sanitizer.Writes|landing, site)
			land(t, d, n, address, bytes, site)
		}
	}
}

// BulkShare records a bulk copy to the shared memory of another block, which counts at a
// barrier there.
//
//gpu:kernel
func BulkShare(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, src uint64, bytes int64, address uint64, rank int32, site uint32) {
	n := member(d, row(t), int(rank))
	touchShared(t, d, row(t), src, bytes, memmodel.Take|landing, site)
	touchShared(t, d, n, dst, bytes, memmodel.Deliver|sanitizer.Writes|landing, site)
	land(t, d, n, address, bytes, site)
}

// landing is how a copy accesses memory that counts at a barrier.
const landing = sanitizer.Later | sanitizer.ByBarrier

// land has a copy of so many bytes count at a barrier of a block.
func land(t *gpu.Thread, d []uint64, n int, address uint64, bytes int64, site uint32) {
	if i, ok := barrier(t, d, n, address, memmodel.Load, site); ok {
		tr := own(t, d)
		gpu.AtomicMax(t, &d[i+barrierCopies], d[tr+threadStamp])
		place := (uint64(site) + d[sanitizer.DescSites]) & 0xffff
		gpu.AtomicMax(t, &d[block(d, row(t))+blockCopy], d[sanitizer.DescLaunch]<<callLaunch|min(d[tr+threadStamp], sanitizer.MaxStamp)<<16|place)
		count(t, d, n, i, tr, 0, -bytes, true, site)
	}
}

// count changes the state of a barrier of a block. tells says that what the thread knows now is known
// behind the phase.
func count(t *gpu.Thread, d []uint64, n, i, tr int, arrivals uint64, bytes int64, tells bool, site uint32) {
	state := d[i+barrierState]
	for {
		old := gpu.AtomicCompareAndSwap(t, &d[i+barrierState], state, advance(state, arrivals, bytes))
		if old == state {
			break
		}
		state = old
	}
	if state>>statePending&stateMask < arrivals {
		me := who(t, d, tr)
		report(t, d, me, what(d, me, 0, site), 0, 0, 0, sanitizer.Crowded)
	}
	if !tells {
		return
	}
	word, k := &d[i+barrierKnown+int(state&1)], knownTo(t, d, tr)
	if n != row(t) {
		k = cluster(d[tr+threadStamp])
	}
	known := *word
	for {
		old := gpu.AtomicCompareAndSwap(t, word, known, join(known, k))
		if old == known {
			break
		}
		known = old
	}
	if n != row(t) {
		spreadBlock(t, d, tr, block(d, n))
	}
	spread(t, d, tr, block(d, n))
	if n == row(t) {
		tellOps(t, d, tr, block(d, n), sanitizer.Warp)
	}
	d[tr+threadStamp]++
	// Who waits for a copy sees what hooks have written: nothing else orders that.
	gpu.ThreadFence(t)
}

// spread has a block know at once, and after its next barrier, what the thread knows of others.
func spread(t *gpu.Thread, d []uint64, tr, br int) {
	give(t, d, tr, br, 0)
	give(t, d, tr, br, 1)
}

// BarrierWaited comes after a wait for the phase of a parity, or a test, if the result is not 0.
//
//gpu:kernel
func BarrierWaited(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address, parity, result uint64, site uint32) {
	if result == 0 {
		return
	}
	tr := own(t, d)
	i, ok := barrier(t, d, row(t), address, memmodel.Load, site)
	if !ok {
		d[tr+threadVector] = unknown
		return
	}
	k := gpu.AtomicLoadExplicit(t, &d[i+barrierKnown+int(parity&1)], gpu.Relaxed, gpu.ScopeDevice)
	tag := d[sanitizer.DescLaunch] << 32
	if k>>48 == nobody {
		gpu.AtomicMax(t, &d[block(d, row(t))+blockNear], tag|k>>24&sanitizer.MaxStamp)
		k = newest(k)
	}
	d[tr+threadMet] = join(d[tr+threadMet], k)
	hearOps(d, tr, block(d, row(t)), sanitizer.Warp)
	if k != 0 {
		d[tr+threadStamp] = max(d[tr+threadStamp], newest(k)+1)
	}
	copies := gpu.AtomicLoadExplicit(t, &d[i+barrierCopies], gpu.Relaxed, gpu.ScopeDevice)
	for r := range members(d) {
		gpu.AtomicMax(t, &d[block(d, member(d, row(t), r))+blockLanded], tag|copies)
	}
}

// index is that of the first element of a box, the innermost dimension first.
type index = [sanitizer.MaxDims]int32

// TensorLoad records a copy of a box to shared memory, as BulkLoad does of others.
//
//gpu:kernel
func TensorLoad(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, tensor uint64, i0, i1, i2, i3, i4 int32, address uint64, mask, site uint32) {
	b := boxOf(d, tensor, index{i0, i1, i2, i3, i4})
	for r := range b.rows {
		if from, ok := b.row(d, r); ok {
			access(t, d, a, one(t, d), from, (b.hi-b.lo)*b.elem, -1, memmodel.Take|landing, site)
		}
	}
	for m := range members(d) {
		n, ok := reached(t, d, mask, m)
		if !ok {
			continue
		}
		for r := range b.rows {
			b.shared(t, d, n, dst, r, 0, b.width, memmodel.Deliver|sanitizer.Writes|landing, site)
		}
		land(t, d, n, address, int64(b.rows)*b.width*b.elem, site)
	}
}

// TensorStore records a copy of a box from shared memory, which writes as how says.
//
//gpu:kernel
func TensorStore(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], src, tensor uint64, i0, i1, i2, i3, i4 int32, how, site uint32) {
	const later = sanitizer.Later | sanitizer.ByGroup
	storing(t, d, site)
	b := boxOf(d, tensor, index{i0, i1, i2, i3, i4})
	for r := range b.rows {
		if to, ok := b.row(d, r); ok {
			b.shared(t, d, row(t), src, r, b.lo, b.hi, memmodel.Take|later, site)
			access(t, d, a, one(t, d), to, (b.hi-b.lo)*b.elem, -1, uint64(how)|sanitizer.Writes|later, site)
		}
	}
}

// box is a box of a tensor.
type box struct {
	tensor      int // where its words are
	at          index
	elem, width int64 // bytes of an element, and elements of a row
	lo, hi      int64 // elements of a row that the tensor has
	rows        int
}

func boxOf(d []uint64, tensor uint64, first index) box {
	w, ok := find(d, tensor)
	if !ok {
		return box{}
	}
	b := box{tensor: w, at: first, elem: int64(d[w+sanitizer.TensorElem]), width: int64(d[w+sanitizer.TensorBox]), rows: 1}
	b.lo = max(0, -int64(first[0]))
	b.hi = min(b.width, int64(d[w+sanitizer.TensorDims])-int64(first[0]))
	for i := 1; i < sanitizer.MaxDims; i++ {
		b.rows *= int(d[w+sanitizer.TensorBox+i])
	}
	return b
}

// find returns where the words of the tensor with a key are.
func find(d []uint64, key uint64) (words int, ok bool) {
	for i := range int(d[sanitizer.DescMaps]) {
		if w := sanitizer.DescWords + i*sanitizer.TensorWords; d[w+sanitizer.TensorKey] == key {
			return w, true
		}
	}
	return 0, false
}

// row returns the address of what the tensor has of a row, if it has anything of it.
func (b *box) row(d []uint64, r int) (address uint64, ok bool) {
	w := b.tensor
	ok = b.lo < b.hi
	address = d[w+sanitizer.TensorBase] + uint64((int64(b.at[0])+b.lo)*b.elem)
	for i := 1; i < sanitizer.MaxDims; i++ {
		n := int(d[w+sanitizer.TensorBox+i])
		x := int64(b.at[i]) + int64(r%n)
		r /= n
		ok = ok && x >= 0 && x < int64(d[w+sanitizer.TensorDims+i])
		address += uint64(x) * d[w+sanitizer.TensorStrides+i]
	}
	return address, ok
}

// shared looks at the access to elements of a row in the shared memory of a block. A swizzle exchanges
// chunks.
func (b *box) shared(t *gpu.Thread, d []uint64, n int, address uint64, r int, lo, hi int64, how uint64, site uint32) {
	const chunk = 16
	span := d[b.tensor+sanitizer.TensorSpan]
	from := uint64(int64(r)*b.width*b.elem + lo*b.elem)
	end := from + uint64((hi-lo)*b.elem)
	if span == 0 {
		touchShared(t, d, n, address+from, int64(end-from), how, site)
		return
	}
	for from < end {
		next := min(end, from&^(chunk-1)+chunk)
		touchShared(t, d, n, address+(from^from>>3&(span-chunk)), int64(next-from), how, site)
		from = next
	}
}
