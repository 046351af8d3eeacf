// Command elastic solves Laplace's equation as examples/jacobi does, loses a PE in the middle, and ends right
// without it:
//
//	go run ./examples/elastic -np 4 -lose 1
//
// The program starts a process for each PE, and tells those that are left when one has ended. From time to
// time each PE saves its rows on its host, and a copy of them on that of the next PE. When one has died, the
// others shrink (gpurt.PE.Shrink), put together the field from what they have saved last, share it out anew and
// go on from there. On GPUs, by NCCL, it does not end right yet (docs/transports.md).
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

	"github.com/gpuc-go/gpuc/dsl/shmem"
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
	switch {
	case fs.NArg() > 0:
		return nil, fmt.Errorf("there are no arguments beside the flags, such as %q", fs.Arg(0))
	case min(o.np, o.at, o.every, o.iterations, o.cfg.Width) < 1 || o.cfg.Height < o.np:
		return nil, errors.New("-np, -at, -every, -iterations and -width are at least 1, and -height is at least -np")
	case o.lose < -1 || o.lose >= o.np || o.lose >= 0 && o.np == 1:
		return nil, errors.New("-lose names one of several PEs")
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

// field is what the host of a PE knows, whatever becomes of PEs.
type field struct {
	*options
	first int   // the PE's first number
	now   []int // the PEs that live, by their first numbers
	done  int   // iterations
	// saves are the last two: a PE may die when some have finished the last, and others not.
	saves [2]save
	// heir says that the PE before this one has died, so that its rows are this one's to give.
	heir bool
}

// save is what a PE has saved after so many iterations: its rows, and those of the PE before it.
type save struct {
	at        int
	own, prev part
}

// part is some rows of the field, from one on.
type part struct {
	row    int
	points []float32
}

// me returns the number of the PE.
func (f *field) me() int { return slices.Index(f.now, f.first) }

// before returns the number of the PE before this one.
func (f *field) before() int { return (f.me() + len(f.now) - 1) % len(f.now) }

// lose records the death of a PE, by its number.
func (f *field) lose(dead int) {
	f.heir = dead == f.before()
	f.now = slices.Delete(f.now, dead, dead+1)
}

// rows returns the rows of a PE, which package solver shares out in this way.
func (f *field) rows(pe int) (first, n int) {
	each, more := f.cfg.Height/len(f.now), f.cfg.Height%len(f.now)
	first, n = each*pe+min(pe, more), each
	if pe < more {
		n++
	}
	return first, n
}

// initial is the field at first.
func initial(x, y int) float32 { return float32((x*7+y*3)%11) / 11 }

// solve does the iterations that are left.
func (f *field) solve(ctx context.Context, pe *gpurt.PE) error {
	start, err := f.restore(ctx, pe)
	if err != nil {
		return err
	}
	s, err := solver.New(pe, f.cfg)
	if err != nil {
		return err
	}
	_, most := f.rows(0)
	copies, err := gpurt.AllocSym[float32](pe, (most+2)*s.Part().Pitch)
	if err != nil {
		return err
	}
	if err := s.Reset(ctx, start); err != nil {
		return err
	}
	for begun := f.done; f.done < f.iterations; {
		next := min(f.done/f.every*f.every+f.every, f.iterations)
		dies := f.options.lose == f.first && f.at > f.done && f.at <= next
		if dies {
			next = f.at
		}
		if _, err := s.Run(ctx, next-f.done); err != nil {
			return err
		}
		if dies {
			os.Exit(3)
		}
		if f.done = next; f.done%f.every == 0 {
			if err := f.save(ctx, pe, s, copies); err != nil {
				return err
			}
		}
		if f.done == f.iterations && f.me() == 0 {
			pe.Printf("%d iterations, the last %d on %d PEs\n", f.done, f.done-begun, len(f.now))
		}
	}
	return f.check(ctx, s)
}

// save saves the rows of this PE, and those of the PE before it, which sends them.
func (f *field) save(ctx context.Context, pe *gpurt.PE, s *solver.Solver, copies *gpurt.SymBuffer[float32]) error {
	n := s.Field().Len()
	if err := gpurt.Put(pe.Stream(), copies.Slice(0, n), s.Field(), (f.me()+1)%len(f.now)); err != nil {
		return err
	}
	if err := pe.Stream().Barrier(); err != nil {
		return err
	}
	next := save{at: f.done}
	var err error
	if next.own, err = f.read(ctx, s.Field(), s.Part().Pitch, f.me()); err != nil {
		return err
	}
	if next.prev, err = f.read(ctx, copies, s.Part().Pitch, f.before()); err != nil {
		return err
	}
	if err := pe.Barrier(ctx); err != nil { // all have read
		return err
	}
	f.saves = [2]save{f.saves[1], next}
	return nil
}

// read copies the rows of a PE to the host. In memory they have a halo row above, and a pitch.
func (f *field) read(ctx context.Context, memory *gpurt.SymBuffer[float32], pitch, pe int) (part, error) {
	first, n := f.rows(pe)
	points := make([]float32, n*pitch)
	if err := memory.Slice(pitch, (n+1)*pitch).CopyTo(ctx, points); err != nil {
		return part{}, err
	}
	p := part{row: first}
	for row := range slices.Chunk(points, pitch) {
		p.points = append(p.points, row[:f.cfg.Width]...)
	}
	return p, nil
}

// restore puts the field together from the last save that all PEs have, and returns it.
func (f *field) restore(ctx context.Context, pe *gpurt.PE) (func(x, y int) float32, error) {
	at, err := gpurt.ReduceValue(ctx, pe, int64(f.saves[1].at), shmem.Min)
	if err != nil {
		return nil, err
	}
	f.done = int(at)
	if at == 0 {
		return initial, nil
	}
	s := f.saves[1]
	if s.at != f.done {
		s = f.saves[0]
	}
	parts := []part{s.own}
	if f.heir {
		parts = append(parts, s.prev)
	}
	all, err := gpurt.AllocSym[float32](pe, f.cfg.Width*f.cfg.Height)
	if err != nil {
		return nil, err
	}
	points := 0
	for _, p := range parts {
		points += len(p.points)
		mine := all.Slice(p.row*f.cfg.Width, p.row*f.cfg.Width+len(p.points))
		if err := mine.CopyFrom(ctx, p.points); err != nil {
			return nil, err
		}
		for other := range f.now {
			if other != f.me() {
				if err := gpurt.Put(pe.Stream(), mine, mine, other); err != nil {
					return nil, err
				}
			}
		}
	}
	have, err := gpurt.ReduceValue(ctx, pe, int64(points), shmem.Sum)
	if err == nil && int(have) != f.cfg.Width*f.cfg.Height {
		err = errors.New("rows are lost: a PE has died together with the one after it, which had a copy of them")
	}
	if err != nil {
		return nil, err
	}
	if err := pe.Stream().Barrier(); err != nil {
		return nil, err
	}
	whole := make([]float32, f.cfg.Width*f.cfg.Height)
	if err := all.CopyTo(ctx, whole); err != nil {
		return nil, err
	}
	cut := func(pe int) part {
		first, n := f.rows(pe)
		return part{first, whole[first*f.cfg.Width : (first+n)*f.cfg.Width]}
	}
	f.saves, f.heir = [2]save{1: {f.done, cut(f.me()), cut(f.before())}}, false
	return func(x, y int) float32 { return whole[y*f.cfg.Width+x] }, all.Free()
}

// check compares the rows of this PE with plain Go, bit by bit.
func (f *field) check(ctx context.Context, s *solver.Solver) error {
	got, err := f.read(ctx, s.Field(), s.Part().Pitch, f.me())
	if err != nil {
		return err
	}
	want := solver.Reference(f.cfg.Width, f.cfg.Height, f.iterations, initial)[got.row*f.cfg.Width:]
	for i, v := range got.points {
		if v != want[i] {
			return fmt.Errorf("row %d, column %d: %v, want %v", got.row+i/f.cfg.Width, i%f.cfg.Width, v, want[i])
		}
	}
	return nil
}
