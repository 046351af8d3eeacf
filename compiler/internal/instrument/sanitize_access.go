package instrument

// This file calls the hooks of accesses to memory and of intrinsics.

import (
	"cmp"
	"path"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// before calls the hooks that come before an instruction.
func (f *sanitized) before(v *mir.Value) {
	switch {
	case v.Op == mir.Return && f.kernel != nil:
		f.call("End")
	case v.Op == mir.Call:
		v.Args = append(v.Args, f.desc, f.arena)
	}
	if !f.full {
		return
	}
	switch v.Op {
	case mir.Load:
		f.access(v.Args[0], v.Type.Size(), memmodel.Load, "load")
	case mir.Store:
		f.access(v.Args[0], v.Args[1].Type.Size(), memmodel.Store|sanitizer.Writes, "store")
	case mir.Copy:
		f.access(v.Args[1], v.Elem.Size(), memmodel.Load, "load")
		f.access(v.Args[0], v.Elem.Size(), memmodel.Store|sanitizer.Writes, "store")
	case mir.Zero:
		f.access(v.Args[0], v.Elem.Size(), memmodel.Store|sanitizer.Writes, "store")
	case mir.Intr:
		if v.Intr.Facts().Memory.Accesses() {
			f.atomic(v)
		}
		f.callAll(v, v.Intr.Facts().Before)
	case mir.Comm:
		f.comm(v)
	}
}

// after calls the hooks that come after an instruction.
func (f *sanitized) behind(v *mir.Value) {
	if !f.full {
		return
	}
	switch v.Op {
	case mir.Intr:
		if m := v.Intr.Facts().Memory; m == mir.ReadsMemory || m == mir.UpdatesMemory {
			f.acquire(v)
		}
		f.callAll(v, v.Intr.Facts().Behind)
	case mir.Comm:
		f.commDone(v)
	}
}

// callAll calls hooks of an intrinsic.
func (f *sanitized) callAll(v *mir.Value, hooks []mir.Hook) {
	for _, h := range hooks {
		if h.Name == "" {
			f.rally(op.Warp)
			continue
		}
		args := make([]any, len(h.Args))
		for i, a := range h.Args {
			args[i] = f.hookArg(v, a)
		}
		f.call(h.Name, args...)
	}
}

// hookArg returns an argument of a hook of an intrinsic.
func (f *sanitized) hookArg(v *mir.Value, a mir.HookArg) any {
	switch a.Kind {
	case mir.Immediate:
		return v.Index
	case mir.Argument:
		return v.Args[a.N]
	case mir.Address:
		return f.address(v.Args[a.N])
	case mir.Here:
		if at, ok := f.find(v.Args[a.N]); ok {
			return at.address
		}
		return f.address(v.Args[a.N])
	case mir.Owner:
		if at, ok := f.find(v.Args[a.N]); ok {
			return at.whose
		}
		return -1
	case mir.TensorKey:
		return f.key(v.Args[a.N])
	case mir.Truth:
		return f.value(mir.Select, mir.Uint64, v, f.f.ConstInt(mir.Uint64, 1), f.f.ConstInt(mir.Uint64, 0))
	case mir.Site:
		return f.site(v, cmp.Or(a.Text, v.Intr.String()))
	case mir.CallSite:
		return f.callSite(v, cmp.Or(a.Text, v.Intr.Facts().Go, v.Intr.String()))
	}
	return a.N
}

// key returns the key of the description at p.
func (f *sanitized) key(p *mir.Value) *mir.Value {
	words := f.value(mir.Bitcast, mir.PtrTo(mir.Uint64), p)
	key, factor := f.f.ConstInt(mir.Uint64, 0), f.f.ConstInt(mir.Uint64, sanitizer.KeyFactor-1<<64)
	for i := range manifest.DescriptionBytes / 8 {
		x := f.value(mir.Load, mir.Uint64, f.value(mir.IndexAddr, words.Type, words, f.f.ConstInt(mir.Int64, int64(i))))
		key = f.value(mir.Add, mir.Uint64, f.value(mir.Mul, mir.Uint64, key, factor), x)
	}
	return key
}

// place is memory as hooks take it: an address here, and whose memory it is: that of a PE, -1 for this
// one, or, if it is shared, that of a block of the cluster, -1 for this one.
type place struct {
	address *mir.Value
	whose   any
	shared  bool
}

// rootOf returns of what a pointer is a part.
func rootOf(p *mir.Value) *mir.Value {
	for partOf(p) {
		p = p.Args[0]
	}
	return p
}

// partOf says that a value points to a part of what its first argument points to.
func partOf(v *mir.Value) bool {
	return v.Op == mir.FieldAddr || v.Op == mir.IndexAddr || v.Op == mir.Bitcast && v.Type.IsPtr() && v.Args[0].Type.IsPtr()
}

// find returns where a pointer points to, and false for memory of the thread and for tables.
func (f *sanitized) find(p *mir.Value) (place, bool) {
	root := rootOf(p)
	switch {
	case root.Op == mir.Alloca || p.Type.Space == mir.LocalMem || p.Type.Space == mir.ConstMem:
		return place{}, false
	case root.Op == mir.GlobalAddr && root.Global.Space != mir.SharedMem:
		return place{}, false
	}
	address := f.value(mir.Bitcast, mir.Uint64, p)
	if root.Op == mir.GlobalAddr || p.Type.Space == mir.SharedMem {
		return place{address, -1, true}, true
	}
	mapped := root.Op == mir.Intr && root.Intr == mir.MapShared
	if mapped || root.Op == mir.Comm && root.Comm.Op.Addresses() {
		away := f.value(mir.Sub, mir.Uint64, address, f.value(mir.Bitcast, mir.Uint64, root))
		here := f.value(mir.Add, mir.Uint64, f.value(mir.Bitcast, mir.Uint64, root.Args[0]), away)
		return place{here, root.Args[1], mapped}, true
	}
	return place{address, -1, false}, true
}

func (f *sanitized) access(p *mir.Value, bytes int64, how int, what string) {
	at, ok := f.find(p)
	if how == memmodel.Load && strings.HasSuffix(path.Dir(f.at.Pos.Filename), "/dsl/gpu") {
		how |= sanitizer.Around
	}
	switch {
	case !ok || bytes == 0:
	case at.shared:
		f.call("Shared", at.address, bytes, at.whose, how, f.site(f.at, what))
	default:
		f.call("Access", at.address, bytes, at.whose, how, f.site(f.at, what))
	}
}

// atomic looks at an atomic of package gpu.
func (f *sanitized) atomic(v *mir.Value) {
	order, scope := v.Order, v.Among
	how, what := memmodel.Atomic|int(scope)<<sanitizer.ScopeShift, "atomic load"
	memory := v.Intr.Facts().Memory
	switch memory {
	case mir.WritesMemory:
		how, what = how|sanitizer.Writes, "atomic store"
	case mir.UpdatesMemory:
		how, what = how|sanitizer.Writes, "atomic update"
	}
	words := max(len(v.Intr.Facts().Results), 1) // more than one of a vector
	if v.Intr == mir.AtomicStoreVec4 {
		words = len(v.Args) - 1
	}
	f.access(v.Args[0], int64(words)*v.Args[0].Type.Elem.Size(), how, what)
	if at, ok := f.find(v.Args[0]); ok && memory != mir.ReadsMemory {
		f.call("Publish", at.address, at.whose, int(scope), bit(order == intrinsic.Release || order == intrinsic.AcqRel || order == intrinsic.SeqCst), bit(at.shared))
	}
}

func (f *sanitized) acquire(v *mir.Value) {
	order, scope := v.Order, v.Among
	if at, ok := f.find(v.Args[0]); ok {
		f.call("Acquire", at.address, at.whose, int(scope), bit(order == intrinsic.Acquire || order == intrinsic.AcqRel || order == intrinsic.SeqCst), bit(at.shared))
	}
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
