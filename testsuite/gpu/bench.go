package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// peers are the programs that benchmarks compare with, as far as the host has them.
type peers struct {
	nvshmem, nccl string   // the folders of the libraries
	cpp           string   // the folder of the C++ programs that use NVSHMEM
	ncclpeer      string   // the C++ program that uses NCCL
	flashinfer    string   // the C++ program with FlashInfer's kernels
	torch         bool     // whether Python has it
	python        []string // nvshmem for NVSHMEM4Py, nccl for nccl4py
}

// findLibrary returns where the peers find NVSHMEM or NCCL: beside this command, in what python3 uses, or in
// the system.
func (s *session) findLibrary(part, file string) string {
	dirs := []string{filepath.Join(s.here, "toolchain", "nvidia", part)}
	if s.toolchain != "" {
		dirs = append(dirs, filepath.Join(s.toolchain, "nvidia", part))
	}
	dirs = append(dirs, inPython("nvidia/"+part)...)
	return findWith(append(dirs, "/usr"), filepath.Join("lib", file))
}

// inPython returns the folders of a name in the path of python3's modules.
func inPython(name string) []string {
	return strings.Fields(output("python3", "-c", "import sys; print(*(p + '/' + sys.argv[1] for p in sys.path if p))", name))
}

// findWith returns the first folder that has a file.
func findWith(dirs []string, file string) string {
	i := slices.IndexFunc(dirs, func(d string) bool { return d != "" && exists(filepath.Join(d, file)) })
	if i < 0 {
		return ""
	}
	return dirs[i]
}

// withNVSHMEM has programs find NVSHMEM.
func (s *session) withNVSHMEM() string {
	return prepend("LD_LIBRARY_PATH", filepath.Join(s.peers.nvshmem, "lib"))
}

// lookForPeers finds the C++ programs as built with the folder, or builds them if those do not run, and
// what Python has.
func lookForPeers(ctx context.Context, s *session, out io.Writer) error {
	p := &s.peers
	if p.nvshmem == "" {
		return errors.New("no NVSHMEM for the C++ programs")
	}
	try := func(limit time.Duration, args ...string) error {
		ctx, cancel := context.WithTimeout(ctx, limit)
		defer cancel()
		return run(ctx, out, []string{s.withNVSHMEM()}, args...)
	}
	runs := func(dir string) error { return try(time.Minute, filepath.Join(dir, "startup"), "-np", "1") }
	built := filepath.Join(s.work, "cpp")
	build := func(target ...string) error {
		args := []string{"make", "-j4", "-C", filepath.Join(s.here, "cpp"), "NVSHMEM=" + p.nvshmem, "OUT=" + built}
		if p.nccl != "" {
			args = append(args, "NCCL="+p.nccl)
		}
		for variable, dir := range map[string]string{"FLASHINFER": "flashinfer", "DEEPGEMM": "deepgemm"} {
			if headers := filepath.Join(s.here, "cpp", dir); exists(headers) {
				args = append(args, variable+"="+headers)
			}
		}
		return try(5*time.Minute, append(args, target...)...)
	}
	cpp := filepath.Join(s.here, "cpp", "bin")
	if runs(cpp) != nil {
		fmt.Fprintln(out, "the C++ programs that came with the folder do not run; building")
		cpp = built
		if err := build(); err != nil {
			return err
		}
		if err := runs(cpp); err != nil {
			return err
		}
	}
	p.cpp = cpp
	if program := filepath.Join(cpp, "flashinfer"); exists(program) {
		p.flashinfer = program
	}
	fmt.Fprintf(out, "NVSHMEM in %s, NCCL in %s\n", p.nvshmem, cmp.Or(p.nccl, "no place"))
	p.torch = try(time.Minute, "python3", "-c", `import torch; print("torch", torch.__version__)`) == nil
	for _, l := range []string{"nvshmem", "nccl"} {
		if p.torch && try(time.Minute, "python3", "-c", fmt.Sprintf("import importlib.util as i, sys; sys.exit(not i.find_spec('%s') or not i.find_spec('%[1]s.core'))", l)) == nil {
			p.python = append(p.python, l)
		}
	}
	if p.nccl == "" {
		return errors.New("no NCCL")
	}
	peer := filepath.Join(cpp, "ncclpeer")
	if !exists(peer) {
		peer = filepath.Join(built, "ncclpeer")
		if err := build(peer); err != nil {
			return err
		}
	}
	p.ncclpeer = peer
	return nil
}

