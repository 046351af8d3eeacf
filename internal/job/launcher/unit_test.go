package launcher

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/synctest"
)

func TestErrorText(t *testing.T) {
	for name, test := range map[string]struct {
		err  Error
		want string
	}{
		"one cause": {Error{Failures: []Failure{{PE: 2, Msg: "broken"}}}, "PE 2: broken"},
		"same cause on several": {
			Error{Failures: []Failure{{PE: 3, Msg: "broken"}, {PE: 0, Msg: "broken"}, {PE: 1, Msg: "broken"}}},
			"PEs 0, 1 and 3: broken",
		},
		"consequences are left out": {
			Error{Failures: []Failure{{PE: 0, Msg: "aborted", Aborted: true}, {PE: 1, Msg: "broken"}}},
			"PE 1: broken",
		},
		"places of waits stay": {
			Error{Failures: []Failure{{PE: 1, Msg: "broken"}, {PE: 0, Msg: "x", Aborted: true, Waiting: "at a.go:1"}}},
			"PE 1: broken\nPE 0 was waiting at a.go:1",
		},
		"one had finished": {
			Error{Cause: errors.New("interrupted"), Failures: []Failure{{PE: 0, Msg: "x", Aborted: true, Waiting: "at a.go:1"}}, Done: []int{2, 1}},
			"interrupted\nPE 0 was waiting at a.go:1\nPEs 1 and 2 had finished",
		},
		"finished without a wait": {Error{Failures: []Failure{{PE: 0, Msg: "broken"}}, Done: []int{1}}, "PE 0: broken"},
		"from outside": {
			Error{Cause: errors.New("interrupted"), Failures: []Failure{{PE: 0, Msg: "aborted", Aborted: true}}},
			"interrupted",
		},
		"only consequences here": {Error{Failures: []Failure{{PE: 0, Msg: "aborted", Aborted: true}}}, "PE 0: aborted"},
	} {
		if got := test.err.Error(); got != test.want {
			t.Errorf("%s: %q, want %q", name, got, test.want)
		}
	}
}

func TestLinesStayWhole(t *testing.T) {
	var out bytes.Buffer
	o, err := newOutput(&Config{NP: 2, Stdout: &out})
	if err != nil {
		t.Fatal(err)
	}
	a, _ := o.of(0)
	b, _ := o.of(1)
	a.Write([]byte("one, "))
	b.Write([]byte("1\n2\nhalf"))
	a.Write([]byte("two\nthr"))
	a.flush()
	b.flush()
	b.flush()
	long := strings.Repeat("x", maxLine)
	a.Write([]byte(long))
	want := "PE 1: 1\nPE 1: 2\nPE 0: one, two\nPE 0: thr\nPE 1: half\nPE 0: " + long + "\n"
	if out.String() != want {
		t.Errorf("output %.200q, want %.200q", out.String(), want)
	}
}

func TestJoinOutsideLauncher(t *testing.T) {
	exit := func(int) { t.Error("exit was called") }
	l, err := Join(func(string) string { return "" }, exit)
	if l != nil || err != nil {
		t.Errorf("Join = %v, %v without a launcher, want nil", l, err)
	}
	good := map[string]string{EnvFDs: "900,901", EnvRank: "1", EnvNP: "2", EnvLocalRank: "1"}
	for name, env := range map[string]map[string]string{
		"closed descriptors": {},
		"no descriptors":     {EnvFDs: "three"},
		"no rank":            {EnvRank: ""},
		"rank too large":     {EnvRank: "2"},
		"negative size":      {EnvNP: "-2"},
		"no local rank":      {EnvLocalRank: "x"},
	} {
		_, err := Join(func(name string) string {
			if v, ok := env[name]; ok {
				return v
			}
			return good[name]
		}, func(int) {})
		if err == nil || !strings.Contains(err.Error(), "unset them") {
			t.Errorf("%s: error %v, want one that says what to do", name, err)
		}
	}
}

// ending counts what is done to a process, and what it is told.
type ending struct{ killed, told int }

func (e *ending) close()     {}
func (e *ending) Terminate() {}
func (e *ending) Kill()      { e.killed++ }
func (e *ending) Signal(int) {}

func (e *ending) send(message) error {
	e.told++
	return nil
}

// TestProcessThatStartsLateIsKilled adds a process whose start was under way when the others were
// told to end, by a message, and when they were told by signals.
func TestProcessThatStartsLateIsKilled(t *testing.T) {
	for stage, want := range []ending{{told: 1}, {told: 1, killed: 1}, {told: 1, killed: 1}} {
		j, got := &job{aborting: true, stage: stage}, ending{}
		j.add(&process{hands: &got, out: &got})
		if got != want {
			t.Errorf("stage %d: %+v, want %+v", stage, got, want)
		}
	}
}

// TestWhatIsBufferedHasABound: input that PE 0 does not read, and a message without an end.
func TestWhatIsBufferedHasABound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, w := io.Pipe()
		h := &remoteHost{frames: newFrames(strings.NewReader(""), w), gone: make(chan struct{}), input: make(chan struct{}, inputWindow)}
		box := newInbox(func() { <-h.input })
		go func() {
			for in := newFrames(r, io.Discard); ; {
				f, err := in.receive()
				if err != nil {
					return
				}
				if err := box.put(f.Data); err != nil {
					t.Error(err)
				}
			}
		}()
		end := make(chan struct{})
		source := &endless{}
		go func() { h.feed(source); close(end) }()
		synctest.Wait()
		if source.reads != inputWindow {
			t.Errorf("%d parts of the input were read before PE 0 has read one, want %d", source.reads, inputWindow)
		}
		if _, err := box.Read(make([]byte, 1)); err != nil {
			t.Error(err)
		}
		synctest.Wait()
		if source.reads != inputWindow+1 {
			t.Errorf("%d parts of the input were read when PE 0 had begun one, want %d", source.reads, inputWindow+1)
		}
		close(h.gone)
		<-end
		w.Close()
	})
	full := &inbox{parts: make(chan []byte)}
	if err := full.put([]byte{1}); err == nil {
		t.Error("an agent takes more input than was agreed")
	}
	c := newConn(io.NopCloser(io.MultiReader(strings.NewReader(`{"error":"`), &endless{})), nil)
	if _, err := c.receive(); !errors.Is(err, errTooLong) {
		t.Errorf("a message without an end: %v", err)
	}
	if _, err := newFrames(&endless{}, nil).receive(); !errors.Is(err, errTooLong) {
		t.Errorf("a frame without an end: %v", err)
	}
}

// endless is input without an end.
type endless struct{ reads int }

func (e *endless) Read(b []byte) (int, error) {
	e.reads++
	for i := range b {
		b[i] = 'x'
	}
	return len(b), nil
}
