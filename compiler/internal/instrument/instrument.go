// Package instrument has programs watch themselves while they run: it adds instructions around
// those of a program. The trace records what kernels do, and the sanitizer calls hooks that look
// for mistakes. Both come after all passes that find something out about memory, so that it holds.
//
// Start reading at watcher; Trace and Sanitize are its two uses.
package instrument

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// watcher adds instructions to a function, each to the place that is looked at.
type watcher interface {
	enter() // at the function's first instruction
	before(v *mir.Value)
	behind(v *mir.Value)
}

// function is a function that gets instructions.
type function struct {
	f      *mir.Func
	kernel *mir.Kernel // nil for a function that kernels call
	out    []*mir.Value
	at     *mir.Value // the instruction that is looked at
}

// watch lets w add instructions.
func (f *function) watch(w watcher) {
	for i, b := range f.f.Blocks {
		f.out = nil
		for j, v := range b.Instrs {
			f.at = v
			if i == 0 && j == 0 {
				w.enter()
			}
			w.before(v)
			f.add(v)
			w.behind(v)
		}
		b.Instrs = f.out
	}
}

// add appends an instruction to the block.
func (f *function) add(v *mir.Value) *mir.Value {
	f.out = append(f.out, v)
	return v
}

// value appends a new instruction, which stands where that does that is looked at.
func (f *function) value(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
	v := f.f.NewValue(o, t, f.at.Pos, args...)
	v.Block, v.Scope = f.at.Block, f.at.Scope
	return f.add(v)
}

// intr appends a new intrinsic.
func (f *function) intr(i mir.Intrinsic, t *mir.Type, args ...*mir.Value) *mir.Value {
	v := f.value(mir.Intr, t, args...)
	v.Intr = i
	return v
}

// as returns a value as one of type t.
func (f *function) as(v *mir.Value, t *mir.Type) *mir.Value {
	switch {
	case v.Type.Equal(t):
		return v
	case v.Type.IsPtr():
		return f.value(mir.Bitcast, t, v)
	}
	return f.value(mir.Convert, t, v)
}

// address returns a pointer as a number.
func (f *function) address(p *mir.Value) *mir.Value { return f.value(mir.Bitcast, mir.Uint64, p) }
