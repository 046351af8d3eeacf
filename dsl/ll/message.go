package ll

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Elem is the types that messages consist of.
type Elem interface {
	~int32 | ~uint32 | ~int64 | ~uint64 | ~int | ~uint | ~float32 | ~float64
}

// Group is the threads that send or receive a message together: a
// gpu.Warp, gpu.Block or gpu.Grid, or Alone. They take the lines in turn
// and do not meet. A line holds one element of 64 bits or two of 32.
type Group interface {
	Rank() int
	Size() int
}

// Alone is the group of a single thread.
type Alone struct{}

// Rank returns 0.
func (Alone) Rank() int { return 0 }

// Size returns 1.
func (Alone) Size() int { return 1 }

// Words returns the number of signals that a message of n
// elements takes. It is an even number.
func Words[T Elem](n int) int { return 2 * linesOf[T](n) }

// Send sends src to the words of PE pe, as the message of an epoch. The words have room
// for one message: the receiver must have read it before the next one is sent.
func Send[G Group, T Elem](t *gpu.Thread, g G, words shmem.Signals, epoch uint32, src []T, pe int) {
	lines := words.Lines().Slice(0, linesOf[T](len(src)))
	for i := g.Rank() * perLine[T](); i < len(src); i += g.Size() * perLine[T]() {
		shmem.PutLine(t, lines.At(i/perLine[T]()), load(src, i), epoch, pe)
	}
}

// Receive waits for the message of an epoch in this PE's words, and
// copies it to dst. A thread sees the elements that it has copied;
// the other threads of its group see them after they have met.
func Receive[G Group, T Elem](t *gpu.Thread, g G, words shmem.Signals, epoch uint32, dst []T) {
	lines := words.Lines().Slice(0, linesOf[T](len(dst)))
	for i := g.Rank() * perLine[T](); i < len(dst); i += g.Size() * perLine[T]() {
		a, b := unpack[T](shmem.WaitLine(t, lines.At(i/perLine[T]()), epoch))
		store(dst, i, a, b)
	}
}

// perLine is the number of elements of a line.
func perLine[T Elem]() int { return 64 / gpu.BitSize[T]() }

// linesOf is the number of lines of n elements.
func linesOf[T Elem](n int) int {
	if perLine[T]() == 1 {
		return n
	}
	return (n + 1) / 2
}

// load returns the data of the line that begins with element i of x, 0 past its end.
func load[T Elem](x []T, i int) (data uint64) {
	if i < len(x) {
		data = gpu.Bits(x[i])
	}
	if perLine[T]() == 2 && i+1 < len(x) {
		data |= gpu.Bits(x[i+1]) << 32
	}
	return data
}

// unpack returns the elements in the data of a line. An element
// of 64 bits fills the line; there is no second one then.
func unpack[T Elem](data uint64) (a, b T) {
	if perLine[T]() == 1 {
		return gpu.FromBits[T](data), b
	}
	return gpu.FromBits[T](data), gpu.FromBits[T](data >> 32)
}

// store stores the elements of the line that begins with element i of x.
func store[T Elem](x []T, i int, a, b T) {
	x[i] = a
	if perLine[T]() == 2 && i+1 < len(x) {
		x[i+1] = b
	}
}
