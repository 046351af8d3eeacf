// Package arch names the targets that kernels are compiled for, as NVIDIA's tools do,
// and says what each has: sm_90 for machine code, compute_90 for the virtual
// architecture that libNVVM and NVRTC compile for. sm_90a and sm_100f are variants,
// which have more and run on fewer GPUs.
//
// Everything that differs from target to target stands in the tables of this package,
// and so do the limits that all share.
package arch

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Target is a validated target; the zero Target is invalid.
type Target struct {
	cc int // compute capability times ten
	// variant is 'a' for code of one compute capability, 'f' for code of a family, or 0
	// (CUDA C++ Programming Guide, Architecture- and Family-Specific Features).
	variant byte
}

// model is the generation of GPUs that a target is for.
type model struct {
	cc       int
	variants string
	// threads and blocks are how many a multiprocessor holds (CUDA C++ Programming Guide,
	// Technical Specifications per Compute Capability).
	threads, blocks int
	// multiprocessors is how many the largest chip of the generation has, some of which no
	// product uses (NVIDIA's whitepaper of each architecture), and shared how many KiB of
	// shared memory each has.
	multiprocessors, shared int
}

// models are the generations that NVSHMEM 3.4 and CUDA 13 both support, oldest first.
var models = []model{
	{cc: 75, threads: 1024, blocks: 16, multiprocessors: 72, shared: 64},
	{cc: 80, threads: 2048, blocks: 32, multiprocessors: 128, shared: 164},
	{cc: 86, threads: 1536, blocks: 16, multiprocessors: 84, shared: 100},
	{cc: 89, threads: 1536, blocks: 24, multiprocessors: 144, shared: 100},
	{cc: 90, threads: 2048, blocks: 32, multiprocessors: 144, shared: 228, variants: "a"},
	{cc: 100, threads: 2048, blocks: 32, multiprocessors: 160, shared: 228, variants: "af"},
	{cc: 120, threads: 1536, blocks: 24, multiprocessors: 192, shared: 100, variants: "af"},
}

// Targets returns every target that kernels can be compiled for: the oldest first, and
// the variants of each after it.
func Targets() []Target {
	var all []Target
	for _, m := range models {
		all = append(all, Target{cc: m.cc})
		for _, v := range []byte(m.variants) {
			all = append(all, Target{m.cc, v})
		}
	}
	return all
}

// Parse reads a target such as sm_90, compute_90a or 90.
func Parse(s string) (Target, error) {
	name := strings.TrimPrefix(strings.TrimPrefix(s, "sm_"), "compute_")
	for _, t := range Targets() {
		if t.number() == name {
			return t, nil
		}
	}
	return Target{}, fmt.Errorf("unknown GPU architecture %q; use one of %s", s, List())
}

// List returns the names of all targets, separated by commas.
func List() string { return names(Targets()) }

// names returns the names of targets, separated by commas.
func names(ts []Target) string {
	list := make([]string, len(ts))
	for i, t := range ts {
		list[i] = t.SM()
	}
	return strings.Join(list, ", ")
}

// ForDevice returns the target for a GPU of the given compute capability: the newest
// that is no variant or, if that does not fit, the variant that fits and runs on the most
// GPUs. fits returns what stands against a target; if it is nil, every target fits.
func ForDevice(major, minor int, fits func(Target) error) (Target, error) {
	runs := slices.DeleteFunc(Targets(), func(t Target) bool { return !t.RunsOn(major, minor) })
	if len(runs) == 0 {
		return Target{}, fmt.Errorf("GPU of compute capability %d.%d is not supported; kernels can be compiled for %s", major, minor, List())
	}
	slices.SortStableFunc(runs, func(a, b Target) int {
		if a.variant != b.variant {
			return a.special() - b.special()
		}
		return b.cc - a.cc
	})
	best := runs[0]
	for _, t := range runs {
		if fits == nil || fits(t) == nil {
			return t, nil
		}
		if t.Better(best) {
			best = t
		}
	}
	return Target{}, fmt.Errorf("GPU of compute capability %d.%d: %w", major, minor, fits(best))
}

// special orders variants by how few GPUs they run on.
func (t Target) special() int { return strings.IndexByte("\x00fa", t.variant) }

// RunsOn reports whether machine code for t runs on a GPU of the given compute
// capability (CUDA C++ Programming Guide, Binary Compatibility).
func (t Target) RunsOn(major, minor int) bool {
	if t.cc/10 != major {
		return false
	}
	return t.cc%10 == minor || t.cc%10 < minor && t.variant != 'a'
}

// Better reports whether t is the better choice of two targets that run on a GPU: the
// newer one or, of one generation, the one that was made for fewer GPUs.
func (t Target) Better(u Target) bool {
	if t.cc != u.cc {
		return t.cc > u.cc
	}
	return t.special() > u.special()
}

// Base returns the target of the same generation that is no variant. Its code can be
// linked into code for t.
func (t Target) Base() Target { return Target{cc: t.cc} }

// CurrentLLVM reports whether libNVVM reads IR for t in the dialect of a current LLVM, and not in
// that of LLVM 7 (NVVM IR Specification, Introduction).
func (t Target) CurrentLLVM() bool { return t.cc >= firstCurrentLLVM }

const firstCurrentLLVM = 100

// number returns the compute capability times ten and the variant, such as 90a.
func (t Target) number() string {
	s := strconv.Itoa(t.cc)
	if t.variant != 0 {
		s += string(t.variant)
	}
	return s
}

// SM returns the name of the real architecture, such as sm_90.
func (t Target) SM() string { return "sm_" + t.number() }

// Compute returns the name of the virtual architecture, such as compute_90.
func (t Target) Compute() string { return "compute_" + t.number() }

// String returns SM.
func (t Target) String() string { return t.SM() }

// MarshalText implements encoding.TextMarshaler.
func (t Target) MarshalText() ([]byte, error) { return []byte(t.SM()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (t *Target) UnmarshalText(b []byte) (err error) { *t, err = Parse(string(b)); return err }
