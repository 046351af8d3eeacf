package ll

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Packet is 16 bytes of a message: four float32, or four pairs of 16-bit floats. A GPU stores and loads a packet at
// once.
type Packet = gpu.Vec4[uint32]

// Lamport exchanges packets between the blocks of one index of all PEs. The datum is the flag: a word of a
// packet that has not arrived is 0, and no word that is sent is 0. So all that travels is data, and there is no signal, no
// fence and no barrier. TensorRT-LLM and FlashInfer call this Lamport-style communication. All PEs must be able to address
// each other's memory (shmem.Sym.Peer).
//
// Words travel as their bits XOR 0x80000000, and a word 0x80000000 travels as 0. So -0.0 of a float32 becomes +0.0, and so
// does that in the upper half of a pair whose lower half is +0.0. All other bits arrive as they are, also those of NaN
// and of infinities. Memory is ready for use as gpurt.AllocSym returns it.
//
// There are three sets of packets in turn. A launch writes one set, and clears that of the launch before. A peer
// writes to the cleared set two launches later at the earliest: it has then received, in the launch between, packets that were
// sent after the set was cleared.
type Lamport struct {
	now, before shmem.Sym[Packet]
	room, stale int
	state       []uint64
}

// LamportPackets returns the number of packets that the groups of one PE need, for so many blocks that send at most room
// packets each.
func LamportPackets(pes, blocks, room int) int { return 3 * pes * blocks * room }

// LamportRoom returns the packets of a block that adds up n elements: up to three elements that fill no packet have
// one each.
func LamportRoom(n int) int { return n/4 + n%4 }

// NewLamport begins an exchange by a block, with the block of the same number on the other PEs: t.BlockIdx().X, unless
// some blocks do the work of several. packets are those that LamportPackets returns, and state has a word for each block.
// Launches with the same packets follow each other; they may have different numbers of blocks and lengths. The blocks
// of one index take part in the same launches on all PEs.
func NewLamport(t *gpu.Thread, packets shmem.Sym[Packet], state []uint64, block, room int) Lamport {
	size := shmem.NumPEs(t) * room
	mine := packets.Slice(3*block*size, 3*(block+1)*size)
	state = state[block:][:1]
	turn, stale := int(state[0]&3), int(state[0]>>2)
	before := (turn + 2) % 3
	return Lamport{mine.Slice(turn*size, (turn+1)*size), mine.Slice(before*size, (before+1)*size), room, stale, state}
}

// Push sends v as packet i of this PE to all other PEs.
func (l Lamport) Push(t *gpu.Thread, i int, v Packet) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	v = Packet{X: encode(v.X), Y: encode(v.Y), Z: encode(v.Z), W: encode(v.W)}
	at := me*l.room + i
	//gpu:unroll 1
	for hop := 1; hop < pes; hop++ {
		pe := me + hop
		if pe >= pes {
			pe -= pes
		}
		gpu.AtomicStoreVec4Explicit(t, &l.now.MustPeer(t, pe)[at], v, gpu.Relaxed, gpu.ScopeSystem)
	}
}

// Poll waits for packet i of PE pe, which is another PE, and returns it. It makes nothing else visible.
func (l Lamport) Poll(t *gpu.Thread, i, pe int) Packet {
	at := pe*l.room + i
	p := &l.now.Local()[at]
	for {
		// The wait ends with the launch when a PE fails. It takes longer to notice a packet than loads do.
		for range polls {
			v := gpu.AtomicLoadVec4Explicit(t, p, gpu.Relaxed, gpu.ScopeSystem)
			if v.X != 0 && v.Y != 0 && v.Z != 0 && v.W != 0 {
				return Packet{X: v.X ^ empty, Y: v.Y ^ empty, Z: v.Z ^ empty, W: v.W ^ empty}
			}
		}
		words := shmem.View[uint32](l.now.Slice(at, at+1))
		shmem.WaitUntilAll(t, words, nil, shmem.CmpNE, 0)
	}
}

