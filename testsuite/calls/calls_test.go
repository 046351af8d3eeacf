package calls

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

var (
	programs = flag.Int("calls.programs", 0, "how many random programs run on each back end; 0 is a few")
	first    = flag.Uint64("calls.seed", 1, "the seed of the first program")
	launches = flag.Int("calls.launches", 0, "how many rounds of launches are made on each back end; 0 is some thousands")
)

// program is a random program of some PEs.
type program struct {
	seed uint64
	pes  int
}

// newProgram returns the program of a seed.
func newProgram(seed uint64) program { return program{seed, 2 + int(seed%3)} }

// steps is how many calls a program makes.
const steps = 40

// random returns what draws for a PE, or for all with -1.
func (p program) random(pe int) *rand.Rand { return rand.New(rand.NewPCG(p.seed, uint64(pe+1))) }

// on runs a PE of the program. Some programs end with a mistake that ends the job.
func (p program) on(ctx context.Context, pe *gpurt.PE) error {
	m := &machine{ctx: ctx, pe: pe, own: p.random(pe.MyPE()), all: p.random(-1)}
	if err := errors.Join(m.run(steps), pe.Barrier(ctx)); err != nil {
		return fmt.Errorf("%s: %w", unexpected, err)
	}
	if end := p.mistake(); end != nil {
		return end.do(m)
	}
	return nil
}

// unexpected is what errors say of calls that are right.
const unexpected = "right calls"

// mistake is how a program ends, and what its error says.
type mistake struct {
	name, want string
	do         func(m *machine) error
}

var mistakes = []mistake{
	{"kernels fail on all streams", "index out of range", func(m *machine) error {
		b, err := gpurt.AllocFrom(m.pe, make([]int32, 4))
		if err != nil {
			return err
		}
		for range 2 {
			for range 4 {
				if err := m.newStream(); err != nil {
					return err
				}
			}
			for _, s := range m.streams {
				if err := m.k.Beyond(s, gpurt.Grid(2).Block(1+m.own.IntN(8)), b, 4); err != nil {
					return err
				}
			}
		}
		return m.pe.Stream().Sync(m.ctx)
	}},
	{"a PE does not come", "", func(m *machine) error {
		if m.pe.MyPE() == 0 {
			return errors.New("PE 0 does not come")
		}
		return m.pe.Barrier(m.ctx)
	}},
	{"a barrier that one PE does not enqueue", "", func(m *machine) error {
		if m.pe.MyPE() == 0 {
			return m.pe.Stream().Sync(m.ctx)
		}
		return errors.Join(m.pe.Stream().Barrier(), m.pe.Stream().Sync(m.ctx))
	}},
}

// mistake returns that of the program, nil for none.
func (p program) mistake() *mistake {
	if n := int(p.seed / 3 % 6); n < len(mistakes) {
		return &mistakes[n]
	}
	return nil
}

// judge says what is wrong with what the program ended with, on one PE or all.
func (p program) judge(err error) error {
	switch end := p.mistake(); {
	case end == nil, err != nil && strings.Contains(err.Error(), unexpected):
		return err
	case err == nil:
		return fmt.Errorf("%s: no error", end.name)
	case !strings.Contains(err.Error(), end.want):
		return fmt.Errorf("%s: the error does not say %q: %w", end.name, end.want, err)
	}
	return nil
}

// config is how the program is run. A hang ends the test with the seed.
func (p program) config(backend string) gpurt.Config {
	return gpurt.Config{Backend: backend, PEs: p.pes, Seed: p.seed, Stdout: io.Discard, Stderr: io.Discard}
}

// patience is how long a program may take, many times what any takes.
const patience = 5 * time.Minute

// watched runs a program, and ends all if that does not end.
func (p program) watched(run func() error) error {
	over := time.AfterFunc(patience, func() { panic(fmt.Sprintf("the program of seed %d does not end", p.seed)) })
	defer over.Stop()
	return run()
}

