package gputest

import (
	"context"
	"path/filepath"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Exhaustive runs f on every PE on the back end check, in every order of threads and messages, and with each
// value that a load may return. It takes n executions at most, and is for kernels of a few threads. The
// test fails at the first order in which f fails or the back end finds a mistake: the log shows that
// execution with as few switches between threads as were found, and -gpuc.counterexample names a file for
// it, which -gpuc.replay runs again. The test also fails if there are more orders than n executions.
//
// The result says what was covered: a nil error of every order is a proof within what its Bounds, LeftOut and
// Assumptions say, which the log has too. A test that wants all orders tests Complete:
//
//	c := gputest.Exhaustive(t, 1000, gputest.NP(2), testShift)
//	if !c.Complete {
//		t.Errorf("not all orders were explored: %q %q", c.Bounds, c.LeftOut)
//	}
//
// The function f is called for each PE in each execution, and has to do the same each time. What it logs is
// shown of the first execution and of one that fails. With -gpuc.backend=emu or cuda, and under -race, f runs once, as Run
// runs it, and the result says Complete and nothing else.
func Exhaustive(t testing.TB, n int, c Config, f func(pe *PE)) gpurt.Coverage {
	t.Helper()
	if *backendFlag != "" && *backendFlag != gpurt.Check || *procsFlag != 0 || gpurt.Available(gpurt.Check) != nil {
		Run(t, c, f)
		return gpurt.Coverage{Complete: true}
	}
	c.apply(t)
	ctx, cancel := deadline(t)
	defer cancel()
	cfg := gpurt.Config{
		Backend: gpurt.Check, PEs: c.np, Hosts: c.hosts, HangTimeout: *hangFlag, Stdout: logWriter{t}, Stderr: logWriter{t},
		Counterexample: *counterexampleFlag, Replay: *replayFlag,
	}
	body := func(ctx context.Context, pe *gpurt.PE) error {
		r := newRun(t)
		r.collect = true // an execution that is made shorter fails many times
		return r.pe(f)(ctx, pe)
	}
	if cfg.Replay != "" {
		cfg.PEs = 0
		if err := gpurt.Run(ctx, cfg, body); err != nil {
			t.Fatalf("%v", err)
		}
		return gpurt.Coverage{Complete: true}
	}
	if cfg.Counterexample == "" {
		cfg.Counterexample = filepath.Join(t.TempDir(), "counterexample")
	}
	coverage, err := gpurt.Explore(ctx, cfg, n, body)
	switch {
	case err != nil:
		if *counterexampleFlag == "" {
			t.Logf("to keep the execution and to repeat it: go test -run '%s' -gpuc.counterexample=file, and then -gpuc.replay=file", pattern(t.Name()))
		}
		t.Fatalf("%v", err)
	case !coverage.Ended:
		t.Errorf("no error in %v: use more than %d executions, fewer threads or shorter loops", coverage, n)
	default:
		t.Logf("no error in %v", coverage)
	}
	for _, list := range [][]string{coverage.Bounds, coverage.LeftOut, coverage.Assumptions} {
		for _, s := range list {
			t.Logf("%s", s)
		}
	}
	return coverage
}
