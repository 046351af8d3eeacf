// Package gpurt runs programs whose kernels communicate: it gives each PE its
// device, memory, streams and kernel launches, on NVIDIA GPUs or emulated in the
// process.
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
// Device memory is held by handles: Buffer for a PE's own memory, SymBuffer and
// SignalBuffer for symmetric memory, which all PEs allocate together. Work goes
// into a Stream and is done in order; what goes wrong in a kernel comes from
// Stream.Sync as a *KernelError.
//
// # Environment
//
// A program's flags are its own; what Main needs comes from the environment, which
// gpuc run sets:
//
//	GPUC_BACKEND  emu or cuda. Not set: a GPU if there is one, else the emulator.
//	GPUC_NP       The number of PEs. A process on a GPU is one PE, so that more are
//	              started by gpuc run -np; without it, more than one PE are emulated.
//	GPUC_SEED     The seed of the emulator, 1 if not set. The same seed gives the
//	              same run.
//	GPUC_HANG_TIMEOUT
//	              How long a thread of an emulated kernel may only compute or poll, such
//	              as 30s, before its launch fails. Not set: for ever.
//	GPUC_OVERSUBSCRIBE
//	              1 lets PEs share GPUs where there are more PEs than GPUs, for
//	              tests; gpuc help run says how.
//
// For the processes that it starts on GPUs, gpuc run also sets these, which are not
// for users; Main removes them from the environment:
//
//	GPUC_RANK          The PE's number.
//	GPUC_LOCAL_RANK    Its number on this host, which picks the GPU.
//	GPUC_BOOTSTRAP_FD  The pipes to the launcher.
//
// For emulated PEs it sets GPUC_RUNNING, the file by which it sees whether the PEs had
// ended when the program did, which is not for users either.
//
// It sets NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME to lo unless it is set. Variables that
// name libraries and the cache are those of gpuc doctor.
//
// The package must not import the compiler. Start reading at Main, Run and PE.
package gpurt
