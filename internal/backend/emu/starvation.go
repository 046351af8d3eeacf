package emu

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// starvedPolls is how often each thread polls, while nothing happens, until a checker is told
// that they wait for a block that has not started.
const starvedPolls = 2000

// starved counts a poll of a launch for a checker. It says that all threads that can run have
// polled again and again, that nothing is on its way, and that the launch has blocks which
// have not started. The time does not count, so a run repeats.
func (w *World) starved(k *kernel) bool {
	p := &w.polling
	if w.cfg.Checker == nil || k.collective || k.started == k.blocks {
		return false
	}
	if p.still != w.sched.progress {
		p.still, p.polls = w.sched.progress, 0
	}
	p.polls++
	if p.polls%starvedPolls != 0 || p.polls < starvedPolls*(len(w.sched.ready)+1) || w.net.busy() {
		return false
	}
	for _, r := range w.sched.ready {
		if t, ok := r.(*thread); !ok || t.wait.kind != waitPoll {
			return false
		}
	}
	return true
}

// starvation is the report of a launch whose blocks wait for blocks that have not started.
func (k *kernel) starvation() string {
	msg := "deadlock: every thread reads words again and again that nothing is left to change, and " + k.absent()
	if most := arch.MostBlocks(k.size, k.sharedBytes); k.blocks > most {
		msg += fmt.Sprintf("; the largest GPU holds %d blocks of %d threads and %d bytes of shared memory, fewer than the %d of this grid: launch a smaller grid, and let each thread take several elements", most, k.size, k.sharedBytes, k.blocks)
	}
	return msg + "; blocks wait for others only in a launch that is resident as a whole, as Grid.Sync and //gpu:kernel resident ask for"
}
