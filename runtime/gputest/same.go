package gputest

import (
	"cmp"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"sync"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Same says over what SameBits compares results.
type Same struct {
	// PEs are the numbers of PEs; none are that of the Config. With -gpuc.np it is that one alone.
	PEs []int
	// Rows are the numbers with which the function is called, such as those of the rows of a batch; none are 0 alone.
	Rows []int
	// Runs is how often the function is called with each number of PEs and of rows, on the emulator with another seed
	// each time; 0 is 3.
	Runs int
	// Trees has the function run once more with each number of PEs, on the back end check with UninterpretedFloats
	// (package gpurt). So the expression trees of the results are compared, whatever the elements are.
	Trees bool
	// Orders, if set, does the same in every order of threads and messages (gpurt.Explore), for kernels of a few threads.
	// More than Orders executions fail the test.
	Orders int
}

// SameBits runs f on every PE with several numbers of PEs and of rows, several times each, and fails the test unless an
// element of a result (Result) has the same bits each time, on whichever PE. This test shows that an allreduce has the same
// result on all PEs in each run, with 2 and with 4 PEs, and that the sums of the first rows do not depend on how many follow:
//
//	func TestSameBits(t *testing.T) {
//		same := gputest.Same{PEs: []int{2, 4}, Rows: []int{1, 7, 64}}
//		gputest.SameBits(t, gputest.NP(2), same, func(pe *gputest.PE, rows int) {
//			sums := make([]float32, rows*hidden)
//			...
//			gputest.Result(pe, "sum", 0, sums)
//		})
//	}
//
// The input is up to f: the PEs divide the same input among them, however many they are. Significands that need all bits,
// over several exponents, have other sums in another order. Equal bits show that these inputs have one result in the orders
// that occurred; Trees and Orders show it of all inputs, and of all orders.
//
// On GPUs, and with Config.Processes, f is called Runs times in one job. Trees and Orders are left out there, with -short,
// under -race and with -gpuc.backend.
func SameBits(t testing.TB, c Config, s Same, f func(pe *PE, rows int)) {
	t.Helper()
	c.apply(t)
	if len(s.PEs) == 0 || *npFlag != 0 {
		s.PEs = []int{c.np}
	}
	if len(s.Rows) == 0 {
		s.Rows = []int{0}
	}
	s.Runs = cmp.Or(s.Runs, 3)
	all, trees := &comparison{}, &comparison{}
	for _, c.np = range s.PEs {
		if c.np < 1 {
			t.Fatalf("gputest: a test with %d PEs", c.np)
		}
		if c.copied() {
			all.runCopies(t, c, s, f)
		} else {
			all.runSeeds(t, c, s, f)
			trees.runTrees(t, c, s, f)
		}
		if t.Failed() {
			return
		}
	}
}

// Result says that elements of a result, from element first on, are x on this PE. E is a type of numbers. Its name
// tells results apart. SameBits compares it.
func Result[E gpu.Scalar](pe *PE, name string, first int, x []E) {
	pe.Helper()
	if pe.results == nil {
		pe.Fatalf("gputest.Result outside of SameBits")
	}
	bits := make([]uint64, len(x))
	for i := range x {
		bits[i] = bitsOf(x[i])
	}
	*pe.results = append(*pe.results, result{Name: name, Type: reflect.TypeFor[E]().String(), Size: int(unsafe.Sizeof(*new(E))), First: first, Bits: bits, Rows: pe.rows, Run: pe.run})
}

func bitsOf[E any](x E) uint64 {
	p := unsafe.Pointer(&x)
	switch unsafe.Sizeof(x) {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

// result is elements that Result has taken. Its fields travel from copies of the test binary.
type result struct {
	Name, Type string
	Size       int // bytes of an element
	First      int
	Bits       []uint64
	Rows, Run  int
}

// decimal returns an element as a number, for readers.
func (r *result) decimal(bits uint64) string {
	p := unsafe.Pointer(&bits)
	switch r.Type {
	case "gpu.Float16":
		return fmt.Sprint((*gpu.Float16)(p).Float32())
	case "gpu.BFloat16":
		return fmt.Sprint((*gpu.BFloat16)(p).Float32())
	case "gpu.Float8E4M3":
		return fmt.Sprint((*gpu.Float8E4M3)(p).Float32())
	case "gpu.Float8E5M2":
		return fmt.Sprint((*gpu.Float8E5M2)(p).Float32())
	case "float32":
		return fmt.Sprint(*(*float32)(p))
	case "float64":
		return fmt.Sprint(*(*float64)(p))
	}
	return fmt.Sprint(int64(bits<<(64-8*r.Size)) >> (64 - 8*r.Size))
}

// origin is where the bits of an element are from.
type origin struct {
	what              string // how the run was made
	pe, pes, rows     int
	bits              uint64
	known, mismatched bool
}

func (o *origin) String() string {
	rows := ""
	if o.rows != 0 {
		rows = fmt.Sprintf(", %d rows", o.rows)
	}
	return fmt.Sprintf("PE %d of %d (%s%s)", o.pe, o.pes, o.what, rows)
}

// comparison is what is known of the elements of each result.
type comparison struct{ elements map[string][]origin }

// shown is how many elements of a result that differ are shown.
const shown = 3

// take compares the results of the PEs of a run.
func (c *comparison) take(t testing.TB, what func(run int) string, pes [][]result) {
	t.Helper()
	if c.elements == nil {
		c.elements = map[string][]origin{}
	}
	wrong := map[string]int{}
	var names []string
	for pe, results := range pes {
		for i := range results {
			r := &results[i]
			if _, ok := wrong[r.Name]; !ok {
				wrong[r.Name] = 0
				names = append(names, r.Name)
			}
			known := c.elements[r.Name]
			for len(known) < r.First+len(r.Bits) {
				known = append(known, origin{})
			}
			c.elements[r.Name] = known
			for i, bits := range r.Bits {
				now := origin{what: what(r.Run), pe: pe, pes: len(pes), rows: r.Rows, bits: bits, known: true}
				switch old := &known[r.First+i]; {
				case !old.known:
					*old = now
				case old.bits != bits && !old.mismatched:
					old.mismatched = true
					if wrong[r.Name]++; wrong[r.Name] <= shown {
						t.Errorf("%s[%d] is 0x%0*x (%s) on %v, and 0x%0*x (%s) on %v", r.Name, r.First+i, 2*r.Size, bits, r.decimal(bits), &now, 2*r.Size, old.bits, r.decimal(old.bits), old)
					}
				}
			}
		}
	}
	for _, name := range names {
		if n := wrong[name]; n > shown {
			t.Errorf("%d of %d elements of %s differ", n, len(c.elements[name]), name)
		}
	}
	if len(names) == 0 {
		t.Fatalf("gputest: SameBits compares what its function passes to Result, and that is nothing")
	}
}

// calls returns a function that calls f, with each number of rows, and has keep take the results of a PE.
func (s Same) calls(f func(pe *PE, rows int), runs int, keep func(pe *PE, results []result)) func(pe *PE) {
	return func(pe *PE) {
		var results []result
		pe.results = &results
		for pe.run = range runs {
			for _, pe.rows = range s.Rows {
				f(pe, pe.rows)
			}
		}
		keep(pe, results)
	}
}

// runSeeds compares runs with several seeds.
func (c *comparison) runSeeds(t testing.TB, cfg Config, s Same, f func(pe *PE, rows int)) {
	t.Helper()
	for run := range s.Runs {
		if *seedFlag == 0 {
			cfg.seed = uint64(run) + 1
		} else if run > 0 {
			return
		}
		pes := make([][]result, cfg.np)
		cfg.run(t, s.calls(f, 1, func(pe *PE, results []result) { pes[pe.MyPE()] = results }))
		if !t.Failed() {
			c.take(t, func(int) string { return fmt.Sprintf("seed %d", cfg.seed) }, pes)
		}
		if t.Failed() {
			return
		}
	}
}

// envResults tells a copy of the test binary in which directory it leaves results.
const envResults = "GPUC_GPUTEST_RESULTS"

// runCopies compares runs of one job, whose PEs are copies of the test binary.
func (c *comparison) runCopies(t testing.TB, cfg Config, s Same, f func(pe *PE, rows int)) {
	t.Helper()
	cfg.results = t.TempDir()
	cfg.run(t, s.calls(f, s.Runs, func(pe *PE, results []result) {
		if err := writeResults(filepath.Join(os.Getenv(envResults), strconv.Itoa(pe.MyPE())), results); err != nil {
			pe.Fatalf("gputest: pass on the results: %v", err)
		}
	}))
	if os.Getenv(envCall) != "" || t.Failed() {
		return // this is the copy of another call
	}
	pes := make([][]result, cfg.np)
	for pe := range pes {
		var err error
		if pes[pe], err = readResults(filepath.Join(cfg.results, strconv.Itoa(pe))); err != nil {
			t.Fatalf("gputest: the results of PE %d: %v", pe, err)
		}
	}
	c.take(t, func(run int) string { return fmt.Sprintf("run %d", run+1) }, pes)
}

func writeResults(name string, results []result) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(gob.NewEncoder(f).Encode(results), f.Close())
}

func readResults(name string) (results []result, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return results, gob.NewDecoder(f).Decode(&results)
}

// runTrees compares expression trees.
func (c *comparison) runTrees(t testing.TB, cfg Config, s Same, f func(pe *PE, rows int)) {
	t.Helper()
	if !s.Trees && s.Orders == 0 || *backendFlag != "" || testing.Short() || gpurt.Available(gpurt.Check) != nil || t.Failed() {
		return
	}
	ctx, cancel := deadline(t)
	defer cancel()
	for _, rows := range s.Rows {
		s.Rows = []int{rows}
		var mu sync.Mutex
		execution, ended, pes := 1, 0, make([][]result, cfg.np)
		run := newRun(t)
		each := run.pe(s.calls(f, 1, func(pe *PE, results []result) {
			mu.Lock()
			defer mu.Unlock()
			pes[pe.MyPE()] = results
			if ended++; ended%cfg.np == 0 {
				c.take(t, func(int) string { return fmt.Sprintf("trees, execution %d", execution) }, pes)
				execution++
			}
		}))
		one := gpurt.Config{Backend: gpurt.Check, PEs: cfg.np, Hosts: cfg.hosts, Seed: cfg.seed, HangTimeout: *hangFlag, UninterpretedFloats: true, Stdout: logWriter{t}, Stderr: logWriter{t}}
		err := explore(ctx, t, one, s.Orders, func(ctx context.Context, pe *gpurt.PE) error {
			if t.Failed() {
				return errStopped
			}
			return each(ctx, pe)
		})
		if err = run.unreported(err); err != nil && !errors.Is(err, errStopped) {
			t.Errorf("trees with %d PEs, %d rows: %v", cfg.np, rows, err)
		}
		if t.Failed() {
			return
		}
	}
}

// explore runs the PEs in one order, or in all orders, which are at most limit.
func explore(ctx context.Context, t testing.TB, cfg gpurt.Config, limit int, run func(context.Context, *gpurt.PE) error) error {
	t.Helper()
	if limit == 0 {
		return gpurt.Run(ctx, cfg, run)
	}
	covered, err := gpurt.Explore(ctx, cfg, limit, run)
	if err == nil && !covered.Ended {
		return fmt.Errorf("%v; raise Orders, or use fewer threads and shorter loops", covered)
	}
	t.Logf("trees with %d PEs: %v", cfg.PEs, covered)
	for _, what := range slices.Concat(covered.Bounds, covered.LeftOut) {
		t.Logf("bound met or not explored: %s", what)
	}
	return err
}
