//go:build unix

package launcher

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// envHelper makes the test binary act as a process of a job: its value is the
// name of a helper.
const envHelper = "LAUNCHER_TEST_HELPER"

func TestMain(m *testing.M) {
	if name := os.Getenv(envHelper); name != "" {
		os.Exit(helpers[name]())
	}
	os.Exit(m.Run())
}

// helpers are what processes of a test's job do; the result is the exit code.
var helpers map[string]func() int

func init() {
	helpers = map[string]func() int{
		"print": func() int {
			fmt.Printf("hello\nPE %s: again\n", os.Getenv(EnvRank))
			fmt.Fprint(os.Stderr, "no newline")
			return 0
		},
		"environment": func() int {
			for _, name := range []string{EnvRank, EnvLocalRank, EnvNP, registry.InterfaceVariables()[0], "USER_VARIABLE"} {
				fmt.Printf("%s=%s\n", name, os.Getenv(name))
			}
			return 0
		},
		"share": func() int {
			l := join()
			id, err := l.ShareID(context.Background(), func() ([]byte, error) { return []byte("id " + os.Getenv("USER_VARIABLE")), nil })
			if err != nil {
				fmt.Println(err)
				return 1
			}
			fmt.Printf("%s\n", id)
			l.Done(false)
			return 0
		},
		// Waits for a signal.
		"signalled": func() int {
			ch := make(chan os.Signal, 1)
			signal.Notify(ch, syscall.SIGUSR1)
			fmt.Println("ready")
			fmt.Println("got:", <-ch)
			return 0
		},
		// One PE of several ends badly while the others wait for ever.
		"exit 3": func() int {
			if rank() == 1 {
				return 3
			}
			return forever()
		},
		"killed": func() int {
			if rank() == 1 {
				syscall.Kill(os.Getpid(), syscall.SIGKILL)
			}
			return forever()
		},
		"garbles": func() int {
			l := join()
			if rank() == 1 {
				os.NewFile(4, "launcher").WriteString("hello\n")
			}
			<-l.Aborted().Done()
			return 1
		},
		"joined and killed": func() int {
			l := join()
			allJoined()
			if rank() == 1 {
				syscall.Kill(os.Getpid(), syscall.SIGKILL)
			}
			<-l.Aborted().Done()
			l.Fail(Failure{Msg: "Sync: " + context.Cause(l.Aborted()).Error(), Aborted: true, Waiting: "at ring.go:17"})
			return 1
		},
		"failed": func() int {
			l := join()
			if rank() == 1 {
				l.Fail(Failure{Msg: "broken"})
				return 1
			}
			<-l.Aborted().Done()
			l.Fail(Failure{Msg: context.Cause(l.Aborted()).Error(), Aborted: true})
			return 1
		},
		// PE 0 fails at once, while others are still being started, and says more
		// than the launcher reads at a time.
		"fails early": func() int {
			l := join()
			if rank() == 0 {
				l.Fail(Failure{Msg: longFailure})
				return 1
			}
			<-l.Aborted().Done()
			l.Fail(Failure{Msg: context.Cause(l.Aborted()).Error(), Aborted: true})
			return 1
		},
		// PE 0 ends at once, having printed as much as its pipes hold, and all is done.
		"done early": func() int {
			l := join()
			if rank() == 0 {
				fmt.Println(strings.Repeat("x", 50000))
			}
			l.Done(false)
			return 0
		},
		// Leaves a child behind that holds its output and the FIFO.
		"leaves child": func() int {
			leave(syscall.SysProcAttr{})
			return 0
		},
		// As before, but the child has left the group.
		"leaves daemon": func() int {
			leave(syscall.SysProcAttr{Setsid: true})
			return 0
		},
		// Reads what PE 0 is given.
		"echo": func() int {
			io.Copy(os.Stdout, os.Stdin)
			return 0
		},
		"deaf": func() int {
			signal.Ignore(syscall.SIGTERM)
			l := join()
			if rank() == 1 {
				l.Fail(Failure{Msg: "broken"})
				return 1
			}
			return forever()
		},
		"left early": func() int {
			if rank() == 1 {
				return 0
			}
			l := join()
			<-l.Aborted().Done()
			return 1
		},
		"exit in run": func() int {
			l := join()
			if rank() == 1 {
				return 0
			}
			<-l.Aborted().Done()
			return 1
		},
		// PE 1's device is lost; the others wait for it when they are done.
		"lost": func() int {
			l := join()
			l.Done(rank() == 1)
			if rank() != 1 {
				<-l.Aborted().Done()
				fmt.Println(context.Cause(l.Aborted()))
			}
			return 0
		},
		"ready": func() int {
			l := join()
			fmt.Println("ready")
			<-l.Aborted().Done()
			fmt.Println("cause:", context.Cause(l.Aborted()))
			return 1
		},
		// PE 0 is done, and then the others wait for it in kernels.
		"waiting": func() int {
			l := join()
			if rank() == 0 {
				l.Done(false)
			}
			l.ShareID(context.Background(), func() ([]byte, error) { return []byte("id"), nil })
			fmt.Println("ready")
			<-l.Aborted().Done()
			if rank() != 0 {
				l.Fail(Failure{Msg: context.Cause(l.Aborted()).Error(), Aborted: true, Waiting: "at ring.go:17"})
				return 1
			}
			return 0
		},
		// Holds a FIFO open for as long as it lives, deaf to everything.
		"hold": func() int {
			signal.Ignore(syscall.SIGTERM, syscall.SIGINT)
			f, err := os.OpenFile(os.Getenv("USER_VARIABLE"), os.O_WRONLY, 0)
			if err != nil {
				fmt.Println(err)
				return 1
			}
			fmt.Fprint(f, "x")
			if os.Getenv("BEGUN") != "" {
				os.NewFile(5, "begun").Write([]byte("x"))
			}
			return forever()
		},
		// Starts PEs of its host, which USER_HOST names.
		"agent": func() int {
			if err := Agent(context.Background(), os.Stdin, os.Stdout, os.Environ()); err != nil {
				fmt.Fprintln(os.Stderr, err)
				return 1
			}
			return 0
		},
		// Does so on a full disk.
		"full agent": func() int {
			signal.Ignore(syscall.SIGXFSZ)
			if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: filePart, Max: filePart}); err != nil {
				return 9
			}
			return helpers["agent"]()
		},
		// Agents that say what they should not.
		"agent twice":  func() int { return wrongAgent(frame{Kind: frameReady, Protocol: protocol}) },
		"agent traces": func() int { return wrongAgent(frame{Kind: frameTrace, Part: "../x"}) },
		"agent errs":   func() int { return wrongAgent(frame{Kind: frameExited, Rank: 7}) },
		// Leaves a part of a trace.
		"traced": func() int { return leavePart() },
		"traced and failed": func() int {
			l := join()
			leavePart()
			allJoined()
			if rank() == 1 {
				return 3
			}
			<-l.Aborted().Done()
			return 1
		},
		// Says where it runs.
		"where": func() int {
			fmt.Printf("%s %s/%s %s\n", os.Getenv("USER_HOST"), os.Getenv(EnvLocalRank), os.Getenv(EnvNP), os.Getenv(registry.InterfaceVariables()[0]))
			return 0
		},
		// The agent that starts this PE dies.
		"agent killed": func() int {
			l := join()
			allJoined()
			if rank() == 1 {
				syscall.Kill(os.Getppid(), syscall.SIGKILL)
			}
			<-l.Aborted().Done()
			l.Fail(Failure{Msg: context.Cause(l.Aborted()).Error(), Aborted: true, Waiting: "at ring.go:17"})
			return 1
		},
		// Is itself a launcher, of PEs that hold the FIFO.
		"launcher": func() int {
			err := Run(context.Background(), Config{
				Path: os.Args[0], NP: 2, Env: append(os.Environ(), envHelper+"=hold"), Stdout: os.Stdout, Stderr: os.Stderr,
			})
			fmt.Println(err)
			return 1
		},
	}
	maps.Copy(helpers, hangingHelpers())
}

