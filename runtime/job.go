package gpurt

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"runtime/pprof"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/runtime/internal/lines"
	"github.com/gpuc-go/gpuc/runtime/internal/osthread"
)

// job is the PEs of this process while they run.
type job struct {
	ctx         context.Context
	cfg         *Config
	link        *launcher.Link // nil without a launcher
	out, stderr *lines.Writer
	// abort ends when a PE has failed, here or in another process.
	abort  context.Context
	cancel context.CancelCauseFunc
	thread osthread.Thread // that owns the PE, see PE.thread
	ends   chan int
	// decoded are the manifests that its PEs have loaded, also in executions before.
	decoded *decoded
	getenv  func(string) string
	running map[int]bool // belongs to the goroutine that starts the PEs

	mu       sync.Mutex
	left     int  // PEs whose work has not returned without error
	lost     bool // the device of a PE has failed for good
	failures []launcher.Failure
	hang     *hang.Report // of what the PEs did when ctx ended

	// here is the PE of this process, once it has opened its device.
	here atomic.Pointer[PE]
}

// newJob prepares the job of the PEs of this process.
func (cfg *Config) newJob(ctx context.Context) *job {
	j := cfg.single(ctx)
	j.ctx, j.cfg, j.link = ctx, cfg, cfg.process.Link
	parent := context.Background()
	if j.link != nil {
		parent = j.link.Aborted()
	}
	j.abort, j.cancel = context.WithCancelCause(parent)
	return j
}

// begin has the job have n PEs.
func (j *job) begin(n int) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.left, j.ends, j.running = n, make(chan int, n), make(map[int]bool)
}

// errGoexit is the error of a run function that ended its goroutine.
var errGoexit = errors.New("the run function ended its goroutine (runtime.Goexit) instead of returning")

// start runs one PE on a goroutine of its own, which profiles and debuggers show
// with the label gpuc.pe.
func (j *job) start(rank int, run func(context.Context, *PE) error, open func(context.Context) (driver.Device, error)) {
	j.running[rank] = true
	go pprof.Do(j.ctx, pprof.Labels("gpuc.pe", strconv.Itoa(rank)), func(ctx context.Context) {
		p := &running{job: j, rank: rank}
		defer p.finish()
		p.err = p.run(ctx, run, open)
		p.returned = true
	})
}

// running is a PE between the start of its goroutine and its end.
type running struct {
	*job
	rank     int
	dev      driver.Device
	unwatch  func() bool // stops passing the job's abort on to dev
	pe       *PE
	err      error
	returned bool
}

// run opens the device, calls the run function, and waits for the work that it
// left.
func (p *running) run(ctx context.Context, run func(context.Context, *PE) error, open func(context.Context) (driver.Device, error)) (err error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer context.AfterFunc(p.abort, func() { cancel(context.Cause(p.abort)) })()
	if p.dev, err = open(ctx); err != nil {
		return err
	}
	p.unwatch = context.AfterFunc(p.abort, p.dev.Abort)
	if p.pe, err = newPE(p.job, p.dev); err != nil {
		return err
	}
	p.here.Store(p.pe)
	ctx = context.WithValue(ctx, peKey{}, p.pe)
	p.pe.ctx = ctx
	if err := run(ctx, p.pe); err != nil {
		return err
	}
	if err := p.pe.drain(ctx); err != nil {
		return err
	}
	if err := p.out.Failure(); err != nil {
		return err
	}
	if p.cfg.ReportLeaks {
		for _, line := range p.pe.live.report() {
			p.pe.Logf("%s", line)
		}
	}
	return nil
}

// finish is deferred around run: it takes the other PEs down if this one failed,
// and releases the device. It runs on the PE's goroutine and thread.
func (p *running) finish() {
	f := &PEError{PE: p.rank, Err: p.err}
	if r := recover(); r != nil {
		f.Err, f.Stack = fmt.Errorf("panic: %v", r), panicStack()
	} else if !p.returned {
		f.Err = errGoexit
	}
	if f.Err == nil && p.link != nil {
		f.Err = p.done(p.pe.lost)
	}
	if f.Err != nil {
		p.fail(f)
	}
	if p.pe != nil {
		p.pe.closed.Store(true)
	}
	if p.dev != nil {
		if f.Err != nil {
			p.dev.Abort()
		}
		if err := p.dev.Close(); err != nil && f.Err == nil && p.abort.Err() == nil {
			p.fail(&PEError{PE: p.rank, Err: closeError(err)})
		}
		p.unwatch()
	}
	p.ends <- p.rank
}

// done records a PE whose work returned without error. With the last one, the
// launcher is told.
func (j *job) done(lost bool) error {
	j.mu.Lock()
	j.left--
	j.lost = j.lost || lost
	last, lost := j.left == 0, j.lost
	j.mu.Unlock()
	if !last {
		return nil
	}
	return j.link.Done(lost)
}

// closeError words an error of closing a device.
func closeError(err error) error {
	if k := (*KernelError)(nil); errors.As(err, &k) {
		return fmt.Errorf("the run function returned before its kernels had ended: %w", err)
	}
	return fmt.Errorf("close device: %w", err)
}

