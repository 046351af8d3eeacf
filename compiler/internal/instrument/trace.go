package instrument

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// Trace has kernels record what they do, as much as the level says. Package trace has the layout of
// records, and gpuc_trace of package nvvmir writes them.
func Trace(p *mir.Program, level trace.Level) {
	kernels := p.KernelOf()
	for _, f := range p.Reachable() {
		t := &traced{function: &function{f: f, kernel: kernels[f]}, level: level}
		if level == trace.Waits && !waits(f) {
			t.alone = 1
		}
		t.watch(t)
		f.RemoveInstrs(func(v *mir.Value) bool { return v.Op == mir.Intr && v.Intr == mir.SpanEnd })
	}
}

// traced is a function that records.
type traced struct {
	*function
	level trace.Level
	// alone is 1 if only the first block of the kernel records that it begins and ends.
	alone int64
	start *mir.Value // when the operation began that is looked at; nil if it is not recorded
}

// record is what a record has of an operation besides its place and its time; nil is 0.
type record struct {
	pe, at, value *mir.Value
	signal        bool // at is a signal that the operation updates
}

func (f *traced) enter() { f.mark(trace.MarkBegin) }

func (f *traced) before(v *mir.Value) {
	f.start = nil
	switch {
	case v.Op == mir.Return:
		f.mark(trace.MarkEnd)
	case v.Op == mir.Intr && v.Intr == mir.SpanBegin:
		v.Intr = mir.GlobalTimer
	case v.Op == mir.Intr && v.Intr == mir.SpanEnd:
		f.record(trace.OfThread, v.Args[1], v.Args[0], record{})
	case v.Op == mir.Comm && v.Site >= 0 && f.level.Records(trace.KindOf(v.Comm.Op)):
		f.start = f.intr(mir.GlobalTimer, mir.Uint64)
	}
}

func (f *traced) behind(v *mir.Value) {
	if f.start == nil {
		return
	}
	var r record
	kind := trace.KindOf(v.Comm.Op)
	a := operands(v)
	if pe := a["pe"]; pe != nil && !kind.Waits() {
		r.pe = f.value(mir.Add, mir.Int32, pe, f.f.ConstInt(mir.Int32, 1))
	}
	for _, name := range []string{"sig", "ptr", "line", "words"} {
		if p := a[name]; p != nil {
			r.at, r.signal = f.address(p), name == "sig" && !kind.Waits()
		}
	}
	switch {
	case kind == trace.Wait && v.Comm.Op.Result == op.Uint64:
		r.value = v
	case a["sigval"] != nil:
		r.value = a["sigval"]
	case a["team"] != nil:
		r.value = f.as(f.as(a["team"], mir.Uint32), mir.Uint64)
	}
	scope := map[op.Scope]int{op.Thread: trace.OfThread, op.Warp: trace.OfWarp, op.Block: trace.OfBlock}[v.Comm.Scope]
	f.record(scope, f.f.ConstInt(mir.Uint32, int64(v.Site)), f.start, r)
}

// record records what began at start and ends now.
func (f *traced) record(scope int, site, start *mir.Value, r record) {
	or0 := func(x *mir.Value, t *mir.Type) *mir.Value {
		if x == nil {
			return f.f.ConstInt(t, 0)
		}
		return x
	}
	pe, at := or0(r.pe, mir.Int32), or0(r.at, mir.Uint64)
	// Lanes that send to different PEs do different things, and so do those that update different
	// signals. Addresses of symmetric memory have less than 48 bits.
	key := f.value(mir.Shl, mir.Uint64, f.as(f.as(pe, mir.Uint32), mir.Uint64), f.f.ConstInt(mir.Uint32, 48))
	if r.signal {
		key = f.value(mir.Xor, mir.Uint64, key, at)
	}
	f.intr(mir.TraceRecord, mir.Void, site, start, pe, at, or0(r.value, mir.Uint64), key).Index = scope
}

// mark records that a block of a kernel begins or ends.
func (f *traced) mark(mark int64) {
	if f.kernel == nil {
		return
	}
	// In the place of a PE stands whether the first block alone records.
	f.record(trace.OfBlock, f.f.ConstInt(mir.Uint32, mark), f.intr(mir.GlobalTimer, mir.Uint64), record{pe: f.f.ConstInt(mir.Int32, f.alone)})
}

// waits reports whether a kernel has a wait, a barrier of the grid, or spans, of which each
// block has its own. Another kernel may have any number of blocks.
func waits(f *mir.Func) bool {
	for v := range f.ReachableInstrs() {
		switch {
		case v.Op == mir.Comm && v.Comm.Op.Blocks, v.Op == mir.Extern && v.Extern.Collective,
			v.Op == mir.Intr && (v.Intr == mir.SyncGrid || v.Intr == mir.SpanEnd):
			return true
		}
	}
	return false
}
