package gpurt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	goruntime "runtime"
	"syscall"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/runtime/internal/lines"
	"github.com/gpuc-go/gpuc/runtime/internal/osthread"
)

// Run runs the PEs of this process as Main does, but handles no signals and does not end
// the process. The error holds each distinct cause once, with the PEs that met it.
// errors.As finds the *PEError of the PE that failed first, and the errors inside it.
func Run(ctx context.Context, cfg Config, run func(ctx context.Context, pe *PE) error) error {
	err, _ := cfg.runJob(ctx, run, func(error) {})
	return err
}

// runJob runs the PEs of this process. told says that somebody who prints the error has been
// told it. Where this process supervises a job, that is report.
func (cfg *Config) runJob(ctx context.Context, run func(context.Context, *PE) error, report func(error)) (err error, told bool) {
	if err := cfg.complete(); err != nil {
		return err, false
	}
	p := cfg.process
	if !p.Meets() {
		return cfg.run(ctx, run), p.Link != nil
	}
	if cfg.Exhaustive > 0 {
		return errOneProcess, false
	}
	where := cfg.platform(cfg.single(ctx))
	if err := p.Meet(ctx, where, func(e *launcher.Error) { report(e) }); err != nil {
		return fmt.Errorf("meet the other PEs: %w", err), false
	}
	err = cfg.run(ctx, run)
	told = p.Link.Supervised()
	if e := p.Part(ctx, where); e != nil {
		if own := (*launcher.Error)(nil); errors.As(err, &own) {
			e.PEs = own.PEs
		}
		return e, true
	}
	return err, told
}

// run runs the PEs of this process.
func (cfg *Config) run(ctx context.Context, run func(context.Context, *PE) error) error {
	if cfg.Exhaustive > 0 && cfg.process.Alone() {
		return cfg.everyOrder(ctx, run)
	}
	if cfg.Replay != "" {
		return cfg.replay(ctx, run)
	}
	return cfg.runChecked(ctx, run, check.Config{})
}

// runChecked is run with checks, which says how the back end Check works.
func (cfg *Config) runChecked(ctx context.Context, run func(context.Context, *PE) error, checks check.Config) error {
	j := cfg.newJob(ctx)
	where := cfg.platform(j)
	checks.Uninterpreted = cfg.UninterpretedFloats
	where.Checks = checks
	p, err := platform.New(where)
	if err == nil && cfg.Exhaustive > 0 {
		p.End()
		err = errOneProcess
	}
	if err != nil {
		if j.link == nil {
			return err
		}
		j.begin(1)
		j.fail(&PEError{PE: cfg.process.First(), Err: err})
		return j.err()
	}
	defer p.End()
	first, count := p.PEs()
	j.begin(count)
	if j.link != nil {
		j.link.OnAsk(func() []hang.PE { return j.says(p) })
	}
	if p, ok := p.(interruptible); ok {
		defer j.until(p)()
	}
	for rank := first; rank < first+count; rank++ {
		j.start(rank, run, func(ctx context.Context) (driver.Device, error) {
			if p.OneThread() {
				goruntime.LockOSThread() // for good: the thread ends with the goroutine
				j.thread = osthread.Outliving()
			}
			return p.Open(ctx, rank)
		})
	}
	j.wait()
	return j.err()
}

// platform says where the PEs of a job run.
func (cfg *Config) platform(j *job) *platform.Config {
	return &platform.Config{
		Backend: cfg.Backend, PEs: cfg.PEs, Hosts: cfg.Hosts, Seed: cfg.Seed, HangTimeout: cfg.HangTimeout,
		Oversubscribe: cfg.Oversubscribe, CheckCollectives: cfg.CheckCollectives, Transport: cfg.Transport, Trace: cfg.Trace, TraceLevel: cfg.TraceLevel,
		Grace: cfg.Grace, Getenv: cfg.Getenv, Kernels: j.out.Kernels, Stderr: j.stderr, Aborted: j.abort,
		Process: cfg.process, System: cfg.system,
	}
}

