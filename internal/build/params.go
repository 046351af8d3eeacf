package build

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// paramWriter generates, for the parameters of kernels, the host's types and
// the code that packs them for the GPU and makes the device values for the
// emulator.
type paramWriter struct {
	im *imports
	rt string // name of the runtime package in the generated file
	// twins are the host twins of struct types, in the order of first use.
	twins  []*twin
	byType typeutil.Map    // types.Type -> *twin
	taken  map[string]bool // package-level names
	// index begins the names of loop variables in the method being written.
	index string
}

// twin is the host's form of a struct that holds device handles.
type twin struct {
	name   string
	typ    types.Type
	fields []twinField
}

type twinField struct{ Name, Type string }

// hostForm is what the host passes for a kind of parameter that has no fields.
type hostForm struct {
	// typ is its type in the runtime's package, with the place of the kernel's
	// element type, if it has one. Empty: the type that the kernel has.
	typ string
	// pack is the function of the runtime that packs it.
	pack string
}

var hostForms = map[manifest.Kind]hostForm{
	manifest.Scalar:     {"", "ScalarParam"},
	manifest.Slice:      {"%s.DeviceSlice[%s]", "SliceParam"},
	manifest.Sym:        {"*%s.SymBuffer[%s]", "SymParam"},
	manifest.Registered: {"*%s.RegisteredBuffer[%s]", "RegisteredParam"},
	manifest.Signal:     {"*%s.SignalBuffer", "SignalParam"},
	manifest.Signals:    {"*%s.SignalBuffer", "SignalsParam"},
	manifest.Team:       {"*%s.Team", "TeamParam"},
	manifest.TensorMap:  {"*%s.TensorMap[%s, %s]", "TensorMapParam"},
}

// structForms are the forms of types that are structs to the compiler, by package and name: the
// host makes their parts together, so that they suit each other.
var structForms = map[[2]string]hostForm{
	{"github.com/gpuc-go/gpuc/dsl/tile", "Source"}:    {"*%s.TileSource[%s, %s, %s]", "TileSourceParam"},
	{"github.com/gpuc-go/gpuc/dsl/shmem", "Barriers"}: {"*%s.Barriers", "BarriersParam"},
}

// structForm returns the form of t, if it is such a type.
func structForm(t types.Type) (h hostForm, ok bool) {
	if n, named := types.Unalias(t).(*types.Named); named && n.Obj().Pkg() != nil {
		h, ok = structForms[[2]string{n.Obj().Pkg().Path(), n.Obj().Name()}]
	}
	return h, ok
}

// formOf returns the form of t, a parameter that p describes, if the host passes it as one value.
func formOf(t types.Type, p manifest.Param) (hostForm, bool) {
	if h, ok := structForm(t); ok {
		return h, true
	}
	h, ok := hostForms[p.Kind]
	return h, ok
}

// describe returns what the manifest says of a parameter of type t.
func describe(t types.Type) (manifest.Param, error) {
	return compiler.Param(t)
}

// hasHandle reports whether the host's form of t differs from t, because t
// holds device memory somewhere.
func hasHandle(t types.Type) bool {
	p, err := describe(t)
	return err == nil && holdsHandle(p)
}

func holdsHandle(p manifest.Param) bool {
	return hostForms[p.Kind].typ != "" || slices.ContainsFunc(p.Fields, holdsHandle)
}

// elemType returns the type of the elements of a slice, or of memory of dsl/shmem; nil
// for other types.
func elemType(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && n.TypeArgs().Len() > 0 {
		return n.TypeArgs().At(0)
	}
	return nil
}

