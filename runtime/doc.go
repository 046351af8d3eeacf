// Package gpurt runs programs whose kernels communicate. It gives each PE its device,
// memory, streams and kernel launches, on an NVIDIA GPU or on the emulator.
//
// A program calls Main with the function that every PE runs:
//
//	func main() { gpurt.Main(run) }
//
//	func run(ctx context.Context, pe *gpurt.PE) error {
//		k, err := LoadKernels(pe) // written by gpuc generate
//		if err != nil {
//			return err
//		}
//		x, err := gpurt.AllocSym[float32](pe, 1024)
//		if err != nil {
//			return err
//		}
//		if err := k.Fill(pe.Stream(), gpurt.Grid(4).Block(256), x, 1); err != nil {
//			return err
//		}
//		return pe.Stream().Sync(ctx)
//	}
//
// The host refers to device memory with handles. A Buffer is memory of one PE. A SymBuffer
// or SignalBuffer is symmetric memory, which all PEs allocate together. A HostBuffer is
// memory that the host can access too, and an Array is an N-dimensional view of any of
// them. Addr and Handle make the memory and streams of a PE available to other libraries of
// the process. Wrap and WrapStream make memory and streams of other libraries available
// here; those libraries release them. A Stream runs its work in order. If a kernel fails,
// Stream.Sync returns a *KernelError.
//
// Kernels communicate without the host. The host can communicate too, in the order of a
// stream: Put and Get, PutSignal, SignalOp and SignalWaitUntil, Stream.Quiet, barriers of
// all PEs and of teams, and Reduce, Broadcast and the other collective operations.
//
// A program whose processes are started in another way calls Join instead of Main. It
// passes its number, and an id that one PE has created with NewUniqueID. Emulated PEs that
// join may be in several processes. On GPUs a process is one PE. OpenDevice opens devices
// that join no job; a process can open several.
//
// Stream.Capture records work on one or several streams as a graph, and Stream.HostFunc
// enqueues a call of a Go function. In a graph, If, IfElse, While and Switch let the GPU
// decide what to run.
//
// # Environment
//
// Main uses no flags, so all flags are the program's. It reads environment variables, which
// gpuc run sets:
//
//	GPUC_BACKEND  emu, check or cuda. Not set: a GPU if there is one, else the emulator.
//	GPUC_NP       The number of PEs. On GPUs a process is one PE, and gpuc run -np
//	              starts several. Without gpuc run, more than one PE are emulated.
//	GPUC_SEED     The seed of the emulator, 1 if not set. The same seed gives the
//	              same run.
//	GPUC_HANG_TIMEOUT
//	              How long a thread of an emulated kernel may only compute or poll, such
//	              as 30s, before its launch fails. On GPUs: for how long nothing may happen
//	              while PEs wait. Not set: for ever.
//	GPUC_EXHAUSTIVE
//	              The back end check runs the program in every order, in at most so many
//	              executions. Not set: once, in the order of the seed.
//	GPUC_CERTIFICATE, GPUC_COUNTEREXAMPLE
//	              Files for the verdict over every order, and for an execution that fails.
//	GPUC_REPLAY   A file that GPUC_COUNTEREXAMPLE has named: the back end check runs the
//	              program in that order.
//	GPUC_TRACE    A file for a trace of what the blocks of kernels do. Not set: none.
//	GPUC_TRACE_LEVEL
//	              How much the trace has: waits, or all. Not set: waits.
//	GPUC_EMULATED_HOSTS
//	              The numbers of PEs of the hosts that are emulated, such as 2,1, repeated
//	              until all PEs have one. Not set: those on which the processes of
//	              the job run, or that gpuc run -hosts names.
//	GPUC_EMULATED_PES
//	              The number of emulated PEs of a job of several processes, which share them
//	              out in order. gpuc run -procs sets it. Not set: one in each process.
//	GPUC_OVERSUBSCRIBE
//	              1 lets PEs share GPUs where there are more PEs than GPUs, for
//	              tests; gpuc help run says how.
//	GPUC_CHECK_COLLECTIVES
//	              1 has the PEs on GPUs compare the collective operations that they
//	              enqueue on streams, as Config.CheckCollectives says.
//	GPUC_TRANSPORT
//	              How PEs communicate, nvshmem or nccl, as Config.Transport says.
//	GPUC_SYMMETRIC_SIZE
//	              The size of the symmetric heap of a PE by nccl, such as 8G. Not set: 1G.
//	GPUC_REPORT_LEAKS
//	              1 has each PE say at its end which memory it has not freed.
//
// # Launchers
//
// Main also works under other launchers: mpirun of Open MPI and MPICH, srun, torchrun,
// Kubernetes with indexed jobs, and prterun. Their own variables say which PE a process is;
// docs/cluster.md has the table. A user or a script sets these:
//
//	GPUC_RANK           The PE's number, and GPUC_NP how many there are.
//	GPUC_LOCAL_RANK     Its number on this host, which picks the GPU. Not set: PEs are
//	                    counted by host.
//	GPUC_ADDRESS        The host:port at which PE 0 listens for the others. It
//	                    overrides what a launcher says.
//	GPUC_LAUNCHER       The launcher to believe where several speak: hand, torchrun,
//	                    openmpi, mpich, slurm, pmix or kubernetes. none: no launcher.
//	GPUC_TOKEN          The secret of the job, the same for all its PEs. Not set: the
//	                    user's, a file in the cache.
//	GPUC_INTERFACE      The network interface by which PEs meet.
//	GPUC_START_TIMEOUT  How long they wait for each other, 2m if not set.
//	GPUC_BOOTSTRAP      mpi, pmi, pmi2 or pmix: NVSHMEM's own bootstraps, which say which
//	                    PE this is. Then no PE supervises the others.
//
// The process of PE 0 supervises such a job: when a PE fails or dies, it ends the others
// and prints the reason once.
//
// gpuc run also sets GPUC_RANK, GPUC_NP and GPUC_LOCAL_RANK, and GPUC_BOOTSTRAP_FD, its
// pipes, which is not for users. Main removes these variables from the environment, and
// under another launcher it sets GPUC_LAUNCHER to none, so that processes that the program
// starts are not PEs.
//
// For emulated PEs gpuc run also sets GPUC_RUNNING, which is not for users. It names a file
// that tells gpuc run whether the PEs had ended before the program did.
//
// On one host gpuc run also sets NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME to lo, unless it is set.
// gpuc help environment lists the variables that name libraries and the cache.
//
// The package must not import the compiler. Start reading at Main, Run and PE.
package gpurt
