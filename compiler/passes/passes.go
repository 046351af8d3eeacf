// Package passes rewrites mir: it inlines, turns memory into values, folds and
// removes checks that cannot fail. It knows Go's semantics and nothing of
// go/ssa or NVVM.
//
// Start reading at list, which names the passes in order.
package passes

import (
	"fmt"

	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/internal/diag"
)

// Options configure Run.
type Options struct {
	// NoChecks removes every check instead of proving it.
	NoChecks bool
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

// list is every pass in the order in which they run.
//
//   - inline first: everything below sees only what stands in one function, and
//     iterators and closures exist only as calls until then.
//   - promote turns the variables that inlining left in memory into values; the
//     cells of captured variables vanish here.
//   - simplify folds constants, drops unreachable blocks and dead values, and
//     gives equal expressions one name.
//   - divergence judges the control flow as it stands in the source, before it is
//     changed.
//   - peers lets checks of a peer's memory speak of the memory here.
//   - checks then compares values by name to prove checks from the conditions
//     around them.
//   - version doubles loops whose remaining checks a test before the loop can
//     stand for; simplify before it lets it see only what is left.
//   - group brings checks together that nothing but loads separates.
//   - spaces comes late, since the passes before it compare types.
//   - noWrap comes behind all that moves values: what it marks holds where it stands.
//   - narrow comes behind all that reasons about numbers of 64 bits.
//   - streams looks at the loops that came of it.
//   - meetings comes when the kinds of memory are known.
//   - unroll comes late, so that few passes have to look at its copies.
//   - lookups needs to know which operations come right behind a barrier.
//   - locals looks at what is left.
//   - simplify after a pass removes what only what it dropped had kept alive.
var list = []pass{
	{"inline", inline},
	{"promote", promote},
	{"simplify", simplify},
	{"divergence", divergence},
	{"peers", peers},
	{"checks", checks},
	{"simplify", simplify},
	{"version", version},
	{"simplify", simplify},
	{"group", group},
	{"spaces", spaces},
	{"noWrap", noWrap},
	{"narrow", narrow},
	{"streams", streams},
	{"meetings", meetings},
	{"unroll", unroll},
	{"lookups", lookups},
	{"locals", locals},
}

// Run rewrites p in place. p must satisfy mir.Verify, and does afterwards; an
// error is a bug of a pass, with its name.
func Run(p *mir.Program, o Options) error {
	if err := mir.Verify(p); err != nil {
		return fmt.Errorf("before the passes: %w", err)
	}
	for _, s := range list {
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
