package hang

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// signalWait is a group that waits for a signal.
func signalWait(from ...int) Group {
	g := Group{
		Kernel: "Shift", File: "ring.go", Line: 17, Threads: 1, For: from,
		Word: &Word{Name: ElementName(0, "main.go:30"), Value: "3", Compare: ">=", Wanted: "4"},
	}
	g.Waits = WaitText("shmem.SignalWaitUntil", "the signal", g.Word)
	if len(from) > 0 {
		g.Known = ByUpdate
	}
	return g
}

func barrier(missing ...int) Group {
	return Group{Kernel: "Sum", File: "sum.go", Line: 9, Waits: "shmem.SyncAll at block scope", For: missing, Known: ByOperation}
}

// poll is a group that reads a word of its own PE again and again.
func poll(own int) Group {
	return Group{Kernel: "Spin", File: "spin.go", Line: 5, Threads: 1, Waits: "gpu.AtomicLoad, called again and again", For: []int{own}, Known: ByReach}
}

func waiting(rank int, groups ...Group) PE {
	return PE{Rank: rank, State: Waits, Does: "Stream.Sync", Groups: groups}
}

func TestDrawing(t *testing.T) {
	const signal = "in shmem.SignalWaitUntil: the signal is 3, waits for >= 4 (element 0 of the memory allocated at main.go:30)"
	for _, c := range []struct {
		name string
		pes  []PE
		want string
	}{
		{"nobody waits", []PE{{State: Runs}, {Rank: 1, State: Runs}}, ""},
		{"one PE has no graph", []PE{waiting(0, signalWait())}, `
ring.go:17: kernel Shift, PE 0 waits in shmem.SignalWaitUntil: the signal is 3, waits for >= 4: 1 threads, such as block (0,0,0) thread (0,0,0)
hosts: PE 0: Stream.Sync`},
		{"of two, one has returned", []PE{waiting(0, signalWait()), {Rank: 1, State: Returned}}, `
first cause: PE 1 has returned
who waits for whom:
  PE 1 has returned
  └─ PE 0 waits for it at ring.go:17 ` + signal + `; there is no other PE
ring.go:17: kernel Shift, PE 0 waits in shmem.SignalWaitUntil: the signal is 3, waits for >= 4: 1 threads, such as block (0,0,0) thread (0,0,0)
hosts: PE 0: Stream.Sync; PE 1 has returned`},
		{"a chain behind one that died", []PE{
			waiting(0, signalWait(1)), waiting(1, signalWait(2)), {Rank: 2, State: Died, Does: "exit status 3"}, {Rank: 3, State: Returned},
		}, `
first cause: PE 2 has died: exit status 3
who waits for whom:
  PE 2 has died: exit status 3
  └─ PE 1 waits for it at ring.go:17 ` + signal + `; it was the last to change the word
     └─ PE 0 waits for it at ring.go:17 ` + signal + `; it was the last to change the word`},
		{"a cycle, and one who waits for it", []PE{
			waiting(0, signalWait(2)), waiting(1, signalWait(0)), waiting(2, signalWait(0)),
		}, `
first cause: the PEs 0 and 2 wait for each other
who waits for whom:
  cycle: PE 0 → PE 2 → PE 0
  ├─ PE 0 waits for PE 2 at ring.go:17 ` + signal + `; it was the last to change the word
  │  └─ PE 1 waits for it at ring.go:17 ` + signal + `; it was the last to change the word
  └─ PE 2 waits for PE 0 at ring.go:17 ` + signal + `; it was the last to change the word`},
		{"many alike", []PE{
			waiting(0, barrier(4)), waiting(1, barrier(4)), waiting(2, barrier(4)), waiting(3, barrier(4)), {Rank: 4, State: Runs},
		}, `
first cause: PE 4 runs on the host, and does not wait for its device
who waits for whom:
  PE 4 runs on the host, and does not wait for its device
  └─ PEs 0 to 3 wait for it at sum.go:9 in shmem.SyncAll at block scope; all PEs of the team call it`},
		{"whose update is missing is not known", []PE{
			waiting(0, signalWait()), waiting(1, signalWait(2)), {Rank: 2, State: Runs}, waiting(3, signalWait(2)),
		}, `
first cause: PE 2 runs on the host, and does not wait for its device
who waits for whom:
  PE 2 runs on the host, and does not wait for its device
  ├─ PE 0 waits perhaps for it at ring.go:17 ` + signal + `
  └─ PEs 1 and 3 wait for it at ring.go:17 ` + signal + `; it was the last to change the word`},
		{"one may be missing", []PE{waiting(0, poll(0), Group{Kernel: "K", File: "k.go", Line: 8, Waits: "gpu.AtomicLoad"}), {Rank: 1, State: Returned}}, `
first cause: perhaps this: PE 1 has returned
who waits for whom:
  PE 1 has returned
  └─ PE 0 waits perhaps for it at k.go:8 in gpu.AtomicLoad`},
		{"one has returned, or those that wait do so for each other", []PE{
			waiting(0, signalWait()), {Rank: 1, State: Returned}, waiting(2, signalWait()), waiting(3, signalWait(0)),
		}, `
first cause: perhaps one of these: PE 1 has returned; the PEs 0, 2 and 3 wait for each other
who waits for whom:
  PE 1 has returned
  PE 0 waits at ring.go:17 ` + signal + `
  └─ PE 3 waits for it at ring.go:17 ` + signal + `; it was the last to change the word
  PE 2 waits at ring.go:17 ` + signal},
		{"one waits for itself", []PE{
			waiting(0, signalWait()), waiting(1, poll(1)), {Rank: 2, State: Returned}, waiting(3, barrier(1)),
		}, `
first cause: PE 1 waits for itself
who waits for whom:
  PE 1 waits for itself at spin.go:5 in gpu.AtomicLoad, called again and again; no other PE can let it go on
  └─ PE 3 waits for it at sum.go:9 in shmem.SyncAll at block scope; all PEs of the team call it
  PE 2 has returned
  PE 0 waits at ring.go:17 ` + signal},
		{"threads that run may let it go on", []PE{
			waiting(0, signalWait(1)), waiting(1, poll(1), Group{Kernel: "Spin", File: "spin.go", Line: 9}), {Rank: 2, State: Returned},
		}, `
first cause: PE 1 runs in a kernel
who waits for whom:
  PE 1 runs in a kernel
  └─ PE 0 waits for it at ring.go:17 ` + signal + `; it was the last to change the word`},
		{"a known cycle comes before a guess", []PE{
			waiting(0, signalWait(1)), waiting(1, signalWait(0)), waiting(2, signalWait()), {Rank: 3, State: Returned},
		}, `
first cause: the PEs 0 and 1 wait for each other
who waits for whom:
  cycle: PE 0 → PE 1 → PE 0
  ├─ PE 0 waits for PE 1 at ring.go:17 ` + signal + `; it was the last to change the word
  └─ PE 1 waits for PE 0 at ring.go:17 ` + signal + `; it was the last to change the word
  PE 3 has returned
  PE 2 waits at ring.go:17 ` + signal},
		{"all wait for nobody knows whom", []PE{
			waiting(0, signalWait()), waiting(1, signalWait()), waiting(2, signalWait(1)),
		}, `
first cause: perhaps this: the PEs 0 to 2 wait for each other
who waits for whom:
  PE 0 waits at ring.go:17 ` + signal + `
  PE 1 waits at ring.go:17 ` + signal + `
  └─ PE 2 waits for it at ring.go:17 ` + signal + `; it was the last to change the word`},
		{"others wait for one that waits for nobody knows whom", []PE{
			waiting(0, barrier(2)), waiting(1, barrier(2)), waiting(2, signalWait()),
		}, `
first cause: perhaps this: the PEs 0 to 2 wait for each other
who waits for whom:
  PE 2 waits at ring.go:17 ` + signal + `
  └─ PEs 0 and 1 wait for it at sum.go:9 in shmem.SyncAll at block scope; all PEs of the team call it`},
		{"one waits for nobody knows whom", []PE{
			waiting(0, Group{Kernel: "K", File: "k.go", Line: 8, Waits: "gpu.AtomicLoad"}), {Rank: 1, State: Waits},
		}, `
first cause: unknown: no thread was found that would let PE 0 continue
who waits for whom:
  PE 0 waits at k.go:8 in gpu.AtomicLoad`},
		{"several may be missing", []PE{
			waiting(0, signalWait()), {Rank: 1, State: Returned}, {Rank: 2, State: Returned},
		}, `
first cause: perhaps one of these: PE 1 has returned; PE 2 has returned
who waits for whom:
  PE 1 has returned
  PE 2 has returned
  PE 0 waits at ring.go:17 ` + signal},
		{"a known cause comes before a guess", []PE{
			waiting(0, barrier(3)), waiting(1, signalWait()), {Rank: 2, State: Returned}, {Rank: 3, State: Silent},
		}, `
first cause: PE 3 does not answer
who waits for whom:
  PE 3 does not answer
  └─ PE 0 waits for it at sum.go:9 in shmem.SyncAll at block scope; all PEs of the team call it
  PE 2 has returned
  PE 1 waits at ring.go:17 ` + signal},
		{"hosts wait for one in a kernel", []PE{
			{Rank: 0, State: Waits, Does: "AllocSym at main.go:7", For: []int{2}}, {Rank: 1, State: Waits, Does: "AllocSym at main.go:7", For: []int{2}}, waiting(2, Group{Kernel: "Spin", File: "spin.go", Line: 3, Threads: 2}),
		}, `
first cause: PE 2 runs in a kernel
who waits for whom:
  PE 2 runs in a kernel
  └─ PEs 0 and 1 wait for it: its host is in: AllocSym at main.go:7`},
	} {
		r := &Report{PEs: c.pes}
		r.Complete()
		got := r.String()
		if !strings.Contains(c.want, "hosts:") {
			got = strings.Join(r.graph(), "\n")
		}
		if d := cmp.Diff(strings.TrimPrefix(c.want, "\n"), got); d != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, d)
		}
	}
}

