package gpurt

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"sync"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The functions of this file are for packages of this module, such as runtime/nccl, that
// add to what a PE can do. Their last parameter is internal, so programs cannot call them.

var errNoPE = errors.New("the PE is nil")

// WithDevice calls f with the PE's device, as the goroutine and the thread that own it. what
// names the call for errors. The context ends with ctx, and when another PE fails; a nil
// ctx stands for that of the run function.
func (pe *PE) WithDevice(ctx context.Context, what string, f func(context.Context, driver.Device) error, _ threadapi.Key) error {
	if pe == nil {
		return errNoPE
	}
	return pe.together(what, func() error {
		if ctx == nil {
			ctx = pe.ctx
		}
		ctx, done := pe.join(ctx)
		defer done()
		return f(ctx, pe.dev)
	})
}

// Getenv looks up a variable, as Config.Getenv does.
func (pe *PE) Getenv(name string, _ threadapi.Key) string { return pe.getenv(name) }

// Kernels returns a hash for each package whose kernels the graph launches, which other versions of them do not
// have.
func (g *Graph) Kernels(threadapi.Key) (hashes []string) {
	for _, u := range g.work.uses {
		if m, ok := u.(*Module); ok {
			hashes = append(hashes, m.artifact)
		}
	}
	slices.Sort(hashes)
	return slices.Compact(hashes)
}

// BeginNCCLGroup begins a group of calls of NCCL.
func (pe *PE) BeginNCCLGroup(threadapi.Key) error {
	return pe.ncclGroup(func(d driver.Device) error {
		err := d.NCCLGroup()
		if err == nil {
			pe.groups++
		}
		return err
	})
}

// EndNCCLGroup enqueues the calls of the group, or forgets them.
func (pe *PE) EndNCCLGroup(discard bool, _ threadapi.Key) error {
	return pe.ncclGroup(func(d driver.Device) error {
		pe.groups--
		if discard {
			pe.grouped = pe.grouped[:0]
		}
		err := d.EndNCCLGroup(discard)
		if pe.groups > 0 {
			return err
		}
		if err == nil {
			noteNCCL(pe.grouped)
		}
		pe.grouped = pe.grouped[:0]
		return err
	})
}

func (pe *PE) ncclGroup(f func(driver.Device) error) error {
	if pe == nil {
		return errNoPE
	}
	return pe.together("NCCL: group", func() error { return f(pe.dev) })
}

// EnqueueNCCL enqueues a call of NCCL on the stream, or adds it to the group.
func (s *Stream) EnqueueNCCL(c driver.NCCLCall, _ threadapi.Key) error {
	if err := s.check(); err != nil {
		return err
	}
	if err := s.refuseInBody(); err != nil {
		return err
	}
	if err := s.pe.enterFast(c.Kind.Qualified()); err != nil {
		return err
	}
	defer s.pe.leave()
	c.Stream = s.queue
	if s.s.Places() {
		c.Where = fault.CallPlace()
	}
	if err := s.pe.dev.EnqueueNCCL(c); err != nil {
		return s.pe.wrapTogether(err)
	}
	if n := (ncclNote{s, c.Comm, c.Kind, c.Count, c.Type}); s.pe.groups > 0 {
		s.pe.grouped = append(s.pe.grouped, n)
	} else if s.capture != nil {
		noteNCCL([]ncclNote{n})
	}
	return nil
}

// Given reports whether x stands for memory, and is no nil pointer.
func Given[T any](x DeviceSlice[T], _ threadapi.Key) bool { return x != nil && x.deviceSlice() != nil }

// Operand returns the memory of x and how many elements it has.
func Operand[T any](pe *PE, x DeviceSlice[T], _ threadapi.Key) (driver.Mem, int, error) {
	var v *view
	if x != nil {
		v = x.deviceSlice()
	}
	if err := v.check(pe); err != nil {
		return driver.Mem{}, 0, err
	}
	return v.mem(), v.n, nil
}

// Uses notes that work on the stream needs x.
func Uses[T any](s *Stream, x DeviceSlice[T], _ threadapi.Key) {
	if x == nil {
		return
	}
	s.usesViews(x.deviceSlice())
}

// Lend has the memory of an array stay until the function that it returns is called, once, on any
// thread. Free returns why meanwhile.
func Lend[T shmem.Elem](a *Array[T], why error, _ threadapi.Key) (back func()) {
	return a.v.a.lend(why)
}

// LendSlice is Lend of the memory of x, which exists.
func LendSlice[T any](x DeviceSlice[T], why error, _ threadapi.Key) (back func()) {
	return x.deviceSlice().a.lend(why)
}

func (a *allocation) lend(why error) (back func()) {
	for a.of != nil {
		a = a.of
	}
	if a.lent == nil {
		a.lent = new(sync.Map)
	}
	lent, key := a.lent, &why
	lent.Store(key, why)
	return func() { lent.Delete(key) }
}

// NewBuffer returns a buffer of n elements in memory that alloc returns for as many
// bytes. Free hands it to the device.
func NewBuffer[T any](pe *PE, what string, n int, alloc func(driver.Device, int) (driver.Mem, error), _ threadapi.Key) (*Buffer[T], error) {
	return bufferOf[Buffer[T]](allocate(pe, memory{elem: reflect.TypeFor[T](), n: n, take: alloc, what: what}))
}