// bench is a benchmark of ours against peers: cpp, cpp-fence, nccl, torch, flashinfer, deepgemm, and nvshmem-python
// and nccl-python, which are NVSHMEM4Py and nccl4py.
type bench struct {
	name, part string
	limit      time.Duration // without its unit, seconds
	np         int           // 0 stands for -np
	program    string
	peers      string
	rounds     int // 0 stands for -rounds
	args       string
	env        []string
	nccl       bool // it needs NCCL, and is nothing without
	over       bool // NVSHMEM finds NCCL, too
}

const oursAOT = "ours-aot"

var benches = []bench{
	{name: "latency", part: "bench", limit: 60, program: oursAOT, peers: "cpp", rounds: 3, args: "-starts 3 -bench pingpong,notify,barrier,launch"},
	{name: "collectives", part: "bench", limit: 150, program: oursAOT, peers: "cpp,nccl,torch,flashinfer", args: "-bench allreduce,alltoall,moe"},
	{name: "algorithms", part: "bench collectives", limit: 100, program: oursAOT, args: "-bench allreduce-by,allreduce-norm-by"},
	{name: "products", part: "bench", limit: 300, program: oursAOT, peers: "torch", args: "-limit 60s -bench gather-gemm,gemm-scatter,gemm-allreduce"},
	{name: "layers", part: "bench products", limit: 300, program: oursAOT, peers: "torch,flashinfer", args: "-limit 60s -bench allreduce-norm,experts,ring-attention"},
	{name: "moe-fp8", part: "bench", limit: 240, program: oursAOT, peers: "deepgemm", rounds: 3, args: "-limit 60s -bench moe-fp8"},
	{name: "jacobi", part: "bench", limit: 150, program: oursAOT, peers: "cpp", args: "-bench jacobi"},
	{name: "jacobi-1", part: "bench jacobi", limit: 100, np: 1, program: oursAOT, peers: "cpp", args: "-bench jacobi"},
	{name: "puts", part: "bench", limit: 120, program: oursAOT, peers: "cpp", args: "-bench putbw"},
	// What the host enqueues on streams. NVSHMEM's collectives are its own code, or NCCL where it finds that:
	// all programs are told which, and the reduce-scatter gets the scratch memory that it needs
	// (bench/cmd/benchpair/host.go).
	{name: "host", part: "bench", limit: 150, program: oursAOT, peers: "cpp,nvshmem-python", args: "-limit 30s -bench stream-put,stream-pingpong,stream-collective,stream-barrier",
		env: []string{"NVSHMEM_DISABLE_NCCL=1", "NVSHMEM_REDUCE_SCRATCH_SIZE=4M"}},
	// Ours by both transports, in turns.
	{name: "transports", part: "bench", limit: 240, program: oursAOT, peers: "cpp,nccl", rounds: 5, args: "-transports nvshmem,nccl -bench pingpong,notify,barrier,allreduce,alltoall,moe,jacobi,putbw " +
		"-blocks 8,132 -threads 256 -bytes 4096,1048576,67108864 -grids 4096,16384", nccl: true},
	{name: "host-nccl", part: "bench host", limit: 100, program: oursAOT, peers: "nccl,nccl-python", args: "-limit 30s -bench nccl", nccl: true},
	{name: "host-over-nccl", part: "bench host", limit: 100, program: oursAOT, peers: "cpp,nvshmem-python", args: "-limit 30s -bench stream-collective-nccl", nccl: true, over: true},
	{name: "single", part: "bench", limit: 60, np: 1, program: oursAOT, peers: "cpp", rounds: 3, args: "-starts 5 -bench saxpy,transpose,stencil,gemv,gemv4,copy"},
	{name: "single-unchecked", part: "bench single", limit: 60, np: 1, program: "ours-unchecked-aot", peers: "cpp", rounds: 3, args: "-starts 5 -bench saxpy,transpose,stencil,gemv,gemv4"},
	{name: "matrix", part: "bench single", limit: 240, np: 1, program: oursAOT, peers: "torch", rounds: 3, args: "-limit 60s -bench gemm,gemm-forms,attention"},
}

