package emu

import "unsafe"

// A rendezvous is where the threads of a warp, block or grid wait for each other in a
// call that they make together. Each that comes calls wait. When all have come, World.perform
// performs the call, and the group proceeds: it opens the rendezvous.
//
// In calls on a team a PE does not always wait for all others, and neither does a thread in
// transfers of its warp or block. These calls stand in a queue. A PE comes to its next call
// by World.enter or World.takePart. World.await then has the party wait that acts for the PE:
// a thread, a group or a stream (team.go). A thread comes to its next transfer by World.join
// (group.go). Hosts meet in a collective (hostcollective.go).
//
// What two calls differ in, and how a call reads, stands in call.go.
type rendezvous struct {
	waiting []*thread // in the order in which they came
	round   uint64    // how often it was opened
	order   [2]token  // what the threads of even and of odd rounds know of each other
}

// party is who waits for a call to be performed.
type party interface {
	// proceed lets it go on.
	proceed(w *World)
}

// proceed implements party: the thread waits by itself.
func (t *thread) proceed(w *World) { w.sched.unpark(t) }

// proceed implements party: the threads of a group have all come, and wait for what
// they have come for.
func (g *group) proceed(w *World) {
	g.open(w)
	g.unchecked = w.unchecked()
}

// wait has a thread wait.
func (r *rendezvous) wait(t *thread) { r.waiting = append(r.waiting, t) }

// open lets all who wait go on.
func (r *rendezvous) open(w *World) {
	for _, t := range r.waiting {
		w.sched.unpark(t)
	}
	clear(r.waiting)
	r.waiting = r.waiting[:0]
	r.round++
}

// token is where the race detector keeps what those know who meet next.
//
//go:norace
func (r *rendezvous) token() unsafe.Pointer { return r.order[r.round&1].ptr() }

// queue is calls that parties make one after the other, some ahead of others: the n-th
// calls of all belong together.
type queue[C any] struct {
	base  int // number of the first
	calls []C
}

// at returns call n, which begin makes for the first party.
func (q *queue[C]) at(n int, begin func(n int) C) C {
	for !q.begun(n) {
		q.calls = append(q.calls, begin(q.base+len(q.calls)))
	}
	return q.calls[n-q.base]
}

// begun says that some party has made call n.
func (q *queue[C]) begun(n int) bool { return n-q.base < len(q.calls) }

// trim drops the calls at the front that all have made.
func (q *queue[C]) trim(over func(c C) bool) {
	for len(q.calls) > 0 && over(q.calls[0]) {
		clear(q.calls[:1])
		q.calls = q.calls[1:]
		q.base++
	}
}
