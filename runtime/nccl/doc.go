// Package nccl calls NVIDIA's NCCL: collective and point-to-point communication that the
// host enqueues on streams, between the PEs of a job. It works on the same buffers, streams
// and graphs as kernels do:
//
//	comm, err := nccl.World(ctx, pe, nil)
//	...
//	err = nccl.AllReduce(comm, pe.Stream(), sum, x, nccl.Sum)
//
// A communicator has ranks, and each rank is a PE. World makes one of all PEs of the job;
// NewComm makes one of those that agree on a UniqueID; Split, Shrink and Grow make one
// from another. Every function that enqueues takes the communicator and the stream, then
// destination and source. Lengths are compared with what the call needs, so no count is
// given.
//
// Calls that must run together stand in a Group: a PE that both sends and receives would
// otherwise wait for itself. An error inside drops the whole group.
//
// On GPUs libnccl.so.2 is opened when it is first used, from version 2.28 on. It is the one
// that GPUC_NCCL_LIBRARY names, that gpuc toolchain install nccl has installed, that of
// Python (nvidia-nccl), or that of the system. What a version lacks is
// errors.ErrUnsupported, which names the version that has it. NCCL has one rank on a GPU,
// so PEs cannot share GPUs.
//
// On the emulator the same calls do what NCCL's documentation promises, and no more: a
// broadcast may end on its root before the others have come, sums are added in any order,
// and signals arrive late. Calls of ranks that do not fit together are errors with both
// places, and so is a deadlock.
//
// # Errors and the end
//
// An *Error has the rank, the call and NCCL's own words. When the context of Stream.Sync
// ends, or another PE fails, what still runs on communicators is aborted, and these cannot
// be used any more. The same happens when Sync sees that a communicator has an error. The GPU
// can be used again once its work has ended. An emulated PE cannot: it has failed. The
// emulator also reports a deadlock at once, and waits for no context. A call of the host that
// NCCL does not return from, such as NewComm without the other ranks, ends with its context
// too; NCCL then still waits on a thread of its own, unless Config.NonBlocking is set. The
// first calls between ranks connect them, and wait on the host until the others make them;
// these waits end with their PE, or by NonBlocking.
//
// Start reading at World, Comm and AllReduce.
package nccl