// run runs the benchmark, whose tables go to a folder of its own.
func (b bench) run(ctx context.Context, s *session, out io.Writer) error {
	if b.nccl && s.peers.nccl == "" {
		fmt.Fprintln(out, "no NCCL")
		return nil
	}
	np, rounds, p := strconv.Itoa(s.np), s.rounds, s.peers
	if b.np > 0 {
		np = strconv.Itoa(b.np)
	}
	if b.rounds > 0 {
		rounds = b.rounds
	}
	args := []string{filepath.Join(s.bin, "benchpair"), "-np", np, "-rounds", strconv.Itoa(rounds), "-out", filepath.Join(s.out, "bench", b.name),
		"-ours", s.gpuc + " run -np " + np + " -backend cuda " + filepath.Join(s.bin, b.program)}
	torch := filepath.Join(s.here, "torch")
	for _, peer := range strings.Split(b.peers, ",") {
		library, python := strings.CutSuffix(peer, "-python")
		switch {
		case peer == "cpp" && p.cpp != "":
			args = append(args, "-peer", "C++: "+p.cpp+"/peer -np "+np)
		case peer == "cpp-fence" && p.cpp != "":
			args = append(args, "-peer", "C++: "+p.cpp+"/peer-fence -np "+np)
		case peer == "nccl" && p.ncclpeer != "": // NVSHMEM takes NCCL where it finds it, so that only this program may
			args = append(args, "-peer", "NCCL: env LD_LIBRARY_PATH="+p.nccl+"/lib "+p.ncclpeer+" -np "+np)
		case peer == "flashinfer" && p.flashinfer != "":
			args = append(args, "-peer", "FlashInfer: "+p.flashinfer+" -np "+np)
		case peer == "deepgemm" && exists(p.cpp+"/deepgemm-"+np):
			args = append(args, "-peer", "DeepGEMM: "+p.cpp+"/deepgemm-"+np+" -np "+np)
		case peer == "torch" && p.torch:
			args = append(args, "-peer", "torch: env -u LD_LIBRARY_PATH PYTHONPATH="+filepath.Join(torch, "wheels")+" python3 "+torch+"/peer.py -np "+np)
		case python && slices.Contains(p.python, library):
			args = append(args, "-peer", "Python: python3 "+torch+"/hostpeer.py -library "+library+" -np "+np)
		}
	}
	env := append(slices.Clone(b.env), s.withNVSHMEM())
	if b.over {
		env[len(env)-1] += ":" + p.nccl + "/lib"
	}
	if b.nccl {
		env = append(env, ncclLibrary(p.nccl))
	}
	return run(ctx, out, env, append(args, strings.Fields(b.args)...)...)
}

// ncclLibrary has our programs find NCCL in a folder.
func ncclLibrary(dir string) string { return "GPUC_NCCL_LIBRARY=" + dir + "/lib/libnccl.so.2" }

// startup measures how long programs take to start.
func startup(ctx context.Context, s *session, out io.Writer) error {
	ours := fmt.Sprintf("%s run -np %d -backend cuda %s/", s.gpuc, s.np, s.bin)
	args := []string{filepath.Join(s.bin, "benchpair"), "-np", strconv.Itoa(s.np), "-bench", "none", "-startup-rounds", "5", "-limit", "30s", "-out", filepath.Join(s.out, "bench", "startup"),
		"-startup", "Go, cubin made ahead: env GPUC_TRANSPORT=nvshmem " + ours + "startup-aot",
		"-startup", "Go, JIT warm: " + ours + "startup",
		"-startup", "Go, JIT cold: env GPUC_CACHE={fresh} " + ours + "startup"}
	env := []string{s.withNVSHMEM()}
	if s.peers.nccl != "" {
		args = append(args, "-startup", "Go, by nccl: env GPUC_TRANSPORT=nccl "+ours+"startup-aot")
		env = append(env, ncclLibrary(s.peers.nccl))
	}
	if s.peers.cpp != "" {
		args = append(args, "-startup", fmt.Sprintf("C++: %s/startup -np %d", s.peers.cpp, s.np))
	}
	return run(ctx, out, env, args...)
}

// traces measures what it costs to record waits, against the same program without.
func traces(ctx context.Context, s *session, out io.Writer) error {
	ours := fmt.Sprintf("%s run -np %d -backend cuda ", s.gpuc, s.np)
	return run(ctx, out, []string{s.withNVSHMEM()}, filepath.Join(s.bin, "benchpair"), "-np", strconv.Itoa(s.np), "-rounds", strconv.Itoa(s.rounds),
		"-out", filepath.Join(s.out, "bench", "traces"), "-limit", "60s", "-bench", "pingpong,barrier,jacobi", "-grids", "1024,4096",
		"-ours", ours+"-trace "+filepath.Join(s.work, "trace.json")+" "+filepath.Join(s.bin, "ours-waits-aot"),
		"-peer", "without a trace: "+ours+filepath.Join(s.bin, oursAOT))
}

