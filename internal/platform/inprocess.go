package platform

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// hangReportPatience is how long a thread of an emulated kernel may compute before what the PEs
// do is told without it.
const hangReportPatience = time.Second

// hangReporter is a world that can say what its PEs do.
type hangReporter interface {
	HangReport(patience <-chan time.Time) *hang.Report
}

// hangReport says what the PEs of a world do, nil if it cannot.
func hangReport(w World) *hang.Report {
	if w, ok := w.(hangReporter); ok {
		return w.HangReport(time.After(hangReportPatience))
	}
	return nil
}

// emulate makes an emulated machine.
func emulate(cfg *Config) World {
	c := emu.Config{
		PEs: cfg.PEs, Hosts: cfg.Hosts, Placed: cfg.hostOf, Seed: cfg.Seed, HangTimeout: cfg.HangTimeout,
		Stdout: cfg.Kernels(cfg.localPEs > 1), Log: cfg.Stderr, Alone: cfg.alone, Together: cfg.Process.Link != nil, Recorder: cfg.recorder,
	}
	if t, err := registry.Lookup(cfg.Transport); err == nil { // gpurt refuses a name that is unknown
		c.Far = t.Far
	}
	if cfg.Backend == jobenv.Check {
		how := cfg.Checks
		how.Seed, how.Far = cfg.Seed, c.Far
		c.Checker = check.New(how)
		if how.Search != nil {
			c.Director, c.ResidentBlocks = how.Search, how.Resident
		}
	}
	w := emu.NewWorld(c)
	cfg.recorded = w.Ended
	return w
}

// inProcess is emulated PEs that are all in this process.
type inProcess struct {
	cfg   *Config
	world World
	end   []func()
}

func newInProcess(cfg *Config) (Platform, error) {
	p := &inProcess{cfg: cfg}
	end, err := cfg.record(trace.Head{PEs: cfg.PEs, Count: cfg.PEs, Clock: trace.Steps})
	if err != nil {
		return nil, err
	}
	p.end = []func(){cfg.Process.markRunning(), end}
	cfg.localPEs = cfg.PEs
	p.world = cfg.System.Emulate(cfg)
	if _, ok := p.world.(hangReporter); ok && cfg.Process.Questions != nil {
		go p.answer(cfg.Process.Questions)
	}
	return p, nil
}

func (p *inProcess) PEs() (first, count int) { return 0, p.cfg.PEs }

func (p *inProcess) Open(_ context.Context, rank int) (driver.Device, error) {
	return p.world.Device(rank), nil
}

func (p *inProcess) OneThread() bool { return false }

func (p *inProcess) HangReport() []hang.PE { return nil } // no launcher asks, but answer

func (p *inProcess) End() {
	for _, end := range p.end {
		end()
	}
}

// Interrupted says what the PEs do when the job ends from outside, and tells gpuc run.
func (p *inProcess) Interrupted() *hang.Report {
	r := hangReport(p.world)
	if r != nil {
		_ = p.cfg.Process.tell(r) // gpuc run may be gone
	}
	return r
}

// answer tells gpuc run what the PEs do for each byte that comes. It ends with what it reads.
func (p *inProcess) answer(in io.Reader) {
	b := make([]byte, 1)
	for {
		if _, err := in.Read(b); err != nil {
			return
		}
		if p.cfg.Process.tell(hangReport(p.world)) != nil {
			return // nobody reads it
		}
	}
}

// tell writes a report to gpuc run, as a line of JSON.
func (p *Process) tell(r *hang.Report) error {
	if p.Answers == nil {
		return nil
	}
	b, err := json.Marshal(r)
	if err == nil {
		_, err = p.Answers.Write(append(b, '\n'))
	}
	return err
}

// markRunning tells gpuc run that the PEs of this process run. It returns a function that
// says that they have ended. A call of os.Exit in between ends all PEs, and gpuc run sees
// that.
func (p *Process) markRunning() (end func()) {
	if p.running == "" || os.WriteFile(p.running, nil, 0o600) != nil {
		return func() {} // without the file nothing is supervised
	}
	return func() { os.Remove(p.running) }
}
