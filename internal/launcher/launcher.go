// Package launcher starts the PEs of a job as processes of this host, one for
// each GPU, and supervises them: it carries the bytes by which they find each
// other, merges their output line by line, and
// when one fails it takes the others down within seconds and says which failed
// first and how.
//
// Run is the launcher's side. Join is the side of a process, for package gpurt;
// a program that does not join is supervised all the same. The two talk over a
// pair of inherited pipes, so that each notices when the other is gone.
//
// It imports nothing of this module and reads no environment variable itself.
// Emulated PEs need none of this: they live in one process. Start reading at Run.
package launcher

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// Config is a job.
type Config struct {
	// Path is the executable, Args its arguments without its name.
	Path string
	Args []string
	// Env is the environment to which the PE's variables are added.
	Env []string
	Dir string
	// NP is the number of PEs.
	NP int
	// Stdin is PE 0's input; the others have none.
	Stdin io.Reader
	// Stdout and Stderr take the output of all PEs, whole lines with the PE's
	// number in front. Nil discards it.
	Stdout, Stderr io.Writer
	// MustJoin says that a process which ends without having called Join failed.
	MustJoin bool
	// Grace is how long PEs may take to end by themselves once one has failed,
	// before they are told by signal and, after another third of it, killed.
	// 0 means 3 s.
	Grace time.Duration
}

const (
	defaultGrace = 3 * time.Second
	// killGrace is how long to wait for a killed process; one that sits in a
	// driver may take this long.
	killGrace = 3 * time.Second
	// outputGrace is how long output and messages of a process that has ended
	// are awaited, when a process that it started holds the pipes open.
	outputGrace = 500 * time.Millisecond
)

// NVSHMEM finds a network interface by itself, which fails or leaves the host
// where there are several; PEs of one host need the loopback (NVSHMEM API,
// Environment Variables, bootstrap options).
const nvshmemInterface = "NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME"

// Run runs a job until all its processes have ended. The error is an *Error that
// names the PE that failed first. When ctx ends, the PEs are told to end, as if
// one of them had failed, and the *Error has ctx's cause.
func Run(ctx context.Context, cfg Config) error {
	if cfg.NP < 1 {
		return fmt.Errorf("start PEs: the number of PEs is %d", cfg.NP)
	}
	if cfg.Grace == 0 {
		cfg.Grace = defaultGrace
	}
	path, err := exec.LookPath(cfg.Path)
	if err != nil {
		return fmt.Errorf("start PEs: %w", err)
	}
	cfg.Path = path
	j := &job{cfg: cfg, events: make(chan event), over: make(chan struct{}), pes: make([]*process, cfg.NP)}
	defer close(j.over)
	out := newMerger(cfg.Stdout, cfg.Stderr)
	for rank := range j.pes {
		p, err := j.startProcess(rank, out)
		if err != nil {
			j.fail(Failure{PE: rank, Msg: fmt.Sprintf("start %s: %v", cfg.Path, err)})
			j.pes = j.pes[:rank]
			break
		}
		j.pes[rank] = p
	}
	return j.supervise(ctx)
}

// process is one PE.
type process struct {
	rank int
	cmd  *exec.Cmd
	conn *conn
	read *os.File // the launcher's end of the pipe from the process

	hello, done, lost, failed bool
	exited, gone, ended       bool
	state                     error // of Wait
}

// event is something that happened to a process: a message, the end of its
// messages, or its end.
type event struct {
	p    *process
	msg  *message
	exit bool
	err  error
}

// startProcess starts the process of a PE and the goroutines that watch it.
func (j *job) startProcess(rank int, out *merger) (*process, error) {
	toR, toW, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	fromR, fromW, err := os.Pipe()
	if err != nil {
		toR.Close()
		toW.Close()
		return nil, err
	}
	defer toR.Close()
	defer fromW.Close()
	prefix := ""
	if j.cfg.NP > 1 {
		prefix = Prefix(rank)
	}
	cmd := exec.Command(j.cfg.Path, j.cfg.Args...)
	cmd.Dir = j.cfg.Dir
	cmd.Env = j.environ(rank)
	cmd.ExtraFiles = []*os.File{toR, fromW} // descriptors 3 and 4
	stdout, stderr := out.stdout(prefix), out.stderr(prefix)
	cmd.Stdout, cmd.Stderr = stdout, stderr
	if rank == 0 {
		cmd.Stdin = j.cfg.Stdin
	}
	cmd.WaitDelay = outputGrace
	prepare(cmd)

	p := &process{rank: rank, cmd: cmd, read: fromR, conn: newConn(fromR, toW)}
	started := make(chan error)
	go func() {
		// The kernel kills the process when the thread that started it ends, so
		// this thread must outlive it.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := cmd.Start()
		started <- err
		if err != nil {
			return
		}
		err = cmd.Wait()
		stdout.flush()
		stderr.flush()
		fromR.SetReadDeadline(time.Now().Add(outputGrace))
		j.send(event{p: p, exit: true, err: err})
	}()
	if err := <-started; err != nil {
		p.conn.close()
		return nil, err
	}
	go func() {
		for {
			m, err := p.conn.receive()
			if err != nil {
				j.send(event{p: p})
				return
			}
			j.send(event{p: p, msg: &m})
		}
	}()
	return p, nil
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
