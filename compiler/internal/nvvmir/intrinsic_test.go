package nvvmir_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// instructions are what each intrinsic must become for the types of the samples (PTX ISA). A
// bar stands between those that versions of libNVVM choose.
var instructions = map[mir.Intrinsic]string{
	mir.SpanBegin:         "%globaltimer",
	mir.SpanSite:          "mov.u32 \t%r1, -1",
	mir.SpanEnd:           "st.volatile.global.v4.u32",
	mir.TraceRecord:       "st.volatile.global.v4.u32",
	mir.ThreadIdx:         "%tid.x",
	mir.BlockIdx:          "%ctaid.x",
	mir.BlockDim:          "%ntid.x",
	mir.GridDim:           "%nctaid.x",
	mir.LaneID:            "%laneid",
	mir.SyncBlock:         "bar.sync",
	mir.SyncWarp:          "bar.warp.sync",
	mir.SyncGrid:          "atom.add.release.gpu.global.u32",
	mir.CountBlock:        "bar.red.popc.u32",
	mir.FenceBlock:        "membar.cta",
	mir.FenceDevice:       "membar.gl",
	mir.FenceSystem:       "membar.sys",
	mir.AtomicAdd:         "atom.relaxed.sys.add.u32",
	mir.AtomicSub:         "atom.relaxed.sys.add.u32",
	mir.AtomicMin:         "atom.relaxed.sys.min.u32",
	mir.AtomicMax:         "atom.relaxed.sys.max.u32",
	mir.AtomicAnd:         "atom.relaxed.sys.and.b32",
	mir.AtomicOr:          "atom.relaxed.sys.or.b32",
	mir.AtomicXor:         "atom.relaxed.sys.xor.b32",
	mir.AtomicExchange:    "atom.relaxed.sys.exch.b32",
	mir.AtomicCAS:         "atom.relaxed.sys.cas.b32",
	mir.AtomicLoad:        "ld.relaxed.sys.u32",
	mir.AtomicStore:       "st.relaxed.sys.u32",
	mir.AtomicLoadVec4:    "ld.relaxed.sys.v4.u32",
	mir.AtomicStoreVec4:   "st.relaxed.sys.v4.u32",
	mir.Sqrt:              "sqrt.rn.f32",
	mir.Rsqrt:             "rsqrt.approx.f32",
	mir.Fabs:              "abs.f32",
	mir.Floor:             "cvt.rmi.f32.f32",
	mir.Ceil:              "cvt.rpi.f32.f32",
	mir.Trunc:             "cvt.rzi.f32.f32",
	mir.Rint:              "cvt.rni.f32.f32",
	mir.Round:             "add.rz.f32",
	mir.Exp2:              "ex2.approx.f32",
	mir.Exp2Approx:        "ex2.approx.ftz.f32",
	mir.Copysign:          "copysign.f32",
	mir.Hypot:             "sqrt.rn.f32",
	mir.FMA:               "fma.rn.f32",
	mir.FMin:              "min.NaN.f32",
	mir.FMax:              "max.NaN.f32",
	mir.HalfWiden:         "cvt.f32.f16",
	mir.HalfRound:         "cvt.rn.f16.f32",
	mir.HalfAdd:           "add.rn.f16",
	mir.HalfSub:           "sub.rn.f16",
	mir.HalfMul:           "mul.rn.f16",
	mir.HalfFMA:           "fma.rn.f16",
	mir.BrainRound:        "cvt.rn.bf16.f32",
	mir.BrainFMA:          "fma.rn.bf16",
	mir.HalfPack:          "cvt.rn.f16x2.f32",
	mir.BrainPack:         "cvt.rn.bf16x2.f32",
	mir.Popcount:          "popc.b32",
	mir.Clz:               "clz.b32",
	mir.Ctz:               "popc.b32",
	mir.BitReverse:        "brev.b32",
	mir.ByteReverse:       "and.b32|prmt.b32",
	mir.MulHi:             "mul.hi.u64",
	mir.ShuffleIdx:        "shfl.sync.idx.b32",
	mir.ShuffleUp:         "shfl.sync.up.b32",
	mir.ShuffleDown:       "shfl.sync.down.b32",
	mir.ShuffleXor:        "shfl.sync.bfly.b32",
	mir.VoteAny:           "vote.sync.any.pred",
	mir.VoteAll:           "vote.sync.all.pred",
	mir.VoteBallot:        "vote.sync.ballot.b32",
	mir.MatchAny:          "match.any.sync.b32",
	mir.MatchAll:          "match.all.sync.b32",
	mir.Redux:             "redux.sync.add.u32",
	mir.Elect:             "elect.sync",
	mir.Printf:            "vprintf",
	mir.Has:               "%rs1, 1;",
	mir.DynamicSharedSize: "%dynamic_smem_size",
	mir.PeerBase:          "gpuc_peer_early",
	mir.Clock:             "%clock64",
	mir.GlobalTimer:       "%globaltimer",
	mir.SMID:              "%smid",
	mir.NSMID:             "%nsmid",
	mir.Nanosleep:         "nanosleep.u32",

	mir.LoadMatrix:           "ldmatrix.sync.aligned.m8n8.x4.shared.b16",
	mir.LoadMatrixTransposed: "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16",
	mir.MMABFloat16:          "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32",
	mir.MMAFloat16:           "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
	mir.MMATF32:              "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32",
	mir.MMAFloat8E4M3:        "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32",
	mir.MMAFloat8E5M2:        "mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32",
	mir.MMAInt8:              "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32",
	mir.SharedAddress:        "cvta.to.shared.u64",
	mir.WGMMA:                "wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16",
	mir.WGMMALeft:            "wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16",
	mir.StoreMatrix:          "stmatrix.sync.aligned.m8n8.x4.shared.b16",
	mir.WGMMAWait:            "wgmma.wait_group.sync.aligned 0;",
	mir.MBarrierInit:         "mbarrier.init.shared.b64",
	mir.MBarrierInval:        "mbarrier.inval.shared.b64",
	mir.MBarrierArrive:       "mbarrier.arrive.shared.b64",
	mir.MBarrierArriveTx:     "mbarrier.arrive.expect_tx.shared.b64",
	mir.MBarrierExpectTx:     "mbarrier.expect_tx.relaxed.cta.shared.b64",
	mir.MBarrierTest:         "mbarrier.try_wait.parity.shared.b64",
	mir.MBarrierWait:         "mbarrier.try_wait.parity.shared.b64",
	mir.MBarrierArriveAt:     "mbarrier.arrive.release.cluster.shared::cluster.b64",
	mir.MBarrierReadAt:       "mbarrier.arrive.shared::cluster.b64",
	mir.MBarrierArriveWhen:   "cp.async.mbarrier.arrive.noinc.shared.b64",
	mir.CopyAsync:            "cp.async.cg.shared.global",
	mir.CopyAsyncCommit:      "cp.async.commit_group",
	mir.CopyAsyncWait:        "cp.async.wait_group 1",
	mir.BulkLoad:             "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes",
	mir.BulkMulticast:        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster",
	mir.BulkShare:            "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes",
	mir.BulkStore:            "cp.async.bulk.global.shared::cta.bulk_group",
	mir.BulkAdd:              "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32",
	mir.BulkCommit:           "cp.async.bulk.commit_group",
	mir.BulkWait:             "cp.async.bulk.wait_group 2",
	mir.BulkWaitRead:         "cp.async.bulk.wait_group.read 2",
	mir.FenceAsyncShared:     "fence.proxy.async.shared::cta",
	mir.FenceAsyncGlobal:     "fence.proxy.async.global",
	mir.TensorLoad:           "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes",
	mir.TensorMulticast:      "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster",
	mir.TensorStore:          "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group",
	mir.TensorAdd:            "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group",
	mir.TensorPrefetch:       "prefetch.tensormap",
	mir.ClusterIdx:           "%cluster_ctaid.x",
	mir.ClusterDim:           "%cluster_nctaid.x",
	mir.ClusterRank:          "%cluster_ctarank",
	mir.SyncCluster:          "barrier.cluster.wait",
	mir.MapShared:            "mapa.u64",
	mir.SyncNamed:            "bar.sync",
	mir.ArriveNamed:          "bar.arrive",
	mir.SetMaxNReg:           "setmaxnreg.dec.sync.aligned.u32 40",
	mir.GridDependencyWait:   "griddepcontrol.wait",
	mir.LaunchDependents:     "griddepcontrol.launch_dependents",

	// What libdevice computes by polynomials.
	mir.Cbrt: "fma.rn.f32", mir.Exp: "fma.rn.f32", mir.Exp10: "fma.rn.f32", mir.Expm1: "fma.rn.f32", mir.Log: "fma.rn.f32",
	mir.Log2: "fma.rn.f32", mir.Log10: "fma.rn.f32", mir.Log1p: "fma.rn.f32", mir.Sin: "fma.rn.f32", mir.Cos: "fma.rn.f32",
	mir.Tan: "fma.rn.f32", mir.Asin: "fma.rn.f32", mir.Acos: "fma.rn.f32", mir.Atan: "fma.rn.f32", mir.Atan2: "fma.rn.f32",
	mir.Sinh: "fma.rn.f32", mir.Cosh: "fma.rn.f32", mir.Tanh: "fma.rn.f32", mir.Asinh: "fma.rn.f32", mir.Acosh: "fma.rn.f32",
	mir.Atanh: "fma.rn.f32", mir.Pow: "fma.rn.f32", mir.Fmod: "fma.rn.f32", mir.Remainder: "fma.rn.f32", mir.Erf: "fma.rn.f32",
	mir.Erfc: "fma.rn.f32", mir.Erfinv: "fma.rn.f32", mir.Tgamma: "fma.rn.f32", mir.Lgamma: "fma.rn.f32", mir.J0: "fma.rn.f32",
	mir.J1: "fma.rn.f32", mir.Y0: "fma.rn.f32", mir.Y1: "fma.rn.f32",
}

