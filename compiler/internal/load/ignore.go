package load

// This file reads //gpu:ignore, by which a user says that a warning means nothing.

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// ignore reads a //gpu:ignore. It counts for the line of code after which it stands, or
// for the line below the comment.
func (d *Directives) ignore(fset *token.FileSet, f *ast.File, g *ast.CommentGroup, c *ast.Comment, args []string, diags *diag.List) {
	at := fset.Position(c.Pos())
	category, err := ignored(args)
	if err != nil {
		diags.Errorf(at, "%s", err)
		return
	}
	p := place{at.Filename, at.Line}
	if !endsLine(fset, f, c) {
		p.line = fset.Position(g.End()).Line + 1
	}
	if d.ignored[p] == nil {
		d.ignored[p] = map[diag.Category]bool{}
	}
	d.ignored[p][category] = true
}

// endsLine reports whether there is code in front of a comment in its line.
func endsLine(fset *token.FileSet, f *ast.File, c *ast.Comment) bool {
	line, found := fset.Position(c.Pos()).Line, false
	ast.Inspect(f, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.Comment, *ast.CommentGroup:
			return false
		}
		found = found || n != f && fset.Position(n.Pos()).Line == line || n.End() <= c.Pos() && fset.Position(n.End()).Line == line
		return !found
	})
	return found
}

// ignored returns the category that the arguments of a //gpu:ignore name.
func ignored(args []string) (diag.Category, error) {
	switch {
	case len(args) == 0:
		return "", fmt.Errorf("//gpu:ignore names no warning; write //gpu:ignore, the name in parentheses after the warning, and the reason")
	case !diag.Category(args[0]).Known():
		var names []string
		for _, k := range diag.Categories {
			names = append(names, string(k.Name))
		}
		return "", fmt.Errorf("//gpu:ignore: there is no warning %q; there are %s", args[0], strings.Join(names, ", "))
	case len(args) == 1:
		return "", fmt.Errorf("//gpu:ignore %s gives no reason; write why the warning means nothing here", args[0])
	}
	return diag.Category(args[0]), nil
}
