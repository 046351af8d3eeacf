package launcher

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// Failure is how one PE failed.
type Failure struct {
	PE int `json:"pe"`
	// Err is the error, in the process of the PE.
	Err error `json:"-"`
	// Msg is its text, with the stack of a panic if it was one.
	Msg string `json:"msg"`
	// Code is the exit code of the process that ended with the failure, as shells count it: 128
	// and the signal that has ended it. 0 means that no process did.
	Code int `json:"code,omitempty"`
	// Aborted says that the PE was taken down: it failed only after another
	// PE had failed, or after the job was interrupted.
	Aborted bool `json:"aborted,omitempty"`
	// Waiting, of an aborted PE, is where in a kernel it was waiting.
	Waiting string `json:"waiting,omitempty"`
}

// Error is the failure of a job: what its PEs met, in the order in which it
// happened.
type Error struct {
	Failures []Failure
	// PEs are errors of this process: of PEs that caused the failure or, if none of them is here,
	// of those that were taken down.
	PEs []error
	// Cause, if set, is what ended the job from outside, such as an interrupt.
	Cause error
	// Done are the PEs whose work had returned without error when the job was
	// ended. Those that were waiting may have waited for one of them.
	Done []int
	// Hang, if set, is what the PEs did when the job was ended from outside, or because it
	// stood still.
	Hang *hang.Report
}

// Error returns each distinct cause once, with the PEs that met it, and then
// where the PEs that were taken down had been waiting, and which had finished:
//
//	PE 1: ring.go:14: index out of range [8] with length 8 (...)
//	PEs 0 and 2 were waiting at ring.go:17 (SignalWaitUntil)
//	PE 3 had finished
func (e *Error) Error() string {
	var lines []string
	if e.Cause != nil {
		lines = append(lines, e.Cause.Error())
	}
	lines = append(lines, group(e.Failures, func(f Failure) string {
		if f.Aborted {
			return ""
		}
		return f.Msg
	}, func(pes, msg string) string { return pes + ": " + msg })...)
	if len(lines) == 0 {
		// Nothing but aborted PEs: say what they say.
		lines = group(e.Failures, func(f Failure) string { return f.Msg }, func(pes, msg string) string { return pes + ": " + msg })
	}
	told := map[int]bool{} // PEs of which the report says where they wait
	if e.Hang != nil {
		for _, p := range e.Hang.PEs {
			told[p.Rank] = len(p.Groups) > 0
		}
		if e.Hang.Waiting() {
			lines = append(lines, e.Hang.Lines()...)
		}
	}
	waits := group(e.Failures, func(f Failure) string {
		if told[f.PE] {
			return ""
		}
		return f.Waiting
	}, func(pes, at string) string {
		if strings.HasPrefix(pes, "PEs") {
			return pes + " were waiting " + at
		}
		return pes + " was waiting " + at
	})
	if len(waits) > 0 && len(e.Done) > 0 {
		waits = append(waits, pelist(e.Done)+" had finished")
	}
	lines = append(lines, waits...)
	return strings.Join(lines, "\n")
}

// Unwrap returns PEs, the first to fail first, and Cause.
func (e *Error) Unwrap() []error {
	if e.Cause == nil {
		return e.PEs
	}
	return append(slices.Clip(e.PEs), e.Cause)
}

// First returns the failure that happened first, or nil.
func (e *Error) First() *Failure {
	for i := range e.Failures {
		if !e.Failures[i].Aborted {
			return &e.Failures[i]
		}
	}
	return nil
}

// ExitCode is what a launcher ends with after the failure: what the process ended with that
// failed first, and 1 if it did not end by itself.
func (e *Error) ExitCode() int {
	if f := e.First(); f != nil && f.Code != 0 {
		return f.Code
	}
	return 1
}

// group formats failures once per distinct text, in order of appearance; those
// without text are left out.
func group(fs []Failure, text func(Failure) string, format func(pes, text string) string) []string {
	var order []string
	pes := make(map[string][]int)
	for _, f := range fs {
		t := text(f)
		if t == "" {
			continue
		}
		if _, ok := pes[t]; !ok {
			order = append(order, t)
		}
		pes[t] = append(pes[t], f.PE)
	}
	lines := make([]string, len(order))
	for i, t := range order {
		lines[i] = format(pelist(pes[t]), t)
	}
	return lines
}

// pelist returns "PE 1", "PEs 0 and 2", "PEs 0, 2 and 3" or "PEs 0 to 124".
func pelist(pes []int) string {
	slices.Sort(pes)
	pes = slices.Compact(pes)
	if len(pes) == 1 {
		return fmt.Sprintf("PE %d", pes[0])
	}
	const most = 8 // that are listed one by one
	if n := len(pes); n > most && pes[n-1]-pes[0] == n-1 {
		return fmt.Sprintf("PEs %d to %d", pes[0], pes[n-1])
	}
	var b strings.Builder
	b.WriteString("PEs ")
	for i, pe := range pes {
		switch {
		case i == 0:
		case i == len(pes)-1:
			b.WriteString(" and ")
		default:
			b.WriteString(", ")
		}
		fmt.Fprint(&b, pe)
	}
	return b.String()
}
