package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// clusterLowerings are those of clusters of blocks (PTX ISA, Special Registers, mapa and
// barrier.cluster).
func clusterLowerings() map[mir.Intrinsic]lowering {
	axis := func(reg string) lowering {
		return func(f *function, v *mir.Value) value.Value {
			return f.asm(formOf(v), fmt.Sprintf("mov.u32 $0, %%%s.%c;", reg, "xyz"[v.Index]), "=r", false, types.I32)
		}
	}
	return map[mir.Intrinsic]lowering{
		mir.ClusterIdx: axis("cluster_ctaid"),
		mir.ClusterDim: axis("cluster_nctaid"),
		mir.SyncCluster: func(f *function, v *mir.Value) value.Value {
			arrive := "barrier.cluster.arrive;"
			if v.Index == 1 {
				arrive = "barrier.cluster.arrive.relaxed;"
			}
			return f.primitive(formOf(v), convergent, types.Void, nil, func(f *function, _ []value.Value) value.Value {
				for _, text := range []string{arrive, "barrier.cluster.wait;"} {
					f.inlinePTX(text, "~{memory}", true, types.Void).(*ir.InstCall).FuncAttrs = convergent
				}
				return nil
			})
		},
		mir.MapShared: func(f *function, v *mir.Value) value.Value {
			p := f.asm(formOf(v), "mapa.u64 $0, $1, $2;", "=l,l,r", false, types.I64, f.address(v.Args[0]), f.val(v.Args[1]))
			return f.add(ir.NewIntToPtr(p, bytePtr))
		},
	}
}

// roleLowerings are those of threads that have different roles, and of launches that follow
// each other.
func roleLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.SetMaxNReg: func(f *function, v *mir.Value) value.Value {
			way, n := "inc", v.Index
			if n < 0 {
				way, n = "dec", -n
			}
			f.together(formOf(v), fmt.Sprintf("setmaxnreg.%s.sync.aligned.u32 %d;", way, n), "")
			return nil
		},
		mir.GridDependencyWait: where(arch.Cluster, "griddepcontrol.wait;"),
		mir.LaunchDependents:   where(arch.Cluster, "griddepcontrol.launch_dependents;"),
	}
}
