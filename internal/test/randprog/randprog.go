// Package randprog writes random kernels. They are correct Go, end, and stay in what
// the compiler takes and Go lays down, so that a kernel must do the same compiled as
// natively: write the same memory, and fail at the same place with the same text. The
// test of this package runs both and compares them.
//
// What Go leaves open the generator keeps away from; docs/language.md lists it. Start
// reading at Generate.
package randprog

import (
	"fmt"
	"go/format"
	"math/rand/v2"
	"strings"
)

// Program is one random kernel with all that it needs beside Prelude.
type Program struct {
	Seed uint64
	// Kernel is the name of the kernel; all other names that the program
	// declares contain the same number.
	Kernel string
	// Source are the declarations.
	Source string
	// Params are the kernel's parameters after the thread.
	Params []Param
}

// Param is a parameter of a kernel: a slice of Type, or a scalar of it.
type Param struct {
	Name  string
	Type  *Type
	Slice bool
}

// gen writes one program.
type gen struct {
	r  *rand.Rand
	id string
	// decls are the finished declarations, out the function that is being written.
	decls []string
	out   *strings.Builder
	// scope are the variables that can be seen, innermost last.
	scope []*variable
	// loops are the loops of this function that surround the current place.
	loops []*loop
	// around is the number of loops in which this function may be called.
	around int
	// outside is the level of what is around loops.
	outside int
	// budget is the number of statements left to write.
	budget int
	names  int
	// structs are the named types of this program.
	structs []*Type
	// views are those with slices and pointers.
	views   []*Type
	helpers []*helper
	// tables are package variables that nobody writes.
	tables []*variable
	// results are those of the function that is being written; a return gives one of
	// each.
	results []*Type
	// calm, if not 0, asks for expressions that cannot fail.
	calm int
	// maxLevel is the level of the variables of which a pointer may be made.
	maxLevel int
	// unguarded is how many of 100 indices are used without a test.
	unguarded int
	// sweeps is how many of 100 statements more are sweeps.
	sweeps int
}

// Generate returns the random program of a seed, with the given number in its names.
func Generate(seed uint64, number int) *Program {
	g := &gen{r: rand.New(rand.NewPCG(seed, 14)), id: fmt.Sprint(number), budget: 14}
	g.unguarded = []int{0, 2, 10}[g.r.IntN(3)]
	for range g.r.IntN(3) + 1 {
		g.structType()
	}
	for range g.r.IntN(2) {
		g.viewType()
	}
	for range g.r.IntN(3) {
		g.table()
	}
	for range g.r.IntN(4) {
		g.helper()
	}
	g.budget = 12 + g.r.IntN(24)
	if g.chance(40) {
		g.sweeps, g.budget = 60, 4+g.r.IntN(6)
	}
	p := &Program{Seed: seed, Kernel: "K" + g.id, Params: g.params()}
	g.kernel(p)
	src, err := format.Source([]byte(strings.Join(g.decls, "\n\n")))
	if err != nil {
		panic(fmt.Sprintf("randprog: seed %d: %v\n%s", seed, err, strings.Join(g.decls, "\n\n")))
	}
	p.Source = string(src) + "\n"
	return p
}

// results of a kernel go to two slices of this length.
const results = 48

// params returns parameters of a kernel: the results, slices of scalars and structs,
// and scalars.
func (g *gen) params() []Param {
	params := []Param{{"o", Int64, true}, {"of", Float64, true}}
	slices := []*Type{Int64, Int, pick(g, scalars[:]), pick(g, scalars[:]), pick(g, g.structs)}
	for i, t := range slices[g.r.IntN(2):] {
		params = append(params, Param{fmt.Sprintf("s%d", i), t, true})
	}
	for i := range 2 + g.r.IntN(3) {
		t := pick(g, numbers)
		if i == 0 {
			t = Int
		}
		params = append(params, Param{fmt.Sprintf("n%d", i), t, false})
	}
	return params
}

// kernel writes the kernel itself: statements, and then all that can be seen of its
// variables into o and of.
func (g *gen) kernel(p *Program) {
	g.scope = append(g.scope, g.tables...)
	g.out = new(strings.Builder)
	g.printf("//gpu:kernel\nfunc %s(t *gpu.Thread", p.Kernel)
	for _, q := range p.Params {
		t := q.Type
		if q.Slice {
			t = sliceOf(t)
		}
		g.printf(", %s %s", q.Name, t)
		if q.Name[0] != 'o' {
			g.scope = append(g.scope, &variable{name: q.Name, typ: t, assignable: true, local: !q.Slice})
		}
	}
	g.printf(") {\n")
	for range 3 {
		g.declare()
	}
	for g.budget > 0 {
		g.statement()
	}
	g.dump()
	g.printf("}\n")
	g.decls = append(g.decls, g.out.String())
}

// dump writes the variables' numbers to o and of.
func (g *gen) dump() {
	ints, floats := 0, 0
	for _, v := range g.scope {
		for _, p := range places(v) {
			if p.indirect || g.r.IntN(2) == 0 && len(p.steps) > 1 {
				continue // the memory itself is compared
			}
			switch {
			case p.typ.isInt() && ints < results:
				g.printf("o[%d] = int64(%s)\n", ints, g.write(p, true))
				ints++
			case p.typ.isFloat() && floats < results:
				g.printf("of[%d] = float64(%s)\n", floats, g.write(p, true))
				floats++
			case p.typ == Bool && ints < results:
				g.printf("o[%d] = truth(%s)\n", ints, g.write(p, true))
				ints++
			}
		}
	}
}

func (g *gen) printf(format string, args ...any) { fmt.Fprintf(g.out, format, args...) }

// name returns a new name that begins with kind.
func (g *gen) name(kind string) string {
	g.names++
	return fmt.Sprintf("%s%d", kind, g.names)
}

func pick[T any](g *gen, list []T) T { return list[g.r.IntN(len(list))] }

// chance is true in so many of 100 cases.
func (g *gen) chance(percent int) bool { return g.r.IntN(100) < percent }
