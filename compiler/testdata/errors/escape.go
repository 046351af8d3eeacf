// Package escape lets addresses outlive their variables, and recurses.
package escape

import "github.com/gpuc-go/gpuc/dsl/gpu"

type node struct {
	p *int
	n int
}

func local() *int {
	x := 3
	return &x // want "function local returns the address of x, which ends with the call"
}

func literal() *node {
	return &node{n: 1} // want "returns the address of a composite literal"
}

func slice() []int {
	var a [4]int
	return a[:] // want "returns the address of a"
}

func keep(n *node) {
	x := 1
	n.p = &x // want "function keep stores the address of x in memory that outlives it"
}

func pass(p *int) *int { return p }

func indirect() *int {
	x := 3
	return pass(&x) // want "returns the address of x"
}

func fill(n *node, p *int) { n.p = p }

//gpu:kernel
func Escapes(t *gpu.Thread, s []int) {
	s[0] = *local() + literal().n + slice()[0] + *indirect()
	var n node
	keep(&n)
	y := 2
	fill(&n, &y)
	s[1] = *n.p
}

//gpu:kernel
func Iterations(t *gpu.Thread, s []int) {
	var p *int
	for i := range s {
		x := i // want "keeps the address of x for the next iteration"
		if p != nil {
			s[i] = *p
		}
		p = &x
	}
}

func fact(n int) int {
	if n < 2 {
		return 1
	}
	return n * fact(n-1) // want "function fact calls itself; a GPU"
}

func even(n int) bool { return n == 0 || odd(n-1) }
func odd(n int) bool  { return n != 0 && even(n-1) } // want "function odd calls itself through even"

//gpu:kernel
func Recursion(t *gpu.Thread, s []int) {
	s[0] = fact(s[1])
	if even(s[2]) {
		s[0] = 1
	}
	var f func(int) int
	f = func(n int) int {
		if n == 0 {
			return 0
		}
		return f(n - 1) // want "kernel Recursion calls itself through a closure"
	}
	s[3] = f(s[1])
}

//gpu:kernel
func Functions(t *gpu.Thread, s []int) {
	var f func() int
	if s[0] > 0 {
		f = func() int { s[1]++; return 1 }
	}
	g := func() int { return f() } // want "uses a function variable that may not be assigned yet"
	s[2] = g()
	h := func() int { return 1 }
	k := func() int { return h() }
	h = func() int { return 2 } // want "assigns to a function variable that has a value already"
	s[3] = k()
	fs := [2]func() int{k, h} // want "uses a value of type \\[2\\]func\\(\\) int, of which a GPU would have to pick a function at run time; keep each in a variable, or in a field of a struct"
	s[4] = fs[s[0]]()
	gs := []func(int) int{fact, fact} // want "uses a value of type \\[\\]func\\(int\\) int, "
	s[5] = gs[s[0]](1)
}

type labelled struct {
	label string
	n     int
}

func (l *labelled) or(m *labelled, first bool) *labelled {
	if first {
		return l
	}
	return m
}

//gpu:kernel
func LabelledPointers(t *gpu.Thread, s []int) {
	a, b := labelled{"a", s[0]}, labelled{"b", s[1]}
	p := &a // want "picks at run time the variable that a pointer points to, which a GPU must know because it holds functions or strings; use if or switch around uses of each variable"
	if s[2] > 0 {
		p = &b
	}
	s[3] = p.n + a.or(&b, s[4] > 0).n // want `gets a pointer that \(\*labelled\).or picks at run time, to a variable that holds functions or strings; return the same pointer everywhere`
	q := &a
	get := func() int { return q.n }
	q = &b // want `assigns to a pointer variable \(to functions or strings\) that has a value already`
	s[5] = get()
	both := []*labelled{&a, &b} // want `uses a value of type \[\]\*escape.labelled, of which a GPU would have to pick a pointer at run time, to a variable that holds functions or strings; keep each`
	s[6] = both[s[7]].n
}

//gpu:kernel
func LoopVariable(t *gpu.Thread, s []int) {
	var p *int
	for i := 0; i < 3; i++ { // want "keeps the address of i for the next iteration"
		if p != nil {
			s[i] = *p
		}
		p = &i
	}
	for i := 0; i < 3; i++ {
		p := &i
		*p++
		s[i] = *p
	}
}

//gpu:kernel
func InnerIterations(t *gpu.Thread, s []int) {
	for i := range s {
		var n node
		for j := range i {
			x := j
			if n.p != nil {
				s[i] += *n.p
			}
			n.p = &x // want "keeps the address of x for the next iteration"
		}
	}
}
