package mir

import (
	"math/rand/v2"
	"testing"
)

// randomFlow returns a function whose blocks branch, return and fail at random.
func randomFlow(r *rand.Rand) *Func {
	f := NewFunc("flow", "flow", pos(1), []*Type{Bool}, nil)
	for range r.IntN(12) {
		f.NewBlock()
	}
	other := func() *Block { return f.Blocks[r.IntN(len(f.Blocks))] }
	for _, b := range f.Blocks {
		switch r.IntN(8) {
		case 0:
			b.Add(Return, Void, pos(2))
		case 1:
			b.Add(Fail, Void, pos(2))
		case 2, 3:
			b.Jump(pos(2), other())
		default:
			b.If(pos(2), f.Params[0], other(), other())
		}
	}
	return f
}

// before returns the blocks that a step from a leads to without the block except, and
// whether a return is among them.
func before(a, except *Block) (seen map[*Block]bool, returns bool) {
	seen = map[*Block]bool{}
	for work := []*Block{a}; len(work) > 0; {
		b := work[0]
		work = work[1:]
		for _, s := range b.Succs {
			if s != except && !seen[s] {
				seen[s] = true
				returns = returns || s.Term().Op == Return
				work = append(work, s)
			}
		}
	}
	return seen, returns
}

// TestPostDominators compares random functions with what the words say: without the
// block no return can be reached, and it comes before all others of which this is true.
func TestPostDominators(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	met := 0
	for range 2000 {
		f := randomFlow(r)
		d := f.PostDominators()
		for _, a := range f.Blocks {
			reach, returns := before(a, nil)
			ends := returns || a.Term().Op == Return
			if d.Returns(a) != ends {
				t.Fatalf("block %d returns: got %v, want %v\n%s", a.ID, d.Returns(a), ends, f)
			}
			var want *Block
			for x := range reach {
				if _, without := before(a, x); x == a || !ends || without || a.Term().Op == Return {
					continue
				}
				if want == nil {
					want = x
				} else if first, _ := before(a, want); first[x] {
					want = x
				}
			}
			if got := d.Idom(a); got != want {
				t.Fatalf("behind block %d: got %v, want %v\n%s", a.ID, got, want, f)
			}
			if want != nil {
				met++
			}
		}
	}
	if met < 1000 {
		t.Errorf("the ways of %d blocks meet again, which is too few for a test", met)
	}
}
