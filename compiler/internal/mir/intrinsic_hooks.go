package mir

import (
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file has the words in which the table says what the sanitizer sees of intrinsics: which hooks
// (internal/sanitizer/hooks) it calls before and after them, and with what. Accesses through pointers
// follow from their Memory.

// Hook is the call of a hook. Without a name, the lanes of the warp meet for the hooks.
type Hook struct {
	Name string
	Args []HookArg
}

// HookArg is an argument of a hook.
type HookArg struct {
	Kind HookArgKind
	N    int    // the number, or the number of the intrinsic's argument
	Text string // the name that a site has in place of the intrinsic's
}

// HookArgKind is what an argument of a hook is.
type HookArgKind uint8

const (
	Number    HookArgKind = iota // N
	Immediate                    // the intrinsic's Index
	Argument                     // argument N of the intrinsic
	Address                      // the same of a pointer, as a number
	Here                         // the same of a pointer that may be to memory of a PE: its place on this PE
	Owner                        // which PE that is; -1 for this one
	TensorKey                    // the key of the description that argument N points to
	Truth                        // the bool that the intrinsic returns, as 0 or 1
	Site                         // the place in the user's source
	CallSite                     // the same, with the calls that led to it
)

func hook(name string, args ...HookArg) Hook { return Hook{name, args} }
func hooks(all ...Hook) []Hook               { return all }

func num(n int) HookArg { return HookArg{Kind: Number, N: n} }
func arg(n int) HookArg { return HookArg{Kind: Argument, N: n} }
func at(n int) HookArg  { return HookArg{Kind: Address, N: n} }

var (
	ownIndex = HookArg{Kind: Immediate}
	site     = HookArg{Kind: Site}
	callSite = HookArg{Kind: CallSite}
)

// box is the call of a hook for the copy of a box: shared memory, the description, the index, and more.
func box(name string, more ...HookArg) Hook {
	return hook(name, append([]HookArg{at(0), {Kind: TensorKey, N: 1}, arg(2), arg(3), arg(4), arg(5), arg(6)}, more...)...)
}

// bulkStore is the call of a hook for a bulk copy to global memory, which writes as how says.
func bulkStore(how int) Hook {
	return hook("BulkStore", HookArg{Kind: Here}, at(1), arg(2), HookArg{Kind: Owner}, num(how), site)
}

// added is how a bulk copy writes that adds.
const added = memmodel.Atomic | memmodel.Device<<sanitizer.ScopeShift

// together is the call of a hook before what the lanes of a warp do together.
var together = hooks(hook("Come", num(sanitizer.Warp), num(0), callSite))

// called has the sanitizer call hooks before and after the intrinsic.
func (f Facts) called(before, behind []Hook) Facts {
	f.Before, f.Behind = before, behind
	return f
}
