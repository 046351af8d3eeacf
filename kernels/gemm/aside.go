package gemm

import "github.com/gpuc-go/gpuc/dsl/gpu"

// AsideWarps is the number of warps of a block that call Job.Aside.
const AsideWarps = warps - 1

// AsideWarp returns the number of the thread's warp among those of Job.Aside.
func AsideWarp(t *gpu.Thread) int { return t.Block().Rank()/gpu.WarpSize - 1 }

// Carriers is how many warps of Job.Aside, from the first on, communicate for the consumers, while these
// multiply: they bring what others have sent for a part, and carry away what the consumers have stored. A
// consumer that calls functions for that itself has fewer registers in its loop.
type Carriers int

// Cargo is a job with carriers.
type Cargo interface {
	Job
	// Brings reports whether something is brought for a part: the consumers call AwaitBrought once. Bring waits
	// until what a warpgroup of them takes is there: its warps are those from first up to, not including, end.
	Brings(t *gpu.Thread, p Part) bool
	Bring(t *gpu.Thread, p Part, first, end int)
	// Takes reports whether the consumers hand over a part: they call AwaitSent before they store it, and
	// HandOver behind that. Those are the parts of a block up to some one. Take sends what these warps have
	// stored.
	Takes(t *gpu.Thread, p Part) bool
	Take(t *gpu.Thread, p Part, first, end int)
}

// A warpgroup of the consumers and the carriers meet at three named barriers. brought says that something is
// there, written that memory has been written, and sent that it may be written again.
func brought(consumer int) int { return 1 + 3*consumer }
func written(consumer int) int { return 2 + 3*consumer }
func sent(consumer int) int    { return 3 + 3*consumer }

// meeting returns the number of threads that come to such a barrier.
func (n Carriers) meeting() int { return gpu.WarpgroupSize + int(n)*gpu.WarpSize }

// consumer returns the number of the thread's warpgroup among those that multiply.
func consumer(t *gpu.Thread) int { return ConsumerWarp(t) / warps }

// AwaitBrought has a warpgroup of the consumers wait for what is brought.
func (n Carriers) AwaitBrought(t *gpu.Thread) {
	gpu.SyncNamed(t.Block(), brought(consumer(t)), n.meeting())
}

// AwaitSent has a warpgroup of the consumers wait until what it has handed over of its part before p has
// been sent.
func (n Carriers) AwaitSent(t *gpu.Thread, p Part) {
	if p.Index >= t.GridDim().X {
		gpu.SyncNamed(t.Block(), sent(consumer(t)), n.meeting())
	}
}

// HandOver hands what the warpgroup has stored over to the carriers.
func (n Carriers) HandOver(t *gpu.Thread) {
	gpu.ArriveNamed(t.Block(), written(consumer(t)), n.meeting())
}

// Carry is the work of the carriers, who all make the call. Each does what is for the warps that are its own
// (Mine).
func Carry[J Cargo](t *gpu.Thread, n Carriers, j J) {
	var p Part
	for i := t.BlockIdx().X; ; i += t.GridDim().X {
		next, ok := j.Next(t, p, i)
		if !ok {
			return
		}
		p = next
		if j.Brings(t, p) {
			for c := range Consumers(t) {
				j.Bring(t, p, c*warps, (c+1)*warps)
				gpu.ArriveNamed(t.Block(), brought(c), n.meeting())
			}
		}
		if !j.Takes(t, p) {
			continue
		}
		for c := range Consumers(t) {
			if i >= t.GridDim().X {
				gpu.ArriveNamed(t.Block(), sent(c), n.meeting())
			}
		}
		for c := range Consumers(t) {
			gpu.SyncNamed(t.Block(), written(c), n.meeting())
			j.Take(t, p, c*warps, (c+1)*warps)
		}
	}
}

// Mine reports whether the thread's warp is the carrier that communicates for a warp of the consumers.
func (n Carriers) Mine(t *gpu.Thread, warp int) bool { return warp%int(n) == AsideWarp(t) }
