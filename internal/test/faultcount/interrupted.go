package faultcount

import (
	"context"
	"sync/atomic"
	"time"
)

// Interrupted is a context that ends when it is looked at for the time with a number: when its
// end is asked for, by Err or Done. So an interrupt comes at a step of a program, and not at a
// time.
type Interrupted struct {
	ctx    context.Context
	end    context.CancelFunc
	looks  atomic.Int64
	number int64
}

// NewInterrupted returns a context that ends with parent, or at look number; with 0 it does not
// end by itself.
func NewInterrupted(parent context.Context, number int) *Interrupted {
	i := &Interrupted{number: int64(number)}
	i.ctx, i.end = context.WithCancel(parent)
	return i
}

// Looks is how often it was looked at.
func (i *Interrupted) Looks() int { return int(i.looks.Load()) }

func (i *Interrupted) look() {
	if i.looks.Add(1) == i.number {
		i.end()
	}
}

// Deadline implements context.Context.
func (i *Interrupted) Deadline() (time.Time, bool) { return i.ctx.Deadline() }

// Value implements context.Context.
func (i *Interrupted) Value(key any) any { return i.ctx.Value(key) }

// Done implements context.Context.
func (i *Interrupted) Done() <-chan struct{} { i.look(); return i.ctx.Done() }

// Err implements context.Context.
func (i *Interrupted) Err() error { i.look(); return i.ctx.Err() }
