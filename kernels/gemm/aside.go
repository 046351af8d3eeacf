package gemm

import "github.com/gpuc-go/gpuc/dsl/gpu"

// AsideWarps is the number of warps of a block that call Job.Aside.
const AsideWarps = warps - 1

// AsideWarp returns the number of the thread's warp among those of Job.Aside.
func AsideWarp(t *gpu.Thread) int { return t.Block().Rank()/gpu.WarpSize - 1 }

// Carriers is how many warps of Job.Aside, from the first on, send what the consumers have stored of a
// part, while these multiply the next one: Carry takes over what they hand over. A warpgroup and the
// carriers meet at two named barriers, of which one says that the memory may be written and the other one
// that it has been.
type Carriers int

// written and sent return the numbers of the barriers of a consumer.
func written(consumer int) int { return 1 + 2*consumer }
func sent(consumer int) int    { return 2 + 2*consumer }

// meeting returns the number of threads that come to such a barrier.
func (n Carriers) meeting() int { return gpu.WarpgroupSize + int(n)*gpu.WarpSize }

// consumer returns the number of the thread's warpgroup among those that multiply.
func consumer(t *gpu.Thread) int { return ConsumerWarp(t) / warps }

// AwaitSent has a warpgroup of the consumers wait until what it has handed over of its part before p has
// been sent. It hands over every part from its first one on to p.
func (n Carriers) AwaitSent(t *gpu.Thread, p Part) {
	if p.Index >= t.GridDim().X {
		gpu.SyncNamed(t.Block(), sent(consumer(t)), n.meeting())
	}
}

// HandOver hands what the warpgroup has stored over to the carriers.
func (n Carriers) HandOver(t *gpu.Thread) {
	gpu.ArriveNamed(t.Block(), written(consumer(t)), n.meeting())
}

// Carry calls send for what each warpgroup of the consumers has handed over of the block's parts: what its
// warps, from first up to, not including, end, have stored. It ends at the first part for which handed says
// false. All carriers make the call, and send what is theirs (Mine).
func Carry[J Job](t *gpu.Thread, n Carriers, j J, handed func(Part) bool, send func(p Part, first, end int)) {
	var p Part
	for i := t.BlockIdx().X; ; i += t.GridDim().X {
		next, ok := j.Next(t, p, i)
		if !ok || !handed(next) {
			return
		}
		p = next
		for c := range Consumers(t) {
			if i >= t.GridDim().X {
				gpu.ArriveNamed(t.Block(), sent(c), n.meeting())
			}
		}
		for c := range Consumers(t) {
			gpu.SyncNamed(t.Block(), written(c), n.meeting())
			send(p, c*warps, (c+1)*warps)
		}
	}
}

// Mine reports whether the thread's warp is the carrier that sends for a warp of the consumers.
func (n Carriers) Mine(t *gpu.Thread, warp int) bool { return warp%int(n) == AsideWarp(t) }
