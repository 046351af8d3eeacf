package gpu

// Span is a part of a kernel that a trace shows under a name (gpuc run -trace). Without a
// trace it is nothing: the machine code is the same with it and without.
type Span struct {
	t     *Thread
	id    uint64
	place uint32 // on a GPU
}

// BeginSpan begins a span, which End ends. name is a constant. The span is of the thread that
// makes the call. Where all threads of a block make it, a trace shows one span, from the first
// call of BeginSpan to the last of End. Spans may stand inside each other.
func BeginSpan(t *Thread, name string) Span { return Span{t: t, id: t.api().BeginSpan(name)} }

// End ends the span. The thread that has begun it makes the call.
func (s Span) End() { s.t.api().EndSpan(s.id) }
