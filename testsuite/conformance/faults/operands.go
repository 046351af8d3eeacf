package faults

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Steps are the operands of a strided transfer.
type Steps struct{ Dst, Src, N, PE int }

// Strided puts elements that lie apart.
//
//gpu:kernel
func Strided(t *gpu.Thread, at At, s shmem.Sym[int32], by Steps) {
	if at.here(t) {
		shmem.IPut(t, s, s.Slice(1, 6), by.Dst, by.Src, by.N, by.PE) // fault: strided
	}
}

// Shape is the operands of a transfer of a tile.
type Shape struct{ Dst, Src, Rows, Cols int }

// Tile gets a tile.
//
//gpu:kernel
func Tile(t *gpu.Thread, at At, s shmem.Sym[int32], of Shape, pe int) {
	if at.here(t) {
		shmem.GetTile(t, s.Slice(1, 6), s, of.Dst, of.Src, of.Rows, of.Cols, pe) // fault: tile
	}
}

// Atomic updates a word that is none, or of a PE that does not exist.
//
//gpu:kernel
func Atomic(t *gpu.Thread, at At, s shmem.Sym[int32], pe int) {
	if at.here(t) {
		var p shmem.Ptr[int32]
		if pe != 0 {
			p = s.At(0)
		}
		shmem.AtomicAdd(t, p, 1, pe) // fault: atomic
	}
}

// AddressOf takes the address on a PE.
//
//gpu:kernel
func AddressOf(t *gpu.Thread, at At, s shmem.Sym[int32], pe int) {
	if at.here(t) {
		s.Peer(t, pe)[0] = 1 // fault: peer
	}
}

// Unreachable uses the memory of a PE that this GPU cannot address.
//
//gpu:kernel
func Unreachable(t *gpu.Thread, at At, s shmem.Sym[int32], pe, i, use int) {
	if !at.here(t) {
		return
	}
	switch use {
	case 0:
		s.Peer(t, pe)[i] = 1 // fault: unreachable-index
	case 1:
		there := s.Peer(t, pe)
		for k := range s.Len() {
			there[k]++ // fault: unreachable-loop
		}
	case 2:
		gpu.AsVec4(s.Peer(t, pe))[i] = gpu.Vec4[int32]{} // fault: unreachable-vector
	case 3:
		clear(s.Peer(t, pe)[:i]) // fault: unreachable-high
	case 4:
		clear(s.Peer(t, pe)[i:]) // fault: unreachable-low
	case 5:
		clear(s.MustPeer(t, pe)[:i]) // fault: must-peer
	}
}

// Update updates a signal in an unknown way.
//
//gpu:kernel
func Update(t *gpu.Thread, at At, s shmem.Signals, op shmem.SigOp) {
	if at.here(t) {
		shmem.SignalOp(t, s.At(0), 1, op, 0) // fault: update
	}
}

// Line stores line i of the signals from first on, on PE pe.
//
//gpu:kernel
func Line(t *gpu.Thread, at At, s shmem.Signals, first, i, pe int) {
	if at.here(t) {
		shmem.PutLine(t, s.Slice(first, s.Len()).Lines().At(i), 1, 1, pe) // fault: line
	}
}

// NoLine stores a line that is none.
//
//gpu:kernel
func NoLine(t *gpu.Thread, at At) {
	if at.here(t) {
		var l shmem.Line
		shmem.PutLine(t, l, 1, 1, 0) // fault: no-line
	}
}

// Await waits for a signal with an unknown comparison.
//
//gpu:kernel
func Await(t *gpu.Thread, at At, s shmem.Signals, cmp shmem.Cmp) {
	if at.here(t) {
		shmem.SignalWaitUntil(t, s.At(0), cmp, 1) // fault: await
	}
}

// Compare tests a word with an unknown comparison, or one that is none.
//
//gpu:kernel
func Compare(t *gpu.Thread, at At, s shmem.Sym[int32], cmp shmem.Cmp) {
	if at.here(t) {
		var p shmem.Ptr[int32]
		if cmp != shmem.CmpEQ {
			p = s.At(0)
		}
		if shmem.Test(t, p, cmp, 0) { // fault: compare
			s.Local()[0] = 1
		}
	}
}

// Words waits for words with operands of lengths that do not fit.
//
//gpu:kernel
func Words(t *gpu.Thread, at At, s shmem.Sym[int32], x []int32, skip, values int) {
	if at.here(t) {
		if values != 0 {
			shmem.WaitUntilAllVector(t, s, x[:skip], shmem.CmpGE, x[:values]) // fault: vector
			return
		}
		var none []int
		n := shmem.TestSome(t, s, none, x[:skip], shmem.CmpGE, 1) // fault: some
		x[0] = int32(n)
	}
}

// WaitSigned waits for a word that nobody changes.
//
//gpu:kernel
func WaitSigned(t *gpu.Thread, at At, s shmem.Sym[int32]) {
	if at.here(t) {
		s.Local()[0] = -3
		shmem.WaitUntil(t, s.At(0), shmem.CmpGT, -1) // fault: wait-signed
	}
}

// IndexBehind writes s[i] where i is below the length: the check that is left is that i
// is not negative.
//
//gpu:kernel
func IndexBehind(t *gpu.Thread, at At, r1, r2 shmem.Registered[int32], i int, s []int32) {
	if at.here(t) && i < len(s) {
		s[i] = 1 // fault: behind
	}
}
