package platform

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/emurpc"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// rendezvous returns what this process knows before it meets others, with the token that the user has
// set, and a context that ends when they have not met in time. vars says who has started the process.
func (cfg *Config) rendezvous(ctx context.Context, vars string) (at rendezvous.Config, start context.Context, cancel context.CancelFunc, err error) {
	m, err := jobenv.ReadMeeting(cfg.Getenv, registry.InterfaceVariables()...)
	if err != nil {
		return at, nil, nil, err
	}
	at = rendezvous.Config{LocalRank: -1, Vars: vars, Interface: m.Interface, InterfaceVar: m.InterfaceVar, Token: m.Token, Host: rendezvous.ThisHost()}
	if at.Interfaces, err = rendezvous.Interfaces(); err != nil {
		return at, nil, nil, err
	}
	start, cancel = context.WithTimeoutCause(ctx, m.StartTimeout, fmt.Errorf("the time to start is over (%s=%v)", jobenv.StartTimeout, m.StartTimeout))
	return at, start, cancel, nil
}

// startTimeout is how long a PE waits for others when it starts.
func (cfg *Config) startTimeout() time.Duration {
	m, _ := jobenv.ReadMeeting(cfg.Getenv) // rendezvous has returned the error
	return m.StartTimeout
}

// Address is what processes need to find the one that has the emulated GPUs.
type Address struct {
	Addresses []string `json:"addresses"`
	Token     string   `json:"token"`
}

// serve makes emulated GPUs that PEs of other processes use as well.
func (cfg *Config) serve(aborted context.Context) (World, *emurpc.Server, error) {
	w := cfg.System.Emulate(cfg)
	served, ok := w.(emurpc.World)
	if !ok {
		return nil, nil, fmt.Errorf("back end %s cannot serve other processes", cfg.Backend)
	}
	return w, emurpc.NewServer(served, cfg.Backend == jobenv.Check, aborted), nil
}

// visit connects to the process that has the emulated GPUs, for count PEs from first on.
func visit(ctx context.Context, at rendezvous.Config, a Address, c emurpc.Config) (*emurpc.Client, error) {
	at.Address, at.Token = strings.Join(a.Addresses, ","), jobenv.Secret(a.Token)
	conn, _, err := rendezvous.Dial(ctx, at)
	if err != nil {
		return nil, err
	}
	client, err := emurpc.Dial(conn.In, conn, c)
	if err != nil {
		conn.Close()
		return nil, err
	}
	return client, nil
}

// numbered gives hosts their numbers, in the order in which they come.
func numbered[H comparable](on []H) (numbers []int) {
	known := map[H]int{}
	for _, h := range on {
		if _, ok := known[h]; !ok {
			known[h] = len(known)
		}
		numbers = append(numbers, known[h])
	}
	return numbers
}
