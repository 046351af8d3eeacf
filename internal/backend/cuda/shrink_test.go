package cuda

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// shrinking is a host library whose PEs go on without others.
type shrinking struct{ *fakePE }

func (s shrinking) Shrink(_ context.Context, dead []int) (transport.Host, error) {
	s.log = append(s.log, "shrink")
	w := &fakeWorld{pes: []*fakePE{s.fakePE}}
	w.cond.L = &w.mu
	s.w, s.rank, s.used = w, 0, 0
	return s, nil
}

// TestShrink: the device of the PE that is left is a new one on the same GPU, and the old one is closed with
// all that it had.
func TestShrink(t *testing.T) {
	w, errs := onPEs(t, 2, func(d *device) error {
		if d.Rank() == 0 {
			return nil // it dies
		}
		d.sym.lib = shrinking{d.sym.lib.(*fakePE)}
		if _, err := d.Load(t.Context(), artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})); err != nil {
			return err
		}
		f := d.drv.(*fakeDriver)
		n, err := d.Shrink(t.Context(), []int{0})
		if err != nil {
			return err
		}
		if n.Rank() != 0 || n.Size() != 1 || n.(*device).ordinal != d.ordinal || len(d.streams)+len(d.modules) > 0 {
			t.Errorf("PE %d of %d on GPU %d, which was %d; the old one has %d streams and %d modules", n.Rank(), n.Size(), n.(*device).ordinal, d.ordinal, len(d.streams), len(d.modules))
		}
		if _, err := d.Alloc(8, nil); !errors.Is(err, errClosed) {
			t.Errorf("the old device: %v", err)
		}
		if n.Lost() || len(f.streams) != 1 {
			t.Errorf("the new device is lost: %v; the driver has %d streams", n.Lost(), len(f.streams))
		}
		if _, err := n.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); err != nil {
			return err
		}
		return n.Close()
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	log := slices.DeleteFunc(w.pes[1].log, func(s string) bool { return s != "shrink" && s != "complete" && s != "finalize" })
	if d := cmp.Diff([]string{"shrink", "complete", "finalize"}, log); d != "" {
		t.Errorf("the host library (-want +got):\n%s", d)
	}
}

// TestShrinkWithoutALibraryForIt is refused before anything is done.
func TestShrinkWithoutALibraryForIt(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		_, err := d.Shrink(t.Context(), []int{1 - d.Rank()})
		if !errors.Is(err, errors.ErrUnsupported) || !strings.Contains(err.Error(), "PEs that communicate through NVSHMEM cannot continue after one has died; set GPUC_TRANSPORT=nccl") {
			t.Errorf("PE %d: %v", d.Rank(), err)
		}
		return errors.Join(d.Barrier(t.Context()), d.Close())
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}

// TestAdopted: the host library says which PE a device is, and on which GPU.
func TestAdopted(t *testing.T) {
	f, w := newFakeDriver(nil), newFakeWorld(1)
	f.gpus = 3
	svc := fakeServices(f, w, 0)
	svc.adopt = func() (transport.Host, int, int, int, error) { return w.pes[0], 0, 1, 2, nil }
	d, err := open(t.Context(), driver.Job{Comm: 7}, svc)
	if err != nil {
		t.Fatal(err)
	}
	if d.Rank() != 0 || d.Size() != 1 || d.ordinal != 2 {
		t.Errorf("PE %d of %d on GPU %d", d.Rank(), d.Size(), d.ordinal)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	svc.adopt = func() (transport.Host, int, int, int, error) { return nil, 0, 0, 0, errors.New("it is none") }
	if _, err := open(t.Context(), driver.Job{Comm: 7}, svc); err == nil || err.Error() != "it is none" {
		t.Errorf("of another library: %v", err)
	}
	if svc, err := system(driver.Job{Comm: 7, Transport: "nccl-gin"}); err != nil || svc.transport.Name != "nccl-gin" {
		t.Errorf("with kernels that reach other hosts: %v", err)
	}
	for _, by := range []string{"nvshmem", "pigeons"} {
		if _, err := system(driver.Job{Comm: 7, Transport: by}); err == nil || err.Error() != "the communicator belongs to NCCL, and the job communicates through "+by+"; leave GPUC_TRANSPORT unset" {
			t.Errorf("by %s: %v", by, err)
		}
	}
}
