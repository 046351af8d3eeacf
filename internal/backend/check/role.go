package check

import (
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// This file performs what threads of different roles need: barriers of some threads of a block,
// registers that warps hand to each other, and launches that begin early.

// role returns what such an instruction does, nil if the text holds none.
func role(text string) callee {
	switch {
	case strings.HasPrefix(text, "bar.sync $0, $1"), strings.HasPrefix(text, "bar.arrive $0, $1"):
		arrive := strings.HasPrefix(text, "bar.arrive")
		return func(t *thread, in *nvir.Instr, regs []uint64) {
			a := t.args(in, regs)
			t.named(int(int32(a[0])), int(int32(a[1])), arrive)
		}
	case strings.HasPrefix(text, "setmaxnreg."):
		// How many registers the block has left is not known.
		return func(t *thread, _ *nvir.Instr, _ []uint64) { t.all("setmaxnreg", 0) }
	case strings.HasPrefix(text, "griddepcontrol.wait"):
		return func(t *thread, _ *nvir.Instr, _ []uint64) { t.know = t.know.join(t.launch.before) }
	case strings.HasPrefix(text, "griddepcontrol.launch_dependents"), strings.HasPrefix(text, "fence.mbarrier_init."):
		return func(*thread, *nvir.Instr, []uint64) {}
	}
	return nil
}

// named performs SyncNamed or ArriveNamed.
func (t *thread) named(id, threads int, arrive bool) {
	if id < 0 || id >= arch.MaxNamedBarriers {
		t.fail("there is no barrier %d; they go from 1 to %d", id, arch.MaxNamedBarriers-1)
	}
	at := &t.block.named[id]
	m := *at
	if m == nil {
		m = &meet{by: t}
		*at = m
	}
	m.arrive(t)
	if m.count == threads {
		m.finish()
		*at = nil
	}
	t.e.SyncNamed(id, threads, arrive)
	if !arrive {
		t.learn(m)
	}
}

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
