package headers

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// maxDepth ends includes that include each other.
const maxDepth = 100

// errOpen says that a macro's call does not end in the tokens at hand.
var errOpen = errors.New("the call does not end")

// preprocessor is the state while headers are read.
type preprocessor struct {
	dir    string
	macros map[string]*macro
	once   map[string]bool // files with #pragma once
	depth  int
	out    []token
}

func newPreprocessor(dir string) *preprocessor {
	return &preprocessor{dir: dir, macros: map[string]*macro{}, once: map[string]bool{}}
}

// include reads a file of the folder.
func (p *preprocessor) include(name string) error {
	if p.once[name] {
		return nil
	}
	if p.depth++; p.depth > maxDepth {
		return fmt.Errorf("%s: includes are nested too deeply", name)
	}
	defer func() { p.depth-- }()
	b, err := os.ReadFile(filepath.Join(p.dir, filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	return p.file(name, string(b))
}

// file preprocesses the text of a header.
func (p *preprocessor) file(name, src string) error {
	var conds []cond
	var pending []token // tokens since the last directive: a call may span lines
	flush := func() error {
		out, err := p.expand(pending)
		p.out = append(p.out, out...)
		pending = nil
		return err
	}
	line := 0
	at := func(err error) error {
		var inner *fs.PathError
		if err == nil || errors.As(err, &inner) || strings.Contains(err.Error(), ".h") && strings.Contains(err.Error(), ": ") {
			return err
		}
		return fmt.Errorf("%s: logical line %d: %w", name, line, err)
	}
	for l := range strings.Lines(clean(src)) {
		line++
		l = strings.TrimRight(l, "\n")
		trimmed := strings.TrimLeft(l, " \t")
		if !strings.HasPrefix(trimmed, "#") {
			if active(conds) {
				toks, err := lex(l)
				if err != nil {
					return at(err)
				}
				if len(toks) > 0 {
					toks[0].space = true
				}
				pending = append(pending, toks...)
			}
			continue
		}
		toks, err := lex(trimmed[1:])
		if err != nil {
			if !active(conds) {
				continue
			}
			return at(err)
		}
		if len(toks) == 0 {
			continue
		}
		dir, rest := toks[0].s, toks[1:]
		if done, err := p.conditional(&conds, dir, rest); done || err != nil {
			if err != nil {
				return at(err)
			}
			continue
		}
		if !active(conds) {
			continue
		}
		if err := flush(); err != nil {
			return at(err)
		}
		if err := p.directive(name, dir, rest); err != nil {
			return at(err)
		}
	}
	if len(conds) > 0 {
		return fmt.Errorf("%s: #if without #endif", name)
	}
	return at(flush())
}

// directive handles a directive that is no condition.
func (p *preprocessor) directive(file, dir string, rest []token) error {
	switch dir {
	case "define":
		return p.define(rest)
	case "undef":
		if len(rest) == 1 {
			delete(p.macros, rest[0].s)
		}
	case "pragma":
		if len(rest) > 0 && rest[0].is("once") {
			p.once[file] = true
		}
	case "include":
		return p.includeFrom(file, rest)
	case "error":
		return fmt.Errorf("#error %s", join(rest))
	}
	return nil
}

// includeFrom includes what stands behind #include, if it is in the folder:
// relative to the file, or to the folder.
func (p *preprocessor) includeFrom(file string, rest []token) error {
	var name string
	switch {
	case len(rest) == 1 && rest[0].kind == text:
		name = strings.Trim(rest[0].s, `"`)
	case len(rest) > 2 && rest[0].is("<"):
		var b strings.Builder
		for _, t := range rest[1 : len(rest)-1] {
			b.WriteString(t.s)
		}
		name = b.String()
	default:
		return fmt.Errorf("#include %s is not understood", join(rest))
	}
	for _, n := range []string{path.Join(path.Dir(file), name), path.Clean(name)} {
		if !fs.ValidPath(n) {
			continue
		}
		if _, err := os.Stat(filepath.Join(p.dir, filepath.FromSlash(n))); err == nil {
			return p.include(n)
		}
	}
	return nil
}

// join writes tokens with single spaces.
func join(toks []token) string {
	var s []string
	for _, t := range toks {
		s = append(s, t.s)
	}
	return strings.Join(s, " ")
}
