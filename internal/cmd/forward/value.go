package main

import (
	"cmp"
	_ "embed"
	"fmt"
	"go/types"
	"strconv"
	"strings"
)

// value is a parameter, a result, or a field of a struct.
type value struct {
	Name, Field string
	Type, Wire  string // what it is, and what travels
	kind        kind
	of          string
}

// kind is how a value travels.
type kind int

const (
	plain   kind = iota // as it is
	memory              // by the number of the allocation
	memoryP             // the same, of a pointer
	object              // by its number
	hostOp              // by its name
	strct               // as a struct whose fields travel
	strctP              // the same, of a pointer
)

// forms are the expressions that make a value into what travels, and back: pack and made in the process of
// a PE, resolve and keep in the other one. X is the value, OF the name of its type, and of that with a
// small first letter. An empty form leaves it as it is.
var forms = map[kind]struct{ pack, resolve, keep, made string }{
	memory:  {pack: "p.mem(X)", resolve: "r.mem(X)", keep: "r.g.kept(X)", made: "stub.d.made(X)"},
	memoryP: {pack: "p.memAt(X)", resolve: "r.memAt(X)"},
	object:  {pack: `p.object(X, "of")`, resolve: "object[driver.OF](r, X)", keep: "r.keepOF(X)", made: "stub.d.makeOF(X)"},
	hostOp:  {pack: "X.Name", resolve: "r.hostOp(X)"},
	strct:   {pack: "p.OF(&X)", resolve: "r.OF(X)"},
	strctP:  {pack: "p.OF(X)", resolve: "new(r.OF(X))"},
}

// put returns a form of x.
func (v value) put(form, x string) string {
	return cmp.Or(strings.NewReplacer("X", x, "OF", v.of, `"of"`, strconv.Quote(lower(v.of))).Replace(form), x)
}

// Pack returns what travels of a value.
func (v value) Pack(x string) string { return v.put(forms[v.kind].pack, x) }

// Resolve returns the value that has travelled.
func (v value) Resolve(x string) string { return v.put(forms[v.kind].resolve, x) }

// Keep returns what travels of the result of a call.
func (v value) Keep(call string) string { return v.put(forms[v.kind].keep, call) }

// Made returns the result of a call, which has travelled.
func (v value) Made(call string) string { return v.put(forms[v.kind].made, call) }

// value returns how a value travels.
func (g *generator) value(name string, t types.Type, result bool) (value, error) {
	v := value{Name: name, Field: upper(name), Type: g.typeOf(t)}
	v.Wire = v.Type
	if p, ok := t.(*types.Pointer); ok {
		_, name := inDriver(p.Elem())
		switch {
		case v.Type == "*op.HostOp":
			v.kind, v.Wire = hostOp, "string"
			return v, nil
		case name == "Mem" && !result:
			v.kind, v.Wire = memoryP, "*mem"
			return v, nil
		case isStruct(p.Elem()) && !travels(p) && !result:
			v.kind = strctP
			return v, g.record(&v, p.Elem())
		}
	}
	n, short := inDriver(t)
	switch {
	case short == "Mem" && result:
		v.kind, v.Wire = memory, "newMem"
		return v, nil
	case short == "Mem":
		v.kind, v.Wire = memory, "mem"
		return v, nil
	case n != nil && types.IsInterface(n):
		o := g.add(n)
		v.kind, v.of, v.Wire = object, o.Name, "uint64"
		if result {
			v.Wire = o.Type + "Ref"
		}
		return v, nil
	case travels(t):
		return v, nil
	case isStruct(t) && !result:
		v.kind = strct
		return v, g.record(&v, t)
	}
	return v, fmt.Errorf("%s does not travel", v.Type)
}

// isStruct reports whether t is a struct with a name.
func isStruct(t types.Type) bool {
	_, named := types.Unalias(t).(*types.Named)
	_, ok := t.Underlying().(*types.Struct)
	return named && ok
}

// record is a struct whose fields travel.
type record struct {
	Type, Wire, Func string
	Fields           []value
}

// record has v travel as the struct t.
func (g *generator) record(v *value, t types.Type) error {
	r := &record{Type: g.typeOf(t), Func: lower(types.Unalias(t).(*types.Named).Obj().Name())}
	r.Wire = r.Func + "Wire"
	v.of, v.Wire = r.Func, r.Wire
	if g.wires[r.Wire] {
		return nil
	}
	g.wires[r.Wire] = true
	s := t.Underlying().(*types.Struct)
	for i := range s.NumFields() {
		v, err := g.value(s.Field(i).Name(), s.Field(i).Type(), false)
		if err != nil {
			return fmt.Errorf("field %s of %s: %w", v.Name, r.Type, err)
		}
		r.Fields = append(r.Fields, v)
	}
	g.Structs = append(g.Structs, r)
	return nil
}

// travels reports whether package encoding/gob carries a value as it is.
func travels(t types.Type) bool { return travelsIn(t, map[types.Type]bool{}) }

// travelsIn is travels of a part of the types in seen, which do if all else does.
func travelsIn(t types.Type, seen map[types.Type]bool) bool {
	travels := func(t types.Type) bool { return travelsIn(t, seen) }
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if seen[t] {
			return true
		}
		seen[t] = true
		return travels(t.Underlying())
	case *types.Basic:
		return t.Kind() != types.UnsafePointer && t.Kind() != types.Invalid
	case *types.Pointer:
		return travels(t.Elem())
	case *types.Slice:
		return travels(t.Elem())
	case *types.Array:
		return travels(t.Elem())
	case *types.Map:
		return travels(t.Key()) && travels(t.Elem())
	case *types.Struct:
		for i := range t.NumFields() {
			if !t.Field(i).Exported() || !travels(t.Field(i).Type()) {
				return false
			}
		}
		return true
	}
	return false
}
