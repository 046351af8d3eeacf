package emu

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// commCall is a call about a communicator that ranks make together on their hosts.
type commCall struct {
	// what is the call with those arguments that are the same for all.
	what string
	// key is the same for those who meet: an id, or a clique.
	key        any
	rank, size int
	// do is done when all are there, with their calls by rank. The first one's counts.
	do func(calls []*commCall) error

	color, order int
	mem          driver.Mem
	window       *window
	comm         *comm // of this rank, or nil for a new one
	out          *comm
	flushes      bool // the work of all ranks must be complete
}

const shareCommID = "share an id for a communicator"

// call makes a call of the communicator, and waits for the other ranks.
func (c *comm) call(ctx context.Context, call *commCall, where string) error {
	call.comm = c
	if err := c.locked(func() error { return nil }); err != nil {
		return err
	}
	return c.p.commCall(ctx, call, where)
}

func (p *pe) commCall(ctx context.Context, call *commCall, where string) error {
	d := &device{p}
	return d.collective(ctx, &collective{kind: "NCCL: " + call.what, where: where, comm: call})
}

// NewComm implements driver.NCCL.
func (d *device) NewComm(ctx context.Context, in driver.NCCLInit) (driver.NCCLComm, error) {
	w := d.p.w
	w.hosts.mu.Lock()
	grown, known := w.comms.known[in.ID]
	w.hosts.mu.Unlock()
	switch {
	case !known:
		return nil, driver.Refuse(errors.New("nobody has made this id, or it was used"))
	case in.Grows && grown == nil:
		return nil, driver.Refuse(errors.New("the id is not one by which a communicator grows"))
	}
	call := &commCall{what: fmt.Sprintf("make a communicator of %d ranks", in.Size), key: any(in.ID), rank: in.Rank, size: in.Size, do: w.makeClique}
	if in.Grows {
		call.what, call.key = fmt.Sprintf("grow a communicator to %d ranks", in.Size), any(grown)
	}
	if err := d.p.commCall(ctx, call, in.Where); err != nil {
		return nil, err
	}
	return call.out, nil
}

// makeClique makes a communicator of those who are there.
func (w *World) makeClique(calls []*commCall) error {
	w.newClique(calls)
	if id, ok := calls[0].key.(driver.NCCLID); ok {
		delete(w.comms.known, id)
	}
	return nil
}

// newClique makes a communicator of ranks in the order of their calls.
func (w *World) newClique(calls []*commCall) {
	c := &clique{w: w}
	for rank, call := range calls {
		call.out = &comm{c: c, rank: rank}
		c.ranks = append(c.ranks, call.out)
	}
}

// Split implements driver.NCCLComm.
func (c *comm) Split(ctx context.Context, color, key int, _ *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	call := &commCall{what: "split a communicator", key: c.c, rank: c.rank, size: len(c.c.ranks), color: color, order: key, do: c.c.w.split}
	if err := c.call(ctx, call, where); err != nil || call.out == nil {
		return nil, err
	}
	return call.out, nil
}

// split makes the communicators of a split.
func (w *World) split(calls []*commCall) error {
	byColor := map[int][]*commCall{}
	for _, call := range calls {
		if call.color >= 0 {
			byColor[call.color] = append(byColor[call.color], call)
		}
	}
	for _, members := range byColor {
		slices.SortStableFunc(members, func(a, b *commCall) int { return a.order - b.order })
		w.newClique(members)
	}
	return nil
}

// Shrink implements driver.NCCLComm.
func (c *comm) Shrink(ctx context.Context, exclude []int, abort bool, _ *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	without := slices.Sorted(slices.Values(exclude))
	rank := c.rank
	for _, r := range without {
		if r < c.rank {
			rank--
		}
	}
	if abort {
		// The parent can shrink again, and nothing else.
		if err := c.end(errCommRevoked); err != nil && !errors.Is(err, errCommRevoked) {
			return nil, err
		}
	}
	call := &commCall{what: fmt.Sprintf("shrink a communicator without ranks %v", without), key: c.c, rank: rank, size: len(c.c.ranks) - len(without), do: c.c.w.makeClique, comm: c}
	if err := c.p.commCall(ctx, call, where); err != nil {
		return nil, err
	}
	return call.out, nil
}

