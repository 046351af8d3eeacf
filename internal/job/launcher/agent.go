package launcher

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/store/tempdir"
)

// agent starts PEs of this host for gpuc run on another, and hands on what is said.
type agent struct {
	*frames
	env      []string
	dir      string // holds the program
	traced   bool
	children map[int]*child
	input    *inbox
	ended    chan frame // what is to be said of processes that have ended
	program  *os.File
}

// Agent starts the PEs that gpuc run asks for on in, and answers on out. env is the
// environment of this host. It returns when all PEs have ended. If gpuc run is gone or ctx
// ends, it ends them.
func Agent(ctx context.Context, in io.Reader, out io.Writer, env []string) error {
	// The kernel kills a process when the thread that started it ends.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	a := &agent{frames: newFrames(in, out), env: env, children: map[int]*child{}, ended: make(chan frame)}
	dir, remove, err := tempdir.Dir("agent")
	if err != nil {
		return err
	}
	defer remove()
	a.dir = dir
	if err := a.send(frame{Kind: frameReady, Protocol: protocol}); err != nil {
		return err
	}
	orders, over := make(chan frame), make(chan struct{})
	defer close(over)
	go a.listen(orders, over)
	return a.work(ctx, orders)
}

// listen receives orders until gpuc run is gone, and then closes the channel.
func (a *agent) listen(orders chan<- frame, over <-chan struct{}) {
	defer close(orders)
	for {
		f, err := a.receive()
		if err != nil {
			return
		}
		select {
		case orders <- f:
		case <-over:
			return
		}
	}
}

// work does what it is told until all PEs have ended.
func (a *agent) work(ctx context.Context, orders <-chan frame) error {
	started, done := false, ctx.Done()
	for !started || len(a.children) > 0 {
		select {
		case f, ok := <-orders:
			if !ok {
				if !started {
					return nil // another host has failed, and gpuc run says so
				}
				orders = nil
				a.killAll()
				continue
			}
			if err := a.do(f); err != nil {
				return err
			}
			started = started || f.Kind == frameStart
		case f := <-a.ended:
			delete(a.children, f.Rank)
			if a.traced && len(a.children) == 0 {
				a.sendTrace() // while gpuc run still waits for the last process
			}
			a.send(f)
		case <-done:
			done = nil
			a.killAll()
			if !started {
				return context.Cause(ctx)
			}
		}
	}
	return nil
}

func (a *agent) killAll() {
	for _, c := range a.children {
		c.group.Kill()
	}
}

// do carries out an order.
func (a *agent) do(f frame) error {
	c := a.children[f.Rank]
	switch f.Kind {
	case frameFile:
		return a.store(f.Data)
	case frameStart:
		return a.start(f.Start)
	case frameInput:
		if a.input != nil {
			if len(f.Data) == 0 {
				defer func() { a.input = nil }()
			}
			return a.input.put(f.Data)
		}
	case frameMessage:
		if c != nil && f.Message != nil {
			_ = c.conn.send(*f.Message) // it may have ended
		}
	case frameTerminate:
		if c != nil {
			c.group.Terminate()
		}
	case frameKill:
		if c != nil {
			c.group.Kill()
		}
	case frameSignal:
		if c != nil {
			c.group.Signal(f.Signal)
		}
	default:
		return fmt.Errorf("gpuc run asks for %q, which this version does not know", f.Kind)
	}
	return nil
}

// store appends a part of the program.
func (a *agent) store(part []byte) (err error) {
	if a.program == nil {
		if a.program, err = os.OpenFile(filepath.Join(a.dir, "program"), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o700); err != nil {
			return err
		}
	}
	_, err = a.program.Write(part)
	return err
}

// start starts the PEs of this host.
func (a *agent) start(o *startOrder) error {
	if o == nil || a.program == nil {
		return errors.New("there is no program to start")
	}
	if err := a.program.Close(); err != nil {
		return err
	}
	path := filepath.Join(a.dir, filepath.Base(o.Name))
	if err := os.Rename(a.program.Name(), path); err != nil {
		return err
	}
	dir := o.Dir
	if st, err := os.Stat(dir); err != nil || !st.IsDir() {
		fmt.Fprintf(os.Stderr, "there is no directory %s here; the program runs in the home directory\n", dir)
		dir = ""
	}
	env := append(a.env, o.Env...)
	if o.Trace {
		a.traced, env = true, append(env, jobenv.TraceFile+"="+a.traceFile())
	}
	s := &spec{path: path, args: o.Args, env: env, dir: dir, np: o.NP, loopback: o.Loopback}
	for local := range o.Count {
		rank := o.First + local
		if err := a.startPE(s, rank, local); err != nil {
			a.send(frame{Kind: frameEnded, Rank: rank, Error: fmt.Sprintf("start %s: %v", o.Name, err)})
		}
	}
	return nil
}

// startPE starts a PE, of which everything is sent.
func (a *agent) startPE(s *spec, rank, local int) error {
	var stdin io.Reader
	if rank == 0 {
		a.input = newInbox(func() { a.send(frame{Kind: frameTaken}) })
		stdin = a.input
	}
	c, err := s.spawn(rank, local, stdin)
	if err != nil {
		return err
	}
	a.children[rank] = c
	go c.watch(watcher{
		message: func(m message) { a.send(frame{Kind: frameMessage, Rank: rank, Message: &m}) },
		stdout:  sending{a.frames, frame{Kind: frameOut, Rank: rank}},
		stderr:  sending{a.frames, frame{Kind: frameErr, Rank: rank}},
		exited:  func() { a.send(frame{Kind: frameExited, Rank: rank}) },
		ended: func(state error) {
			f := frame{Kind: frameEnded, Rank: rank}
			if state != nil {
				f.Error, f.Code = exitText(state), exitCode(state)
			}
			a.ended <- f
		},
	})
	return nil
}

// inputWindow is how many frames of input may be on their way to PE 0, or wait for it to read, and
// inputPart is how much each carries at most.
const inputWindow, inputPart = 32, 32 << 10

// inbox is PE 0's input between its arrival and the process's reading, which may be never.
type inbox struct {
	parts chan []byte
	part  []byte // that is being read
	taken func() // tells that a part was read
}

func newInbox(taken func()) *inbox {
	return &inbox{parts: make(chan []byte, inputWindow), taken: taken}
}

// put adds input; nothing is its end.
func (i *inbox) put(b []byte) error {
	if len(b) == 0 {
		close(i.parts)
		return nil
	}
	select {
	case i.parts <- b:
		return nil
	default:
		return errors.New("gpuc run sends more input than PE 0 has read")
	}
}

// Read implements io.Reader.
func (i *inbox) Read(b []byte) (int, error) {
	if len(i.part) == 0 {
		part, ok := <-i.parts
		if !ok {
			return 0, io.EOF
		}
		i.part = part
		i.taken()
	}
	n := copy(b, i.part)
	i.part = i.part[n:]
	return n, nil
}

// sending is a writer whose output travels in frames.
type sending struct {
	to *frames
	f  frame
}

func (s sending) Write(b []byte) (int, error) {
	s.f.Data = b
	return len(b), s.to.send(s.f)
}
