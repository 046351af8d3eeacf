package nvir

import "strings"

// instr reads an instruction into a block.
func (p *parser) instr(b *Block, line string) {
	s := p.scan(line)
	in := &Instr{Dst: -1, Place: p.placeOf(line)}
	w := s.next()
	if strings.HasPrefix(w, "%") {
		r := p.regs[w]
		in.Dst, in.Type, in.Count = r.at, r.typ, len(r.typ.Leaves())
		s.want("=")
		w = s.next()
	}
	if w == "phi" {
		p.phi(b, s, in)
		return
	}
	p.body(s, w, in)
	b.Instrs = append(b.Instrs, in)
}

// scan returns a scanner of an instruction, without its metadata.
func (p *parser) scan(line string) *scanner {
	text, _, _ := strings.Cut(line, ", !")
	return &scanner{text: text, line: p.at + 1}
}

// placeOf returns the place that an instruction names.
func (p *parser) placeOf(line string) *Place {
	_, node, ok := strings.Cut(line, "!dbg ")
	if !ok {
		return nil
	}
	node, _, _ = strings.Cut(node, ",")
	return p.m.place(strings.TrimSpace(node))
}

func (p *parser) phi(b *Block, s *scanner, in *Instr) {
	t := s.typ()
	ph := &phi{dst: in.Dst, typ: t, from: map[string]Operand{}}
	for s.accept("[") {
		x := p.operand(s, t)
		s.want(",")
		ph.from[s.next()[1:]] = x
		s.want("]")
		s.accept(",")
	}
	b.phis = append(b.phis, ph)
}

// typed reads a type and an operand of it.
func (p *parser) typed(s *scanner) (*Type, Operand) {
	t := s.typ()
	return t, p.operand(s, t)
}

// arg reads a type and an operand of it, and adds that to the arguments.
func (p *parser) arg(s *scanner, in *Instr) *Type {
	t, x := p.typed(s)
	in.Args = append(in.Args, x)
	return t
}

func (p *parser) body(s *scanner, w string, in *Instr) {
	switch w {
	case "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr", "ashr", "fadd", "fsub", "fmul", "fdiv":
		s.skip("nsw", "nuw", "exact", "fast", "contract")
		in.Op, in.Name = Binary, w
		t := p.arg(s, in)
		s.want(",")
		in.Args = append(in.Args, p.operand(s, t))
	case "icmp", "fcmp":
		in.Op, in.Name = Compare, s.next()
		if w == "fcmp" {
			in.Op = FCompare
		}
		in.Type = p.arg(s, in)
		s.want(",")
		in.Args = append(in.Args, p.operand(s, in.Type))
	case "zext", "sext", "trunc", "bitcast", "addrspacecast", "ptrtoint", "inttoptr", "sitofp", "uitofp", "fptosi", "fptoui", "fpext", "fptrunc":
		in.Op, in.Name = Convert, w
		in.From = []*Type{p.arg(s, in)}
	case "select":
		in.Op = Select
		p.arg(s, in)
		s.want(",")
		p.arg(s, in)
		s.want(",")
		p.arg(s, in)
	case "load":
		in.Op = Load
		s.skip("volatile")
		in.Type = s.typ()
		s.want(",")
		p.arg(s, in)
		in.Leaves = in.Type.Leaves()
	case "store":
		in.Op = Store
		s.skip("volatile")
		in.Type = p.arg(s, in)
		s.want(",")
		p.arg(s, in)
		in.Leaves = in.Type.Leaves()
	case "alloca":
		in.Op, in.Type = Alloca, s.typ()
		in.Count = 1
	case "getelementptr":
		in.Op = Address
		s.skip("inbounds")
		p.address(s, in)
	case "extractvalue":
		in.Op = Extract
		t := p.arg(s, in)
		for s.accept(",") {
			i := s.number()
			in.Index += slots(t, i)
			if t.Kind == Struct {
				t = t.Fields[i]
			} else {
				t = t.Elem
			}
		}
	case "extractelement":
		in.Op = Extract
		t := p.arg(s, in)
		in.Index = slots(t, p.index(s))
	case "insertelement", "insertvalue":
		in.Op = Insert
		t := p.arg(s, in)
		s.want(",")
		p.arg(s, in)
		if w == "insertvalue" {
			s.want(",")
			in.Index = slots(t, s.number())
			return
		}
		in.Index = slots(t, p.index(s))
	case "atomicrmw":
		in.Op, in.Name = AtomicRMW, s.next()
		in.Type = p.arg(s, in).Elem
		s.want(",")
		p.arg(s, in)
	case "cmpxchg":
		in.Op = CmpXchg
		in.Type = p.arg(s, in).Elem
		s.want(",")
		p.arg(s, in)
		s.want(",")
		p.arg(s, in)
	case "tail", "call":
		s.skip("call")
		p.call(s, in)
	case "br":
		p.branch(s, in)
	case "ret":
		in.Op = Ret
		if s.peek() != "void" {
			in.Type = p.arg(s, in)
		}
	case "unreachable":
		in.Op = Unreached
	default:
		s.fail("no instruction %q", w)
	}
}

