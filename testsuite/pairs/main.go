// Command pairs runs kernels with mistakes, each with a right twin. A kernel whose name ends
// in Wrong has its twin beside it. The others are programs in miniature that make the mistake
// that a parameter names, or none. The table says which tools find each: the warnings of gpuc
// check, the back end check in one run, the emulator within 100 seeds, the race detector, and
// the sanitizer. No twin is ever reported.
//
//	gpuc run -np 2 -seed 3 ./testsuite/pairs -pair Push/unfenced
//	gpuc run -sanitize -backend check -np 2 ./testsuite/pairs -pair Push/unfenced
//	gpuc run -sanitize -backend check -np 2 ./testsuite/pairs -twins
//	pairs -list
//	pairs -results DIR
//
// data and other are symmetric memory of words, of which those of data are zero at first,
// signals are zero, and out is memory of the PE. A kernel runs on two PEs. Start reading at all.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../cmd/gpuc generate -compress

func main() {
	name := flag.String("pair", "", "the `name` of the pair to run, the right twin first")
	twins := flag.Bool("twins", false, "run the right twins of all pairs in one job: a report fails the PE for good, but of a twin there is none")
	list := flag.Bool("list", false, "print the names of all pairs")
	dir := flag.String("results", "", "print what runs with sanitized kernels have come to; what the run of the pair NAME has printed is in `directory`/NAME.txt")
	flag.Parse()
	switch {
	case *list:
		for _, p := range all() {
			fmt.Println(p.name)
		}
	case *dir != "":
		list, err := readResults(*dir)
		if err == nil {
			err = list.print(os.Stdout)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "pairs:", err)
			os.Exit(1)
		}
	case *twins:
		gpurt.Main(runTwins)
	default:
		pairs := all()
		i := slices.IndexFunc(pairs, func(p pair) bool { return p.name == *name })
		if i < 0 {
			fmt.Fprintf(os.Stderr, "pairs: there is no pair %q; use -pair with a name that pairs -list prints\n", *name)
			os.Exit(2)
		}
		gpurt.Main(pairs[i].both)
	}
}

// words is how many words symmetric memory has, and the memory of a PE.
const words = 64

// outcome is what the memory of a PE holds in the end.
type outcome struct{ data, other, out [words]int64 }

// What both prints, which results look for.
const (
	saysClean    = "the twin is right"
	saysReported = "reported: "
	saysRight    = "the outcome is that of the twin"
	saysWrong    = "the outcome is another one"
	saysOpen     = "the outcome is open"
)

// runTwins runs the right twin of each pair.
func runTwins(ctx context.Context, pe *gpurt.PE) error {
	pairs := all()
	for _, p := range pairs {
		if _, err := p.on(ctx, pe, p.right); err != nil {
			return fmt.Errorf("the twin of %s: %w", p.name, err)
		}
	}
	pe.Printf("%d twins are right\n", len(pairs))
	return nil
}

// both runs the right twin, then the kernel with the mistake, and says what comes of them.
func (p *pair) both(ctx context.Context, pe *gpurt.PE) error {
	want, err := p.told(ctx, pe, p.right)
	if err != nil {
		return err
	}
	pe.Printf(saysClean + "\n")
	got, err := p.told(ctx, pe, p.wrong)
	if err != nil {
		return err
	}
	switch {
	case p.open:
		pe.Printf(saysOpen + "\n")
	case got == want:
		pe.Printf(saysRight + "\n")
	default:
		pe.Printf(saysWrong + "\n")
	}
	return nil
}

// told runs a kernel as on does, and tells a report of the sanitizer from other errors.
func (p *pair) told(ctx context.Context, pe *gpurt.PE, f launch) (outcome, error) {
	o, err := p.on(ctx, pe, f)
	if found := (*fault.Error)(nil); errors.As(err, &found) && found.Kind == fault.Access {
		pe.Printf(saysReported+"%v\n", found)
	}
	return o, err
}

// on runs a kernel on a PE, and returns what its memory holds then.
func (p *pair) on(ctx context.Context, pe *gpurt.PE, f launch) (o outcome, err error) {
	if pe.NumPEs() != 2 {
		return o, fmt.Errorf("a pair takes 2 PEs, not %d; use gpuc run -np 2", pe.NumPEs())
	}
	var sym [2]*gpurt.SymBuffer[int64]
	for i := range sym {
		if sym[i], err = gpurt.AllocSym[int64](pe, words); err != nil {
			return o, err
		}
	}
	signals, err := gpurt.AllocSignals(pe, 8)
	if err != nil {
		return o, err
	}
	out, err := gpurt.Alloc[int64](pe, words)
	if err != nil {
		return o, err
	}
	var first [words]int64
	for i := range first {
		if !p.zero {
			first[i] = int64(1000*pe.MyPE() + i + 101)
		}
	}
	if err := errors.Join(sym[1].CopyFrom(ctx, first[:]), pe.Barrier(ctx)); err != nil {
		return o, err
	}
	shape := gpurt.Grid(max(p.blocks, 1)).Block(words)
	if err := f(pe, pe.Stream(), shape, sym[0], sym[1], signals, out); err != nil {
		return o, err
	}
	if err := errors.Join(pe.Stream().Sync(ctx), pe.Barrier(ctx)); err != nil {
		return o, err
	}
	return o, errors.Join(sym[0].CopyTo(ctx, o.data[:]), sym[1].CopyTo(ctx, o.other[:]), out.CopyTo(ctx, o.out[:]))
}
