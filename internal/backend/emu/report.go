package emu

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// stuck ends what waits for ever: every thread waits, and nothing is left to
// deliver.
func (w *World) stuck() {
	if !w.hosts.allWait() {
		return // a host goes on whose context has ended
	}
	if w.sched.progress == w.stuckAt {
		w.giveUp()
		return
	}
	w.stuckAt = w.sched.progress
	if len(w.launches.live) > 0 {
		w.deadlock()
		return
	}
	if w.deadlockOnStreams() {
		return
	}
	waits := w.hostWaits()
	var errs jointFailure
	w.hosts.mu.Lock()
	for _, p := range w.pes {
		if c := p.call; c != nil && c.coll != nil {
			w.hosts.release(c, errs.as(p.rank, fmt.Errorf("%s: not all PEs call it: %s", c.what, waits)))
		}
	}
	for _, p := range w.pes {
		if c := p.call; c != nil && w.hosts.blocked == w.hosts.live {
			w.hosts.release(c, errs.as(p.rank, fmt.Errorf("%s: it waits for ever: %s", c.what, waits)))
		}
	}
	w.hosts.mu.Unlock()
	w.hosts.interrupt.Store(true)
}

// giveUp ends the calls of all hosts. It is for a bug of the emulator: what waits for ever was ended,
// and still nothing can go on.
func (w *World) giveUp() {
	err := fmt.Errorf("internal error of the emulator, please report it: nothing can go on, and nothing is left to end: %s", w.hostWaits())
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	w.hosts.lost = true
	for _, p := range w.pes {
		if c := p.call; c != nil {
			w.hosts.release(c, err)
		}
	}
	w.hosts.interrupt.Store(true)
}

// deadlock fails all launches with one report.
func (w *World) deadlock() {
	report := w.report(nil)
	kernels := slices.Clone(w.launches.live)
	err := func(k *kernel) error {
		e := k.waitFault()
		if e == nil {
			return fmt.Errorf("kernel %s on PE %d does not end; %s", k.name, k.pe.rank, report)
		}
		e.Msg = "deadlock: every thread waits and nothing is left to deliver" + report
		return e
	}
	var errs jointFailure
	first := slices.MinFunc(kernels, func(a, b *kernel) int { return a.pe.rank - b.pe.rank })
	errs.as(first.pe.rank, err(first))
	for _, k := range kernels {
		k.fail(errs.as(k.pe.rank, err(k)))
	}
	w.drain()
}

// hung is a thread that is to fail since nothing happens any more, and why.
type hung struct {
	t   *thread
	msg string
}

// hangs has the engine fail t, when it can ask all threads what they do.
func (w *World) hangs(t *thread, msg string) {
	w.hung = hung{t, msg}
	w.sched.yield(t)
}

// failHung fails the thread that hangs, if there is one, with a report.
func (w *World) failHung() {
	t := w.hung.t
	if t == nil {
		return
	}
	msg := w.hung.msg + w.report(nil)
	w.hung = hung{}
	w.sched.take(t)
	w.throw(t, &raised{kind: fault.Wait, msg: msg})
	w.resume(t)
}

// waitFault returns an error at a thread that waits, nil if none does: the first of
// those that wait for memory, without whom the others would not wait for threads. The
// message is what it waits for. A report has had the threads note where they are.
func (k *kernel) waitFault() *fault.Error {
	t := k.first((*thread).waits)
	if t == nil {
		return nil
	}
	return t.notedFault(fault.Wait, t.waitText())
}

// runFault returns an error at the first thread that has begun and does not wait, nil
// if there is none.
func (k *kernel) runFault() *fault.Error {
	t := k.first((*thread).suspended)
	if t == nil {
		return nil
	}
	return t.notedFault(fault.Running, fault.Message(fault.Running, "", 0, 0))
}

// first returns the first thread, in the order of reports, for which is returns true,
// or nil.
func (k *kernel) first(is func(t *thread) bool) (first *thread) {
	for _, b := range k.live {
		for i := range b.threads {
			if t := &b.threads[i]; t.b == b && is(t) && (first == nil || t.before(first)) {
				first = t
			}
		}
	}
	return first
}

// notedFault returns an error at the place that the thread has noted.
func (t *thread) notedFault(kind fault.Kind, msg string) *fault.Error {
	e := t.newFault()
	e.File, e.Line = t.place()
	e.Kind, e.Msg = kind, msg
	return e
}

// waits says that the thread waits, or looks at a word again and again.
func (t *thread) waits() bool {
	return t.state == parked || t.suspended() && t.wait.kind == waitPoll
}

// suspended says that the thread has begun and lets others run.
func (t *thread) suspended() bool { return t.state == ready && t.f != nil }

// before says that a report names the wait of t before that of o.
func (t *thread) before(o *thread) bool {
	memory := func(t *thread) int {
		if t.wait.kind < waitTeam {
			return 0
		}
		return int(t.wait.kind)
	}
	return cmp.Or(memory(t)-memory(o), t.b.rank-o.b.rank, t.rank-o.rank) < 0
}

// waitText returns what a thread that waits waits for.
func (t *thread) waitText() string { return t.wait.text(deviceFunction(t.pcs)) }

// report says who waits where for what, and who runs where: of one GPU, or, for nil, of all
// and their hosts.
func (w *World) report(only *pe) string {
	return indented(w.census(only))
}

// indented returns the lines of a report, below another line.
func indented(r *hang.Report) string {
	var b strings.Builder
	for _, line := range r.Lines() {
		b.WriteString("\n\t" + line)
	}
	return b.String()
}

// probe has a waiting thread note where it is.
func (w *World) probe(t *thread) {
	t.probe = true
	if t.f.in == nil {
		t.f.next()
		return
	}
	t.f.resume()
}

// hostWaits says what the hosts wait for.
func (w *World) hostWaits() string {
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	var s []string
	for _, p := range w.pes {
		switch {
		case p.closed:
			s = append(s, fmt.Sprintf("PE %d %s", p.rank, p.doing()))
		case p.call != nil:
			s = append(s, fmt.Sprintf("PE %d: %s", p.rank, p.call.what))
		}
	}
	return strings.Join(s, "; ")
}

// jointFailure is the errors of PEs whose calls end at once. That of the PE with the lowest
// number is the cause of the job's end, whichever host runs first.
type jointFailure struct {
	pe    int
	first error
}

// as returns err as the error of a PE. Those of the lowest PE come first.
func (t *jointFailure) as(pe int, err error) error {
	if t.first == nil {
		t.pe, t.first = pe, err
	}
	if pe == t.pe {
		return err
	}
	return &fault.Report{PE: t.pe, First: t.first, Err: err}
}
