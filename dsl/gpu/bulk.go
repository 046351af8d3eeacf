package gpu

import (
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Bulk copies are made by a unit beside the threads, the asynchronous proxy (PTX:
// cp.async.bulk). One thread starts one for a whole range. Both ranges have the same length, a multiple of
// 16 bytes and below 1 MiB, and start at multiples of 16 bytes. All of them need the feature tma.
//
// The proxy does not see what threads have written to shared memory before they call
// FenceProxyAsyncShared. So the usual way to a store is: every thread writes, and calls
// FenceProxyAsyncShared; Block.Sync; one thread calls BulkStore, BulkCommit and
// BulkWaitRead; Block.Sync before the shared memory is written again. FenceProxyAsyncGlobal
// does the same for global memory that is written while the kernel runs, here or by a peer.

const bulkAlign, bulkLimit = 16, 1 << 20

// BulkLoad starts a copy from src in global memory to dst in shared memory (PTX:
// cp.async.bulk.shared.global). The bytes count at bar when they are there, where some
// thread has called ArriveExpectTx for them. See BulkStore for what else bulk copies demand.
func BulkLoad[T any](t *Thread, dst, src []T, bar *MBarrier) {
	bulk(t, "gpu.BulkLoad", dst, src, bar, threadapi.Copy{ToShared: true})
}

// BulkLoadMulticast is BulkLoad to the shared memory of several blocks of the cluster, those
// whose bits are set in blocks (PTX: .multicast::cluster). In each the copy goes to the same
// place as here, and counts at the barrier at the same place as bar. It can be much slower
// with code for other targets than sm_90a, sm_100a and sm_100f.
func BulkLoadMulticast[T any](c Cluster, dst, src []T, bar *MBarrier, blocks uint32) {
	mustHaveBlocks("gpu.BulkLoadMulticast", c, blocks)
	bulk(c.t, "gpu.BulkLoadMulticast", dst, src, bar, threadapi.Copy{ToShared: true, Multicast: blocks})
}

// BulkStore starts a copy from src in shared memory to dst in global memory, of this GPU or
// of a peer that Peer makes addressable (PTX: cp.async.bulk.global.shared). BulkCommit and
// BulkWait tell when it is complete.
//
// A thread that ends must have called BulkWaitRead or BulkWait for its stores: the shared
// memory ends with the block. The end of the kernel completes them.
func BulkStore[T any](t *Thread, dst, src []T) {
	bulk(t, "gpu.BulkStore", dst, src, nil, threadapi.Copy{FromShared: true})
}

// BulkElem is what BulkAdd and TensorAdd add.
type BulkElem interface {
	int32 | uint32 | uint64 | float32 | Float16 | BFloat16
}

// BulkAdd is BulkStore that adds to what lies at dst, each element by a relaxed atomic
// addition of this GPU (PTX: cp.reduce.async.bulk). Floats are added as they arrive, as by AtomicAdd.
func BulkAdd[T BulkElem](t *Thread, dst, src []T) {
	bulk(t, "gpu.BulkAdd", dst, src, nil, threadapi.Copy{FromShared: true, Add: addElements[T]})
}

// BulkShare starts a copy from src in this block's shared memory to the shared memory of
// block number rank of the cluster, to the place that dst has here (PTX:
// cp.async.bulk.shared::cluster.shared::cta). The bytes count at that block's barrier at the
// place of bar.
func BulkShare[T any](c Cluster, dst, src []T, rank int, bar *MBarrier) {
	mustBeBlock("gpu.BulkShare", c, rank)
	bulk(c.t, "gpu.BulkShare", dst, src, bar, threadapi.Copy{ToShared: true, FromShared: true, Multicast: 1 << rank})
}

func bulk[T any](t *Thread, name string, dst, src []T, bar *MBarrier, c threadapi.Copy) {
	if len(dst) != len(src) {
		panic(&fault.Failure{Kind: fault.Length, Text: name, V0: int64(len(dst)), V1: int64(len(src))})
	}
	size := reflect.TypeFor[T]().Size()
	unit := uintptr(bulkAlign)
	for n := size; unit > 1 && n%2 == 0; n /= 2 {
		unit /= 2
	}
	if uintptr(len(src))%unit != 0 {
		panic(&fault.Failure{Kind: fault.VecLength, Text: name, V0: int64(len(src)), V1: int64(unit)})
	}
	n := uintptr(len(src)) * size
	if n >= bulkLimit {
		panic(name + " of 1 MiB or more; copy in pieces")
	}
	if c.ToShared {
		mustExist(unsafe.Pointer(bar))
	}
	d, s := unsafe.Pointer(unsafe.SliceData(dst)), unsafe.Pointer(unsafe.SliceData(src))
	if n == 0 {
		return
	}
	mustAlign(name, d, bulkAlign)
	mustAlign(name, s, bulkAlign)
	c.Name, c.Pieces, c.Kind, c.Barrier, c.Bytes = name, []threadapi.Piece{{Dst: d, Src: s, N: n}}, threadapi.BulkCopies, unsafe.Pointer(bar), int(n)
	t.api().StartCopy(&c)
}

// BulkCommit makes one group of the stores that this thread has started since the last
// call (PTX: cp.async.bulk.commit_group).
func BulkCommit(t *Thread) { t.api().CommitCopies("gpu.BulkCommit", threadapi.BulkCopies) }

// BulkWait waits until at most n of this thread's newest groups are not complete (PTX:
// cp.async.bulk.wait_group). n is a constant from 0 to 7. What was stored is visible to this thread then.
func BulkWait(t *Thread, n int) {
	mustLeave("gpu.BulkWait", n)
	t.api().WaitCopies("gpu.BulkWait", threadapi.BulkCopies, n, false)
}

// BulkWaitRead is BulkWait for the sources alone: when they have been read, the shared
// memory may be written again (PTX: cp.async.bulk.wait_group.read).
func BulkWaitRead(t *Thread, n int) {
	mustLeave("gpu.BulkWaitRead", n)
	t.api().WaitCopies("gpu.BulkWaitRead", threadapi.BulkCopies, n, true)
}

// FenceProxyAsyncShared makes writes to shared memory that happened before it visible to
// bulk copies that start after it (PTX: fence.proxy.async.shared::cta).
func FenceProxyAsyncShared(t *Thread) { t.api().FenceProxy(false, nil, 0) }

// FenceProxyAsyncGlobal is FenceProxyAsyncShared for global memory (PTX:
// fence.proxy.async.global).
func FenceProxyAsyncGlobal(t *Thread) { t.api().FenceProxy(true, nil, 0) }

// mustExist fails for nil. It does not read what p points to.
func mustExist(p unsafe.Pointer) {
	if p == nil {
		panic(&fault.Failure{Kind: fault.Nil})
	}
}

// mustAlign fails for an address that is no multiple of align.
func mustAlign(name string, p unsafe.Pointer, align int) {
	if off := uintptr(p) % uintptr(align); off != 0 {
		panic(&fault.Failure{Kind: fault.VecAlign, Text: name, V0: int64(off), V1: int64(align)})
	}
}

// addElements adds the elements at src to those at dst. Each addition is atomic, so the race
// detector must not see two of them.
//
//go:norace
func addElements[T BulkElem](dst, src unsafe.Pointer, n uintptr) {
	var z T
	d, s := unsafe.Slice((*T)(dst), n/unsafe.Sizeof(z)), unsafe.Slice((*T)(src), n/unsafe.Sizeof(z))
	for i := range d {
		d[i] = addElement(d[i], s[i])
	}
}

//go:norace
func addElement[T BulkElem](a, b T) T {
	var sum any
	switch a := any(a).(type) {
	case int32:
		sum = a + any(b).(int32)
	case uint32:
		sum = a + any(b).(uint32)
	case uint64:
		sum = a + any(b).(uint64)
	case float32:
		sum = a + any(b).(float32)
	case Float16:
		sum = a.Add(any(b).(Float16))
	case BFloat16:
		sum = a.Add(any(b).(BFloat16))
	}
	return sum.(T)
}