// GrowID implements driver.NCCLComm.
func (c *comm) GrowID() (id driver.NCCLID, err error) {
	err = c.locked(func() error {
		id = c.c.w.comms.newID(c.c)
		return nil
	})
	return id, err
}

// Grow implements driver.NCCLComm.
func (c *comm) Grow(ctx context.Context, size int, _ *driver.NCCLID, _ *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	call := &commCall{what: fmt.Sprintf("grow a communicator to %d ranks", size), key: c.c, rank: c.rank, size: size, do: c.c.w.makeClique}
	if err := c.call(ctx, call, where); err != nil {
		return nil, err
	}
	return call.out, nil
}

// Finalize implements driver.NCCLComm.
func (c *comm) Finalize(ctx context.Context, where string) error {
	if err := c.locked(func() error {
		if c.graphs > 0 {
			return driver.Refuse(fmt.Errorf("%d graphs hold calls of the communicator; close them first", c.graphs))
		}
		return nil
	}); err != nil {
		return err
	}
	call := &commCall{what: "finalise a communicator", key: c.c, rank: c.rank, size: len(c.c.ranks), flushes: true}
	call.do = func(calls []*commCall) error {
		for _, o := range calls {
			o.comm.over = errCommFinalized
		}
		return nil
	}
	return c.call(ctx, call, where)
}

// commCall returns the call about a communicator that a PE waits in, or nil.
func (p *pe) commCallOf() *collective {
	if p.call == nil || p.call.coll == nil || p.call.coll.comm == nil || p.call.coll.done {
		return nil
	}
	return p.call.coll
}

// matchCommCalls performs calls about communicators that all ranks make. The caller holds
// mu.
func (w *World) matchCommCalls() {
	for _, p := range w.pes {
		if c := p.commCallOf(); c != nil {
			w.matchCommCall(c.comm)
		}
	}
}

// matchCommCall performs a call if all ranks are there and make the same.
func (w *World) matchCommCall(call *commCall) {
	calls := make([]*commCall, call.size)
	var there []*pe
	var texts []string
	var err error
	same := true
	for _, p := range w.pes {
		c := p.commCallOf()
		if c == nil || c.comm.key != call.key {
			continue
		}
		o := c.comm
		same = same && o.what == call.what && o.size == call.size
		if same && calls[o.rank] != nil && err == nil {
			err = fmt.Errorf("PEs %d and %d both are rank %d", there[len(there)-1].rank, p.rank, o.rank)
		}
		if same {
			calls[o.rank] = o
		}
		there = append(there, p)
		texts = append(texts, fmt.Sprintf("PE %d: %v", p.rank, c))
	}
	if !same {
		err = errors.New(strings.Join(texts, "; "))
	}
	if err == nil {
		err = w.gone(call)
	}
	switch {
	case err != nil:
		err = fmt.Errorf("%w; the ranks of a communicator make this call together: %w", driver.ErrNotSymmetric, err)
	case len(there) < call.size || call.flushes && !w.flushed(calls):
		return
	default:
		err = call.do(calls)
	}
	var errs together
	for _, p := range there {
		c := p.call.coll
		c.done = true
		if c.comm.out != nil {
			c.comm.out.p = p
		}
		if err != nil {
			c.err = errs.as(p.rank, err)
		}
	}
}

// gone returns an error if a rank of the communicator that a call is about cannot make it.
func (w *World) gone(call *commCall) error {
	c, ok := call.key.(*clique)
	if !ok || strings.HasPrefix(call.what, "shrink") {
		return nil
	}
	for _, o := range c.ranks {
		switch {
		case o.p.closed:
			return fmt.Errorf("rank %d (PE %d) has closed its device", o.rank, o.p.rank)
		case o.p.err != nil:
			return fmt.Errorf("rank %d (PE %d): %w", o.rank, o.p.rank, o.p.err)
		}
	}
	return nil
}

// flushed says that the calls that were enqueued on a communicator are complete.
func (w *World) flushed(calls []*commCall) bool {
	for _, c := range calls {
		if len(c.comm.units) > 0 {
			return false
		}
	}
	return true
}
