package headers

import (
	"fmt"
	"strings"
)

// parse returns the functions that are declared or defined outside of types.
func parse(toks []token) ([]Proto, error) {
	p := &parser{toks: toks}
	if err := p.scope(""); err != nil {
		return nil, err
	}
	return p.protos, nil
}

type parser struct {
	toks   []token
	i      int
	depth  int // of namespaces and linkage specifications
	protos []Proto
}

// scope reads declarations up to the end, or to the brace that closes the
// namespace or linkage specification.
func (p *parser) scope(namespace string) error {
	var decl []token
	for p.i < len(p.toks) {
		t := p.toks[p.i]
		switch {
		case t.is(";"):
			p.i++
			p.function(namespace, decl, false)
			decl = nil
		case t.is("}"):
			if p.depth--; p.depth < 0 {
				return fmt.Errorf("a brace closes nothing, behind %s", join(p.toks[max(0, p.i-20):p.i]))
			}
			p.i++
			return nil
		case t.is("{"):
			p.i++
			switch {
			case transparent(decl):
				name := namespace
				if decl[0].is("namespace") || len(decl) > 1 && decl[1].is("namespace") {
					for _, t := range decl[1:] {
						if t.kind == ident && !t.is("namespace") {
							name += t.s + "::"
						}
					}
				}
				p.depth++
				if err := p.scope(name); err != nil {
					return err
				}
				decl = nil
			case p.function(namespace, decl, true):
				if err := p.skip(); err != nil {
					return err
				}
				decl = nil
			default: // a type, or an initializer: the declaration goes on
				if err := p.skip(); err != nil {
					return err
				}
				decl = append(decl, token{kind: punct, s: "{}"})
			}
		default:
			decl = append(decl, t)
			p.i++
		}
	}
	if p.depth > 0 {
		return fmt.Errorf("a brace is not closed")
	}
	if len(decl) > 0 {
		return fmt.Errorf("the headers end within the declaration %s", join(decl))
	}
	return nil
}

// transparent reports whether what the brace behind toks holds are declarations:
// a namespace, or extern "C".
func transparent(toks []token) bool {
	switch len(toks) {
	case 0:
		return false
	case 2:
		if toks[0].is("extern") && toks[1].kind == text {
			return true
		}
	}
	return toks[0].is("namespace") || toks[0].is("inline") && len(toks) > 1 && toks[1].is("namespace")
}

// skip goes behind the brace that closes the one just read.
func (p *parser) skip() error {
	for depth := 1; p.i < len(p.toks); p.i++ {
		switch t := p.toks[p.i]; {
		case t.is("{"):
			depth++
		case t.is("}"):
			depth--
			if depth == 0 {
				p.i++
				return nil
			}
		}
	}
	return fmt.Errorf("a brace is not closed")
}

// specifiers say nothing about a function's type.
var specifiers = map[string]bool{
	"static": true, "inline": true, "extern": true, "constexpr": true, "__inline__": true, "__forceinline__": true, "__noinline__": true,
	"__device__": true, "__host__": true, "__global__": true, "typename": true, "NVSHMEMI_EXPORT": true,
}

// function records toks if they declare a function, and reports whether they do.
// body says that the function's body follows.
func (p *parser) function(namespace string, toks []token, body bool) bool {
	f := Proto{}
	var rest []token
	depth := 0
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		switch {
		case t.is("("):
			depth++
		case t.is(")"):
			depth--
		}
		switch {
		case t.is("typedef") || t.is("using") || t.is("{}") || t.is("=") && depth == 0 || t.is("operator"):
			return false
		case t.is("template") && len(rest) == 0:
			f.Template = true
			i = closing(toks, i+1, "<", ">")
		case (t.is("__attribute__") || t.is("__launch_bounds__") || t.is("alignas") || t.is("__declspec")) && i+1 < len(toks):
			i = closing(toks, i+1, "(", ")")
		case t.kind == text: // extern "C"
		default:
			f.Device = f.Device || t.is("__device__")
			f.Host = f.Host || t.is("__host__")
			if t.kind != ident || !specifiers[t.s] {
				rest = append(rest, t)
			}
		}
	}
	open := -1
	for i, t := range rest {
		if t.is("(") {
			open = i
			break
		}
	}
	if open < 2 || rest[open-1].kind != ident {
		return false
	}
	end := closing(rest, open, "(", ")")
	if end >= len(rest) || end+1 < len(rest) && !rest[end+1].is("noexcept") {
		return false
	}
	f.Host = f.Host || !f.Device
	f.Defined = body && f.Device
	f.Name = namespace + rest[open-1].s
	f.Result = typeName(rest[:open-1])
	for _, param := range split(rest[open+1 : end]) {
		f.Params = append(f.Params, parameter(param))
	}
	p.protos = append(p.protos, f)
	return true
}

// closing returns the index of the token that closes the one at i, which must be
// open; len(toks) if there is none.
func closing(toks []token, i int, open, end string) int {
	depth := 0
	for ; i < len(toks); i++ {
		switch {
		case toks[i].is(open):
			depth++
		case toks[i].is(end):
			depth--
		case end == ">" && toks[i].is(">>"):
			depth -= 2
		case end == ">" && toks[i].is("("):
			i = closing(toks, i, "(", ")")
		}
		if depth <= 0 {
			return i
		}
	}
	return len(toks)
}

// split splits parameters at the commas between them.
func split(toks []token) [][]token {
	if len(toks) == 0 || len(toks) == 1 && toks[0].is("void") {
		return nil
	}
	var list [][]token
	var one []token
	depth := 0
	for _, t := range toks {
		switch {
		case t.is("(") || t.is("<"):
			depth++
		case t.is(")") || t.is(">"):
			depth--
		case t.is(",") && depth == 0:
			list = append(list, one)
			one = nil
			continue
		}
		one = append(one, t)
	}
	return append(list, one)
}

// parameter splits one parameter into type and name.
func parameter(toks []token) Param {
	for i, t := range toks {
		if t.is("=") { // a default value
			toks = toks[:i]
			break
		}
	}
	n := len(toks)
	if n > 1 && toks[n-1].kind == ident && !typeWord[toks[n-1].s] && !toks[n-2].is("::") && !onlyQualifiers(toks[:n-1]) {
		return Param{Type: typeName(toks[:n-1]), Name: toks[n-1].s}
	}
	return Param{Type: typeName(toks)}
}

// typeWord are the words that end a type and so name no parameter.
var typeWord = map[string]bool{"int": true, "long": true, "short": true, "char": true, "unsigned": true, "signed": true, "float": true, "double": true, "const": true, "volatile": true}

func onlyQualifiers(toks []token) bool {
	for _, t := range toks {
		if !t.is("const") && !t.is("volatile") && !t.is("struct") {
			return false
		}
	}
	return true
}

// typeName writes a type as Proto.Result does.
func typeName(toks []token) string {
	var b strings.Builder
	for i, t := range toks {
		prev := ""
		if i > 0 {
			prev = toks[i-1].s
		}
		if i > 0 && !(t.is("*") && prev == "*") && !t.is("::") && prev != "::" && !t.is("<") && prev != "<" && !t.is(">") && !t.is(",") {
			b.WriteByte(' ')
		}
		b.WriteString(t.s)
	}
	return strings.TrimSpace(b.String())
}
