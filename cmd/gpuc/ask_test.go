//go:build unix

package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func init() { programs["late-signal"] = lateSignal }

// lateSignal is a program in which a function that the last PE's stream calls waits until
// something can be read from the FIFO that its argument names. All other PEs wait on a stream for
// the signal after it.
func lateSignal() {
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error {
		last := pe.NumPEs() - 1
		sig, err := gpurt.AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		if pe.MyPE() < last {
			if err := gpurt.SignalWaitUntil(pe.Stream(), sig, shmem.CmpGE, 4); err != nil {
				return err
			}
			return pe.Stream().Sync(ctx)
		}
		if err := pe.Stream().HostFunc(func() error {
			pe.Printf("called")
			f, err := os.Open(os.Args[1])
			if err != nil {
				return err
			}
			defer f.Close()
			_, err = io.ReadFull(f, make([]byte, 1))
			return err
		}); err != nil {
			return err
		}
		for to := range last {
			if err := gpurt.SignalOp(pe.Stream(), sig, 4, shmem.SignalSet, to); err != nil {
				return err
			}
		}
		return pe.Stream().Sync(ctx)
	})
}

// lineNumber matches a line of this file in reports.
var lineNumber = regexp.MustCompile(`ask_test\.go:\d+`)

// TestQuitAsksAndTheJobGoesOn sends SIGQUIT to a gpuc run, whose PEs are in one process or in
// several. The seed has PE 2's stream come last. gpuc run prints who waits for whom, and keeps
// that in hang.json. The job ends well.
func TestQuitAsksAndTheJobGoesOn(t *testing.T) {
	const waits = "SignalWaitUntil on a stream at gpuc/ask_test.go:N: the signal is 0, waits for >= 4"
	group := hang.Group{Stream: true, Waits: waits}
	want := &hang.Report{PEs: []hang.PE{
		{Rank: 0, State: hang.Waits, Does: "wait for the stream", Groups: []hang.Group{group}},
		{Rank: 1, State: hang.Waits, Does: "wait for the stream", Groups: []hang.Group{group}},
		{Rank: 2, State: hang.Runs, Does: "a function that a stream calls"},
	}}
	text := strings.Split(`gpuc: what the PEs do:
  first cause: perhaps one of these: PE 2 runs on the host, in a function that a stream calls; the PEs 0 and 1 wait for each other
  who waits for whom:
    PE 2 runs on the host, in a function that a stream calls
    PE 0 waits in `+waits+`
    PE 1 waits in `+waits+`
  PE 0: `+waits+`
  PE 1: `+waits+`
  hosts: PE 0: wait for the stream; PE 1: wait for the stream; PE 2: a function that a stream calls`, "\n")
	for name, flags := range map[string]string{"one process": "", "two processes": "-procs 2 ", "a process for each": "-procs 3 "} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			fifo := filepath.Join(dir, "go on")
			if err := syscall.Mkfifo(fifo, 0o600); err != nil {
				t.Fatal(err)
			}
			bin := filepath.SplitList(os.Getenv("PATH"))[0]
			args := strings.Fields("run -backend emu -seed 3 -np 3 " + flags + "-log-dir logs " + filepath.Join(bin, "late-signal"))
			cmd := exec.Command(filepath.Join(bin, "gpuc"), append(args, fifo)...)
			cmd.Dir = dir
			stderr, err := cmd.StderrPipe()
			if err != nil {
				t.Fatal(err)
			}
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			bufio.NewReader(out).ReadString('\n') // it is called, and nothing moves until it returns
			if err := cmd.Process.Signal(syscall.SIGQUIT); err != nil {
				t.Fatal(err)
			}
			var got []string
			for lines := bufio.NewScanner(stderr); lines.Scan(); {
				if got = append(got, lineNumber.ReplaceAllString(lines.Text(), "ask_test.go:N")); strings.HasPrefix(lines.Text(), "  hosts: ") {
					break
				}
			}
			if d := cmp.Diff(text, got); d != "" {
				t.Errorf("report (-want +got):\n%s", d)
			}
			if err := os.WriteFile(fifo, []byte("x"), 0); err != nil {
				t.Fatal(err)
			}
			rest, _ := io.ReadAll(stderr)
			if err := cmd.Wait(); err != nil || len(rest) > 0 {
				t.Errorf("the job: %v; it printed %s", err, rest)
			}
			b, err := os.ReadFile(filepath.Join(dir, "logs", hangFile))
			if err != nil {
				t.Fatal(err)
			}
			kept := new(hang.Report)
			if err := json.Unmarshal(lineNumber.ReplaceAll(b, []byte("ask_test.go:N")), kept); err != nil {
				t.Fatal(fmt.Errorf("%w in %s", err, b))
			}
			if d := cmp.Diff(want, kept, cmpopts.EquateEmpty()); d != "" {
				t.Errorf("%s (-want +got):\n%s", hangFile, d)
			}
		})
	}
}

// TestAFullDiskOfLogsFailsTheRun, once the program has ended, wherever its PEs are.
func TestAFullDiskOfLogsFailsTheRun(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("there is no device that is full: ", err)
	}
	for _, procs := range []string{"0", "3"} {
		dir := t.TempDir()
		if err := os.Mkdir(filepath.Join(dir, "logs"), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink("/dev/full", filepath.Join(dir, "logs", "pe-2.log")); err != nil {
			t.Fatal(err)
		}
		bin := filepath.SplitList(os.Getenv("PATH"))[0]
		read := filepath.Join(dir, "any")
		if err := os.WriteFile(read, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(filepath.Join(bin, "gpuc"), "run", "-backend", "emu", "-np", "3", "-procs", procs, "-log-dir", "logs", filepath.Join(bin, "late-signal"), read)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		want := "PE 2: called\ngpuc: keep the output: write logs/pe-2.log: no space left on device\n"
		if d := cmp.Diff(want, string(out)); d != "" || err == nil || cmd.ProcessState.ExitCode() != 1 {
			t.Errorf("-procs %s: %v; output (-want +got):\n%s", procs, err, d)
		}
	}
}
