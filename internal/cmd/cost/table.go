package main

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

//go:embed head.md
var head string

//go:embed foot.md
var foot string

// cost is what one kernel takes: its own instructions, those of the functions that it
// calls, and registers.
type cost struct{ own, called, registers int }

func (c cost) all() int { return c.own + c.called }

func (c cost) String() string {
	if c.called == 0 {
		return strconv.Itoa(c.own)
	}
	return fmt.Sprintf("%d + %d", c.own, c.called)
}

// table collects the costs: ours with checks, ours without, nvcc's inlined, and
// nvcc's as shipped.
type table struct {
	arch    arch.Target
	tc      *toolchain.Toolchain
	kernels []string
	columns []map[string]cost
}

// add reads machine code into the next column.
func (t *table) add(ctx context.Context, image []byte) error {
	dir, err := os.MkdirTemp("", "gpuc-cost-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "kernels.cubin")
	if err := os.WriteFile(file, image, 0o600); err != nil {
		return err
	}
	disasm := t.tc.Path(toolchain.NVDisasm)
	sass, err := exec.CommandContext(ctx, disasm, "-c", file).Output()
	if err != nil {
		return fmt.Errorf("nvdisasm: %w", err)
	}
	objdump, ok := t.tc.Part(toolchain.CuObjdump)
	if !ok {
		return fmt.Errorf("cuobjdump is needed to read the number of registers")
	}
	usage, err := exec.CommandContext(ctx, objdump.Path, "-res-usage", file).Output()
	if err != nil {
		return fmt.Errorf("cuobjdump: %w", err)
	}
	fs := functions(string(sass))
	column := map[string]cost{}
	for _, k := range t.kernels {
		n := reach(fs, k)
		_, after, ok := bytes.Cut(usage, []byte("Function "+k+":"))
		m := registers.FindSubmatch(after)
		if n == 0 || !ok || m == nil {
			return fmt.Errorf("kernel %s is not in the machine code", k)
		}
		regs, err := strconv.Atoi(string(m[1]))
		if err != nil {
			return err
		}
		own := fs[k].instructions
		column[k] = cost{own, n - own, regs}
	}
	t.columns = append(t.columns, column)
	return nil
}

// write prints the document.
func (t *table) write(w io.Writer) error {
	var b strings.Builder
	b.WriteString(head)
	fmt.Fprintf(&b, "\n%s, CUDA %s, NVSHMEM %s.\n\n", t.arch.SM(), t.tc.Version(toolchain.LibNVVM), t.tc.Version(toolchain.NVSHMEMHeaders))
	b.WriteString("| kernel | ours, with checks | ours, without | C++, inlined | ratio, one call | ratio, a further call | C++, as shipped | registers: with checks, without, inlined, as shipped |\n")
	b.WriteString("|---|---|---|---|---|---|---|---|\n")
	for _, k := range t.kernels {
		checked, bare, inlined, shipped := t.columns[0][k], t.columns[1][k], t.columns[2][k], t.columns[3][k]
		fmt.Fprintf(&b, "| %s | %v | %v | %v | %.2f | %.2f | %v | %d, %d, %d, %d |\n", k,
			checked, bare, inlined, float64(bare.all())/float64(inlined.all()), float64(bare.own)/float64(inlined.own), shipped,
			checked.registers, bare.registers, inlined.registers, shipped.registers)
	}
	b.WriteString(foot)
	_, err := io.WriteString(w, b.String())
	return err
}
