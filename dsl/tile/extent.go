package tile

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Dim is what a dimension is an array of. It has no content: the length of the array is the
// extent of the dimension.
//
//	type Rows [64]tile.Dim
type Dim struct{}

// Extent is the dimensions that tiles can have: those that the instructions of all
// operations take.
type Extent interface {
	~[16]Dim | ~[32]Dim | ~[48]Dim | ~[64]Dim | ~[80]Dim | ~[96]Dim | ~[112]Dim | ~[128]Dim |
		~[160]Dim | ~[192]Dim | ~[224]Dim | ~[256]Dim
}

// Element is the types of elements that tensor cores multiply. Of a float32 they use the
// sign, the exponent and 10 bits of the mantissa, and cut off the rest (PTX ISA: tf32).
type Element interface {
	gpu.Float16 | gpu.BFloat16 | gpu.Float8E4M3 | gpu.Float8E5M2 | float32 | int8
}

// Sum is the types of sums: float32, and int32 for products of int8.
type Sum interface{ float32 | int32 }

// Group is the threads that keep sums and multiply together.
type Group interface {
	gpu.Warp | gpu.Warpgroup
	Rank() int
}

// Loader is the threads that copy together.
type Loader interface {
	gpu.Warp | gpu.Warpgroup | gpu.Block
	Rank() int
	Size() int
}

// extent returns the length of a dimension.
func extent[D Extent]() int {
	var d D
	return len(d)
}

// warps returns the number of warps of a group.
func warps[G Group]() int {
	var g G
	if _, ok := any(g).(gpu.Warpgroup); ok {
		return gpu.WarpgroupSize / gpu.WarpSize
	}
	return 1
}

// convergedWarp waits for all lanes of the thread's warp in the function name, which none of them may
// miss, and returns the thread.
func convergedWarp[G Group](name string, g G) threadapi.Thread {
	e := gpu.GroupThreadAPI(g, threadapi.Key{})
	if _, here := e.Lanes(name, 0); here != 1<<gpu.WarpSize-1 {
		panic(name + " of a warp without all of its 32 threads; launch blocks of whole warps, and let no thread return before")
	}
	return e
}

// warpOf returns the warp of the thread.
func warpOf[G Group](g G) gpu.Warp {
	if g, ok := any(g).(gpu.Warpgroup); ok {
		return g.Warp()
	}
	w, _ := any(g).(gpu.Warp)
	return w
}
