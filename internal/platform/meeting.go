package platform

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/backend/emurpc"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
)

// meetings are the jobs of emulated PEs whose ids this process has made, by these ids. They are
// state of the process as a whole: an id that was sent somewhere and came back has nothing else
// to be found by.
var meetings struct {
	mu   sync.Mutex
	all  map[ID]*meeting
	self string // what the ids of this process have in common
	// listeners are where PEs of other processes come in, by the interface that the user has chosen. All
	// jobs have one, so that an id that nobody uses costs nothing.
	listeners map[string]*listener
}

// Waiting returns the PEs that have joined a job whose id this process has made, nil if there is no
// such job any more.
func Waiting(id ID) map[int]bool {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	m := meetings.all[id]
	if m == nil {
		return nil
	}
	ranks := map[int]bool{}
	for rank := range m.joined {
		ranks[rank] = true
	}
	return ranks
}

// Meetings returns the names of a job whose id this process has made, and of what is left of it, of those
// that are not over.
func Meetings(id ID) (names []string) {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	for m := range meetings.all {
		if name := m.Name(); name == id.Name() || strings.HasPrefix(name, id.Name()+shrunk) {
			names = append(names, name)
		}
	}
	return names
}

// listener is a listener of this process, and how many jobs have it.
type listener struct {
	*rendezvous.Listener
	Address
	interfaces string
	jobs       int
}

// meeting is where the PEs of a job meet: those of this process, and those of others, which come
// by the listener. This process then has the emulated GPUs of all. Its fields are under meetings.mu.
type meeting struct {
	id          ID      // constant
	cfg         *Config // of the first PE of this process, or else of the id
	listener    *listener
	first       *joiner // the PE that came first
	joined      map[int]*joiner
	local, left int           // PEs of this process, and how many of them have closed
	ready       chan struct{} // constant; closed when the fields below are set
	world       World         // written under meetings.mu
	// server is that of PEs in other processes, nil if there are none; written under meetings.mu.
	server *emurpc.Server
	broken error // why the PEs will not meet; written under meetings.mu
	// parent is the job of which PEs have died, if those that are left meet here, and dead are their numbers
	// there; parent is nil once they have met. placed is the emulated host of each PE.
	parent *meeting
	dead   []int
	placed []int
}

// meetingOf returns the meeting of a job by its name, or nil. What is left of a job that there is meets when
// the first comes. The caller holds meetings.mu.
func meetingOf(name string) *meeting {
	for id, m := range meetings.all {
		if id.Name() == name {
			return m
		}
	}
	i := strings.LastIndex(name, shrunk)
	if i < 0 {
		return nil
	}
	parent := meetingOf(name[:i])
	if parent == nil || parent.world == nil {
		return nil
	}
	m := &meeting{cfg: parent.cfg, joined: map[int]*joiner{}, ready: make(chan struct{}), listener: parent.listener, parent: parent}
	if json.Unmarshal([]byte("["+name[i+len(shrunk):]+"]"), &m.dead) != nil {
		return nil
	}
	m.id = parent.id.without(m.dead)
	m.listener.jobs++
	meetings.all[m.id] = m
	return m
}

// over is the error of a PE that comes to a job, by its name, that is not there any more.
func over(name string) error {
	if strings.Contains(name, shrunk) {
		return errors.New("the others have ended, or have gone on without this PE")
	}
	return errors.New("it is over; make an id for a new job with NewUniqueID")
}

// terms are what all PEs of a job have to say alike.
type terms struct {
	Size        int
	Seed        uint64
	HangTimeout time.Duration
}

// joiner is a PE that has come to a meeting.
type joiner struct {
	terms
	rank int
	host rendezvous.Host
	peer *rendezvous.Joiner // nil for one of this process
}

func (c *joiner) String() string {
	return fmt.Sprintf("PE %d is one of %d, with seed %d and hang timeout %v", c.rank, c.Size, c.Seed, c.HangTimeout)
}

// newMeeting returns the id of a new meeting.
func newMeeting(cfg *Config) (ID, error) {
	m := &meeting{cfg: cfg, joined: map[int]*joiner{}, ready: make(chan struct{})}
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	if meetings.all == nil {
		meetings.all = map[ID]*meeting{}
		meetings.self = idPrefix + jobenv.Emulator + "-" + rand.Text() + "-"
	}
	var err error
	if m.listener, err = cfg.openListener(); err != nil {
		return "", err
	}
	m.listener.jobs++
	m.id = NewEmulatedID(meetings.self+rand.Text(), m.listener.Address)
	meetings.all[m.id] = m
	return m.id, nil
}

// joinVars is what says where a PE stands that joins by itself.
const joinVars = "JoinConfig"

// openListener returns the listener of this process. The caller holds meetings.mu.
func (cfg *Config) openListener() (*listener, error) {
	at, _, cancel, err := cfg.rendezvous(context.Background(), joinVars)
	if err != nil {
		return nil, err
	}
	cancel()
	if d := meetings.listeners[at.Interface]; d != nil {
		return d, nil
	}
	at.ID, at.AnyPort, at.Token = strings.TrimSuffix(meetings.self, "-"), true, rendezvous.NewToken()
	opened, err := rendezvous.Open(context.Background(), at)
	if err != nil {
		return nil, err
	}
	d := &listener{Listener: opened, Address: Address{opened.Addresses(), at.Token.Reveal()}, interfaces: at.Interface}
	if meetings.listeners == nil {
		meetings.listeners = map[string]*listener{}
	}
	meetings.listeners[at.Interface] = d
	go func() { _ = d.Receive(context.Background(), receive, func() {}) }()
	return d, nil
}

