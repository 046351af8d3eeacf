package exchange

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

// Relay is Exchange for several hosts, in fewer messages between them. What the PEs of a host
// send to one PE of another host, they store to one of their own, which sends it all in one
// message. The PEs of a host follow each other, so that they are one piece of the receiver's dst.
//
// The grid has a block for each PE. A block has one target for all PEs of its host: this first
// moves to the PE that relays to it. Blocks of the same number depend on each other alone, so
// that they need not all be resident.
//
// first is the first PE of each host, with the number of PEs after the last, and host the host
// of each PE. stage holds what this PE relays: for each target the blocks of all PEs of this
// host. signals has 2*NumPEs signals that say that memory may be written, most for each PE that
// say that a block is there, and one for each host. most is the largest number of PEs of a host.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Relay(t *gpu.Thread, dst, src, stage shmem.Sym[float32], n, most int, first, host []int32, signals shmem.Signals, ticks []uint64) {
	me, pes, epoch := shmem.MyPE(t), shmem.NumPEs(t), clock.Epoch(t, ticks)
	here := int(host[me])
	base, size := int(first[here]), int(first[here+1]-first[here])
	to := (base + t.BlockIdx().X) % pes
	there := int(host[to])
	by := to // who gets the blocks for the target
	if there != here {
		by = base + (to-int(first[there]))%size
	}
	// The host whose PEs send to this one in the same block of theirs, if one does.
	from := (me - t.BlockIdx().X + pes) % pes
	sender := int(host[from])
	receives := int(first[sender]) == from && sender != here
	relayer := int(first[sender]) + (me-base)%int(first[sender+1]-first[sender])
	staged, arrived := 2*pes+to*most, 2*pes+pes*most

	// What was enqueued before this launch has read dst, and has sent what was in stage.
	if by == me {
		for i := range t.Block().Stride(size) {
			shmem.SignalOp(t, signals.At(to), epoch, shmem.SignalSet, base+i)
		}
	}
	if t.Block().Rank() == 0 {
		if receives {
			shmem.SignalOp(t, signals.At(pes+me), epoch, shmem.SignalSet, relayer)
		}
		shmem.SignalWaitUntil(t, signals.At(to), shmem.CmpGE, epoch)
	}
	t.Block().Sync()

	block := src.Slice(to*n, (to+1)*n)
	if there == here {
		shmem.PutSignal(t.Block(), dst.Slice(me*n, (me+1)*n), block, signals.At(staged+me-base), epoch, shmem.SignalSet, by)
	} else {
		at := slot(to, there, size, most, first) * size * n
		shmem.PutSignal(t.Block(), stage.Slice(at+(me-base)*n, at+(me-base+1)*n), block, signals.At(staged+me-base), epoch, shmem.SignalSet, by)
	}
	if by == me {
		for i := range t.Block().Stride(size) {
			shmem.SignalWaitUntil(t, signals.At(staged+i), shmem.CmpGE, epoch)
		}
		if there != here {
			if t.Block().Rank() == 0 {
				shmem.SignalWaitUntil(t, signals.At(pes+to), shmem.CmpGE, epoch)
			}
			t.Block().Sync()
			at := slot(to, there, size, most, first) * size * n
			shmem.PutSignal(t.Block(), dst.Slice(base*n, (base+size)*n), stage.Slice(at, at+size*n), signals.At(arrived+here), epoch, shmem.SignalSet, to)
		}
	}
	if receives && t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, signals.At(arrived+sender), shmem.CmpGE, epoch)
	}
	clock.Advance(t, ticks, 1)
}

// slot is where a target has its place in the stage of the PE that relays to it, of size PEs of
// its host.
func slot(to, there, size, most int, first []int32) int {
	return there*((most+size-1)/size) + (to-int(first[there]))/size
}

// relaySignals is the number of signals of Relay.
func relaySignals(pes, hosts, most int) int { return 2*pes + pes*most + hosts }