// samples is one type of each class.
var samples = map[mir.Class]*mir.Type{
	mir.FloatClass: mir.Float32, mir.IntClass: mir.Uint32, mir.WordClass: mir.Uint32, mir.ValueClass: mir.Uint32,
	mir.SumClass: mir.Float32,
}

// behind are the conditions behind which lowering puts intrinsics.
var behind = map[mir.Intrinsic]arch.Feature{mir.Redux: arch.Redux, mir.WGMMA: arch.WGMMA, mir.WGMMALeft: arch.WGMMA, mir.WGMMAWait: arch.WGMMA, mir.StoreMatrix: arch.STMatrix}

// shape is what the intrinsics of a warpgroup multiply.
var shape = intrinsic.Shape{Elem: "bf16", Columns: 16, First: true, Last: true}

// indices are the numbers that intrinsics have beside their arguments, where 0 is none.
var indices = map[mir.Intrinsic]int{
	mir.CopyAsync: 16, mir.CopyAsyncWait: 1, mir.BulkWait: 2, mir.BulkWaitRead: 2, mir.BulkAdd: int(mir.AddFloat32),
	mir.TensorLoad: 2, mir.TensorMulticast: 2, mir.TensorStore: 2, mir.TensorAdd: 2, mir.SetMaxNReg: -40,
}