// each runs f with a few programs, or as many as the flags say.
func each(t *testing.T, few, short int, f func(p program) error) {
	n := few
	if testing.Short() {
		n = short
	}
	if *programs > 0 {
		n = *programs
	}
	for i := range uint64(n) {
		p := newProgram(*first + i)
		if err := p.watched(func() error { return f(p) }); err != nil {
			t.Errorf("seed %d, %d PEs: %v", p.seed, p.pes, err)
		}
	}
}

// TestRandomCalls makes random calls on the emulator and on the back end check.
func TestRandomCalls(t *testing.T) {
	for _, b := range []struct {
		name       string
		few, short int
	}{{gpurt.Emulator, 54, 18}, {gpurt.Check, 18, 6}} {
		t.Run(b.name, func(t *testing.T) {
			each(t, b.few, b.short, func(p program) error {
				return p.judge(gpurt.Run(t.Context(), p.config(b.name), p.on))
			})
		})
	}
}

// envPE is the PE of a process of TestRandomCallsOfProcesses.
const envPE = "GPUC_TEST_CALLS"

// TestRandomCallsOfProcesses makes them on emulated PEs of which each is a process. This one is PE 0.
func TestRandomCallsOfProcesses(t *testing.T) {
	if text := os.Getenv(envPE); text != "" {
		var rank int
		fmt.Sscan(text, &rank)
		asProcess(t.Context(), rank)
		os.Exit(0) // nothing else is written
	}
	var others []*process
	for rank := range 4 {
		if rank > 0 {
			others = append(others, startProcess(t, rank))
		}
	}
	each(t, 18, 6, func(p program) error { return p.judge(p.inProcesses(t, others, 0)) })
}

// inProcesses runs a program with PE 0 in this process and the others in theirs: so many rounds of launches, or
// the program if that is 0.
func (p program) inProcesses(t *testing.T, others []*process, rounds int) error {
	id, err := p.config(gpurt.Emulator).NewUniqueID()
	if err != nil {
		return err
	}
	for _, o := range others[:p.pes-1] {
		fmt.Fprintln(o.in, p.seed, p.pes, rounds, string(id))
	}
	errs := []error{p.join(t.Context(), 0, id, rounds)}
	for _, o := range others[:p.pes-1] {
		text, err := o.out.ReadString('\n')
		if err != nil {
			return fmt.Errorf("a process has ended: %w", err)
		}
		if text != "ok\n" {
			errs = append(errs, errors.New(text))
		}
	}
	return errors.Join(errs...)
}

// join runs the program as a PE that joins.
func (p program) join(ctx context.Context, rank int, id gpurt.UniqueID, rounds int) error {
	on := p.on
	if rounds > 0 {
		on = repeats(rounds, growth[gpurt.Emulator])
	}
	pe, err := gpurt.Join(ctx, gpurt.JoinConfig{Rank: rank, Size: p.pes, ID: id, Config: p.config(gpurt.Emulator)})
	if err != nil {
		return err
	}
	return errors.Join(on(ctx, pe), pe.Close())
}

// asProcess is the PE of a process.
func asProcess(ctx context.Context, rank int) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var p program
		var rounds int
		var id string
		fmt.Sscan(in.Text(), &p.seed, &p.pes, &rounds, &id)
		if err := p.join(ctx, rank, gpurt.UniqueID(id), rounds); err != nil {
			fmt.Printf("%q\n", err.Error())
			continue
		}
		fmt.Println("ok")
	}
}

// process is another process of the test.
type process struct {
	in  io.Writer
	out *bufio.Reader
}

func startProcess(t *testing.T, rank int) *process {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, "-test.run=^TestRandomCallsOfProcesses$", fmt.Sprint("-calls.launches=", *launches))
	cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d", envPE, rank))
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Skipf("no process can be started: %v", err)
	}
	t.Cleanup(func() {
		in.Close()
		_ = cmd.Wait()
	})
	return &process{in, bufio.NewReader(out)}
}

