package cuda

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// TestOpenByABootstrap: NVSHMEM says which PE this is, and which GPU it takes.
func TestOpenByABootstrap(t *testing.T) {
	f, w := newFakeDriver(nil), newFakeWorld(1)
	d, err := open(t.Context(), driver.Job{Bootstrap: "pmix", LocalRank: 1}, fakeServices(f, w, 0))
	if err != nil {
		t.Fatal(err)
	}
	if d.Rank() != 0 || d.Size() != 1 || d.job.LocalRank != 0 {
		t.Errorf("PE %d of %d on GPU %d, want 0 of 1 on 0", d.Rank(), d.Size(), d.job.LocalRank)
	}
	if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	d.EndProcess()
	if diff := cmp.Diff([]string{"bootstrap pmix", "complete", "finalize", "exit"}, w.pes[0].log); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
}

func TestOpenByABootstrapThatDisagrees(t *testing.T) {
	_, err := open(t.Context(), driver.Job{Bootstrap: "mpi", Rank: 1, Size: 2}, fakeServices(newFakeDriver(nil), newFakeWorld(1), 0))
	if err == nil || !strings.Contains(err.Error(), "this is PE 0 of 1 according to mpi, and PE 1 of 2 according to the launcher or the program") {
		t.Errorf("%v", err)
	}
}

// TestOpenAsALauncherSays: NVSHMEM gets the interface that reaches the others, and a process
// that is shown one GPU takes that one, whatever its number on the host.
func TestOpenAsALauncherSays(t *testing.T) {
	f, w := newFakeDriver(nil), newFakeWorld(1)
	f.gpus = 1
	for own, want := range map[bool]string{true: "", false: "PE 0 needs GPU 3, but this host has 1"} {
		d, err := open(t.Context(), driver.Job{Size: 1, LocalRank: 3, OwnGPU: own, Interface: "eth0"}, fakeServices(f, w, 0))
		if want != "" {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%v, want %q", err, want)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); err != nil {
			t.Fatal(err)
		}
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"interface eth0", "finalize"}, w.pes[0].log); diff != "" {
			t.Errorf("calls (-want +got):\n%s", diff)
		}
	}
}

// TestPEsMustBeToldToShareGPUs: a LocalRank that was left out would make them do so.
func TestPEsMustBeToldToShareGPUs(t *testing.T) {
	for _, told := range []bool{false, true} {
		f, w := newFakeDriver(nil), newFakeWorld(2)
		errs := make([]error, 2)
		done := make(chan int)
		for rank := range errs {
			w.pes[rank].limited = true
			go func() {
				var d *device
				d, errs[rank] = open(t.Context(), driver.Job{Rank: rank, Size: 2, Oversubscribe: told, ShareID: w.shareID(rank)}, fakeServices(f, w, rank))
				if d != nil {
					limited := d.sym.limited
					errs[rank] = d.Close()
					if !limited {
						errs[rank] = errors.New("the device does not know that PEs share GPUs")
					}
				}
				done <- rank
			}()
		}
		<-done
		<-done
		for rank, err := range errs {
			if told && err != nil || !told && (err == nil || !strings.Contains(err.Error(), "each PE of a host needs a LocalRank of its own")) {
				t.Errorf("told: %v, PE %d: %v", told, rank, err)
			}
		}
	}
}

// TestDevicesFollowEachOther: a process starts NVSHMEM again once it has ended it.
func TestDevicesFollowEachOther(t *testing.T) {
	f, w := newFakeDriver(nil), newFakeWorld(1)
	for range 2 {
		d := openFake(t, f, w)
		if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); err != nil {
			t.Fatal(err)
		}
		if s := d.Versions().Status; s != int(transport.Initialized) {
			t.Errorf("status %d", s)
		}
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
		w.pes[0].done, w.pes[0].used = false, 0
	}
	if p := w.pes[0]; p.inits != 2 || !slices.Equal(p.log, []string{"finalize", "finalize"}) {
		t.Errorf("%d starts, %q", p.inits, p.log)
	}
	if got := f.leaks(); got != noLeaks {
		t.Errorf("left: %s", got)
	}
}

// TestVersions names what the device uses, as far as it does.
func TestVersions(t *testing.T) {
	f, w := newFakeDriver(nil), newFakeWorld(1)
	d := openFake(t, f, w)
	want := driver.Versions{Driver: "580.1", CUDA: "13.0"}
	if diff := cmp.Diff(want, d.Versions()); diff != "" {
		t.Errorf("at first (-want +got):\n%s", diff)
	}
	if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		d.modules[&module{d: d, transport: "nvshmem 3.4.5", closed: true}] = struct{}{}
	}
	d.modules[&module{d: d, closed: true}] = struct{}{}
	want = driver.Versions{Driver: "580.1", CUDA: "13.0", Transport: "nvshmem 3.4.5", Spec: "1.3", DeviceLibraries: []string{"nvshmem 3.4.5"}, Status: 2}
	if diff := cmp.Diff(want, d.Versions()); diff != "" {
		t.Errorf("with NVSHMEM (-want +got):\n%s", diff)
	}
}

// TestNVSHMEMOfAnotherPE of this process is an error, not a second PE.
func TestNVSHMEMOfAnotherPE(t *testing.T) {
	f, w := newFakeDriver(nil), newFakeWorld(1)
	svc := fakeServices(f, w, 0)
	svc.host = func() (transport.Host, error) { return runningLibrary{w.pes[0]}, nil }
	d, err := open(context.Background(), driver.Job{Size: 1}, svc)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); !errors.Is(err, nvshmem.ErrRunning) {
		t.Errorf("%v", err)
	}
}

// runningLibrary is NVSHMEM that another PE of the process has started.
type runningLibrary struct{ transport.Host }

func (runningLibrary) Init(int, int, []byte) error { return nvshmem.ErrRunning }
