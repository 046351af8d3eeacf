package rendezvous

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
	"syscall"
	"time"
)

// Listener is a port of this process, to which processes connect that know the token.
type Listener struct {
	cfg      Config
	tls      *tls.Config
	listener net.Listener
	where    string // that it listens, for errors
}

// Joiner is a process that has come, and said which PE it is.
type Joiner struct {
	hello
	conn *Connection
}

// Open opens a Listener. It admits no process before Receive.
func Open(ctx context.Context, cfg Config) (*Listener, error) {
	t, err := trust(cfg.Token, cfg.ID)
	if err != nil {
		return nil, err
	}
	addr, note, err := cfg.place(ctx)
	if err != nil {
		return nil, err
	}
	// Whoever comes late here still says who is missing, and not that a name took long.
	l, err := new(net.ListenConfig).Listen(context.WithoutCancel(ctx), "tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("listen for the other PEs at %s: %w", addr, unwrapped(err))
	}
	return &Listener{cfg: cfg, tls: t, listener: l, where: l.Addr().String() + note}, nil
}

// hello is what this process says of itself.
func (cfg *Config) hello() hello {
	return hello{Rank: cfg.Rank, Size: cfg.Size, LocalRank: cfg.LocalRank, Host: cfg.Host, PID: os.Getpid(), Vars: cfg.Vars, Says: cfg.Says}
}

// place returns the address at which PE 0 listens, and what is to be said of it.
func (cfg *Config) place(ctx context.Context) (addr, note string, err error) {
	chosen, err := cfg.selected()
	if err != nil {
		return "", "", err
	}
	port := uint16(cfg.port())
	if cfg.Address != "" {
		targets, err := cfg.targets()
		if err != nil {
			return "", "", err
		}
		for _, t := range targets {
			var host string
			host, port = split(t)
			ips, err := cfg.resolve(ctx, host)
			if err != nil {
				return "", "", err
			}
			if ownName(host, ips) {
				return cfg.anywhere(chosen, port), "", nil
			}
			for _, ip := range ips {
				if i := having(ip, chosen); i != nil {
					return netip.AddrPortFrom(ip, port).String(), " on " + i.Name, nil
				}
				if i := having(ip, cfg.Interfaces); i != nil {
					return "", "", fmt.Errorf("the address of PE 0, %s, is that of the interface %s, and %s=%s leaves that out", host, i.Name, cfg.InterfaceVar, cfg.Interface)
				}
			}
		}
		// The host is known by an address of another's, as behind a service's name.
		note = fmt.Sprintf(" (no interface of %s has the address %s itself)", cfg.Host.Name, cfg.Address)
	}
	return cfg.anywhere(chosen, port), note, nil
}

// anywhere is where PE 0 listens if no address is its own: at all, or at the first of the chosen
// interfaces that other hosts reach.
func (cfg *Config) anywhere(chosen []Interface, port uint16) string {
	if cfg.Interface == "" {
		return fmt.Sprintf(":%d", port)
	}
	i := max(0, slices.IndexFunc(chosen, func(i Interface) bool { return !i.Loopback }))
	return netip.AddrPortFrom(chosen[i].Addrs[0], port).String()
}

// Addresses returns where the others may reach this process, most likely first.
func (d *Listener) Addresses() []string {
	at := d.listener.Addr().(*net.TCPAddr).AddrPort()
	if !at.Addr().IsUnspecified() {
		return []string{at.String()}
	}
	var far, near []string
	for _, i := range d.cfg.Interfaces {
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
func (d *Listener) Close() error { return d.listener.Close() }

// Receive has enter take those who know the token, from several goroutines, and stranger take note
// of others. It returns nil when the listener is closed.
func (d *Listener) Receive(ctx context.Context, enter func(*Joiner), stranger func()) error {
	for {
		c, err := d.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return nil
		}
		if passing(err) {
			time.Sleep(retry)
			continue
		}
		if err != nil {
			return fmt.Errorf("listen for the other PEs at %s: %w", d.where, err)
		}
		go d.let(ctx, c, enter, stranger)
	}
}

// passing reports whether others may yet be let in: strangers hold descriptors no longer than
// introduction.
func passing(err error) bool {
	return errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE) || errors.Is(err, syscall.ECONNABORTED)
}

// let lets a process in that knows the token.
func (d *Listener) let(ctx context.Context, raw net.Conn, enter func(*Joiner), stranger func()) {
	c := tls.Server(raw, d.tls)
	stop := ending(ctx, raw)
	c.SetDeadline(time.Now().Add(introduction))
	in := bufio.NewReader(c)
	var h hello
	line, err := in.ReadBytes('\n')
	if err == nil {
		err = json.Unmarshal(line, &h)
	}
	// From enter on, the connection belongs to whoever takes it, whose context may end.
	if !stop() {
		return
	}
	if err != nil {
		stranger()
		raw.Close()
		return
	}
	c.SetDeadline(time.Time{})
	enter(&Joiner{h, &Connection{Conn: c, In: in, Rank: h.Rank, Host: h.Host, Interface: of(raw, d.cfg.Interfaces)}})
}

// Admit tells a process that all have come, and returns the connection to it. If it is gone by
// now, the connection says so.
func (g *Joiner) Admit(p Place) *Connection {
	_ = write(g.conn, welcome{Place: p})
	return g.conn
}

// Refuse tells a process why the job will not be, and ends the connection.
func (g *Joiner) Refuse(why error) {
	g.conn.SetWriteDeadline(time.Now().Add(time.Second))
	_ = write(g.conn, welcome{Error: why.Error()}) // it may be gone
	g.conn.Close()
}
