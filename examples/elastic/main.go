// Command elastic solves Laplace's equation as examples/jacobi does, loses a PE in the middle, and ends right
// without it:
//
//	go run ./examples/elastic -np 4 -lose 1
//
// The program starts a process for each PE, and tells those that are left when one has ended. From time to
// time each PE saves its rows on its host, and a copy of them on that of the next PE. When one has died, the
// others shrink (gpurt.PE.Shrink), put together the field from what they have saved last, share it out anew and
// go on from there. On GPUs that needs NCCL.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"time"

	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// options are the flags.
type options struct {
	np, lose, at, every, iterations int
	cfg                             solver.Config
}

func parse(args []string) (*options, error) {
	o := &options{}
	fs := flag.NewFlagSet("elastic", flag.ContinueOnError)
	fs.IntVar(&o.np, "np", 4, "number of PEs, `N`")
	fs.IntVar(&o.lose, "lose", -1, "the `PE` that dies; none without it")
	fs.IntVar(&o.at, "at", 70, "after how many `iterations` it does")
	fs.IntVar(&o.every, "every", 25, "`iterations` from one save to the next")
	fs.IntVar(&o.iterations, "iterations", 200, "`iterations` in all")
	fs.IntVar(&o.cfg.Width, "width", 96, "`columns` of the field")
	fs.IntVar(&o.cfg.Height, "height", 64, "`rows` of the field")
	if err := fs.Parse(args); err != nil {
		return nil, err
	}
	if o.np < 1 || o.every < 1 || o.cfg.Height < o.np || o.lose >= o.np {
		return nil, errors.New("-np and -every are at least 1, each PE has a row, and -lose names one of them")
	}
	o.cfg.Tolerance = -1
	return o, nil
}

// envRank is what the process of a PE knows its number by. Its input is the id of the job, and then the number
// of each PE that has died.
const envRank = "ELASTIC_RANK"

func main() {
	o, err := parse(os.Args[1:])
	if err == nil {
		err = run(o, os.Stdout)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "elastic:", err)
		os.Exit(1)
	}
}

func run(o *options, out io.Writer) error {
	cfg, err := gpurt.FromEnv()
	if err != nil {
		return err
	}
	if cfg.Transport == "" {
		cfg.Transport = "nccl"
	}
	if rank, err := strconv.Atoi(os.Getenv(envRank)); err == nil {
		return work(cfg, o, rank, bufio.NewScanner(os.Stdin), out)
	}
	return supervise(cfg, o, out)
}

// supervise starts the PEs and waits for them. A process that fails has died.
func supervise(cfg gpurt.Config, o *options, out io.Writer) error {
	id, err := cfg.NewUniqueID()
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	type end struct {
		rank int
		err  error
	}
	ended := make(chan end, o.np)
	inputs := map[int]io.WriteCloser{}
	for rank := range o.np {
		cmd := exec.Command(self, os.Args[1:]...)
		cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d", envRank, rank))
		cmd.Stdout, cmd.Stderr = out, os.Stderr
		in, err := cmd.StdinPipe()
		if err != nil {
			return err
		}
		if err := cmd.Start(); err != nil {
			return err
		}
		fmt.Fprintln(in, string(id))
		inputs[rank] = in
		go func() { ended <- end{rank, cmd.Wait()} }()
	}
	var failed []error
	for range o.np {
		e := <-ended
		delete(inputs, e.rank)
		if e.err == nil {
			continue
		}
		fmt.Fprintf(out, "the process of PE %d has ended: %v\n", e.rank, e.err)
		if e.rank != o.lose {
			failed = append(failed, fmt.Errorf("PE %d: %w", e.rank, e.err))
		}
		for _, in := range inputs {
			fmt.Fprintln(in, e.rank)
		}
	}
	return errors.Join(failed...)
}

// errDied is why the context of a PE ends when another has died.
var errDied = errors.New("a PE has died")

// patience is how long a PE whose work has failed waits to be told that another has died.
const patience = 30 * time.Second

// work is one PE, as long as it lives.
func work(cfg gpurt.Config, o *options, first int, in *bufio.Scanner, out io.Writer) error {
	if !in.Scan() {
		return errors.New("there is no id")
	}
	id := gpurt.UniqueID(in.Text())
	deaths := make(chan int, o.np)
	go func() {
		for in.Scan() {
			if rank, err := strconv.Atoi(in.Text()); err == nil {
				deaths <- rank
			}
		}
	}()
	life, died := untilDeath(deaths)
	cfg.Stdout = out
	pe, err := gpurt.Join(life, gpurt.JoinConfig{Rank: first, Size: o.np, LocalRank: first, ID: id, Config: cfg})
	if err != nil {
		return err
	}
	f := &field{options: o, first: first}
	for rank := range o.np {
		f.now = append(f.now, rank)
	}
	for {
		failed := f.solve(life, pe)
		if failed == nil {
			return pe.Close()
		}
		var rank int
		select {
		case rank = <-died:
		case <-time.After(patience):
			return failed
		}
		life, died = untilDeath(deaths)
		dead := slices.Index(f.now, rank)
		if pe, err = pe.Shrink(life, dead); err != nil {
			return err
		}
		f.lose(dead)
	}
}

// untilDeath returns a context that ends when a PE dies, whose first number comes on the channel.
func untilDeath(deaths <-chan int) (context.Context, <-chan int) {
	ctx, end := context.WithCancelCause(context.Background())
	died := make(chan int, 1)
	go func() {
		died <- <-deaths
		end(errDied)
	}()
	return ctx, died
}
