package mir

import (
	"fmt"
	"io"
	"path"
	"strconv"
	"strings"
)

// String returns the program as text: the same text for the same program. It is
// for people and golden files; nothing reads it back.
func (p *Program) String() string {
	var b strings.Builder
	p.Fprint(&b)
	return b.String()
}

// Fprint writes the program as String returns it.
func (p *Program) Fprint(w io.Writer) {
	fmt.Fprintf(w, "program %s\n", p.Package)
	for _, g := range p.Globals {
		fmt.Fprintf(w, "\nglobal %s %s %s", g.Name, g.Space, g.Type)
		end := len(g.Init)
		for end > 0 && g.Init[end-1] == (Constant{}) {
			end--
		}
		for i, c := range g.Init[:end] {
			if i == 0 {
				io.WriteString(w, " =")
			}
			fmt.Fprintf(w, " %d/%s", c.Int, formatFloat(c.Float))
		}
		if end < len(g.Init) {
			fmt.Fprintf(w, " and %d zeros", len(g.Init)-end)
		}
		io.WriteString(w, "\n")
	}
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		io.WriteString(w, "\n")
		if kernels[f] != nil {
			fmt.Fprintf(w, "kernel ")
		}
		io.WriteString(w, f.String())
	}
}

// String returns the function as text. Values are numbered as they come, so the
// text does not depend on what passes created and dropped.
func (f *Func) String() string {
	pr := printer{values: make(map[*Value]string), blocks: make(map[*Block]string)}
	params := make([]string, len(f.Params))
	for i, v := range f.Params {
		pr.values[v] = fmt.Sprintf("p%d", i)
		params[i] = fmt.Sprintf("p%d %s", i, v.Type)
	}
	n := 0
	for i, b := range f.Blocks {
		pr.blocks[b] = fmt.Sprintf("b%d", i)
		for _, v := range b.Instrs {
			if v.Type != nil && v.Type.Kind != VoidKind || v.Op == Call || len(v.results()) > 1 {
				pr.values[v] = fmt.Sprintf("v%d", n)
				n++
			}
		}
	}
	results := make([]string, len(f.Results))
	for i, t := range f.Results {
		results[i] = t.String()
	}
	fmt.Fprintf(&pr, "func %s(%s)", f.Name, strings.Join(params, ", "))
	if len(results) > 0 {
		fmt.Fprintf(&pr, " (%s)", strings.Join(results, ", "))
	}
	pr.WriteString(" {\n")
	for _, b := range f.Blocks {
		pr.block(b)
	}
	pr.WriteString("}\n")
	return pr.String()
}

type printer struct {
	strings.Builder
	values map[*Value]string
	blocks map[*Block]string
}

func (pr *printer) block(b *Block) {
	fmt.Fprintf(pr, "%s:", pr.blocks[b])
	for i, p := range b.Preds {
		if i == 0 {
			pr.WriteString(" <-")
		}
		fmt.Fprintf(pr, " %s", pr.blocks[p])
	}
	if b.Unroll != 0 {
		fmt.Fprintf(pr, " unroll %d", b.Unroll)
	}
	pr.WriteString("\n")
	for _, v := range b.Instrs {
		fmt.Fprintf(pr, "\t%s\n", pr.instr(v))
	}
}

// instr returns the instruction with its attributes and line.
func (pr *printer) instr(v *Value) string {
	var b strings.Builder
	if name, ok := pr.values[v]; ok {
		fmt.Fprintf(&b, "%s = ", name)
	}
	b.WriteString(v.Op.String())
	switch v.Op {
	case Intr:
		fmt.Fprintf(&b, ".%s", v.Intr)
		if v.Index != 0 {
			fmt.Fprintf(&b, ".%d", v.Index)
		}
		if v.Feature != "" {
			fmt.Fprintf(&b, ".%s", v.Feature)
		}
		if v.Intr.Facts().Atomic {
			fmt.Fprintf(&b, ".%s.%s", v.Order, v.Among)
		}
	case Comm:
		fmt.Fprintf(&b, ".%s", v.Comm.Symbol())
	case Call:
		fmt.Fprintf(&b, " %s", v.Callee.Name)
	case Extern:
		fmt.Fprintf(&b, " %s", v.Extern.Info.Symbol)
	case FieldAddr, Result:
		fmt.Fprintf(&b, ".%d", v.Index)
	case GlobalAddr:
		fmt.Fprintf(&b, " %s", v.Global.Name)
	}
	if v.Type != nil && v.Type.Kind != VoidKind {
		fmt.Fprintf(&b, " %s", v.Type)
	}
	switch v.Op {
	case Alloca, Copy, Zero:
		fmt.Fprintf(&b, " [%s]", v.Elem)
	}
	for i, a := range v.Args {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, " %s", pr.arg(a))
	}
	if v.Block != nil {
		for i, s := range v.Block.Succs {
			if !v.Op.Facts().Terminator {
				break
			}
			if i > 0 || len(v.Args) > 0 {
				b.WriteString(",")
			}
			fmt.Fprintf(&b, " %s", pr.blocks[s])
		}
	}
	if v.NoContract {
		b.WriteString(" nocontract")
	}
	if v.NoWrap {
		b.WriteString(" nowrap")
	}
	if v.Cache != 0 {
		fmt.Fprintf(&b, " cache=%d", v.Cache)
	}
	if v.Met {
		b.WriteString(" met")
	}
	if v.Site >= 0 {
		fmt.Fprintf(&b, " @%d", v.Site)
	}
	if v.Pos.IsValid() {
		fmt.Fprintf(&b, "  // %s:%d", path.Base(v.Pos.Filename), v.Pos.Line)
		for s := v.Scope; s != nil; s = s.Parent {
			fmt.Fprintf(&b, " < %s:%d", path.Base(s.Pos.Filename), s.Pos.Line)
		}
	}
	return b.String()
}

func (pr *printer) arg(v *Value) string {
	if v == nil {
		return "<nil>"
	}
	if v.Op == Const {
		return v.constString()
	}
	if s, ok := pr.values[v]; ok {
		return s
	}
	return fmt.Sprintf("?%d", v.ID)
}

func (v *Value) constString() string {
	switch {
	case v.Type.Kind == BoolKind:
		return strconv.FormatBool(v.Const.Int != 0)
	case v.Type.IsInt() && v.Type.Signed:
		return strconv.FormatInt(v.Const.Int, 10)
	case v.Type.IsInt():
		return strconv.FormatUint(uint64(v.Const.Int), 10)
	case v.Type.IsFloat():
		return formatFloat(v.Const.Float)
	}
	return "nil"
}

// formatFloat returns f so that equal text means equal bits, NaNs aside.
func formatFloat(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }

// String returns a short description for messages, such as "v7 = Add int64 ...".
func (v *Value) String() string {
	pr := printer{values: map[*Value]string{}, blocks: map[*Block]string{}}
	name := func(x *Value) {
		if x == nil {
			return
		}
		switch {
		case x.Op == Param:
			pr.values[x] = fmt.Sprintf("p%d", x.Index)
		case x.Type != nil && x.Type.Kind != VoidKind:
			pr.values[x] = fmt.Sprintf("v%d", x.ID)
		}
	}
	name(v)
	for _, a := range v.Args {
		name(a)
	}
	if v.Block != nil {
		for _, s := range v.Block.Succs {
			pr.blocks[s] = fmt.Sprintf("b%d", s.ID)
		}
	}
	return pr.instr(v)
}

// String returns the name of the address space.
func (s Space) String() string {
	return [...]string{"generic", "global", "shared", "const", "local"}[s]
}
