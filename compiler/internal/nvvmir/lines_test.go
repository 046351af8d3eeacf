package nvvmir_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/nvvmir"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestLinesReachTheMachineCode links a kernel with inlined calls and looks for
// its lines in the disassembly.
func TestLinesReachTheMachineCode(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	compiler, err := nvvm.Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		t.Fatal(err)
	}
	linker, err := jitlink.Open(tc.Path(toolchain.NVJitLink))
	if err != nil {
		t.Fatal(err)
	}
	sm90 := chaintest.Arch(t, "sm_90")
	text, _ := emit(t, programs["inlined"](), nvvmir.Options{})
	lto, err := compiler.Compile("inlined", text, nil, nvvm.Config{Arch: sm90, Format: nvvm.LTOIR})
	if err != nil {
		t.Fatal(err)
	}
	cubin, _, err := linker.Link([]jitlink.Input{{Name: "inlined", Kind: jitlink.LTOIR, Data: lto}}, jitlink.Config{Arch: sm90, LineInfo: true})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "inlined.cubin")
	if err := os.WriteFile(file, cubin, 0o666); err != nil {
		t.Fatal(err)
	}
	sass, err := exec.Command(tc.Path(toolchain.NVDisasm), "-gi", "-c", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, sass)
	}
	for _, want := range []string{
		`File "example.com/k/help.go", line 30 inlined at "example.com/k/k.go", line 21`,
		`File "example.com/k/k.go", line 21 inlined at "example.com/k/k.go", line 5`,
		`File "example.com/k/k.go", line 5`,
	} {
		if !strings.Contains(string(sass), want) {
			t.Errorf("the disassembly lacks %q:\n%s", want, sass)
		}
	}
}
