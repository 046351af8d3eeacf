package cuda

import (
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Variables by which NVSHMEM's host library lets GPUs drive the NIC.
const (
	ibgdaVariable = "NVSHMEM_IB_ENABLE_IBGDA"
	gdakiVariable = "NVSHMEM_GPUNETIO_ENABLE_GDAKI"
)

// checkNIC refuses kernels that ask the host's proxy in a job in which NVSHMEM lets GPUs
// drive the NIC. Operations that NVSHMEM enqueues on streams then wait for the queues of
// the NIC alone, so that a barrier may be over before what the kernels have sent; and
// where NVSHMEM has no transport but this, nothing takes what the kernels ask the proxy
// for. Only PEs that cannot be addressed are reached in these ways.
func (d *device) checkNIC(m *manifest.Manifest) error {
	var variable, also string
	switch {
	case d.job.Size < 2 || d.job.Getenv == nil:
		return nil
	case switchedOn(d.job.Getenv(gdakiVariable)):
		variable = gdakiVariable
	case switchedOn(d.job.Getenv(ibgdaVariable)) && !m.IBGDA:
		variable, also = ibgdaVariable, "build them with -ibgda (gpuc build, gpuc run), or "
	default:
		return nil
	}
	for pe := range d.job.Size {
		addr, err := d.sym.lib.Ptr(d.sym.board, pe)
		if err != nil {
			return err
		}
		if addr == 0 {
			return fmt.Errorf("%s=%s has GPUs drive the NIC, by which PE %d reaches PE %d, and the kernels of %s are not built for that; %sleave the variable unset on all PEs, so that the host's proxy drives it",
				variable, d.job.Getenv(variable), d.job.Rank, pe, m.Package, also)
		}
	}
	return nil
}

// switchedOn reports whether NVSHMEM takes the value of a variable for yes.
func switchedOn(value string) bool {
	return value != "" && !strings.ContainsAny(value[:1], "0NnFf")
}