// intrinsicProgram is a kernel of one intrinsic, whose results are kept.
func intrinsicProgram(i mir.Intrinsic) *mir.Program {
	k := newKernel("K"+i.String(), mir.PtrTo(mir.Uint64))
	if i == mir.SetMaxNReg {
		k.p.Kernels[0].Info.MaxThreads = 128 // without a bound it is left out
	}
	end := k.f.NewBlock()
	if has, ok := behind[i]; ok {
		then := k.f.NewBlock()
		asks := k.intr(mir.Has, mir.Bool, 0)
		asks.Feature = has
		k.b.If(at(2), asks, then, end)
		k.b = then
	}
	facts := i.Facts()
	typ := func(t *mir.Type) *mir.Type {
		switch t {
		case mir.T:
			return samples[facts.Of]
		case mir.PtrT:
			return mir.PtrTo(samples[facts.Of])
		}
		return t
	}
	var args []*mir.Value
	for _, t := range facts.Params {
		if t := typ(t); t.IsPtr() {
			args = append(args, k.op(mir.Bitcast, t, k.f.Params[0]))
		} else {
			args = append(args, k.load(t))
		}
	}
	switch len(facts.Results) {
	case 0:
		v := k.intr(i, mir.Void, indices[i], args...)
		if behind[i] == arch.WGMMA {
			v.Shape = &shape
		}
	case 1:
		v := k.intr(i, typ(facts.Results[0]), 0, args...)
		if i == mir.Has {
			v.Feature = arch.WGMMA
		}
		if v.Type.IsPtr() {
			v = k.op(mir.Bitcast, mir.Uint64, v)
		}
		k.keep(v)
	default:
		all := k.intr(i, mir.Void, 0, args...)
		for n, t := range facts.Results {
			v := k.op(mir.Result, typ(t), all)
			v.Index = n
			k.keep(v)
		}
	}
	k.b.Jump(at(2), end)
	k.b = end
	return k.end()
}

// TestIntrinsicsBecomeInstructions takes every row of the table of intrinsics through
// libNVVM.
func TestIntrinsicsBecomeInstructions(t *testing.T) {
	tc := chaintest.Toolchain(t)
	lib, libdevice := openNVVM(t, tc)
	for _, i := range mir.Intrinsics() {
		t.Run(i.String(), func(t *testing.T) {
			want := instructions[i]
			if want == "" {
				t.Errorf("no instruction is named that %s must become", i)
			}
			opts := manifest.Config{}
			if i == mir.TraceRecord || i == mir.SpanBegin || i == mir.SpanEnd { // which there are in a trace alone
				opts.Trace = string(trace.Waits)
			}
			text := emit(t, intrinsicProgram(i), opts)
			ptx, err := lib.Compile(i.String(), text, libdevice, nvvm.Config{Arch: chaintest.Arch(t, "sm_90a"), Format: nvvm.PTX})
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(strings.Split(want, "|"), func(one string) bool { return strings.Contains(string(ptx), one) }) {
				t.Errorf("PTX lacks %s:\n%s", want, ptx)
			}
		})
	}
}

