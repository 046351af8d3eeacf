package exhaustive

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// launch launches a kernel.
type launch func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, data, out *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, rounds int, broken bool) error

// exhibit is a kernel in all orders.
type exhibit struct {
	name                         string
	f                            launch
	pes, blocks, threads, rounds int
	// executions is how many go through all orders.
	executions int
	// mistake is in the error of the broken form; empty if there is none.
	mistake string
	short   bool // it is fast enough for a short test
}

var exhibits = []exhibit{
	{"ring-reduce", (*Kernels).Ring, 4, 1, 4, 6, 1, "race", true},
	{"barrier of DeepEP", (*Kernels).Barrier, 3, 1, 3, 1, 27, "race", true},
	{"barrier of DeepEP", (*Kernels).Barrier, 4, 1, 4, 1, 729, "race", false},
	{"ticket lock", (*Kernels).Lock, 3, 1, 1, 2, 90, "race", true},
	{"two-stage allreduce of vLLM", (*Kernels).TwoStage, 4, 1, 4, 2, 1, "race", true},
	{"ticket lock", (*Kernels).Lock, 4, 1, 1, 2, 2520, "race", false},
	{"ticket lock by remote atomics", (*Kernels).RemoteLock, 2, 1, 1, 2, 6, "race", true},
	{"ticket lock by remote atomics", (*Kernels).RemoteLock, 3, 1, 1, 2, 90, "race", false},
	{"count of all PEs", (*Kernels).Count, 3, 1, 1, 1, 1, "race", true},
	{"all-to-all-v", (*Kernels).AllToAllV, 3, 3, 1, 2, 1, "race", true},
	{"layer of experts", (*Kernels).Experts, 3, 1, 1, 2, 7, "race", true},
	{"LL", (*Kernels).LowLatency, 3, 1, 1, 3, 1, "deadlock", true},
	{"one-shot allreduce", (*Kernels).OneShot, 3, 1, 1, 4, 1, "want", true},
	{"a signal that is fetched, and a fence", (*Kernels).Fetched, 2, 1, 1, 1, 1, "race", true},
	{"a signal that is fetched, and a fence of the device", (*Kernels).Fetched, 2, 1, 1, 2, 1, "race", true},
	{"a chain of three PEs", (*Kernels).Chain, 3, 1, 1, 1, 1, "race", true},
	{"a wait for any word", (*Kernels).Any, 2, 1, 1, 1, 3, "deadlock", true},
	{"a flag in a put", (*Kernels).Piece, 2, 1, 1, 1, 1, "race", true},
	{"a flag that is put again", (*Kernels).Again, 2, 1, 1, 1, 2, "race", true},
	{"a flag that is put again, beside data", (*Kernels).Again, 2, 1, 1, 2, 2, "race", true},
	{"two halves of a word in a put", (*Kernels).Halves, 2, 1, 1, 1, 1, "race", true},
	{"blocks by tickets", (*Kernels).Tickets, 1, 2, 1, 1, 5, "1 of the 2 blocks have not started", true},
	{"blocks by tickets", (*Kernels).Tickets, 1, 3, 1, 1, 37, "2 of the 3 blocks have not started", true},
	{"two blocks wait for a third", (*Kernels).Third, 1, 3, 1, 1, 439, "1 of the 3 blocks have not started", true},
	{"signals in turn", (*Kernels).Turns, 3, 1, 1, 1, 14, "nothing is left that could change it", true},
}

