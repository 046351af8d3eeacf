package cuda

import "github.com/gpuc-go/gpuc/internal/nvidia/cu"

// fakeEvent is a point in the work of a stream.
type fakeEvent struct {
	flags   uint32
	busy    chan struct{} // closed once it is reached
	capture *fakeCapture  // that it was recorded in
}

type fakeStream struct {
	busy     chan struct{}
	capture  *fakeCapture // not nil while it captures
	flags    uint32
	priority int
}

func (f *fakeDriver) StreamCreate(flags uint32) (cu.Stream, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if flags != cu.StreamNonBlocking {
		return 0, cu.InvalidValue
	}
	s := cu.Stream(f.handle())
	f.streams[s] = &fakeStream{flags: flags}
	return s, cu.Success
}

func (f *fakeDriver) StreamCreateWithPriority(flags uint32, priority int) (cu.Stream, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	s := cu.Stream(f.handle())
	f.streams[s] = &fakeStream{flags: flags, priority: priority}
	return s, cu.Success
}

func (f *fakeDriver) StreamPriorityRange() (least, greatest int, r cu.Result) {
	return 0, -5, cu.Success
}

func (f *fakeDriver) StreamDestroy(s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	delete(f.streams, s)
	return cu.Success
}

func (f *fakeDriver) FlushPrints(cu.Stream) cu.Result {
	defer f.mu.Unlock()
	f.printed++
	return f.call()
}

func ready(busy chan struct{}) bool {
	if busy == nil {
		return true
	}
	select {
	case <-busy:
		return true
	default:
		return false
	}
}

func (f *fakeDriver) StreamQuery(s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	r := f.call()
	if r == cu.Success && !ready(f.streams[s].busy) {
		return cu.NotReady
	}
	return r
}

// StreamWaitEvent has the stream join the capture that the event was recorded in.
func (f *fakeDriver) StreamWaitEvent(h cu.Stream, e cu.Event) cu.Result {
	f.mu.Lock()
	defer f.mu.Unlock()
	s, ev := f.streams[h], f.events[e]
	switch {
	case ev.capture != nil && s.capture == nil:
		s.capture = ev.capture
	case ev.capture != s.capture:
		return cu.InvalidValue // the driver has a code of its own
	}
	return cu.Success
}

func (f *fakeDriver) EventCreate(flags uint32) (cu.Event, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	e := cu.Event(f.handle())
	f.events[e] = &fakeEvent{flags: flags}
	return e, cu.Success
}

func (f *fakeDriver) EventDestroy(e cu.Event) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	delete(f.events, e)
	return cu.Success
}

func (f *fakeDriver) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	f.events[e].busy, f.events[e].capture = f.streams[s].busy, f.streams[s].capture
	return cu.Success
}

func (f *fakeDriver) EventQuery(e cu.Event) cu.Result {
	defer f.mu.Unlock()
	r := f.call()
	if r == cu.Success && !ready(f.events[e].busy) {
		return cu.NotReady
	}
	return r
}

func (f *fakeDriver) EventSynchronize(e cu.Event) cu.Result {
	f.mu.Lock()
	busy := f.events[e].busy
	f.mu.Unlock()
	if busy != nil {
		<-busy
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.dead
}
