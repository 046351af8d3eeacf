package passes

// This file looks for loops that wait for what nobody has promised to bring about.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// findPlainPolls looks for loops that end only when a plain load returns something else.
// Nothing in the loop lets it: a compiler may load once.
func findPlainPolls(j *judge) {
	for _, l := range j.loops {
		if l.acts() {
			continue
		}
		if load := l.ends(func(v *mir.Value) bool {
			return v.Op == mir.Load && root(v.Args[0]).Op != mir.Alloca && !l.varies(v.Args[0])
		}); load != nil {
			j.warn(diag.PlainPoll, load, "waits in a loop for %s to change, and reads it by a plain load, which may happen once; use AtomicLoadExplicit with Acquire, or a wait of package shmem", j.name(load.Args[0]))
		}
	}
}

// acts reports whether the loop does anything but compute and load.
func (l *loop) acts() bool {
	for b := range l.blocks {
		for _, v := range b.Instrs {
			if v.Op == mir.Intr && !v.Intr.Facts().Pure || v.Op == mir.Comm && v.Comm.Op.Family != op.Query || unknown(v) ||
				v.Op == mir.Store || v.Op == mir.Copy || v.Op == mir.Zero {
				return true
			}
		}
	}
	return false
}

// ends returns a value of the kind that source tells if the loop goes on until some of
// that kind change: each of its exits depends on such values of the loop, and on nothing
// else that changes in it.
func (l *loop) ends(source func(*mir.Value) bool) *mir.Value {
	var found *mir.Value
	seen := map[*mir.Value]bool{}
	var only func(v *mir.Value) bool
	only = func(v *mir.Value) bool {
		switch {
		case !l.varies(v):
			return true
		case source(v):
			if found == nil {
				found = v
			}
			return true
		case seen[v]:
			return true
		case v.Op == mir.Phi && v.Block == l.header || v.Op != mir.Phi && !isPure(v):
			return false
		}
		seen[v] = true
		return !slices.ContainsFunc(v.Args, func(a *mir.Value) bool { return !only(a) })
	}
	for _, b := range l.inOrder(l.header.Func) {
		t := b.Term()
		if t.Op != mir.If || l.blocks[b.Succs[0]] && l.blocks[b.Succs[1]] {
			continue
		}
		before := found
		found = nil
		if !only(t.Args[0]) || found == nil {
			return nil
		}
		if before != nil {
			found = before
		}
	}
	return found
}

// findResidency looks for loops that wait for other blocks of the launch, in kernels that
// are launched without the promise that all blocks run at once.
func findResidency(j *judge) {
	if j.resident() {
		return
	}
	for _, l := range j.loops {
		poll := l.ends(func(v *mir.Value) bool { return v.Op == mir.Intr && v.Intr.Facts().Memory.Accesses() })
		if poll == nil || !j.global(poll.Args[0]) || poll.Intr.Facts().Memory != mir.ReadsMemory || j.ticket(poll.Args[0]) || l.takesTurns(poll) || j.oneBlock(poll.Block) {
			continue
		}
		for _, a := range j.accesses {
			if !a.write || a.by.Op == mir.Comm || !sameRoot(a.ptr, poll.Args[0]) || l.blocks[a.by.Block] {
				continue
			}
			if a.ptr == poll.Args[0] && j.ofOwnBlock(a.ptr) {
				continue
			}
			j.warn(diag.Residency, poll, "waits for other blocks, which write %s at %s, and a grid that is larger than the GPU never ends; write //gpu:kernel resident, or call Grid.Sync, or wait for a signal of package shmem: then all blocks of a launch are resident",
				j.name(poll.Args[0]), line(a.by))
			break
		}
	}
}

// resident reports whether a launch of the kernel promises that all its blocks run at
// once, or may do so for all that is known here.
func (j *judge) resident() bool {
	if j.k.Info.Resident {
		return true
	}
	for _, b := range j.f.Blocks {
		if slices.ContainsFunc(b.Instrs, func(v *mir.Value) bool {
			return unknown(v) || v.Op == mir.Comm && v.Comm.Op.Blocks || v.Op == mir.Intr && v.Intr == mir.SyncGrid
		}) {
			return true
		}
	}
	return false
}

// oneBlock reports whether only a chosen block of the launch comes to b: the others have
// room to run beside it.
func (j *judge) oneBlock(b *mir.Block) bool {
	for _, a := range j.c.dom.Order {
		t := a.Term()
		if t.Op != mir.If || t.Args[0].Op != mir.Eq && t.Args[0].Op != mir.Ne || !ofBlock(t.Args[0]) || !j.ofOwnBlock(t.Args[0]) || !j.c.dom.Dominates(a, b) {
			continue
		}
		if between, _ := j.c.between(a); between[b] {
			return true
		}
	}
	return false
}

// ticket reports whether an address depends on a number that the block has drawn: those
// with lower numbers run, or have run.
func (j *judge) ticket(p *mir.Value) bool {
	return depends(p, func(v *mir.Value) bool {
		return v.Op == mir.Load || drawn(v)
	})
}

// takesTurns reports whether the loop ends when the word that it polls is a number that the block
// has drawn, as in a lock.
func (l *loop) takesTurns(poll *mir.Value) bool {
	for b := range l.blocks {
		c := b.Term()
		if c.Op != mir.If || l.blocks[b.Succs[0]] && l.blocks[b.Succs[1]] || c.Args[0].Op != mir.Eq && c.Args[0].Op != mir.Ne {
			continue
		}
		if args := c.Args[0].Args; slices.Contains(args, poll) && slices.ContainsFunc(args, drawn) {
			return true
		}
	}
	return false
}

// drawn reports whether v is what an atomic update has found.
func drawn(v *mir.Value) bool { return v.Op == mir.Intr && v.Intr.Facts().Memory == mir.UpdatesMemory }

// ofOwnBlock reports whether an address depends on the number of the block.
func (j *judge) ofOwnBlock(p *mir.Value) bool {
	return depends(p, func(v *mir.Value) bool { return v.Op == mir.Intr && v.Intr == mir.BlockIdx })
}

// depends reports whether v is computed from a value of some kind.
func depends(v *mir.Value, kind func(*mir.Value) bool) bool {
	seen := map[*mir.Value]bool{}
	var walk func(*mir.Value) bool
	walk = func(v *mir.Value) bool {
		if seen[v] {
			return false
		}
		seen[v] = true
		return kind(v) || slices.ContainsFunc(v.Args, walk)
	}
	return walk(v)
}
