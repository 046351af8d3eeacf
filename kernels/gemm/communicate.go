package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// CommWarps is the number of communication warps of a block, which call Kernel.Communicate.
const CommWarps = warps - 1

// CommWarp returns the number of the thread's warp among the communication warps.
func CommWarp(t *gpu.Thread) int { return t.Block().Rank()/gpu.WarpSize - 1 }

// Communication warps send and receive while the consumers multiply. Some of them are senders, and one is
// the receiver. A consumer that called the same functions itself would have fewer registers in its loop.

// Senders is how many communication warps, from the first on, send. All of them call SendTiles.
type Senders int

// Sender is a Kernel with senders.
type Sender interface {
	Kernel
	// Sends reports whether a tile is sent. If so, the consumers call AwaitSent before they store it, and
	// HandOff afterwards. A block sends its tiles up to one, and none after it.
	Sends(t *gpu.Thread, p WorkTile) bool
	// Send sends what the consumer warps from first up to, not including, end have stored. Each sender
	// sends its Share.
	Send(t *gpu.Thread, p WorkTile, first, end int)
}

// Receiver is a Kernel with a receiver: a communication warp that calls ReceiveTiles.
type Receiver interface {
	Kernel
	// Receives reports whether something is received for a tile. If so, the consumers call AwaitReceived
	// once.
	Receives(t *gpu.Thread, p WorkTile) bool
	// Receive waits until it is there for the consumer warps from first up to, not including, end.
	Receive(t *gpu.Thread, p WorkTile, first, end int)
}

// Three named barriers join a consumer warpgroup with communication warps: handedOff says that memory has
// been written, sent that it may be written again, and received that something is there. All warps have
// come to a barrier before one of them comes to it again.
func handedOff(consumer int) int { return 1 + 3*consumer }
func sent(consumer int) int      { return 2 + 3*consumer }
func received(consumer int) int  { return 3 + 3*consumer }

// cleared is the named barrier of all consumers and the producer warp. Its number comes after those of the
// most consumers that a block can have.
const cleared = 10

// arrivals returns the number of threads that come to a barrier of one consumer and some other warps.
func arrivals(others int) int { return gpu.WarpgroupSize + others*gpu.WarpSize }

// consumer returns the number of the thread's warpgroup among the consumers.
func consumer(t *gpu.Thread) int { return ConsumerWarp(t) / warps }

// AwaitSent has a consumer warpgroup wait until its tile before p has been sent.
func (n Senders) AwaitSent(t *gpu.Thread, p WorkTile) {
	if p.Index >= t.GridDim().X {
		gpu.SyncNamed(t.Block(), sent(consumer(t)), arrivals(int(n)))
	}
}

// HandOff hands what the warpgroup has stored to the senders.
func (n Senders) HandOff(t *gpu.Thread) {
	gpu.ArriveNamed(t.Block(), handedOff(consumer(t)), arrivals(int(n)))
}

// Share returns the consumer warps, among those from first up to, not including, end, whose rows a sender
// sends. They are neighbours, so that one put sends what they have stored. Warps without rows of p are
// left out.
func (n Senders) Share(t *gpu.Thread, p WorkTile, sender, first, end int) (lo, hi int) {
	all := uint32(ConsumerWarps(t))
	hi = min(end, int(all*uint32(sender+1)/uint32(n)), spread.DivideUp(p.EndRow-p.Row, WarpRows))
	return max(first, int(all*uint32(sender)/uint32(n))), hi
}

// eachTile calls f for the tiles of the block, until it returns false.
func eachTile[J Kernel](t *gpu.Thread, j J, f func(p WorkTile) bool) {
	var p WorkTile
	for i := t.BlockIdx().X; ; i += t.GridDim().X {
		next, ok := j.Next(t, p, i)
		if !ok || !f(next) {
			return
		}
		p = next
	}
}

// SendTiles is the work of the senders.
func SendTiles[J Sender](t *gpu.Thread, n Senders, j J) {
	eachTile(t, j, func(p WorkTile) bool {
		if !j.Sends(t, p) {
			return false
		}
		if p.Index >= t.GridDim().X {
			for c := range Consumers(t) {
				gpu.ArriveNamed(t.Block(), sent(c), arrivals(int(n)))
			}
		}
		for c := range Consumers(t) {
			gpu.SyncNamed(t.Block(), handedOff(c), arrivals(int(n)))
			j.Send(t, p, c*warps, (c+1)*warps)
		}
		return true
	})
}

// AwaitReceived has a consumer warpgroup wait for what is received for its tile.
func AwaitReceived(t *gpu.Thread) { gpu.SyncNamed(t.Block(), received(consumer(t)), arrivals(1)) }

// ReceiveTiles is the work of the receiver.
func ReceiveTiles[J Receiver](t *gpu.Thread, j J) {
	eachTile(t, j, func(p WorkTile) bool {
		if j.Receives(t, p) {
			for c := range Consumers(t) {
				j.Receive(t, p, c*warps, (c+1)*warps)
				gpu.SyncNamed(t.Block(), received(c), arrivals(1))
			}
		}
		return true
	})
}
