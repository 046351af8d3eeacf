package ltoir

import (
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// A debugger's kernels share the registers of the largest block, and the error says whose it is.
func TestRegistersForDebugger(t *testing.T) {
	b := &builder{Request: Request{Manifest: &manifest.Manifest{Config: manifest.Config{Debug: true}, Kernels: []manifest.Kernel{{Name: "Bound", MaxThreads: 256}, {Name: "Free"}}}}}
	if got, want := strings.Join(b.linkConfig().All(), " "), "-g -ftz=0 -prec-div=1 -prec-sqrt=1 -fma=1 -maxrregcount=64"; !strings.HasSuffix(got, want) {
		t.Errorf("options %s, want %s at the end", got, want)
	}
	refused := &dl.LogError{Step: "add kernels", Log: "ptxas fatal : (C7602) Insufficient registers (64) to compile instruction"}
	if err := b.explainRegisters(refused); !strings.Contains(err.Error(), "a block of 1024 threads leaves to each, since kernel Free may have such blocks") {
		t.Errorf("error %v, want one that names the kernel with the largest blocks", err)
	}
	b.Manifest.Debug = false
	if err := b.explainRegisters(refused); err != error(refused) {
		t.Errorf("error %v of an optimised build, want the linker's alone", err)
	}
}
