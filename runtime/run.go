package gpurt

import (
	"context"
	"errors"
	"fmt"
	"os"
	goruntime "runtime"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// Run runs the PEs of this process as Main does, but handles no signals and does not end
// the process. The error holds each distinct cause once, with the PEs that met it.
// errors.As finds the *PEError of the PE that failed first, and the errors inside it.
func Run(ctx context.Context, cfg Config, run func(ctx context.Context, pe *PE) error) error {
	if err := cfg.complete(); err != nil {
		return err
	}
	backend, err := cfg.on.choose(&cfg)
	if err == nil && jobenv.Emulated(backend) && cfg.link != nil && cfg.link.Size > 1 {
		err = errors.New("emulated PEs live in one process; start them with gpuc run -backend " + backend + ", not one by one")
	}
	if err == nil && jobenv.Emulated(backend) && cfg.PEs > maxEmulatedPEs {
		err = fmt.Errorf("%d PEs: at most %d can be emulated", cfg.PEs, maxEmulatedPEs)
	}
	if err == nil && backend == CUDA && cfg.link == nil && cfg.PEs > 1 {
		err = fmt.Errorf("%d PEs on GPUs are as many processes; start them with gpuc run -np %d", cfg.PEs, cfg.PEs)
	}
	if err != nil && cfg.link == nil {
		return err
	}
	rank, n := 0, cfg.PEs
	if cfg.link != nil {
		rank, n = cfg.link.Rank, 1
	}
	j := newJob(ctx, &cfg, n)
	if err != nil {
		j.fail(&PEError{PE: rank, Err: err})
		return j.err()
	}
	if jobenv.Emulated(backend) {
		defer cfg.markRunning()()
		w := cfg.on.emulate(&cfg, j.out, j.stderr)
		for rank := range cfg.PEs {
			j.start(rank, run, func(context.Context) (driver.Device, error) { return w.Device(rank), nil })
		}
	} else {
		j.start(rank, run, func(ctx context.Context) (driver.Device, error) {
			goruntime.LockOSThread() // for good: the thread ends with the goroutine
			j.thread = threadID()
			return cfg.on.open(ctx, cfg.job())
		})
	}
	j.wait()
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
	d := driver.Job{Size: 1, Seed: cfg.Seed, Oversubscribe: cfg.Oversubscribe, CheckCollectives: cfg.CheckCollectives, Getenv: cfg.Getenv}
	d.ShareID = func(_ context.Context, create func() ([]byte, error)) ([]byte, error) { return create() }
	if l := cfg.link; l != nil {
		d.Rank, d.Size, d.LocalRank, d.ShareID = l.Rank, l.Size, l.LocalRank, l.ShareID
	}
	if d.Rank == 0 {
		d.Progress = func(msg string) { fmt.Fprintln(cfg.Stderr, msg) }
	}
	return d
}
