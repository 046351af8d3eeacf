package check

// A launch that may begin early knows no more than the launch before on its stream knew when that
// began, until GridDependencyWait gives it what it would have known otherwise.

// early takes from an early launch what it may not know, which begins.
func (l *launch) early() {
	c := l.p.c
	l.before = l.start
	if last := c.last[l.stream]; last != nil && l.cfg.Early && l.p.arch >= hopper {
		l.start = last.start
	}
	c.last[l.stream] = l
}
