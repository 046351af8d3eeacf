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
	circle
	pe    *pe
	what  string // the call with its arguments, as far as they are the same for all
	about any    // what else is the same
	where string

	// ready, if set, says that the PE has done what it has to do first.
	ready func() bool
	// do, if set, does what the call is for when all have come. That of one PE is
	// called, with the calls of all by number.
	do func(all []*collective) error
	// brings is what the PE has for the call, and what it gets by it.
	brings any
	done   bool
	err    error
}

// circle is the PEs that make a call together.
type circle struct {
	*bond
	key  any   // the same for those who meet
	pes  []*pe // those of them that are known before they come
	size int
	me   int // the number of this PE
}

// bond is what PEs have in common that make calls together.
type bond struct {
	rule   string // for messages: what they have to do
	number string // for messages: what the number of one is called
	named  bool   // the message of a refused call begins with the call
	// afterKernels says that a PE makes the call when its kernels have ended that may meet other
	// PEs. On GPUs the barriers of kernels and of hosts share memory.
	afterKernels bool
	// mortal says that the call ends when the GPU of a PE has failed that has not come:
	// the others can do without it. Elsewhere the job ends.
	mortal bool
}

// The bonds of PEs that meet: of the job, of a team, of a team that they make by an id, and of a
// communicator of NCCL.
var (
	jobBond  = bond{rule: "every PE must make this call, in the same order and with the same size", number: "PE", named: true, afterKernels: true}
	teamBond = bond{rule: "the PEs of a team make this call together", number: "number", afterKernels: true}
	idBond   = bond{rule: teamBond.rule, number: teamBond.number}
	ncclBond = bond{rule: "the ranks of a communicator make this call together", number: "rank", mortal: true}
)

// ofAll returns a call of all PEs.
func (d *device) ofAll(what, where string) *collective {
	w := d.p.w
	return &collective{
		pe: d.p, what: what, where: where,
		circle: circle{bond: &jobBond, key: w, pes: w.pes, size: len(w.pes), me: d.p.rank},
	}
}

// ofMembers returns a call of the members of a team. Calls on two teams of the same PEs
// meet, and are not the same.
func (d *device) ofMembers(members []int, what, where string) *collective {
	c := d.ofAll(what, where)
	c.bond, c.size, c.me = &teamBond, len(members), slices.Index(members, d.p.rank)
	if len(members) < len(c.pes) {
		c.key, c.pes = fmt.Sprint(members), nil
		for _, rank := range members {
			c.pes = append(c.pes, d.p.w.pes[rank])
		}
	}
	return c
}

// wait makes the call and waits for the others.
func (c *collective) wait(ctx context.Context) error {
	return c.pe.w.hosts.wait(ctx, &hostCall{pe: c.pe, what: c.String(), coll: c, met: func() (bool, error) { return c.done, c.err }})
}

// collectively makes a call. When all have come, do gets what each brings, by number, and
// puts there what each gets. The last to come holds hosts.mu while it calls do.
func collectively[T any](ctx context.Context, c *collective, mine *T, do func(all []*T) error) error {
	c.brings = mine
	c.do = func(calls []*collective) error {
		all := make([]*T, len(calls))
		for i, o := range calls {
			all[i] = o.brings.(*T)
		}
		return do(all)
	}
	return c.wait(ctx)
}

// String returns the call for messages.
func (c *collective) String() string {
	if c.where == "" {
		return c.what
	}
	return c.what + " at " + c.where
}

// same says that two PEs that meet make the same call.
func (c *collective) same(o *collective) bool {
	return c.what == o.what && c.about == o.about && c.size == o.size
}

// collective returns the call with others that a PE waits in, or nil. The caller holds hosts.mu.
func (p *pe) collective() *collective {
	if p.call == nil || p.call.coll == nil || p.call.coll.done {
		return nil
	}
	return p.call.coll
}

// makes says that the PE waits in the call that c is. The caller holds hosts.mu.
func (p *pe) makes(c *collective) bool {
	o := p.collective()
	return o != nil && o.key == c.key && o.same(c)
}

