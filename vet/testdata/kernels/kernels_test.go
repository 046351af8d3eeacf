package kernels

import (
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

func TestAlloc(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		_, _ = gpurt.AllocSignals(pe.PE, 1+pe.MyPE()) // want `AllocSignals gets a length that depends on the PE`
		_, _ = gpurt.AllocSignals(pe.PE, pe.NumPEs())
	})
}
