//go:build unix

package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// waitScript is a program that waits for a signal or, told so, ends by itself.
const waitScript = `#!/bin/sh
[ -z "$ENDS" ] || exec sh -c "$ENDS"
trap 'echo signalled; exit 0' USR2
echo ready
cat fifo &
wait
`

// rshScript is a stand-in for ssh.
const rshScript = `#!/bin/sh
exec sh -c "$2"
`

// TestRunIsTransparent: what a program is started by, its processes get the signals that gpuc run
// gets, and gpuc run ends with the exit code of the one that failed.
func TestRunIsTransparent(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"prog": waitScript, "rsh": rshScript} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "fifo"), 0o600); err != nil {
		t.Fatal(err)
	}
	gpuc := filepath.Join(filepath.SplitList(os.Getenv("PATH"))[0], "gpuc")
	command := func(args, ends string) (*exec.Cmd, *bufio.Scanner) {
		cmd := exec.Command(gpuc, append(strings.Fields("run -backend emu "+args), "./prog")...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "ENDS="+ends, "GPUC_RSH="+filepath.Join(dir, "rsh"))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		return cmd, bufio.NewScanner(out)
	}
	start := func(args, ends string) (*exec.Cmd, *bufio.Scanner) {
		cmd, out := command(args, ends)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		return cmd, out
	}
	for args, n := range map[string]int{"-np 1": 1, "-np 2 -procs 2": 2, "-hosts a:1,b:1": 2} {
		t.Run(args, func(t *testing.T) {
			cmd, out := start(args, "")
			for range n {
				if !out.Scan() || !strings.HasSuffix(out.Text(), "ready") {
					t.Errorf("the program says %q", out.Text())
				}
			}
			if err := cmd.Process.Signal(syscall.SIGUSR2); err != nil {
				t.Fatal(err)
			}
			got := 0
			for out.Scan() {
				got += strings.Count(out.Text(), "signalled")
			}
			if err := cmd.Wait(); err != nil || got != n {
				t.Errorf("%d of %d processes got the signal, %v", got, n, err)
			}
			if n == 1 { // else its processes are told apart
				cmd, out := command(args, "trap 'echo deaf' INT; echo ready; while :; do cat fifo; done")
				var said strings.Builder
				cmd.Stderr = &said
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} { // the second one kills
					out.Scan() // ready, and deaf: the first one has come
					if err := cmd.Process.Signal(sig); err != nil {
						t.Fatal(err)
					}
				}
				for out.Scan() {
				}
				if err := cmd.Wait(); cmd.ProcessState.ExitCode() != 130 || !strings.Contains(said.String(), "gpuc: prog: it did not end by itself when it was interrupted, and was killed") {
					t.Errorf("a deaf program: %v: %s", err, &said)
				}
			}
			for ends, want := range map[string]int{"exit 7": 7, "kill -KILL $$": 128 + 9} {
				cmd, out := start(args, ends)
				for out.Scan() {
				}
				cmd.Wait()
				if code := cmd.ProcessState.ExitCode(); code != want {
					t.Errorf("%s: exit code %d, want %d", ends, code, want)
				}
			}
		})
	}
}
