package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// KernelStats are the resources of one kernel in machine code.
type KernelStats struct {
	Kernel    string `json:"kernel"`
	Registers int    `json:"registers"`
	// Stack is local memory of a thread in bytes: variables that did not fit
	// into registers, and arrays with a varying index.
	Stack int `json:"stack"`
	// Shared is the kernel's static shared memory of a block in bytes.
	Shared int `json:"shared"`
	// Instructions, LocalLoads, LocalStores and Barriers count machine
	// instructions; loads and stores of local memory are what spilling costs.
	Instructions int `json:"instructions"`
	LocalLoads   int `json:"localLoads"`
	LocalStores  int `json:"localStores"`
	Barriers     int `json:"barriers"`
	// CodeBytes is the size of the kernel's machine code, with that of the
	// functions that it calls.
	CodeBytes int `json:"codeBytes"`
	// Needs are the features that a target must have for the kernel.
	Needs []arch.Feature `json:"needs,omitempty"`
	// Generic are the loads, stores and atomics that find out at run time what
	// kind of memory an address lies in, by source line; those of NVSHMEM's
	// code stand under its own files.
	Generic []LineAccesses `json:"generic,omitempty"`
}

// LineAccesses counts generic accesses to memory in a source line.
type LineAccesses struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Loads   int    `json:"loads,omitempty"`
	Stores  int    `json:"stores,omitempty"`
	Atomics int    `json:"atomics,omitempty"`
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
	if err := readInstructions(sass, stats); err != nil {
		return nil, err
	}
	var out []KernelStats
	for _, k := range g.Manifest.Kernels {
		s := stats[k.Symbol]
		if s == nil {
			return nil, fmt.Errorf("kernel %s (%s) is not in the machine code", k.Name, k.Symbol)
		}
		// The tool's number holds what the system reserves on some
		// architectures.
		s.Kernel, s.Shared, s.Needs = k.Name, k.SharedBytes, k.Needs
		out = append(out, *s)
	}
	return out, nil
}

var (
	usageFunc  = regexp.MustCompile(`^\s*Function ([^:\s]+):`)
	usageField = regexp.MustCompile(`\b([A-Z]+):(\d+)`)
	sassFunc   = regexp.MustCompile(`^\s*\.section\s+\.text\.([^,"\s]+)`)
	sassLine   = regexp.MustCompile(`^\s*//## File "([^"]+)", line (\d+)`)
	sassInstr  = regexp.MustCompile(`^\s*/\*([0-9a-f]+)\*/\s+(?:@!?\w+\s+)?([A-Z][A-Z0-9]*)`)
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

// instructionBytes is the size of a machine instruction (CUDA Binary Utilities:
// 128 bits since compute capability 7.0).
const instructionBytes = 16

// readInstructions counts machine instructions by kernel in nvdisasm's output.
func readInstructions(sass []byte, stats map[string]*KernelStats) error {
	var at *KernelStats
	file, number := "", 0
	for line := range strings.Lines(string(sass)) {
		if m := sassFunc.FindStringSubmatch(line); m != nil {
			at = stats[m[1]]
			continue
		}
		if m := sassLine.FindStringSubmatch(line); m != nil {
			n, err := strconv.Atoi(m[2])
			if err != nil {
				return err
			}
			file, number = path.Base(m[1]), n
			continue
		}
		m := sassInstr.FindStringSubmatch(line)
		if at == nil || m == nil || m[2] == "NOP" { // padding behind the end
			continue
		}
		offset, err := strconv.ParseInt(m[1], 16, 64)
		if err != nil {
			return err
		}
		at.Instructions++
		at.CodeBytes = max(at.CodeBytes, int(offset)+instructionBytes)
		switch m[2] {
		case "LDL":
			at.LocalLoads++
		case "STL":
			at.LocalStores++
		case "BAR":
			at.Barriers++
		case "LD":
			at.generic(file, number).Loads++
		case "ST":
			at.generic(file, number).Stores++
		case "ATOM":
			at.generic(file, number).Atomics++
		}
	}
	for _, s := range stats {
		slices.SortFunc(s.Generic, func(a, b LineAccesses) int {
			return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
		})
	}
	return nil
}

// generic returns the count of a source line.
func (s *KernelStats) generic(file string, line int) *LineAccesses {
	i := slices.IndexFunc(s.Generic, func(l LineAccesses) bool { return l.File == file && l.Line == line })
	if i < 0 {
		i = len(s.Generic)
		s.Generic = append(s.Generic, LineAccesses{File: file, Line: line})
	}
	return &s.Generic[i]
}
