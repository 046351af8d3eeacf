// Package lower imports go/ssa into compiler/internal/mir: it flattens Go values into
// scalars, writes out the checks that Go makes, and replaces the functions of
// dsl/, math and math/bits by intrinsics and communication operations.
//
// Function values exist only here. A closure is known when it is called, and
// its body is put in place of the call; so are functions that take or return
// functions. Iterators and the bodies of range-over-func loops come out as
// plain loops.
//
// Problems of the source that only show now, such as a function value chosen at
// run time, become diagnostics; what compiler/internal/subset has reported already is
// passed over. Start reading at Lower, builder and value.
package lower

import (
	"fmt"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Options are the choices of the user.
type Options struct {
	manifest.Config
	// Tables are the package variables that kernels read.
	Tables map[*ssa.Global]*subset.Table
}

// module is the program under construction.
type module struct {
	opts   Options
	prog   *load.Program
	out    *mir.Program
	diags  *diag.List
	types  typeutil.Map // types.Type -> *typeInfo
	sites  map[fault.Site]int
	funcs  map[*ssa.Function]*helper
	names  map[string]bool
	shared map[sharedKey]*sharedVar
	tables map[*ssa.Global]*mir.Global
	// dynamic is the shared memory that launches size; nil if nothing uses it.
	dynamic *mir.Global
	// texts are the constant texts, by content.
	texts  map[string]*mir.Global
	scopes map[*ssa.Function]*mir.Func
	// loopHeads are the loops of which variables are the loop variables.
	loopHeads map[*mir.Value]*mir.Block
	// vars are the names of variables, for messages.
	vars     map[*mir.Value]string
	varTypes typeutil.Map // types.Type -> *mir.VarType
	// externals are the functions under //gpu:extern that were met.
	externals map[*types.Func]*mir.External
	// building is the builder at work, for the place of internal errors.
	building *builder
	// rounded are the results of explicit conversions of floating-point numbers.
	rounded []*mir.Value
	full    bool // the limit on instructions was reported
}

// helper is a function that is called, not inlined.
type helper struct {
	f    *mir.Func // nil while it is being lowered
	done bool
}

// Lower returns the mir form of the program's kernels and adds to diags what is
// wrong with them. After errors the result is nil.
func Lower(p *load.Program, opts Options, diags *diag.List) (out *mir.Program) {
	m := &module{
		opts: opts, prog: p, diags: diags,
		out:   &mir.Program{Package: p.ImportPath},
		sites: map[fault.Site]int{}, funcs: map[*ssa.Function]*helper{}, names: map[string]bool{},
		shared: map[sharedKey]*sharedVar{}, tables: map[*ssa.Global]*mir.Global{}, texts: map[string]*mir.Global{}, scopes: map[*ssa.Function]*mir.Func{}, vars: map[*mir.Value]string{},
		externals: map[*types.Func]*mir.External{}, loopHeads: map[*mir.Value]*mir.Block{},
	}
	defer func() {
		// A mistake of ours must name the user's line, not end the process.
		if r := recover(); r != nil {
			at := token.Position{Filename: p.Dir, Line: 1}
			if m.building != nil {
				at = p.Fset.Position(m.building.at)
			}
			diags.Errorf(at, "internal compiler error: lowering: %v; please report it with the source", r)
			out = nil
		}
	}()
	for _, x := range p.Externs {
		m.names[x.Symbol] = true
	}
	for _, k := range p.Kernels {
		// The names of kernels are promised to the host first.
		m.names[symbol(k)] = true
	}
	for _, k := range p.Kernels {
		if k.SSA == nil || k.SSA.Blocks == nil {
			continue // its body has type errors
		}
		m.kernel(k)
	}
	m.round()
	// After errors the program may have holes, over which the next check
	// means nothing.
	if !diags.HasErrors() || mir.Verify(m.out) == nil {
		m.escapes()
	}
	if diags.HasErrors() {
		return nil
	}
	return m.out
}

// symbol returns the name of a kernel in the cubin.
func symbol(k *load.Kernel) string { return mangle(k.Func.Name()) }

// mangle returns name with everything replaced that NVVM IR does not accept.
func mangle(name string) string {
	var s strings.Builder
	for i, r := range name {
		switch {
		case r == '_' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || i > 0 && r >= '0' && r <= '9':
			s.WriteRune(r)
		case r > 0x7f:
			fmt.Fprintf(&s, "_u%04x", r)
		default:
			s.WriteByte('_')
		}
	}
	return s.String()
}

// unique returns a name that nothing else in the program has.
func (m *module) unique(name string) string {
	name = mangle(name)
	for n, try := 2, name; ; n++ {
		if !m.names[try] {
			m.names[try] = true
			return try
		}
		try = fmt.Sprintf("%s_%d", name, n)
	}
}

// position returns a position for mir. It does not depend on where the source lies, unless a
// debugger is to find the source.
func (m *module) position(pos token.Pos) token.Position {
	if !m.opts.Debug {
		return m.prog.PortablePosition(pos)
	}
	at := m.prog.Fset.Position(pos)
	at.Offset = 0
	return at
}

// site returns the number of a fault site.
func (m *module) site(s fault.Site) int {
	n, ok := m.sites[s]
	if !ok {
		n = len(m.out.Sites)
		m.sites[s] = n
		m.out.Sites = append(m.out.Sites, s)
	}
	return n
}

// kernel lowers a kernel with the parameters that the host passes.
func (m *module) kernel(k *load.Kernel) {
	sig := k.Func.Signature()
	pos := m.position(k.Func.Pos())
	f := mir.NewFunc(symbol(k), k.Func.Name(), pos, m.leafTypes(sig, k.Desc.Leaves), nil)
	b := m.newBuilder(f, k.SSA, nil)
	host := hostParams{b: b}
	params := map[ssa.Value]value{k.SSA.Params[0]: nil}
	for i := 1; i < sig.Params().Len(); i++ {
		params[k.SSA.Params[i]] = host.value(sig.Params().At(i).Type())
	}
	b.body(k.SSA, params)
	m.finish(f)
	desc := k.Desc
	desc.Func = f
	desc.Info.Name, desc.Info.Symbol, desc.Info.File, desc.Info.Line = k.Func.Name(), f.Name, m.prog.FileName(pos.Filename), pos.Line
	m.out.Kernels = append(m.out.Kernels, &desc)
}

// finish removes what cannot be reached and adds f to the program.
func (m *module) finish(f *mir.Func) {
	removeUnreachable(f)
	m.out.Funcs = append(m.out.Funcs, f)
}

// removeUnreachable drops blocks that the entry does not reach, with their edges
// and phi arguments.
func removeUnreachable(f *mir.Func) {
	order := f.ReversePostorder()
	keep := make(map[*mir.Block]bool, len(order))
	for _, b := range order {
		keep[b] = true
	}
	for _, b := range order {
		for i := len(b.Preds) - 1; i >= 0; i-- {
			if !keep[b.Preds[i]] {
				b.RemovePred(i)
			}
		}
	}
	f.Blocks = order
}
