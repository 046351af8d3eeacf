package gpu

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// CopyAsync starts a copy of *src in global memory to *dst in shared memory, and does not
// wait for it (PTX: cp.async; CUDA: __pipeline_memcpy_async). A T has 4, 8 or 16 bytes, such as
// float32 and Vec4[float32]. The thread must not touch *dst, nor change *src, before
// CopyAsyncWait; other threads must not before they have then synchronised with it.
//
// GPUs have this instruction from compute capability 8.0 on. Older ones copy at once.
func CopyAsync[T any](t *Thread, dst, src *T) {
	copyAsync(t, "gpu.CopyAsync", unsafe.Pointer(dst), unsafe.Pointer(src), SizeOf[T](), SizeOf[T]())
}

// CopyAsyncPart is CopyAsync of the first bytes of *src alone, from 0 to all of them. The
// rest of *dst becomes 0. It serves the end of an array: where bytes is 0, src must still be
// an address in the array.
func CopyAsyncPart[T any](t *Thread, dst, src *T, bytes int) {
	copyAsync(t, "gpu.CopyAsyncPart", unsafe.Pointer(dst), unsafe.Pointer(src), SizeOf[T](), bytes)
}

// CopyAsyncZeroFill is CopyAsync of the elements of src, which may be fewer than fit in *dst, or none. The rest of
// *dst becomes 0. The first element stands at a multiple of the size of a T.
func CopyAsyncZeroFill[T, E any](t *Thread, dst *T, src []E) {
	const name = "gpu.CopyAsyncZeroFill"
	n := len(src) * SizeOf[E]()
	if n > SizeOf[T]() {
		panic(fmt.Sprintf("%s of more than the %d bytes of a value", name, SizeOf[T]()))
	}
	p := unsafe.Pointer(unsafe.SliceData(src))
	if n == 0 {
		p = unsafe.Pointer(dst)
	}
	copyAsync(t, name, unsafe.Pointer(dst), p, SizeOf[T](), n)
}

func copyAsync(t *Thread, name string, dst, src unsafe.Pointer, size, bytes int) {
	if size != 4 && size != 8 && size != 16 {
		panic(fmt.Sprintf("%s of %d bytes; it copies 4, 8 or 16", name, size))
	}
	mustExist(dst)
	mustExist(src)
	mustAlign(name, dst, size)
	mustAlign(name, src, size)
	if bytes < 0 || bytes > size {
		panic(fmt.Sprintf("%s takes %d of %d bytes", name, bytes, size))
	}
	var pieces []threadapi.Piece
	if bytes > 0 {
		pieces = append(pieces, threadapi.Piece{Dst: dst, Src: src, N: uintptr(bytes)})
	}
	if bytes < size {
		pieces = append(pieces, threadapi.Piece{Dst: unsafe.Add(dst, bytes), N: uintptr(size - bytes)})
	}
	t.api().StartCopy(&threadapi.Copy{Name: name, Pieces: pieces, ToShared: true})
}

// CopyAsyncCommit makes one group of the copies that this thread has started by CopyAsync since
// the last commit (PTX: cp.async.commit_group; CUDA: __pipeline_commit). A group may be empty.
func CopyAsyncCommit(t *Thread) {
	t.api().CommitCopies("gpu.CopyAsyncCommit", threadapi.ThreadCopies)
}

// CopyAsyncWait waits until at most n of this thread's newest groups are not complete (PTX:
// cp.async.wait_group; CUDA: __pipeline_wait_prior). n is a constant from 0 to 7. Other threads of the
// block see what was copied after a barrier.
func CopyAsyncWait(t *Thread, n int) {
	mustLeave("gpu.CopyAsyncWait", n)
	t.api().WaitCopies("gpu.CopyAsyncWait", threadapi.ThreadCopies, n, false)
}

// MaxCopyGroups is how many groups of copies a wait may leave incomplete.
const MaxCopyGroups = 7

func mustLeave(name string, n int) {
	if n < 0 || n > MaxCopyGroups {
		panic(fmt.Sprintf("%s leaves %d groups; it can leave 0 to %d", name, n, MaxCopyGroups))
	}
}
