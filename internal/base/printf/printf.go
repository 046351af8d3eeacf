// Package printf holds the formats of gpu.Printf: what Go's fmt and C's printf,
// which prints on a GPU, have in common. The compiler translates a format to C; the
// emulator prints by it the text that C would print.
//
// Start reading at Parse.
package printf

import (
	"fmt"
	"math"
	"reflect"
	"strings"
)

// Kind is what an argument is, as far as formats care.
type Kind uint8

const (
	Other  Kind = iota // what cannot be printed
	Int                // signed integers
	Uint               // unsigned integers
	Float              // float32 and float64
	Bool               // bool
	String             // constant strings
)

// MaxArgs is the most arguments that a call can have (CUDA C++ Programming Guide,
// Formatted Output).
const MaxArgs = 32

// Piece is literal text, or one argument and how to print it.
type Piece struct {
	Literal string // where Verb is 0
	Verb    byte
	Kind    Kind
	flags   string // of - + 0 and blank, each once
	width   string
	prec    string // with its point
}

// verbs are the verbs for each kind, with C's conversion of the widest type.
var verbs = map[Kind]map[byte]string{
	Int:    {'d': "lld", 'v': "lld", 'x': "llx", 'X': "llX", 'o': "llo", 'c': "c"},
	Uint:   {'d': "llu", 'v': "llu", 'x': "llx", 'X': "llX", 'o': "llo", 'c': "c"},
	Float:  {'f': "f", 'e': "e", 'g': "g", 'v': "g"},
	Bool:   {'t': "s", 'v': "s"},
	String: {'s': "", 'v': ""},
}

// kindNames are the kinds as messages name them, with the verbs they have.
var kindNames = map[Kind]string{
	Int: "an integer, which takes %d %x %X %o %c %v", Uint: "an integer, which takes %d %x %X %o %c %v",
	Float: "a float, which takes %f %e %g %v", Bool: "a bool, which takes %t %v", String: "a string, which takes %s %v",
}

// Parse splits a format for arguments of the given kinds. The error says what is
// wrong with the call.
func Parse(format string, args []Kind) ([]Piece, error) {
	if len(args) > MaxArgs {
		return nil, fmt.Errorf("%d arguments; a GPU prints at most %d", len(args), MaxArgs)
	}
	if strings.IndexByte(format, 0) >= 0 {
		return nil, fmt.Errorf("a format with a zero byte, at which a GPU stops")
	}
	var pieces []Piece
	text := func(s string) {
		if n := len(pieces); n > 0 && pieces[n-1].Verb == 0 {
			pieces[n-1].Literal += s
		} else if s != "" {
			pieces = append(pieces, Piece{Literal: s})
		}
	}
	next := 0
	for rest := format; rest != ""; {
		before, after, found := strings.Cut(rest, "%")
		text(before)
		if !found {
			break
		}
		p, tail, err := verb(after)
		if err != nil {
			return nil, err
		}
		rest = tail
		if p.Verb == '%' {
			text("%")
			continue
		}
		if next == len(args) {
			return nil, fmt.Errorf("%%%c without an argument", p.Verb)
		}
		p.Kind = args[next]
		if err := p.check(next); err != nil {
			return nil, err
		}
		pieces = append(pieces, p)
		next++
	}
	if next < len(args) {
		return nil, fmt.Errorf("%d arguments for %d verbs", len(args), next)
	}
	return pieces, nil
}

// verb reads what follows a percent sign.
func verb(s string) (p Piece, rest string, err error) {
	digits := func(i int) int {
		for i < len(s) && s[i] >= '0' && s[i] <= '9' {
			i++
		}
		return i
	}
	i := 0
	for i < len(s) && strings.IndexByte("-+ 0", s[i]) >= 0 {
		if strings.IndexByte(p.flags, s[i]) < 0 {
			p.flags += s[i : i+1]
		}
		i++
	}
	w := digits(i)
	p.width = s[i:w]
	i = w
	if i < len(s) && s[i] == '.' {
		n := digits(i + 1)
		p.prec = s[i:n]
		i = n
	}
	if len(p.width) > 4 || len(p.prec) > 5 {
		return p, "", fmt.Errorf("a width or precision above 9999")
	}
	if i == len(s) {
		return p, "", fmt.Errorf("a %% without a verb")
	}
	p.Verb = s[i]
	if p.Verb == '%' && i > 0 {
		return p, "", fmt.Errorf("%%%s; a percent sign is %%%%", s[:i+1])
	}
	if strings.IndexByte("*#[", p.Verb) >= 0 {
		return p, "", fmt.Errorf("%%%s; write flags of - + 0 and blank, and width and precision as numbers", s[:i+1])
	}
	return p, s[i+1:], nil
}

