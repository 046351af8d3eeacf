package rendezvous

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"time"
)

// split splits an address that targets has made.
func split(target string) (host string, port uint16) {
	host, text, _ := net.SplitHostPort(target)
	n, _ := strconv.ParseUint(text, 10, 16)
	return host, uint16(n)
}

// find returns the addresses of a host.
func (cfg *Config) find(ctx context.Context, host string) ([]netip.Addr, error) {
	lookup := cfg.lookup
	if lookup == nil {
		lookup = func(ctx context.Context, host string) ([]netip.Addr, error) {
			return net.DefaultResolver.LookupNetIP(ctx, "ip", host)
		}
	}
	ips, err := lookup(ctx, host)
	for i := range ips {
		ips[i] = ips[i].Unmap()
	}
	if err == nil && len(ips) == 0 {
		err = errors.New("it has no address")
	}
	return ips, err
}

// resolve is find of the host of PE 0. It tries again until ctx ends: a cluster makes the names of
// a job when it starts the job.
func (cfg *Config) resolve(ctx context.Context, host string) ([]netip.Addr, error) {
	for {
		ips, err := cfg.find(context.WithoutCancel(ctx), host)
		if err == nil {
			return ips, nil
		}
		select {
		case <-time.After(retry):
		case <-ctx.Done():
			return nil, fmt.Errorf("the address of PE 0, %s: %w: %w", host, err, context.Cause(ctx))
		}
	}
}

// ownName reports whether a host calls itself so, and others know it by another address: systems
// give the loopback to their own name.
func ownName(host string, ips []netip.Addr) bool {
	_, err := netip.ParseAddr(host)
	return err != nil && host != "localhost" && !slices.ContainsFunc(ips, func(ip netip.Addr) bool { return !ip.IsLoopback() })
}
