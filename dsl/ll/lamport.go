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
// There are three sets of packets in turn. A launch with packets writes one set, and clears that of the launch before. A peer
// writes to the cleared set two launches later at the earliest: it has then received, in the launch between, packets that were
// sent after the set was cleared.
type Lamport struct {
	pes         int
	now, before []Packet
	room, stale int
	state       []uint64
	packets     shmem.Sym[Packet] // all sets of the block
	turn        int               // where now begins in them
	// next, second and third are where this PE's packets go on the three PEs after this one, or on the last of them. They
	// are looked up while the GPU waits for the launch before.
	next, second, third []Packet
}

// LamportPackets returns the number of packets that the groups of one PE need, for so many blocks that send at most room
// packets each.
func LamportPackets(pes, blocks, room int) int { return 3 * pes * blocks * room }

// LamportRoom returns the packets of a block that adds up n elements: up to three elements that fill no packet have
// one each.
func LamportRoom(n int) int { return n/4 + n%4 }

// NewLamport prepares an exchange by a block, with the block of the same number on the other PEs: t.BlockIdx().X, unless
// some blocks do the work of several. Begin begins it. packets are those that LamportPackets returns, and state has a word for
// each block, which is 0 at first. pes is the number of PEs: a kernel that passes a constant has no code for other numbers,
// and needs about half as many registers for two PEs. Launches with the same packets follow each other, and have the same
// room; they may have different numbers of blocks and lengths. The blocks of one index take part in the same launches on all
// PEs. NewLamport waits for the launch before, if this one is Early (gpu.GridDependencyWait).
func NewLamport(t *gpu.Thread, packets shmem.Sym[Packet], state []uint64, block, room, pes int) Lamport {
	if pes != shmem.NumPEs(t) {
		panic("ll: packets of another number of PEs")
	}
	size := 3 * pes * room
	mine := packets.Slice(block*size, (block+1)*size)
	l := Lamport{pes: pes, room: room, state: state[block:][:1], packets: mine}
	pe := func(hop int) int { return after(t, min(hop, pes-1), pes) }
	l.next, l.second, l.third = mine.Peer(t, pe(1)), mine.Peer(t, pe(2)), mine.Peer(t, pe(3))
	if l.next == nil || l.second == nil || l.third == nil {
		for hop := 1; hop < 4; hop++ {
			mine.MustPeer(t, pe(hop))
		}
	}
	gpu.LaunchDependents(t)
	gpu.GridDependencyWait(t)
	return l
}

// Begin reads which of the sets is now. The other methods need that. What a kernel loads before Begin is on its way in the
// meantime.
//
// All that follows waits for what Begin computes, so it does not check again what NewLamport has.
//
//gpu:unchecked
func (l *Lamport) Begin(t *gpu.Thread) {
	size := l.pes * l.room
	word := l.state[0]
	turn := min(int(word&3), 2) // whatever the caller's memory holds
	before := turn - 1
	if turn == 0 {
		before = 2
	}
	local := l.packets.Local()
	l.now, l.before = local[turn*size:][:size], local[before*size:][:size]
	l.turn, l.stale = turn*size, int(word>>2)
	own := l.turn + shmem.MyPE(t)*l.room
	l.next, l.second, l.third = l.next[own:][:l.room], l.second[own:][:l.room], l.third[own:][:l.room]
}

// after returns the PE that comes so many after this one, fewer than there are PEs.
func after(t *gpu.Thread, hop, pes int) int {
	pe := shmem.MyPE(t) + hop
	if pe >= pes {
		pe -= pes
	}
	return pe
}

// Push sends v as packet i of this PE to all other PEs.
func (l Lamport) Push(t *gpu.Thread, i int, v Packet) {
	v = encodePacket(v)
	if l.pes > 1 {
		gpu.AtomicStoreVec4Explicit(t, &l.next[i], v, gpu.Relaxed, gpu.ScopeSystem)
	}
	if l.pes > 2 {
		gpu.AtomicStoreVec4Explicit(t, &l.second[i], v, gpu.Relaxed, gpu.ScopeSystem)
	}
	if l.pes > 3 {
		gpu.AtomicStoreVec4Explicit(t, &l.third[i], v, gpu.Relaxed, gpu.ScopeSystem)
	}
	//gpu:unroll 1
	for hop := 4; hop < l.pes; hop++ {
		to := l.packets.MustPeer(t, after(t, hop, l.pes))
		gpu.AtomicStoreVec4Explicit(t, &to[l.turn+shmem.MyPE(t)*l.room+i], v, gpu.Relaxed, gpu.ScopeSystem)
	}
}

// Poll waits for packet i of PE first and of the three after it, and returns them. This PE's own is mine, and so is that
// of a PE that does not exist. It makes nothing else visible.
func (l Lamport) Poll(t *gpu.Thread, i, first int, mine Packet) (a, b, c, d Packet) {
	for {
		a, b, c, d, ok := l.poll(t, i, first, mine)
		if ok {
			return a, b, c, d
		}
		l.wait(t, i, first, min(first+4, l.pes))
	}
}

