package calls

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// TestLaunchErrorNamesTheProgramsLine: the launch method, which gpuc generate has written, is not
// the program's.
func TestLaunchErrorNamesTheProgramsLine(t *testing.T) {
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 1}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		b, err := gpurt.Alloc[int32](pe, 1)
		if err != nil {
			return err
		}
		_, file, line, _ := runtime.Caller(0)
		err = k.Add(pe.Stream(), gpurt.Grid(0).Block(1), b, 1)
		want := fmt.Sprintf("%s:%d: launch Add: ", fault.FileName(file), line+1)
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			return fmt.Errorf("error %v, want it to begin with %q", err, want)
		}
		return b.Free()
	})
	if err != nil {
		t.Fatal(err)
	}
}
