package compiler

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// TestParametersBehindRegistered expects that what is known of a length is known of
// no other parameter, and that attributes of memory go to addresses.
func TestParametersBehindRegistered(t *testing.T) {
	p, err := Compile(context.Background(), Options{Pattern: "testdata/params.go", Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Diags.Err(); err != nil {
		t.Fatal(err)
	}
	var checked []string
	for _, s := range p.Manifest.Sites {
		if s.Kind == fault.Index && s.Text == "" {
			checked = append(checked, s.Func)
		}
	}
	if diff := cmp.Diff([]string{"Negative", "Nested", "Nested"}, checked); diff != "" {
		t.Errorf("kernels with a check of an index (-want +got):\n%s", diff)
	}
	var apart []string
	for _, m := range regexp.MustCompile(`(\S+) noalias`).FindAllStringSubmatch(string(p.IR), -1) {
		apart = append(apart, m[1])
	}
	if diff := cmp.Diff("float*, float*", strings.Join(apart, ", ")); diff != "" {
		t.Errorf("types of parameters under noalias (-want +got):\n%s", diff)
	}
}

// A hostKind is a kind of parameter as a kernel writes it, and the bytes of what the
// host passes for it; 0 stands for an address, and description for a description.
type hostKind struct {
	typ   string
	words []int
}

var hostKinds = []hostKind{
	{"bool", []int{1}}, {"int8", []int{1}}, {"uint16", []int{2}}, {"int32", []int{4}}, {"int", []int{8}}, {"uint64", []int{8}},
	{"float32", []int{4}}, {"float64", []int{8}}, {"gpu.Float16", []int{2}}, {"gpu.Float8E4M3", []int{1}},
	{"[]float32", []int{0, 8}}, {"[]struct{ a, b int8 }", []int{0, 8}},
	{"shmem.Sym[int16]", []int{0, 8}}, {"shmem.Registered[float64]", []int{0, 8}},
	{"shmem.Signal", []int{0}}, {"shmem.Signals", []int{0, 8}}, {"shmem.Team", []int{4}},
	{"gpu.TensorMap[float32, [2]int]", []int{description, 8}},
}

// description is the size of a description, which stands at a multiple of half of that.
const description = 128

// abiKernel is a kernel with one of every check, after parameters of any kind.
type abiKernel struct {
	name, params string
	words        []int
}

// abiKernels are kernels with each kind one after the other one, alone and in structs and
// arrays.
func abiKernels() (ks []abiKernel) {
	for _, a := range hostKinds {
		for _, b := range hostKinds {
			aa, bb := slices.Concat(a.words, a.words), slices.Concat(b.words, b.words)
			for _, c := range []abiKernel{
				{"", fmt.Sprintf("p %s, q %s", a.typ, b.typ), slices.Concat(a.words, b.words)},
				{"", fmt.Sprintf("p [2]struct{ f %s; g [2]%s; _ struct{}; h [0]%s }, q %s", a.typ, b.typ, a.typ, a.typ), slices.Concat(a.words, bb, a.words, bb, a.words)},
				{"", fmt.Sprintf("p struct{ f [2][1]%s; g struct{ h %s } }, q bool", a.typ, b.typ), slices.Concat(aa, b.words, []int{1})},
			} {
				c.name = fmt.Sprint("K", len(ks))
				ks = append(ks, c)
			}
		}
	}
	return ks
}

// source is a kernel that writes to a slice whose index may be negative, and promises
// that the slices after its parameters lie apart.
func (k abiKernel) source() string {
	return fmt.Sprintf(`
//gpu:kernel
//gpu:noalias x y
func %s(t *gpu.Thread, %s, n int, x, y []float32) {
	if n < len(x) {
		x[n] = 1
	}
}
`, k.name, k.params)
}

// abiLeaf is a number, an address or a description of the parameter buffer.
type abiLeaf struct {
	At, Size int
	Address  bool
}

// placed puts what has the given sizes one after the other, each at a multiple that suits it;
// 0 is an address.
func placed(sizes []int) (ls []abiLeaf) {
	end := 0
	for _, size := range sizes {
		l := abiLeaf{Size: size, Address: size == 0}
		if l.Address {
			l.Size = 8
		}
		multiple := l.Size
		if size == description {
			multiple /= 2
		}
		l.At = (end + multiple - 1) / multiple * multiple
		end = l.At + l.Size
		ls = append(ls, l)
	}
	return ls
}

var (
	defineRE = regexp.MustCompile(`(?m)^define void @(\w+)\((.*)\) nounwind`)
	paramRE  = regexp.MustCompile(`([^%]*?)((?: noalias| zeroext| signext| byval align 64)*) %\w+(?:, )?`)
	irSizes  = map[string]int{"i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8}
	constRE  = regexp.MustCompile(`(?m)^!\d+ = !\{.*@(\w+), !"grid_constant", !(\d+)\}`)
)

// emittedLeaves returns the parameters of a function in IR, and the types of those
// under noalias.
func emittedLeaves(params string) (ls []abiLeaf, noalias []string) {
	var sizes []int
	for _, m := range paramRE.FindAllStringSubmatch(params, -1) {
		size := irSizes[m[1]]
		if m[1] == "[128 x i8]*" && strings.Contains(m[2], "byval") {
			size = description
		}
		sizes = append(sizes, size)
		if strings.Contains(m[2], "noalias") {
			noalias = append(noalias, m[1])
		}
	}
	return placed(sizes), noalias
}

// TestEveryReaderOfTheABIAgrees compares, for parameters of every kind at every
// position, the layout, the form that the passes see, the types and attributes of the
// compiled function, and the check that a pass may only drop for a length.
func TestEveryReaderOfTheABIAgrees(t *testing.T) {
	kernels := abiKernels()
	text := "package saxpy\n\nimport (\n\t\"github.com/gpuc-go/gpuc/dsl/gpu\"\n\t\"github.com/gpuc-go/gpuc/dsl/shmem\"\n)\n\nvar _ shmem.Team\n"
	for _, k := range kernels {
		text += k.source()
	}
	p := compileText(t, text)
	checks := map[string]int{}
	for _, s := range p.Manifest.Sites {
		checks[s.Func]++
	}
	compiled := map[string]string{}
	for _, m := range defineRE.FindAllStringSubmatch(string(p.IR), -1) {
		compiled[m[1]] = m[2]
	}
	constants := map[string]string{}
	for _, m := range constRE.FindAllStringSubmatch(string(p.IR), -1) {
		list := regexp.MustCompile(`(?m)^!` + m[2] + ` = !\{(.*)\}`).FindStringSubmatch(string(p.IR))
		constants[m[1]] = list[1]
	}
	for i, k := range kernels {
		abi, err := manifest.LayOut(p.Manifest.Kernels[i].Params)
		if err != nil {
			t.Fatal(err)
		}
		var laidOut []abiLeaf
		for _, l := range abi.Leaves {
			laidOut = append(laidOut, abiLeaf{l.Offset, l.Size, l.Role == manifest.Address})
		}
		var sizes []int
		for j, v := range p.program.Kernels[i].Func.Params {
			size := int(v.Type.Size())
			switch {
			case v.Type.Equal(mir.PtrTo(mir.Uint8)) && abi.Leaves[j].Role == manifest.Description:
				size = description
			case v.Type.Kind == mir.PtrKind:
				size = 0
			}
			sizes = append(sizes, size)
		}
		emitted, noalias := emittedLeaves(compiled[k.name])

		// n, x and y stand after the others.
		want := placed(slices.Concat(k.words, []int{8, 0, 8, 0, 8}))
		var numbers []string
		for j, size := range k.words {
			if size == description {
				numbers = append(numbers, fmt.Sprintf("i32 %d", j+1))
			}
		}
		for _, c := range []struct {
			reader    string
			want, got any
		}{
			{"the layout", want, laidOut},
			{"the passes", want, placed(sizes)},
			{"the IR", append(want, abiLeaf{abi.Control, 8, true}), emitted},
			{"noalias", []string{"float*", "float*"}, noalias},
			{"the descriptions that no thread writes", strings.Join(numbers, ", "), constants[k.name]},
			{"the checks that are left", 1, checks[k.name]},
		} {
			if diff := cmp.Diff(c.want, c.got); diff != "" {
				t.Fatalf("%s(%s): %s (-want +got):\n%s", k.name, k.params, c.reader, diff)
			}
		}
	}
}

// compileText compiles the text of a file of package saxpy, which has no errors.
func compileText(t *testing.T, text string) *Package {
	t.Helper()
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		t.Fatal(err)
	}
	p, err := Compile(context.Background(), Options{Pattern: file, Overlay: map[string][]byte{file: []byte(text)}, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Diags.Err(); err != nil {
		t.Fatal(err)
	}
	return p
}
