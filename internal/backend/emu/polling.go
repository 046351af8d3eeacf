package emu

import "time"

// polling finds out that for a long time threads only look at the same words again and
// again, so that nothing changes any more.
type polling struct {
	count uint64    // polls since a thread ended
	mark  uint64    // the scheduler's progress when
	since time.Time // something changed last
}

// reset takes account of a thread that has ended.
func (p *polling) reset() { p.count = 0 }

// hangs counts a poll, and reports whether nothing has changed for limit, if that is
// set; progress is the scheduler's. It looks at the clock now and then.
func (p *polling) hangs(progress uint64, limit time.Duration) bool {
	p.count++
	if p.count&0xfff != 0 || limit <= 0 {
		return false
	}
	if p.mark != progress || p.since.IsZero() {
		p.mark, p.since = progress, time.Now()
		return false
	}
	return time.Since(p.since) > limit
}
