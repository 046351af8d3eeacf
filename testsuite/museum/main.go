// Command museum has published bugs of GPU kernels that communicate, each as the smallest kernel that has it
// and a twin that is mended. The table says where the bug was published, what finds it here, and up to
// which size the twin was run in every order. docs/museum.md is written from the table.
//
//	gpuc run -backend check -np 3 ./testsuite/museum -exhibit nvshmem-84
//	gpuc run -backend check -exhaustive 1000 -np 3 ./testsuite/museum -exhibit nvshmem-84 -right
//
// The kernels are written from the descriptions; nothing is copied. data is symmetric memory of words that
// are zero at first, other is such memory with numbers of the PE, signals are zero, and out is memory of the PE,
// which has the result. Start reading at exhibits.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../cmd/gpuc generate -compress

func main() {
	name := flag.String("exhibit", "", "the `name` of the exhibit to run")
	right := flag.Bool("right", false, "run the twin that is mended")
	list := flag.Bool("list", false, "print the names of all exhibits, and how many PEs each takes")
	flag.Parse()
	if *list {
		for _, x := range exhibits {
			fmt.Println(x.name, x.pes)
		}
		return
	}
	i := slices.IndexFunc(exhibits, func(x exhibit) bool { return x.name == *name })
	if i < 0 {
		fmt.Fprintf(os.Stderr, "museum: there is no exhibit %q; use -exhibit with a name that museum -list prints\n", *name)
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return exhibits[i].run(ctx, pe, *right) })
}

// words is how many words each kind of memory has.
const words = 16

// number is what word i of other holds on a PE at first.
func number(pe, i int) int64 { return int64(100*(pe+1) + i) }

// errWrong is what a bug leads to that no tool reports.
var errWrong = errors.New("wrong result")

// run runs one of the twins on a PE, and returns an error if the result is wrong.
func (x *exhibit) run(ctx context.Context, pe *gpurt.PE, right bool) error {
	if pe.NumPEs() != x.pes {
		return fmt.Errorf("%s takes %d PEs, not %d; use gpuc run -np %d", x.name, x.pes, pe.NumPEs(), x.pes)
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	data, err1 := gpurt.AllocSym[int64](pe, words)
	other, err2 := gpurt.AllocSym[int64](pe, words)
	signals, err3 := gpurt.AllocSignals(pe, words)
	out, err4 := gpurt.Alloc[int64](pe, words)
	if err := errors.Join(err1, err2, err3, err4); err != nil {
		return err
	}
	own := make([]int64, words)
	for i := range own {
		own[i] = number(pe.MyPE(), i)
	}
	if err := errors.Join(other.CopyFrom(ctx, own), pe.Barrier(ctx)); err != nil {
		return err
	}
	launch := x.wrong
	if right {
		launch = x.right
	}
	shape := gpurt.Grid(max(x.blocks, 1)).Block(max(x.threads, 1))
	if err := launch(k, pe.Stream(), shape, data, other, signals, out, x.rounds); err != nil {
		return err
	}
	if err := errors.Join(pe.Stream().Sync(ctx), pe.Barrier(ctx)); err != nil {
		return err
	}
	got := make([]int64, words)
	if err := out.CopyTo(ctx, got); err != nil {
		return err
	}
	want := make([]int64, words)
	copy(want, x.want(pe.MyPE(), x.pes, x.rounds))
	if !slices.Equal(got, want) {
		return fmt.Errorf("%w: PE %d has %v, want %v", errWrong, pe.MyPE(), got, want)
	}
	return nil
}
