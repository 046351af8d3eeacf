package nvvmir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// This file lowers matrix products, by inline PTX.

// products are the element types of products and what one instruction multiplies of a row
// (PTX ISA, mma and wgmma.mma_async).
var products = map[string]struct {
	sum string
	k   int
}{
	"bf16": {"f32", 16}, "f16": {"f32", 16}, "tf32": {"f32", 8}, "e4m3": {"f32", 32}, "e5m2": {"f32", 32}, "s8": {"s32", 32},
}

func tensorLowerings() map[mir.Intrinsic]lowering {
	t := map[mir.Intrinsic]lowering{
		mir.LoadMatrix:           loadMatrix(""),
		mir.LoadMatrixTransposed: loadMatrix(".trans"),
		mir.SharedAddress:        func(f *function, v *mir.Value) value.Value { return f.sharedAddress(v.Args[0]) },
		mir.WGMMA:                (*function).wgmma,
		mir.WGMMALeft:            (*function).wgmma,
		mir.StoreMatrix: func(f *function, v *mir.Value) value.Value {
			args := []value.Value{f.sharedAddress(v.Args[0])}
			for _, w := range v.Args[1:] {
				args = append(args, f.val(w))
			}
			f.together(formOf(v), "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r", args...)
			return nil
		},
		mir.WGMMAWait: func(f *function, v *mir.Value) value.Value {
			f.onSums(v, fmt.Sprintf("wgmma.wait_group.sync.aligned %d;", v.Index))
			return nil
		},
		mir.Has: asks,
		mir.FenceAsyncShared: func(f *function, v *mir.Value) value.Value {
			f.callFunc(f.fenceAsync(formOf(v)))
			return nil
		},
	}
	for _, i := range mir.Intrinsics() {
		if i.Facts().Elem != "" {
			t[i] = (*function).mma
		}
	}
	return t
}

// asks asks whether the target has a feature: libNVVM where a compute capability decides, and
// else the module of answers that package nvvm adds. That answers for stores of fragments too: the
// back end check does so by the seed.
func asks(f *function, v *mir.Value) value.Value {
	x := v.Feature
	if x.Since() != 0 && x != arch.STMatrix {
		return f.has(x)
	}
	return f.answered(x)
}

// answered asks the module of answers whether the target has a feature.
func (f *function) answered(x arch.Feature) value.Value {
	return f.icmp(enum.IPredNE, f.callFunc(f.extern("gpuc_has_"+string(x), types.I32, pure)), i32Const(0))
}

// sharedAddress returns an address as the instructions that know shared memory alone take
// it, in 32 bits.
func (f *function) sharedAddress(v *mir.Value) value.Value {
	p := f.val(v)
	if v.Type.Space != mir.SharedMem {
		p = f.add(ir.NewAddrSpaceCast(p, ptrTo(memType(v.Type.Elem), mir.SharedMem)))
	}
	return f.add(ir.NewPtrToInt(p, types.I32))
}

func loadMatrix(form string) lowering {
	text := "ldmatrix.sync.aligned.m8n8.x4" + form + ".shared.b16 {$0, $1, $2, $3}, [$4];"
	return func(f *function, v *mir.Value) value.Value {
		words := types.NewStruct(types.I32, types.I32, types.I32, types.I32)
		return f.asmTogether(formOf(v), text, "=r,=r,=r,=r,r,~{memory}", true, words, f.sharedAddress(v.Args[0]))
	}
}

func (f *function) mma(v *mir.Value) value.Value {
	elem := v.Intr.Facts().Elem
	p := products[elem]
	reg, t := "f", types.Type(types.Float)
	if p.sum == "s32" {
		reg, t = "r", types.I32
	}
	text := fmt.Sprintf("mma.sync.aligned.m16n8k%d.row.col.%s.%s.%s.%s {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", p.k, p.sum, elem, elem, p.sum)
	constraint := strings.Repeat("="+reg+",", 4) + "r,r,r,r,r,r" + strings.Repeat(","+reg, 4)
	return f.asmTogether(formOf(v), text, constraint, false, types.NewStruct(t, t, t, t), f.values(v.Args)...)
}

