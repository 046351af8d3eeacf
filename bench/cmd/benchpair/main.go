// Command benchpair measures our benchmarks and those of others, in CUDA C++, on
// NCCL and on torch, in one run, the programs taking turns round by round on the
// same GPUs.
//
//	benchpair -np 2 -ours "gpuc run -np 2 ./ours" -peer "C++: ./peer -np 2" -out results
//
// With -transports the Go side takes part once for each transport, and its figures have a column for each.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/gpuc-go/gpuc/bench/report"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "benchpair:", err)
		os.Exit(1)
	}
}

func run() error {
	var (
		np            = flag.Int("np", 2, "`PEs` of each program")
		ours          = flag.String("ours", "", "`command` that runs the Go side")
		transports    = flag.String("transports", "", "`list` of transports by which the Go side runs, each with a column, such as nvshmem,nccl")
		out           = flag.String("out", "bench-results", "`directory` for bench.json and bench.md")
		bench         = flag.String("bench", strings.Join(benches, ","), "benchmarks to run")
		rounds        = flag.Int("rounds", 7, "interleaved rounds")
		restarts      = flag.Int("starts", 1, "how often the programs are started for these rounds")
		startupRounds = flag.Int("startup-rounds", 5, "starts of each program")
		seed          = flag.Int64("seed", 1, "seed of the data")
		limit         = flag.Duration("limit", 60*time.Second, "for one round, and for one start")
		bytes         = flag.String("bytes", "4096,16384,65536,262144,1048576,4194304,16777216,67108864,268435456", "sizes of puts")
		blocks        = flag.String("blocks", "1,8,32,132", "blocks of puts")
		threads       = flag.String("threads", "256,1024", "threads per block of puts")
		window        = flag.Int64("window", 64<<20, "`bytes` that puts and collectives rotate through")
		volume        = flag.Int64("volume", 512<<20, "`bytes` that a case of puts moves")
		hops          = flag.Int64("pingpong-rounds", 1000, "barriers in a round, and four times the trips of a signal or message at each place")
		batches       = flag.Int64("batches", 10, "batches of 200 launches")
		fill          = flag.Int64("fill", 264, "blocks of the kernels that fill and check")
		times         = flag.Int64("times", 20, "launches of a kernel without communication")
		grids         = flag.String("grids", "1024,4096,16384", "rows and columns of Jacobi")
		peers, starts programs
	)
	flag.Var(&peers, "peer", "`\"name: command\"` of a program to compare with; may be repeated")
	flag.Var(&starts, "startup", "`\"name: command\"` whose start-up is measured; {fresh} is a new directory; may be repeated")
	flag.Parse()
	ctx, stop := untilEnded()
	defer stop()

	p := plan{window: *window, volume: *volume, rounds: *hops, batches: *batches, fill: *fill, times: *times}
	for _, l := range []struct {
		to   *[]int64
		from string
	}{{&p.bytes, *bytes}, {&p.blocks, *blocks}, {&p.threads, *threads}, {&p.grids, *grids}} {
		var err error
		if *l.to, err = numbers(l.from); err != nil {
			return err
		}
	}
	progress := func(msg string) { fmt.Fprintf(os.Stderr, "%s %s\n", time.Now().Format(time.TimeOnly), msg) }

	rep := report.Report{NP: *np, Rounds: *rounds, Starts: *restarts, Multicast: report.Multicast(os.Getenv)}
	cases, err := p.cases(*bench)
	if err != nil {
		return err
	}
	if *ours != "" {
		peers = append(oursBy(*ours, *transports), peers...)
	}
	if err := errors.Join(unique(peers), unique(starts)); err != nil {
		return err
	}
	var failed error
	if len(cases) > 0 && len(peers) > 0 {
		failed = inTurns(ctx, &rep, peers, cases, *limit, *seed, progress)
	}
	rep.Startup = measureStartup(ctx, starts, *np, *startupRounds, *limit, progress)
	if err := rep.Write(*out); err != nil {
		return err
	}
	fmt.Print(rep.Markdown())
	if failed == nil {
		failed = firstError(&rep)
	}
	return failed
}

// untilEnded returns a context that ends when the user or a time limit ends the command. What was
// measured until then is written.
func untilEnded() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
}

