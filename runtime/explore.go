package gpurt

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/backend/check/explore"
	"github.com/gpuc-go/gpuc/internal/backend/check/replay"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// Coverage says what Explore has gone through.
type Coverage struct {
	// Executions is how many executions there were. Redundant of them turned out, on the
	// way, to differ from another one only in the order of steps that may change places.
	Executions, Redundant int
	// Ended says that every other order that the back end explores differs from one of the
	// executions only in that way. Complete says that the executions stand for all orders: they
	// have Ended, and Bounds and LeftOut are empty.
	Ended, Complete bool
	// Bounds are the bounds of the back end that an execution has met, and LeftOut the orders
	// that it does not explore and that the kernels may have. Each has its name, what it is, and
	// in parentheses the first place at which it counted. Assumptions are what the verdict takes for
	// granted. docs/checking.md lists them all.
	Bounds, LeftOut, Assumptions []string
}

// String says in one line what was covered.
func (c Coverage) String() string {
	s, stand := fmt.Sprintf("%d executions", c.Executions), ", which stand for all orders"
	if c.Executions == 1 {
		s, stand = "1 execution", ", which stands for all orders"
	}
	switch {
	case !c.Ended:
		return s + "; there are more orders"
	case c.Complete:
		return s + stand
	}
	return s + stand + " within bounds"
}

// explain writes on what the verdict rests.
func (c *Coverage) explain(w io.Writer) {
	for _, part := range []struct {
		what string
		list []string
	}{{"bound met", c.Bounds}, {"not explored", c.LeftOut}, {"assumed", c.Assumptions}} {
		for _, s := range part.list {
			fmt.Fprintf(w, "gpuc: %s: %s\n", part.what, s)
		}
	}
}

// rest fills in on what the verdict rests.
func (c *Coverage) rest(uses *verdict.Uses) {
	c.Bounds, c.LeftOut, c.Assumptions = nil, nil, nil
	for _, u := range uses.List() {
		list := map[verdict.Kind]*[]string{verdict.Bound: &c.Bounds, verdict.LeftOut: &c.LeftOut, verdict.Assumed: &c.Assumptions}[u.Kind()]
		*list = append(*list, u.Text())
	}
}

// Explore runs the PEs as Run does on the back end Check, in every order of threads and
// messages, until one of them ends with an error, which it returns. So a nil error and
// Coverage.Complete mean that no order has an error that the back end finds. It is for
// kernels of a few threads: the number of orders grows fast, and limit bounds the
// executions. The seed only says whether kernels find what a GPU of compute capability 9.0 has, if it is odd, or what they need.
//
// The function run is called again for each execution and must do the same each time. What
// the PEs print is shown for the first execution, and for the one that fails.
// docs/checking.md says what counts as an order.
func Explore(ctx context.Context, cfg Config, limit int, run func(ctx context.Context, pe *PE) error) (Coverage, error) {
	if cfg.Backend != "" && cfg.Backend != Check {
		return Coverage{}, fmt.Errorf("all orders: the back end is %q; only %s explores them", cfg.Backend, Check)
	}
	if limit < 1 {
		return Coverage{}, fmt.Errorf("all orders: the limit of executions is %d; it must be at least 1", limit)
	}
	cfg.Backend = Check
	if err := cfg.complete(); err != nil {
		return Coverage{}, err
	}
	if err := cfg.system.Check(Check); err != nil {
		return Coverage{}, err
	}
	return cfg.explore(ctx, limit, false, run)
}

// errOneProcess refuses all orders in a job of several processes.
var errOneProcess = errors.New("all orders: this is one of several processes, and each order runs all PEs in one; start the program without -procs, without -hosts and without another launcher")

