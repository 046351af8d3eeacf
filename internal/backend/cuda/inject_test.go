package cuda

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/test/faultcount"
)

// injection has one call of the driver fail.
type injection struct {
	number int // of the call, from 1; 0 for none
	result cu.Result
	calls  int
	called string // the method that failed
}

// at counts a call, and returns its result.
func (i *injection) at(f *fakeDriver) cu.Result {
	i.calls++
	if i.calls != i.number {
		return cu.Success
	}
	pc, _, _, _ := runtime.Caller(2)
	name := runtime.FuncForPC(pc).Name()
	i.called = name[strings.LastIndexByte(name, '.')+1:]
	if i.result.Fatal() {
		f.dead = i.result
	}
	return i.result
}

// everything is a program that uses what a device has, and gives back what it got.
func everything(ctx context.Context, d *device) (err error) {
	var undo []func() error
	defer func() {
		for _, f := range slices.Backward(undo) {
			if e := f(); err == nil {
				err = e
			}
		}
	}()
	got := func(e error, back func() error) bool {
		if err = e; e == nil && back != nil {
			undo = append(undo, back)
		}
		return e == nil
	}
	free := func(m driver.Mem) func() error { return func() error { return d.Free(ctx, m, "a.go:2") } }
	m, e := d.Load(ctx, artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true}))
	if !got(e, func() error { return m.Close() }) {
		return err
	}
	s, e := d.NewStream()
	if !got(e, func() error { return s.Close() }) {
		return err
	}
	var mems [4]driver.Mem
	for i, alloc := range []func() (driver.Mem, error){
		func() (driver.Mem, error) { return d.Alloc(64, nil) },
		func() (driver.Mem, error) { return d.Alloc(64, make([]byte, 64)) },
		func() (driver.Mem, error) { return d.AllocSym(ctx, 64, nil, driver.SymOptions{}, "a.go:1") },
		func() (driver.Mem, error) { return d.AllocHost(64, false) },
	} {
		if mems[i], e = alloc(); !got(e, free(mems[i])) {
			return err
		}
	}
	x, y, buf := mems[0], mems[2], make([]byte, 64)
	if !got(s.CopyIn(x, buf), nil) || !got(s.CopyDevice(y, x), nil) || !got(s.Zero(x), nil) || !got(s.CopyOut(buf, y), nil) ||
		!got(m.Launch(s, 0, oneBlock, &driver.Args{}), nil) {
		return err
	}
	event, e := s.Record()
	if !got(e, nil) {
		return err
	}
	undo = append(undo, event.Close)
	if !got(s.Wait(event), nil) || !got(s.CallHost(func() {}), nil) {
		return err
	}
	got(s.Sync(ctx), nil)
	return err
}

// TestEveryDriverCallThatFailsIsNamed has each call of a program to the CUDA driver fail in
// turn: out of memory, refused, and with the end of the context. The program ends each time,
// and its error names the result, unless what failed was giving something back at the end.
// Nothing but what was to be given back is held afterwards.
func TestEveryDriverCallThatFailsIsNamed(t *testing.T) {
	run := func(i *injection) (f *fakeDriver, err error) {
		f = newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4}})
		f.inject = i
		d, err := open(t.Context(), driver.Job{Size: 1}, fakeServices(f, newFakeWorld(1), 0))
		if err != nil {
			return f, err
		}
		err = everything(t.Context(), d)
		return f, errors.Join(err, d.Close())
	}
	whole := new(injection)
	if _, err := run(whole); err != nil {
		t.Fatal(err)
	}
	names := map[cu.Result]string{cu.OutOfMemory: "CUDA_ERROR_OUT_OF_MEMORY", cu.LaunchFailed: "CUDA_ERROR_LAUNCH_FAILED", cu.NotFound: "CUDA_ERROR_NOT_FOUND"}
	for result, kind := range map[cu.Result]string{
		cu.OutOfMemory: "a call of the CUDA driver finds no memory", cu.NotFound: "a call of the CUDA driver is refused", cu.LaunchFailed: "a call of the CUDA driver ends the context",
	} {
		var c faultcount.Counts
		for n := 1; n <= whole.calls; n += faultcount.Step(3) {
			i := &injection{number: n, result: result}
			type outcome struct {
				f   *fakeDriver
				err error
			}
			done := make(chan outcome, 1)
			go func() { f, err := run(i); done <- outcome{f, err} }()
			var o outcome
			select {
			case o = <-done:
			case <-time.After(time.Minute):
				t.Fatalf("call %d, %s: %s hangs", n, i.called, kind)
			}
			c.Injected++
			switch {
			case o.err != nil && strings.Contains(o.err.Error(), names[result]):
				c.Named++
			case o.err == nil && releases(i.called):
				c.Survived++
			default:
				t.Errorf("call %d, %s: %s: error %v", n, i.called, kind, o.err)
			}
			held := fmt.Sprintf("%s, %d allocations", o.f.leaks(), len(o.f.memory))
			if !result.Fatal() && held != noLeaks+", 0 allocations" && !releases(i.called) {
				t.Errorf("call %d, %s: %s: left behind: %s", n, i.called, kind, held)
			}
		}
		faultcount.Row(t, kind, c)
	}
}

// releases says that a call gives something back.
func releases(call string) bool {
	for _, s := range []string{"Destroy", "Free", "Unload", "Query"} {
		if strings.Contains(call, s) {
			return true
		}
	}
	return false
}
