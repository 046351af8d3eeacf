package nvvmir

import (
	"go/token"
	"path"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// debugInfo builds the line information of the module: one compile unit, a subprogram per
// function, and locations that remember through which calls an inlined instruction came. The
// compile unit asks for line directives only, unless the variables are wanted too (debugvars.go).
type debugInfo struct {
	m     *module
	unit  *metadata.DICompileUnit
	void  *metadata.DISubroutineType
	files map[string]*metadata.DIFile
	subs  map[*mir.Func]*metadata.DISubprogram
	locs  map[location]*metadata.DILocation
	types map[*mir.VarType]metadata.Field
	// blocks are those of a function that have variables, each after the one around it.
	blocks map[*metadata.DISubprogram][]lexicalBlock
}

// location is the key of a DILocation.
type location struct {
	line, column int
	scope        *metadata.DISubprogram
	inlinedAt    *metadata.DILocation
}

func newDebugInfo(m *module) *debugInfo {
	d := &debugInfo{
		m:     m,
		files: make(map[string]*metadata.DIFile),
		subs:  make(map[*mir.Func]*metadata.DISubprogram),
		locs:  make(map[location]*metadata.DILocation),
		types: make(map[*mir.VarType]metadata.Field),

		blocks: make(map[*metadata.DISubprogram][]lexicalBlock),
	}
	name := "kernels.go"
	if len(m.prog.Kernels) > 0 {
		name = m.prog.Kernels[0].Func.Pos.Filename
	}
	d.unit = &metadata.DICompileUnit{
		MetadataID: -1, Distinct: true,
		// PTX carries DWARF 2, which has no code for Go.
		Language:     enum.DwarfLangC99,
		File:         d.file(name),
		Producer:     "gpuc",
		IsOptimized:  !m.opts.Debug,
		EmissionKind: enum.EmissionKindDebugDirectivesOnly,
	}
	if m.opts.Debug {
		d.unit.EmissionKind = enum.EmissionKindFullDebug
	}
	d.define(d.unit)
	types := &metadata.Tuple{MetadataID: -1}
	d.define(types)
	d.void = &metadata.DISubroutineType{MetadataID: -1, Types: types}
	d.define(d.void)
	m.named("llvm.dbg.cu", d.unit)
	// 1, an error when versions differ, is what NVRTC writes: the linker
	// refuses modules that treat a flag differently.
	m.named("llvm.module.flags", m.tuple(i32(1), &metadata.String{Value: "Debug Info Version"}, i32(3)))
	return d
}

func (d *debugInfo) define(n metadata.Definition) {
	d.m.out.MetadataDefs = append(d.m.out.MetadataDefs, n)
}

func (d *debugInfo) file(name string) *metadata.DIFile {
	f := d.files[name]
	if f == nil {
		f = &metadata.DIFile{MetadataID: -1, Filename: path.Base(name), Directory: path.Dir(name)}
		if f.Directory == "." {
			f.Directory = d.m.prog.Package
		}
		d.files[name] = f
		d.define(f)
	}
	return f
}

func (d *debugInfo) subprogram(f *mir.Func) *metadata.DISubprogram {
	s := d.subs[f]
	if s == nil {
		file := d.file(f.Pos.Filename)
		s = &metadata.DISubprogram{
			MetadataID: -1, Distinct: true,
			Scope: file, Name: f.GoName, File: file, Line: int64(f.Pos.Line), ScopeLine: int64(f.Pos.Line),
			Type: d.void, IsDefinition: true, IsOptimized: !d.m.opts.Debug, Unit: d.unit,
		}
		d.subs[f] = s
		d.define(s)
	}
	return s
}

// location returns the place pos inside scope, itself inlined at inlinedAt.
func (d *debugInfo) location(pos token.Position, scope *metadata.DISubprogram, inlinedAt *metadata.DILocation) *metadata.DILocation {
	k := location{pos.Line, pos.Column, scope, inlinedAt}
	l := d.locs[k]
	if l == nil {
		l = &metadata.DILocation{
			MetadataID: -1,
			Line:       int64(pos.Line), Column: int64(pos.Column), Scope: d.blockAt(scope, pos), InlinedAt: inlinedAt,
		}
		d.locs[k] = l
		d.define(l)
	}
	return l
}

// setLoc sets the location of what is emitted next.
func (f *function) setLoc(pos token.Position, inlined *mir.Scope) {
	scope, at := f.scope, (*metadata.DILocation)(nil)
	if inlined != nil {
		scope = f.dbg.subprogram(inlined.Func)
		at = f.callSite(inlined)
	}
	f.loc = f.dbg.location(pos, scope, at)
}

// callSite returns the location of an inlined call.
func (f *function) callSite(s *mir.Scope) *metadata.DILocation {
	if s.Parent == nil {
		return f.dbg.location(s.Pos, f.scope, nil)
	}
	return f.dbg.location(s.Pos, f.dbg.subprogram(s.Parent.Func), f.callSite(s.Parent))
}
