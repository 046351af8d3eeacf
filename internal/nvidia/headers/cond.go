package headers

import (
	"fmt"
	"strconv"
	"strings"
)

// cond is one open #if.
type cond struct {
	active bool // this branch is read
	taken  bool // a branch was, or none may be
}

// active reports whether text is read.
func active(conds []cond) bool { return len(conds) == 0 || conds[len(conds)-1].active }

// conditional handles the directives of conditions; done says that dir is one.
func (p *preprocessor) conditional(conds *[]cond, dir string, rest []token) (done bool, err error) {
	n := len(*conds)
	switch dir {
	case "if", "ifdef", "ifndef":
		if !active(*conds) {
			*conds = append(*conds, cond{taken: true})
			return true, nil
		}
		var v bool
		switch {
		case dir == "if":
			if v, err = p.evaluate(rest); err != nil {
				return true, err
			}
		case len(rest) == 0:
			return true, fmt.Errorf("#%s lacks a name", dir)
		default:
			v = (p.macros[rest[0].s] != nil) == (dir == "ifdef")
		}
		*conds = append(*conds, cond{active: v, taken: v})
		return true, nil
	case "elif", "else", "endif":
		if n == 0 {
			return true, fmt.Errorf("#%s without #if", dir)
		}
	default:
		return false, nil
	}
	c := &(*conds)[n-1]
	switch {
	case dir == "endif":
		*conds = (*conds)[:n-1]
	case c.taken:
		c.active = false
	case dir == "else":
		c.active, c.taken = true, true
	default:
		v, err := p.evaluate(rest)
		if err != nil {
			return true, err
		}
		c.active, c.taken = v, v
	}
	return true, nil
}

// evaluate returns the value of the expression of an #if.
func (p *preprocessor) evaluate(toks []token) (bool, error) {
	var plain []token
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		switch {
		case t.is("defined"):
			name := ""
			switch {
			case i+1 < len(toks) && toks[i+1].kind == ident:
				name = toks[i+1].s
				i++
			case i+3 < len(toks) && toks[i+1].is("(") && toks[i+3].is(")"):
				name = toks[i+2].s
				i += 3
			default:
				return false, fmt.Errorf("defined lacks a name")
			}
			v := "0"
			if p.macros[name] != nil {
				v = "1"
			}
			plain = append(plain, token{kind: number, s: v})
		case t.kind == ident && (t.s == "__has_include" || t.s == "__has_builtin" || t.s == "__has_feature") && i+1 < len(toks) && toks[i+1].is("("):
			// What is asked for is of the system or the compiler, which are
			// left out.
			for i < len(toks) && !toks[i].is(")") {
				i++
			}
			plain = append(plain, token{kind: number, s: "0"})
		default:
			plain = append(plain, t)
		}
	}
	full, err := p.expand(plain)
	if err != nil {
		return false, err
	}
	e := &expr{toks: full}
	v, err := e.ternary()
	if err == nil && len(e.toks) > 0 {
		err = fmt.Errorf("%q is left over", e.toks[0].s)
	}
	if err != nil {
		return false, fmt.Errorf("#if %s: %w", join(toks), err)
	}
	return v != 0, nil
}

// expr is a constant expression being evaluated.
type expr struct{ toks []token }

func (e *expr) accept(s string) bool {
	if len(e.toks) > 0 && e.toks[0].is(s) {
		e.toks = e.toks[1:]
		return true
	}
	return false
}

func (e *expr) ternary() (int64, error) {
	c, err := e.binary(0)
	if err != nil || !e.accept("?") {
		return c, err
	}
	a, err := e.ternary()
	if err != nil {
		return 0, err
	}
	if !e.accept(":") {
		return 0, fmt.Errorf("? without :")
	}
	b, err := e.ternary()
	if c != 0 {
		return a, err
	}
	return b, err
}

// levels are the binary operators, weakest first.
var levels = [][]string{
	{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"},
}

func (e *expr) binary(level int) (int64, error) {
	if level == len(levels) {
		return e.unary()
	}
	x, err := e.binary(level + 1)
	for err == nil {
		op := ""
		for _, o := range levels[level] {
			if e.accept(o) {
				op = o
				break
			}
		}
		if op == "" {
			return x, nil
		}
		var y int64
		if y, err = e.binary(level + 1); err == nil {
			x, err = apply(op, x, y)
		}
	}
	return 0, err
}

func apply(op string, x, y int64) (int64, error) {
	b := func(v bool) (int64, error) {
		if v {
			return 1, nil
		}
		return 0, nil
	}
	switch op {
	case "||":
		return b(x != 0 || y != 0)
	case "&&":
		return b(x != 0 && y != 0)
	case "==":
		return b(x == y)
	case "!=":
		return b(x != y)
	case "<":
		return b(x < y)
	case ">":
		return b(x > y)
	case "<=":
		return b(x <= y)
	case ">=":
		return b(x >= y)
	case "|":
		return x | y, nil
	case "^":
		return x ^ y, nil
	case "&":
		return x & y, nil
	case "+":
		return x + y, nil
	case "-":
		return x - y, nil
	case "*":
		return x * y, nil
	case "<<", ">>":
		if y < 0 || y > 63 {
			return 0, nil
		}
		if op == "<<" {
			return x << y, nil
		}
		return x >> y, nil
	}
	if y == 0 {
		// The other side of && or || may be what decides.
		return 0, nil
	}
	if op == "/" {
		return x / y, nil
	}
	return x % y, nil
}

func (e *expr) unary() (int64, error) {
	if len(e.toks) == 0 {
		return 0, fmt.Errorf("it ends too early")
	}
	t := e.toks[0]
	e.toks = e.toks[1:]
	switch {
	case t.is("!"):
		x, err := e.unary()
		if x == 0 {
			return 1, err
		}
		return 0, err
	case t.is("-"):
		x, err := e.unary()
		return -x, err
	case t.is("+"):
		return e.unary()
	case t.is("~"):
		x, err := e.unary()
		return ^x, err
	case t.is("("):
		x, err := e.ternary()
		if err == nil && !e.accept(")") {
			err = fmt.Errorf("( without )")
		}
		return x, err
	case t.kind == ident:
		if t.s == "true" {
			return 1, nil
		}
		return 0, nil // a name that is not defined
	case t.kind == number:
		v, err := strconv.ParseInt(strings.TrimRight(t.s, "uUlL"), 0, 64)
		if err != nil {
			return 0, fmt.Errorf("%q is no whole number", t.s)
		}
		return v, nil
	}
	return 0, fmt.Errorf("%q is not expected", t.s)
}