// poll is Poll that gives up after some time.
func (l Lamport) poll(t *gpu.Thread, i, first int, mine Packet) (a, b, c, d Packet, ok bool) {
	mine = encodePacket(mine)
	of := [4]*Packet{l.of(t, i, first), l.of(t, i, first+1), l.of(t, i, first+2), l.of(t, i, first+3)}
	a, b, c, d = look(t, of[0], mine), look(t, of[1], mine), look(t, of[2], mine), look(t, of[3], mine)
	for tries := 1; !(full(a) && full(b) && full(c) && full(d)); tries++ {
		if tries == polls {
			return a, b, c, d, false
		}
		if !full(a) {
			a = look(t, of[0], mine)
		}
		if !full(b) {
			b = look(t, of[1], mine)
		}
		if !full(c) {
			c = look(t, of[2], mine)
		}
		if !full(d) {
			d = look(t, of[3], mine)
		}
	}
	return decodePacket(a), decodePacket(b), decodePacket(c), decodePacket(d), true
}

// pollOther is poll of the other of two PEs.
func (l Lamport) pollOther(t *gpu.Thread, i int) (p Packet, ok bool) {
	of := &l.now[(1-shmem.MyPE(t))*l.room+i]
	p = look(t, of, p)
	for tries := 1; !full(p); tries++ {
		if tries == polls {
			return p, false
		}
		p = look(t, of, p)
	}
	return decodePacket(p), true
}

// of returns where packet i of a PE arrives, and nil for a PE that sends none.
func (l Lamport) of(t *gpu.Thread, i, pe int) *Packet {
	if pe == shmem.MyPE(t) || pe >= l.pes {
		return nil
	}
	return &l.now[pe*l.room+i]
}

// look returns what is there of a packet, and mine for a PE that sends none.
func look(t *gpu.Thread, p *Packet, mine Packet) Packet {
	if p == nil {
		return mine
	}
	return gpu.AtomicLoadVec4Explicit(t, p, gpu.Relaxed, gpu.ScopeSystem)
}

// wait waits for packet i of the PEs from first up to, not including, end, one after the other. It takes longer to notice a
// packet than loads do, and ends with the launch when a PE fails.
func (l Lamport) wait(t *gpu.Thread, i, first, end int) {
	//gpu:unroll 1
	for pe := first; pe < end; pe++ {
		if pe != shmem.MyPE(t) {
			at := l.turn + pe*l.room + i
			shmem.WaitUntilAll(t, shmem.View[uint32](l.packets.Slice(at, at+1)), nil, shmem.CmpNE, 0)
		}
	}
}

// Clear clears what arrived in the launch before. All threads of the block call it, once in each launch.
func (l Lamport) Clear(t *gpu.Thread) {
	for pe := range l.pes {
		if pe == shmem.MyPE(t) {
			continue
		}
		old := l.before[pe*l.room:][:l.stale]
		//gpu:unroll 1
		for i := range t.Block().Stride(len(old)) {
			gpu.AtomicStoreVec4Explicit(t, &old[i], Packet{}, gpu.Relaxed, gpu.ScopeSystem)
		}
	}
}

// End notes for the next launch that each PE sends packets below n in this one. All threads of the block call it, at best
// while packets are on their way. Without packets no PE knows how far the others are: the next launch takes the same set.
func (l Lamport) End(t *gpu.Thread, n int) {
	t.Block().Sync() // all have read the state
	if t.Block().Rank() == 0 && n > 0 {
		turn := l.state[0]&3 + 1
		if turn >= 3 {
			turn = 0
		}
		l.state[0] = uint64(n)<<2 | turn
	}
}

// LamportSums adds up what value returns for packet at+i of each PE, for each i below n, in the order of Pairwise, and gives
// the sum to use. add is commutative. own returns this PE's packet, and is called again for one of which another PE's was
// late. The threads of the block share the packets. The bits are the same on every PE and in every run.
//
// The inner loop leaves a packet that is late to the outer one: a function that is called takes registers from all
// that is around the call.
func LamportSums[V any](t *gpu.Thread, l Lamport, at, n int, own func(i int) Packet, value func(p Packet) V, add func(a, b V) V, use func(i int, sum V)) {
	b := t.Block()
	for i := b.Rank(); i < n; {
		for i < n {
			sum, ok := lamportSum(t, l, at+i, own(i), value, add)
			if !ok {
				break
			}
			use(i, sum)
			i += b.Size()
		}
		if i < n {
			l.wait(t, at+i, 0, l.pes)
		}
	}
}

// LamportPair adds up what value returns for packets i and j of two PEs, as LamportSums does; first and second are this PE's.
// It looks for both at once. There is no packet j unless two is true: y is then that of zeros, and second is the zero Packet.
func LamportPair[V any](t *gpu.Thread, l Lamport, i, j int, two bool, first, second Packet, value func(p Packet) V, add func(a, b V) V) (x, y V) {
	if l.pes != 2 {
		panic("ll: a pair of packets of another number of PEs than two")
	}
	if !two {
		j = i
	}
	from := l.now[(1-shmem.MyPE(t))*l.room:][:l.room]
	for {
		p, q, ok := pollPair(t, &from[i], &from[j], two)
		if ok {
			return add(value(sent(first)), value(decodePacket(p))), add(value(sent(second)), value(decodePacket(q)))
		}
		l.wait(t, i, 0, l.pes)
		if two {
			l.wait(t, j, 0, l.pes)
		}
	}
}

