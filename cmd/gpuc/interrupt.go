package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// interruption is the cause with which a signal ends the context of a command.
type interruption struct{ sig syscall.Signal }

func (i *interruption) Error() string {
	if i.sig == syscall.SIGINT {
		return "interrupted"
	}
	return "ended by signal: " + i.sig.String()
}

// exitCode is what shells report of a program that a signal has ended.
func (i *interruption) exitCode() int { return 128 + int(i.sig) }

// killGrace is how long a command may go on after a second signal: it may be
// inside a library that cannot be interrupted.
const killGrace = 2 * time.Second

// notify returns a context that a signal ends. Processes that were started under
// it are interrupted then, and at a second signal killed; soon after that exit is
// called.
func notify(exit func(code int)) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	now, done := make(chan struct{}), make(chan struct{})
	ch := make(chan os.Signal, 2)
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) { // as it is under nohup
		signals = append(signals, syscall.SIGHUP)
	}
	signal.Notify(ch, signals...)
	go func() {
		var cause *interruption
		for {
			select {
			case sig := <-ch:
				if cause != nil {
					close(now)
					time.AfterFunc(killGrace, func() { exit(cause.exitCode()) })
					return
				}
				cause = &interruption{sig.(syscall.Signal)}
				cancel(cause)
			case <-done:
				return
			}
		}
	}()
	return procgroup.WithKill(ctx, now), func() { signal.Stop(ch); close(done); cancel(nil) }
}
