package verdict

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// TestTableOfRules makes the table of bounds and assumptions in docs/checking.md.
func TestTableOfRules(t *testing.T) {
	golden.Table(t, "../../../docs/checking.md", "rules", Markdown())
}

func TestUses(t *testing.T) {
	var none *Uses
	none.Add(Values, nil) // which collects nothing
	u := new(Uses)
	u.Add(Sums, func() string { return "x.go:7" })
	u.Add(Sums, func() string { return "x.go:9" })
	u.Add(Values, nil)
	want := []Use{{Values, ""}, {Sums, "x.go:7"}, {Program, ""}, {Model, ""}}
	if diff := cmp.Diff(want, u.List()); diff != "" {
		t.Errorf("rules that count (-want +got):\n%s", diff)
	}
}

// TestCertificateNamesEachDifference changes one thing of a certificate after the other.
func TestCertificateNamesEachDifference(t *testing.T) {
	whole := func() *Certificate {
		return &Certificate{
			Subject: Subject{Package: "example.com/ring", Arguments: []string{"-n", "3"}, PEs: 2, Kernels: map[string]string{"example.com/ring": "abc"}, Launches: []string{"Ring[1 blocks of 2 threads](n=3)"}},
			SHA256:  "123", Model: 1, Transport: "nvshmem", Limit: 9, Executions: 3, Redundant: 1, Complete: true, Assumptions: []string{"model"},
		}
	}
	for _, test := range []struct {
		change func(c *Certificate)
		want   string
	}{
		{func(c *Certificate) {}, ""},
		{func(c *Certificate) { c.Package = "example.com/line" }, "the program: example.com/ring in the file, example.com/line now"},
		{func(c *Certificate) { c.Arguments = nil }, "the program's arguments: -n 3 in the file, none now"},
		{func(c *Certificate) { c.PEs = 3 }, "the number of PEs: 2 in the file, 3 now"},
		{func(c *Certificate) { c.Hosts = []int{1, 1} }, "the PEs of the hosts: [] in the file, [1 1] now"},
		{func(c *Certificate) { c.Kernels = map[string]string{"example.com/ring": "def"} }, "the kernels of example.com/ring: abc in the file, def now"},
		{func(c *Certificate) { c.Kernels["example.com/more"] = "ghi" }, "the kernels of example.com/more: none in the file, ghi now"},
		{func(c *Certificate) { c.Launches = nil }, "the launches: Ring[1 blocks of 2 threads](n=3) in the file, none now"},
		{func(c *Certificate) { c.SHA256 = "456" }, "the program's executable (SHA-256): 123 in the file, 456 now"},
		{func(c *Certificate) { c.Model = 2 }, "the version of the memory model: 1 in the file, 2 now"},
		{func(c *Certificate) { c.Transport = "nccl" }, "the transport: nvshmem in the file, nccl now"},
		{func(c *Certificate) { c.Seed = 2 }, "the seed: 0 in the file, 2 now"},
		{func(c *Certificate) { c.Complete = false }, "complete: true in the file, false now"},
		{func(c *Certificate) { c.Executions = 4 }, "executions: 3 in the file, 4 now"},
		{func(c *Certificate) { c.Redundant = 2 }, "redundant executions: 1 in the file, 2 now"},
		{func(c *Certificate) { c.Bounds = []string{"values"} }, "bounds met: none in the file, values now"},
		{func(c *Certificate) { c.LeftOut = []string{"streams"} }, "not explored: none in the file, streams now"},
		{func(c *Certificate) { c.Assumptions = nil }, "assumptions: model in the file, none now"},
		{func(c *Certificate) { c.PEs, c.Executions = 3, 4 }, "the number of PEs: 2 in the file, 3 now\nexecutions: 3 in the file, 4 now"},
	} {
		now := whole()
		test.change(now)
		got := ""
		if err := whole().Compare(now); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("got %q\nwant %q", got, test.want)
		}
	}
}

