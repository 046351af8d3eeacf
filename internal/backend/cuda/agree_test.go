package cuda

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// lonely is a library in whose barrier a PE waits for ever on the GPU, and that tells.
type lonely struct {
	transport.Host
	f    *fakeDriver
	busy chan struct{}
	tell func()
}

func (l lonely) OnStream(o *op.HostOp, a *transport.Operands) error {
	if o.Name != "BarrierAll" {
		return l.Host.OnStream(o, a)
	}
	l.f.mu.Lock()
	l.f.streams[cu.Stream(a.Stream)].busy = l.busy
	l.f.mu.Unlock()
	l.tell()
	return nil
}

// TestEndedCollectiveCallNamesWhoIsMissing: of three PEs 0 and 1 make the call and 2
// does not.
func TestEndedCollectiveCallNamesWhoIsMissing(t *testing.T) {
	for _, c := range []struct {
		name string
		call func(ctx context.Context, d *device, m driver.Mem) error
		want string
	}{
		{"allocate", func(ctx context.Context, d *device, m driver.Mem) error {
			_, err := d.AllocSym(ctx, 8, nil, driver.SymOptions{}, "a.go:2")
			return err
		}, "PE 0 allocates 8 bytes of symmetric memory at a.go:2, which these PEs have not reached: 2"},
		{"free", func(ctx context.Context, d *device, m driver.Mem) error {
			return d.Free(ctx, m, "a.go:2")
		}, "PE 0 frees its symmetric allocation number 1 at a.go:2, which these PEs have not reached: 2"},
		{"barrier", func(ctx context.Context, d *device, m driver.Mem) error {
			return d.Barrier(ctx)
		}, "PE 0 waits in a barrier, which these PEs have not reached: 2"},
		{"gather", func(ctx context.Context, d *device, m driver.Mem) error {
			_, err := d.Gather(ctx, 7, "a sum", "a.go:2")
			return err
		}, "PE 0 takes part in a sum at a.go:2, which these PEs have not reached: 2"},
		{"team", func(ctx context.Context, d *device, m driver.Mem) error {
			_, err := d.SplitStrided(ctx, driver.Team{Members: []int{0, 1, 2}}, 0, 1, 2, driver.NoContexts, "a.go:2")
			return err
		}, "PE 0 makes or releases a team at a.go:2, which these PEs have not reached: 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			busy, second := make(chan struct{}), make(chan struct{})
			defer close(busy)
			later, end := context.WithCancel(t.Context())
			_, errs := onPEs(t, 3, func(d *device) error {
				m, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1")
				if err != nil || d.Rank() == 2 {
					return err
				}
				l := lonely{d.sym.lib, d.drv.(*fakeDriver), busy, func() { close(second); <-later.Done() }}
				if d.Rank() == 1 { // reads its board, to which PE 0 writes, when that is over
					d.sym.lib = l
					return c.call(later, d, m)
				}
				defer end()
				<-second
				ctx, cancel := context.WithCancel(t.Context())
				defer cancel()
				l.tell = cancel
				d.sym.lib = l
				return c.call(ctx, d, m)
			})
			if err := errs[0]; !errors.Is(err, context.Canceled) || !errors.Is(err, driver.ErrAborted) || !strings.HasSuffix(err.Error(), c.want) {
				t.Errorf("got %v\nwant %s", err, c.want)
			}
			if errs[2] != nil {
				t.Error(errs[2])
			}
		})
	}
}

