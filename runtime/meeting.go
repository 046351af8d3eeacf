package gpurt

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// meetings are the jobs of emulated PEs that are to meet in this process, by their ids.
// They are state of the process as a whole: an id that was sent somewhere and came back has
// nothing else to be found by.
var meetings struct {
	mu   sync.Mutex
	all  map[UniqueID]*meeting
	self string // what the ids of this process have in common
}

// meeting is where the PEs of a job meet. It is under meetings.mu until ready is closed.
type meeting struct {
	first  *JoinConfig // of the PE that came first
	came   map[int]bool
	left   int // PEs that have closed
	ready  chan struct{}
	world  world
	broken error // why the PEs will not meet
}

// newMeeting returns the id of a new meeting.
func newMeeting() UniqueID {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	if meetings.all == nil {
		meetings.all = map[UniqueID]*meeting{}
		meetings.self = idPrefix + Emulator + "-" + randomText() + "-"
	}
	id := UniqueID(meetings.self + randomText())
	meetings.all[id] = &meeting{came: map[int]bool{}, ready: make(chan struct{})}
	return id
}

// meet waits until all PEs of the job have come, and returns the device of this one and
// what is to be called when it has been closed.
func (cfg *JoinConfig) meet(ctx context.Context, out, log io.Writer) (driver.Device, func(), error) {
	m, err := cfg.enter(out, log)
	if err != nil {
		return nil, nil, err
	}
	select {
	case <-m.ready:
	case <-ctx.Done():
		m.leave(cfg.Rank, context.Cause(ctx))
		<-m.ready
	}
	if m.broken != nil {
		return nil, nil, m.broken
	}
	return m.world.Device(cfg.Rank), func() { m.close(cfg.ID) }, nil
}

// enter has a PE come to its meeting, and ends the meeting's wait if it is the last.
func (cfg *JoinConfig) enter(out, log io.Writer) (*meeting, error) {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	m := meetings.all[cfg.ID]
	switch {
	case m == nil && meetings.self != "" && strings.HasPrefix(string(cfg.ID), meetings.self):
		return nil, fmt.Errorf("the job %s is over; NewUniqueID makes an id for another", cfg.ID)
	case m == nil:
		return nil, fmt.Errorf("the job %s is of another process; emulated PEs join in one process, in a goroutine each; a launcher such as gpuc run -procs starts them in several", cfg.ID)
	case m.came[cfg.Rank]:
		return nil, fmt.Errorf("two PEs of the job are number %d", cfg.Rank)
	case m.first != nil && (m.first.Size != cfg.Size || m.first.Seed != cfg.Seed || m.first.HangTimeout != cfg.HangTimeout):
		return nil, fmt.Errorf("PE %d is one of %d, with seed %d and hang timeout %v; PE %d is one of %d, with %d and %v",
			cfg.Rank, cfg.Size, cfg.Seed, cfg.HangTimeout, m.first.Rank, m.first.Size, m.first.Seed, m.first.HangTimeout)
	}
	if m.first == nil {
		m.first = cfg
	}
	m.came[cfg.Rank] = true
	if len(m.came) == cfg.Size && m.broken == nil {
		c := cfg.Config
		c.PEs = cfg.Size
		m.world = cfg.on.emulate(&c, out, log)
		close(m.ready)
	}
	return m, nil
}

// leave breaks the meeting, since a PE no longer waits for it, unless it is over.
func (m *meeting) leave(rank int, cause error) {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	if m.world != nil || m.broken != nil {
		return
	}
	m.broken = fmt.Errorf("%d of %d PEs had come when PE %d no longer waited: %w", len(m.came), m.first.Size, rank, cause)
	close(m.ready)
}

// close takes account of a PE that has ended; the last one ends the job.
func (m *meeting) close(id UniqueID) {
	meetings.mu.Lock()
	defer meetings.mu.Unlock()
	if m.left++; m.left == m.first.Size {
		delete(meetings.all, id)
	}
}
