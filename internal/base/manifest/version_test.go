package manifest

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// abiGolden lists what compiled kernels rely on.
const abiGolden = "testdata/abi.golden"

// IR that was compiled by one version of gpuc meets the device functions and the control
// block of another. What kernels rely on must not change as long as Version says that it
// is the same.
func TestVersionFollowsWhatKernelsRelyOn(t *testing.T) {
	got := append([]string{fmt.Sprintf("version %d", Version)}, reliedOn()...)
	text, err := os.ReadFile(abiGolden)
	if err != nil && !*golden.Update {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSpace(string(text)), "\n")
	var gone []string
	for _, line := range want {
		if !slices.Contains(got, line) {
			gone = append(gone, line)
		}
	}
	if err == nil && want[0] == got[0] && len(gone) > 0 {
		t.Fatalf("kernels that were compiled before rely on what is not there any more; increment manifest.Version:\n%s", strings.Join(gone, "\n"))
	}
	if *golden.Update {
		if err := os.WriteFile(abiGolden, []byte(strings.Join(got, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("%s differs (run with -update to accept):\n%s", abiGolden, d)
	}
}

// reliedOn returns the layout of the control block and of parameters, and the prototypes
// of each operation's device functions.
func reliedOn() []string {
	lines := map[string]bool{}
	for name, value := range map[string]int{
		"bytes": fault.BlockBytes, "abort": fault.OffAbort, "state": fault.OffState, "site": fault.OffSite,
		"block": fault.OffBlock, "thread": fault.OffThread, "values": fault.OffValues,
		"free": fault.StateFree, "claimed": fault.StateClaimed, "done": fault.StateDone,
	} {
		lines[fmt.Sprintf("control block: %s %d", name, value)] = true
	}
	for kind, ws := range words {
		for i, w := range ws {
			lines[fmt.Sprintf("parameter %s: word %d has role %d, %d bytes", kind, i, w.role, w.size)] = true
		}
	}
	for i := range op.Table {
		for _, in := range op.Table[i].Instances() {
			params, result := in.Proto()
			var types []string
			for _, p := range params {
				types = append(types, p.Name+" "+cType(p.Type, in.Width))
			}
			lines[fmt.Sprintf("%s: %s(%s)", in.Op.Name, cType(result, in.Width), strings.Join(types, ", "))] = true
		}
	}
	return slices.Sorted(maps.Keys(lines))
}

func cType(t op.CType, width int) string {
	if t == op.CUint {
		return fmt.Sprintf("uint%d", width)
	}
	return map[op.CType]string{op.CPtr: "pointer", op.CInt32: "int32", op.CUint64: "uint64", op.CVoid: "void"}[t]
}
