package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/report"
)

// job is a running program: all its PEs, each on a connection of its own.
type job struct {
	name    string
	device  string
	benches []string
	cmd     *exec.Cmd
	conns   []net.Conn // by rank
	ins     []*bufio.Scanner
	exited  chan error
	limit   time.Duration // for one round
	gone    bool          // it no longer answers
}

// startJob runs command, a line of words, with -control and a socket appended,
// and waits until all PEs have said hello.
func startJob(ctx context.Context, name, command string, np int, dir string, limit time.Duration) (*job, error) {
	socket := filepath.Join(dir, name+".sock")
	var lc net.ListenConfig
	l, err := lc.Listen(ctx, "unix", socket)
	if err != nil {
		return nil, fmt.Errorf("listen for %s: %w", name, err)
	}
	defer l.Close()
	words := append(strings.Fields(command), "-control", socket)
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w", name, err)
	}
	j := &job{name: name, cmd: cmd, exited: make(chan error, 1), limit: limit,
		conns: make([]net.Conn, np), ins: make([]*bufio.Scanner, np)}
	go func() {
		j.exited <- cmd.Wait()
		l.Close() // ends accepting, should the program die before its hello
	}()
	if err := j.accept(l, np); err != nil {
		if ended := j.stop(); ended != nil {
			err = fmt.Errorf("%w; the program: %w", err, ended)
		}
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return j, nil
}

func (j *job) accept(l net.Listener, np int) error {
	deadline := time.Now().Add(j.limit)
	l.(*net.UnixListener).SetDeadline(deadline)
	for range np {
		c, err := l.Accept()
		if err != nil {
			return fmt.Errorf("its PEs did not connect: %w", err)
		}
		c.SetDeadline(deadline)
		in := bufio.NewScanner(c)
		var h control.Hello
		if err := readLine(in, &h); err != nil {
			return fmt.Errorf("read hello: %w", err)
		}
		if h.Size != np || h.Rank < 0 || h.Rank >= np || j.conns[h.Rank] != nil {
			return fmt.Errorf("a PE calls itself %d of %d in a job of %d", h.Rank, h.Size, np)
		}
		j.conns[h.Rank], j.ins[h.Rank] = c, in
		if h.Rank == 0 {
			j.device, j.benches = h.Device, h.Benches
		}
	}
	return nil
}

func readLine(in *bufio.Scanner, v any) error {
	if !in.Scan() {
		if err := in.Err(); err != nil {
			return err
		}
		return fmt.Errorf("the program went away")
	}
	return json.Unmarshal(in.Bytes(), v)
}

// round runs one round on all PEs and returns the largest of each value. A PE that can
// not be told has gone away, and shows it when its reply is read: the first that has
// gone is named.
func (j *job) round(bench string, p control.Params) (control.Values, error) {
	order := control.Order(bench, p) + "\n"
	for _, c := range j.conns {
		c.SetDeadline(time.Now().Add(j.limit))
		io.WriteString(c, order)
	}
	largest := control.Values{}
	var failed error
	for rank, in := range j.ins {
		var r control.Reply
		if err := readLine(in, &r); err != nil {
			return nil, fmt.Errorf("%s, PE %d: %w", j.name, rank, err)
		}
		if r.Error != "" && failed == nil {
			failed = fmt.Errorf("%s, PE %d: %s", j.name, rank, r.Error)
		}
		for k, v := range r.Values {
			largest[k] = max(largest[k], v)
		}
	}
	return largest, failed
}

// leave notes that the program no longer answers. One that is not done in time is
// interrupted: it may keep the GPUs busy, which the others measure on.
func (j *job) leave(err error) {
	j.gone = true
	if errors.Is(err, os.ErrDeadlineExceeded) {
		j.cmd.Cancel()
	}
}

// stop tells the program to quit and waits for it.
func (j *job) stop() error {
	for _, c := range j.conns {
		if c != nil {
			c.SetDeadline(time.Now().Add(j.limit))
			fmt.Fprintln(c, control.Quit)
			c.Close()
		}
	}
	select {
	case err := <-j.exited:
		return err
	case <-time.After(j.limit):
		j.cmd.Cancel()
		return fmt.Errorf("%s did not end", j.name)
	}
}

// seedStep is how far apart the seeds of two cases are.
const seedStep = 1_000_003

// noResults are those of the cases before any round.
func noResults(cases []report.Case) []report.Result {
	results := make([]report.Result, len(cases))
	for i, c := range cases {
		results[i] = report.Result{Case: c, Rounds: map[string][]control.Values{}}
	}
	return results
}

// measure adds to every result the rounds of its case, in which the programs that have it
// take turns, after one round that is discarded. Who goes first changes from round to
// round. A program that no longer answers takes no further part; lost is told.
func measure(results []report.Result, jobs []*job, rounds int, seed int64, progress func(string), lost func(*job, error)) {
	jobs = slices.Clone(jobs)
	for r := range rounds + 1 {
		progress(fmt.Sprintf("round %d of %d", r, rounds))
		for i := range results {
			res := &results[i]
			params := control.Params{"seed": seed + int64(r*len(results)+i)*seedStep}
			for k, v := range res.Case.Params {
				params[k] = v
			}
			for turn := range jobs {
				j := jobs[(turn+r)%len(jobs)]
				if j.gone || !slices.Contains(j.benches, res.Case.Bench) {
					continue
				}
				v, err := j.round(res.Case.Bench, params)
				switch {
				case err != nil:
					res.Errors = append(res.Errors, err.Error())
					if v == nil {
						j.leave(err)
						lost(j, fmt.Errorf("%s, %s: %w", res.Case.Bench, res.Case.Name, err))
					}
				case r > 0: // the first one warms up
					res.Rounds[j.name] = append(res.Rounds[j.name], v)
				}
			}
		}
	}
}
