package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// groupChecks moves each check of a block up to the check before it. The check passes loads,
// and arithmetic that it does not need. Checks that stand together cost one branch.
// Loads without a branch between them are in flight at the same time.
//
// Nobody can see the move. A load has no effect, so it may run after a check that the
// source has after it. The checks keep their order.
func groupChecks(p *mir.Program, o Options) {
	for _, f := range p.Funcs {
		for _, b := range f.Blocks {
			groupBlock(b)
		}
	}
}

func groupBlock(b *mir.Block) {
	var out []*mir.Value
	for start := 0; start < len(b.Instrs); {
		// A stretch of loads, arithmetic and checks.
		end := start
		for end < len(b.Instrs) && (passesChecks(b.Instrs[end]) || b.Instrs[end].Op.Facts().Check) {
			end++
		}
		for start < end {
			n := groupStretch(b.Instrs[start:end], &out)
			start += n
		}
		if end < len(b.Instrs) {
			out = append(out, b.Instrs[end])
			start = end + 1
		}
	}
	b.Instrs = out
}

// groupStretch appends a part of the stretch to out, with the checks of that part
// first, and returns the length of the part. The part ends before the first check that
// depends on a value which must not move over a check.
func groupStretch(stretch []*mir.Value, out *[]*mir.Value) int {
	stays := make(map[*mir.Value]bool) // what must not move over a check
	needs := make(map[*mir.Value]bool) // what checks that move depend on
	n := len(stretch)
	inside := make(map[*mir.Value]bool)
	for i, v := range stretch {
		dependent := false
		for _, a := range v.Args {
			dependent = dependent || stays[a]
		}
		if v.Op.Facts().Check && dependent {
			n = i // it begins the next stretch
			break
		}
		inside[v] = true
		if !v.Op.Facts().Check && (dependent || !freeOfChecks(v)) {
			stays[v] = true
		}
	}
	if n == 0 {
		// Nothing can be moved before the first check.
		*out = append(*out, stretch[0])
		return 1
	}
	var need func(*mir.Value)
	need = func(v *mir.Value) {
		if inside[v] && !needs[v] {
			needs[v] = true
			for _, a := range v.Args {
				need(a)
			}
		}
	}
	for _, v := range stretch[:n] {
		if v.Op.Facts().Check {
			need(v)
		}
	}
	for _, early := range []bool{true, false} {
		for _, v := range stretch[:n] {
			if needs[v] == early {
				*out = append(*out, v)
			}
		}
	}
	return n
}

// passesChecks reports whether v may run after a check that the source has after it.
// Such a value has no effect, and it may read memory later.
func passesChecks(v *mir.Value) bool {
	return v.Op == mir.Load || v.Op != mir.Phi && isPure(v) && v.Op != mir.Result && v.Op != mir.Comm
}

// freeOfChecks reports whether v may run before a check that the source has in front of
// it. Such a value is defined for all arguments and reads no memory.
func freeOfChecks(v *mir.Value) bool {
	return v.Op.Facts().Total || v.Op == mir.Intr && isPure(v)
}
