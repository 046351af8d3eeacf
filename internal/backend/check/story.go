package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// Story tells of an execution: its steps with their lines, which read has seen which write, and what
// arrived when. Its director calls Step before each step.
type Story struct {
	verdict.Timeline
	event  map[emu.Actor]int // the last step of each actor, by its number
	sent   map[any]int       // the step that has sent what arrives, by the note of the operation
	writes []written
	heard  map[*block]map[*thread]string // where a thread was in its last step of which another block has read
	over   bool
	sender map[int]*thread // who has taken a step
	names  map[any]named   // parameters, by the object of their memory
}

// written is memory that a step has written.
type written struct {
	extent
	step  int
	value uint64
	known bool
}

// named is memory that a parameter of a kernel stands for.
type named struct {
	name string
	size uintptr // of an element
}

// NewStory returns a story without steps.
func NewStory() *Story {
	return &Story{event: map[emu.Actor]int{}, sent: map[any]int{}, heard: map[*block]map[*thread]string{}, sender: map[int]*thread{}, names: map[any]named{}}
}

// End ends the story: a thread has failed.
func (s *Story) End() { s.over = true }

// Step begins a step.
func (s *Story) Step(x emu.Step) {
	if s.over {
		return
	}
	if x.Block != "" {
		s.Events = append(s.Events, verdict.Event{Step: s.lastStep() + 1, PE: x.Actor.PE, Text: x.Block})
		return
	}
	n := 1
	if last := len(s.Events); last > 0 {
		n = s.lastStep() + 1
	}
	e := verdict.Event{Step: n, PE: x.Actor.PE}
	if x.Actor.Launch == 0 {
		e.Arrives = s.sent[x.Note]
		e.Text = "an operation arrives"
		if i := s.find(e.Arrives); i >= 0 {
			e.Text, e.At = "arrives: "+s.Events[i].Text, s.Events[i].At
		}
		e.PE = x.To
		for _, a := range x.Accesses {
			s.writes = append(s.writes, written{extent: extent{a.Lo, a.Hi}, step: n})
		}
	}
	s.event[x.Actor] = n
	s.Events = append(s.Events, e)
}

func (s *Story) lastStep() int {
	for i := len(s.Events) - 1; i >= 0; i-- {
		if s.Events[i].Step > 0 {
			return s.Events[i].Step
		}
	}
	return 0
}

// find returns the number of the event of a step, -1 if there is none.
func (s *Story) find(step int) int {
	return slices.IndexFunc(s.Events, func(e verdict.Event) bool { return step > 0 && e.Step == step })
}

// tells says what the thread does in its step, or between two of its steps.
func (t *thread) tells(format string, args ...any) {
	s := t.c.story
	if s == nil || s.over {
		return
	}
	text, n := fmt.Sprintf(format, args...), s.event[t.e.Actor()]
	i := s.find(n)
	if i < 0 || s.Events[i].Text != "" {
		s.Events = append(s.Events, verdict.Event{PE: t.launch.pe})
		i = len(s.Events) - 1
	}
	e := &s.Events[i]
	e.Text, e.At, e.Who = text, lineOf(t.at), t.who()
	s.sender[e.Step] = t
	Told(*e)
}

// Told is called for each step of a thread whose story is told, when the step has been taken: a place for
// a breakpoint.
//
//go:noinline
func Told(verdict.Event) {}

// who names the thread within its PE, as briefly as can be.
func (t *thread) who() string {
	var parts []string
	if t.launch.cfg.Grid.Count() > 1 {
		parts = append(parts, fmt.Sprintf("block %d", t.g.BlockNumber()))
	}
	if t.block.size > 1 {
		parts = append(parts, fmt.Sprintf("thread %d", t.rank))
	}
	return strings.Join(parts, " ")
}

