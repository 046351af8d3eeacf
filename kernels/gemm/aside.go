package gemm

import "github.com/gpuc-go/gpuc/dsl/gpu"

// AsideWarps is the number of warps of a block that call Job.Aside.
const AsideWarps = warps - 1

// AsideWarp returns the number of the thread's warp among those of Job.Aside.
func AsideWarp(t *gpu.Thread) int { return t.Block().Rank()/gpu.WarpSize - 1 }

// What the consumers have stored of a part, the warps of Job.Aside can send, while the consumers
// multiply the next one: Carry takes over what they hand over. A warpgroup and the warps of Aside meet at
// two named barriers, of which one says that the memory may be written and the other one that it has been.

// written and sent return the numbers of the barriers of a consumer.
func written(consumer int) int { return 1 + 2*consumer }
func sent(consumer int) int    { return 2 + 2*consumer }

// meeting is the number of threads that come to such a barrier.
const meeting = gpu.WarpgroupSize + AsideWarps*gpu.WarpSize

// consumer returns the number of the thread's warpgroup among those that multiply.
func consumer(t *gpu.Thread) int { return ConsumerWarp(t) / warps }

// AwaitSent has a warpgroup of the consumers wait until what it has handed over of its part before p has
// been sent. It hands over every part from its first one on to p.
func AwaitSent(t *gpu.Thread, p Part) {
	if p.Index >= t.GridDim().X {
		gpu.SyncNamed(t.Block(), sent(consumer(t)), meeting)
	}
}

// HandOver hands what the warpgroup has stored over to the warps of Aside.
func HandOver(t *gpu.Thread) { gpu.ArriveNamed(t.Block(), written(consumer(t)), meeting) }

// Carry calls send for what each warp of the consumers has handed over of the block's parts, up to the
// first part for which handed says false. The warps of Aside take turns, and all make the call.
func Carry[J Job](t *gpu.Thread, j J, handed func(Part) bool, send func(p Part, warp int)) {
	var p Part
	for i := t.BlockIdx().X; ; i += t.GridDim().X {
		next, ok := j.Next(t, p, i)
		if !ok || !handed(next) {
			return
		}
		p = next
		for c := range Consumers(t) {
			if i >= t.GridDim().X {
				gpu.ArriveNamed(t.Block(), sent(c), meeting)
			}
		}
		for c := range Consumers(t) {
			gpu.SyncNamed(t.Block(), written(c), meeting)
			for w := c * warps; w < (c+1)*warps; w++ {
				if w%AsideWarps == AsideWarp(t) {
					send(p, w)
				}
			}
		}
	}
}
