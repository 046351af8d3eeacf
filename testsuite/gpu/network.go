package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// With -network and GPUC_TRANSPORT=nccl-gin NCCL's network is one by TCP (ncclSetup). Otherwise NVSHMEM is told that the GPUs of this host cannot reach each other. Its proxy thread and its
// UCX transport then move everything, with the symmetric heap in host memory, since UCX is used without CUDA
// and without a network card. Its transport makes atomics through GDRCopy, of which network/gdrcopy.c is a
// stand-in.

// leftOut are tests that this set-up cannot pass: registered memory is the GPU's, which this UCX cannot read,
// and a heap in host memory of the size that TestJacobiPast2G wants takes too long to make.
var leftOut = []string{"TestRegistered", "TestStructs", "TestJacobiPast2G"}

// standIn returns a library that came with the folder, or is built here.
func (s *session) standIn(library, source string) (string, error) {
	came := filepath.Join(s.here, "lib", library)
	if exists(came) {
		return came, nil
	}
	built := filepath.Join(s.work, "lib", library)
	err := os.MkdirAll(filepath.Dir(built), 0o777)
	if err == nil {
		err = run(context.Background(), os.Stderr, nil, compileLibrary(library, filepath.Join(s.here, "network", source), built)...)
	}
	if err != nil {
		return "", fmt.Errorf("-network: no %s, and no C compiler to build it: %w", library, err)
	}
	return built, nil
}

// compileLibrary returns the command that builds a stand-in.
func compileLibrary(library, source, out string) []string {
	return []string{"cc", "-shared", "-fPIC", "-O2", "-Wl,-soname," + library, "-o", out, source, "-ldl", "-lpthread"}
}

// networkSetup sets the environment of all steps.
func (s *session) networkSetup() error {
	if os.Getenv("GPUC_TRANSPORT") == ncclNetwork {
		return s.ncclSetup()
	}
	lib := filepath.Join(s.peers.nvshmem, "lib")
	dirs := append([]string{s.ucx, filepath.Join(s.here, "ucx")}, inPython("libucx/lib")...)
	ucx := findWith(dirs, "libucp.so.0")
	switch mps := os.Getenv(pipes) != ""; {
	case s.np > s.gpus && !mps:
		return fmt.Errorf("-network: there are %d GPUs, which more PEs can share by MPS alone", s.gpus)
	case s.peers.nvshmem == "":
		return errors.New("-network: no NVSHMEM; GPUC_NVSHMEM names its folder")
	case !exists(filepath.Join(lib, "nvshmem_transport_ucx.so.3")):
		return fmt.Errorf("-network: %s has no nvshmem_transport_ucx.so.3", lib)
	case ucx == "":
		return errors.New("-network: no UCX; -ucx names the folder with libucp.so.0, as in the Python package libucx-cu13")
	case mps:
		if err := s.controlInTurns(); err != nil {
			return err
		}
	}
	ucx, err := filepath.Abs(ucx)
	if err != nil {
		return err
	}
	gdr, err := s.standIn("libgdrapi.so.2", "gdrcopy.c")
	if err != nil {
		return err
	}
	heaps, err := s.standIn("libheaps.so", "heaps.c")
	if err != nil {
		return err
	}
	// Each PE has a thread that waits for its kernels, and a proxy.
	s.atOnce = max(1, min(s.atOnce, processors()/(2*s.np)))
	// NVSHMEM gives the heap in host memory one name on the machine (3.4.5, 3.8.0). A job that starts beside
	// another may open that one's heap, and then barriers of both end too soon or never.
	if s.apart = s.apart || canPart(); !s.apart {
		s.atOnce = 1
	}
	path := strings.Join([]string{filepath.Dir(gdr), ucx, lib}, ":")
	return errors.Join(
		setenv("NVSHMEM_DISABLE_P2P=1", "NVSHMEM_REMOTE_TRANSPORT=ucx", "NVSHMEM_HEAP_KIND=SYSMEM", "heaps="+heaps,
			"UCX_MODULE_DIR="+ucx+"/ucx", "UCX_NET_DEVICES=lo", "UCX_WARN_UNUSED_ENV_VARS=n", prepend("LD_LIBRARY_PATH", path)),
		appendTo(filepath.Join(s.out, "summary.txt"), fmt.Sprintf("network: no peer access, UCX of %s, heap in host memory; left out: %s, jobs at once: %d\n", ucx, strings.Join(leftOut, "|"), s.atOnce)))
}

// ncclNetwork is the transport whose network is NCCL's.
const ncclNetwork = "nccl-gin"

// ncclSetup is networkSetup for kernels that communicate by NCCL: no PE addresses another, and NCCL's proxy moves
// everything through network/rma.c. The symmetric heap is in the GPU's memory.
func (s *session) ncclSetup() error {
	plugin, err := s.standIn("libnccl-rma-tcp.so", "rma.c")
	if err != nil {
		return err
	}
	if s.peers.nccl == "" && os.Getenv("GPUC_NCCL_LIBRARY") == "" {
		return errors.New("-network: no NCCL; GPUC_NCCL_LIBRARY names the libnccl.so.2 of version 2.30.7 or later")
	}
	env := []string{"NCCL_RMA_PLUGIN=" + plugin, "NCCL_GIN_TYPE=2", "NCCL_LSA_TEAM_SIZE=1"}
	if s.np > s.gpus {
		env = append(env, "NCCL_MULTI_RANK_GPU_ENABLE=1")
	}
	return errors.Join(setenv(env...), appendTo(filepath.Join(s.out, "summary.txt"), "network: no peer access, NCCL by TCP\n"))
}

