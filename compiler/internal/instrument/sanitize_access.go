package instrument

// This file calls the hooks of accesses to memory and of intrinsics.

import (
	"cmp"
	"path"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
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
		f.access(v.Args[0], v.Type.Size(), sanitizer.Load, "load")
	case mir.Store:
		f.access(v.Args[0], v.Args[1].Type.Size(), sanitizer.Store|sanitizer.Writes, "store")
	case mir.Copy:
		f.access(v.Args[1], v.Elem.Size(), sanitizer.Load, "load")
		f.access(v.Args[0], v.Elem.Size(), sanitizer.Store|sanitizer.Writes, "store")
	case mir.Zero:
		f.access(v.Args[0], v.Elem.Size(), sanitizer.Store|sanitizer.Writes, "store")
	case mir.Intr:
		if scope, ok := barriers[v.Intr]; ok {
			if scope != sanitizer.Grid {
				f.call("Come", scope, bit(v.Intr == mir.CountBlock), f.callSite(v, nameOf(v.Intr)))
			}
			f.call("Arrive", scope)
		} else if lanes[v.Intr] {
			f.call("Come", sanitizer.Warp, 0, f.callSite(v, nameOf(v.Intr)))
		}
		if v.Intr.Facts().Memory.Accesses() {
			f.atomic(v)
		}
		f.async(v)
	case mir.Comm:
		f.comm(v)
	}
}

// nameOf is what users call an instruction. By CountBlock threads meet for an operation of the block.
func nameOf(i mir.Intrinsic) string {
	if i == mir.CountBlock {
		return "operation of the block"
	}
	return cmp.Or(i.Facts().Go, i.String())
}

// behind calls the hooks that come behind an instruction.
func (f *sanitized) behind(v *mir.Value) {
	if !f.full {
		return
	}
	switch v.Op {
	case mir.Intr:
		if scope, ok := barriers[v.Intr]; ok {
			f.call("Leave", scope)
		}
		if scope, ok := fences[v.Intr]; ok {
			f.call("Fence", scope)
		}
		if m := v.Intr.Facts().Memory; m == mir.ReadsMemory || m == mir.UpdatesMemory {
			f.acquire(v)
		}
		f.waited(v)
	case mir.Comm:
		f.commDone(v)
	}
}

var barriers = map[mir.Intrinsic]int{mir.SyncBlock: sanitizer.Block, mir.CountBlock: sanitizer.Block, mir.SyncWarp: sanitizer.Warp, mir.SyncGrid: sanitizer.Grid}

// lanes are the other instructions that the lanes of a warp make together.
var lanes = map[mir.Intrinsic]bool{
	mir.ShuffleIdx: true, mir.ShuffleUp: true, mir.ShuffleDown: true, mir.ShuffleXor: true,
	mir.VoteAny: true, mir.VoteAll: true, mir.VoteBallot: true, mir.MatchAny: true, mir.MatchAll: true, mir.Redux: true,
}

var fences = map[mir.Intrinsic]int{mir.FenceBlock: sanitizer.Block, mir.FenceDevice: sanitizer.Device, mir.FenceSystem: sanitizer.System}

// asyncs are the instructions of asynchronous copies, of barriers in shared memory, and of named
// barriers and clusters, that hooks take account of.
var asyncs = map[mir.Intrinsic]bool{
	mir.CopyAsync: true, mir.CopyAsyncCommit: true, mir.CopyAsyncWait: true,
	mir.BulkLoad: true, mir.BulkStore: true, mir.BulkAdd: true, mir.BulkCommit: true, mir.BulkWait: true, mir.BulkWaitRead: true,
	mir.MBarrierInit: true, mir.MBarrierInval: true, mir.MBarrierArrive: true, mir.MBarrierArriveTx: true, mir.MBarrierExpectTx: true,
	mir.MBarrierArriveWhen: true, mir.MBarrierWait: true, mir.MBarrierTest: true,
	mir.FenceAsyncShared: true, mir.FenceAsyncGlobal: true,
	mir.SyncNamed: true, mir.ArriveNamed: true,
	mir.TensorLoad: true, mir.TensorStore: true, mir.TensorAdd: true,
	mir.SyncCluster: true, mir.MBarrierArriveAt: true, mir.MBarrierReadAt: true, mir.BulkMulticast: true, mir.BulkShare: true, mir.TensorMulticast: true,
}