// wrongAgent begins well, and then says f.
func wrongAgent(f frame) int {
	a := newFrames(os.Stdin, os.Stdout)
	a.send(frame{Kind: frameReady, Protocol: protocol})
	for {
		switch order, err := a.receive(); {
		case err != nil:
			return 0
		case order.Kind == frameStart:
			a.send(f)
		}
	}
}

// leavePart writes a part of the trace, of more than a frame.
func leavePart() int {
	dir := trace.PartsOf(os.Getenv(jobenv.TraceFile))
	err := os.MkdirAll(dir, 0o755)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, fmt.Sprintf("pe-%d", rank())), bytes.Repeat([]byte{byte('0' + rank())}, 3*filePart), 0o644)
	}
	if err != nil {
		fmt.Println(err)
		return 1
	}
	return 0
}

// longFailure is an error with a stack.
var longFailure = "broken" + strings.Repeat("\n\tmain.run(...)", 1000)

// leave starts a child that holds the FIFO, all pipes of this process, and prints
// what this process does once the child has begun.
func leave(attr syscall.SysProcAttr) {
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), envHelper+"=hold")
	child.Stdout, child.Stderr = os.Stdout, os.Stderr
	child.ExtraFiles = []*os.File{os.NewFile(3, "launcher"), os.NewFile(4, "launcher")}
	child.SysProcAttr = &attr
	r, w, err := os.Pipe()
	if err == nil {
		child.Env = append(child.Env, "BEGUN=5")
		child.ExtraFiles = append(child.ExtraFiles, w)
		err = child.Start()
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(9)
	}
	w.Close()
	io.ReadFull(r, make([]byte, 1))
	fmt.Printf("left %d\n", child.Process.Pid)
}

