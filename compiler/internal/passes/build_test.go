package passes

import (
	"go/token"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// builder writes small functions for tests.
type builder struct {
	t *testing.T
	p *mir.Program
	f *mir.Func
	b *mir.Block
}

// newKernel starts a kernel with the given parameters; a slice stands for a
// pointer to float32 and a length.
func newKernel(t *testing.T, params ...any) *builder {
	var ts []*mir.Type
	info := manifest.Kernel{Name: "K", Symbol: "K"}
	for _, p := range params {
		switch p := p.(type) {
		case string: // "slice"
			ts = append(ts, mir.PtrTo(mir.Float32), mir.Int64)
			info.Params = append(info.Params, manifest.Param{Kind: manifest.Slice, Size: 4})
		case *mir.Type:
			ts = append(ts, p)
			q := manifest.Param{Kind: manifest.Scalar, Size: int(p.Size())}
			if p.Kind == mir.PtrKind {
				q.Kind = manifest.Signal
			}
			info.Params = append(info.Params, q)
		}
	}
	abi, err := manifest.LayOut(info.Params)
	if err != nil {
		t.Fatal(err)
	}
	f := mir.NewFunc("K", "K", token.Position{}, ts, nil)
	return &builder{t: t, f: f, b: f.Blocks[0], p: &mir.Program{
		Package: "k", Funcs: []*mir.Func{f}, Kernels: []*mir.Kernel{{Func: f, Info: info, Leaves: abi.Leaves}},
		Sites: []fault.Site{{Kind: fault.Index, File: "k.go", Line: 1}},
	}}
}

// helper starts a device function of the same program.
func (x *builder) helper(name string, results []*mir.Type, params ...*mir.Type) *builder {
	f := mir.NewFunc(name, name, token.Position{}, params, results)
	x.p.Funcs = append([]*mir.Func{f}, x.p.Funcs...)
	return &builder{t: x.t, p: x.p, f: f, b: f.Blocks[0]}
}

func (x *builder) op(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
	return x.b.Add(o, t, token.Position{}, args...)
}

func (x *builder) int(n int64) *mir.Value       { return x.f.ConstInt(mir.Int64, n) }
func (x *builder) param(i int) *mir.Value       { return x.f.Params[i] }
func (x *builder) block() *mir.Block            { return x.f.NewBlock() }
func (x *builder) jump(to *mir.Block)           { x.b.Jump(token.Position{}, to) }
func (x *builder) ret(vs ...*mir.Value)         { x.op(mir.Return, mir.Void, vs...) }
func (x *builder) load(p *mir.Value) *mir.Value { return x.op(mir.Load, p.Type.Elem, p) }
func (x *builder) store(p, v *mir.Value)        { x.op(mir.Store, mir.Void, p, v) }

func (x *builder) branch(c *mir.Value, then, els *mir.Block) {
	x.b.If(token.Position{}, c, then, els)
}

func (x *builder) alloca(t *mir.Type) *mir.Value {
	v := x.op(mir.Alloca, mir.PtrTo(t))
	v.Elem = t
	return v
}

func (x *builder) field(p *mir.Value, i int) *mir.Value {
	v := x.op(mir.FieldAddr, mir.PtrTo(p.Type.Elem.Fields[i]), p)
	v.Index = i
	return v
}

func (x *builder) check(o mir.Op, args ...*mir.Value) {
	x.op(o, mir.Void, args...).Site = 0
}

func (x *builder) intr(i mir.Intrinsic) *mir.Value {
	v := x.op(mir.Intr, mir.Int32)
	v.Intr = i
	return x.op(mir.Convert, mir.Int64, v)
}

func (x *builder) call(f *mir.Func, args ...*mir.Value) *mir.Value {
	t := mir.Void
	if len(f.Results) == 1 {
		t = f.Results[0]
	}
	v := x.op(mir.Call, t, args...)
	v.Callee = f
	return v
}

// run runs the given passes over the program, verifying after each.
func (x *builder) run(passes ...func(*mir.Program, Options)) {
	x.t.Helper()
	if err := mir.Verify(x.p); err != nil {
		x.t.Fatalf("the test's program: %v\n%s", err, x.p)
	}
	for i, p := range passes {
		p(x.p, Options{})
		if err := mir.Verify(x.p); err != nil {
			x.t.Fatalf("after pass %d: %v\n%s", i, err, x.p)
		}
	}
}

// loop builds for i := start; cond(i); i += step { body(i) } and goes on after it.
func (x *builder) loop(start, step *mir.Value, cond func(i *mir.Value) *mir.Value, body func(i *mir.Value)) {
	head, in, out := x.block(), x.block(), x.block()
	x.jump(head)
	x.b = head
	i := x.op(mir.Phi, start.Type, start)
	x.branch(cond(i), in, out)
	x.b = in
	body(i)
	i.Args = append(i.Args, x.op(mir.Add, i.Type, i, step))
	x.jump(head)
	x.b = out
}

// count returns the number of instructions with the given operations.
func (x *builder) count(ops ...mir.Op) (n int) {
	for _, b := range x.f.Blocks {
		for _, v := range b.Instrs {
			for _, o := range ops {
				if v.Op == o {
					n++
				}
			}
		}
	}
	return n
}
