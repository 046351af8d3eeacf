package errors

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// stream is an alias, which is followed too.
type stream = *gpurt.Stream

// Kernels stands for the generated type.
type Kernels struct{}

func (*Kernels) ByQuiet(s *gpurt.Stream, cfg gpurt.LaunchConfig) error    { return nil }
func (*Kernels) ByBarrier(s *gpurt.Stream, cfg gpurt.LaunchConfig) error  { return nil }
func (*Kernels) ByTeam(s *gpurt.Stream, cfg gpurt.LaunchConfig) error     { return nil }
func (*Kernels) ByCaller(s *gpurt.Stream, cfg gpurt.LaunchConfig) error   { return nil }
func (*Kernels) ByLoop(s *gpurt.Stream, cfg gpurt.LaunchConfig) error     { return nil }
func (*Kernels) ByNext(s *gpurt.Stream, cfg gpurt.LaunchConfig) error     { return nil }
func (*Kernels) ByEarlier(s *gpurt.Stream, cfg gpurt.LaunchConfig) error  { return nil }
func (*Kernels) ByOther(s *gpurt.Stream, cfg gpurt.LaunchConfig) error    { return nil }
func (*Kernels) ByHost(s *gpurt.Stream, cfg gpurt.LaunchConfig) error     { return nil }
func (*Kernels) ByTransfer(s *gpurt.Stream, cfg gpurt.LaunchConfig) error { return nil }
func (*Kernels) Settle(s *gpurt.Stream, cfg gpurt.LaunchConfig) error     { return nil }
func (*Kernels) Look(s *gpurt.Stream, cfg gpurt.LaunchConfig) error       { return nil }

func quiet(ctx context.Context, pe *gpurt.PE, team *gpurt.Team, k *Kernels, cfg gpurt.LaunchConfig) error {
	s := pe.Stream()
	if err := k.ByQuiet(s, cfg); err != nil {
		return err
	}
	if err := pe.Stream().Quiet(); err != nil {
		return err
	}
	k.ByBarrier(s, cfg)
	func() { s.Barrier() }()
	k.ByTeam(s, cfg)
	team.Barrier(s)
	for range 3 {
		s.Quiet()
		k.ByLoop(s, cfg)
	}
	k.ByNext(s, cfg)
	k.Settle(s, cfg)
	return start(k, s, cfg)
}

func start(k *Kernels, s stream, cfg gpurt.LaunchConfig) error { return k.ByCaller(s, cfg) }

func behind(k *Kernels, s stream, cfg gpurt.LaunchConfig) {
	start(k, s, cfg)
	s.Barrier()
}

func nothing(ctx context.Context, pe *gpurt.PE, k *Kernels, cfg gpurt.LaunchConfig, x *gpurt.SymBuffer[int64]) {
	s, _ := pe.NewStream()
	other, _ := pe.NewStream()
	other.Quiet()
	s.Quiet()
	k.ByEarlier(s, cfg)
	k.Look(s, cfg)
	other.Quiet()
	k.ByOther(s, cfg)
	other.Barrier()
	k.ByHost(s, cfg)
	pe.Barrier(ctx)
	k.ByTransfer(s, cfg)
	gpurt.Put(s, x, x, 1)
}

//gpu:kernel
func ByQuiet(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
}

//gpu:kernel
func ByBarrier(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
}

//gpu:kernel
func ByTeam(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
}

//gpu:kernel
func ByCaller(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
}

//gpu:kernel
func ByLoop(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
}

//gpu:kernel
func ByNext(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
}

//gpu:kernel
func ByEarlier(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1) // want "kernel ByEarlier ends while this PutNBI may be under way, .*; if another package does that, say so: //gpu:ignore nbiend and the reason"
}

//gpu:kernel
func ByOther(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1) // want "kernel ByOther ends while this PutNBI may be under way, .*; if another package does that, say so: //gpu:ignore nbiend and the reason"
}

//gpu:kernel
func ByHost(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1) // want "kernel ByHost ends while this PutNBI may be under way, .*; if another package does that, say so: //gpu:ignore nbiend and the reason"
}

//gpu:kernel
func ByTransfer(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1) // want "kernel ByTransfer ends while this PutNBI may be under way, .*; if another package does that, say so: //gpu:ignore nbiend and the reason"
}

// Settle completes what the launch before has begun.
//
//gpu:kernel
func Settle(t *gpu.Thread) {
	if t.Block().Rank() == 0 {
		shmem.Quiet(t)
	}
}

// Look completes nothing.
//
//gpu:kernel
func Look(t *gpu.Thread, x []int64) { x[0]++ }
