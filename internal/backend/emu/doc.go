// Package emu runs kernels on the CPU: any number of PEs in one process, each
// GPU thread a coroutine that runs the kernel function itself. It implements
// the interface of package driver.
//
// One scheduler, seeded, owns the threads of all PEs. A thread runs until it
// waits or, now and then, until a device function lets another one run; a run
// therefore repeats exactly from its seed. The host goroutines of the PEs run
// freely between calls of the driver; the emulated GPUs move only while every
// one of them waits inside such a call. That, too, makes runs repeat. The log tells of
// a host that keeps the others waiting for long.
//
// What kernels send to other PEs arrives late, in an order that the
// specification allows and that is drawn from the seed. The emulator promises
// what NVSHMEM's documentation promises and nothing that one implementation
// happens to do besides:
//
//   - Put returns when the source may be reused; PutNBI reads it later.
//
//   - Put with signal delivers its own data before its signal, nothing else.
//
//   - Fence orders deliveries to one PE, Quiet completes them, Barrier is Quiet
//     and Sync.
//
//   - Operations of a warp or block do not synchronise its threads, except for
//     Fence, Quiet, Barrier and Sync.
//
//   - A satisfied wait orders the waiting thread alone.
//
//   - The end of a kernel, and a barrier on the host, complete nothing.
//
//   - Plain stores to symmetric memory, also through Peer, reach other PEs late
//     (late.go), unless a fence or the like publishes them.
//
// What it cannot show is the reordering of plain loads, and of stores within a
// PE, which happen at once. For those there is the race detector: in a program built
// with -race each GPU thread and each delivery is a goroutine of its own, the
// emulator's own locking is hidden from the detector, and exactly the orders that
// the specification promises are told to it (races.go, unfenced.go).
//
// Start reading at World, which names the parts, then engine.go, thread.go and
// transfer.go. The package knows nothing of the compiler.
package emu

import (
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// What the types of the package implement, whose interfaces document the methods.
var (
	_ threadapi.Thread    = (*thread)(nil)
	_ driver.Device       = (*device)(nil)
	_ driver.Emulated     = (*device)(nil)
	_ driver.Module       = (*module)(nil)
	_ driver.Stream       = (*stream)(nil)
	_ driver.Event        = (*event)(nil)
	_ driver.Graph        = (*graph)(nil)
	_ driver.Condition    = (*conditionCapture)(nil)
	_ driver.Pool         = (*pool)(nil)
	_ driver.NCCLComm     = (*comm)(nil)
	_ driver.Registration = registration{}
	_ driver.Window       = (*window)(nil)
)