// leave records the end of a job. Who comes after the last one finds the listener closed. The
// caller holds meetings.mu.
func (d *listener) leave() {
	if d.jobs--; d.jobs == 0 {
		delete(meetings.listeners, d.interfaces)
		d.Close()
	}
}

// receive takes a PE of another process.
func receive(g *rendezvous.Joiner) {
	var says introduction
	err := json.Unmarshal([]byte(g.Says), &says)
	if err == nil {
		meetings.mu.Lock()
		m := meetingOf(says.Job)
		meetings.mu.Unlock()
		if m == nil {
			err = over(says.Job)
		} else {
			err = m.enter(&joiner{terms: says.terms, rank: g.Rank, host: g.Host, peer: g}, func() {})
		}
	}
	if err != nil {
		g.Refuse(err)
	}
}

// enter has a PE come to its meeting, unless it does not go with the others, and ends the
// meeting's wait if it is the last. It holds meetings.mu while it calls note, if the PE is let in.
func (m *meeting) enter(c *joiner, note func()) error {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	switch {
	case m.broken != nil:
		return m.broken
	case c.rank < 0 || c.rank >= c.Size || c.Size > jobenv.MaxEmulated:
		return fmt.Errorf("there is no PE %d of %d", c.rank, c.Size)
	case m.joined[c.rank] != nil:
		return fmt.Errorf("two PEs of the job are number %d", c.rank)
	case m.first != nil && m.first.terms != c.terms:
		return fmt.Errorf("%v; %v", c, m.first)
	}
	if m.first == nil {
		m.first = c
	}
	m.joined[c.rank] = c
	note()
	if len(m.joined) == c.Size {
		m.start()
		close(m.ready)
	}
	return nil
}

// start makes the emulated GPUs when all PEs have come. The caller holds meetings.mu.
func (m *meeting) start() {
	cfg := *m.cfg
	cfg.PEs, cfg.Seed, cfg.HangTimeout, cfg.localPEs = m.first.Size, m.first.Seed, m.first.HangTimeout, m.local
	switch {
	case m.parent != nil:
		cfg.Hosts, cfg.hostOf = nil, m.leaveDead()
		m.parent = nil // whose emulated GPUs are no longer needed
	case len(cfg.Hosts) == 0:
		var on []rendezvous.Host
		for rank := range cfg.PEs {
			on = append(on, m.joined[rank].host)
		}
		cfg.hostOf = numbered(on)
	default:
		cfg.hostOf = emu.ShareOut(cfg.PEs, cfg.Hosts)
	}
	m.placed = cfg.hostOf
	if m.local == cfg.PEs {
		m.world = cfg.System.Emulate(&cfg)
		return
	}
	var err error
	if m.world, m.server, err = cfg.serve(endedContext()); err != nil {
		m.fail(err)
		return
	}
	for rank, c := range m.joined {
		if c.peer != nil {
			conn := c.peer.Admit(rendezvous.Place{})
			m.server.Serve(conn.In, conn, rank, 1)
		}
	}
	if m.local == 0 {
		go m.end(context.Background())
	}
}

// leaveDead ends the dead of the job of which this one is left, and returns the emulated hosts of the others. The
// caller holds meetings.mu.
func (m *meeting) leaveDead() []int {
	for _, rank := range m.dead {
		m.parent.world.Device(rank).Abort()
		if m.parent.joined[rank].peer != nil {
			continue // whose process ends its connection
		}
		if m.parent.left++; m.parent.left == m.parent.local {
			go m.parent.end(endedContext())
		}
	}
	var on []int
	for rank, host := range m.parent.placed {
		if !slices.Contains(m.dead, rank) {
			on = append(on, host)
		}
	}
	return numbered(on)
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
	by := ""
	if m.parent != nil {
		by = ", by their numbers without the dead"
	}
	m.fail(fmt.Errorf("PEs are missing%s: %s of %d have not joined, and PE %d no longer waits: %w", by, rendezvous.Missing(m.first.Size, func(r int) bool { return m.joined[r] != nil }), m.first.Size, rank, cause))
	close(m.ready)
}

// fail tells the PEs of other processes that the job will not be. Those that come in time to start learn
// it too. The caller holds meetings.mu.
func (m *meeting) fail(err error) {
	m.broken = err
	time.AfterFunc(m.cfg.startTimeout(), func() {
		meetings.mu.Lock()
		defer meetings.mu.Unlock()
		m.forget()
	})
	for _, c := range m.joined {
		if c.peer != nil {
			c.peer.Refuse(err)
		}
	}
}

// close records a PE of this process that has ended. The last one waits for those of
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
	defer meetings.mu.Unlock()
	m.forget()
}

// forget takes the meeting out of those of this process, and with it broken meetings of PEs that wanted to go
// on without others. The caller holds meetings.mu.
func (m *meeting) forget() {
	if meetings.all[m.id] != m {
		return
	}
	delete(meetings.all, m.id)
	m.listener.leave()
	for _, c := range meetings.all {
		if c.parent == m && c.broken != nil {
			c.forget()
		}
	}
}
