package shmem

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// WaitElem is the types of words that can be waited on.
//
// Waits and tests compare words of this PE with a value; the word stands on the left. Peers
// change the words by atomics, by P or by puts. Signed words compare as signed numbers. Word i
// is left out if skip[i] is not 0; skip is as long as x, or nil to leave out none. A word that
// has compared true may have changed again.
//
// A peer may call Fence or Quiet before it changes a word. Then this thread, after its wait or
// true test, also sees what the peer did before the Fence or Quiet. The other threads of the
// block see it after gpu.Block.Sync (NVSHMEM API, Point-To-Point Synchronization).
type WaitElem interface {
	~int16 | ~int32 | ~int64 | ~int | ~uint16 | ~uint32 | ~uint64 | ~uint
}

var (
	opWaitUntil           = op.Lookup("WaitUntil")
	opWaitUntilAll        = op.Lookup("WaitUntilAll")
	opWaitUntilAny        = op.Lookup("WaitUntilAny")
	opWaitUntilSome       = op.Lookup("WaitUntilSome")
	opWaitUntilAllVector  = op.Lookup("WaitUntilAllVector")
	opWaitUntilAnyVector  = op.Lookup("WaitUntilAnyVector")
	opWaitUntilSomeVector = op.Lookup("WaitUntilSomeVector")

	opTest           = op.Lookup("Test")
	opTestAll        = op.Lookup("TestAll")
	opTestAny        = op.Lookup("TestAny")
	opTestSome       = op.Lookup("TestSome")
	opTestAllVector  = op.Lookup("TestAllVector")
	opTestAnyVector  = op.Lookup("TestAnyVector")
	opTestSomeVector = op.Lookup("TestSomeVector")
)

// WaitUntil waits until p on this PE compares true with v (nvshmem_wait_until).
func WaitUntil[T WaitElem](t *gpu.Thread, p Ptr[T], cmp Cmp, v T) {
	wait(t, opWaitUntil, Sym[T]{p.at}, nil, nil, cmp, v, nil)
}

// WaitUntilAll waits until each word of x has compared true with v
// (nvshmem_wait_until_all).
func WaitUntilAll[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, v T) {
	wait(t, opWaitUntilAll, x, nil, skip, cmp, v, nil)
}

// WaitUntilAny waits until some word of x compares true with v,
// and returns its index. If several do, it may return any of them.
// If no word is waited on, it returns -1 (nvshmem_wait_until_any).
func WaitUntilAny[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, v T) int {
	return wait(t, opWaitUntilAny, x, nil, skip, cmp, v, nil)
}

// WaitUntilSome waits until at least one word of x compares true with v. It writes the
// indices of these words to indices, in rising order, and returns their number: 0 if no
// word is waited on. indices is at least as long as x (nvshmem_wait_until_some).
func WaitUntilSome[T WaitElem](t *gpu.Thread, x Sym[T], indices []int, skip []int32, cmp Cmp, v T) int {
	return wait(t, opWaitUntilSome, x, indices, skip, cmp, v, nil)
}

// WaitUntilAllVector is WaitUntilAll with a value for each word: values is as long
// as x (nvshmem_wait_until_all_vector).
func WaitUntilAllVector[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, values []T) {
	wait(t, opWaitUntilAllVector, x, nil, skip, cmp, 0, values)
}

// WaitUntilAnyVector is WaitUntilAny with a value for each word: values is as long
// as x (nvshmem_wait_until_any_vector).
func WaitUntilAnyVector[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, values []T) int {
	return wait(t, opWaitUntilAnyVector, x, nil, skip, cmp, 0, values)
}

// WaitUntilSomeVector is WaitUntilSome with a value for each word: values is as
// long as x (nvshmem_wait_until_some_vector).
func WaitUntilSomeVector[T WaitElem](t *gpu.Thread, x Sym[T], indices []int, skip []int32, cmp Cmp, values []T) int {
	return wait(t, opWaitUntilSomeVector, x, indices, skip, cmp, 0, values)
}

// Test reports whether p on this PE compares true with v (nvshmem_test).
func Test[T WaitElem](t *gpu.Thread, p Ptr[T], cmp Cmp, v T) bool {
	return wait(t, opTest, Sym[T]{p.at}, nil, nil, cmp, v, nil) != 0
}

// TestAll reports whether all words of x compare true with v.
// If it looks at no word, it returns true (nvshmem_test_all).
func TestAll[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, v T) bool {
	return wait(t, opTestAll, x, nil, skip, cmp, v, nil) != 0
}

// TestAny returns the index of a word of x that compares true with v. If several do, it may
// return any of them; if none does, it returns -1 (nvshmem_test_any).
func TestAny[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, v T) int {
	return wait(t, opTestAny, x, nil, skip, cmp, v, nil)
}

// TestSome writes the indices of the words of x that compare
// true with v to indices, in rising order, and returns their
// number. indices is at least as long as x (nvshmem_test_some).
func TestSome[T WaitElem](t *gpu.Thread, x Sym[T], indices []int, skip []int32, cmp Cmp, v T) int {
	return wait(t, opTestSome, x, indices, skip, cmp, v, nil)
}

// TestAllVector is TestAll with a value for each word: values is as long as x
// (nvshmem_test_all_vector).
func TestAllVector[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, values []T) bool {
	return wait(t, opTestAllVector, x, nil, skip, cmp, 0, values) != 0
}

// TestAnyVector is TestAny with a value for each word: values is as long as x
// (nvshmem_test_any_vector).
func TestAnyVector[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, values []T) int {
	return wait(t, opTestAnyVector, x, nil, skip, cmp, 0, values)
}

// TestSomeVector is TestSome with a value for each word: values is as long as x
// (nvshmem_test_some_vector).
func TestSomeVector[T WaitElem](t *gpu.Thread, x Sym[T], indices []int, skip []int32, cmp Cmp, values []T) int {
	return wait(t, opTestSomeVector, x, indices, skip, cmp, 0, values)
}

func wait[T WaitElem](t *gpu.Thread, o *op.Op, x Sym[T], indices []int, skip []int32, cmp Cmp, v T, values []T) int {
	return int(gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{
		Op: o, Operands: threadapi.Operands{Type: typeOf[T](), Word: x.mem, Cmp: int32(cmp), Value: toBits(v)},
		Words: &threadapi.Words{Indices: indices, Skip: skip, Values: unsafe.Pointer(unsafe.SliceData(values)), NumValues: len(values)},
	}))
}