// TestIntrinsicsSuitEveryTargetUnlessTheyNeedMore links the intrinsics to machine code for
// the first target that has what they need, which is the oldest one for most.
func TestIntrinsicsSuitEveryTargetUnlessTheyNeedMore(t *testing.T) {
	tc := chaintest.Toolchain(t)
	lib, libdevice := openNVVM(t, tc)
	linker, err := jitlink.Open(tc.Path(toolchain.NVJitLink))
	if err != nil {
		t.Fatal(err)
	}
	first := map[arch.Target]*mir.Program{}
	for _, i := range mir.Intrinsics() {
		if i == mir.PeerBase {
			continue // is in the device library
		}
		need := i.Facts().Needs
		targets := arch.Targets()
		at := targets[slices.IndexFunc(targets, func(x arch.Target) bool { return need == "" || x.Has(need) })]
		p := intrinsicProgram(i)
		if all := first[at]; all != nil {
			all.Funcs, all.Kernels = append(all.Funcs, p.Funcs...), append(all.Kernels, p.Kernels...)
		} else {
			first[at] = p
		}
	}
	for at, p := range first {
		text := emit(t, p, manifest.Config{Trace: string(trace.Waits)})
		ltoir, err := lib.Compile("intrinsics", text, libdevice, nvvm.Config{Arch: at, Format: nvvm.LTOIR})
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := linker.Link([]jitlink.Input{{Name: "intrinsics", Kind: jitlink.LTOIR, Data: ltoir}}, jitlink.Config{Arch: at}); err != nil {
			t.Errorf("%d intrinsics for %s: %v", len(p.Kernels), at, err)
		}
	}
}

// openNVVM opens libNVVM and libdevice.
func openNVVM(t *testing.T, tc *toolchain.Toolchain) (*nvvm.Library, []byte) {
	t.Helper()
	lib, err := nvvm.Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		t.Fatal(err)
	}
	libdevice, err := nvvm.ReadLibdevice(tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	return lib, libdevice
}

// byValue is how PTX has a description as a parameter.
var byValue = regexp.MustCompile(`\.param \.align 64 \.b8 Maps_param_\d+\[128\]`)

// TestDescriptionsAreUsedWhereTheyArePassed expects of every target, of both dialects of IR, that
// the kernel takes the address of the parameter: it makes no copy and needs no fence.
func TestDescriptionsAreUsedWhereTheyArePassed(t *testing.T) {
	tc := chaintest.Toolchain(t)
	lib, libdevice := openNVVM(t, tc)
	linker, err := jitlink.Open(tc.Path(toolchain.NVJitLink))
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range arch.Targets() {
		for _, debug := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s debug=%v", target, debug), func(t *testing.T) {
				text := emit(t, mapsProgram(), manifest.Config{Debug: debug})
				cfg := nvvm.Config{Arch: target, Format: nvvm.PTX, Debug: debug}
				ptx, err := lib.Compile("maps", text, libdevice, cfg)
				if err != nil {
					t.Fatal(err)
				}
				cfg.Format = nvvm.LTOIR
				ltoir, err := lib.Compile("maps", text, libdevice, cfg)
				if err != nil {
					t.Fatal(err)
				}
				linked, _, err := linker.Link([]jitlink.Input{{Name: "maps", Kind: jitlink.LTOIR, Data: ltoir}}, jitlink.Config{Arch: target, PTX: true})
				if err != nil {
					t.Fatal(err)
				}
				for from, ptx := range map[string][]byte{"libNVVM": ptx, "nvJitLink": linked} {
					if n := len(byValue.FindAll(ptx, -1)); n != 2 {
						t.Errorf("%s: %d parameters are descriptions, want 2:\n%s", from, n, ptx)
					}
					for _, x := range []string{"__local_depot", "fence.proxy", "ld.param.b8", "ld.param.v"} {
						if strings.Contains(string(ptx), x) {
							t.Errorf("%s: PTX has %s:\n%s", from, x, ptx)
						}
					}
					if !strings.Contains(string(ptx), "cvta.param.u64") {
						t.Errorf("%s: no address of a parameter:\n%s", from, ptx)
					}
				}
			})
		}
	}
}
