package launcher

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// Host is a host of a job, with the number of its processes, each a PE unless Config.PEs says
// otherwise. They are numbered host by host.
type Host struct {
	Name string
	PEs  int
}

// Remote is how PEs of other hosts are started.
type Remote struct {
	// Hosts are those of the job.
	Hosts []Host
	// Command returns the command that runs Agent on a host.
	Command func(host string) *exec.Cmd
	// Trace, if set, is the file of the job's trace, to which the parts of all hosts come.
	Trace string
	// StartTimeout is how long hosts may take to answer.
	StartTimeout time.Duration
}

// remoteHost is a host whose agent was asked to start PEs.
type remoteHost struct {
	Host
	first int
	*frames
	to     *os.File
	from   *pipe
	stderr *lineWriter
	group  *procgroup.Group
	ready  bool
	procs  map[int]*process
	gone   chan struct{} // closed when the command has ended and all was read
	// input has an element for each frame of input that PE 0 has not read.
	input chan struct{}
}

// remote is the other end of a PE on another host.
type remote struct {
	h    *remoteHost
	rank int
}

func (r remote) send(m message) error {
	return r.h.send(frame{Kind: frameMessage, Rank: r.rank, Message: &m})
}
func (r remote) close() {}

// Terminate and Kill fail if the host is gone, and then its PEs have ended too.
func (r remote) Terminate() { _ = r.h.send(frame{Kind: frameTerminate, Rank: r.rank}) }
func (r remote) Kill()      { _ = r.h.send(frame{Kind: frameKill, Rank: r.rank}) }
func (r remote) Signal(number int) {
	_ = r.h.send(frame{Kind: frameSignal, Rank: r.rank, Signal: number})
}

// startHosts starts the agents of all hosts, which start the PEs.
func (j *job) startHosts(out *output) {
	runtime.LockOSThread() // as start does
	defer runtime.UnlockOSThread()
	first := 0
	for _, host := range j.cfg.Remote.Hosts {
		h := &remoteHost{Host: host, first: first, procs: map[int]*process{}, gone: make(chan struct{}), input: make(chan struct{}, inputWindow)}
		first += host.PEs
		if err := h.connect(j.cfg.Remote.Command(host.Name), out); err != nil {
			j.send(func() { j.giveUp(fmt.Errorf("host %s: %w", host.Name, err)) })
			break
		}
		if !j.send(func() { j.hosts = append(j.hosts, h) }) {
			h.to.Close()
			h.group.Kill()
		}
		go j.hear(h, out)
	}
	timer := time.AfterFunc(j.cfg.Remote.StartTimeout, func() { j.send(j.late) })
	defer timer.Stop()
	<-j.over
}

// connect starts the command of a host's agent.
func (h *remoteHost) connect(cmd *exec.Cmd, out *output) error {
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	defer r.Close()
	from, answer, err := newPipe()
	if err != nil {
		w.Close()
		return err
	}
	defer answer.Close()
	cmd.Stdin, cmd.Stdout = r, answer
	h.stderr = out.lines(out.err, "host "+h.Name+": ", nil)
	cmd.Stderr = h.stderr
	cmd.WaitDelay = killGrace
	procgroup.DieWithParent(cmd)
	if h.group, err = procgroup.Start(cmd); err != nil {
		w.Close()
		from.Close()
		return err
	}
	h.to, h.from, h.frames = w, from, newFrames(from, w)
	return nil
}

// giveUp ends a job that could not be started.
func (j *job) giveUp(cause error) {
	if j.cause == nil && !j.aborting {
		j.cause = cause
		j.abort(cause.Error())
	}
}

// late ends a job some of whose hosts have not answered in time.
func (j *job) late() {
	if !j.starting {
		return
	}
	var names []string
	for _, h := range j.hosts {
		if !h.ready {
			first, _ := Share(h.first, j.cfg.NP, j.cfg.PEs)
			end, _ := Share(h.first+h.PEs, j.cfg.NP, j.cfg.PEs)
			text := fmt.Sprintf("%s (PE %d)", h.Name, first)
			if end-first > 1 {
				text = fmt.Sprintf("%s (PEs %d to %d)", h.Name, first, end-1)
			}
			names = append(names, text)
		}
	}
	j.giveUp(fmt.Errorf("these hosts have not answered within %v: %s", j.cfg.Remote.StartTimeout, strings.Join(names, ", ")))
}

// notFound is the exit code of a shell that does not find a command.
const notFound = 127

// hear hands on what an agent says, until its command has ended.
func (j *job) hear(h *remoteHost, out *output) {
	ended := make(chan error, 1)
	go func() {
		state := h.group.Wait()
		h.from.end()
		ended <- state
	}()
	var broken error
	for {
		f, err := h.receive()
		if err != nil {
			if !errors.Is(err, io.EOF) {
				broken = fmt.Errorf("what its agent sent cannot be parsed; the shell's start-up files there, such as .bashrc, must print nothing: %w", err)
			}
			break
		}
		if err := j.obey(h, f, out); err != nil && !errors.Is(err, syscall.EPIPE) { // how it has ended says more
			broken = err
			break
		}
	}
	state := h.dismissed(broken, ended)
	absent := false
	if broken == nil {
		broken = errors.New("the connection to it ended")
		if state != nil {
			broken = fmt.Errorf("the connection to it ended: %s", exitText(state))
			absent = exitCode(state) == notFound
		}
	}
	h.from.Close()
	_ = h.stderr.flush() // what it says is not the job's
	close(h.gone)
	j.send(func() {
		if !h.ready {
			if absent {
				broken = fmt.Errorf("%w: gpuc is not there; name its path with -agent", broken)
			}
			j.giveUp(fmt.Errorf("host %s: %w", h.Name, broken))
		}
		for _, rank := range slices.Sorted(maps.Keys(h.procs)) {
			j.end(h.procs[rank], broken)
		}
	})
}

