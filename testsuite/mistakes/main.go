// Command mistakes runs programs with a mistake in how they communicate that has
// been made in published code, and the same programs without it. On the emulator a
// few seeds show each mistake, as a wrong result or a hang; docs/ordering.md goes
// through them. On a GPU the wrong ones mostly seem to work.
//
//	gpuc run -np 2 -seed 3 ./testsuite/mistakes -program flag
//	gpuc run -np 2 ./testsuite/mistakes -program flag -right
//
// Start reading at programs, and then at any of the files that it names.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../cmd/gpuc generate -compress

// program is a program with a mistake and its corrected twin.
type program struct {
	name string
	// pes is the number of PEs that it takes at least.
	pes int
	// run runs one of the twins and returns an error if the result is wrong.
	run func(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error
}

var programs = []program{
	{"ring", 3, ringReduce},        // ring.go: a sum of signals taken for a count of arrivals in order
	{"readback", 2, readBack},      // readback.go: a read of what was put, without quiet
	{"source", 2, sourceReuse},     // source.go: a source that is written before quiet
	{"flag", 2, flagBlocking},      // flag.go: data and flag by two blocking puts, without a fence
	{"flag-nbi", 2, flagNBI},       // flag.go: likewise, by non-blocking ones
	{"siblings", 2, siblings},      // siblings.go: data read by threads of which another has waited
	{"signal-reuse", 2, reusedOne}, // reuse.go: a signal with the same value in each round
}

func main() {
	name := flag.String("program", "", "the `name` of the program: "+names())
	right := flag.Bool("right", false, "run the program without the mistake")
	flag.Parse()
	for _, p := range programs {
		if p.name == *name {
			gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error {
				if err := p.check(ctx, pe, *right); err != nil {
					return err
				}
				pe.Printf("%s: right result\n", p.name)
				return nil
			})
			return
		}
	}
	fmt.Fprintf(os.Stderr, "mistakes: there is no program %q; use -program with one of %s\n", *name, names())
	os.Exit(2)
}

func names() string {
	var list []string
	for _, p := range programs {
		list = append(list, p.name)
	}
	return strings.Join(list, ", ")
}

// check runs one of the twins on one PE.
func (p *program) check(ctx context.Context, pe *gpurt.PE, right bool) error {
	if pe.NumPEs() < p.pes {
		return fmt.Errorf("%s takes at least %d PEs, not %d", p.name, p.pes, pe.NumPEs())
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	return p.run(ctx, pe, k, right)
}

// alloc allocates n words to receive in, n to send from, and n signals.
func alloc(pe *gpurt.PE, n int) (dst, src *gpurt.SymBuffer[int64], sigs *gpurt.SignalBuffer, err error) {
	if dst, err = gpurt.AllocSym[int64](pe, n); err != nil {
		return
	}
	if src, err = gpurt.AllocSym[int64](pe, n); err != nil {
		return
	}
	sigs, err = gpurt.AllocSignals(pe, n)
	return
}

// errWrong is what a mistake leads to.
var errWrong = errors.New("wrong result")

// expect returns an error unless every element of b is want.
func expect(ctx context.Context, pe *gpurt.PE, what string, b *gpurt.Buffer[int64], want int64) error {
	if err := pe.Stream().Sync(ctx); err != nil {
		return err
	}
	got := make([]int64, b.Len())
	if err := b.CopyTo(ctx, got); err != nil {
		return err
	}
	for i, v := range got {
		if v != want {
			return fmt.Errorf("%w: %s %d is %d, want %d", errWrong, what, i, v, want)
		}
	}
	return nil
}
