package load

// This file finds the kernels of a package and judges their signatures.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Kernel is a function under //gpu:kernel with a valid signature.
type Kernel struct {
	Func *types.Func
	Decl *ast.FuncDecl
	SSA  *ssa.Function // set by Build
	// Desc describes it, as far as directive and signature do.
	Desc mir.Kernel
}

// collect fills p.Kernels from the declarations of u, in the order of files and
// lines, and reports wrong signatures.
func (p *Package) collect(u *unit) {
	for _, f := range u.files {
		for _, decl := range f.Decls {
			fd, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			dir := funcDirectives(p.Fset, fd, &p.Diags)
			if dir == nil {
				continue
			}
			if k := p.kernel(u, fd, dir); k != nil {
				p.Kernels = append(p.Kernels, k)
			}
		}
	}
}

func (p *Package) kernel(u *unit, fd *ast.FuncDecl, dir *kernelDirective) *Kernel {
	name := fd.Name.Name
	n := len(p.Diags)
	fail := func(at token.Pos, format string, args ...any) {
		p.Diags.Errorf(p.Fset.Position(at), format, args...)
	}
	if fd.Recv != nil {
		fail(fd.Name.Pos(), "kernel %s is a method; kernels are functions, write func %s(t *gpu.Thread, ...) and call the method from it", name, name)
		return nil
	}
	fn, ok := u.info.Defs[fd.Name].(*types.Func)
	if !ok || name == "_" || name == "init" || name == "main" {
		fail(fd.Name.Pos(), "a kernel cannot be called %s; give it another name", name)
		return nil
	}
	sig := fn.Signature()
	if sig.TypeParams().Len() > 0 {
		fail(fd.Name.Pos(), "kernel %s is generic; the host launches kernels of fixed types, write a kernel per type that calls the generic function", name)
		return nil
	}
	if fd.Body == nil && len(u.broken[fd]) == 0 {
		fail(fd.Name.Pos(), "kernel %s has no body; kernels are written in Go", name)
	}
	if sig.Results().Len() > 0 {
		fail(fd.Type.Results.Pos(), "kernel %s has results; a kernel returns nothing, write to a slice passed by the host", name)
	}
	params := sig.Params()
	if params.Len() == 0 || !isThread(params.At(0).Type()) {
		fail(fd.Type.Params.Pos(), "the first parameter of kernel %s must be t *gpu.Thread", name)
	}
	if sig.Variadic() {
		fail(fd.Type.Params.Pos(), "kernel %s is variadic; take a slice", name)
	}
	k := &Kernel{Func: fn, Decl: fd, Desc: dir.desc}
	k.Desc.Info.Params = []manifest.Param{}
	for i := 1; i < params.Len(); i++ {
		v := params.At(i)
		if u.diags.HasErrors() && hasInvalid(v.Type()) {
			return nil // the error in its type was reported
		}
		mp, err := Param(v.Name(), v.Type(), p.qualifier)
		if err != nil {
			at := v.Pos()
			if !at.IsValid() {
				at = fd.Type.Params.Pos()
			}
			if u.reportedAt(p.Fset.Position(at)) {
				return nil
			}
			fail(at, "parameter %s of kernel %s: %s", v.Name(), name, err)
			continue
		}
		k.Desc.Info.Params = append(k.Desc.Info.Params, mp)
	}
	if abi, err := manifest.LayOut(k.Desc.Info.Params); err != nil {
		fail(fd.Type.Params.Pos(), "kernel %s: %s", name, err)
	} else {
		k.Desc.Leaves = abi.Leaves
	}
	for n, x := range dir.noAlias {
		i := slices.IndexFunc(k.Desc.Info.Params, func(q manifest.Param) bool { return q.Name == x })
		switch {
		case i < 0:
			fail(dir.noAliasPos[n], "//gpu:noalias names %s, which is not a parameter of %s", x, name)
		case k.Desc.Info.Params[i].Kind != manifest.Slice:
			fail(dir.noAliasPos[n], "//gpu:noalias names %s, which is not a slice", x)
		default:
			k.Desc.NoAlias = append(k.Desc.NoAlias, i)
		}
	}
	if diag.List(p.Diags[n:]).HasErrors() {
		return nil
	}
	return k
}

// hasInvalid reports whether t is, or is made of, a type that is not known.
func hasInvalid(t types.Type) bool {
	switch u := types.Unalias(t).(type) {
	case *types.Basic:
		return u.Kind() == types.Invalid
	case *types.Slice:
		return hasInvalid(u.Elem())
	case *types.Array:
		return hasInvalid(u.Elem())
	case *types.Pointer:
		return hasInvalid(u.Elem())
	case *types.Named:
		for arg := range u.TypeArgs().Types() {
			if hasInvalid(arg) {
				return true
			}
		}
	}
	return false
}

