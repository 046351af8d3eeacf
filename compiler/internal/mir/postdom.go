package mir

import "slices"

// PostDom is the post-dominator tree of the blocks from which a return can be reached.
// Its root is the end of the function, after all returns. Ways that only lead to a
// failure do not count. It is valid until the control flow changes.
type PostDom struct {
	num   map[*Block]int // index in order
	order []*Block       // order[0] is nil, for the end
	idom  []int
}

// PostDominators computes the post-dominator tree of f.
func (f *Func) PostDominators() *PostDom {
	d := &PostDom{num: make(map[*Block]int)}
	var walk func(*Block)
	walk = func(b *Block) {
		d.num[b] = 0
		for _, p := range b.Preds {
			if _, seen := d.num[p]; !seen {
				walk(p)
			}
		}
		d.order = append(d.order, b)
	}
	for _, b := range f.Blocks {
		if b.Term().Op == Return {
			walk(b)
		}
	}
	d.order = append(d.order, nil)
	slices.Reverse(d.order)
	for i, b := range d.order[1:] {
		d.num[b] = i + 1
	}
	ways := make([][]int, len(d.order))
	for i, b := range d.order[1:] {
		if b.Term().Op == Return {
			ways[i+1] = []int{0}
		}
		for _, s := range b.Succs {
			if j, ok := d.num[s]; ok {
				ways[i+1] = append(ways[i+1], j)
			}
		}
	}
	d.idom = immediate(ways)
	return d
}

// Returns reports whether a return can be reached from b.
func (d *PostDom) Returns(b *Block) bool { _, ok := d.num[b]; return ok }

// Idom returns the first block after b that all ways from b to a return go through, or
// nil if they have only the end of the function in common, or if there are none.
func (d *PostDom) Idom(b *Block) *Block {
	i, ok := d.num[b]
	if !ok {
		return nil
	}
	return d.order[d.idom[i]]
}
