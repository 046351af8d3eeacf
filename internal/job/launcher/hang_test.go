//go:build unix

package launcher

import (
	"context"
	"errors"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// signalGroup waits for a signal of a PE, if from is not negative.
func signalGroup(from int) hang.Group {
	g := hang.Group{Kernel: "Shift", File: "ring.go", Line: 17, Word: &hang.Word{Value: "3", Compare: ">=", Wanted: "4"}}
	g.Waits = hang.WaitText("shmem.SignalWaitUntil", "the signal", g.Word)
	if from >= 0 {
		g.For, g.Known = []int{from}, hang.ByUpdate
	}
	return g
}

// barrierGroup waits for a PE in a barrier.
func barrierGroup(missing int) hang.Group {
	return hang.Group{Kernel: "Sum", File: "sum.go", Line: 9, Waits: "shmem.SyncAll at block scope", For: []int{missing}, Known: hang.ByOperation}
}

// hangingHelpers are what processes do that wait for each other. All print a line when they
// can be asked, and end when the job does.
func hangingHelpers() map[string]func() int {
	wait := func(l *Link, groups ...hang.Group) int {
		l.OnAsk(func() []hang.PE {
			return []hang.PE{{Rank: l.Rank, State: hang.Waits, Does: "Stream.Sync", Still: true, Groups: groups}}
		})
		return ready(l)
	}
	return map[string]func() int{
		"ring": func() int { l := join(); return wait(l, signalGroup((l.Rank+2)%3)) },
		"one left a barrier out": func() int {
			l := join()
			if l.Rank != 1 {
				return wait(l, barrierGroup(1))
			}
			l.Done(false)
			return ready(l)
		},
		"one returned": func() int {
			l := join()
			if l.Rank != 1 {
				return wait(l, signalGroup(-1))
			}
			l.Done(false)
			return ready(l)
		},
		// As before, but a block of PE 0 may compute, until it has ended.
		"one computes": func() int {
			l := join()
			switch l.Rank {
			case 1:
				l.Done(false)
				return ready(l)
			case 2:
				return wait(l, signalGroup(-1))
			}
			asked := 0
			l.OnAsk(func() []hang.PE {
				if asked++; asked == 60 {
					l.Fail(Failure{Msg: "enough"})
				}
				return []hang.PE{{Rank: l.Rank, State: hang.Waits, Does: "Stream.Sync", Groups: []hang.Group{signalGroup(-1)}}}
			})
			return ready(l)
		},
		// PE 1 never answers, though it has joined.
		"one is stopped": func() int {
			l := join()
			if l.Rank != 1 {
				return wait(l, barrierGroup(1))
			}
			l.OnAsk(func() []hang.PE { select {} })
			return ready(l)
		},
		// PE 1 goes on: it makes calls.
		"one goes on": func() int {
			l := join()
			if l.Rank != 1 {
				return wait(l, signalGroup(-1))
			}
			calls := uint64(0)
			l.OnAsk(func() []hang.PE {
				calls++
				if calls == 20 {
					l.Fail(Failure{Msg: "enough"})
				}
				return []hang.PE{{Rank: l.Rank, State: hang.Runs, Calls: calls}}
			})
			return ready(l)
		},
	}
}

// ready says that the process can be asked, and waits for the end of the job. When the last
// process says so, the launcher knows that one has joined at least.
func ready(l *Link) int {
	l.ShareID(context.Background(), func() ([]byte, error) { return []byte("id"), nil })
	syscall.Write(1, []byte("ready\n"))
	<-l.Aborted().Done()
	l.Fail(Failure{Msg: context.Cause(l.Aborted()).Error(), Aborted: true, Waiting: "at ring.go:17"})
	return 1
}

const (
	ringText = `first cause: the PEs 0, 2 and 1 wait for each other
who waits for whom:
  cycle: PE 0 → PE 2 → PE 1 → PE 0
  ├─ PE 0 waits for PE 2 at ring.go:17 in shmem.SignalWaitUntil: the signal is 3, waits for >= 4; it was the last to change the word
  ├─ PE 2 waits for PE 1 at ring.go:17 in shmem.SignalWaitUntil: the signal is 3, waits for >= 4; it was the last to change the word
  └─ PE 1 waits for PE 0 at ring.go:17 in shmem.SignalWaitUntil: the signal is 3, waits for >= 4; it was the last to change the word
ring.go:17: kernel Shift, PE 0 waits in shmem.SignalWaitUntil: the signal is 3, waits for >= 4, block (0,0,0) thread (0,0,0)
ring.go:17: kernel Shift, PE 1 waits in shmem.SignalWaitUntil: the signal is 3, waits for >= 4, block (0,0,0) thread (0,0,0)
ring.go:17: kernel Shift, PE 2 waits in shmem.SignalWaitUntil: the signal is 3, waits for >= 4, block (0,0,0) thread (0,0,0)
hosts: PE 0: Stream.Sync; PE 1: Stream.Sync; PE 2: Stream.Sync`
	barrierText = `
  └─ PEs 0 and 2 wait for it at sum.go:9 in shmem.SyncAll at block scope; all PEs of the team call it
sum.go:9: kernel Sum, PE 0 waits in shmem.SyncAll at block scope, block (0,0,0) thread (0,0,0)
sum.go:9: kernel Sum, PE 2 waits in shmem.SyncAll at block scope, block (0,0,0) thread (0,0,0)
hosts: PE 0: Stream.Sync; `
)

// TestJobThatStandsStillEnds: with a limit, and without one where a PE has returned. The
// clock of the test strikes whenever the launcher waits for it, which is when all have answered.
func TestJobThatStandsStillEnds(t *testing.T) {
	for _, c := range []struct {
		helper   string
		limit    time.Duration
		want     string // the beginning of the error
		emulated bool
	}{
		{"ring", 4 * time.Second, "hang: nothing has happened for 4s (-hang-timeout)\n" + ringText, false},
		{"one left a barrier out", 0, "hang: PEs wait for one that has returned\nfirst cause: PE 1 has returned\nwho waits for whom:\n  PE 1 has returned" + barrierText + "PE 1 has returned; PE 2: Stream.Sync", false},
		{"one returned", 0, "hang: all PEs that have not returned wait, and for 20s nothing has happened\nfirst cause: perhaps one of these: PE 1 has returned; the PEs 0 and 2 wait for each other\nwho waits for whom:\n  PE 1 has returned\n  PE 0 waits at", false},
		{"one is stopped", time.Second, "hang: nothing has happened for 2.25s (-hang-timeout)\nfirst cause: PE 1 does not answer\nwho waits for whom:\n  PE 1 does not answer" + barrierText, false},
		{"one goes on", time.Second, "PE 1: enough", false},
		{"one computes", 0, "PE 0: enough", false},
		{"one is stopped", time.Second, "hang: PE 1 has not answered for 2.25s (-hang-timeout); its process may be stopped\nfirst cause: PE 1 does not answer", true},
	} {
		t.Run(c.helper, func(t *testing.T) {
			t.Parallel()
			looks, over := make(chan time.Time), make(chan struct{})
			out := &syncBuffer{}
			begun := make(chan struct{})
			out.seen = func(s string) {
				if strings.Count(s, "ready") == 3 {
					out.seen = nil
					close(begun)
				}
			}
			go func() {
				select {
				case <-begun:
				case <-over:
				}
				for {
					select {
					case looks <- time.Time{}:
					case <-over:
						return
					}
				}
			}()
			cfg := helperJob(t, c.helper, 3, out)
			cfg.looks, cfg.HangTimeout, cfg.Emulated = looks, c.limit, c.emulated
			if c.helper == "one is stopped" {
				cfg.answers = 2
			}
			var told, want []string
			if c.helper == "one computes" {
				want = []string{"for 20s nothing has happened; some PEs have returned, and those that wait may do so for ever (-hang-timeout ends such a job): first cause: perhaps one of these: PE 1 has returned; the PEs 0 and 2 wait for each other"}
			}
			cfg.Report = func(r *hang.Report, why string) { told = append(told, why+": "+r.Lines()[0]) }
			err := Run(t.Context(), cfg)
			close(over)
			if d := cmp.Diff(want, told); d != "" {
				t.Errorf("told (-want +got):\n%s", d)
			}
			var e *Error
			if !errors.As(err, &e) {
				t.Fatalf("error %v, want an *Error", err)
			}
			if !strings.HasPrefix(e.Error(), c.want) {
				t.Errorf("error\n%s\nwant\n%s", e, c.want)
			}
		})
	}
}

// TestAnInterruptedJobSaysWhoWaitsForWhom.
func TestAnInterruptedJobSaysWhoWaitsForWhom(t *testing.T) {
	for where, cfg := range hereAndOnHosts(t, "ring") {
		err := Run(cancelled(t, cfg.Stdout.(*syncBuffer), errors.New("interrupted")), cfg)
		if err == nil {
			t.Fatal("the job succeeded")
		}
		if d := cmp.Diff("interrupted\n"+ringText, err.Error()); d != "" {
			t.Errorf("%s: error (-want +got):\n%s", where, d)
		}
	}
}

// TestWhoAsksIsToldAndTheJobGoesOn, more than once.
func TestWhoAsksIsToldAndTheJobGoesOn(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	ask, reports := make(chan struct{}), make(chan *hang.Report, 1)
	var got []string
	out := &syncBuffer{}
	out.seen = func(s string) {
		if strings.Count(s, "ready") < 3 {
			return
		}
		out.seen = nil
		go func() {
			for range 2 {
				ask <- struct{}{}
				got = append(got, (<-reports).String())
			}
			cancel(errors.New("enough"))
		}()
	}
	cfg := helperJob(t, "ring", 3, out)
	cfg.Ask, cfg.Report = ask, func(r *hang.Report, _ string) { reports <- r }
	err := Run(ctx, cfg)
	if d := cmp.Diff([]string{ringText, ringText}, got); d != "" {
		t.Errorf("reports (-want +got):\n%s", d)
	}
	if err == nil || !strings.HasPrefix(err.Error(), "enough\n") {
		t.Errorf("error %v, want what ended the job", err)
	}
}

// TestReportNamesWhoDied: it is asked for when a PE has failed and the others do not know yet.
func TestReportNamesWhoDied(t *testing.T) {
	j := newJob(Config{NP: 3})
	for rank := range 3 {
		j.pes = append(j.pes, &process{rank: rank, hello: true, out: mute{}, hands: connControl{}})
	}
	j.pes[0].done = true
	j.failures = []Failure{{PE: 1, Msg: "index out of range\nstack"}}
	j.pes[1].failed = true
	var got *hang.Report
	j.ask(func(r *hang.Report) { got = r })
	j.answer(j.pes[2], message{Number: j.inquiries, PEs: []hang.PE{{Rank: 2, State: hang.Waits, Does: "Stream.Sync"}}})
	want := &hang.Report{PEs: []hang.PE{
		{Rank: 0, State: hang.Returned}, {Rank: 1, State: hang.Died, Does: "index out of range"}, {Rank: 2, State: hang.Waits, Does: "Stream.Sync"},
	}}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// TestReportNamesPEsAndNotProcesses: the first of three processes says what all seven PEs do,
// the second says nothing more, or has died. What a process says of its own PEs counts.
func TestReportNamesPEsAndNotProcesses(t *testing.T) {
	for name, died := range map[string]bool{"all live": false, "the second has died": true} {
		j := newJob(Config{NP: 3, PEs: 7})
		for rank := range 3 {
			j.pes = append(j.pes, &process{rank: rank, hello: true, out: mute{}, hands: connControl{}})
		}
		var got *hang.Report
		want := &hang.Report{}
		var told []hang.PE
		for rank := range 7 {
			told = append(told, hang.PE{Rank: rank, State: hang.Waits, Does: "Stream.Sync"})
		}
		want.PEs = slices.Clone(told)
		j.ask(func(r *hang.Report) { got = r })
		if died {
			j.pes[1].failed, j.failures = true, []Failure{{PE: 2, Msg: "broken"}, {PE: 3, Msg: "broken"}}
			for rank := 2; rank < 4; rank++ {
				want.PEs[rank] = hang.PE{Rank: rank, State: hang.Died, Does: "broken"}
			}
		} else {
			j.answer(j.pes[1], message{Number: j.inquiries})
		}
		own := hang.PE{Rank: 6, State: hang.Waits, Does: "open the device"}
		j.answer(j.pes[2], message{Number: j.inquiries, PEs: []hang.PE{own}})
		j.answer(j.pes[0], message{Number: j.inquiries, PEs: told})
		want.PEs[6] = own
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}

// TestWhoDoesNotAnswerIsSilent: the question ends when its time is over.
func TestWhoDoesNotAnswerIsSilent(t *testing.T) {
	j := newJob(Config{NP: 2})
	j.patience = 1
	for rank := range 2 {
		j.pes = append(j.pes, &process{rank: rank, hello: true, out: mute{}, hands: connControl{}})
	}
	var got *hang.Report
	j.ask(func(r *hang.Report) { got = r })
	j.answer(j.pes[1], message{Number: j.inquiries, PEs: []hang.PE{{Rank: 1, State: hang.Runs}}})
	(<-j.events)()
	want := &hang.Report{PEs: []hang.PE{{Rank: 0, State: hang.Silent}, {Rank: 1, State: hang.Runs}}}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// mute is a way to a process that takes everything.
type mute struct{}

func (mute) send(message) error { return nil }
func (mute) close()             {}
