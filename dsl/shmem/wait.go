package shmem

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/op"
)

// WaitElem is the types of words that can be waited on.
type WaitElem interface {
	~int16 | ~int32 | ~int64 | ~int | ~uint16 | ~uint32 | ~uint64 | ~uint
}

// The waits and tests below look at words of this PE, which peers change by
// atomics, by P or by puts, and compare each of them, on the left, with a value,
// signed numbers as such. Words of the same index as a number in skip that is not 0
// are left out; skip is as long as x, or nil for none. Words that compared true
// once may have changed again.
//
// Once a wait is over, or a test is true, this thread sees what the peer did before
// it changed the word, if a Fence or Quiet stands between, and after gpu.Block.Sync
// so do the others of its block (NVSHMEM API, Point-To-Point Synchronization).
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

// WaitUntilAny waits until some word of x compares true with v, and returns its
// index, any if there are several; -1 if no word is waited on
// (nvshmem_wait_until_any).
func WaitUntilAny[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, v T) int {
	return wait(t, opWaitUntilAny, x, nil, skip, cmp, v, nil)
}

// WaitUntilSome waits until at least one word of x compares true with v, writes the
// indices of those that do to indices, rising, and returns their number; 0 if no
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

// TestAll reports whether all words of x compare true with v, true if no word is
// looked at (nvshmem_test_all).
func TestAll[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, v T) bool {
	return wait(t, opTestAll, x, nil, skip, cmp, v, nil) != 0
}

// TestAny returns the index of a word of x that compares true with v, any if there
// are several, and -1 if there is none (nvshmem_test_any).
func TestAny[T WaitElem](t *gpu.Thread, x Sym[T], skip []int32, cmp Cmp, v T) int {
	return wait(t, opTestAny, x, nil, skip, cmp, v, nil)
}

// TestSome writes the indices of the words of x that compare true with v to
// indices, rising, and returns their number. indices is at least as long as x
// (nvshmem_test_some).
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
	return int(gpu.EngineOf(t, engine.Key{}).Communicate(engine.Call{
		Op: o, Type: typeOf[T](), Word: x.mem, Cmp: int32(cmp), Value: toBits(v),
		Words: &engine.Words{Indices: indices, Skip: skip, Values: unsafe.Pointer(unsafe.SliceData(values)), NumValues: len(values)},
	}))
}
