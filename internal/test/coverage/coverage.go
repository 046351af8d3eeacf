// Package coverage compares the device functions of NVSHMEM with the operations of
// internal/base/op, and writes package dsl/shmem/raw, which offers each of them in C's
// order of parameters.
//
// The functions of each version stand in the folder versions. A test finds them in the
// installed headers, which a C compiler preprocesses (headers_test.go).
//
// A function is covered when a line names it with the prototype that the headers
// have, and the operation of that line has its scope. Lines follow from the table of
// operations (rows.go); few stand in functions.go, with what differs. Every
// other one stands on the list in excluded.go, with a reason. Anything else is a
// difference: a version of NVSHMEM with more functions has some.
//
// The package imports the table of operations and that of NVSHMEM alone. Start reading
// at Compare; raw.go is the generator, and tests run it.
package coverage

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Covered is a function and the operation that it is.
type Covered struct {
	Proto Proto
	Op    *op.Op
	Scope op.Scope
	// Elem is the element type in the function's name, as C has it, such as
	// float; empty if there is none.
	Elem string
	// Size is the element size in bits in the function's name, or 0.
	Size int

	line *line
	// pattern is the function's name with {T} for the element type.
	pattern string
}

// Report is the result of a comparison.
type Report struct {
	Covered []Covered
	// Excluded are the functions of each line of the list of exclusions.
	Excluded []Exclusion
	// Uncovered are functions that are neither, and Wrong those that are named
	// but have another prototype, each with what was expected.
	Uncovered []Proto
	Wrong     []string
	// Unused are lines that name no function of this version, by
	// their first name.
	Unused []string
}

// Exclusion is a line of the list of exclusions and the functions that it names.
type Exclusion struct {
	Reason string
	Names  []string
}

// Compare compares the device functions of one version with the table.
func Compare(protos []Proto) *Report {
	names := expand()
	r := &Report{}
	for _, e := range exclusions {
		r.Excluded = append(r.Excluded, Exclusion{Reason: e.reason})
	}
	used := map[*line]bool{}
	for _, p := range protos {
		c, ok := names[p.Name]
		if !ok {
			if i := excludedBy(p); i >= 0 {
				r.Excluded[i].Names = append(r.Excluded[i].Names, p.Name)
			} else {
				r.Uncovered = append(r.Uncovered, p)
			}
			continue
		}
		used[c.line] = true
		if want := c.line.prototype(p.Name, c.Elem); !sameTypes(p, want) {
			r.Wrong = append(r.Wrong, fmt.Sprintf("%s, expected %s", p.String(), want.String()))
			continue
		}
		c.Proto = p
		r.Covered = append(r.Covered, c)
	}
	for i := range lines {
		if !used[&lines[i]] {
			r.Unused = append(r.Unused, lines[i].names[0])
		}
	}
	return r
}

// sameTypes compares types, without the const of what is passed by value.
func sameTypes(a, b Proto) bool {
	if byValue(a.Result) != byValue(b.Result) || len(a.Params) != len(b.Params) {
		return false
	}
	for i := range a.Params {
		if byValue(a.Params[i].Type) != byValue(b.Params[i].Type) {
			return false
		}
	}
	return true
}

// byValue returns a type of a parameter without what says nothing to the caller:
// the const of a value, and a second name of a type.
func byValue(t string) string {
	if !strings.Contains(t, "*") {
		t = strings.TrimPrefix(t, "const ")
	}
	return strings.NewReplacer("__half", "half", "long int", "long").Replace(t)
}

// Differences returns what has to be explained: an empty list is full coverage.
func (r *Report) Differences() []string {
	var list []string
	for _, p := range r.Uncovered {
		list = append(list, "not covered, and not on the list of exclusions: "+p.String())
	}
	for _, w := range r.Wrong {
		list = append(list, "covered with another prototype: "+w)
	}
	return list
}

// String returns the figures, a line for the whole and one for each reason.
func (r *Report) String() string {
	excluded := 0
	for _, e := range r.Excluded {
		excluded += len(e.Names)
	}
	missing := len(r.Uncovered) + len(r.Wrong)
	total := len(r.Covered) + excluded + missing
	var b strings.Builder
	share := 100.0
	if n := len(r.Covered) + missing; n > 0 {
		share = 100 * float64(len(r.Covered)) / float64(n)
	}
	fmt.Fprintf(&b, "%d device functions: %d covered by %d operations, %d left out with a reason, %d missing: %.1f %%\n",
		total, len(r.Covered), r.operations(), excluded, missing, share)
	for _, e := range r.Excluded {
		if len(e.Names) > 0 {
			fmt.Fprintf(&b, "  %4d left out: %s\n", len(e.Names), e.Reason)
		}
	}
	return b.String()
}

func (r *Report) operations() int {
	ops := map[*op.Op]bool{}
	for _, c := range r.Covered {
		ops[c.Op] = true
	}
	return len(ops)
}

// Stale returns the lines of both lists that name no function in any of the
// reports: what they were for is gone.
func Stale(reports ...*Report) []string {
	unused := map[string]int{}
	for _, r := range reports {
		for _, u := range r.Unused {
			unused["the line "+u+" in the list of functions"]++
		}
		for _, e := range r.Excluded {
			if len(e.Names) == 0 {
				unused["the exclusion "+e.Reason]++
			}
		}
	}
	var stale []string
	for _, u := range slices.Sorted(maps.Keys(unused)) {
		if unused[u] == len(reports) {
			stale = append(stale, u)
		}
	}
	return stale
}
