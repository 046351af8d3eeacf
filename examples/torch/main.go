// Command torch shares memory with PyTorch, or NumPy, without a copy, in one process. The
// program starts a Python interpreter in itself (runtime/python). It gives an array to the library by
// DLPack, which doubles it in place. The library makes a tensor, the program takes it by DLPack, and
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
	"runtime"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/python"
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
func share(ctx context.Context, pe *gpurt.PE, with string) (library string, got []float32, err error) {
	fail := func(err error) (string, []float32, error) { return "", nil, err }
	py, err := python.New()
	if err != nil {
		return fail(err)
	}
	if err := errors.Join(py.Set("wanted", with), py.Run(script), py.Run("name, lib = load(wanted)")); err != nil {
		return fail(err)
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return fail(err)
	}

	// An array of ours, which the library sees as a tensor.
	x, err := gpurt.NewArrayFrom(pe, []float32{1, 2, 3, 4, 5, 6}, gpurt.Shape(rows, cols))
	if err != nil {
		return fail(err)
	}
	given, err := python.Give(py, "given", x)
	if err != nil {
		return fail(err)
	}
	if err := py.Run("x = lib.accept(given); lib.double(x)"); err != nil {
		return fail(err)
	}

	// A tensor of the library, which the kernel sees as a slice.
	var stream uintptr
	produce := fmt.Sprintf("y = lib.produce((%d, %d), given.__dlpack_device__())", rows, cols)
	if err := errors.Join(py.Run(produce), py.Get("lib.stream(given.__dlpack_device__())", &stream)); err != nil {
		return fail(err)
	}
	y, err := python.Take[float32](py, pe, "y")
	if err != nil {
		return fail(err)
	}
	if err := add(ctx, pe, k, stream, x, y.Array); err != nil {
		return fail(err)
	}
	if err := errors.Join(py.Get("name", &library), py.Get("lib.values(y)", &got)); err != nil {
		return fail(err)
	}

	// Each side gives back what it has taken. Then the owners free it.
	return library, got, errors.Join(y.Close(), py.Run("import gc; del x, y; gc.collect()"), given.Close(), x.Free())
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
	runtime.LockOSThread() // torch's current device belongs to a thread
	py, err := python.New()
	if err != nil {
		return err
	}
	var handles struct{ Comm, Tensor uintptr }
	if err := errors.Join(py.Run(script), py.Run(fmt.Sprintf("group = Group(%d)", tensorElems)),
		py.Get("dict(Comm=group.communicator(), Tensor=group.tensor.data_ptr())", &handles)); err != nil {
		return err
	}
	pe, err := gpurt.JoinNCCL(ctx, handles.Comm, gpurt.Config{Backend: gpurt.CUDA})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pe.Close(), py.Run("group.close()")) }()
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	x, err := gpurt.Wrap[float32](pe, handles.Tensor, tensorElems)
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
	var got []float32
	if err := py.Get("group.reduce()", &got); err != nil {
		return err
	}
	n := pe.NumPEs()
	if want := float32(n * (n + 1) / 2); len(got) != 1 || got[0] != want {
		return fmt.Errorf("torch reduces the tensors to %v, want %v in all elements", got, want)
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
