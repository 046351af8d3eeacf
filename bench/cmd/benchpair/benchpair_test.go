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
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/report"
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
	dies := flag.Bool("dies", false, "")
	hangs := flag.Bool("hangs", false, "")
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
			errs[rank] = control.Serve(*socket, control.Hello{Rank: rank, Size: 2, Device: "fake", Benches: []string{"launch", "putbw"}}, func(bench string, p control.Params) (control.Values, error) {
				if *dies {
					os.Exit(1)
				}
				if *hangs {
					return nil, hang()
				}
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

// hang waits until the program is ended. It waits for a file: Go ends a program all of whose
// goroutines wait for each other.
func hang() error {
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	defer w.Close()
	_, err = r.Read(make([]byte, 1))
	return err
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
	jobs := []*job{fakeJob(t, "ours", "100"), fakeJob(t, "C++", "200"), fakeJob(t, "NCCL", "300")}
	jobs[2].benches = []string{"launch"}
	cases := []report.Case{
		{Bench: "putbw", Name: "4 KB", Params: control.Params{"bytes": 4096, "puts": 10}},
		{Bench: "launch", Name: "empty", Params: control.Params{}},
	}
	got := noResults(cases)
	measure(got, jobs, 2, 1, func(string) {}, func(j *job, err error) { t.Errorf("lost %s: %v", j.name, err) })
	failed := func(name string) string { return name + ", PE 0: wrong result" }
	want := []report.Result{
		// The largest over the PEs, without the first round, of those that
		// have the benchmark.
		{Case: cases[0], Rounds: map[string][]control.Values{
			"ours": {{"us": 103}, {"us": 104}}, "C++": {{"us": 203}, {"us": 204}},
		}},
		// Who goes first changes. A round that failed gives no values.
		{Case: cases[1], Rounds: map[string][]control.Values{}, Errors: []string{
			failed("ours"), failed("C++"), failed("NCCL"),
			failed("C++"), failed("NCCL"), failed("ours"),
			failed("NCCL"), failed("ours"), failed("C++"),
		}},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("results (-want +got):\n%s", d)
	}
	for _, j := range jobs {
		if err := j.stop(); err != nil {
			t.Errorf("stop %s: %v", j.name, err)
		}
	}
}

func TestProgramsThatDoNotStartOrAnswer(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(envFake, "100")
	rep := report.Report{NP: 2, Rounds: 1}
	// One PE of "dies" ends at its first order.
	list := programs{{"ours", self}, {"absent", "false"}, {"dies", self + " -dies"}}
	cases := []report.Case{{Bench: "putbw", Name: "4 KB", Params: control.Params{}}}
	if err := inTurns(t.Context(), &rep, list, cases, time.Minute, 1, func(string) {}); err != nil {
		t.Fatal(err)
	}
	for _, p := range rep.Programs {
		want := map[string]string{"ours": "", "absent": "did not connect", "dies": "dies, PE 0"}[p.Name]
		if (p.Error == "") != (want == "") || !strings.Contains(p.Error, want) {
			t.Errorf("%s: error %q, want one with %q", p.Name, p.Error, want)
		}
	}
	if got, want := rep.Results[0].Rounds, (map[string][]control.Values{"ours": {{"us": 103}}}); !cmp.Equal(got, want) {
		t.Errorf("rounds %v, want %v", got, want)
	}
	if err := firstError(&rep); err == nil || !strings.Contains(err.Error(), "absent") {
		t.Errorf("firstError: %v", err)
	}
}

// TestProgramThatHangs: a program that does not answer in time is ended at once, since it
// may keep the GPUs busy, and nobody waits for it a second time.
func TestProgramThatHangs(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(envFake, "100")
	j, err := startJob(t.Context(), "hangs", self+" -hangs", 2, t.TempDir(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	cases := []report.Case{{Bench: "putbw", Name: "4 KB", Params: control.Params{}}}
	j.limit = time.Millisecond // it never answers
	var lost []error
	measure(noResults(cases), []*job{j}, 1, 1, func(string) {}, func(_ *job, err error) {
		lost = append(lost, err)
		j.limit = time.Hour
	})
	if len(lost) != 1 || !strings.HasPrefix(lost[0].Error(), "putbw, 4 KB: hangs, PE 0: ") || !errors.Is(lost[0], os.ErrDeadlineExceeded) {
		t.Errorf("lost: %v", lost)
	}
	if err := j.stop(); err == nil || !strings.Contains(err.Error(), "signal: interrupt") {
		t.Errorf("stop: %v", err)
	}
}

// TestHostCases counts the cases of what the host enqueues: each operation has its lengths.
func TestHostCases(t *testing.T) {
	p := plan{window: 64 << 20, fill: 264}
	got := map[string][]string{}
	for _, b := range []string{"stream-put", "stream-pingpong", "stream-collective", "stream-collective-nccl", "stream-barrier", "nccl"} {
		cs, err := p.cases(b)
		if err != nil {
			t.Fatal(err)
		}
		got[b] = []string{fmt.Sprint(len(cs)), cs[0].Name, cs[len(cs)-1].Name}
		for _, c := range cs {
			if c.Params["bytes"] > 0 && b != "stream-pingpong" && c.Params["window"] < c.Params["bytes"] {
				t.Errorf("%s %s: a window of %d", b, c.Name, c.Params["window"])
			}
		}
	}
	want := map[string][]string{
		"stream-put":             {"14", "put, 8 B", "put with signal, 256 MB"},
		"stream-pingpong":        {"4", "8 B, one way", "1 MB, one way"},
		"stream-collective":      {"29", "reduce, 8 B", "reducescatter, 1 MB"},
		"stream-collective-nccl": {"34", "reduce, 8 B", "reducescatter, 256 MB"},
		"stream-barrier":         {"4", "barrier of all PEs", "put without waiting, and quiet"},
		"nccl":                   {"36", "allreduce, 8 B", "group of 8 allreduces, 8 B"},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("number, first and last (-want +got):\n%s", d)
	}
}

func TestCases(t *testing.T) {
	p := plan{bytes: []int64{4096}, blocks: []int64{1, 8}, threads: []int64{256}, grids: []int64{16384}, window: 1 << 20, volume: 1 << 20, rounds: 10}
	cs, err := p.cases("jacobi,putbw")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range cs {
		names = append(names, c.Bench+" "+c.Name)
	}
	want := []string{
		"jacobi 16384 squared, a kernel per iteration", "jacobi 16384 squared, a kernel per iteration, norm in each",
		"jacobi 16384 squared, one kernel", "jacobi 16384 squared, one kernel, norm in each iteration",
		"putbw 4 KB, 1 blocks of 256", "putbw 4 KB, 8 blocks of 256",
		"putbw 1 MB, 16 blocks of 128", "putbw 1 MB, 16 blocks of 128, ours by bulk copies",
	}
	if d := cmp.Diff(want, names); d != "" {
		t.Errorf("cases (-want +got):\n%s", d)
	}
	if _, err := p.cases("putbw,nothing"); err == nil || !strings.Contains(err.Error(), `no benchmark "nothing"`) {
		t.Errorf("cases of an unknown benchmark: %v", err)
	}
	if cs, err := p.cases("none"); err != nil || len(cs) != 0 {
		t.Errorf("cases(none) = %v, %v", cs, err)
	}
}

// TestOursByTransports: programs of one name would share a column.
func TestOursByTransports(t *testing.T) {
	for list, want := range map[string]programs{
		"":             {{"ours", "gpuc run ours"}},
		"nvshmem,nccl": {{"ours by nvshmem", "env GPUC_TRANSPORT=nvshmem gpuc run ours"}, {"ours by nccl", "env GPUC_TRANSPORT=nccl gpuc run ours"}},
	} {
		if d := cmp.Diff(want, oursBy("gpuc run ours", list), cmp.AllowUnexported(program{})); d != "" {
			t.Errorf("-transports %q (-want +got):\n%s", list, d)
		}
	}
	if err := unique(programs{{"C++", "a"}, {"C++", "b"}}); err == nil || err.Error() != `two programs are called "C++"; their figures need columns of their own` {
		t.Errorf("two of one name: %v", err)
	}
}

func TestProgramThatDoesNotConnect(t *testing.T) {
	_, err := startJob(t.Context(), "ours", "false", 2, t.TempDir(), time.Minute)
	if err == nil || !strings.Contains(err.Error(), "did not connect") {
		t.Errorf("startJob of a program that ends at once: %v", err)
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

// TestStartsAreAdded starts the programs three times.
func TestStartsAreAdded(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(envFake, "100")
	rep := report.Report{NP: 2, Rounds: 2, Starts: 3}
	cases := []report.Case{{Bench: "putbw", Name: "4 KB", Params: control.Params{"bytes": 4096, "puts": 10}}}
	if err := inTurns(t.Context(), &rep, programs{{"ours", self}}, cases, time.Minute, 1, func(string) {}); err != nil {
		t.Fatal(err)
	}
	// The rounds of each start but its first.
	want := []control.Values{{"us": 103}, {"us": 104}, {"us": 103}, {"us": 104}, {"us": 103}, {"us": 104}}
	if d := cmp.Diff(want, rep.Results[0].Rounds["ours"]); d != "" {
		t.Errorf("rounds (-want +got):\n%s", d)
	}
	if text := rep.Markdown(); !strings.Contains(text, "of 2 interleaved rounds after one discarded, in each of 3 starts of the programs") {
		t.Errorf("the report says\n%s", text)
	}
}

// A time limit ends the command by SIGTERM, as a user does by an interrupt: neither loses figures.
func TestFiguresOutliveTheEndOfTheCommand(t *testing.T) {
	us, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		ctx, stop := untilEnded()
		if err := us.Signal(s); err != nil {
			t.Fatal(err)
		}
		<-ctx.Done()
		stop()
	}
}