// TestLargeReportsAreCut: nobody reads a thousand lines, and each says how many are left out.
func TestLargeReportsAreCut(t *testing.T) {
	r := &Report{}
	for rank := range 100 {
		g := signalWait((rank + 1) % 100)
		g.Line = rank
		r.PEs = append(r.PEs, waiting(rank, g))
	}
	lines := r.Lines()
	if got := len(lines); got != 2+maxDrawn+1+maxPlaces+1+1 {
		t.Errorf("%d lines:\n%s", got, r)
	}
	for _, want := range []string{"and 61 more lines", "and 80 more places", "the PEs 0 to 99 wait for each other"} {
		if !strings.Contains(r.String(), want) {
			t.Errorf("no %q in\n%s", want, r)
		}
	}
}

// TestWhoIsLeftAlone: PEs that wait for one that has returned. Only what is certain ends a job.
func TestWhoIsLeftAlone(t *testing.T) {
	returned, runs := PE{Rank: 1, State: Returned}, PE{Rank: 2, State: Runs}
	still := func(p PE) PE { p.Still = true; return p }
	host := func(missing ...int) PE { return PE{State: Waits, Does: "AllocSym at main.go:7", For: missing} }
	type verdict struct{ Abandoned, Forsaken, Suspect bool }
	for name, c := range map[string]struct {
		pes  []PE
		want verdict
	}{
		"nobody has returned":                 {[]PE{still(waiting(0, signalWait())), still(waiting(1, signalWait()))}, verdict{}},
		"every block waits":                   {[]PE{still(waiting(0, signalWait())), returned}, verdict{Forsaken: true, Suspect: true}},
		"a block may compute":                 {[]PE{waiting(0, signalWait()), returned}, verdict{Suspect: true}},
		"a thread is seen to compute":         {[]PE{waiting(0, signalWait(), Group{Kernel: "K"}), returned}, verdict{}},
		"another PE computes":                 {[]PE{still(waiting(0, signalWait())), returned, runs}, verdict{}},
		"another PE's block may compute":      {[]PE{still(waiting(0, signalWait())), returned, waiting(2, signalWait())}, verdict{Suspect: true}},
		"another PE's kernel computes":        {[]PE{still(waiting(0, signalWait())), returned, waiting(2)}, verdict{}},
		"another PE has nothing to do":        {[]PE{still(waiting(0, signalWait())), returned, still(waiting(2))}, verdict{Forsaken: true}},
		"nobody waits for another":            {[]PE{still(waiting(0)), returned}, verdict{}},
		"a barrier that it has left out":      {[]PE{waiting(0, barrier(1)), returned, runs}, verdict{Abandoned: true}},
		"a barrier that another has left out": {[]PE{waiting(0, barrier(2)), returned, runs}, verdict{}},
		"a call of hosts":                     {[]PE{host(1, 2), returned, runs}, verdict{Abandoned: true}},
		"a call of hosts, of another":         {[]PE{host(2), returned, runs}, verdict{}},
		"one has died":                        {[]PE{still(waiting(0, signalWait())), returned, {Rank: 2, State: Died}}, verdict{}},
	} {
		r := &Report{PEs: c.pes}
		if d := cmp.Diff(c.want, verdict{r.Abandoned(), r.Forsaken(), r.Suspect()}); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}

func TestReportsAreSameUnlessSomethingHappened(t *testing.T) {
	base := func() *Report {
		return &Report{PEs: []PE{waiting(0, signalWait(1)), {Rank: 1, State: Runs, Calls: 7}}}
	}
	if !base().Same(base()) {
		t.Error("equal reports are not the same")
	}
	for name, change := range map[string]func(r *Report){
		"another value":  func(r *Report) { r.PEs[0].Groups[0].Word.Value = "4" },
		"another line":   func(r *Report) { r.PEs[0].Groups[0].Line++ },
		"another block":  func(r *Report) { r.PEs[0].Groups[0].Block[0]++ },
		"a call":         func(r *Report) { r.PEs[1].Calls++ },
		"a block more":   func(r *Report) { r.PEs[0].Still = true },
		"another state":  func(r *Report) { r.PEs[1].State = Returned },
		"a group more":   func(r *Report) { r.PEs[0].Groups = append(r.PEs[0].Groups, barrier()) },
		"another thread": func(r *Report) { r.PEs[0].Groups[0].Kernel = "K" },
	} {
		r := base()
		change(r)
		if base().Same(r) {
			t.Errorf("%s: the reports are the same", name)
		}
	}
}

// TestReportTravelsAsJSON: processes and tools pass it on.
func TestReportTravelsAsJSON(t *testing.T) {
	want := &Report{PEs: []PE{waiting(0, signalWait(1), barrier(1)), {Rank: 1, State: Died, Does: "exit status 3"}}}
	b, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	got := new(Report)
	if err := json.Unmarshal(b, got); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// FuzzReport reads what PEs and programs send as a report: whatever it says, it can be drawn, and
// it is the same as itself.
func FuzzReport(f *testing.F) {
	for _, r := range []*Report{
		{}, {PEs: []PE{waiting(0, signalWait(1)), {Rank: 1, State: Died, Does: "exit status 3"}}},
		{PEs: []PE{waiting(0, signalWait(1)), waiting(1, barrier(2)), waiting(2, signalWait(0), barrier(7)), {Rank: 7, State: Silent, For: []int{0, 9}}}},
	} {
		b, err := json.Marshal(r)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Add([]byte(`{"pes":[{"rank":-1,"state":"waits","together":"x","for":[-1,-1]},{"rank":-1,"groups":[{"waits":"w","word":{}}]}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r := new(Report)
		if json.Unmarshal(text, r) != nil {
			return
		}
		r.Complete()
		r.Lines()
		r.Causes()
		r.Abandoned()
		r.Forsaken()
		r.Suspect()
		if !r.Same(r) {
			t.Errorf("a report is not the same as itself: %s", text)
		}
	})
}
