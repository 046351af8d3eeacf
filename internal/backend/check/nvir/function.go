package nvir

import (
	"math"
	"strconv"
	"strings"
)

// parser reads a function line by line.
type parser struct {
	m    *Module
	at   int // line
	f    *Func
	regs map[string]reg
}

// reg is a named value: where it is, and its type.
type reg struct {
	at  int
	typ *Type
}

// function reads a function with its code.
func (p *parser) function() {
	f, lines := p.f, p.m.lines
	s := &scanner{text: lines[p.at], line: p.at + 1}
	s.want("define")
	s.skip("internal", "zeroext", "signext")
	f.Result = s.typ()
	f.Name = s.next()[1:]
	s.want("(")
	for !s.accept(")") {
		t := s.typ()
		s.skip("noalias", "zeroext", "signext", "nocapture", "byval")
		if s.accept("align") {
			s.number()
		}
		p.define(s.next(), t)
		f.Params = append(f.Params, t)
		s.accept(",")
	}
	body := p.at + 1
	// A value may be used above its definition, so registers are given out first.
	var cur *Block
	for p.at = body; lines[p.at] != "}"; p.at++ {
		line := lines[p.at]
		switch {
		case line == "":
		case line[0] != '\t':
			cur = &Block{Name: strings.TrimSuffix(strings.Fields(line)[0], ":")}
			f.Blocks = append(f.Blocks, cur)
		default:
			if name, _, ok := strings.Cut(line[1:], " = "); ok && strings.HasPrefix(name, "%") {
				p.define(name, p.resultType(line))
			}
		}
	}
	i := -1
	for p.at = body; lines[p.at] != "}"; p.at++ {
		line := lines[p.at]
		if line == "" {
			continue
		}
		if line[0] != '\t' {
			i++
			continue
		}
		p.instr(f.Blocks[i], line)
	}
	p.link(f)
	f.uses()
}

// define gives a value its registers.
func (p *parser) define(name string, t *Type) {
	p.regs[name] = reg{p.f.Regs, t}
	p.f.Regs += len(t.Leaves())
}

// resultType returns the type of the value that an instruction defines.
func (p *parser) resultType(line string) *Type {
	s := p.scan(line)
	s.next()
	s.want("=")
	o := s.next()
	switch o {
	case "icmp", "fcmp":
		return &Type{Kind: Int, Bits: 1}
	case "zext", "sext", "trunc", "bitcast", "addrspacecast", "ptrtoint", "inttoptr", "sitofp", "uitofp", "fptosi", "fptoui", "fpext", "fptrunc":
		s.typ()
		s.next()
		s.want("to")
		return s.typ()
	case "select":
		s.typ()
		s.next()
		s.want(",")
		return s.typ()
	case "load":
		s.skip("volatile")
		return s.typ()
	case "alloca":
		return &Type{Kind: Pointer, Elem: s.typ()}
	case "getelementptr":
		s.skip("inbounds")
		s.typ()
		s.want(",")
		return &Type{Kind: Pointer, Elem: voidType, Space: s.typ().Space}
	case "cmpxchg":
		s.typ()
		s.operandText()
		s.want(",")
		return &Type{Kind: Struct, Fields: []*Type{s.typ(), {Kind: Int, Bits: 1}}}
	case "atomicrmw":
		s.next()
		return s.typ().Elem
	case "extractvalue":
		t := s.typ()
		s.operandText()
		for s.accept(",") {
			i := s.number()
			if t.Kind == Struct {
				t = t.Fields[i]
			} else {
				t = t.Elem
			}
		}
		return t
	case "extractelement":
		return s.typ().Elem
	case "call", "tail":
		s.skip("call", "zeroext", "signext")
		return s.typ()
	}
	s.skip("nsw", "nuw", "exact", "fast", "contract")
	return s.typ()
}

