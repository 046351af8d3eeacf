package emu

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// joining is a rank on its way into a new communicator.
type joining struct {
	p            *pe
	color, order int   // of a split
	out          *comm // nil for who is in none
}

// together returns a call that the ranks of the communicator make together, but for those
// without.
func (c *comm) together(what, where string, without ...int) *collective {
	call := &collective{pe: c.p, what: "NCCL: " + what, where: where, circle: circle{bond: &ncclBond, key: c.c}}
	for _, o := range c.c.ranks {
		switch {
		case slices.Contains(without, o.rank):
			continue
		case o == c:
			call.me = call.size
		}
		call.pes = append(call.pes, o.p)
		call.size++
	}
	return call
}

func (d *device) NewComm(ctx context.Context, in driver.NCCLInit) (driver.NCCLComm, error) {
	w := d.p.w
	w.hosts.mu.Lock()
	grown, known := w.comms.known[in.ID]
	w.hosts.mu.Unlock()
	switch {
	case !known:
		return nil, fault.Refuse(errors.New("the id is unknown or was used before; make a new one"))
	case in.Grows && grown == nil:
		return nil, fault.Refuse(errors.New("the id is not for growing a communicator; use that of Comm.GrowID"))
	}
	c := &collective{
		pe: d.p, what: fmt.Sprintf("NCCL: make a communicator of %d ranks", in.Size), where: in.Where,
		circle: circle{bond: &ncclBond, key: in.ID, size: in.Size, me: in.Rank},
	}
	if in.Grows {
		c.grows(grown, in.Size)
	}
	return c.newComm(ctx)
}

// grows makes the call one by which a clique grows: its ranks come, and new ones.
func (c *collective) grows(q *clique, size int) {
	c.what, c.key, c.size = fmt.Sprintf("NCCL: grow a communicator to %d ranks", size), q, size
	for _, o := range q.ranks {
		c.pes = append(c.pes, o.p)
	}
}

// newComm makes a call for a new communicator of all who make it.
func (c *collective) newComm(ctx context.Context) (driver.NCCLComm, error) {
	w := c.pe.w
	mine := &joining{p: c.pe}
	err := collectively(ctx, c, mine, func(all []*joining) error {
		w.newClique(all)
		if id, ok := c.key.(driver.NCCLID); ok {
			delete(w.comms.known, id)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return mine.out, nil
}

// newClique makes a communicator of ranks in this order.
func (w *World) newClique(ranks []*joining) {
	c := &clique{w: w, links: map[[2]int]*link{}}
	for rank, j := range ranks {
		j.out = &comm{c: c, p: j.p, rank: rank}
		c.ranks = append(c.ranks, j.out)
	}
}

// derivable returns why no communicator can be made of the ranks of this one, or nil.
func (c *comm) derivable() error {
	if err := c.usable(); !errors.Is(err, driver.ErrCommRevoked) {
		return err
	}
	return nil
}

func (c *comm) Split(ctx context.Context, color, key int, _ *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	if err := c.derivable(); err != nil {
		return nil, err
	}
	mine := &joining{p: c.p, color: color, order: key}
	err := collectively(ctx, c.together("split a communicator", where), mine, func(all []*joining) error {
		byColor := map[int][]*joining{}
		for _, j := range all {
			if j.color >= 0 {
				byColor[j.color] = append(byColor[j.color], j)
			}
		}
		for _, members := range byColor {
			slices.SortStableFunc(members, func(a, b *joining) int { return a.order - b.order })
			c.c.w.newClique(members)
		}
		return nil
	})
	if err != nil || mine.out == nil {
		return nil, err
	}
	return mine.out, nil
}

func (c *comm) Shrink(ctx context.Context, exclude []int, abort bool, _ *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	if err := c.derivable(); err != nil {
		return nil, err
	}
	without := slices.Sorted(slices.Values(exclude))
	if abort {
		_ = c.end(driver.ErrCommRevoked) // it may be already
	}
	return c.together(fmt.Sprintf("shrink a communicator without ranks %v", without), where, without...).newComm(ctx)
}

func (c *comm) GrowID() (id driver.NCCLID, err error) {
	err = c.locked(func() error {
		id = c.c.w.comms.newID(c.c)
		return nil
	})
	return id, err
}

func (c *comm) Grow(ctx context.Context, size int, _ *driver.NCCLID, _ *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	if err := c.usable(); err != nil {
		return nil, err
	}
	call := &collective{pe: c.p, where: where, circle: circle{bond: &ncclBond, me: c.rank}}
	call.grows(c.c, size)
	return call.newComm(ctx)
}

func (c *comm) Finalize(ctx context.Context, where string) error {
	if err := c.locked(func() error {
		if c.graphs > 0 {
			return fault.Refuse(fmt.Errorf("%d graphs hold calls of the communicator; close them first", c.graphs))
		}
		return nil
	}); err != nil {
		return err
	}
	call := c.together("finalise a communicator", where)
	call.ready = func() bool { return len(c.units) == 0 }
	return collectively(ctx, call, c, func(all []*comm) error {
		for _, o := range all {
			o.over = driver.ErrCommFinalized
		}
		return nil
	})
}