// matchCollectives performs the calls for which all have come. The caller holds hosts.mu.
func (h *hosts) matchCollectives() {
	for _, p := range h.pes {
		if c := p.collective(); c != nil {
			h.match(c)
		}
	}
}

// match performs the call of those whom c is the first to meet, if all have come. It
// refuses calls that can never meet: when a PE makes another one, has closed its device,
// or has failed. The caller holds mu.
func (h *hosts) match(c *collective) {
	var there []*collective
	var lost error
	same, awaited := true, false
	for _, p := range h.pes {
		o := p.collective()
		known := slices.Contains(c.pes, p)
		if lost == nil && c.mortal && known && p.err != nil {
			lost = fmt.Errorf("PE %d has failed: %w", p.rank, p.err)
		}
		switch {
		case o != nil && o.key == c.key:
			if len(there) == 0 && o != c {
				return
			}
			there = append(there, o)
			same = same && c.same(o)
		case known && p.closed:
			same = false
		case known:
			awaited = true
		}
	}
	var calls []*collective
	err := lost
	switch {
	case err != nil:
	case same:
		calls, err = c.byNumber(there)
		awaited = awaited || len(there) < c.size
	case !awaited:
		err = h.differ(c)
	}
	switch {
	case err != nil:
		err = fmt.Errorf("%w; %s: %w", driver.ErrNotSymmetric, c.rule, err)
	case awaited || slices.ContainsFunc(there, (*collective).busy):
		return
	case c.do != nil:
		err = c.do(calls)
	}
	if err == nil && len(there) == len(h.pes) {
		c.pe.w.notes.met(nil)
	}
	var errs jointFailure
	for _, o := range there {
		o.end(&errs, err)
	}
}

// differ returns an error that says what those do who should meet in a call. The caller holds mu.
func (h *hosts) differ(c *collective) error {
	var texts []string
	for _, p := range h.pes {
		switch o := p.collective(); {
		case o != nil && o.key == c.key:
			texts = append(texts, fmt.Sprintf("PE %d: %v", p.rank, o))
		case p.closed && slices.Contains(c.pes, p):
			texts = append(texts, fmt.Sprintf("PE %d %s", p.rank, p.doing()))
		}
	}
	return errors.New(strings.Join(texts, "; "))
}

// busy says that a PE has come and cannot make the call yet.
func (c *collective) busy() bool {
	return c.ready != nil && !c.ready() || c.afterKernels && slices.ContainsFunc(c.pe.streams, (*stream).meets)
}

// end ends the call of one PE, if err is not nil with an error.
func (c *collective) end(errs *jointFailure, err error) {
	c.done = true
	switch {
	case err != nil && c.named:
		c.err = errs.as(c.pe.rank, fmt.Errorf("%v: %w", c, err))
	case err != nil:
		c.err = errs.as(c.pe.rank, err)
	case c.pe.err != nil:
		c.err = c.pe.err
	}
}

// byNumber returns the calls by the numbers of the PEs, nil where none has come, or an
// error if two have one number.
func (c *circle) byNumber(there []*collective) ([]*collective, error) {
	calls := make([]*collective, c.size)
	for _, o := range there {
		if before := calls[o.me]; before != nil {
			return nil, fmt.Errorf("PEs %d and %d both are %s %d", before.pe.rank, o.pe.rank, c.number, o.me)
		}
		calls[o.me] = o
	}
	return calls, nil
}

// missing says which PEs have not made the call that others wait in. The caller holds
// mu.
func (h *hosts) missing(c *collective) string {
	if len(c.pes) < c.size {
		there := 0
		for _, p := range h.pes {
			if p.makes(c) {
				there++
			}
		}
		return fmt.Sprintf("%d of %d PEs have made this call", there, c.size)
	}
	var absent []string
	for _, rank := range h.absentees(c) {
		absent = append(absent, fmt.Sprintf("PE %d %s", rank, h.pes[rank].doing()))
	}
	const shown = 8
	if more := len(absent) - shown; more > 0 {
		absent = append(absent[:shown], fmt.Sprintf("and %d more PEs", more))
	}
	return "not all PEs have made this call: " + strings.Join(absent, ", ")
}
