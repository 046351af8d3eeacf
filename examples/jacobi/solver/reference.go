package solver

// Reference does iterations of Jacobi's method in plain Go on the whole field and
// returns it.
func Reference(width, height, iterations int, initial func(x, y int) float32) []float32 {
	cur := make([]float32, width*height)
	for i := range cur {
		cur[i] = initial(i%width, i/width)
	}
	next := make([]float32, len(cur))
	for range iterations {
		for y := range height {
			row := cur[y*width : (y+1)*width]
			up := cur[(y+height-1)%height*width:][:width]
			down := cur[(y+1)%height*width:][:width]
			now := next[y*width : (y+1)*width]
			copy(now, row)
			for x := 1; x < width-1; x++ {
				now[x] = (row[x-1] + row[x+1] + up[x] + down[x]) * 0.25
			}
		}
		cur, next = next, cur
	}
	return cur
}