// hostType returns the type of the launch method's parameter for a kernel
// parameter of type t.
func (w *paramWriter) hostType(t types.Type) (string, error) {
	p, err := describe(t)
	if err != nil {
		return "", err
	}
	_, whole := structForm(t)
	switch h, ok := formOf(t, p); {
	case whole:
		names := []any{w.rt}
		for arg := range types.Unalias(t).(*types.Named).TypeArgs().Types() {
			if err := w.im.nameable(arg); err != nil {
				return "", err
			}
			names = append(names, w.im.typeName(arg))
		}
		return fmt.Sprintf(h.typ, names...), nil
	case ok && h.typ == "":
		return w.im.typeName(t), nil
	case strings.Count(h.typ, "%s") == 2:
		if err := w.im.nameable(elemType(t)); err != nil {
			return "", err
		}
		return fmt.Sprintf(h.typ, w.rt, w.im.typeName(elemType(t))), nil
	case strings.Count(h.typ, "%s") == 3:
		args := types.Unalias(t).(*types.Named).TypeArgs()
		if err := w.im.nameable(args.At(0)); err != nil {
			return "", err
		}
		return fmt.Sprintf(h.typ, w.rt, w.im.typeName(args.At(0)), w.im.typeName(args.At(1))), nil
	case ok:
		return fmt.Sprintf(h.typ, w.rt), nil
	}
	switch u := t.Underlying().(type) {
	case *types.Array:
		elem, err := w.partsOf(t).hostType(u.Elem())
		if err != nil {
			return "", err
		}
		if !hasHandle(t) {
			return w.im.typeName(t), nil
		}
		return fmt.Sprintf("[%d]%s", u.Len(), elem), nil
	case *types.Struct:
		parts := w.partsOf(t)
		for f := range u.Fields() {
			if !f.Exported() && f.Pkg().Path() != w.im.self.Path() && f.Name() != "_" {
				return "", fmt.Errorf("type %s has the field %s, which is not exported, so that package %s cannot set it", w.im.typeName(t), f.Name(), w.im.self.Name())
			}
			if f.Name() == "_" && hasHandle(f.Type()) {
				return "", fmt.Errorf("type %s has a blank field that holds device memory; remove it or name it", w.im.typeName(t))
			}
			if _, err := parts.hostType(f.Type()); err != nil {
				return "", fmt.Errorf("field %s: %w", f.Name(), err)
			}
		}
		if !hasHandle(t) {
			return w.im.typeName(t), nil
		}
		return w.twinOf(t, u)
	}
	return "", fmt.Errorf("internal error: type %s has no host form", w.im.typeName(t))
}

// partsOf returns the writer for the parts of a type. Those of a type that the host
// passes as it is are only looked at, and import nothing.
func (w *paramWriter) partsOf(t types.Type) *paramWriter {
	if hasHandle(t) {
		return w
	}
	return &paramWriter{im: w.im.checking(), rt: w.rt}
}

// twinOf returns the host's form of a struct type: a named type for a named
// one, a struct for an unnamed one.
func (w *paramWriter) twinOf(t types.Type, u *types.Struct) (string, error) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		fields, err := w.twinFields(u)
		if err != nil {
			return "", err
		}
		var b strings.Builder
		b.WriteString("struct {")
		for i, f := range fields {
			if i > 0 {
				b.WriteString(";")
			}
			b.WriteString(" " + f.Name + " " + f.Type)
		}
		return b.String() + " }", nil
	}
	if tw, ok := w.byType.At(t).(*twin); ok {
		return tw.name, nil
	}
	fields, err := w.twinFields(u)
	if err != nil {
		return "", err
	}
	base := named.Obj().Name()
	for arg := range named.TypeArgs().Types() {
		base += camel(types.TypeString(arg, func(*types.Package) string { return "" }))
	}
	tw := &twin{name: unique(base+"Args", w.taken), typ: t, fields: fields}
	w.twins = append(w.twins, tw)
	w.byType.Set(t, tw)
	return tw.name, nil
}

