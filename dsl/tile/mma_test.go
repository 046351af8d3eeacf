package tile

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

type (
	rows [16]Dim
	cols [32]Dim
	odd  [48]Dim
)

// TestMMARefusesWhatNoInstructionDoes calls it as kernels do that gpuc check refuses.
func TestMMARefusesWhatNoInstructionDoes(t *testing.T) {
	for want, call := range map[string]func(){
		"sums of int32": func() {
			MMA(Acc[rows, cols, float32, gpu.Warp]{}, Tile[rows, cols, int8]{}, Tile[cols, cols, int8]{}.T())
		},
		"sums of float32": func() {
			MMA(Acc[rows, cols, int32, gpu.Warp]{}, Tile[rows, cols, gpu.BFloat16]{}, Tile[cols, cols, gpu.BFloat16]{})
		},
		"32 bytes of a row": func() {
			MMA(Acc[rows, cols, int32, gpu.Warp]{}, Tile[rows, odd, int8]{}, Tile[cols, odd, int8]{}.T())
		},
		"another group than the sums": func() {
			MMA(Acc[rows, cols, float32, gpu.Warpgroup]{}, Fragment[rows, cols, gpu.BFloat16, gpu.Warp]{}, Tile[cols, cols, gpu.BFloat16]{})
		},
		"rows a group cannot share": func() { FillRows[rows](gpu.Warpgroup{}, float32(0)) },
		"the transposed of a Tile": func() {
			MMA(Acc[rows, cols, int32, gpu.Warp]{}, Tile[rows, cols, int8]{}, Tile[cols, cols, int8]{})
		},
	} {
		fails(t, want, call)
	}
}

// fails calls a function, which panics with a text that has want in it.
func fails(t *testing.T, want string, call func()) {
	t.Helper()
	defer func() {
		t.Helper()
		if got, _ := recover().(string); !strings.Contains(got, want) {
			t.Errorf("got %q, want a panic about %s", got, want)
		}
	}()
	call()
}

func TestPartFailsForWhatTheSumsDoNotHave(t *testing.T) {
	fails(t, "more rows than the group holds at a time", func() { SliceCols[rows](Acc[cols, cols, float32, gpu.Warp]{}, 0) })
	for _, number := range []int{-1, 1} { // 32 of 48 columns
		fails(t, "columns that the sums do not have", func() { SliceCols[cols](Acc[rows, odd, float32, gpu.Warp]{}, number) })
	}
}

// TestTilesLieAsTheirInstructionsReadThem compares places in tiles with those of the swizzling
// modes of 128, 64 and 32 bytes (PTX ISA, Swizzling Modes), in elements of 16 bits.
func TestTilesLieAsTheirInstructionsReadThem(t *testing.T) {
	wide := Tile[rows, [128]Dim, gpu.BFloat16]{}
	half := Tile[rows, cols, gpu.BFloat16]{}
	quarter := Tile[rows, odd, gpu.BFloat16]{}
	for _, tt := range []struct {
		what      string
		got, want int
	}{
		{"the first row", wide.offset(0, 9), 9},
		{"the second row, chunk 0", wide.offset(1, 0), 64 + 8},
		{"row 7, chunk 2", wide.offset(7, 17), 7*64 + 5*8 + 1},
		{"row 8, which begins anew", wide.offset(8, 17), 8*64 + 17},
		{"the second panel", wide.offset(3, 64), 16*64 + 3*64 + 3*8},
		{"64 bytes, row 1", half.offset(1, 8), 32 + 8},
		{"64 bytes, row 2", half.offset(2, 8), 2 * 32},
		{"32 bytes, row 4 of the third panel", quarter.offset(4, 32), 2*16*16 + 4*16 + 8},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: element %d, want %d", tt.what, tt.got, tt.want)
		}
	}
}

