package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

type lattice struct {
	rows [3][2]int64
	n    int64
}

// RangeLength ranges over the length of arrays that it does not look at.
//
//gpu:kernel
func RangeLength(t *gpu.Thread, in, out []int64) {
	var lattices [2]lattice
	g := lattices[:]
	for i := range g[in[0]].rows {
		out[i]++
	}
	var p *lattice
	for range p.rows[in[1]] {
		out[3]++
	}
	var i int
	for i = range (*p).rows {
		out[4] += in[5]
	}
	out[5] = int64(i)
	for i := range lattices[in[2]&3].row() {
		out[6] += int64(i)
	}
	out[7] = 1
}

func (g *lattice) row() [3]int64 { return [3]int64{g.n} }

// AssignOrder carries out assignments in order until one fails.
//
//gpu:kernel
func AssignOrder(t *gpu.Thread, in, out []int64) {
	var p *lattice
	var g lattice
	if in[0] > 0 {
		p = &g
	}
	out[0], p.n = 6, 7
	out[1], out[in[1]&31] = 4, 5
	i := 2
	i, out[i] = 3, in[i]
	out[i], i = in[in[2]&31], 4
	out[in[3]&31] = in[in[4]&31]
}
