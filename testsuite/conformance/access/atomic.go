package access

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Updates is how many words Narrow kernels update.
const Updates = 9

// narrow has every thread of the grid update words that stand side by side, and a plain neighbour of its own.
// old gets the ticket of each thread, drawn by compare and swap, and the value that an exchange returned.
func narrow[T gpu.AtomicInt](t *gpu.Thread, words, plain, old []T) {
	rank := t.Grid().Rank()
	v := T(rank%50 + 1)
	gpu.AtomicAdd(t, &words[0], v)
	gpu.AtomicSubExplicit(t, &words[1], v, gpu.AcqRel, gpu.ScopeDevice)
	gpu.AtomicMin(t, &words[2], v)
	gpu.AtomicMaxExplicit(t, &words[3], v, gpu.Relaxed, gpu.ScopeSystem)
	gpu.AtomicAnd(t, &words[4], ^(T(1) << (rank % 6)))
	gpu.AtomicOrExplicit(t, &words[5], T(1)<<(rank%7), gpu.SeqCst, gpu.ScopeSystem)
	gpu.AtomicXor(t, &words[6], v)
	plain[rank] = v
	for {
		seen := gpu.AtomicLoad(t, &words[7])
		if gpu.AtomicCompareAndSwapExplicit(t, &words[7], seen, seen+1, gpu.AcqRel, gpu.ScopeDevice) == seen {
			old[rank] = seen
			break
		}
	}
	gpu.AtomicExchange(t, &words[8], v)
}

//gpu:kernel
func NarrowInt8(t *gpu.Thread, words, plain, old []int8) { narrow(t, words, plain, old) }

//gpu:kernel
func NarrowUint8(t *gpu.Thread, words, plain, old []uint8) { narrow(t, words, plain, old) }

//gpu:kernel
func NarrowInt16(t *gpu.Thread, words, plain, old []int16) { narrow(t, words, plain, old) }

//gpu:kernel
func NarrowUint16(t *gpu.Thread, words, plain, old []uint16) { narrow(t, words, plain, old) }

// Flags hands data from each block to the next by flags of 8 and 16 bits, which a release sets and an
// acquire finds. Waiting blocks sleep.
//
//gpu:kernel
func Flags(t *gpu.Thread, data []int32, bytes []uint8, shorts []uint16, tickets []uint32) {
	if t.Block().Rank() != 0 {
		return
	}
	b := int(gpu.AtomicAdd(t, &tickets[0], 1)) // blocks before have begun
	if b > 0 {
		for gpu.AtomicLoadExplicit(t, &bytes[b-1], gpu.Acquire, gpu.ScopeDevice) == 0 {
			gpu.Nanosleep(t, 100)
		}
		for gpu.AtomicLoadExplicit(t, &shorts[b-1], gpu.Acquire, gpu.ScopeSystem) != uint16(b) {
			gpu.Nanosleep(t, 100)
		}
		data[b] = data[b-1] + 2
	}
	gpu.AtomicStoreExplicit(t, &bytes[b], 1, gpu.Release, gpu.ScopeDevice)
	gpu.AtomicStoreExplicit(t, &shorts[b], uint16(b+1), gpu.Release, gpu.ScopeSystem)
}
