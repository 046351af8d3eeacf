package lang

import (
	"iter"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

type shade uint8

const (
	black shade = iota
	grey
	white
	shades
)

const big = 1 << 40 // needs 64 bits

// divide has several, named results.
func divide(a, b int32) (q, r int32, ok bool) {
	if b == 0 {
		return
	}
	q = a / b
	r = a - q*b
	ok = true
	return
}

func classify(n int32) shade {
	switch {
	case n < 0:
		return black
	case n == 0, n > 1000:
		return grey
	}
	return white
}

func weight(s shade) int32 {
	w := int32(0)
	switch s {
	case white:
		w += 4
		fallthrough
	case grey:
		w += 2
	case black:
		w = 100
	default:
		w = -1
	}
	return w
}

// collatz counts steps, up to limit.
func collatz(n int64, limit int) int {
	steps := 0
	for n != 1 {
		if steps == limit {
			break
		}
		if n&1 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
		steps++
	}
	return steps
}

// firstFactor leaves nested loops by label.
func firstFactor(n int32) (int32, int32) {
	var a, b int32
outer:
	for a = 2; a <= 12; a++ {
		for b = a; ; b++ {
			switch product := a * b; {
			case product == n:
				break outer
			case product > n || b > 12:
				continue outer
			}
		}
	}
	return a, b
}

// each calls f for 0 to n-1 until f returns false.
func each(n int, f func(int) bool) int {
	for i := range n {
		if !f(i) {
			return i
		}
	}
	return n
}

func apply[A, B any](a A, f func(A) B) B { return f(a) }

// pair is a generic type with a method.
type pair[A, B any] struct {
	a A
	b B
}

func (p pair[A, B]) swap() pair[B, A] { return pair[B, A]{p.b, p.a} }

// countdown is an iterator written by a user.
func countdown(from int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := from; i > 0; i-- {
			if !yield(i) {
				return
			}
		}
	}
}

// Control is a program over control flow, functions, generics and closures; it
// returns a digest of n.
func Control(n int32) int64 {
	h := int64(n)
	mix := func(v int64) { h = h*31 + v }

	q, r, ok := divide(n, n%5)
	mix(int64(q) + int64(r))
	if !ok {
		mix(-1)
	}
	for s := range shades {
		mix(int64(weight(s)))
	}
	mix(int64(weight(classify(n))) + int64(weight(7)))
	mix(int64(collatz(int64(n&0xff)+1, 60)))
	a, b := firstFactor(n & 0x7f)
	mix(int64(a*100 + b))
	mix(big >> (uint(n) & 7))

	// Closures share variables with their function.
	total := 0
	stopped := each(10, func(i int) bool {
		total += i
		return total < int(n&31)
	})
	mix(int64(total*100 + stopped))
	scale := int32(3)
	times := func(x int32) int32 { return x * scale }
	mix(int64(times(n)))
	scale = 5
	mix(int64(times(n)))
	mix(int64(apply(n, func(x int32) float32 { return float32(x&0xff) / 2 })))
	p := pair[int32, float64]{n, 2.5}.swap()
	mix(int64(p.a*2) + int64(p.b))
	move := point{1, 2}.manhattan // a bound method
	mix(int64(move()))

	// Closures made in a loop.
	sum := 0
	for i, j := 0, 10; i < j; i, j = i+1, j-2 {
		a, b := i, j
		add := func() { sum += a * b }
		b++
		add()
	}
	mix(int64(sum))
	for i := range countdown(int(n & 15)) {
		if i == 3 {
			continue
		}
		if i == 1 {
			break
		}
		mix(int64(i))
	}
	for range 2 {
		mix(int64(min(n, 3)))
	}
	x := n
	for x > 10 {
		x >>= 1
	}
	mix(int64(x))
	var zero struct {
		p point
		f float32
	}
	mix(int64(zero.p.x) + int64(zero.f))
	return h
}

// ControlKernel applies Control to each element.
//
//gpu:kernel
func ControlKernel(t *gpu.Thread, out []int64, in []int32) {
	for i := range t.Grid().Stride(len(in)) {
		out[i] = Control(in[i])
	}
}
