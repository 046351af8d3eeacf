// Package rendezvous brings the processes of a job together over TCP. The process of PE 0 listens;
// the others connect and say which PE they are. Connections are TLS, and who does not know the
// job's token gets none. When all have come, each is told its number on its host; if they do
// not come in time, the error lists who is missing.
//
// What is then said over the connections is the business of package launcher. The package
// reads no environment variables. Start reading at Config, Listen and Dial.
package rendezvous

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"net"
	"net/netip"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// Config is what a process knows before it meets the others.
type Config struct {
	// Rank is the PE of Size.
	Rank, Size int
	// LocalRank is its number on this host, or -1 if that is to be counted.
	LocalRank int
	// Address is where PE 0 is found: hosts with ports, separated by commas, which are tried in
	// turn. PE 0 listens at the first that is its own, and otherwise at all of its addresses.
	Address string
	// AnyPort has PE 0 listen at a port that the system chooses, if Address has none.
	AnyPort bool
	// Interface chooses network interfaces, in the form of Select; empty means any. InterfaceVar
	// is the variable that said so.
	Interface, InterfaceVar string
	// Token is the secret of the job, and ID its name.
	Token jobenv.Secret
	ID    string
	// Vars are the variables that said Rank and Size.
	Vars string
	// Says is what the process says besides, for whoever receives at a Listener. Listen takes only
	// those that say the same.
	Says string
	// Root is who listens at Address, PE 0 if it is empty. Open says that it did so before the
	// address was known, so that a refused connection is the end of it.
	Root string
	Open bool
	// Host is the host of this process, as it counts local ranks and names it in errors.
	Host Host
	// Interfaces are those of this host.
	Interfaces []Interface
	// lookup finds the addresses of a host, if it is set; tests know hosts that there are not.
	lookup func(ctx context.Context, host string) ([]netip.Addr, error)
}

// Host is a machine, or a container with GPUs of its own.
type Host struct {
	Name string `json:"name"`
	// Boot differs between machines that have the same name.
	Boot string `json:"boot,omitempty"`
}

// ThisHost returns the host of this process.
func ThisHost() Host {
	name, err := os.Hostname()
	if err != nil {
		name = "unknown host"
	}
	boot, _ := os.ReadFile("/proc/sys/kernel/random/boot_id") // Linux alone has it
	return Host{Name: name, Boot: strings.TrimSpace(string(boot))}
}

// Connection is one to another process of the job.
type Connection struct {
	net.Conn
	// In is what to read, of which some may have arrived already.
	In io.Reader
	// Rank and Host are those of the process at the other end.
	Rank int
	Host Host
	// Interface is the one on this host that the connection takes, if it is known.
	Interface string
}

// Place is what the meeting has found out about a PE.
type Place struct {
	// LocalRank numbers the PEs of its host, of which there are LocalSize.
	LocalRank int `json:"local"`
	LocalSize int `json:"localSize"`
}

// hello is what a process says when it has connected.
type hello struct {
	Rank      int    `json:"rank"`
	Size      int    `json:"size"`
	LocalRank int    `json:"local"`
	Host      Host   `json:"host"`
	PID       int    `json:"pid"`
	Vars      string `json:"vars"`
	Says      string `json:"says,omitempty"`
}

// Who names a process for errors.
func (h *hello) Who() string {
	return fmt.Sprintf("process %d on %s", h.PID, h.Host.Name)
}

// welcome is the answer when all have come, or will not.
type welcome struct {
	Place
	Error string `json:"error,omitempty"`
}

// introduction is how long a connection may take to prove that it belongs to the job.
const introduction = 10 * time.Second

// Ports below those that systems give out by themselves.
const firstPort, ports = 20000, 12000

// Port returns the port at which the PEs of a job meet that was given none.
func Port(id string) int {
	if id == "" {
		return firstPort
	}
	h := fnv.New32a()
	io.WriteString(h, id)
	return firstPort + int(h.Sum32()%ports)
}

// port is the one of an address that has none.
func (cfg *Config) port() int {
	if cfg.AnyPort {
		return 0
	}
	return Port(cfg.ID)
}

// targets returns the addresses of PE 0, with ports.
func (cfg *Config) targets() ([]string, error) {
	var list []string
	for a := range strings.SplitSeq(cfg.Address, ",") {
		host, port, err := SplitAddress(a)
		if err != nil {
			return nil, err
		}
		if port < 0 {
			port = cfg.port()
		}
		list = append(list, net.JoinHostPort(host, strconv.Itoa(port)))
	}
	return list, nil
}

// SplitAddress splits host or host:port; the port is -1 if there is none.
func SplitAddress(a string) (host string, port int, err error) {
	bad := fmt.Errorf("%q is not an address; use host or host:port", a)
	if a == "" {
		return "", 0, bad
	}
	if !strings.Contains(a, ":") || strings.Count(a, ":") > 1 && !strings.HasPrefix(a, "[") {
		return a, -1, nil
	}
	if strings.HasPrefix(a, "[") && strings.HasSuffix(a, "]") {
		return a[1 : len(a)-1], -1, nil
	}
	host, text, err := net.SplitHostPort(a)
	if err != nil || host == "" {
		return "", 0, bad
	}
	if port, err = strconv.Atoi(text); err != nil || port < 1 || port > 65535 {
		return "", 0, fmt.Errorf("%q: the port is a number from 1 to 65535", a)
	}
	return host, port, nil
}

// ending closes c when ctx ends; stop undoes that.
func ending(ctx context.Context, c io.Closer) (stop func() bool) {
	return context.AfterFunc(ctx, func() { c.Close() })
}

// write sends a value as a line of JSON.
func write(w io.Writer, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
}

// cause says why a context ended, or what err says if it has not.
func cause(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return err
}

// unwrapped is the part of a network error that says what happened.
func unwrapped(err error) error {
	var op *net.OpError
	if errors.As(err, &op) {
		return op.Err
	}
	return err
}
