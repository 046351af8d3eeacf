package cuda

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/test/faultcount"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// TestEachVersionSkewIsNamed: driver, NVSHMEM's host library and machine code of versions that do
// not go together. Each error names both versions and says what to do; versions that do go
// together load.
func TestEachVersionSkewIsNamed(t *testing.T) {
	type versions struct {
		driver     int // of CUDA
		image      string
		host       nvshmem.Version
		built      string // the version of NVSHMEM with which what is compiled here is linked, or ""
		aheadOf    string // that of the machine code in the program
		wantLoaded bool
		want       []string
	}
	host := nvshmem.Version{Major: 3, Minor: 4, Patch: 5}
	var n faultcount.Counts
	for name, v := range map[string]versions{
		"all the same":           {driver: 13000, image: "image", host: host, aheadOf: "3.4.5", wantLoaded: true},
		"a newer driver":         {driver: 13050, image: "image", host: host, aheadOf: "3.4.5", wantLoaded: true},
		"a newer host library":   {driver: 13000, image: "image", host: nvshmem.Version{Major: 3, Minor: 8}, aheadOf: "3.4.5", wantLoaded: true},
		"compiled anew":          {driver: 13000, image: "image", host: host, aheadOf: "3.8.0", built: "3.4.5", wantLoaded: true},
		"an old driver":          {driver: 12040, image: "damaged", host: host, aheadOf: "3.4.5", want: []string{"the driver 580.1 supports CUDA 12.4", "machine code of CUDA 13", "install a driver for CUDA 13.0 or later", "cuda-compat-13-0"}},
		"a newer device library": {driver: 13000, image: "image", host: host, aheadOf: "3.8.0", want: []string{"that for sm_90 was linked with NVSHMEM 3.8.0, and this host has 3.4.5", "run gpuc generate, or gpuc build -arch sm_90"}},
		"another major version":  {driver: 13000, image: "image", host: nvshmem.Version{Major: 4}, aheadOf: "3.4.5", want: []string{"linked with NVSHMEM 3.4.5, and this host has 4.0.0", "gpuc build -arch sm_90"}},
		"headers of another installation": {driver: 13000, image: "image", host: host, aheadOf: "3.8.0", built: "3.8.0", want: []string{
			"was linked with NVSHMEM 3.8.0, and this host has 3.4.5", "the headers and the host library of NVSHMEM must be of one installation"}},
		"no version":        {driver: 13000, image: "image", host: host, want: []string{"does not say how it communicates", "run gpuc generate"}},
		"no version at all": {driver: 13000, image: "image", host: host, aheadOf: "new", want: []string{"was linked with NVSHMEM new, and this host has 3.4.5", "run gpuc generate"}},
		"damaged, no skew":  {driver: 13000, image: "damaged", host: host, aheadOf: "3.4.5", want: []string{"machine code for sm_90", "not an ELF file"}},
	} {
		f, w := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4}}), newFakeWorld(1)
		f.version, w.pes[0].version = v.driver, v.host
		services := fakeServices(f, w, 0)
		services.build = func(context.Context, *driver.Artifact, arch.Target, *transport.Transport) (driver.Cubin, error) {
			return driver.Cubin{Arch: "sm_90", Transport: "nvshmem " + v.built, Image: []byte(v.image)}, nil
		}
		d, err := open(t.Context(), driver.Job{Size: 1}, services)
		if err != nil {
			t.Fatal(err)
		}
		a := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})
		a.Cubins[0].Transport, a.Cubins[0].Image = "nvshmem "+v.aheadOf, []byte(v.image)
		if v.built != "" {
			a.IR = irOf("IR")
		}
		_, err = d.Load(t.Context(), a)
		if v.wantLoaded {
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		} else {
			n.Injected++
			missing := ""
			for _, want := range v.want {
				if err == nil || !strings.Contains(err.Error(), want) {
					missing = want
				}
			}
			if missing == "" {
				n.Named++
			} else {
				t.Errorf("%s: error %v\nlacks %s", name, err, missing)
			}
		}
		if err := d.Close(); err != nil {
			t.Errorf("%s: close: %v", name, err)
		}
	}
	faultcount.Row(t, "driver, NVSHMEM and machine code of versions that do not go together", n)
}

// brittle is NVSHMEM, of which a call fails.
type brittle struct {
	*fakePE
	calls, number int
	called        string
	full          bool // no call fails, but the heap has no room
}

var errBrittle = errors.New("status 7")

func (b *brittle) at(call string) error {
	b.calls++
	if b.calls != b.number {
		return nil
	}
	b.called = call
	return errBrittle
}

func (b *brittle) UniqueID() ([]byte, error) {
	if err := b.at("UniqueID"); err != nil {
		return nil, err
	}
	return b.fakePE.UniqueID()
}

func (b *brittle) Init(rank, size int, id []byte) error {
	if err := b.at("Init"); err != nil {
		return err
	}
	return b.fakePE.Init(rank, size, id)
}

func (b *brittle) Malloc(n int) (uint64, error) {
	if err := b.at("Malloc"); err != nil {
		if b.full {
			return 0, nil
		}
		return 0, err
	}
	return b.fakePE.Malloc(n)
}

func (b *brittle) Free(addr uint64) error {
	if err := b.at("Free"); err != nil {
		return err
	}
	return b.fakePE.Free(addr)
}

func (b *brittle) ModuleInit(m uintptr) error {
	if err := b.at("ModuleInit"); err != nil {
		return err
	}
	return b.fakePE.ModuleInit(m)
}

func (b *brittle) ModuleFinalize(m uintptr) error {
	if err := b.at("ModuleFinalize"); err != nil {
		return err
	}
	return b.fakePE.ModuleFinalize(m)
}

func (b *brittle) Finalize() error {
	if err := b.at("Finalize"); err != nil {
		return err
	}
	return b.fakePE.Finalize()
}

// TestEachCallOfNVSHMEMThatFailsIsNamed has each call of a program to NVSHMEM fail in turn, and
// its heap be full at each allocation. The program ends, and the driver has nothing left.
func TestEachCallOfNVSHMEMThatFailsIsNamed(t *testing.T) {
	run := func(b *brittle) (*fakeDriver, error) {
		f, w := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4}}), newFakeWorld(1)
		b.fakePE = w.pes[0]
		services := fakeServices(f, w, 0)
		services.host = func() (transport.Host, error) { return b, nil }
		d, err := open(t.Context(), driver.Job{Size: 1}, services)
		if err != nil {
			return f, err
		}
		err = everything(t.Context(), d)
		return f, errors.Join(err, d.Close())
	}
	whole := new(brittle)
	if _, err := run(whole); err != nil || whole.calls == 0 {
		t.Fatalf("%d calls, %v", whole.calls, err)
	}
	for kind, full := range map[string]bool{"a call of NVSHMEM fails": false, "the symmetric heap is full at an allocation": true} {
		want := errBrittle.Error()
		if full {
			want = "NVSHMEM_SYMMETRIC_SIZE"
		}
		var n faultcount.Counts
		for number := 1; number <= whole.calls; number++ {
			b := &brittle{number: number, full: full}
			f, err := run(b)
			if full && b.called != "Malloc" {
				continue
			}
			n.Injected++
			if err != nil && strings.Contains(err.Error(), want) {
				n.Named++
			} else {
				t.Errorf("%s, %s: error %v", kind, b.called, err)
			}
			if held := len(f.memory); held != 0 {
				t.Errorf("%s, %s: %d allocations are left", kind, b.called, held)
			}
		}
		faultcount.Row(t, kind, n)
	}
}
