//go:build linux

package libcuda

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestFatalResultsAreThoseOfTheHeader: cuda.h says of each result after which a process can do
// nothing more on the GPU that the process or the context must end.
func TestFatalResultsAreThoseOfTheHeader(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	text, err := os.ReadFile(filepath.Join(tc.Path(toolchain.CUDAHeaders), "cuda.h"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "typedef enum cudaError_enum {")
	list, _, _ = strings.Cut(list, "} CUresult")
	entry := regexp.MustCompile(`(?s)/\*\*(.*?)\*/\s*(CUDA_\w+)\s*=\s*(\d+)`)
	silent := map[cu.Result]bool{cu.ECCUncorrectable: true, cu.NVLinkFailed: true, cu.ContextDestroyed: true}
	found := 0
	for _, m := range entry.FindAllStringSubmatch(list, -1) {
		n, err := strconv.Atoi(m[3])
		if err != nil {
			t.Fatal(err)
		}
		says := strings.Join(strings.Fields(strings.ReplaceAll(m[1], "*", " ")), " ")
		fatal := strings.Contains(says, "must be terminated and relaunched") || strings.Contains(says, "and must be destroyed")
		if fatal {
			found++
		}
		if r := cu.Result(n); r.Fatal() != (fatal || silent[r]) {
			t.Errorf("%s (%d): fatal is %v here; cuda.h says: %s", m[2], n, r.Fatal(), says)
		}
	}
	if found < 10 {
		t.Errorf("cuda.h says of %d results that they are fatal; its words have changed", found)
	}
}
