package main

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

const overview = `gpuc compiles GPU kernels written in Go and runs the programs that launch them.

Usage:

	gpuc <command> [flags] [arguments]

The commands are:

%s
Use 'gpuc help <command>' for more about a command, 'gpuc help environment' for
the environment variables, and 'gpuc help all | less' for everything.

` + exitCodes

const exitCodes = "Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted, 143 terminated.\n"

func printOverview(w io.Writer) {
	var list strings.Builder
	for _, c := range commands() {
		fmt.Fprintf(&list, "\t%-10s  %s\n", c.name, c.short)
	}
	fmt.Fprintf(w, overview, list.String())
}

// printHelp prints the help of the command that args name.
func printHelp(w io.Writer, args []string) error {
	if len(args) == 0 {
		printOverview(w)
		return nil
	}
	if len(args) == 1 && args[0] == "environment" {
		fmt.Fprint(w, environmentHelp)
		return nil
	}
	if len(args) == 1 && args[0] == "all" {
		printOverview(w)
		for _, c := range commands() {
			fmt.Fprintf(w, "\n## gpuc %s: %s\n\n", c.name, c.short)
			c.printUsage(w, "gpuc "+c.name)
		}
		fmt.Fprintf(w, "\n## gpuc help environment\n\n%s", environmentHelp)
		return nil
	}
	cmds, path := commands(), "gpuc"
	var c *command
	for _, a := range args {
		if c = find(cmds, a); c == nil {
			return &usageError{"gpuc", fmt.Sprintf("unknown help topic %q", strings.Join(args, " "))}
		}
		cmds, path = c.sub, path+" "+c.name
	}
	c.print(w, path)
	return nil
}

// print writes the help of one command.
func (c *command) print(w io.Writer, path string) {
	c.printUsage(w, path)
	fmt.Fprint(w, "\n"+exitCodes)
}

func (c *command) printUsage(w io.Writer, path string) {
	fmt.Fprintf(w, "Usage:\n\n")
	if c.sub != nil {
		for _, s := range c.sub {
			fmt.Fprintf(w, "\t%s %s\n", path, strings.TrimSpace(s.name+" "+s.args))
		}
	} else {
		fmt.Fprintf(w, "\t%s\n", strings.TrimSpace(path+" "+c.args))
	}
	fmt.Fprintf(w, "\n%s\n", strings.TrimSpace(c.long))
	for _, s := range c.sub {
		fmt.Fprintf(w, "\n%s %s\n\n%s\n", path, s.name, strings.TrimSpace(s.long))
		s.printFlags(w, path+" "+s.name)
	}
	c.printFlags(w, path)
}

func (c *command) printFlags(w io.Writer, path string) {
	var list strings.Builder
	c.flagSet(path).VisitAll(func(f *flag.Flag) {
		arg, usage := flag.UnquoteUsage(f)
		if arg != "" {
			arg = " " + arg
		}
		fmt.Fprintf(&list, "\t-%s%s\n\t\t%s\n", f.Name, arg, strings.ReplaceAll(usage, "\n", "\n\t\t"))
	})
	if list.Len() > 0 {
		fmt.Fprintf(w, "\nFlags:\n\n%s", list.String())
	}
}

