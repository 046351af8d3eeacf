// Command power finds the largest eigenvalue of a matrix by the power method. Each PE has
// some of the rows. Kernels compute, NCCL adds and gathers, and both are in one graph that
// is launched for each step:
//
//	gpuc run -np 4 ./examples/power
//
// The kernels and the graph are in power.go. On GPUs it needs NCCL (gpuc toolchain install
// nccl).
package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"time"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

//go:generate go run ../../cmd/gpuc generate -compress

func main() {
	rows := flag.Int("rows", 64, "`rows` of the matrix on each PE")
	steps := flag.Int("steps", 20, "`steps` to do")
	flag.Parse()
	if flag.NArg() > 0 || *rows < 1 || *rows > 1<<14 || *steps < 1 {
		fmt.Fprintln(os.Stderr, "power takes no arguments besides flags, -rows from 1 to 16384 and -steps of 1 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, *rows, *steps) })
}

func run(ctx context.Context, pe *gpurt.PE, rows, steps int) error {
	comm, err := nccl.World(ctx, pe, nil)
	if err != nil {
		return err
	}
	n := rows * comm.Size()
	first := rows * comm.Rank()
	a := make([]float64, rows*n)
	for i := range a {
		a[i] = element(first+i/n, i%n)
	}
	matrix, err := gpurt.AllocFrom(pe, a)
	if err != nil {
		return err
	}
	ones := make([]float64, n)
	for i := range ones {
		ones[i] = 1
	}
	x, err := gpurt.AllocFrom(pe, ones)
	if err != nil {
		return err
	}
	v, err := newSolver(pe, comm, matrix, x)
	if err != nil {
		return err
	}
	took, err := pe.Stream().Time(ctx, func() error {
		for range steps {
			if err := v.step.Launch(pe.Stream()); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	sum := make([]float64, 1)
	if err := v.sum.CopyTo(ctx, sum); err != nil {
		return err
	}
	got, want := math.Sqrt(sum[0]), largest(n)
	if steps >= 10 && math.Abs(got-want) > 1e-9*want {
		return fmt.Errorf("the largest eigenvalue is %v, want %v", got, want)
	}
	pe.Printf("eigenvalue %.6f of %d by %d, %v for a step on %s", got, n, n, took/time.Duration(steps), pe.Device())
	if err := v.step.Close(); err != nil { // a graph keeps the communicator
		return err
	}
	return comm.Finalize(ctx)
}

// weight is an element of the vector w of which the matrix is made.
func weight(i int) float64 { return float64(1 + i%3) }

// element is an element of the matrix I + w*w^T.
func element(i, j int) float64 {
	e := weight(i) * weight(j)
	if i == j {
		e++
	}
	return e
}

// largest is the largest eigenvalue of the matrix, 1 + w^T*w. Its vector is w, and all
// others are 1.
func largest(n int) float64 {
	l := 1.0
	for i := range n {
		l += weight(i) * weight(i)
	}
	return l
}
