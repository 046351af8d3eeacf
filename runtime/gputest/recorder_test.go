package gputest

import (
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"
)

// recorder is a testing.TB that keeps what it is told, so that tests can fail
// without failing.
type recorder struct {
	testing.TB // for what is not recorded
	mu         sync.Mutex
	lines      []string
	failed     bool
	skipped    bool
}

// record runs f as a test and returns what it reported.
func record(t *testing.T, f func(t testing.TB)) *recorder {
	r := &recorder{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		f(r)
	}()
	<-done
	return r
}

func (r *recorder) add(kind, format string, args []any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lines = append(r.lines, kind+": "+fmt.Sprintf(format, args...))
}

func (r *recorder) Logf(format string, args ...any) { r.add("log", format, args) }

func (r *recorder) Errorf(format string, args ...any) {
	r.add("error", format, args)
	r.fail()
}

func (r *recorder) Fatalf(format string, args ...any) {
	r.add("error", format, args)
	r.FailNow()
}

func (r *recorder) Skipf(format string, args ...any) {
	r.add("skip", format, args)
	r.skipped = true
	runtime.Goexit()
}

func (r *recorder) FailNow() {
	r.fail()
	runtime.Goexit()
}

func (r *recorder) fail() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed = true
}

func (r *recorder) Failed() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.failed
}

func (r *recorder) Helper() {}

// errors returns what was reported by Errorf and Fatalf, one per line.
func (r *recorder) errors() string {
	var errs []string
	for _, line := range r.lines {
		if text, ok := strings.CutPrefix(line, "error: "); ok {
			errs = append(errs, text)
		}
	}
	return strings.Join(errs, "\n")
}
