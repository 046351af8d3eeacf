package lower

// This file checks that no address of a local variable outlives the variable. A
// GPU has no heap: a variable lives in its function's frame, and in a loop every
// iteration uses the same place for it.
//
// The check follows pointers through each function without regard to order:
// from a variable through copies, calls and the variables that hold them. What
// it cannot follow it refuses.

import (
	"go/token"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// roots is a set of the memories that a pointer may point into: variables
// (Alloca) and what the caller passed (Param). Everything else is global or
// shared memory, which outlives the kernel.
type roots map[*mir.Value]bool

// summary is what a function does with the pointers that it gets, by parameter.
type summary struct {
	// leaks are parameters stored to memory that is not the caller's.
	leaks map[int]bool
	// flows are pairs of parameters {from, into}: from is stored in the memory of into.
	flows map[[2]int]bool
	// returns are pairs of parameter and result: the result points into the parameter.
	returns map[[2]int]bool
}

// escapes checks every function, callees before callers.
func (m *module) escapes() {
	sums := map[*mir.Func]*summary{}
	for _, f := range m.out.Funcs {
		e := &escape{
			m: m, f: f, sums: sums, points: map[*mir.Value]roots{}, holds: map[*mir.Value]roots{},
			sum: &summary{leaks: map[int]bool{}, flows: map[[2]int]bool{}, returns: map[[2]int]bool{}}, reported: map[*mir.Value]bool{},
		}
		e.run()
		sums[f] = e.sum
	}
}

// escape is the check of one function.
type escape struct {
	m        *module
	f        *mir.Func
	sums     map[*mir.Func]*summary
	sum      *summary
	points   map[*mir.Value]roots // by pointer
	holds    map[*mir.Value]roots // by root: what the pointers stored there point into
	changed  bool
	reported map[*mir.Value]bool
	dom      *mir.Dom
	again    map[*mir.Block]bool // see cyclic
}

func (e *escape) run() {
	pointers := false
	for _, p := range e.f.Params {
		if p.Type.IsPtr() {
			e.points[p] = roots{p: true}
			e.holds[p] = roots{p: true}
		}
	}
	for v := range e.f.Instrs() {
		pointers = pointers || v.Op == mir.Alloca || v.Op == mir.Call
	}
	if !pointers && len(e.points) == 0 {
		return
	}
	for e.changed = true; e.changed; {
		e.changed = false
		for v := range e.f.Instrs() {
			if !forDebugger(v) {
				e.flow(v)
			}
		}
	}
	e.dom = e.f.Dominators()
	for v := range e.f.Instrs() {
		if !forDebugger(v) {
			e.judge(v)
		}
	}
}

// cyclic reports whether a block can run more than once in a call.
func (e *escape) cyclic(b *mir.Block) bool {
	if known, ok := e.again[b]; ok {
		return known
	}
	seen := map[*mir.Block]bool{}
	work := append([]*mir.Block(nil), b.Succs...)
	for len(work) > 0 && !seen[b] {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if !seen[s] {
			seen[s] = true
			work = append(work, s.Succs...)
		}
	}
	if e.again == nil {
		e.again = map[*mir.Block]bool{}
	}
	e.again[b] = seen[b]
	return seen[b]
}

// include adds from to the set at key of m.
func (e *escape) include(m map[*mir.Value]roots, key *mir.Value, from roots) {
	for r := range from {
		if !m[key][r] {
			if m[key] == nil {
				m[key] = roots{}
			}
			m[key][r] = true
			e.changed = true
		}
	}
}

// behind returns what the pointers in the memory that p points to may point into.
func (e *escape) behind(p *mir.Value) roots {
	res := roots{}
	for r := range e.points[p] {
		for h := range e.holds[r] {
			res[h] = true
		}
	}
	return res
}

// put notes that pointers into from are stored behind p.
func (e *escape) put(p *mir.Value, from roots) {
	for r := range e.points[p] {
		e.include(e.holds, r, from)
		if r.Op == mir.Param {
			for f := range from {
				if f.Op == mir.Param && f != r {
					e.sum.flows[[2]int{f.Index, r.Index}] = true
				}
			}
		}
	}
	if len(e.points[p]) == 0 {
		for f := range from {
			if f.Op == mir.Param {
				e.sum.leaks[f.Index] = true
			}
		}
	}
}

// flow follows the pointers through one instruction.
func (e *escape) flow(v *mir.Value) {
	switch v.Op {
	case mir.Alloca:
		e.include(e.points, v, roots{v: true})
	case mir.FieldAddr, mir.IndexAddr, mir.Bitcast:
		if v.Type.IsPtr() {
			e.include(e.points, v, e.points[v.Args[0]])
		}
	case mir.Phi, mir.Select:
		if v.Type.IsPtr() {
			for _, a := range v.Args {
				e.include(e.points, v, e.points[a])
			}
		}
	case mir.Load:
		if v.Type.IsPtr() {
			e.include(e.points, v, e.behind(v.Args[0]))
		}
	case mir.Store:
		if v.Args[1].Type.IsPtr() {
			e.put(v.Args[0], e.points[v.Args[1]])
		}
	case mir.Copy:
		if holdsPointers(v.Elem) {
			e.put(v.Args[0], e.behind(v.Args[1]))
		}
	case mir.Call:
		sum := e.sums[v.Callee]
		if sum == nil {
			return
		}
		for fl := range sum.flows {
			e.put(v.Args[fl[1]], e.points[v.Args[fl[0]]])
		}
		for i := range sum.leaks {
			for r := range e.points[v.Args[i]] {
				if r.Op == mir.Param {
					e.sum.leaks[r.Index] = true
				}
			}
		}
		for rt := range sum.returns {
			if rt[1] == 0 && v.Type.IsPtr() {
				e.include(e.points, v, e.points[v.Args[rt[0]]])
			}
		}
	case mir.Result:
		call := v.Args[0]
		if sum := e.sums[call.Callee]; sum != nil {
			for rt := range sum.returns {
				if rt[1] == v.Index {
					e.include(e.points, v, e.points[call.Args[rt[0]]])
				}
			}
		}
	case mir.Return:
		for i, a := range v.Args {
			for r := range e.points[a] {
				if r.Op == mir.Param {
					e.sum.returns[[2]int{r.Index, i}] = true
				}
			}
		}
	}
}

func holdsPointers(t *mir.Type) bool {
	switch t.Kind {
	case mir.PtrKind:
		return true
	case mir.ArrayKind:
		return holdsPointers(t.Elem)
	case mir.StructKind:
		for _, f := range t.Fields {
			if holdsPointers(f) {
				return true
			}
		}
	}
	return false
}

// judge reports an instruction through which an address outlives its variable.
func (e *escape) judge(v *mir.Value) {
	switch v.Op {
	case mir.Return:
		for _, a := range v.Args {
			e.each(e.points[a], func(r *mir.Value) {
				e.report(r, v.Pos, returned)
			})
		}
	case mir.Store:
		if v.Args[1].Type.IsPtr() {
			e.stored(v, v.Args[0], e.points[v.Args[1]])
		}
	case mir.Copy:
		if holdsPointers(v.Elem) {
			e.stored(v, v.Args[0], e.behind(v.Args[1]))
		}
	case mir.Call:
		if sum := e.sums[v.Callee]; sum != nil {
			for fl := range sum.flows {
				e.stored(v, v.Args[fl[1]], e.points[v.Args[fl[0]]])
			}
			for i := range sum.leaks {
				e.stored(v, nil, e.points[v.Args[i]])
			}
		}
	case mir.Phi:
		if !v.Type.IsPtr() {
			return
		}
		e.each(e.points[v], func(r *mir.Value) {
			if home := e.home(r); e.cyclic(home) && e.dom.Dominates(v.Block, home) {
				e.report(r, r.Pos, kept)
			}
		})
	}
}

// stored judges pointers into from that are stored behind p.
func (e *escape) stored(v, p *mir.Value, from roots) {
	e.each(from, func(r *mir.Value) {
		if p == nil || len(e.points[p]) == 0 {
			e.report(r, v.Pos, outlived)
			return
		}
		for into := range e.points[p] {
			switch {
			case into.Op == mir.Param:
				e.report(r, v.Pos, outlived)
			case e.cyclic(e.home(r)) && into != r && !e.before(r, into) && !e.renewed(into, e.home(r)):
				e.report(r, v.Pos, kept)
			}
		}
	})
}

// home returns the block in which the variable r begins: for the variable of a
// for statement that is the loop's head, since every iteration has its own.
func (e *escape) home(r *mir.Value) *mir.Block {
	if h := e.m.loopHeads[r]; h != nil && e.dom.Reachable(h) {
		return h
	}
	return r.Block
}

// before reports whether every execution of y follows one of x in the same
// iteration.
func (e *escape) before(x, y *mir.Value) bool {
	home := e.home(x)
	if home != y.Block {
		return e.dom.Dominates(home, y.Block)
	}
	if home != x.Block {
		return true
	}
	for _, v := range x.Block.Instrs {
		switch v {
		case x:
			return true
		case y:
			return false
		}
	}
	return false
}

// renewed reports whether the variable v begins anew, and has forgotten what it held, on every
// way from a block back to it.
func (e *escape) renewed(v *mir.Value, from *mir.Block) bool {
	if v.Op != mir.Alloca {
		return false
	}
	seen := map[*mir.Block]bool{v.Block: true}
	for work := []*mir.Block{from}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		for _, s := range b.Succs {
			if s == from && b != v.Block {
				return false
			}
			work = append(work, s)
		}
	}
	return true
}

