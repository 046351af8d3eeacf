package meet

import (
	"bufio"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Root is the meeting in the process of PE 0.
type Root struct {
	cfg      Config
	tls      *tls.Config
	listener net.Listener
	where    string // that it listens, for errors

	mu        sync.Mutex
	came      map[int]*guest
	strangers int
	broken    error
	over      bool          // nobody is let in any more
	changed   chan struct{} // has a value when one of the fields above has changed
	// Came, if set, is called with the number of PEs that have come, PE 0 included.
	Came func(n int)
}

// guest is a process that has come.
type guest struct {
	hello
	conn *Connection
}

// Listen opens the port at which the others come.
func Listen(ctx context.Context, cfg Config) (*Root, error) {
	t, err := trust(cfg.Token, cfg.ID)
	if err != nil {
		return nil, err
	}
	addr, name, err := cfg.place(ctx)
	if err != nil {
		return nil, err
	}
	l, err := new(net.ListenConfig).Listen(ctx, "tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("listen for the other PEs at %s: %w", addr, unwrapped(err))
	}
	r := &Root{cfg: cfg, tls: t, listener: l, came: map[int]*guest{}, changed: make(chan struct{}, 1), where: l.Addr().String()}
	if name != "" {
		r.where += " on " + name
	}
	r.came[0] = &guest{hello: cfg.hello()}
	return r, nil
}

// hello is what this process says of itself.
func (cfg *Config) hello() hello {
	return hello{Rank: cfg.Rank, Size: cfg.Size, LocalRank: cfg.LocalRank, Host: cfg.Host, PID: os.Getpid(), Vars: cfg.Vars}
}

// place returns the address at which PE 0 listens, and the interface that has it.
func (cfg *Config) place(ctx context.Context) (addr, name string, err error) {
	chosen, err := cfg.selected()
	if err != nil {
		return "", "", err
	}
	port := Port(cfg.ID)
	if cfg.AnyPort {
		port = 0
	}
	if cfg.Address != "" {
		targets, err := cfg.targets()
		if err != nil {
			return "", "", err
		}
		for _, t := range targets {
			host, p, _ := SplitAddress(t)
			port = p
			ips, err := net.DefaultResolver.LookupNetIP(ctx, "ip", host)
			if err != nil {
				return "", "", fmt.Errorf("the address of PE 0, %s: %w", host, err)
			}
			for _, ip := range ips {
				if i := having(ip, chosen); i != nil {
					return net.JoinHostPort(ip.Unmap().String(), strconv.Itoa(p)), i.Name, nil
				}
				if i := having(ip, cfg.Interfaces); i != nil {
					return "", "", fmt.Errorf("the address of PE 0, %s, is that of the interface %s, and %s=%s leaves that out", host, i.Name, cfg.InterfaceVar, cfg.Interface)
				}
			}
		}
	}
	// The host is known by an address of another's, as behind a service's name.
	if cfg.Interface != "" {
		return net.JoinHostPort(chosen[0].Addrs[0].String(), strconv.Itoa(port)), chosen[0].Name, nil
	}
	return net.JoinHostPort("", strconv.Itoa(port)), "", nil
}

// Addresses returns where the others may reach PE 0, most likely first.
func (r *Root) Addresses() []string {
	at := r.listener.Addr().(*net.TCPAddr).AddrPort()
	if !at.Addr().IsUnspecified() {
		return []string{at.String()}
	}
	var far, near []string
	for _, i := range r.cfg.Interfaces {
		for _, a := range i.Addrs {
			s := netip.AddrPortFrom(a, at.Port()).String()
			if i.Loopback {
				near = append(near, s)
			} else {
				far = append(far, s)
			}
		}
	}
	return append(far, near...)
}

// Close stops listening.
func (r *Root) Close() error { return r.listener.Close() }

// Gather waits until all PEs have come, tells each of them its place, and returns connections
// to them and the places of all, by rank; there is no connection for PE 0. When ctx ends
// first, the error lists who is missing, and those who have come are told.
func (r *Root) Gather(ctx context.Context) ([]*Connection, []Place, error) {
	stop := ending(ctx, r.listener)
	defer stop()
	defer r.listener.Close()
	go r.accept(ctx)
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

// accept takes connections until the listener is closed.
func (r *Root) accept(ctx context.Context) {
	for {
		c, err := r.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			r.update(func() { r.broken = fmt.Errorf("listen for the other PEs at %s: %w", r.where, err) })
			return
		}
		go r.receive(ctx, c)
	}
}

// update changes what has happened, and says so.
func (r *Root) update(change func()) {
	r.mu.Lock()
	change()
	r.mu.Unlock()
	select {
	case r.changed <- struct{}{}:
	default:
	}
}

// receive lets a process in that knows the token.
func (r *Root) receive(ctx context.Context, raw net.Conn) {
	c := tls.Server(raw, r.tls)
	stop := ending(ctx, raw)
	c.SetDeadline(time.Now().Add(introduction))
	in := bufio.NewReader(c)
	var h hello
	line, err := in.ReadBytes('\n')
	if err == nil {
		err = json.Unmarshal(line, &h)
	}
	// From enter on, the connection belongs to whoever called Gather, whose context may end.
	if !stop() {
		return
	}
	if err != nil {
		r.update(func() { r.strangers++ })
		raw.Close()
		return
	}
	c.SetDeadline(time.Time{})
	g := &guest{h, &Connection{Conn: c, In: in, Rank: h.Rank, Host: h.Host, Interface: of(raw, r.cfg.Interfaces)}}
	r.update(func() { r.enter(g) })
}

// enter takes note of a process. The caller holds mu.
func (r *Root) enter(g *guest) {
	if r.over {
		g.conn.Close()
		return
	}
	switch old := r.came[g.Rank]; {
	case g.Size != r.cfg.Size:
		r.broken = fmt.Errorf("there are %d PEs by %s of PE 0, and %d by %s of PE %d (%s)", r.cfg.Size, r.cfg.Vars, g.Size, g.Vars, g.Rank, g.who())
	case g.Rank < 0 || g.Rank >= r.cfg.Size:
		r.broken = fmt.Errorf("%s says that it is PE %d of %d", g.who(), g.Rank, g.Size)
	case old != nil && (old.conn == nil || old.PID != g.PID || old.Host != g.Host):
		r.broken = fmt.Errorf("two processes are PE %d by %s: %s, and %s", g.Rank, g.Vars, old.who(), g.who())
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
		// Whoever is gone by now is missed by the job.
		_ = write(g.conn, welcome{Place: places[rank]})
		conns[rank] = g.conn
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
			return nil, fmt.Errorf("PEs %d and %d both have number %d on host %s; local ranks (GPUC_LOCAL_RANK by hand) are given to all PEs of a host, or to none", other, rank, local, g.Host.Name)
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
			g.conn.SetWriteDeadline(time.Now().Add(time.Second))
			_ = write(g.conn, welcome{Error: err.Error()})
			g.conn.Close()
		}
	}
}

// missing says who has not come.
func (r *Root) missing(why error) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	var list []string
	for rank := range r.cfg.Size {
		if r.came[rank] == nil {
			list = append(list, strconv.Itoa(rank))
		}
	}
	const most = 20
	more := ""
	if n := len(list); n > most {
		list, more = slices.Clone(list[:most]), fmt.Sprintf(" and %d more", n-most)
	}
	text := fmt.Sprintf("PEs are missing: %s%s of %d have not come to %s", strings.Join(list, ", "), more, r.cfg.Size, r.where)
	if r.strangers > 0 {
		text += fmt.Sprintf(" (connections without the job's token: %d)", r.strangers)
	}
	return fmt.Errorf("%s: %w", text, why)
}
