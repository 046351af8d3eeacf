package conformance_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

// opCase is one thing that the tests check: an operation, with its reduction if it
// has one, at a scope, for an element type ("" if it has none), among so many PEs, by
// all of them or a part of them.
type opCase struct {
	op    string
	scope op.Scope
	elem  string
	pes   int
	group string
}

// elemNames are the element types of symmetric memory: numbers, and structs.
var elemNames = []string{
	"int8", "int16", "int32", "int64", "int", "uint8", "uint16", "uint32", "uint64", "uint", "float32", "float64",
	"Float16", "BFloat16", "Float8E4M3", "Float8E5M2",
	"Body", "Color",
}

// Of them, those that collectives reduce, and those that have bits to combine.
var (
	reducedNames = elemNames[:14]
	integerNames = elemNames[:10]
)

// groups are the PEs that take part: all, or every other one.
const (
	world   = "world"
	strided = "strided"
)

// tally is what the tests of this process checked.
var tally = struct {
	sync.Mutex
	cases map[opCase]bool
}{cases: map[opCase]bool{}}

// checks notes cases that ran.
func checks(cases ...opCase) {
	tally.Lock()
	defer tally.Unlock()
	for _, c := range cases {
		if c.elem == "" || tested(c.elem) {
			tally.cases[c] = true
		}
	}
}

// checksOnStream notes operations that the host enqueues, among np PEs and, where teams can
// perform them, a part of these.
func checksOnStream(names, elems []string, np int, teams bool) {
	for _, name := range names {
		for _, elem := range elems {
			checks(opCase{op: name + " on a stream", elem: elem, pes: np, group: world})
			if teams && np > 2 {
				checks(opCase{op: name + " on a stream", elem: elem, pes: np, group: strided})
			}
		}
	}
}

// tested reports whether operations are tested with an element type: all, and with
// -short and in a build with -race one of each size and kind. The emulator moves bytes,
// whatever they are of, and to the race detector types of a size are the same.
func tested(elem string) bool {
	return !fewer() || slices.Contains([]string{"int8", "int16", "float32", "int64", "Float16", "Body"}, elem)
}

// testedType is tested of T.
func testedType[T any]() bool { return tested(reflect.TypeFor[T]().Name()) }

// peCounts returns the numbers of PEs that the tests of operations run with. To the race
// detector more than three are the same.
func peCounts() []int {
	if np := flag.Lookup("gpuc.np").Value.(flag.Getter).Get().(int); np != 0 {
		return []int{np}
	}
	if fewer() {
		return []int{2, 3}
	}
	return []int{2, 3, 4, 8}
}

// TestMain says how many cases ran, by operation and in all.
func TestMain(m *testing.M) {
	code := again.Main(m)
	by := map[string]int{}
	for c := range tally.cases {
		by[c.op]++
	}
	if len(by) > 0 {
		var list []string
		for _, name := range slices.Sorted(maps.Keys(by)) {
			list = append(list, fmt.Sprintf("%s %d", name, by[name]))
		}
		fmt.Printf("%d cases of operation, reduction, scope, element type, number of PEs and team: %s\n", len(tally.cases), strings.Join(list, ", "))
	}
	os.Exit(code)
}
