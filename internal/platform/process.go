package platform

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"

	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launchenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/pmi"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// The bootstraps. All but UID are the host library's own.
const (
	UID  = "uid"
	MPI  = "mpi"
	PMI  = "pmi"
	PMI2 = "pmi2"
	PMIx = "pmix"
)

// Process is what has started this process, and its place in a job. The zero value is a process of
// its own, which is all of its job.
type Process struct {
	// Link connects it to what supervises the job: gpuc run or, after Meet, the process of PE 0.
	Link *launcher.Link
	// Bootstrap is the host library's own bootstrap by which the PEs meet, or empty.
	Bootstrap string
	// place is set if another launcher than gpuc run has made the process a PE.
	place *launchenv.Place
	// emulated is the number of emulated PEs where the job has several processes, 0 for one
	// in each.
	emulated int
	// running, if set, is the file that exists while emulated PEs run.
	running string
	// Questions and Answers, if set, are where gpuc run asks what emulated PEs do.
	Questions io.Reader
	Answers   io.Writer
	// exit, if set, ends a process whose PE has ended well.
	exit func()
}

// linked says that this process has used its connection to the launcher, of which it has
// one in its life.
var linked atomic.Bool

// FromEnv reads what the environment says of the process and, in e, of its PEs. What this process
// starts is no PE of the job: variables that would make it one are removed.
func FromEnv(e *jobenv.Job) (*Process, error) {
	p := &Process{running: e.Running}
	os.Unsetenv(jobenv.Running)
	if jobenv.Emulated(e.Backend) {
		p.emulated = e.Emulated
	}
	var err error
	if p.Questions, p.Answers, err = launcher.Asked(os.Getenv); err != nil {
		return nil, err
	}
	os.Unsetenv(launcher.EnvAsk)
	if p.Link, err = launcher.Join(os.Getenv, os.Exit); err != nil {
		return nil, err
	}
	if p.Link != nil {
		p.Link.PEs = p.emulated
	} else {
		if p.place, err = launchenv.Find(os.Getenv); err != nil {
			return nil, err
		}
		if e.Meeting.Bootstrap != UID {
			p.Bootstrap = e.Meeting.Bootstrap
		}
		if p.place != nil {
			e.PEs = 1
			os.Setenv(launchenv.Launcher, launchenv.None)
		} else if p.Bootstrap == "" && e.PEs <= 1 && p.emulated > 0 {
			e.PEs = p.emulated // a job of one process
		}
		if linked.Load() {
			return nil, errors.New("a process that a launcher has made a PE can call gpurt.Main once")
		}
	}
	if !p.Alone() {
		linked.Store(true)
		for _, name := range launcher.Variables {
			os.Unsetenv(name)
		}
	}
	return p, nil
}

// launched reports whether another launcher than gpuc run has started the process.
func (p *Process) launched() bool { return p.place != nil || p.Bootstrap != "" }

// Alone reports whether the process is all of its job.
func (p *Process) Alone() bool { return p.Link == nil && !p.launched() }

// Meets reports whether the process has to meet the others of its job by Meet.
func (p *Process) Meets() bool { return p.place != nil && p.Bootstrap == "" }

// First is the number of the first PE of this process, as far as it is known.
func (p *Process) First() int {
	switch {
	case p.Link != nil:
		first, _ := launcher.Share(p.Link.Rank, p.Link.Size, p.Link.PEs)
		return first
	case p.place != nil:
		return p.place.Rank
	}
	return 0
}

// Exit ends the process with code 0 if a device wants that.
func (p *Process) Exit() {
	if p.exit != nil {
		p.exit()
	}
}

// tokenFile is the file in the user's cache with the token of jobs that were given none.
const tokenFile = "token"

// Meet joins the other processes of the job. report takes the job's failure on PE 0.
func (p *Process) Meet(ctx context.Context, cfg *Config, report func(*launcher.Error)) error {
	at, ctx, cancel, err := cfg.rendezvous(ctx, p.place.Vars)
	if err != nil {
		return err
	}
	defer cancel()
	m := &launcher.Meeting{
		Config: at, Report: report, Grace: cfg.Grace, HangTimeout: cfg.HangTimeout, PEs: p.emulated,
		Emulated: p.emulated > 0 || jobenv.Emulated(cfg.Backend),
		Tell: func(r *hang.Report, why string) {
			fmt.Fprintf(cfg.Stderr, "gpuc: %s:\n  %s\n", why, strings.Join(r.Lines(), "\n  "))
		},
	}
	m.Rank, m.Size, m.LocalRank, m.Address, m.ID, m.Says = p.place.Rank, p.place.Size, p.place.LocalRank, p.place.Address, p.place.ID, p.terms(cfg)
	if err := p.meetAt(ctx, cfg, m); err != nil {
		return err
	}
	p.Link, err = launcher.Meet(ctx, *m, os.Exit)
	if errors.Is(err, syscall.EADDRINUSE) {
		err = fmt.Errorf("%w: another job or program has the port; set %s to host:port with another port on every PE", err, launchenv.Address)
	}
	return err
}

