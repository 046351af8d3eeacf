// Package access has kernels that see memory as several types, and access it in the ways that GPUs have
// for bytes, shorts and caches.
//
// Start reading at Messages.
package access

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Header begins a message, after which its payload stands.
type Header struct {
	From  int32
	Count uint16
	Kind  uint8
	Scale float64
}

// HeaderBytes is the size of a Header.
const HeaderBytes = 16

// Messages packs a header and halves into the first half of box, puts it as words to the second half of
// a PE's box, and unpacks what has come.
//
//gpu:kernel
func Messages(t *gpu.Thread, box shmem.Sym[uint8], sig shmem.Signal, headers []Header, out []float32, pe int) {
	half := box.Len() / 2
	mine, theirs := box.Slice(0, half), box.Slice(half, 2*half)
	if t.Block().Rank() == 0 {
		gpu.View[Header](mine.Local()[:HeaderBytes])[0] = Header{int32(shmem.MyPE(t)), uint16(len(out)), 7, 0.5}
	}
	payload := shmem.View[gpu.BFloat16](mine.Slice(HeaderBytes, half))
	for i := range t.Block().Stride(len(out)) {
		payload.Local()[i] = gpu.ToBFloat16(float32(100*shmem.MyPE(t) + i))
	}
	t.Block().Sync()
	shmem.PutSignal(t.Block(), shmem.View[uint64](theirs), shmem.View[uint64](mine), sig, 1, shmem.SignalSet, pe)
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
		headers[0] = shmem.View[Header](theirs.Slice(0, HeaderBytes)).Local()[0]
	}
	t.Block().Sync()
	got := gpu.View[gpu.Vec2[gpu.BFloat16]](theirs.Local()[HeaderBytes:])
	for i := range t.Block().Stride(len(out) / 2) {
		out[2*i], out[2*i+1] = got[i].X.Float32(), got[i].Y.Float32()
	}
}

// Carved turns in around through dynamic shared memory that holds doubles, words and bytes.
//
//gpu:kernel
func Carved(t *gpu.Thread, out, in []float64) {
	n := len(in)
	all := gpu.DynamicShared[uint8](t)
	doubles := gpu.View[float64](all[:8*n])
	words := gpu.View[uint32](all[8*n : 12*n])
	bytes := all[12*n : 13*n]
	for i := range t.Block().Stride(n) {
		doubles[i], words[i], bytes[i] = in[i], uint32(n-1-i), uint8(i)
	}
	t.Block().Sync()
	for i := range t.Block().Stride(n) {
		out[i] = doubles[words[i]] + float64(bytes[words[i]])
	}
}
