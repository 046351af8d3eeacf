package launcher

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

const (
	// answerTime is how long PEs may take to say what they do: a kernel that waits looks
	// for questions every some milliseconds, and PEs that share a GPU take turns.
	answerTime = 2 * time.Second
	// lookTime is how long a job is left alone between two looks at what its PEs do.
	lookTime = time.Second
	// abandonedFor is how long PEs stand still of which it is certain that they wait for
	// one that has returned. What that one has sent is on its way no longer.
	abandonedFor = 2 * time.Second
	// forsakenFor is that time where nobody is left who could end the waits of the others: a
	// thread may yet compute beside one of its block that waits.
	forsakenFor = 20 * time.Second
)

// inquiry is the question to all PEs what they do, until they have answered or time is up.
type inquiry struct {
	number  int
	asked   map[int]bool    // processes whose answers are awaited
	heard   int             // of how many there is one
	answers map[int]hang.PE // what PEs do, who themselves or others have said
	then    []func(*hang.Report)
	timer   *time.Timer
}

// ask asks all PEs what they do, and then calls f. If they are being asked already, f gets
// the same report.
func (j *job) ask(f func(*hang.Report)) {
	if q := j.inquiry; q != nil {
		q.then = append(q.then, f)
		return
	}
	j.inquiries++
	q := &inquiry{number: j.inquiries, asked: map[int]bool{}, answers: map[int]hang.PE{}, then: []func(*hang.Report){f}}
	j.inquiry = q
	for _, p := range j.pes {
		if j.joined() > 0 && !p.done && !p.failed && !p.exited && p.out.send(message{Kind: msgAsk, Number: q.number}) == nil {
			q.asked[p.rank] = true
		}
	}
	if j.cfg.answers == 0 {
		q.timer = time.AfterFunc(j.patience, func() {
			j.send(func() {
				if j.inquiry == q {
					j.answered()
				}
			})
		})
	}
	j.settled()
}

// joined is how many PEs take part in the protocol. If one does, all are expected to; if none
// does, nobody will answer.
func (j *job) joined() (n int) {
	for _, p := range j.pes {
		if p.hello {
			n++
		}
	}
	return n
}

// answer takes what a process says about PEs. What that of a PE says of it is not replaced by
// what others say.
func (j *job) answer(p *process, m message) {
	q := j.inquiry
	if q == nil || m.Number != q.number || !q.asked[p.rank] {
		return
	}
	own := j.pesOf(p)
	for _, pe := range m.PEs {
		if _, told := q.answers[pe.Rank]; !told || slices.Contains(own, pe.Rank) {
			q.answers[pe.Rank] = pe
		}
	}
	q.heard++
	delete(q.asked, p.rank)
	j.settled()
}

// settled ends the inquiry if nobody is left to answer: all have, or have ended.
func (j *job) settled() {
	q := j.inquiry
	if q == nil {
		return
	}
	for _, p := range j.pes {
		if p.done || p.failed || p.exited {
			delete(q.asked, p.rank)
		}
	}
	if len(q.asked) == 0 || j.cfg.answers > 0 && q.heard >= j.cfg.answers {
		j.answered()
	}
}

// answered ends the inquiry with what is known.
func (j *job) answered() {
	q := j.inquiry
	j.inquiry = nil
	if q.timer != nil {
		q.timer.Stop()
	}
	j.lasted = j.every()
	if len(q.asked) > 0 {
		j.lasted += j.patience
	}
	for _, p := range j.pes {
		if p.silent += j.lasted; !q.asked[p.rank] {
			p.silent = 0
		}
	}
	r := &hang.Report{}
	for rank := range cmp.Or(j.cfg.PEs, j.cfg.NP) {
		pe := hang.PE{Rank: rank, State: hang.Silent}
		if a, ok := q.answers[rank]; ok {
			pe = a
		}
		r.PEs = append(r.PEs, pe)
	}
	for _, p := range j.pes {
		for _, rank := range j.pesOf(p) {
			switch pe := &r.PEs[rank]; {
			case p.failed, p.exited && (p.state != nil || !p.done && p.hello):
				*pe = hang.PE{Rank: rank, State: hang.Died, Does: j.deathOf(p, rank)}
			case p.done, p.exited:
				*pe = hang.PE{Rank: rank, State: hang.Returned}
			}
		}
	}
	r.Complete()
	for _, f := range q.then {
		f(r)
	}
}