// adopt opens the device of a PE that the caller of Join or OpenDevice is to close.
func (j *job) adopt(ctx context.Context, p platform.Platform, rank int) (*PE, error) {
	dev, err := p.Open(ctx, rank)
	if err != nil {
		return nil, err
	}
	if p.OneThread() {
		j.thread = osthread.Calling() // which the device keeps
	}
	pe, err := newPE(j, dev)
	if err != nil {
		p.End()
		return nil, errors.Join(err, dev.Close())
	}
	pe.ctx, pe.platform = context.WithValue(ctx, peKey{}, pe), p
	unwatch := context.AfterFunc(ctx, dev.Abort)
	pe.end = func() { unwatch(); p.End() }
	return pe, nil
}

// single returns the job of a PE that no launcher supervises.
func (cfg *Config) single(ctx context.Context) *job {
	return &job{decoded: cmp.Or(cfg.decoded, &decoded{}), abort: ctx, getenv: cfg.Getenv, out: lines.New(cfg.Stdout), stderr: lines.New(cfg.Stderr)}
}

// interruptible is emulated PEs that say, when the job ends from outside, what they do.
type interruptible interface{ Interrupted() *hang.Report }

// says is what PEs do, for the launcher.
func (j *job) says(p platform.Platform) []hang.PE {
	pes := p.HangReport()
	if pe := j.here.Load(); pe != nil && p.OneThread() {
		pes[0].Calls = pe.calls.Load()
	}
	return pes
}

// until has the job's context end only when the report of what the PEs do has been taken: with
// its end their calls return. The function that it returns is called when the job has ended.
func (j *job) until(p interruptible) (over func() bool) {
	l := &lateContext{Context: j.ctx, done: make(chan struct{})}
	j.ctx = l
	return context.AfterFunc(l.Context, func() {
		r := p.Interrupted()
		j.mu.Lock()
		j.hang = r
		j.mu.Unlock()
		close(l.done)
	})
}

// lateContext is a context whose end is told later than it comes.
type lateContext struct {
	context.Context
	done chan struct{}
}

// Done implements context.Context.
func (l *lateContext) Done() <-chan struct{} { return l.done }

// Err implements context.Context.
func (l *lateContext) Err() error {
	select {
	case <-l.done:
		return l.Context.Err()
	default:
		return nil
	}
}

// Main runs the PEs of a program. The program's func main needs to call nothing else:
//
//	func main() { gpurt.Main(run) }
//
// On the emulator, run is called for every PE at once, each time on a goroutine of its
// own in this process, or in one of several that share the PEs. On a GPU this process is one
// PE, and run is called once, on an OS thread that it keeps. The environment says which of the
// two it is; gpuc run sets it (see the documentation of the package).
//
// The context ends when another PE fails, and when the process is told to end (SIGINT or
// SIGTERM; a second signal ends it at once). Calls that take it return then; a launch does not
// take it, so a loop that only launches looks at the context itself. An error or a panic on one PE ends the work
// of all. Main returns when run has returned nil on every PE. Otherwise it prints each
// distinct error once, with the PEs that met it, and exits with code 1.
func Main(run func(ctx context.Context, pe *PE) error) {
	cfg, err := FromEnv()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if code := mainCode(cfg, os.Stderr, run); code != 0 {
		os.Exit(code)
	}
}

// mainCode runs the PEs under the signals of the process, prints what went wrong
// and returns the exit code.
func mainCode(cfg Config, stderr io.Writer, run func(context.Context, *PE) error) int {
	ctx, stop := notify()
	defer stop()
	err, told := cfg.runJob(ctx, run, func(err error) { fmt.Fprintln(stderr, err) })
	if err == nil {
		cfg.process.Exit()
		return 0
	}
	if !told {
		fmt.Fprintln(stderr, err)
	}
	return 1
}

// interrupted is the cause with which a signal ends the context.
type interrupted struct{ sig os.Signal }

func (e interrupted) Error() string { return "ended by signal: " + e.sig.String() }

// notify returns a context that a first SIGINT or SIGTERM ends; a second one has
// its usual effect.
func notify() (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	ch := make(chan os.Signal, 1)
	signal.Notify(ch, os.Interrupt, syscall.SIGTERM)
	done := make(chan struct{})
	go func() {
		select {
		case sig := <-ch:
			signal.Stop(ch)
			cancel(interrupted{sig})
		case <-done:
		}
	}()
	return ctx, func() { signal.Stop(ch); close(done); cancel(nil) }
}
