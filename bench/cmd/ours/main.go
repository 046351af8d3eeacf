// Command ours is the Go side of benchpair: every PE connects to the control
// socket and runs one round of a benchmark per order that comes over it.
package main

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"slices"

	"github.com/gpuc-go/gpuc/bench/barrier"
	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/far"
	"github.com/gpuc-go/gpuc/bench/host"
	"github.com/gpuc-go/gpuc/bench/jacobi"
	"github.com/gpuc-go/gpuc/bench/launch"
	"github.com/gpuc-go/gpuc/bench/layer"
	"github.com/gpuc-go/gpuc/bench/matrix"
	"github.com/gpuc-go/gpuc/bench/moe"
	"github.com/gpuc-go/gpuc/bench/notify"
	"github.com/gpuc-go/gpuc/bench/pingpong"
	"github.com/gpuc-go/gpuc/bench/putbw"
	"github.com/gpuc-go/gpuc/bench/single"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	socket := flag.String("control", "", "the `socket` of benchpair")
	flag.Parse()
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, *socket) })
}

type rounder interface {
	Round(context.Context, control.Params) (control.Values, error)
}

// opener makes a benchmark ready; it is collective.
type opener func(*gpurt.PE) (rounder, error)

// open makes an opener of a constructor.
func open[B rounder](f func(*gpurt.PE) (B, error)) opener {
	return func(pe *gpurt.PE) (rounder, error) { return f(pe) }
}

func benches() map[string]opener {
	// The ones on a single GPU share their memory.
	var alone map[string]*single.Bench
	one := func(name string) opener {
		return func(pe *gpurt.PE) (_ rounder, err error) {
			if alone == nil {
				if alone, err = single.New(pe); err != nil {
					return nil, err
				}
			}
			return alone[name], nil
		}
	}
	return map[string]opener{
		"allreduce":              open(collective.NewAllreduce),
		"allreduce-by":           open(collective.NewAllreduce),
		"alltoall":               open(collective.NewAllToAll),
		"barrier":                open(barrier.New),
		"far":                    open(far.New),
		"gemm":                   open(matrix.New(matrix.Alone)),
		"gemm-forms":             open(matrix.NewForms),
		"gather-gemm":            open(matrix.New(matrix.Gather)),
		"gemm-scatter":           open(matrix.New(matrix.Scatter)),
		"gemm-allreduce":         open(matrix.New(matrix.AllReduce)),
		"allreduce-norm":         open(layer.NewNorm),
		"allreduce-norm-by":      open(layer.NewNorm),
		"experts":                open(layer.NewExperts),
		"moe-fp8":                open(layer.NewMoE),
		"attention":              open(layer.NewAttention),
		"ring-attention":         open(layer.NewRing),
		"jacobi":                 open(jacobi.New),
		"launch":                 open(launch.New),
		"moe":                    open(moe.New),
		"notify":                 open(notify.New),
		"pingpong":               open(pingpong.New),
		"putbw":                  open(putbw.New),
		"stream-put":             open(host.NewPuts),
		"stream-pingpong":        open(host.NewPingPong),
		"stream-collective":      open(host.NewCollectives),
		"stream-collective-nccl": open(host.NewCollectives),
		"stream-barrier":         open(host.NewBarriers),
		"nccl":                   open(host.NewNCCL),
		"copy":                   one("copy"),
		"saxpy":                  one("saxpy"),
		"transpose":              one("transpose"),
		"stencil":                one("stencil"),
		"gemv":                   one("gemv"),
		"gemv4":                  one("gemv4"),
	}
}

func run(ctx context.Context, pe *gpurt.PE, socket string) error {
	openers, ready := benches(), map[string]rounder{}
	hello := control.Hello{Rank: pe.MyPE(), Size: pe.NumPEs(), Device: pe.Device(), Benches: slices.Sorted(maps.Keys(openers))}
	return control.Serve(socket, hello, func(name string, p control.Params) (control.Values, error) {
		if openers[name] == nil {
			return nil, fmt.Errorf("no benchmark %q", name)
		}
		b := ready[name]
		if b == nil {
			// The first round of a case is discarded, so that what it
			// takes to make ready counts nowhere.
			var err error
			if b, err = openers[name](pe); err != nil {
				return nil, err
			}
			ready[name] = b
		}
		values, err := b.Round(ctx, p)
		// Emulated PEs go on only while all of them do, so none may wait
		// for an order while another still works. A PE with a wrong result
		// meets the others too.
		if e := pe.Barrier(ctx); err == nil {
			err = e
		}
		return values, err
	})
}
