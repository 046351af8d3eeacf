package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// inlineSize is the number of instructions above which a function that is called
// more than once stays a function, unless a caller passes the address of a
// variable: inlined, such a variable can become a value.
const inlineSize = 250

// inlineGrowth is the number of instructions above which a function takes in no more
// functions that are called more than once. Without it, functions that each call the next
// one twice would double with each.
const inlineGrowth = 1 << 13

// inline replaces calls by the bodies of what they call, callees first, and drops
// the functions that no kernel reaches any more.
func inline(p *mir.Program, _ Options) {
	kernels := p.KernelOf()
	order := p.Reachable()
	calls := make(map[*mir.Func]int)
	for _, f := range order {
		for v := range f.Instrs() {
			if v.Op == mir.Call {
				calls[v.Callee]++
			}
		}
	}
	recursive := recursiveFuncs(order)
	for _, f := range order {
		// Callees come first in the order, so what is inlined here has had
		// its own calls inlined already.
		grown := size(f)
		for i := 0; i < len(f.Blocks); i++ {
			b := f.Blocks[i]
			for j, v := range b.Instrs {
				if v.Op != mir.Call || kernels[v.Callee] != nil || v.Callee.NoInline || recursive[v.Callee] {
					continue
				}
				n := size(v.Callee)
				if calls[v.Callee] > 1 && (grown+n > inlineGrowth || n > inlineSize && !passesVariable(v)) {
					continue
				}
				grown += n
				inlineCall(f, b, j)
				// The rest of the block moved to a new block after the
				// inlined ones, where the loop goes on.
				break
			}
		}
	}
	p.Funcs = p.Reachable()
}

func size(f *mir.Func) (n int) {
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}

// passesVariable reports whether an argument of the call is the address of a
// variable of the caller or of a part of one.
func passesVariable(call *mir.Value) bool {
	for _, a := range call.Args {
		for a.Op == mir.FieldAddr || a.Op == mir.IndexAddr || a.Op == mir.Bitcast {
			a = a.Args[0]
		}
		if a.Op == mir.Alloca {
			return true
		}
	}
	return false
}

// recursiveFuncs returns the functions that call themselves, directly or not.
func recursiveFuncs(order []*mir.Func) map[*mir.Func]bool {
	rec := make(map[*mir.Func]bool)
	for _, f := range order {
		seen := make(map[*mir.Func]bool)
		var reaches func(*mir.Func) bool
		reaches = func(g *mir.Func) bool {
			for v := range g.Instrs() {
				if v.Op != mir.Call {
					continue
				}
				if v.Callee == f {
					return true
				}
				if !seen[v.Callee] {
					seen[v.Callee] = true
					if reaches(v.Callee) {
						return true
					}
				}
			}
			return false
		}
		if reaches(f) {
			rec[f] = true
		}
	}
	return rec
}

// inlineCall replaces the call at index i of b by a copy of the callee's body.
func inlineCall(f *mir.Func, b *mir.Block, i int) {
	call := b.Instrs[i]
	callee := call.Callee
	rest := b.SplitAfter(i)
	b.Instrs = b.Instrs[:i]

	vals := make(map[*mir.Value]*mir.Value)
	for j, p := range callee.Params {
		vals[p] = call.Args[j]
	}
	blocks := make(map[*mir.Block]*mir.Block)
	for _, cb := range callee.Blocks {
		nb := f.NewBlock()
		nb.Unroll = cb.Unroll
		blocks[cb] = nb
	}
	// Copies first, arguments after: a phi uses values of later blocks.
	var copies []*mir.Value
	for _, cb := range callee.Blocks {
		nb := blocks[cb]
		for _, v := range cb.Instrs {
			c := f.NewValue(v.Op, v.Type, v.Pos, v.Args...)
			id := c.ID
			*c = *v
			c.ID, c.Block = id, nb
			c.Args = append([]*mir.Value(nil), v.Args...)
			c.Scope = inlinedScope(v.Scope, callee, call)
			nb.Instrs = append(nb.Instrs, c)
			vals[v] = c
			copies = append(copies, c)
		}
		for _, s := range cb.Succs {
			nb.Succs = append(nb.Succs, blocks[s])
		}
		for _, p := range cb.Preds {
			nb.Preds = append(nb.Preds, blocks[p])
		}
	}
	for _, c := range copies {
		for j, a := range c.Args {
			if n, ok := vals[a]; ok {
				c.Args[j] = n
			}
		}
	}
	b.Jump(call.Pos, blocks[callee.Blocks[0]])
	b.Instrs[len(b.Instrs)-1].Scope = call.Scope
	joinReturns(f, call, rest, callee, blocks)
}

// joinReturns lets the returns of an inlined body jump to rest and gives the
// call's uses their values.
func joinReturns(f *mir.Func, call *mir.Value, rest *mir.Block, callee *mir.Func, blocks map[*mir.Block]*mir.Block) {
	results := make([][]*mir.Value, len(callee.Results))
	for _, cb := range callee.Blocks {
		nb := blocks[cb]
		ret := nb.Term()
		if ret.Op != mir.Return {
			continue
		}
		for k, a := range ret.Args {
			results[k] = append(results[k], a)
		}
		nb.Instrs = nb.Instrs[:len(nb.Instrs)-1]
		nb.Jump(ret.Pos, rest)
		nb.Instrs[len(nb.Instrs)-1].Scope = ret.Scope
	}
	replace := make(map[*mir.Value]*mir.Value)
	result := func(k int) *mir.Value {
		t := callee.Results[k]
		switch len(results[k]) {
		case 0: // the body never returns, so rest is unreachable
			return zero(f, t)
		case 1:
			return results[k][0]
		}
		return rest.AddPhi(t, results[k]...)
	}
	switch len(callee.Results) {
	case 0:
	case 1:
		replace[call] = result(0)
	default:
		isResult := func(v *mir.Value) bool { return v.Op == mir.Result && v.Args[0] == call }
		var uses []*mir.Value
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if isResult(v) {
					uses = append(uses, v)
				}
			}
			b.RemoveInstrs(isResult)
		}
		vals := make([]*mir.Value, len(callee.Results))
		for _, v := range uses {
			if vals[v.Index] == nil {
				vals[v.Index] = result(v.Index)
			}
			replace[v] = vals[v.Index]
		}
	}
	f.Replace(replace)
}

// inlinedScope returns where an instruction with scope s of callee stands once
// the call is inlined.
func inlinedScope(s *mir.Scope, callee *mir.Func, call *mir.Value) *mir.Scope {
	if s == nil {
		return &mir.Scope{Func: callee, Pos: call.Pos, Parent: call.Scope}
	}
	return &mir.Scope{Func: s.Func, Pos: s.Pos, Parent: inlinedScope(s.Parent, callee, call)}
}

// zero returns the zero constant of a scalar type.
func zero(f *mir.Func, t *mir.Type) *mir.Value {
	return f.NewValue(mir.Const, t, f.Pos)
}
