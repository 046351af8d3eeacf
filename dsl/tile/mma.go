package tile

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Left is what a product reads as its left operand: a Tile, a Transposed one, or a Fragment.
type Left[R, C Extent, E Element] interface {
	shape() (R, C, E)
	// row returns the elements of a row as numbers.
	row(r int) []float64
	storage
}

// Right is what a product reads as its right operand: a Tile, or a Transposed one.
type Right[R, C Extent, E Element] interface {
	shape() (R, C, E)
	// col returns the elements of a column as numbers.
	col(c int) []float64
	storage
}

// storage is where the elements of an operand stand.
type storage interface {
	// columnMajor says that the elements of a row stand one below the other.
	columnMajor() bool
	// inRegisters returns the group that keeps the elements in registers, nil if they stand in shared
	// memory.
	inRegisters() any
	// memory returns where in shared memory the elements stand, and their bytes; nil if they are
	// in registers.
	memory() (unsafe.Pointer, uintptr)
}

// MMA adds the product of a and b to the sums. All threads of the sums' group call it
// together, after those that wrote the tiles have met (gpu.Block.Sync). It returns when the
// tiles have been read. A Fragment is in the registers of the sums' group.
//
// The tensor cores read tiles by the asynchronous proxy. Load, Write and Pipeline let it see what
// they have written. A thread that writes through Tile.At calls gpu.FenceProxyAsyncShared before
// the threads meet.
//
// Elements of 16 bits may stand in any order: a and b may be tiles, or the transposed of
// tiles. For the others an instruction needs the elements that it multiplies and adds up to
// stand side by side, so a is a Tile, and b the transposed of one.
//
// Products of int8 are exact, and wrap around with the int32 that they are added to. Other
// products are exact too, and those of 32 bytes of a row are added up and then added to the
// sum, in an order and with a rounding that the hardware chooses. With s the sum of the
// magnitudes of all that has been added, the emulator and a GPU differ by at most
// s * n * 2^-22 for n such additions, and for elements of 8 bits by s * n * 2^-13, since
// some tensor cores keep 14 bits of those. The bounds are derived from what others have
// measured. The conformance tests keep to them on an H200.
func MMA[M, N, K Extent, E Element, T Sum, G Group, A Left[M, K, E], B Right[K, N, E]](sums Acc[M, N, T, G], a A, b B) {
	e, read, write := product[M, N, K, E]("tile.MMA", sums, a, b, false)
	e.WaitCopies("tile.MMA", threadapi.Products, 0, false)
	read()
	write()
}

// MMAAsync starts what MMA does. The tensor cores read the tiles and add to the sums while the
// threads go on, until AwaitMMA says that they are done. Until then nobody writes to the tiles or
// rounds to the Fragment that is multiplied (RoundTo), and the threads leave the sums alone, but for
// further products, which are added in the order in which they were started.
//
// A product that a Pipeline feeds is started before the previous one is awaited, so that the
// tensor cores are never idle:
//
//	for at := 0; at < k; at += len(K{}) {
//		s := pipe.Wait()
//		tile.MMAAsync(sums, as.At(s), bs.At(s))
//		tile.AwaitMMA(sums, 1) // the product before has read its stage
//		if at > 0 {
//			pipe.Release()
//		}
//		pipe.Hold()
//	}
//	tile.AwaitMMA(sums, 0)
//	pipe.Release()
//
// Between MMAAsync and AwaitMMA nothing may fail, such as an index that is checked. Where one
// thread of a warpgroup may end alone, ptxas waits for each product at once (gpuc inspect -stats
// reports it). The functions of this package check nothing there.
//
// Where the target multiplies by warps, the product is complete when MMAAsync returns.
//
// The emulator completes products late. A tile or a Fragment that is overwritten too early, and sums
// that are read too early, give wrong results under some seeds, and are races.
func MMAAsync[M, N, K Extent, E Element, T Sum, G Group, A Left[M, K, E], B Right[K, N, E]](sums Acc[M, N, T, G], a A, b B) {
	start[M, N, K, E]("tile.MMAAsync", sums, a, b, false)
}

// ProductAsync is MMAAsync, except that the product replaces the sums: nobody has to set them
// to 0 before.
func ProductAsync[M, N, K Extent, E Element, T Sum, G Group, A Left[M, K, E], B Right[K, N, E]](sums Acc[M, N, T, G], a A, b B) {
	start[M, N, K, E]("tile.ProductAsync", sums, a, b, true)
}

// start starts a product in the emulator.
func start[M, N, K Extent, E Element, T Sum, G Group, A Left[M, K, E], B Right[K, N, E]](name string, sums Acc[M, N, T, G], a A, b B, fresh bool) {
	e, read, write := product[M, N, K, E](name, sums, a, b, fresh)
	e.StartCopy(&threadapi.Copy{Name: name, Kind: threadapi.Products, Read: read, Write: write})
	e.CommitCopies(name, threadapi.Products)
}