// each calls do for the variables of this function among rs.
func (e *escape) each(rs roots, do func(*mir.Value)) {
	for r := range rs {
		if r.Op == mir.Alloca {
			do(r)
		}
	}
}

// escaped is a way in which an address outlives its variable: what is said of a variable, and what of
// the registers of a value of a package of the kernel language, whose address users do not see.
type escaped struct{ text, registers string }

var (
	returned = escaped{
		"returns the address of %s, which ends with the call; return the value, or let the caller pass a pointer",
		"returns a value of package %s, whose registers end with the call; let the caller make it, and take it as an argument",
	}
	outlived = escaped{
		"stores the address of %s in memory that outlives it; store the value",
		"stores a value of package %s in memory that outlives its registers; pass it as an argument",
	}
	kept = escaped{
		"keeps the address of %s for the next iteration, which has the variable anew in the same place; declare it before the loop",
		"keeps a value of package %s for the next iteration, which has its registers anew; make it before the loop",
	}
)

// registersOf begins the name of a variable that is the registers of a value of a package of the kernel
// language, which ends the name.
const registersOf = "registers of package "

func (e *escape) report(r *mir.Value, pos token.Position, how escaped) {
	if e.reported[r] {
		return
	}
	e.reported[r] = true
	name, text := e.m.vars[r], how.text
	pkg, registers := strings.CutPrefix(name, registersOf)
	switch name {
	case "":
		name = "a temporary"
	case "complit":
		name = "a composite literal"
	case "new":
		name = "what new made"
	case "makeslice":
		name = "a slice made here"
	case "slicelit":
		name = "a slice literal"
	}
	fn, what := e.f, "function "
	if registers {
		name, text = pkg, how.registers
	} else if r.Scope != nil {
		fn = r.Scope.Func
	}
	for _, k := range e.m.out.Kernels {
		if k.Func == fn {
			what = "kernel "
		}
	}
	*e.m.diags = append(*e.m.diags, diag.Diagnostic{Pos: e.m.prog.SourcePosition(pos), Msg: what + fn.GoName + " " + strings.Replace(text, "%s", name, 1)})
}
