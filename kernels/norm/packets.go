package norm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// byPackets is the kernels of OneShot where all PEs can address each other's memory: rows travel by ll.Lamport. A cluster
// takes whole rows, of which each block has a part, and each thread one packet, or up to each. All blocks are
// resident, and send their first two rows before they wait. They send another whenever one has come, so that the wire is
// busy while they add up.
//
// Loads and stores that come after packets wait until the wire has taken those. So what can be is loaded and cleared
// before. That goes for local memory too, so a thread needs registers for all that it keeps.
//
// Where the blocks of a cluster meet, they wait until what they have stored has arrived, also on other GPUs. So they first
// meet before they send anything, and results are stored after they have met again.
//
//gpu:unchecked
func byPackets[E Element](t *gpu.Thread, y, after, before, weight []E, x shmem.Sym[E], packets shmem.Sym[ll.Packet], turns []uint64, p Problem, pes, each int) {
	block, blocks := tile.ClusterOf(t)
	first, step := spread.Quotient(t.BlockIdx().X, blocks), spread.Quotient(t.GridDim().X, blocks)
	tile.SyncCluster(t) // all blocks have begun
	whole, me, size := spread.Quotient(p.Hidden, perPacket[E]()), t.Block().Rank(), t.Block().Size()
	mine := min(p.Part, whole-min(block*p.Part, whole)) // packets of a row that the block has
	at := block*p.Part + me                             // the thread's first packet of each row
	has := [perThread]bool{me < mine, each > 1 && me+size < mine}
	xs, residuals, results, rows := gpu.View[ll.Packet](x.Local()), gpu.View[ll.Packet](before), gpu.View[ll.Packet](after), gpu.View[ll.Packet](y)
	if min(len(xs), len(residuals), len(results), len(rows)) < p.Rows*whole || len(weight) < p.Hidden {
		panic("norm: memory of fewer rows")
	}
	l := ll.NewLamport(t, packets, turns, t.BlockIdx().X, p.Room, pes) // waits for the launch before
	i, stride := first*whole+at, step*whole                            // the thread's first packet in its block's rows
	var own, next, residual, weights [perThread]ll.Packet
	for k := range perThread {
		if has[k] && first < p.Rows {
			own[k], residual[k], weights[k] = xs[i+k*size], residuals[i+k*size], gpu.View[ll.Packet](weight)[at+k*size]
		}
		if has[k] && first+step < p.Rows {
			next[k] = xs[i+stride+k*size]
		}
	}
	l.Begin(t)
	l.Clear(t)
	for k := range perThread {
		if has[k] && first < p.Rows {
			l.Push(t, me+k*size, own[k])
		}
	}
	for k := range perThread {
		if has[k] && first+step < p.Rows {
			l.Push(t, p.Part+me+k*size, next[k])
		}
	}
	l.End(t, spread.DivideUp(max(p.Rows-first, 0), step)*p.Part)
	slot, turn := 0, 0
	partial := gpu.Shared[[2][tile.MaxClusterWarps]float32](t)
	for row := first; row < p.Rows; row += step {
		var third [perThread]ll.Packet
		for k := range perThread {
			if has[k] && row+2*step < p.Rows {
				third[k] = xs[i+2*stride+k*size] // is on its way while the packets are
			}
		}
		var one, two [2]four
		if each == 1 {
			ll.LamportSums(t, l, slot, mine, func(int) ll.Packet { return xs[i] }, unpack[E], add, func(_ int, sum [2]four) { one = sum })
		} else if has[0] {
			if has[1] {
				own[1] = xs[i+size]
			}
			one, two = ll.LamportPair(t, l, slot+me, slot+me+size, has[1], xs[i], own[1], unpack[E], add)
		}
		v, squares := [perThread][2]four{one, two}, float32(0)
		for k := range perThread {
			if has[k] && row+2*step < p.Rows {
				l.Push(t, slot+2*p.Part+me+k*size, third[k])
			}
			v[k] = add(v[k], unpack[E](residual[k]))
			if has[k] && row+step < p.Rows {
				residual[k] = residuals[i+stride+k*size]
			}
			squares += square(v[k][0]) + square(v[k][1])
		}
		factor := gpu.Rsqrt(tile.ClusterReduceAdd(t, partial[turn][:], squares)/float32(p.Hidden) + p.Epsilon)
		for k := range perThread {
			if has[k] {
				w := unpack[E](weights[k])
				results[i+k*size], rows[i+k*size] = pack[E](v[k][0], v[k][1]), pack[E](scaled(v[k][0], factor, w[0]), scaled(v[k][1], factor, w[1]))
			}
		}
		i, slot, turn = i+stride, slot+p.Part, 1-turn
	}
}

// perThread is the number of packets of a row that a thread has at most, where there are two PEs.
const perThread = 2

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
	byPackets(t, y, after, before, weight, x, packets, turns, p, shmem.NumPEs(t), 1)
}

// Float16Packets is BFloat16Packets for elements of float16.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float16Packets(t *gpu.Thread, y, after, before, weight []gpu.Float16, x shmem.Sym[gpu.Float16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, shmem.NumPEs(t), 1)
}

// Float32Packets is BFloat16Packets for elements of float32.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float32Packets(t *gpu.Thread, y, after, before, weight []float32, x shmem.Sym[float32], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, shmem.NumPEs(t), 1)
}

// BFloat16PacketsOfTwo is BFloat16Packets for two PEs.
//
//gpu:kernel maxthreads=512 minblocks=1
func BFloat16PacketsOfTwo(t *gpu.Thread, y, after, before, weight []gpu.BFloat16, x shmem.Sym[gpu.BFloat16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2, 1)
}

// Float16PacketsOfTwo is BFloat16PacketsOfTwo for elements of float16.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float16PacketsOfTwo(t *gpu.Thread, y, after, before, weight []gpu.Float16, x shmem.Sym[gpu.Float16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2, 1)
}

// Float32PacketsOfTwo is BFloat16PacketsOfTwo for elements of float32.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float32PacketsOfTwo(t *gpu.Thread, y, after, before, weight []float32, x shmem.Sym[float32], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2, 1)
}

// BFloat16PairsOfTwo is BFloat16PacketsOfTwo whose threads have up to two packets of a row.
//
//gpu:kernel maxthreads=512 minblocks=1
func BFloat16PairsOfTwo(t *gpu.Thread, y, after, before, weight []gpu.BFloat16, x shmem.Sym[gpu.BFloat16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2, perThread)
}

// Float16PairsOfTwo is BFloat16PairsOfTwo for elements of float16.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float16PairsOfTwo(t *gpu.Thread, y, after, before, weight []gpu.Float16, x shmem.Sym[gpu.Float16], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2, perThread)
}

// Float32PairsOfTwo is BFloat16PairsOfTwo for elements of float32.
//
//gpu:kernel maxthreads=512 minblocks=1
func Float32PairsOfTwo(t *gpu.Thread, y, after, before, weight []float32, x shmem.Sym[float32], packets shmem.Sym[ll.Packet], turns []uint64, p Problem) {
	byPackets(t, y, after, before, weight, x, packets, turns, p, 2, perThread)
}
