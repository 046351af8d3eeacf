// Package subset uses what kernels do not have.
package subset

import (
	"fmt"
	"iter"
	"os"
	"slices"
	"sync/atomic"
	"time"
	"unicode/utf8"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

var table = [4]int{1, 2, 3, 4}

type shape interface{ area() float64 }

type square struct{ side float64 }

func (s square) area() float64 { return s.side * s.side }

//gpu:kernel
func Allocates(t *gpu.Thread, s []int, n int) {
	s = append(s, 1)    // want "^kernel Allocates calls append, which allocates; write into a slice passed by the host$"
	u := make([]int, n) // want "kernel Allocates makes a slice whose length is not constant"
	m := map[int]int{}  // want "kernel Allocates makes a map"
	m[1] = 2            // want "writes to a map"
	s[0] = m[1] + u[0]  // want "looks up a map"
	for k := range m {  // want "ranges over a map"
		s[k] = 1
	}
	delete(m, 1) // want "deletes from a map"
}

//gpu:kernel
func Concurrent(t *gpu.Thread, s []int) {
	go func() { s[0] = 1 }() // want "starts a goroutine; a kernel is parallel through its grid"
	c := make(chan int)      // want "makes a channel"
	c <- 1                   // want "sends on a channel"
	s[0] = <-c               // want "receives from a channel"
	select {                 // want "selects over channels"
	case c <- 1:
	case s[0] = <-c:
	}
	close(c)               // want "closes a channel"
	defer t.Block().Sync() // want "defers a call"
}

//gpu:kernel
func Strings(t *gpu.Thread, b []byte, n int) {
	s := string(b) // want `converts \[\]byte to string`
	s += "x"       // want "builds a string"
	b[0] = s[n]    // want "indexes a string"
	if s == "y" {  // want "compares strings"
		b[1] = 2
	}
	for range s { // want "ranges over a string"
	}
	copy(b, s) // want "copies from a string"
}

//gpu:kernel
func Dynamic(t *gpu.Thread, out []float64, n int) {
	var s shape = square{2} // want "uses a value of type subset.square as subset.shape; kernels have no interface values"
	out[0] = s.area()       // want "calls area of the interface subset.shape"
	if q, ok := s.(square); ok {
		out[1] = q.side
	}
	f := func(x float64) float64 { return x } // want "picks a function value at run time"
	if n > 1 {
		f = func(x float64) float64 { return 2 * x }
	}
	out[2] = f(1)
}

//gpu:kernel
func Library(t *gpu.Thread, s []int) {
	fmt.Println(s[0])             // want `calls fmt.Println, which kernels do not have; use gpu.Printf, or write values to a slice`
	s[0] = int(time.Now().Unix()) // want "calls time.Now, which kernels do not have; use gpu.Clock" "calls time.Time.Unix"
	os.Exit(1)                    // want "calls os.Exit, which kernels do not have; do it on the host"
	atomic.AddInt64(nil, 1)       // want "calls atomic.AddInt64, which has no Go body; use gpu.AtomicAdd and the like"
	println(s[0])                 // want "calls println; use gpu.Printf"
	if utf8.Valid(nil) {          // want `calls utf8.Valid, which does not work in a kernel: utf8.go:\d+ uses a value of type uintptr`
		s[0] = utf8.RuneCountInString("ä") // want `calls utf8.RuneCountInString, which does not work in a kernel: utf8.go:\d+ ranges over a string; .*pass a \[\]byte`
	}
}

//gpu:kernel
func Memory(t *gpu.Thread, s []int, n int) {
	s[0] = table[1]            // want "uses the package variable table, which is written at subset.go:94:7; kernels can use only package variables that are never written, pass its value as a parameter"
	table[2] = s[1]            // want "uses the package variable table, which is written"
	p := unsafe.Pointer(&s[0]) // want "uses unsafe.Pointer"
	s[1] = int(uintptr(p))     // want "uses unsafe.Pointer"
	var big [1 << 20]int       // want "has a local variable of 8388608 bytes"
	s[2] = big[n]
	c := complex(float64(n), 1)          // want "uses a value of type complex128, .*use a struct of two floats"
	s[3] = int(real(c * c))              // want "uses a value of type complex128, .*use a struct of two floats"
	x := gpu.Shared[[1 << 20]float32](t) // want "calls gpu.Shared for 4194304 bytes"
	x[0] = 1
	y := gpu.Shared[*int](t) // want `calls gpu.Shared\[\*int\]: memory shared with the GPU holds .*, not \*int; use an index into a slice`
	_ = y
	a, b := gpu.Shared[int](t), gpu.Shared[int](t) // want "twice on one line"
	*a = *b
}

//gpu:kernel
func Panics(t *gpu.Thread, s []int) {
	if s[0] == 0 {
		panic(s[0]) // want "panics with a value that is not constant"
	}
	if s[1] == 0 {
		panic(fmt.Sprintf("at %d", s[1])) // want "calls fmt.Sprintf" "panics with a value that is not constant"
	}
	recover() // want "calls recover"
}

func helper(s []int) {
	deeper(s)
}

func deeper(s []int) {
	_ = append(s, 2) // want `^function deeper calls append.* \| called from helper at subset.go:\d+:8 \| called from Chain at subset.go:\d+:8$`
}

//gpu:kernel
func Chain(t *gpu.Thread, s []int) {
	helper(s)
	generic(s)
	tree{s}.walk()
}

func generic[T any](s []T) {
	_ = append(s, s[0]) // want `^function generic calls append.*called from Chain`
}

type tree struct{ s []int }

func (t tree) walk() {
	_ = append(t.s, 1) // want `^method tree.walk calls append`
}

type node struct {
	next *node
	n    int
}

//gpu:kernel
func Linked(t *gpu.Thread, s []int) {
	last := node{nil, 2}    // want `uses a value of type subset.node, which holds pointers to its own type; keep such values in an array, with indices in place of pointers`
	first := node{&last, 1} // want `uses a value of type subset.node, which holds pointers`
	s[0] = first.n
	names := [2]string{"a", "b"} // want `uses a value of type \[2\]string, of which a GPU would have to pick a string at run time; pass a number`
	s[1] = len(names[s[0]])
}

// Inside has functions of the standard library that do not work in a kernel: each is
// reported once, where it is called.
//
//gpu:kernel
func Inside(t *gpu.Thread, s []int) {
	s = slices.Clone(s)                    // want `^kernel Inside calls slices.Clone, which does not work in a kernel: slices.go:\d+ calls append`
	slices.Sort(s)                         // want `^kernel Inside calls slices.Sort, which does not work in a kernel: zsortordered.go:\d+ calls itself; a GPU thread has little stack, write a loop$`
	next, _ := iter.Pull(slices.Values(s)) // want `^kernel Inside calls iter.Pull, which does not work in a kernel: iter.go`
	s[0], _ = next()                       // want `calls iter.Pull, which does not work in a kernel`
	sorted(s)
	for i := range slices.Values(s) {
		defer func() { s[i] = 0 }() // want `defers a call`
	}
}

func sorted(s []int) {
	slices.SortFunc(s, func(a, b int) int { return a - b }) // want `^function sorted calls slices.SortFunc, which does not work in a kernel: zsortanyfunc.go:\d+ calls itself; .* \| called from Inside`
}
