package lower

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// This file lowers what kernels tell a trace: gpu.Span, and the places of operations. A kernel
// that is compiled without a trace has nothing of it.

// beginSpan is gpu.BeginSpan. The span is the time and the place of its beginning.
func beginSpan(b *builder, c *callee) value {
	if len(c.args) != 2 || len(c.args[1]) != 1 || c.args[1][0].str == nil {
		b.errorf("calls gpu.BeginSpan with a name that is not constant; write a constant string")
		return nil
	}
	if b.m.opts.Trace == "" {
		b.unseen()
		return value{{v: b.f.ConstInt(mir.Uint64, 0)}, {v: b.f.ConstInt(mir.Uint32, 0)}}
	}
	place := b.intr(mir.SpanSite, mir.Uint32)
	place.Site = b.site(fault.Span, *c.args[1][0].str)
	return value{{v: b.intr(mir.SpanBegin, mir.Uint64)}, {v: place}}
}

// endSpan is gpu.Span.End.
func endSpan(b *builder, c *callee) value {
	if b.m.opts.Trace == "" {
		b.unseen()
	} else if len(c.args) == 1 && len(c.args[0]) == 2 {
		b.intr(mir.SpanEnd, mir.Void, c.args[0][0].v, c.args[0][1].v)
	}
	return nil
}

// unseen has what follows without a position of its own stand where it would without the call
// that is being lowered.
func (b *builder) unseen() { b.at, b.pos = b.before.at, b.before.pos }

// traced gives an operation that does not wait a place, if the trace has it.
func (b *builder) traced(v *mir.Value) {
	if trace.Level(b.m.opts.Trace).Records(trace.KindOf(v.Comm.Op)) {
		v.Site = b.site(fault.Traced, v.Comm.Op.Name)
	}
}