// Clear clears what arrived in the launch before. All threads of the block call it, once in each launch.
func (l Lamport) Clear(t *gpu.Thread) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for pe := range pes {
		if pe == me {
			continue
		}
		old := l.before.Local()[pe*l.room:][:l.stale]
		for i := range t.Block().Stride(len(old)) {
			gpu.AtomicStoreVec4Explicit(t, &old[i], Packet{}, gpu.Relaxed, gpu.ScopeSystem)
		}
	}
}

// End ends the exchange, in which each PE has sent packets below n. All threads of the block call it.
func (l Lamport) End(t *gpu.Thread, n int) {
	t.Block().Sync() // all have read the state
	if t.Block().Rank() == 0 {
		turn := l.state[0]&3 + 1
		if turn == 3 {
			turn = 0
		}
		l.state[0] = uint64(n)<<2 | turn
	}
}

// Sum adds up packet i of all PEs, in the order of the PEs, as float32. mine is this PE's.
func (l Lamport) Sum(t *gpu.Thread, i int, mine Packet) (sum gpu.Vec4[float32]) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for pe := range pes {
		v := mine
		if pe != me {
			v = l.Poll(t, i, pe)
		}
		x, y, z, w := float(v.X), float(v.Y), float(v.Z), float(v.W)
		if pe == 0 {
			sum = gpu.Vec4[float32]{X: x, Y: y, Z: z, W: w}
		} else {
			sum = gpu.Vec4[float32]{X: sum.X + x, Y: sum.Y + y, Z: sum.Z + z, W: sum.W + w}
		}
	}
	return sum
}

// AllReduceLamport adds up src over all PEs and stores the sums in dst, which may be src. Both have the
// same length on all PEs, of at most LamportRoom packets, and begin where a Vec4 may. All threads of the block make the call. It
// adds in the order of the PEs, so the result is the same everywhere, bit for bit, but a sum of zeros, which may
// be +0.0 where Go's is -0.0.
func AllReduceLamport(t *gpu.Thread, l Lamport, dst, src []float32) {
	n := len(src) / 4
	from, to, rest := gpu.AsVec4(src[:4*n]), gpu.AsVec4(dst[:4*n]), len(src)-4*n
	for i := range t.Block().Stride(n) {
		l.Push(t, i, packet(from[i]))
	}
	for last := range t.Block().Stride(rest) { // a packet each
		l.Push(t, n+last, packet(gpu.Vec4[float32]{X: src[4*n+last]}))
	}
	l.Clear(t)
	for i := range t.Block().Stride(n) {
		to[i] = l.Sum(t, i, packet(from[i]))
	}
	for last := range t.Block().Stride(rest) {
		dst[4*n+last] = l.Sum(t, n+last, packet(gpu.Vec4[float32]{X: src[4*n+last]})).X
	}
	l.End(t, n+rest)
}

// Canonical returns v as other PEs receive it. A PE that adds up what it has sent itself adds this, so that all add the
// same.
func Canonical(v Packet) Packet {
	return Packet{X: encode(v.X) ^ empty, Y: encode(v.Y) ^ empty, Z: encode(v.Z) ^ empty, W: encode(v.W) ^ empty}
}

const (
	// empty is the bits of -0.0: what no word has that is sent.
	empty = 1 << 31
	// polls is how often Poll looks before it waits.
	polls = 256
)

func encode(w uint32) uint32 {
	if w == empty {
		w = 0
	}
	return w ^ empty
}

func packet(v gpu.Vec4[float32]) Packet {
	return Canonical(Packet{X: word32(v.X), Y: word32(v.Y), Z: word32(v.Z), W: word32(v.W)})
}

func word32(x float32) uint32 { return uint32(gpu.Bits(x)) }

func float(w uint32) float32 { return gpu.FromBits[float32](uint64(w)) }