// check returns what is wrong with printing argument number n like this.
func (p *Piece) check(n int) error {
	if p.Kind == Other {
		return fmt.Errorf("argument %d, which is not a number, bool or constant string; print its parts", n+1)
	}
	if _, ok := verbs[p.Kind][p.Verb]; !ok {
		return fmt.Errorf("%%%c for argument %d, %s", p.Verb, n+1, kindNames[p.Kind])
	}
	number := p.Kind == Float || (p.Kind == Int || p.Kind == Uint) && p.Verb != 'c'
	if !number && strings.Trim(p.flags, "-") != "" {
		return fmt.Errorf("flags %q for argument %d; those of numbers alone are + 0 and blank", p.flags, n+1)
	}
	if !number && p.Kind != String && p.prec != "" {
		return fmt.Errorf("a precision for argument %d, which is none of a number or string", n+1)
	}
	return nil
}

// C returns the piece as part of a format of C. Integers are passed as 64 bits,
// zero-extended from their own width where they are not printed in decimal, those
// of %c as 32 bits, floats as double, bools as pointers to their names. Strings are
// text already.
func (p *Piece) C() string {
	if p.Verb == 0 {
		return strings.ReplaceAll(p.Literal, "%", "%%")
	}
	return "%" + p.flags + p.width + p.prec + verbs[p.Kind][p.Verb]
}

// Signed reports whether an integer is printed with its sign: in decimal.
func (p *Piece) Signed() bool { return p.Kind == Int && (p.Verb == 'd' || p.Verb == 'v') }

// Text returns the string s as the piece prints it.
func (p *Piece) Text(s string) string { return fmt.Sprintf("%"+p.flags+p.width+p.prec+"s", s) }

// Sprintf returns the text that a GPU prints.
func Sprintf(format string, args ...any) (string, error) {
	kinds := make([]Kind, len(args))
	for i, a := range args {
		kinds[i] = kindOf(a)
	}
	pieces, err := Parse(format, kinds)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, p := range pieces {
		if p.Verb == 0 {
			b.WriteString(p.Literal)
			continue
		}
		b.WriteString(p.print(reflect.ValueOf(args[0])))
		args = args[1:]
	}
	return b.String(), nil
}

func kindOf(a any) Kind {
	v := reflect.ValueOf(a)
	switch {
	case !v.IsValid():
		return Other
	case v.CanInt():
		return Int
	case v.CanUint() && v.Kind() != reflect.Uintptr:
		return Uint
	case v.CanFloat():
		return Float
	case v.Kind() == reflect.Bool:
		return Bool
	case v.Kind() == reflect.String:
		return String
	}
	return Other
}

// print returns one argument as C prints it.
func (p *Piece) print(v reflect.Value) string {
	head, unsigned := "%"+p.flags+p.width+p.prec, "%"+strings.NewReplacer("+", "", " ", "").Replace(p.flags)+p.width+p.prec
	verb := string(p.Verb)
	switch p.Kind {
	case Int, Uint:
		switch {
		case p.Verb == 'c':
			c := byte(0)
			if p.Kind == Int {
				c = byte(v.Int())
			} else {
				c = byte(v.Uint())
			}
			return p.Text(string([]byte{c}))
		case p.Signed():
			return fmt.Sprintf(head+"d", v.Int())
		case p.Kind == Int:
			return fmt.Sprintf(unsigned+verb, uint64(v.Int())<<(64-v.Type().Bits())>>(64-v.Type().Bits()))
		case p.Verb == 'v':
			verb = "d"
		}
		return fmt.Sprintf(unsigned+verb, v.Uint())
	case Float:
		if p.Verb == 'v' {
			verb = "g"
		}
		x := v.Float()
		if math.IsInf(x, 0) || math.IsNaN(x) {
			return p.special(x)
		}
		if verb == "g" && p.prec == "" {
			head += ".6"
		}
		return fmt.Sprintf(head+verb, x)
	case Bool:
		return p.Text(fmt.Sprint(v.Bool()))
	}
	return p.Text(v.String())
}

// special returns an infinity or NaN, which C writes in its own way.
func (p *Piece) special(x float64) string {
	s := "nan"
	if math.IsInf(x, 0) {
		s = "inf"
	}
	switch {
	case math.IsInf(x, -1):
		s = "-" + s
	case strings.Contains(p.flags, "+"):
		s = "+" + s
	case strings.Contains(p.flags, " "):
		s = " " + s
	}
	q := Piece{width: p.width}
	if strings.Contains(p.flags, "-") {
		q.flags = "-"
	}
	return q.Text(s)
}
