package emurpc

import (
	"context"
	"fmt"
	"reflect"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// request is the arguments of a method as they travel, which know what the process does that
// has the GPUs.
type request[Out any] interface {
	serve(ctx context.Context, r *resolver) (Out, error)
}

// reply is what a call returns, as it travels.
type reply[Out any] struct {
	Err *failure
	Out Out
}

// work is a call that was read.
type work func(ctx context.Context, g *served) (reply any)

// accept reads a call.
func accept[In request[Out], Out any](c *conn) (work, error) {
	in, err := read[In](c)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, g *served) any {
		out, err := in.serve(ctx, &resolver{g: g})
		return reply[Out]{failureOf(err), out}
	}, nil
}

// call calls a method of a PE's device in the process that has it, unless an argument was
// refused. When ctx ends, the method is told, and decides what it returns.
func call[Out any](ctx context.Context, p *packer, method int, in request[Out]) (out Out, err error) {
	if p.err != nil {
		return out, p.err
	}
	c, done := p.d.client, make(chan reply[Out], 1)
	id := c.begin(func(c *conn) error {
		r, err := read[reply[Out]](c)
		if err == nil {
			done <- r
		}
		return err
	})
	if err := c.conn.send(frame{Kind: frameCall, PE: p.d.rank, ID: id, Method: method}, in); err != nil {
		c.conn.c.Close() // half of it may be on its way
	}
	stop := context.AfterFunc(ctx, func() {
		// If it cannot be sent, the call ends anyway.
		_ = c.conn.send(frame{Kind: frameCancel, PE: p.d.rank, ID: id}, *failureOf(context.Cause(ctx)))
	})
	defer stop()
	select {
	case r := <-done:
		return r.Out, r.Err.unpack(ctx)
	case <-c.gone:
	}
	select { // what has come before the end counts
	case r := <-done:
		return r.Out, r.Err.unpack(ctx)
	default:
		return out, c.broken()
	}
}

// none is no result. A value travels only if it has a field.
type none struct{ None bool }

// mem is memory as it travels: a part of an allocation, by its number; 0 is none.
type mem struct {
	ID     uint64
	Lo, Hi int
}

// newMem is memory that was allocated.
type newMem struct {
	ID, Addr uint64
	Bytes    int
	Sym      bool
}

// handle is an object of a PE's device in the process of the PE.
type handle struct {
	d  *device
	id uint64
}

func (h handle) where() handle { return h }

// packer makes what travels of the arguments of a call.
type packer struct {
	d   *device
	err error // why an argument cannot travel
}

func (p *packer) mem(m driver.Mem) mem { return p.d.pack(m) }

func (p *packer) memAt(m *driver.Mem) *mem {
	if m == nil {
		return nil
	}
	return new(p.d.pack(*m))
}

// object returns the number of an object, 0 for none. what names it for errors.
func (p *packer) object(o any, what string) uint64 {
	if o == nil {
		return 0
	}
	h, ok := o.(interface{ where() handle })
	if !ok || h.where().d != p.d {
		p.err = fmt.Errorf("the %s belongs to another device", what)
		return 0
	}
	return h.where().id
}

// resolver finds what has travelled of a call, in the process that has the GPUs.
type resolver struct {
	g   *served
	err error // the first that there is
}

func (r *resolver) mem(t mem) driver.Mem {
	m, err := r.g.mem(t)
	r.fail(err)
	return m
}

func (r *resolver) memAt(t *mem) *driver.Mem {
	if t == nil {
		return nil
	}
	return new(r.mem(*t))
}

func (r *resolver) hostOp(name string) *op.HostOp {
	o := op.HostLookup(name)
	if o == nil {
		r.fail(fmt.Errorf("there is no operation %q", name))
	}
	return o
}

func (r *resolver) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// closed forgets an object unless its end has failed.
func (r *resolver) closed(id uint64, err error) error {
	if err == nil {
		r.g.drop(id)
	}
	return err
}

// object returns an object by its number, and none for 0.
func object[T any](r *resolver, id uint64) (o T) {
	if id == 0 {
		return o
	}
	o, ok := r.g.object(id).(T)
	if !ok {
		r.fail(fmt.Errorf("there is no such %v on PE %d", reflect.TypeFor[T](), r.g.rank))
	}
	return o
}
