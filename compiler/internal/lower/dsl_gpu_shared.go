package lower

// This file lowers gpu.Shared and gpu.DynamicShared.

import (
	"fmt"
	"go/token"
	"go/types"
	"strings"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// sharedKey is the identity of a shared variable: the source line and T.
type sharedKey struct {
	file string
	line int
	elem string
}

type sharedVar struct {
	global *mir.Global
	at     token.Pos
}

// MoreShared says how a block gets more than that.
const MoreShared = "take less, or dynamic shared memory, of which a block can have more: gpu.DynamicShared, or tile.Take for tiles; the launch sizes it by LaunchConfig.DynamicShared"

func sharedMemory(b *builder, c *callee) value {
	elem := c.targs[0]
	if err := load.DeviceMemory(elem); err != nil {
		b.errorf("calls gpu.Shared[%s]: %s", typeName(elem), err)
		return nil
	}
	g := b.sharedVariable("gpu.Shared", b.m.info(elem).mem, elem)
	if g == nil {
		return nil
	}
	p := b.add(mir.GlobalAddr, mir.PtrTo(g.Type))
	p.Global = g
	return scalarValue(p)
}

// sharedVariable returns the variable of type t for a call of a function with the type
// arguments; nil if there can be none, which it reports.
func (b *builder) sharedVariable(fn string, t *mir.Type, targs ...types.Type) *mir.Global {
	names, full := make([]string, len(targs)), make([]string, len(targs))
	for i, a := range targs {
		names[i], full[i] = typeName(a), types.TypeString(a, nil)
	}
	call := fmt.Sprintf("%s[%s]", fn, strings.Join(names, ", "))
	if size := memSize(t); size > arch.StaticShared {
		b.errorf("calls %s for %d bytes; a block has %d bytes of static shared memory; %s", fn, size, arch.StaticShared, MoreShared)
		return nil
	}
	key := sharedKey{b.pos.Filename, b.pos.Line, strings.Join(full, ", ")}
	v := b.m.shared[key]
	switch {
	case v == nil:
		v = &sharedVar{&mir.Global{
			Name: b.m.unique(fmt.Sprintf("gpuc_shared_%s_%d", goName(b.fr.fn), b.pos.Line)), GoName: call,
			Pos: b.pos, Type: t, Space: mir.SharedMem,
		}, b.at}
		b.m.shared[key] = v
		b.m.out.Globals = append(b.m.out.Globals, v.global)
	case v.at != b.at:
		b.errorf("calls %s twice on one line, and both would be the same memory; write one per line", call)
	}
	return v.global
}

// dynamicShared lowers the memory that the launch sizes: one variable for the
// program, seen as elements of the type asked for.
func dynamicShared(b *builder, c *callee) value {
	elem := c.targs[0]
	ti := b.m.info(elem)
	if err := load.DeviceMemory(elem); err != nil {
		b.errorf("calls gpu.DynamicShared[%s]: %s", typeName(elem), err)
		return nil
	}
	size := memSize(ti.mem)
	if size == 0 || size > maxDynamicBytes {
		b.errorf("calls gpu.DynamicShared of a type of %d bytes; a block has at most %d", size, maxDynamicBytes)
		return nil
	}
	g := b.m.dynamic
	if g == nil {
		g = &mir.Global{
			Name: b.m.unique("gpuc_dynamic_shared"), GoName: "gpu.DynamicShared", Pos: b.pos,
			Type: mir.ArrayOf(mir.Uint8, 0), Space: mir.SharedMem, Dynamic: true,
		}
		b.m.dynamic = g
		b.m.out.Globals = append(b.m.out.Globals, g)
	}
	p := b.add(mir.GlobalAddr, mir.PtrTo(g.Type))
	p.Global = g
	bytes := b.intr(mir.DynamicSharedSize, mir.Uint32)
	n := b.toInt(b.add(mir.Div, mir.Uint32, bytes, b.f.ConstInt(mir.Uint32, size)))
	return value{{v: b.add(mir.Bitcast, mir.PtrTo(ti.mem), p)}, {v: n}, {v: n}}
}

// maxDynamicBytes is the most shared memory that any supported GPU gives a block.
const maxDynamicBytes = 227 << 10
