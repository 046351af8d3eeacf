package gpurt

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emurpc"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/meet"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// meetings are the jobs of emulated PEs whose ids this process has made, by these ids. They are
// state of the process as a whole: an id that was sent somewhere and came back has nothing else
// to be found by.
var meetings struct {
	mu   sync.Mutex
	all  map[UniqueID]*meeting
	self string // what the ids of this process have in common
	// doors are where PEs of other processes come in, by the interface that the user has chosen. All
	// jobs have one, so that an id that nobody uses costs nothing.
	doors map[string]*door
}

// door is a door of this process, and how many jobs have it.
type door struct {
	*meet.Door
	address
	interfaces string
	jobs       int
}

// meeting is where the PEs of a job meet: those of this process, and those of others, which come
// by the door. This process then has the emulated GPUs of all. The fields are under meetings.mu
// until ready is closed.
type meeting struct {
	id          UniqueID
	cfg         *Config // of the first PE of this process, or else of the id
	out         *lockedWriter
	log         io.Writer
	door        *door
	first       *comer // the PE that came first
	came        map[int]*comer
	local, left int // PEs of this process, and how many of them have closed
	ready       chan struct{}
	world       world
	server      *emurpc.Server // of PEs in other processes, nil if there are none
	broken      error          // why the PEs will not meet
}

// terms are what all PEs of a job have to say alike.
type terms struct {
	Size        int
	Seed        uint64
	HangTimeout time.Duration
}

// comer is a PE that has come to a meeting.
type comer struct {
	terms
	rank  int
	host  meet.Host
	guest *meet.Guest // nil for one of this process
}

func (c *comer) String() string {
	return fmt.Sprintf("PE %d is one of %d, with seed %d and hang timeout %v", c.rank, c.Size, c.Seed, c.HangTimeout)
}

// newMeeting returns the id of a new meeting.
func newMeeting(cfg *Config) (UniqueID, error) {
	m := &meeting{cfg: cfg, out: &lockedWriter{w: cfg.Stdout}, log: &lockedWriter{w: cfg.Stderr}, came: map[int]*comer{}, ready: make(chan struct{})}
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	if meetings.all == nil {
		meetings.all = map[UniqueID]*meeting{}
		meetings.self = idPrefix + Emulator + "-" + randomText() + "-"
	}
	var err error
	if m.door, err = cfg.openDoor(); err != nil {
		return "", err
	}
	m.door.jobs++
	m.id = newEmulatedID(meetings.self+randomText(), m.door.address)
	meetings.all[m.id] = m
	return m.id, nil
}

// openDoor returns the door of this process. The caller holds meetings.mu.
func (cfg *Config) openDoor() (*door, error) {
	at, _, err := cfg.meetingPlace(strings.TrimSuffix(meetings.self, "-"))
	if err != nil {
		return nil, err
	}
	if d := meetings.doors[at.Interface]; d != nil {
		return d, nil
	}
	at.AnyPort, at.Token = true, meet.NewToken()
	opened, err := meet.Open(context.Background(), at)
	if err != nil {
		return nil, err
	}
	d := &door{Door: opened, address: address{opened.Addresses(), at.Token.Reveal()}, interfaces: at.Interface}
	if meetings.doors == nil {
		meetings.doors = map[string]*door{}
	}
	meetings.doors[at.Interface] = d
	go func() { _ = d.Receive(context.Background(), receive, func() {}) }()
	return d, nil
}

// leave takes account of the end of a job. Who comes after the last one finds the door closed. The
// caller holds meetings.mu.
func (d *door) leave() {
	if d.jobs--; d.jobs == 0 {
		delete(meetings.doors, d.interfaces)
		d.Close()
	}
}

// meetingPlace says how this process meets others of a job, and for how long it waits.
func (cfg *Config) meetingPlace(name string) (meet.Config, time.Duration, error) {
	m, err := jobenv.ReadMeeting(cfg.Getenv, registry.InterfaceVariables()...)
	if err != nil {
		return meet.Config{}, 0, err
	}
	at := meet.Config{
		LocalRank: -1, ID: name, Vars: "JoinConfig", Interface: m.Interface, InterfaceVar: m.InterfaceVar, Host: meet.ThisHost(),
		Root: "the process that has made the id of the job", Open: true,
	}
	at.Interfaces, err = meet.Interfaces()
	return at, m.StartTimeout, err
}

// meet waits until all PEs of the job have come, and returns the device of this one and
// what is to be called when it has been closed.
func (cfg *JoinConfig) meet(ctx context.Context, out *lockedWriter, log io.Writer) (driver.Device, func(), error) {
	at, patience, err := cfg.meetingPlace("")
	if err != nil {
		return nil, nil, err
	}
	waits, cancel := context.WithTimeoutCause(ctx, patience, fmt.Errorf("the time to start is over (%s=%v)", jobenv.StartTimeout, patience))
	defer cancel()
	meetings.mu.Lock()
	m, ours := meetings.all[cfg.ID], meetings.self != "" && strings.HasPrefix(string(cfg.ID), meetings.self)
	meetings.mu.Unlock()
	switch {
	case m == nil && ours:
		return nil, nil, fmt.Errorf("the job %s is over; NewUniqueID makes an id for another", cfg.ID)
	case m == nil:
		return cfg.visit(waits, at, out)
	}
	if err := m.enter(&comer{terms: cfg.terms(), rank: cfg.Rank, host: at.Host}, func() {
		if m.local++; m.local == 1 {
			m.cfg, m.out, m.log = &cfg.Config, out, log
		}
	}); err != nil {
		return nil, nil, err
	}
	select {
	case <-m.ready:
	case <-waits.Done():
		m.leave(cfg.Rank, context.Cause(waits))
		<-m.ready
	}
	if m.broken != nil {
		return nil, nil, m.broken
	}
	return m.world.Device(cfg.Rank), func() { m.close(ctx) }, nil
}

