// Package diag holds the diagnostics that gpuc reports about a user's source:
// values with a position, collected so that all of them are seen at once.
package diag

import (
	"cmp"
	"fmt"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Severity tells errors from warnings.
type Severity uint8

const (
	Error Severity = iota
	Warning
)

// Diagnostic is one message about the source, in the user's terms.
type Diagnostic struct {
	Pos      token.Position
	Severity Severity
	// Category is that of a warning about what a program does; empty for others.
	Category Category
	// Msg says what is wrong and what to do instead.
	Msg string
	// Chain is how a kernel reaches the place: "called from Shift at ring.go:12:3".
	Chain []string
	// Calls are the places of the calls in Chain, where they are known, the last one first.
	Calls []token.Position
}

// String returns the diagnostic as position: message, with the chain on
// indented lines below it.
func (d Diagnostic) String() string {
	var b strings.Builder
	if d.Pos.IsValid() {
		fmt.Fprintf(&b, "%s: ", printable(d.Pos.String()))
	}
	if d.Severity == Warning {
		b.WriteString("warning: ")
	}
	b.WriteString(d.Text())
	return b.String()
}

// Text returns the message with its category and chain, for tools that print places and
// severities in their own way.
func (d Diagnostic) Text() string {
	text := d.Msg
	if d.Category != "" {
		text += fmt.Sprintf(" (%s)", d.Category)
	}
	return printable(strings.Join(append([]string{text}, d.Chain...), "\n\t"))
}

// printable returns s with what a terminal does not print as a character, as Go writes it in
// a string: a source may hold sequences that control one.
func printable(s string) string {
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], string(utf8.RuneError)):
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case r == '\n' || r == '\t' || unicode.IsPrint(r):
			b.WriteRune(r)
		default:
			b.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return b.String()
}

// List collects diagnostics. The zero List is empty and ready to use.
type List []Diagnostic

// Errorf adds an error at pos.
func (l *List) Errorf(pos token.Position, format string, args ...any) {
	*l = append(*l, Diagnostic{Pos: pos, Msg: fmt.Sprintf(format, args...)})
}

// HasErrors reports whether the list holds anything but warnings.
func (l List) HasErrors() bool {
	return slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error })
}

// Sort orders the list by file, line, column and message, and drops duplicates.
func (l *List) Sort() {
	slices.SortStableFunc(*l, func(a, b Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Pos.Filename, b.Pos.Filename), cmp.Compare(a.Pos.Line, b.Pos.Line),
			cmp.Compare(a.Pos.Column, b.Pos.Column), cmp.Compare(a.Msg, b.Msg))
	})
	*l = slices.CompactFunc(*l, func(a, b Diagnostic) bool { return a.Pos == b.Pos && a.Msg == b.Msg })
}

// Err returns the list as an error, or nil if it holds no errors.
func (l List) Err() error {
	if !l.HasErrors() {
		return nil
	}
	return Errors(l)
}

// Errors is a list of diagnostics as an error.
type Errors List

// Error returns all diagnostics, one after the other.
func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i, d := range e {
		lines[i] = d.String()
	}
	return strings.Join(lines, "\n")
}
