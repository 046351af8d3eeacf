package norm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// byPackets is the kernels of OneShot where all PEs can address each other's memory: rows travel by ll.Lamport. A cluster
// takes whole rows, of which each block has a part. All blocks are resident, and send all that they have before they wait.
func byPackets[E Element](t *gpu.Thread, y, after, before, weight []E, x shmem.Sym[E], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	j := job[E]{y: y, after: after, before: before, weight: weight, x: x, p: p}
	gpu.GridDependencyWait(t)
	block, blocks := tile.ClusterOf(t)
	first, step := t.BlockIdx().X/p.Blocks, t.GridDim().X/p.Blocks
	number, room := t.BlockIdx().X, p.Room
	if blocks < p.Blocks { // no clusters: the first block of each would-be cluster does the work of all
		if number%p.Blocks != 0 {
			return
		}
		number, room = first, p.Room*p.Blocks
	}
	l := ll.NewLamport(t, packets, turns, number, room)
	b, n, sent := t.Block(), perPacket[E](), 0
	whole := p.Hidden / n
	part := (whole + blocks - 1) / blocks
	lo := min(block*part, whole)
	mine := min(part, whole-lo)
	xs := gpu.View[ll.Packet](x.Local())
	for row := first; row < p.Rows; row += step {
		for i := b.Rank(); i < mine; i += b.Size() {
			l.Push(t, sent+i, xs[row*whole+lo+i])
		}
		sent += part
	}
	l.Clear(t)
	tile.SyncCluster(t) // all blocks have begun
	kept := gpu.DynamicShared[four](t)
	partial := gpu.Shared[[2][tile.MaxClusterWarps]float32](t)
	w0, w1 := j.loadPacket(weight, min(lo+b.Rank(), whole-1)*n)
	slot, turn := 0, 0
	for row := first; row < p.Rows; row += step {
		old, next, out := before[row*p.Hidden:][:p.Hidden], after[row*p.Hidden:][:p.Hidden], y[row*p.Hidden:][:p.Hidden]
		squares := float32(0)
		for i := b.Rank(); i < mine; i += b.Size() {
			at := (lo + i) * n
			r0, r1 := j.loadPacket(old, at)
			v0, v1 := sumOf[E](t, l, slot+i, xs[row*whole+lo+i])
			v0, v1 = plus(v0, r0), plus(v1, r1)
			kept[2*i], kept[2*i+1] = v0, v1
			squares += square(v0) + square(v1)
			j.storePacket(next, at, v0, v1)
		}
		factor := gpu.Rsqrt(tile.ClusterReduceAdd(t, partial[turn][:], squares)/float32(p.Hidden) + p.Epsilon)
		for i := b.Rank(); i < mine; i += b.Size() {
			at := (lo + i) * n
			if i >= b.Size() || slot > 0 && mine > b.Size() {
				w0, w1 = j.loadPacket(weight, at)
			}
			j.storePacket(out, at, scaled(kept[2*i], factor, w0), scaled(kept[2*i+1], factor, w1))
		}
		slot, turn = slot+part, 1-turn
	}
	l.End(t, sent)
}

// perPacket is the number of elements of a packet.
func perPacket[E Element]() int { return 128 / gpu.BitSize[E]() }

// sumOf adds up packet i of all PEs in the order of the PEs. mine is this PE's.
func sumOf[E Element](t *gpu.Thread, l ll.Lamport, i int, mine ll.Packet) (v0, v1 four) {
	me := shmem.MyPE(t)
	for pe := range shmem.NumPEs(t) {
		p := ll.Canonical(mine)
		if pe != me {
			p = l.Poll(t, i, pe)
		}
		x0, x1 := unpack[E](p)
		if pe == 0 {
			v0, v1 = x0, x1
		} else {
			v0, v1 = plus(v0, x0), plus(v1, x1)
		}
	}
	return v0, v1
}

// unpack returns the elements of a packet; there are no second ones of float32.
func unpack[E Element](p ll.Packet) (x0, x1 four) {
	var e E
	if _, ok := any(e).(float32); ok {
		return four{X: half[E](p.X), Y: half[E](p.Y), Z: half[E](p.Z), W: half[E](p.W)}, x1
	}
	x0 = four{X: half[E](p.X), Y: half[E](p.X >> 16), Z: half[E](p.Y), W: half[E](p.Y >> 16)}
	x1 = four{X: half[E](p.Z), Y: half[E](p.Z >> 16), Z: half[E](p.W), W: half[E](p.W >> 16)}
	return x0, x1
}

// half returns the element in the low bits of a word.
func half[E Element](w uint32) float32 { return wide(gpu.FromBits[E](uint64(w))) }

// loadPacket and storePacket load and round the elements of a packet of a row.
func (j job[E]) loadPacket(row []E, i int) (x0, x1 four) {
	if j.p.Vectors {
		return unpack[E](gpu.View[ll.Packet](row)[i/perPacket[E]()])
	}
	if x0 = j.load(row, i); perPacket[E]() > width {
		x1 = j.load(row, i+width)
	}
	return x0, x1
}

func (j job[E]) storePacket(row []E, i int, x0, x1 four) {
	switch {
	case perPacket[E]() == width:
		j.store(row, i, x0)
	case j.p.Vectors:
		gpu.View[ll.Packet](row)[i/perPacket[E]()] = ll.Packet{X: pair[E](x0.X, x0.Y), Y: pair[E](x0.Z, x0.W), Z: pair[E](x1.X, x1.Y), W: pair[E](x1.Z, x1.W)}
	default:
		j.store(row, i, x0)
		j.store(row, i+width, x1)
	}
}

func pair[E Element](x, y float32) uint32 {
	return uint32(gpu.Bits(round[E](x))) | uint32(gpu.Bits(round[E](y)))<<16
}

func square(v four) float32 { return v.X*v.X + v.Y*v.Y + v.Z*v.Z + v.W*v.W }

func scaled(v four, factor float32, w four) four {
	return four{X: v.X * factor * w.X, Y: v.Y * factor * w.Y, Z: v.Z * factor * w.Z, W: v.W * factor * w.W}
}

// BFloat16Packets is BFloat16 by packets, for rows that are a multiple of 16 bytes.
//
//gpu:kernel maxthreads=1024 minblocks=1
func BFloat16Packets(t *gpu.Thread, y, after, before, weight []gpu.BFloat16, x shmem.Sym[gpu.BFloat16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p)
}

// Float16Packets is BFloat16Packets for elements of float16.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Float16Packets(t *gpu.Thread, y, after, before, weight []gpu.Float16, x shmem.Sym[gpu.Float16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p)
}

// Float32Packets is BFloat16Packets for elements of float32.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Float32Packets(t *gpu.Thread, y, after, before, weight []float32, x shmem.Sym[float32], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p)
}
