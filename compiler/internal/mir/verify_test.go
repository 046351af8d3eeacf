package mir

import (
	"go/token"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

func pos(line int) token.Position { return token.Position{Filename: "k.go", Line: line} }

// sum builds func sum(p *float32, n int) float32, a loop over p.
func sum() (*Program, *Func) {
	f := NewFunc("sum", "sum", pos(1), []*Type{PtrTo(Float32), Int64}, []*Type{Float32})
	entry, head, body, done := f.Blocks[0], f.NewBlock(), f.NewBlock(), f.NewBlock()
	p, n := f.Params[0], f.Params[1]
	entry.Jump(pos(2), head)
	i := head.Add(Phi, Int64, pos(2), f.ConstInt(Int64, 0))
	s := head.Add(Phi, Float32, pos(2), f.ConstFloat(Float32, 0))
	head.If(pos(2), head.Add(Lt, Bool, pos(2), i, n), body, done)
	c := body.Add(CheckIndex, Void, pos(3), i, n)
	c.Site = 0
	x := body.Add(Load, Float32, pos(3), body.Add(IndexAddr, PtrTo(Float32), pos(3), p, i))
	s2 := body.Add(Add, Float32, pos(3), s, x)
	i2 := body.Add(Add, Int64, pos(2), i, f.ConstInt(Int64, 1))
	body.Jump(pos(2), head)
	i.Args = append(i.Args, i2)
	s.Args = append(s.Args, s2)
	done.Add(Return, Void, pos(5), s)
	return &Program{Package: "k", Funcs: []*Func{f}, Sites: []fault.Site{{Kind: fault.Index, File: "k.go", Line: 3}}}, f
}

func TestVerifyAcceptsAWellFormedLoop(t *testing.T) {
	p, _ := sum()
	if err := Verify(p); err != nil {
		t.Fatal(err)
	}
	want := `program k

func sum(p0 *float32, p1 int64) (float32) {
b0:
	Jump b1  // k.go:2
b1: <- b0 b2
	v0 = Phi int64 0, v6  // k.go:2
	v1 = Phi float32 0, v5  // k.go:2
	v2 = Lt bool v0, p1  // k.go:2
	If v2, b2, b3  // k.go:2
b2: <- b1
	CheckIndex v0, p1 @0  // k.go:3
	v3 = IndexAddr *float32 p0, v0  // k.go:3
	v4 = Load float32 v3  // k.go:3
	v5 = Add float32 v1, v4  // k.go:3
	v6 = Add int64 v0, 1  // k.go:2
	Jump b1  // k.go:2
b3: <- b1
	Return v1  // k.go:5
}
`
	if got := p.String(); got != want {
		t.Errorf("printed:\n%s\nwant:\n%s", got, want)
	}
}

func TestVerifyReportsViolations(t *testing.T) {
	for _, test := range []struct {
		name  string
		spoil func(*Program, *Func)
		want  string
	}{
		{"use before definition", func(p *Program, f *Func) {
			f.Blocks[1].Instrs[2].Args[0] = f.Blocks[2].Instrs[3]
			f.Blocks[1].Instrs[2].Args[1] = f.Blocks[2].Instrs[3]
		}, "does not dominate its use"},
		{"phi with too few arguments", func(p *Program, f *Func) {
			f.Blocks[1].Instrs[0].Args = f.Blocks[1].Instrs[0].Args[:1]
		}, "phi has 1 arguments for 2 predecessors"},
		{"one-sided edge", func(p *Program, f *Func) { f.Blocks[3].Preds = nil }, "not recorded at both ends"},
		{"no terminator", func(p *Program, f *Func) { f.Blocks[3].Instrs = nil }, "has no terminator"},
		{"operands of two types", func(p *Program, f *Func) { f.Blocks[2].Instrs[3].Args[1] = f.Params[1] }, "argument of type int64, result of type float32"},
		{"check without a site", func(p *Program, f *Func) { p.Sites = nil }, "no valid site"},
		{"parameter of another function", func(p *Program, f *Func) {
			_, g := sum()
			f.Blocks[1].Instrs[2].Args[1] = g.Params[1]
		}, "parameter of another function"},
		{"missing result", func(p *Program, f *Func) { f.Blocks[3].Instrs[0].Args = nil }, "0 arguments, not 1"},
		{"store of another type", func(p *Program, f *Func) {
			v := f.NewValue(Store, Void, pos(3), f.Params[0], f.Params[1])
			f.Blocks[2].InsertBefore(0, v)
		}, "pointer does not fit the stored value"},
		{"two functions of one name", func(p *Program, f *Func) {
			_, g := sum()
			p.Funcs = append(p.Funcs, g)
		}, "two functions are called sum"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, f := sum()
			test.spoil(p, f)
			err := Verify(p)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want an error with %q", err, test.want)
			}
		})
	}
}

func TestDominators(t *testing.T) {
	_, f := sum()
	d := f.Dominators()
	entry, head, body, done := f.Blocks[0], f.Blocks[1], f.Blocks[2], f.Blocks[3]
	if d.Idom(entry) != nil || d.Idom(head) != entry || d.Idom(body) != head || d.Idom(done) != head {
		t.Errorf("wrong immediate dominators")
	}
	if !d.Dominates(entry, done) || d.Dominates(body, done) || !d.Dominates(head, head) {
		t.Errorf("wrong dominance")
	}
	if !d.IsBackEdge(body, head) || d.IsBackEdge(entry, head) {
		t.Errorf("wrong back edges")
	}
	if df := d.Frontiers(); len(df[body]) != 1 || df[body][0] != head {
		t.Errorf("frontier of the body is %v", df[body])
	}
}

func TestSplitAndRemove(t *testing.T) {
	p, f := sum()
	tail := f.Blocks[2].SplitAfter(1)
	f.Blocks[2].Jump(pos(3), tail)
	if err := Verify(p); err != nil {
		t.Fatalf("after split: %v", err)
	}
	// Cut the way out of the loop's head into the body.
	head := f.Blocks[1]
	head.CutSucc(0)
	head.Instrs[len(head.Instrs)-1] = f.NewValue(Jump, Void, pos(2))
	head.Instrs[len(head.Instrs)-1].Block = head
	f.Blocks[2].Instrs[0].Args[0] = f.Params[1]
	if err := Verify(p); err != nil {
		t.Fatalf("after cut: %v", err)
	}
}
