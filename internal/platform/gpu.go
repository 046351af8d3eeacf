package platform

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
)

// gpu is a process that is one PE, on a GPU.
type gpu struct {
	cfg  *Config
	job  driver.Job
	open func(context.Context, driver.Job) (driver.Device, error)
	dev  atomic.Pointer[driver.Device] // once it is open
	end  func()
}

func newGPU(cfg *Config) (Platform, error) {
	p := &gpu{cfg: cfg, job: cfg.job(), open: cfg.System.Open}
	host := rendezvous.ThisHost()
	var err error
	if p.end, err = cfg.record(trace.Head{PEs: max(p.job.Size, 1), First: p.job.Rank, Count: 1, Clock: trace.Timer, Host: host.Name + " " + host.Boot}); err != nil {
		return nil, err
	}
	p.job.Recorder = cfg.recorder
	return p, nil
}

func (p *gpu) PEs() (first, count int) { return p.job.Rank, 1 }

func (p *gpu) Open(ctx context.Context, _ int) (driver.Device, error) {
	dev, err := p.open(ctx, p.job)
	if err != nil {
		return nil, err
	}
	p.dev.Store(&dev)
	if e, ok := dev.(driver.Ender); ok {
		p.cfg.Process.exit = e.EndProcess
	}
	return dev, nil
}

func (p *gpu) OneThread() bool { return !p.cfg.alone }

func (p *gpu) HangReport() []hang.PE {
	dev := p.dev.Load()
	if dev == nil {
		return opening(p.job.Rank, 1)
	}
	says := hang.PE{State: hang.Runs}
	if s, ok := (*dev).(driver.HangReporter); ok {
		says = s.HangReport()
	}
	says.Rank = p.job.Rank
	return []hang.PE{says}
}

// Shrink implements Shrinker.
func (p *gpu) Shrink(dead []int) (Platform, error) {
	dev, ok := (*p.dev.Load()).(driver.Shrinker)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	if err := dev.Shrinks(); err != nil {
		return nil, err
	}
	open := func(ctx context.Context, _ driver.Job) (driver.Device, error) { return dev.Shrink(ctx, dead) }
	return &gpu{cfg: p.cfg, job: p.job, open: open}, nil
}

func (p *gpu) End() {
	if p.end != nil {
		p.end()
	}
}

// job describes this process to a back end of one PE per process.
func (cfg *Config) job() driver.Job {
	p := cfg.Process
	d := driver.Job{Size: 1, Seed: cfg.Seed, Oversubscribe: cfg.Oversubscribe, CheckCollectives: cfg.CheckCollectives, Transport: cfg.Transport, Getenv: cfg.Getenv}
	d.ShareID = func(_ context.Context, create func() ([]byte, error)) ([]byte, error) { return create() }
	if l := p.Link; l != nil {
		d.Rank, d.Size, d.LocalRank, d.ShareID = l.Rank, l.Size, l.LocalRank, l.ShareID
		d.Interface = l.Interface
	}
	d.OwnGPU = p.launched()
	if p.Bootstrap != "" {
		d.Bootstrap, d.Size = p.Bootstrap, 0
		if at := p.place; at != nil { // the library must say the same as the launcher
			d.Rank, d.Size = at.Rank, at.Size
		}
	}
	if d.Rank == 0 {
		d.Progress = func(msg string) { fmt.Fprintln(cfg.Stderr, msg) }
	}
	return d
}
