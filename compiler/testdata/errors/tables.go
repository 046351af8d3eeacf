// Package tables reads package variables that are no tables.
package tables

import (
	"math"
	"math/rand"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

var (
	Public    = [2]int{1, 2}
	computed  = rand.Int()
	partly    = [2]float64{1, math.Sqrt(2)}
	pair, two = twice()
	byHost    = []int{1, 2}
	byMethod  = box{n: 1}
	byAlias   = []int{1, 2}
	byPointer [2]int
	byClosure int
	byCopy    = []int{3}
	byClear   = []int{3}
	byGoWork  [1]int
	sorted    = []int{3, 1}
	kept      = [2]int{}
	keeper    = &kept
	names     = [2]string{"a", "b"}
	pointers  [2]*int
	nothing   []int
	changing  func(int) int = func(x int) int { return 2 * x }
	unset     func(int) int
	lookup    = map[int]int{1: 2}
	huge      [1 << 20]int64
	nested    = [][]int{{1}}
	readonly  = []int{4, 5}
)

type box struct{ n int }

func (b *box) grow() { b.n++ }

func twice() (int, int) { return 1, 1 }

func init() {
	byHost[0] = 3
	changing = func(x int) int { return x }
}

func host(x int) {
	byMethod.grow()
	a := byAlias[:1]
	if x > 0 {
		a = a[:0:1]
	}
	write(a)
	p := &byPointer[1]
	*p = x
	func() { byClosure++ }()
	copy(byCopy, byHost)
	clear(byClear)
	go use(&byGoWork)
	slices.Sort(sorted)
}

func write(s []int) { s[0] = 1 }

func use(*[1]int) {}

func reads() (n int) {
	for _, x := range readonly {
		n += x
	}
	dst := make([]int, 2)
	copy(dst, readonly)
	return n + len(dst) + cap(readonly)
}

//gpu:kernel
func Reads(t *gpu.Thread, s []int, f []float64) {
	s[0] = Public[s[1]]            // want `uses the package variable Public, which other packages can write.*begin its name with a small letter`
	s[1] = computed                // want `package variable computed, of which rand.Int.. is computed when the program starts; write constants, or pass its value as a parameter`
	f[0] = partly[s[2]]            // want `package variable partly, of which math.Sqrt.2. is computed when the program starts`
	s[2] = pair + two              // want `package variable pair, whose value is computed` `package variable two, whose value is computed`
	s[3] = byHost[s[0]]            // want `byHost, which is written at tables.go:\d+:\d+`
	s[3] = byMethod.n              // want `byMethod, which is written at tables.go:41:26`
	s[4] = byAlias[0]              // want `byAlias, which is written at tables.go:\d+:\d+`
	s[5] = byPointer[s[1]]         // want `byPointer, which is written`
	s[6] = byClosure               // want `byClosure, which is written`
	s[7] = byCopy[0]               // want `byCopy, which is written`
	s[8] = byClear[0]              // want `byClear, which is written`
	s[9] = byGoWork[0]             // want `byGoWork, which has its address taken`
	s[10] = sorted[0]              // want `sorted, which is passed to Sort, which may write it,`
	s[11] = kept[s[0]]             // want `kept, which has its address kept at tables.go:27:\d+`
	s[12] = len(names[0])          // want `names, whose type kernels cannot read: memory shared with the GPU holds`
	s[13] = *pointers[0]           // want `pointers, whose type kernels cannot read`
	s[14] = nothing[0]             // want `nothing, which is nil`
	s[15] = changing(1) + unset(2) // want `changing, which is written at tables.go` `unset, whose function is not known at compile time`
	s[16] = lookup[1]              // want `lookup, whose type kernels cannot read` `looks up a map`
	s[17] = int(huge[s[0]])        // want `huge, which has 8388608 bytes; a table for kernels has at most 65536, pass a slice`
	s[18] = nested[0][0]           // want `nested, whose type kernels cannot read`
	s[19] = readonly[s[0]] + reads2()
}

func reads2() int { return readonly[1] }

//gpu:kernel
func Writes(t *gpu.Thread, s []int) {
	written[s[0]] = 1 // want `uses the package variable written, which is written at tables.go:\d+:9; kernels can use only package variables that are never written`
}

var written [8]int
