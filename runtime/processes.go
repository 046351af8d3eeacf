package gpurt

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emurpc"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/meet"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// spread is emulated PEs of which this process has some. The process of PE 0 has the GPUs of
// all.
type spread struct {
	cfg *Config
	j   *job
	// first is the first of count PEs of this process.
	first, count int

	once   sync.Once
	device func(rank int) driver.Device
	err    error
	end    func() // when the PEs of this process have ended

	met atomic.Bool // the other processes
	// world is the GPUs of all PEs, in the process that has them.
	world atomic.Pointer[surveyed]
}

// says is what the PEs of this process do, for the launcher, or what all do if their GPUs are
// here.
func (s *spread) says() []hang.PE {
	switch w := s.world.Load(); {
	case w != nil:
		return (*w).Survey(time.After(surveyPatience)).PEs
	case s.met.Load():
		return nil // the process that has the GPUs says it
	}
	return opening(s.first, s.count)
}

// newSpread returns the emulated PEs of a process that its link describes.
func newSpread(cfg *Config) (*spread, error) {
	l := cfg.link
	total := cmp.Or(l.PEs, l.Size)
	switch {
	case total < l.Size:
		return nil, fmt.Errorf("%s=%d, and the job has %d processes: each needs a PE at least", jobenv.EmulatedPEs, total, l.Size)
	}
	if err := jobenv.CheckPEs(total, Emulator); err != nil {
		return nil, err
	}
	s := &spread{cfg: cfg, end: func() {}}
	s.first, s.count = launcher.Share(l.Rank, l.Size, total)
	cfg.PEs, l.PEs = total, total
	return s, nil
}

// open returns the device of a PE of this process. The first to call it meets the other
// processes.
func (s *spread) open(ctx context.Context, rank int) (driver.Device, error) {
	s.once.Do(func() {
		s.err = s.meet(ctx)
		s.met.Store(s.err == nil)
	})
	if s.err != nil {
		return nil, fmt.Errorf("meet the other emulated PEs: %w", s.err)
	}
	return s.device(rank), nil
}

// meet makes the GPUs of all PEs, or connects to the process that has them.
func (s *spread) meet(ctx context.Context) error {
	if s.cfg.link.Size == 1 {
		w := s.cfg.on.emulate(s.cfg, s.j.out, s.j.stderr)
		s.device = w.Device
		s.isSurveyed(w)
		return nil
	}
	m, err := jobenv.ReadMeeting(s.cfg.Getenv, registry.InterfaceVariables()...)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, m.StartTimeout, fmt.Errorf("the time to start is over (%s=%v)", jobenv.StartTimeout, m.StartTimeout))
	defer cancel()
	at := meet.Config{
		Rank: s.cfg.link.Rank, Size: s.cfg.link.Size, LocalRank: -1, ID: "emulated", Vars: "the job's launcher",
		Interface: s.cfg.link.Interface, InterfaceVar: "the interface by which the processes have met", Host: meet.ThisHost(),
	}
	if at.Interface == "" {
		at.Interface, at.InterfaceVar = m.Interface, m.InterfaceVar
	}
	if at.Interfaces, err = meet.Interfaces(); err != nil {
		return err
	}
	if at.Rank == 0 {
		return s.host(ctx, at)
	}
	return s.visit(ctx, at)
}

// isSurveyed has w say what the PEs do, if it can.
func (s *spread) isSurveyed(w any) {
	if w, ok := w.(surveyed); ok {
		s.world.Store(&w)
	}
}

// address is what the processes need to find that of PE 0.
type address struct {
	Addresses []string `json:"addresses"`
	Token     string   `json:"token"`
}

// host makes the GPUs and serves them to the other processes.
func (s *spread) host(ctx context.Context, at meet.Config) error {
	at.AnyPort, at.Token = true, meet.NewToken()
	root, err := meet.Listen(ctx, at)
	if err != nil {
		return err
	}
	defer root.Close()
	_, err = s.cfg.link.ShareID(ctx, func() ([]byte, error) { return json.Marshal(address{root.Addresses(), at.Token.Reveal()}) })
	if err != nil {
		return err
	}
	conns, _, err := root.Gather(ctx)
	if err != nil {
		return err
	}
	if len(s.cfg.Hosts) == 0 {
		s.cfg.placed = s.places(conns, at.Host)
	}
	w, ok := s.cfg.on.emulate(s.cfg, s.j.out, s.j.stderr).(emurpc.World)
	if !ok {
		return fmt.Errorf("back end %s cannot serve other processes", s.cfg.Backend)
	}
	s.isSurveyed(w)
	server := emurpc.NewServer(w, s.cfg.Backend == Check, s.j.abort)
	for _, c := range conns {
		if c != nil {
			first, count := launcher.Share(c.Rank, at.Size, s.cfg.PEs)
			server.Serve(c.In, c, first, count)
		}
	}
	s.device = w.Device
	s.end = func() {
		// Others end within the time of grace once the job has ended.
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		defer context.AfterFunc(s.j.abort, func() { time.AfterFunc(s.cfg.Grace, cancel) })()
		server.Wait(ctx)
	}
	return nil
}

// places returns the host of each PE, which is that of its process.
func (s *spread) places(conns []*meet.Connection, here meet.Host) []int {
	var on []meet.Host
	for process, c := range conns {
		host := here
		if c != nil {
			host = c.Host
		}
		_, count := launcher.Share(process, len(conns), s.cfg.PEs)
		on = append(on, slices.Repeat([]meet.Host{host}, count)...)
	}
	return numbered(on)
}

// numbered gives hosts their numbers, in the order in which they come.
func numbered(on []meet.Host) (numbers []int) {
	known := map[meet.Host]int{}
	for _, h := range on {
		if _, ok := known[h]; !ok {
			known[h] = len(known)
		}
		numbers = append(numbers, known[h])
	}
	return numbers
}

// visit connects to the process that has the GPUs.
func (s *spread) visit(ctx context.Context, at meet.Config) error {
	b, err := s.cfg.link.ShareID(ctx, nil)
	if err != nil {
		return err
	}
	var a address
	if err := json.Unmarshal(b, &a); err != nil {
		return fmt.Errorf("the process of PE 0 says where it is in a way that is not understood: %w", err)
	}
	at.Address, at.Token = strings.Join(a.Addresses, ","), jobenv.Secret(a.Token)
	c, _, err := meet.Dial(ctx, at)
	if err != nil {
		return err
	}
	l, err := emurpc.Dial(c.In, c, emurpc.Config{First: s.first, Count: s.count, Stdout: s.j.out.kernels, Aborted: s.j.abort})
	if err != nil {
		return err
	}
	s.device = l.Device
	s.end = l.Close
	return nil
}