// deathOf says how a PE of a process has failed.
func (j *job) deathOf(p *process, rank int) string {
	for _, f := range j.failures {
		if f.PE == rank {
			return firstLine(f.Msg)
		}
	}
	if p.state != nil {
		return exitText(p.state)
	}
	return "its process has ended"
}

// watch sees that a job stands still.
type watch struct {
	last  *hang.Report
	still time.Duration // since something has changed
	told  bool          // that the PEs may wait for ever
}

// every is the time between two looks.
func (j *job) every() time.Duration {
	if t := j.cfg.HangTimeout; t > 0 {
		return max(min(lookTime, t/4), time.Millisecond)
	}
	return lookTime
}

// watching says that somebody wants to know whether the job stands still: there is a limit, or a
// PE has returned, for which the others may wait in vain. While PEs answer, nobody looks.
func (j *job) watching() bool {
	returned, left := false, false
	for _, p := range j.pes {
		returned = returned || p.done
		left = left || !p.done && !p.exited
	}
	if j.cfg.Emulated { // who see by themselves that they stand still, unless a process is stopped
		returned = false
	}
	return !j.aborting && j.cause == nil && j.inquiry == nil && j.joined() == j.cfg.NP && left && (returned || j.cfg.HangTimeout > 0)
}

// judge ends the job if its PEs have stood still for too long.
func (j *job) judge(r *hang.Report) {
	if j.cfg.Emulated {
		j.judgeSilent(r)
		return
	}
	w := &j.watch
	if w.last == nil || !w.last.Same(r) {
		w.last, w.still, w.told = r, 0, false
		return
	}
	w.still += j.lasted
	if j.aborting || j.cause != nil {
		return
	}
	unchanged := w.still
	forsaken := time.Duration(forsakenFor)
	if j.cfg.HangTimeout > 0 {
		forsaken = j.cfg.HangTimeout
	}
	switch {
	case unchanged >= abandonedFor && r.Abandoned():
		j.hangs(r, "PEs wait for one that has returned")
	case unchanged >= forsaken && r.Forsaken():
		j.hangs(r, fmt.Sprintf("all PEs that have not returned wait, and for %v nothing has happened", unchanged))
	case j.cfg.HangTimeout > 0 && unchanged >= j.cfg.HangTimeout && r.Waiting():
		j.hangs(r, fmt.Sprintf("nothing has happened for %v (-hang-timeout)", unchanged))
	case unchanged >= forsaken && r.Suspect() && !w.told && j.cfg.Report != nil:
		w.told = true
		j.cfg.Report(r, fmt.Sprintf("for %v nothing has happened; some PEs have returned, and those that wait may do so for ever (-hang-timeout ends such a job)", unchanged))
	}
}

// judgeSilent ends the job if a process has not answered for too long. One that computes answers, and
// one that was stopped does not.
func (j *job) judgeSilent(r *hang.Report) {
	for _, p := range j.pes {
		if p.silent >= j.cfg.HangTimeout && !j.aborting && j.cause == nil {
			j.hangs(r, fmt.Sprintf("PE %d has not answered for %v (-hang-timeout); its process may be stopped", j.pesOf(p)[0], p.silent))
		}
	}
}

// hangs ends the job because it stands still.
func (j *job) hangs(r *hang.Report, why string) {
	j.cause, j.report = fmt.Errorf("hang: %s", why), r
	j.abort(j.cause.Error())
}

// interrupt ends the job from outside, once it is known what the PEs do.
func (j *job) interrupt(cause error) {
	j.cause = cause
	j.ask(func(r *hang.Report) {
		if !j.aborting {
			j.report = r
			j.abort(cause.Error())
		}
	})
}

// tell reports what the PEs do to who has asked, and the job goes on.
func (j *job) tell(r *hang.Report) {
	if j.cfg.Report != nil {
		j.cfg.Report(r, "")
	}
}
