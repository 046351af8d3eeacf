package nvir

import "slices"

// uses finds out which results of calls are used, and which loops only repeat a call.
func (f *Func) uses() {
	uses := map[int]int{}
	use := func(o Operand, n int) {
		for i := range max(n, 1) {
			if o.Reg >= 0 {
				uses[o.Reg+i]++
			}
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			for _, o := range in.Args {
				use(o, 1)
			}
			for _, e := range in.Edges {
				for _, m := range e.Moves {
					use(m.Src, m.Count)
				}
			}
		}
	}
	for i, b := range f.Blocks {
		for _, in := range b.Instrs {
			in.Unused = in.Op == Call && in.Count == 1 && uses[in.Dst] == 0
		}
		f.repeats(i, uses)
	}
}

// repeats finds out whether block number i ends a loop that only repeats a call: a loop of that block, or of
// one before it that checks something as well, such as an index.
func (f *Func) repeats(i int, uses map[int]int) {
	b := f.Blocks[i]
	last := b.Instrs[len(b.Instrs)-1]
	if last.Op != CondBr {
		return
	}
	back := slices.IndexFunc(last.Edges[:], func(e Edge) bool { return e.To == i || f.leadsTo(e.To, i) })
	if back < 0 || last.Edges[0].To == last.Edges[1].To || len(last.Edges[back].Moves) > 0 {
		return
	}
	body := b.Instrs[:len(b.Instrs)-1]
	if head := last.Edges[back].To; head != i {
		body = slices.Concat(f.Blocks[head].Instrs[:len(f.Blocks[head].Instrs)-1], body)
	}
	var call *Instr
	own := map[int]*Instr{}
	for _, in := range body {
		switch in.Op {
		case Binary, Compare, FCompare, Convert, Select, Address:
		case Call:
			if call != nil {
				return
			}
			call = in
		default:
			return
		}
		own[in.Dst] = in
	}
	compare := own[last.Args[0].Reg]
	if call == nil || call.Count != 1 || compare == nil || compare.Op != Compare || compare.Args[0].Reg != call.Dst || own[compare.Args[1].Reg] != nil {
		return
	}
	call.Until = &Until{Compare: compare, Ends: back == 1, Only: uses[call.Dst] == 1}
}

// leadsTo says that a block without calls, which does not begin with a value that depends on where it is
// reached from, may go on to block i.
func (f *Func) leadsTo(head, i int) bool {
	b := f.Blocks[head]
	last := b.Instrs[len(b.Instrs)-1]
	if last.Op != CondBr && last.Op != Br || slices.ContainsFunc(b.Instrs, func(in *Instr) bool { return in.Op == Call }) {
		return false
	}
	ways := last.Edges[:1]
	if last.Op == CondBr {
		ways = last.Edges[:]
	}
	return slices.ContainsFunc(ways, func(e Edge) bool { return e.To == i && len(e.Moves) == 0 })
}
