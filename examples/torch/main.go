// Command torch shares memory with PyTorch, or NumPy, without a copy, in one process. The
// program starts a Python interpreter in itself. It gives an array to the library by DLPack,
// which doubles it in place. The library makes a tensor, the program takes it by DLPack, and
// a kernel adds the array to it. Python then reads what the kernel wrote.
//
// On a GPU the memory is the GPU's, and the kernel runs on the stream of the library. On an
// emulated PE it is the host's. Without PyTorch and NumPy, the file share.py plays the
// library, with Python alone.
//
//	gpuc run -np 1 ./examples/torch
//	gpuc run -np 1 ./examples/torch -with numpy
//
// With -comm the processes of torchrun are PEs over the communicator of torch's process group. A tensor of torch
// becomes symmetric memory, kernels put into those of other PEs, and torch reduces them:
//
//	gpuc build -arch sm_90 -o shares ./examples/torch
//	torchrun --no-python --nproc-per-node 2 ./shares -comm
package main

import (
	"context"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"os"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/dlpack"
)

//go:generate go run ../../cmd/gpuc generate

//go:embed share.py
var script string

func main() {
	with := flag.String("with", "", "share with this `library`: torch, numpy, or plain; by default the first that there is")
	comm := flag.Bool("comm", false, "be a PE over the communicator of torch's process group, as torchrun starts it")
	flag.Parse()
	if *comm {
		if err := overComm(context.Background()); err != nil {
			fmt.Fprintln(os.Stderr, "torch:", err)
			os.Exit(1)
		}
		return
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error {
		library, got, err := share(ctx, pe, *with)
		if err != nil {
			return err
		}
		pe.Printf("%s read %v", library, got)
		return nil
	})
}

const rows, cols = 2, 3

// share shares memory with a library. It returns the library's name, and what Python read
// from the tensor that the kernel wrote to.
func share(ctx context.Context, pe *gpurt.PE, with string) (library, got string, err error) {
	if _, err := pe.Handles(); err != nil && pe.NumPEs() > 1 {
		return "", "", errors.New("emulated PEs are one process, which has one Python; run with -np 1")
	}
	py, err := start()
	if err != nil {
		return "", "", err
	}
	defer py.lock()()
	if err := py.run(script + fmt.Sprintf("\nname, lib = load(%q)", with)); err != nil {
		return "", "", err
	}
	device, err := deviceOf(pe)
	if err != nil {
		return "", "", err
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return "", "", err
	}

	// An array of ours, which the library sees as a tensor.
	x, err := gpurt.NewArray[float32](pe, gpurt.Shape(rows, cols))
	if err != nil {
		return "", "", err
	}
	if err := x.CopyFrom(ctx, []float32{1, 2, 3, 4, 5, 6}); err != nil {
		return "", "", err
	}
	outs, err := give(py, x)
	if err != nil {
		return "", "", err
	}
	err = py.run(fmt.Sprintf("x = lib.accept(versioned, unversioned, %s); lib.double(x)", device))
	if err != nil {
		return "", "", err
	}

	// A tensor of the library, which the kernel sees as a slice.
	err = py.run(fmt.Sprintf("y = lib.produce((%d, %d), %s); stream = lib.stream(%s); capsule = lib.capsule(y)", rows, cols, device, device))
	if err != nil {
		return "", "", err
	}
	at, name, err := py.take("capsule", func(name string) string { return "used_" + name })
	if err != nil {
		return "", "", err
	}
	form := dlpack.Unversioned
	if name == dlpack.Versioned.Capsule() {
		form = dlpack.Versioned
	}
	y, err := dlpack.Import[float32](pe, at, form)
	if err != nil {
		return "", "", err
	}
	if err := add(ctx, pe, k, uintptr(py.number("stream")), x, y.Array); err != nil {
		return "", "", err
	}
	if err := py.run("got = repr(lib.values(y))"); err != nil {
		return "", "", err
	}

	// Each side gives back what it has taken. Then the owners free it.
	if err := errors.Join(y.Close(), py.run("import gc; del x, y, capsule; gc.collect()")); err != nil {
		return "", "", err
	}
	for variable, out := range outs {
		switch {
		case !py.taken(variable, out.Form().Capsule()):
			err = out.Delete()
		case !out.Deleted():
			err = fmt.Errorf("Python still holds the array (%v)", out.Form())
		}
		if err != nil {
			return "", "", err
		}
	}
	return py.text("name"), py.text("got"), x.Free()
}