func isThread(t types.Type) bool {
	ptr, ok := types.Unalias(t).(*types.Pointer)
	return ok && IsNamed(ptr.Elem(), GPUPath, "Thread")
}

// IsNamed reports whether t is the named type path.name or an instance of it.
func IsNamed(t types.Type, path, name string) bool {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return false
	}
	o := n.Obj()
	return o.Name() == name && o.Pkg() != nil && o.Pkg().Path() == path
}

// Param describes a kernel's parameter of type t, or says why there is none.
func Param(name string, t types.Type, q types.Qualifier) (manifest.Param, error) {
	return param(name, t, q, nil)
}

// param describes a parameter, field or element, which stands within other types.
func param(name string, t types.Type, q types.Qualifier, within []types.Type) (manifest.Param, error) {
	mp := manifest.Param{Name: name, Type: types.TypeString(t, q)}
	const allowed = "kernels take scalars, slices, shmem.Sym, shmem.Registered, shmem.Signal, shmem.Signals, shmem.Barriers, shmem.Team, gpu.TensorMap, and structs and arrays of these"
	if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil {
		switch n.Obj().Pkg().Path() {
		case ShmemPath:
			switch n.Obj().Name() {
			case "Sym", "Registered":
				mp.Kind = manifest.Sym
				if n.Obj().Name() == "Registered" {
					mp.Kind = manifest.Registered
				}
				if err := Element(n); err != nil {
					return mp, fmt.Errorf("%s: %w", mp.Type, err)
				}
				mp.Size = int(Sizes.Sizeof(n.TypeArgs().At(0)))
				return mp, nil
			case "Signal":
				mp.Kind = manifest.Signal
				return mp, nil
			case "Signals":
				mp.Kind = manifest.Signals
				return mp, nil
			case "Team":
				mp.Kind = manifest.Team
				return mp, nil
			case "Ptr":
				return mp, fmt.Errorf("%s cannot be passed by the host; pass a shmem.Sym and take At(i) in the kernel", mp.Type)
			case "Lines", "Line":
				return mp, fmt.Errorf("%s cannot be passed by the host; pass shmem.Signals and take Lines() in the kernel", mp.Type)
			}
		case GPUPath:
			if n.Obj().Name() == "TensorMap" {
				elem := n.TypeArgs().At(0)
				if err := DeviceMemory(elem); err != nil {
					return mp, fmt.Errorf("%s: %w", mp.Type, err)
				}
				mp.Kind, mp.Size = manifest.TensorMap, int(Sizes.Sizeof(elem))
				return mp, nil
			}
			if NarrowFloat(n) {
				mp.Kind, mp.Size = manifest.Scalar, int(Sizes.Sizeof(n))
				return mp, nil
			}
			if _, ok := n.Underlying().(*types.Basic); !ok && n.Obj().Name() != "Dim3" {
				if name := n.Obj().Name(); name == "Vec2" || name == "Vec4" {
					return mp, fmt.Errorf("%s cannot be passed by the host; pass its elements, or a slice", mp.Type)
				}
				return mp, fmt.Errorf("%s cannot be passed by the host; take it from t in the kernel", mp.Type)
			}
		}
	}
	if slices.ContainsFunc(within, func(w types.Type) bool { return types.Identical(w, t) }) {
		return mp, fmt.Errorf("%s contains itself; %s", mp.Type, allowed)
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Info()&(types.IsInteger|types.IsFloat|types.IsBoolean) == 0 || u.Kind() == types.Uintptr {
			return mp, fmt.Errorf("%s has no counterpart on a GPU; %s; %s", mp.Type, allowed, Instead(u))
		}
		mp.Kind, mp.Size = manifest.Scalar, int(Sizes.Sizeof(u))
	case *types.Slice:
		if err := DeviceMemory(u.Elem()); err != nil {
			return mp, fmt.Errorf("%s: %w", mp.Type, err)
		}
		mp.Kind, mp.Size = manifest.Slice, int(Sizes.Sizeof(u.Elem()))
	case *types.Struct:
		mp.Kind = manifest.Struct
		for i := range u.NumFields() {
			f, err := param(u.Field(i).Name(), u.Field(i).Type(), q, append(within, t))
			if err != nil {
				return mp, fmt.Errorf("field %s of %s: %w", u.Field(i).Name(), mp.Type, err)
			}
			mp.Fields = append(mp.Fields, f)
		}
	case *types.Array:
		mp.Kind, mp.Len = manifest.Array, int(u.Len())
		f, err := param("", u.Elem(), q, append(within, t))
		if err != nil {
			return mp, fmt.Errorf("element of %s: %w", mp.Type, err)
		}
		mp.Fields = []manifest.Param{f}
	case *types.Pointer:
		if isThread(t) {
			return mp, fmt.Errorf("only the first parameter is a *gpu.Thread")
		}
		return mp, fmt.Errorf("%s points into host memory; pass a slice of length 1", mp.Type)
	default:
		return mp, fmt.Errorf("%s cannot be passed to a GPU; %s; %s", mp.Type, allowed, Instead(u))
	}
	return mp, nil
}

