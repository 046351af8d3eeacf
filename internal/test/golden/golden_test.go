package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// recorder is a test that notes its failures.
type recorder struct {
	testing.TB
	log []string
}

func (r *recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) {
	r.log = append(r.log, fmt.Sprintf(format, args...))
}

func (r *recorder) Error(args ...any) { r.log = append(r.log, fmt.Sprint(args...)) }

func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	runtime.Goexit()
}

func TestArchive(t *testing.T) {
	const stored = "-- a --\none\ntwo\n-- b --\nthree\n"
	for _, c := range []struct {
		name   string
		stored string
		got    map[string]string
		update bool
		part   bool // some subtests did not run
		log    []string
		want   string // the archive afterwards
	}{
		{name: "the same", stored: stored, got: map[string]string{"a": "one\ntwo\n", "b": "three\n"}, want: stored},
		{name: "a difference", stored: stored, got: map[string]string{"a": "one\nzwei\n", "b": "three\n"}, log: []string{"a in"}, want: stored},
		{name: "a new file", stored: stored, got: map[string]string{"a": "one\ntwo\n", "b": "three\n", "c": "four\n"}, log: []string{"has no c"}, want: stored},
		{name: "a file that is left over", stored: stored, got: map[string]string{"a": "one\ntwo\n"}, log: []string{"holds b"}, want: stored},
		{name: "some subtests", stored: stored, got: map[string]string{"a": "one\ntwo\n"}, part: true, want: stored},
		{name: "no archive", got: map[string]string{"a": "one\n"}, log: []string{"golden files: "}},
		{name: "text that an archive changes", stored: stored, got: map[string]string{"a": "-- b --\n"}, part: true, log: []string{"cannot hold"}, want: stored},
		{name: "update", stored: stored, got: map[string]string{"a": "1\n", "c": "4\n"}, update: true, want: "-- a --\n1\n-- c --\n4\n"},
		{name: "update by some subtests", stored: stored, got: map[string]string{"a": "1\n"}, update: true, part: true, want: "-- a --\n1\n-- b --\nthree\n"},
		{name: "first update", got: map[string]string{"a": "1\n"}, update: true, want: "-- a --\n1\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "golden.txtar")
			if c.stored != "" {
				if err := os.WriteFile(file, []byte(c.stored), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			r := &recorder{TB: t}
			done := make(chan struct{})
			go func() { // which Fatalf ends
				defer close(done)
				a := open(r, file, c.update)
				for name, got := range c.got {
					a.Check(r, name, got)
				}
				a.close(r, !c.part)
			}()
			<-done
			if len(r.log) != len(c.log) {
				t.Fatalf("failures %q, want %q", r.log, c.log)
			}
			for i, want := range c.log {
				if !strings.Contains(r.log[i], want) {
					t.Errorf("failure %q does not say %q", r.log[i], want)
				}
			}
			after, err := os.ReadFile(file)
			if err != nil && c.want != "" {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, string(after)); d != "" {
				t.Errorf("the archive afterwards (-want +got):\n%s", d)
			}
		})
	}
}

func TestADifferenceShowsItsLines(t *testing.T) {
	file := filepath.Join(t.TempDir(), "golden.txtar")
	lines := strings.Repeat("same\n", 100)
	if err := os.WriteFile(file, []byte("-- a --\n"+lines+"old\n"+lines), 0o666); err != nil {
		t.Fatal(err)
	}
	r := &recorder{TB: t}
	open(r, file, false).Check(r, "a", lines+"new\n"+lines)
	if len(r.log) != 1 || !strings.Contains(r.log[0], "old") || !strings.Contains(r.log[0], "new") || strings.Count(r.log[0], "same") > 20 {
		t.Errorf("the difference of one line is %q", r.log)
	}
}
