package emu

import (
	"errors"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// A transport may do less at PEs of other hosts (op.FarTable). This file has what follows: which operations
// arrive in spite of a fence, which of them Quiet and barriers do not wait for, and which kernels are refused.

// far returns what operations of a PE do at another, nil for what op.Table says.
//
//go:norace
func (w *World) far(from, to int) op.FarTable {
	if w.cfg.Far == nil || w.machines.addresses(from, to) {
		return nil
	}
	return w.cfg.Far
}

// refused returns an error if a kernel calls operations that are not done at some PE.
func (w *World) refused(from int, k *manifest.Kernel) error {
	to := slices.IndexFunc(w.machines.of, func(host int) bool { return host != w.machines.of[from] })
	if to < 0 {
		return nil
	}
	if why := w.cfg.Far.Refuses(k.Ops, to); why != "" {
		return errors.New(why)
	}
	return nil
}

// newOperation is newXfer of an operation.
//
//go:norace
func (w *World) newOperation(from *pe, c *threadapi.Call) *xfer {
	x := w.newXfer(from, c.PE)
	x.delivery = w.far(from.rank, c.PE).Delivers(c.Op, c.SigOp)
	return x
}

// data says that the data of a put with signal is still on its way.
func (x *xfer) data() bool { return x.n > 0 && x.sig != nil }

// dataAhead says that the data of a put with signal is still on its way, and arrives at any time before the signal.
func (x *xfer) dataAhead() bool { return x.delivery == op.AfterPuts && x.data() }

// unfenced says that what arrives next of the operation does so at any time.
func (x *xfer) unfenced() bool { return x.delivery == op.Unfenced || x.dataAhead() }

// DataOf is the note of the data of an operation whose signal has a note.
type DataOf struct{ Note any }

// apart takes its signal off a put whose data and signal arrive in any order, and returns it; nil for others.
//
//go:norace
func (x *xfer) apart() *xfer {
	if x.delivery != op.Unfenced || !x.data() {
		return nil
	}
	s := x.pe.w.newXfer(x.pe, x.to)
	s.delivery, s.sig, s.value, s.sigop = x.delivery, x.sig, x.value, x.sigop
	x.sig = nil
	return s
}

// landings appends the operations of the channel that can arrive. A director knows the order after fences by
// itself.
func (c *channel) landings(list []landing) []landing {
	puts := false
	for s := c.first; s != nil && (c.far || s == c.first); s = s.next {
		for i, x := range s.ops {
			if !puts || x.delivery != op.AfterPuts || x.unfenced() {
				list = append(list, landing{s, i})
			}
		}
		for _, x := range s.ops {
			puts = puts || x.unfenced() && c.from.w.cfg.Director == nil
		}
	}
	return list
}

// covers says which operations one that completes those of its PE waits for: those of its PE to a PE, or gets from
// there. team is that of a barrier.
func (w *World) covers(p *pe, o *op.Op, team *team) func(to int, get bool) bool {
	f := w.cfg.Far[o.Name]
	if f == nil || f.Completes == op.OfAll {
		return nil
	}
	return func(to int, get bool) bool {
		return get || w.machines.addresses(p.rank, to) || f.Completes == op.OfMembers && team.numbers[to] >= 0
	}
}

// place is, for a director, what operations of a PE come to when they are over: those that Quiet waits for, or those
// at a PE of another host.
func (p *pe) place(to int, get bool) any {
	if c := p.channels[to]; c.far && !get {
		return c
	}
	return p
}
