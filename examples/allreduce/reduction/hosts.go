package reduction

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

// Place is where a PE stands in the sums over several hosts. The vector is divided into as
// many parts as the smallest host has PEs. The PEs with one number on their hosts are a lane,
// which adds up one part. PEs with higher numbers have no part of their own.
type Place struct {
	// Number is that on this host, of Lanes lanes, and Most PEs on the largest host.
	Number, Lanes, Most int
	// Host is this host, of Hosts.
	Host, Hosts int
}

// part returns the elements of this PE's part of a vector of n, none without a part.
func (p Place) part(n int) (lo, hi int) {
	if p.Number >= p.Lanes {
		return n, n
	}
	return n * p.Number / p.Lanes, n * (p.Number + 1) / p.Lanes
}

// HostOnce adds up src over all PEs into dst, which may be src, on several hosts, where the time
// of the trip counts. Each PE adds up its part over the PEs of its host, from their memory. It
// sends the sums to its lane on all other hosts at once, adds up what comes from there, and
// stores the result to the PEs of its host. So the network carries a vector once for each host,
// and not once for each PE. The sums are the same everywhere, bit for bit.
//
// A block takes room elements of a part. mates are the PEs of this host, and lane those of the
// lane by host. stage has room elements for each host and block, for even and for odd epochs.
// signals has a signal for each host and block, and meetings 2*Most for each of at most blocks
// blocks.
//
//gpu:kernel maxthreads=512 minblocks=1
func HostOnce(t *gpu.Thread, dst, src, stage shmem.Sym[float32], signals, meetings shmem.Signals, at Place, mates, lane []int32, room, blocks int, ticks []uint64) {
	epoch, block := clock.Epoch(t, ticks), t.BlockIdx().X
	lo, hi := at.part(src.Len())
	lo = min(lo+block*room, hi)
	hi = min(lo+room, hi)
	// Who is in the next launch may send while others still read what this one brought.
	first := (int(epoch%2)*blocks + block) * at.Hosts
	parts := stage.Slice(first*room, (first+at.Hosts)*room)
	mine := parts.Slice(at.Host*room, at.Host*room+hi-lo)
	together(t, meetings, 0, blocks, at, mates, epoch)
	if lo < hi {
		addMates(t, mine.Local(), src.Slice(lo, hi), mates)
		for i := 1; i < at.Hosts; i++ {
			host := (at.Host + i) % at.Hosts
			shmem.PutSignalNBI(t.Block(), mine, mine, signals.At(block*at.Hosts+at.Host), epoch, shmem.SignalSet, int(lane[host]))
		}
		awaitHosts(t, signals, block*at.Hosts, at, epoch)
		addHosts(t, dst.Local()[lo:hi], mine.Local(), parts.Local(), at, room)
		spread(t, dst.Slice(lo, hi), mates)
		shmem.Quiet(t.Block()) // what was sent is written again in the next launch but one
	}
	shmem.Fence(t.Block())
	together(t, meetings, 1, blocks, at, mates, epoch)
	clock.Advance(t, ticks, 1)
}

