package lower

// This file lowers the vectors of dsl/gpu. That memory is aligned for one wide
// load or store is a fact of its type: mir.Type.Vector.

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// vectors are the lengths of the vector types by name.
var vectors = map[string]int{"Vec2": 2, "Vec4": 4}

func vectorFuncs() map[string]handler {
	t := map[string]handler{}
	for name := range vectors {
		t["As"+name] = view("gpu.As" + name)
	}
	return t
}

// vectorInfo returns the form of gpu.Vec2 or gpu.Vec4, nil for other types.
func (m *module) vectorInfo(n *types.Named) *typeInfo {
	length := vectors[n.Obj().Name()]
	if length == 0 || n.Obj().Pkg() == nil || n.Obj().Pkg().Path() != load.GPUPath || n.TypeArgs().Len() != 1 {
		return nil
	}
	e := m.info(n.TypeArgs().At(0))
	ti := &typeInfo{class: structure, mem: mir.VectorOf(e.mem, length)}
	for range length {
		ti.parts = append(ti.parts, e.parts...)
	}
	return ti
}

// misplaced says which vector of a struct does not stand at a multiple of its
// alignment, as Go lays the struct out; it is empty if all do.
func misplaced(u *types.Struct, mem *mir.Type) string {
	align := mem.KnownAlign()
	if align == mem.Align() {
		return ""
	}
	for i, f := range mem.Fields {
		if off, a := mem.Offset(i), f.KnownAlign(); off%a != 0 {
			return fmt.Sprintf("whose field %s of vectors is at offset %d, which is not a multiple of %d; put it first", u.Field(i).Name(), off, a)
		}
	}
	if size := mem.Size(); size%align != 0 {
		return fmt.Sprintf("of %d bytes, so that vectors in arrays of it are misaligned; pad it to a multiple of %d", size, align)
	}
	return ""
}

// checkAligned checks that a range which is not empty starts at a multiple of align.
func (b *builder) checkAligned(name string, p, length *mir.Value, align int64) {
	if !b.checked() {
		return
	}
	zero := b.f.ConstInt(mir.Int64, 0)
	off := b.convert(b.add(mir.And, mir.Uint64, b.add(mir.Bitcast, mir.Uint64, p), b.f.ConstInt(mir.Uint64, align-1)), mir.Int64)
	fits := b.add(mir.Or, mir.Bool, b.add(mir.Eq, mir.Bool, off, zero), b.add(mir.Eq, mir.Bool, length, zero))
	b.check(fits, fault.VecAlign, name, off, b.f.ConstInt(mir.Int64, align))
}

// checkVectorPointer refuses the conversion of a pointer to another struct into one
// to a vector: what it points to need not be aligned.
func (b *builder) checkVectorPointer(x *ssa.ChangeType) {
	from, to := b.m.info(deref(x.X.Type())).mem, b.m.info(deref(x.Type())).mem
	if from != nil && to != nil && to.KnownAlign() > from.KnownAlign() {
		b.errorf("takes a pointer to %s for one to a vector, which needs a larger alignment; use gpu.AsVec4", typeName(deref(x.X.Type())))
	}
}
