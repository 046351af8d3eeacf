package passes

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// eliminateCommonSubexpressions gives pure expressions that are equal one value, where
// one dominates the other, and equal phis of a block one phi.
func eliminateCommonSubexpressions(f *mir.Func) bool {
	dom := f.Dominators()
	replace := make(map[*mir.Value]*mir.Value)
	known := make(map[string]*mir.Value)
	var walk func(*mir.Block)
	walk = func(b *mir.Block) {
		var added []string
		for _, v := range b.Instrs {
			for i, a := range v.Args {
				for v.Op != mir.Phi && replace[a] != nil {
					a = replace[a]
				}
				v.Args[i] = a
			}
			if v.Op != mir.Phi && !isPure(v) {
				continue
			}
			k := valueKey(v)
			if w := known[k]; w != nil {
				replace[v] = w
				continue
			}
			known[k] = v
			added = append(added, k)
		}
		for _, k := range dom.Children(b) {
			walk(k)
		}
		for _, k := range added {
			delete(known, k)
		}
	}
	walk(f.Blocks[0])
	if len(replace) == 0 {
		return false
	}
	f.Replace(replace)
	f.RemoveInstrs(func(v *mir.Value) bool { return replace[v] != nil })
	return true
}

// valueKey returns a text that is equal for values that are equal.
func valueKey(v *mir.Value) string {
	var b strings.Builder // without package fmt, since there is a key for each value in each pass
	for _, s := range []string{strconv.Itoa(int(v.Op)), " ", v.Type.String(), " ", strconv.Itoa(v.Index), " ", strconv.Itoa(int(v.Intr)), " ", string(v.Feature)} {
		b.WriteString(s)
	}
	if v.Op == mir.Phi {
		b.WriteString(" b" + strconv.Itoa(v.Block.ID))
	}
	if v.Global != nil {
		b.WriteString(" " + v.Global.Name)
	}
	if v.Comm != nil {
		b.WriteString(" " + v.Comm.Symbol())
	}
	if v.NoContract {
		b.WriteString(" rounded")
	}
	args := v.Args
	if commutes(v) && argKey(args[1]) < argKey(args[0]) {
		args = []*mir.Value{args[1], args[0]}
	}
	for _, a := range args {
		b.WriteString(" " + argKey(a))
	}
	return b.String()
}

func argKey(v *mir.Value) string {
	if v.Op == mir.Const {
		return fmt.Sprintf("(%s %d %x)", v.Type, v.Const.Int, math.Float64bits(v.Const.Float))
	}
	return "v" + strconv.Itoa(v.ID)
}

// sameValue reports whether a and b are the same value or equal constants.
func sameValue(a, b *mir.Value) bool {
	return a == b || a.Op == mir.Const && b.Op == mir.Const && argKey(a) == argKey(b)
}

func commutes(v *mir.Value) bool {
	switch v.Op {
	case mir.Add, mir.Mul, mir.And, mir.Or, mir.Xor, mir.Eq, mir.Ne:
		return true
	}
	return false
}
