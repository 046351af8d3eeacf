package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
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
	// Tensor counts the instructions of tensor cores by name and shape, as nvdisasm
	// writes them.
	Tensor []TensorCount `json:"tensor,omitempty"`
	// Groups is the number of groups that the instructions of a warpgroup form.
	Groups int `json:"groups,omitempty"`
	// Serialised says that each of these waits for the one before, though the kernel has
	// groups of several (ptxas, advisory C7510).
	Serialised bool `json:"serialised,omitempty"`
	// UnderWay is how many groups are under way at most while the next one is started.
	UnderWay int `json:"underWay,omitempty"`
	// BetweenProducts counts loads and stores of local memory from the first instruction of a
	// warpgroup to the last wait for one, in the order of the code.
	BetweenProducts int `json:"betweenProducts,omitempty"`
	// Roles are the registers that warps keep when they give some back, or have when they
	// take some (setmaxnreg).
	Roles []RoleRegisters `json:"roles,omitempty"`
	// CodeBytes is the size of the kernel's machine code, with that of the
	// functions that it calls.
	CodeBytes int `json:"codeBytes"`
	// Needs are the features that a target must have for the kernel.
	Needs []arch.Feature `json:"needs,omitempty"`
	// Generic are the loads, stores and atomics that find out at run time what
	// kind of memory an address lies in, by source line; those of the device
	// library's headers stand under their own files.
	Generic []LineAccesses `json:"generic,omitempty"`
	// Conflicts are the accesses to shared memory that are known to take several turns, by source
	// line. AddConflicts finds them.
	Conflicts []Conflict `json:"conflicts,omitempty"`
}

// TensorCount counts instructions of tensor cores.
type TensorCount struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// RoleRegisters is the registers of a thread once they are handed over.
type RoleRegisters struct {
	Takes     bool `json:"takes"`
	Registers int  `json:"registers"`
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
		s.Serialised = s.serialised(g.IR)
		out = append(out, *s)
	}
	return out, nil
}

