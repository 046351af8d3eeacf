package nvvmir

// This file describes the variables of the source and their types for a debugger. Types are
// those of C, which DWARF 2 has a language code for: a slice is a struct of array, len and cap.

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// declareVar says that the variable of v stands at a.
func (f *function) declareVar(v *mir.Value, a *ir.InstAlloca) {
	outer := f.loc
	defer func() { f.loc = outer }()
	f.setLoc(v.Pos, v.Scope)
	node := &metadata.DILocalVariable{
		MetadataID: -1,
		Name:       v.Var.Name, Arg: uint64(v.Var.Param), Scope: f.loc.Scope, File: f.dbg.file(v.Pos.Filename), Line: int64(v.Pos.Line),
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
