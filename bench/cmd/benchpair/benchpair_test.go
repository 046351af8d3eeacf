package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/bench/control"
)

// envFake makes the test binary a program of two PEs for benchpair to run. Its
// value is what each round takes on PE 0; PE 1 takes one more.
const envFake = "BENCHPAIR_TEST_FAKE"

func TestMain(m *testing.M) {
	if us := os.Getenv(envFake); us != "" {
		if err := fake(us); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func fake(us string) error {
	socket := flag.String("control", "", "")
	flag.Parse()
	var base float64
	if _, err := fmt.Sscan(us, &base); err != nil {
		return err
	}
	var wg sync.WaitGroup
	errs := make([]error, 2)
	for rank := range errs {
		wg.Go(func() {
			round := 0.0
			errs[rank] = control.Serve(*socket, control.Hello{Rank: rank, Size: 2, Device: "fake"}, func(bench string, p control.Params) (control.Values, error) {
				if bench == "launch" {
					return nil, errors.New("wrong result")
				}
				round++
				return control.Values{"us": base + float64(rank) + round}, nil
			})
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}

func fakeJob(t *testing.T, name, us string) *job {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(envFake, us)
	j, err := startJob(t.Context(), name, self, 2, t.TempDir(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

func TestMeasureTakesTurns(t *testing.T) {
	ours, peer := fakeJob(t, "ours", "100"), fakeJob(t, "peer", "200")
	cases := []testCase{
		{"putbw", "4 KB", control.Params{"bytes": 4096, "puts": 10}},
		{"launch", "empty", control.Params{}},
	}
	got, err := measure(cases, ours, peer, 2, 1, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	failed := func(name string) string { return name + ", PE 0: wrong result" }
	want := []result{
		// The largest over the PEs, without the first round.
		{Case: cases[0], Ours: []control.Values{{"us": 103}, {"us": 104}}, Peer: []control.Values{{"us": 203}, {"us": 204}}},
		// Who goes first alternates.
		{Case: cases[1], Errors: []string{failed("ours"), failed("peer"), failed("peer"), failed("ours"), failed("ours"), failed("peer")}},
	}
	// A round that failed gives no values.
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("results (-want +got):\n%s", d)
	}
	for _, j := range []*job{ours, peer} {
		if err := j.stop(); err != nil {
			t.Errorf("stop %s: %v", j.name, err)
		}
	}
}

func TestProgramThatDoesNotConnect(t *testing.T) {
	_, err := startJob(t.Context(), "ours", "false", 2, t.TempDir(), time.Minute)
	if err == nil || !strings.Contains(err.Error(), "did not connect") {
		t.Errorf("startJob of a program that ends at once: %v", err)
	}
}

func TestMarkdown(t *testing.T) {
	r := &report{NP: 2, Rounds: 3, Results: []result{{
		Case: testCase{"putbw", "4 KB, 1 blocks of 256", control.Params{"bytes": 4000, "puts": 100}},
		Ours: []control.Values{{"us": 40}, {"us": 50}, {"us": 80}},
		Peer: []control.Values{{"us": 40}, {"us": 40}, {"us": 40}},
	}}}
	const want = "| 4 KB, 1 blocks of 256 | GB/s | 8.00 (5.00 to 10.0) | 10.0 (10.0 to 10.0) | 1.250 |\n"
	if got := r.markdown(); !strings.Contains(got, want) {
		t.Errorf("markdown is\n%s\nwithout\n%s", got, want)
	}
}

func TestStartupTable(t *testing.T) {
	got := startupTable([]startResult{
		{Name: "Go", Starts: []start{{Main: 0.02, Init: 1.22, Loaded: 1.25, Checked: 1.26, Exited: 1.3}}},
		{Name: reference, Starts: []start{{Main: 0.01, Init: 1.11, Checked: 1.12, Exited: 1.5}}},
		{Name: "broken", Error: "exit\nstatus 1"},
	})
	one := func(x string) string { return x + " (" + x + " to " + x + ")" }
	for _, want := range []string{
		"own: the total less the 1.10 that C++ takes to join",
		"| Go | " + strings.Join([]string{one("1.26"), one("0.160"), one("0.020"), one("1.20"), one("0.030"), one("0.010"), one("1.30")}, " | ") + " |\n",
		"| C++ | " + strings.Join([]string{one("1.12"), one("0.020"), one("0.010"), one("1.10"), one("0.000"), one("0.010"), one("1.50")}, " | ") + " |\n",
		"| broken | ERROR exit status 1 |",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the table is\n%s\nwithout\n%s", got, want)
		}
	}
}

func TestStartOnce(t *testing.T) {
	script := filepath.Join(t.TempDir(), "program")
	const text = `#!/bin/sh
test -d "$1" || exit 1
now=$(date +%s%N)
echo "PE 0: startup {\"rank\":0,\"main\":$now,\"init\":$((now + 1000000000)),\"checked\":$((now + 3000000000))}"
echo "startup {\"rank\":1,\"main\":$now,\"init\":$((now + 2000000000)),\"checked\":$((now + 2500000000))}"
`
	if err := os.WriteFile(script, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	s, err := startOnce(context.Background(), script+" {fresh}", 2, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	round := func(x float64) float64 { return float64(int(x*100+0.5)) / 100 }
	if init, checked := round(s.Init-s.Main), round(s.Checked-s.Main); init != 2 || checked != 3 {
		t.Errorf("after main, init was reached after %v s and the result after %v s, want 2 and 3", init, checked)
	}
	if _, err := startOnce(context.Background(), script+" {fresh}", 3, time.Minute); err == nil || !strings.Contains(err.Error(), "2 of 3 PEs") {
		t.Errorf("with a PE that says nothing: %v", err)
	}
}

func TestSummarize(t *testing.T) {
	for _, c := range []struct {
		in   []float64
		want stat
	}{
		{nil, stat{}},
		{[]float64{3}, stat{3, 3, 3, 1}},
		{[]float64{9, 1, 2}, stat{2, 1, 9, 3}},
		{[]float64{4, 1, 2, 9}, stat{3, 1, 9, 4}},
	} {
		if got := summarize(c.in); got != c.want {
			t.Errorf("summarize(%v) = %v, want %v", c.in, got, c.want)
		}
	}
}
