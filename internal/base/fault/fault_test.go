package fault

import (
	"encoding/binary"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// goPanic returns the text of the run-time panic that f causes, without its prefix.
func goPanic(f func()) (msg string) {
	defer func() { msg = strings.TrimPrefix(fmt.Sprint(recover()), "runtime error: ") }()
	f()
	return
}

// The texts must be Go's own, or the two back ends would tell the same mistake
// in two ways.
func TestMessagesAreGosOwn(t *testing.T) {
	s := make([]int, 3, 5)
	var a [4]int
	i, j, zero := 7, -1, 0
	u := ^uint64(0)
	var p *int
	type test struct {
		kind   Kind
		v0, v1 int64
		f      func()
	}
	unsigned := []test{
		{Index, -1, 3, func() { s[u] = 1 }},
		{Index, 7, 3, func() { s[uint(i)] = 1 }},
		{SliceHigh, -1, 5, func() { _ = s[:u] }},
		{SliceHighLen, -1, 4, func() { _ = a[:u] }},
		{SliceLow, -1, 3, func() { _ = s[u:] }},
		{SliceMax, -1, 5, func() { _ = s[0:1:u] }},
		{SliceMaxHigh, -1, 4, func() { _ = s[0:u:4] }},
	}
	for _, tt := range unsigned {
		want := goPanic(tt.f)
		if got := Message(tt.kind, Unsigned, tt.v0, tt.v1); got != want {
			t.Errorf("%s(%d, %d) unsigned: got %q, Go says %q", tt.kind, tt.v0, tt.v1, got, want)
		}
	}
	tests := []test{
		{Index, 7, 3, func() { s[i] = 1 }},
		{Index, -1, 3, func() { s[j] = 1 }},
		{SliceHigh, 7, 5, func() { _ = s[:i] }},
		{SliceHigh, -1, 5, func() { _ = s[:j] }},
		{SliceHighLen, 7, 4, func() { _ = a[:i] }},
		{SliceLow, 7, 3, func() { _ = s[i:] }},
		{SliceLow, -1, 3, func() { _ = s[j:] }},
		{SliceMax, 7, 5, func() { _ = s[0:1:i] }},
		{SliceMax, -1, 5, func() { _ = s[0:1:j] }},
		{SliceMaxHigh, 7, 4, func() { _ = s[0:i:4] }},
		{SliceToArray, 3, 4, func() { _ = [4]int(s) }},
		{MakeLen, 0, 0, func() { _ = make([]int, j, 5) }},
		{MakeCap, 0, 0, func() { _ = make([]int, i, 5) }},
		{Nil, 0, 0, func() { *p = 1 }},
		{Divide, 0, 0, func() { i /= zero }},
		{Shift, 0, 0, func() { i <<= j }},
	}
	for _, tt := range tests {
		want := goPanic(tt.f)
		if got := Message(tt.kind, "", tt.v0, tt.v1); got != want {
			t.Errorf("%s(%d, %d): got %q, Go says %q", tt.kind, tt.v0, tt.v1, got, want)
		}
	}
}

func TestErrorNamesEverything(t *testing.T) {
	e := Record{Site: 1, Block: [3]int{2, 0, 0}, Thread: [3]int{5, 1, 0}, Values: [2]int64{8, 8}}.Error(
		[]Site{{}, {Kind: Index, File: "ring.go", Line: 14}}, "Shift", 3)
	want := "ring.go:14: index out of range [8] with length 8 (kernel Shift, PE 3, block (2,0,0), thread (5,1,0))"
	if e.Error() != want {
		t.Errorf("got  %s\nwant %s", e, want)
	}
	e = Record{Site: 9}.Error(nil, "Shift", 0)
	if !strings.Contains(e.Error(), "gpuc generate") {
		t.Errorf("an unknown site is reported as %q, which does not say what to do", e)
	}
}

func TestReadRecord(t *testing.T) {
	b := make([]byte, BlockBytes)
	put := binary.LittleEndian.PutUint32
	put(b[OffState:], StateClaimed)
	if _, ok := ReadRecord(b); ok {
		t.Error("a claimed but unfinished record was read")
	}
	put(b[OffState:], StateDone)
	put(b[OffSite:], 4)
	for i := range 3 {
		put(b[OffBlock+4*i:], uint32(10+i))
		put(b[OffThread+4*i:], uint32(20+i))
	}
	minusOne := int64(-1)
	binary.LittleEndian.PutUint64(b[OffValues:], uint64(minusOne))
	binary.LittleEndian.PutUint64(b[OffValues+8:], 6)
	got, ok := ReadRecord(b)
	want := Record{Site: 4, Block: [3]int{10, 11, 12}, Thread: [3]int{20, 21, 22}, Values: [2]int64{-1, 6}}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("ReadRecord: ok %v (-want +got):\n%s", ok, diff)
	}
}

// Every kind that the package declares is known and has a text.
func TestEveryKindIsKnown(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "fault.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var declared []Kind
	ast.Inspect(f, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if typ, ok := v.Type.(*ast.Ident); ok && typ.Name == "Kind" {
			s, err := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			declared = append(declared, Kind(s))
		}
		return true
	})
	slices.Sort(declared)
	known := slices.Sorted(maps.Keys(texts))
	for k := range bounds {
		known = append(known, k)
	}
	slices.Sort(known)
	if d := cmp.Diff(declared, known); d != "" {
		t.Errorf("known kinds (-declared +known):\n%s", d)
	}
	for _, k := range known {
		if m := Message(k, "", 0, 0); strings.Contains(m, "unknown failure") {
			t.Errorf("%s has no text: %s", k, m)
		}
	}
	if Kind("tensor").Known() {
		t.Error(`"tensor" is known`)
	}
}

// TestReport: what a report says, and what is found in it under other errors.
func TestReport(t *testing.T) {
	broken := errors.New("broken")
	joint := &Report{Err: errors.New("deadlock too"), First: broken, PE: 3}
	for _, test := range []struct {
		err                    error
		text                   string
		refused, aborted, work bool
		joint                  *Report
	}{
		{err: broken, text: "broken"},
		{err: Refuse(broken), text: "broken", refused: true},
		{err: &Report{Err: Refuse(broken), Where: "a.go:1"}, text: "a.go:1: broken", refused: true, work: true},
		{err: &Report{Err: broken, Because: errors.New("PE 1: x")}, text: "broken (because of PE 1: x)", aborted: true, work: true},
		{err: &Report{Err: fmt.Errorf("wait: %w", broken), Because: broken}, text: "wait: broken", aborted: true, work: true},
		{err: errors.Join(broken, OfWork(joint)), text: "broken\ndeadlock too", aborted: true, work: true, joint: joint},
		{err: &Error{Msg: "race", Kernel: "K", Kind: Access, Ended: joint}, aborted: true, work: true, joint: joint,
			text: "race (kernel K, PE 0, block (0,0,0), thread (0,0,0))\nthe kernel has ended with: deadlock too"},
	} {
		located := strings.HasSuffix(AtCall(test.err).Error(), ": "+test.text)
		if test.err.Error() != test.text || Refused(test.err) != test.refused || errors.Is(test.err, ErrAborted) != test.aborted || Joint(test.err) != test.joint || located == test.work {
			t.Errorf("%q: refused %v, aborted %v, joint %v, a place is added: %v; want %+v", test.err, Refused(test.err), errors.Is(test.err, ErrAborted), Joint(test.err), located, test)
		}
	}
	if Refuse(nil) != nil || OfWork(nil) != nil || AtCall(nil) != nil {
		t.Error("nil becomes an error")
	}
}
