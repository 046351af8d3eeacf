// Package plate is what the labs with Jacobi's method share: a plate that is hot along
// its left edge, its rows shared out among the PEs, and the step from one state to the next, as
// kernel code and in plain Go.
//
// A state of a PE's part is Rows rows and two more, in row-major order: row 0 lies above
// the part and row Rows+1 below it. They are the neighbours' rows, or the edge of the plate.
package plate

import (
	"flag"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// Size says how large a plate is and how long it is computed.
type Size struct {
	// Width is the number of columns, Rows that of each PE's rows.
	Width, Rows int
	// Steps is the number of steps, an even one.
	Steps int
}

// Flags returns a size that the command line sets when flags are parsed.
func Flags() *Size {
	s := &Size{}
	flag.IntVar(&s.Width, "width", 64, "`columns` of the plate")
	flag.IntVar(&s.Rows, "rows", 16, "`rows` of each PE")
	flag.IntVar(&s.Steps, "steps", 20, "`steps` to do, an even number")
	return s
}

// Check returns why the size cannot be computed, or nil.
func (s Size) Check() error {
	if s.Width < 1 || s.Rows < 1 || s.Steps < 2 || s.Steps%2 != 0 {
		return fmt.Errorf("a plate of %d columns and %d rows on each PE, %d steps: -width and -rows must be positive, -steps positive and even", s.Width, s.Rows, s.Steps)
	}
	return nil
}

// Len returns the number of elements of a state.
func (s Size) Len() int { return (s.Rows + 2) * s.Width }

// Initial returns the part of a PE before the first step. It is the same on all PEs.
func (s Size) Initial() []float32 {
	state := make([]float32, s.Len())
	for y := range s.Rows + 2 {
		state[y*s.Width] = 1
	}
	return state
}

// Own returns where a PE's own rows begin and end in a state. At the end of the last step
// the neighbours' rows may still be on their way.
func (s Size) Own() (lo, hi int) { return s.Width, (s.Rows + 1) * s.Width }

// Compare returns an error that names the first point at which rows, those of PE pe of np
// after all steps, are not what plain Go computes on the plate as a whole.
func (s Size) Compare(rows []float32, pe, np int) error {
	whole := Size{Width: s.Width, Rows: s.Rows * np, Steps: s.Steps}
	cur, next := whole.Initial(), whole.Initial()
	for range s.Steps {
		for y := 1; y <= whole.Rows; y++ {
			for x := range s.Width {
				next[y*s.Width+x] = mean(cur, s.Width, x, y)
			}
		}
		cur, next = next, cur
	}
	for y := 1; y <= s.Rows; y++ {
		for x := range s.Width {
			if got, want := rows[(y-1)*s.Width+x], cur[(pe*s.Rows+y)*s.Width+x]; got != want {
				return fmt.Errorf("row %d, column %d is %v, plain Go has %v", y, x, got, want)
			}
		}
	}
	return nil
}

// Row computes row y of the next state from the current one. The threads of the block
// share its columns.
func Row(t *gpu.Thread, next, cur []float32, width, y int) {
	for x := range t.Block().Stride(width) {
		next[y*width+x] = mean(cur, width, x, y)
	}
}

// mean returns the mean of a point's neighbours. The columns at both sides stay as they are.
func mean(cur []float32, width, x, y int) float32 {
	i := y*width + x
	if x == 0 || x == width-1 {
		return cur[i]
	}
	return (cur[i-1] + cur[i+1] + cur[i-width] + cur[i+width]) * 0.25
}
