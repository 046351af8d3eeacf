package gpurt

import (
	"context"
	"errors"
	"fmt"
	"os"
	goruntime "runtime"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
)

// Run runs the PEs of this process as Main does, but handles no signals and does not end
// the process. The error holds each distinct cause once, with the PEs that met it.
// errors.As finds the *PEError of the PE that failed first, and the errors inside it.
func Run(ctx context.Context, cfg Config, run func(ctx context.Context, pe *PE) error) error {
	err, _ := cfg.runJob(ctx, run, nil)
	return err
}

// runJob runs the PEs of this process. told says that somebody who prints the error has been
// told it. Where this process supervises a job, that is report.
func (cfg *Config) runJob(ctx context.Context, run func(context.Context, *PE) error, report func(error)) (err error, told bool) {
	if err := cfg.complete(); err != nil {
		return err, false
	}
	if cfg.started == nil || cfg.started.foreign() != "" {
		return cfg.run(ctx, run), cfg.link != nil
	}
	if cfg.Exhaustive > 0 {
		return errOneProcess, false
	}
	if cfg.link, err = cfg.started.meet(ctx, cfg, func(e *launcher.Error) {
		if report != nil {
			report(e)
		}
	}); err != nil {
		return fmt.Errorf("meet the other PEs: %w", err), false
	}
	err = cfg.run(ctx, run)
	told = cfg.link.Supervised()
	e := cfg.link.Part(ctx)
	if cfg.Trace != "" && cfg.link.Rank == 0 {
		cfg.finishTrace()
	}
	if e != nil {
		all := &jobError{summary: *e}
		if own := (*jobError)(nil); errors.As(err, &own) {
			all.pes = own.pes
		}
		return all, report != nil
	}
	return err, told
}

// run runs the PEs of this process.
func (cfg *Config) run(ctx context.Context, run func(context.Context, *PE) error) error {
	backend, err := cfg.on.choose(cfg)
	var s *spread
	if err == nil && jobenv.Emulated(backend) && cfg.link != nil {
		s, err = newSpread(cfg)
	}
	if b := cfg.started.foreign(); err == nil && jobenv.Emulated(backend) && b != "" {
		err = fmt.Errorf("%s=%s has PEs on GPUs meet by the host library; emulated PEs meet by %s, which is what they do without the variable", jobenv.Bootstrap, b, BootstrapUID)
	}
	if err == nil {
		err = jobenv.CheckPEs(cfg.PEs, backend)
	}
	if err == nil && backend == CUDA && cfg.link == nil && cfg.PEs > 1 {
		err = fmt.Errorf("%d PEs on GPUs are as many processes; start them with gpuc run -np %d", cfg.PEs, cfg.PEs)
	}
	if err == nil && cfg.Exhaustive > 0 && s != nil {
		err = errOneProcess
	}
	if err == nil && cfg.Exhaustive > 0 {
		return cfg.everyOrder(ctx, backend, run)
	}
	if err == nil {
		var end func()
		end, err = cfg.record(backend, s)
		defer end()
	}
	if err != nil && cfg.link == nil {
		return err
	}
	rank, n := 0, cfg.PEs
	switch {
	case s != nil:
		rank, n = s.first, s.count
	case cfg.link != nil:
		rank, n = cfg.link.Rank, 1
	case cfg.started != nil:
		rank, n = cfg.started.rank(), 1
	}
	j := newJob(ctx, cfg, n)
	if err != nil {
		j.fail(&PEError{PE: rank, Err: err})
		return j.err()
	}
	if s != nil {
		s.j = j
		cfg.link.OnAsk(s.says)
		for rank := s.first; rank < s.first+s.count; rank++ {
			j.start(rank, run, func(ctx context.Context) (driver.Device, error) { return s.open(ctx, rank) })
		}
	} else if jobenv.Emulated(backend) {
		defer cfg.markRunning()()
		w := cfg.on.emulate(cfg, j.out, j.stderr)
		if s, ok := w.(surveyed); ok {
			defer j.until(s)()
			if cfg.asked != nil {
				go answer(s, cfg.asked, cfg.answers)
			}
		}
		for rank := range cfg.PEs {
			j.start(rank, run, func(context.Context) (driver.Device, error) { return w.Device(rank), nil })
		}
	} else {
		if cfg.link != nil {
			cfg.link.OnAsk(j.says)
		}
		j.start(rank, run, func(ctx context.Context) (driver.Device, error) {
			goruntime.LockOSThread() // for good: the thread ends with the goroutine
			j.thread = outlivingThread()
			dev, err := cfg.on.open(ctx, cfg.job())
			if e, ok := dev.(driver.Ender); ok && err == nil {
				cfg.end = e.EndProcess
			}
			return dev, err
		})
	}
	j.wait()
	if s != nil {
		s.end()
	}
	return j.err()
}

// markRunning tells gpuc run that the PEs of this process run. It returns a function that
// says that they have ended. A call of os.Exit in between ends all PEs, and gpuc run sees
// that.
func (cfg *Config) markRunning() (end func()) {
	if cfg.running == "" || os.WriteFile(cfg.running, nil, 0o600) != nil {
		return func() {} // without the file nothing is supervised
	}
	return func() { os.Remove(cfg.running) }
}

// job describes this process to a back end of one PE per process.
func (cfg *Config) job() driver.Job {
	d := driver.Job{Size: 1, Seed: cfg.Seed, Oversubscribe: cfg.Oversubscribe, CheckCollectives: cfg.CheckCollectives, Transport: cfg.Transport, Getenv: cfg.Getenv, Recorder: cfg.recorder}
	d.ShareID = func(_ context.Context, create func() ([]byte, error)) ([]byte, error) { return create() }
	if l := cfg.link; l != nil {
		d.Rank, d.Size, d.LocalRank, d.ShareID = l.Rank, l.Size, l.LocalRank, l.ShareID
		d.Interface = l.Interface
	}
	d.OwnGPU = cfg.started != nil
	if b := cfg.started.foreign(); b != "" {
		d.Bootstrap, d.Size = b, 0
		if at := cfg.started.Place; at != nil { // the library must say the same as the launcher
			d.Rank, d.Size = at.Rank, at.Size
		}
	}
	if d.Rank == 0 {
		d.Progress = func(msg string) { fmt.Fprintln(cfg.Stderr, msg) }
	}
	return d
}
