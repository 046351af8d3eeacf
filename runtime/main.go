package gpurt

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// Main runs the PEs of a program. The program's func main needs to call nothing else:
//
//	func main() { gpurt.Main(run) }
//
// On the emulator, run is called for every PE at once, each time on a goroutine of its
// own in this process, or in one of several that share the PEs. On a GPU this process is one
// PE, and run is called once, on an OS thread that it keeps. The environment says which of the
// two it is; gpuc run sets it (see the documentation of the package).
//
// The context ends when another PE fails, and when the process is told to end (SIGINT or
// SIGTERM; a second signal ends it at once). Calls that take it return then; a launch does not
// take it, so a loop that only launches looks at the context itself. An error or a panic on one PE ends the work
// of all. Main returns when run has returned nil on every PE. Otherwise it prints each
// distinct error once, with the PEs that met it, and exits with code 1.
func Main(run func(ctx context.Context, pe *PE) error) {
	cfg, err := FromEnv()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if code := mainCode(cfg, os.Stderr, run); code != 0 {
		os.Exit(code)
	}
}

// mainCode runs the PEs under the signals of the process, prints what went wrong
// and returns the exit code.
func mainCode(cfg Config, stderr io.Writer, run func(context.Context, *PE) error) int {
	ctx, stop := notify()
	defer stop()
	err, told := cfg.runJob(ctx, run, func(err error) { fmt.Fprintln(stderr, err) })
	if err == nil {
		cfg.process.Exit()
		return 0
	}
	if !told {
		fmt.Fprintln(stderr, err)
	}
	return 1
}

// interrupted is the cause with which a signal ends the context.
type interrupted struct{ sig os.Signal }

func (e interrupted) Error() string { return "ended by signal: " + e.sig.String() }

// notify returns a context that a first SIGINT or SIGTERM ends; a second one has
// its usual effect.
func notify() (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	ch := make(chan os.Signal, 1)
	signal.Notify(ch, os.Interrupt, syscall.SIGTERM)
	done := make(chan struct{})
	go func() {
		select {
		case sig := <-ch:
			signal.Stop(ch)
			cancel(interrupted{sig})
		case <-done:
		}
	}()
	return ctx, func() { signal.Stop(ch); close(done); cancel(nil) }
}
