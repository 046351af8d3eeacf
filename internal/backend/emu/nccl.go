package emu

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// The files nccl*.go emulate communicators of NCCL: nccl.go has what hosts do with them,
// ncclhost.go the calls that ranks make together on their hosts, ncclunit.go what streams
// do, ncclmatch.go how the calls of ranks meet, nccldata.go what becomes of the data, and
// ncclsignal.go the windows and signals.

// clique is a communicator as its ranks share it.
type clique struct {
	w      *World
	ranks  []*comm
	rounds queue[*commRound] // the collectives that not every rank has completed
	links  map[[2]int]*link  // by sender and receiver
}

// comm is a communicator as one rank has it.
type comm struct {
	c    *clique
	p    *pe
	rank int
	// units are the groups of calls that are enqueued and not complete, in the order of
	// the host's calls. Under hosts.mu.
	units []*unit
	calls int // units that were made
	begun int // collectives
	// over says why the communicator cannot be used any more; under hosts.mu.
	over    error
	graphs  int // live graphs with calls of it
	factors map[driver.NCCLOp]*factor
	made    driver.NCCLOp // the last operator
}

// comms are what the communicators of a world have in common; under hosts.mu.
type comms struct {
	ids uint64
	// known are the ids that were made; each is nil, or the clique that grows by it.
	known map[driver.NCCLID]*clique
	// ended are communicators whose work the engine has to end.
	ended []*comm
}

// newID returns an id that is known.
func (c *comms) newID(grows *clique) driver.NCCLID {
	c.ids++
	var id driver.NCCLID
	copy(id[:], "emulated")
	binary.LittleEndian.PutUint64(id[8:], c.ids)
	c.known[id] = grows
	return id
}

func (d *device) NCCLVersion() (string, error) { return "NCCL, emulated", nil }

func (d *device) NCCLID() (driver.NCCLID, error) {
	w := d.p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	return w.comms.newID(nil), nil
}

func (d *device) ShareNCCLID(ctx context.Context, where string) (driver.NCCLID, error) {
	mine := new(driver.NCCLID)
	err := collectively(ctx, d.ofAll("share an id for a communicator", where), mine, func(all []*driver.NCCLID) error {
		id := d.p.w.comms.newID(nil)
		for _, o := range all {
			*o = id
		}
		return nil
	})
	return *mine, err
}

func (d *device) AllocNCCL(bytes int) (driver.Mem, error) { return d.AllocVirtual(bytes) }

func (d *device) NCCLGroup() error {
	d.p.group.Begin()
	return nil
}

func (d *device) EndNCCLGroup(discard bool) error {
	return d.p.enqueue(slices.Clone(d.p.group.End(discard))) // which keeps them
}

func (d *device) EnqueueNCCL(c driver.NCCLCall) error {
	if d.p.group.Add(c) {
		return nil
	}
	return d.p.enqueue([]driver.NCCLCall{c})
}

func (c *comm) Rank() int { return c.rank }
func (c *comm) Size() int { return len(c.c.ranks) }

// alive returns why the communicator cannot be used, or nil. The caller holds hosts.mu.
func (c *comm) alive() error { return fault.Refuse(c.over) }

// usable returns why the communicator cannot be used, or nil.
func (c *comm) usable() error { return c.locked(func() error { return nil }) }

// locked holds hosts.mu while it calls f, unless the communicator cannot be used.
func (c *comm) locked(f func() error) error {
	w := c.c.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if err := c.alive(); err != nil {
		return err
	}
	return f()
}

func (c *comm) PreMulSum(t driver.NCCLType, scalar [8]byte, at *driver.Mem) (op driver.NCCLOp, err error) {
	f := &factor{t: t, scalar: scalar}
	if at != nil {
		f.at = at.Emu.Base
	}
	err = c.locked(func() error {
		c.made = max(c.made, driver.NumNCCLOps-1) + 1
		if c.factors == nil {
			c.factors = map[driver.NCCLOp]*factor{}
		}
		c.factors[c.made] = f
		op = c.made
		return nil
	})
	return op, err
}

func (c *comm) DestroyOp(op driver.NCCLOp) error {
	return c.locked(func() error {
		if c.factors[op] == nil {
			return errors.New("the communicator has no such operator")
		}
		delete(c.factors, op)
		return nil
	})
}