// give puts an array into two capsules, in global variables of Python. A library takes one of
// them: the one with the struct that its version knows.
func give(py *python, x *gpurt.Array[float32]) (map[string]*dlpack.Exported, error) {
	outs := map[string]*dlpack.Exported{}
	for variable, form := range map[string]dlpack.Form{"versioned": dlpack.Versioned, "unversioned": dlpack.Unversioned} {
		out, err := dlpack.Export(x, form, nil)
		if err == nil {
			err = py.give(variable, out.Pointer(), form.Capsule())
		}
		if err != nil {
			return nil, err
		}
		outs[variable] = out
	}
	return outs, nil
}

// deviceOf returns what Python calls the device of the PE: type and number, as in DLPack.
func deviceOf(pe *gpurt.PE) (string, error) {
	h, err := pe.Handles()
	if errors.Is(err, gpurt.ErrNoHandle) {
		return "(1, 0)", nil // the memory of an emulated PE is the host's
	}
	return fmt.Sprintf("(2, %d)", h.Ordinal), err
}

// add adds x to y. On a GPU the kernel runs on the stream of the library, after the work that
// made y.
func add(ctx context.Context, pe *gpurt.PE, k *Kernels, stream uintptr, x, y *gpurt.Array[float32]) error {
	s := pe.Stream()
	if theirs, err := pe.WrapStream(stream); err == nil {
		s = theirs
		defer s.Close()
	} else if !errors.Is(err, gpurt.ErrNoHandle) {
		return err
	}
	if err := k.Axpy(s, gpurt.Grid(1).Block(32), 1, x, y); err != nil {
		return err
	}
	return s.Sync(ctx)
}

// tensorElems is the length of the tensor of overComm: windows of NCCL have multiples of 2 MiB.
const tensorElems = 2 << 20 / 4

// overComm is a PE over the communicator of torch's process group.
func overComm(ctx context.Context) (err error) {
	py, err := start()
	if err != nil {
		return err
	}
	defer py.lock()()
	if err := py.run(script + fmt.Sprintf("\ngroup = Group(%d); comm, x = group.communicator(), group.tensor.data_ptr()", tensorElems)); err != nil {
		return err
	}
	pe, err := gpurt.JoinNCCL(ctx, uintptr(py.number("comm")), gpurt.Config{Backend: gpurt.CUDA})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pe.Close(), py.run("group.close()")) }()
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	x, err := gpurt.Wrap[float32](pe, uintptr(py.number("x")), tensorElems)
	if err != nil {
		return err
	}
	dst, err := gpurt.RegisterSymmetric(x)
	if err != nil {
		return err
	}
	if err := pass(ctx, pe, k, dst); err != nil {
		return err
	}
	// torch's communicator works as before, on the same memory.
	if err := py.run("got = repr(group.reduce())"); err != nil {
		return err
	}
	n := pe.NumPEs()
	if got, want := py.text("got"), fmt.Sprintf("[%d.0]", n*(n+1)/2); got != want {
		return fmt.Errorf("torch reduces the tensors to %s, want %s in all elements", got, want)
	}
	pe.Printf("torch has reduced what the kernels of %d PEs have put into its tensors\n", n)
	return errors.Join(dst.Free(), x.Free())
}

// pass has each PE put its number, counted from 1, into all elements of dst of the next PE. When it returns, dst
// of this PE is there.
func pass(ctx context.Context, pe *gpurt.PE, k *Kernels, dst *gpurt.SymBuffer[float32]) error {
	mine := make([]float32, dst.Len())
	for i := range mine {
		mine[i] = float32(pe.MyPE() + 1)
	}
	src, err := gpurt.AllocSymFrom(pe, mine)
	if err != nil {
		return err
	}
	sig, err := gpurt.AllocSignals(pe, 1)
	if err != nil {
		return err
	}
	if err := k.Pass(pe.Stream(), gpurt.Grid(1).Block(256), dst, src, sig); err != nil {
		return err
	}
	return errors.Join(pe.Stream().Sync(ctx), src.Free(), sig.Free())
}