// NarrowFloat reports whether t is one of the floating-point types of dsl/gpu,
// which are structs in Go and numbers on a GPU.
func NarrowFloat(t types.Type) bool {
	names := []string{"Float16", "BFloat16", "Float8E4M3", "Float8E5M2"}
	return slices.ContainsFunc(names, func(name string) bool { return IsNamed(t, GPUPath, name) })
}

// Sizes are those of types in memory, on hosts and GPUs alike.
var Sizes = types.SizesFor("gc", "amd64")

// DeviceMemory says why values of type t cannot stand in device memory that the
// host fills; nil if they can. Pointers of either side mean nothing to the other.
func DeviceMemory(t types.Type) error {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Info()&(types.IsInteger|types.IsFloat|types.IsBoolean) != 0 && u.Kind() != types.Uintptr {
			return nil
		}
	case *types.Array:
		return DeviceMemory(u.Elem())
	case *types.Struct:
		if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == ShmemPath {
			break
		}
		for i := range u.NumFields() {
			if err := DeviceMemory(u.Field(i).Type()); err != nil {
				return err
			}
		}
		return nil
	}
	err := fmt.Errorf("memory shared with the GPU holds integers, floats, bools, and structs and arrays of these, not %s", types.TypeString(t, (*types.Package).Name))
	if instead := Instead(t); instead != "" {
		err = fmt.Errorf("%w; %s", err, instead)
	}
	return err
}

// Instead says what to write in place of a type that kernels, or the memory that they share with
// the host, do not have; "" if there is nothing to say.
func Instead(t types.Type) string {
	if IsNamed(t, ShmemPath, "Signal") {
		return "use shmem.Signals"
	}
	switch u := t.Underlying().(type) {
	case *types.Interface:
		return "use a type parameter or the type itself"
	case *types.Chan:
		return "threads of a block share data through gpu.Shared and t.Block().Sync(), PEs through puts and signals"
	case *types.Map:
		return "use a slice passed by the host, or an array"
	case *types.Signature:
		return "use a number, and switch on it around direct calls"
	case *types.Pointer:
		return "use an index into a slice"
	case *types.Slice:
		return "use an array of constant length, or one slice of all elements, indexed by row*columns + column"
	case *types.Basic:
		switch {
		case u.Info()&types.IsString != 0:
			return "use bytes for text, or a number that the host gives a meaning"
		case u.Info()&types.IsComplex != 0:
			return "use a struct of two floats"
		case u.Kind() == types.Uintptr || u.Kind() == types.UnsafePointer:
			return "use uint64 for a number, and a slice for memory"
		}
	}
	return ""
}

// Plain says why memory of elements of type t cannot be seen as another type's, nor that as t's; nil
// if it can.
func Plain(t types.Type) error {
	if err := sized(t); err != nil {
		return err
	}
	if holdsBool(t) {
		return fmt.Errorf("%s holds bools, whose bytes are 0 or 1, while those of a view can be any; use uint8", types.TypeString(t, (*types.Package).Name))
	}
	return nil
}

func holdsBool(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsBoolean != 0
	case *types.Array:
		return holdsBool(u.Elem())
	case *types.Struct:
		for f := range u.Fields() {
			if holdsBool(f.Type()) {
				return true
			}
		}
	}
	return false
}

// Element says why t, a shmem.Sym, Registered or Ptr, cannot have its elements; nil if
// it can, and for other types.
func Element(t types.Type) error {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || n.Obj().Pkg() == nil || n.Obj().Pkg().Path() != ShmemPath || n.TypeArgs().Len() != 1 {
		return nil
	}
	elem := n.TypeArgs().At(0)
	if _, ok := elem.(*types.TypeParam); ok {
		return nil
	}
	return sized(elem)
}

// sized says why there can be no memory shared with the GPU of elements of type t; nil if there can.
func sized(t types.Type) error {
	if err := DeviceMemory(t); err != nil {
		return err
	}
	if Sizes.Sizeof(t) == 0 {
		return fmt.Errorf("%s has no size; memory shared with the GPU holds what has", types.TypeString(t, (*types.Package).Name))
	}
	return nil
}

// qualifier names packages as the kernel's source does.
func (p *Package) qualifier(q *types.Package) string {
	if p.Types == q || q.Path() == p.ImportPath {
		return ""
	}
	return q.Name()
}
