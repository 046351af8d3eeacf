package build

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/manifest"
	"github.com/gpuc-go/gpuc/internal/toolchain"
	"github.com/gpuc-go/gpuc/ltoir/nvvm"
)

// PTX compiles the package's IR to PTX for an architecture, without the device
// library: calls into it show by name.
func (g *Generated) PTX(tc *toolchain.Toolchain, a arch.Arch, strictFP bool) ([]byte, error) {
	lib, err := nvvm.Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		return nil, err
	}
	libdevice, err := nvvm.ReadLibdevice(tc.Path(toolchain.Libdevice))
	if err != nil {
		return nil, err
	}
	ptx, err := lib.Compile(g.ImportPath, g.IR, libdevice, nvvm.Config{Arch: a, Format: nvvm.PTX, StrictFP: strictFP})
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
	dir, err := os.MkdirTemp("", "gpuc-inspect-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "kernels.cubin")
	if err := os.WriteFile(file, image, 0o600); err != nil {
		return nil, err
	}
	return f(file)
}

// tool runs a tool and returns its output; an error holds all that it said.
func tool(ctx context.Context, path string, args ...string) ([]byte, error) {
	return outputOf(ctx, exec.CommandContext(ctx, path, args...), filepath.Base(path))
}

// outputOf runs a command and returns its output. An error begins with what, and
// holds all that the command said.
func outputOf(ctx context.Context, cmd *exec.Cmd, what string) ([]byte, error) {
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, fmt.Errorf("%s: %w\n%s", what, err, bytes.TrimSpace(stderr.Bytes()))
	}
	return out, nil
}

// KernelStats are the resources of one kernel in machine code.
type KernelStats struct {
	Kernel    string `json:"kernel"`
	Registers int    `json:"registers"`
	// Stack is local memory of a thread in bytes: variables that did not fit
	// into registers, and arrays with a varying index.
	Stack int `json:"stack"`
	// Shared is the kernel's static shared memory of a block in bytes.
	Shared int `json:"shared"`
	// Instructions, LocalLoads and LocalStores count machine instructions;
	// loads and stores of local memory are what spilling costs.
	Instructions int `json:"instructions"`
	LocalLoads   int `json:"localLoads"`
	LocalStores  int `json:"localStores"`
}

// LineChecks are the checks that the compiler left in one source line.
type LineChecks struct {
	File   string   `json:"file"`
	Line   int      `json:"line"`
	Func   string   `json:"func"`
	Checks []string `json:"checks"`
}

// Stats reads the resources of the package's kernels from machine code.
func (g *Generated) Stats(ctx context.Context, tc *toolchain.Toolchain, image []byte) ([]KernelStats, error) {
	objdump, ok := tc.Part(toolchain.CuObjdump)
	if !ok {
		return nil, &toolchain.NotFoundError{Use: toolchain.Use{Name: "read the resources of kernels", Parts: []toolchain.Part{toolchain.CuObjdump}}, Missing: []toolchain.Part{toolchain.CuObjdump}}
	}
	sass, err := SASS(ctx, tc, image)
	if err != nil {
		return nil, err
	}
	usage, err := withCubin(image, func(file string) ([]byte, error) {
		return tool(ctx, objdump.Path, "-res-usage", file)
	})
	if err != nil {
		return nil, err
	}
	stats, err := parseUsage(usage)
	if err != nil {
		return nil, err
	}
	countInstructions(sass, stats)
	var out []KernelStats
	for _, k := range g.Manifest.Kernels {
		s := stats[k.Symbol]
		if s == nil {
			return nil, fmt.Errorf("kernel %s (%s) is not in the machine code", k.Name, k.Symbol)
		}
		// The tool's number holds what the system reserves on some
		// architectures.
		s.Kernel, s.Shared = k.Name, k.SharedBytes
		out = append(out, *s)
	}
	return out, nil
}

var (
	usageFunc  = regexp.MustCompile(`^\s*Function ([^:\s]+):`)
	usageField = regexp.MustCompile(`\b([A-Z]+):(\d+)`)
	sassFunc   = regexp.MustCompile(`^\s*\.section\s+\.text\.([^,"\s]+)`)
	sassInstr  = regexp.MustCompile(`^\s*/\*[0-9a-f]+\*/\s+(?:@!?\w+\s+)?([A-Z][A-Z0-9]*)`)
)

// parseUsage reads the output of cuobjdump -res-usage: for each function a line
// with its name and one with its resources.
func parseUsage(out []byte) (map[string]*KernelStats, error) {
	stats := map[string]*KernelStats{}
	var at *KernelStats
	for line := range strings.Lines(string(out)) {
		if m := usageFunc.FindStringSubmatch(line); m != nil {
			at = &KernelStats{}
			stats[m[1]] = at
			continue
		}
		if at == nil {
			continue
		}
		for _, m := range usageField.FindAllStringSubmatch(line, -1) {
			n, err := strconv.Atoi(m[2])
			if err != nil {
				return nil, err
			}
			switch m[1] {
			case "REG":
				at.Registers = n
			case "STACK":
				at.Stack = n
			}
		}
	}
	if len(stats) == 0 {
		return nil, errors.New("cuobjdump reported no functions")
	}
	return stats, nil
}

// countInstructions counts machine instructions by kernel in nvdisasm's output.
func countInstructions(sass []byte, stats map[string]*KernelStats) {
	var at *KernelStats
	for line := range strings.Lines(string(sass)) {
		if m := sassFunc.FindStringSubmatch(line); m != nil {
			at = stats[m[1]]
			continue
		}
		m := sassInstr.FindStringSubmatch(line)
		if at == nil || m == nil {
			continue
		}
		switch m[1] {
		case "NOP":
			continue // padding behind the end
		case "LDL":
			at.LocalLoads++
		case "STL":
			at.LocalStores++
		}
		at.Instructions++
	}
}

// failCall is a call of the function that reports a failed check; the site is
// its second argument.
var failCall = regexp.MustCompile(`call void @gpuc_fail\(i8\* [^,]+, i32 (\d+),`)

// Checks returns the checks that the compiler left in the package's IR, by
// source line.
func (g *Generated) Checks() []LineChecks { return checks(g.Manifest, g.IR) }

func checks(m *manifest.Manifest, ir []byte) []LineChecks {
	var list []LineChecks
	for _, c := range failCall.FindAllSubmatch(ir, -1) {
		n, err := strconv.Atoi(string(c[1]))
		if err != nil || n >= len(m.Sites) {
			continue
		}
		s := m.Sites[n]
		i := slices.IndexFunc(list, func(l LineChecks) bool { return l.File == s.File && l.Line == s.Line && l.Func == s.Func })
		if i < 0 {
			i = len(list)
			list = append(list, LineChecks{File: s.File, Line: s.Line, Func: s.Func})
		}
		list[i].Checks = append(list[i].Checks, string(s.Kind))
	}
	for _, l := range list {
		slices.Sort(l.Checks)
	}
	slices.SortFunc(list, func(a, b LineChecks) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Func, b.Func))
	})
	return list
}