// dismissed returns how a host's command has ended. If it is of no use any more, it is given time
// to clear away what it has made.
func (h *remoteHost) dismissed(broken error, ended <-chan error) error {
	if broken != nil {
		h.to.Close()
		go io.Copy(io.Discard, h.from) // it may be writing
		select {
		case state := <-ended:
			return state
		case <-time.After(killGrace):
			h.group.Kill()
		}
	}
	return <-ended
}

// obey does what a frame says.
func (j *job) obey(h *remoteHost, f frame, out *output) error {
	if f.Kind == frameReady {
		if len(h.procs) > 0 {
			return errors.New("its agent has started a second time")
		}
		if f.Protocol != protocol {
			return fmt.Errorf("gpuc there is of another version; install the same on all hosts")
		}
		return j.begin(h)
	}
	if f.Kind == frameTaken {
		select {
		case <-h.input:
			return nil
		default:
			return errors.New("its agent reports input that it was not sent")
		}
	}
	if f.Kind == frameTrace {
		return j.keepPart(h, f.Part, f.Data)
	}
	p := h.procs[f.Rank]
	if p == nil {
		return fmt.Errorf("its agent reports PE %d, which is not on that host", f.Rank)
	}
	stdout, stderr := out.of(f.Rank)
	var err error
	switch f.Kind {
	case frameOut:
		err = j.untilUnheard(func() error { _, err := stdout.Write(f.Data); return err })
	case frameErr:
		err = j.untilUnheard(func() error { _, err := stderr.Write(f.Data); return err })
	case frameExited:
		j.send(func() { p.exited = true })
	case frameEnded:
		err = j.untilUnheard(func() error { return out.flush(f.Rank) })
		var state error
		if f.Error != "" {
			state = &ended{f.Error, f.Code}
		}
		j.send(func() { j.end(p, state) })
	case frameMessage:
		if f.Message != nil {
			j.send(func() { j.message(p, *f.Message) })
		}
	}
	if err != nil {
		j.send(func() { j.fail(j.failuresOf(p, err.Error())...) })
	}
	return nil
}

// untilUnheard waits for a write no longer than the job waits for its reader, and writes nothing after that.
func (j *job) untilUnheard(write func() error) error {
	if closed(j.unheard) {
		return nil
	}
	written := make(chan error, 1)
	go func() { written <- write() }()
	select {
	case err := <-written:
		return err
	case <-j.unheard:
		return nil
	}
}

// begin sends the program to a host that has answered, and has its PEs started.
func (j *job) begin(h *remoteHost) error {
	for rank := h.first; rank < h.first+h.PEs; rank++ {
		r := remote{h, rank}
		h.procs[rank] = &process{rank: rank, host: h.Name, name: "the process", out: r, hands: r}
	}
	if err := h.sendFile(j.cfg.Path); err != nil {
		return err
	}
	wanted := make(chan bool, 1)
	if !j.send(func() { wanted <- !j.aborting }) || !<-wanted {
		return nil
	}
	if err := h.send(frame{Kind: frameStart, Start: &startOrder{
		Name: filepath.Base(j.cfg.Path), Args: j.cfg.Args, Env: j.cfg.Env, Dir: j.cfg.Dir,
		First: h.first, Count: h.PEs, NP: j.cfg.NP, Loopback: len(j.cfg.Remote.Hosts) == 1,
		Trace: j.cfg.Remote.Trace != "",
	}}); err != nil {
		return err
	}
	// Only now: an agent hands nothing on to PEs that it has not started.
	j.send(func() {
		h.ready = true
		for _, rank := range slices.Sorted(maps.Keys(h.procs)) {
			j.add(h.procs[rank])
		}
		if !j.aborting {
			j.starting = slices.ContainsFunc(j.hosts, func(h *remoteHost) bool { return !h.ready }) || len(j.hosts) < len(j.cfg.Remote.Hosts)
		}
	})
	if h.first == 0 {
		go h.feed(j.cfg.Stdin)
	}
	return nil
}

// sendFile sends the program.
func (h *remoteHost) sendFile(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return inParts(f, func(b []byte) error { return h.send(frame{Kind: frameFile, Data: b}) })
}

// feed sends PE 0's input, and its end. It sends no more than a little before PE 0 reads.
func (h *remoteHost) feed(in io.Reader) {
	b := make([]byte, inputPart)
	for in != nil {
		select {
		case h.input <- struct{}{}:
		case <-h.gone:
			return
		}
		n, err := in.Read(b)
		if n > 0 && h.send(frame{Kind: frameInput, Data: b[:n]}) != nil || err != nil {
			break
		}
		if n == 0 {
			<-h.input
		}
	}
	_ = h.send(frame{Kind: frameInput})
}

// closeHosts ends the agents, which end what they have started, and waits for them.
func (j *job) closeHosts() {
	patience, cancel := context.WithTimeout(context.Background(), killGrace)
	defer cancel()
	for _, h := range j.hosts {
		h.to.Close()
	}
	for _, h := range j.hosts {
		select {
		case <-h.gone:
		case <-patience.Done():
			h.group.Kill()
			<-h.gone
		}
	}
}
