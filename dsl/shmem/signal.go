package shmem

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Signal is a symmetric 64-bit word that peers update and this PE waits on. In an
// operation that names a PE it stands for the word of that PE.
type Signal struct{ word threadapi.Mem }

// Signals is an array of signals. Words gives them as words.
type Signals struct{ mem threadapi.Mem }

// signalBytes is the size of a signal.
const signalBytes = 8

// Len returns the number of signals.
func (s Signals) Len() int { return int(s.mem.Bytes / signalBytes) }

// At returns signal i. It fails as indexing a slice of length Len does.
func (s Signals) At(i int) Signal {
	_ = &unsafe.Slice((*uint64)(s.mem.Base), s.Len())[i] // checks, and reads nothing
	return Signal{s.mem.Slice(uintptr(i)*signalBytes, uintptr(i+1)*signalBytes)}
}

// Slice returns the signals from lo up to, not including, hi. It fails as slicing a
// slice of length Len does.
func (s Signals) Slice(lo, hi int) Signals {
	_ = unsafe.Slice((*uint64)(s.mem.Base), s.Len())[lo:hi]
	return Signals{s.mem.Slice(uintptr(lo)*signalBytes, uintptr(hi)*signalBytes)}
}

// Words returns the signals as words: for WaitUntilAll, TestSome and the other waits of many
// words, for atomics, and to be read and written by plain loads and stores. They stay signals.
// A wait for words, or a test that is true, sees the data of the put that carried the update of a
// signal, as SignalWaitUntil does. A plain load or store has no order with an update that is on its
// way: read a signal after a wait for it, and reset it when no peer updates it before it knows of
// the reset (OpenSHMEM 1.5 section 9.8, Signal Object; NVSHMEM's signals are uint64_t).
func (s Signals) Words() Sym[uint64] { return Sym[uint64]{s.mem} }

// Word returns the signal as a word, as Signals.Words does.
func (s Signal) Word() Ptr[uint64] { return Ptr[uint64]{s.word} }

// SignalsOf returns words of symmetric memory as signals. They stay words: Signals.Words says
// what holds for a word that is both.
func SignalsOf(words Sym[uint64]) Signals { return Signals{words.mem} }

// NewSignal returns the word w as a kernel sees it. It is for the runtime.
func NewSignal(w threadapi.Mem) Signal { return Signal{w} }

// NewSignals returns the symmetric memory m, 8 bytes for each signal, as a
// kernel sees it. It is for the runtime.
func NewSignals(m threadapi.Mem) Signals { return Signals{m} }

// SigOp is how a signal is updated. Updates of one signal by SignalSet and
// SignalAdd are atomic with respect to each other.
type SigOp int32

const (
	// SignalSet stores the value in the signal (NVSHMEM_SIGNAL_SET).
	SignalSet SigOp = op.SignalSet
	// SignalAdd adds the value to the signal (NVSHMEM_SIGNAL_ADD).
	SignalAdd SigOp = op.SignalAdd
)

// Cmp is a comparison of a signal, on the left, with a value. Both are unsigned.
type Cmp int32

const (
	CmpEQ Cmp = op.CmpEQ // equal
	CmpNE Cmp = op.CmpNE // not equal
	CmpGT Cmp = op.CmpGT // greater
	CmpLE Cmp = op.CmpLE // less or equal
	CmpLT Cmp = op.CmpLT // less
	CmpGE Cmp = op.CmpGE // greater or equal
)

var (
	opSignalOp               = op.Lookup("SignalOp")
	opSignalFetch            = op.Lookup("SignalFetch")
	opSignalTest             = op.Lookup("SignalTest")
	opSignalWaitUntil        = op.Lookup("SignalWaitUntil")
	opSignalWaitUntilRelaxed = op.Lookup("SignalWaitUntilRelaxed")
)

// SignalOp updates the signal sig on PE pe. It returns before
// the update has arrived. The update may overtake puts that
// came before it, unless Fence or Quiet stands between
// (NVSHMEM API, Signaling Operations, nvshmemx_signal_op).
func SignalOp(t *gpu.Thread, sig Signal, value uint64, op SigOp, pe int) {
	gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{Op: opSignalOp, Operands: threadapi.Operands{Word: sig.word, Value: value, SigOp: int32(op), PE: pe}})
}

// SignalFetch returns this PE's value of the signal (NVSHMEM API, Signaling
// Operations, nvshmem_signal_fetch). It orders nothing.
func SignalFetch(t *gpu.Thread, sig Signal) uint64 {
	return gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{Op: opSignalFetch, Operands: threadapi.Operands{Word: sig.word}})
}

// SignalTest reports whether this PE's value of the signal compares true with value.
// If so, the data of the put that carried the update is visible, as after
// SignalWaitUntil; if not, nothing is ordered. It is an addition to NVSHMEM, whose
// nvshmem_test does the same for other words.
func SignalTest(t *gpu.Thread, sig Signal, cmp Cmp, value uint64) bool {
	return gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{Op: opSignalTest, Operands: threadapi.Operands{Word: sig.word, Cmp: int32(cmp), Value: value}}) != 0
}

// SignalWaitUntil waits until the signal of this PE compares true
// with value, and returns the signal's value (NVSHMEM API,
// Signaling Operations, nvshmem_signal_wait_until). This thread
// then sees the data of the put that updated the signal. The
// other threads of its block see the data after gpu.Block.Sync.
func SignalWaitUntil(t *gpu.Thread, sig Signal, cmp Cmp, value uint64) uint64 {
	return gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{Op: opSignalWaitUntil, Operands: threadapi.Operands{Word: sig.word, Cmp: int32(cmp), Value: value}})
}

// SignalWaitUntilRelaxed is SignalWaitUntil for a signal whose value
// is the whole message. It makes nothing else visible. So it costs
// less on a GPU: the multiprocessor's cache keeps what it holds.
// NVSHMEM does not have this function. Package ll is built on it.
func SignalWaitUntilRelaxed(t *gpu.Thread, sig Signal, cmp Cmp, value uint64) uint64 {
	return gpu.ThreadAPI(t, threadapi.Key{}).Communicate(threadapi.Call{Op: opSignalWaitUntilRelaxed, Operands: threadapi.Operands{Word: sig.word, Cmp: int32(cmp), Value: value}})
}