func (cfg *JoinConfig) terms() terms { return terms{cfg.Size, cfg.Seed, cfg.HangTimeout} }

// introduction is what a PE of another process says.
type introduction struct {
	terms
	Job string // by its name
}

// receive takes a PE of another process.
func receive(g *meet.Guest) {
	var says introduction
	err := json.Unmarshal([]byte(g.Says), &says)
	if err == nil {
		meetings.mu.Lock()
		var m *meeting
		for id, o := range meetings.all {
			if id.name() == says.Job {
				m = o
			}
		}
		meetings.mu.Unlock()
		if m == nil {
			err = errors.New("it is over; NewUniqueID makes an id for another")
		} else {
			err = m.enter(&comer{terms: says.terms, rank: g.Rank, host: g.Host, guest: g}, func() {})
		}
	}
	if err != nil {
		g.Refuse(err)
	}
}

// enter has a PE come to its meeting, unless it does not go with the others, and ends the
// meeting's wait if it is the last. note is called if it is let in.
func (m *meeting) enter(c *comer, note func()) error {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	switch {
	case m.broken != nil:
		return m.broken
	case c.rank < 0 || c.rank >= c.Size || c.Size > jobenv.MaxEmulated:
		return fmt.Errorf("there is no PE %d of %d", c.rank, c.Size)
	case m.came[c.rank] != nil:
		return fmt.Errorf("two PEs of the job are number %d", c.rank)
	case m.first != nil && m.first.terms != c.terms:
		return fmt.Errorf("%v; %v", c, m.first)
	}
	if m.first == nil {
		m.first = c
	}
	m.came[c.rank] = c
	note()
	if len(m.came) == c.Size {
		m.start()
		close(m.ready)
	}
	return nil
}

// start makes the emulated GPUs when all PEs have come. The caller holds meetings.mu.
func (m *meeting) start() {
	cfg := *m.cfg
	cfg.PEs, cfg.Seed, cfg.HangTimeout = m.first.Size, m.first.Seed, m.first.HangTimeout
	if len(cfg.Hosts) == 0 {
		var on []meet.Host
		for rank := range cfg.PEs {
			on = append(on, m.came[rank].host)
		}
		cfg.placed = numbered(on)
	}
	m.out.several = m.local > 1
	m.world = cfg.on.emulate(&cfg, m.out, m.log)
	if m.local == cfg.PEs {
		return
	}
	w, ok := m.world.(emurpc.World)
	if !ok {
		m.fail(fmt.Errorf("back end %s cannot serve other processes", cfg.Backend))
		return
	}
	m.server = emurpc.NewServer(w, false, endedContext())
	for rank, c := range m.came {
		if c.guest != nil {
			conn := c.guest.Admit(meet.Place{})
			m.server.Serve(conn.In, conn, rank, 1)
		}
	}
	if m.local == 0 {
		go m.end(context.Background())
	}
}

// endedContext is for processes that nobody supervises: what happens to them needs not be
// awaited from anybody else.
func endedContext() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}

// leave breaks the meeting, since a PE no longer waits for it, unless it is over.
func (m *meeting) leave(rank int, cause error) {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	if m.world != nil || m.broken != nil {
		return
	}
	m.fail(fmt.Errorf("PEs are missing: %s of %d have not joined, and PE %d no longer waits: %w", meet.Missing(m.first.Size, func(r int) bool { return m.came[r] != nil }), m.first.Size, rank, cause))
	close(m.ready)
}

// fail tells the PEs of other processes that the job will not be. The caller holds meetings.mu.
func (m *meeting) fail(err error) {
	m.broken = err
	for _, c := range m.came {
		if c.guest != nil {
			c.guest.Refuse(err)
		}
	}
}

// close takes account of a PE of this process that has ended. The last one waits for those of
// other processes, unless ctx ends, and ends the job.
func (m *meeting) close(ctx context.Context) {
	meetings.mu.Lock()
	m.left++
	last := m.left == m.local
	meetings.mu.Unlock()
	if last {
		m.end(ctx)
	}
}

// end ends the job when the PEs of other processes have ended.
func (m *meeting) end(ctx context.Context) {
	if m.server != nil {
		m.server.Wait(ctx)
	}
	meetings.mu.Lock()
	delete(meetings.all, m.id)
	m.door.leave()
	meetings.mu.Unlock()
}

// visit joins a job whose id another process has made, and returns what meet does.
func (cfg *JoinConfig) visit(ctx context.Context, at meet.Config, out *lockedWriter) (driver.Device, func(), error) {
	a, err := cfg.ID.place()
	if err != nil {
		return nil, nil, err
	}
	says, err := json.Marshal(introduction{cfg.terms(), cfg.ID.name()})
	if err != nil {
		return nil, nil, err
	}
	at.Rank, at.Size, at.Says = cfg.Rank, cfg.Size, string(says)
	at.Address, at.Token, at.ID = strings.Join(a.Addresses, ","), jobenv.Secret(a.Token), cfg.ID.process()
	c, _, err := meet.Dial(ctx, at)
	if err != nil {
		return nil, nil, fmt.Errorf("the job %s is of another process: %w", cfg.ID.name(), err)
	}
	l, err := emurpc.Dial(c.In, c, emurpc.Config{First: cfg.Rank, Count: 1, Stdout: out.kernels, Aborted: endedContext()})
	if err != nil {
		return nil, nil, errors.Join(err, c.Close())
	}
	return l.Device(cfg.Rank), l.Close, nil
}