// slots returns the register of element i of a value.
func slots(t *Type, i int) int {
	n := 0
	for j := range i {
		if t.Kind == Struct {
			n += len(t.Fields[j].Leaves())
		} else {
			n += len(t.Elem.Leaves())
		}
	}
	return n
}

// index reads the constant index of an element of a vector.
func (p *parser) index(s *scanner) int {
	s.want(",")
	_, x := p.typed(s)
	if x.Reg != -1 {
		s.fail("an index that is not constant")
	}
	return int(x.Bits)
}

// address reads the operands of getelementptr.
func (p *parser) address(s *scanner, in *Instr) {
	t := s.typ()
	s.want(",")
	p.arg(s, in)
	in.Scales = []int64{0}
	for first := true; s.accept(","); first = false {
		it, x := p.typed(s)
		scale := t.Size()
		switch {
		case first:
		case t.Kind == Struct:
			in.Offset += t.Offset(int(x.Bits))
			t = t.Fields[x.Bits]
			continue
		default:
			t = t.Elem
			scale = t.Size()
		}
		if x.Reg == -1 {
			in.Offset += signExtend(x.Bits, it.Bits) * scale
			continue
		}
		in.Args = append(in.Args, x)
		in.Scales = append(in.Scales, scale)
		in.From = append(in.From, it)
	}
}

func signExtend(x uint64, bits int) int64 {
	return int64(x<<(64-bits)) >> (64 - bits)
}

func (p *parser) branch(s *scanner, in *Instr) {
	if s.accept("label") {
		in.Op, in.Name = Br, s.next()[1:]
		return
	}
	in.Op = CondBr
	p.arg(s, in)
	s.want(",")
	s.want("label")
	a := s.next()[1:]
	s.want(",")
	s.want("label")
	in.Name = a + " " + s.next()[1:]
}

// call reads a call of a function or of inline assembly.
func (p *parser) call(s *scanner, in *Instr) {
	s.skip("zeroext", "signext")
	in.Type = s.typ()
	in.Op = Call
	if s.accept("asm") {
		in.Op = Asm
		s.skip("sideeffect")
		in.Name = strings.Trim(s.next(), `"`)
		s.want(",")
		s.next()
	} else {
		in.Name = s.next()[1:]
	}
	s.want("(")
	for !s.accept(")") {
		t := s.typ()
		s.skip("zeroext", "signext", "noalias")
		if s.accept("align") {
			s.next()
		}
		x := p.operand(s, t)
		for _, leaf := range t.Leaves() {
			in.Args, in.From = append(in.Args, x), append(in.From, leaf.Type)
			if x.Reg >= 0 {
				x.Reg++
			}
		}
		s.accept(",")
	}
}