func rank() int {
	var n int
	fmt.Sscan(os.Getenv(EnvRank), &n)
	return n
}

func join() *Link {
	l, err := Join(os.Getenv, os.Exit)
	if err != nil || l == nil {
		fmt.Println("join:", l, err)
		os.Exit(9)
	}
	return l
}

// joined is the FIFO of allJoined. It is held: its end would be that of all who write.
var joined *os.File

// allJoined has PE 1 wait until the other two PEs have come here, if there is a FIFO. They must
// not end before PE 1.
func allJoined() {
	fifo := os.Getenv("USER_VARIABLE")
	if fifo == "" {
		return
	}
	flag := os.O_WRONLY
	if rank() == 1 {
		flag = os.O_RDONLY
	}
	var err error
	joined, err = os.OpenFile(fifo, flag, 0)
	if err == nil && rank() == 1 {
		_, err = io.ReadFull(joined, make([]byte, 2))
	} else if err == nil {
		_, err = joined.Write([]byte("x"))
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(9)
	}
}

// forever never returns.
func forever() int {
	ch := make(chan os.Signal, 1)
	signal.Notify(ch, syscall.SIGUSR2) // nobody sends it
	<-ch
	return 0
}

// syncBuffer is a buffer that several goroutines write to; seen is called with
// its content after each write.
type syncBuffer struct {
	mu   sync.Mutex
	b    bytes.Buffer
	seen func(string)
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.b.Write(p)
	if b.seen != nil {
		b.seen(b.b.String())
	}
	return len(p), nil
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}

// lines returns the lines of the buffer, sorted by nothing: as they came.
func (b *syncBuffer) lines() []string {
	return strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
}

// helperJob returns a job of np processes that run a helper.
func helperJob(t *testing.T, helper string, np int, out *syncBuffer) Config {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cfg := Config{Path: self, NP: np, Env: []string{launchtest.RaceEnv, envHelper + "=" + helper}, Stdout: out, Stderr: out, Grace: time.Hour}
	switch helper {
	case "exit 3", "killed", "deaf":
		cfg.Grace = noGrace
	}
	return cfg
}

// runHelper runs a job of np processes and returns its *Error and output.
func runHelper(t *testing.T, helper string, np int) (*Error, *syncBuffer) {
	t.Helper()
	out := new(syncBuffer)
	err := Run(t.Context(), helperJob(t, helper, np, out))
	var e *Error
	if err != nil && !errors.As(err, &e) {
		t.Fatalf("error %T: %v, want an *Error", err, err)
	}
	return e, out
}
