package rendezvous

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// Root is the meeting in the process of PE 0.
type Root struct {
	*Listener

	mu        sync.Mutex
	came      map[int]*Joiner
	strangers int
	broken    error
	over      bool // nobody is let in any more

	changed chan struct{} // has a value when one of the fields above has changed
	// Came, if set, is called with the number of PEs that have come, PE 0 included.
	Came func(n int)
}

// Listen opens the port at which the others come.
func Listen(ctx context.Context, cfg Config) (*Root, error) {
	d, err := Open(ctx, cfg)
	if err != nil {
		return nil, err
	}
	r := &Root{Listener: d, came: map[int]*Joiner{}, changed: make(chan struct{}, 1)}
	r.came[0] = &Joiner{hello: cfg.hello()}
	return r, nil
}

// Gather waits until all PEs have come, tells each of them its place, and returns connections
// to them and the places of all, by rank; there is no connection for PE 0. When ctx ends
// first, the error lists who is missing, and those who have come are told.
func (r *Root) Gather(ctx context.Context) ([]*Connection, []Place, error) {
	stop := ending(ctx, r.listener)
	defer stop()
	defer r.Close()
	go r.receive(ctx)
	for {
		r.mu.Lock()
		n, broken := len(r.came), r.broken
		r.mu.Unlock()
		if broken != nil {
			return nil, nil, r.refuse(broken)
		}
		if r.Came != nil {
			r.Came(n)
		}
		if n == r.cfg.Size {
			return r.welcome()
		}
		select {
		case <-r.changed:
		case <-ctx.Done():
			return nil, nil, r.refuse(r.missing(context.Cause(ctx)))
		}
	}
}

// receive takes note of those who come, until nobody can any more.
func (r *Root) receive(ctx context.Context) {
	err := r.Receive(ctx, func(g *Joiner) { r.update(func() { r.enter(g) }) }, func() { r.update(func() { r.strangers++ }) })
	if err != nil {
		r.update(func() { r.broken = err })
	}
}

// update holds mu while it calls change, and says that something has happened.
func (r *Root) update(change func()) {
	r.mu.Lock()
	change()
	r.mu.Unlock()
	select {
	case r.changed <- struct{}{}:
	default:
	}
}

// enter takes note of a process. The caller holds mu.
func (r *Root) enter(g *Joiner) {
	if r.over {
		g.conn.Close()
		return
	}
	switch old := r.came[g.Rank]; {
	case g.Size != r.cfg.Size:
		r.broken = fmt.Errorf("there are %d PEs according to %s of PE 0, and %d according to %s of PE %d (%s)", r.cfg.Size, r.cfg.Vars, g.Size, g.Vars, g.Rank, g.Who())
	case g.Says != r.cfg.Says:
		r.broken = fmt.Errorf("the processes of the job have different settings: PE 0 has %s; PE %d (%s) has %s", r.cfg.Says, g.Rank, g.Who(), g.Says)
	case g.Rank < 0 || g.Rank >= r.cfg.Size:
		r.broken = fmt.Errorf("%s says that it is PE %d of %d", g.Who(), g.Rank, g.Size)
	case old != nil && (old.conn == nil || old.PID != g.PID || old.Host != g.Host):
		r.broken = fmt.Errorf("two processes are PE %d according to %s: %s, and %s", g.Rank, g.Vars, old.Who(), g.Who())
	case old != nil: // it lost its first connection
		old.conn.Close()
	}
	if r.broken != nil && r.came[g.Rank] != nil {
		r.came[-1-len(r.came)] = g // it is told, too
		return
	}
	r.came[g.Rank] = g
}

// welcome tells all PEs their places.
func (r *Root) welcome() ([]*Connection, []Place, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.over = true
	places, err := r.places()
	if err != nil {
		r.tell(err)
		return nil, nil, err
	}
	conns := make([]*Connection, r.cfg.Size)
	for rank, g := range r.came {
		if g.conn == nil {
			continue
		}
		conns[rank] = g.Admit(places[rank])
	}
	return conns, places, nil
}

// places numbers the PEs of each host. The caller holds mu.
func (r *Root) places() ([]Place, error) {
	type spot struct {
		host  Host
		local int
	}
	count, taken := map[Host]int{}, map[spot]int{}
	places := make([]Place, r.cfg.Size)
	for rank := range places {
		g := r.came[rank]
		local := g.LocalRank
		if local < 0 {
			local = count[g.Host]
		}
		count[g.Host]++
		if other, ok := taken[spot{g.Host, local}]; ok {
			return nil, fmt.Errorf("PEs %d and %d both have number %d on host %s; set local ranks (GPUC_LOCAL_RANK by hand) for all PEs of a host, or for none", other, rank, local, g.Host.Name)
		}
		taken[spot{g.Host, local}] = rank
		places[rank].LocalRank = local
	}
	for rank := range places {
		places[rank].LocalSize = count[r.came[rank].Host]
	}
	return places, nil
}

// refuse ends the meeting for those who have come.
func (r *Root) refuse(err error) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.over = true
	r.tell(err)
	return err
}

// tell sends an error to those who have come. The caller holds mu.
func (r *Root) tell(err error) {
	for _, g := range r.came {
		if g.conn != nil {
			g.Refuse(err)
		}
	}
}

// missing says who has not come.
func (r *Root) missing(why error) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	text := fmt.Sprintf("PEs are missing: %s of %d have not connected to %s", Missing(r.cfg.Size, func(rank int) bool { return r.came[rank] != nil }), r.cfg.Size, r.where)
	if r.strangers > 0 {
		text += fmt.Sprintf(" (connections without the job's token: %d)", r.strangers)
	}
	return fmt.Errorf("%s: %w", text, why)
}

// Missing lists the ranks of those of n PEs that have not come, the first 20 of them.
func Missing(n int, came func(rank int) bool) string {
	const most = 20
	var list []string
	more := 0
	for rank := range n {
		switch {
		case came(rank):
		case len(list) == most:
			more++
		default:
			list = append(list, strconv.Itoa(rank))
		}
	}
	if more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(list, ", "), more)
	}
	return strings.Join(list, ", ")
}
