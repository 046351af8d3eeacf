// Command ours is the Go side of benchpair: every PE connects to the control
// socket and runs one round of a benchmark per order that comes over it.
package main

import (
	"context"
	"flag"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/launch"
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

func run(ctx context.Context, pe *gpurt.PE, socket string) error {
	pp, err := pingpong.New(pe)
	if err != nil {
		return err
	}
	bw, err := putbw.New(pe)
	if err != nil {
		return err
	}
	la, err := launch.New(pe)
	if err != nil {
		return err
	}
	benches := map[string]rounder{"pingpong": pp, "putbw": bw, "launch": la}
	alone, err := single.New(pe)
	if err != nil {
		return err
	}
	for name, b := range alone {
		benches[name] = b
	}
	hello := control.Hello{Rank: pe.MyPE(), Size: pe.NumPEs(), Device: pe.Device()}
	return control.Serve(socket, hello, func(name string, p control.Params) (control.Values, error) {
		b := benches[name]
		if b == nil {
			return nil, fmt.Errorf("no benchmark %q", name)
		}
		values, err := b.Round(ctx, p)
		if err != nil {
			return nil, err
		}
		// Emulated PEs go on only while all of them do, so none may wait
		// for an order while another still works.
		return values, pe.Barrier(ctx)
	})
}
