package build

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/job/procgroup"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/tempdir"
)

// PTX compiles the package's IR to PTX for an architecture, without the device
// library: calls into it show by name.
func (g *Generated) PTX(tc *toolchain.Toolchain, a arch.Target) ([]byte, error) {
	if err := g.fits(a); err != nil {
		return nil, err
	}
	lib, err := nvvm.Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		return nil, err
	}
	libdevice, err := nvvm.ReadLibdevice(tc.Path(toolchain.Libdevice))
	if err != nil {
		return nil, err
	}
	ptx, err := lib.Compile(g.ImportPath, g.IR, libdevice, nvvm.Config{Arch: a, Format: nvvm.PTX, StrictFP: g.Manifest.StrictFP, Debug: g.Manifest.Debug})
	if err != nil {
		return nil, fmt.Errorf("compile kernels of %s for %s: %w", g.ImportPath, a, err)
	}
	return ptx, nil
}

// SASS disassembles machine code, with the source line of each part.
func SASS(ctx context.Context, tc *toolchain.Toolchain, image []byte) ([]byte, error) {
	if err := tc.Need(toolchain.Disassemble); err != nil {
		return nil, err
	}
	return withCubin(image, func(file string) ([]byte, error) {
		return tool(ctx, tc.Path(toolchain.NVDisasm), "-c", "-g", file)
	})
}

// withCubin calls f with the name of a file that holds image.
func withCubin(image []byte, f func(file string) ([]byte, error)) ([]byte, error) {
	dir, remove, err := tempdir.Dir("inspect")
	if err != nil {
		return nil, err
	}
	defer remove()
	file := filepath.Join(dir, "kernels.cubin")
	if err := os.WriteFile(file, image, 0o600); err != nil {
		return nil, err
	}
	return f(file)
}

// tool runs a tool and returns its output; an error holds all that it said.
func tool(ctx context.Context, path string, args ...string) ([]byte, error) {
	return outputOf(ctx, exec.Command(path, args...), filepath.Base(path))
}

// outputOf runs a command and returns its output, also with an error. That begins
// with what, and holds all that the command said beside its output.
func outputOf(ctx context.Context, cmd *exec.Cmd, what string) ([]byte, error) {
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := procgroup.Run(ctx, cmd); err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return stdout.Bytes(), fmt.Errorf("%s: %w\n%s", what, err, bytes.TrimSpace(stderr.Bytes()))
	}
	return stdout.Bytes(), nil
}
