package main

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/gpuc-go/gpuc/bench/startup/phases"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	entered := time.Now()
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, entered) })
}

func run(ctx context.Context, pe *gpurt.PE, entered time.Time) error {
	at := phases.Phases{Rank: pe.MyPE(), Main: entered.UnixNano(), Init: time.Now().UnixNano()}
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	at.Loaded = time.Now().UnixNano()

	const n = 1024
	src, err := gpurt.AllocSym[float32](pe, n)
	if err != nil {
		return err
	}
	dst, err := gpurt.AllocSym[float32](pe, n)
	if err != nil {
		return err
	}
	sig, err := gpurt.AllocSignals(pe, 1)
	if err != nil {
		return err
	}
	host := make([]float32, n)
	for i := range host {
		host[i] = float32(pe.MyPE()*n + i)
	}
	if err := src.CopyFrom(ctx, host); err != nil {
		return err
	}
	if err := k.Shift(pe.Stream(), gpurt.Grid(1).Block(256), dst, src, sig, 1); err != nil {
		return err
	}
	if err := dst.CopyTo(ctx, host); err != nil {
		return err
	}
	left := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
	for i, v := range host {
		if v != float32(left*n+i) {
			return fmt.Errorf("PE %d: element %d is %v", pe.MyPE(), i, v)
		}
	}
	at.Checked = time.Now().UnixNano()
	line, err := json.Marshal(at)
	if err != nil {
		return err
	}
	pe.Printf("%s %s\n", phases.Prefix, line)
	return nil
}
