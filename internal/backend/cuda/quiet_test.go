package cuda

import (
	"context"
	"errors"
	"maps"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// nbiOrder knows after which transfers each stream's work is. As NVSHMEM does, it forgets
// transfers once a stream has waited for them.
type nbiOrder struct {
	issued  int
	active  map[int]bool
	streams map[cu.Stream]map[int]bool
	events  map[cu.Event]map[int]bool
}

func (o *nbiOrder) behind(s cu.Stream) map[int]bool {
	if o.streams[s] == nil {
		o.streams[s] = map[int]bool{}
	}
	return o.streams[s]
}

type nbiDriver struct {
	cu.Driver
	*nbiOrder
}

type nbiLibrary struct {
	transport.Host
	*nbiOrder
}

func (o nbiDriver) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	o.events[e] = maps.Clone(o.behind(s))
	return o.Driver.EventRecord(e, s)
}

func (o nbiDriver) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	maps.Copy(o.behind(s), o.events[e])
	return o.Driver.StreamWaitEvent(s, e)
}

func (o nbiLibrary) OnStream(h *op.HostOp, a *transport.Operands) error {
	switch {
	case h.NBI:
		o.issued++
		o.active[o.issued] = true
	case h.Effect == op.Completes:
		maps.Copy(o.behind(cu.Stream(a.Stream)), o.active)
		clear(o.active)
	}
	return o.Host.OnStream(h, a)
}

// quietDevice returns a device of one PE with two streams, whose transfers are watched.
func quietDevice(t *testing.T) (o *nbiOrder, one, other *stream, m driver.Mem) {
	t.Helper()
	d := openFake(t, newFakeDriver(nil), newFakeWorld(1))
	m, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "a.go:1")
	if err != nil {
		t.Fatal(err)
	}
	o = &nbiOrder{active: map[int]bool{}, streams: map[cu.Stream]map[int]bool{}, events: map[cu.Event]map[int]bool{}}
	d.drv, d.sym.lib = nbiDriver{d.drv, o}, nbiLibrary{d.sym.lib, o}
	for _, s := range []**stream{&one, &other} {
		if *s, err = d.newStream(); err != nil {
			t.Fatal(err)
		}
	}
	return o, one, other, m
}

func put(s *stream, m driver.Mem) error {
	return s.Communicate(context.Background(), &driver.HostCall{Op: op.HostLookup("PutNBI"), Operands: driver.Operands{Dst: m.Slice(0, 8), Src: m.Slice(8, 16), Elem: 8}})
}

func enqueue(s *stream, name string) error {
	return s.Communicate(context.Background(), &driver.HostCall{Op: op.HostLookup(name), Members: []int{0}, Operands: driver.Operands{Team: op.TeamWorld}})
}

// TestQuietWaitsForTheTransfersOfItsStream has another stream wait first, after which NVSHMEM
// has forgotten the transfers.
func TestQuietWaitsForTheTransfersOfItsStream(t *testing.T) {
	for name, before := range map[string]func(one, other *stream, m driver.Mem) error{
		"nothing":               func(one, other *stream, m driver.Mem) error { return nil },
		"Quiet of another":      func(one, other *stream, m driver.Mem) error { return enqueue(other, "Quiet") },
		"BarrierAll of another": func(one, other *stream, m driver.Mem) error { return enqueue(other, "BarrierAll") },
		"Barrier of another":    func(one, other *stream, m driver.Mem) error { return enqueue(other, "Barrier") },
		"Quiet of two others": func(one, other *stream, m driver.Mem) error {
			return errors.Join(put(other, m), enqueue(other, "Quiet"), enqueue(other, "Quiet"))
		},
		"a capture": func(one, other *stream, m driver.Mem) error {
			err := errors.Join(other.BeginCapture(), put(other, m), enqueue(other, "Quiet"))
			g, end := other.EndCapture(nil)
			return errors.Join(err, end, g.Close())
		},
	} {
		t.Run(name, func(t *testing.T) {
			o, one, other, m := quietDevice(t)
			if err := errors.Join(put(one, m), before(one, other, m), enqueue(one, "Quiet")); err != nil {
				t.Fatal(err)
			}
			if !o.behind(one.h)[1] {
				t.Errorf("Quiet does not wait for the transfer; it waits for %v of %d", o.behind(one.h), o.issued)
			}
		})
	}
}

// TestCaptureEndsWithItsTransfers: transfers that a capture leaves are part of other streams,
// which must have come back to the captured one.
func TestCaptureEndsWithItsTransfers(t *testing.T) {
	o, one, other, m := quietDevice(t)
	if err := errors.Join(one.BeginCapture(), put(one, m)); err != nil {
		t.Fatal(err)
	}
	for _, call := range []func() error{
		func() error { return put(other, m) },
		func() error { return enqueue(other, "Quiet") },
		func() error { return enqueue(other, "Barrier") },
		barrierOn(other),
	} {
		if err := call(); !errors.Is(err, errCapturing) {
			t.Errorf("another stream: %v", err)
		}
	}
	g, err := one.EndCapture(nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(o.active) != 0 || !o.behind(one.h)[1] {
		t.Errorf("the capture ends with transfers %v open", o.active)
	}
	if err := errors.Join(put(other, m), enqueue(other, "Quiet"), g.Launch(other), g.Close()); err != nil {
		t.Error(err)
	}
}