// async calls the hooks that come before them.
func (f *sanitized) async(v *mir.Value) {
	if !asyncs[v.Intr] {
		return
	}
	a, site := v.Args, func() int64 { return f.site(v, v.Intr.String()) }
	switch v.Intr {
	case mir.CopyAsync:
		f.call("CopyAsync", f.address(a[0]), f.address(a[1]), int64(v.Index), a[2], site())
	case mir.BulkLoad:
		f.call("BulkLoad", f.address(a[0]), f.address(a[1]), a[2], f.address(a[3]), 0, site())
	case mir.BulkMulticast:
		f.call("BulkLoad", f.address(a[0]), f.address(a[1]), a[2], f.address(a[3]), a[4], site())
	case mir.BulkShare:
		f.call("BulkShare", f.address(a[0]), f.address(a[1]), a[2], f.address(a[3]), a[4], site())
	case mir.BulkStore:
		f.bulkStore(v, sanitizer.Deliver)
	case mir.BulkAdd:
		f.bulkStore(v, added)
	case mir.TensorLoad:
		f.call("TensorLoad", append(f.box(v), f.address(a[7]), 0, site())...)
	case mir.TensorMulticast:
		f.call("TensorLoad", append(f.box(v), f.address(a[7]), a[8], site())...)
	case mir.TensorStore:
		f.call("TensorStore", append(f.box(v), sanitizer.Deliver, site())...)
	case mir.TensorAdd:
		f.call("TensorStore", append(f.box(v), added, site())...)
	case mir.CopyAsyncCommit:
		f.call("Commit", 0)
	case mir.BulkCommit:
		f.call("Commit", 1)
	case mir.MBarrierInit:
		f.call("BarrierMake", f.address(a[0]), a[1], site())
	case mir.MBarrierInval:
		f.call("BarrierMake", f.address(a[0]), 0, site())
	case mir.MBarrierArrive:
		f.call("BarrierArrive", f.address(a[0]), 1, 0, 0, site())
	case mir.MBarrierArriveTx:
		f.call("BarrierArrive", f.address(a[0]), 1, a[1], 0, site())
	case mir.MBarrierExpectTx:
		f.call("BarrierArrive", f.address(a[0]), 0, a[1], 0, site())
	case mir.MBarrierArriveWhen:
		f.call("BarrierArrive", f.address(a[0]), 1, 0, 1, site())
	case mir.MBarrierArriveAt, mir.MBarrierReadAt:
		f.call("BarrierArriveAt", f.address(a[0]), a[1], site())
	case mir.FenceAsyncShared:
		f.call("FenceProxy", 0)
	case mir.FenceAsyncGlobal:
		f.call("FenceProxy", 1)
	case mir.SyncCluster:
		f.call("ClusterArrive")
	case mir.SyncNamed, mir.ArriveNamed:
		f.call("NamedArrive", a[0], a[1])
		f.rally(op.Warp) // a warp comes as a whole
	}
}

// added is how a bulk copy writes that adds.
const added = sanitizer.Atomic | sanitizer.Device<<sanitizer.ScopeShift

// box returns what hooks take of the copy of a box: shared memory, the key of the tensor's description,
// and the index.
func (f *sanitized) box(v *mir.Value) (args []any) {
	args = []any{f.address(v.Args[0]), f.key(v.Args[1])}
	for _, x := range v.Args[2:7] {
		args = append(args, x)
	}
	return args
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

func (f *sanitized) bulkStore(v *mir.Value, how int) {
	dst := place{f.address(v.Args[0]), -1, false}
	if at, ok := f.find(v.Args[0]); ok {
		dst = at
	}
	f.call("BulkStore", dst.address, f.address(v.Args[1]), v.Args[2], dst.whose, how, f.site(v, v.Intr.String()))
}

// waited calls the hooks that come behind waits for them.
func (f *sanitized) waited(v *mir.Value) {
	a := v.Args
	switch v.Intr {
	case mir.CopyAsyncWait:
		f.call("Wait", v.Index, 0, 0)
	case mir.BulkWait:
		f.call("Wait", v.Index, 1, 0)
	case mir.BulkWaitRead:
		f.call("Wait", v.Index, 1, 1)
	case mir.SyncNamed:
		f.call("NamedLeave")
	case mir.SyncCluster:
		f.call("ClusterLeave")
	case mir.MBarrierWait:
		f.call("BarrierWaited", f.address(a[0]), a[1], 1, f.site(v, "MBarrier.Wait"))
	case mir.MBarrierTest:
		f.call("BarrierWaited", f.address(a[0]), a[1], f.value(mir.Select, mir.Uint64, v, f.f.ConstInt(mir.Uint64, 1), f.f.ConstInt(mir.Uint64, 0)), f.site(v, "MBarrier.TryWait"))
	}
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
	if how == sanitizer.Load && strings.HasSuffix(path.Dir(f.at.Pos.Filename), "/dsl/gpu") {
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
	how, what := sanitizer.Atomic|int(scope)<<sanitizer.ScopeShift, "atomic load"
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
