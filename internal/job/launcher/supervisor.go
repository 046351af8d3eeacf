package launcher

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
)

// errGone is how a process ends that others cannot see: its connection breaks.
var errGone = errors.New("the process ended without a message, or its host cannot be reached")

// Meeting is a job whose processes something else has started: mpirun, srun, a user.
type Meeting struct {
	rendezvous.Config
	// PEs is as in Config.
	PEs int
	// Found, if set, is called on PE 0 with the addresses at which it listens, before it waits
	// for the others.
	Found func(addresses []string) error
	// Report takes the failure of the job, on PE 0, when all processes have said how they
	// ended, and before they may end.
	Report func(*Error)
	// Grace is how long PEs may take to end once one has failed.
	Grace time.Duration
	// HangTimeout and Emulated are as for Config.
	HangTimeout time.Duration
	Emulated    bool
	// Tell is as Report for Config, on PE 0.
	Tell func(r *hang.Report, why string)
}

// Meet joins the other processes of a job. That of PE 0 then supervises all, in the background:
// it passes on failures and, when all have ended, reports them. ctx is for the meeting alone.
// When PE 0's process is gone, exit is called in the others, as by Join.
func Meet(ctx context.Context, m Meeting, exit func(code int)) (*Link, error) {
	if m.Rank != 0 {
		c, place, err := rendezvous.Dial(ctx, m.Config)
		if err != nil {
			return nil, err
		}
		keepAlive(c)
		l := &Link{Rank: m.Rank, Size: m.Size, LocalRank: place.LocalRank, PEs: m.PEs, Interface: c.Interface, gone: errPE0Gone}
		l.start(newConn(connection{c}, c), exit)
		return l, nil
	}
	root, err := rendezvous.Listen(ctx, m.Config)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	if m.Found != nil {
		if err := m.Found(root.Addresses()); err != nil {
			return nil, err
		}
	}
	conns, places, err := root.Gather(ctx)
	if err != nil {
		return nil, err
	}
	l := &Link{Size: m.Size, PEs: m.PEs, LocalRank: places[0].LocalRank, Interface: outward(conns, m.Interfaces), supervisor: &supervisor{over: make(chan struct{}), report: m.Report}}
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	l.start(newConn(inR, outW), exit)
	go l.supervisor.run(newJob(Config{NP: m.Size, PEs: m.PEs, Grace: cmp.Or(m.Grace, defaultGrace), HangTimeout: m.HangTimeout, Emulated: m.Emulated, Report: m.Tell}), newConn(outR, inW), conns)
	return l, nil
}

// outward returns the interface by which other hosts come, or the loopback if none does.
func outward(conns []*rendezvous.Connection, all []rendezvous.Interface) (name string) {
	for _, c := range conns {
		if c == nil || c.Interface == "" {
			continue
		}
		name = c.Interface
		for _, i := range all {
			if i.Name == c.Interface && !i.Loopback {
				return name
			}
		}
	}
	return name
}

// asking is how a connection asks whether the other host is still there.
var asking = net.KeepAliveConfig{Enable: true, Idle: 10 * time.Second, Interval: 5 * time.Second, Count: 3}

// lostAfter is when a host counts as gone that answers nothing.
func lostAfter() time.Duration { return asking.Idle + time.Duration(asking.Count)*asking.Interval }

// keepAlive notices within half a minute that a host has gone without a word.
func keepAlive(c *rendezvous.Connection) {
	type under interface{ NetConn() net.Conn } // of TLS
	if t, ok := c.Conn.(under); ok {
		if tcp, ok := t.NetConn().(*net.TCPConn); ok {
			_ = tcp.SetKeepAliveConfig(asking)
			if raw, err := tcp.SyscallConn(); err == nil {
				_ = raw.Control(limitSending)
			}
		}
	}
}

// connection reads what has arrived already first.
type connection struct{ *rendezvous.Connection }

func (c connection) Read(b []byte) (int, error) { return c.In.Read(b) }

// supervisor supervises a job in the process of PE 0.
type supervisor struct {
	report func(*Error)
	err    *Error
	over   chan struct{} // closed when err is set
}

// run supervises the job to its end.
func (h *supervisor) run(j *job, own *conn, conns []*rendezvous.Connection) {
	defer close(h.over)
	defer close(j.over)
	defer j.close()
	add := func(p *process, c *conn) {
		p.hello, p.out = true, c
		j.pes = append(j.pes, p)
		go j.listen(p, c)
	}
	add(&process{rank: 0, name: fmt.Sprintf("process %d", os.Getpid()), hands: connControl{own}}, own)
	for _, c := range conns {
		if c != nil {
			keepAlive(c)
			cn := newConn(connection{c}, c)
			add(&process{rank: c.Rank, host: c.Host.Name, name: "the process", hands: connControl{cn}}, cn)
		}
	}
	j.starting = false
	if errors.As(j.supervise(context.Background()), &h.err) && h.report != nil {
		h.report(h.err)
	}
}

// listen hands on what a process says, until its connection ends.
func (j *job) listen(p *process, c *conn) {
	for {
		m, err := c.receive()
		if err != nil {
			break
		}
		j.send(func() { j.message(p, m) })
	}
	j.send(func() {
		var state error
		if !p.done {
			state = errGone
		}
		j.end(p, state)
	})
}

// connControl controls a process that something else has started. All that it can do is close the
// connection, without which the process ends by itself.
type connControl struct{ c *conn }

func (connControl) Terminate() {}
func (connControl) Signal(int) {}
func (c connControl) Kill()    { c.c.close() }
