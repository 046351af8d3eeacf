package build

import (
	"bytes"
	"debug/elf"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// TestDirectivesShowInMachineCode compares kernels that differ in one directive:
// in the registers that they use, and in how often an instruction stands in them.
// Without checks a loop has one version.
func TestDirectivesShowInMachineCode(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	g := fresh(t, Options{Go: Go{Dir: "testdata/directives"}, DryRun: true, Config: manifest.Config{NoChecks: true}}, ".")
	image, sass := compiled(t, g, "sm_90")
	stats, err := g.Stats(t.Context(), tc, image)
	if err != nil {
		t.Fatal(err)
	}
	regs := map[string]int{}
	for _, s := range stats {
		regs[s.Kernel] = s.Registers
	}
	// 65,536 registers of a multiprocessor, for 2 blocks of 1024 threads.
	if regs["Free"] <= 32 || regs["Blocks"] > 32 {
		t.Errorf("registers without bounds %d, for 2 resident blocks of 1024 threads %d; want more than 32 and at most 32", regs["Free"], regs["Blocks"])
	}
	count := opcodes(string(sass))
	for _, c := range []struct {
		kernel, instr string
		want          int
	}{
		{"Rolled", "LDG.E", 1}, {"Whole", "LDG.E", 12}, {"StrideRolled", "LDG.E", 2},
		{"Unrolled", "LDG.E", 8 + 1}, {"StrideUnrolled", "LDG.E", 8}, // the rest of a trip count has a loop of its own
		{"Aliased", "LDG.E", 2}, {"Aliased", "LDG.E.CONSTANT", 0}, {"Unaliased", "LDG.E", 0}, {"Unaliased", "LDG.E.CONSTANT", 1},
		{"Fused", "FFMA", 1}, {"Strict", "FFMA", 0}, {"Strict", "FMUL", 1}, {"Rounded", "FFMA", 0}, {"Rounded", "FMUL", 1}, {"RoundedVariable", "FFMA", 0},
		{"Halves", "HMUL2", 1}, {"Halves", "HADD2", 1}, {"Brains", "HFMA2.BF16_V2", 1},
	} {
		if got := count[c.kernel][c.instr]; got != c.want {
			t.Errorf("kernel %s has %d %s, want %d: %v", c.kernel, got, c.instr, c.want, count[c.kernel])
		}
	}
	// StrictFP holds for all kernels. What the functions of math fuse is part of their algorithm, and
	// the same with it.
	_, sass = compiled(t, fresh(t, Options{Go: Go{Dir: "testdata/directives"}, DryRun: true, Config: manifest.Config{NoChecks: true, StrictFP: true}}, "."), "sm_90")
	if strict := opcodes(string(sass)); strict["Fused"]["FFMA"] != 0 || strict["Exp"]["DFMA"] == 0 || strict["Exp"]["DFMA"] != count["Exp"]["DFMA"] {
		t.Errorf("strict: kernel Fused %v, and Exp %v after %v", strict["Fused"], strict["Exp"], count["Exp"])
	}
	// An architecture without bfloat16 gets there by float64.
	_, sass = compiled(t, g, "sm_75")
	if old := opcodes(string(sass))["Brains"]; old["DFMA"] == 0 || old["HFMA2.BF16_V2"] != 0 {
		t.Errorf("kernel Brains for sm_75: %v", old)
	}
	ptx, err := g.PTX(tc, chaintest.Arch(t, "sm_90"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{".maxntid 128", ".maxntid 1024", ".minnctapersm 2"} {
		if !strings.Contains(string(ptx), want) {
			t.Errorf("the PTX has no %s", want)
		}
	}
}

var (
	kernelStart = regexp.MustCompile(`^\s*\.section\s+\.text\.(\w+)`)
	opcodeLine  = regexp.MustCompile(`^\s*/\*[0-9a-f]+\*/\s+(?:@\S+\s+)?([A-Z][A-Z0-9._]*)`)
)

// codeOf returns the instructions of a kernel.
func codeOf(sass, kernel string) string {
	var b strings.Builder
	in := false
	for line := range strings.Lines(sass) {
		if m := kernelStart.FindStringSubmatch(line); m != nil {
			in = m[1] == kernel
		} else if in && opcodeLine.MatchString(line) {
			b.WriteString(line)
		}
	}
	return b.String()
}

// opcodes counts the instructions of each kernel by name.
func opcodes(sass string) map[string]map[string]int {
	count := map[string]map[string]int{}
	kernel := ""
	for line := range strings.Lines(sass) {
		if m := kernelStart.FindStringSubmatch(line); m != nil {
			kernel = m[1]
			count[kernel] = map[string]int{}
		} else if m := opcodeLine.FindStringSubmatch(line); m != nil && kernel != "" {
			count[kernel][m[1]]++
		}
	}
	return count
}

// TestPeerLookedUpEarly looks at a kernel that may have no peer, with checks and without. The place of the
// peer's memory is loaded ahead of the loop, and so ahead of the condition and of the checks after it. So
// it is not loaded for a number that no PE has: the number is compared first, and replaced.
func TestPeerLookedUpEarly(t *testing.T) {
	for _, unchecked := range []bool{false, true} {
		_, sass := compiled(t, fresh(t, Options{Go: Go{Dir: "testdata/gridsync"}, DryRun: true, Config: manifest.Config{NoChecks: unchecked}}, "."), "sm_90")
		ask := codeOf(string(sass), "Ask")
		var got []string
		for _, m := range regexp.MustCompile(`\sU?(SEL|LDG\.E\.64\.CONSTANT|BAR)[. ]`).FindAllStringSubmatch(ask, -1) {
			got = append(got, m[1])
		}
		if want := []string{"SEL", "LDG.E.64.CONSTANT", "BAR"}; len(got) < 3 || !slices.Equal(got[:3], want) {
			t.Errorf("unchecked %v: the comparison, the peer and the barrier: %v, want %v first\n%s", unchecked, got, want, ask)
		}
	}
}

// TestGridSyncCost looks for what the barrier of a grid waits for in the machine code:
// one fence before it arrives, the word, and the cache, which it empties when all have
// arrived. No warp adds up first, and the last block does not poll.
func TestGridSyncCost(t *testing.T) {
	_, sass := compiled(t, fresh(t, Options{Go: Go{Dir: "testdata/gridsync"}, DryRun: true}, "."), "sm_90")
	want := []string{
		"BAR", "BRA", // the first thread
		"MEMBAR", "ATOMG", "BRA", // the last block goes on
		"LDG", "BRA", "CCTL",
		"BAR",
	}
	var got []string
	for _, m := range regexp.MustCompile(`(?:\s(BAR|MEMBAR|ATOMG?|LDG?|CCTL|VOTEU?)\.|@!?P\d (BRA) )`).FindAllStringSubmatch(codeOf(string(sass), "Meet"), -1) {
		got = append(got, m[1]+m[2])
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("the instructions: %s\n%s", d, sass)
	}
}

// TestKernelsDriveTheNIC looks at the machine code of a put with signal: with IBGDA it has
// the doorbell of a NIC, and the state that NVSHMEM's host library fills in; else neither.
func TestKernelsDriveTheNIC(t *testing.T) {
	for transport, ibgda := range map[string]bool{"": false, nvshmem.IBGDA().Name: true} {
		g := fresh(t, Options{Go: Go{Dir: "../../examples/ring"}, DryRun: true, Config: manifest.Config{Transport: transport}}, ".")
		image, sass := compiled(t, g, "sm_90")
		f, err := elf.NewFile(bytes.NewReader(image))
		if err != nil {
			t.Fatal(err)
		}
		symbols, err := f.Symbols()
		if err != nil {
			t.Fatal(err)
		}
		state := slices.ContainsFunc(symbols, func(s elf.Symbol) bool { return s.Name == "nvshmemi_ibgda_device_state_d" && s.Size >= 8384 })
		// NVSHMEM swaps the bytes of the doorbell's record by this mask.
		doorbell := bytes.Contains(sass, []byte("0x123")) && bytes.Contains(sass, []byte("ibgda_device.cuh"))
		if g.Manifest.Transport != transport || state != ibgda || doorbell != ibgda {
			t.Errorf("transport %q: the manifest says %q, the state is there: %v, the doorbell: %v", transport, g.Manifest.Transport, state, doorbell)
		}
	}
}
