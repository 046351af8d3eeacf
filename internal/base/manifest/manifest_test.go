package manifest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

var someHash = Hash(nil)

// sample returns a manifest with something of everything.
func sample() *Manifest {
	return &Manifest{
		Version: Version, Package: "example.com/ring", IRHash: someHash,
		Sources: []Source{{"ring.go", someHash}},
		Kernels: []Kernel{
			{Name: "Shift", Symbol: "Shift", File: "ring.go", Line: 9, MaxThreads: 256, MinBlocks: 2, Shmem: true, Collective: true, Needs: []arch.Feature{arch.Elect, arch.WGMMA},
				Ops:    []string{"gpuc_put_block"},
				Params: []Param{{Name: "dst", Kind: Sym, Type: "shmem.Sym[float32]", Size: 4}}},
			{Name: "All", Symbol: "All", File: "ring.go", Line: 19, SharedBytes: 1024, Collective: true, Cooperative: true, Prints: true,
				Params: []Param{
					{Name: "x", Kind: Slice, Type: "[]Point", Size: 24},
					{Name: "opts", Kind: Struct, Type: "Options", Fields: []Param{
						{Name: "scale", Kind: Scalar, Type: "float32", Size: 4},
						{Name: "steps", Kind: Array, Type: "[2]int", Len: 2, Fields: []Param{{Kind: Scalar, Type: "int", Size: 8}}},
						{Name: "_", Kind: Struct, Type: "struct{}"},
					}},
					{Name: "corners", Kind: Array, Type: "Corners", Len: 4, Fields: []Param{
						{Kind: Struct, Type: "struct{X, Y int32}", Fields: []Param{{Name: "X", Kind: Scalar, Type: "int32", Size: 4}, {Name: "Y", Kind: Scalar, Type: "int32", Size: 4}}},
					}},
					{Kind: Team, Type: "shmem.Team"},
				}},
		},
		Sites:   []fault.Site{{Kind: fault.Index, File: "ring.go", Line: 14, Func: "Shift"}},
		Externs: []Extern{{Func: "Blend", Symbol: "blend", File: "ring.go", Line: 7, Unit: "blend.cu", Result: "void", Params: []string{"int"}}},
		Units:   []Unit{{File: "blend.cu", Kind: "cuda", Source: "void blend(int);"}},
	}
}

func TestEncodeDecodeRoundTrip(t *testing.T) {
	m := sample()
	b, err := m.Encode()
	if err != nil {
		t.Fatal(err)
	}
	got, err := Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(m, got); diff != "" {
		t.Errorf("manifest changed on its way (-want +got):\n%s", diff)
	}
	again, _ := got.Encode()
	if !bytes.Equal(b, again) {
		t.Error("encoding is not deterministic")
	}
	if !strings.HasPrefix(string(b), "{\n\t\"checksum\": \""+m.Checksum+"\",\n") || m.Checksum == "" {
		t.Errorf("the checksum %q is not where a reader finds it:\n%.200s", m.Checksum, b)
	}
}

func TestSignature(t *testing.T) {
	var got []string
	for _, k := range sample().Kernels {
		got = append(got, k.Signature())
	}
	want := []string{
		"dst shmem.Sym[float32]",
		"x []Point, opts Options{scale float32, steps [2]int, _ struct{}}, corners Corners [4]struct{X int32, Y int32}, shmem.Team",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("signatures (-want +got):\n%s", d)
	}
}

func TestDecodeRefusesWhatItCanNotRead(t *testing.T) {
	b, err := sample().Encode()
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct{ in, want string }{
		"truncated":           {string(b[:len(b)/2]), "altered or damaged"},
		"empty":               {``, "altered or damaged"},
		"other version":       {`{"version": 99}`, "has version 99, this gpuc reads version"},
		"edited":              {strings.Replace(string(b), `"maxThreads": 256`, `"maxThreads": 128`, 1), "altered or damaged"},
		"two":                 {string(b) + string(b), "altered or damaged"},
		"unknown field":       {sealed(strings.Replace(string(b), `"prints": true`, `"prints": true, "speaks": true`, 1)), `unknown field "speaks"`},
		"no version":          {sealed(strings.Replace(string(b), fmt.Sprintf("\t\"version\": %d,\n", Version), "", 1)), "it has no version"},
		"something behind it": {sealed(string(b) + "{}"), "something follows it"},
	} {
		_, err := Decode([]byte(tt.in))
		if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), "; run gpuc generate") {
			t.Errorf("%s: error %v, want one with %q that says what to do", name, err, tt.want)
		}
	}
}

