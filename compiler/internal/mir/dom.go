package mir

import "slices"

// Dom is the dominator tree of a function's reachable blocks. It is valid until
// the control flow changes.
type Dom struct {
	// Order is the reverse postorder of the reachable blocks; the entry is first.
	Order []*Block
	num   map[*Block]int // index in Order
	idom  []int
	kids  [][]*Block
	in    []int // preorder number in the tree
	out   []int // largest preorder number below
}

// Dominators computes the dominator tree of f.
func (f *Func) Dominators() *Dom {
	d := &Dom{num: make(map[*Block]int)}
	d.Order = f.ReversePostorder()
	n := len(d.Order)
	for i, b := range d.Order {
		d.num[b] = i
	}
	preds := make([][]int, n)
	for i, b := range d.Order {
		for _, p := range b.Preds {
			if j, ok := d.num[p]; ok {
				preds[i] = append(preds[i], j)
			}
		}
	}
	d.idom = immediate(preds)
	d.kids = make([][]*Block, n)
	for i := 1; i < n; i++ {
		d.kids[d.idom[i]] = append(d.kids[d.idom[i]], d.Order[i])
	}
	d.in, d.out = make([]int, n), make([]int, n)
	next := 0
	var number func(*Block)
	number = func(b *Block) {
		i := d.num[b]
		d.in[i] = next
		next++
		for _, k := range d.kids[i] {
			number(k)
		}
		d.out[i] = next
	}
	number(d.Order[0])
	return d
}

// immediate returns the immediate dominators of a graph whose nodes are numbered in
// reverse postorder from node 0, which is its own. It is the iterative algorithm of Cooper,
// Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
func immediate(preds [][]int) []int {
	idom := make([]int, len(preds))
	for i := range idom {
		idom[i] = -1
	}
	idom[0] = 0
	for changed := true; changed; {
		changed = false
		for i := 1; i < len(preds); i++ {
			dom := -1
			for _, j := range preds[i] {
				if idom[j] < 0 {
					continue
				}
				if dom < 0 {
					dom = j
				}
				for dom != j {
					for dom > j {
						dom = idom[dom]
					}
					for j > dom {
						j = idom[j]
					}
				}
			}
			if idom[i] != dom {
				idom[i] = dom
				changed = true
			}
		}
	}
	return idom
}

// ReversePostorder returns the blocks that the entry reaches, each before its
// successors except along back edges.
func (f *Func) ReversePostorder() []*Block {
	return ReversePostorder(f.Blocks[0], func(b *Block) []*Block { return b.Succs })
}

// ReversePostorder returns the nodes of a graph that the entry reaches, each before its
// successors except along back edges.
func ReversePostorder[B comparable](entry B, succs func(B) []B) []B {
	var post []B
	seen := make(map[B]bool)
	var walk func(B)
	walk = func(b B) {
		seen[b] = true
		// The last successor first, so that the order follows the source:
		// the then branch before the else branch.
		for _, s := range slices.Backward(succs(b)) {
			if !seen[s] {
				walk(s)
			}
		}
		post = append(post, b)
	}
	walk(entry)
	slices.Reverse(post)
	return post
}

// Reachable reports whether the entry reaches b.
func (d *Dom) Reachable(b *Block) bool { _, ok := d.num[b]; return ok }

// Dominates reports whether every path from the entry to b goes through a. A
// block dominates itself. Both must be reachable.
func (d *Dom) Dominates(a, b *Block) bool {
	i, j := d.num[a], d.num[b]
	return d.in[i] <= d.in[j] && d.in[j] < d.out[i]
}

// Idom returns the immediate dominator of b, or nil for the entry.
func (d *Dom) Idom(b *Block) *Block {
	i := d.num[b]
	if i == 0 {
		return nil
	}
	return d.Order[d.idom[i]]
}

// Children returns the blocks that b immediately dominates.
func (d *Dom) Children(b *Block) []*Block { return d.kids[d.num[b]] }

// Frontiers returns the dominance frontier of every reachable block: the blocks
// where its dominance ends.
func (d *Dom) Frontiers() map[*Block][]*Block {
	df := make(map[*Block][]*Block)
	for _, b := range d.Order {
		if len(b.Preds) < 2 {
			continue
		}
		stop := d.Idom(b)
		for _, p := range b.Preds {
			if !d.Reachable(p) {
				continue
			}
			for r := p; r != stop && r != nil; r = d.Idom(r) {
				if fr := df[r]; len(fr) == 0 || fr[len(fr)-1] != b {
					df[r] = append(df[r], b)
				}
			}
		}
	}
	return df
}

// IsBackEdge reports whether the edge from pred to b closes a natural loop.
func (d *Dom) IsBackEdge(pred, b *Block) bool { return d.Dominates(b, pred) }
