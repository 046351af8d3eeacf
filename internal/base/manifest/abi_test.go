package manifest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func scalarOf(size int) Param { return Param{Kind: Scalar, Size: size} }
func kind(k Kind) Param       { return Param{Kind: k} }
func arrayOf(n int, p Param) Param {
	return Param{Kind: Array, Len: n, Fields: []Param{p}}
}
func structOf(fs ...Param) Param { return Param{Kind: Struct, Fields: fs} }

func TestLayOut(t *testing.T) {
	named := func(name string, p Param) Param { p.Name = name; return p }
	got, err := LayOut([]Param{
		named("flag", scalarOf(1)),
		named("cfg", structOf(
			named("none", structOf()),
			named("bufs", arrayOf(2, structOf(named("r", kind(Registered)), named("team", kind(Team))))),
			named("empty", arrayOf(0, kind(Sym))),
		)),
		named("half", scalarOf(2)),
		named("sig", kind(Signal)),
		named("maps", arrayOf(2, structOf(named("m", kind(TensorMap)), named("b", scalarOf(1))))),
		named("last", scalarOf(1)),
	})
	if err != nil {
		t.Fatal(err)
	}
	want := &ABI{
		Leaves: []Leaf{
			{"flag", []int{0}, Scalar, Value, 0, 1},
			{"cfg.bufs[0].r", []int{1, 1, 0, 0}, Registered, Address, 8, 8},
			{"cfg.bufs[0].r", []int{1, 1, 0, 0}, Registered, Length, 16, 8},
			{"cfg.bufs[0].team", []int{1, 1, 0, 1}, Team, Value, 24, 4},
			{"cfg.bufs[1].r", []int{1, 1, 1, 0}, Registered, Address, 32, 8},
			{"cfg.bufs[1].r", []int{1, 1, 1, 0}, Registered, Length, 40, 8},
			{"cfg.bufs[1].team", []int{1, 1, 1, 1}, Team, Value, 48, 4},
			{"half", []int{2}, Scalar, Value, 52, 2},
			{"sig", []int{3}, Signal, Address, 56, 8},
			{"maps[0].m", []int{4, 0, 0}, TensorMap, Description, 64, 128},
			{"maps[0].m", []int{4, 0, 0}, TensorMap, Length, 192, 8},
			{"maps[0].b", []int{4, 0, 1}, Scalar, Value, 200, 1},
			{"maps[1].m", []int{4, 1, 0}, TensorMap, Description, 256, 128},
			{"maps[1].m", []int{4, 1, 0}, TensorMap, Length, 384, 8},
			{"maps[1].b", []int{4, 1, 1}, Scalar, Value, 392, 1},
			{"last", []int{5}, Scalar, Value, 393, 1},
		},
		Size: 394, Control: 400,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if diff := cmp.Diff([]int{0, 8, 16, 24, 32, 40, 48, 52, 56, 64, 192, 200, 256, 384, 392, 393, 400}, got.Offsets()); diff != "" {
		t.Errorf("offsets (-want +got):\n%s", diff)
	}
}

func TestSizeOfParameters(t *testing.T) {
	for _, c := range []struct {
		name   string
		params []Param
		want   int
	}{
		{"none", nil, 0},
		{"bool", []Param{scalarOf(1)}, 1},
		{"int16 after bool", []Param{scalarOf(1), scalarOf(2)}, 4},
		{"slice after float32", []Param{scalarOf(4), kind(Slice)}, 24},
		{"Sym, Signal, Signals, Team", []Param{kind(Sym), kind(Signal), kind(Signals), kind(Team)}, 44},
		{"struct of bool and int64", []Param{structOf(scalarOf(1), scalarOf(8)), scalarOf(1)}, 17},
		{"array of 3 int16 after bool", []Param{scalarOf(1), arrayOf(3, scalarOf(2))}, 8},
		{"tensor map after bool", []Param{scalarOf(1), kind(TensorMap)}, 200},
		{"as many tensor maps as a launch carries", []Param{arrayOf(21, kind(TensorMap))}, 20*192 + 136},
		{"all that a launch carries", []Param{arrayOf(MaxParamBytes, scalarOf(1))}, MaxParamBytes},
	} {
		got, err := LayOut(c.params)
		if err != nil || got.Size != c.want {
			t.Errorf("%s: %v, %v; want %d bytes", c.name, got, err, c.want)
		}
	}
}

func TestParametersThatNoLaunchCarriesAreRefused(t *testing.T) {
	deep, wide := scalarOf(8), structOf()
	for range 200 {
		deep = structOf(deep)
	}
	for range 90 {
		wide = arrayOf(1<<30, wide)
	}
	for _, c := range []struct {
		name, want string
		p          Param
	}{
		{"odd scalar", "not 3", scalarOf(3)},
		{"unknown kind", `unknown kind "map"`, kind("map")},
		{"huge array", "more than the 4088 bytes", arrayOf(1<<62, scalarOf(8))},
		{"large array", "more than the 4088 bytes", arrayOf(512, scalarOf(8))},
		{"a tensor map too many", "more than the 4088 bytes that a launch carries, and each tensor map takes 128", arrayOf(22, kind(TensorMap))},
		{"array without an element", "not 2 and 0", Param{Kind: Array, Len: 2}},
		{"negative array", "not -1 and 1", arrayOf(-1, scalarOf(8))},
		{"nested deeply", "more than 100 deep", deep},
		{"arrays of nothing", "more than 65536 fields and elements", wide},
	} {
		c.p.Name = "x"
		if abi, err := LayOut([]Param{c.p}); err == nil || !strings.HasPrefix(err.Error(), "parameter x: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, %v; want an error with %q", c.name, abi, err, c.want)
		}
	}
}
