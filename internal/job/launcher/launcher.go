// Package launcher starts the PEs of a job as processes of this host, one for each GPU,
// and supervises them. It carries the bytes by which they find each other, and merges
// their output line by line. When a PE fails, it takes the others down within seconds, and
// says which failed first and how. It reads all that a PE has written before its end. The
// processes that a PE has started end with it, unless they have left its process group.
//
// Run is the launcher's side. Join is the side of a process, for package gpurt;
// a program that does not join is supervised all the same. The two talk over a
// pair of inherited pipes, so that each notices when the other is gone.
//
// It asks the PEs what they do when somebody wants to know, and ends a job that stands still.
//
// It reads no environment variable itself, and of this module it imports little:
// the groups of processes, how they meet, and the report of a hang. Emulated PEs of one process
// need none of this. Start reading at Run.
package launcher

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// Config is a job.
type Config struct {
	// Path is the executable, Args its arguments without its name.
	Path string
	Args []string
	// Env is the environment to which the PE's variables are added.
	Env []string
	Dir string
	// NP is the number of processes.
	NP int
	// PEs is the number of PEs, which the processes share out as Share says; 0 if each is
	// one PE.
	PEs int
	// Remote, if it has hosts, is where the PEs run instead of this host. Env is then added to
	// the environment of each host, and the executable is sent there.
	Remote Remote
	// Stdin is PE 0's input; the others have none. What is typed at a terminal
	// comes through a pipe.
	Stdin io.Reader
	// Stdout and Stderr take the output of all PEs, whole lines with the PE's
	// number in front. Nil discards it.
	Stdout, Stderr io.Writer
	// LogDir, if set, is a directory for a file of each PE's output, pe-0.log and so on. It is
	// made if need be.
	LogDir string
	// MustJoin says that a process which ends without having called Join failed.
	MustJoin bool
	// Grace is how long PEs may take to end by themselves once one has failed,
	// before they are told by signal and, after another third of it, killed.
	// 0 means 3 s.
	Grace time.Duration

	// HangTimeout, if set, is how long the PEs may stand still while some of them wait, before
	// the job is ended. Without it a job is ended for that reason only if a PE has returned.
	HangTimeout time.Duration
	// Emulated says that the PEs are emulated. They see by themselves that they stand still.
	Emulated bool
	// Signals are numbers of signals, which all processes get.
	Signals <-chan int
	// Ask asks what the PEs do, as often as something comes, and Report takes the answer. It
	// also takes what nobody has asked for, with the reason why it is told. It must not wait.
	Ask    <-chan struct{}
	Report func(r *hang.Report, why string)

	// Tests say when to look at what the PEs do, and how many answers are waited for, however
	// long they take.
	looks   <-chan time.Time
	answers int
}

const (
	defaultGrace = 3 * time.Second
	// killGrace is how long to wait for a killed process. One that sits in a driver may take over
	// 3 s, where 32 processes end on two GPUs at the same time.
	killGrace = 10 * time.Second
)

// Run runs a job until all its processes have ended. The error is an *Error that
// names the PE that failed first. When ctx ends, the PEs are told to end, as if
// one of them had failed, and the *Error has ctx's cause.
func Run(ctx context.Context, cfg Config) error {
	if cfg.NP < 1 {
		return fmt.Errorf("start PEs: the number of PEs is %d; it must be positive", cfg.NP)
	}
	cfg.Grace = cmp.Or(cfg.Grace, defaultGrace)
	path, err := exec.LookPath(cfg.Path)
	if err != nil {
		return fmt.Errorf("start PEs: %w", err)
	}
	cfg.Path = path
	out, err := newOutput(&cfg)
	if err != nil {
		return fmt.Errorf("start PEs: %w", err)
	}
	j := newJob(cfg)
	defer j.closeHosts()
	defer close(j.over)
	defer j.close()
	if len(cfg.Remote.Hosts) > 0 {
		go j.startHosts(out)
	} else {
		go j.start(out)
	}
	return errors.Join(j.supervise(ctx), out.close())
}

// newJob returns a job that is being started.
func newJob(cfg Config) *job {
	return &job{cfg: cfg, patience: answerTime, starting: true, events: make(chan func()), stop: make(chan struct{}), over: make(chan struct{}), unheard: make(chan struct{})}
}

// spec is what the PEs of one host are started from.
func (cfg *Config) spec() *spec {
	return &spec{path: cfg.Path, args: cfg.Args, env: cfg.Env, dir: cfg.Dir, np: cfg.NP, loopback: true}
}
