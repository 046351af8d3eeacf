package rendezvous

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strings"
)

// Interface is a network interface that is up.
type Interface struct {
	Name     string
	Loopback bool
	Addrs    []netip.Addr
}

// String names the interface with its addresses.
func (i Interface) String() string {
	var list []string
	for _, a := range i.Addrs {
		list = append(list, a.String())
	}
	return fmt.Sprintf("%s (%s)", i.Name, strings.Join(list, ", "))
}

// Interfaces returns the interfaces of this host that are up and have addresses. Those of one
// link only, fe80::, are left out: a process elsewhere cannot name them.
func Interfaces() ([]Interface, error) {
	all, err := net.Interfaces()
	if err != nil {
		return nil, fmt.Errorf("list network interfaces: %w", err)
	}
	var list []Interface
	for _, n := range all {
		if n.Flags&net.FlagUp == 0 {
			continue
		}
		addrs, err := n.Addrs()
		if err != nil {
			return nil, fmt.Errorf("addresses of %s: %w", n.Name, err)
		}
		i := Interface{Name: n.Name, Loopback: n.Flags&net.FlagLoopback != 0}
		for _, a := range addrs {
			if p, err := netip.ParsePrefix(a.String()); err == nil && !p.Addr().IsLinkLocalUnicast() {
				i.Addrs = append(i.Addrs, p.Addr().Unmap())
			}
		}
		// IPv4 first: hosts without a route for IPv6 still have such addresses.
		slices.SortStableFunc(i.Addrs, func(a, b netip.Addr) int { return a.BitLen() - b.BitLen() })
		if len(i.Addrs) > 0 {
			list = append(list, i)
		}
	}
	return list, nil
}

// Select returns the interfaces that a list chooses. The list has the form of NVSHMEM's and
// NCCL's variables: names, of which the beginning is enough, separated by commas. After = they
// are whole names, after ^ those that are not wanted. An address chooses the interface that
// has it, and is the first of its addresses then.
func Select(list string, all []Interface) ([]Interface, error) {
	if list == "" {
		return all, nil
	}
	names, without := strings.CutPrefix(list, "^")
	names, whole := strings.CutPrefix(names, "=")
	var chosen []Interface
	for _, i := range all {
		hit := false
		for name := range strings.SplitSeq(names, ",") {
			if a, err := netip.ParseAddr(name); err == nil && slices.Contains(i.Addrs, a) {
				hit = true
				i.Addrs = slices.Concat([]netip.Addr{a}, slices.DeleteFunc(slices.Clone(i.Addrs), func(b netip.Addr) bool { return b == a }))
			}
			hit = hit || name == i.Name || !whole && name != "" && strings.HasPrefix(i.Name, name)
		}
		if hit != without {
			chosen = append(chosen, i)
		}
	}
	if len(chosen) == 0 {
		return nil, errors.New("there is no such interface; this host has " + Names(all))
	}
	return chosen, nil
}

// Names lists interfaces for errors.
func Names(list []Interface) string {
	if len(list) == 0 {
		return "none that is up"
	}
	var names []string
	for _, i := range list {
		names = append(names, i.String())
	}
	return strings.Join(names, ", ")
}

// selected is Select with an error that names the variable.
func (cfg *Config) selected() ([]Interface, error) {
	list, err := Select(cfg.Interface, cfg.Interfaces)
	if err != nil {
		return nil, fmt.Errorf("%s=%s: %w", cfg.InterfaceVar, cfg.Interface, err)
	}
	return list, nil
}

// having returns the interface with an address, or nil. 127.0.0.2 is the loopback's too.
func having(a netip.Addr, list []Interface) *Interface {
	a = a.Unmap().WithZone("")
	for i := range list {
		if slices.Contains(list[i].Addrs, a) || a.IsLoopback() && list[i].Loopback {
			return &list[i]
		}
	}
	return nil
}

// of returns the name of the interface that a connection takes on this host.
func of(c net.Conn, list []Interface) string {
	a, err := netip.ParseAddrPort(c.LocalAddr().String())
	if err != nil {
		return ""
	}
	if i := having(a.Addr(), list); i != nil {
		return i.Name
	}
	return ""
}