// fail records the failure of a PE and takes the others down.
func (j *job) fail(f *PEError) {
	j.mu.Lock()
	defer j.mu.Unlock()
	ended := j.abort.Err() != nil
	if gone := context.Cause(j.abort); ended && errors.Is(gone, launcher.ErrLauncherGone) && errors.Is(f.Err, context.Canceled) && !errors.Is(f.Err, driver.ErrAborted) {
		f.Err = &fault.Report{Err: f.Err, Because: gone} // nobody else is left to say it
	}
	interrupted := j.ctx.Err() != nil && (errors.Is(f.Err, j.ctx.Err()) || errors.Is(f.Err, context.Cause(j.ctx)))
	cause := f
	c, own := fault.Joint(f.Err), sanitizers(f.Err)
	if own {
		c = nil // it is a cause, whoever has ended the job
	}
	if c != nil {
		cause = &PEError{PE: c.PE, Err: c.First}
	}
	told := j.link != nil && j.link.PEs > 0 && errors.Is(f.Err, driver.ErrAborted) // before this process was
	d := describe(f, !own && (interrupted || told || c != nil || j.abort.Err() != nil && !causedBy(j.abort, f.PE)))
	j.failures = append(j.failures, d)
	if j.link != nil {
		// If the launcher is gone, so is whoever would read this.
		if c != nil {
			_ = j.link.Fail(launcher.Failure{PE: c.PE, Msg: c.First.Error(), Aborted: errors.Is(c.First, driver.ErrAborted)})
		}
		if interrupted && !ended && j.cfg.process.Meets() {
			d.Msg, d.Aborted = context.Cause(j.ctx).Error(), false // the others know nothing of it
		}
		_ = j.link.Fail(d)
	}
	j.cancel(cause)
}

// sanitizers reports whether a sanitizer has made err.
func sanitizers(err error) bool {
	var k *KernelError
	return errors.As(err, &k) && k.Kind == fault.Access
}

// causedBy reports whether a failure of the PE is the cause of a context's end.
func causedBy(ctx context.Context, pe int) bool {
	f, ok := context.Cause(ctx).(*PEError)
	return ok && f.PE == pe
}

// wait waits until every PE has ended. If one has failed, it waits for the others only as
// long as Config.Grace says.
func (j *job) wait() {
	var patience <-chan time.Time
	abort := j.abort.Done()
	for len(j.running) > 0 {
		select {
		case rank := <-j.ends:
			delete(j.running, rank)
		case <-abort:
			abort = nil
			patience = time.After(j.cfg.Grace)
		case <-patience:
			for rank := range j.running {
				j.fail(&PEError{PE: rank, Err: fmt.Errorf("did not end within %v, although its context had ended", j.cfg.Grace)})
			}
			return
		}
	}
}

// describe returns a failure as the launcher and the summary take it.
func describe(f *PEError, aborted bool) launcher.Failure {
	d := launcher.Failure{PE: f.PE, Err: f, Msg: f.Err.Error(), Aborted: aborted}
	if f.Stack != "" {
		d.Msg += "\n" + f.Stack
	}
	if fault.Joint(f.Err) != nil {
		return d // the report of a deadlock names every wait
	}
	var k *KernelError
	if !d.Aborted || !errors.As(f.Err, &k) || k.PE != f.PE { // that of another PE is the cause
		return d
	}
	msg, _, _ := strings.Cut(k.Msg, "\n")
	switch k.Kind {
	case fault.Wait:
		d.Waiting = fmt.Sprintf("at %s:%d (%s)", k.File, k.Line, msg)
	case fault.Running:
		d.Waiting = fmt.Sprintf("for kernel %s, which was at %s:%d", k.Kernel, k.File, k.Line)
	}
	return d
}

// err returns the failures of the job as one error, or nil.
func (j *job) err() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if len(j.failures) == 0 {
		return nil
	}
	var causes, consequences []launcher.Failure
	for _, f := range j.failures {
		if f.Aborted {
			consequences = append(consequences, f)
		} else {
			causes = append(causes, f)
		}
	}
	slices.SortStableFunc(consequences, func(a, b launcher.Failure) int { return a.PE - b.PE }) // they come in any order
	e := &launcher.Error{Failures: slices.Concat(causes, consequences)}
	first := causes
	if len(causes) == 0 {
		first = consequences
		if j.ctx.Err() != nil {
			e.Cause, e.Hang = context.Cause(j.ctx), j.hang
		}
	}
	for _, f := range first {
		e.PEs = append(e.PEs, f.Err)
	}
	return e
}

// panicStack returns the stack of a panic that is being recovered, from the
// function that panicked on.
func panicStack() string {
	lines := strings.Split(strings.TrimSpace(string(debug.Stack())), "\n")
	for i := len(lines) - 3; i >= 0; i-- {
		if strings.HasPrefix(lines[i], "panic(") {
			lines = lines[i+2:]
			break
		}
	}
	return strings.Join(lines, "\n")
}
