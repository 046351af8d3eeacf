// Package ll sends small messages between PEs in the fewest possible trips: each
// 64-bit word carries 32 bits of data and a 32-bit epoch that says which message
// they belong to. A word arrives as a whole, so that a receiver which sees the
// epoch has the data: there is no signal behind the data, no fence and no
// acknowledgement. NCCL calls this protocol LL, for low latency.
//
// The words are signals, which are symmetric, can be stored to any PE, and have a
// wait that ends with the launch when a PE fails. Half of what travels is epoch, so
// that from some ten kilobytes on a put with signal is faster.
//
// The epoch of a message is larger than those of all messages that went through
// the same words before; 0 is none. What follows keeps messages apart by the
// parity of their epoch, so that a message may be sent while its receivers still
// read the one before.
package ll

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Float64Words returns the number of signals that PublishFloat64 and SumFloat64
// need among pes PEs.
func Float64Words(pes int) int { return 2 * pes * 2 }

// PublishFloat64 sends v to every PE as this PE's value of epoch. Publishing an
// epoch has to come after collecting the one before it.
func PublishFloat64(t *gpu.Thread, words shmem.Signals, epoch uint32, v float64) {
	bits := math.Float64bits(v)
	at := float64At(t, epoch, shmem.MyPE(t))
	low, high := words.At(at), words.At(at+1)
	for pe := range shmem.NumPEs(t) {
		shmem.SignalOp(t, low, word(epoch, uint32(bits)), shmem.SignalSet, pe)
		shmem.SignalOp(t, high, word(epoch, uint32(bits>>32)), shmem.SignalSet, pe)
	}
}

// SumFloat64 waits for the values of epoch of all PEs and returns their sum. It is
// the same on every PE, bit for bit.
func SumFloat64(t *gpu.Thread, words shmem.Signals, epoch uint32) float64 {
	sum := 0.0
	for pe := range shmem.NumPEs(t) {
		at := float64At(t, epoch, pe)
		low, high := await(t, words.At(at), epoch), await(t, words.At(at+1), epoch)
		sum += math.Float64frombits(uint64(high)<<32 | uint64(low))
	}
	return sum
}

func float64At(t *gpu.Thread, epoch uint32, pe int) int {
	return (int(epoch%2)*shmem.NumPEs(t) + pe) * 2
}

func word(epoch, data uint32) uint64 { return uint64(epoch)<<32 | uint64(data) }

// await waits for the data of epoch.
func await(t *gpu.Thread, w shmem.Signal, epoch uint32) uint32 {
	return uint32(shmem.SignalWaitUntil(t, w, shmem.CmpGE, word(epoch, 0)))
}
