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
	"github.com/gpuc-go/gpuc/internal/base/arch"
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

// kernelInfo collects what k and the functions that it calls use.
func (m *module) kernelInfo(k *mir.Kernel) (info KernelInfo) {
	info.Collective = k.Info.Resident
	if k.Info.InCluster() {
		info.Needs = append(info.Needs, arch.Cluster)
	}
	shared := make(map[*mir.Global]bool)
	guarded := behindQuestions(k.Func)
	for v := range instrs(k.Func) {
		switch {
		case v.Op == mir.GlobalAddr && v.Global.Space == mir.SharedMem && !shared[v.Global]:
			shared[v.Global] = true
			a := int(m.globalAlign(v.Global))
			info.SharedBytes = (info.SharedBytes+a-1)/a*a + int(v.Global.Type.Size())
		case v.Op == mir.Comm:
			info.Shmem = true
			info.Collective = info.Collective || v.Comm.Op.Blocks
			info.Meets = info.Meets || v.Comm.Op.Collective()
		case v.Op == mir.Extern:
			info.Needs = append(info.Needs, v.Extern.Needs...)
			info.Shmem = info.Shmem || v.Extern.Unit.Transport != ""
			info.Meets = info.Meets || v.Extern.Unit.Transport != "" // its code is not known
			info.Collective = info.Collective || v.Extern.Collective
			info.Cooperative = info.Cooperative || v.Extern.Collective
		case v.Op == mir.Intr && v.Intr == mir.SyncGrid:
			info.Collective, info.Cooperative = true, true
		case v.Op == mir.Intr && v.Intr == mir.Printf:
			info.Prints = true
		}
		if v.Op == mir.Intr && v.Intr.Facts().Needs != "" && !guarded[v] {
			info.Needs = append(info.Needs, v.Intr.Facts().Needs)
		}
		if v.Op == mir.Intr && v.Feature == arch.WGMMA {
			info.Prefers = []arch.Feature{arch.WGMMA}
		}
	}
	slices.Sort(info.Needs)
	info.Needs = slices.Compact(info.Needs)
	return info
}

// behindQuestions returns the instructions of f, and of what it calls, that need a feature and
// stand behind a branch that asks for it. libNVVM leaves them out for other targets.
func behindQuestions(f *mir.Func) map[*mir.Value]bool {
	guarded := make(map[*mir.Value]bool)
	p := mir.Program{Kernels: []*mir.Kernel{{Func: f}}}
	for _, f := range p.Reachable() {
		dom := f.Dominators()
		for _, b := range dom.Order {
			has := map[arch.Feature]bool{}
			for at := b; dom.Idom(at) != nil; at = dom.Idom(at) {
				from := dom.Idom(at)
				if t := from.Term(); t.Op == mir.If && t.Args[0].Op == mir.Intr && from.Succs[0] == at && len(at.Preds) == 1 {
					has[t.Args[0].Feature] = true
				}
			}
			for _, v := range b.Instrs {
				if v.Op == mir.Intr && v.Intr.Facts().Needs != "" && has[v.Intr.Facts().Needs] {
					guarded[v] = true
				}
			}
		}
	}
	return guarded
}

// tensorAlign is the alignment of shared memory that the largest swizzle of a copy of a box
// works in, and boxAlign that of copies without a swizzle.
const tensorAlign, boxAlign = 1024, 128

// copiesBoxes reports whether f or what it calls copies boxes of tensors.
func copiesBoxes(f *mir.Func) bool {
	for v := range instrs(f) {
		if v.Op == mir.Intr {
			switch v.Intr {
			case mir.TensorLoad, mir.TensorMulticast, mir.TensorStore, mir.TensorAdd:
				return true
			}
		}
	}
	return false
}

// Uses returns the symbols of the device functions that the program's kernels
// call, sorted, as the manifest lists them.
func Uses(p *mir.Program) (symbols []string) {
	for _, k := range p.Kernels {
		for v := range instrs(k.Func) {
			if v.Op == mir.Comm {
				symbols = append(symbols, v.Comm.Symbol())
			}
		}
	}
	slices.Sort(symbols)
	return slices.Compact(symbols)
}

// instrs yields the instructions of f and of all functions that it calls.
func instrs(f *mir.Func) func(func(*mir.Value) bool) {
	p := mir.Program{Kernels: []*mir.Kernel{{Func: f}}}
	return func(yield func(*mir.Value) bool) {
		for _, f := range p.Reachable() {
			for _, b := range f.Blocks {
				for _, v := range b.Instrs {
					if !yield(v) {
						return
					}
				}
			}
		}
	}
}