// pollPair is poll of two packets of one PE, of which the second is zeros unless two is true.
func pollPair(t *gpu.Thread, first, second *Packet, two bool) (p, q Packet, ok bool) {
	p, q = look(t, first, p), encodePacket(q)
	if two {
		q = look(t, second, q)
	}
	for tries := 1; !(full(p) && full(q)); tries++ {
		if tries == polls {
			return p, q, false
		}
		if !full(p) {
			p = look(t, first, p)
		}
		if !full(q) {
			q = look(t, second, q)
		}
	}
	return p, q, true
}

// sent returns a packet as other PEs receive it.
func sent(p Packet) Packet { return decodePacket(encodePacket(p)) }

// lamportSum adds up what value returns for packet i of each PE, unless one is late.
func lamportSum[V any](t *gpu.Thread, l Lamport, i int, mine Packet, value func(p Packet) V, add func(a, b V) V) (sum V, ok bool) {
	if l.pes == 2 {
		other, ok := l.pollOther(t, i)
		return add(value(sent(mine)), value(other)), ok
	}
	//gpu:unroll 1
	for pe := 0; pe < l.pes; pe += 4 {
		var p [4]Packet
		p[0], p[1], p[2], p[3], ok = l.poll(t, i, pe, mine)
		if !ok {
			return sum, false
		}
		four := addFour(l.pes-pe, func(k int) V { return value(p[k]) }, add)
		if pe == 0 {
			sum = four
		} else {
			sum = add(sum, four)
		}
	}
	return sum, true
}

// AllReduceLamport adds up src over all PEs and stores the sums in dst, which may be src. Both have the
// same length on all PEs, of at most LamportRoom packets, and begin where a Vec4 may. All threads of the block make the call,
// with the packets, state, block, room and pes of NewLamport. It adds in the order of Pairwise: the bits are the same on every PE
// and in every run, and do not depend on the length or the blocks. They are those of AllReduce, but for a sum of zeros, which
// may be +0.0 where that of AllReduce is -0.0.
func AllReduceLamport(t *gpu.Thread, packets shmem.Sym[Packet], state []uint64, block, room, pes int, dst, src []float32) {
	b, n := t.Block(), len(src)/4
	from, to, all := gpu.AsVec4(src[:4*n]), gpu.AsVec4(dst[:4*n]), n+len(src)%4
	of := func(i int) Packet { // elements that fill no packet have one each
		if i < n {
			return packet(from[i])
		}
		return packet(gpu.Vec4[float32]{X: src[3*n+i]})
	}
	l := NewLamport(t, packets, state, block, room, pes)
	var first Packet
	if b.Rank() < all {
		first = of(b.Rank())
	}
	l.Begin(t)
	if b.Rank() < all {
		l.Push(t, b.Rank(), first)
	}
	l.Clear(t) // before the others: what comes after many packets waits until the wire has taken those
	for i := b.Rank() + b.Size(); i < all; i += b.Size() {
		l.Push(t, i, of(i))
	}
	l.End(t, all)
	LamportSums(t, l, 0, all, of, floats, plus, func(i int, sum gpu.Vec4[float32]) {
		if i < n {
			to[i] = sum
		} else {
			dst[3*n+i] = sum.X
		}
	})
}

const (
	// empty is the bits of -0.0: what no word has that is sent.
	empty = 1 << 31
	// polls is how often a thread looks for a packet before it waits.
	polls = 256
)

func encode(w uint32) uint32 {
	if w == empty {
		w = 0
	}
	return w ^ empty
}

func encodePacket(v Packet) Packet {
	return Packet{X: encode(v.X), Y: encode(v.Y), Z: encode(v.Z), W: encode(v.W)}
}

func decodePacket(v Packet) Packet {
	return Packet{X: v.X ^ empty, Y: v.Y ^ empty, Z: v.Z ^ empty, W: v.W ^ empty}
}

// full reports whether a packet has arrived.
func full(v Packet) bool { return v.X != 0 && v.Y != 0 && v.Z != 0 && v.W != 0 }

func packet(v gpu.Vec4[float32]) Packet {
	return Packet{X: word32(v.X), Y: word32(v.Y), Z: word32(v.Z), W: word32(v.W)}
}

func word32(x float32) uint32 { return uint32(gpu.Bits(x)) }

func floats(p Packet) gpu.Vec4[float32] {
	return gpu.Vec4[float32]{X: float(p.X), Y: float(p.Y), Z: float(p.Z), W: float(p.W)}
}

func plus(a, b gpu.Vec4[float32]) gpu.Vec4[float32] {
	return gpu.Vec4[float32]{X: a.X + b.X, Y: a.Y + b.Y, Z: a.Z + b.Z, W: a.W + b.W}
}

func float(w uint32) float32 { return gpu.FromBits[float32](uint64(w)) }
