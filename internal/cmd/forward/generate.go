package main

import (
	"bytes"
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/types"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
	"unicode"

	"golang.org/x/tools/go/packages"
)

//go:embed stubs.go.tmpl
var stubs string

// driverPath ends the path of the package whose interfaces are forwarded.
const driverPath = "/driver"

// generator makes the stubs of a package.
type generator struct {
	pkg *types.Package
	// byHand are the methods that the package has, such as stream.Wait, and whether they call
	// the stub; its types are there too.
	byHand map[string]bool
	// imports are the paths of the packages that types are of.
	imports map[string]bool

	Interfaces []*iface
	Methods    []*method
	Structs    []*record
	wires      map[string]bool // names of Structs
}

// iface is an interface whose methods are forwarded.
type iface struct {
	named *types.Named
	// Name is that of the type in package driver, and Type that of the object in the process
	// of its PE. Stub is the type that has the forwarded methods: Type, or what it embeds.
	Name, Type, Stub string
	// Device says that it is the device, of which there is one for each PE.
	Device     bool
	Properties []property
}

// property is a method whose result travels with the object.
type property struct{ Name, Type string }

// method is a method that travels.
type method struct {
	Of        *iface
	Name      string
	Extension bool
	number    int
	In, Out   string // types that travel
	ctx       string // the parameter that is the context, if there is one
	Params    []value
	Results   []value // without the error
	// Signature and ResultList are as the package writes them.
	Signature, ResultList string
}

// generate returns the stubs of the package in dir.
func generate(dir string) ([]byte, error) {
	pkgs, err := packages.Load(&packages.Config{Dir: dir, Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedTypes | packages.NeedSyntax}, ".")
	if err != nil {
		return nil, err
	}
	p := pkgs[0] // whose errors do not count: what it lacks may be what is written
	if p.Types == nil || len(p.Syntax) == 0 {
		return nil, fmt.Errorf("load %s: %v", dir, p.Errors)
	}
	g := &generator{pkg: p.Types, byHand: map[string]bool{}, imports: map[string]bool{"context": true}, wires: map[string]bool{}}
	for _, f := range p.Syntax {
		if filepath.Base(p.Fset.Position(f.Pos()).Filename) != output {
			g.read(f)
		}
	}
	at := slices.IndexFunc(p.Types.Imports(), func(i *types.Package) bool { return strings.HasSuffix(i.Path(), driverPath) })
	if at < 0 {
		return nil, fmt.Errorf("%s does not import package driver", p.PkgPath)
	}
	device, ok := p.Types.Imports()[at].Scope().Lookup("Device").(*types.TypeName)
	if !ok {
		return nil, errors.New("package driver has no type Device")
	}
	g.add(device.Type().(*types.Named)).Device = true
	if err := g.collect(); err != nil {
		return nil, err
	}
	return g.write(p.Name)
}

// read records what a file has.
func (g *generator) read(f *ast.File) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if t, ok := s.(*ast.TypeSpec); ok {
					g.byHand[t.Name.Name] = true
				}
			}
		case *ast.FuncDecl:
			if d.Recv == nil {
				continue
			}
			star, ok := d.Recv.List[0].Type.(*ast.StarExpr)
			if !ok {
				continue
			}
			of := types.ExprString(star.X)
			stub := false
			ast.Inspect(d, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok && s.Sel.Name == d.Name.Name {
					x, ok := s.X.(*ast.SelectorExpr)
					stub = stub || ok && x.Sel.Name == of+"Stub"
				}
				return true
			})
			g.byHand[of+"."+d.Name.Name] = stub
		}
	}
}

// add returns the interface, which is forwarded from now on.
func (g *generator) add(n *types.Named) *iface {
	for _, i := range g.Interfaces {
		if i.named == n {
			return i
		}
	}
	i := &iface{named: n, Name: n.Obj().Name(), Type: lower(n.Obj().Name())}
	i.Stub = i.Type
	if g.byHand[i.Type] {
		i.Stub += "Stub"
	}
	g.Interfaces = append(g.Interfaces, i)
	return i
}

// lower returns a name with a small letter: ncclComm of NCCLComm.
func lower(name string) string {
	n := 0
	for n < len(name) && unicode.IsUpper(rune(name[n])) {
		n++
	}
	if n > 1 && n < len(name) {
		n--
	}
	return strings.ToLower(name[:n]) + name[n:]
}

// upper returns a name as that of a field.
func upper(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// collect finds the methods of all interfaces. Interfaces are added meanwhile.
func (g *generator) collect() error {
	var errs []error
	if x, ok := g.pkg.Scope().Lookup("extension").(*types.TypeName); ok {
		errs = append(errs, g.methods(g.Interfaces[0], x.Type().Underlying().(*types.Interface), true))
	}
	for i := 0; i < len(g.Interfaces); i++ {
		of := g.Interfaces[i]
		errs = append(errs, g.methods(of, of.named.Underlying().(*types.Interface), false))
	}
	return errors.Join(errs...)
}

// methods adds the methods of an interface.
func (g *generator) methods(of *iface, t *types.Interface, extension bool) error {
	var errs []error
	for i := range t.NumMethods() {
		f := t.Method(i)
		if stub, ok := g.byHand[of.Type+"."+f.Name()]; ok && !stub {
			continue
		}
		sig := f.Type().(*types.Signature)
		results := sig.Results()
		fails := results.Len() > 0 && types.TypeString(results.At(results.Len()-1).Type(), nil) == "error"
		if !fails && sig.Params().Len() == 0 && results.Len() == 1 {
			of.Properties = append(of.Properties, property{f.Name(), g.typeOf(results.At(0).Type())})
			continue
		}
		if !fails {
			errs = append(errs, fmt.Errorf("%s.%s has no error to return when the other process is gone; write it by hand", of.Name, f.Name()))
			continue
		}
		m, err := g.method(of, f.Name(), sig, extension)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s.%s: %w; write it by hand", of.Name, f.Name(), err))
			continue
		}
		m.number = len(g.Methods)
		g.Methods = append(g.Methods, m)
	}
	return errors.Join(errs...)
}

