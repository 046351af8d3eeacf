package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// markStreaming marks the kernels with a loop that reads global memory and does nothing
// else that anybody sees, such as a sum over a row. In a loop that also writes, loads do
// not pass the stores, and more blocks serve better than more registers.
func markStreaming(p *mir.Program, _ Options) {
	for _, k := range p.Kernels {
		for _, l := range allLoops(findLoops(k.Func, k.Func.Dominators())) {
			k.Streams = k.Streams || l.streams()
		}
	}
}

func (l *loop) streams() bool {
	if len(l.kids) > 0 || l.header.Cold {
		return false
	}
	loads := false
	for b := range l.blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op == mir.Load:
				loads = loads || readsGlobal(v)
			case v.Op == mir.Phi, v == b.Term(), isPure(v):
			default:
				return false
			}
		}
	}
	return loads
}

// readsGlobal reports whether v is a load from memory that is, or may be, global.
func readsGlobal(v *mir.Value) bool {
	return v.Op == mir.Load && (v.Args[0].Type.Space == mir.GlobalMem || v.Args[0].Type.Space == mir.Generic)
}
