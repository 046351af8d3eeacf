package solver

import "math"

// reference does iterations of Jacobi's method in plain Go and returns the field
// and the norm of the last changes.
func reference(width, height, iterations int, initial func(x, y int) float32) (field []float32, norm float64) {
	cur := make([]float32, width*height)
	for i := range cur {
		cur[i] = initial(i%width, i/width)
	}
	next := make([]float32, len(cur))
	for range iterations {
		sum := 0.0
		for y := range height {
			up, down := (y+height-1)%height*width, (y+1)%height*width
			for x := range width {
				i := y*width + x
				if x == 0 || x == width-1 {
					next[i] = cur[i]
					continue
				}
				next[i] = (cur[i-1] + cur[i+1] + cur[up+x] + cur[down+x]) * 0.25
				d := float64(next[i]) - float64(cur[i])
				sum += d * d
			}
		}
		cur, next = next, cur
		norm = math.Sqrt(sum)
	}
	return cur, norm
}
