// Command shows fails on purpose, to show what a user sees: an index out of
// range in one thread, a PE that dies or returns while the others wait in a kernel.
//
//	gpuc run -np 2 ./testsuite/shows -show index
//	gpuc run -np 2 ./testsuite/shows -show kill
//	gpuc run -np 3 ./testsuite/shows -show left
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/conformance/faults"
)

func main() {
	show := flag.String("show", "index", "what to show: `index`, fail (one PE fails while the others wait), kill or kill-barrier (it dies), left or left-barrier (it returns)")
	flag.Parse()
	shows := map[string]func(context.Context, *gpurt.PE, *faults.Kernels) error{
		"index": index, "fail": fail, "kill": kill, "kill-barrier": killBarrier, "left": left, "left-barrier": leftBarrier,
	}
	run := shows[*show]
	if run == nil {
		fmt.Fprintf(os.Stderr, "shows: there is no show %q\n", *show)
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error {
		k, err := faults.LoadKernels(pe)
		if err != nil {
			return err
		}
		return run(ctx, pe, k)
	})
}

// index lets one thread of one block on one PE read beyond the end of a slice.
func index(ctx context.Context, pe *gpurt.PE, k *faults.Kernels) error {
	s, err := gpurt.Alloc[int32](pe, 8)
	if err != nil {
		return err
	}
	i := 0
	if pe.MyPE() == pe.NumPEs()-1 {
		i = 11
	}
	if err := k.Index(pe.Stream(), gpurt.Grid(4).Block(128), faults.At{Block: 2, Thread: 77}, s, i); err != nil {
		return err
	}
	return pe.Stream().Sync(ctx)
}

// fail lets PE 0 fail in a kernel in which the others wait for it.
func fail(ctx context.Context, pe *gpurt.PE, k *faults.Kernels) error {
	w, err := newWaiter(pe, k)
	if err != nil {
		return err
	}
	return w.launch(ctx, 11)
}

// kill ends the process of PE 0 while the others wait in a kernel for a signal
// from it, which the runtime can end.
func kill(ctx context.Context, pe *gpurt.PE, k *faults.Kernels) error {
	w, err := newWaiter(pe, k)
	if err != nil {
		return err
	}
	return die(pe, func() error { return w.launch(ctx, 0) })
}

// killBarrier ends the process of PE 0 while the others wait in a barrier inside
// NVSHMEM, which only the end of their processes ends.
func killBarrier(ctx context.Context, pe *gpurt.PE, k *faults.Kernels) error {
	return die(pe, func() error {
		if err := k.Meet(pe.Stream(), gpurt.Grid(1).Block(32)); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	})
}

// left returns on PE 0, while the others wait in a kernel for a signal from it. The job ends
// with a report of who waits for whom.
func left(ctx context.Context, pe *gpurt.PE, k *faults.Kernels) error {
	w, err := newWaiter(pe, k)
	if err != nil || pe.MyPE() == 0 {
		return err
	}
	return w.launch(ctx, 0)
}

// leftBarrier returns on PE 0, while the others wait for it in a barrier in a kernel.
func leftBarrier(ctx context.Context, pe *gpurt.PE, k *faults.Kernels) error {
	if pe.MyPE() == 0 {
		return nil
	}
	if err := k.Meet(pe.Stream(), gpurt.Grid(1).Block(32)); err != nil {
		return err
	}
	return pe.Stream().Sync(ctx)
}

// die ends the process of PE 0 at once, two seconds after the others began wait.
func die(pe *gpurt.PE, wait func() error) error {
	if strings.HasPrefix(pe.Device(), "emulated") {
		return errors.New("emulated PEs are one process: there is none to kill")
	}
	if pe.MyPE() != 0 {
		pe.Printf("waits in a kernel\n")
		return wait()
	}
	time.Sleep(2 * time.Second)
	pe.Printf("dies at %d\n", time.Now().UnixMilli())
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		return err
	}
	if err := self.Kill(); err != nil {
		return err
	}
	select {}
}

// waiter launches FailOnePE, in which all PEs wait for a signal from PE 0.
type waiter struct {
	pe  *gpurt.PE
	k   *faults.Kernels
	s   *gpurt.Buffer[int32]
	sig *gpurt.SignalBuffer
}

func newWaiter(pe *gpurt.PE, k *faults.Kernels) (*waiter, error) {
	s, err := gpurt.Alloc[int32](pe, 8)
	if err != nil {
		return nil, err
	}
	sig, err := gpurt.AllocSignals(pe, 1)
	if err != nil {
		return nil, err
	}
	return &waiter{pe, k, s, sig}, nil
}

// launch lets PE 0 read element i first, of 8.
func (w *waiter) launch(ctx context.Context, i int) error {
	if err := w.k.FailOnePE(w.pe.Stream(), gpurt.Grid(1).Block(32), w.s, i, w.sig); err != nil {
		return err
	}
	return w.pe.Stream().Sync(ctx)
}
