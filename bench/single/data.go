package single

import "github.com/gpuc-go/gpuc/dsl/gpu"

// pattern returns element i of random data: integers so small that all sums here
// are exact, in whatever order they are added.
func pattern(i int, seed uint64) float32 {
	x := (uint64(i) + seed) * 0x9e3779b97f4a7c15
	x = (x ^ x>>32) * 0xd6e8feb86659fd93
	return float32(int(x>>60) - 8)
}

// Fill fills data with the pattern.
//
//gpu:kernel maxthreads=512
func Fill(t *gpu.Thread, data []float32, seed uint64) {
	for i := range t.Grid().Stride(len(data)) {
		data[i] = pattern(i, seed)
	}
}

// CheckSaxpy counts the elements of y that are not what times calls of Saxpy
// made of the patterns of two seeds.
//
//gpu:kernel maxthreads=512
func CheckSaxpy(t *gpu.Thread, y []float32, seedY, seedX uint64, a float32, times int, wrong []uint64) {
	for i := range t.Grid().Stride(len(y)) {
		if y[i] != pattern(i, seedY)+float32(times)*a*pattern(i, seedX) {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}

// CheckTranspose counts the elements of dst, w rows of h columns, that are not
// those of the transposed pattern.
//
//gpu:kernel maxthreads=512
func CheckTranspose(t *gpu.Thread, dst []float32, w, h int, seed uint64, wrong []uint64) {
	for i := range t.Grid().Stride(w * h) {
		if dst[i] != pattern(i%h*w+i/h, seed) {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}

// CheckStencil counts the elements of dst that are not the mean of the pattern's
// neighbours, or at the border not those of the pattern of seedBorder.
//
//gpu:kernel maxthreads=512
func CheckStencil(t *gpu.Thread, dst []float32, w, h int, seed, seedBorder uint64, wrong []uint64) {
	for i := range t.Grid().Stride(w * h) {
		x, y := i%w, i/w
		want := pattern(i, seedBorder)
		if x > 0 && x < w-1 && y > 0 && y < h-1 {
			want = 0.25 * (pattern(i-1, seed) + pattern(i+1, seed) + pattern(i-w, seed) + pattern(i+w, seed))
		}
		if dst[i] != want {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}

// CheckGemv counts the elements of dst that are not the product of the patterns
// of a matrix with the given columns and of a vector.
//
//gpu:kernel maxthreads=512
func CheckGemv(t *gpu.Thread, dst []float32, cols int, seedM, seedV uint64, wrong []uint64) {
	for r := range t.Grid().Stride(len(dst)) {
		sum := float32(0)
		for c := range cols {
			sum += pattern(r*cols+c, seedM) * pattern(c, seedV)
		}
		if dst[r] != sum {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}
