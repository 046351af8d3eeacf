package emurpc_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

const words = 64

// work passes vectors round the ring, and uses most of what streams do.
func work(n int) func(h *host) error {
	return func(h *host) error {
		ctx := context.Background()
		m, err := h.dev.Load(ctx, artifact())
		if err != nil {
			return err
		}
		var mems [3]driver.Mem
		for i, bytes := range []int{4 * words, 4 * words, 8} {
			if mems[i], err = h.dev.AllocSym(ctx, bytes, nil, driver.SymOptions{}, fmt.Sprintf("test.go:%d", i)); err != nil {
				return err
			}
		}
		plain, err := h.dev.Alloc(4*words, nil)
		if err != nil {
			return err
		}
		in := make([]int32, words)
		for i := range in {
			in[i] = int32(100 * h.rank)
		}
		if err := h.s.CopyIn(mems[1], ints(in)); err != nil {
			return err
		}
		o := operands{dst: mems[0], src: mems[1], sig: mems[2], plain: plain.Slice(4, plain.Bytes)}
		world := driver.Team{ID: op.TeamWorld}
		for pe := range n {
			world.Members = append(world.Members, pe)
		}
		for step := range 3 {
			o.n = [2]int32{7, int32(step + 1)}
			o.last = 3
			if err := errors.Join(
				h.launch(m, 0, 40, o),
				h.s.Communicate(ctx, &driver.HostCall{Op: op.HostLookup("BarrierAll"), Members: world.Members, Operands: driver.Operands{Team: world.ID}}),
				h.s.CopyDevice(mems[1], mems[0]),
				h.launch(m, 1, 20, o),
				h.s.Communicate(ctx, &driver.HostCall{Op: op.HostLookup("BarrierAll"), Members: world.Members, Operands: driver.Operands{Team: world.ID}}),
			); err != nil {
				return err
			}
		}
		got, sums := make([]int32, words), make([]int32, words)
		if err := errors.Join(h.s.CopyOut(ints(got), mems[0]), h.s.CopyOut(ints(sums), plain)); err != nil {
			return err
		}
		e, err := h.s.Record()
		if err != nil {
			return err
		}
		for _, ask := range []func() (bool, error){e.Done, h.s.Done} {
			for done := false; !done; {
				if done, err = ask(); err != nil {
					return err
				}
			}
		}
		from := ((h.rank-3)%n + n) % n
		if want := slices.Repeat([]int32{int32(100 * from)}, words); !slices.Equal(got, want) {
			return fmt.Errorf("got %v, want %v", got, want)
		}
		if want := append([]int32{0}, slices.Repeat([]int32{30}, words-1)...); !slices.Equal(sums, want) {
			return fmt.Errorf("sums %v, want %v", sums, want)
		}
		return errors.Join(h.dev.Barrier(ctx), h.dev.Free(ctx, mems[0], "test.go:9"))
	}
}

// TestSameTraceInOneProcessAndInSeveral: the seed decides alone, wherever the hosts are.
func TestSameTraceInOneProcessAndInSeveral(t *testing.T) {
	const pes = 5
	for seed := range uint64(10) {
		want := traced(t, &setup{Config: emu.Config{PEs: pes, Seed: seed}}, work(pes))
		if strings.Count(want, "\n") < 100 {
			t.Fatalf("a trace of %d lines", strings.Count(want, "\n"))
		}
		for _, procs := range []int{1, 2, pes} {
			got := traced(t, &setup{Config: emu.Config{PEs: pes, Seed: seed}, procs: procs}, work(pes))
			if diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(got, "\n")); diff != "" {
				t.Fatalf("seed %d, %d processes (-one +several):\n%s", seed, procs, diff)
			}
		}
	}
}

// TestPrintedWhereThePEIs: what kernels print comes before the stream is synchronised, in lines that
// name the PE, whether it is alone in its process or not.
func TestPrintedWhereThePEIs(t *testing.T) {
	for _, procs := range []int{0, 2} {
		printedWhereThePEIs(t, procs)
	}
}

