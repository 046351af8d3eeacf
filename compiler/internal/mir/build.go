package mir

import "go/token"

// NewFunc returns a function with the given parameter types and an empty entry
// block.
func NewFunc(name, goName string, pos token.Position, params []*Type, results []*Type) *Func {
	f := &Func{Name: name, GoName: goName, Pos: pos, Results: results}
	for i, t := range params {
		f.Params = append(f.Params, &Value{ID: f.id(), Op: Param, Type: t, Index: i, Pos: pos, Site: -1})
	}
	f.NewBlock()
	return f
}

func (f *Func) id() int { f.nextID++; return f.nextID }

// NewBlock appends an empty block.
func (f *Func) NewBlock() *Block {
	b := &Block{Func: f, ID: f.id()}
	f.Blocks = append(f.Blocks, b)
	return b
}

// NewValue returns a value that stands in no block yet.
func (f *Func) NewValue(o Op, t *Type, pos token.Position, args ...*Value) *Value {
	return &Value{ID: f.id(), Op: o, Type: t, Args: args, Pos: pos, Site: -1}
}

// ConstInt returns an integer or bool constant of type t.
func (f *Func) ConstInt(t *Type, v int64) *Value {
	c := f.NewValue(Const, t, token.Position{})
	c.Const.Int = v
	return c
}

// ConstFloat returns a float constant of type t.
func (f *Func) ConstFloat(t *Type, v float64) *Value {
	c := f.NewValue(Const, t, token.Position{})
	c.Const.Float = v
	return c
}

// ConstNil returns the nil pointer of type t.
func (f *Func) ConstNil(t *Type) *Value { return f.NewValue(Const, t, token.Position{}) }

// Add appends an instruction to b and returns it.
func (b *Block) Add(o Op, t *Type, pos token.Position, args ...*Value) *Value {
	v := b.Func.NewValue(o, t, pos, args...)
	v.Block = b
	b.Instrs = append(b.Instrs, v)
	return v
}

// Jump ends b with a jump to to.
func (b *Block) Jump(pos token.Position, to *Block) {
	b.Add(Jump, Void, pos)
	b.link(to)
}

// If ends b with a branch.
func (b *Block) If(pos token.Position, cond *Value, then, els *Block) {
	b.Add(If, Void, pos, cond)
	b.link(then)
	b.link(els)
}

func (b *Block) link(to *Block) {
	b.Succs = append(b.Succs, to)
	to.Preds = append(to.Preds, b)
}

// Term returns the terminator of b, or nil while b is under construction.
func (b *Block) Term() *Value {
	if n := len(b.Instrs); n > 0 && b.Instrs[n-1].Op.Facts().Terminator {
		return b.Instrs[n-1]
	}
	return nil
}
