package sanitize

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// asyncs are the instructions of asynchronous copies, and of barriers in shared memory, that hooks
// take account of. Fences of proxies are none of them: hooks do not tell proxies apart.
var asyncs = map[mir.Intrinsic]bool{
	mir.CopyAsync: true, mir.CopyAsyncCommit: true, mir.CopyAsyncWait: true,
	mir.BulkLoad: true, mir.BulkStore: true, mir.BulkAdd: true, mir.BulkCommit: true, mir.BulkWait: true, mir.BulkWaitRead: true,
	mir.MBarrierInit: true, mir.MBarrierInval: true, mir.MBarrierArrive: true, mir.MBarrierArriveTx: true, mir.MBarrierExpectTx: true,
	mir.MBarrierArriveWhen: true, mir.MBarrierWait: true, mir.MBarrierTest: true,
	mir.FenceAsyncShared: true, mir.FenceAsyncGlobal: true,
}

// async calls the hooks that come before them.
func (f *function) async(v *mir.Value) {
	if !asyncs[v.Intr] {
		return
	}
	a, site := v.Args, func() int64 { return f.site(v, v.Intr.String()) }
	switch v.Intr {
	case mir.CopyAsync:
		f.call("CopyAsync", f.address(a[0]), f.address(a[1]), int64(v.Index), a[2], site())
	case mir.BulkLoad:
		f.call("BulkLoad", f.address(a[0]), f.address(a[1]), a[2], f.address(a[3]), site())
	case mir.BulkStore:
		f.bulkStore(v, sanitizer.Deliver)
	case mir.BulkAdd:
		f.bulkStore(v, sanitizer.Atomic|sanitizer.Device<<sanitizer.ScopeShift)
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
	}
}

func (f *function) bulkStore(v *mir.Value, how int) {
	dst := place{f.address(v.Args[0]), -1, false}
	if at, ok := f.find(v.Args[0]); ok {
		dst = at
	}
	f.call("BulkStore", dst.address, f.address(v.Args[1]), v.Args[2], dst.pe, how, f.site(v, v.Intr.String()))
}

// waited calls the hooks that come behind waits for them.
func (f *function) waited(v *mir.Value) {
	a := v.Args
	switch v.Intr {
	case mir.CopyAsyncWait:
		f.call("Wait", v.Index, 0, 0)
	case mir.BulkWait:
		f.call("Wait", v.Index, 1, 0)
	case mir.BulkWaitRead:
		f.call("Wait", v.Index, 1, 1)
	case mir.MBarrierWait:
		f.call("BarrierWaited", f.address(a[0]), a[1], 1, f.site(v, "MBarrier.Wait"))
	case mir.MBarrierTest:
		f.call("BarrierWaited", f.address(a[0]), a[1], f.value(mir.Select, mir.Uint64, v, f.f.ConstInt(mir.Uint64, 1), f.f.ConstInt(mir.Uint64, 0)), f.site(v, "MBarrier.TryWait"))
	}
}
