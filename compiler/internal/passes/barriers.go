package passes

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// eliminateBarriers finds barriers that a block does not need. The threads of a block meet
// before an operation, so that it comes after what each of them did with memory. If no
// thread has touched memory since they last met, or since the kernel began, they need not
// meet again: puts that follow each other meet once in between. The pass marks such
// operations, and removes a barrier that stands right after a meeting.
func eliminateBarriers(p *mir.Program, opts Options) {
	for _, k := range p.Kernels {
		markMet(k.Func)
	}
	if opts.Sanitize {
		// Hooks learn from the barriers who has met.
		return
	}
	for _, f := range p.Funcs {
		for _, b := range f.Blocks {
			dropBarriers(b)
		}
	}
}

// dropBarriers removes the barriers of b that follow another meeting in b without an access
// to memory in between. Both stand in one block, so the same threads come to both.
func dropBarriers(b *mir.Block) {
	met := false
	b.RemoveInstrs(func(v *mir.Value) bool {
		again := met && v.Op == mir.Intr && v.Intr == mir.SyncBlock
		met = meets(v) || met && v.Op != mir.Load && !touchesMemory(v)
		return again
	})
}

func markMet(f *mir.Func) {
	var marked []*mir.Value
	for _, v := range groupOperations(f) {
		if v.Comm.Op.GroupBarriers && v.Comm.Scope == op.Block {
			marked = append(marked, v)
		}
	}
	if len(marked) == 0 {
		return
	}
	// A thread may come to these blocks without a meeting after its last access. The search
	// repeats, since a back edge leads to a block that was looked at before.
	late := make(map[*mir.Block]bool)
	for changed := true; changed; {
		changed = false
		for _, b := range f.Blocks {
			if !leavesLate(b, late[b], nil) {
				continue
			}
			for _, s := range b.Succs {
				changed = changed || !late[s]
				late[s] = true
			}
		}
	}
	for _, v := range marked {
		v.Met = !leavesLate(v.Block, late[v.Block], v)
	}
}

// leavesLate reports whether a thread is late when it gets to the instruction before, or to
// the end of b if before is nil. late says whether the thread is late when it enters b.
func leavesLate(b *mir.Block, late bool, before *mir.Value) bool {
	for _, v := range b.Instrs {
		if v == before {
			break
		}
		if meets(v) {
			late = false
		} else if touchesMemory(v) {
			late = true
		}
	}
	return late
}

// meets reports whether all threads of the block have met when v is done.
func meets(v *mir.Value) bool {
	switch v.Op {
	case mir.Intr:
		return v.Intr == mir.SyncBlock || v.Intr == mir.CountBlock
	case mir.Comm:
		return v.Comm.Op.GroupBarriers && v.Comm.Scope == op.Block
	}
	return false
}

// touchesMemory reports whether v may access memory such that its order with an operation
// of the block matters. No peer writes to shared memory, so there only stores matter.
func touchesMemory(v *mir.Value) bool {
	switch v.Op {
	case mir.Load:
		return readsGlobal(v)
	case mir.Store, mir.Zero:
		return v.Args[0].Type.Space != mir.LocalMem
	case mir.Copy, mir.Call, mir.Extern:
		return true
	case mir.Intr:
		return v.Intr.Facts().Memory != mir.NoMemory
	case mir.Comm:
		return !isPure(v)
	}
	return false
}
