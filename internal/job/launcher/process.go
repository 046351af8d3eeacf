package launcher

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// process is one PE.
type process struct {
	rank  int
	cmd   *exec.Cmd
	group *procgroup.Group
	conn  *conn

	hello, done, lost, failed bool
	exited                    bool // the process has ended
	ended                     bool // and all that it wrote was read
	state                     error
}

// start starts the processes, one after the other, until the job is aborted.
func (j *job) start(out *merger) {
	// The kernel kills a process when the thread that started it ends, so this
	// thread must outlive them all.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for rank := 0; rank < j.cfg.NP && !j.stopped(); rank++ {
		if err := j.startProcess(rank, out); err != nil {
			j.send(func() { j.fail(Failure{PE: rank, Msg: fmt.Sprintf("start %s: %v", j.cfg.Path, err)}) })
			break
		}
	}
	j.send(func() { j.starting = false })
	<-j.over
}

// stopped reports whether the job was aborted.
func (j *job) stopped() bool {
	select {
	case <-j.stop:
		return true
	default:
		return false
	}
}

// startProcess starts the process of a PE, and what watches it.
func (j *job) startProcess(rank int, out *merger) error {
	var files []io.Closer // the process's ends
	defer func() {
		for _, f := range files {
			f.Close()
		}
	}()
	toR, toW, err := os.Pipe()
	if err != nil {
		return err
	}
	files = append(files, toR)
	var from [3]*pipe // messages, output and errors
	var to [3]*os.File
	for i := range from {
		if from[i], to[i], err = newPipe(); err != nil {
			toW.Close()
			for _, p := range from[:i] {
				p.Close()
			}
			return err
		}
		files = append(files, to[i])
	}
	cmd := exec.Command(j.cfg.Path, j.cfg.Args...)
	cmd.Dir, cmd.Env = j.cfg.Dir, j.environ(rank)
	cmd.ExtraFiles = []*os.File{toR, to[0]} // descriptors 3 and 4
	cmd.Stdout, cmd.Stderr = to[1], to[2]
	procgroup.DieWithParent(cmd)
	p := &process{rank: rank, cmd: cmd, conn: newConn(from[0], toW)}
	if rank == 0 {
		cmd.Stdin = j.cfg.Stdin
	}
	if p.group, err = procgroup.Start(cmd); err != nil {
		toW.Close()
		for _, p := range from {
			p.Close()
		}
		return err
	}
	j.send(func() { j.add(p) })
	prefix := ""
	if j.cfg.NP > 1 {
		prefix = Prefix(rank)
	}
	go j.watch(p, from, out.stdout(prefix), out.stderr(prefix))
	return nil
}

// watch hands on what a process writes, and says when it has ended and when all
// that it wrote was read.
func (j *job) watch(p *process, from [3]*pipe, stdout, stderr *lineWriter) {
	var reading sync.WaitGroup
	var writing [2]error
	reading.Go(func() {
		for {
			m, err := p.conn.receive()
			if err != nil {
				return
			}
			j.send(func() { j.message(p, m) })
		}
	})
	for i, w := range []*lineWriter{stdout, stderr} {
		reading.Go(func() {
			_, writing[i] = io.Copy(w, from[1+i])
			w.flush()
			from[1+i].Close() // a process whose output nobody takes is to notice
		})
	}
	state := p.group.Wait()
	for _, f := range from {
		f.end()
	}
	j.send(func() { p.exited = true })
	reading.Wait()
	if err := errors.Join(writing[:]...); err != nil {
		state = err // which may be why the process ended badly
	}
	j.send(func() { j.end(p, state) })
}

// environ returns the environment of a PE.
func (j *job) environ(rank int) []string {
	env := append([]string(nil), j.cfg.Env...)
	set := false
	for _, kv := range env {
		set = set || strings.HasPrefix(kv, nvshmemInterface+"=")
	}
	if !set {
		env = append(env, nvshmemInterface+"=lo")
	}
	return append(env,
		EnvRank+"="+strconv.Itoa(rank),
		EnvLocalRank+"="+strconv.Itoa(rank),
		EnvNP+"="+strconv.Itoa(j.cfg.NP),
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
