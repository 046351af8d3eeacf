package gpurt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/meet"
	"github.com/gpuc-go/gpuc/internal/job/origin"
	"github.com/gpuc-go/gpuc/internal/job/pmi"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// started is a process that a launcher other than gpuc run has made a PE of a job.
type started struct {
	*origin.Place
	jobenv.Meeting
}

// foreign returns the bootstrap of the host library's own by which the job meets, or "".
func (s *started) foreign() string {
	if s == nil || s.Bootstrap == string(BootstrapUID) {
		return ""
	}
	return s.Bootstrap
}

// rank is the number of the PE, as far as it is known before the host library says it.
func (s *started) rank() int {
	if s.Place == nil {
		return 0
	}
	return s.Rank
}

// tokenFile is the file in the user's cache with the token of jobs that were given none.
const tokenFile = "token"

// meet joins the other processes of the job. report takes the job's failure on PE 0.
func (s *started) meet(ctx context.Context, cfg *Config, report func(*launcher.Error)) (*launcher.Link, error) {
	why := fmt.Errorf("the time to start is over (%s=%v)", jobenv.StartTimeout, s.StartTimeout)
	ctx, cancel := context.WithTimeoutCause(ctx, s.StartTimeout, why)
	defer cancel()
	m, err := s.meeting(ctx, cfg)
	if err != nil {
		return nil, err
	}
	m.Report, m.Grace, m.HangTimeout, m.PEs = report, cfg.Grace, cfg.HangTimeout, cfg.emulated
	m.Emulated = cfg.emulated > 0 || jobenv.Emulated(cfg.Backend)
	m.Tell = func(r *hang.Report, why string) {
		fmt.Fprintf(cfg.Stderr, "gpuc: %s:\n  %s\n", why, strings.Join(r.Lines(), "\n  "))
	}
	l, err := launcher.Meet(ctx, *m, os.Exit)
	if errors.Is(err, syscall.EADDRINUSE) {
		err = fmt.Errorf("%w: another job or program has the port; set %s to host:port with another port on every PE", err, origin.Address)
	}
	return l, err
}

// meeting says where the processes meet, and what keeps others out.
func (s *started) meeting(ctx context.Context, cfg *Config) (*launcher.Meeting, error) {
	if err := jobenv.CheckPEs(s.Size, cfg.Backend); err != nil {
		return nil, fmt.Errorf("by %s: %w", s.Vars, err)
	}
	all, err := meet.Interfaces()
	if err != nil {
		return nil, err
	}
	m := &launcher.Meeting{Config: meet.Config{
		Rank: s.Rank, Size: s.Size, LocalRank: s.LocalRank, Address: s.Address, ID: s.ID, Vars: s.Vars, Says: s.terms(cfg),
		Interface: s.Interface, InterfaceVar: s.InterfaceVar, Token: s.Token, Host: meet.ThisHost(), Interfaces: all,
	}}
	switch {
	case m.Address != "":
	case s.PMI != "":
		return m, s.meetByPMI(ctx, m)
	case s.LocalSize == s.Size:
		if m.Address, err = hereFor(m); err != nil {
			return nil, err
		}
	default:
		return nil, fmt.Errorf("this is PE %d of %d by %s, and nothing says where PE 0 is: set %s to its host and a port on every PE, such as %s=node1:20000; under mpirun or srun, PEs on GPUs also meet by the launcher's own libraries if %s is %s or %s",
			s.Rank, s.Size, s.Vars, origin.Address, origin.Address, jobenv.Bootstrap, BootstrapMPI, BootstrapPMIx)
	}
	if m.Token == "" {
		m.Token, err = userToken(cfg.Getenv)
	}
	return m, err
}

// terms are what all processes of the job are to be told alike: PE 0's process goes by it for all.
func (s *started) terms(cfg *Config) string {
	text := fmt.Sprintf("back end %s, seed %d, hang timeout %v", cmp.Or(cfg.Backend, CUDA), cfg.Seed, cfg.HangTimeout)
	if cfg.emulated > 0 {
		text += fmt.Sprintf(", %s=%d", jobenv.EmulatedPEs, cfg.emulated)
	}
	return text
}

// hereFor returns an address of this host, on which all PEs are.
func hereFor(m *launcher.Meeting) (string, error) {
	host := "127.0.0.1"
	if m.Interface != "" {
		chosen, err := meet.Select(m.Interface, m.Interfaces)
		if err != nil {
			return "", fmt.Errorf("%s=%s: %w", m.InterfaceVar, m.Interface, err)
		}
		host = chosen[0].Addrs[0].String()
	}
	return net.JoinHostPort(host, strconv.Itoa(meet.Port(m.ID))), nil
}

// userToken returns the token of the user's jobs.
func userToken(getenv func(string) string) (jobenv.Secret, error) {
	dir, err := cache.Dir(getenv)
	var token jobenv.Secret
	if err == nil {
		token, err = meet.UserToken(filepath.Join(dir, tokenFile))
	}
	if err != nil {
		return "", fmt.Errorf("%w; or set %s to the same secret on every PE", err, jobenv.Token)
	}
	return token, nil
}

// meetByPMI has the process manager pass on where PE 0 is, and a token for this job alone.
func (s *started) meetByPMI(ctx context.Context, m *launcher.Meeting) error {
	c, err := pmi.Open(s.PMI)
	if err != nil {
		return err
	}
	m.ID = c.Job()
	if s.Rank == 0 {
		m.Address = ""
		m.AnyPort = true
		if m.Token == "" {
			m.Token = meet.NewToken()
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
		return errors.New("the process manager passes on something that is not gpuc's")
	}
	m.Address, m.Token = address, jobenv.Secret(token)
	return nil
}