// operandText skips an operand, which may be a constant expression.
func (s *scanner) operandText() {
	s.next()
	if s.peek() == "(" {
		s.skipParens()
	}
}

// operand reads a value of type t.
func (p *parser) operand(s *scanner, t *Type) Operand {
	w := s.peek()
	switch {
	case strings.HasPrefix(w, "%"):
		s.next()
		r, ok := p.regs[w]
		if !ok {
			s.fail("%s is not defined", w)
		}
		return Operand{Reg: r.at}
	case strings.HasPrefix(w, "@"):
		s.next()
		for i, g := range p.m.Globals {
			if g.Name == w[1:] {
				return Operand{Reg: GlobalReg - i}
			}
		}
		s.fail("%s is not defined", w)
	case w == "bitcast" || w == "addrspacecast":
		s.next()
		s.want("(")
		o := p.operand(s, s.typ())
		s.want("to")
		s.typ()
		s.want(")")
		return o
	case w == "getelementptr":
		return p.constantAddress(s)
	}
	return Operand{Reg: -1, Bits: s.constant(t)}
}

// GlobalReg is the register of the address of the first global; those of the others come
// below it.
const GlobalReg = -2

// constantAddress reads the address of a global's first byte, written as an expression.
func (p *parser) constantAddress(s *scanner) Operand {
	s.next()
	s.skip("inbounds")
	s.want("(")
	s.typ()
	s.want(",")
	o := p.operand(s, s.typ())
	for s.accept(",") {
		t := s.typ()
		if s.constant(t) != 0 {
			s.fail("an address within a global")
		}
	}
	s.want(")")
	return o
}

// constant reads a number.
func (s *scanner) constant(t *Type) uint64 {
	w := s.next()
	switch w {
	case "null", "undef", "zeroinitializer", "false":
		return 0
	case "true":
		return 1
	}
	if t.Kind == Float {
		f := 0.0
		if hex, ok := strings.CutPrefix(w, "0x"); ok {
			bits, err := strconv.ParseUint(strings.TrimPrefix(hex, "H"), 16, 64)
			if err != nil || t.Bits == 16 {
				s.fail("no number %q", w)
			}
			f = math.Float64frombits(bits)
		} else {
			var err error
			if f, err = strconv.ParseFloat(w, 64); err != nil {
				s.fail("no number %q", w)
			}
		}
		if t.Bits == 32 {
			return uint64(math.Float32bits(float32(f)))
		}
		return math.Float64bits(f)
	}
	if hex, ok := strings.CutPrefix(w, "u0x"); ok { // as round numbers are written
		u, err := strconv.ParseUint(hex, 16, 64)
		if err != nil {
			s.fail("no number %q", w)
		}
		return Mask(u, t.Bits)
	}
	n, err := strconv.ParseInt(w, 10, 64)
	if err != nil {
		u, err := strconv.ParseUint(w, 10, 64)
		if err != nil {
			s.fail("no number %q", w)
		}
		n = int64(u)
	}
	return Mask(uint64(n), t.Bits)
}

// Mask returns the low bits of x.
func Mask(x uint64, bits int) uint64 {
	if bits >= 64 || bits == 0 {
		return x
	}
	return x & (1<<bits - 1)
}

// link gives the branches of a function the numbers of their blocks, and the values that
// go with them.
func (p *parser) link(f *Func) {
	number := map[string]int{}
	for i, b := range f.Blocks {
		number[b.Name] = i
	}
	for _, b := range f.Blocks {
		last := b.Instrs[len(b.Instrs)-1]
		for i, name := range strings.Fields(last.Name) {
			if last.Op != Br && last.Op != CondBr {
				break
			}
			to := number[name]
			e := Edge{To: to}
			for _, ph := range f.Blocks[to].phis {
				e.Moves = append(e.Moves, Move{ph.dst, len(ph.typ.Leaves()), ph.from[b.Name]})
			}
			last.Edges[i] = e
		}
	}
}
