// Package lang holds the kernels with which the conformance tests compare Go as
// the compiler lowers it with Go as it runs natively. Most of them apply one
// ordinary function to each element; the tests call the same function on the
// host and compare.
package lang

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

import (
	"iter"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// This file holds what is known at compile time and gone in machine code: function
// values, iterators and assertions of types.

func compose[A, B, C any](f func(A) B, g func(B) C) func(A) C {
	return func(x A) C { return g(f(x)) }
}

var negate = func(x int64) int64 { return -x }

type rules struct {
	join  func(int64, int64) int64
	start int64
}

func rulesOf(k int64) rules {
	return rules{join: func(a, b int64) int64 { return a*k + b }, start: k}
}

func (r rules) fold(s []int32) int64 {
	n := r.start
	for _, v := range s {
		n = r.join(n, int64(v))
	}
	return n
}

// from yields the elements of s from place at on, and then those before.
func from[T any](s []T, at int) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i := range s {
			k := (at + i) % len(s)
			if !yield(k, s[k]) {
				return
			}
		}
	}
}

func firstOf[T any](s iter.Seq2[int, T], ok func(T) bool) (int, bool) {
	for i, v := range s {
		if ok(v) {
			return i, true
		}
	}
	return -1, false
}

func weigh[T any](v T) int64 {
	switch v := any(v).(type) {
	case int32:
		return int64(v)
	case gpu.Float16:
		return int64(v.Float32() * 4)
	case [2]int64:
		return v[0] - v[1]
	}
	return 1000
}

type hand struct {
	cards [2][3]int16
	n     uint8
}

func (h hand) with(r, c int, v int16) hand {
	h.cards[r][c] = v
	h.n++
	return h
}

// Language returns a number that depends on all of it, for eight numbers at least
// and a place among them.
func Language(s []int32, at int) (n int64) {
	triple := func(x int64) int64 { return 3 * x }
	f := compose(compose(triple, negate), func(x int64) int64 { return x + int64(at) })
	n = f(int64(s[at])) + rulesOf(int64(at&7)).fold(s[:5])
outer:
	for i, v := range from(s, at) {
		for j, w := range slices.Backward(s[:4]) {
			switch {
			case v == w:
				continue outer
			case v < 0 && j == 1:
				break outer
			case w > 100:
				return n + int64(i*j)
			}
			n = n*5 + int64(w)
		}
		n ^= int64(v)
	}
	if i, ok := firstOf(from(s, at), func(v int32) bool { return v&3 == 2 }); ok {
		n += int64(i) << 8
	}
	n += weigh(s[0]) + weigh(gpu.ToFloat16(float32(at&15)/4)) + weigh([2]int64{n, 3}) + weigh(true)
	var h hand
	for i, v := range s[:6] {
		h = h.with(i&1, (i+at)%3, int16(v))
	}
	hands := [2]hand{h, h.with(at&1, at%3, 9)}
	if hands[0] == hands[1] {
		n++
	}
	p := &hands[at&1]
	p.cards[1] = hands[1-at&1].cards[0]
	for _, row := range p.cards {
		for _, c := range row {
			n = n*3 + int64(c)
		}
	}
	return n + int64(p.n)
}

// LanguageKernel applies Language at every place of s.
//
//gpu:kernel
func LanguageKernel(t *gpu.Thread, out []int64, s []int32) {
	for at := range t.Grid().Stride(len(out)) {
		out[at] = Language(s, at)
	}
}

func bit[T int8 | uint8 | int16 | uint16 | int32 | uint32 | int64 | uint64 | int | uint | float32 | float64](b bool) T {
	if b {
		return 1
	}
	return 0
}