// sealed returns the text of a manifest with a checksum that fits.
func sealed(text string) string {
	rest := text[len(beforeSum)+len(someHash):]
	return beforeSum + Hash([]byte(rest)) + rest
}

// What no compiler writes is refused, whoever made the checksum.
func TestContentIsChecked(t *testing.T) {
	deep := Param{Kind: Scalar, Type: "int", Size: 8}
	for range maxDepth + 1 {
		deep = Param{Kind: Struct, Type: "T", Fields: []Param{deep}}
	}
	nested := Param{Kind: Struct, Type: "struct{}"}
	for range 8 {
		nested = Param{Kind: Array, Type: "A", Len: 4096, Fields: []Param{nested}}
	}
	param := func(p Param) func(*Manifest) {
		return func(m *Manifest) { m.Kernels[0].Params[0] = p }
	}
	kernel := func(f func(k *Kernel)) func(*Manifest) { return func(m *Manifest) { f(&m.Kernels[0]) } }
	for name, tt := range map[string]struct {
		change func(m *Manifest)
		want   string
	}{
		"no package":             {func(m *Manifest) { m.Package = "" }, "names no package"},
		"no kernels":             {func(m *Manifest) { m.Kernels = nil }, "has no kernels"},
		"IR hash":                {func(m *Manifest) { m.IRHash = "00" }, `"00" is not a hash`},
		"source in a folder":     {func(m *Manifest) { m.Sources[0].File = "../ring.go" }, `source ../ring.go: "../ring.go" is not a file name`},
		"source without a hash":  {func(m *Manifest) { m.Sources[0].Hash = strings.ToUpper(someHash) }, "is not a hash"},
		"source twice":           {func(m *Manifest) { m.Sources = append(m.Sources, m.Sources[0]) }, "the source ring.go is there twice"},
		"kernel twice":           {func(m *Manifest) { m.Kernels[1].Name = "Shift" }, "the kernel Shift is there twice"},
		"symbol twice":           {func(m *Manifest) { m.Kernels[1].Symbol = "Shift" }, "the symbol Shift is there twice"},
		"kernel's name":          {kernel(func(k *Kernel) { k.Name = "a b" }), `"a b" is not a Go identifier`},
		"kernel's symbol":        {kernel(func(k *Kernel) { k.Symbol = "1x" }), `kernel Shift: "1x" is not a symbol`},
		"kernel's file":          {kernel(func(k *Kernel) { k.File = "" }), `"" is not a file name`},
		"kernel's line":          {kernel(func(k *Kernel) { k.Line = 0 }), "the line is 0"},
		"negative threads":       {kernel(func(k *Kernel) { k.MaxThreads = -1 }), "maxthreads is -1, and can be 0 to 1024"},
		"too many threads":       {kernel(func(k *Kernel) { k.MaxThreads = 1025 }), "maxthreads is 1025"},
		"too many blocks":        {kernel(func(k *Kernel) { k.MinBlocks = 33 }), "minblocks is 33"},
		"negative shared memory": {kernel(func(k *Kernel) { k.SharedBytes = -8 }), "its shared memory is -8"},
		"unknown feature":        {kernel(func(k *Kernel) { k.Needs[1] = "telepathy" }), `kernel Shift: unknown feature "telepathy"; use one of`},
		"feature twice":          {kernel(func(k *Kernel) { k.Needs[1] = k.Needs[0] }), "the features [elect elect] that it needs are not in order"},
		"grid barrier alone":     {func(m *Manifest) { m.Kernels[1].Collective = false }, "uses the barrier of its grid"},
		"unknown kind":           {param(Param{Name: "x", Kind: "tensor", Type: "T"}), `parameter x: unknown kind "tensor"`},
		"scalar's size":          {param(Param{Name: "x", Kind: Scalar, Type: "int", Size: 3}), "a scalar has 1, 2, 4 or 8 bytes, not 3"},
		"no size":                {param(Param{Name: "x", Kind: Scalar, Type: "int"}), "a scalar has 1, 2, 4 or 8 bytes, not 0"},
		"negative size":          {param(Param{Name: "x", Kind: Slice, Type: "[]int", Size: -8}), "its size is -8"},
		"size of a signal":       {param(Param{Name: "x", Kind: Signal, Type: "shmem.Signal", Size: 8}), "signal with what no signal has"},
		"fields of a slice":      {param(Param{Name: "x", Kind: Slice, Type: "[]int", Fields: []Param{{}}}), "slice with what no slice has"},
		"length of a struct":     {param(Param{Name: "x", Kind: Struct, Type: "T", Len: 2}), "struct with what no struct has"},
		"array of nothing":       {param(Param{Name: "x", Kind: Array, Type: "[2]int", Len: 2}), "an array has a length and one element in its description, not 2 and 0"},
		"negative length":        {param(Param{Name: "x", Kind: Array, Type: "[2]int", Len: -2, Fields: []Param{{Kind: Team, Type: "T"}}}), "not -2 and 1"},
		"no type":                {param(Param{Name: "x", Kind: Team}), "it has no type"},
		"parameter's name":       {param(Param{Name: "x y", Kind: Team, Type: "T"}), `"x y" is not a name`},
		"too deep":               {param(deep), "nested more than 100 deep"},
		"too many parts":         {param(nested), "the parameters have more than 65536 fields and elements"},
		"too many bytes":         {param(Param{Name: "x", Kind: Array, Type: "[5000]int8", Len: 5000, Fields: []Param{{Kind: Scalar, Type: "int8", Size: 1}}}), "take more than the 4088 bytes"},
		"unseen":                 {param(Param{Name: "x", Kind: Array, Type: "[0]T", Fields: []Param{{Kind: "tensor", Type: "T"}}}), `unknown kind "tensor"`},
		"site's kind":            {func(m *Manifest) { m.Sites[0].Kind = "boredom" }, `site ring.go:14: unknown failure "boredom"`},
		"site's line":            {func(m *Manifest) { m.Sites[0].Line = -1 }, "the line is -1"},
		"operation":              {kernel(func(k *Kernel) { k.Ops[0] = "put block" }), `"put block" is not a symbol`},
		"operation twice":        {kernel(func(k *Kernel) { k.Ops = append(k.Ops, k.Ops[0]) }), "the operation gpuc_put_block is there twice"},
		"no unit":                {func(m *Manifest) { m.Externs[0].Unit = "other.cu" }, `function Blend: its device code "other.cu" is not there`},
		"no prototype":           {func(m *Manifest) { m.Externs[0].Result = "" }, "its prototype is not complete"},
		"unit in a folder":       {func(m *Manifest) { m.Units[0].File, m.Externs[0].Unit = "a/b.cu", "a/b.cu" }, "is not a file name"},
		"empty unit":             {func(m *Manifest) { m.Units[0].Source = "" }, "it is not either text or code"},
		"unit without kind":      {func(m *Manifest) { m.Units[0].Kind = "" }, "it is of no kind"},
	} {
		t.Run(name, func(t *testing.T) {
			m := sample()
			tt.change(m)
			if _, err := m.Encode(); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Encode: error %v, want one with %q", err, tt.want)
			}
			b, err := m.seal()
			if err != nil {
				t.Fatal(err)
			}
			if _, err := Decode(b); err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), "; run gpuc generate") {
				t.Errorf("Decode: error %v, want one with %q", err, tt.want)
			}
		})
	}
}

