package cuda

import (
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// TestKernelsMustBeBuiltForTheNIC where NVSHMEM has GPUs drive it and some PE cannot be
// addressed: by the fake, PEs 0 and 2.
func TestKernelsMustBeBuiltForTheNIC(t *testing.T) {
	const ibgda, gdaki = "NVSHMEM_IB_ENABLE_IBGDA", "NVSHMEM_GPUNETIO_ENABLE_GDAKI"
	for name, tt := range map[string]struct {
		pes             int
		variable, value string
		built           bool
		want            string // in the error of PE 0; empty for none
	}{
		"off":                 {3, ibgda, "", false, ""},
		"0":                   {3, ibgda, "0", false, ""},
		"no":                  {3, ibgda, "no", false, ""},
		"False":               {3, ibgda, "False", false, ""},
		"on":                  {3, ibgda, "1", false, "NVSHMEM_IB_ENABLE_IBGDA=1 has GPUs drive the NIC, by which PE 0 reaches PE 2, and the kernels of example.com/k are not built for that; build them with -ibgda"},
		"on, in words":        {3, ibgda, "true", false, "NVSHMEM_IB_ENABLE_IBGDA=true"},
		"built for it":        {3, ibgda, "1", true, ""},
		"all are addressed":   {2, ibgda, "1", false, ""},
		"one PE":              {1, ibgda, "1", false, ""},
		"GPUNetIO":            {3, gdaki, "1", false, "built for that; leave the variable unset"},
		"GPUNetIO, for IBGDA": {3, gdaki, "1", true, "NVSHMEM_GPUNETIO_ENABLE_GDAKI=1"},
	} {
		t.Run(name, func(t *testing.T) {
			_, errs := onPEs(t, tt.pes, func(d *device) error {
				d.job.Getenv = func(name string) string { return map[string]string{tt.variable: tt.value}[name] }
				a := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})
				a.Manifest.Package, a.Manifest.IBGDA = "example.com/k", tt.built
				_, err := d.Load(t.Context(), a)
				return err
			})
			if err := errs[0]; (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
				t.Errorf("PE 0: %v, want %q", err, tt.want)
			}
		})
	}
}