func printedWhereThePEIs(t *testing.T, procs int) {
	c := &setup{Config: emu.Config{PEs: 2}, procs: procs}
	seen := make([]string, 2)
	mustRun(t, c, func(h *host) error {
		m, err := h.dev.Load(context.Background(), artifact())
		if err != nil {
			return err
		}
		err = errors.Join(h.launch(m, 2, 1, operands{n: [2]int32{int32(h.rank)}}), h.s.Sync(context.Background()))
		seen[h.rank] = c.prints[h.rank].String()
		return err
	})
	if diff := cmp.Diff([]string{"PE 0: says 0 and\nPE 0: no more\n", "PE 1: says 1 and\nPE 1: no more\n"}, seen); diff != "" {
		t.Errorf("%d processes (-want +got):\n%s", procs, diff)
	}
}

// TestErrorsTravel: with what callers look for in them.
func TestErrorsTravel(t *testing.T) {
	errs := run(t, &setup{Config: emu.Config{PEs: 2}, procs: 2}, func(h *host) error {
		ctx := context.Background()
		m, err := h.dev.Load(ctx, artifact())
		if err != nil {
			return err
		}
		plain, err := h.dev.Alloc(4*words, nil)
		if err != nil {
			return err
		}
		if h.rank == 0 {
			_, err := h.dev.AllocSym(ctx, 8, nil, driver.SymOptions{}, "test.go:1")
			return err
		}
		err = errors.Join(h.launch(m, 3, 1, operands{plain: plain, n: [2]int32{2}}), h.s.Sync(ctx))
		if !h.dev.Lost() {
			return fmt.Errorf("the device is not lost after %w", err)
		}
		return err
	})
	var f *fault.Error
	if !errors.As(errs[1], &f) {
		t.Fatalf("PE 1: %v", errs[1])
	}
	f.Stack = ""
	want := &fault.Error{Kernel: "fail", PE: 1, File: "emurpc/harness_test.go", Line: f.Line, Kind: fault.Index, Msg: "index out of range [66] with length 64"}
	if diff := cmp.Diff(want, f); diff != "" || f.Line == 0 {
		t.Errorf("PE 1 (-want +got):\n%s", diff)
	}
	if !errors.Is(errs[0], driver.ErrNotSymmetric) || !strings.Contains(errs[0].Error(), "PE 1 has closed its device") {
		t.Errorf("PE 0: %v", errs[0])
	}
}

// TestDeadlockHasOneCause: the error of the lowest PE stands for those of all.
func TestDeadlockHasOneCause(t *testing.T) {
	errs := run(t, &setup{Config: emu.Config{PEs: 2}, procs: 2}, func(h *host) error {
		m, err := h.dev.Load(context.Background(), artifact())
		if err != nil {
			return err
		}
		sig, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "test.go:1")
		return errors.Join(err, h.launch(m, 4, 1, operands{sig: sig}), h.s.Sync(context.Background()))
	})
	if fault.Joint(errs[0]) != nil {
		t.Errorf("PE 0 has a consequence: %v", errs[0])
	}
	if c := fault.Joint(errs[1]); c == nil || c.PE != 0 || !errors.Is(errs[1], driver.ErrAborted) || !strings.Contains(errs[0].Error(), c.First.Error()) {
		t.Errorf("PE 1: %v", errs[1])
	}
}

