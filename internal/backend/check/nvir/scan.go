package nvir

import "fmt"

// scanner takes a line apart into words.
type scanner struct {
	text string
	at   int
	line int // number, for errors
}

// syntax is what the parser panics with; Parse returns it.
type syntax struct{ error }

func (s *scanner) fail(format string, args ...any) {
	panic(syntax{fmt.Errorf("line %d of the IR: %s, in %q", s.line, fmt.Sprintf(format, args...), s.text)})
}

func isWord(c byte) bool {
	return c == '_' || c == '.' || c == '$' || c == '-' || c == '+' ||
		'0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// next returns the next word: a name with its sigil, a number, a string with its quotes,
// or a character; "" at the end of the line.
func (s *scanner) next() string {
	for s.at < len(s.text) && (s.text[s.at] == ' ' || s.text[s.at] == '\t') {
		s.at++
	}
	if s.at == len(s.text) || s.text[s.at] == ';' {
		return ""
	}
	start := s.at
	c := s.text[s.at]
	s.at++
	switch {
	case c == '"':
		for s.at < len(s.text) && s.text[s.at] != '"' {
			s.at++
		}
		s.at++
	case c == 'c' && s.at < len(s.text) && s.text[s.at] == '"':
		s.next()
	case isWord(c) || c == '%' || c == '@' || c == '!' || c == '#':
		for s.at < len(s.text) && isWord(s.text[s.at]) {
			s.at++
		}
	}
	return s.text[start:min(s.at, len(s.text))]
}

func (s *scanner) peek() string {
	at := s.at
	w := s.next()
	s.at = at
	return w
}

// accept takes the next word if it is w.
func (s *scanner) accept(w string) bool {
	at := s.at
	if s.next() == w {
		return true
	}
	s.at = at
	return false
}

func (s *scanner) want(w string) {
	if got := s.next(); got != w {
		s.fail("%q where %q is expected", got, w)
	}
}

// skip takes words as long as they are among those given.
func (s *scanner) skip(words ...string) {
	for again := true; again; {
		again = false
		for _, w := range words {
			again = s.accept(w) || again
		}
	}
}

// skipParens takes a list in parentheses.
func (s *scanner) skipParens() {
	depth := 0
	for {
		switch s.next() {
		case "(":
			depth++
		case ")":
			depth--
			if depth == 0 {
				return
			}
		case "":
			s.fail("a parenthesis is not closed")
		}
	}
}
