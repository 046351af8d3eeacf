package build

import (
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// method is a launch method as the template of the generated file takes it.
type method struct {
	Name string
	// Signature is that of the kernel in the manifest.
	Signature string
	Doc       []string // lines of comments
	// Recv and the others are names that no parameter has.
	Recv, Stream, Config, Launch, Thread string
	// Params are the parameters after the fixed ones, each after a comma.
	Params string
	// Pack are the statements that hand the parameters to the launch.
	Pack string
	// Copies are made of structs and arrays for the kernel's call on the emulator.
	Copies []copied
	// Args are the arguments of that call.
	Args string
}

// copied is a variable that holds a copy of an expression.
type copied struct{ Own, Of string }

// method returns the launch method of a kernel, or the parameters that it cannot take.
func (s *stub) method(w *paramWriter, k *types.Func) (_ *method, bad signatureErrors) {
	sig := k.Type().(*types.Signature)
	type param struct{ name, host string }
	var params []param
	// A parameter keeps its name unless the body needs that name for
	// something else.
	taken := map[string]bool{k.Name(): true, "nil": true, "new": true}
	for _, n := range w.im.names {
		taken[n] = true
	}
	var vars []*types.Var
	for i := 1; i < sig.Params().Len(); i++ {
		vars = append(vars, sig.Params().At(i))
	}
	for i, v := range vars {
		ht, err := w.hostType(v.Type())
		if err != nil {
			bad = append(bad, &signatureError{k, v, err})
			continue
		}
		for _, n := range w.im.names { // hostType may have imported more
			taken[n] = true
		}
		name := v.Name()
		if name == "" || name == "_" {
			name = "p" + strconv.Itoa(i)
		}
		params = append(params, param{unique(name, taken), ht})
	}
	if len(bad) > 0 {
		return nil, bad
	}
	typeNames := map[string]bool{}
	for _, v := range vars {
		noteNames(v.Type(), s.Pkg, typeNames)
	}
	for i := range params {
		if typeNames[params[i].name] {
			params[i].name = unique(params[i].name+"_", taken)
		}
	}
	m := &method{
		Name: k.Name(), Signature: s.Signatures[k.Name()],
		Recv: unique("k", taken), Stream: unique("s", taken), Config: unique("cfg", taken), Launch: unique("l", taken), Thread: unique("t", taken),
	}
	for line := range strings.Lines(s.Docs[k.Name()]) {
		m.Doc = append(m.Doc, strings.TrimRight("// "+line, " \n"))
	}
	w.index = "i"
	for slices.ContainsFunc(params, func(p param) bool { return strings.HasPrefix(p.name, w.index) }) {
		w.index += "_"
	}
	for i, p := range params {
		m.Params += ", " + p.name
		if i+1 == len(params) || params[i+1].host != p.host {
			m.Params += " " + p.host
		}
	}
	var pack strings.Builder
	args := []string{m.Thread}
	for i, p := range params {
		args = append(args, w.bind(&pack, m.Launch, p.name, unique("a"+strconv.Itoa(i), taken), vars[i].Type()))
	}
	m.Pack = pack.String()
	for i, v := range vars {
		if w.handleCall(m.Launch, "", v.Type()) == "" {
			c := copied{unique("v"+strconv.Itoa(i), taken), args[1+i]}
			m.Copies = append(m.Copies, c)
			args[1+i] = c.Own
		}
	}
	m.Args = strings.Join(args, ", ")
	return m, nil
}

// noteNames adds to names the package-level names of self that t's written form
// mentions: a parameter of the launch method must not hide them.
func noteNames(t types.Type, self *types.Package, names map[string]bool) {
	switch t := t.(type) {
	case named:
		if t.Obj().Pkg() == self {
			names[t.Obj().Name()] = true
		}
		for a := range t.TypeArgs().Types() {
			noteNames(a, self, names)
		}
		if a, ok := t.(*types.Alias); ok {
			noteNames(a.Rhs(), self, names)
		}
	case *types.Basic:
		names[t.Name()] = true
	case *types.Slice:
		noteNames(t.Elem(), self, names)
	case *types.Array:
		noteNames(t.Elem(), self, names)
	case *types.Struct:
		for f := range t.Fields() {
			noteNames(f.Type(), self, names)
		}
	}
}
