package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// convergence tells where the ways of a kernel's branches meet again.
type convergence struct {
	f    *mir.Func
	ends map[*mir.Block]bool // blocks from which a return can be reached
	dom  *mir.Dom
}

func newConvergence(f *mir.Func) *convergence {
	return &convergence{f: f, ends: endings(f), dom: f.Dominators()}
}

// between returns the blocks between a's branch and the block in which its ways meet
// again, which is nil if they meet only behind the end of the kernel.
func (c *convergence) between(a *mir.Block) (fewest map[*mir.Block]bool, meet *mir.Block) {
	// The ways meet in a block without which a cannot end; of those, the first
	// is the one before which the fewest others lie.
	fewest = c.reach(a, nil)
	for x := range fewest {
		if x == a {
			continue
		}
		if before := c.reach(a, x); !c.returns(before) && (meet == nil || len(before) < len(fewest)) {
			fewest, meet = before, x
		}
	}
	return fewest, meet
}

// reach returns the blocks that can be reached from a by at least one step, without
// going through the block except. Ways that only lead to a failure do not count.
func (c *convergence) reach(a, except *mir.Block) map[*mir.Block]bool {
	seen := map[*mir.Block]bool{}
	work := []*mir.Block{a}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs {
			if s != except && !seen[s] && c.ends[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return seen
}

// returns reports whether one of the blocks ends the kernel.
func (c *convergence) returns(blocks map[*mir.Block]bool) bool {
	for b := range blocks {
		if b.Term().Op == mir.Return {
			return true
		}
	}
	return false
}

// endings returns the blocks from which a return can be reached.
func endings(f *mir.Func) map[*mir.Block]bool {
	seen := map[*mir.Block]bool{}
	var work []*mir.Block
	for _, b := range f.Blocks {
		if b.Term().Op == mir.Return {
			seen[b] = true
			work = append(work, b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range b.Preds {
			if !seen[p] {
				seen[p] = true
				work = append(work, p)
			}
		}
	}
	return seen
}
