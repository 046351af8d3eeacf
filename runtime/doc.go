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
// Main uses no flags, so all flags are the program's. It reads environment variables, which gpuc run sets and
// 'gpuc help environment' lists: GPUC_BACKEND, GPUC_NP and GPUC_SEED say where and how often the program
// runs.
//
// # Launchers
//
// Main also works under other launchers: mpirun of Open MPI and MPICH, srun, torchrun, Kubernetes with indexed
// jobs, and prterun. Their own variables say which PE a process is; docs/cluster.md has the table. The
// process of PE 0 supervises such a job: when a PE fails or dies, it ends the others and prints the reason
// once.
//
// Main removes the variables that say which PE this is from the environment, and under another launcher it
// sets GPUC_LAUNCHER to none, so that processes that the program starts are not PEs.
//
// The package must not import the compiler. Start reading at Main, Run and PE.
package gpurt