// TestEndedContextEndsCalls: the error wraps the cause, as in one process.
func TestEndedContextEndsCalls(t *testing.T) {
	cause := errors.New("the user has had enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	ended := make(chan struct{})
	errs := run(t, &setup{Config: emu.Config{PEs: 2}, procs: 1}, func(h *host) error {
		if h.rank == 1 {
			cancel(cause)
			<-ended
			return nil
		}
		defer close(ended)
		return h.dev.Barrier(ctx)
	})
	if !errors.Is(errs[0], cause) || !strings.Contains(errs[0].Error(), "barrier on the host") {
		t.Errorf("PE 0: %v", errs[0])
	}
}

// TestProcessWithoutItsGPU: its calls end when the job has, as a consequence.
func TestProcessWithoutItsGPU(t *testing.T) {
	aborted, abort := context.WithCancel(context.Background())
	abort()
	c := &setup{Config: emu.Config{PEs: 2}, procs: 2, aborted: aborted}
	errs := run(t, c, func(h *host) error {
		if h.rank == 1 {
			h.cut()
			return nil
		}
		return h.dev.Barrier(context.Background()) // ends with the device of PE 1
	})
	if errs[1] != nil {
		t.Errorf("closing a device that is gone: %v", errs[1])
	}
	if !errors.Is(errs[0], driver.ErrNotSymmetric) {
		t.Errorf("PE 0: %v", errs[0])
	}
	// A kernel that waits for it says so, too.
	errs = run(t, c, func(h *host) error {
		m, err := h.dev.Load(context.Background(), artifact())
		if err != nil {
			return err
		}
		sig, err := h.dev.AllocSym(context.Background(), 8, nil, driver.SymOptions{}, "test.go:1")
		if h.rank == 1 {
			h.cut()
			return err
		}
		return errors.Join(err, h.launch(m, 4, 1, operands{sig: sig}), h.s.Sync(context.Background()))
	})
	if want := "PE 1 has died: its process has ended"; errs[0] == nil || !strings.Contains(errs[0].Error(), want) {
		t.Errorf("PE 0: %v, want %s", errs[0], want)
	}
	errs = run(t, &setup{Config: emu.Config{PEs: 1}, procs: 1, aborted: aborted}, func(h *host) error {
		h.cut()
		return h.dev.Barrier(context.Background())
	})
	if gone := fault.Joint(errs[0]); gone == nil || gone.PE != 0 || !strings.Contains(gone.Error(), "the process of PE 0, which has the emulated GPUs of the job, is gone") {
		t.Errorf("a PE without its GPU: %v", errs[0])
	}
}

// TestOtherBuildIsRefused: kernels that were compiled from other sources are not those of another PE,
// though a function of the same name has the same place.
func TestOtherBuildIsRefused(t *testing.T) {
	for _, procs := range []int{1, 2} {
		var loaded sync.WaitGroup
		loaded.Add(1)
		errs := run(t, &setup{Config: emu.Config{PEs: 2}, procs: procs}, func(h *host) error {
			a := artifact()
			a.Manifest.Package, a.Manifest.Checksum = "example.com/k", fmt.Sprint(h.rank)
			if h.rank == 0 {
				defer loaded.Done()
			} else {
				loaded.Wait()
			}
			_, err := h.dev.Load(context.Background(), a)
			return err
		})
		if want := manifest.OtherBuild("example.com/k", 1, 0).Error(); errs[0] != nil || errs[1] == nil || errs[1].Error() != want {
			t.Errorf("%d processes: %v, want the error %q of PE 1", procs, errs, want)
		}
	}
}

// TestArgumentsThatAreRefused: objects of another device, and objects that are closed.
func TestArgumentsThatAreRefused(t *testing.T) {
	var hosts [2]*host
	mustRun(t, &setup{Config: emu.Config{PEs: 2}, procs: 1}, func(h *host) error {
		ctx := context.Background()
		hosts[h.rank] = h
		if err := h.dev.Barrier(ctx); err != nil || h.rank > 0 {
			return errors.Join(err, h.dev.Barrier(ctx))
		}
		other := hosts[1]
		m, err := h.dev.Alloc(8, nil)
		theirs, err2 := other.dev.Alloc(8, nil)
		e, err3 := other.s.Record()
		mod, err4 := h.dev.Load(ctx, artifact())
		closed, err5 := h.dev.NewStream()
		pool, err6 := h.dev.Pool(nil)
		if err := errors.Join(err, err2, err3, err4, err5, err6, closed.Close()); err != nil {
			return err
		}
		_, fromPool := pool.Alloc(other.s, 8)
		got := map[string]error{
			"event":              h.s.Wait(e),
			"stream of a launch": mod.Launch(other.s, 0, driver.LaunchConfig{}, &driver.Args{}),
			"stream of a pool":   fromPool,
			"memory":             h.s.CopyDevice(m, theirs),
			"memory in a struct": h.s.Communicate(ctx, &driver.HostCall{Op: op.HostLookup("Put"), Operands: driver.Operands{Src: theirs}}),
			"closed":             closed.Sync(ctx),
			"freed":              errors.Join(h.dev.Free(ctx, m, "test.go:1"), h.s.Zero(m)),
		}
		want := map[string]string{
			"event":              "the event belongs to another device",
			"stream of a launch": "the stream belongs to another device",
			"stream of a pool":   "the stream belongs to another device",
			"memory":             "there is no such memory on PE 0",
			"memory in a struct": "there is no such memory on PE 0",
			"closed":             "there is no such driver.Stream on PE 0",
			"freed":              "there is no such memory on PE 0",
		}
		text := map[string]string{}
		for name, err := range got {
			text[name] = errText(err)
		}
		if diff := cmp.Diff(want, text); diff != "" {
			t.Errorf("errors (-want +got):\n%s", diff)
		}
		return h.dev.Barrier(ctx)
	})
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestZeroValuesTravel: options of a pool that are all zero are not those of the default pool, no
// graph is no update, and no content is memory of no bytes.
func TestZeroValuesTravel(t *testing.T) {
	mustRun(t, &setup{Config: emu.Config{PEs: 1}, procs: 1}, func(h *host) error {
		usual, err := h.dev.Pool(nil)
		own, err2 := h.dev.Pool(&driver.PoolOptions{})
		m, err3 := h.dev.Alloc(0, []byte{})
		if err := errors.Join(err, err2, err3); err != nil {
			return err
		}
		if _, err := usual.Alloc(h.s, 8); err != nil {
			return err
		}
		for name, test := range map[string]struct {
			p    driver.Pool
			want driver.PoolUsage
		}{
			"default": {usual, driver.PoolUsage{Reserved: 8, ReservedHigh: 8, Used: 8, UsedHigh: 8}},
			"own":     {own, driver.PoolUsage{}},
		} {
			got, err := test.p.Usage()
			if diff := cmp.Diff(test.want, got); diff != "" || err != nil {
				t.Errorf("%s pool: %v (-want +got):\n%s", name, err, diff)
			}
		}
		if m.Bytes != 0 || m.Handle == nil {
			t.Errorf("memory of no content: %+v", m)
		}
		return nil
	})
}

// TestWhatDoesNotChangeTravelsOnce: the properties of devices and streams are those of the emulator.
func TestWhatDoesNotChangeTravelsOnce(t *testing.T) {
	properties := func(procs int) (list []any) {
		mustRun(t, &setup{Config: emu.Config{PEs: 1}, procs: procs}, func(h *host) error {
			d := h.dev
			list = []any{d.Rank(), d.Size(), d.Describe(), d.Versions(), d.Multiprocessors(), d.MaxShared(), d.MaxCluster(), h.s.Places()}
			return nil
		})
		return list
	}
	if diff := cmp.Diff(properties(0), properties(1)); diff != "" {
		t.Errorf("(-in one process +in two):\n%s", diff)
	}
}

// BenchmarkLaunch is a launch by a PE of another process, and BenchmarkCommunicate an operation on
// a stream.
func BenchmarkLaunch(b *testing.B) {
	benchmark(b, func(h *host) (func() error, error) {
		m, err := h.dev.Load(context.Background(), artifact())
		if err != nil {
			return nil, err
		}
		plain, err := h.dev.Alloc(4, nil)
		return func() error { return h.launch(m, 1, 1, operands{plain: plain}) }, err
	})
}

func BenchmarkCommunicate(b *testing.B) {
	benchmark(b, func(h *host) (func() error, error) {
		c := &driver.HostCall{Op: op.HostLookup("Quiet")}
		return func() error { return h.s.Communicate(context.Background(), c) }, nil
	})
}

func benchmark(b *testing.B, prepare func(h *host) (func() error, error)) {
	mustRun(b, &setup{Config: emu.Config{PEs: 1}, procs: 1}, func(h *host) error {
		f, err := prepare(h)
		if err != nil {
			return err
		}
		b.ReportAllocs()
		for b.Loop() {
			if err := f(); err != nil {
				return err
			}
		}
		b.StopTimer()
		return h.s.Sync(context.Background())
	})
}
