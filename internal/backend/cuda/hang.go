package cuda

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// hangReportTime is how long kernels get to say where they wait. A wait looks for questions
// every few milliseconds, and PEs that share a GPU take turns of some milliseconds.
const hangReportTime = 200 * time.Millisecond

// hostState is what other goroutines may know of a device.
type hostState struct {
	asking sync.Mutex // one question at a time

	pause func() // gives kernels the time to answer
	waits func() // tells tests that the host waits

	mu     sync.Mutex
	number uint32          // of the last question
	host   hostCall        // what the host waits in
	named  []symAllocation // symmetric memory
	// allocations counts those of symmetric memory.
	allocations int
}

// hostCall is a call in which the host waits.
type hostCall struct {
	what     string
	together string // what tells the call from others, if all PEs make it
	rest     pendingWork
}

// pendingWork is how much the GPU has to do while the host waits.
type pendingWork int

const (
	workUnknown   pendingWork = iota // more than can be looked through
	workOneStream                    // kernels and waits of one stream, one after the other
	workNone                         // at most copies
)

// pendingWork says how much the GPU has to do, as far as the host knows. It is called by the host.
func (d *device) pendingWork() pendingWork {
	busy := 0
	for s := range d.streams {
		switch {
		case len(s.contents) > 0 || len(s.comms) > 0 || s.early:
			return workUnknown
		case len(s.launched) > 0 || len(s.calls.list) > 0 || s.waits != nil:
			busy++
		}
	}
	switch busy {
	case 0:
		return workNone
	case 1:
		return workOneStream
	}
	return workUnknown
}

// symAllocation is symmetric memory and who allocated it.
type symAllocation struct {
	addr  uint64
	bytes int
	where string
	// serial is the number of the allocation, which is the same on all PEs.
	serial int
}

// HangReport implements driver.HangReporter. Each wait in a kernel looks now and then whether it is
// asked, and writes where it waits into the table of its module.
func (d *device) HangReport() hang.PE {
	s := &d.doings
	s.asking.Lock()
	defer s.asking.Unlock()
	s.mu.Lock()
	s.number++
	number := s.number
	s.mu.Unlock()
	d.ask(number)
	s.pause()
	s.mu.Lock()
	host, named := s.host, slices.Clone(s.named)
	s.mu.Unlock()
	pe := hang.PE{Rank: d.job.Rank, State: hang.Runs, Does: host.what, Together: host.together}
	if host.what != "" {
		pe.State = hang.Waits
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	running := waitingGrids{}
	for b := range d.blocks {
		if b.table == nil {
			continue
		}
		waits, more := fault.ReadWaits(b.table, number)
		pe.More = pe.More || more
		for _, w := range waits {
			running.add(b, w)
			if w.Kernel < len(b.manifest.Kernels) && w.Site < len(b.manifest.Sites) {
				pe.Groups = append(pe.Groups, group(w, b.manifest.Kernels[w.Kernel].Name, b.manifest.Sites[w.Site], named))
			}
		}
		b.ask(0)
	}
	pe.Still = pe.State == hang.Waits && !pe.More && (host.rest == workNone || host.rest == workOneStream && running.whole())
	slices.SortFunc(pe.Groups, func(a, b hang.Group) int {
		return cmp.Or(strings.Compare(a.File, b.File), a.Line-b.Line, slices.Compare(a.Block[:], b.Block[:]), slices.Compare(a.Thread[:], b.Thread[:]))
	})
	return pe
}

// waitingGrids are the kernels of which threads wait, and the blocks of these threads.
type waitingGrids map[launchedKernel]map[[3]int]bool

// launchedKernel is a kernel that runs: its control block, and how many blocks it has.
type launchedKernel struct {
	b     *controlBlocks
	index int
	grid  uint64
}

func (g waitingGrids) add(b *controlBlocks, w fault.Waiting) {
	k := launchedKernel{b, w.Kernel, w.Grid}
	if g[k] == nil {
		g[k] = map[[3]int]bool{}
	}
	g[k][w.Block] = true
}

// whole says that one kernel waits, with a thread of every block.
func (g waitingGrids) whole() bool {
	for k, blocks := range g {
		return len(g) == 1 && uint64(len(blocks)) == k.grid
	}
	return false
}

// ask asks all loaded kernels who waits.
func (d *device) ask(number uint32) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for b := range d.blocks {
		b.ask(number)
	}
}

// ask sets the question of every kernel of a module.
func (b *controlBlocks) ask(number uint32) {
	if b.table == nil {
		return
	}
	for k := range b.n {
		atomic.StoreUint32(b.word(k, fault.OffAsk), number)
	}
}

// group is what a thread has told of its wait.
func group(w fault.Waiting, kernel string, site fault.Site, named []symAllocation) hang.Group {
	name, of, _ := strings.Cut(site.Text, " of ")
	g := hang.Group{Kernel: kernel, File: site.File, Line: site.Line, Block: w.Block, Thread: w.Thread}
	operation := "shmem." + name
	if w.From >= 0 { // of a barrier, whose words are nobody's business
		g.Waits, g.For, g.Known = operation, []int{w.From}, hang.ByOperation
		return g
	}
	number := func(v uint64) string {
		if strings.HasPrefix(of, "int") {
			return strconv.FormatInt(int64(v), 10)
		}
		return strconv.FormatUint(v, 10)
	}
	g.Word = &hang.Word{Address: w.Address, Value: number(w.Found), Compare: op.CompareText(int32(w.Compare)), Wanted: number(w.Wanted)}
	for _, n := range named {
		if w.Address >= n.addr && w.Address < n.addr+uint64(n.bytes) {
			g.Word.Name = hang.ElementName(uintptr(w.Address-n.addr)/uintptr(max(w.Size, 1)), n.where)
		}
	}
	what := "the word"
	if strings.HasPrefix(name, "Signal") {
		what = "the signal"
	}
	g.Waits = hang.WaitText(operation, what, g.Word)
	return g
}

// waitsIn notes the call in which the host waits, until the function that it returns is called.
// A call inside another does not count.
func (d *device) waitsIn(what, together string) (over func()) {
	s := &d.doings
	does := hostCall{what, together, d.pendingWork()}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.host.what != "" {
		return func() {}
	}
	s.host = does
	if s.waits != nil {
		s.waits()
	}
	return func() {
		s.mu.Lock()
		s.host = hostCall{}
		s.mu.Unlock()
	}
}

// allocated and freed keep who has allocated symmetric memory.
func (s *hostState) allocated(addr uint64, bytes int, where string) {
	s.mu.Lock()
	s.allocations++
	s.named = append(s.named, symAllocation{addr, bytes, where, s.allocations})
	s.mu.Unlock()
}

func (s *hostState) freed(addr uint64) {
	s.mu.Lock()
	s.named = slices.DeleteFunc(s.named, func(n symAllocation) bool { return n.addr == addr })
	s.mu.Unlock()
}

// waitTable returns the table of answers after the control blocks.
func (b *controlBlocks) waitTable() []byte {
	return unsafe.Slice((*byte)(unsafe.Add(b.host, b.n*fault.BlockBytes)), fault.WaitTableBytes)
}
