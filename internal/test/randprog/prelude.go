package randprog

import (
	"fmt"
	"strings"
)

// Prelude are the declarations that all programs share.
func Prelude() string {
	var b strings.Builder
	b.WriteString(preludeText)
	for _, t := range ints {
		// Exclusive bounds of the numbers whose integer part the type has.
		lo, hi := fmt.Sprintf("-0x1p%d", t.bits-1), fmt.Sprintf("0x1p%d", t.bits-1)
		if t.kind == uintKind {
			lo, hi = "-1", fmt.Sprintf("0x1p%d", t.bits)
		}
		below := ">"
		if t.kind == intKind {
			below = ">="
		}
		fmt.Fprintf(&b, "\nfunc to_%[1]s[T float32 | float64](x T) %[1]s {\n\tif x %[2]s %[3]s && x < %[4]s {\n\t\treturn %[1]s(x)\n\t}\n\treturn 77\n}\n", t, below, lo, hi)
	}
	return b.String()
}

// preludeText avoids what Go leaves open: the bits of a NaN, and integers of floats
// that they cannot hold.
const preludeText = `
type integer interface {
	int8 | int16 | int32 | int64 | int | uint8 | uint16 | uint32 | uint64 | uint
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func width(x uint64) int { return bits.Len64(x) }

func bits64(x float64) uint64 {
	if x != x {
		return 1
	}
	return math.Float64bits(x)
}

func bits32(x float32) uint32 {
	if x != x {
		return 1
	}
	return math.Float32bits(x)
}

func mix[T integer](a, b T) T {
	if a < b {
		return a ^ b<<3
	}
	return a - b
}

func kindOf[T integer](x T) int {
	switch y := any(x).(type) {
	case int8:
		return int(y) + 1
	case uint16:
		return int(y) * 3
	case uint, int:
		return 5
	}
	return 6
}

func choose[T any](c bool, a, b T) T {
	if c {
		return a
	}
	return b
}

func fold[T, A any](s []T, a A, f func(A, T) A) A {
	for _, v := range s {
		a = f(a, v)
	}
	return a
}

func upTo(lo, hi, step int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := lo; i < hi; i += step {
			if !yield(i) {
				return
			}
		}
	}
}

func backward[T any](s []T) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i := len(s) - 1; i >= 0; i-- {
			if !yield(i, s[i]) {
				return
			}
		}
	}
}

func filter[T any](seq iter.Seq[T], keep func(T) bool) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := range seq {
			if keep(v) && !yield(v) {
				return
			}
		}
	}
}

type box[T integer] struct {
	v T
	n int
}

func (b *box[T]) put(v T) T {
	old := b.v
	b.v = v
	b.n++
	return old
}

func (b box[T]) sum() T { return b.v + T(b.n) }
`
