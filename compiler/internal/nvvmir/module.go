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
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Emit returns the program as NVVM IR text. The
// program must satisfy mir.Verify and have gone through package passes, and the file names of its
// positions must not depend on the machine, since line information holds them. An error is a bug of
// the compiler, with the place in the source that met it.
func Emit(p *mir.Program, opts manifest.Config) (text []byte, err error) {
	m := &module{
		prog:       p,
		opts:       opts,
		out:        ir.NewModule(),
		funcs:      make(map[*mir.Func]*funcDecl),
		globals:    make(map[*mir.Global]*ir.Global),
		externs:    make(map[string]*ir.Func),
		checkNodes: make(map[listedCheck]*metadata.Tuple),
		ranges:     make(map[[2]int64]*metadata.Tuple),
	}
	defer func() {
		// The IR library panics where types do not fit; such a mistake of
		// ours must name the user's line, not end the process.
		if r := recover(); r != nil {
			text, err = nil, &InternalError{Pos: m.pos, Msg: fmt.Sprint(r), Stack: string(debug.Stack())}
		}
	}()
	m.emit()
	var b strings.Builder
	if _, err := m.out.WriteTo(&b); err != nil {
		return nil, fmt.Errorf("print NVVM IR of %s: %w", p.Package, err)
	}
	m.writePieces(&b)
	return []byte(b.String()), nil
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
	opts       manifest.Config
	out        *ir.Module
	funcs      map[*mir.Func]*funcDecl
	globals    map[*mir.Global]*ir.Global
	externs    map[string]*ir.Func
	dbg        *debugInfo
	pieces     []piece
	ranges     map[[2]int64]*metadata.Tuple
	checkNodes map[listedCheck]*metadata.Tuple
	seldom     *metadata.Tuple // see weigh
	mostly     *metadata.Tuple
	pos        token.Position // of what is being lowered, for internal errors
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
