package nvvmir_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/nvvmir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// byValue is how PTX has a description as a parameter.
var byValue = regexp.MustCompile(`\.param \.align 64 \.b8 Maps_param_\d+\[128\]`)

// TestDescriptionsAreUsedWhereTheyArePassed expects of every target, of both dialects of IR, that
// the kernel takes the address of the parameter: it makes no copy and needs no fence.
func TestDescriptionsAreUsedWhereTheyArePassed(t *testing.T) {
	tc := chaintest.Toolchain(t)
	lib, libdevice := openNVVM(t, tc)
	linker, err := jitlink.Open(tc.Path(toolchain.NVJitLink))
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range arch.Targets() {
		for _, debug := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s debug=%v", target, debug), func(t *testing.T) {
				text, _ := emit(t, mapsProgram(), nvvmir.Options{Debug: debug})
				cfg := nvvm.Config{Arch: target, Format: nvvm.PTX, Debug: debug}
				ptx, err := lib.Compile("maps", text, libdevice, cfg)
				if err != nil {
					t.Fatal(err)
				}
				cfg.Format = nvvm.LTOIR
				ltoir, err := lib.Compile("maps", text, libdevice, cfg)
				if err != nil {
					t.Fatal(err)
				}
				linked, _, err := linker.Link([]jitlink.Input{{Name: "maps", Kind: jitlink.LTOIR, Data: ltoir}}, jitlink.Config{Arch: target, PTX: true})
				if err != nil {
					t.Fatal(err)
				}
				for from, ptx := range map[string][]byte{"libNVVM": ptx, "nvJitLink": linked} {
					if n := len(byValue.FindAll(ptx, -1)); n != 2 {
						t.Errorf("%s: %d parameters are descriptions, want 2:\n%s", from, n, ptx)
					}
					for _, x := range []string{"__local_depot", "fence.proxy", "ld.param.b8", "ld.param.v"} {
						if strings.Contains(string(ptx), x) {
							t.Errorf("%s: PTX has %s:\n%s", from, x, ptx)
						}
					}
					if !strings.Contains(string(ptx), "cvta.param.u64") {
						t.Errorf("%s: no address of a parameter:\n%s", from, ptx)
					}
				}
			})
		}
	}
}