// HostTwice is HostOnce for long vectors. Between the hosts each PE of a lane adds up a piece of
// the part and sends the sums to the others, so that each element crosses a PE's link to the
// network twice at most, however many hosts there are.
//
// A block takes room elements of each piece. stage has room elements for each host and block,
// and signals two signals. A PE sends a sum when it has added up what came from all, so that
// nobody who has all sums can overwrite in stage what is still to be read.
//
//gpu:kernel maxthreads=512 minblocks=1
func HostTwice(t *gpu.Thread, dst, src, stage shmem.Sym[float32], signals, meetings shmem.Signals, at Place, mates, lane []int32, room, blocks int, ticks []uint64) {
	epoch, block := clock.Epoch(t, ticks), t.BlockIdx().X
	lo, hi := at.part(src.Len())
	lo = min(lo+block*room*at.Hosts, hi)
	hi = min(lo+room*at.Hosts, hi)
	parts := stage.Slice(block*at.Hosts*room, (block+1)*at.Hosts*room)
	first := 2 * block * at.Hosts
	together(t, meetings, 0, blocks, at, mates, epoch)
	if lo < hi {
		addMates(t, dst.Local()[lo:hi], src.Slice(lo, hi), mates)
		for i := 1; i < at.Hosts; i++ {
			host := (at.Host + i) % at.Hosts
			from, to := piece(lo, hi, host, room)
			shmem.PutSignalNBI(t.Block(), parts.Slice(at.Host*room, at.Host*room+to-from), dst.Slice(from, to), signals.At(first+at.Host), epoch, shmem.SignalSet, int(lane[host]))
		}
		awaitHosts(t, signals, first, at, epoch)
		from, to := piece(lo, hi, at.Host, room)
		sums := dst.Local()[from:to]
		addHosts(t, sums, sums, parts.Local(), at, room)
		for i := 1; i < at.Hosts; i++ {
			host := (at.Host + i) % at.Hosts
			// The receiver has sent what this overwrites: it was added up here.
			shmem.PutSignalNBI(t.Block(), dst.Slice(from, to), dst.Slice(from, to), signals.At(first+at.Hosts+at.Host), epoch, shmem.SignalSet, int(lane[host]))
		}
		awaitHosts(t, signals, first+at.Hosts, at, epoch)
		spread(t, dst.Slice(lo, hi), mates)
		shmem.Quiet(t.Block()) // dst belongs to the program when the launch is over
	}
	shmem.Fence(t.Block())
	together(t, meetings, 1, blocks, at, mates, epoch)
	clock.Advance(t, ticks, 1)
}

// piece returns piece i, of room elements, of the elements from lo to hi.
func piece(lo, hi, i, room int) (from, to int) {
	from = min(lo+i*room, hi)
	return from, min(from+room, hi)
}

// awaitHosts waits for the block's signals of all other hosts, which begin at first.
func awaitHosts(t *gpu.Thread, signals shmem.Signals, first int, at Place, epoch uint64) {
	for host := range t.Block().Stride(at.Hosts) {
		if host != at.Host {
			shmem.SignalWaitUntil(t, signals.At(first+host), shmem.CmpGE, epoch)
		}
	}
	t.Block().Sync()
}

// addHosts stores in sums those over all hosts, in the order of ll.Pairwise: mine of this one, and from each
// other one what lies in its room of parts. sums may be mine.
func addHosts(t *gpu.Thread, sums, mine, parts []float32, at Place, room int) {
	for i := range t.Block().Stride(len(sums)) {
		sums[i] = ll.Pairwise(at.Hosts, func(host int) float32 {
			if host != at.Host {
				return parts[host*room+i]
			}
			return mine[i]
		}, addTwo)
	}
	t.Block().Sync()
}

// addMates stores in sums those of x over the PEs of this host, in the order of ll.Pairwise. sums may be x.
func addMates(t *gpu.Thread, sums []float32, x shmem.Sym[float32], mates []int32) {
	for i := range t.Block().Stride(len(sums)) {
		sums[i] = ll.Pairwise(len(mates), func(k int) float32 { return x.Peer(t, int(mates[k]))[i] }, addTwo)
	}
	t.Block().Sync()
}

// spread stores x to the other PEs of this host.
func spread(t *gpu.Thread, x shmem.Sym[float32], mates []int32) {
	me, mine := shmem.MyPE(t), x.Local()
	for _, pe := range mates {
		if int(pe) == me {
			continue
		}
		there := x.Peer(t, int(pe))
		for i := range t.Block().Stride(len(mine)) {
			there[i] = mine[i]
		}
	}
}

// together is meet for the same block of the PEs of this host.
func together(t *gpu.Thread, meetings shmem.Signals, place, blocks int, at Place, mates []int32, epoch uint64) {
	first := (place*blocks + t.BlockIdx().X) * at.Most
	for i := range t.Block().Stride(len(mates)) {
		shmem.SignalOp(t, meetings.At(first+at.Number), epoch, shmem.SignalSet, int(mates[i]))
	}
	for i := range t.Block().Stride(len(mates)) {
		shmem.SignalWaitUntil(t, meetings.At(first+i), shmem.CmpGE, epoch)
	}
	t.Block().Sync()
}