// Register implements driver.NCCLComm. The emulator has no use for it.
func (c *comm) Register(driver.Mem) (driver.Registration, error) {
	return registration{c}, c.usable()
}

// registration is memory that a communicator knows, which needs nothing.
type registration struct{ c *comm }

func (r registration) Close() error { return r.c.usable() }

func (c *comm) Err() error {
	return c.locked(func() error {
		for _, o := range c.c.ranks {
			switch {
			case o.p.err != nil:
				return fmt.Errorf("the PE of rank %d (PE %d) has failed: %w", o.rank, o.p.rank, o.p.err)
			case errors.Is(o.over, driver.ErrCommAborted):
				return fmt.Errorf("rank %d (PE %d) has aborted the communicator", o.rank, o.p.rank)
			}
		}
		return nil
	})
}

func (c *comm) Abort() error                 { return c.end(driver.ErrCommAborted) }
func (c *comm) Revoke(context.Context) error { return c.end(driver.ErrCommRevoked) }

// end ends the communicator on this rank, and what runs on it.
func (c *comm) end(why error) error {
	w := c.c.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if c.over != nil && !(c.over == driver.ErrCommRevoked && why == driver.ErrCommAborted) {
		return fault.Refuse(c.over)
	}
	c.over = why
	w.comms.ended = append(w.comms.ended, c)
	return nil
}

// endComms ends the work of communicators that hosts have ended. It runs on the engine's
// goroutine.
func (w *World) endComms() {
	w.hosts.mu.Lock()
	ended := w.comms.ended
	w.comms.ended = nil
	w.hosts.mu.Unlock()
	for _, c := range ended {
		c.drop()
	}
}

// drop forgets the calls that are enqueued. Streams that wait for them go on.
func (c *comm) drop() {
	w := c.c.w
	w.hosts.mu.Lock()
	units := c.units
	c.units = nil
	w.hosts.mu.Unlock()
	for _, u := range units {
		u.dropped = true
		for _, s := range u.here {
			if s.busy != nil && s.busy.unit == u {
				s.next()
			}
		}
	}
	for _, l := range c.c.links {
		l.forget(c)
	}
	for _, r := range c.c.rounds.calls {
		if op := r.ops[c.rank]; op != nil && !op.ready && op.u.dropped {
			r.ops[c.rank] = nil
		}
	}
}

// enqueue puts calls into their streams: those of one communicator as one unit.
func (p *pe) enqueue(calls []driver.NCCLCall) error {
	var units []*unit
	for i := range calls {
		call := &calls[i]
		c, ok := call.Comm.(*comm)
		s, isStream := call.Stream.(*stream)
		if !ok || c.p != p || !isStream || s.pe != p {
			return fault.Refuse(errors.New("the communicator or the stream belongs to another device"))
		}
		var u *unit
		if n := slices.IndexFunc(units, func(u *unit) bool { return u.comm == c }); n >= 0 {
			u = units[n]
		} else {
			u = &unit{comm: c}
			units = append(units, u)
		}
		op := &commOp{NCCLCall: *call, u: u, s: s}
		if err := c.locked(func() error {
			if s.shut {
				return fault.Refuse(errors.New("the stream is closed"))
			}
			for _, m := range []driver.Mem{call.Dst, call.Src} {
				if a, ok := m.Handle.(*allocation); ok && a.freed[p.rank] != "" {
					return fault.Refuse(fmt.Errorf("%w at %s", driver.ErrFreed, a.freed[p.rank]))
				}
			}
			op.factor = c.factors[call.Op]
			if call.Kind.Reduces() && (call.Op < 0 || call.Op >= driver.NumNCCLOps) && op.factor == nil {
				return fault.Refuse(errors.New("the communicator has no such operator"))
			}
			if w, ok := call.Window.(*window); ok {
				return fault.Refuse(c.putable(w, call.Src))
			}
			return nil
		}); err != nil {
			return err
		}
		u.ops = append(u.ops, op)
	}
	for _, u := range units {
		if err := u.captured(); err != nil {
			return err
		}
	}
	for _, u := range units {
		if err := u.put(); err != nil {
			return err
		}
	}
	return nil
}
