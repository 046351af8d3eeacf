// Package nccl calls NVIDIA's NCCL: collective and point-to-point communication that the
// host enqueues on streams, between the PEs of a job. It works on the same buffers, streams
// and graphs as kernels do:
//
//	comm, err := nccl.World(ctx, pe, nil)
//	...
//	err = nccl.AllReduce(comm, pe.Stream(), sum, x, nccl.Sum)
//
// The ranks of a communicator are PEs. World creates a communicator of all PEs of the job;
// NewComm creates one of the PEs that pass the same UniqueID; Split, Shrink and Grow derive
// one from another. Every function that enqueues takes the communicator and the stream,
// then destination and source. There is no count: the lengths of the buffers must be what
// the call needs.
//
// Put calls that must run together into a Group: otherwise a PE that both sends and
// receives would wait for itself. An error inside drops the whole group.
//
// On GPUs the package opens libnccl.so.2, version 2.28 or newer, at the first use: the one
// that GPUC_NCCL_LIBRARY names, else the one that gpuc toolchain install nccl has
// installed, else that of Python (nvidia-nccl), else that of the system. A function that
// the version lacks returns errors.ErrUnsupported, and names the version that has it. NCCL
// allows one rank for each GPU, so PEs cannot share GPUs.
//
// On the emulator the same calls do what NCCL's documentation guarantees, and no more: a
// broadcast may end on its root before the other ranks have called it, sums are added in
// any order, and signals arrive late. If the calls of two ranks do not match, the error
// names both lines. A deadlock is an error too.
//
// # Errors and the end
//
// An *Error has the rank, the call and NCCL's message. When the context of Stream.Sync
// ends, or another PE fails, work on communicators is aborted, and they cannot be used any
// more. The same happens when Sync sees that a communicator has an error. The GPU can be
// used again once its work has ended. An emulated PE cannot: it has failed. The emulator
// also reports a deadlock at once, without waiting for a context.
//
// If NCCL does not return from a call of the host, such as NewComm without the other ranks,
// the call ends with its context. NCCL then still waits on another thread, unless
// Config.NonBlocking is set. The first calls between ranks connect them, and wait on the
// host until the other ranks make them. These waits end with their PE, or with NonBlocking.
//
// Start reading at World, Comm and AllReduce.
package nccl