// TestBoxesHaveTheSwizzleOfTheirTiles compares what the host makes of the type of a tile with
// the panels of the tile.
func TestBoxesHaveTheSwizzleOfTheirTiles(t *testing.T) {
	for _, tt := range []struct {
		what string
		box  func() ([2]int, int)
		want [2]int
		span int
	}{
		{"one panel", Box[rows, [64]Dim, gpu.BFloat16], [2]int{16, 64}, 128},
		{"two panels", Box[rows, [128]Dim, gpu.BFloat16], [2]int{16, 64}, 128},
		{"64 bytes", Box[odd, cols, gpu.BFloat16], [2]int{48, 32}, 64},
		{"panels of 32 bytes", Box[rows, odd, gpu.BFloat16], [2]int{16, 16}, 32},
		{"rows of 16 bytes, which have none", Box[rows, rows, int8], [2]int{16, 16}, 0},
		{"elements of one byte", Box[rows, [256]Dim, int8], [2]int{16, 128}, 128},
		{"elements of four bytes", Box[rows, cols, float32], [2]int{16, 32}, 128},
	} {
		if box, span := tt.box(); box != tt.want || span != tt.span {
			t.Errorf("%s: a box of %v and a swizzle of %d, want %v and %d", tt.what, box, span, tt.want, tt.span)
		}
	}
}

// TestLoadsCopyNoMoreThanTheElements compares the bytes of loads with the memory of tiles, which is a
// multiple of 1024.
func TestLoadsCopyNoMoreThanTheElements(t *testing.T) {
	for _, tt := range []struct {
		what         string
		loaded, tile int
		want         [2]int
	}{
		{"one byte", BulkBytes[rows, cols, int8](), TileBytes[rows, cols, int8](), [2]int{512, 1024}},
		{"two bytes", BulkBytes[rows, odd, gpu.BFloat16](), TileBytes[rows, odd, gpu.BFloat16](), [2]int{1536, 2048}},
		{"four bytes", BulkBytes[cols, cols, float32](), TileBytes[cols, cols, float32](), [2]int{4096, 4096}},
	} {
		if got := [2]int{tt.loaded, tt.tile}; got != tt.want {
			t.Errorf("%s: %v bytes of a load and of a tile, want %v", tt.what, got, tt.want)
		}
	}
}

// TestPartsAreTheRegistersOfTheirColumns compares parts with the places of their sums.
func TestPartsAreTheRegistersOfTheirColumns(t *testing.T) {
	a := Acc[rows, odd, float32, gpu.Warp]{regs: make([]float32, registers[rows, odd, gpu.Warp]())}
	for i := range a.regs {
		a.regs[i] = float32(i)
	}
	for number := range 3 {
		part := SliceCols[rows](a, number)
		for i := range 2 {
			for j := range colRegisters[rows]() {
				want := a.regs[register[odd](i, number*colRegisters[rows]()+j)]
				if got := part.regs[register[rows](i, j)]; got != want {
					t.Errorf("part %d has register %v for row %d and column %d of the thread, want %v", number, got, i, j, want)
				}
			}
		}
	}
}

// TestRegistersHoldEachSumOnce compares the places of registers with those of the fragments of
// mma.m16n8 (PTX ISA): two sums that follow each other, two 8 rows below, in each 8 columns.
func TestRegistersHoldEachSumOnce(t *testing.T) {
	type place struct{ row, col int }
	var got []place
	for n := range 4 * 4 * 2 { // two slices of 16 rows
		i, j := rowIn[cols](n), colIn[cols](n)
		if register[cols](i, j) != n {
			t.Errorf("register %d holds row %d and column %d of the thread, which are in register %d", n, i, j, register[cols](i, j))
		}
		got = append(got, place{rowStep[gpu.Warpgroup](i), colStep(j)})
	}
	var want []place
	for _, slice := range []int{0, 64} { // of four warps
		for col := 0; col < 32; col += 8 {
			for _, half := range []int{0, 8} {
				want = append(want, place{slice + half, col}, place{slice + half, col + 1})
			}
		}
	}
	if d := cmp.Diff(want, got, cmp.AllowUnexported(place{})); d != "" {
		t.Errorf("places of registers behind the first (-want +got):\n%s", d)
	}
}
