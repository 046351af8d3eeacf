// Package bulk makes large puts through TMA, the tensor memory accelerator. One thread of a block has
// as many bytes in flight as shared memory holds, so a few blocks saturate NVLink, and the other
// threads go on computing. With shmem.Put each thread has only its own loads in flight, so many
// threads of many blocks have to copy.
//
// The package is written in the kernel language, and does nothing that a kernel of yours could not
// do. It needs the feature tma (sm_90 or newer).
package bulk

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Bytes pass through stages of shared memory. While some are filled, those before are stored. With stages
// of half the size 8 blocks reached 267 GB/s in place of 341: a thread takes as long to start a copy.
const (
	stages     = 12
	stageBytes = 16 << 10
	ahead      = 6 // stages that are being filled
)

// Stages is the shared memory of a Copier, in the dynamic shared memory of a block:
//
//	c := bulk.New(t, gpu.DynamicShared[bulk.Stages](t))
//
// The launch gives SharedBytes of it.
type Stages struct {
	data [stages][stageBytes]uint8
	full [stages]gpu.MBarrier
}

// SharedBytes is what Stages take of the shared memory of a block.
const SharedBytes = int(unsafe.Sizeof(Stages{}))

// Copier makes the puts of one thread. Only the thread that has made it uses it, and calls Quiet at the end.
type Copier struct {
	t     *gpu.Thread
	s     *Stages
	stage int // the one that is filled next
	phase int // of its barrier
}

// New makes a copier of shared memory that no other has: of the first Stages that there are.
func New(t *gpu.Thread, mem []Stages) Copier {
	if len(mem) == 0 {
		panic("bulk.New with less than bulk.SharedBytes of memory; the launch gives it by LaunchConfig.DynamicShared")
	}
	s := &mem[0]
	for i := range stages {
		s.full[i].Init(t, 1)
	}
	return Copier{t: t, s: s}
}

// Put copies src, memory of this PE, to dst on PE pe, and returns when src has been read. Quiet completes
// it. dst and src have as many elements, and begin at multiples of 16 bytes. The last bytes, if they are no
// 16, go by shmem.Put, and so does everything to a PE whose memory this GPU cannot address.
//
// It sees what the calling thread has written before or knows of, as shmem.Put does. What other
// threads of the block have written it sees after Block.Sync.
func Put[T shmem.Elem](c *Copier, dst, src shmem.Sym[T], pe int) {
	to, from := shmem.Bytes(dst), shmem.Bytes(src)
	peer, n := to.Peer(c.t, pe), from.Len()
	if len(peer) == 0 || to.Len() != n {
		shmem.Put(c.t, to, from, pe) // which refuses different lengths
		return
	}
	whole := n &^ 15
	if whole < n {
		shmem.Put(c.t, to.Slice(whole, n), from.Slice(whole, n), pe)
	}
	c.move(peer[:whole], from.Local()[:whole])
}

// move copies through the stages. The stores of the last stages may be under way when it returns, but not
// its loads.
func (c *Copier) move(to, from []uint8) {
	// What threads have written is not in the picture that the unit has of global memory.
	gpu.FenceProxyAsyncGlobal(c.t)
	stage, phase := c.stage, c.phase // that is stored next
	for at := 0; at < len(from)+ahead*stageBytes; at += stageBytes {
		if at < len(from) {
			n := min(stageBytes, len(from)-at)
			// The stores that used the stage last have read it.
			gpu.BulkWaitRead(c.t, stages-ahead-1)
			full := &c.s.full[c.stage]
			full.ArriveExpectTx(c.t, n)
			gpu.BulkLoad(c.t, c.s.data[c.stage][:n], from[at:at+n], full)
			c.stage, c.phase = next(c.stage, c.phase)
		}
		if at := at - ahead*stageBytes; at >= 0 {
			n := min(stageBytes, len(from)-at)
			c.s.full[stage].Wait(c.t, phase)
			gpu.BulkStore(c.t, to[at:at+n], c.s.data[stage][:n])
			gpu.BulkCommit(c.t)
			stage, phase = next(stage, phase)
		}
	}
}

// next returns the stage after one, and the phase of its barrier.
func next(stage, phase int) (int, int) {
	if stage++; stage == stages {
		return 0, phase ^ 1
	}
	return stage, phase
}

// Quiet completes all puts of the copier, as shmem.Quiet completes those of its thread. A signal after it
// says that they are there.
func (c *Copier) Quiet() {
	gpu.BulkWait(c.t, 0)
	shmem.Quiet(c.t)
}
