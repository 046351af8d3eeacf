// Package passes rewrites mir: it inlines, turns memory into values, folds and
// removes checks that cannot fail. It knows Go's semantics and nothing of
// go/ssa or NVVM.
//
// Start reading at pipeline, which names the passes in order.
package passes

import (
	"fmt"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// Options configure Run.
type Options struct {
	// NoChecks removes every check instead of proving it.
	NoChecks bool
	// Debug leaves out the passes that a correct program does not need.
	Debug bool
	// Sanitize keeps all barriers: hooks of the sanitizer learn from them who has met.
	Sanitize bool
	// Verify runs mir.Verify after every pass, for tests of the compiler.
	Verify bool
	// Diags, if set, gets what the passes find wrong with the source.
	Diags *diag.List
}

// pass rewrites a program in place.
type pass struct {
	name string
	run  func(*mir.Program, Options)
}

// pipeline returns every pass in the order in which they run, and says why each stands
// where it does. A pass may drop the last use of a value; the simplification behind it
// removes such values.
func pipeline() []pass {
	return []pass{
		// Everything below sees only what stands in one function, and iterators and
		// closures exist only as calls until then.
		{"inlining", inline},
		// Scalar replacement and mem2reg: the variables that inlining left in memory
		// become values; the cells of captured variables vanish here.
		{"mem2reg", mem2reg},
		// Constant folding, control flow, jump threading, common subexpressions, dead
		// code.
		{"simplification", simplify},
		// Uniformity of values and divergence of control flow, judged as they stand in
		// the source, before anything is changed.
		{"divergence", diagnoseDivergence},
		// Order of what the kernel does with memory, judged at the same place.
		{"mistakes in ordering", diagnoseMistakes},
		// Lets checks of a peer's memory speak of the memory here.
		{"canonicalization of peers", canonicalizePeers},
		// Ahead of what changes lengths.
		{"peers of checks", namePeers},
		// Compares values by name to prove checks from the conditions around them.
		{"check elimination", eliminateChecks},
		{"simplification", simplify},
		// Doubles loops where one test before the loop can stand for the checks inside. Behind
		// a simplification, since its limits count instructions and checks.
		{"loop versioning", versionLoops},
		{"simplification", simplify},
		// Brings checks together that nothing but loads separates.
		{"check grouping", groupChecks},
		// Late, since the passes before it compare types.
		{"address-space inference", inferAddressSpaces},
		// Behind all that moves values: what it marks holds where it stands.
		{"no-wrap inference", inferNoWrap},
		// Behind all that reasons about numbers of 64 bits.
		{"integer narrowing", narrowIntegers},
		// Looks at the loops that came of it.
		{"streaming loops", markStreaming},
		// Needs the kinds of memory.
		{"barrier elimination", eliminateBarriers},
		// Late, so that few passes have to look at its copies.
		{"loop unrolling", unrollLoops},
		// Needs to know which operations come right behind a barrier.
		{"hoisting of peer addresses", hoistPeerBases},
		// Looks at what is left.
		{"limit of local memory", limitLocals},
	}
}

// unoptimised returns the passes for a debugger. Functions, variables and lines stay as they
// are written; what is wrong with the order of operations is said by the other pipeline alone.
func unoptimised() []pass {
	return []pass{{"peers of checks", namePeers}, {"limit of local memory", limitLocals}}
}

// Run rewrites p in place. p must satisfy mir.Verify, and does afterwards; an
// error is a bug of a pass, with its name.
func Run(p *mir.Program, o Options) error {
	if err := mir.Verify(p); err != nil {
		return fmt.Errorf("before the passes: %w", err)
	}
	todo := pipeline()
	if o.Debug {
		todo = unoptimised()
	}
	for _, s := range todo {
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
