package launcher

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// job supervises the processes; its fields belong to the goroutine of supervise.
type job struct {
	cfg      Config
	pes      []*process    // those that were started, in order
	hosts    []*remoteHost // whose agents were started
	halved   bool          // it ended before all hosts had answered
	starting bool          // there may be more to come
	events   chan func()   // what happens to the processes, for supervise to do
	stop     chan struct{} // closed when no more are to be started
	over     chan struct{} // closed when nobody receives events any more

	shared   []byte // PE 0's bytes, for those that start later
	failures []Failure
	cause    error // what ended the job from outside
	finished []int // the PEs that were done when the job was aborted
	aborting bool
	reason   string // of aborting
	killing  bool
	// unheard is closed when the job was interrupted, and does not wait for a reader of what
	// processes that have ended wrote.
	unheard chan struct{}
	stage   int // how many stages of ending the PEs are over

	patience  time.Duration // how long PEs may take to answer
	inquiry   *inquiry      // that the PEs are to answer, nil if there is none
	inquiries int
	lasted    time.Duration // the last inquiry, with the time since the one before
	watch     watch
	report    *hang.Report // of what the PEs did when the job was ended
}

// closed reports whether a channel on which nothing is sent is closed.
func closed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

// send hands an event to supervise, and reports whether that still listens.
func (j *job) send(do func()) bool {
	select {
	case j.events <- do:
		return true
	case <-j.over:
		return false
	}
}

// supervise runs the job to its end.
func (j *job) supervise(ctx context.Context) error {
	var deadline <-chan time.Time
	stages := []struct {
		after time.Duration
		do    func(*process)
	}{
		{j.cfg.Grace, func(p *process) { p.hands.Terminate() }},
		{j.cfg.Grace / 3, func(p *process) { p.hands.Kill() }},
		{killGrace, func(p *process) {
			j.failures = append(j.failures, j.failuresOf(p, p.name+" does not end, although it was killed")...)
			p.ended = true
		}},
	}
	canceled, killed := ctx.Done(), procgroup.Killed(ctx)
	var unheard <-chan time.Time
	looks := j.cfg.looks
	if looks == nil {
		ticker := time.NewTicker(j.every())
		defer ticker.Stop()
		looks = ticker.C
	}
	for j.running() {
		var look <-chan time.Time
		if j.watching() {
			look = looks
		}
		if j.aborting && deadline == nil && j.stage < len(stages) {
			deadline = time.After(stages[j.stage].after)
		}
		if j.aborting && canceled == nil && unheard == nil {
			unheard = time.After(2 * j.cfg.Grace) // after all were killed
		}
		select {
		case do := <-j.events:
			do()
		case <-canceled:
			canceled = nil
			j.interrupt(context.Cause(ctx))
		case sig := <-j.cfg.Signals:
			for _, p := range j.pes {
				if !p.exited {
					p.hands.Signal(sig)
				}
			}
		case <-look:
			j.ask(j.judge)
		case <-j.cfg.Ask:
			j.ask(j.tell)
		case <-killed:
			killed = nil
			j.killing = true
			for _, p := range j.pes {
				p.hands.Kill()
			}
		case <-unheard:
			close(j.unheard)
		case <-deadline:
			for _, p := range j.pes {
				if !p.exited {
					stages[j.stage].do(p)
				}
			}
			j.stage++
			deadline = nil
		}
	}
	if j.cause == nil && ctx.Err() != nil {
		j.cause = context.Cause(ctx) // the processes were faster
	}
	if len(j.failures) == 0 && (j.cause == nil || j.clean() && !j.halved && !closed(j.unheard)) {
		return nil
	}
	return &Error{Failures: j.failures, Cause: j.cause, Done: j.finished, Hang: j.report}
}

// close closes the ways to all processes.
func (j *job) close() {
	for _, p := range j.pes {
		p.out.close()
	}
}

// on says where a process runs, for errors.
func (p *process) on() string {
	if p.host == "" {
		return ""
	}
	return "on host " + p.host + ": "
}

// running reports whether a process has not ended, or may still be started.
func (j *job) running() bool {
	return j.starting || slices.ContainsFunc(j.pes, func(p *process) bool {
		return !p.ended && !(closed(j.unheard) && p.exited)
	})
}

// clean reports whether every process ended well.
func (j *job) clean() bool {
	return !slices.ContainsFunc(j.pes, func(p *process) bool { return p.state != nil })
}

