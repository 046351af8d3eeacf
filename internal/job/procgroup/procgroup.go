// Package procgroup starts processes that end together with all that they start.
// Each is a group of the system, which is interrupted and killed as a whole: a go
// command with its compilers and linkers, a PE with what its program runs.
//
// A process that leaves its group on purpose, as daemons do by setsid, is on its
// own. Where the system knows no groups, on Windows, a process is interrupted by
// its console and killed with those that it is the parent of.
//
// It imports nothing of this module. Start reading at Run; Start is for those who
// want to see the end of a process before that of its output.
package procgroup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"time"
)

const (
	// grace is how long a group may take to end after an interrupt.
	grace = 10 * time.Second
	// escaped is how long the output of a process is awaited when one that has
	// left its group holds the pipe open.
	escaped = time.Second
)

// Group is a process and what it has started.
type Group struct {
	cmd *exec.Cmd

	mu   sync.Mutex
	over bool // the process may be reaped, and its number be another's
}

// Start starts a command as a group of its own. Its input, if it has any, is not
// waited for by Wait.
func Start(cmd *exec.Cmd) (*Group, error) {
	prepare(cmd)
	if cmd.Stdin != nil {
		in, ours, err := input(cmd.Stdin)
		if err != nil {
			return nil, err
		}
		cmd.Stdin = in
		if ours {
			defer in.Close()
		}
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &Group{cmd: cmd}, nil
}

// Interrupt asks all processes of the group to end, as a user at a terminal does.
func (g *Group) Interrupt() { g.signal(interrupt) }

// Terminate asks all processes of the group to end, as a system does.
func (g *Group) Terminate() { g.signal(terminate) }

// Kill ends all processes of the group.
func (g *Group) Kill() { g.signal(kill) }

// Signal sends the signal of a number to all processes of the group. Where the system has no
// signals, it does nothing.
func (g *Group) Signal(number int) { g.signal(func(cmd *exec.Cmd) { send(cmd, number) }) }

func (g *Group) signal(send func(*exec.Cmd)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.over {
		send(g.cmd)
	}
}

// Wait waits for the end of the process, ends what it has left behind, and
// returns what Wait of the command does.
func (g *Group) Wait() error { return wait(g) }

// finish ends what the process has left behind, and takes no more signals.
func (g *Group) finish() {
	g.mu.Lock()
	defer g.mu.Unlock()
	killRest(g.cmd)
	g.over = true
}

// Run runs a command as a group of its own. When ctx ends the group is
// interrupted, and killed if that takes long or if WithKill's channel is closed;
// the error is then also ctx's. The command must not have been made with a context.
func Run(ctx context.Context, cmd *exec.Cmd) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if cmd.WaitDelay == 0 {
		cmd.WaitDelay = escaped
	}
	g, err := Start(cmd)
	if err != nil {
		return err
	}
	ended, watched := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(watched)
		g.watch(ctx, ended)
	}()
	err = g.Wait()
	close(ended)
	<-watched
	switch {
	case errors.Is(err, exec.ErrWaitDelay):
		return nil // the process ended well; what holds its output is on its own
	case err != nil && ctx.Err() != nil:
		return fmt.Errorf("%w (%w)", ctx.Err(), err)
	}
	return err
}

// watch passes signals on, and ends the group when ctx ends.
func (g *Group) watch(ctx context.Context, ended <-chan struct{}) {
	signals, _ := ctx.Value(signalsKey{}).(<-chan int)
	for ctx.Err() == nil {
		select {
		case number := <-signals:
			g.Signal(number)
		case <-ctx.Done():
		case <-ended:
			return
		}
	}
	g.Interrupt()
	select {
	case <-Killed(ctx):
	case <-time.After(grace):
	case <-ended:
		return
	}
	g.Kill()
}

// killKey is the key of WithKill's channel.
type killKey struct{}

// WithKill returns a context whose end kills processes, instead of interrupting
// them, once now is closed.
func WithKill(ctx context.Context, now <-chan struct{}) context.Context {
	return context.WithValue(ctx, killKey{}, now)
}

// Killed returns the channel of WithKill, or nil.
func Killed(ctx context.Context) <-chan struct{} {
	now, _ := ctx.Value(killKey{}).(<-chan struct{})
	return now
}

// signalsKey is the key of WithSignals's channel.
type signalsKey struct{}

// WithSignals returns a context under which Run passes on signals, by their numbers.
func WithSignals(ctx context.Context, signals <-chan int) context.Context {
	return context.WithValue(ctx, signalsKey{}, signals)
}

// input returns the file from which a group reads. A terminal lets only the group
// of this process read, so what is typed there is handed on, as is what does not
// come from a file. ours says that the file is to be closed here.
func input(from io.Reader) (in *os.File, ours bool, err error) {
	if f, ok := from.(*os.File); ok {
		if st, err := f.Stat(); err != nil || st.Mode()&os.ModeCharDevice == 0 {
			return f, false, nil
		}
	}
	r, w, err := os.Pipe()
	if err != nil {
		return nil, false, err
	}
	go func() {
		io.Copy(w, from) // whoever reads may end first
		w.Close()
	}()
	return r, true, nil
}