// TestManyLaunchesTakeNoMemory launches, allocates, loads and sends again and again, in one process and in a
// process for each PE: what is kept does not grow.
func TestManyLaunchesTakeNoMemory(t *testing.T) {
	n := 4000
	if testing.Short() {
		n = 1000
	}
	if *launches > 0 {
		n = *launches
	}
	for _, backend := range []string{gpurt.Emulator, gpurt.Check} {
		t.Run(backend, func(t *testing.T) {
			if err := gpurt.Run(t.Context(), gpurt.Config{Backend: backend, PEs: 1, Seed: 1}, repeats(n, growth[backend])); err != nil {
				t.Error(err)
			}
		})
	}
	t.Run("processes", func(t *testing.T) {
		p := program{seed: 1, pes: 2}
		if err := p.inProcesses(t, []*process{startProcess(t, 1)}, n); err != nil {
			t.Error(err)
		}
	})
}

// growth is how many bytes more may be kept after all rounds of launches than after half of them. The back end
// check lets some megabytes come together before it forgets.
var growth = map[string]uint64{gpurt.Emulator: 256 << 10, gpurt.Check: 6 << 20}

// repeats returns what makes n rounds of launches with other calls in between, and fails if more than some bytes
// are kept of the second half of them.
func repeats(n int, limit uint64) func(ctx context.Context, pe *gpurt.PE) error {
	return func(ctx context.Context, pe *gpurt.PE) error {
		x, err := gpurt.AllocSymFrom(pe, make([]int32, 8))
		if err != nil {
			return err
		}
		y, err := gpurt.AllocSymFrom(pe, make([]int32, 8))
		if err != nil {
			return err
		}
		sig, err := gpurt.AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		half := uint64(0)
		for i := range n {
			if err := round(ctx, pe, x, y, sig, uint64(i+1)); err != nil {
				return err
			}
			if *launches > 0 && (i+1 == n/100 || i+1 == n/10) {
				pe.Logf("%d bytes are kept after %d rounds", kept(), i+1)
			}
			if i+1 == n/2 {
				half = kept()
			}
		}
		all := kept()
		if *launches > 0 || all > half+limit {
			err = fmt.Errorf("%d bytes are kept after %d rounds, %d after %d", half, n/2, all, n)
			pe.Logf("%v", err)
		}
		if all > half+limit {
			return err
		}
		return nil
	}
}

// round makes three launches, and other calls in between.
func round(ctx context.Context, pe *gpurt.PE, x, y *gpurt.SymBuffer[int32], sig *gpurt.SignalBuffer, number uint64) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	own, err := gpurt.AllocFrom(pe, make([]int32, 8))
	if err != nil {
		return err
	}
	s := pe.Stream()
	return errors.Join(
		k.Add(s, gpurt.Grid(1).Block(4), own, 1), k.Add(s, gpurt.Grid(2).Block(2), x, 1),
		k.Pass(s, gpurt.Grid(1).Block(2), y, x, sig, number), s.Sync(ctx), own.Free(),
	)
}

// kept returns how many bytes the process keeps.
func kept() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// TestLaunchErrorNamesTheProgramsLine: the launch method, which gpuc generate has written, is not
// the program's.
func TestLaunchErrorNamesTheProgramsLine(t *testing.T) {
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 1}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		b, err := gpurt.Alloc[int32](pe, 1)
		if err != nil {
			return err
		}
		_, file, line, _ := runtime.Caller(0)
		err = k.Add(pe.Stream(), gpurt.Grid(0).Block(1), b, 1)
		want := fmt.Sprintf("%s:%d: launch Add: ", fault.FileName(file), line+1)
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			return fmt.Errorf("error %v, want it to begin with %q", err, want)
		}
		return b.Free()
	})
	if err != nil {
		t.Fatal(err)
	}
}
