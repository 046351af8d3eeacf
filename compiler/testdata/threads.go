// Package threads passes threads, groups and device types around.
package threads

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

type context struct {
	t     *gpu.Thread
	block gpu.Block
	n     int
	bufs  [2]shmem.Sym[float32]
	sig   shmem.Signal
}

func (c *context) barrier() { c.block.Sync() }

func (c context) rank() int {
	if c.t == nil {
		panic("no thread")
	}
	return c.t.Warp().Rank() + c.n
}

func with(t *gpu.Thread, f func(*gpu.Thread, gpu.Warp)) { f(t, t.Warp()) }

type embedding struct {
	*gpu.Thread
	gpu.Grid
}

//gpu:kernel
func Contexts(t *gpu.Thread, bufs [2]shmem.Sym[float32], sigs shmem.Signals, i int) {
	c := context{t: t, block: t.Block(), n: 1, bufs: bufs, sig: sigs.At(0)}
	c.barrier()
	p := &c
	p.bufs[i] = p.bufs[1-i].Slice(0, 2)
	n := 0
	with(t, func(t *gpu.Thread, w gpu.Warp) {
		n += w.Size() + c.rank()
		t.Block().Sync()
	})
	func() {
		shmem.SignalWaitUntil(t, p.sig, shmem.CmpGE, uint64(n))
		c.block.Sync()
	}()
	e := embedding{t, t.Grid()}
	bufs[0].Local()[e.Rank()%bufs[i].Len()] = float32(e.ThreadIdx().X)
	if c.block == t.Block() {
		for j := range e.Stride(n) {
			bufs[1].Local()[j]++
		}
	}
	for {
		if n--; n < 0 {
			break
		}
	}
}

func repeat(n int) func(func() bool) {
	return func(yield func() bool) {
		for range n {
			if !yield() {
				return
			}
		}
	}
}

//gpu:kernel
func Odd(t *gpu.Thread, s []int) {
	for range repeat(3) {
		s[0]++
	}
	var none *[4]int
	for i := range none {
		s[i] = i
	}
	type grid [2][3]struct{ x, y uint16 }
	var g grid
	for i, row := range g {
		for j := range row {
			g[i][j].x = uint16(i + j)
			row[j].y++
		}
	}
	s[1] = int(g[1][2].x) + len(g) + len(none)
	var fs struct {
		f func(int) int
		g func() bool
	}
	fs.f = func(x int) int { return x + s[2] }
	if fs.g == nil {
		s[3] = fs.f(3)
	}
	x, y := 1, 2
	x, y = y, x
	s[x], s[y] = s[y], s[x]
	const big = 1 << 62
	s[4] = big>>60 + int('a') + len("text")
	Odd2(t, s)
}

//gpu:kernel
func Odd2(t *gpu.Thread, s []int) { s[5] += cap(s) }
