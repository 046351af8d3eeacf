package tile

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// Left is what a product reads as its left operand: a Tile, a Transposed one, or a Fragment.
type Left[R, C Extent, E Element] interface {
	shape() (R, C, E)
	// row returns the elements of a row as numbers.
	row(r int) []float64
	standing
}

// Right is what a product reads as its right operand: a Tile, or a Transposed one.
type Right[R, C Extent, E Element] interface {
	shape() (R, C, E)
	// col returns the elements of a column as numbers.
	col(c int) []float64
	standing
}

// standing is where the elements of an operand stand.
type standing interface {
	// across says that the elements of a row stand one below the other.
	across() bool
	// kept returns the group that keeps the elements in registers, nil if they stand in shared
	// memory.
	kept() any
}

// MMA adds the product of a and b to the sums. All threads of the sums' group call it
// together, after those that wrote the tiles have met (gpu.Block.Sync). It returns when the
// tiles have been read. A Fragment is in the registers of the sums' group.
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
// measured, and have not been tested on a GPU.
func MMA[M, N, K Extent, E Element, T Sum, G Group, A Left[M, K, E], B Right[K, N, E]](sums Acc[M, N, T, G], a A, b B) {
	suits[K, E, T](a.across(), b.across())
	if g := a.kept(); g != nil && g != any(sums.group) {
		panic("tile.MMA: the left operand is in the registers of another group than the sums")
	}
	together("tile.MMA", sums.group)
	rows, cols := map[int][]float64{}, map[int][]float64{}
	step := 256 / gpu.BitSize[E]() // elements that one instruction adds up
	updated(registers[M, N, G](), sums.regs, func(register int, total T) T {
		i, j := rowIn[N](register), colIn[N](register)
		if rows[i] == nil {
			rows[i] = a.row(rowOf(sums.group, i))
		}
		if cols[j] == nil {
			cols[j] = b.col(colOf(sums.group, j))
		}
		x, y := rows[i], cols[j]
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

// suits panics unless there is an instruction for the elements, the sums and the way in which
// the operands stand.
func suits[K Extent, E Element, T Sum](a, b bool) {
	var e E
	var t T
	_, whole := any(e).(int8)
	if _, ok := any(t).(int32); ok != whole {
		panic("tile.MMA: products of int8 are added to sums of int32, and others to sums of float32")
	}
	bytes := gpu.BitSize[E]() / 8
	if extent[K]()*bytes%32 != 0 {
		panic("tile.MMA: an instruction takes 32 bytes of a row, of which the rows are no multiple")
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

// number returns the number that a tensor core takes an element for.
func number[E Element](x E) float64 {
	switch x := any(x).(type) {
	case gpu.Float16:
		return float64(x.Float32())
	case gpu.BFloat16:
		return float64(x.Float32())
	case gpu.Float8E4M3:
		return float64(x.Float32())
	case gpu.Float8E5M2:
		return float64(x.Float32())
	case float32:
		return float64(math.Float32frombits(math.Float32bits(x) &^ (1<<13 - 1)))
	case int8:
		return float64(x)
	}
	panic("tile: an element of no known type")
}

func (s Tile[R, C, E]) shape() (r R, c C, e E) { return }

func (s Tile[R, C, E]) row(r int) []float64 {
	x := make([]float64, extent[C]())
	for c := range x {
		x[c] = number(s.data[s.offset(r, c)])
	}
	return x
}

func (s Tile[R, C, E]) col(c int) []float64 {
	x := make([]float64, extent[R]())
	for r := range x {
		x[r] = number(s.data[s.offset(r, c)])
	}
	return x
}

func (s Transposed[R, C, E]) shape() (r R, c C, e E) { return }
func (s Transposed[R, C, E]) row(r int) []float64    { return s.of.col(r) }
func (s Transposed[R, C, E]) col(c int) []float64    { return s.of.row(c) }
func (s Tile[R, C, E]) across() bool                 { return false }
func (s Transposed[R, C, E]) across() bool           { return true }
func (s Tile[R, C, E]) kept() any                    { return nil }
func (s Transposed[R, C, E]) kept() any              { return nil }
