package check

import (
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// Where every order is gone through, each operation of the GPU is a step, is a matter of the thread and of those that
// it meets, is accessed in an order or races, or has a rule (rests).
var (
	stepping = "AtomicAdd AtomicMin AtomicMax AtomicAnd AtomicOr AtomicXor AtomicExchange AtomicCAS AtomicLoad AtomicStore AtomicLoadVec4 AtomicStoreVec4 " +
		"Fence membar.cta membar.gl membar.sys"
	own = "DynamicSharedSize ClusterRank ClusterIdx ClusterDim Nanosleep MBarrierMade SetMaxNReg MapShared TensorPrefetch " +
		"GridDependencyWait LaunchDependents " + // a launch that may begin early has a rule
		"HalfAdd HalfSub HalfMul HalfFMA HalfPack BrainFMA BrainRound BrainPack FMin FMax MMABFloat16 MMAFloat16 MMATF32 MMAFloat8E4M3 MMAFloat8E5M2 MMAInt8"
	together = "SyncCluster " + // which has a rule where it is relaxed
		"MatchAny MatchAll Redux Elect barrier0 barrier0.popc bar.warp.sync shfl.sync.i32 vote.sync"
	racing = "CachedLoad ReadOnlyLoad CachedStore LoadMatrix LoadMatrixTransposed StoreMatrix"
	// ofOthers need what has a rule: an asynchronous copy or product.
	ofOthers = "CopyAsyncCommit CopyAsyncWait BulkCommit BulkWait BulkWaitRead WGMMAWait FenceAsyncShared FenceAsyncGlobal"
	// barrierOnes have a rule only if the order says who meets (comesToNamed) or in which phase (mbarrier).
	barrierOnes = "SyncNamed ArriveNamed MBarrierInit MBarrierInval MBarrierArrive MBarrierArriveAt MBarrierWait"
)

// TestEachOperationOfTheGPUIsExploredOrHasARule walks through the operations that kernels may have.
func TestEachOperationOfTheGPUIsExploredOrHasARule(t *testing.T) {
	known := map[string]bool{}
	for name := range primitives {
		known[name] = true
	}
	for name := range specials {
		known[name] = true
	}
	said := map[string]bool{}
	say := func(name string) {
		if said[name] || !known[name] && name != "gpuc_has_" && name != "__nvvm_reflect" {
			t.Errorf("%s is said twice, or is none", name)
		}
		said[name] = true
	}
	for _, list := range []string{stepping, own, together, racing, ofOthers, barrierOnes} {
		for _, name := range strings.Fields(list) {
			say(name)
		}
	}
	for name := range rests {
		say(name)
	}
	for name := range known {
		if !said[name] {
			t.Errorf("%s is neither explored nor rests on a rule: give it one in rests, or say here why it needs none", name)
		}
	}
	// What accesses memory or is a matter of order among instructions of IR.
	if nvir.Unreached != 18 {
		t.Error("there are other kinds of instructions: does one access memory?")
	}
}

// recorder is a thread of the emulator that takes its steps at once.
type recorder struct {
	emulated
	steps int
}

func (r *recorder) Step([]emu.Access, *threadapi.Call, func() bool, *emu.Await, []any) { r.steps++ }
func (r *recorder) Pass(any, any)                                                      {}
func (r *recorder) Actor() emu.Actor                                                   { return emu.Actor{} }
func (r *recorder) Note(any)                                                           {}
func (r *recorder) There(m threadapi.Mem, pe int) unsafe.Pointer                       { return m.Base }
func (r *recorder) Communicate(c threadapi.Call) uint64                                { return uint64(min(len(c.Op.Params), 1)) }

// first chooses the first of all.
type first struct{ emu.Director }

func (first) Choose(int) int { return 0 }

// TestEachOperationOfShmemIsExploredOrHasARule calls each operation, and expects a step of the thread or a rule.
func TestEachOperationOfShmemIsExploredOrHasARule(t *testing.T) {
	// What reads or orders nothing that others change, or races with who does.
	neither := "MyPE NumPEs TeamMyPE TeamNumPEs TranslatePE Get IGet GetTile Fence Flush"
	for i := range op.Table {
		o := &op.Table[i]
		if o.Parts != nil {
			continue // the compiler makes calls of others of it
		}
		uses := new(verdict.Uses)
		c := New(Config{Search: first{}, Uses: uses})
		memory := make([]uint64, 64)
		base := unsafe.Pointer(unsafe.SliceData(memory))
		c.Allocated(0, base, 512, "symmetric", true, false)
		e := &recorder{}
		l := &launch{passed: &kernelArgs{memory: &region{}}, start: noOrder}
		b := &block{id: 1, size: 1, launch: l, shared: &region{}, fences: noClock}
		x := &thread{c: c, e: e, launch: l, block: b, know: noOrder, public: noOrder, fenced: noIDs, step: 1, known: map[site]*record{}, at: &nvir.Place{}}
		mem := func(at, n uintptr) threadapi.Mem {
			return threadapi.Mem{Base: unsafe.Add(base, at), Bytes: n, Obj: "symmetric", Off: at}
		}
		n := uintptr(8)
		if p := o.Params; len(p) > 0 && (p[0] == op.Words || p[0] == op.Line) {
			n = 16
		}
		call := threadapi.Call{Op: o, Operands: threadapi.Operands{Type: op.TypeUint64, Elem: 8, SigOp: op.SignalSet, Cmp: op.CmpGE, Dst: mem(0, 8), Src: mem(64, 8), Word: mem(128, n)}, Count: 1, Cols: 1, Words: &threadapi.Words{Indices: unsafe.Slice((*int)(unsafe.Add(base, 256)), 2)}}
		x.communicate(&nvir.Instr{Dst: -1}, call)
		rules := slices.ContainsFunc(uses.List(), func(u verdict.Use) bool { return u.Kind() != verdict.Assumed })
		explored := e.steps > 0 || rules
		if none := slices.Contains(strings.Fields(neither), o.Name); explored == none {
			t.Errorf("%s: steps %d, rules %v; is it to be neither: %v", o.Name, e.steps, uses.List(), none)
		}
	}
}
