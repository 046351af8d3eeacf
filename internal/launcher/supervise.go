package launcher

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"time"
)

// job supervises the processes; its fields belong to the goroutine of supervise.
type job struct {
	cfg    Config
	pes    []*process
	events chan event
	over   chan struct{} // closed when nobody receives events any more

	failures []Failure
	cause    error // what ended the job from outside
	finished []int // the PEs that were done when the job was aborted
	aborting bool
}

// send hands an event to supervise, unless that has given up.
func (j *job) send(e event) {
	select {
	case j.events <- e:
	case <-j.over:
	}
}

// supervise runs the job to its end.
func (j *job) supervise(ctx context.Context) error {
	var deadline <-chan time.Time
	stages := []struct {
		after time.Duration
		do    func(*process)
	}{
		{j.cfg.Grace, func(p *process) { terminate(p.cmd.Process) }},
		{j.cfg.Grace / 3, func(p *process) { p.cmd.Process.Kill() }},
		{killGrace, func(p *process) {
			j.failures = append(j.failures, Failure{PE: p.rank, Msg: fmt.Sprintf("process %d does not end, although it was killed", p.cmd.Process.Pid)})
		}},
	}
	stage := 0
	defer func() {
		for _, p := range j.pes {
			p.conn.close()
		}
	}()
	canceled := ctx.Done()
	for j.running() && stage <= len(stages) {
		if j.aborting && deadline == nil {
			if stage == len(stages) {
				break
			}
			deadline = time.After(stages[stage].after)
		}
		select {
		case e := <-j.events:
			j.handle(e)
		case <-canceled:
			canceled = nil
			j.cause = context.Cause(ctx)
			j.abort(j.cause.Error())
		case <-deadline:
			for _, p := range j.pes {
				if !p.exited {
					stages[stage].do(p)
				}
			}
			stage++
			deadline = nil
		}
	}
	if j.cause == nil && ctx.Err() != nil {
		j.cause = context.Cause(ctx) // the processes were faster
	}
	if len(j.failures) == 0 && (j.cause == nil || j.clean()) {
		return nil
	}
	return &Error{Failures: j.failures, Cause: j.cause, Done: j.finished}
}

// running reports whether a process has not ended.
func (j *job) running() bool {
	for _, p := range j.pes {
		if !p.ended {
			return true
		}
	}
	return false
}

// clean reports whether every process ended well.
func (j *job) clean() bool {
	for _, p := range j.pes {
		if p.state != nil {
			return false
		}
	}
	return true
}

// handle takes note of an event.
func (j *job) handle(e event) {
	p := e.p
	switch {
	case e.msg != nil:
		j.message(p, *e.msg)
	case e.exit:
		p.exited = true
		p.state = e.err
		if errors.Is(e.err, exec.ErrWaitDelay) {
			p.state = nil // a process that it started holds its output
		}
	default:
		p.gone = true
	}
	if p.exited && p.gone && !p.ended {
		p.ended = true
		j.end(p)
	}
}

// end judges a process that has ended and said all it had to say.
func (j *job) end(p *process) {
	switch {
	case j.aborting || p.failed:
	case p.state != nil:
		j.fail(Failure{PE: p.rank, Msg: exitText(p.state)})
	case p.hello && !p.done:
		j.fail(Failure{PE: p.rank, Msg: "the process ended before its work was done; nothing in it may call os.Exit"})
	default:
		j.together()
	}
}

// together fails the job when one process ended without joining while another
// has joined and would wait for it.
func (j *job) together() {
	joined := j.cfg.MustJoin
	for _, p := range j.pes {
		joined = joined || p.hello
	}
	for _, p := range j.pes {
		if joined && p.ended && !p.hello && !j.aborting {
			j.fail(Failure{PE: p.rank, Msg: "the process ended without calling gpurt.Main, which other PEs have called"})
		}
	}
}

// message handles a message of p.
func (j *job) message(p *process, m message) {
	switch m.Kind {
	case msgHello:
		p.hello = true
		j.together()
	case msgShare:
		for _, q := range j.pes {
			if q != p {
				q.conn.send(message{Kind: msgShared, Data: m.Data})
			}
		}
	case msgFailed:
		p.failed = true
		f := Failure{PE: p.rank, Msg: "failed"}
		if m.Failure != nil {
			f = *m.Failure
			f.PE = p.rank
		}
		j.fail(f)
	case msgDone:
		p.done, p.lost = true, m.Lost
		j.close()
	}
}

// close ends the collective end of the PEs once all are done, if one of them can
// not take part in it.
func (j *job) close() {
	lost := -1
	for _, p := range j.pes {
		if !p.done {
			return
		}
		if p.lost {
			lost = p.rank
		}
	}
	if lost >= 0 {
		j.abort(fmt.Sprintf("the device of PE %d stopped", lost))
	}
}

// fail records a failure and takes the other PEs down.
func (j *job) fail(f Failure) {
	j.failures = append(j.failures, f)
	j.abort(Prefix(f.PE) + firstLine(f.Msg))
}

// abort tells every process that the job is over, once.
func (j *job) abort(cause string) {
	if j.aborting {
		return
	}
	j.aborting = true
	for _, p := range j.pes {
		if p != nil && p.done {
			j.finished = append(j.finished, p.rank)
		}
		if p != nil && !p.exited {
			p.conn.send(message{Kind: msgAbort, Error: cause})
		}
	}
}
