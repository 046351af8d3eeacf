// Package trace is what a job did when: events of kernels, and what is made of them. Back ends
// record events in parts, one for each process. Assemble joins the parts to a trace, with one
// time for all PEs. A trace is written as trace event JSON, which Perfetto and Chrome show, and
// read back for its summary (package traceview).
//
// It imports only the table of operations. Start reading at Event and Trace.
package trace

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Kind is what happens during an event.
type Kind string

const (
	Kernel     Kind = "kernel"     // a block runs; on a stream, the whole launch
	Span       Kind = "span"       // a part of a kernel that the user has named
	Wait       Kind = "wait"       // for a word of memory
	Barrier    Kind = "barrier"    // of PEs, or a sync
	Collective Kind = "collective" // of PEs
	Order      Kind = "order"      // a fence, flush or quiet
	Put        Kind = "put"        // also with a signal
	Get        Kind = "get"
	Signal     Kind = "signal"
	Atomic     Kind = "atomic"
	Stream     Kind = "stream" // other work of a stream
)

// KindOf returns the kind of an operation, and "" for one that is no event.
func KindOf(o *op.Op) Kind {
	switch o.Family {
	case op.Wait, op.Sig:
		switch {
		case o.Blocks:
			return Wait
		case o.Result != op.NoResult || o.Family == op.Wait:
			return ""
		case o.Params[0] == op.Signal:
			return Signal
		}
		return Put
	case op.SyncOp:
		return Barrier
	case op.Coll:
		return Collective
	case op.Order:
		return Order
	case op.AMO:
		return Atomic
	case op.RMA:
		switch {
		case o.Addresses():
			return ""
		case o.Blocks: // a wait for a line
			return Wait
		case o.Result != op.NoResult || o.Params[0] == op.DstLocal:
			return Get
		}
		return Put
	}
	return ""
}

// Waits reports whether events of this kind wait for other PEs.
func (k Kind) Waits() bool { return k == Wait || k == Barrier || k == Collective }

// Level is how much is recorded.
type Level string

const (
	// Waits records kernels, spans, waits, barriers and collectives alone.
	Waits Level = "waits"
	// All records what sends and orders too.
	All Level = "all"
)

// ParseLevel reads a level; an empty one is Waits.
func ParseLevel(s string) (Level, error) {
	switch l := Level(s); l {
	case "":
		return Waits, nil
	case Waits, All:
		return l, nil
	}
	return "", fmt.Errorf("there is no level %q of traces; use %s or %s", s, Waits, All)
}

// Records reports whether events of a kind are recorded. The empty level records nothing.
func (l Level) Records(k Kind) bool {
	switch k {
	case "":
		return false
	case Put, Get, Signal, Atomic, Order:
		return l == All
	}
	return l != ""
}

// NoPE stands for a PE that is not known, or that there is not.
const NoPE = -1

// Event is something that took time.
type Event struct {
	PE   int    `json:"pe"`
	Kind Kind   `json:"kind"`
	Name string `json:"name"`
	// Start and End are times in nanoseconds.
	Start int64 `json:"start"`
	End   int64 `json:"end"`
	// Stream is the number of a stream, from 1, or Launches, for what is done on one; 0 for
	// what a block does.
	Stream int `json:"stream,omitempty"`
	// Kernel is the kernel of the block, Launch the number of the launch on the PE, and Block
	// the index of the block.
	Kernel string `json:"kernel,omitempty"`
	Launch int    `json:"launch,omitempty"`
	Block  [3]int `json:"block"`
	// Thread is the rank in the block of the first thread that took part in the event, of
	// Threads that are known.
	Thread  int    `json:"thread,omitempty"`
	Threads int    `json:"threads,omitempty"`
	File    string `json:"file,omitempty"`
	Line    int    `json:"line,omitempty"`
	// To is the PE plus 1 to which an operation sends, or from which it gets.
	To int `json:"to,omitempty"`
	// Cause is what ended a wait, if that is known.
	Cause *Cause `json:"cause,omitempty"`
	// Word is what is waited for or updated, if it is known, as a place that is the same on
	// all PEs, and Value what was found there or sent.
	Word  uint64 `json:"word,omitempty"`
	Value uint64 `json:"value,omitempty"`
	// Unfinished says that a failure ended the event.
	Unfinished bool `json:"unfinished,omitempty"`
}

// Cause is what ended a wait: a block or a stream of a PE, which sent something or came to a
// barrier.
type Cause struct {
	PE     int    `json:"pe"`
	Stream int    `json:"stream,omitempty"`
	Launch int    `json:"launch,omitempty"`
	Block  [3]int `json:"block"`
	// Sent is when it was sent, and Arrived when it came, or 0 if that is not known.
	Sent    int64 `json:"sent"`
	Arrived int64 `json:"arrived,omitempty"`
	// File and Line are of the operation that sent it.
	File string `json:"file,omitempty"`
	Line int    `json:"line,omitempty"`
}

// place returns the line of the source, or "".
func place(file string, line int) string {
	if file == "" {
		return ""
	}
	return fmt.Sprintf("%s:%d", file, line)
}

// Place returns the line of the source at which the event is.
func (e *Event) Place() string { return place(e.File, e.Line) }

// Place returns the line of the source of the operation that sent it.
func (c *Cause) Place() string { return place(c.File, c.Line) }

// Duration returns how long the event lasts.
func (e Event) Duration() int64 { return e.End - e.Start }

// From returns the PE that ended the wait, or NoPE.
func (e *Event) From() int {
	if e.Cause == nil {
		return NoPE
	}
	return e.Cause.PE
}

// Trace is what all PEs did.
type Trace struct {
	// PEs is the number of PEs.
	PEs int `json:"pes"`
	// Clock is what times are of.
	Clock Clock `json:"clock"`
	// Level is how much was recorded.
	Level Level `json:"level"`
	// Skew is how far the times of two PEs may be apart, in nanoseconds, 0 if they are of
	// one clock.
	Skew int64 `json:"skew,omitempty"`
	// Dropped counts events that are missing, for which there was no room.
	Dropped uint64 `json:"dropped,omitempty"`
	// Missing are PEs of which nothing was recorded, and Notes what else is to be said.
	Missing []int    `json:"missing,omitempty"`
	Notes   []string `json:"notes,omitempty"`
	// Events are sorted by time.
	Events []Event `json:"-"`
}

// Clock is what a time is.
type Clock string

const (
	// Steps are calls of device functions, of all PEs in their one order; each counts as a
	// nanosecond.
	Steps Clock = "steps"
	// Timer is the GPU's, in nanoseconds.
	Timer Clock = "timer"
)