func (g *generator) method(of *iface, name string, sig *types.Signature, extension bool) (*method, error) {
	m := &method{Of: of, Name: name, In: of.Type + upper(name) + "In", Extension: extension}
	var params []string
	for i := range sig.Params().Len() {
		p := sig.Params().At(i)
		pname := p.Name()
		if pname == "" || pname == "_" {
			pname = fmt.Sprint("p", i)
		}
		params = append(params, pname+" "+g.typeOf(p.Type()))
		if types.TypeString(p.Type(), nil) == "context.Context" {
			m.ctx = pname
			continue
		}
		v, err := g.value(pname, p.Type(), false)
		if err != nil {
			return nil, err
		}
		m.Params = append(m.Params, v)
	}
	m.Signature = strings.Join(params, ", ")
	var results []string
	for i := range sig.Results().Len() - 1 {
		v, err := g.value(fmt.Sprint("r", i), sig.Results().At(i).Type(), true)
		if err != nil {
			return nil, err
		}
		results = append(results, v.Type)
		m.Results = append(m.Results, v)
	}
	m.ResultList = strings.Join(append(results, "error"), ", ")
	switch {
	case m.Several():
		m.Out = strings.TrimSuffix(m.In, "In") + "Out"
		if slices.ContainsFunc(m.Results, func(v value) bool { return v.kind != plain }) {
			return nil, errors.New("it returns an object, and something else")
		}
	case len(m.Results) == 1:
		m.Out = m.Results[0].Wire
	default:
		m.Out = "none"
	}
	return m, nil
}

// typeOf returns a type as the package writes it.
func (g *generator) typeOf(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == g.pkg {
			return ""
		}
		g.imports[p.Path()] = true
		return p.Name()
	})
}

// inDriver returns the name of a type of package driver.
func inDriver(t types.Type) (*types.Named, string) {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || n.Obj().Pkg() == nil || !strings.HasSuffix(n.Obj().Pkg().Path(), driverPath) {
		return nil, ""
	}
	return n, n.Obj().Name()
}

// Several reports whether there is more than one result, besides the error.
func (m *method) Several() bool { return len(m.Results) > 1 }

// Closes reports whether the method ends its object.
func (m *method) Closes() bool { return m.Name == "Close" && !m.Of.Device }

// ClientCall returns the call in the process of a PE.
func (m *method) ClientCall() string {
	in := []string{"stub.id"}
	for _, v := range m.Params {
		in = append(in, v.Pack(v.Name))
	}
	return fmt.Sprintf("call[%s](%s, p, %d, %s{%s})", m.Out, cmp.Or(m.ctx, "context.Background()"), m.number, m.In, strings.Join(in, ", "))
}

// Locals returns the statements that find what the call in the other process needs.
func (m *method) Locals() (list []string) {
	if !m.Of.Device {
		list = append(list, "o := object[driver."+m.Of.Name+"](r, in.ID)")
	}
	for i, v := range m.Params {
		if v.kind != plain {
			list = append(list, fmt.Sprintf("a%d := %s", i, v.Resolve("in."+v.Field)))
		}
	}
	return list
}

// ServerCall returns the call in the process that has the GPUs.
func (m *method) ServerCall() string {
	of := "o"
	if m.Extension {
		of = "r.g"
	} else if m.Of.Device {
		of = "r.g.dev"
	}
	var args []string
	if m.ctx != "" {
		args = append(args, "ctx")
	}
	for i, v := range m.Params {
		if v.kind == plain {
			args = append(args, "in."+v.Field)
		} else {
			args = append(args, fmt.Sprint("a", i))
		}
	}
	return fmt.Sprintf("%s.%s(%s)", of, m.Name, strings.Join(args, ", "))
}

// write executes the template.
func (g *generator) write(name string) ([]byte, error) {
	var std, own []string
	for _, path := range slices.Sorted(maps.Keys(g.imports)) {
		if strings.Contains(path, ".") {
			own = append(own, path)
		} else {
			std = append(std, path)
		}
	}
	var b bytes.Buffer
	err := template.Must(template.New("").Parse(stubs)).Execute(&b, map[string]any{"Package": name, "Std": std, "Own": own, "G": g})
	if err != nil {
		return nil, err
	}
	src, err := format.Source(b.Bytes())
	if err != nil {
		return b.Bytes(), fmt.Errorf("internal error: %w\n%s", err, b.Bytes())
	}
	return src, nil
}
