package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// AsideWarps is the number of warps of a block that call Job.Aside.
const AsideWarps = warps - 1

// AsideWarp returns the number of the thread's warp among those of Job.Aside.
func AsideWarp(t *gpu.Thread) int { return t.Block().Rank()/gpu.WarpSize - 1 }

// The warps of Job.Aside can communicate for the consumers, while these multiply: carriers take away what the
// consumers have stored, and one warp brings what others have sent. A consumer that calls functions for
// that itself has fewer registers in its loop.

// Carriers is how many warps of Job.Aside, from the first on, carry. All of them call Carry.
type Carriers int

// Cargo is a job with carriers.
type Cargo interface {
	Job
	// Takes reports whether the consumers hand over a part: they call AwaitSent before they store it, and
	// HandOver behind that. Those are the parts of a block up to some one. Take sends what the warps of the
	// consumers have stored from first up to, not including, end: each carrier for those that are its own (Own).
	Takes(t *gpu.Thread, p Part) bool
	Take(t *gpu.Thread, p Part, first, end int)
}

// Supply is a job for whose parts something is brought, by one warp of Job.Aside that calls Bring.
type Supply interface {
	Job
	// Brings reports whether something is brought for a part: the consumers call AwaitBrought once. Bring waits
	// until it is there for the warps of the consumers from first up to, not including, end.
	Brings(t *gpu.Thread, p Part) bool
	Bring(t *gpu.Thread, p Part, first, end int)
}

// A warpgroup of the consumers meets the others at three named barriers. written says that memory has been
// written, sent that it may be written again, and brought that something is there. Nobody comes to one again
// before all have come who meet there.
func written(consumer int) int { return 1 + 3*consumer }
func sent(consumer int) int    { return 2 + 3*consumer }
func brought(consumer int) int { return 3 + 3*consumer }

// cleared is the named barrier of all consumers and the warp that loads, behind those of the most consumers that
// a block can have.
const cleared = 10

// meeting returns the number of threads that come to such a barrier, where so many warps meet a consumer.
func meeting(others int) int { return gpu.WarpgroupSize + others*gpu.WarpSize }

// consumer returns the number of the thread's warpgroup among those that multiply.
func consumer(t *gpu.Thread) int { return ConsumerWarp(t) / warps }

// AwaitSent has a warpgroup of the consumers wait until what it has handed over of its part before p has
// been sent.
func (n Carriers) AwaitSent(t *gpu.Thread, p Part) {
	if p.Index >= t.GridDim().X {
		gpu.SyncNamed(t.Block(), sent(consumer(t)), meeting(int(n)))
	}
}

// HandOver hands what the warpgroup has stored over to the carriers.
func (n Carriers) HandOver(t *gpu.Thread) {
	gpu.ArriveNamed(t.Block(), written(consumer(t)), meeting(int(n)))
}

// Of returns the warps of the consumers, from first up to, not including, end, whose rows a carrier takes: those
// of them that p has. They are neighbours, so that what they have stored can be sent at once.
func (n Carriers) Of(t *gpu.Thread, p Part, carrier, first, end int) (lo, hi int) {
	all := uint32(ConsumerWarps(t))
	hi = min(end, int(all*uint32(carrier+1)/uint32(n)), spread.DivideUp(p.EndRow-p.Row, WarpRows))
	return max(first, int(all*uint32(carrier)/uint32(n))), hi
}

// eachPart calls f for the parts of the block, until it returns false.
func eachPart[J Job](t *gpu.Thread, j J, f func(p Part) bool) {
	var p Part
	for i := t.BlockIdx().X; ; i += t.GridDim().X {
		next, ok := j.Next(t, p, i)
		if !ok || !f(next) {
			return
		}
		p = next
	}
}

// Carry is the work of the carriers.
func Carry[J Cargo](t *gpu.Thread, n Carriers, j J) {
	eachPart(t, j, func(p Part) bool {
		if !j.Takes(t, p) {
			return false
		}
		if p.Index >= t.GridDim().X {
			for c := range Consumers(t) {
				gpu.ArriveNamed(t.Block(), sent(c), meeting(int(n)))
			}
		}
		for c := range Consumers(t) {
			gpu.SyncNamed(t.Block(), written(c), meeting(int(n)))
			j.Take(t, p, c*warps, (c+1)*warps)
		}
		return true
	})
}

// AwaitBrought has a warpgroup of the consumers wait for what is brought for its part.
func AwaitBrought(t *gpu.Thread) { gpu.SyncNamed(t.Block(), brought(consumer(t)), meeting(1)) }

// Bring is the work of the warp that brings.
func Bring[J Supply](t *gpu.Thread, j J) {
	eachPart(t, j, func(p Part) bool {
		if j.Brings(t, p) {
			for c := range Consumers(t) {
				j.Bring(t, p, c*warps, (c+1)*warps)
				gpu.SyncNamed(t.Block(), brought(c), meeting(1))
			}
		}
		return true
	})
}