// Part leaves the processes that Meet has joined, when the job has ended everywhere, and finishes its
// trace. On PE 0 it returns the failure of the job.
func (p *Process) Part(ctx context.Context, cfg *Config) *launcher.Error {
	e := p.Link.Part(ctx)
	if cfg.Trace != "" && p.Link.Rank == 0 {
		cfg.finishTrace()
	}
	return e
}

// meetAt says where the processes meet, and what keeps others out.
func (p *Process) meetAt(ctx context.Context, cfg *Config, m *launcher.Meeting) (err error) {
	if err := jobenv.CheckPEs(m.Size, cfg.Backend); err != nil {
		return fmt.Errorf("by %s: %w", m.Vars, err)
	}
	switch {
	case m.Address != "":
	case p.place.PMI != "":
		return p.meetByPMI(ctx, m)
	case p.place.LocalSize == m.Size:
		if m.Address, err = hereFor(m); err != nil {
			return err
		}
	default:
		return fmt.Errorf("this is PE %d of %d according to %s, and nothing says where PE 0 is: set %s to its host and a port on every PE, such as %s=node1:20000; under mpirun or srun, PEs on GPUs also meet through the launcher's own libraries if %s is %s or %s",
			m.Rank, m.Size, m.Vars, launchenv.Address, launchenv.Address, jobenv.Bootstrap, MPI, PMIx)
	}
	if m.Token == "" {
		m.Token, err = userToken(cfg.Getenv)
	}
	return err
}

// terms are what all processes of the job are to be told alike: PE 0's process goes by it for all.
func (p *Process) terms(cfg *Config) string {
	text := fmt.Sprintf("back end %s, seed %d, hang timeout %v", cmp.Or(cfg.Backend, jobenv.CUDA), cfg.Seed, cfg.HangTimeout)
	if p.emulated > 0 {
		text += fmt.Sprintf(", %s=%d", jobenv.EmulatedPEs, p.emulated)
	}
	return text
}

// hereFor returns an address of this host, on which all PEs are.
func hereFor(m *launcher.Meeting) (string, error) {
	host := "127.0.0.1"
	if m.Interface != "" {
		chosen, err := rendezvous.Select(m.Interface, m.Interfaces)
		if err != nil {
			return "", fmt.Errorf("%s=%s: %w", m.InterfaceVar, m.Interface, err)
		}
		host = chosen[0].Addrs[0].String()
	}
	return net.JoinHostPort(host, strconv.Itoa(rendezvous.Port(m.ID))), nil
}

// userToken returns the token of the user's jobs.
func userToken(getenv func(string) string) (jobenv.Secret, error) {
	dir, err := cache.Dir(getenv)
	var token jobenv.Secret
	if err == nil {
		token, err = rendezvous.UserToken(filepath.Join(dir, tokenFile))
	}
	if err != nil {
		return "", fmt.Errorf("%w; or set %s to the same secret on every PE", err, jobenv.Token)
	}
	return token, nil
}

// meetByPMI has the process manager pass on where PE 0 is, and a token for this job alone.
func (p *Process) meetByPMI(ctx context.Context, m *launcher.Meeting) error {
	c, err := pmi.Open(p.place.PMI)
	if err != nil {
		return err
	}
	m.ID = c.Job()
	if m.Rank == 0 {
		m.Address = ""
		m.AnyPort = true
		if m.Token == "" {
			m.Token = rendezvous.NewToken()
		}
		m.Found = func(addresses []string) error {
			_, err := c.Share(ctx, strings.Join(addresses, ",")+"/"+m.Token.Reveal())
			return err
		}
		return nil
	}
	value, err := c.Share(ctx, "")
	if err != nil {
		return err
	}
	address, token, ok := strings.Cut(value, "/")
	if !ok {
		return errors.New("the process manager returned a value that gpuc did not store")
	}
	m.Address, m.Token = address, jobenv.Secret(token)
	return nil
}
