package nccl

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// Kernels that do on streams what an operation does in kernels, at PEs of other hosts. Each calls the device function
// with its own parameters, and is linked as kernels of users are.

// streamThreads is the size of their block.
const streamThreads = 256

// streamInstance returns the device function of the widest scope that does an operation.
func streamInstance(o *op.Op, t op.Type, r op.Reduction) (in op.Instance) {
	for _, i := range o.Instances() {
		if !o.Reduces() || i.Type == t && i.Reduction == r {
			in = i
		}
	}
	return in
}

// kernel returns the kernel of a device function. Those of reductions are many, and linked one by one; all others are
// linked at once.
func (n *network) kernel(l *Library, in op.Instance) (cu.Function, error) {
	if f := n.functions[in.Symbol()]; f != 0 {
		return f, nil
	}
	list := []op.Instance{in}
	if !in.Op.Reduces() {
		list = StreamInstances()
	}
	ir, m := StreamKernels(list)
	image, err := n.build(GIN(), ir, m)
	if err != nil {
		return 0, fmt.Errorf("link operations on streams at PEs of other hosts: %w", err)
	}
	module, err := l.kernels.module(l.drv, image)
	if err != nil {
		return 0, err
	}
	if err := l.initModule(uintptr(module)); err != nil {
		return 0, err
	}
	for i, in := range list {
		f, r := l.drv.ModuleFunction(module, m.Kernels[i].Symbol)
		if r != cu.Success {
			return 0, cu.Check(l.drv, "cuModuleGetFunction of "+m.Kernels[i].Symbol, r)
		}
		n.functions[in.Symbol()] = f
	}
	return n.functions[in.Symbol()], nil
}

// StreamInstances are the device functions of all operations on streams but reductions, waits for words of this PE,
// and what the stream itself does.
func StreamInstances() (list []op.Instance) {
	for _, o := range op.HostTable {
		if !o.Reduces() && !o.NBI && (o.Collective() || slices.Contains(o.Params, op.PE)) {
			list = append(list, streamInstance(o.Op, op.NoType, op.NoReduction))
		}
	}
	return list
}

// streamPrefix begins the name of a kernel, before that of the device function.
const streamPrefix = "stream_"

// StreamKernels returns the kernels of device functions, as NVVM IR, and what is to be known of them.
func StreamKernels(list []op.Instance) ([]byte, *manifest.Manifest) {
	m := &manifest.Manifest{Package: "operations on streams"}
	types := map[op.CType]string{op.CVoid: "void", op.CPtr: "i8*", op.CInt32: "i32", op.CUint64: "i64"}
	var b, used, nodes strings.Builder
	b.WriteString(`target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"` +
		"\n" + `target triple = "nvptx64-nvidia-cuda"` + "\n")
	for i, in := range list {
		m.Kernels = append(m.Kernels, manifest.Kernel{Name: in.Op.Name, Symbol: streamPrefix + in.Symbol(), Ops: []string{in.Symbol()}, Shmem: true})
		params, result := in.Proto()
		var names, kinds []string
		for j, p := range params {
			kinds = append(kinds, types[p.Type])
			names = append(names, fmt.Sprintf("%s %%p%d", types[p.Type], j))
		}
		takes, symbol := strings.Join(names, ", "), in.Symbol()
		fmt.Fprintf(&b, "declare %s @%s(%s) convergent nounwind\ndefine void @%s%s(%s) nounwind {\n", types[result], symbol, strings.Join(kinds, ", "), streamPrefix, symbol, takes)
		fmt.Fprintf(&b, "\tcall %s @%s(%s)\n\tret void\n}\n", types[result], symbol, takes)
		kernel := fmt.Sprintf("void (%s)* @%s%s", strings.Join(kinds, ", "), streamPrefix, symbol)
		if i > 0 {
			used.WriteString(", ")
			nodes.WriteString(", ")
		}
		fmt.Fprintf(&used, "i8* bitcast (%s to i8*)", kernel)
		fmt.Fprintf(&nodes, "!%d", i+1)
		fmt.Fprintf(&b, "!%d = !{%s, !\"kernel\", i32 1}\n", i+1, kernel)
	}
	fmt.Fprintf(&b, "@llvm.used = appending global [%d x i8*] [%s], section \"llvm.metadata\"\n", len(list), used.String())
	fmt.Fprintf(&b, "!nvvm.annotations = !{%s}\n!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0, i32 3, i32 1}\n", nodes.String())
	return []byte(b.String()), m
}
