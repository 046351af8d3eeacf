package launcher

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// process is one of the job, as supervise sees it.
type process struct {
	rank int // its number
	// host is where it runs, or empty for this host.
	host string
	// name is what an error calls it.
	name  string
	out   sender
	hands processControl

	hello, done, lost, failed bool
	exited                    bool // the process has ended
	ended                     bool // and all that it wrote was read
	state                     error
	silent                    time.Duration // for how long it has not answered
}

// sender is the way to a process.
type sender interface {
	send(message) error
	close()
}

// processControl ends a process, or sends it a signal.
type processControl interface {
	Terminate()
	Kill()
	Signal(number int)
}

// spec is what PEs are started from.
type spec struct {
	path string
	args []string
	env  []string
	dir  string
	np   int
	// loopback has PEs meet by the loopback interface, as they can on one host.
	loopback bool
}

// child is a PE's process of this host.
type child struct {
	rank  int
	cmd   *exec.Cmd
	group *procgroup.Group
	conn  *conn
	from  [3]*pipe // messages, output and errors
}

// watcher is told what a child does.
type watcher struct {
	message        func(message)
	stdout, stderr io.Writer
	exited         func()      // the process has ended
	ended          func(error) // and all that it wrote was read
}

// start starts the processes of this host, one after the other, until the job is aborted.
func (j *job) start(out *output) {
	// The kernel kills a process when the thread that started it ends, so this
	// thread must outlive them all.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	s := j.cfg.spec()
	for rank := 0; rank < j.cfg.NP && !closed(j.stop); rank++ {
		var stdin io.Reader
		if rank == 0 {
			stdin = j.cfg.Stdin
		}
		c, err := s.spawn(rank, rank, stdin)
		if err != nil {
			j.send(func() { j.fail(j.failuresOf(&process{rank: rank}, fmt.Sprintf("start %s: %v", j.cfg.Path, err))...) })
			break
		}
		p := &process{rank: rank, name: fmt.Sprintf("process %d", c.cmd.Process.Pid), out: c.conn, hands: c.group}
		j.send(func() { j.add(p) })
		stdout, stderr := out.of(rank)
		go c.watch(watcher{
			message: func(m message) { j.send(func() { j.message(p, m) }) },
			stdout:  stdout, stderr: stderr,
			exited: func() { j.send(func() { p.exited = true }) },
			ended: func(state error) {
				err := out.flush(rank)
				if state == nil {
					state = err
				}
				j.send(func() { j.end(p, state) })
			},
		})
	}
	j.send(func() { j.starting = false })
	<-j.over
}

// spawn starts the process of a PE. The thread of the caller lives as long as the process.
func (s *spec) spawn(rank, local int, stdin io.Reader) (*child, error) {
	var files []io.Closer // the process's ends
	defer func() {
		for _, f := range files {
			f.Close()
		}
	}()
	toR, toW, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	files = append(files, toR)
	c := &child{rank: rank}
	var to [3]*os.File
	for i := range c.from {
		if c.from[i], to[i], err = newPipe(); err != nil {
			toW.Close()
			for _, p := range c.from[:i] {
				p.Close()
			}
			return nil, err
		}
		files = append(files, to[i])
	}
	c.cmd = exec.Command(s.path, s.args...)
	c.cmd.Dir, c.cmd.Env = s.dir, s.environ(rank, local)
	c.cmd.ExtraFiles = []*os.File{toR, to[0]} // descriptors 3 and 4
	c.cmd.Stdin, c.cmd.Stdout, c.cmd.Stderr = stdin, to[1], to[2]
	procgroup.DieWithParent(c.cmd)
	c.conn = newConn(c.from[0], toW)
	if c.group, err = procgroup.Start(c.cmd); err != nil {
		toW.Close()
		for _, p := range c.from {
			p.Close()
		}
		return nil, err
	}
	return c, nil
}

// watch hands on what a process writes, and says when it has ended and when all
// that it wrote was read.
func (c *child) watch(w watcher) {
	var reading sync.WaitGroup
	var writing [2]error
	reading.Go(func() {
		for {
			m, err := c.conn.receive()
			if err != nil {
				if m, ok := garbled(err, "descriptor 4"); ok {
					w.message(m)
					_, _ = io.Copy(io.Discard, c.conn.in) // it must not wait for a reader
				}
				return
			}
			w.message(m)
		}
	})
	for i, to := range []io.Writer{w.stdout, w.stderr} {
		reading.Go(func() {
			_, writing[i] = io.Copy(to, c.from[1+i])
			c.from[1+i].Close() // a process whose output nobody takes is to notice
		})
	}
	state := c.group.Wait()
	for _, f := range c.from {
		f.end()
	}
	w.exited()
	reading.Wait()
	if err := errors.Join(writing[:]...); err != nil {
		state = err // which may be why the process ended badly
	}
	w.ended(state)
}

// environ returns the environment of a PE.
func (s *spec) environ(rank, local int) []string {
	env := append([]string(nil), s.env...)
	for _, name := range registry.InterfaceVariables() {
		set := func(kv string) bool { return strings.HasPrefix(kv, name+"=") }
		if s.loopback && !slices.ContainsFunc(env, set) {
			env = append(env, name+"=lo")
		}
	}
	return append(env,
		EnvRank+"="+strconv.Itoa(rank),
		EnvLocalRank+"="+strconv.Itoa(local),
		EnvNP+"="+strconv.Itoa(s.np),
		EnvFDs+"=3,4")
}

// exitText says how a process ended.
func exitText(err error) string {
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		if sig := signalText(exit.ProcessState); sig != "" {
			return "the process was killed by signal: " + sig
		}
		return fmt.Sprintf("the process ended with exit status %d", exit.ExitCode())
	}
	return err.Error()
}

// ExitCode is the code with which a process ended, as shells count it: 128 and the number of the
// signal that has ended it. nil is a process that ended well.
func ExitCode(exit *exec.ExitError) int {
	if exit == nil {
		return 0
	}
	if sig := signalNumber(exit.ProcessState); sig != 0 {
		return 128 + sig
	}
	return exit.ExitCode()
}

// exitCode is the code with which a process ended, or 0 if it is not known.
func exitCode(err error) int {
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return ExitCode(exit)
	}
	var far *ended
	if errors.As(err, &far) {
		return far.code
	}
	return 0
}

// ended is how a process of another host ended, if not well.
type ended struct {
	text string
	code int
}

func (e *ended) Error() string { return e.text }
