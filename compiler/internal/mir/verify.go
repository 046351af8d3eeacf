package mir

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Verify reports the first violations of the form's invariants in each function,
// or nil. A violation is a bug of the importer or of a pass, never of a user.
//
// Every block ends with its only terminator and has the successors that the
// terminator says; phis come first and have one argument per predecessor; edges
// are recorded at both ends; the entry has no predecessors and holds no phis;
// every definition dominates its uses; types fit the operations.
func Verify(p *Program) error {
	var errs []error
	names := make(map[string]bool)
	funcs := make(map[*Func]bool)
	for _, f := range p.Funcs {
		funcs[f] = true
		if names[f.Name] {
			errs = append(errs, fmt.Errorf("mir: two functions are called %s", f.Name))
		}
		names[f.Name] = true
	}
	for _, g := range p.Globals {
		if names[g.Name] {
			errs = append(errs, fmt.Errorf("mir: global %s has the name of something else", g.Name))
		}
		names[g.Name] = true
	}
	for _, k := range p.Kernels {
		if !funcs[k.Func] {
			errs = append(errs, fmt.Errorf("mir: kernel %s is not among the program's functions", k.Func.Name))
		}
		if err := k.verifyLeaves(); err != nil {
			errs = append(errs, err)
		}
	}
	for _, f := range p.Funcs {
		v := verifier{f: f, sites: len(p.Sites), funcs: funcs}
		v.run()
		errs = append(errs, v.errs...)
	}
	return errors.Join(errs...)
}

// verifyLeaves compares the parameters of a kernel's function with what the host passes.
func (k *Kernel) verifyLeaves() error {
	if len(k.Func.Params) != len(k.Leaves) {
		return fmt.Errorf("mir: kernel %s has %d parameters, the host passes %d", k.Func.Name, len(k.Func.Params), len(k.Leaves))
	}
	for i, l := range k.Leaves {
		t := k.Func.Params[i].Type
		fits := t.Size() == int64(l.Size) && (t.Kind == PtrKind) == (l.Role == manifest.Address)
		if l.Role == manifest.Description {
			fits = t.Equal(PtrTo(Uint8))
		}
		if !fits {
			return fmt.Errorf("mir: parameter %d of kernel %s is a %s, the host passes %d bytes of %s", i, k.Func.Name, t, l.Size, l.Path)
		}
	}
	return nil
}

// verifyLimit bounds the violations that are reported per function.
const verifyLimit = 5

type verifier struct {
	f     *Func
	sites int
	funcs map[*Func]bool
	errs  []error
}

func (c *verifier) errorf(v *Value, format string, args ...any) {
	if len(c.errs) >= verifyLimit {
		return
	}
	msg := fmt.Sprintf(format, args...)
	if v != nil {
		msg = fmt.Sprintf("%s: %s: in %s", v.Pos, msg, v)
	}
	c.errs = append(c.errs, fmt.Errorf("mir: function %s: %s", c.f.Name, msg))
}

func (c *verifier) run() {
	if len(c.f.Blocks) == 0 {
		c.errorf(nil, "no blocks")
		return
	}
	for i, p := range c.f.Params {
		if p.Op != Param || p.Index != i || p.Block != nil || !p.Type.IsScalar() {
			c.errorf(p, "malformed parameter %d", i)
		}
	}
	for _, t := range c.f.Results {
		if !t.IsScalar() {
			c.errorf(nil, "result of type %s is not a scalar", t)
		}
	}
	for i, b := range c.f.Blocks {
		c.block(i, b)
	}
	if len(c.errs) > 0 {
		return // dominance means nothing over broken blocks
	}
	c.dominance()
	for v := range c.f.Instrs() {
		if len(c.errs) < verifyLimit {
			c.types(v)
		}
	}
}

func (c *verifier) block(i int, b *Block) {
	if b.Func != c.f {
		c.errorf(nil, "block %d belongs to another function", b.ID)
	}
	if len(b.Instrs) == 0 || !b.Instrs[len(b.Instrs)-1].Op.Facts().Terminator {
		c.errorf(nil, "block %d has no terminator", b.ID)
		return
	}
	phis := true
	for j, v := range b.Instrs {
		if v.Block != b {
			c.errorf(v, "instruction of block %d names another block", b.ID)
		}
		switch v.Op {
		case Invalid, Param, Const:
			c.errorf(v, "%s inside a block", v.Op)
		case Phi:
			if !phis {
				c.errorf(v, "phi after other instructions")
			}
			if len(v.Args) != len(b.Preds) {
				c.errorf(v, "phi has %d arguments for %d predecessors", len(v.Args), len(b.Preds))
			}
			if i == 0 {
				c.errorf(v, "phi in the entry")
			}
			continue
		}
		phis = false
		if v.Op.Facts().Terminator && j != len(b.Instrs)-1 {
			c.errorf(v, "terminator inside block %d", b.ID)
		}
		for _, a := range v.Args {
			if a == nil {
				c.errorf(v, "missing argument")
				return
			}
		}
	}
	if want := map[Op]int{Jump: 1, If: 2}[b.Instrs[len(b.Instrs)-1].Op]; len(b.Succs) != want {
		c.errorf(b.Term(), "block %d has %d successors", b.ID, len(b.Succs))
	}
	if i == 0 && len(b.Preds) > 0 {
		c.errorf(nil, "the entry has predecessors")
	}
	for _, s := range b.Succs {
		if count(s.Preds, b) != count(b.Succs, s) {
			c.errorf(nil, "the edges from block %d to block %d are not recorded at both ends", b.ID, s.ID)
		}
	}
	for _, p := range b.Preds {
		if count(p.Succs, b) != count(b.Preds, p) {
			c.errorf(nil, "the edges from block %d to block %d are not recorded at both ends", p.ID, b.ID)
		}
	}
}

func count(bs []*Block, b *Block) (n int) {
	for _, x := range bs {
		if x == b {
			n++
		}
	}
	return n
}

// dominance checks that definitions dominate uses, in reachable code.
func (c *verifier) dominance() {
	dom := c.f.Dominators()
	params := make(map[*Value]bool)
	for _, p := range c.f.Params {
		params[p] = true
	}
	index := make(map[*Value]int)
	blocks := make(map[*Block]bool)
	for _, b := range c.f.Blocks {
		blocks[b] = true
		for i, v := range b.Instrs {
			if _, twice := index[v]; twice {
				c.errorf(v, "instruction appears twice")
			}
			index[v] = i
		}
	}
	check := func(user, a *Value, at *Block, pos int) {
		switch {
		case a.Op == Const:
		case a.Op == Param:
			if !params[a] {
				c.errorf(user, "parameter of another function")
			}
		default:
			i, ok := index[a]
			if !ok || a.Block.Func != c.f {
				c.errorf(user, "argument %s is not in the function", a)
				return
			}
			if !dom.Reachable(at) || !dom.Reachable(a.Block) && at == a.Block {
				return
			}
			if !dom.Reachable(a.Block) || !dom.Dominates(a.Block, at) || a.Block == at && i >= pos {
				c.errorf(user, "argument %s does not dominate its use", a)
			}
		}
	}
	for _, b := range c.f.Blocks {
		for _, s := range b.Succs {
			if !blocks[s] {
				c.errorf(nil, "block %d jumps to a block outside the function", b.ID)
				return
			}
		}
		for i, v := range b.Instrs {
			for j, a := range v.Args {
				if v.Op == Phi {
					check(v, a, b.Preds[j], len(b.Preds[j].Instrs))
				} else {
					check(v, a, b, i)
				}
			}
		}
	}
}