// run goes through the orders of an exhibit.
func (e exhibit) run(ctx context.Context, limit int, broken bool) (gpurt.Coverage, error) {
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: e.pes, Stdout: io.Discard, Stderr: io.Discard}
	return gpurt.Explore(ctx, cfg, limit, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		alloc := func(first int64) *gpurt.SymBuffer[int64] {
			list := make([]int64, 64)
			for i := range list {
				list[i] = first * int64(100*pe.MyPE()+i+1)
			}
			b, e := gpurt.AllocSymFrom(pe, list)
			err = errors.Join(err, e)
			return b
		}
		words, data, out := alloc(0), alloc(1), alloc(0)
		signals, e1 := gpurt.AllocSignals(pe, 64)
		if err = errors.Join(err, e1, pe.Barrier(ctx)); err != nil {
			return err
		}
		err = e.f(k, pe.Stream(), gpurt.Grid(e.blocks).Block(e.threads), words, data, out, signals, e.rounds, broken)
		// That a stream has waited for what its kernels sent tells kernels nothing that still run.
		if err = errors.Join(err, pe.Stream().Quiet(), pe.Stream().Sync(ctx), pe.Barrier(ctx)); err != nil {
			return err
		}
		got := make([]int64, 64)
		if err = out.CopyTo(ctx, got); err == nil && e.name == "one-shot allreduce" {
			for round, x := range got[:e.rounds] {
				want := int64(0)
				for pe := range e.pes {
					want += int64(100*pe + round + 1)
				}
				if x != want {
					err = errors.Join(err, fmt.Errorf("the sum of round %d is %d, want %d", round, x, want))
				}
			}
		}
		return err
	})
}

// TestExhibits expects that all orders of each exhibit are right, and that its broken form fails.
func TestExhibits(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	for _, e := range exhibits {
		t.Run(fmt.Sprintf("%s, %d PEs of %d blocks of %d threads, %d rounds", e.name, e.pes, e.blocks, e.threads, e.rounds), func(t *testing.T) {
			if testing.Short() && !e.short {
				t.Skip("it takes seconds")
			}
			c, err := e.run(t.Context(), 100000, false)
			if err != nil || !c.Ended || c.Executions != e.executions {
				t.Errorf("%v, error %v; want %d executions, which stand for all orders", c, err, e.executions)
			}
			if e.mistake == "" {
				return
			}
			broken, err := e.run(t.Context(), 100000, true)
			if err == nil || !strings.Contains(err.Error(), e.mistake) {
				t.Errorf("the broken form: %v, error %v; want %q", broken, err, e.mistake)
			}
			t.Logf("%v %q; the broken form fails in execution %d", c, append(c.Bounds, c.LeftOut...), broken.Executions)
		})
	}
}