func (w *paramWriter) twinFields(u *types.Struct) ([]twinField, error) {
	var fs []twinField
	for f := range u.Fields() {
		if f.Name() == "_" {
			continue
		}
		ht, err := w.hostType(f.Type())
		if err != nil {
			return nil, fmt.Errorf("field %s: %w", f.Name(), err)
		}
		if !hasHandle(f.Type()) {
			if err := w.im.nameable(f.Type()); err != nil {
				return nil, fmt.Errorf("field %s: %w", f.Name(), err)
			}
		}
		fs = append(fs, twinField{f.Name(), ht})
	}
	return fs, nil
}

// camel makes the letters and digits of a type's name part of an identifier:
// []float32 gives Float32.
func camel(s string) string {
	var b strings.Builder
	for _, part := range strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		r, n := utf8.DecodeRuneInString(part)
		b.WriteRune(unicode.ToUpper(r))
		b.WriteString(part[n:])
	}
	return b.String()
}

// handleCall returns the call that packs a parameter that is one handle or one
// scalar and returns its device value; "" for structs and arrays.
func (w *paramWriter) handleCall(l, src string, t types.Type) string {
	p, _ := describe(t)
	h, ok := formOf(t, p)
	if !ok {
		return ""
	}
	return fmt.Sprintf("%s.%s(%s, %s)", w.rt, h.pack, l, src)
}

// bind writes the statements that pack src, the host's value for a parameter of
// type t, and returns the expression for the device value. tmp names the
// variable that holds it.
func (w *paramWriter) bind(b *strings.Builder, l, src, tmp string, t types.Type) string {
	if call := w.handleCall(l, src, t); call != "" {
		fmt.Fprintf(b, "\t%s := %s\n", tmp, call)
		return tmp
	}
	if !hasHandle(t) {
		w.pack(b, l, "", src, t, 0)
		return src
	}
	fmt.Fprintf(b, "\tvar %s %s\n", tmp, w.im.typeName(t))
	w.pack(b, l, tmp, src, t, 0)
	return tmp
}

// pack writes the statements that pack src field by field and element by
// element, in the order of the manifest. Where dst is not empty, the device
// values are assigned to it.
func (w *paramWriter) pack(b *strings.Builder, l, dst, src string, t types.Type, depth int) {
	assign := func(call string) {
		if dst == "" {
			fmt.Fprintf(b, "\t%s\n", call)
		} else {
			fmt.Fprintf(b, "\t%s = %s\n", dst, call)
		}
	}
	if call := w.handleCall(l, src, t); call != "" {
		assign(call)
		return
	}
	sub := func(suffix string) string {
		if dst == "" {
			return ""
		}
		return dst + suffix
	}
	switch u := t.Underlying().(type) {
	case *types.Array:
		i := fmt.Sprint(w.index, depth)
		var body strings.Builder
		w.pack(&body, l, sub("["+i+"]"), src+"["+i+"]", u.Elem(), depth+1)
		loop(b, i+" := range "+src, &body)
	case *types.Struct:
		for f := range u.Fields() {
			if f.Name() == "_" {
				w.packBlank(b, l, f.Type(), depth)
				continue
			}
			w.pack(b, l, sub("."+f.Name()), src+"."+f.Name(), f.Type(), depth)
		}
	}
}

// loop writes a for statement, unless its body is empty: the elements hold nothing to pack.
func loop(b *strings.Builder, head string, body *strings.Builder) {
	if body.Len() > 0 {
		fmt.Fprintf(b, "\tfor %s {\n%s\t}\n", head, body)
	}
}

// packBlank packs a blank field, whose value no kernel can read, as zero.
func (w *paramWriter) packBlank(b *strings.Builder, l string, t types.Type, depth int) {
	switch u := t.Underlying().(type) {
	case *types.Array:
		var body strings.Builder
		w.packBlank(&body, l, u.Elem(), depth+1)
		loop(b, fmt.Sprint("range ", u.Len()), &body)
	case *types.Struct:
		for f := range u.Fields() {
			w.packBlank(b, l, f.Type(), depth)
		}
	default:
		fmt.Fprintf(b, "\t%s\n", w.handleCall(l, fmt.Sprintf("*new(%s)", w.im.typeName(t)), t))
	}
}
