package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/procgroup"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// probe is what doctor tells an agent about a trial: hosts meet as PEs do.
type probe struct {
	Token     string        `json:"token"`
	Rank      int           `json:"rank"`
	Size      int           `json:"size"`
	Addresses []string      `json:"addresses,omitempty"`
	Timeout   time.Duration `json:"timeout"`
}

// probeAnswer is a line of an agent's answer.
type probeAnswer struct {
	Addresses []string `json:"addresses,omitempty"`
	Interface string   `json:"interface,omitempty"`
	Error     string   `json:"error,omitempty"`
}

// probeTimeout is how long a host may take to be reached.
const probeTimeout = 20 * time.Second

// meeting returns a trial's configuration on this host, and a context that ends with its time.
func (e *env) meeting(ctx context.Context) (context.Context, func(), rendezvous.Config, error) {
	var p probe
	if err := json.NewDecoder(e.Stdin).Decode(&p); err != nil {
		return nil, nil, rendezvous.Config{}, fmt.Errorf("read what to try: %w", err)
	}
	ifs, err := rendezvous.Interfaces()
	if err != nil {
		return nil, nil, rendezvous.Config{}, err
	}
	m, err := jobenv.ReadMeeting(e.Getenv, registry.InterfaceVariables()...)
	if err != nil {
		return nil, nil, rendezvous.Config{}, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, p.Timeout, fmt.Errorf("%v are over", p.Timeout))
	return ctx, cancel, rendezvous.Config{
		Rank: p.Rank, Size: p.Size, LocalRank: 0, Address: strings.Join(p.Addresses, ","), AnyPort: true, Vars: "gpuc doctor",
		Interface: m.Interface, InterfaceVar: m.InterfaceVar, Token: jobenv.Secret(p.Token),
		Host: rendezvous.Host{Name: fmt.Sprint("host ", p.Rank)}, Interfaces: ifs,
	}, nil
}

// probeListen listens as PE 0 does.
func (e *env) probeListen(ctx context.Context) error {
	ctx, cancel, cfg, err := e.meeting(ctx)
	if err != nil {
		return err
	}
	defer cancel()
	r, err := rendezvous.Listen(ctx, cfg)
	if err != nil {
		return err
	}
	defer r.Close()
	out := json.NewEncoder(e.Stdout)
	if err := out.Encode(probeAnswer{Addresses: r.Addresses()}); err != nil {
		return err
	}
	conns, _, err := r.Gather(ctx)
	for _, c := range conns {
		if c != nil {
			c.Close()
		}
	}
	return err
}

// probeDial connects as another PE does.
func (e *env) probeDial(ctx context.Context) error {
	ctx, cancel, cfg, err := e.meeting(ctx)
	if err != nil {
		return err
	}
	defer cancel()
	c, _, err := rendezvous.Dial(ctx, cfg)
	if err != nil {
		return err
	}
	defer c.Close()
	return json.NewEncoder(e.Stdout).Encode(probeAnswer{Interface: c.Interface})
}

// examineHosts has each host listen and the others connect.
func (e *env) examineHosts(ctx context.Context, c *cluster, hosts []launcher.Host) (fs []finding) {
	for i := range hosts {
		fs = append(fs, e.examineHost(ctx, c, hosts, i))
	}
	return fs
}

// pairsAtOnce is how many pairs of one host are tried at once. Each takes a connection to it, and
// sshd turns away some of more than ten that begin at once (MaxStartups).
const pairsAtOnce = 8

// unasked is what ssh or a shell has said where gpuc was to speak. It says nothing of networks.
type unasked string

func (u unasked) Error() string { return string(u) }