func benchJIT(ctx context.Context, s *session, out io.Writer) error {
	return run(ctx, out, nil, filepath.Join(s.bin, "benchjit"), "-rounds", "2", "-gpuc", s.gpuc, "-out", filepath.Join(s.out, "bench", "jit"))
}

func benchSteps() (steps []step) {
	for _, b := range benches {
		steps = append(steps, step{"bench-" + b.name, b.part, b.limit * time.Second, true, b.run})
	}
	return append(steps,
		step{"bench-traces", "bench", 200 * time.Second, true, traces},
		step{"bench-startup", "bench", 120 * time.Second, true, startup},
		step{"bench-jit", "bench", 200 * time.Second, true, benchJIT})
}

// underSanitizer are programs that run on one GPU, for NVIDIA's compute-sanitizer. It follows only what libc
// starts, not what a Go program does, so that programs start without gpuc run and a test as the copy of
// itself that is its one PE.
var underSanitizer = []struct{ name, command string }{
	{"saxpy", "{bin}/saxpy-aot"},
	{"ring", "{bin}/ring-aot"},
	{"jacobi", "{bin}/jacobi -width 257 -height 127 -iterations 20 -norm 3"},
	{"jacobi-persistent", "{bin}/jacobi -persistent -width 257 -height 127 -iterations 20 -norm 3"},
	{"allreduce", "{bin}/allreduce -max 65536 -times 2"},
	{"alltoall", "{bin}/alltoall -n 4099 -times 2"},
	{"stencil3d", "{bin}/stencil3d -nx 67 -ny 33 -nz 19 -steps 5"},
	{"moe", "{bin}/moe -tokens 16 -hidden 256 -experts 8 -topk 2"},
	{"computing", "{test}/examples.test -gpuc.backend=cuda -gpuc.np=1 -test.v -test.run ^TestComputing$"},
}

// sanitizerSteps run only where asked for, since they take long.
var sanitizerSteps = []step{{name: "sanitizer", limit: 400 * time.Second, do: sanitizer}}

// sanitizer runs every program of one GPU under each tool, several at a time. Calls of the driver and of
// NVSHMEM that fail harmlessly are not reported.
func sanitizer(ctx context.Context, s *session, out io.Writer) error {
	found, _ := filepath.Glob("/usr/local/cuda*/bin/compute-sanitizer")
	tool := cmp.Or(append([]string{strings.TrimSpace(output("sh", "-c", "command -v compute-sanitizer"))}, found...)...)
	if tool == "" {
		return errors.New("no compute-sanitizer")
	}
	dir := filepath.Join(s.out, "sanitizer")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	commands := map[string][]string{}
	var items []string
	for _, t := range []string{"memcheck", "racecheck", "synccheck"} {
		for _, p := range underSanitizer {
			if item := t + " " + p.name; s.match.MatchString(item) {
				items = append(items, item)
				commands[item] = append([]string{tool, "--tool", t, "--target-processes", "all", "--report-api-errors", "no", "--error-exitcode", "9"},
					strings.Fields(strings.NewReplacer("{bin}", s.bin, "{test}", filepath.Join(s.here, "test")).Replace(p.command))...)
			}
		}
	}
	version := output(tool, "--version")
	return s.jobs(ctx, "sanitizer", 8, items, func(ctx context.Context, item string) error {
		t, name, _ := strings.Cut(item, " ")
		var said strings.Builder
		one, cancel := context.WithTimeout(ctx, 150*time.Second)
		defer cancel()
		err := run(one, &said, []string{"GPUC_BACKEND=cuda", "GPUC_GPUTEST_CALL=0 TestComputing"}, commands[item]...)
		fmt.Fprintf(&said, "%v\n", err)
		summary := ""
		for line := range strings.Lines(said.String()) {
			if strings.Contains(line, "ERROR SUMMARY") || strings.Contains(line, "RACECHECK SUMMARY") {
				summary = strings.TrimLeft(strings.TrimSpace(line), "= ")
			}
		}
		fmt.Fprintf(out, "%s: %s, %v\n", item, summary, err)
		return errors.Join(err, os.WriteFile(filepath.Join(dir, name+"-"+t+".txt"), []byte(version+said.String()), 0o666))
	})
}
