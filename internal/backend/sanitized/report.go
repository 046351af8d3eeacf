package sanitized

import (
	"encoding/binary"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file makes errors of what sanitized kernels report.

// reported adds what sanitized kernels have reported so far to the error that the work of a
// stream has ended with, nil if nothing went wrong.
func (d *Device) reported(ended error) error {
	if d.launches == 0 {
		return ended
	}
	if first := d.report(hostWords(d.reports)); first != nil {
		first.Ended = ended
		return first
	}
	return ended
}

// hostWords returns the words of memory of the host as a GPU has written them.
func hostWords(m driver.Mem) []uint64 {
	at := m.Address()
	b := unsafe.Slice(*(**byte)(unsafe.Pointer(&at)), m.Bytes)
	words := make([]uint64, len(b)/8)
	for i := range words {
		words[i] = binary.LittleEndian.Uint64(b[8*i:])
	}
	return words
}

// report returns the first report, and prints the others, one for each two places. A kernel that
// fails may leave one that is not whole.
func (d *Device) report(words []uint64) (first *fault.Error) {
	n := min(int(words[0]), sanitizer.ReportCount)
	seen := map[string]bool{}
	for i := range n {
		r := words[sanitizer.ReportHead+i*sanitizer.ReportWords:]
		if r[5] == 0 {
			continue
		}
		e := d.read(r[:sanitizer.ReportWords])
		places := fmt.Sprint(e.File, e.Line, sanitizer.What(r[3]).Site(), r[5])
		switch {
		case seen[places]:
		case first == nil:
			first = e
		default:
			d.log(e)
		}
		seen[places] = true
	}
	return first
}

// read makes an error of a report.
func (d *Device) read(r []uint64) *fault.Error {
	who, what := sanitizer.Who(r[0]), sanitizer.What(r[1])
	other, how := sanitizer.Who(r[2]), sanitizer.What(r[3])
	here := d.site(what)
	l := d.launch(what)
	e := &fault.Error{Kernel: l.kernel, PE: who.PE(), File: here.File, Line: here.Line, Kind: fault.Access}
	e.Block, e.Thread = indexOf(who.Block(), l.cfg.Grid), indexOf(who.Thread(), l.cfg.Block)
	address := r[4]
	switch r[5] {
	case sanitizer.Unwritten:
		e.Msg = fmt.Sprintf("%s (%s) of %s that was never written", nameOf(what), here.Text, d.where(address))
	case sanitizer.OutOfBounds:
		e.Msg = fmt.Sprintf("%s (%s) from %s on, past its end", nameOf(what), here.Text, d.where(address))
	case sanitizer.NotBegun:
		e.Msg = fmt.Sprintf("%s (%s) of shared memory of another block of the cluster, which may not have begun; missing: Cluster.Sync before", nameOf(what), here.Text)
	case sanitizer.UseAfterFree:
		e.Msg = fmt.Sprintf("%s (%s) of %s, which was freed", nameOf(what), here.Text, d.where(address))
	case sanitizer.Apart:
		there := d.site(how)
		e.Msg = fmt.Sprintf("divergence: %s here, but threads of the same block or warp have reached %s at %s:%d; %s",
			here.Text, there.Text, there.File, there.Line, fault.OnePath)
	case sanitizer.Gone:
		e.Msg = fmt.Sprintf("%s, but a thread of the block has returned; every thread calls it", here.Text)
	case sanitizer.Unlike:
		e.Msg = fmt.Sprintf("the threads of a block or warp call %s with different arguments; thread %d passes others", here.Text, other.Thread())
	case sanitizer.Unequal:
		there := d.site(how)
		e.Msg = fmt.Sprintf("the PEs make different calls: %s here, %s at %s:%d by PE %d; they are different calls, or have different arguments", here.Text, there.Text, there.File, there.Line, other.PE())
	case sanitizer.Open:
		e.Msg = fmt.Sprintf("two updates of one word (%s) in an order that is open: %s here, and the %s; missing: Fence or Quiet between the two, or an answer of who waits", d.where(address), here.Text, d.other(who, other, how))
	case sanitizer.Missed:
		e.Msg = fmt.Sprintf("an update of a word (%s) may come before a wait for another value has read the word: %s here, and the %s; the wait would miss the value", d.where(address), here.Text, d.other(who, other, how))
	case sanitizer.SameFlag:
		e.Msg = fmt.Sprintf("a line with the flag of the one that lies there: %s here, and the %s has seen the old one, so that a wait for the new one may take the old; missing: another flag in each round", here.Text, d.other(who, other, how))
	case sanitizer.Left:
		e.Msg = fmt.Sprintf("%s may still access the block's shared memory when the thread or block returns; missing: %s", here.Text, asyncWaits[what.Async()])
	case sanitizer.Beside:
		there := d.site(how)
		e.Msg = fmt.Sprintf("%s here, and %s at %s:%d by block %d, thread %d in no order: %s", here.Text, there.Text, there.File, there.Line, other.Block(), other.Thread(), memmodel.OneCall)
	case sanitizer.Overlap:
		e.Msg = here.Text + ": " + memmodel.Overlap
	case sanitizer.Crowded:
		e.Msg = fmt.Sprintf("%s: more arrivals than Init gave a phase", here.Text)
	default:
		lacks := missing(who, what, other, how)
		if r[5] == sanitizer.Unshown {
			lacks = memmodel.FenceProxy
		}
		e.Msg = fmt.Sprintf("race on %s: %s (%s) here, and the %s; missing: %s", d.where(address), nameOf(what), here.Text, d.other(who, other, how), lacks)
	}
	return e
}

// other says what another access was, and by whom.
func (d *Device) other(who, other sanitizer.Who, how sanitizer.What) string {
	there := d.site(how)
	at := fmt.Sprintf("block %d, thread %d", other.Block(), other.Thread())
	if other.PE() == who.PE() {
		o := d.launch(how)
		b, t := indexOf(other.Block(), o.cfg.Grid), indexOf(other.Thread(), o.cfg.Block)
		at = fmt.Sprintf("block (%d,%d,%d), thread (%d,%d,%d)", b[0], b[1], b[2], t[0], t[1], t[2])
	}
	return fmt.Sprintf("%s (%s) at %s:%d by PE %d, %s", nameOf(how), there.Text, there.File, there.Line, other.PE(), at)
}

// nameOf returns what an access is.
func nameOf(how sanitizer.What) string { return memmodel.Name(how.Kind(), how.Write()) }

// site returns a place by its number.
func (d *Device) site(w sanitizer.What) fault.Site {
	for _, m := range d.modules {
		if i := w.Site() - m.firstSite; i >= 0 && i < len(m.man.Sites) {
			return m.man.Sites[i]
		}
	}
	return fault.Site{File: "an unknown place"}
}

// launch returns the last launch with what is left of its number.
func (d *Device) launch(w sanitizer.What) launched { return d.last[w.Launch()] }

// indexOf returns the index of a number.
func indexOf(n int, in threadapi.Dim3) [3]int {
	x, y := max(in.X, 1), max(in.Y, 1)
	return [3]int{n % x, n / x % y, n / x / y}
}

// asyncWaits are what asynchronous copies have to be waited for by.
var asyncWaits = map[int]string{sanitizer.ByThread: memmodel.WaitCopies, sanitizer.ByGroup: memmodel.WaitBulk, sanitizer.ByBarrier: memmodel.WaitBarrier}

// missing says what would have ordered another access before one.
func missing(who sanitizer.Who, what sanitizer.What, other sanitizer.Who, how sanitizer.What) string {
	if wait := asyncWaits[how.Async()]; wait != "" {
		return wait
	}
	return memmodel.Conflict{
		Kind: what.Kind(), Other: how.Kind(), Later: what.Later(), OtherLater: how.Later(), OtherWrites: how.Write(),
		SameThread: who>>24 == other>>24, SameBlock: who>>34 == other>>34, SamePE: who.PE() == other.PE(), SameLaunch: true,
	}.Missing()
}
