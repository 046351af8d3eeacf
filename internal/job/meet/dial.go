package meet

import (
	"bufio"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strings"
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
	var d net.Dialer
	if cfg.Interface != "" {
		chosen, err := cfg.selected()
		if err != nil {
			return nil, Place{}, err
		}
		d.LocalAddr = &net.TCPAddr{IP: chosen[0].Addrs[0].AsSlice()}
	}
	var last error
	for {
		for _, target := range targets {
			c, err := cfg.connect(ctx, &d, t, target)
			if err != nil {
				if ctx.Err() == nil || last == nil {
					last = fmt.Errorf("%s: %w", target, unwrapped(err))
				}
				continue
			}
			place, err := c.await(ctx)
			if err != nil {
				c.Close()
				return nil, Place{}, err
			}
			return c, place, nil
		}
		select {
		case <-time.After(retry):
		case <-ctx.Done():
			return nil, Place{}, fmt.Errorf("PE 0 is not found at %s%s; the last try: %w: %w", strings.Join(targets, " or "), cfg.through(), last, context.Cause(ctx))
		}
	}
}

// through names the interface that was asked for.
func (cfg *Config) through() string {
	if cfg.Interface == "" {
		return ""
	}
	return fmt.Sprintf(" by the interface of %s=%s", cfg.InterfaceVar, cfg.Interface)
}

// connect makes a connection and says who this is.
func (cfg *Config) connect(ctx context.Context, d *net.Dialer, t *tls.Config, target string) (*Connection, error) {
	ctx, cancel := context.WithTimeout(ctx, introduction)
	defer cancel()
	raw, err := d.DialContext(ctx, "tcp", target)
	if err != nil {
		return nil, err
	}
	c := tls.Client(raw, t)
	if err := c.HandshakeContext(ctx); err != nil {
		raw.Close()
		return nil, err
	}
	if err := write(c, cfg.hello()); err != nil {
		raw.Close()
		return nil, err
	}
	return &Connection{Conn: c, In: bufio.NewReader(c), Interface: of(raw, cfg.Interfaces)}, nil
}

// await waits for the answer of PE 0.
func (c *Connection) await(ctx context.Context) (Place, error) {
	stop := ending(ctx, c)
	defer stop()
	line, err := c.In.(*bufio.Reader).ReadBytes('\n')
	if err != nil {
		return Place{}, fmt.Errorf("wait for the other PEs: %w", cause(ctx, fmt.Errorf("PE 0 is gone: %w", err)))
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
