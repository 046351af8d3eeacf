package norm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// byPackets is the kernels of OneShot where all PEs can address each other's memory: rows travel by ll.Lamport. A cluster
// takes whole rows, of which each block has a part, and each thread one packet. All blocks are resident, and send their first
// two rows before they wait. They send another whenever one has come, so that the wire is busy while they add up.
//
// Loads and stores that come after packets wait until the wire has taken those. So what can be is loaded and cleared before.
//
// Where the blocks of a cluster meet, they wait until what they have stored has arrived, also on other GPUs. So they first
// meet before they send anything, and results are stored after they have met again.
//
//gpu:unchecked
func byPackets[E Element](t *gpu.Thread, y, after, before, weight []E, x shmem.Sym[E], packets shmem.Sym[ll.Packet], turns []uint64, p Problem, pes int) {
	block, blocks := tile.ClusterOf(t)
	first, step := spread.Quotient(t.BlockIdx().X, blocks), spread.Quotient(t.GridDim().X, blocks)
	tile.SyncCluster(t) // all blocks have begun
	whole, me := spread.Quotient(p.Hidden, perPacket[E]()), t.Block().Rank()
	mine := min(p.Part, whole-min(block*p.Part, whole)) // packets of a row that the block has
	at, has := block*p.Part+me, me < mine               // the thread's packet of each row
	xs, residuals, results, rows := gpu.View[ll.Packet](x.Local()), gpu.View[ll.Packet](before), gpu.View[ll.Packet](after), gpu.View[ll.Packet](y)
	if min(len(xs), len(residuals), len(results), len(rows)) < p.Rows*whole || len(weight) < p.Hidden {
		panic("norm: memory of fewer rows")
	}
	l := ll.NewLamport(t, packets, turns, t.BlockIdx().X, p.Room, pes) // waits for the launch before
	i, stride := first*whole+at, step*whole                            // the thread's packet in its block's rows
	var own, residual, weights ll.Packet
	if has && first < p.Rows {
		own, residual, weights = xs[i], residuals[i], gpu.View[ll.Packet](weight)[at]
	}
	l.Begin(t)
	l.Clear(t)
	if has && first < p.Rows {
		l.Push(t, me, own)
	}
	if has && first+step < p.Rows {
		l.Push(t, p.Part+me, xs[i+stride])
	}
	l.End(t, spread.DivideUp(max(p.Rows-first, 0), step)*p.Part)
	slot, turn := 0, 0
	partial := gpu.Shared[[2][tile.MaxClusterWarps]float32](t)
	for row := first; row < p.Rows; row += step {
		var v [2]four
		var third ll.Packet
		more := has && row+2*step < p.Rows
		if more {
			third = xs[i+2*stride] // is on its way while the packets are
		}
		ll.LamportSums(t, l, slot, mine, func(int) ll.Packet { return xs[i] }, unpack[E], add, func(_ int, sum [2]four) { v = sum })
		if more {
			l.Push(t, slot+2*p.Part+me, third)
		}
		v = add(v, unpack[E](residual))
		if has && row+step < p.Rows {
			residual = residuals[i+stride]
		}
		factor := gpu.Rsqrt(tile.ClusterReduceAdd(t, partial[turn][:], square(v[0])+square(v[1]))/float32(p.Hidden) + p.Epsilon)
		if has {
			scale := unpack[E](weights)
			results[i], rows[i] = pack[E](v[0], v[1]), pack[E](scaled(v[0], factor, scale[0]), scaled(v[1], factor, scale[1]))
		}
		i, slot, turn = i+stride, slot+p.Part, 1-turn
	}
}

// perPacket is the number of elements of a packet.
func perPacket[E Element]() int { return 128 / gpu.BitSize[E]() }

func add(x, y [2]four) [2]four { return [2]four{plus(x[0], y[0]), plus(x[1], y[1])} }

// unpack returns the elements of a packet; there are no second ones of float32.
func unpack[E Element](p ll.Packet) (x [2]four) {
	if perPacket[E]() == width {
		x[0] = four{X: half[E](p.X), Y: half[E](p.Y), Z: half[E](p.Z), W: half[E](p.W)}
		return x
	}
	x[0] = four{X: half[E](p.X), Y: half[E](p.X >> 16), Z: half[E](p.Y), W: half[E](p.Y >> 16)}
	x[1] = four{X: half[E](p.Z), Y: half[E](p.Z >> 16), Z: half[E](p.W), W: half[E](p.W >> 16)}
	return x
}

// half returns the element in the low bits of a word.
func half[E Element](w uint32) float32 { return wide(gpu.FromBits[E](uint64(w))) }

// pack rounds the elements of a packet.
func pack[E Element](x0, x1 four) ll.Packet {
	if perPacket[E]() == width {
		return ll.Packet{X: bits[E](x0.X), Y: bits[E](x0.Y), Z: bits[E](x0.Z), W: bits[E](x0.W)}
	}
	return ll.Packet{X: pair[E](x0.X, x0.Y), Y: pair[E](x0.Z, x0.W), Z: pair[E](x1.X, x1.Y), W: pair[E](x1.Z, x1.W)}
}

func bits[E Element](x float32) uint32 { return uint32(gpu.Bits(round[E](x))) }

func pair[E Element](x, y float32) uint32 { return bits[E](x) | bits[E](y)<<16 }

func square(v four) float32 { return v.X*v.X + v.Y*v.Y + v.Z*v.Z + v.W*v.W }

func scaled(v four, factor float32, w four) four {
	return four{X: v.X * factor * w.X, Y: v.Y * factor * w.Y, Z: v.Z * factor * w.Z, W: v.W * factor * w.W}
}

// BFloat16Packets is BFloat16 by packets, for rows that are a multiple of 16 bytes.
//
//gpu:kernel maxthreads=512 minblocks=1
func BFloat16Packets(t *gpu.Thread, y, after, before, weight []gpu.BFloat16, x shmem.Sym[gpu.BFloat16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, shmem.NumPEs(t))
}

// Float16Packets is BFloat16Packets for elements of float16.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float16Packets(t *gpu.Thread, y, after, before, weight []gpu.Float16, x shmem.Sym[gpu.Float16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, shmem.NumPEs(t))
}

// Float32Packets is BFloat16Packets for elements of float32.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float32Packets(t *gpu.Thread, y, after, before, weight []float32, x shmem.Sym[float32], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, shmem.NumPEs(t))
}

// BFloat16PacketsOfTwo is BFloat16Packets for two PEs. It has twice as many threads on a multiprocessor.
//
//gpu:kernel maxthreads=1024 minblocks=1
func BFloat16PacketsOfTwo(t *gpu.Thread, y, after, before, weight []gpu.BFloat16, x shmem.Sym[gpu.BFloat16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2)
}

// Float16PacketsOfTwo is BFloat16PacketsOfTwo for elements of float16.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Float16PacketsOfTwo(t *gpu.Thread, y, after, before, weight []gpu.Float16, x shmem.Sym[gpu.Float16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2)
}

// Float32PacketsOfTwo is BFloat16PacketsOfTwo for elements of float32.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Float32PacketsOfTwo(t *gpu.Thread, y, after, before, weight []float32, x shmem.Sym[float32], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2)
}
