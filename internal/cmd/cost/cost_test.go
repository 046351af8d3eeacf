package main

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/build"
)

func TestReachCountsWhatIsCalled(t *testing.T) {
	fs := functions("        .type           Kernel,@function\nKernel:\n.text.Kernel:\n" +
		"        /*0000*/                   LDC R1, c[0x0][0x28] ;\n" +
		"        /*0010*/               @P0 CALL.ABS.NOINC `(_Z6helperv) ;\n" +
		"        /*0020*/                   CALL.ABS.NOINC `(vprintf) ;\n" +
		"        /*0028*/                   CALL.REL.NOINC `($Kernel$copied) ;\n" +
		"        /*0030*/                   EXIT ;\n" +
		"        /*0040*/                   NOP;\n" +
		"        .type           $Kernel$copied,@function\n$Kernel$copied:\n" +
		"        /*0050*/                   EXIT ;\n" +
		"        .type           _Z6helperv,@function\n_Z6helperv:\n" +
		"        /*0000*/                   MOV R20, 32@lo((_Z6helperv + .L_x_1@srel)) ;\n" +
		"        /*0010*/                   RET.REL.NODEC R20 `(Kernel) ;\n" +
		"        .type           Other,@function\nOther:\n.L_x_1:\n" +
		"        /*0000*/                   EXIT ;\n")
	got := []int{reach(fs, "Kernel"), fs["Kernel"].instructions, reach(fs, "Other"), reach(fs, "Missing")}
	if d := cmp.Diff([]int{8, 5, 1, 0}, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// The two sides have the same kernels, and ours compile.
func TestKernels(t *testing.T) {
	const dir = "../../../bench/cost/testdata"
	g, err := build.Generate(t.Context(), build.Options{DryRun: true}, dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range g.Diags {
		t.Error(d)
	}
	text, err := os.ReadFile(dir + "/kernels.cu")
	if err != nil {
		t.Fatal(err)
	}
	var theirs []string
	for _, m := range regexp.MustCompile(`(?m)^KERNEL (\w+)\(`).FindAllStringSubmatch(string(text), -1) {
		theirs = append(theirs, m[1])
	}
	ours := slices.Clone(g.Kernels)
	if d := cmp.Diff(ours, theirs); d != "" {
		t.Errorf("kernels (-ours +theirs):\n%s", d)
	}
}