// wgmma multiplies by a warpgroup. The sums stay in the same registers from the first
// instruction of a group to the end of the wait, so they go through each instruction.
func (f *function) wgmma(v *mir.Value) value.Value {
	s := v.Shape
	p := products[s.Elem]
	n := s.Sums()
	regs := make([]string, n)
	for i := range regs {
		regs[i] = fmt.Sprintf("$%d", i)
	}
	var b strings.Builder
	if s.First {
		b.WriteString("wgmma.fence.sync.aligned; ")
	}
	reads := 1 // whether it reads the sums
	if s.Fresh {
		reads = 0
	}
	fmt.Fprintf(&b, "{ .reg .pred p; setp.ne.b32 p, %d, 0; wgmma.mma_async.sync.aligned.m64n%dk%d.%s.%s.%s {%s}, ", reads, s.Columns, p.k, p.sum, s.Elem, s.Elem, strings.Join(regs, ", "))
	inRegisters := v.Intr == mir.WGMMALeft
	if inRegisters {
		fmt.Fprintf(&b, "{$%d, $%d, $%d, $%d}, $%d, p", n, n+1, n+2, n+3, n+4)
	} else {
		fmt.Fprintf(&b, "$%d, $%d, p", n, n+1)
	}
	if p.sum == "f32" {
		b.WriteString(", 1, 1") // factors of a and b
	}
	if p.k == 16 {
		flag := map[bool]int{true: 1}
		if !inRegisters {
			fmt.Fprintf(&b, ", %d", flag[s.TransposedA])
		}
		fmt.Fprintf(&b, ", %d", flag[s.TransposedB])
	}
	b.WriteString("; }")
	if s.Last {
		b.WriteString(" wgmma.commit_group.sync.aligned;")
	}
	f.onSums(v, b.String())
	return nil
}

// onSums emits inline PTX that updates the sums after the first argument of v, which are
// its first operands. The other arguments are its last ones.
func (f *function) onSums(v *mir.Value, text string) {
	n := v.Shape.Sums()
	t := memType(v.Args[0].Type.Elem)
	reg := "=f"
	if t.Equal(types.I32) {
		reg = "=r"
	}
	fields := make([]types.Type, n)
	out, tied := make([]string, n), make([]string, n)
	args := f.values(v.Args[1:])
	others := ""
	for _, a := range v.Args[1:] {
		others += map[int]string{32: ",r", 64: ",l"}[a.Type.Bits]
	}
	at := make([]value.Value, n)
	for i := range n {
		fields[i], out[i], tied[i] = t, reg, fmt.Sprint(i)
		at[i] = f.gep(t, f.val(v.Args[0]), i64Const(int64(i)))
		if v.Shape.Fresh {
			args = append(args, constant.NewUndef(t))
		} else {
			args = append(args, f.add(ir.NewLoad(t, at[i])))
		}
	}
	constraint := strings.Join(out, ",") + others + "," + strings.Join(tied, ",") + ",~{memory}"
	form := formOf(v)
	form.Type = ptxType(v.Args[0].Type.Elem)
	r := f.asmTogether(form, text, constraint, true, types.NewStruct(fields...), args...)
	for i := range n {
		f.add(ir.NewStore(f.add(ir.NewExtractValue(r, uint64(i))), at[i]))
	}
}

// fenceAsync returns a function that orders what the thread wrote to shared memory before
// what is read there by descriptors, on targets that read so.
func (m *module) fenceAsync(form intrinsic.Form) *ir.Func {
	return m.either(form, arch.TMA, types.Void, nil,
		func(f *function, _ []value.Value) value.Value {
			f.ptx(form, "fence.proxy.async.shared::cta;", "")
			return nil
		},
		nothingElse)
}
