package launcher

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// Environment variables that the launcher sets for each process.
const (
	EnvRank      = "GPUC_RANK"         // the PE's number
	EnvLocalRank = "GPUC_LOCAL_RANK"   // its number on this host
	EnvNP        = "GPUC_NP"           // the number of PEs
	EnvFDs       = "GPUC_BOOTSTRAP_FD" // the inherited pipes: "read,write"
)

// Variables are the names of all of them.
var Variables = [...]string{EnvRank, EnvLocalRank, EnvNP, EnvFDs}

// ErrLauncherGone ends a process whose launcher has died.
var ErrLauncherGone = errors.New("the launcher is gone")

// errNoPair says that a variable names no pipes.
var errNoPair = errors.New("it is not a pair of descriptors")

// errPE0Gone ends a process that PE 0 supervised.
var errPE0Gone = fmt.Errorf("the process of PE 0, which supervises the job, is gone or cannot be reached: %w", ErrLauncherGone)

// orphanGrace is how long the work of a process may take to end by itself once
// its launcher is gone.
const orphanGrace = 3 * time.Second

// Link is a process's connection to the launcher that started it. Its methods
// may be called from any goroutine.
type Link struct {
	// Rank is the number of the process, one of Size, and LocalRank that on its host.
	Rank, Size, LocalRank int
	// PEs is the number of PEs, 0 if each process is one.
	PEs int
	// Interface is the network interface that reaches the other PEs, if it is known.
	Interface string

	supervisor *supervisor // supervises the job in this process, that of PE 0
	gone       error       // what it means that nobody is at the other end
	parted     atomic.Bool
	ended      chan struct{} // closed when nobody is at the other end
	c          *conn
	abort      context.Context
	cancel     context.CancelCauseFunc

	shared chan []byte
	says   atomic.Pointer[func() []hang.PE] // what PEs do
}

// Join connects to the launcher that started this process, as the environment
// says; it returns nil if none did. After it the environment variables should be
// removed, so that processes started by this one do not find them. When the
// launcher dies the link's context ends, and soon after the process by exit: it
// may be inside a library that waits for other PEs for ever.
func Join(getenv func(string) string, exit func(code int)) (*Link, error) {
	fds := getenv(EnvFDs)
	if fds == "" {
		return nil, nil
	}
	bad := func(err error) (*Link, error) {
		return nil, fmt.Errorf("join the launcher: %w; these variables are for gpuc run alone, unset them", err)
	}
	l := new(Link)
	for _, v := range []struct {
		to   *int
		name string
	}{{&l.Rank, EnvRank}, {&l.Size, EnvNP}, {&l.LocalRank, EnvLocalRank}} {
		var err error
		if *v.to, err = strconv.Atoi(getenv(v.name)); err != nil || *v.to < 0 {
			return bad(fmt.Errorf("%s=%q is not a number", v.name, getenv(v.name)))
		}
	}
	if l.Rank >= l.Size {
		return bad(fmt.Errorf("%s=%d with %s=%d", EnvRank, l.Rank, EnvNP, l.Size))
	}
	r, w, err := inherited(fds)
	if err != nil {
		return bad(fmt.Errorf("%s=%q: %w", EnvFDs, fds, err))
	}
	l.start(newConn(r, w), exit)
	if err := l.c.send(message{Kind: msgHello}); err != nil {
		return bad(fmt.Errorf("%s=%q: %w", EnvFDs, fds, err))
	}
	return l, nil
}

// start begins to listen to the launcher.
func (l *Link) start(c *conn, exit func(code int)) {
	l.c = c
	l.abort, l.cancel = context.WithCancelCause(context.Background())
	l.shared, l.ended = make(chan []byte, 1), make(chan struct{})
	if l.gone == nil {
		l.gone = ErrLauncherGone
	}
	go l.listen(exit)
}

// listen handles what the launcher says.
func (l *Link) listen(exit func(code int)) {
	for {
		m, err := l.c.receive()
		if err != nil {
			if !l.parted.Load() {
				l.cancel(l.gone)
				time.AfterFunc(orphanGrace, func() { exit(1) })
			}
			close(l.ended)
			return
		}
		switch m.Kind {
		case msgShared:
			l.shared <- m.Data
		case msgAbort:
			l.cancel(errors.New(m.Error))
		case msgAsk:
			go l.answer(m.Number)
		}
	}
}

// OnAsk has f say what the PEs of this process do when the launcher asks, and what those of
// others do if it knows. What another process says of its own PEs need not be said. It is
// called from any goroutine.
func (l *Link) OnAsk(f func() []hang.PE) { l.says.Store(&f) }

