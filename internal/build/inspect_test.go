package build

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/manifest"
)

func TestResourcesAreReadFromTheToolsOutput(t *testing.T) {
	usage := `
Resource usage:
 Common:
  GLOBAL:0 CONSTANT[3]:24
 Function Shift:
  REG:30 STACK:16 SHARED:1280 LOCAL:0 CONSTANT[0]:560 TEXTURE:0
 Function gpuc_fail:
  REG:10 STACK:0 SHARED:0 LOCAL:0
`
	stats, err := parseUsage([]byte(usage))
	if err != nil {
		t.Fatal(err)
	}
	countInstructions([]byte(`
	.section	.text.Shift,"ax",@progbits
Shift:
.text.Shift:
	//## File "ring.go", line 19
        /*0000*/                   LDC R1, c[0x0][0x28] ;
        /*0010*/              @!P0 STL [R1], R2 ;
        /*0020*/               @P1 LDL.64 R4, [R1+0x8] ;
        /*0030*/                   EXIT ;
        /*0040*/                   NOP;
	.section	.text.gpuc_fail,"ax",@progbits
        /*0000*/                   BPT.TRAP 0x1 ;
`), stats)
	want := map[string]*KernelStats{
		"Shift":     {Registers: 30, Stack: 16, Instructions: 4, LocalLoads: 1, LocalStores: 1},
		"gpuc_fail": {Registers: 10, Instructions: 1},
	}
	if d := cmp.Diff(want, stats); d != "" {
		t.Error(d)
	}
	if _, err := parseUsage([]byte("cuobjdump info: no functions\n")); err == nil {
		t.Error("output without functions was accepted")
	}
}

func TestChecksAreGroupedByLine(t *testing.T) {
	m := &manifest.Manifest{Sites: []fault.Site{
		{Kind: fault.Index, File: "b.go", Line: 9, Func: "K"},
		{Kind: fault.Divide, File: "a.go", Line: 5, Func: "f"},
		{Kind: fault.Nil, File: "a.go", Line: 5, Func: "f"},
		{Kind: fault.Index, File: "a.go", Line: 7, Func: "f"},
	}}
	ir := `
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %1, i64 %2), !dbg !3
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0)
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0)
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 0, i64 0)
`
	want := []LineChecks{
		{File: "a.go", Line: 5, Func: "f", Checks: []string{"divide", "nil"}},
		{File: "b.go", Line: 9, Func: "K", Checks: []string{"index"}},
	}
	if d := cmp.Diff(want, checks(m, []byte(ir))); d != "" {
		t.Error(d)
	}
}
