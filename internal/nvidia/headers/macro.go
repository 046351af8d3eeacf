package headers

import (
	"fmt"
	"strings"
)

// macro is a macro's definition.
type macro struct {
	function bool
	params   []string
	variadic bool // the last parameter is __VA_ARGS__
	body     []token
}

// param returns the number of a parameter, or -1.
func (m *macro) param(t token) int {
	if t.kind == ident {
		for i, p := range m.params {
			if p == t.s {
				return i
			}
		}
	}
	return -1
}

// define handles what follows #define.
func (p *preprocessor) define(toks []token) error {
	if len(toks) == 0 || toks[0].kind != ident {
		return fmt.Errorf("#define lacks a name")
	}
	m := &macro{}
	rest := toks[1:]
	if len(rest) > 0 && rest[0].is("(") && !rest[0].space {
		m.function = true
		i := 1
		for ; i < len(rest) && !rest[i].is(")"); i++ {
			switch t := rest[i]; {
			case t.is("..."):
				m.variadic = true
				m.params = append(m.params, "__VA_ARGS__")
			case t.kind == ident:
				m.params = append(m.params, t.s)
			case !t.is(","):
				return fmt.Errorf("#define %s: %q in its parameters", toks[0].s, t.s)
			}
		}
		if i == len(rest) {
			return fmt.Errorf("#define %s: its parameters do not end", toks[0].s)
		}
		rest = rest[i+1:]
	}
	m.body = rest
	p.macros[toks[0].s] = m
	return nil
}

// defineText defines an object-like macro.
func (p *preprocessor) defineText(name, value string) error {
	toks, err := lex(clean(value))
	if err != nil {
		return fmt.Errorf("define %s: %w", name, err)
	}
	p.macros[name] = &macro{body: toks}
	return nil
}

// expand replaces the macros in in. It is the algorithm by Dave Prosser from
// which the C standard's words were made: every token carries the macros from
// which it came.
func (p *preprocessor) expand(in []token) ([]token, error) {
	var out []token
	for len(in) > 0 {
		t := in[0]
		m := p.macros[t.s]
		if t.kind != ident || m == nil || t.hide.has(t.s) {
			out = append(out, t)
			in = in[1:]
			continue
		}
		if !m.function {
			body, err := p.substitute(m, nil, t.hide.with(t.s))
			if err != nil {
				return nil, fmt.Errorf("macro %s: %w", t.s, err)
			}
			in = append(body, in[1:]...)
			continue
		}
		if len(in) < 2 || !in[1].is("(") {
			out = append(out, t)
			in = in[1:]
			continue
		}
		args, n, err := m.arguments(in[1:])
		if err != nil {
			return nil, fmt.Errorf("macro %s: %w", t.s, err)
		}
		body, err := p.substitute(m, args, t.hide.and(in[n].hide).with(t.s))
		if err != nil {
			return nil, fmt.Errorf("macro %s: %w", t.s, err)
		}
		in = append(body, in[n+1:]...)
	}
	return out, nil
}

// arguments splits the arguments of a call, from its opening parenthesis on,
// and returns the number of tokens up to and with the closing one.
func (m *macro) arguments(in []token) (args [][]token, n int, err error) {
	depth := 0
	var arg []token
	for i, t := range in {
		switch {
		case t.is("("):
			depth++
			if depth == 1 {
				continue
			}
		case t.is(")"):
			depth--
			if depth == 0 {
				if len(m.params) > 0 || len(arg) > 0 {
					args = append(args, arg)
				}
				if m.variadic && len(args) == len(m.params)-1 {
					args = append(args, nil)
				}
				if len(args) != len(m.params) {
					return nil, 0, fmt.Errorf("%d arguments for %d parameters", len(args), len(m.params))
				}
				return args, i + 1, nil
			}
		case t.is(",") && depth == 1 && !(m.variadic && len(args) == len(m.params)-1):
			args = append(args, arg)
			arg = nil
			continue
		}
		arg = append(arg, t)
	}
	return nil, 0, errOpen
}

// substitute returns a macro's body with its arguments in place.
func (p *preprocessor) substitute(m *macro, args [][]token, hide *hideSet) ([]token, error) {
	var out []token
	for i := 0; i < len(m.body); i++ {
		t := m.body[i]
		pasted := i > 0 && m.body[i-1].is("##")
		pastes := i+1 < len(m.body) && m.body[i+1].is("##")
		switch a := m.param(t); {
		case m.function && t.is("#") && i+1 < len(m.body) && m.param(m.body[i+1]) >= 0:
			i++
			out = append(out, token{kind: text, s: stringify(args[m.param(m.body[i])]), space: t.space})
		case t.is("##"):
			if i+1 == len(m.body) {
				return nil, fmt.Errorf("## stands at the end")
			}
			i++
			right := []token{m.body[i]}
			if a := m.param(m.body[i]); a >= 0 {
				right = args[a]
			}
			if len(right) == 0 {
				continue
			}
			if len(out) > 0 && !out[len(out)-1].is(emptyMark) {
				joined, err := lex(out[len(out)-1].s + right[0].s)
				if err != nil || len(joined) != 1 {
					return nil, fmt.Errorf("%s ## %s is no token", out[len(out)-1].s, right[0].s)
				}
				joined[0].space = out[len(out)-1].space
				out[len(out)-1] = joined[0]
				right = right[1:]
			} else if len(out) > 0 {
				out = out[:len(out)-1]
			}
			out = append(out, right...)
		case a >= 0 && (pastes || pasted):
			if len(args[a]) == 0 {
				// What is empty keeps its place until it is pasted.
				out = append(out, token{kind: punct, s: emptyMark})
				continue
			}
			out = append(out, args[a]...)
		case a >= 0:
			full, err := p.expand(args[a])
			if err != nil {
				return nil, err
			}
			out = append(out, full...)
		default:
			out = append(out, t)
		}
	}
	kept := out[:0]
	for _, t := range out {
		if t.is(emptyMark) {
			continue
		}
		for h := hide; h != nil; h = h.next {
			t.hide = t.hide.with(h.name)
		}
		kept = append(kept, t)
	}
	return kept, nil
}

// emptyMark stands for an empty argument beside ##.
const emptyMark = ""

// stringify returns tokens as a string literal.
func stringify(toks []token) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && t.space {
			b.WriteByte(' ')
		}
		if t.kind == text {
			b.WriteString(strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(t.s))
			continue
		}
		b.WriteString(t.s)
	}
	return `"` + b.String() + `"`
}