// answer tells the launcher what PEs do.
func (l *Link) answer(number int) {
	var pes []hang.PE
	if f := l.says.Load(); f != nil {
		pes = (*f)()
	} else {
		first, count := Share(l.Rank, l.Size, l.PEs)
		for i := range count {
			pes = append(pes, hang.PE{Rank: first + i, State: hang.Runs})
		}
	}
	_ = l.c.send(message{Kind: msgState, Number: number, PEs: pes}) // if nobody is there, nobody asks
}

// Aborted returns a context that ends, with the cause, when another PE has
// failed, the job is interrupted, or the launcher is gone.
func (l *Link) Aborted() context.Context { return l.abort }

// ShareID returns on every PE the bytes that create returned on PE 0.
func (l *Link) ShareID(ctx context.Context, create func() ([]byte, error)) ([]byte, error) {
	if l.Rank == 0 {
		id, err := create()
		if err != nil {
			return nil, err
		}
		if err := l.c.send(message{Kind: msgShare, Data: id}); err != nil {
			return nil, fmt.Errorf("send to the launcher: %w", err)
		}
		return id, nil
	}
	return await(ctx, l, l.shared)
}

// Fail tells the launcher that the work of a PE failed.
func (l *Link) Fail(f Failure) error {
	if l.PEs == 0 {
		f.PE = l.Rank
	}
	return l.c.send(message{Kind: msgFailed, Failure: &f})
}

// Done tells the launcher that the work of the process returned without error. lost says
// that its device can no longer be closed together with those of the other PEs:
// once all are done, the launcher ends what they wait for.
func (l *Link) Done(lost bool) error { return l.c.send(message{Kind: msgDone, Lost: lost}) }

// Supervised reports whether somebody takes what this process says of failures, and prints it.
func (l *Link) Supervised() bool { return !errors.Is(context.Cause(l.abort), ErrLauncherGone) }

// Part ends the link of a process that has met the others by Meet: it waits until the job has
// ended everywhere, so that no launcher ends PE 0 before it has said why. On PE 0 it returns
// the failure of the job. When ctx ends, a process that is not PE 0 waits a little longer, and
// no more.
func (l *Link) Part(ctx context.Context) *Error {
	if l.supervisor == nil && !errors.Is(l.gone, errPE0Gone) {
		return nil // the launcher sees the end of the process
	}
	l.parted.Store(true)
	_ = l.c.send(message{Kind: msgBye}) // if PE 0 is gone, nobody needs to know
	if l.supervisor != nil {
		<-l.supervisor.over // which has a limit once a PE has failed
		l.c.close()
		return l.supervisor.err
	}
	var patience <-chan time.Time
	done := ctx.Done()
	for {
		select {
		case <-l.ended:
			l.c.close()
			return nil
		case <-done:
			done, patience = nil, time.After(orphanGrace)
		case <-patience:
			l.c.close()
			return nil
		}
	}
}

// await receives from ch unless ctx or the job ends first.
func await[T any](ctx context.Context, l *Link, ch <-chan T) (T, error) {
	var zero T
	select {
	case v := <-ch:
		return v, nil
	default:
	}
	select {
	case v := <-ch:
		return v, nil
	case <-l.abort.Done():
		return zero, context.Cause(l.abort)
	case <-ctx.Done():
		return zero, context.Cause(ctx)
	}
}

// maxPipe is more than a pipe holds: what a process has written when it ends.
const maxPipe = 1 << 20

// pipe is the reading end of a pipe from a process. It is read until all writers
// are gone or, once the process has ended, until nothing is left in it: what the
// process wrote is there by then, and a daemon that it has started may hold the
// pipe for ever. So nothing is lost, whenever it is read, and nothing is waited for.
type pipe struct {
	f     *os.File
	ended bool // belongs to Read
	rest  int  // how much may be read after the end
}

// newPipe returns a pipe and its writing end.
func newPipe() (*pipe, *os.File, error) {
	r, w, err := os.Pipe()
	return &pipe{f: r, rest: maxPipe}, w, err
}

// end says that the process has ended.
func (p *pipe) end() {
	// It fails where pipes have no deadlines; they are read until their end there.
	_ = p.f.SetReadDeadline(time.Unix(1, 0))
}

// Read implements io.Reader.
func (p *pipe) Read(b []byte) (int, error) {
	if !p.ended {
		n, err := p.f.Read(b)
		if !errors.Is(err, os.ErrDeadlineExceeded) {
			return n, err
		}
		p.ended = true
	}
	if len(b) > p.rest {
		b = b[:p.rest]
	}
	n, err := readNow(p.f, b)
	p.rest -= n
	if n == 0 || err != nil {
		return n, io.EOF
	}
	return n, nil
}

// Close implements io.Closer.
func (p *pipe) Close() error { return p.f.Close() }
