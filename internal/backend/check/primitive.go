package check

import (
	"strings"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// primitives has what the operations of the GPU do, by the names of their forms. Operands are
// those of the functions that package nvvmir of the compiler defines for them: addresses in
// shared memory are their low 32 bits.
var primitives = allPrimitives()

func allPrimitives() map[string]func(f intrinsic.Form) callee {
	h := func(x uint64) gpu.Float16 { return gpu.Float16FromBits(uint16(x)) }
	b := func(x uint64) gpu.BFloat16 { return gpu.BFloat16FromBits(uint16(x)) }
	f32 := func(x uint64) float32 { return float32(toFloat(x, 32)) }
	return map[string]func(f intrinsic.Form) callee{
		"Clock":             read(func(t *thread) uint64 { return uint64(t.e.Clock()) }),
		"GlobalTimer":       read(func(t *thread) uint64 { return t.e.Nanoseconds() }),
		"DynamicSharedSize": read(func(t *thread) uint64 { return uint64(t.launch.cfg.DynamicShared) }),
		"SMID":              read(func(t *thread) uint64 { return uint64(t.g.BlockNumber() % t.g.Multiprocessors) }),
		"NSMID":             read(func(t *thread) uint64 { return uint64(t.g.Multiprocessors) }),
		"ClusterRank":       read(func(t *thread) uint64 { return uint64(t.g.ClusterRank) }),
		"ClusterIdx":        axis(func(t *thread) threadapi.Dim3 { return t.g.ClusterIdx }),
		"ClusterDim":        axis(func(t *thread) threadapi.Dim3 { return t.g.ClusterDim }),
		"Nanosleep":         does(func(t *thread, a []uint64) { t.e.Sleep(uint32(a[0])) }),

		"Fence": func(f intrinsic.Form) callee {
			return does(func(t *thread, _ []uint64) { t.fence(memmodel.Scope(f.Among)) })(f)
		},
		"FenceAsyncShared":   does(func(t *thread, _ []uint64) { t.fenceProxy(true, false) }),
		"FenceAsyncGlobal":   does(func(t *thread, _ []uint64) { t.fenceProxy(false, true) }),
		"GridDependencyWait": does(func(t *thread, _ []uint64) { t.know = t.know.join(t.launch.before) }),
		"LaunchDependents":   does(func(*thread, []uint64) {}),
		"MBarrierMade":       does(func(*thread, []uint64) {}),
		"SetMaxNReg":         does(func(t *thread, _ []uint64) { t.all("setmaxnreg", 0) }), // how many registers the block has left is not known
		"SyncNamed":          does(func(t *thread, a []uint64) { t.named(int(int32(a[0])), int(int32(a[1])), false) }),
		"ArriveNamed":        does(func(t *thread, a []uint64) { t.named(int(int32(a[0])), int(int32(a[1])), true) }),
		"SyncCluster":        syncCluster,
		"MapShared": computes(func(t *thread, a []uint64) uint64 {
			return uint64(t.mapShared("gpu.MapShared", uintptr(a[0]), int(int32(a[1]))))
		}),

		"AtomicAdd": atomicOp, "AtomicMin": atomicOp, "AtomicMax": atomicOp, "AtomicAnd": atomicOp, "AtomicOr": atomicOp, "AtomicXor": atomicOp,
		"AtomicExchange": atomicOp, "AtomicCAS": atomicOp, "AtomicLoad": atomicOp, "AtomicStore": atomicOp,
		"AtomicLoadVec4": atomicOp, "AtomicStoreVec4": atomicOp,
		"CachedLoad": cachedAccess, "ReadOnlyLoad": cachedAccess, "CachedStore": cachedAccess,

		"MatchAny": lanesOp(func(t *thread, in *nvir.Instr, _ intrinsic.Form, word uint64) uint64 {
			return match(t, in, word, false)
		}),
		"MatchAll": lanesOp(func(t *thread, in *nvir.Instr, _ intrinsic.Form, word uint64) uint64 { return match(t, in, word, true) }),
		"Redux":    lanesOp(redux),
		"Elect":    always(elect),

		"HalfAdd":    computes(func(_ *thread, a []uint64) uint64 { return uint64(h(a[0]).Add(h(a[1])).Bits()) }),
		"HalfSub":    computes(func(_ *thread, a []uint64) uint64 { return uint64(h(a[0]).Sub(h(a[1])).Bits()) }),
		"HalfMul":    computes(func(_ *thread, a []uint64) uint64 { return uint64(h(a[0]).Mul(h(a[1])).Bits()) }),
		"HalfFMA":    computes(func(_ *thread, a []uint64) uint64 { return uint64(h(a[0]).FMA(h(a[1]), h(a[2])).Bits()) }),
		"BrainFMA":   computes(func(_ *thread, a []uint64) uint64 { return uint64(b(a[0]).FMA(b(a[1]), b(a[2])).Bits()) }),
		"BrainRound": computes(func(_ *thread, a []uint64) uint64 { return uint64(gpu.ToBFloat16(f32(a[0])).Bits()) }),
		"HalfPack": computes(func(_ *thread, a []uint64) uint64 {
			return uint64(gpu.ToFloat16(f32(a[0])).Bits()) | uint64(gpu.ToFloat16(f32(a[1])).Bits())<<16
		}),
		"BrainPack": computes(func(_ *thread, a []uint64) uint64 {
			return uint64(gpu.ToBFloat16(f32(a[0])).Bits()) | uint64(gpu.ToBFloat16(f32(a[1])).Bits())<<16
		}),
		"FMin": computes(func(_ *thread, a []uint64) uint64 { return fromFloat(min(toFloat(a[0], 32), toFloat(a[1], 32)), 32) }),
		"FMax": computes(func(_ *thread, a []uint64) uint64 { return fromFloat(max(toFloat(a[0], 32), toFloat(a[1], 32)), 32) }),

		"MBarrierInit":       barrierOp(threadapi.BarrierInit, "Init", false),
		"MBarrierInval":      barrierOp(threadapi.BarrierInvalidate, "Invalidate", false),
		"MBarrierArrive":     barrierOp(threadapi.BarrierArrive, "Arrive", false),
		"MBarrierArriveTx":   barrierOp(threadapi.BarrierArrive, "ArriveExpectTx", false),
		"MBarrierExpectTx":   barrierOp(threadapi.BarrierExpect, "ExpectTx", false),
		"MBarrierArriveAt":   barrierOp(threadapi.BarrierArrive, "ArriveAt", true),
		"MBarrierReadAt":     barrierOp(threadapi.BarrierArrive, "ArriveAtRelaxed", true),
		"MBarrierArriveWhen": barrierOp(threadapi.BarrierArriveWhen, "ArriveWhenCopied", false),
		"MBarrierWait":       barrierOp(threadapi.BarrierWait, "Wait", false),
		"MBarrierTest":       barrierOp(threadapi.BarrierTest, "TryWait", false),

		"CopyAsync":       copyAsync,
		"CopyAsyncCommit": does(func(t *thread, _ []uint64) { t.commit(threadapi.ThreadCopies) }),
		"CopyAsyncWait":   awaits(threadapi.ThreadCopies, false),
		"BulkCommit":      does(func(t *thread, _ []uint64) { t.commit(threadapi.BulkCopies) }),
		"BulkWait":        awaits(threadapi.BulkCopies, false),
		"BulkWaitRead":    awaits(threadapi.BulkCopies, true),
		"BulkLoad":        bulkCopy{name: "gpu.BulkLoad"}.form,
		"BulkMulticast":   bulkCopy{name: "gpu.BulkLoadMulticast", multicast: true}.form,
		"BulkShare":       bulkCopy{name: "gpu.BulkShare", share: true}.form,
		"BulkStore":       bulkCopy{name: "gpu.BulkStore", store: true}.form,
		"BulkAdd":         bulkCopy{name: "gpu.BulkAdd", store: true, adds: true}.form,
		"TensorLoad":      bulkCopy{name: "gpu.TensorLoad", tensor: true}.form,
		"TensorMulticast": bulkCopy{name: "gpu.TensorLoadMulticast", tensor: true, multicast: true}.form,
		"TensorStore":     bulkCopy{name: "gpu.TensorStore", tensor: true, store: true}.form,
		"TensorAdd":       bulkCopy{name: "gpu.TensorAdd", tensor: true, store: true, adds: true}.form,
		"TensorPrefetch":  does(func(t *thread, a []uint64) { t.tensorMap("gpu.TensorPrefetch", a[0]) }),

		"LoadMatrix":           always(loadMatrix(false)),
		"LoadMatrixTransposed": always(loadMatrix(true)),
		"StoreMatrix":          always(storeMatrix),
		"MMABFloat16":          mma, "MMAFloat16": mma, "MMATF32": mma, "MMAFloat8E4M3": mma, "MMAFloat8E5M2": mma, "MMAInt8": mma,
		"WGMMA": wgmma, "WGMMALeft": wgmma,
		"WGMMAWait": awaitProducts,
	}
}

// primitive returns what an operation of the GPU does, whose function has the name; nil if the name
// is no operation's.
func primitive(name string) callee {
	f, ok := intrinsic.Parse(name)
	if !ok {
		return nil
	}
	if p := primitives[f.Name]; p != nil {
		return restsOn(f.Name, p(f))
	}
	return unknown("operation " + f.Name)
}

// assembly returns what inline PTX does that is not the body of an operation: it tells places apart.
func assembly(in *nvir.Instr) callee {
	if in.Name == "" || strings.HasPrefix(in.Name, "//") {
		return func(*thread, *nvir.Instr, []uint64) {}
	}
	return unknown("inline PTX " + in.Name)
}

// always makes an operation of what is the same for all forms.
func always(do callee) func(intrinsic.Form) callee {
	return func(intrinsic.Form) callee { return do }
}

// does makes an operation of what has no result.
func does(f func(t *thread, a []uint64)) func(intrinsic.Form) callee {
	return always(func(t *thread, in *nvir.Instr, regs []uint64) { f(t, t.args(in, regs)) })
}

// computes makes an operation of what has a scalar as its result.
func computes(f func(t *thread, a []uint64) uint64) func(intrinsic.Form) callee {
	return always(result(f))
}

// read makes an operation of what has no operands.
func read(f func(t *thread) uint64) func(intrinsic.Form) callee {
	return computes(func(t *thread, _ []uint64) uint64 { return f(t) })
}

// axis makes an operation of an index or an extent.
func axis(of func(t *thread) threadapi.Dim3) func(intrinsic.Form) callee {
	return func(f intrinsic.Form) callee {
		return result(func(t *thread, _ []uint64) uint64 { return along(of(t), f.N) })
	}
}

// lanesOp makes an operation of what the lanes of a warp do with a word each.
func lanesOp(do func(t *thread, in *nvir.Instr, f intrinsic.Form, word uint64) uint64) func(intrinsic.Form) callee {
	return func(f intrinsic.Form) callee {
		return func(t *thread, in *nvir.Instr, regs []uint64) { regs[in.Dst] = do(t, in, f, t.args(in, regs)[0]) }
	}
}
