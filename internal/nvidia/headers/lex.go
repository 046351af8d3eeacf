package headers

import (
	"fmt"
	"strings"
)

// tokenKind is the kind of a preprocessing token.
type tokenKind uint8

const (
	ident tokenKind = iota
	number
	text // a string or character literal
	punct
)

// token is a preprocessing token (C17 section 6.4).
type token struct {
	kind tokenKind
	s    string
	// space says that white space stands before it: it tells the macro F(x)
	// from the macro F with the body (x).
	space bool
	// hide are the macros from whose expansion the token comes, which it does
	// not expand again.
	hide *hideSet
}

func (t token) is(s string) bool { return t.kind != text && t.s == s }

// hideSet is a set of macro names as a list.
type hideSet struct {
	name string
	next *hideSet
}

func (h *hideSet) has(name string) bool {
	for ; h != nil; h = h.next {
		if h.name == name {
			return true
		}
	}
	return false
}

func (h *hideSet) with(name string) *hideSet {
	if h.has(name) {
		return h
	}
	return &hideSet{name, h}
}

// and returns what is in both sets.
func (h *hideSet) and(o *hideSet) *hideSet {
	var both *hideSet
	for ; h != nil; h = h.next {
		if o.has(h.name) {
			both = both.with(h.name)
		}
	}
	return both
}

// operators are the punctuators of more than one character, longest first.
var operators = []string{
	"...", "<<=", ">>=", "->*", "::", "##", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
	"+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
}

// clean joins lines that end in a backslash, turns comments into spaces, and
// empties raw strings, which hold code for the assembler alone.
func clean(src string) string {
	src = strings.ReplaceAll(src, "\r\n", "\n")
	src = strings.ReplaceAll(src, "\\\n", "")
	var b strings.Builder
	for i := 0; i < len(src); {
		switch c := src[i]; {
		case strings.HasPrefix(src[i:], "//"):
			for i < len(src) && src[i] != '\n' {
				i++
			}
		case strings.HasPrefix(src[i:], "/*"):
			end := strings.Index(src[i+2:], "*/")
			if end < 0 {
				return b.String()
			}
			i += end + 4
			b.WriteByte(' ')
		case strings.HasPrefix(src[i:], `R"`) && (i == 0 || !letter(src[i-1]) && !digit(src[i-1])):
			open := strings.IndexByte(src[i:], '(')
			if open < 0 {
				return b.String()
			}
			end := strings.Index(src[i+open:], ")"+src[i+2:i+open]+`"`)
			if end < 0 {
				return b.String()
			}
			i += open + end + open
			b.WriteString(`""`)
		case c == '"' || c == '\'' && (i == 0 || !digit(src[i-1])):
			n := literal(src[i:])
			b.WriteString(src[i : i+n])
			i += n
		default:
			b.WriteByte(c)
			i++
		}
	}
	return b.String()
}

// literal returns the length of the string or character literal at the start of
// s; one that is not closed ends with its line.
func literal(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '\n':
			return i
		case s[0]:
			return i + 1
		}
	}
	return len(s)
}

func letter(c byte) bool {
	return c == '_' || c == '$' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

// lex returns the tokens of one clean line.
func lex(line string) ([]token, error) {
	var toks []token
	space := false
	for i := 0; i < len(line); {
		c := line[i]
		start := i
		kind := punct
		switch {
		case c == ' ' || c == '\t' || c == '\f' || c == '\v':
			space = true
			i++
			continue
		case letter(c):
			kind = ident
			for i < len(line) && (letter(line[i]) || digit(line[i])) {
				i++
			}
		case digit(c) || c == '.' && i+1 < len(line) && digit(line[i+1]):
			kind = number
			for i < len(line) && (letter(line[i]) || digit(line[i]) || line[i] == '.' ||
				(line[i] == '+' || line[i] == '-') && strings.IndexByte("eEpP", line[i-1]) >= 0) {
				i++
			}
		case c == '"' || c == '\'':
			kind = text
			i += literal(line[i:])
		case c > ' ' && c < 0x7f:
			i++
			for _, op := range operators {
				if strings.HasPrefix(line[start:], op) {
					i = start + len(op)
					break
				}
			}
		default:
			return nil, fmt.Errorf("byte %#x is no C", c)
		}
		toks = append(toks, token{kind: kind, s: line[start:i], space: space})
		space = false
	}
	return toks, nil
}
