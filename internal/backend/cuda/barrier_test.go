package cuda

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvshmem"
)

// barrierOrder knows behind how many of a PE's barriers each stream's work is.
type barrierOrder struct {
	barriers int
	streams  map[cu.Stream]int
	events   map[cu.Event]int
	wrong    error
}

type orderedDriver struct {
	cu.Driver
	*barrierOrder
}

type orderedLibrary struct {
	symmetric
	*barrierOrder
}

func (o orderedDriver) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	o.events[e] = o.streams[s]
	return o.Driver.EventRecord(e, s)
}

func (o orderedDriver) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	o.streams[s] = max(o.streams[s], o.events[e])
	return o.Driver.StreamWaitEvent(s, e)
}

func (o orderedLibrary) OnStream(in op.HostInstance, a *nvshmem.Operands) error {
	if in.Op.Name != "BarrierAll" {
		return o.symmetric.OnStream(in, a)
	}
	s := cu.Stream(a.Stream)
	if behind := o.streams[s]; behind != o.barriers && o.wrong == nil {
		o.wrong = fmt.Errorf("barrier %d is enqueued where only %d have ended", o.barriers+1, behind)
	}
	o.barriers++
	o.streams[s] = o.barriers
	return o.symmetric.OnStream(in, a)
}

// barrierOn returns what enqueues a barrier of all PEs.
func barrierOn(s *stream) func() error { return func() error { return enqueue(s, "BarrierAll") } }

// A barrier of the device's own, as in AllocSym and Free, must not run beside one that was
// enqueued on a stream of the program, nor one stream's beside another's.
func TestBarriersFollowEachOther(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		o := &barrierOrder{streams: map[cu.Stream]int{}, events: map[cu.Event]int{}}
		d.drv, d.sym.lib = orderedDriver{d.drv, o}, orderedLibrary{d.sym.lib, o}
		one, err := d.newStream()
		if err != nil {
			return err
		}
		other, err := d.newStream()
		if err != nil {
			return err
		}
		for _, call := range []func() error{
			barrierOn(one), barrierOn(one), barrierOn(other),
			func() error { return d.Barrier(t.Context()) },
			barrierOn(one),
			barrierOn(other),
		} {
			if err := call(); err != nil {
				return err
			}
		}
		if o.barriers != 6 {
			return fmt.Errorf("%d barriers", o.barriers)
		}
		return o.wrong
	})
	for pe, err := range errs {
		if err != nil {
			t.Errorf("PE %d: %v", pe, err)
		}
	}
}