var (
	usageFunc  = regexp.MustCompile(`^\s*Function ([^:\s]+):`)
	usageField = regexp.MustCompile(`\b([A-Z]+):(\d+)`)
	sassFunc   = regexp.MustCompile(`^\s*\.section\s+\.text\.([^,"\s]+)`)
	sassLine   = regexp.MustCompile(`^\s*//## File "([^"]+)", line (\d+)`)
	sassInstr  = regexp.MustCompile(`^\s*/\*([0-9a-f]+)\*/\s+(?:@!?\w+\s+)?([A-Z][A-Z0-9]*)((?:\.\w+)*)([^;]*)`)
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
	local := 0 // loads and stores of local memory after the last wait for products
	for line := range strings.Lines(string(sass)) {
		if m := sassFunc.FindStringSubmatch(line); m != nil {
			at, local = stats[m[1]], 0
			continue
		}
		if m := sassLine.FindStringSubmatch(line); m != nil {
			n, err := strconv.Atoi(m[2])
			if err != nil {
				return err
			}
			file, number = fault.FileName(m[1]), n
			continue
		}
		m := sassInstr.FindStringSubmatch(line)
		if at == nil || m == nil || m[2] == "NOP" { // padding after the end
			continue
		}
		offset, err := strconv.ParseInt(m[1], 16, 64)
		if err != nil {
			return err
		}
		at.Instructions++
		at.CodeBytes = max(at.CodeBytes, int(offset)+instructionBytes)
		switch last := lastNumber(m[4]); {
		case m[2] == "WARPGROUP" && strings.HasPrefix(m[3], ".DEPBAR"):
			at.UnderWay = max(at.UnderWay, last)
			at.BetweenProducts += local
			local = 0
		case m[2] == "LDL" || m[2] == "STL":
			local++
		case strings.HasSuffix(m[2], "GMMA") && !at.hasGroupProduct():
			local = 0
		case m[2] == "USETMAXREG":
			at.Roles = append(at.Roles, RoleRegisters{Takes: !strings.HasPrefix(m[3], ".DEALLOC"), Registers: last})
		}
		if strings.HasSuffix(m[2], "MMA") {
			at.product(m[2]+m[3], strings.Contains(m[4], ", gsb"))
		}
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

// lastNumber returns the number that operands end with, 0 if there is none.
func lastNumber(operands string) int {
	at := strings.LastIndex(operands, "0x")
	if at < 0 {
		return 0
	}
	last := operands[at+len("0x"):]
	n, err := strconv.ParseInt(strings.TrimSpace(last), 16, 32)
	if err != nil {
		return 0
	}
	return int(n)
}

// ofWarpgroup reports whether an instruction of tensor cores is one of a warpgroup.
func ofWarpgroup(name string) bool {
	base, _, _ := strings.Cut(name, ".")
	return strings.HasSuffix(base, "GMMA")
}

// hasGroupProduct reports whether an instruction of a warpgroup has been counted.
func (s *KernelStats) hasGroupProduct() bool {
	return slices.ContainsFunc(s.Tensor, func(t TensorCount) bool { return ofWarpgroup(t.Name) })
}

// product counts an instruction of tensor cores, which may end a group.
func (s *KernelStats) product(name string, ends bool) {
	i, ok := slices.BinarySearchFunc(s.Tensor, name, func(t TensorCount, name string) int { return strings.Compare(t.Name, name) })
	if !ok {
		s.Tensor = slices.Insert(s.Tensor, i, TensorCount{Name: name})
	}
	s.Tensor[i].Count++
	if ends {
		s.Groups++
	}
}

var warpgroupCall = regexp.MustCompile(`@(gpuc_WGMMA\w*)\(`)

// serialised reports whether every instruction of a warpgroup ends a group of its own, though ir
// has groups of several: with products that do not begin one.
func (s *KernelStats) serialised(ir []byte) bool {
	n := 0
	for _, t := range s.Tensor {
		if ofWarpgroup(t.Name) {
			n += t.Count
		}
	}
	return n > 1 && s.Groups == n && slices.ContainsFunc(warpgroupCall.FindAllSubmatch(ir, -1), func(m [][]byte) bool {
		f, _ := intrinsic.Parse(string(m[1]))
		return f.Shape != nil && f.Shape.Elem != "" && !f.Shape.First
	})
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

// LineChecks are the checks that the compiler left in one source line.
type LineChecks struct {
	File   string   `json:"file"`
	Line   int      `json:"line"`
	Func   string   `json:"func"`
	Checks []string `json:"checks,omitempty"`
	// Tested are checks of a loop that a test before the loop stands for: they
	// run only where that test fails.
	Tested []string `json:"tested,omitempty"`
}

// checkNode is the node of a check: its site, and whether it stands in the form of a loop that runs
// where the test before it fails.
var checkNode = regexp.MustCompile(`(?m)^!(\d+) = !\{i32 (\d+), i1 (\w+)\}$`)

// checkList names the nodes of the checks.
var checkList = regexp.MustCompile(`(?m)^!gpuc\.checks = !\{(.*)\}$`)

// ChecksLeft returns the checks that the compiler left in the package's IR, by
// source line.
func (g *Generated) ChecksLeft() []LineChecks { return checksLeft(g.Manifest, g.IR) }

func checksLeft(m *manifest.Manifest, ir []byte) []LineChecks {
	type check struct {
		site int
		cold bool
	}
	var all []check
	stays := map[int]bool{}
	named := checkList.FindSubmatch(ir)
	if named == nil {
		return nil
	}
	nodes := map[string][][]byte{}
	for _, n := range checkNode.FindAllSubmatch(ir, -1) {
		nodes[string(n[1])] = n
	}
	for name := range strings.SplitSeq(string(named[1]), ",") {
		n := nodes[strings.Trim(name, " !")]
		if n == nil {
			continue
		}
		site, err := strconv.Atoi(string(n[2]))
		if err != nil || site >= len(m.Sites) {
			continue
		}
		cold := string(n[3]) == "true"
		all = append(all, check{site, cold})
		stays[site] = stays[site] || !cold
	}
	var list []LineChecks
	for _, c := range all {
		if c.cold && stays[c.site] {
			continue // in both forms of the loop
		}
		s := m.Sites[c.site]
		i := slices.IndexFunc(list, func(l LineChecks) bool { return l.File == s.File && l.Line == s.Line && l.Func == s.Func })
		if i < 0 {
			i = len(list)
			list = append(list, LineChecks{File: s.File, Line: s.Line, Func: s.Func})
		}
		to := &list[i].Checks
		if c.cold {
			to = &list[i].Tested
		}
		*to = append(*to, string(s.Kind))
	}
	for _, l := range list {
		slices.Sort(l.Checks)
		slices.Sort(l.Tested)
	}
	slices.SortFunc(list, func(a, b LineChecks) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Func, b.Func))
	})
	return list
}
