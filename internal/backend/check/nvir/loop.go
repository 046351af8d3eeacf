package nvir

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
		b.repeats(i, uses)
	}
}

// repeats finds out whether block number i is a loop of its own that only repeats a call.
func (b *Block) repeats(i int, uses map[int]int) {
	last := b.Instrs[len(b.Instrs)-1]
	if last.Op != CondBr || (last.Edges[0].To == i) == (last.Edges[1].To == i) {
		return
	}
	back := 0
	if last.Edges[1].To == i {
		back = 1
	}
	if len(last.Edges[back].Moves) > 0 {
		return
	}
	var call *Instr
	own := map[int]*Instr{}
	for _, in := range b.Instrs[:len(b.Instrs)-1] {
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