// tellsRead says what the thread has read from n bytes at p, and in which step that was written. A value that
// is not the newest one is old.
func (t *thread) tellsRead(what string, p, n uintptr, value uint64, old bool) {
	s := t.c.story
	if s == nil || s.over {
		return
	}
	text := fmt.Sprintf("%s of %s: %d", what, t.c.name(p), value)
	if old {
		text += fmt.Sprintf(", an old value; the newest is %d", peek(p, int64(n)))
	}
	t.tells("%s", text)
	for i := len(s.writes) - 1; i >= 0; i-- {
		w := s.writes[i]
		if w.lo >= p+n || p >= w.hi || old && (!w.known || w.value != value) {
			continue
		}
		s.Events[s.indexOf(t)].From = w.step
		from := w.step
		if at := s.find(from); at >= 0 && s.Events[at].Arrives > 0 {
			from = s.Events[at].Arrives
		}
		if by := s.sender[from]; by != nil {
			if s.heard[t.block] == nil {
				s.heard[t.block] = map[*thread]string{}
			}
			s.heard[t.block][by] = s.Events[s.find(from)].At
		}
		return
	}
}

// indexOf returns the number of the last event of the thread.
func (s *Story) indexOf(t *thread) int {
	for i := len(s.Events) - 1; i > 0; i-- {
		if e := &s.Events[i]; e.PE == t.launch.pe && e.Arrives == 0 && e.Who == t.who() {
			return i
		}
	}
	return 0
}

// tellsWrite says that the thread writes n bytes at p by an atomic access.
func (t *thread) tellsWrite(what string, p, n uintptr, value uint64) {
	s := t.c.story
	if s == nil || s.over {
		return
	}
	t.tells("%s of %s to %d", what, t.c.name(p), value)
	s.writes = append(s.writes, written{extent{p, p + n}, s.event[t.e.Actor()], value, true})
}

// tellsSent says that the thread sends an operation with a note.
func (t *thread) tellsSent(c *threadapi.Call, note any) {
	s := t.c.story
	if s == nil || s.over {
		return
	}
	what := c.Op.Name
	switch {
	case c.Word.Obj != nil:
		what += " " + t.c.name(t.onPeer(c.Word, c.PE))
	case c.Dst.Obj != nil && c.Op.Params[0] == op.DstSym:
		what += " " + t.c.name(t.onPeer(c.Dst, c.PE))
	}
	t.tells("%s, PE %d", what, c.PE)
	if note != nil {
		s.sent[note] = s.event[t.e.Actor()]
	}
}

// tellsFailure ends the story with a race or another conflict of two accesses.
func (t *thread) tellsFailure(what string, rec, other *record) {
	s := t.c.story
	if s == nil || s.over {
		return
	}
	s.Events = append(s.Events, verdict.Event{PE: t.launch.pe, At: lineOf(rec.place), Who: t.who(), Text: fmt.Sprintf("%s, with %s", what, other.text())})
	needs, beforeUpdate := t.conflict(rec, other).Edge()
	to := lineOf(rec.place)
	if beforeUpdate {
		if at := s.heard[t.block][other.by]; at != "" {
			to = at
		}
	}
	if needs != "" {
		s.Missing = fmt.Sprintf("%s between %s and %s", needs, lineOf(other.place), to)
	}
}

// launched remembers which memory the parameters of a launch stand for.
func (s *Story) launched(c *Checker, l *launch) {
	if s == nil {
		return
	}
	for i, leaf := range l.passed.leaves {
		if leaf.Role != manifest.Address {
			continue
		}
		size := uintptr(8)
		if p := l.kernel.Params[leaf.At[0]]; len(leaf.At) == 1 && p.Size > 0 {
			size = uintptr(p.Size)
		}
		if r := c.memories.at(uintptr(l.passed.regs[i])); r != nil {
			s.names[r.key()] = named{leaf.Path, size}
		}
	}
}

// key is what the memories of all PEs of one symmetric allocation have in common.
func (r *region) key() any {
	if r.obj != nil {
		return r.obj
	}
	return r.base
}

// name returns what a kernel calls memory at p.
func (c *Checker) name(p uintptr) string {
	r := c.memories.at(p)
	if r == nil {
		return "memory"
	}
	if n, ok := c.story.names[r.key()]; ok {
		return fmt.Sprintf("%s[%d]", n.name, (p-r.base)/n.size)
	}
	return fmt.Sprintf("byte %d of an allocation of %d bytes", p-r.base, r.end-r.base)
}
