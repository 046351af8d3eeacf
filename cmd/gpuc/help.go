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
Use 'gpuc help <command>' for more about a command, and 'gpuc help environment'
for the environment variables.

Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted, 143 terminated.
`

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
	fmt.Fprint(w, "\nExit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted, 143 terminated.\n")
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
const environmentHelp = `Environment variables that gpuc and the programs made with it read:

	GPUC_CACHE
		Directory for compiled kernels and installed toolchains; by default
		gpuc in the system's directory for a user's caches.
	GPUC_TOOLCHAIN
		Directory of a toolchain (a Python site-packages directory, a CUDA
		toolkit, or anything laid out like one), or the name of an installed
		set. By default gpuc searches, in this order: the installed sets,
		Python wheels, CONDA_PREFIX, the loader's directories, CUDA_HOME,
		CUDA_PATH and /usr/local/cuda. What a variable names may belong to
		another user, but not everybody may write to it. Relative paths in
		variables that are not gpuc's own are not followed.
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
		What the flags -backend, -seed and -np of gpuc run say, for programs
		that are started without gpuc run.
	GPUC_EXHAUSTIVE
		How many executions the back end check may take for all orders, as
		gpuc run -exhaustive says; by default it runs in one order.
	GPUC_CERTIFICATE, GPUC_COUNTEREXAMPLE, GPUC_REPLAY
		What the flags -certificate, -counterexample and -replay of gpuc run
		say.
	GPUC_HANG_TIMEOUT
		How long a thread of an emulated kernel may only compute or poll
		before its launch fails, such as 30s; by default for ever. The
		flags gpuc run -hang-timeout and go test -gpuc.hang-timeout say
		the same.
	GPUC_COMPUTE_SANITIZER
		The program compute-sanitizer, for gpuc run -compute-sanitizer, if it
		is not in PATH or in the CUDA Toolkit.
	GPUC_TRACE, GPUC_TRACE_LEVEL
		The file of a trace, and how much it has, waits or all, as gpuc
		run -trace and -trace-level say. Without gpuc run, PE 0 writes the
		file when all processes have ended; the parts of other hosts,
		which only gpuc run -hosts collects, stay in the directories
		FILE.parts there.
	GPUC_EMULATED_PES
		The number of emulated PEs of a job of several processes, which
		share them out in order; by default one in each. gpuc run -procs
		sets it.
	GPUC_EMULATED_HOSTS
		The numbers of PEs of the hosts that the emulator plays, such as
		2,1, repeated until all PEs have one; by default those on which
		the job's processes run, or that gpuc run -hosts names. PEs of
		different hosts cannot address each other's memory. go test
		-gpuc.hosts says the same.
	GPUC_OVERSUBSCRIBE
		1 lets PEs share GPUs where there are more PEs than GPUs, as gpuc
		run -oversubscribe does; tests on GPUs read it too.
	GPUC_CHECK_COLLECTIVES
		1 has the PEs on GPUs compare the collective operations that they
		enqueue on streams, and fail where these differ. Each then waits
		for all PEs of its team; the emulator always compares.
	GPUC_TRANSPORT
		How PEs on GPUs communicate, nvshmem or nccl; by default the first
		of them whose library the machine has. gpuc run -transport says the
		same, and has kernels built for it.
	GPUC_SYMMETRIC_SIZE
		The size of the symmetric heap of each PE by nccl, such as 8G, by
		default 1G. By nvshmem NVSHMEM_SYMMETRIC_SIZE says it.
	GPUC_REPORT_LEAKS
		1 has each PE say at its end which memory it has not freed.
	GPUC_RANK, GPUC_NP, GPUC_LOCAL_RANK, GPUC_ADDRESS
		Which PE a process that is started by hand is, of how many, its number
		on its host, and the host:port of PE 0. mpirun, srun, torchrun and
		Kubernetes say so by variables of their own; docs/cluster.md has the
		table. GPUC_ADDRESS overrides what they say.
	GPUC_LAUNCHER
		Which launcher has started the process, if several seem to have:
		hand, torchrun, openmpi, mpich, slurm, pmix or kubernetes; or none.
	GPUC_TOKEN
		The secret of such a job, at least 16 characters. By default a file
		in the cache that only the user can read.
	GPUC_INTERFACE
		The network interface by which PEs meet, in gpuc and in NVSHMEM: a
		name, its beginning, or an address; after ^ those not wanted.
		NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME says the same.
	GPUC_START_TIMEOUT
		How long PEs and hosts wait for each other at the start, 2m by
		default. Then those that are missing are named.
	GPUC_BOOTSTRAP
		How PEs on GPUs meet: uid, or mpi, pmi, pmi2 or pmix by the libraries
		of the launcher.
	GPUC_RSH
		The command that gpuc run -hosts uses instead of ssh.
`