// TestEachRule has a program for each rule of package verdict that meets it and, beside what always counts, no
// other one.
func TestEachRule(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	type memory struct {
		k          *Kernels
		words, out *gpurt.SymBuffer[int64]
		floats     *gpurt.SymBuffer[float32]
		signals    *gpurt.SignalBuffer
	}
	type program func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error
	does := func(what int) program {
		return func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return m.k.Rests(pe.Stream(), cfg, m.words, m.out, m.floats, m.signals, what)
		}
	}
	tested := map[verdict.Rule]bool{verdict.Program: true, verdict.Model: true} // which every program meets
	for _, test := range []struct {
		name                 string
		pes, blocks, threads int
		program              program
		rules                []verdict.Rule
	}{
		{"nothing", 2, 1, 2, does(nothing), nil},
		{"70 values", 1, 1, 2, does(manyValues), []verdict.Rule{verdict.Values}},
		{"10 loads", 1, 1, 2, does(staleReads), []verdict.Rule{verdict.StaleReads}},
		{"tries", 1, 1, 2, does(countsTries), []verdict.Rule{verdict.Looks}},
		{"a counted loop of loads", 1, 1, 2, does(looksOften), []verdict.Rule{verdict.Looks}},
		{"a loop that polls a word and adds to another", 1, 1, 2, does(pollsAndAdds), []verdict.Rule{verdict.Rounds}},
		{"5 readers", 1, 1, 5, does(fiveReaders), []verdict.Rule{verdict.Readers}},
		{"two streams", 1, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			other, err := pe.NewStream()
			return errors.Join(err, does(nothing)(ctx, pe, m, cfg), m.k.Rests(other, cfg, m.words, m.out, m.floats, m.signals, nothing), other.Sync(ctx))
		}, []verdict.Rule{verdict.Streams}},
		{"an early launch", 1, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return does(nothing)(ctx, pe, m, cfg.Early())
		}, []verdict.Rule{verdict.Streams}},
		{"a stream gets", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			if pe.MyPE() == 0 {
				return does(nothing)(ctx, pe, m, cfg)
			}
			return gpurt.Get(pe.Stream(), m.out.Slice(0, 1), m.words.Slice(0, 1), 0)
		}, nil},
		{"a stream gets what a kernel reads", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			if pe.MyPE() == 1 {
				return does(readsPeer)(ctx, pe, m, cfg)
			}
			return gpurt.Get(pe.Stream(), m.words.Slice(0, 1), m.out.Slice(0, 1), 1)
		}, []verdict.Rule{verdict.Streams}},
		{"a stream puts what its next kernel reads", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			if pe.MyPE() == 0 {
				return nil
			}
			return errors.Join(gpurt.Put(pe.Stream(), m.words.Slice(0, 1), m.out.Slice(0, 1), 0), does(readsPeer)(ctx, pe, m, cfg))
		}, []verdict.Rule{verdict.Streams}},
		{"a stream puts, and its kernels come after Quiet", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			if pe.MyPE() == 0 {
				return nil
			}
			return errors.Join(gpurt.Put(pe.Stream(), m.words.Slice(0, 1), m.out.Slice(0, 1), 0), pe.Stream().Quiet(), does(readsPeer)(ctx, pe, m, cfg))
		}, nil},
		{"a stream puts, and all meet before a kernel of another PE", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			var err error
			if pe.MyPE() == 0 {
				err = errors.Join(gpurt.Get(pe.Stream(), m.words.Slice(0, 1), m.out.Slice(0, 1), 1), pe.Stream().Quiet())
			}
			return errors.Join(err, pe.Stream().Sync(ctx), pe.Barrier(ctx), does(readsPeer)(ctx, pe, m, cfg))
		}, nil},
		{"a stream puts, and all meet too early", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			var err error
			if pe.MyPE() == 0 {
				err = errors.Join(gpurt.Get(pe.Stream(), m.words.Slice(0, 1), m.out.Slice(0, 1), 1), pe.Stream().Quiet())
			}
			return errors.Join(err, pe.Barrier(ctx), does(readsPeer)(ctx, pe, m, cfg))
		}, []verdict.Rule{verdict.Streams}},
		{"a stream puts where a kernel looks", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			if pe.MyPE() == 1 {
				return gpurt.Put(pe.Stream(), m.words.Slice(0, 1), m.out.Slice(0, 1), 0)
			}
			return does(waitsForAny)(ctx, pe, m, cfg)
		}, []verdict.Rule{verdict.Streams}},
		{"rounds of kernels and copies, each after all have met", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) (err error) {
			for range 2 {
				err = errors.Join(err, does(readsPeer)(ctx, pe, m, cfg), pe.Stream().Sync(ctx), pe.Barrier(ctx), m.words.CopyFrom(ctx, make([]int64, 4)), pe.Barrier(ctx))
			}
			return err
		}, nil},
		{"a host writes what a kernel of another PE has read", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			err := does(readsPeer)(ctx, pe, m, cfg)
			if pe.MyPE() == 0 {
				err = errors.Join(err, pe.Stream().Sync(ctx), m.words.CopyFrom(ctx, make([]int64, 4)))
			}
			return err
		}, []verdict.Rule{verdict.Hosts}},
		{"two streams, one after the other", 1, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			other, err := pe.NewStream()
			return errors.Join(err, does(nothing)(ctx, pe, m, cfg), pe.Stream().Sync(ctx), m.k.Rests(other, cfg, m.words, m.out, m.floats, m.signals, nothing), other.Sync(ctx))
		}, nil},
		{"a stream puts before there are kernels", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			if pe.MyPE() == 0 {
				return gpurt.Put(pe.Stream(), m.words.Slice(0, 1), m.out.Slice(0, 1), 1)
			}
			return m.words.CopyTo(ctx, make([]int64, 4))
		}, []verdict.Rule{verdict.Streams}},
		{"a stream gets before there are kernels", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return gpurt.Get(pe.Stream(), m.out.Slice(0, 1), m.words.Slice(0, 1), 1-pe.MyPE())
		}, nil},
		{"sums in a kernel", 3, 1, 1, does(sums), []verdict.Rule{verdict.Sums}},
		{"sums on a stream", 3, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return gpurt.Reduce(pe.Stream(), pe.TeamWorld(), m.floats.Slice(0, 1), m.floats.Slice(1, 2), shmem.Sum)
		}, []verdict.Rule{verdict.Sums}},
		{"a collective of what a kernel of another PE sends", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return errors.Join(does(sends)(ctx, pe, m, cfg), gpurt.Reduce(pe.Stream(), pe.TeamWorld(), m.out.Slice(0, 1), m.words.Slice(0, 1), shmem.Sum))
		}, []verdict.Rule{verdict.Streams, verdict.Delivery}},
		{"a collective, and then another PE sends to its source", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			err := gpurt.Broadcast(pe.Stream(), pe.TeamWorld(), m.out.Slice(0, 1), m.words.Slice(0, 1), 1)
			if pe.MyPE() == 0 {
				err = errors.Join(err, does(sends)(ctx, pe, m, cfg))
			}
			return err
		}, []verdict.Rule{verdict.Streams, verdict.Delivery}},
		{"a collective of what kernels have sent before all met", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return errors.Join(does(sends)(ctx, pe, m, cfg), pe.TeamWorld().Barrier(pe.Stream()), gpurt.Reduce(pe.Stream(), pe.TeamWorld(), m.out.Slice(0, 1), m.words.Slice(0, 1), shmem.Sum))
		}, []verdict.Rule{verdict.Delivery}},
		{"memory of the host", 1, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			pinned, err := gpurt.AllocPinned[int64](pe, 1)
			return errors.Join(err, m.k.Loads(pe.Stream(), cfg, pinned, m.out))
		}, []verdict.Rule{verdict.Hosts}},
		{"loads before stores", 1, 1, 2, does(loadsBuffer), []verdict.Rule{verdict.LoadBuffering}},
		{"loads before signals", 2, 1, 1, does(signalsBuffer), []verdict.Rule{verdict.LoadBuffering, verdict.Delivery}},
		{"loads before puts", 2, 1, 1, does(putsBuffer), []verdict.Rule{verdict.LoadBuffering, verdict.Delivery}},
		{"an asynchronous copy", 1, 1, 1, does(copiesAsync), []verdict.Rule{verdict.Asynchronous, verdict.Target}},
		{"a barrier in shared memory", 1, 1, 1, does(usesMBarrier), []verdict.Rule{verdict.Target}},
		{"phases of a barrier in shared memory", 1, 1, 2, does(comesInPhases), []verdict.Rule{verdict.Target}},
		{"an arrival in either of two phases", 1, 1, 2, does(comesInEither), []verdict.Rule{verdict.Asynchronous, verdict.Target}},
		{"a wait that may miss its phase", 1, 1, 2, does(waitsLate), []verdict.Rule{verdict.Asynchronous, verdict.Target}},
		{"a test of a phase", 1, 1, 2, does(triesToWait), []verdict.Rule{verdict.Asynchronous, verdict.Target}},
		{"some come to a named barrier and do not wait", 1, 1, 64, does(arrivesNamed), []verdict.Rule{verdict.Asynchronous}},
		{"all come to a named barrier", 1, 1, 64, does(meetsSome), nil},
		{"more come to a named barrier than meet", 1, 1, 128, does(meetsSome), []verdict.Rule{verdict.Asynchronous}},
		{"a signal in a put", 2, 1, 1, does(waitsForPiece), []verdict.Rule{verdict.Pieces, verdict.Delivery}},
		{"the data of a put with signal, and the signal", 2, 1, 1, does(waitsForData), []verdict.Rule{verdict.Pieces, verdict.Delivery}},
		{"lines put in turn to one place", 2, 1, 1, does(putsLines), []verdict.Rule{verdict.Delivery}},
		{"a quiet for others", 1, 1, 2, does(quietForOthers), nil},
		{"a barrier for others", 1, 1, 2, does(barrierForOthers), []verdict.Rule{verdict.OthersOperations}},
		{"a test of two words", 1, 1, 1, does(testsSome), []verdict.Rule{verdict.SeveralWords}},
		{"a wait for any of two words", 1, 1, 1, does(waitsForAny), nil},
		{"a clock", 1, 1, 1, does(readsClock), []verdict.Rule{verdict.Clocks}},
		{"a relaxed barrier of a cluster", 1, 1, 1, does(syncsRelaxed), []verdict.Rule{verdict.RelaxedBarriers, verdict.Target}},
		{"two blocks", 1, 2, 1, does(nothing), nil},
		{"blocks wait for blocks", 2, 2, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return m.k.Tickets(pe.Stream(), cfg, m.words, m.words, m.words, m.signals, 1, false)
		}, []verdict.Rule{verdict.Room}},
		{"features", 1, 1, 1, does(asks), []verdict.Rule{verdict.Target}},
		{"a put", 2, 1, 1, does(sends), []verdict.Rule{verdict.Delivery}},
		{"a put to another host by nccl", 2, 1, 1, does(sends), []verdict.Rule{verdict.Network}},
		{"a host asks", 1, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			_, err := pe.Stream().Done()
			return err
		}, []verdict.Rule{verdict.Hosts}},
		{"a kernel reads what another host has written", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			if pe.MyPE() == 0 {
				return m.words.CopyFrom(ctx, make([]int64, 4))
			}
			return does(readsPeer)(ctx, pe, m, cfg)
		}, []verdict.Rule{verdict.Hosts}},
		{"a kernel after one of another PE", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			err := does(nothing)(ctx, pe, m, cfg)
			if pe.MyPE() == 1 {
				err = errors.Join(err, does(readsPeer)(ctx, pe, m, cfg))
			}
			return err
		}, nil},
		{"a host copies what is written", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			err := does(storesAndWaits)(ctx, pe, m, cfg)
			if pe.MyPE() == 1 {
				err = errors.Join(err, pe.Stream().Sync(ctx), m.words.CopyTo(ctx, make([]int64, 4)), gpurt.SignalOp(pe.Stream(), m.signals.At(0), 1, shmem.SignalSet, 0))
			}
			return err
		}, []verdict.Rule{verdict.Streams, verdict.Hosts, verdict.Copies}},
		{"a host copies while others run", 2, 1, 1, func(ctx context.Context, pe *gpurt.PE, m memory, cfg gpurt.LaunchConfig) error {
			return errors.Join(does(nothing)(ctx, pe, m, cfg), pe.Stream().Sync(ctx), m.words.CopyTo(ctx, make([]int64, 4)))
		}, []verdict.Rule{verdict.Copies}},
	} {
		t.Run(test.name, func(t *testing.T) {
			cfg := gpurt.Config{Backend: gpurt.Check, PEs: test.pes, Stdout: io.Discard, Stderr: io.Discard}
			if slices.Contains(test.rules, verdict.Network) {
				cfg.Transport, cfg.Hosts = "nccl", []int{1}
			}
			c, err := gpurt.Explore(t.Context(), cfg, 1000, func(ctx context.Context, pe *gpurt.PE) error {
				var m memory
				var errs [5]error
				m.k, errs[0] = LoadKernels(pe)
				m.words, errs[1] = gpurt.AllocSym[int64](pe, 4)
				m.out, errs[2] = gpurt.AllocSym[int64](pe, 128)
				m.floats, errs[3] = gpurt.AllocSym[float32](pe, 4)
				m.signals, errs[4] = gpurt.AllocSignals(pe, 4)
				if err := errors.Join(errs[:]...); err != nil {
					return err
				}
				if err := errors.Join(m.words.CopyFrom(ctx, make([]int64, 4)), m.floats.CopyFrom(ctx, make([]float32, 4)), pe.Barrier(ctx)); err != nil {
					return err
				}
				err := test.program(ctx, pe, m, gpurt.Grid(test.blocks).Block(test.threads))
				return errors.Join(err, pe.Stream().Quiet(), pe.Stream().Sync(ctx), pe.Barrier(ctx))
			})
			if err != nil || !c.Ended {
				t.Fatalf("%v, error %v", c, err)
			}
			want := map[verdict.Kind][]string{}
			complete := true
			for _, r := range append(slices.Clone(test.rules), verdict.Program, verdict.Model) {
				tested[r] = true
				kind := verdict.Rules[r].Kind
				want[kind] = append(want[kind], r.String())
				complete = complete && kind == verdict.Assumed
			}
			got := map[verdict.Kind][]string{}
			for kind, list := range map[verdict.Kind][]string{verdict.Bound: c.Bounds, verdict.LeftOut: c.LeftOut, verdict.Assumed: c.Assumptions} {
				for _, s := range list {
					name, _, _ := strings.Cut(s, ":")
					got[kind] = append(got[kind], name)
				}
			}
			if diff := cmp.Diff(want, got); diff != "" || c.Complete != complete {
				t.Errorf("%v, complete %v, want %v; rules (-want +got):\n%s", c, c.Complete, complete, diff)
			}
		})
	}
	for i := range verdict.Rules {
		if r := verdict.Rule(i); !tested[r] {
			t.Errorf("no program meets the rule %q", r)
		}
	}
}

