package check

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// path is where a call that threads make together stands, and how the kernel comes there. Calls on two
// paths are two instructions on a GPU, also in one line of a function that two branches call.
type path struct {
	at    *nvir.Place
	calls []*nvir.Place // of the functions around it, the outermost first
}

func (t *thread) path() path { return path{t.at, slices.Clone(t.calls)} }

func (p path) same(q path) bool {
	return p.at == q.at && slices.Equal(p.calls, q.calls) || slices.Equal(p.lines(), q.lines())
}

// lines returns the lines of the user's source on the path, that of the call first.
func (p path) lines() (lines []string) {
	for i := range len(p.calls) + 1 {
		at := p.at
		if i > 0 {
			at = p.calls[len(p.calls)-i]
		}
		for ; at != nil; at = at.At {
			if !fault.ReportedAtCall(at.Dir) {
				lines = append(lines, lineOf(at))
			}
		}
	}
	return lines
}