// examineHost has one host listen and the others connect, each in a meeting of its own pair:
// so one that fails does not hide another.
func (e *env) examineHost(ctx context.Context, c *cluster, hosts []launcher.Host, root int) finding {
	var wg sync.WaitGroup
	hows, errs := make([]string, len(hosts)), make([]error, len(hosts))
	slots := make(chan struct{}, pairsAtOnce)
	for i, h := range hosts {
		if i == root && len(hosts) > 1 {
			continue
		}
		wg.Go(func() {
			slots <- struct{}{}
			hows[i], errs[i] = e.tryPair(ctx, c, hosts[root].Name, h.Name)
			<-slots
		})
	}
	wg.Wait()
	var reached, problems []string
	asked := false
	for i, h := range hosts {
		switch {
		case i == root && len(hosts) > 1:
		case errs[i] != nil:
			problems = append(problems, fmt.Sprintf("%s does not reach it: %v", h.Name, errs[i]))
			asked = asked || !errors.As(errs[i], new(unasked))
		default:
			reached = append(reached, h.Name+hows[i])
		}
	}
	f := finding{Name: "host " + hosts[root].Name, State: stateOK}
	var lines []string
	if len(reached) > 0 {
		lines = append(lines, "reached from "+strings.Join(reached, ", "))
	}
	switch {
	case len(problems) > 0 && !asked:
		f.State, f.Advice = stateFail, "try ssh HOST gpuc agent </dev/null for each host; -rsh names another command than ssh, and -agent another place of gpuc"
	case len(problems) > 0:
		f.State, f.Advice = stateFail, jobenv.Interface+" on the hosts chooses the interface; firewalls must let connections between them pass, at all ports above 1023"
	}
	f.Detail = strings.Join(append(lines, problems...), "\n")
	return f
}

// tryPair has one host listen and another connect.
func (e *env) tryPair(ctx context.Context, c *cluster, root, other string) (how string, err error) {
	m, err := jobenv.ReadMeeting(e.Getenv)
	if err != nil {
		return "", err
	}
	p := probe{Token: rendezvous.NewToken().Reveal(), Size: 2, Timeout: min(probeTimeout, m.StartTimeout)}
	patience := 2 * p.Timeout // also for the start of ssh
	listen := c.command(e, root, "agent", "listen")
	var problem bytes.Buffer
	listen.Stderr = &problem
	out, to := io.Pipe()
	listen.Stdout = to
	listen.Stdin = line(p)
	ended := make(chan error, 1)
	ctx, cancel := context.WithTimeoutCause(ctx, patience, unasked(fmt.Sprintf("it has not answered within %v", patience)))
	defer cancel()
	go func() {
		err := procgroup.Run(ctx, listen)
		to.Close()
		ended <- err
	}()
	answer, err := readAnswer(out, root)
	if errors.Is(err, errNoAnswer) {
		return "", fmt.Errorf("%s does not listen: %w", root, said(ctx, <-ended, &problem))
	}
	if err != nil {
		return "", err
	}
	p.Rank, p.Addresses = 1, answer.Addresses
	dial := c.command(e, other, "agent", "dial")
	var text, trouble bytes.Buffer
	dial.Stdin, dial.Stdout, dial.Stderr = line(p), &text, &trouble
	if err := procgroup.Run(ctx, dial); err != nil {
		return "", said(ctx, err, &trouble)
	}
	if answer, err = readAnswer(&text, other); err != nil {
		return "", err
	}
	if err := <-ended; err != nil {
		return "", said(ctx, err, &problem)
	}
	if answer.Interface != "" {
		how = " (its " + answer.Interface + ")"
	}
	return how, nil
}

// line is a value as a line of input.
func line(p probe) io.Reader {
	b, err := json.Marshal(p)
	if err != nil {
		panic(err) // a struct of strings and numbers
	}
	return bytes.NewReader(append(b, '\n'))
}

var errNoAnswer = errors.New("there is no answer")

// readAnswer reads a line of the answer of a host's agent. What follows it is read and dropped.
func readAnswer(in io.Reader, host string) (a probeAnswer, err error) {
	r := bufio.NewReader(in)
	text, err := r.ReadBytes('\n')
	if err != nil {
		return a, errNoAnswer
	}
	go io.Copy(io.Discard, r)
	if json.Unmarshal(text, &a) != nil {
		return a, unasked(fmt.Sprintf("%s says %q where gpuc was to speak; what a shell starts with there, such as .bashrc, must print nothing", host, bytes.TrimSpace(text)))
	}
	return a, nil
}

// said returns what a command has said about its failure.
func said(ctx context.Context, err error, stderr *bytes.Buffer) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if text := strings.TrimSpace(stderr.String()); text != "" {
		if words, ours := strings.CutPrefix(text, "gpuc: "); ours || strings.Contains(text, "\ngpuc: ") {
			return errors.New(words)
		}
		return unasked(text)
	}
	if err == nil {
		return errors.New("it has ended")
	}
	return err
}
