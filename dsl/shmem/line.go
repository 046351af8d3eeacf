package shmem

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Line is two neighbouring signals that carry 64 bits of data and a flag.
// Each signal holds one half of the data in its low 32 bits, and the flag
// in its high 32 bits. A GPU stores and loads a line at once. Each signal
// arrives as a whole, but the two need not arrive together. A receiver that
// sees the flag in both has the data. NCCL's protocol LL has such lines.
type Line struct{ word threadapi.Mem }

// Lines is an array of lines: signals, two by two.
type Lines struct{ mem threadapi.Mem }

// lineBytes is the size of a line, and the alignment of lines.
const lineBytes = 2 * signalBytes

// Lines returns the signals as lines. If their number is odd, the
// last signal is left out. The first signal must stand at a multiple
// of 16 bytes, as do the signals with even indices of an allocation.
func (s Signals) Lines() Lines {
	if off := uintptr(s.mem.Base) % lineBytes; off != 0 && s.Len() > 0 {
		panic(&fault.Failure{Kind: fault.VecAlign, Text: "shmem.Signals.Lines", V0: int64(off), V1: lineBytes})
	}
	return Lines{s.mem.Slice(0, s.mem.Bytes/lineBytes*lineBytes)}
}

// Len returns the number of lines.
func (l Lines) Len() int { return int(l.mem.Bytes / lineBytes) }

// all returns the lines as a slice, for the checks of the language.
func (l Lines) all() [][2]uint64 { return unsafe.Slice((*[2]uint64)(l.mem.Base), l.Len()) }

// At returns line i. It fails as indexing a slice of length Len does.
func (l Lines) At(i int) Line {
	_ = &l.all()[i] // checks, and reads nothing
	return Line{l.mem.Slice(uintptr(i)*lineBytes, uintptr(i+1)*lineBytes)}
}

// Slice returns the lines from lo up to, not including, hi. It fails as slicing a
// slice of length Len does.
func (l Lines) Slice(lo, hi int) Lines {
	_ = l.all()[lo:hi]
	return Lines{l.mem.Slice(uintptr(lo)*lineBytes, uintptr(hi)*lineBytes)}
}

var (
	opPutLine  = op.Lookup("PutLine")
	opWaitLine = op.Lookup("WaitLine")
)

// PutLine stores data and flag in a line on PE pe. It returns before
// they have arrived, and orders nothing. The two halves arrive in any
// order. NVSHMEM does not have this function. Package ll is built on it.
func PutLine(t *gpu.Thread, line Line, data uint64, flag uint32, pe int) {
	gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{Op: opPutLine, Cond: uint64(flag), Operands: threadapi.Operands{Word: line.word, Value: data, PE: pe}})
}

// WaitLine waits until both halves of this PE's line have the flag, and returns the data.
// It makes nothing else visible. It misses a flag that another one replaces before
// WaitLine looks. NVSHMEM does not have this function.
func WaitLine(t *gpu.Thread, line Line, flag uint32) uint64 {
	return gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{Op: opWaitLine, Cond: uint64(flag), Operands: threadapi.Operands{Word: line.word}})
}