// environmentHelp is the help topic "environment".
const environmentHelp = `Environment variables that gpuc, and programs built with it, read:

	GPUC_CACHE
		Directory for compiled kernels and installed toolchains; by default gpuc
		in the system's directory for the user's caches.
	GPUC_TOOLCHAIN
		Directory of a toolchain (a Python site-packages directory, a CUDA
		toolkit, or anything with the same layout), or the name of an installed
		set. By default gpuc searches, in this order: the installed sets, Python
		wheels, CONDA_PREFIX, the loader's directories, CUDA_HOME, CUDA_PATH and
		/usr/local/cuda. A directory that a variable names may belong to another
		user, but must not be writable by everyone. gpuc ignores relative paths
		in variables that are not its own.
	GPUC_LIBNVVM, GPUC_NVJITLINK, GPUC_NVRTC, GPUC_NCCL_LIBRARY
		Paths of single libraries.
	GPUC_CUDA_INCLUDE, GPUC_NVSHMEM
		Directory of the CUDA headers; directory with NVSHMEM's include and
		lib.
	GPUC_NVDISASM, GPUC_CUOBJDUMP
		Paths of the disassemblers that gpuc inspect uses.
	PIP_INDEX_URL, PIP_EXTRA_INDEX_URL, PIP_FIND_LINKS, PIP_CERT, ...
		Pip's settings for package indexes. gpuc toolchain install reads
		them, and also pip.conf, HTTPS_PROXY, NO_PROXY and NETRC.
	GPUC_BACKEND, GPUC_SEED, GPUC_NP
		The same as the flags -backend, -seed and -np of gpuc run, for programs
		started without gpuc run.
	GPUC_EXHAUSTIVE
		The same as gpuc run -exhaustive: the number of executions that the back
		end check may use for all orders. By default it runs one order.
	GPUC_CERTIFICATE, GPUC_COUNTEREXAMPLE, GPUC_REPLAY
		The same as the flags -certificate, -counterexample and -replay of gpuc
		run.
	GPUC_HANG_TIMEOUT
		How long a thread of an emulated kernel may only compute or poll before
		its launch fails, such as 30s; by default without limit. On GPUs, how long
		nothing may happen while PEs wait. The same as the flags gpuc run
		-hang-timeout and go test -gpuc.hang-timeout.
	GPUC_COMPUTE_SANITIZER
		Path of the program compute-sanitizer, for gpuc run -compute-sanitizer,
		if it is not in PATH or in the CUDA Toolkit.
	GPUC_TRACE, GPUC_TRACE_LEVEL
		The same as gpuc run -trace and -trace-level: the file of a trace, and
		its level, waits or all. Without gpuc run, PE 0 writes the file when all
		processes have ended. The parts of other hosts stay there, in the
		directories FILE.parts; only gpuc run -hosts collects them.
	GPUC_EMULATED_PES
		The number of emulated PEs of a job with several processes, which are
		divided among the processes in order; by default one for each. gpuc run
		-procs sets it.
	GPUC_EMULATED_HOSTS
		The number of PEs on each emulated host, such as 2,1, repeated until all
		PEs have a host. By default the hosts are those on which the processes
		run, or that gpuc run -hosts names. PEs on different hosts cannot
		address each other's memory. The same as go test -gpuc.hosts.
	GPUC_OVERSUBSCRIBE
		1 lets PEs share GPUs if there are more PEs than GPUs, as gpuc run
		-oversubscribe does; tests on GPUs read it too.
	GPUC_CHECK_COLLECTIVES
		1 makes PEs on GPUs compare the collective operations that they enqueue
		on streams, and fail if these differ. Each operation then waits for all
		PEs of its team. The emulator always compares.
	GPUC_TRANSPORT
		How PEs on GPUs communicate, nvshmem or nccl; by default the first of
		them whose library the machine has. gpuc run -transport does the same,
		and also builds kernels for it. With nccl, emulated PEs on several hosts
		follow the rules of NCCL's network (docs/transports.md).
	GPUC_SYMMETRIC_SIZE
		The size of the symmetric heap of each PE with the transport nccl, such
		as 8G; by default 1G. With nvshmem, set NVSHMEM_SYMMETRIC_SIZE.
	GPUC_REPORT_LEAKS
		1 makes each PE report at its end which memory it has not freed.
	GPUC_RANK, GPUC_NP, GPUC_LOCAL_RANK, GPUC_ADDRESS
		For a process started by hand: its PE number, the number of PEs, its
		number on its host, and the host:port of PE 0. mpirun, srun, torchrun
		and Kubernetes set their own variables; docs/cluster.md has the table.
		GPUC_ADDRESS overrides theirs.
	GPUC_LAUNCHER
		Which launcher started the process, if the variables of several are set:
		hand, torchrun, openmpi, mpich, slurm, pmix or kubernetes; or none.
	GPUC_TOKEN
		The secret of such a job, at least 16 characters. By default it comes
		from a file in the cache that only the user can read.
	GPUC_INTERFACE
		The network interface over which PEs find each other, for gpuc and for
		NVSHMEM: a name, the beginning of a name, or an address; a leading ^
		excludes interfaces. NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME does the same.
	GPUC_START_TIMEOUT
		How long PEs and hosts wait for each other at the start, 2m by default.
		After that, an error names those that are missing.
	GPUC_BOOTSTRAP
		How PEs on GPUs find each other: uid, or mpi, pmi, pmi2 or pmix with the
		libraries of the launcher.
	GPUC_RSH
		The command that gpuc run -hosts uses instead of ssh.
`
