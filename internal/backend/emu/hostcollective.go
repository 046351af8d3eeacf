package emu

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// collective is a call that the hosts of several PEs make together. They wait in it, as
// hosts do in any call, and the engine looks whether all have come.
type collective struct {
	pe    *pe
	what  string // the call with its arguments, which are the same for all
	about any    // what else is the same
	where string

	// group are the PEs that make it; nil for size PEs that know each other by id,
	// of which this one is number me.
	group    []int
	id       uint64
	me, size int

	// do, if set, does what the call is for when all have come. That of one PE is
	// called, with the calls of all in the order of the PEs.
	do      func(all []*collective) error
	content []byte        // what this PE's part of new memory is to hold, nil for zeros
	mem     driver.Mem    // this PE's part of new memory
	teams   []driver.Team // the new teams that this PE is in
	done    bool
	err     error
}

// collective makes a call, of all PEs if it names no others, and waits for them.
func (d *device) collective(ctx context.Context, c *collective) error {
	c.pe = d.p
	if c.group == nil && c.size == 0 {
		c.group, _ = d.Members(0)
	}
	return d.p.w.wait(ctx, &hostCall{pe: d.p, what: c.String(), coll: c, met: func() (bool, error) { return c.done, c.err }})
}

// String returns the call for messages.
func (c *collective) String() string {
	if c.where == "" {
		return c.what
	}
	return c.what + " at " + c.where
}

// with says that c and o are calls of the same PEs.
func (c *collective) with(o *collective) bool {
	if c.group == nil {
		return o.group == nil && c.id == o.id
	}
	return slices.Equal(c.group, o.group)
}

// same says that two PEs make the same call.
func (c *collective) same(o *collective) bool { return c.what == o.what && c.about == o.about }

// collective returns the call with others that a PE waits in, or nil. The caller holds mu.
func (p *pe) collective() *collective {
	if p.call == nil || p.call.coll == nil || p.call.coll.done {
		return nil
	}
	return p.call.coll
}

// matchCollectives performs the calls for which all have come. The caller holds mu.
func (w *World) matchCollectives() {
	for _, p := range w.pes {
		if c := p.collective(); c != nil {
			w.match(c)
		}
	}
}

// match performs a call if all have come. It refuses calls that can never meet: after one
// that a PE makes differently, or when a PE has closed its device.
func (w *World) match(c *collective) {
	var there []*collective
	var texts []string
	same, absent := true, false
	for _, p := range w.pes {
		o := p.collective()
		switch {
		case o != nil && c.with(o):
			there = append(there, o)
			texts = append(texts, fmt.Sprintf("PE %d: %v", p.rank, o))
			same = same && c.same(o)
		case !slices.Contains(c.group, p.rank):
		case p.closed:
			texts = append(texts, fmt.Sprintf("PE %d has closed its device", p.rank))
			same = false
		default:
			absent = true
		}
	}
	var err error
	switch {
	case c.group == nil:
		absent = len(there) < c.size
		err = numbered(there)
	case !same && !absent:
		err = errors.New(strings.Join(texts, "; "))
	}
	switch {
	case err != nil:
		who := "PE"
		if len(c.group) < len(w.pes) {
			who = "PE of the team"
		}
		err = fmt.Errorf("%w; every %s must make this call, in the same order and with the same size: %w", driver.ErrNotSymmetric, who, err)
	case absent:
		return
	case c.do != nil:
		err = c.do(there)
	}
	var errs together
	for _, o := range there {
		o.done = true
		switch {
		case err != nil:
			o.err = errs.as(o.pe.rank, fmt.Errorf("%v: %w", o, err))
		case o.pe.err != nil:
			o.err = o.pe.err
		}
	}
}

// numbered returns an error if PEs that know each other by an id differ in how many they
// are, or two have one number.
func numbered(there []*collective) error {
	byNumber := map[int]*collective{}
	for _, o := range there {
		if first := there[0]; o.size != first.size {
			return fmt.Errorf("PE %d makes a team of %d PEs from the id, another of %d", o.pe.rank, o.size, first.size)
		}
		if before := byNumber[o.me]; before != nil {
			return fmt.Errorf("PEs %d and %d both are number %d", before.pe.rank, o.pe.rank, o.me)
		}
		byNumber[o.me] = o
	}
	return nil
}

// missing says which PEs have not made the call that others wait in. The caller holds
// mu.
func (w *World) missing(c *collective) string {
	there := 0
	var absent []string
	for _, p := range w.pes {
		o := p.collective()
		switch {
		case o != nil && c.with(o) && c.same(o):
			there++
		case slices.Contains(c.group, p.rank):
			absent = append(absent, fmt.Sprintf("PE %d %s", p.rank, p.doing()))
		}
	}
	if c.group == nil {
		return fmt.Sprintf("%d of %d PEs have made this call", there, c.size)
	}
	const shown = 8
	if more := len(absent) - shown; more > 0 {
		absent = append(absent[:shown], fmt.Sprintf("and %d more PEs", more))
	}
	return "not all PEs have made this call: " + strings.Join(absent, ", ")
}
