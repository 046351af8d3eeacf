package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// envRSH names the command that runs another on a host.
const envRSH = "GPUC_RSH"

// defaultRSH asks for no password: several hosts would ask at once. It notices within half a minute
// that a host is gone.
const defaultRSH = "ssh -T -o BatchMode=yes -o ServerAliveInterval=10 -o ServerAliveCountMax=3"

// cluster is the flags of jobs on several hosts.
type cluster struct {
	hosts  string
	rsh    string
	agent  string
	export []string // names of variables, or settings of them
}

// declare declares the flags that say how hosts are reached.
func (c *cluster) declare(fs *flag.FlagSet) {
	fs.StringVar(&c.rsh, "rsh", "", "`command` to use instead of ssh")
	fs.StringVar(&c.agent, "agent", "", "`path` of gpuc on the hosts")
}

// parseHosts reads a list such as a,b:4 and gives np PEs to the hosts in it, in order. np is 0
// if it is not given. A number after a host is that of its PEs; the others share what is left
// as evenly as can be, the first ones having one more.
func parseHosts(list string, np int) ([]launcher.Host, error) {
	var hosts []launcher.Host
	open, left := 0, np
	for text := range strings.SplitSeq(list, ",") {
		name, n, err := rendezvous.SplitAddress(text)
		if err != nil || n == 0 {
			return nil, usagef("-hosts: %q is not a host; use name, or name:PEs", text)
		}
		if slices.ContainsFunc(hosts, func(h launcher.Host) bool { return h.Name == name }) {
			return nil, usagef("-hosts names %s twice; use %s:N for N PEs", name, name)
		}
		if strings.HasPrefix(name, "-") {
			return nil, usagef("-hosts: %q is not a host", name)
		}
		if n < 0 {
			n = 0
			open++
		}
		hosts = append(hosts, launcher.Host{Name: name, PEs: n})
		left -= n
	}
	switch {
	case np == 0 && open == 0:
		return hosts, nil
	case np == 0:
		return nil, usagef("-hosts without numbers of PEs needs -np")
	case left < open || open == 0 && left != 0:
		return nil, usagef("-np %d does not fit -hosts %s: each host has a PE at least, and those with a number as many as that", np, list)
	}
	for i := range hosts {
		if hosts[i].PEs == 0 {
			hosts[i].PEs = (left + open - 1) / open
			left -= hosts[i].PEs
			open--
		}
	}
	return hosts, nil
}

// command returns how a command of gpuc is run on a host.
func (c *cluster) command(e *env, host string, args ...string) *exec.Cmd {
	words := strings.Fields(c.rsh)
	line := "exec " + quote(c.agent)
	for _, a := range args {
		line += " " + quote(a)
	}
	cmd := exec.Command(words[0], append(words[1:], host, line)...)
	cmd.Env = e.Environ()
	return cmd
}

// complete fills in what was not given.
func (c *cluster) complete(e *env) error {
	c.rsh = cmp.Or(c.rsh, e.Getenv(envRSH), defaultRSH)
	if len(strings.Fields(c.rsh)) == 0 {
		return usagef("-rsh names no command")
	}
	if c.agent == "" {
		self, err := os.Executable()
		if err != nil {
			return fmt.Errorf("find gpuc for the hosts: %w; -agent names it", err)
		}
		c.agent = self
	}
	return nil
}

// quote quotes a word for a POSIX shell.
func quote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// passed returns the beginnings of variables that PEs on other hosts get.
func passed() []string {
	list := []string{"GPUC_", "NCCL_", "CUDA_"}
	for _, t := range registry.All() {
		list = append(list, t.Host.Variables...)
	}
	return list
}

// environ returns the variables that PEs on other hosts get.
func (c *cluster) environ(e *env) (list []string, err error) {
	names := passed()
	for _, kv := range e.Environ() {
		if slices.ContainsFunc(names, func(p string) bool { return strings.HasPrefix(kv, p) }) {
			list = append(list, kv)
		}
	}
	for _, x := range c.export {
		name, _, set := strings.Cut(x, "=")
		if name == "" || !set && e.Getenv(name) == "" {
			return nil, usagef("-x %s: the variable is not set; use NAME or NAME=value", x)
		}
		if !set {
			x += "=" + e.Getenv(name)
		}
		list = append(list, x)
	}
	return list, nil
}

// startHosts starts a job on other hosts.
func (e *env) startHosts(j job) (launcher.Config, error) {
	m, err := jobenv.ReadMeeting(e.Getenv)
	if err != nil {
		return launcher.Config{}, err
	}
	vars, err := j.cluster.environ(e)
	if err != nil {
		return launcher.Config{}, err
	}
	return launcher.Config{
		Env: vars,
		Remote: launcher.Remote{
			Hosts: j.hosts, StartTimeout: m.StartTimeout, Trace: j.trace,
			Command: func(host string) *exec.Cmd { return j.cluster.command(e, host, "agent") },
		},
	}, nil
}