func TestFiles(t *testing.T) {
	dir := t.TempDir()
	c := &Certificate{Subject: Subject{Package: "p", PEs: 1}, Limit: 10, Executions: 2}
	cert := filepath.Join(dir, "cert")
	if err := c.Save(cert); err != nil {
		t.Fatal(err)
	}
	if got, err := LoadCertificate(cert); err != nil || cmp.Diff(c, got) != "" {
		t.Errorf("a certificate: %+v, %v", got, err)
	}
	x := &Counterexample{Subject: c.Subject, Seed: 2, Error: "race", Moves: []Move{{PE: -1, Values: []int{1}}, {Launch: 1}}}
	file := filepath.Join(dir, "x")
	if err := x.Save(file); err != nil {
		t.Fatal(err)
	}
	if got, err := LoadCounterexample(file); err != nil || cmp.Diff(x, got) != "" {
		t.Errorf("a counterexample: %+v, %v", got, err)
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) != 2 {
		t.Errorf("the directory has %v (%v), want the two files", list, err)
	}
	whole, err := os.ReadFile(cert)
	if err != nil {
		t.Fatal(err)
	}
	none := filepath.Join(dir, "none")
	if err := new(Certificate).Save(none); err != nil {
		t.Fatal(err)
	}
	says, err := os.ReadFile(none)
	if err != nil {
		t.Fatal(err)
	}
	empty := string(says)
	for text, want := range map[string]string{
		"":                                     is(cert, "not a certificate"),
		string(whole[:len(whole)/2]):           is(cert, "not a certificate"),
		"{}":                                   is(cert, "not a certificate"),
		`{"gpuc": "certificate", "format": 2}`: is(cert, "not a certificate"),
		strings.Replace(string(whole), `"Seed": 0`, `"Seed": 1`, 1):          cert + " has been changed since gpuc wrote it",
		strings.Replace(string(whole), `"Limit": 10`, `"Limit": 11`, 1):      cert + " has been changed since gpuc wrote it",
		strings.Replace(string(whole), `"checksum": "`, `"checksum": "0`, 1): cert + " has been changed since gpuc wrote it",
		`{"gpuc": "counterexample", "format": 2}`:                            cert + " is a counterexample, not a certificate",
		strings.Replace(string(whole), `"format": 2`, `"format": 1`, 1):      cert + " has format 1; this version of gpuc reads format 2: write it again with gpuc run -certificate",
		empty: cert + " says nothing of executions or PEs",
	} {
		if err := os.WriteFile(cert, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := LoadCertificate(cert); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: got %v\nwant %s", text, err, want)
		}
	}
}

func is(name, what string) string { return name + " is " + what }

// TestShorten makes executions of three actors shorter, each of four steps, that fail if the last step of
// actor 1 comes before the second one of actor 0.
func TestShorten(t *testing.T) {
	const actors, steps = 3, 4
	runs := 0
	try := func(want []Move) (got []Move, fails bool) {
		runs++
		left, last := [actors]int{steps, steps, steps}, 0
		for {
			next := -1
			for i, m := range want {
				if left[m.PE] > 0 {
					next, want = m.PE, slices.Delete(slices.Clone(want), i, i+1)
					break
				}
			}
			for a := 0; next < 0 && a < actors; a++ {
				if left[(last+a)%actors] > 0 {
					next = (last + a) % actors
				}
			}
			if next < 0 {
				return got, false
			}
			left[next]--
			last = next
			got = append(got, Move{PE: next, Launch: 1})
			if left[1] == 0 && left[0] > steps-2 {
				return got, true
			}
			if left[0] == steps-2 {
				return got, false
			}
		}
	}
	long := []Move{}
	for _, a := range []int{0, 1, 2, 1, 2, 2, 1, 2, 1} {
		long = append(long, Move{PE: a, Launch: 1})
	}
	got := Shorten(long, 100, try)
	want := slices.Repeat([]Move{{PE: 1, Launch: 1}}, steps)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the execution (-want +got):\n%s", diff)
	}
	if before := runs; before > 100 {
		t.Errorf("%d executions, more than allowed", before)
	}
	if got := Shorten(long, 0, try); cmp.Diff(long, got) != "" {
		t.Errorf("without any execution: %v", got)
	}
}

func TestTimeline(t *testing.T) {
	l := Timeline{PEs: 2, Missing: "Fence between x.go:1 and x.go:2", Events: []Event{
		{Step: 1, PE: 0, At: "x.go:1", Who: "thread 3", Text: "Put data[0], PE 1"},
		{Step: 2, PE: 1, At: "x.go:1", Text: "arrives: Put data[0], PE 1", Arrives: 1},
		{Step: 3, PE: 1, At: "x.go:4", Text: "SignalWaitUntil of ready[0], of which a long text is told: 1", From: 2},
		{PE: 1, At: "x.go:5", Text: "race"},
	}}
	gap := strings.Repeat(" ", 60)
	want := " step  PE 0" + gap[4:] + "PE 1\n" +
		"    1  x.go:1 thread 3\n         Put data[0], PE 1\n" +
		"    2  " + gap + "x.go:1\n       " + gap + "  arrives: Put data[0], PE 1, sent in step 1\n" +
		"    3  " + gap + "x.go:4\n       " + gap + "  SignalWaitUntil of ready[0], of which a long text is\n" +
		"       " + gap + "  told: 1, written in step 2\n" +
		"       " + gap + "x.go:5\n       " + gap + "  race\n" +
		"needs: Fence between x.go:1 and x.go:2\n"
	if diff := cmp.Diff(want, l.String()); diff != "" {
		t.Errorf("timeline (-want +got):\n%s", diff)
	}
}