// A file that is no UTF-8 comes back as it was.
func TestUnitKeepsItsContent(t *testing.T) {
	for name, content := range map[string]string{"text": "// Länge\n", "Latin-1": "// L\xe4nge\n", "code": "\xed\x43\x4e\x7f\x00"} {
		m := sample()
		m.Units[0] = Unit{File: "blend.cu", Kind: "cuda"}
		m.Units[0].SetContent([]byte(content))
		b, err := m.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if m, err = Decode(b); err != nil {
			t.Fatal(err)
		}
		if got := string(m.Units[0].Content()); got != content {
			t.Errorf("%s: %q became %q", name, content, got)
		}
	}
}

// What is for another architecture, or from another manifest, has another checksum.
func TestCubinChecksumCoversWhatItIsFor(t *testing.T) {
	seen := map[string]string{}
	for name, sum := range map[string]string{
		"as it is":              CubinChecksum("aa", "sm_90", "3.4.5", []byte("ELF")),
		"other manifest":        CubinChecksum("ab", "sm_90", "3.4.5", []byte("ELF")),
		"other architecture":    CubinChecksum("aa", "sm_80", "3.4.5", []byte("ELF")),
		"other NVSHMEM":         CubinChecksum("aa", "sm_90", "3.8.0", []byte("ELF")),
		"no NVSHMEM":            CubinChecksum("aa", "sm_90", "", []byte("ELF")),
		"other image":           CubinChecksum("aa", "sm_90", "3.4.5", []byte("ELG")),
		"parts run into others": CubinChecksum("aa", "sm_903.4.5", "", []byte("ELF")),
	} {
		if other, ok := seen[sum]; ok {
			t.Errorf("%s and %s have the same checksum", name, other)
		}
		seen[sum] = name
	}
}

