package platform

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emurpc"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// Joining is a PE that joins a job by itself.
type Joining struct {
	Rank, Size, LocalRank int
	ID                    ID
	// Bootstrap is that of a PE on a GPU.
	Bootstrap string
}

// Join returns the platform of a PE that joins a job. It completes the configuration.
func Join(cfg *Config, pe Joining) (Platform, error) {
	if pe.Bootstrap != UID {
		if err := cfg.checkBootstrap(pe); err != nil {
			return nil, err
		}
		job := cfg.job()
		job.Rank, job.Size, job.LocalRank, job.Bootstrap = pe.Rank, pe.Size, pe.LocalRank, pe.Bootstrap
		return &gpu{cfg: cfg, job: job, open: cfg.System.Open}, nil
	}
	if pe.Size < 1 || pe.Rank < 0 || pe.Rank >= pe.Size {
		return nil, errors.New("there is no such PE; ranks go from 0 to Size-1")
	}
	var err error
	if pe.ID == "" && pe.Size == 1 {
		if pe.ID, err = NewID(cfg); err != nil {
			return nil, err
		}
	}
	if pe.ID == "" {
		return nil, errors.New("the configuration has no ID; one PE makes it by NewUniqueID and tells the others")
	}
	backend, shared, err := pe.ID.read()
	if err != nil {
		return nil, err
	}
	if cfg.Backend != "" && cfg.Backend != backend {
		return nil, fmt.Errorf("the job %s is of back end %s, and the configuration says %s", pe.ID.Redacted(), backend, cfg.Backend)
	}
	cfg.Backend = backend
	if err := jobenv.CheckPEs(pe.Size, backend); err != nil {
		return nil, err
	}
	if err := cfg.System.Check(backend); err != nil {
		return nil, err
	}
	if jobenv.Emulated(backend) {
		return &joined{cfg: cfg, Joining: pe, terms: terms{pe.Size, cfg.Seed, cfg.HangTimeout}, end: func() {}}, nil
	}
	job := cfg.job()
	job.Rank, job.Size, job.LocalRank = pe.Rank, pe.Size, pe.LocalRank
	job.ShareID = func(context.Context, func() ([]byte, error)) ([]byte, error) { return shared, nil }
	return &gpu{cfg: cfg, job: job, open: cfg.System.Open}, nil
}

// JoinComm returns the platform of a PE that is a rank of a communicator of another library.
func JoinComm(cfg *Config, comm uintptr) (Platform, error) {
	if comm == 0 {
		return nil, errors.New("the communicator is 0")
	}
	if cfg.Backend != "" && cfg.Backend != jobenv.CUDA {
		return nil, fmt.Errorf("back end %s: a communicator of NCCL needs GPUs; emulated PEs meet through NewUniqueID and Join", cfg.Backend)
	}
	cfg.Backend = jobenv.CUDA
	if err := cfg.System.Check(jobenv.CUDA); err != nil {
		return nil, err
	}
	job := cfg.job()
	job.Comm = comm
	return &gpu{cfg: cfg, job: job, open: cfg.System.Open}, nil
}

// checkBootstrap checks a configuration with a bootstrap of the host library's own.
func (cfg *Config) checkBootstrap(pe Joining) error {
	switch pe.Bootstrap {
	case MPI, PMI, PMI2, PMIx:
	default:
		return fmt.Errorf("there is no bootstrap %q; use %s, %s, %s, %s or %s", pe.Bootstrap, UID, MPI, PMI, PMI2, PMIx)
	}
	if cfg.Backend == jobenv.Emulator {
		return fmt.Errorf("bootstrap %s is for GPUs; emulated PEs join through %s", pe.Bootstrap, UID)
	}
	if pe.ID != "" {
		return fmt.Errorf("bootstrap %s takes no ID", pe.Bootstrap)
	}
	cfg.Backend = jobenv.CUDA
	return cfg.System.Check(jobenv.CUDA)
}

// joined is an emulated PE that joins others of its job, of this process or of others.
type joined struct {
	Joining
	terms
	cfg *Config
	dev driver.Device // once it is open
	// meeting is where it has met the others if the emulated GPUs are in this process.
	meeting *meeting
	end     func()
}

func (p *joined) PEs() (first, count int) { return p.Rank, 1 }
func (p *joined) OneThread() bool         { return false }
func (p *joined) HangReport() []hang.PE   { return nil } // no launcher asks
func (p *joined) End()                    { p.end() }

// Shrink implements Shrinker: the others meet again. Nobody waits for those of the old job.
func (p *joined) Shrink(dead []int) (Platform, error) {
	p.dev.Abort()
	n := *p
	n.Rank, n.terms.Size = transport.Without(p.Rank, p.terms.Size, dead)
	n.ID, n.meeting, n.end = p.ID.without(dead), nil, func() {}
	if m := p.meeting; m != nil {
		p.end = func() { m.close(endedContext()) }
	}
	return &n, nil
}

// Open waits until all PEs of the job have come.
func (p *joined) Open(ctx context.Context, _ int) (driver.Device, error) {
	at, start, cancel, err := p.cfg.rendezvous(ctx, joinVars)
	if err != nil {
		return nil, err
	}
	defer cancel()
	meetings.mu.Lock()
	m, ours := meetingOf(p.ID.Name()), meetings.self != "" && strings.HasPrefix(string(p.ID), meetings.self)
	meetings.mu.Unlock()
	switch {
	case m == nil && ours:
		return nil, fmt.Errorf("the job %s: %w", p.ID.Redacted(), over(p.ID.Name()))
	case m == nil:
		return p.visit(start, at)
	}
	if err := m.enter(&joiner{terms: p.terms, rank: p.Rank, host: at.Host}, func() {
		if m.local++; m.local == 1 {
			m.cfg = p.cfg
		}
	}); err != nil {
		return nil, err
	}
	select {
	case <-m.ready:
	case <-start.Done():
		m.leave(p.Rank, context.Cause(start))
		<-m.ready
	}
	if m.broken != nil {
		return nil, m.broken
	}
	p.dev, p.meeting, p.end = m.world.Device(p.Rank), m, func() { m.close(ctx) }
	return p.dev, nil
}

// introduction is what a PE of another process says.
type introduction struct {
	terms
	Job string // by its name
}

// visit joins a job whose id another process has made.
func (p *joined) visit(ctx context.Context, at rendezvous.Config) (driver.Device, error) {
	a, err := p.ID.Address()
	if err != nil {
		return nil, err
	}
	says, err := json.Marshal(introduction{p.terms, p.ID.Name()})
	if err != nil {
		return nil, err
	}
	at.Rank, at.Size, at.Says, at.ID = p.Rank, p.terms.Size, string(says), p.ID.process()
	at.Root, at.Open = "the process that has made the id of the job", true
	c, err := visit(ctx, at, a, emurpc.Config{First: p.Rank, Count: 1, Stdout: p.cfg.Kernels(false), Aborted: endedContext()})
	if err != nil {
		return nil, fmt.Errorf("the job %s is of another process: %w", p.ID.Name(), err)
	}
	p.dev, p.end = c.Device(p.Rank), c.Close
	return p.dev, nil
}