// TestReplayHasTheGPU finds mistakes that show only on some GPUs, and repeats the execution: those without a feature,
// which an even seed says, and those that have no room for all blocks.
func TestReplayHasTheGPU(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	for text, blocks := range map[string]int{"written": 1, "1 of the 2 blocks have not started": 2} {
		run := func(ctx context.Context, pe *gpurt.PE) error {
			k, err := LoadKernels(pe)
			words, e1 := gpurt.AllocSymFrom(pe, make([]int64, 4))
			out, e2 := gpurt.AllocSym[int64](pe, 1)
			floats, e3 := gpurt.AllocSym[float32](pe, 1)
			signals, e4 := gpurt.AllocSignals(pe, 1)
			if err := errors.Join(err, e1, e2, e3, e4); err != nil {
				return err
			}
			if blocks == 1 {
				err = k.Rests(pe.Stream(), gpurt.Grid(1).Block(1), words, out, floats, signals, failsOnOlder)
			} else {
				err = k.Tickets(pe.Stream(), gpurt.Grid(blocks).Block(1), words, words, out, signals, 1, true)
			}
			return errors.Join(err, pe.Stream().Sync(ctx))
		}
		cfg := gpurt.Config{Backend: gpurt.Check, Seed: 2, Stdout: io.Discard, Stderr: io.Discard, Counterexample: filepath.Join(t.TempDir(), "x")}
		_, want := gpurt.Explore(t.Context(), cfg, 10, run)
		again := gpurt.Config{Backend: gpurt.Check, Stdout: io.Discard, Stderr: io.Discard, Replay: cfg.Counterexample}
		if got := gpurt.Run(t.Context(), again, run); want == nil || !strings.Contains(want.Error(), text) || got == nil || got.Error() != want.Error() {
			t.Errorf("replay: %v\nwant %v\nwith %q", got, want, text)
		}
	}
}