// controlInTurns puts a program in front of the control of MPS: NVSHMEM asks that for its servers, on each
// host at once, and it answers one at a time.
func (s *session) controlInTurns() error {
	control, err := exec.LookPath("nvidia-cuda-mps-control")
	if err != nil {
		return err
	}
	dir := filepath.Join(s.work, "path")
	script := fmt.Sprintf("#!/bin/sh\nexec flock -o '%s/mps.lock' '%s' \"$@\"\n", s.work, control)
	return errors.Join(os.MkdirAll(dir, 0o777), os.WriteFile(filepath.Join(dir, "nvidia-cuda-mps-control"), []byte(script), 0o777), setenv(prepend("PATH", dir)))
}

// farBenches are what operations cost that go over the network, against C++ on the same path. The benchmarks
// that store to peers' memory by themselves have no meaning there.
var farBenches = []bench{
	{name: "far", program: oursAOT, peers: "cpp", rounds: 3, args: "-starts 3 -limit 60s -bench far,pingpong,barrier"},
	{name: "far-puts", program: oursAOT, peers: "cpp", rounds: 3, args: "-limit 60s -bench putbw -bytes 4096,65536,1048576,16777216 -blocks 1,8 -threads 256 -volume 67108864"},
	{name: "far-jacobi", program: oursAOT, peers: "cpp", rounds: 3, args: "-limit 60s -bench jacobi -grids 1024"}, // without the fence C++ has wrong rows
	{name: "far-jacobi-fence", program: oursAOT, peers: "cpp-fence", rounds: 3, args: "-limit 60s -bench jacobi -grids 1024"},
	{name: "far-sums", program: oursAOT, rounds: 2, args: "-limit 60s -bench allreduce"},
}

func far(ctx context.Context, s *session, out io.Writer) error {
	var errs []error
	for _, b := range farBenches {
		if err := b.run(ctx, s, out); b.name != "far-jacobi" || ctx.Err() != nil { // wrong rows are no failure of ours
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// mixed returns steps that run programs as on two hosts: half of the PEs can address each other.
func mixed(lines string) (steps []step) {
	for line := range strings.Lines(lines) {
		name, program, _ := strings.Cut(strings.TrimSpace(line), " ")
		steps = append(steps, step{name: name, part: "mixed", limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
			words := strings.Fields(program)
			hosts := fmt.Sprintf("one:%d,two:%d", s.np/2, s.np-s.np/2)
			args := []string{s.gpuc, "run", "-backend", "cuda", "-rsh", filepath.Join(s.here, "network", "host.sh"), "-hosts", hosts, filepath.Join(s.bin, words[0])}
			env := []string{"NVSHMEM_DISABLE_P2P=0"}
			if os.Getenv("GPUC_TRANSPORT") == ncclNetwork {
				args = []string{s.gpuc, "run", "-backend", "cuda", "-np", strconv.Itoa(s.np), filepath.Join(s.bin, words[0])}
				env = []string{fmt.Sprintf("NCCL_LSA_TEAM_SIZE=%d", s.np/2)}
			}
			return run(ctx, out, env, append(args, words[1:]...)...)
		}})
	}
	return steps
}

// fresh says whether a put sends what was written just before, in C++ (fresh.cu says how to read it).
func fresh(ctx context.Context, s *session, out io.Writer) error {
	if s.peers.cpp == "" {
		return errors.New("no C++ programs")
	}
	return run(ctx, out, []string{s.withNVSHMEM()}, filepath.Join(s.peers.cpp, "fresh"), "-np", strconv.Itoa(s.np))
}

// networkSteps are the steps of -network.
func (s *session) networkSteps() []step {
	steps := []step{infoStep}
	if os.Getenv("GPUC_TRANSPORT") != ncclNetwork {
		steps = append(steps, step{name: "network-fresh", part: "conformance fresh", limit: 90 * time.Second, peers: true, do: fresh})
	}
	for _, t := range []string{"conformance", "mistakes", "ring", "examples"} {
		if exists(filepath.Join(s.here, "test", t+".test")) {
			steps = append(steps, s.testSteps(t)...)
		}
	}
	steps = append(steps, programs("examples", "example-ring ring\nexample-ring-aot ring-aot\n"+bothForms(`example-jacobi{-} jacobi {-} -width 1024 -height 1024 -iterations 500 -norm 1
example-jacobi{-}-odd jacobi {-} -width 1023 -height 517 -iterations 200 -norm 3
`)+`example-allreduce allreduce -max 4194304
example-alltoall alltoall -n 100003
example-stencil3d stencil3d -nx 129 -ny 127 -nz 103 -steps 20
example-nbody nbody -bodies 6001 -steps 5
example-moe moe -tokens 64 -hidden 1024 -experts 16 -topk 4`)...)
	if s.np >= 4 {
		steps = append(steps, mixed("mixed-ring ring\n"+bothForms("mixed-jacobi{-} jacobi {-} -width 1023 -height 517 -iterations 200 -norm 3\n")+`mixed-allreduce allreduce -max 4194304
mixed-alltoall alltoall -n 100003
mixed-stencil3d stencil3d -nx 129 -ny 127 -nz 103 -steps 20
mixed-nbody nbody -bodies 6001 -steps 5
mixed-moe moe -tokens 64 -hidden 1024 -experts 16 -topk 4`)...)
	}
	return append(steps, failing("show-index", "shows", `faults.go:[0-9]+: index out of range`, withoutMPS, "shows -show index"),
		killed("kill"), killed("kill-barrier"),
		step{name: "bench-far", part: "bench far", limit: 200 * time.Second, peers: true, do: far})
}
