package nvvmir

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// streamThreads is how many threads of a kernel that streams a multiprocessor is to
// hold: half of what the largest can, each with 64 registers.
const streamThreads = 1024

// annotateKernels marks the kernels in !nvvm.annotations and keeps them in
// @llvm.used: link-time optimisation drops a kernel that lacks either.
func (m *module) annotateKernels() {
	if len(m.prog.Kernels) == 0 {
		return
	}
	var used []constant.Constant
	for _, k := range m.prog.Kernels {
		f := m.funcs[k.Func].out
		note := func(key string, x int) {
			m.named("nvvm.annotations", m.tuple(f, &metadata.String{Value: key}, i32(int64(x))))
		}
		note("kernel", 1)
		if n := k.Info.MaxThreads; n > 0 {
			note("maxntidx", n)
			note("maxntidy", 1)
			note("maxntidz", 1)
			switch b := k.Info.MinBlocks; {
			case m.opts.Debug:
				// Code that is not optimised needs the registers.
			case b > 0:
				note("minctasm", b)
			case k.Streams:
				// Without a number, the machine code assembler keeps to few registers
				// so that more blocks fit, and the loads wait for each other. With
				// one block it takes a few more than fit well.
				note("minctasm", max(1, streamThreads/n))
			}
		}
		if numbers := descriptions(k); len(numbers) > 0 {
			m.named("nvvm.annotations", m.tuple(f, &metadata.String{Value: "grid_constant"}, m.tuple(numbers...)))
		}
		for i, n := range k.Info.Cluster {
			note("cluster_dim_"+string("xyz"[i]), n)
		}
		used = append(used, constant.NewBitCast(f, bytePtr))
	}
	if m.opts.Trace != "" {
		f := m.clockKernel()
		m.named("nvvm.annotations", m.tuple(f, &metadata.String{Value: "kernel"}, i32(1)))
		used = append(used, constant.NewBitCast(f, bytePtr))
	}
	g := m.out.NewGlobalDef("llvm.used", constant.NewArray(types.NewArray(uint64(len(used)), bytePtr), used...))
	g.Linkage = enum.LinkageAppending
	g.Section = "llvm.metadata"
}

// kernelParam returns a kernel's parameter number i. The host passes a bool as a byte, and a
// description by value.
func kernelParam(k *mir.Kernel, i int) *ir.Param {
	t, l := k.Func.Params[i].Type, k.Leaves[i]
	p := ir.NewParam(fmt.Sprintf("p%d", i), memType(t))
	p.Attrs = extendAttrs(t)
	switch {
	case l.Role == manifest.Description:
		p.Typ = descriptionPtr
		p.Attrs = append(p.Attrs, ir.Byval{}, ir.Align(manifest.DescriptionAlign))
	case l.Role == manifest.Address && slices.Contains(k.NoAlias, l.At[0]):
		p.Attrs = append(p.Attrs, enum.ParamAttrNoAlias)
	}
	return p
}

// descriptionPtr is the type of a parameter that is a description.
var descriptionPtr = types.NewPointer(types.NewArray(manifest.DescriptionBytes, types.I8))

// descriptions returns the numbers of the kernel's parameters that are descriptions, from 1. No
// thread writes them, so a kernel may use the address of the parameter itself, and needs no copy
// (NVVM IR Specification, grid_constant).
func descriptions(k *mir.Kernel) (numbers []metadata.Field) {
	for i, l := range k.Leaves {
		if l.Role == manifest.Description {
			numbers = append(numbers, i32(int64(i+1)))
		}
	}
	return numbers
}
