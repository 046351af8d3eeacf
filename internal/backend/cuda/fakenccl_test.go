package cuda

import (
	"errors"
	"fmt"
	"sync"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
)

// fakeNCCL is NCCL for one rank. It notes its calls, and its collectives run until done or
// Abort. What it lacks, the embedded nil interface panics for.
type fakeNCCL struct {
	collectives
	f *fakeDriver

	mu  sync.Mutex
	log []string
	// hangs has AllReduce run until Abort, and initHangs Init wait for idle, or for ever.
	hangs, initHangs bool
	idles            bool   // Init asks idle
	late             func() // what Init and Finalize do first, if set
	busy             chan struct{}
	err              error // of the next call
	async            error
	noSignals        error
}

func (n *fakeNCCL) note(format string, args ...any) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.log = append(n.log, fmt.Sprintf(format, args...))
	err := n.err
	n.err = nil
	return err
}

func (n *fakeNCCL) calls() []string {
	n.mu.Lock()
	defer n.mu.Unlock()
	log := n.log
	n.log = nil
	return log
}

func (n *fakeNCCL) Version() nccl.Version { return nccl.Version{Major: 2, Minor: 28, Patch: 9} }

func (n *fakeNCCL) UniqueID() (id nccl.UniqueID, err error) {
	id[0], id[127] = 1, 2
	return id, n.note("id")
}

func (n *fakeNCCL) Init(id nccl.UniqueID, rank, size int, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error) {
	if n.initHangs {
		if !n.idles {
			select {}
		}
		for {
			if err := idle(); err != nil {
				return 0, err
			}
		}
	}
	if n.late != nil {
		n.late()
	}
	return 7, n.note("init %d of %d, id %d..%d, name %q", rank, size, id[0], id[127], c.Name)
}

func (n *fakeNCCL) Split(parent nccl.Comm, color, key int, _ *nccl.Config, _ nccl.Idle) (nccl.Comm, error) {
	if parent == 8 && n.late != nil {
		n.late()
		return 0, errors.New("it was aborted")
	}
	if color == nccl.NoColor {
		return 0, n.note("split %d without", parent)
	}
	return 8, n.note("split %d %d %d", parent, color, key)
}

func (n *fakeNCCL) Shrink(parent nccl.Comm, exclude []int, abort bool, _ *nccl.Config, _ nccl.Idle) (nccl.Comm, error) {
	return 9, n.note("shrink %d without %v %v", parent, exclude, abort)
}

func (n *fakeNCCL) Place(nccl.Comm) (int, int, error) { return 2, 3, nil }

func (n *fakeNCCL) Await(c nccl.Comm, idle nccl.Idle) error { return n.note("await %d", c) }
func (n *fakeNCCL) AsyncError(nccl.Comm) error              { n.mu.Lock(); defer n.mu.Unlock(); return n.async }
func (n *fakeNCCL) Finalize(c nccl.Comm, _ nccl.Idle) error {
	if n.late != nil {
		n.late()
	}
	return n.note("finalize %d", c)
}
func (n *fakeNCCL) Destroy(c nccl.Comm) error { return n.note("destroy %d", c) }

func (n *fakeNCCL) Abort(c nccl.Comm) error {
	err := n.note("abort %d", c)
	if busy := n.busy; busy != nil {
		n.busy = nil
		close(busy)
	}
	return err
}

func (n *fakeNCCL) Group(f func() error) error {
	n.note("(")
	failed := f()
	return errors.Join(failed, n.note(")"))
}

func (n *fakeNCCL) Enqueue(f nccl.Function, c *nccl.Call) error {
	switch f {
	case nccl.Send:
		return n.note("send %d to %d", c.Count, c.Peer)
	case nccl.Recv:
		return n.note("recv %d from %d", c.Count, c.Peer)
	case nccl.PutSignal:
		return n.note("put %d to window %d of %d", c.Count, c.Window, c.Peer)
	case nccl.AllReduce:
		if n.hangs {
			n.busy = make(chan struct{})
			n.f.mu.Lock()
			n.f.streams[cu.Stream(c.Stream)].busy = n.busy
			n.f.mu.Unlock()
		}
		return n.note("allreduce of %d type %d by %d on %d", c.Count, c.Type, c.Op, c.Comm)
	}
	panic("the fake has no such function")
}

func (n *fakeNCCL) Has(f nccl.Function) error {
	if f < nccl.PutSignal {
		return nil
	}
	return n.noSignals
}

func (n *fakeNCCL) RegisterWindow(c nccl.Comm, _ uint64, bytes, _ int, _ nccl.Idle) (nccl.Window, error) {
	return 5, n.note("window of %d", bytes)
}
func (n *fakeNCCL) DeregisterWindow(_ nccl.Comm, w nccl.Window) error {
	return n.note("no window %d", w)
}
func (n *fakeNCCL) Revoke(c nccl.Comm, _ nccl.Idle) error { return n.note("revoke %d", c) }
func (n *fakeNCCL) MemAlloc(bytes int) (uint64, error) {
	p, _ := n.f.MemAlloc(bytes)
	return p, n.note("alloc %d", bytes)
}
func (n *fakeNCCL) MemFree(p uint64) error { n.f.MemFree(p); return n.note("free") }
