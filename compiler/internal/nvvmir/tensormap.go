package nvvmir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// tensorMapLowerings are those of copies of boxes of a tensor, whose descriptor is a parameter
// of the kernel (PTX ISA, cp.async.bulk.tensor).
func tensorMapLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.TensorLoad: func(f *function, v *mir.Value) value.Value {
			f.tensor("cp.async.bulk.tensor.%dd.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {%s}], [$%d];", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7], f.shared(f.val(v.Args[7])))
			return nil
		},
		mir.TensorMulticast: func(f *function, v *mir.Value) value.Value {
			f.tensor("{ .reg .b16 m; cvt.u16.u32 m, $%[4]d; cp.async.bulk.tensor.%[1]dd.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {%[2]s}], [$%[3]d], m; }", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7], f.shared(f.val(v.Args[7])), f.val(v.Args[8]))
			return nil
		},
		mir.TensorStore: func(f *function, v *mir.Value) value.Value {
			f.tensor("cp.async.bulk.tensor.%dd.global.shared::cta.tile.bulk_group [$1, {%s}], [$0];", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7])
			return nil
		},
		mir.TensorAdd: func(f *function, v *mir.Value) value.Value {
			f.tensor("cp.reduce.async.bulk.tensor.%dd.global.shared::cta.add.tile.bulk_group [$1, {%s}], [$0];", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7])
			return nil
		},
		mir.TensorPrefetch: func(f *function, v *mir.Value) value.Value {
			f.ptx("prefetch.tensormap [$0];", "l", f.address(v.Args[0]))
			return nil
		},
	}
}

// address returns a generic address.
func (f *function) address(p *mir.Value) value.Value {
	x := f.val(p)
	return f.add(ir.NewPtrToInt(f.castPtr(x, types.NewPointer(x.Type().(*types.PointerType).ElemType)), types.I64))
}

// tensor emits a copy of a box: text takes the number of dimensions, the coordinates, and
// the numbers of the operands behind them.
func (f *function) tensor(text string, dims int, shared, descriptor value.Value, coords []*mir.Value, more ...value.Value) {
	args, constraint := []value.Value{shared, descriptor}, "r,l"
	var names []string
	for i, c := range coords[:dims] {
		names = append(names, fmt.Sprintf("$%d", 2+i))
		args, constraint = append(args, f.val(c)), constraint+",r"
	}
	fill := []any{dims, strings.Join(names, ", ")}
	for i, m := range more {
		fill = append(fill, 2+dims+i)
		args, constraint = append(args, m), constraint+",r"
	}
	f.ptx(fmt.Sprintf(text, fill...), constraint, args...)
}