// AwaitMMA waits until at most n of the products that the group has started are under way: the
// last n. All earlier ones have then read their tiles. The sums may be used if none of the last
// n adds to them. n is a constant from 0 to 7. All threads of the group call it together.
func AwaitMMA[M, N Extent, T Sum, G Group](sums Acc[M, N, T, G], n int) {
	if n < 0 || n > 7 {
		panic("tile.AwaitMMA with a number of products that is not from 0 to 7")
	}
	convergedWarp("tile.AwaitMMA", sums.group).WaitCopies("tile.AwaitMMA", threadapi.Products, n, false)
}

// product prepares a product for the emulator: read reads the operands, and write adds to the
// sums, or replaces them by a fresh product.
func product[M, N, K Extent, E Element, T Sum, G Group, A Left[M, K, E], B Right[K, N, E]](name string, sums Acc[M, N, T, G], a A, b B, fresh bool) (e threadapi.Thread, read, write func()) {
	mustSuitLayouts[K, E, T](a.columnMajor(), b.columnMajor())
	if g := a.inRegisters(); g != nil && g != any(sums.group) {
		panic(name + ": the left operand is in the registers of another group than the sums")
	}
	e = convergedWarp(name, sums.group)
	if warps[G]() > 1 && sums.group.Rank() == 0 {
		for _, s := range []storage{a, b} {
			if p, n := s.memory(); p != nil {
				e.ReadByProxy(name, "gpu.FenceProxyAsyncShared", p, n)
			}
		}
	}
	rows, cols := make([][]float64, rowRegisters[M, G]()), make([][]float64, colRegisters[N]())
	readRows := func() {
		for i := range rows {
			rows[i] = a.row(rowOf(sums.group, i))
		}
	}
	if a.inRegisters() != nil { // the lanes give each other what they keep
		readRows()
	}
	read = func() {
		if f, ok := any(a).(rereader); ok { // what the thread itself keeps is read late, too
			for i := range rows {
				f.reread(i, rows[i])
			}
		} else {
			readRows()
		}
		for j := range cols {
			cols[j] = b.col(colOf(sums.group, j))
		}
	}
	step := 256 / gpu.BitSize[E]() // elements that one instruction adds up
	write = func() {
		updated(registers[M, N, G](), sums.regs, func(register int, total T) T {
			x, y := rows[rowIn[N](register)], cols[colIn[N](register)]
			if fresh {
				total = 0
			}
			for k := 0; k < len(x); k += step {
				sum := 0.0
				for l := k; l < k+step; l++ {
					sum += float64(x[l] * y[l])
				}
				total = accumulate(total, sum)
			}
			return total
		})
	}
	return e, read, write
}

// rereader is an operand in registers.
type rereader interface{ reread(i int, x []float64) }

// mustSuitLayouts panics unless there is an instruction for the elements, the sums and the way in which
// the operands stand.
func mustSuitLayouts[K Extent, E Element, T Sum](a, b bool) {
	var e E
	var t T
	_, whole := any(e).(int8)
	if _, ok := any(t).(int32); ok != whole {
		panic("tile.MMA: products of int8 are added to sums of int32, and others to sums of float32")
	}
	bytes := gpu.BitSize[E]() / 8
	if extent[K]()*bytes%32 != 0 {
		panic("tile.MMA: an instruction takes 32 bytes of a row; make the rows a multiple of 32 bytes")
	}
	if bytes != 2 && (a || !b) {
		panic("tile.MMA: of elements that do not have 16 bits the left operand is a Tile, and the right one the transposed of a Tile")
	}
}

// accumulate adds x to a sum. A sum of int32 wraps around.
func accumulate[T Sum](sum T, x float64) T {
	switch s := any(&sum).(type) {
	case *int32:
		*s += int32(x)
	case *float32:
		*s = float32(float64(*s) + x)
	}
	return sum
}

func (s Tile[R, C, E]) shape() (r R, c C, e E) { return }

func (s Tile[R, C, E]) row(r int) []float64 {
	x := make([]float64, extent[C]())
	for c := range x {
		x[c] = gpu.MMANumber(s.data[s.offset(r, c)], threadapi.Key{})
	}
	return x
}

func (s Tile[R, C, E]) col(c int) []float64 {
	x := make([]float64, extent[R]())
	for r := range x {
		x[r] = gpu.MMANumber(s.data[s.offset(r, c)], threadapi.Key{})
	}
	return x
}

func (s Transposed[R, C, E]) shape() (r R, c C, e E) { return }
func (s Transposed[R, C, E]) row(r int) []float64    { return s.of.col(r) }
func (s Transposed[R, C, E]) col(c int) []float64    { return s.of.row(c) }
func (s Tile[R, C, E]) columnMajor() bool            { return false }
func (s Transposed[R, C, E]) columnMajor() bool      { return true }
func (s Tile[R, C, E]) inRegisters() any             { return nil }
func (s Transposed[R, C, E]) inRegisters() any       { return nil }

func (s Tile[R, C, E]) memory() (unsafe.Pointer, uintptr) {
	return unsafe.Pointer(unsafe.SliceData(s.data)), uintptr(len(s.data)) * unsafe.Sizeof(s.data[0])
}
func (s Transposed[R, C, E]) memory() (unsafe.Pointer, uintptr) { return s.of.memory() }
