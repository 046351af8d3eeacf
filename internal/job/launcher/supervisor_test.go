package launcher

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
)

// noGrace is the grace of a job whose PEs do not end by themselves: they are killed. The PEs
// of all other jobs have all the time that they need.
const noGrace = time.Millisecond

var loopback = []rendezvous.Interface{{Name: "lo", Loopback: true, Addrs: []netip.Addr{netip.MustParseAddr("127.0.0.1")}}}

// meeting is a job of n processes of two hosts, which are goroutines here. body is what each
// does between Meet and its end; it returns the failure that Part gives to PE 0, and what PE 0
// has reported.
func meeting(t *testing.T, n int, grace time.Duration, body func(l *Link)) (failure *Error, reported []string) {
	t.Helper()
	at := make(chan string, n)
	var wg sync.WaitGroup
	for rank := range n {
		m := Meeting{
			Config: rendezvous.Config{
				Rank: rank, Size: n, LocalRank: -1, Address: "127.0.0.1", AnyPort: true, Token: "a token of the tests", Vars: "RANK and SIZE",
				Host:       rendezvous.Host{Name: fmt.Sprintf("h%d", rank%2)},
				Interfaces: loopback,
			},
			Grace: grace,
		}
		m.Report = func(e *Error) { reported = append(reported, e.Error()) }
		m.Found = func(a []string) error {
			for range n - 1 {
				at <- a[0]
			}
			return nil
		}
		wg.Go(func() {
			if rank != 0 {
				m.Address = <-at
			}
			l, err := Meet(t.Context(), m, func(int) {})
			if err != nil {
				t.Errorf("PE %d: %v", rank, err)
				if rank == 0 {
					close(at) // the others do not wait for it
				}
				return
			}
			if l.Rank != rank || l.Size != n || l.LocalRank != rank/2 || l.Interface != "lo" {
				t.Errorf("PE %d is PE %d of %d, number %d of its host, by %q", rank, l.Rank, l.Size, l.LocalRank, l.Interface)
			}
			body(l)
			if e := l.Part(t.Context()); rank == 0 {
				failure = e
			} else if e != nil {
				t.Errorf("PE %d knows of the failure %v", rank, e)
			}
		})
	}
	wg.Wait()
	return failure, reported
}

func TestMeetingShares(t *testing.T) {
	var mu sync.Mutex
	var got []string
	failure, reported := meeting(t, 4, time.Hour, func(l *Link) {
		id, err := l.ShareID(t.Context(), func() ([]byte, error) { return []byte("an id"), nil })
		if err != nil {
			t.Error(err)
		}
		mu.Lock()
		got = append(got, string(id))
		mu.Unlock()
		if err := l.Done(false); err != nil {
			t.Error(err)
		}
	})
	if failure != nil || reported != nil {
		t.Errorf("failure %v, reported %q", failure, reported)
	}
	if diff := cmp.Diff(slices.Repeat([]string{"an id"}, 4), got); diff != "" {
		t.Errorf("ids (-want +got):\n%s", diff)
	}
}

// TestMeetingEndsTogether: however one PE ends, the others are told, and PE 0 says why before
// any process may end.
func TestMeetingEndsTogether(t *testing.T) {
	wait := func(l *Link) {
		<-l.Aborted().Done()
		l.Fail(Failure{Msg: context.Cause(l.Aborted()).Error(), Aborted: true, Waiting: "at ring.go:17"})
	}
	for name, test := range map[string]struct {
		bad  int
		body func(l *Link)
		want string
	}{
		"failed":           {1, func(l *Link) { l.Fail(Failure{Msg: "broken"}) }, "PE 1: broken\nPEs 0 and 2 were waiting at ring.go:17"},
		"PE 0 failed":      {0, func(l *Link) { l.Fail(Failure{Msg: "broken"}) }, "PE 0: broken\nPEs 1 and 2 were waiting at ring.go:17"},
		"its host is gone": {1, func(l *Link) { l.parted.Store(true); l.c.close() }, "PE 1: on host h1: the process ended without a message, or its host cannot be reached\nPEs 0 and 2 were waiting at ring.go:17"},
	} {
		t.Run(name, func(t *testing.T) {
			failure, reported := meeting(t, 3, time.Hour, func(l *Link) {
				if l.Rank == test.bad {
					test.body(l)
				} else {
					wait(l)
				}
			})
			if failure == nil {
				t.Fatal("the job succeeded")
			}
			if diff := cmp.Diff([]string{test.want}, reported); diff != "" {
				t.Errorf("reported (-want +got):\n%s", diff)
			}
		})
	}
}

// TestDeafProcessDoesNotHoldTheOthers: a PE that does not end is cut off.
func TestDeafProcessDoesNotHoldTheOthers(t *testing.T) {
	over := make(chan struct{})
	failure, _ := meeting(t, 3, noGrace, func(l *Link) {
		switch l.Rank {
		case 0:
			l.Fail(Failure{Msg: "broken"})
			go func() { <-l.supervisor.over; close(over) }()
		case 1:
			<-l.Aborted().Done()
			l.Fail(Failure{Msg: "aborted", Aborted: true})
		case 2:
			<-over // hears nothing before
		}
	})
	if failure == nil || failure.Error() != "PE 0: broken" {
		t.Errorf("%v", failure)
	}
}

// TestPE0IsGone ends the work of the others, which then say so themselves.
func TestPE0IsGone(t *testing.T) {
	gone := make(chan struct{})
	meeting(t, 2, time.Hour, func(l *Link) {
		if l.Rank == 0 {
			l.Done(false)
			<-gone
			return
		}
		close(gone)
		// As the system does when a process dies.
		l.c.close()
		<-l.Aborted().Done()
		if l.Supervised() || !errors.Is(context.Cause(l.Aborted()), errPE0Gone) || !strings.Contains(context.Cause(l.Aborted()).Error(), "PE 0") {
			t.Errorf("the work ends by %v", context.Cause(l.Aborted()))
		}
	})
}

// TestMeetingThatIsNotComplete names who is missing.
func TestMeetingThatIsNotComplete(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	m := Meeting{Config: rendezvous.Config{Size: 3, Address: "127.0.0.1", AnyPort: true, Token: "a token of the tests", Interfaces: loopback}}
	m.Found = func([]string) error { cancel(errors.New("time is up")); return nil }
	l, err := Meet(ctx, m, func(int) {})
	if err == nil || !strings.HasPrefix(err.Error(), "PEs are missing: 1, 2 of 3 have not connected to 127.0.0.1:") {
		t.Errorf("%v, %v", l, err)
	}
}