// explore runs the PEs in every order. An execution that fails is shortened and told, if tells says so or
// the configuration wants it.
func (cfg *Config) explore(ctx context.Context, limit int, tells bool, run func(context.Context, *PE) error) (Coverage, error) {
	if !cfg.process.Alone() {
		return Coverage{}, errOneProcess
	}
	s := &explore.Search{Memory: check.Memory, All: cfg.Unreduced}
	code, uses, facts := check.NewCode(), new(verdict.Uses), new(verdict.Facts)
	c, fences, held := Coverage{}, false, room{}
	shared := *cfg
	shared.decoded = new(decoded) // executions share the kernels
	cfg = &shared
	for more := true; more; {
		one := cfg.one()
		var out, log bytes.Buffer
		if c.Executions > 0 {
			one.Stdout, one.Stderr = &out, &log
		}
		s.Begin()
		r, resident := replay.Record(s), held.blocks
		err := one.runChecked(ctx, run, check.Config{Search: r, Resident: resident, Code: code, Uses: uses, Facts: facts, Failed: r.Failed})
		more = s.End()
		if !fences && s.Err == nil && code.FencesMatter() {
			s.Anew()
			fences, held, more = true, room{}, true
		}
		if s.Err == nil && (!more || s.Executions == 1) && held.next(more, code.BlocksWait()) {
			s.Anew()
			more = true
		}
		c.Executions, c.Redundant = s.Executions, s.Redundant
		c.rest(uses)
		switch {
		case err != nil:
			// What cannot be written is lost, as it is for PE.Printf.
			_, _ = io.Copy(cfg.Stdout, &out)
			_, _ = io.Copy(cfg.Stderr, &log)
			if ctx.Err() == nil && !errors.Is(err, errors.ErrUnsupported) && (tells || cfg.Counterexample != "") {
				if lost := cfg.counterexample(ctx, r.Moves, resident, err, code, run); lost != nil {
					fmt.Fprintf(cfg.Stderr, "gpuc: %v\n", lost)
				}
			}
			return c, err
		case s.Err != nil:
			return c, fmt.Errorf("all orders: %w: what the program does must depend on nothing but the order of threads and messages: no time, no random numbers, no variables that outlive the run function", s.Err)
		case ctx.Err() != nil:
			return c, context.Cause(ctx)
		case more && c.Executions == limit:
			return c, nil
		}
	}
	c.Ended, c.Complete = true, len(c.Bounds)+len(c.LeftOut) == 0
	if cfg.Certificate != "" {
		return c, cfg.certify(c, limit, facts)
	}
	return c, nil
}

// room is how many blocks of launches that are not collective the GPUs of a search hold at a time, 0 for all.
type room struct {
	blocks, most int
	all          bool // the search with room for all has ended
}

// next goes on to another search, if there is one, where launches of so many blocks may wait for each other. Those
// with less room come first: they are short, and find what most kernels have that are not right.
func (r *room) next(more bool, waiting int) bool {
	r.all = r.all || !more && r.blocks == 0
	switch {
	case r.most+1 < waiting:
		r.most++
		r.blocks = r.most
	case !more && !r.all:
		r.blocks = 0
	default:
		return false
	}
	return true
}

// everyOrder is run for a configuration that asks for every order.
func (cfg *Config) everyOrder(ctx context.Context, run func(context.Context, *PE) error) error {
	backend, err := cfg.platform(cfg.single(ctx)).Choose()
	if err != nil {
		return err
	}
	if backend != Check {
		return errors.New("every order (GPUC_EXHAUSTIVE, gpuc run -exhaustive) is for the back end check; the back end is " + backend)
	}
	c, err := cfg.explore(ctx, cfg.Exhaustive, true, run)
	switch {
	case err != nil && c.Executions > 1:
		fmt.Fprintf(cfg.Stderr, "gpuc: the error is in execution %d of those that go through all orders\n", c.Executions)
	case err != nil:
	case c.Complete:
		fmt.Fprintf(cfg.Stderr, "gpuc: no error in any order: %v\n", c)
	case c.Ended:
		fmt.Fprintf(cfg.Stderr, "gpuc: no error in %v\n", c)
	default:
		fmt.Fprintf(cfg.Stderr, "gpuc: no error in %v: raise the number of -exhaustive, or use fewer threads and shorter loops\n", c)
	}
	if err == nil {
		c.explain(cfg.Stderr)
	}
	switch {
	case err != nil && cfg.Counterexample != "":
		fmt.Fprintf(cfg.Stderr, "gpuc: gpuc run -replay %s repeats the execution\n", cfg.Counterexample)
	case err == nil && cfg.Certificate != "" && !c.Ended:
		fmt.Fprintf(cfg.Stderr, "gpuc: no certificate: there are more orders\n")
	}
	return err
}
