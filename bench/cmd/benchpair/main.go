// Command benchpair measures our benchmarks and those in CUDA C++ in one run, the
// two programs taking turns round by round on the same GPUs.
//
//	benchpair -np 2 -ours "gpuc run -np 2 ./ours" -peer "./peer -np 2" -out results
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"
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
		peer          = flag.String("peer", "", "`command` that runs the C++ side; empty: ours alone")
		out           = flag.String("out", "bench-results", "`directory` for bench.json and bench.md")
		bench         = flag.String("bench", "pingpong,launch,putbw", "benchmarks to run")
		rounds        = flag.Int("rounds", 7, "interleaved rounds")
		startupRounds = flag.Int("startup-rounds", 5, "starts of each program")
		seed          = flag.Int64("seed", 1, "seed of the data")
		limit         = flag.Duration("limit", 60*time.Second, "for one round, and for one start")
		bytes         = flag.String("bytes", "4096,16384,65536,262144,1048576,4194304,16777216,67108864,268435456", "sizes of puts")
		blocks        = flag.String("blocks", "1,8,32,132", "blocks of puts")
		threads       = flag.String("threads", "256,1024", "threads per block of puts")
		window        = flag.Int64("window", 64<<20, "`bytes` that puts rotate through")
		volume        = flag.Int64("volume", 512<<20, "`bytes` that a case of puts moves")
		hops          = flag.Int64("pingpong-rounds", 1000, "rounds of a ping-pong")
		batches       = flag.Int64("batches", 10, "batches of 200 launches")
		fill          = flag.Int64("fill", 264, "blocks of the kernels that fill and check")
		times         = flag.Int64("times", 20, "launches of a kernel without communication")
		starts        startPrograms
	)
	flag.Var(&starts, "startup", "`\"name: command\"` whose start-up is measured; {fresh} is a new directory; may be repeated")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()

	p := plan{window: *window, volume: *volume, rounds: *hops, batches: *batches, fill: *fill, times: *times}
	for _, l := range []struct {
		to   *[]int64
		from string
	}{{&p.bytes, *bytes}, {&p.blocks, *blocks}, {&p.threads, *threads}} {
		var err error
		if *l.to, err = numbers(l.from); err != nil {
			return err
		}
	}
	which := map[string]bool{}
	for _, b := range strings.Split(*bench, ",") {
		which[b] = true
	}
	progress := func(msg string) { fmt.Fprintf(os.Stderr, "%s %s\n", time.Now().Format(time.TimeOnly), msg) }

	rep := report{NP: *np, Rounds: *rounds, OursCommand: *ours, PeerCommand: *peer}
	var failed error
	if cases := p.cases(which); *ours != "" && len(cases) > 0 {
		failed = pair(ctx, &rep, cases, *limit, *seed, progress)
	}
	rep.Startup = measureStartup(ctx, starts, *np, *startupRounds, *limit, progress)
	if err := rep.write(*out); err != nil {
		return err
	}
	fmt.Print(rep.markdown())
	for _, s := range rep.Startup {
		if s.Error != "" && failed == nil {
			failed = fmt.Errorf("start-up of %s: %s", s.Name, s.Error)
		}
	}
	for _, r := range rep.Results {
		if len(r.Errors) > 0 && failed == nil {
			failed = fmt.Errorf("%s: %s", r.Case.Name, r.Errors[0])
		}
	}
	return failed
}

// pair starts both programs and measures.
func pair(ctx context.Context, rep *report, cases []testCase, limit time.Duration, seed int64, progress func(string)) (err error) {
	dir, err := os.MkdirTemp("", "benchpair")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var jobs [2]*job
	for i, c := range []struct {
		name, command string
		device        *string
	}{{"ours", rep.OursCommand, &rep.OursDevice}, {"peer", rep.PeerCommand, &rep.PeerDevice}} {
		if c.command == "" {
			continue
		}
		progress("start " + c.name)
		if jobs[i], err = startJob(ctx, c.name, c.command, rep.NP, dir, limit); err != nil {
			return err
		}
		defer func() {
			if e := jobs[i].stop(); e != nil && err == nil {
				err = fmt.Errorf("%s: %w", jobs[i].name, e)
			}
		}()
		*c.device = jobs[i].device
	}
	rep.Results, err = measure(cases, jobs[0], jobs[1], rep.Rounds, seed, progress)
	return err
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
