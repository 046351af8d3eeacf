package threadapi

import (
	"fmt"
	"reflect"
	"strings"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// View returns how many values of type to the n values of type from are, which begin at p.
// It fails in the call name where they are no whole number of values, or stand where a value of
// type to does not.
func View(name string, p unsafe.Pointer, n int, from, to reflect.Type) int {
	alignment(name, from)
	unit := to.Size()
	align := alignment(name, to)
	each := from.Size()
	common := each
	for rest := unit; rest > 0; {
		common, rest = rest, common%rest
	}
	if unit /= common; n%int(unit) != 0 {
		panic(&fault.Failure{Kind: fault.VecLength, Text: name, V0: int64(n), V1: int64(unit)})
	}
	if off := uintptr(p) % align; off != 0 && n > 0 {
		panic(&fault.Failure{Kind: fault.VecAlign, Text: name, V0: int64(off), V1: int64(align)})
	}
	return n / int(unit) * int(each/common)
}

// alignments are those of types that mustBePlain has accepted.
var alignments sync.Map // of uintptr, by reflect.Type

// alignment is mustBePlain, which takes long for threads that make a view for each element.
func alignment(name string, t reflect.Type) uintptr {
	if align, ok := alignments.Load(t); ok {
		return align.(uintptr)
	}
	align := mustBePlain(name, t)
	alignments.Store(t, align)
	return align
}

// mustBePlain returns the alignment of a type whose values are numbers, whatever their bits are.
// That of vectors is more than Go's.
func mustBePlain(name string, t reflect.Type) uintptr {
	align := uintptr(t.Align())
	switch k := t.Kind(); {
	case t.Size() == 0:
	case k == reflect.Array:
		return mustBePlain(name, t.Elem())
	case k == reflect.Struct:
		for i := range t.NumField() {
			align = max(align, mustBePlain(name, t.Field(i).Type))
		}
		if t.PkgPath() == fault.GPUPath && strings.HasPrefix(t.Name(), "Vec") {
			align = max(align, min(t.Size(), 16))
		}
		return align
	case reflect.Int <= k && k <= reflect.Float64 && k != reflect.Uintptr:
		return align
	}
	panic(fmt.Sprintf("%s: a view is of numbers, and of structs and arrays of these, not of %s", name, t))
}
