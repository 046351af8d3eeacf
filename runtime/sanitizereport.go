package gpurt

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file makes errors of what sanitized kernels report.

// report returns the first report as an error, and prints the others, one for each two places.
func (s *sanitized) report(pe *PE, words []uint64) error {
	n := min(int(words[0]), sanitizer.ReportCount)
	var first *fault.Error
	seen := map[string]bool{}
	for i := range n {
		r := words[sanitizer.ReportHead+i*sanitizer.ReportWords:]
		e := s.read(r[:sanitizer.ReportWords])
		places := fmt.Sprint(e.File, e.Line, sanitizer.What(r[3]).Site(), r[5])
		switch {
		case seen[places]:
		case first == nil:
			first = e
		default:
			pe.Logf("%v", e)
		}
		seen[places] = true
	}
	if first == nil {
		return nil
	}
	return first
}

// read makes an error of a report.
func (s *sanitized) read(r []uint64) *fault.Error {
	who, what := sanitizer.Who(r[0]), sanitizer.What(r[1])
	other, how := sanitizer.Who(r[2]), sanitizer.What(r[3])
	here := s.site(what)
	l := s.launch(what)
	e := &fault.Error{Kernel: l.kernel, PE: who.PE(), File: here.File, Line: here.Line, Kind: fault.Access}
	e.Block, e.Thread = indexOf(who.Block(), l.cfg.Grid), indexOf(who.Thread(), l.cfg.Block)
	address := r[4]
	switch r[5] {
	case sanitizer.Unwritten:
		e.Msg = fmt.Sprintf("%s (%s) of %s that nobody has written", kindNames[what.Kind()], here.Text, s.where(address))
	case sanitizer.OutOfBounds:
		e.Msg = fmt.Sprintf("%s (%s) from %s on, behind its end", kindNames[what.Kind()], here.Text, s.where(address))
	case sanitizer.UseAfterFree:
		e.Msg = fmt.Sprintf("%s (%s) of %s, which was freed", kindNames[what.Kind()], here.Text, s.where(address))
	default:
		there := s.site(how)
		at := fmt.Sprintf("block %d, thread %d", other.Block(), other.Thread())
		if other.PE() == who.PE() {
			o := s.launch(how)
			b, t := indexOf(other.Block(), o.cfg.Grid), indexOf(other.Thread(), o.cfg.Block)
			at = fmt.Sprintf("block (%d,%d,%d), thread (%d,%d,%d)", b[0], b[1], b[2], t[0], t[1], t[2])
		}
		e.Msg = fmt.Sprintf("race on %s: %s (%s) here, and the %s (%s) at %s:%d by PE %d, %s; missing: %s", s.where(address), kindNames[what.Kind()], here.Text,
			kindNames[how.Kind()], there.Text, there.File, there.Line, other.PE(), at, missing(who, what, other, how))
	}
	return e
}

// kindNames are kinds of accesses as reports of the back end check name them.
var kindNames = [16]string{
	sanitizer.Load: "load", sanitizer.Store: "store", sanitizer.Atomic: "atomic access", sanitizer.Take: "read of the source", sanitizer.Deliver: "write",
	sanitizer.Fetch: "read", sanitizer.PutWord: "write", sanitizer.GetWord: "read", sanitizer.Remote: "remote atomic", sanitizer.Look: "wait", sanitizer.Together: "access",
}

// site returns a place by its number.
func (s *sanitized) site(w sanitizer.What) fault.Site {
	for _, m := range s.modules {
		if i := w.Site() - m.firstSite; i >= 0 && i < len(m.man.Sites) {
			return m.man.Sites[i]
		}
	}
	return fault.Site{File: "an unknown place"}
}

// launch returns the last launch with what is left of its number.
func (s *sanitized) launch(w sanitizer.What) launched {
	for i := len(s.launches); i > 0; i-- {
		if (sanitizer.What(uint64(i) << 36)).Launch() == w.Launch() {
			return s.launches[i-1]
		}
	}
	return launched{}
}

// indexOf returns the index of a number.
func indexOf(n int, in engine.Dim3) [3]int {
	x, y := max(in.X, 1), max(in.Y, 1)
	return [3]int{n % x, n / x % y, n / x / y}
}

// where names memory.
func (s *sanitized) where(address uint64) string {
	if address>>63 != 0 {
		return "shared memory of the block"
	}
	for _, r := range s.regions {
		if r.lo <= address && address < r.hi {
			return fmt.Sprintf("byte %d of an allocation of %d bytes", address-r.lo, r.hi-r.lo)
		}
	}
	return "memory"
}

// missing says what would have ordered another access before one.
func missing(who sanitizer.Who, what sanitizer.What, other sanitizer.Who, how sanitizer.What) string {
	return fault.Conflict{
		Atomic: what.Kind() == sanitizer.Atomic, OtherAtomic: how.Kind() == sanitizer.Atomic,
		Remote: what.Kind() == sanitizer.Remote, OtherRemote: how.Kind() == sanitizer.Remote,
		OtherTakes: how.Kind() == sanitizer.Take, Later: what.Later(), OtherLater: how.Later(), OtherWrites: how.Write(),
		SameThread: who>>24 == other>>24, SameBlock: who>>34 == other>>34, SamePE: who.PE() == other.PE(), SameLaunch: true,
	}.Missing()
}
