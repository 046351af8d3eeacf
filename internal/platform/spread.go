package platform

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emurpc"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
)

// spread is emulated PEs of which this process has some. The process of PE 0 has the GPUs of
// all.
type spread struct {
	cfg  *Config
	link *launcher.Link
	// first is the first of count PEs of this process.
	first, count int

	once   sync.Once
	device func(rank int) driver.Device
	err    error
	end    []func() // when the PEs of this process have ended

	met atomic.Bool // the other processes
	// world is the GPUs of all PEs, in the process that has them.
	world atomic.Pointer[World]
}

// newSpread returns the emulated PEs of a process that its link describes.
func newSpread(cfg *Config) (Platform, error) {
	l := cfg.Process.Link
	total := cmp.Or(l.PEs, l.Size)
	if total < l.Size {
		return nil, fmt.Errorf("%s=%d, and the job has %d processes: each needs a PE at least", jobenv.EmulatedPEs, total, l.Size)
	}
	if err := jobenv.CheckPEs(total, jobenv.Emulator); err != nil {
		return nil, err
	}
	cfg.PEs, l.PEs = total, total
	s := &spread{cfg: cfg, link: l}
	s.first, s.count = launcher.Share(l.Rank, l.Size, total)
	if l.Rank == 0 {
		end, err := cfg.record(trace.Head{PEs: total, Count: total, Clock: trace.Steps})
		if err != nil {
			return nil, err
		}
		s.end = []func(){end}
	}
	cfg.localPEs = s.count
	return s, nil
}

func (s *spread) PEs() (first, count int) { return s.first, s.count }

func (s *spread) OneThread() bool { return false }

func (s *spread) HangReport() []hang.PE {
	switch w := s.world.Load(); {
	case w != nil:
		if r := hangReport(*w); r != nil {
			return r.PEs
		}
	case !s.met.Load():
		return opening(s.first, s.count)
	}
	return nil // the process that has the GPUs says it
}

// Open meets the other processes when it is called first.
func (s *spread) Open(ctx context.Context, rank int) (driver.Device, error) {
	s.once.Do(func() {
		s.err = s.meet(ctx)
		s.met.Store(s.err == nil)
	})
	if s.err != nil {
		return nil, fmt.Errorf("meet the other emulated PEs: %w", s.err)
	}
	return s.device(rank), nil
}

func (s *spread) End() {
	for _, end := range slices.Backward(s.end) {
		end()
	}
}

// meet makes the GPUs of all PEs, or connects to the process that has them.
func (s *spread) meet(ctx context.Context) error {
	if s.link.Size == 1 {
		s.has(s.cfg.System.Emulate(s.cfg))
		return nil
	}
	at, ctx, cancel, err := s.cfg.rendezvous(ctx, "the job's launcher")
	if err != nil {
		return err
	}
	defer cancel()
	at.Rank, at.Size, at.ID = s.link.Rank, s.link.Size, "emulated"
	if s.link.Interface != "" {
		at.Interface, at.InterfaceVar = s.link.Interface, "the interface by which the processes have met"
	}
	if at.Rank == 0 {
		return s.host(ctx, at)
	}
	b, err := s.link.ShareID(ctx, nil)
	if err != nil {
		return err
	}
	var a Address
	if err := json.Unmarshal(b, &a); err != nil {
		return fmt.Errorf("the process of PE 0 gave an address that cannot be parsed: %w", err)
	}
	c, err := visit(ctx, at, a, emurpc.Config{First: s.first, Count: s.count, Stdout: s.cfg.Kernels(s.count > 1), Aborted: s.cfg.Aborted})
	if err != nil {
		return err
	}
	s.device, s.end = c.Device, append(s.end, c.Close)
	return nil
}

// has notes that the GPUs of all PEs are in this process.
func (s *spread) has(w World) {
	s.world.Store(&w)
	s.device = w.Device
}

// host makes the GPUs and serves them to the other processes.
func (s *spread) host(ctx context.Context, at rendezvous.Config) error {
	at.AnyPort, at.Token = true, rendezvous.NewToken()
	root, err := rendezvous.Listen(ctx, at)
	if err != nil {
		return err
	}
	defer root.Close()
	_, err = s.link.ShareID(ctx, func() ([]byte, error) { return json.Marshal(Address{root.Addresses(), at.Token.Reveal()}) })
	if err != nil {
		return err
	}
	conns, _, err := root.Gather(ctx)
	if err != nil {
		return err
	}
	if len(s.cfg.Hosts) == 0 {
		s.cfg.hostOf = s.hosts(conns, at.Host)
	}
	w, server, err := s.cfg.serve(s.cfg.Aborted)
	if err != nil {
		return err
	}
	s.has(w)
	for _, c := range conns {
		if c != nil {
			first, count := launcher.Share(c.Rank, at.Size, s.cfg.PEs)
			server.Serve(c.In, c, first, count)
		}
	}
	s.end = append(s.end, func() {
		// Others end within the time of grace once the job has ended.
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		defer context.AfterFunc(s.cfg.Aborted, func() { time.AfterFunc(s.cfg.Grace, cancel) })()
		server.Wait(ctx)
	})
	return nil
}

// hosts returns the host of each PE, which is that of its process.
func (s *spread) hosts(conns []*rendezvous.Connection, here rendezvous.Host) []int {
	var on []rendezvous.Host
	for process, c := range conns {
		host := here
		if c != nil {
			host = c.Host
		}
		_, count := launcher.Share(process, len(conns), s.cfg.PEs)
		on = append(on, slices.Repeat([]rendezvous.Host{host}, count)...)
	}
	return numbered(on)
}
