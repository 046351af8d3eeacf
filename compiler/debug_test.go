package compiler

import (
	"bytes"
	"debug/dwarf"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
	"github.com/gpuc-go/gpuc/ltoir"
)

// debugVariables is what a debugger learns of the functions of testdata/debug: types with the
// kind and size of scalars, and with the offsets of fields.
const debugVariables = `func double
	param n int64(int 8)
	var twice int64(int 8)
func Kinds
	param scale float32(float 4)
	param on bool(bool 1)
	param small int8(int 1)
	param wide uint16(uint 2)
	param out []int64{0: array *int64(int 8); 8: len int(int 8); 16: cap int(int 8)}
	param at debug.point{0: X float32(float 4); 4: Y float32(float 4); 8: Tag uint8(uint 1)}
	param where [2]debug.point{0: X float32(float 4); 4: Y float32(float 4); 8: Tag uint8(uint 1)}
	param far shmem.Sym[float32]{0: array *float32(float 4); 8: len int(int 8)}
	param done *uint64(uint 8)
	var shared *[64]int32(int 4)
	var part []int64{0: array *int64(int 8); 8: len int(int 8); 16: cap int(int 8)}
	var p *debug.point{0: X float32(float 4); 4: Y float32(float 4); 8: Tag uint8(uint 1)}
	var brain gpu.BFloat16(uint 2)
	var half gpu.Float16(uint 2)
	var warm debug.celsius(float 8)
	var i int(int 8)
	var four gpu.Vec4[float32]{0: X float32(float 4); 4: Y float32(float 4); 8: Z float32(float 4); 12: W float32(float 4)}
	var b debug.body{0: At debug.point{0: X float32(float 4); 4: Y float32(float 4); 8: Tag uint8(uint 1)}; 12: Trail [3]debug.point{0: X float32(float 4); 4: Y float32(float 4); 8: Tag uint8(uint 1)}; 48: Next []debug.celsius{0: array *debug.celsius(float 8); 8: len int(int 8); 16: cap int(int 8)}; 72: t *gpu.Thread{}}
	var total int64(int 8)
	block
		var i int(int 8)
		block
			var view []int64{0: array *int64(int 8); 8: len int(int 8); 16: cap int(int 8)}
			var keep [4]int64(int 8)
	block
		var n int64(int 8)
	block
		var k int(int 8)
	block
		var i float32(float 4)
`

// TestDebugInformation reads from machine code what a debugger does: each function of the
// source with its blocks, its variables and their types, and the lines.
func TestDebugInformation(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Compile)
	p, err := Compile(t.Context(), Options{Pattern: "./testdata/debug", Config: manifest.Config{Debug: true}, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Diags.Err(); err != nil {
		t.Fatal(err)
	}
	res, err := ltoir.Build(t.Context(), tc, chaintest.Cache(t), ltoir.Request{IR: p.IR, Transport: nvshmem.Transport(), Manifest: p.Manifest, Arch: chaintest.Arch(t, "sm_90")})
	if err != nil {
		t.Fatal(err)
	}
	f, err := elf.NewFile(bytes.NewReader(res.Image))
	if err != nil {
		t.Fatal(err)
	}
	data, err := f.DWARF()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(debugVariables, variables(t, data)); diff != "" {
		t.Errorf("functions and variables (-want +got):\n%s", diff)
	}
	file, err := filepath.Abs("testdata/debug/debug.go")
	if err != nil {
		t.Fatal(err)
	}
	got := linesOf(t, data, file)
	for _, line := range wantLines(t, file) {
		if !slices.Contains(got, line) {
			t.Errorf("%s:%d has no code; lines with code are %v", file, line, got)
		}
	}
}

// variables lists the functions that have code, each with its blocks and variables, indented.
func variables(t *testing.T, data *dwarf.Data) string {
	t.Helper()
	var b strings.Builder
	r := data.Reader()
	depth := -1
	for {
		e, err := r.Next()
		switch {
		case err != nil:
			t.Fatal(err)
		case e == nil:
			return b.String()
		}
		indent := strings.Repeat("\t", max(depth, 0))
		switch e.Tag {
		case 0:
			depth--
			continue
		case dwarf.TagSubprogram:
			if e.Val(dwarf.AttrLowpc) == nil {
				r.SkipChildren()
				continue
			}
			fmt.Fprintf(&b, "%sfunc %v\n", indent, e.Val(dwarf.AttrName))
		case dwarf.TagLexDwarfBlock:
			fmt.Fprintf(&b, "%sblock\n", indent)
		case dwarf.TagFormalParameter, dwarf.TagVariable:
			kind := map[dwarf.Tag]string{dwarf.TagFormalParameter: "param", dwarf.TagVariable: "var"}[e.Tag]
			typ, err := data.Type(e.Val(dwarf.AttrType).(dwarf.Offset))
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&b, "%s%s %v %s\n", indent, kind, e.Val(dwarf.AttrName), shown(typ))
			if loc, _ := e.Val(dwarf.AttrLocation).([]byte); len(loc) == 0 {
				t.Errorf("%v has no place", e.Val(dwarf.AttrName))
			}
		}
		if e.Children {
			depth++
		}
	}
}

// shown returns a type with all that a debugger needs to show it.
func shown(typ dwarf.Type) string {
	switch typ := typ.(type) {
	case *dwarf.PtrType:
		return "*" + shown(typ.Type)
	case *dwarf.ArrayType:
		return fmt.Sprintf("[%d]%s", typ.Count, shown(typ.Type))
	case *dwarf.StructType:
		var fields []string
		for _, f := range typ.Field {
			fields = append(fields, fmt.Sprintf("%d: %s %s", f.ByteOffset, f.Name, shown(f.Type)))
		}
		return fmt.Sprintf("%s{%s}", typ.StructName, strings.Join(fields, "; "))
	}
	return fmt.Sprintf("%s(%s %d)", typ.Common().Name, strings.ToLower(strings.TrimSuffix(strings.TrimPrefix(fmt.Sprintf("%T", typ), "*dwarf."), "Type")), typ.Size())
}

// linesOf returns the lines of a file that have code.
func linesOf(t *testing.T, data *dwarf.Data, file string) []int {
	t.Helper()
	unit, err := data.Reader().Next()
	if err != nil {
		t.Fatal(err)
	}
	r, err := data.LineReader(unit)
	if err != nil {
		t.Fatal(err)
	}
	var lines []int
	for {
		var e dwarf.LineEntry
		err := r.Next(&e)
		if errors.Is(err, io.EOF) {
			slices.Sort(lines)
			return slices.Compact(lines)
		}
		if err != nil {
			t.Fatal(err)
		}
		if e.File.Name == file {
			lines = append(lines, e.Line)
		}
	}
}

// wantLines returns the lines of the functions that do something.
func wantLines(t *testing.T, file string) (lines []int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	body := false
	for i, line := range strings.Split(string(text), "\n") {
		body = body && line != "}" || strings.HasPrefix(line, "func ")
		if s := strings.TrimSpace(line); body && s != "}" && !strings.HasPrefix(s, "_") {
			lines = append(lines, i+1)
		}
	}
	return lines
}
