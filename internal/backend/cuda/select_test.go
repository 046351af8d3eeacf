package cuda

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/nccl"
)

// What is compiled here is compiled for the target that has what the kernels need, and
// kernels that the GPU cannot run are named.
func TestKernelsAreCompiledForATargetThatHasWhatTheyNeed(t *testing.T) {
	for _, tt := range []struct {
		major, minor int
		needs        []arch.Feature
		want         string // target, or what the error holds
	}{
		{8, 0, nil, "sm_80"},
		{9, 0, nil, "sm_90"},
		{9, 0, []arch.Feature{arch.Elect}, "sm_90"},
		{9, 0, []arch.Feature{arch.Elect, arch.WGMMA}, "sm_90a"},
		{10, 3, []arch.Feature{arch.TCGen05}, "sm_100f"},
		{8, 0, []arch.Feature{arch.Elect}, "GPU of compute capability 8.0: kernel Lead needs elect (sm_90 or newer), which sm_80 does not have; use a target that has it"},
		{10, 0, []arch.Feature{arch.WGMMA}, "GPU of compute capability 10.0: kernel Lead needs wgmma (sm_90a), which sm_100a does not have"},
		{7, 0, nil, "GPU of compute capability 7.0 is not supported"},
	} {
		f := newFakeDriver(nil)
		f.major, f.minor = tt.major, tt.minor
		a := artifact(manifest.Kernel{Name: "Plain", Symbol: "Plain"}, manifest.Kernel{Name: "Lead", Symbol: "Lead", Needs: tt.needs})
		a.Cubins, a.IR = nil, irOf("IR")
		c, err := openFake(t, f, nil).machineCode(t.Context(), a, false)
		got := c.Arch
		if err != nil {
			got = err.Error()
			if !errors.Is(err, driver.ErrUnsupported) {
				t.Errorf("%d.%d: %v is not ErrUnsupported", tt.major, tt.minor, err)
			}
		}
		if !strings.Contains(got, tt.want) || err == nil && got != tt.want {
			t.Errorf("%d.%d with kernels that need %v: %s\nwant %s", tt.major, tt.minor, tt.needs, got, tt.want)
		}
	}
}

// TestKernelsMustBeBuiltForTheNIC where NVSHMEM has GPUs drive it and some PE cannot be
// addressed: by the fake, PEs 0 and 2.
func TestKernelsMustBeBuiltForTheNIC(t *testing.T) {
	const ibgda, gdaki = "NVSHMEM_IB_ENABLE_IBGDA", "NVSHMEM_GPUNETIO_ENABLE_GDAKI"
	for name, tt := range map[string]struct {
		pes             int
		variable, value string
		built           string
		want            string // in the error of PE 0; empty for none
	}{
		"off":                 {3, ibgda, "", "", ""},
		"0":                   {3, ibgda, "0", "", ""},
		"no":                  {3, ibgda, "no", "", ""},
		"False":               {3, ibgda, "False", "", ""},
		"on":                  {3, ibgda, "1", "", "PE 0 cannot address the memory of PE 2, and NVSHMEM_IB_ENABLE_IBGDA=1 has GPUs drive the NIC on the way there, for which the kernels are not built; build them with -transport nvshmem-ibgda"},
		"on, in words":        {3, ibgda, "true", "", "NVSHMEM_IB_ENABLE_IBGDA=true"},
		"built for it":        {3, ibgda, "1", "nvshmem-ibgda", ""},
		"all are addressed":   {2, ibgda, "1", "", ""},
		"one PE":              {1, ibgda, "1", "", ""},
		"GPUNetIO":            {3, gdaki, "1", "", "not built; leave the variable unset"},
		"GPUNetIO, for IBGDA": {3, gdaki, "1", "nvshmem-ibgda", "NVSHMEM_GPUNETIO_ENABLE_GDAKI=1"},
	} {
		t.Run(name, func(t *testing.T) {
			_, errs := onPEs(t, tt.pes, func(d *device) error {
				d.job.Getenv = func(name string) string { return map[string]string{tt.variable: tt.value}[name] }
				a := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})
				a.Manifest.Package, a.Manifest.Transport = "example.com/k", tt.built
				return loadAndLaunch(t, d, a)
			})
			if err := errs[0]; (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
				t.Errorf("PE 0: %v, want %q", err, tt.want)
			}
		})
	}
}

func loadAndLaunch(t *testing.T, d *device, a *driver.Artifact) error {
	m, err := d.Load(t.Context(), a)
	if err != nil {
		return err
	}
	s, err := d.NewStream()
	if err != nil {
		return err
	}
	return m.Launch(s, 0, oneBlock, &driver.Args{})
}

// TestKernelsThatANetworkCannotDo: a kernel of a package is refused where it calls what the network to a PE does not
// do, and the others are launched.
func TestKernelsThatANetworkCannotDo(t *testing.T) {
	_, errs := onPEs(t, 3, func(d *device) error {
		d.svc.transport = nccl.GIN()
		a := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true, Ops: []string{"gpuc_put_block"}}, manifest.Kernel{Name: "L", Symbol: "k", Shmem: true, Ops: []string{"gpuc_atomic_fetch_add_thread_int64"}})
		a.Cubins[0].Transport = "nccl-gin 3.4.5"
		if err := loadAndLaunch(t, d, a); err != nil {
			return err
		}
		a.Manifest.Kernels = a.Manifest.Kernels[1:]
		return loadAndLaunch(t, d, a)
	})
	for pe, want := range []string{"the kernel calls AtomicFetchAdd of int64, and PE 2 is of another host", "", "the kernel calls AtomicFetchAdd of int64, and PE 0 is of another host"} {
		if err := errs[pe]; (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("PE %d: %v, want %q", pe, err, want)
		}
	}
}

// TestASecondTransport: a device names no transport. By another it takes machine code for that alone,
// and refuses kernels where a PE is out of reach for the reason that the transport gives.
func TestASecondTransport(t *testing.T) {
	_, errs := onPEs(t, 3, func(d *device) error {
		d.svc.transport = nccl.Transport()
		host := *d.svc.transport.Host
		host.Far = func(*transport.Transport, func(string) string, []string) error {
			return errors.New("it has no other way there")
		}
		d.svc.transport.Host = &host
		a := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})
		a.Manifest.Package = "example.com/k"
		a.Cubins = []driver.Cubin{{Arch: "sm_90", Transport: "nvshmem 3.4.5", Image: []byte("first")}, {Arch: "sm_90", Transport: "nccl 3.4.5", Image: []byte("second")}}
		if err := loadAndLaunch(t, d, a); d.Rank() != 1 || err != nil {
			return err
		}
		a.Manifest.Transport = "nvshmem"
		_, err := d.Load(t.Context(), a)
		if d := cmp.Diff([]string{"second"}, d.drv.(*fakeDriver).images); d != "" {
			t.Errorf("machine code (-want +got):\n%s", d)
		}
		return err
	})
	for pe, want := range []string{
		"PE 0 cannot address the memory of PE 2, and it has no other way there",
		"kernels of example.com/k: they communicate through nvshmem, and this job through nccl; set GPUC_TRANSPORT=nvshmem",
		"PE 2 cannot address the memory of PE 0, and it has no other way there",
	} {
		if errs[pe] == nil || errs[pe].Error() != want {
			t.Errorf("PE %d: %v, want %s", pe, errs[pe], want)
		}
	}
}
