package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file has threads that meet learn of fences and quiets of each other. A block keeps what all of
// its threads have told: who meets some of them takes it for theirs.

// tellOps comes before a barrier.
func tellOps(t *gpu.Thread, d []uint64, tr, br int, scope uint32) {
	for i := range 2 {
		k := d[tr+threadOps+i]
		if k == 0 {
			continue
		}
		if scope == sanitizer.Grid {
			gpu.AtomicMax(t, &d[sanitizer.DescGridOps+i], newest(k))
		}
		word := br + blockOps + i
		old := d[word]
		for next := join(current(d, old), k); next != old; next = join(current(d, old), k) {
			was := gpu.AtomicCompareAndSwap(t, &d[word], old, next)
			if was == old {
				break
			}
			old = was
		}
	}
}

// hearOps comes behind it.
func hearOps(d []uint64, tr, br int, scope uint32) {
	for i := range 2 {
		k := current(d, d[br+blockOps+i])
		if scope == sanitizer.Grid {
			k = join(k, d[sanitizer.DescGridOps+i])
		}
		if k != 0 {
			d[tr+threadOps+i] = join(d[tr+threadOps+i], k)
		}
	}
}

// current returns what is known, 0 if an earlier launch has left it: stamps grow from launch to launch.
func current(d []uint64, k uint64) uint64 {
	if newest(k) < firstStamp(d) {
		return 0
	}
	return k
}
