package gotests

// This file finds the functions that can be called, and writes the kernels that
// call them.

import (
	"fmt"
	"go/types"
	"strings"
)

// Function is a function, a method or an instance of a generic function of a file,
// with a kernel that calls it.
type Function struct {
	Name   string // as Go writes it: F, F[int], T.M
	Kernel string
	// Params says what the parameters of Kernel are, one letter each:
	//
	//	v  a value, the element of a slice of length 1
	//	p  a pointer to such an element, nil where the slice is empty
	//	s  a slice of any length
	//	r  a slice for results
	Params string
	text   string
}

// Source returns the text of a file with the kernels of the functions behind it.
func Source(text string, fns []*Function) string {
	var b strings.Builder
	b.WriteString(text)
	b.WriteString("\n\nvar _ " + gpuName + ".Thread\n")
	b.WriteString(helpers)
	for _, fn := range fns {
		b.WriteString(fn.text)
	}
	return b.String()
}

// helpers are for the kernels. A pointer is nil in some calls.
const helpers = `
func gotestsPointer[T any](s []T) *T {
	if len(s) == 0 {
		return nil
	}
	return &s[0]
}
`

// Functions returns the functions of a package that can be called with arguments
// that are made up: numbers, and arrays, structs, slices and pointers of numbers. fits says
// whether values of a type can be in device memory.
func Functions(pkg *types.Package, fits func(types.Type) bool) []*Function {
	c := &collector{pkg: pkg, fits: fits}
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		switch obj := scope.Lookup(name).(type) {
		case *types.Func:
			c.function(obj)
		case *types.TypeName:
			if n, ok := obj.Type().(*types.Named); ok && !obj.IsAlias() && n.TypeParams().Len() == 0 && !types.IsInterface(n) {
				for m := range n.Methods() {
					c.method(n, m)
				}
			}
		}
	}
	return c.found
}

type collector struct {
	pkg   *types.Package
	fits  func(types.Type) bool
	found []*Function
}

// typeArgs are what generic functions are instantiated with.
var typeArgs = []types.Type{types.Typ[types.Int], types.Typ[types.Float64], types.Typ[types.Uint8]}

// function adds a function, or the instances of a generic one, with the same
// argument for all type parameters.
func (c *collector) function(fn *types.Func) {
	if fn.Name() == "_" || strings.HasPrefix(fn.Name(), "gotests") {
		return
	}
	sig := fn.Signature()
	if sig.TypeParams().Len() == 0 {
		c.add(fn.Name(), "", sig)
		return
	}
	for _, arg := range typeArgs {
		var args []types.Type
		var names []string
		for range sig.TypeParams().Len() {
			args, names = append(args, arg), append(names, arg.String())
		}
		inst, err := types.Instantiate(nil, sig, args, true)
		if err == nil {
			c.add(fmt.Sprintf("%s[%s]", fn.Name(), strings.Join(names, ", ")), "", inst.(*types.Signature))
		}
	}
}

func (c *collector) method(n *types.Named, m *types.Func) {
	if m.Name() != "_" {
		c.add(n.Obj().Name()+"."+m.Name(), m.Name(), m.Signature())
	}
}

// add adds a kernel that calls name, or the method of its receiver.
func (c *collector) add(name, method string, sig *types.Signature) {
	k := &kernel{pkg: c.pkg, fits: c.fits, ok: true}
	callee := name
	if method != "" {
		k.body.WriteString("\tvar x " + k.typeName(sig.Recv().Type()) + " = " + k.argument(sig.Recv().Type()) + "\n")
		callee = "x." + method
	}
	var args []string
	for p := range sig.Params().Variables() {
		args = append(args, k.argument(p.Type()))
	}
	if sig.Variadic() {
		args[len(args)-1] += "..."
	}
	call := callee + "(" + strings.Join(args, ", ") + ")"
	k.call(call, sig.Results())
	if !k.ok {
		return
	}
	fn := &Function{Name: name, Kernel: fmt.Sprintf("GotestsKernel%d", len(c.found)), Params: k.letters.String()}
	fn.text = fmt.Sprintf("\n//gpu:kernel\nfunc %s(_ *%s.Thread%s) {\n%s}\n", fn.Kernel, gpuName, k.params.String(), k.body.String())
	c.found = append(c.found, fn)
}

// kernel is a kernel as it is written.
type kernel struct {
	pkg          *types.Package
	fits         func(types.Type) bool
	ok           bool // so far
	n            int
	letters      strings.Builder
	params, body strings.Builder
}

// typeName returns the name of t in the file. Types of other packages may have
// another name there, or none.
func (k *kernel) typeName(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p != k.pkg {
			k.ok = false
		}
		return ""
	})
}

// maxElement is the size of the largest type of which values are made up.
const maxElement = 64 << 10

var sizes = types.SizesFor("gc", "amd64")

// param adds a slice with elements of type elem and returns its name.
func (k *kernel) param(letter byte, elem types.Type) string {
	if !k.fits(elem) || sizes.Sizeof(elem) > maxElement {
		k.ok = false
	}
	name := fmt.Sprintf("%c%d", letter, k.n)
	k.n++
	k.letters.WriteByte(letter)
	fmt.Fprintf(&k.params, ", %s []%s", name, k.typeName(elem))
	return name
}

// argument returns an expression of type t, made of parameters.
func (k *kernel) argument(t types.Type) string {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		return k.param('s', u.Elem())
	case *types.Pointer:
		return "gotestsPointer(" + k.param('p', u.Elem()) + ")"
	}
	return k.param('v', t) + "[0]"
}

// call writes the call and what stores its results, as far as they can be
// compared.
func (k *kernel) call(call string, results *types.Tuple) {
	var names []string
	stores := ""
	for i := range results.Len() {
		t := results.At(i).Type()
		name := fmt.Sprintf("y%d", i)
		switch u := t.Underlying().(type) {
		case *types.Slice:
			if !k.fits(u.Elem()) {
				name = "_"
				break
			}
			stores += fmt.Sprintf("\t%s[0] = len(%s)\n", k.param('r', types.Typ[types.Int]), name)
			stores += fmt.Sprintf("\tcopy(%s, %s)\n", k.param('r', u.Elem()), name)
		case *types.Pointer:
			if !k.fits(u.Elem()) {
				name = "_"
				break
			}
			stores += fmt.Sprintf("\tif %s != nil {\n\t\t%s[0] = *%s\n\t\t%s[0] = true\n\t}\n",
				name, k.param('r', u.Elem()), name, k.param('r', types.Typ[types.Bool]))
		default:
			if !k.fits(t) {
				name = "_"
				break
			}
			stores += fmt.Sprintf("\t%s[0] = %s\n", k.param('r', t), name)
		}
		names = append(names, name)
	}
	switch {
	case len(names) == 0:
		k.body.WriteString("\t" + call + "\n")
	case stores == "":
		k.body.WriteString("\t" + strings.Join(names, ", ") + " = " + call + "\n")
	default:
		k.body.WriteString("\t" + strings.Join(names, ", ") + " := " + call + "\n")
	}
	k.body.WriteString(stores)
}
