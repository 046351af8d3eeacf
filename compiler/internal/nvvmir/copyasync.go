package nvvmir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// copyLowerings are those of asynchronous copies (PTX ISA, Data Movement and Conversion
// Instructions: Asynchronous copy).
func copyLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.CopyAsync:       (*function).copyAsync,
		mir.CopyAsyncCommit: where(arch.MBarrier, "cp.async.commit_group;"),
		mir.CopyAsyncWait: func(f *function, v *mir.Value) value.Value {
			return where(arch.MBarrier, fmt.Sprintf("cp.async.wait_group %d;", v.Index))(f, v)
		},
		mir.BulkAdd: func(f *function, v *mir.Value) value.Value {
			f.ptx(formOf(v), "cp.reduce.async.bulk.global.shared::cta.bulk_group."+addNames[v.Index]+" [$0], [$1], $2;", "l,r,r", f.global(f.val(v.Args[0])), f.shared(f.val(v.Args[1])), f.val(v.Args[2]))
			return nil
		},
	}
}

// addNames are the additions of cp.reduce.async.bulk by type. Those of narrow floats do not
// flush subnormal numbers.
var addNames = [...]string{
	mir.AddInt32: "add.s32", mir.AddUint32: "add.u32", mir.AddUint64: "add.u64", mir.AddFloat32: "add.f32",
	mir.AddHalf: "add.noftz.f16", mir.AddBrain: "add.noftz.bf16",
}

// where lowers an instruction without operands that older targets do without.
func where(x arch.Feature, text string) lowering {
	return func(f *function, v *mir.Value) value.Value {
		f.callFunc(f.either(formOf(v), x, types.Void, nil, func(f *function, _ []value.Value) value.Value {
			f.ptx(formOf(v), text, "")
			return nil
		}, nothingElse))
		return nil
	}
}

// copyAsync copies a value of v.Index bytes, of which the last argument says how many are
// read. Targets without asynchronous copies copy at once.
func (f *function) copyAsync(v *mir.Value) value.Value {
	size := v.Index
	in := func(space mir.Space) *types.PointerType {
		p := types.NewPointer(types.I8)
		p.AddrSpace = addrSpaces[space]
		return p
	}
	dst, src := f.castPtr(f.val(v.Args[0]), in(mir.SharedMem)), f.castPtr(f.val(v.Args[1]), in(mir.GlobalMem))
	where := "ca" // what has 16 bytes can pass by the first cache
	if size == 16 {
		where = "cg"
	}
	fn := f.either(formOf(v), arch.MBarrier, types.Void, []types.Type{dst.Type(), src.Type(), types.I32},
		func(f *function, args []value.Value) value.Value {
			f.ptx(formOf(v), fmt.Sprintf("cp.async.%s.shared.global [$0], [$1], %d, $2;", where, size), "r,l,r", f.shared(args[0]), f.global(args[1]), args[2])
			return nil
		},
		func(f *function, args []value.Value) value.Value {
			align := ir.Align(size)
			set := f.extern("llvm.memset.p3i8.i64", types.Void, argMemOnly, args[0].Type(), types.I8, types.I64, types.I1)
			f.callFunc(set, ir.NewArg(args[0], align), intConst(8, 0), i64Const(int64(size)), constant.False)
			cp := f.extern("llvm.memcpy.p3i8.p1i8.i64", types.Void, argMemOnly, args[0].Type(), args[1].Type(), types.I64, types.I1)
			f.callFunc(cp, ir.NewArg(args[0], align), ir.NewArg(args[1], align), f.add(ir.NewZExt(args[2], types.I64)), constant.False)
			return nil
		})
	f.callFunc(fn, dst, src, f.val(v.Args[2]))
	return nil
}

// tensorMapLowerings are those of copies of boxes of a tensor, whose descriptor is a parameter
// of the kernel (PTX ISA, cp.async.bulk.tensor).
func tensorMapLowerings() map[mir.Intrinsic]lowering {
	return map[mir.Intrinsic]lowering{
		mir.TensorLoad: func(f *function, v *mir.Value) value.Value {
			f.tensor(formOf(v), "cp.async.bulk.tensor.%dd.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {%s}], [$%d];", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7], f.shared(f.val(v.Args[7])))
			return nil
		},
		mir.TensorMulticast: func(f *function, v *mir.Value) value.Value {
			f.tensor(formOf(v), "{ .reg .b16 m; cvt.u16.u32 m, $%[4]d; cp.async.bulk.tensor.%[1]dd.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {%[2]s}], [$%[3]d], m; }", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7], f.shared(f.val(v.Args[7])), f.val(v.Args[8]))
			return nil
		},
		mir.TensorStore: func(f *function, v *mir.Value) value.Value {
			f.tensor(formOf(v), "cp.async.bulk.tensor.%dd.global.shared::cta.tile.bulk_group [$1, {%s}], [$0];", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7])
			return nil
		},
		mir.TensorAdd: func(f *function, v *mir.Value) value.Value {
			f.tensor(formOf(v), "cp.reduce.async.bulk.tensor.%dd.global.shared::cta.add.tile.bulk_group [$1, {%s}], [$0];", v.Index,
				f.shared(f.val(v.Args[0])), f.address(v.Args[1]), v.Args[2:7])
			return nil
		},
		mir.TensorPrefetch: func(f *function, v *mir.Value) value.Value {
			f.ptx(formOf(v), "prefetch.tensormap [$0];", "l", f.address(v.Args[0]))
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
// the numbers of the operands after them.
func (f *function) tensor(form intrinsic.Form, text string, dims int, shared, descriptor value.Value, coords []*mir.Value, more ...value.Value) {
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
	f.ptx(form, fmt.Sprintf(text, fill...), constraint, args...)
}
