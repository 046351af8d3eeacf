package nvvmir

// This file describes the variables of the source and their types for a debugger. Types are
// those of C, which DWARF 2 has a language code for: a slice is a struct of array, len and cap.

import (
	"cmp"
	"go/token"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// lexicalBlock is a block of the source, and what stands for it.
type lexicalBlock struct {
	extent [2]token.Position
	node   metadata.Field
}

// declareBlocks notes the blocks of the function's variables, before anything has a location.
func (f *function) declareBlocks() {
	var vars []*mir.Value
	for _, b := range f.dom.Order {
		for _, v := range b.Instrs {
			if v.Var != nil && v.Var.Block[0].IsValid() {
				vars = append(vars, v)
			}
		}
	}
	slices.SortStableFunc(vars, func(v, w *mir.Value) int {
		x, y := v.Var.Block, w.Var.Block
		return cmp.Or(order(x[0], y[0]), order(y[1], x[1]))
	})
	for _, v := range vars {
		f.dbg.block(f.subprogramOf(v), v.Var.Block)
	}
}

// block returns what stands for a block of the function sub.
func (d *debugInfo) block(sub *metadata.DISubprogram, extent [2]token.Position) metadata.Field {
	for _, b := range d.blocks[sub] {
		if b.extent == extent {
			return b.node
		}
	}
	from := extent[0]
	node := &metadata.DILexicalBlock{
		MetadataID: -1, Distinct: true,
		Scope: d.blockAt(sub, from), File: d.file(from.Filename), Line: int64(from.Line), Column: int64(from.Column),
	}
	d.define(node)
	d.blocks[sub] = append(d.blocks[sub], lexicalBlock{extent, node})
	return node
}

// blockAt returns the innermost block of the function sub at pos, or sub.
func (d *debugInfo) blockAt(sub *metadata.DISubprogram, pos token.Position) metadata.Field {
	for _, b := range slices.Backward(d.blocks[sub]) {
		if order(b.extent[0], pos) <= 0 && order(pos, b.extent[1]) < 0 {
			return b.node
		}
	}
	return sub
}

// order compares two places of a file.
func order(a, b token.Position) int {
	return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
}

// subprogramOf returns the function of the source to which v belongs.
func (f *function) subprogramOf(v *mir.Value) *metadata.DISubprogram {
	if v.Scope != nil {
		return f.dbg.subprogram(v.Scope.Func)
	}
	return f.scope
}

// declareVar says that the variable of v stands at a.
func (f *function) declareVar(v *mir.Value, a *ir.InstAlloca) {
	outer := f.loc
	defer func() { f.loc = outer }()
	f.setLoc(v.Pos, v.Scope)
	var scope metadata.Field = f.subprogramOf(v)
	if v.Var.Block[0].IsValid() {
		scope = f.dbg.block(f.subprogramOf(v), v.Var.Block)
	}
	node := &metadata.DILocalVariable{
		MetadataID: -1,
		Name:       v.Var.Name, Arg: uint64(v.Var.Param), Scope: scope, File: f.dbg.file(v.Pos.Filename), Line: int64(v.Pos.Line),
		Type: f.dbg.varType(v.Var.Type),
	}
	f.dbg.define(node)
	fn := f.extern("llvm.dbg.declare", types.Void, pure, types.Metadata, types.Metadata, types.Metadata)
	f.callFunc(fn, &metadata.Value{Value: a}, &metadata.Value{Value: node}, &metadata.Value{Value: &metadata.DIExpression{MetadataID: -1}})
}

// varType returns the description of a type.
func (d *debugInfo) varType(t *mir.VarType) metadata.Field {
	if known := d.types[t]; known != nil {
		return known
	}
	node := d.newType(t)
	d.types[t] = node
	d.define(node)
	return node
}

// typeNode is metadata that stands in the module.
type typeNode interface {
	metadata.Field
	metadata.Definition
}

func (d *debugInfo) newType(t *mir.VarType) typeNode {
	bits := uint64(8 * t.Mem.Size())
	switch t.Mem.Kind {
	case mir.PtrKind:
		return &metadata.DIDerivedType{MetadataID: -1, Tag: enum.DwarfTagPointerType, BaseType: d.varType(t.Elem), Size: bits}
	case mir.ArrayKind:
		extent := &metadata.DISubrange{MetadataID: -1, Count: metadata.IntLit(t.Mem.Len)}
		d.define(extent)
		return &metadata.DICompositeType{MetadataID: -1, Tag: enum.DwarfTagArrayType, BaseType: d.varType(t.Elem), Size: bits, Elements: d.m.tuple(extent)}
	case mir.StructKind:
		members := d.m.tuple()
		for i, x := range t.Fields {
			m := &metadata.DIDerivedType{
				MetadataID: -1, Tag: enum.DwarfTagMember,
				Name: x.Name, BaseType: d.varType(x.Type), Size: uint64(8 * x.Type.Mem.Size()), Offset: uint64(8 * t.Mem.Offset(i)),
			}
			d.define(m)
			members.Fields = append(members.Fields, m)
		}
		return &metadata.DICompositeType{MetadataID: -1, Tag: enum.DwarfTagStructureType, Name: t.Name, Size: bits, Elements: members}
	}
	return &metadata.DIBasicType{MetadataID: -1, Name: t.Name, Size: bits, Encoding: encoding(t.Mem)}
}

// encoding says how the bits of a scalar are read.
func encoding(t *mir.Type) enum.DwarfAttEncoding {
	switch {
	case t.Kind == mir.BoolKind:
		return enum.DwarfAttEncodingBoolean
	case t.IsFloat():
		return enum.DwarfAttEncodingFloat
	case t.Signed:
		return enum.DwarfAttEncodingSigned
	}
	return enum.DwarfAttEncodingUnsigned
}
