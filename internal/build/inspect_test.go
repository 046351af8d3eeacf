package build

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
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
 Function Product:
  REG:8 STACK:0 SHARED:0 LOCAL:0
`
	stats, err := parseUsage([]byte(usage))
	if err != nil {
		t.Fatal(err)
	}
	if err := readInstructions([]byte(`
	.section	.text.Shift,"ax",@progbits
Shift:
.text.Shift:
	//## File "ring.go", line 19
        /*0000*/                   LDC R1, c[0x0][0x28] ;
        /*0010*/              @!P0 STL [R1], R2 ;
        /*0020*/               @P1 LDL.64 R4, [R1+0x8] ;
        /*0030*/                   BAR.SYNC.DEFER_BLOCKING 0x0 ;
	//## File "example.com/a/word.go", line 7
        /*0040*/                   LDG.E R4, desc[UR4][R2.64] ;
        /*0050*/                   LD.E.64 R4, desc[UR4][R2.64] ;
	//## File "example.com/a/ring.go", line 21
        /*0060*/                   ST.E desc[UR4][R2.64], R4 ;
        /*0070*/                   ATOM.E.ADD.STRONG.GPU PT, R0, desc[UR4][R2.64], R4 ;
	//## File "example.com/a/word.go", line 7
        /*0080*/               @P0 LD.E R4, desc[UR4][R2.64] ;
        /*0090*/                   EXIT ;
        /*00a0*/                   NOP;
	.section	.text.Product,"ax",@progbits
        /*0000*/                   USETMAXREG.TRY_ALLOC.CTAPOOL UP2, 0xd8 ;
        /*0000*/                   LDL R3, [R1] ;
        /*0000*/                   WARPGROUP.ARRIVE ;
        /*0010*/                   HGMMA.64x64x16.F32.BF16 R88, gdesc[UR4], RZ, !UPT ;
        /*0020*/                   HGMMA.64x64x16.F32.BF16 R88, gdesc[UR4], R88, gsb0 ;
        /*0030*/                   HGMMA.64x128x16.F32.BF16 R24, R88, gdesc[UR4].tnspB, R24, gsb0 ;
        /*0040*/                   STL [R1], R2 ;
        /*0040*/                   WARPGROUP.DEPBAR.LE gsb0, 0x1 ;
        /*0040*/                   LDL R2, [R1] ;
        /*0040*/                   IMMA.16832.S8.S8 R4, R20.ROW, R24.COL, R4 ;
        /*0040*/                   USETMAXREG.DEALLOC.CTAPOOL 0x48 ;
	.section	.text.gpuc_fail,"ax",@progbits
        /*0000*/                   BPT.TRAP 0x1 ;
`), stats); err != nil {
		t.Fatal(err)
	}
	want := map[string]*KernelStats{
		"Shift": {Registers: 30, Stack: 16, Instructions: 10, LocalLoads: 1, LocalStores: 1, Barriers: 1, CodeBytes: 0xa0, Generic: []LineAccesses{
			{File: "a/ring.go", Line: 21, Stores: 1, Atomics: 1},
			{File: "a/word.go", Line: 7, Loads: 2},
		}},
		"Product": {Registers: 8, Instructions: 11, CodeBytes: 0x50, LocalLoads: 2, LocalStores: 1, Groups: 2, UnderWay: 1, BetweenProducts: 1,
			Roles: []RoleRegisters{{true, 216}, {false, 72}}, Tensor: []TensorCount{
				{Name: "HGMMA.64x128x16.F32.BF16", Count: 1}, {Name: "HGMMA.64x64x16.F32.BF16", Count: 2}, {Name: "IMMA.16832.S8.S8", Count: 1},
			}},
		"gpuc_fail": {Registers: 10, Instructions: 1, CodeBytes: 16},
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
		{Kind: fault.Index, File: "b.go", Line: 9, Func: "K"},
		{Kind: fault.PERange, File: "c.go", Line: 2, Func: "M"},
		{Kind: fault.Index, File: "c.go", Line: 3, Func: "M"},
	}}
	ir := `
!gpuc.checks = !{!7, !9, !8, !10, !11, !12, !13, !14, !15}
!7 = !{i32 0, i1 false}
!8 = !{i32 1, i1 false}
!9 = !{i32 2, i1 false}
!10 = !{i32 99, i1 false}
!11 = !{i32 0, i1 true}
!12 = !{i32 3, i1 true}
!13 = !{i32 4, i1 true}
!14 = !{i32 5, i1 false}
!15 = !{i32 6, i1 true}
!16 = !{i32 3, i1 false}
`
	want := []LineChecks{
		{File: "a.go", Line: 5, Func: "f", Checks: []string{"divide", "nil"}},
		{File: "a.go", Line: 7, Func: "f", Tested: []string{"index"}},
		{File: "b.go", Line: 9, Func: "K", Checks: []string{"index"}, Tested: []string{"index"}},
		{File: "c.go", Line: 2, Func: "M", Checks: []string{"pe"}},
		{File: "c.go", Line: 3, Func: "M", Tested: []string{"index"}},
	}
	if d := cmp.Diff(want, checksLeft(m, []byte(ir))); d != "" {
		t.Error(d)
	}
}

func TestSerialisedProductsAreFound(t *testing.T) {
	const first, next = `call float @gpuc_WGMMA__ebf16__c64__first(float %1)`, `call float @gpuc_WGMMALeft__ebf16__c64__last(float %1)`
	for name, tt := range map[string]struct {
		stats KernelStats
		ir    string
		want  bool
	}{
		"one group of several":       {KernelStats{Tensor: []TensorCount{{"HGMMA.64x64x16", 4}}, Groups: 1}, first + next, false},
		"each waits":                 {KernelStats{Tensor: []TensorCount{{"HGMMA.64x64x16", 4}}, Groups: 4}, first + next, true},
		"each is a group of its own": {KernelStats{Tensor: []TensorCount{{"HGMMA.64x64x16", 4}}, Groups: 4}, first, false},
		"products of a warp":         {KernelStats{Tensor: []TensorCount{{"HMMA.16816.F32", 4}}}, first + next, false},
	} {
		if got := tt.stats.serialised([]byte(tt.ir)); got != tt.want {
			t.Errorf("%s: serialised is %v", name, got)
		}
	}
}