// TestAFenceOrdersItsOwnThread has a thread fence between two updates, and another thread of the PE send a third
// one. That comes before or after each of them.
func TestAFenceOrdersItsOwnThread(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	seen := map[[2]int64]bool{}
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: 2, Stdout: io.Discard, Stderr: io.Discard}
	c, err := gpurt.Explore(t.Context(), cfg, 1000, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		words, e1 := gpurt.AllocSym[int64](pe, 4)
		out, e2 := gpurt.AllocSym[int64](pe, 4)
		signals, e3 := gpurt.AllocSignals(pe, 1)
		if err = errors.Join(err, e1, e2, e3, pe.Barrier(ctx)); err != nil {
			return err
		}
		err = k.Siblings(pe.Stream(), gpurt.Grid(1).Block(2), words, out, signals)
		got := make([]int64, 4)
		if err = errors.Join(err, pe.Stream().Sync(ctx), pe.Barrier(ctx), out.CopyTo(ctx, got)); pe.MyPE() == 1 {
			seen[[2]int64(got[:2])] = true
		}
		return err
	})
	if want := map[[2]int64]bool{{1, 0}: true, {1, 1}: true}; err != nil || !c.Ended || !maps.Equal(seen, want) {
		t.Errorf("%v, error %v: seen %v, want %v", c, err, seen, want)
	}
}