// TestGather: each PE gets the words of all, whatever its place; other calls are refused.
func TestGather(t *testing.T) {
	got := make([][]uint64, 3)
	_, errs := onPEs(t, 3, func(d *device) (err error) {
		got[d.Rank()], err = d.Gather(t.Context(), uint64(10+d.Rank()), "a sum", fmt.Sprintf("a.go:%d", d.Rank()))
		return err
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	for pe, words := range got {
		if !slices.Equal(words, []uint64{10, 11, 12}) {
			t.Errorf("PE %d got %v", pe, words)
		}
	}
	_, errs = onPEs(t, 2, func(d *device) error {
		_, err := d.Gather(t.Context(), 1, []string{"a sum", "a product"}[d.Rank()], "a.go:1")
		return err
	})
	for pe, err := range errs {
		if !errors.Is(err, driver.ErrNotSymmetric) || !strings.Contains(err.Error(), "PE 1 takes part in a product at a.go:1") {
			t.Errorf("PE %d: %v", pe, err)
		}
	}
}

// hasty is a library whose barrier does not wait.
type hasty struct{ transport.Host }

func (l hasty) OnStream(o *op.HostOp, a *transport.Operands) error {
	if o.Name == "BarrierAll" {
		return nil
	}
	return l.Host.OnStream(o, a)
}

// TestBarrierThatEndsTooSoonIsNoMistakeOfTheProgram: PE 1 has not made the call. Where heaps are in
// host memory, other jobs may be why.
func TestBarrierThatEndsTooSoonIsNoMistakeOfTheProgram(t *testing.T) {
	const hint = "on a host where each has NVSHMEM_HEAP_KIND=SYSMEM"
	for _, kind := range []string{"", "sysmem"} {
		_, errs := onPEs(t, 2, func(d *device) error {
			if d.Rank() == 1 {
				return nil
			}
			d.job.Getenv = func(name string) string {
				if name == "NVSHMEM_HEAP_KIND" {
					return kind
				}
				return ""
			}
			d.sym.lib = hasty{d.sym.lib}
			return d.Close()
		})
		err := errs[0]
		if err == nil || errors.Is(err, driver.ErrNotSymmetric) || !strings.HasPrefix(err.Error(), "a barrier of NVSHMEM ended before PE 1 had arrived, when PE 0 has finished") || strings.Contains(err.Error(), hint) != (kind != "") {
			t.Errorf("heap kind %q: %v", kind, err)
		}
	}
}

// TestOtherBuildIsFoundWhereThePEsMeet: PE 1 has loaded kernels that were compiled from other sources,
// after many that are the same. A package that one PE alone has loaded is none of that. PEs meet at the
// latest when they end.
func TestOtherBuildIsFoundWhereThePEsMeet(t *testing.T) {
	load := func(d *device, name, checksum string, shmem bool) error {
		a := artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: shmem})
		a.Manifest.Package, a.Manifest.Checksum = name, checksum
		_, err := d.Load(t.Context(), a)
		return err
	}
	meetings := map[string]func(d *device) error{
		"AllocSym": func(d *device) error {
			_, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1")
			return err
		},
		"Gather": func(d *device) error { _, err := d.Gather(t.Context(), 1, "a sum", "a.go:1"); return err },
		"Close":  (*device).Close,
	}
	for name, meet := range meetings {
		for _, c := range []struct{ same, shmem bool }{{true, true}, {true, false}, {false, true}, {false, false}} {
			_, errs := onPEs(t, 3, func(d *device) error {
				if d.Rank() == 2 { // which loads none of those that differ
					return errors.Join(load(d, "example.org/alone", "one", false), meet(d), meet(d))
				}
				for i := range 2*perRecord + d.Rank() {
					if err := load(d, fmt.Sprintf("example.org/%d", i), "one", c.shmem); err != nil {
						return err
					}
				}
				checksum := "one"
				if !c.same && d.Rank() == 1 {
					checksum = "another"
				}
				return errors.Join(load(d, "example.org/k", checksum, c.shmem), meet(d), meet(d))
			})
			for rank, err := range errs {
				importPath := "example.org/k"
				if rank == 2 {
					importPath = "a package that this PE has not loaded"
				}
				if want := manifest.OtherBuild(importPath, 1, 0).Error(); c.same != (err == nil) || !c.same && !strings.HasPrefix(err.Error(), want) {
					t.Errorf("%s, PE %d, the same build: %v, communicates: %v: got %v, want %s", name, rank, c.same, c.shmem, err, want)
				}
			}
		}
	}
}