// add takes note of a process that was started, and tells it what the others were
// told before.
func (j *job) add(p *process) {
	j.pes = append(j.pes, p)
	if j.shared != nil {
		p.out.send(message{Kind: msgShared, Data: j.shared})
	}
	if j.aborting {
		p.out.send(message{Kind: msgAbort, Error: j.reason})
	}
	// One that was being started when the others were told to end has nothing to end.
	if j.killing || j.stage > 0 {
		p.hands.Kill()
	}
}

// end judges a process that has ended and said all it had to say.
func (j *job) end(p *process, state error) {
	if p.ended {
		return // it has said so, and now its connection is closed
	}
	p.exited = true
	p.ended, p.state = true, state
	defer j.settled()
	switch {
	case j.aborting || p.failed:
	case p.state != nil:
		fs := j.failuresOf(p, exitText(p.state))
		for i := range fs {
			fs[i].Code = exitCode(p.state)
		}
		j.fail(fs...)
	case p.hello && !p.done:
		j.fail(j.failuresOf(p, "the process ended before its work was done; nothing in it may call os.Exit")...)
	default:
		j.failUnjoined()
	}
}

// failUnjoined fails the job when one process ended without joining while another
// has joined and would wait for it.
func (j *job) failUnjoined() {
	joined := j.cfg.MustJoin || j.joined() > 0
	for _, p := range j.pes {
		if joined && p.ended && !p.hello && !j.aborting {
			j.fail(j.failuresOf(p, "the process ended without calling gpurt.Main, which other PEs have called")...)
		}
	}
}

// message handles a message of p.
func (j *job) message(p *process, m message) {
	switch m.Kind {
	case msgHello:
		p.hello = true
		j.failUnjoined()
	case msgShare:
		j.shared = m.Data
		for _, q := range j.pes {
			if q != p {
				q.out.send(message{Kind: msgShared, Data: m.Data})
			}
		}
	case msgBye:
		p.exited = true
		j.end(p, nil)
	case msgFailed:
		p.failed = true
		f := Failure{PE: j.first(p), Msg: "failed"}
		if m.Failure != nil {
			f = *m.Failure
		}
		j.fail(f)
		j.settled()
	case msgDone:
		p.done, p.lost = true, m.Lost
		j.part()
		j.settled()
	case msgState:
		j.answer(p, m)
	case msgGarbled:
		p.failed = true
		j.fail(j.failuresOf(p, m.Error)...)
		j.settled()
	}
}

// part ends the collective end of the PEs once all are done, if one of them can
// not take part in it.
func (j *job) part() {
	if len(j.pes) < j.cfg.NP {
		return
	}
	lost := -1
	for _, p := range j.pes {
		if !p.done {
			return
		}
		if p.lost {
			lost = j.first(p)
		}
	}
	if lost >= 0 {
		j.abort(fmt.Sprintf("the device of PE %d stopped", lost))
	}
}

// fail records a failure, of one PE or of those of a process, and takes the others down.
func (j *job) fail(fs ...Failure) {
	for _, f := range fs {
		if !slices.Contains(j.failures, f) { // PEs of several processes may know of it
			j.failures = append(j.failures, f)
		}
	}
	j.abort(fault.Prefix(fs[0].PE) + firstLine(fs[0].Msg))
}

// Share returns which of so many PEs the process of a number has: the first one, and how
// many. No process has two more than another.
func Share(process, processes, pes int) (first, count int) {
	pes = cmp.Or(pes, processes)
	first = process * pes / processes
	return first, (process+1)*pes/processes - first
}

// first is the first PE of a process.
func (j *job) first(p *process) int {
	first, _ := Share(p.rank, j.cfg.NP, j.cfg.PEs)
	return first
}

// failuresOf is a failure of a process, as one of each of its PEs.
func (j *job) failuresOf(p *process, msg string) (fs []Failure) {
	for _, pe := range j.pesOf(p) {
		fs = append(fs, Failure{PE: pe, Msg: p.on() + msg})
	}
	return fs
}

// pesOf are the PEs of a process.
func (j *job) pesOf(p *process) (pes []int) {
	first, count := Share(p.rank, j.cfg.NP, j.cfg.PEs)
	for i := range count {
		pes = append(pes, first+i)
	}
	return pes
}

// abort tells every process that the job is over, once, and starts no more.
func (j *job) abort(reason string) {
	if j.aborting {
		return
	}
	j.aborting, j.reason = true, reason
	close(j.stop)
	if len(j.cfg.Remote.Hosts) > 0 && j.starting {
		j.starting, j.halved = false, true // a host that answers now is not asked to start anything
	}
	for _, p := range j.pes {
		if p.done {
			j.finished = append(j.finished, j.pesOf(p)...)
		}
		if !p.exited {
			p.out.send(message{Kind: msgAbort, Error: reason})
		}
	}
}
