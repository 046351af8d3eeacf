package gpurt

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	goruntime "runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/runtime/internal/osthread"
)

// emulatorConfig is the configuration of a test.
var emulatorConfig = Config{Backend: Emulator, Stdout: io.Discard, Stderr: io.Discard}

// joinAll joins a job of n emulated PEs, one goroutine each, and returns what each body
// returned.
func joinAll(t *testing.T, n int, body func(pe *PE) error) []error {
	t.Helper()
	id, err := emulatorConfig.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	errs := make([]error, n)
	var wg sync.WaitGroup
	for rank := range n {
		wg.Go(func() {
			pe, err := Join(t.Context(), JoinConfig{Rank: rank, Size: n, ID: id, Config: emulatorConfig})
			if err != nil {
				errs[rank] = err
				return
			}
			errs[rank] = errors.Join(body(pe), pe.Close())
		})
	}
	wg.Wait()
	if platform.Waiting(platform.ID(id)) != nil {
		t.Errorf("the job %s is left", id)
	}
	return errs
}

// TestJoinAgainAndAgain: PEs join, communicate, close, and join another job.
func TestJoinAgainAndAgain(t *testing.T) {
	for n := 1; n <= 3; n++ {
		for rank, err := range joinAll(t, n, func(pe *PE) error {
			if pe.NumPEs() != n || pe.Status() != StatusInitialized {
				return fmt.Errorf("%d PEs, status %v", pe.NumPEs(), pe.Status())
			}
			return shiftOnce(t, pe, loadEmulated(t, pe))
		}) {
			if err != nil {
				t.Errorf("PE %d of %d: %v", rank, n, err)
			}
		}
	}
}

// shiftOnce has each PE send to the next one.
func shiftOnce(t *testing.T, pe *PE, k *emulatedKernels) error {
	dst, err := AllocSym[int32](pe, 4)
	if err != nil {
		return err
	}
	me := int32(pe.MyPE())
	src, err := AllocSymFrom(pe, []int32{me, me, me, me})
	if err != nil {
		return err
	}
	sig, err := AllocSignals(pe, 1)
	if err != nil {
		return err
	}
	if err := k.shift(pe.Stream(), Grid(1).Block(4), dst, src, sig, 1); err != nil {
		return err
	}
	got := make([]int32, 4)
	if err := dst.CopyTo(t.Context(), got); err != nil {
		return err
	}
	n := int32(pe.NumPEs())
	left := (me + n - 1) % n
	if diff := cmp.Diff([]int32{left, left, left, left}, got); diff != "" {
		return fmt.Errorf("(-want +got):\n%s", diff)
	}
	return nil
}

// TestJoinedWorkThatFails is reported by Close if nobody has asked before.
func TestJoinedWorkThatFails(t *testing.T) {
	errs := joinAll(t, 2, func(pe *PE) error {
		k := loadEmulated(t, pe)
		x, err := Alloc[int32](pe, 1)
		if err != nil {
			return err
		}
		sig, err := AllocSignals(pe, 1)
		if err != nil || pe.MyPE() == 1 {
			return err
		}
		return k.wait(pe.Stream(), Grid(1).Block(1), x, 7, sig)
	})
	var fault *KernelError
	if !errors.As(errs[0], &fault) || fault.PE != 0 || fault.Msg != "index out of range [7] with length 1" {
		t.Errorf("PE 0: %v", errs[0])
	}
	if errs[1] != nil {
		t.Errorf("PE 1: %v", errs[1])
	}
}

