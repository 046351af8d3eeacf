package randprog

import (
	"fmt"
	"go/format"
	"regexp"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/golden"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

// This file tries every operation with values of every type: a program for each pair.

// gridType is a type with two values of it. In its texts, $N makes names of the package unique.
type gridType struct {
	typ   string
	a, b  string // expressions of n, an int64 that no compiler knows
	show  string // an int64 that tells values apart, of the value x
	decl  string // declarations
	setup string // statements before the operation
}

var gridTypes = []gridType{
	{typ: "bool", a: "n > 3", b: "n > 300", show: "truth(x)"},
	{typ: "int", a: "int(n)", b: "int(n) + 1", show: "int64(x)"},
	{typ: "int8", a: "int8(n)", b: "int8(n) + 1", show: "int64(x)"},
	{typ: "uint8", a: "uint8(n)", b: "uint8(n) + 1", show: "int64(x)"},
	{typ: "uint64", a: "uint64(n)", b: "uint64(n) + 1", show: "int64(x)"},
	{typ: "uintptr", a: "uintptr(n)", b: "uintptr(n) + 1", show: "int64(x)"},
	{typ: "float32", a: "float32(n)", b: "float32(n) + 1", show: "int64(x)"},
	{typ: "float64", a: "float64(n)", b: "float64(n) + 1", show: "int64(x)"},
	{typ: "complex128", a: "complex(float64(n), 1)", b: "complex(float64(n), 2)", show: "int64(imag(x))"},
	{typ: "gpu.Float16", a: "gpu.ToFloat16(float32(n))", b: "gpu.ToFloat16(2)", show: "int64(x.Float32())"},
	{typ: "gpu.Vec2[int32]", a: "gpu.Vec2[int32]{X: 1, Y: int32(n)}", b: "gpu.Vec2[int32]{X: int32(n)}", show: "int64(x.X*2 + x.Y)"},
	{typ: "*gpu.Thread", a: "t", b: "t", show: "truth(x != nil)"},
	{typ: "string", a: `"ab"`, b: `"c"`, show: "int64(len(x))"},
	{typ: "named$N", decl: "type named$N int32", a: "named$N(n)", b: "named$N(n) + 1", show: "int64(x)"},
	{typ: "[3]int32", a: "[3]int32{1, int32(n)}", b: "[3]int32{2: int32(n)}", show: "int64(x[0] + 2*x[1] + 3*x[2])"},
	{typ: "[0]int64", a: "[0]int64{}", b: "[0]int64{}", show: "int64(len(x))"},
	{typ: "[2]string", a: `[2]string{"ab"}`, b: `[2]string{"c"}`, show: "int64(len(x[0]))"},
	{typ: "[2]func() int64", a: "[2]func() int64{0: func() int64 { return n }}", b: "[2]func() int64{0: func() int64 { return 2 }}", show: "x[0]()"},
	{typ: "[]int64", setup: "va := [3]int64{1, n}\n_ = va", a: "va[:]", b: "va[1:]", show: "int64(len(x)) + x[0]"},
	{typ: "[][]int64", setup: "va := [2][]int64{{1}, {n, 2}}\n_ = va", a: "va[:]", b: "va[1:]", show: "int64(len(x)) + x[0][0]"},
	{typ: "[]string", a: `[]string{"ab", "c"}`, b: `[]string{"c"}`, show: "int64(len(x)) + int64(len(x[0]))"},
	{typ: "[]any", a: "[]any{n}", b: "[]any{}", show: "int64(len(x))"},
	{typ: "struct{}", a: "struct{}{}", b: "struct{}{}", show: "truth(x == struct{}{})"},
	{typ: "pair$N", decl: "type pair$N struct { u int8; v int64 }", a: "pair$N{int8(n), 2}", b: "pair$N{3, n}", show: "int64(x.u) + 2*x.v"},
	{typ: "nested$N", decl: "type inner$N struct { a [2]int16; _ int32 }\ntype nested$N struct { inner$N; f float32 }", a: "nested$N{inner$N{a: [2]int16{1, int16(n)}}, 2}", b: "nested$N{f: float32(n)}", show: "int64(x.a[1]) + int64(x.f)"},
	{typ: "box$N[int16]", decl: "type box$N[X any] struct { v X; n int }\nfunc (b box$N[X]) get() X { return b.v }", a: "box$N[int16]{int16(n), 1}", b: "box$N[int16]{v: 4}", show: "int64(x.get()) + int64(x.n)"},
	{typ: "label$N", decl: "type label$N struct { s string; v int64 }", a: `label$N{"ab", n}`, b: `label$N{"c", 1}`, show: "int64(len(x.s)) + x.v"},
	{typ: "act$N", decl: "type act$N struct { f func(int64) int64; v int64 }", a: "act$N{func(y int64) int64 { return y + n }, n}", b: "act$N{func(y int64) int64 { return y * 2 }, 1}", show: "x.f(x.v)"},
	{typ: "view$N", decl: "type view$N struct { s []int64; p *int64 }", setup: "va := [2]int64{n, 2}\n_ = va", a: "view$N{va[:], &va[0]}", b: "view$N{s: va[1:], p: &va[1]}", show: "int64(len(x.s)) + *x.p"},
	{typ: "dyn$N", decl: "type dyn$N struct { v int64; e any }", a: "dyn$N{v: n}", b: "dyn$N{v: 2, e: n}", show: "x.v"},
	{typ: "*int64", setup: "va, vb := n, n+1\n_, _ = va, vb", a: "&va", b: "&vb", show: "*x"},
	{typ: "*[3]int32", setup: "va, vb := [3]int32{1, int32(n)}, [3]int32{2}\n_, _ = va, vb", a: "&va", b: "&vb", show: "int64(x[0] + x[1])"},
	{typ: "*pair$N", decl: "type pair$N struct { u int8; v int64 }", setup: "va, vb := pair$N{int8(n), 2}, pair$N{1, n}\n_, _ = va, vb", a: "&va", b: "&vb", show: "int64(x.u) + x.v"},
	{typ: "*string", setup: `va, vb := "ab", "c"; _, _ = va, vb`, a: "&va", b: "&vb", show: "int64(len(*x))"},
	{typ: "*label$N", decl: "type label$N struct { s string; v int64 }", setup: `va, vb := label$N{"ab", n}, label$N{"c", 1}; _, _ = va, vb`, a: "&va", b: "&vb", show: "int64(len(x.s)) + x.v"},
	{typ: "*act$N", decl: "type act$N struct { f func(int64) int64; v int64 }", setup: "va, vb := act$N{func(y int64) int64 { return y + n }, n}, act$N{func(y int64) int64 { return y * 2 }, 1}\n_, _ = va, vb", a: "&va", b: "&vb", show: "x.f(x.v)"},
	{typ: "*list$N", decl: "type list$N struct { next *list$N; v int64 }", setup: "va, vb := list$N{v: n}, list$N{v: 1}\n_, _ = va, vb", a: "&va", b: "&vb", show: "x.v"},
	{typ: "*func() int64", setup: "va, vb := func() int64 { return n }, func() int64 { return 2 }\n_, _ = va, vb", a: "&va", b: "&vb", show: "(*x)()"},
	{typ: "*map[int]int", setup: "var va, vb map[int]int\n_, _ = va, vb", a: "&va", b: "&vb", show: "int64(len(*x))"},
	{typ: "func(int64) int64", a: "func(y int64) int64 { return y + n }", b: "func(y int64) int64 { return y * 2 }", show: "x(3)"},
	{typ: "func(...any)", a: "func(y ...any) { o[7] = int64(len(y)) }", b: "func(y ...any) {}", show: "func() int64 { x(n, 1); return o[7] }()"},
	{typ: "func(map[int]int) int", a: "func(m map[int]int) int { return len(m) }", b: "func(m map[int]int) int { return 2 }", show: "int64(x(nil))"},
	{typ: "iter.Seq[int64]", a: "func(yield func(int64) bool) { _ = yield(n) && yield(2) }", b: "func(yield func(int64) bool) { yield(n) }", show: "func() (s int64) { for v := range x { s = s*3 + v }; return }()"},
	{typ: "any", a: "any(n)", b: "any(int8(n))", show: "int64(len([1]any{x}))"},
	{typ: "error", decl: "type fault$N struct{}\nfunc (fault$N) Error() string { return \"f\" }", a: "error(fault$N{})", b: "error(nil)", show: "truth(x == nil)"},
	{typ: "sized$N", decl: "type sized$N interface { size() int64 }\ntype three$N int64\nfunc (t three$N) size() int64 { return int64(t) }", a: "sized$N(three$N(n))", b: "sized$N(three$N(2))", show: "x.size()"},
	{typ: "map[int]int", a: "map[int]int{1: int(n)}", b: "map[int]int(nil)", show: "int64(len(x))"},
	{typ: "<-chan int", a: "(<-chan int)(make(chan int, 2))", b: "(<-chan int)(nil)", show: "int64(cap(x))"},
}

// gridOp is an operation: declarations, and statements that write what they find to o. $T is the
// type, $A and $B are its values, $S(x) shows the value of the variable x.
type gridOp struct{ name, decl, body string }

var gridOps = []gridOp{
	{"zero", "", "var x $T\no[0] = $S(x)"},
	{"local", "", "x := $A\no[0] = $S(x)"},
	{"assign", "", "x := $A\no[0] = $S(x)\nx = $B\no[1] = $S(x)"},
	{"param", "func f$N(o []int64, n int64, x $T) int64 { return $S(x) }", "o[0] = f$N(o, n, $A)"},
	{"unused param", "func f$N(x $T) int64 { return 5 }", "o[0] = f$N($A)"},
	{"nil param", "func f$N(x $T) int64 { if x == nil { return 1 }\nreturn 2 }", "o[0] = f$N(nil)"},
	{"pointer param", "func f$N(o []int64, n int64, x *$T, y $T) { *x = y }", "x := $A\nf$N(o, n, &x, $B)\no[0] = $S(x)"},
	{"variadic", "func f$N(o []int64, n int64, xs ...$T) int64 { x := xs[1]\nreturn int64(len(xs)) + $S(x) }", "o[0] = f$N(o, n, $A, $B)"},
	{"no variadic", "func f$N(xs ...$T) int64 { return int64(len(xs)) }", "o[0] = f$N()"},
	{"result", "func f$N(o []int64, t *gpu.Thread, n int64) $T { $D\nreturn $A }", "x := f$N(o, t, n)\no[0] = $S(x)"},
	{"results", "func f$N(x $T) (y $T, ok bool) { y, ok = x, true\nreturn }", "x, ok := f$N($A)\no[0] = $S(x) + truth(ok)"},
	{"field", "type h$N struct { k int8; x $T }", "h := h$N{2, $A}\nx := h.x\no[0] = $S(x)\nh.x = $B\nx = h.x\no[1] = $S(x) + int64(h.k)"},
	{"field of a pointer", "type h$N struct { x $T; k int8 }", "h := &h$N{k: 2}\nh.x = $A\nx := h.x\no[0] = $S(x) + int64(h.k)"},
	{"embedded", "type e$N = $T\ntype h$N struct { k int8; e$N }", "h := h$N{2, $A}\nx := h.e$N\no[0] = $S(x)"},
	{"element", "", "xs := [2]$T{$A, $B}\nx := xs[n&1]\no[0] = $S(x)"},
	{"length of a slice", "", "var xs []$T\no[0] = int64(len(xs)) + truth(xs == nil)"},
	{"address", "", "x := $A\np := &x\n*p = $B\no[0] = $S(x)"},
	{"nil pointer", "", "var p *$T\no[0] = truth(p == nil)\nif n < 0 { x := *p\no[1] = $S(x) }"},
	{"capture", "", "x := $A\nf := func() int64 { return $S(x) }\no[0] = f()"},
	{"written capture", "", "var x $T\nf := func() { x = $A }\nf()\no[0] = $S(x)"},
	{"generic", "func f$N[X any](x X) X { y := x\nreturn y }", "x := f$N($A)\no[0] = $S(x)"},
	{"generic struct", "type h$N[X any] struct { x X }\nfunc (h *h$N[X]) set(x X) { h.x = x }", "var h h$N[$T]\nh.set($A)\nx := h.x\no[0] = $S(x)"},
	{"==", "", "x, y, z := $A, $A, $B\no[0] = truth(x == y) + 2*truth(x == z) + 4*truth(x != y) + 8*truth(x != z)"},
	{"== zero", "", "var y $T\nx := $A\no[0] = truth(x == y) + 2*truth(y == y)"},
	{"== nil", "", "var y $T\nx := $A\no[0] = truth(x == nil) + 2*truth(x != nil) + 4*truth(y == nil) + 8*truth(nil != y)"},
	{"struct ==", "type h$N struct { k int8; x $T }", "x, y, z := h$N{1, $A}, h$N{1, $A}, h$N{1, $B}\no[0] = truth(x == y) + 2*truth(x == z)"},
	{"switch", "", "x, y := $A, $B\nswitch x { case y: o[0] = 1\ncase $A: o[0] = 2\ndefault: o[0] = 3 }"},
	{"choice", "", "x := $A\nif n > 3 { x = $B }\no[0] = $S(x)"},
	{"loop variable", "", "i := 0\nfor x := ($A); i < 2; i++ { f := func() int64 { return $S(x) }\no[0] += f() }"},
	{"iterator", "", "seq := func(yield func($T) bool) { _ = yield($A) && yield($B) }\nfor x := range seq { o[0] = o[0]*5 + $S(x) }"},
	{"assertion", "", "x := any($A).($T)\no[0] = $S(x)"},
	{"type switch", "func f$N[X any](v X) int64 { switch any(v).(type) { case $T: return 1\ncase bool: return 2 }\nreturn 3 }", "o[0] = f$N($A) + 4*f$N(true)"},
	{"method", "type m$N $T\nfunc (m m$N) f() int64 { return 7 }\nfunc (m *m$N) g(x $T) { *m = m$N(x) }", "m := m$N($A)\nm.g($B)\nx := $T(m)\no[0] = m.f() + $S(x)"},
	{"interface", "", "var e any = $A\no[0] = truth(e != nil)"},
	{"variadic any", "func f$N(xs ...any) int64 { return int64(len(xs)) }", "o[0] = f$N($A, 1)"},
	{"to int", "", "x := $A\no[0] = int64(x)"},
	{"to string", "", "x := $A\no[0] = int64(len(string(x)))"},
	{"arithmetic", "", "x, y := $A, $B\no[0] = int64(x+y)\no[1] = int64(x*y)\no[2] = int64(x-y)\no[3] = int64(x/y)"},
	{"bits", "", "x, y := $A, $B\no[0] = int64(x&y)\no[1] = int64(x|y)\no[2] = int64(x&^y)\no[3] = int64(^x)\no[4] = int64(x%y)"},
	{"shift", "", "x := $A\no[0] = int64(x<<3)\no[1] = n << x\no[2] = n >> ($B)"},
	{"not", "", "x := $A\no[0] = truth(!x)"},
	{"order", "", "x, y := $A, $B\no[0] = truth(x < y) + 2*truth(x >= y)"},
	{"min", "", "x := min($A, $B)\no[0] = $S(x)\nx = max($A, $B)\no[1] = $S(x)"},
	{"len", "", "x := $A\no[0] = int64(len(x))"},
	{"index", "", "x := $A\ny := x[0]\n_ = y\no[0] = 1"},
	{"range", "", "x := $A\nfor i := range x { _ = i\no[0]++ }"},
	{"slice", "", "x := $A\ny := x[1:]\no[0] = int64(len(y))"},
	{"append", "", "x := append($A, ($B)...)\no[0] = int64(len(x))"},
	{"table", "var g$N $T", "x := g$N\no[0] = $S(x)"},
	{"constant", "const c$N $T = 3", "x := c$N\no[0] = $S(x)"},
	{"panic", "", "if n > 3 { panic($A) }"},
}

var showCall = regexp.MustCompile(`\$S\((\w+)\)`)

// program returns the operation with values of the type as the program of a number.
func (t gridType) program(op gridOp, number int) (*Program, error) {
	fill := func(text string) string {
		text = showCall.ReplaceAllStringFunc(text, func(call string) string {
			return regexp.MustCompile(`\bx\b`).ReplaceAllString(t.show, showCall.FindStringSubmatch(call)[1])
		})
		text = strings.NewReplacer("$T", t.typ, "$A", t.a, "$B", t.b, "$D", t.setup).Replace(text)
		return strings.ReplaceAll(text, "$N", fmt.Sprint(number))
	}
	p := &Program{Seed: uint64(number), Kernel: fmt.Sprint("K", number), Params: []Param{{"o", Int64, true}}}
	src, err := format.Source([]byte(fill(fmt.Sprintf("%s\n\n%s\n\n//gpu:kernel\nfunc %s(t *gpu.Thread, o []int64) {\nn := o[0] & 7\n_ = n\n%s\n%s\n}\n", t.decl, op.decl, p.Kernel, t.setup, op.body))))
	if err != nil {
		return nil, fmt.Errorf("%s of %s: %w", op.name, t.typ, err)
	}
	p.Source = string(src)
	return p, nil
}

// judged finds diagnostics about kernels in those of the Go language.
var judged = regexp.MustCompile(`^seed \d+: (kernel|function|method) `)

// TestTypesTimesOperations expects of every operation on every type that it does what Go does, or
// that the compiler refuses it. Which it is stands in the golden file: = for the first, . for the
// second, and a space for what is no Go.
func TestTypesTimesOperations(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles 2400 programs")
	}
	tc := chaintest.Toolchain(t, toolchain.Execute)
	lib, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	var programs []*Program
	for _, typ := range gridTypes {
		for _, op := range gridOps {
			p, err := typ.program(op, len(programs))
			if err != nil {
				t.Fatal(err)
			}
			programs = append(programs, p)
		}
	}
	var sum tally
	if err := sum.compareRounds(lib, t.TempDir(), programs, 0, 1); err != nil {
		t.Fatal(err)
	}
	name := func(number uint64) string {
		return fmt.Sprintf("%s of %s", gridOps[int(number)%len(gridOps)].name, gridTypes[int(number)/len(gridOps)].typ)
	}
	for _, f := range sum.found {
		t.Errorf("%s differs: %s\n%s", name(f.p.Seed), f.text, f.p.Source)
	}
	cells := []byte(strings.Repeat("=", len(programs)))
	for _, d := range sum.refused {
		var number int
		if _, err := fmt.Sscanf(d.Msg, "seed %d:", &number); err != nil {
			t.Fatal(d)
		}
		cells[number] = ' '
		if judged.MatchString(d.Msg) {
			cells[number] = '.'
		}
	}
	var b strings.Builder
	for i, typ := range gridTypes {
		fmt.Fprintf(&b, "%-21s %s\n", strings.ReplaceAll(typ.typ, "$N", ""), strings.TrimRight(string(cells[i*len(gridOps):][:len(gridOps)]), " "))
	}
	golden.Open(t).Check(t, "types times operations", b.String())
}
