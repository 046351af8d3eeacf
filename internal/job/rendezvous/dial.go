package rendezvous

import (
	"bufio"
	"cmp"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strings"
	"syscall"
	"time"
)

// retry is how long to wait before PE 0 is tried again; its process may start later.
const retry = 100 * time.Millisecond

// Dial connects to PE 0, and returns when all PEs have come. When ctx ends first, the error
// says where PE 0 was looked for, and what happened last.
func Dial(ctx context.Context, cfg Config) (*Connection, Place, error) {
	t, err := trust(cfg.Token, cfg.ID)
	if err != nil {
		return nil, Place{}, err
	}
	targets, err := cfg.targets()
	if err != nil {
		return nil, Place{}, err
	}
	if _, err := cfg.selected(); err != nil {
		return nil, Place{}, err
	}
	var last error
	for {
		refused := 0
		for _, target := range targets {
			c, err := cfg.connect(ctx, t, target)
			if err != nil {
				if errors.Is(err, syscall.ECONNREFUSED) {
					refused++
				}
				// That the time was over says less than what was before.
				if ctx.Err() == nil || last == nil || errors.Is(err, errNoPE) {
					last = fmt.Errorf("%s: %w", target, unwrapped(err))
				}
				continue
			}
			place, err := c.await(ctx, cfg.root())
			if err != nil {
				c.Close()
				return nil, Place{}, err
			}
			return c, place, nil
		}
		if cfg.Open && refused == len(targets) {
			return nil, Place{}, fmt.Errorf("%s is gone; the last try: %w", cfg.root(), last)
		}
		select {
		case <-time.After(retry):
		case <-ctx.Done():
			return nil, Place{}, fmt.Errorf("%s is not found at %s%s; the last try: %w: %w", cfg.root(), strings.Join(targets, " or "), cfg.through(), last, context.Cause(ctx))
		}
	}
}

// root names who listens.
func (cfg *Config) root() string { return cmp.Or(cfg.Root, "PE 0") }

// through names the interface that was asked for.
func (cfg *Config) through() string {
	if cfg.Interface == "" {
		return ""
	}
	return fmt.Sprintf(" through the interface of %s=%s", cfg.InterfaceVar, cfg.Interface)
}

// errNoPE is the error of an address at which something else listens.
var errNoPE = errors.New("what listens there does not answer as a PE does")

// connect makes a connection and says who this is.
func (cfg *Config) connect(ctx context.Context, t *tls.Config, target string) (*Connection, error) {
	ctx, cancel := context.WithTimeout(ctx, introduction)
	defer cancel()
	from, to, err := cfg.ends(ctx, target)
	if err != nil {
		return nil, err
	}
	raw, err := (&net.Dialer{LocalAddr: from}).DialContext(ctx, "tcp", to)
	if err != nil {
		return nil, err
	}
	c := tls.Client(raw, t)
	if err := c.HandshakeContext(ctx); err != nil {
		raw.Close()
		if errors.Is(err, errStranger) {
			return nil, err
		}
		return nil, fmt.Errorf("%w: %w", errNoPE, unwrapped(err))
	}
	if err := write(c, cfg.hello()); err != nil {
		raw.Close()
		return nil, err
	}
	return &Connection{Conn: c, In: bufio.NewReader(c), Interface: of(raw, cfg.Interfaces)}, nil
}

// ends returns the address from which a connection to PE 0 begins, nil for any, and the one to
// which it goes.
func (cfg *Config) ends(ctx context.Context, target string) (from net.Addr, to string, err error) {
	if cfg.Interface == "" {
		return nil, target, nil
	}
	chosen, err := cfg.selected()
	if err != nil {
		return nil, "", err
	}
	host, port := split(target)
	ips, err := cfg.find(ctx, host)
	if err != nil {
		return nil, "", err
	}
	if ownName(host, ips) {
		return nil, cfg.anywhere(chosen, port), nil // where PE 0 then listens
	}
	for _, i := range chosen {
		for _, a := range i.Addrs {
			if slices.ContainsFunc(ips, func(ip netip.Addr) bool { return ip.Is4() == a.Is4() && ip.IsLoopback() == i.Loopback }) {
				return &net.TCPAddr{IP: a.AsSlice()}, target, nil
			}
		}
	}
	return nil, "", fmt.Errorf("no connection to %v begins at %s", ips[0], Names(chosen))
}

// lastWord is how long a process stays whose time is over, for whoever listens to say who is missing.
// The time of that process may have begun later.
const lastWord = 5 * time.Second

// await waits for the answer of who listens.
func (c *Connection) await(ctx context.Context, root string) (Place, error) {
	over := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(over)
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			_ = c.SetReadDeadline(time.Now().Add(lastWord))
		} else {
			c.Close()
		}
	})
	line, err := c.In.(*bufio.Reader).ReadBytes('\n')
	if !stop() {
		<-over
		_ = c.SetReadDeadline(time.Time{})
	}
	if err != nil {
		return Place{}, fmt.Errorf("wait for the other PEs: %w", cause(ctx, fmt.Errorf("%s is gone: %w", root, err)))
	}
	var w welcome
	if err := json.Unmarshal(line, &w); err != nil {
		return Place{}, fmt.Errorf("wait for the other PEs: %w", err)
	}
	if w.Error != "" {
		return Place{}, errors.New(w.Error)
	}
	return w.Place, nil
}
