//go:build unix

package procgroup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
)

// envHelper makes the test binary act as a process of a test: its value says which.
const envHelper = "PROCGROUP_TEST_HELPER"

func TestMain(m *testing.M) {
	if name := os.Getenv(envHelper); name != "" {
		os.Exit(helper(name))
	}
	os.Exit(m.Run())
}

// helper is a process of a test. All but "child" start a child; parent and child
// write a letter to the FIFO that is their argument, and hold it open as long as
// they live.
func helper(name string) int {
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt)
	if name == "deaf" {
		signal.Ignore(os.Interrupt, syscall.SIGTERM)
	}
	f, err := os.OpenFile(os.Args[1], os.O_WRONLY, 0)
	if err != nil {
		return 9
	}
	if name == "child" || name == "deaf child" {
		if name == "deaf child" {
			signal.Ignore(os.Interrupt, syscall.SIGTERM)
		}
		fmt.Fprint(f, "c")
		<-interrupts
		return 0
	}
	self, err := os.Executable()
	if err != nil {
		return 9
	}
	child := exec.Command(self, os.Args[1])
	child.Env = []string{envHelper + "=child"}
	if name != "parent" {
		child.Env = []string{envHelper + "=deaf child"}
	}
	child.Stdout = os.Stdout
	if err := child.Start(); err != nil {
		return 9
	}
	fmt.Fprint(f, "p")
	switch name {
	case "leaves child": // once the test has seen it
		io.Copy(io.Discard, os.Stdin)
		fmt.Print("bye")
		return 0
	case "parent":
		<-interrupts
		child.Wait()
		fmt.Print("cleaned up")
		return 3
	}
	<-interrupts // deaf: never
	return 0
}

// helperCommand returns a command that runs a helper, and the FIFO of its processes.
func helperCommand(t *testing.T, name string) (cmd *exec.Cmd, fifo string) {
	t.Helper()
	fifo = filepath.Join(t.TempDir(), "alive")
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd = exec.Command(self, fifo)
	cmd.Env = []string{envHelper + "=" + name}
	return cmd, fifo
}

// alive opens the FIFO and waits for parent and child; gone waits for their end.
func alive(t *testing.T, fifo string) *os.File {
	f, err := os.Open(fifo)
	if err == nil {
		_, err = io.ReadFull(f, make([]byte, 2))
	}
	if err != nil {
		t.Errorf("parent and child did not start: %v", err)
	}
	return f
}

func gone(t *testing.T, f *os.File) {
	t.Helper()
	defer f.Close()
	if n, err := f.Read(make([]byte, 1)); n != 0 || err != io.EOF {
		t.Errorf("read %d bytes, %v; want the end of the file", n, err)
	}
}

func TestInterruptReachesTheWholeGroup(t *testing.T) {
	cmd, fifo := helperCommand(t, "parent")
	out := new(output)
	cmd.Stdout = out
	ctx, cancel := context.WithCancel(t.Context())
	files := make(chan *os.File, 1)
	go func() {
		files <- alive(t, fifo)
		cancel()
	}()
	if err := Run(ctx, cmd); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want that of the context", err)
	}
	gone(t, <-files)
	if got, want := string(*out), "cleaned up"; got != want {
		t.Errorf("output %q, want %q: the parent was not asked to end", got, want)
	}
}

// TestKillEndsWhatIgnoresInterrupts: a closed channel of WithKill is not waited for.
func TestKillEndsWhatIgnoresInterrupts(t *testing.T) {
	cmd, fifo := helperCommand(t, "deaf")
	ctx, cancel := context.WithCancel(t.Context())
	now := make(chan struct{})
	files := make(chan *os.File, 1)
	go func() {
		files <- alive(t, fifo)
		cancel()
		close(now)
	}()
	if err := Run(WithKill(ctx, now), cmd); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want that of the context", err)
	}
	gone(t, <-files)
}

// TestWhatAProcessLeavesBehindEndsWithIt although it holds the process's output.
func TestWhatAProcessLeavesBehindEndsWithIt(t *testing.T) {
	cmd, fifo := helperCommand(t, "leaves child")
	out := new(output)
	cmd.Stdout = out
	stdin, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	files := make(chan *os.File, 1)
	go func() {
		files <- alive(t, fifo)
		stdin.Close()
	}()
	if err := Run(t.Context(), cmd); err != nil {
		t.Error(err)
	}
	gone(t, <-files)
	if got, want := string(*out), "bye"; got != want {
		t.Errorf("output %q, want %q", got, want)
	}
}

func TestNothingStartsInAContextThatHasEnded(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	cmd := exec.Command(filepath.Join(t.TempDir(), "none"))
	if err := Run(ctx, cmd); err != context.Canceled {
		t.Errorf("error %v, want that of the context", err)
	}
}

// output keeps what is written to it.
type output []byte

func (o *output) Write(b []byte) (int, error) {
	*o = append(*o, b...)
	return len(b), nil
}