// FuzzDecode hands to Decode what it is given, and the same with a checksum that fits.
// What is accepted can be written again.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"version": 1}`))
	f.Add([]byte(`{"version": 1, "kernels": [{"params": [{"fields": null}]}]}`))
	b, err := sample().Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	m := sample()
	m.Kernels[0].Params[0] = Param{Kind: Array, Type: "A", Len: 1 << 16, Fields: []Param{{Kind: Struct, Type: "struct{}"}}}
	text, err := m.seal()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, b []byte) {
		in := [][]byte{b}
		if m := new(Manifest); json.Unmarshal(b, m) == nil {
			if text, err := m.seal(); err == nil {
				in = append(in, text)
			}
		}
		for _, b := range in {
			m, err := Decode(b)
			if (m == nil) == (err == nil) {
				t.Errorf("Decode(%q) = %v, %v", b, m, err)
			}
			if err != nil {
				continue
			}
			if _, err := m.Encode(); err != nil {
				t.Errorf("Decode(%q) accepts what Encode refuses: %v", b, err)
			}
			for _, k := range m.Kernels {
				_ = k.Signature()
			}
		}
	})
}

func target(t *testing.T, name string) arch.Target {
	t.Helper()
	x, err := arch.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestFitsNamesTheKernelAndTheFeature(t *testing.T) {
	m := &Manifest{Kernels: []Kernel{
		{Name: "Plain"},
		{Name: "Lead", Needs: []arch.Feature{arch.Elect}},
		{Name: "Mul", Needs: []arch.Feature{arch.Elect, arch.WGMMA}},
	}}
	const (
		way      = "; use a target that has it, or move %k to a package of its own if other kernels are for %t"
		lead     = "kernel Lead needs elect (sm_90 or newer), which %t does not have" + way
		mulElect = "kernel Mul needs elect (sm_90 or newer), which %t does not have" + way
		mulWGMMA = "kernel Mul needs wgmma (sm_90a), which %t does not have" + way
	)
	for name, want := range map[string][]string{
		"sm_80": {lead, mulElect, mulWGMMA}, "sm_90": {mulWGMMA}, "sm_90a": nil, "sm_100f": {mulWGMMA},
	} {
		for i, w := range want {
			kernel := strings.Fields(w)[1]
			want[i] = strings.NewReplacer("%k", kernel, "%t", name).Replace(w)
		}
		got := ""
		if err := m.Fits(target(t, name)); err != nil {
			got = err.Error()
		}
		if got != strings.Join(want, "\n") {
			t.Errorf("%s: %s\nwant %s", name, got, strings.Join(want, "\n"))
		}
	}
}
