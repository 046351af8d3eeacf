// Package passes rewrites mir: it inlines, turns memory into values, folds and
// removes checks that cannot fail. It knows Go's semantics and nothing of
// go/ssa or NVVM.
//
// Start reading at pipeline, which names the passes in order.
package passes

import (
	"fmt"

	"github.com/gpuc-go/gpuc/compiler/internal/instrument"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// Options configure Run.
type Options struct {
	manifest.Config
	// Hooks are the hooks of the sanitizer, which a sanitized program calls; nil for others.
	Hooks *mir.Program
	// Verify runs mir.Verify after every pass, for tests of the compiler.
	Verify bool
	// Diags, if set, gets what the passes find wrong with the source.
	Diags *diag.List
}

// pass rewrites a program in place.
type pass struct {
	name string
	run  func(*mir.Program, Options)
	when when
}

// when says for which programs a pass runs.
type when uint8

const (
	// optimised passes are left out for a debugger: functions, variables and lines stay as they are
	// written.
	optimised when = iota
	always
)

// pipeline returns every pass in the order in which they run, and says why each stands
// where it does. A pass may drop the last use of a value; the simplification after it
// removes such values.
func pipeline() []pass {
	return []pass{
		// What libraries of kernel code leave behind is gone, so that inlining counts what is computed.
		{"mem2reg", mem2reg, optimised},
		{"simplification", simplify, optimised},
		// Everything below sees only what stands in one function, and iterators and
		// closures exist only as calls until then.
		{"inlining", inline, optimised},
		// Scalar replacement and mem2reg: the variables that inlining left in memory
		// become values; the cells of captured variables vanish here.
		{"mem2reg", mem2reg, optimised},
		// Constant folding, control flow, jump threading, common subexpressions, dead
		// code.
		{"simplification", simplify, optimised},
		// Uniformity of values and divergence of control flow, judged as they stand in
		// the source, before anything is changed.
		{"divergence", diagnoseDivergence, optimised},
		// Order of what the kernel does with memory, judged at the same place.
		{"mistakes in ordering", diagnoseMistakes, optimised},
		// Lets checks of a peer's memory speak of the memory here.
		{"canonicalization of peers", canonicalizePeers, optimised},
		// Ahead of what changes lengths.
		{"peers of checks", namePeers, always},
		// Compares values by name to prove checks from the conditions around them.
		{"check elimination", eliminateChecks, optimised},
		{"simplification", simplify, optimised},
		// Doubles loops where one test before the loop can stand for the checks inside. Behind
		// a simplification, since its limits count instructions and checks.
		{"loop versioning", versionLoops, optimised},
		{"simplification", simplify, optimised},
		// Brings checks together that nothing but loads separates.
		{"check grouping", groupChecks, optimised},
		// Late, since the passes before it compare types.
		{"address-space inference", inferAddressSpaces, optimised},
		// Behind all that moves values: what it marks holds where it stands.
		{"no-wrap inference", inferNoWrap, optimised},
		// Behind all that reasons about numbers of 64 bits.
		{"integer narrowing", narrowIntegers, optimised},
		// Looks at the loops that came of it.
		{"streaming loops", markStreaming, optimised},
		// Needs the kinds of memory.
		{"barrier elimination", eliminateBarriers, optimised},
		// Late, so that few passes have to look at its copies.
		{"loop unrolling", unrollLoops, optimised},
		// Needs to know which operations come right after a barrier.
		{"hoisting of peer addresses", hoistPeerBases, optimised},
		// Looks at what is left.
		{"limit of local memory", limitLocals, always},
		// Drops the sites of checks that are gone.
		{"fault sites", pruneSites, always},

		// Rewrites that watch the program while it runs. Behind all that finds something out about
		// memory, so that it holds for what they watch.
		{"sanitizer", sanitize, always},
		{"trace", traceKernels, always},

		// What the manifest and the printer must know, of all that is there now.
		{"features", requireFeatures, always},
		{"launch needs", findLaunchNeeds, always},
		{"shared memory", layOutShared, always},
		{"cache policy of waits", markAcquires, always},
		{"symbols", listSymbols, always},
		{"marks of functions", markFuncs, always},
	}
}

// Run rewrites p in place. p must satisfy mir.Verify, and does afterwards; an
// error is a bug of a pass, with its name.
func Run(p *mir.Program, o Options) error {
	if err := mir.Verify(p); err != nil {
		return fmt.Errorf("before the passes: %w", err)
	}
	for _, s := range pipeline() {
		if o.Debug && s.when == optimised {
			continue
		}
		s.run(p, o)
		if o.Verify {
			if err := mir.Verify(p); err != nil {
				return fmt.Errorf("after pass %s: %w", s.name, err)
			}
		}
	}
	if err := mir.Verify(p); err != nil {
		return fmt.Errorf("after the passes: %w", err)
	}
	return nil
}

// sanitize has a sanitized program call hooks.
func sanitize(p *mir.Program, o Options) {
	if o.Hooks != nil {
		instrument.Sanitize(p, o.Hooks)
	}
}

// traceKernels has the kernels of a traced program record what they do.
func traceKernels(p *mir.Program, o Options) {
	if o.Trace != "" {
		instrument.Trace(p, trace.Level(o.Trace))
	}
}