// firstError returns the first error in the report.
func firstError(rep *report.Report) error {
	for _, p := range rep.Programs {
		if p.Error != "" {
			return fmt.Errorf("%s: %s", p.Name, p.Error)
		}
	}
	for _, s := range rep.Startup {
		if s.Error != "" {
			return fmt.Errorf("start-up of %s: %s", s.Name, s.Error)
		}
	}
	for _, r := range rep.Results {
		if len(r.Errors) > 0 {
			return fmt.Errorf("%s: %s", r.Case.Name, r.Errors[0])
		}
	}
	return nil
}

// inTurns starts the programs as often as the report says, and measures: what depends on
// where their memory comes to lie differs from start to start.
func inTurns(ctx context.Context, rep *report.Report, list programs, cases []report.Case, limit time.Duration, seed int64, progress func(string)) error {
	rep.Programs = make([]report.Program, len(list))
	for i, p := range list {
		rep.Programs[i] = report.Program{Name: p.name, Command: p.command}
	}
	rep.Results = noResults(cases)
	for range max(rep.Starts, 1) {
		if err := together(ctx, rep, list, limit, seed, progress); err != nil {
			return err
		}
		seed += int64((rep.Rounds + 1) * len(cases) * seedStep)
	}
	return nil
}

// together starts the programs and adds rounds to the results. One that does not start
// takes no part; the others do.
func together(ctx context.Context, rep *report.Report, list programs, limit time.Duration, seed int64, progress func(string)) (err error) {
	dir, err := os.MkdirTemp("", "benchpair")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var jobs []*job
	lost := func(name string, err error) {
		for i := range rep.Programs {
			if p := &rep.Programs[i]; p.Name == name && p.Error == "" {
				p.Error = err.Error()
			}
		}
		progress(fmt.Sprintf("%s takes no further part: %v", name, err))
	}
	for i, p := range list {
		progress("start " + p.name)
		j, err := startJob(ctx, p.name, p.command, rep.NP, dir, limit)
		if err != nil {
			lost(p.name, err)
			continue
		}
		rep.Programs[i].Device = j.device
		jobs = append(jobs, j)
		defer func() {
			if err := j.stop(); err != nil {
				lost(j.name, fmt.Errorf("it ended with: %w", err))
			}
		}()
	}
	measure(rep.Results, jobs, rep.Rounds, seed, progress, func(j *job, err error) { lost(j.name, err) })
	return ctx.Err()
}

// program is a command with a name. {fresh} in the command of a start-up stands
// for a new, empty directory in each run.
type program struct{ name, command string }

// oursBy returns the Go side once, or once for each of the transports.
func oursBy(command, transports string) programs {
	if transports == "" {
		return programs{{report.Ours, command}}
	}
	var list programs
	for t := range strings.SplitSeq(transports, ",") {
		list = append(list, program{report.OursBy(t), "env GPUC_TRANSPORT=" + t + " " + command})
	}
	return list
}

// unique returns an error if two programs have one name.
func unique(list programs) error {
	names := map[string]bool{}
	for _, p := range list {
		if names[p.name] {
			return fmt.Errorf("two programs are called %q; their figures need columns of their own", p.name)
		}
		names[p.name] = true
	}
	return nil
}

// programs is the value of a flag that may be repeated.
type programs []program

// String implements flag.Value.
func (s *programs) String() string { return fmt.Sprint(*s) }

// Set implements flag.Value: "name: command".
func (s *programs) Set(v string) error {
	name, command, ok := strings.Cut(v, ":")
	if !ok || strings.TrimSpace(command) == "" {
		return fmt.Errorf("want \"name: command\"")
	}
	*s = append(*s, program{strings.TrimSpace(name), strings.TrimSpace(command)})
	return nil
}

func numbers(list string) ([]int64, error) {
	var ns []int64
	for _, w := range strings.Split(list, ",") {
		n, err := strconv.ParseInt(strings.TrimSpace(w), 10, 64)
		if err != nil || n <= 0 {
			return nil, fmt.Errorf("%q in %q is not a positive number", w, list)
		}
		ns = append(ns, n)
	}
	return ns, nil
}
