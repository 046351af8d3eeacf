package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// compiler is nvcc with the libraries of a toolchain.
type compiler struct {
	nvcc   string
	tc     *toolchain.Toolchain
	arch   arch.Target
	source string
}

// compile returns a cubin of the source: with all of NVSHMEM's functions inlined,
// link-time optimisation and the configuration of our device library, or as NVSHMEM
// ships.
func (c *compiler) compile(ctx context.Context, inlined bool) ([]byte, error) {
	dir, err := os.MkdirTemp("", "gpuc-cost-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	object, image := filepath.Join(dir, "kernels.o"), filepath.Join(dir, "kernels.cubin")
	include := c.tc.Path(toolchain.NVSHMEMHeaders)
	args := []string{
		"-arch=" + c.arch.SM(), "-std=c++17", "-O3", "-rdc=true", "-DNDEBUG",
		"-I" + include, "-I" + c.tc.Path(toolchain.CUDAHeaders), "-c", c.source, "-o", object,
	}
	link := []string{"-m64", "-arch=" + c.arch.SM(), "-cpu-arch=X86_64", "-L" + filepath.Join(filepath.Dir(include), "lib"), "-lnvshmem_device"}
	if inlined {
		args = append(args, "-dlto", "-DLIKE_OURS", "-DNVSHMEM_ENABLE_ALL_DEVICE_INLINING")
		nvvm, err := c.nvvm(dir)
		if err != nil {
			return nil, err
		}
		link = append(link, "-dlto", "-nvvmpath="+nvvm)
	}
	link = append(link, object, "-o", image)
	if err := tool(ctx, c.nvcc, args...); err != nil {
		return nil, err
	}
	if err := tool(ctx, filepath.Join(filepath.Dir(c.nvcc), "nvlink"), link...); err != nil {
		return nil, err
	}
	return os.ReadFile(image)
}

// nvvm lays libNVVM out as nvlink looks for it.
func (c *compiler) nvvm(dir string) (string, error) {
	root := filepath.Join(dir, "nvvm")
	if err := os.MkdirAll(filepath.Join(root, "lib64"), 0o700); err != nil {
		return "", err
	}
	for link, target := range map[string]string{
		"lib64/libnvvm.so": c.tc.Path(toolchain.LibNVVM), "lib64/libnvvm.so.4": c.tc.Path(toolchain.LibNVVM),
		"libdevice": filepath.Dir(c.tc.Path(toolchain.Libdevice)),
	} {
		if err := os.Symlink(target, filepath.Join(root, link)); err != nil {
			return "", err
		}
	}
	return root, nil
}

// tool runs a tool; an error holds all that it said.
func tool(ctx context.Context, path string, args ...string) error {
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Env = append(os.Environ(), "PATH="+filepath.Dir(path)+string(os.PathListSeparator)+os.Getenv("PATH"))
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", filepath.Base(path), err, out)
	}
	return nil
}
