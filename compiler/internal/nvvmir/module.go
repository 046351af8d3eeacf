// Package nvvmir prints mir as NVVM IR: the LLVM 7 dialect with typed pointers
// that libNVVM reads for every architecture (NVVM IR Specification). The text is
// portable over architectures and the same bytes for the same program.
//
// It must not import go/ssa or anything of the runtime. Start reading at Emit;
// each file holds one concept of the lowering.
package nvvmir

import (
	"fmt"
	"go/token"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// Options configure Emit.
type Options struct {
	// StrictFP keeps every float product unfused, so that results equal
	// those of Go code that is compiled without fused multiply-add.
	StrictFP bool
	// Trace, if set, has kernels record what they do.
	Trace trace.Level
	// Debug adds the variables of the source to the line information.
	Debug bool
}

// KernelInfo is what lowering finds out about one kernel, for its manifest.
type KernelInfo struct {
	// SharedBytes is the static shared memory of one block.
	SharedBytes int
	// Shmem says that the kernel calls the device library.
	Shmem bool
	// Collective says that the kernel needs its whole grid resident.
	Collective bool
	// Cooperative says that it may use the barrier of the grid.
	Cooperative bool
	// Meets says that the kernel may call a collective operation of a team.
	Meets bool
	// Prints says that the kernel prints.
	Prints bool
	// Needs are the features that a target must have, in order.
	Needs []arch.Feature
	// Prefers are the features that it asks for, in order.
	Prefers []arch.Feature
}

// Emit returns the program as NVVM IR text and one KernelInfo per kernel. The
// program must satisfy mir.Verify, and the file names of its positions must not
// depend on the machine, since line information holds them. An error is a bug of the compiler, with the
// place in the source that met it.
func Emit(p *mir.Program, opts Options) (text []byte, infos []KernelInfo, err error) {
	m := &module{
		prog:       p,
		opts:       opts,
		out:        ir.NewModule(),
		funcs:      make(map[*mir.Func]*funcDecl),
		globals:    make(map[*mir.Global]*ir.Global),
		externs:    make(map[string]*ir.Func),
		strict:     make(map[*mir.Func]bool),
		checkNodes: make(map[listedCheck]*metadata.Tuple),
		ranges:     make(map[[2]int64]*metadata.Tuple),
		calls:      len(Uses(p)) > 0,
		boxes:      slices.ContainsFunc(p.Kernels, func(k *mir.Kernel) bool { return copiesBoxes(k.Func) }),
	}
	defer func() {
		// The IR library panics where types do not fit; such a mistake of
		// ours must name the user's line, not end the process.
		if r := recover(); r != nil {
			text, infos = nil, nil
			err = &InternalError{Pos: m.pos, Msg: fmt.Sprint(r), Stack: string(debug.Stack())}
		}
	}()
	m.emit()
	var b strings.Builder
	if _, err := m.out.WriteTo(&b); err != nil {
		return nil, nil, fmt.Errorf("print NVVM IR of %s: %w", p.Package, err)
	}
	for _, k := range p.Kernels {
		infos = append(infos, m.kernelInfo(k))
	}
	return []byte(b.String()), infos, nil
}

// InternalError is a bug of the compiler that lowering ran into.
type InternalError struct {
	Pos   token.Position
	Msg   string
	Stack string
}

// Error returns the place and what failed.
func (e *InternalError) Error() string {
	return fmt.Sprintf("%s: internal compiler error: lowering to NVVM IR: %s", e.Pos, e.Msg)
}

// module is the state of lowering one program.
type module struct {
	prog       *mir.Program
	opts       Options
	out        *ir.Module
	funcs      map[*mir.Func]*funcDecl
	globals    map[*mir.Global]*ir.Global
	externs    map[string]*ir.Func
	dbg        *debugInfo
	failFn     *ir.Func // gpuc_fail
	calls      bool     // it is called, and not inlined
	traceFn    *ir.Func // gpuc_trace
	boxes      bool     // its kernels copy boxes of tensors
	ranges     map[[2]int64]*metadata.Tuple
	checkNodes map[listedCheck]*metadata.Tuple
	seldom     *metadata.Tuple // see weigh
	mostly     *metadata.Tuple
	strict     map[*mir.Func]bool // functions under //gpu:fp strict
	pos        token.Position     // of what is being lowered, for internal errors
}

// dataLayout is the 64-bit layout that the NVVM IR specification prescribes.
const dataLayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

func (m *module) emit() {
	m.out.DataLayout = dataLayout
	m.out.TargetTriple = "nvptx64-nvidia-cuda"
	m.named("nvvmir.version", m.tuple(i32(2), i32(0), i32(3), i32(1)))
	m.dbg = newDebugInfo(m)

	funcs := m.prog.Reachable()
	m.declareGlobals(funcs)
	kernels := make(map[*mir.Func]*mir.Kernel)
	for _, k := range m.prog.Kernels {
		kernels[k.Func] = k
	}
	for _, k := range m.prog.Kernels {
		if k.StrictFP {
			// A function that kernels of both kinds call is strict for all.
			one := mir.Program{Kernels: []*mir.Kernel{k}}
			for _, f := range one.Reachable() {
				m.strict[f] = true
			}
		}
	}
	for _, f := range funcs {
		m.declare(f, kernels[f])
	}
	for _, f := range funcs {
		m.define(m.funcs[f])
	}
	m.annotateKernels()
}

// tuple adds a numbered metadata node of the given fields.
func (m *module) tuple(fields ...metadata.Field) *metadata.Tuple {
	t := &metadata.Tuple{MetadataID: -1, Fields: fields}
	m.out.MetadataDefs = append(m.out.MetadataDefs, t)
	return t
}

// named appends node to the named metadata.
func (m *module) named(name string, node metadata.Node) {
	def := m.out.NamedMetadataDefs[name]
	if def == nil {
		def = &metadata.NamedDef{Name: name}
		m.out.NamedMetadataDefs[name] = def
	}
	def.Nodes = append(def.Nodes, node)
}

// extern returns the declaration of an external function or LLVM intrinsic.
func (m *module) extern(name string, ret types.Type, attrs []ir.FuncAttribute, params ...types.Type) *ir.Func {
	if f := m.externs[name]; f != nil {
		return f
	}
	ps := make([]*ir.Param, len(params))
	for i, t := range params {
		ps[i] = ir.NewParam(fmt.Sprintf("a%d", i), t) // LLVM 7 reads no unnamed ones
	}
	f := m.out.NewFunc(name, ret, ps...)
	f.FuncAttrs = attrs
	m.externs[name] = f
	return f
}
