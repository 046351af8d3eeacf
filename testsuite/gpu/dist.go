package main

import (
	"archive/zip"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// program is a program of the folder bin.
type program struct {
	pkg, suffix string
	flags       string // of gpuc build, with machine code; without any it is built by the go command
	parts       string
}

var distPrograms = []program{
	{pkg: "./examples/saxpy", parts: "examples"},
	{pkg: "./examples/ring", parts: "examples shows"},
	{pkg: "./examples/extern", parts: "examples"},
	{pkg: "./examples/jacobi", parts: "examples sanitizer"},
	{pkg: "./examples/allreduce", parts: "examples sanitizer"},
	{pkg: "./examples/alltoall", parts: "examples sanitizer"},
	{pkg: "./examples/stencil3d", parts: "examples sanitizer"},
	{pkg: "./examples/nbody", parts: "examples"},
	{pkg: "./examples/moe", parts: "examples sanitizer"},
	{pkg: "./examples/torch", parts: "examples"},
	{pkg: "./examples/power", parts: "examples"},
	{pkg: "./examples/hostonly", parts: "examples"},
	{pkg: "./examples/labs/*", parts: "examples"},
	{pkg: "./testsuite/shows", parts: "shows"},
	{pkg: "./bench/cmd/benchpair", parts: "bench"},
	{pkg: "./bench/cmd/benchjit", parts: "bench"},
	{pkg: "./bench/cmd/ours", parts: "bench"},
	{pkg: "./bench/startup", parts: "bench"},
	{pkg: "./examples/saxpy", suffix: "-aot", flags: " ", parts: "examples sanitizer"},
	{pkg: "./examples/ring", suffix: "-aot", flags: " ", parts: "examples shows sanitizer"},
	{pkg: "./bench/cmd/ours", suffix: "-aot", flags: " ", parts: "bench"},
	{pkg: "./bench/startup", suffix: "-aot", flags: " ", parts: "bench"},
	{pkg: "./bench/cmd/ours", suffix: "-unchecked-aot", flags: "-no-checks", parts: "bench"},
	{pkg: "./bench/cmd/ours", suffix: "-waits-aot", flags: "-trace-level waits", parts: "bench"},
	{pkg: "./examples/jacobi", suffix: "-aot", flags: " ", parts: "sanitized"},
	{pkg: "./testsuite/halo", suffix: "-sanitized", flags: "-sanitize", parts: "sanitized"},
	{pkg: "./examples/saxpy", suffix: "-sanitized", flags: "-sanitize", parts: "sanitized"},
	{pkg: "./examples/ring", suffix: "-sanitized", flags: "-sanitize", parts: "sanitized"},
	{pkg: "./examples/jacobi", suffix: "-sanitized", flags: "-sanitize", parts: "sanitized"},
	{pkg: "./examples/allreduce", suffix: "-sanitized", flags: "-sanitize", parts: "sanitized"},
	{pkg: "./testsuite/pairs", suffix: "-sanitized", flags: "-sanitize", parts: "pairs"},
}

// distTests are the test binaries that take the back end, with the machine code of their kernels, and which
// of their tests run, if not all.
var distTests = map[string]string{
	"conformance": "./testsuite/conformance", "mistakes": "./testsuite/mistakes", "examples": "./testsuite/examples", "kernels": "./testsuite/kernels", "museum": "./testsuite/museum -test.run=^TestTwinsAreRight$",
	"ring": "./examples/ring", "saxpy": "./examples/saxpy", "torch": "./examples/torch", "power": "./examples/power",
}

// distParts are what -parts names, beside the tests.
var distParts = []string{"conformance", "examples", "shows", "bench", "sanitizer", "sanitized", "pairs"}

const testArgs = "-gpuc.backend=cuda -gpuc.np=NP\n"

// builder makes the folder.
type builder struct {
	ctx                  context.Context
	out, arch, transport string
	parts                []string
	peers                bool
}

// has reports whether one of the parts is wanted.
func (b *builder) has(parts ...string) bool {
	return len(b.parts) == 0 || slices.ContainsFunc(parts, func(p string) bool { return slices.Contains(b.parts, p) })
}

func (b *builder) run(args ...string) error {
	if err := run(b.ctx, os.Stderr, nil, args...); err != nil {
		return fmt.Errorf("%s: %w", strings.Join(args, " "), err)
	}
	return nil
}

// gpuc builds a package with machine code.
func (b *builder) gpuc(pkg, out string, flags ...string) error {
	args := append([]string{filepath.Join(b.out, "bin", "gpuc"), "build", "-arch", b.arch, "-o", out}, flags...)
	if b.transport != "" {
		args = append(args, "-transport", b.transport)
	}
	return b.run(append(args, pkg)...)
}

// dist makes dist/gpu, a folder that runs tests, examples and benchmarks on a GPU host without Go, and packs
// it. NVCC names the CUDA compiler for the C++ programs, and NCCL the folder of NCCL (include and lib) for the
// one on NCCL; without a compiler the host builds them. Machine code and C++ programs are made with the
// toolchain that gpuc finds, or GPUC_TOOLCHAIN.
func dist(ctx context.Context, args []string) error {
	b := builder{ctx: ctx}
	flags := flag.NewFlagSet("dist", flag.ContinueOnError)
	// The C++ programs are built for sm_90, as NVSHMEM's device library is.
	flags.StringVar(&b.arch, "arch", "sm_90a", "the `target` of the kernels, of which some multiply matrices by wgmma, which sm_90 does not have")
	flags.StringVar(&b.out, "out", "dist/gpu", "the `folder` that is made")
	flags.StringVar(&b.transport, "transport", "", "how kernels communicate, by `name`, if not by the default of gpuc build")
	parts := flags.String("parts", "", "the `parts` to make, if not all: "+strings.Join(distParts, ", ")+", or single tests of conformance by name, such as test-kernels")
	libs := flags.Bool("libs", false, "make a second archive with the compile libraries of the toolchain, to unpack over the first on hosts without a CUDA toolkit")
	flags.BoolVar(&b.peers, "peers", false, "fetch the peers of bench/peers.txt from the Python package index with python3's pip")
	ucx := flags.String("ucx", "", "the `folder` with libucp.so.0 of the Python package libucx-cu13, for gpu run -network on hosts without it")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *ucx != "" && !exists(filepath.Join(*ucx, "libucp.so.0")) {
		return fmt.Errorf("%s has no libucp.so.0", *ucx)
	}
	if *parts != "" {
		b.parts = strings.Split(*parts, ",")
	}
	for _, p := range b.parts {
		name, isTest := strings.CutPrefix(p, "test-")
		if isTest && distTests[name] == "" || !isTest && !slices.Contains(distParts, p) {
			return fmt.Errorf("there is no part %q; the parts are %s, and test- with a name", p, strings.Join(distParts, ", "))
		}
	}
	archive := b.out + ".tar.xz"
	err := errors.Join(setenv("CGO_ENABLED=0", "GOOS=linux", "GOARCH=amd64", "GOFLAGS=-trimpath -ldflags=-s"), os.RemoveAll(b.out), os.RemoveAll(archive), os.RemoveAll(b.out+"-libs.tar.xz"))
	for _, dir := range []string{"bin", "test", "cpp/bin", "network", "lib", "torch"} {
		err = errors.Join(err, os.MkdirAll(filepath.Join(b.out, dir), 0o777))
	}
	if err != nil {
		return err
	}
	for _, make := range []func() error{b.programs, b.tests, b.fetch, b.cpp, b.network, b.version} {
		if err := make(); err != nil {
			return err
		}
	}
	if *ucx != "" {
		if err := b.run("cp", "-rL", *ucx, filepath.Join(b.out, "ucx")); err != nil {
			return err
		}
	}
	if err := b.pack(archive, ""); err != nil || !*libs {
		return err
	}
	return b.libraries()
}

// pack packs what is under a path of the folder.
func (b *builder) pack(archive, path string) error {
	if err := b.run("tar", "-C", filepath.Dir(b.out), "--use-compress-program=xz -T0 -3", "-cf", archive, filepath.Join(filepath.Base(b.out), path)); err != nil {
		return err
	}
	return b.run("du", "-sh", filepath.Join(b.out, path), archive)
}

func (b *builder) programs() error {
	fmt.Println("commands and programs")
	bin := filepath.Join(b.out, "bin")
	err := errors.Join(b.run("go", "build", "-o", bin+"/", "./cmd/gpuc"), b.run("go", "build", "-o", filepath.Join(b.out, "gpu"), "./testsuite/gpu"))
	if err != nil {
		return err
	}
	for _, p := range distPrograms {
		if !b.has(strings.Fields(p.parts)...) {
			continue
		}
		dirs, prefix := []string{p.pkg}, ""
		if strings.HasSuffix(p.pkg, "/*") {
			mains, err := filepath.Glob(p.pkg + "/main.go")
			if err != nil {
				return err
			}
			dirs, prefix = nil, "lab-"
			for _, m := range mains {
				dirs = append(dirs, "./"+filepath.Dir(m))
			}
		}
		for _, dir := range dirs {
			out := filepath.Join(bin, prefix+filepath.Base(dir)+p.suffix)
			if p.flags == "" {
				err = b.run("go", "build", "-o", out, dir)
			} else {
				err = b.gpuc(dir, out, strings.Fields(p.flags)...)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *builder) tests() error {
	fmt.Println("tests")
	dir, err := filepath.Abs(filepath.Join(b.out, "test"))
	if err != nil {
		return err
	}
	// args writes the arguments of a test binary, and returns where it goes.
	args := func(name, text string) (string, error) {
		file := filepath.Join(dir, name+".test")
		return file, os.WriteFile(file+".args", []byte(text), 0o666)
	}
	for name, tests := range distTests {
		if !b.has("conformance", "test-"+name) {
			continue
		}
		pkg, which, _ := strings.Cut(tests, " ")
		out, err := args(name, strings.TrimSpace(testArgs)+" "+which+"\n")
		if err == nil {
			err = b.gpuc(pkg, out, "-test")
		}
		if err != nil {
			return err
		}
	}
	if !b.has("conformance") {
		return nil
	}
	out, err := args("cuda", "-gpuc.backend=cuda -test.run=^TestGPU\n")
	if err == nil {
		err = b.run("go", "test", "-c", "-o", out, "./internal/backend/cuda")
	}
	if err != nil {
		return err
	}
	if exec.Command("sh", "-c", `command -v "$(go env CC)"`).Run() != nil {
		fmt.Println("  no C compiler: the tests with gorgonia.org/cu are left out")
	} else if out, err := args("gorgonia", testArgs); err != nil {
		return err
	} else if err := b.run("runtime/gorgonia/cgo.sh", "go", "test", "-c", "-o", out, "."); err != nil {
		return err
	}
	// What the documents have a reader write, with its tests.
	shown, err := os.MkdirTemp("", "gpu")
	if err != nil {
		return err
	}
	defer os.RemoveAll(shown)
	if err := b.run("go", "test", "./cmd/gpuc", "-count=1", "-run", "^TestDocuments$/^(README.md|docs)$/^tiles.md$", "-args", "-documents.keep", shown); err != nil {
		return err
	}
	for _, doc := range []string{"README.md", "docs/tiles.md"} {
		out, err := args(strings.TrimSuffix(filepath.Base(doc), ".md"), testArgs)
		if err == nil {
			err = b.run("go", "-C", filepath.Join(shown, doc, "first"), "test", "-c", "-o", out, ".")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// part returns where gpuc finds a part of the toolchain.
func (b *builder) part(name string) (string, error) {
	var list struct {
		Parts []struct{ Part, Path string }
	}
	text, err := exec.CommandContext(b.ctx, filepath.Join(b.out, "bin", "gpuc"), "toolchain", "list", "-json").Output()
	if err == nil {
		err = json.Unmarshal(text, &list)
	}
	for _, p := range list.Parts {
		if p.Part == name {
			return p.Path, err
		}
	}
	return "", errors.Join(err, fmt.Errorf("gpuc finds no %s", name))
}

// peerFiles are what the folder takes of a wheel of bench/peers.txt, and where it goes.
var peerFiles = map[string][]struct{ from, to string }{
	"flashinfer_python": {{"flashinfer/data/include", "cpp/flashinfer/include"}, {"flashinfer/data/spdlog", "cpp/flashinfer/spdlog"}},
	"fa3_fwd":           {{".", "torch/wheels"}},
	"sgl_deep_gemm":     {{"deep_gemm/include", "cpp/deepgemm/include"}},
}

// fetch gets the peers that come as wheels.
func (b *builder) fetch() error {
	if !b.peers {
		return nil
	}
	fmt.Println("peers of bench/peers.txt")
	wheels, err := os.MkdirTemp("", "gpu")
	if err != nil {
		return err
	}
	defer os.RemoveAll(wheels)
	err = b.run("python3", "-m", "pip", "download", "-q", "--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version=3.10", "--platform=manylinux_2_24_x86_64", "--platform=manylinux2014_x86_64", "-d", wheels, "-r", "bench/peers.txt")
	if err != nil {
		return err
	}
	for name, parts := range peerFiles {
		found, err := filepath.Glob(filepath.Join(wheels, name+"-*.whl"))
		if err != nil || len(found) != 1 {
			return errors.Join(err, fmt.Errorf("bench/peers.txt names %d wheels of %s, not one", len(found), name))
		}
		wheel, err := zip.OpenReader(found[0])
		if err != nil {
			return err
		}
		defer wheel.Close()
		for _, part := range parts {
			files, err := fs.Sub(wheel, part.from)
			if err == nil {
				err = os.CopyFS(filepath.Join(b.out, part.to), files)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// cpp copies and builds the C++ programs, and copies those of Python.
func (b *builder) cpp() error {
	fmt.Println("C++ programs")
	for dir, patterns := range map[string][]string{"cpp": {"bench/cpp/*.cu", "bench/cpp/*.h", "bench/cpp/Makefile"}, "torch": {"bench/torch/*.py"}, "network": {"testsuite/gpu/network/*"}} {
		for _, pattern := range patterns {
			files, err := filepath.Glob(pattern)
			if err == nil {
				err = b.run(slices.Concat([]string{"cp"}, files, []string{filepath.Join(b.out, dir)})...)
			}
			if err != nil {
				return err
			}
		}
	}
	if !b.has("bench") {
		return nil
	}
	nvcc := os.Getenv("NVCC")
	if found, err := exec.LookPath("nvcc"); err == nil {
		nvcc = cmp.Or(nvcc, found)
	}
	nvshmem, err := b.part("NVSHMEM headers")
	nvshmem = filepath.Dir(nvshmem)
	if nvcc == "" || err != nil || !exists(filepath.Join(nvshmem, "lib", "libnvshmem_device.a")) {
		fmt.Println("  no nvcc, or no toolchain with NVSHMEM: the GPU host builds them")
		return nil
	}
	args := []string{"make", "-s", "-C", filepath.Join(b.out, "cpp"), "NVCC=" + nvcc, "NVSHMEM=" + nvshmem, "ARCH=" + strings.TrimRight(b.arch, "af"), "OUT=bin"}
	if nccl := os.Getenv("NCCL"); nccl != "" {
		args = append(args, "NCCL="+nccl)
	}
	if b.peers {
		args = append(args, "FLASHINFER=flashinfer", "DEEPGEMM=deepgemm")
	}
	return errors.Join(b.run(args...), b.run("sh", "-c", `cd "$1" && rm -f ./*.o && strip ./*`, "sh", filepath.Join(b.out, "cpp", "bin")))
}

// network builds the stand-ins of -network.
func (b *builder) network() error {
	if _, err := exec.LookPath("cc"); err != nil {
		fmt.Println("  no C compiler: the GPU host builds the stand-ins for GDRCopy, for hosts and for NCCL's network")
		return nil
	}
	for library, source := range map[string]string{"libgdrapi.so.2": "gdrcopy.c", "libheaps.so": "heaps.c", "libnccl-rma-tcp.so": "rma.c"} {
		if err := b.run(compileLibrary(library, filepath.Join("testsuite/gpu/network", source), filepath.Join(b.out, "lib", library))...); err != nil {
			return err
		}
	}
	return nil
}

// version notes what the folder is of, which gpu run compares with what has run.
func (b *builder) version() error {
	commit := strings.TrimSpace(output("git", "describe", "--always", "--dirty", "--tags"))
	text := fmt.Sprintf("gpuc %s\n%s %s\ncubins for %s\n", commit, runtime.Version(), runtime.GOOS, b.arch)
	if b.transport != "" {
		text = strings.Replace(text, "\n", " with transport "+b.transport+"\n", 1)
	}
	return os.WriteFile(filepath.Join(b.out, "VERSION"), []byte(text), 0o666)
}

// libraries packs the compile libraries of the toolchain.
func (b *builder) libraries() error {
	fmt.Println("compile libraries")
	for part, dir := range map[string]string{"libNVVM": "lib", "nvJitLink": "lib", "libdevice": "nvvm/libdevice"} {
		path, err := b.part(part)
		dir = filepath.Join(b.out, "toolchain/nvidia/cu13", dir)
		if err == nil {
			err = os.MkdirAll(dir, 0o777)
		}
		if err == nil {
			err = b.run("cp", "-L", path, dir)
		}
		if err != nil {
			return err
		}
	}
	return b.pack(b.out+"-libs.tar.xz", "toolchain")
}