func TestClosedPEIsNotUsed(t *testing.T) {
	var pe *PE
	for _, err := range joinAll(t, 1, func(p *PE) error { pe = p; return nil }) {
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := pe.Close(); !errors.Is(err, ErrClosed) {
		t.Errorf("a second Close: %v", err)
	}
	if _, err := Alloc[int32](pe, 1); !errors.Is(err, ErrClosed) {
		t.Errorf("Alloc after Close: %v", err)
	}
	err := emulated(t, 1, func(_ context.Context, pe *PE) error { return pe.Close() })
	if err == nil || !strings.Contains(err.Error(), "it ends with its run function") {
		t.Errorf("Close of the PE of a run function: %v", err)
	}
}

// TestJoinEndsWithItsContext, on all PEs that have come.
func TestJoinEndsWithItsContext(t *testing.T) {
	id, err := emulatorConfig.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(enough)
	_, err = Join(ctx, JoinConfig{Rank: 1, Size: 3, ID: id, Config: emulatorConfig})
	if !errors.Is(err, enough) || !strings.Contains(err.Error(), "join as PE 1 of 3: PEs are missing: 0, 2 of 3 have not joined, and PE 1 no longer waits: enough") {
		t.Errorf("PE 1: %v", err)
	}
	if _, err := Join(t.Context(), JoinConfig{Rank: 0, Size: 3, ID: id, Config: emulatorConfig}); !errors.Is(err, enough) {
		t.Errorf("PE 0, later: %v", err)
	}
}

// TestSecretsAreNotPrinted, by no verb and no encoder.
func TestSecretsAreNotPrinted(t *testing.T) {
	id, err := emulatorConfig.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	a, err := platform.ID(id).Address()
	if err != nil {
		t.Fatal(err)
	}
	secrets := []any{id, JoinConfig{ID: id}, jobenv.Secret(a.Token), &jobenv.Meeting{Token: jobenv.Secret(a.Token)}}
	for _, v := range secrets {
		b, err := json.Marshal(v)
		if err != nil {
			if _, config := v.(JoinConfig); !config { // which has functions
				t.Fatal(err)
			}
		}
		var log bytes.Buffer
		slog.New(slog.NewTextHandler(&log, nil)).Info("", "v", v)
		for _, text := range []string{string(b), log.String(), fmt.Sprintf("%v %+v %#v %s %q %x %d", v, v, v, v, v, v, v)} {
			for _, secret := range []string{a.Token, string(id), hex.EncodeToString([]byte(a.Token)), hex.EncodeToString([]byte(string(id)))} {
				if strings.Contains(text, secret) {
					t.Errorf("%T is printed: %s", v, text)
				}
			}
		}
	}
}

func TestJoinMistakes(t *testing.T) {
	id, err := emulatorConfig.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	over, err := emulatorConfig.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	only, err := Join(t.Context(), JoinConfig{Size: 1, ID: over, Config: emulatorConfig})
	if err != nil {
		t.Fatal(err)
	}
	if err := only.Close(); err != nil {
		t.Fatal(err)
	}
	here := JoinConfig{Rank: 1, Size: 2, ID: id, Config: emulatorConfig}
	with := func(f func(*JoinConfig)) JoinConfig {
		c := here
		f(&c)
		return c
	}
	for name, c := range map[string]struct {
		cfg  JoinConfig
		want string
	}{
		"no PEs":            {with(func(c *JoinConfig) { c.Size = 0 }), "there is no such PE; ranks go from 0 to Size-1"},
		"rank":              {with(func(c *JoinConfig) { c.Rank = 2 }), "join as PE 2 of 2: there is no such PE"},
		"no id":             {with(func(c *JoinConfig) { c.ID = "" }), "the configuration has no ID; one PE makes it by NewUniqueID"},
		"no id at all":      {with(func(c *JoinConfig) { c.ID = "hello" }), "[secret], of 5 bytes, is not a complete unique id"},
		"cut off":           {with(func(c *JoinConfig) { c.ID = "gpuc-cuda-012" }), "gpuc-cuda-[secret], of 13 bytes, is not a complete unique id"},
		"cut off, emulated": {with(func(c *JoinConfig) { c.ID = id[:len(id)-1] }), "is not a complete unique id"},
		"printed":           {with(func(c *JoinConfig) { c.ID = UniqueID(fmt.Sprint(id)) }), "is the printed form of a unique id, without its secret; pass on string(id)"},
		"job that is over":  {with(func(c *JoinConfig) { c.ID = over }), "is over; make an id for a new job with NewUniqueID"},
		"another back end":  {with(func(c *JoinConfig) { c.Backend = CUDA }), "is of back end emu, and the configuration says cuda"},
		"too many":          {with(func(c *JoinConfig) { c.Size = 5000 }), "at most 4096 can be emulated"},
		"bootstrap":         {with(func(c *JoinConfig) { c.Bootstrap = "smoke" }), `there is no bootstrap "smoke"; use uid, mpi, pmi, pmi2 or pmix`},
		"emulated with MPI": {with(func(c *JoinConfig) { c.Bootstrap = BootstrapMPI }), "bootstrap mpi is for GPUs; emulated PEs join through uid"},
		"MPI with an id":    {with(func(c *JoinConfig) { c.Bootstrap = BootstrapMPI; c.Backend = CUDA }), "bootstrap mpi takes no ID"},
	} {
		if _, err := Join(t.Context(), c.cfg); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
		if secret := string(id[len(platform.ID(id).Name())+1:][:40]); strings.Contains(fmt.Sprint(err), secret) {
			t.Errorf("%s: the error has the secret of the job: %v", name, err)
		}
	}
	// What is right as such, and does not go with the PE that came first.
	ctx, cancel := context.WithCancel(t.Context())
	came := make(chan error)
	go func() {
		_, err := Join(ctx, here)
		came <- err
	}()
	for !hasCome(id, 1) {
		goruntime.Gosched()
	}
	for name, c := range map[string]struct {
		cfg  JoinConfig
		want string
	}{
		"the same PE":  {here, "two PEs of the job are number 1"},
		"another size": {with(func(c *JoinConfig) { c.Rank, c.Size = 0, 3 }), "PE 0 is one of 3, with seed 1 and hang timeout 0s; PE 1 is one of 2, with seed 1 and hang timeout 0s"},
		"another seed": {with(func(c *JoinConfig) { c.Rank, c.Seed = 0, 9 }), "PE 0 is one of 2, with seed 9"},
	} {
		if _, err := Join(t.Context(), c.cfg); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
	cancel()
	if err := <-came; !errors.Is(err, context.Canceled) {
		t.Errorf("the PE that came first: %v", err)
	}
}

// hasCome reports whether a PE has come to a meeting.
func hasCome(id UniqueID, rank int) bool { return platform.Waiting(platform.ID(id))[rank] }

// TestJoinOnGPUs: the back end is told which PE of which job it is, and how they meet.
func TestJoinOnGPUs(t *testing.T) {
	goruntime.LockOSThread() // as the back end does
	defer goruntime.UnlockOSThread()
	var job driver.Job
	on := &platform.System{
		Available: func() error { return nil },
		UniqueID:  func(string, func(string) string) ([]byte, error) { return []byte{1, 0xAB}, nil },
		Open: func(_ context.Context, j driver.Job) (driver.Device, error) {
			job = j
			return (&fakeWorld{pes: j.Size}).Device(j.Rank), nil
		},
	}
	cfg := Config{Stdout: io.Discard, Stderr: io.Discard, system: on}
	id, err := cfg.NewUniqueID()
	if err != nil || id != "gpuc-cuda-01ab" {
		t.Fatalf("id %q, %v", id, err)
	}
	pe, err := Join(t.Context(), JoinConfig{Rank: 2, Size: 3, LocalRank: 1, ID: id, Config: cfg})
	if err != nil {
		t.Fatal(err)
	}
	shared, err := job.ShareID(t.Context(), nil)
	if err != nil || string(shared) != "\x01\xab" {
		t.Errorf("shared %x, %v", shared, err)
	}
	got := []any{job.Rank, job.Size, job.LocalRank, job.Bootstrap, pe.thread == osthread.Calling()}
	if diff := cmp.Diff([]any{2, 3, 1, "", true}, got); diff != "" {
		t.Errorf("job (-want +got):\n%s", diff)
	}
	if err := pe.Close(); err != nil {
		t.Error(err)
	}
	for _, b := range []Bootstrap{BootstrapMPI, BootstrapPMI, BootstrapPMI2, BootstrapPMIx} {
		pe, err := Join(t.Context(), JoinConfig{Bootstrap: b, Config: cfg})
		if err != nil {
			t.Fatal(err)
		}
		if job.Bootstrap != string(b) || job.Size != 0 {
			t.Errorf("bootstrap %s: the back end got %q for %d PEs", b, job.Bootstrap, job.Size)
		}
		if err := pe.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestLostPEClosesAlone: it does not wait for the others, which may never come.
func TestLostPEClosesAlone(t *testing.T) {
	goruntime.LockOSThread() // as the back end does
	defer goruntime.UnlockOSThread()
	broken := errors.New("broken")
	dev := &fakeDevice{w: &fakeWorld{pes: 2}, aborted: make(chan struct{}), together: true, fault: broken}
	cfg := Config{Stdout: io.Discard, Stderr: io.Discard, system: &platform.System{
		Available: func() error { return nil },
		Open:      func(context.Context, driver.Job) (driver.Device, error) { return dev, nil },
	}}
	pe, err := Join(t.Context(), JoinConfig{Size: 2, ID: "gpuc-cuda-00", Config: cfg})
	if err != nil {
		t.Fatal(err)
	}
	if err := pe.Close(); !errors.Is(err, broken) || !dev.closed {
		t.Errorf("Close: %v, device closed: %v", err, dev.closed)
	}
}

// errDied is the end of the context of PEs of which another has died.
var errDied = errors.New("a PE has died")

// TestShrink has PEs die, one after the other or together, while the others wait for them in a kernel. Those
// that are left communicate, with new numbers, and close as ever.
func TestShrink(t *testing.T) {
	for name, tt := range map[string]struct {
		pes  int
		dies [][]int // by their first numbers
		left [][]int
	}{
		"the first":             {3, [][]int{{0}}, [][]int{{1, 2}}},
		"the last":              {3, [][]int{{2}}, [][]int{{0, 1}}},
		"two at once":           {4, [][]int{{0, 2}}, [][]int{{1, 3}}},
		"one after another":     {4, [][]int{{1}, {0}}, [][]int{{0, 2, 3}, {2, 3}}},
		"all but one, in steps": {3, [][]int{{0}, {1}}, [][]int{{1, 2}, {2}}},
	} {
		t.Run(name, func(t *testing.T) {
			id, err := emulatorConfig.NewUniqueID()
			if err != nil {
				t.Fatal(err)
			}
			// Each step has a context that ends when PEs have died in it.
			ctxs, died := make([]context.Context, len(tt.dies)+1), make([]context.CancelCauseFunc, len(tt.dies)+1)
			for i := range ctxs {
				ctxs[i], died[i] = context.WithCancelCause(t.Context())
			}
			past := make([]sync.WaitGroup, len(tt.dies)) // of PEs that will survive
			for i := range past {
				past[i].Add(len(tt.left[i]))
			}
			errs := make([]error, tt.pes)
			var all sync.WaitGroup
			for first := range tt.pes {
				all.Go(func() {
					pe, err := Join(ctxs[0], JoinConfig{Rank: first, Size: tt.pes, ID: id, Config: emulatorConfig})
					now := []int{0, 1, 2, 3}[:tt.pes]
					for step := 0; err == nil && step < len(tt.dies); step++ {
						x, sig, failed := waitWords(pe)
						k := loadEmulated(t, pe)
						if failed == nil {
							failed = pe.Barrier(ctxs[step])
						}
						if failed == nil && slices.Contains(tt.dies[step], first) {
							if past[step].Wait(); first == tt.dies[step][0] {
								died[step](errDied)
							}
							return // without Close, as a process that is killed
						}
						past[step].Done()
						if err = failed; err == nil {
							pe, err = survive(t, ctxs[step], ctxs[step+1], pe, k, x, sig, now, tt.dies[step], first)
						}
						now = tt.left[step]
					}
					if err == nil {
						err = pe.Close()
					}
					if errs[first] = err; err != nil {
						for _, end := range died {
							end(err) // nobody waits for this PE
						}
					}
				})
			}
			all.Wait()
			if err := errors.Join(errs...); err != nil {
				t.Error(err)
			}
			meetingsOf(t, id)
		})
	}
}

// TestShrinkAgain: another PE dies while those that are left wait for it.
func TestShrinkAgain(t *testing.T) {
	id, err := emulatorConfig.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	first, stop := context.WithCancelCause(t.Context())
	errs := make([]error, 4)
	var all sync.WaitGroup
	for rank := range errs {
		all.Go(func() {
			pe, err := Join(t.Context(), JoinConfig{Rank: rank, Size: len(errs), ID: id, Config: emulatorConfig})
			if err != nil {
				errs[rank] = err
				stop(err)
				return
			}
			if rank >= 2 {
				return // without Close, as a process that is killed
			}
			if _, err := pe.Shrink(first, 3); !errors.Is(err, errDied) || !strings.Contains(err.Error(), "2 of 3 have not joined") {
				t.Errorf("PE %d without one of the dead: %v", rank, err)
			}
			if err := pe.Barrier(t.Context()); !errors.Is(err, ErrAborted) {
				t.Errorf("PE %d has not gone on, and is of use: %v", rank, err)
			}
			n, err := pe.Shrink(t.Context(), 2, 3)
			if err != nil {
				errs[rank] = err
				return
			}
			errs[rank] = errors.Join(shiftOnce(t, n, loadEmulated(t, n)), n.Close())
			if err := pe.Close(); !errors.Is(err, ErrClosed) {
				t.Errorf("PE %d has gone on, and can be closed: %v", rank, err)
			}
		})
	}
	name := platform.ID(id).Name()
	for len(platform.Waiting(platform.ID(name+".3"+string(id)[len(name):]))) < 2 && first.Err() == nil {
		goruntime.Gosched() // until both have come to go on
	}
	stop(errDied)
	all.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
	meetingsOf(t, id)
}

// TestMeetingThatFailsIsForgotten, when those have come that could be in time.
func TestMeetingThatFailsIsForgotten(t *testing.T) {
	cfg := emulatorConfig
	cfg.Getenv = func(name string) string {
		if name == jobenv.StartTimeout {
			return "1ms"
		}
		return ""
	}
	id, err := cfg.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Join(t.Context(), JoinConfig{Rank: 1, Size: 2, ID: id, Config: cfg}); err == nil || !strings.Contains(err.Error(), "0 of 2 have not joined") {
		t.Errorf("a PE alone: %v", err)
	}
	for len(platform.Meetings(platform.ID(id))) > 0 {
		goruntime.Gosched()
	}
}

func waitWords(pe *PE) (*Buffer[int32], *SignalBuffer, error) {
	x, err := Alloc[int32](pe, 1)
	if err != nil {
		return nil, nil, err
	}
	sig, err := AllocSignals(pe, 1)
	return x, sig, err
}

// survive waits in a kernel for PEs that die, and goes on without them. now are the PEs by their first numbers.
func survive(t *testing.T, ctx, next context.Context, old *PE, k *emulatedKernels, x *Buffer[int32], sig *SignalBuffer, now, dies []int, first int) (*PE, error) {
	err := k.wait(old.Stream(), Grid(1).Block(1), x, 0, sig)
	if err == nil {
		err = old.Stream().Sync(ctx)
	}
	if !errors.Is(err, errDied) && !errors.Is(err, ErrAborted) {
		return nil, fmt.Errorf("a wait for the dead: %w", err)
	}
	var dead, left []int
	for i, pe := range now {
		if slices.Contains(dies, pe) {
			dead = append(dead, i)
		} else {
			left = append(left, pe)
		}
	}
	pe, err := old.Shrink(next, dead...)
	if err != nil {
		return nil, err
	}
	if want := slices.Index(left, first); pe.MyPE() != want || pe.NumPEs() != len(left) {
		return nil, fmt.Errorf("PE %d is now %d of %d, want %d of %d", first, pe.MyPE(), pe.NumPEs(), want, len(left))
	}
	for what, err := range map[string]error{
		"the old PE": old.Barrier(next), "its memory": x.CopyTo(next, make([]int32, 1)), "its stream": old.Stream().Sync(next),
		"its kernel": k.wait(old.Stream(), Grid(1).Block(1), x, 0, sig),
	} {
		if !errors.Is(err, ErrClosed) {
			return nil, fmt.Errorf("%s: %w", what, err)
		}
	}
	return pe, shiftOnce(t, pe, loadEmulated(t, pe))
}

// meetingsOf makes sure that neither a job nor what was left of it is there.
func meetingsOf(t *testing.T, id UniqueID) {
	t.Helper()
	if left := platform.Meetings(platform.ID(id)); len(left) > 0 {
		t.Errorf("meetings are left: %q", left)
	}
}

// TestShrinkIsRefused where a PE cannot go on, or no PEs are named that are dead.
func TestShrinkIsRefused(t *testing.T) {
	for rank, err := range joinAll(t, 2, func(pe *PE) error {
		for _, tt := range []struct {
			dead []int
			want string
		}{
			{nil, "go on without PEs []: pass the numbers of the PEs that have died"},
			{[]int{2}, "go on without PEs [2]: name each dead PE of the 2"},
			{[]int{-1}, "name each dead PE"},
			{[]int{pe.MyPE()}, "name each dead PE"},
			{[]int{1 - pe.MyPE(), 1 - pe.MyPE()}, "name each dead PE"},
		} {
			if _, err := pe.Shrink(t.Context(), tt.dead...); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("without %v: %v", tt.dead, err)
			}
		}
		ended, end := context.WithCancelCause(t.Context())
		end(errDied)
		if _, err := pe.Shrink(ended, 1-pe.MyPE()); !errors.Is(err, errDied) || !strings.Contains(err.Error(), "pass a context other than that of Join") {
			t.Errorf("with a context that has ended: %v", err)
		}
		return pe.Barrier(t.Context()) // it is as good as before
	}) {
		if err != nil {
			t.Errorf("PE %d: %v", rank, err)
		}
	}
	err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
		_, err := pe.Shrink(ctx, 1-pe.MyPE())
		return err
	})
	if err == nil || !strings.Contains(err.Error(), "whose job ends when one fails; use a PE of Join") {
		t.Errorf("of a run function: %v", err)
	}
	dev, err := OpenDevice(t.Context(), DeviceConfig{Config: emulatorConfig})
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	if _, err := dev.Shrink(t.Context(), 1); !errors.Is(err, ErrAlone) {
		t.Errorf("of a device: %v", err)
	}
	if _, err := (*PE)(nil).Shrink(t.Context(), 1); err == nil {
		t.Error("a nil PE shrinks")
	}
}

// unshrinking is a device whose PEs cannot go on.
type unshrinking struct{ *fakeDevice }

func (unshrinking) Shrinks() error { return errors.ErrUnsupported }
func (unshrinking) Shrink(context.Context, []int) (driver.Device, error) {
	panic("it cannot")
}

// TestNoEndDuringCapture: what a capture goes on with must stay until it is over.
func TestNoEndDuringCapture(t *testing.T) {
	for rank, err := range joinAll(t, 2, func(pe *PE) error {
		s := pe.Stream()
		g, err := s.Capture(func() error {
			_, shrinks := pe.Shrink(t.Context(), 1-pe.MyPE())
			for what, err := range map[string]error{"Close": pe.Close(), "Shrink": shrinks} {
				if err == nil || !strings.Contains(err.Error(), what+" during Stream.Capture") {
					return fmt.Errorf("%s in a capture: %w", what, err)
				}
			}
			return s.HostFunc(func() error { return nil })
		})
		if err != nil {
			return err
		}
		return errors.Join(g.Launch(s), s.Sync(t.Context()), g.Close())
	}) {
		if err != nil {
			t.Errorf("PE %d: %v", rank, err)
		}
	}
}

// TestShrinkIsUnsupported leaves the PE as it was: its end would wait for the dead.
func TestShrinkIsUnsupported(t *testing.T) {
	goruntime.LockOSThread() // as the back end does
	defer goruntime.UnlockOSThread()
	dev := unshrinking{&fakeDevice{w: &fakeWorld{pes: 2}, aborted: make(chan struct{}), together: true}}
	cfg := Config{Stdout: io.Discard, Stderr: io.Discard, system: &platform.System{
		Available: func() error { return nil },
		Open:      func(context.Context, driver.Job) (driver.Device, error) { return dev, nil },
	}}
	pe, err := Join(t.Context(), JoinConfig{Size: 2, ID: "gpuc-cuda-00", Config: cfg})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := pe.Shrink(t.Context(), 1); !errors.Is(err, errors.ErrUnsupported) || dev.closed {
		t.Errorf("%v; the device is closed: %v", err, dev.closed)
	}
	dev.Abort() // which its Close waits for
	if err := pe.Close(); err != nil {
		t.Error(err)
	}
}

// TestShrinkApart: PEs that do not name the same dead hear who is missing, and one that is left for dead hears so.
func TestShrinkApart(t *testing.T) {
	for name, tt := range map[string]struct {
		dead  [3][]int // as each PE says
		wants [3]string
	}{
		"each another": {[3][]int{{2}, {0}, {1}}, [3]string{
			"PEs are missing, by their numbers without the dead: 1 of 2 have not joined, and PE 0 no longer waits: enough",
			"PEs are missing, by their numbers without the dead: 1 of 2 have not joined, and PE 0 no longer waits: enough",
			"PEs are missing, by their numbers without the dead: 0 of 2 have not joined, and PE 1 no longer waits: enough",
		}},
		"left for dead": {[3][]int{{1}, {0}, {1}}, [3]string{1: "the others have ended, or have gone on without this PE"}},
	} {
		id, err := emulatorConfig.NewUniqueID()
		if err != nil {
			t.Fatal(err)
		}
		ctx, end := context.WithCancelCause(t.Context())
		var all, others sync.WaitGroup
		others.Add(2)
		for rank, want := range tt.wants {
			all.Go(func() {
				pe, err := Join(t.Context(), JoinConfig{Rank: rank, Size: 3, ID: id, Config: emulatorConfig})
				if err == nil && rank == 1 && tt.wants[0] == "" {
					others.Wait()
				}
				if err == nil {
					pe, err = pe.Shrink(ctx, tt.dead[rank]...)
				}
				if err == nil {
					err = pe.Close()
				}
				if rank != 1 {
					others.Done()
				}
				if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
					t.Errorf("%s: PE %d: %v, want %q", name, rank, err, want)
				}
			})
		}
		for tt.wants[0] != "" && len(platform.Meetings(platform.ID(id))) < 4 {
			goruntime.Gosched() // until each waits alone
		}
		if tt.wants[0] != "" {
			end(errors.New("enough"))
		}
		all.Wait()
		end(nil)
	}
}

// TestNoCommunicatorOfNCCL on the emulator, and none that is 0.
func TestNoCommunicatorOfNCCL(t *testing.T) {
	for _, tt := range []struct {
		comm uintptr
		cfg  Config
		want string
	}{
		{8, emulatorConfig, "emulated PEs meet through NewUniqueID and Join"},
		{0, Config{}, "the communicator is 0"},
	} {
		if _, err := JoinNCCL(t.Context(), tt.comm, tt.cfg); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("communicator %d: %v; want %q", tt.comm, err, tt.want)
		}
	}
}
