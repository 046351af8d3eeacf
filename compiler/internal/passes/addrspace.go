package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// inferAddressSpaces gives pointers the address space of what they point to, where that
// is known. What the host passes to a kernel lies in global memory, and a shared variable
// lies in shared memory. An address inside something has the space of that thing. Loads and
// stores then need not find out the space at run time, and LLVM recognises addresses that
// differ by a constant. What needs a generic pointer, such as a call, gets a cast.
func inferAddressSpaces(p *mir.Program, _ Options) {
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		s := &spaceInferer{f: f, of: make(map[*mir.Value]mir.Space)}
		if kernels[f] != nil {
			s.params()
		}
		s.infer()
		s.rewrite()
	}
}

// unknownSpace stands for a space that nothing has been found out about yet.
const unknownSpace mir.Space = 0xff

type spaceInferer struct {
	f  *mir.Func
	of map[*mir.Value]mir.Space
}

// params puts a cast to global memory in place of a kernel's pointers.
func (s *spaceInferer) params() {
	entry := s.f.Blocks[0]
	replace := make(map[*mir.Value]*mir.Value)
	uses := s.f.Uses()
	n := 0
	for _, v := range s.f.Params {
		if !v.Type.IsPtr() || len(uses[v]) == 0 {
			continue
		}
		c := s.f.NewValue(mir.Bitcast, inSpace(v.Type, mir.GlobalMem), v.Pos)
		entry.InsertBefore(n, c)
		n++
		replace[v] = c
	}
	s.f.Replace(replace)
	for v, c := range replace {
		c.Args = []*mir.Value{v}
		s.of[c] = mir.GlobalMem
	}
}

func inSpace(t *mir.Type, space mir.Space) *mir.Type {
	if t.Space == space {
		return t
	}
	u := *t
	u.Space = space
	return &u
}

// infer finds the space of every pointer. Phis are taken to be what is known of
// their arguments so far, until nothing changes.
func (s *spaceInferer) infer() {
	for changed := true; changed; {
		changed = false
		for v := range s.f.Instrs() {
			if !v.Type.IsPtr() {
				continue
			}
			if n := s.transfer(v); n != s.space(v) {
				s.of[v] = n
				changed = true
			}
		}
	}
}

func (s *spaceInferer) space(v *mir.Value) mir.Space {
	if v.Op == mir.Param || v.Op == mir.Const {
		return v.Type.Space
	}
	if x, ok := s.of[v]; ok {
		return x
	}
	return unknownSpace
}

func (s *spaceInferer) transfer(v *mir.Value) mir.Space {
	switch v.Op {
	case mir.GlobalAddr:
		return v.Global.Space
	case mir.FieldAddr, mir.IndexAddr:
		return s.space(v.Args[0])
	case mir.Bitcast:
		if v.Type.Space != mir.Generic {
			return v.Type.Space
		}
		if v.Args[0].Type.IsPtr() {
			return s.space(v.Args[0])
		}
	case mir.Phi:
		return s.join(v.Args)
	case mir.Select:
		return s.join(v.Args[1:])
	case mir.Comm:
		return mir.GlobalMem // of this PE or of a peer
	}
	return mir.Generic
}

// join returns the space that all of the pointers are in. A nil pointer is one of
// global memory as well, where addresses are the generic ones.
func (s *spaceInferer) join(vs []*mir.Value) mir.Space {
	all, isNil := unknownSpace, false
	for _, v := range vs {
		if v.Op == mir.Const {
			isNil = true
			continue
		}
		switch x := s.space(v); {
		case x == unknownSpace, x == all:
		case all == unknownSpace:
			all = x
		default:
			return mir.Generic
		}
	}
	if isNil && all != mir.GlobalMem && all != unknownSpace {
		return mir.Generic
	}
	return all
}

// rewrite sets the types and casts where a generic pointer is needed.
func (s *spaceInferer) rewrite() {
	for v, space := range s.of {
		if space == unknownSpace {
			space = mir.Generic
			s.of[v] = space
		}
		if v.Op != mir.Comm {
			v.Type = inSpace(v.Type, space)
		}
	}
	for _, b := range s.f.Blocks {
		for i := 0; i < len(b.Instrs); i++ {
			v := b.Instrs[i]
			for j, a := range v.Args {
				if !a.Type.IsPtr() {
					continue
				}
				want := s.wanted(v, j)
				if want == a.Type.Space {
					continue
				}
				if a.Op == mir.Const {
					v.Args[j] = s.f.ConstNil(inSpace(a.Type, want))
					continue
				}
				c := s.f.NewValue(mir.Bitcast, inSpace(a.Type, want), v.Pos, a)
				c.Scope = v.Scope
				v.Args[j] = c
				if v.Op == mir.Phi {
					from := b.Preds[j]
					from.InsertBefore(len(from.Instrs)-1, c)
					if from == b {
						i++
					}
					continue
				}
				b.InsertBefore(i, c)
				i++
			}
		}
	}
}

// wanted returns the space in which v takes its argument number i.
func (s *spaceInferer) wanted(v *mir.Value, i int) mir.Space {
	a := v.Args[i]
	switch v.Op {
	case mir.Load, mir.Copy, mir.Zero:
		return a.Type.Space
	case mir.CheckNil:
		return nilSpace(a)
	case mir.Intr:
		if v.Intr.Facts().Memory.Accesses() && a.Type.Space != mir.LocalMem {
			return a.Type.Space
		}
	case mir.Store:
		if i == 0 {
			return a.Type.Space
		}
	case mir.FieldAddr, mir.IndexAddr, mir.Phi, mir.Select:
		return v.Type.Space
	case mir.Bitcast:
		if v.Type.IsPtr() {
			return a.Type.Space
		}
	case mir.Eq, mir.Ne:
		switch x, y := v.Args[0], v.Args[1]; {
		case x.Op == mir.Const:
			return nilSpace(y)
		case y.Op == mir.Const:
			return nilSpace(x)
		case x.Type.Space == y.Type.Space:
			return x.Type.Space
		}
	}
	return mir.Generic
}

// nilSpace returns the space in which v can be compared with nil. In shared memory
// address 0 is the first variable's.
func nilSpace(v *mir.Value) mir.Space {
	if v.Type.Space == mir.GlobalMem {
		return mir.GlobalMem
	}
	return mir.Generic
}
