package nvir

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

const head = "define void @K(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !2 {\nentry:\n"

const foot = `}

!0 = !DIFile(filename: "k.go", directory: "example.com/k")
!1 = distinct !DISubprogram(name: "K", scope: !0, file: !0, line: 1)
!2 = !DILocation(line: 7, column: 3, scope: !1)
!3 = !DILocation(line: 9, column: 1, scope: !1, inlinedAt: !2)
`

// function reads the function K of a module.
func function(t *testing.T, text string) (*Func, error) {
	t.Helper()
	m, err := Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m.Func("K")
}

// TestParsePlaces expects the line of an instruction, and the call that inlined it.
func TestParsePlaces(t *testing.T) {
	f, err := function(t, head+"\t%0 = add i64 %p1, -1, !dbg !3\n\tret void, !dbg !2\n"+foot)
	if err != nil {
		t.Fatal(err)
	}
	at := &Place{Dir: "example.com/k", File: "k/k.go", Line: 7}
	want := []*Place{{Dir: "example.com/k", File: "k/k.go", Line: 9, At: at}, at}
	var got []*Place
	for _, in := range f.Blocks[0].Instrs {
		got = append(got, in.Place)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("places (-want +got):\n%s", diff)
	}
}

// TestParseMovesValuesAlongEdges expects the values of phis at the branches to them.
func TestParseMovesValuesAlongEdges(t *testing.T) {
	f, err := function(t, head+`	%0 = icmp eq i64 %p1, 0
	br i1 %0, label %b1, label %b2

b1:
	br label %b2

b2:
	%1 = phi i64 [ 5, %entry ], [ %p1, %b1 ]
	ret void
`+foot)
	if err != nil {
		t.Fatal(err)
	}
	got := []Edge{f.Blocks[0].Instrs[1].Edges[1], f.Blocks[1].Instrs[0].Edges[0]}
	want := []Edge{
		{To: 2, Moves: []Move{{Dst: 4, Count: 1, Src: Operand{Reg: -1, Bits: 5}}}},
		{To: 2, Moves: []Move{{Dst: 4, Count: 1, Src: Operand{Reg: 1}}}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("edges (-want +got):\n%s", diff)
	}
}

func TestParseRefusesWhatItDoesNotKnow(t *testing.T) {
	for line, want := range map[string]string{
		"%0 = frob i64 %p1":        `no instruction "frob"`,
		"fence seq_cst":            `no instruction "fence"`,
		"%0 = add i64 %p1, %gone":  "%gone is not defined",
		"%0 = load float, bar* %x": `no type "bar"`,
	} {
		_, err := function(t, head+"\t"+line+"\n\tret void\n"+foot)
		if err == nil || !strings.Contains(err.Error(), "line 3 of the IR") || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", line, err, want)
		}
	}
}

func TestLayout(t *testing.T) {
	i8, i64 := &Type{Kind: Int, Bits: 8}, &Type{Kind: Int, Bits: 64}
	s := &Type{Kind: Struct, Fields: []*Type{i8, i64, {Kind: Array, Len: 3, Elem: i8}}}
	if s.Size() != 24 || s.Align() != 8 || s.Offset(1) != 8 || s.Offset(2) != 16 {
		t.Errorf("%s: size %d, alignment %d, offsets %d and %d", s, s.Size(), s.Align(), s.Offset(1), s.Offset(2))
	}
	var offsets []int64
	for _, l := range s.Leaves() {
		offsets = append(offsets, l.Offset)
	}
	if diff := cmp.Diff([]int64{0, 8, 16, 17, 18}, offsets); diff != "" {
		t.Errorf("leaves (-want +got):\n%s", diff)
	}
}

// TestParseNumbers expects the numbers that package nvvmir writes, of which some round ones are
// hexadecimal.
func TestParseNumbers(t *testing.T) {
	for text, want := range map[string]uint64{"-1": 1<<64 - 1, "u0x1000": 4096, "18446744073709551615": 1<<64 - 1} {
		f, err := function(t, head+"\t%0 = add i64 %p1, "+text+"\n\tret void\n"+foot)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := f.Blocks[0].Instrs[0].Args[1].Bits; got != want {
			t.Errorf("%s is %d, want %d", text, got, want)
		}
	}
}

// FuzzParse reads any text as IR: a module and its functions, or errors.
func FuzzParse(f *testing.F) {
	f.Add(head + "\t%0 = add i64 %p1, -1, !dbg !3\n\tret void, !dbg !2\n" + foot)
	f.Add("@t = internal constant [2 x i32] [i32 1, i32 2]\n" + head + "\t%0 = getelementptr inbounds float, float* %p0, i64 1\n\t%1 = load float, float* %0, align 4\n\tstore float %1, float* %p0\n\tbr label %b1\n\nb1:\n\tret void\n" + foot)
	programs, err := golden.Read("../../../../compiler/internal/nvvmir/testdata/golden.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range []string{"atomics.ll", "checks.ll", "calls.ll"} {
		if programs[name] == "" {
			f.Fatalf("the golden files have no %s", name)
		}
		f.Add(programs[name])
	}
	f.Add("define @0\n") // which ends early
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Parse([]byte(text))
		if err != nil {
			return
		}
		for name := range m.heads {
			if fn, err := m.Func(name); fn == nil && err == nil {
				t.Errorf("%s: neither a function nor an error", name)
			}
		}
	})
}
