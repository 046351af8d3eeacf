// Command cost compares the machine code of minimal kernels, one for each kind of
// communication operation, with that which nvcc makes of the same calls, and
// prints a table. It needs no GPU, but nvcc beside the libraries of the toolchain.
//
//	cost [-arch sm_90] [-nvcc path] > bench/cost/README.md
//
// The kernels are in bench/cost/testdata. Ours are compiled with checks and without.
// nvcc compiles the others twice: with every function of NVSHMEM inlined, link-time
// optimisation and the configuration of our device library, which is the fair
// comparison, and as NVSHMEM ships, with -rdc.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

func main() {
	name := flag.String("arch", "sm_90", "the `architecture`")
	nvcc := flag.String("nvcc", "", "nvcc's `path`; by default in the bin of the toolchain's CUDA")
	dir := flag.String("kernels", "bench/cost/testdata", "the `directory` of the kernels")
	flag.Parse()
	if err := run(context.Background(), *name, *nvcc, *dir); err != nil {
		fmt.Fprintln(os.Stderr, "cost:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, name, nvcc, dir string) error {
	a, err := arch.Parse(name)
	if err != nil {
		return err
	}
	cacheDir, err := cache.Dir(os.Getenv)
	if err != nil {
		return err
	}
	tc, err := toolchain.Locate(toolchain.Config{Getenv: os.Getenv, CacheDir: cacheDir})
	if err != nil {
		return err
	}
	for _, u := range []toolchain.Use{toolchain.Compile, toolchain.DeviceLib, toolchain.Disassemble} {
		if err := tc.Need(u); err != nil {
			return err
		}
	}
	nvcc = cmp.Or(nvcc, filepath.Join(filepath.Dir(tc.Path(toolchain.CUDAHeaders)), "bin", "nvcc"))
	c := cache.Open(cacheDir, cache.Options{Warn: func(err error) { fmt.Fprintln(os.Stderr, "cost:", err) }})
	t := &table{arch: a, tc: tc}
	for _, noChecks := range []bool{false, true} {
		g, err := build.Generate(ctx, build.Options{DryRun: true, Config: manifest.Config{NoChecks: noChecks}}, "./"+filepath.ToSlash(dir))
		if err != nil {
			return err
		}
		if g.Diags.HasErrors() {
			return fmt.Errorf("%s", g.Diags[0])
		}
		res, err := g.Cubin(ctx, tc, c, a, progress)
		if err != nil {
			return err
		}
		if t.kernels == nil {
			t.kernels = g.Kernels
		}
		if err := t.add(ctx, res.Image); err != nil {
			return err
		}
	}
	n := &compiler{nvcc: nvcc, tc: tc, arch: a, source: filepath.Join(dir, "kernels.cu")}
	for _, inlined := range []bool{true, false} {
		progress("nvcc, " + map[bool]string{true: "inlined", false: "as shipped"}[inlined])
		image, err := n.compile(ctx, inlined)
		if err != nil {
			return err
		}
		if err := t.add(ctx, image); err != nil {
			return err
		}
	}
	return t.write(os.Stdout)
}

func progress(msg string) { fmt.Fprintln(os.Stderr, "cost:", msg) }
