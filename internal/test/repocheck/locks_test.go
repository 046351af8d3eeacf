package repocheck

import (
	"fmt"
	"go/ast"
	"go/token"
	gotypes "go/types"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/packages"
)

// This file holds the rule of locks (CONTRIBUTING.md). A mutex of a struct guards the fields after it, up
// to the next empty line. Fields and types elsewhere name their lock: "under hosts.mu", or "written under
// meetings.mu" where reads have an order of their own; a field of such a type may be "constant". "The caller holds mu" says it of a function, and of a
// field that is a function; "holds mu while it calls f" says it of what the function is given.
//
// The check takes all locks of one field for one lock, and follows neither interfaces nor values that are
// functions. So it finds a lock that was forgotten, and not that of another object.

// locked are the packages of which the rule is checked.
var locked = []string{
	"./internal/backend/emu", "./internal/backend/emurpc", "./internal/backend/cuda", "./internal/job/...", "./internal/platform",
	"./runtime", "./runtime/nccl", "./runtime/gputest",
}

func TestLocks(t *testing.T) {
	if testing.Short() {
		t.Skip("it checks types")
	}
	pkgs, err := packages.Load(&packages.Config{Dir: root, Mode: packages.LoadSyntax}, locked...)
	if err != nil {
		t.Fatal(err)
	}
	atOnce := map[string]bool{}
	for _, p := range pkgs {
		callsAtOnce(p.Syntax, p.TypesInfo, atOnce)
	}
	guarded := 0
	for _, p := range pkgs {
		for _, err := range p.Errors {
			t.Error(err)
		}
		l := newLocks(p.Fset, p.Syntax, p.TypesInfo, atOnce)
		l.check()
		guarded += len(l.guards)
		for _, m := range l.found {
			t.Error(m)
		}
	}
	if guarded < 80 {
		t.Errorf("%d fields have locks; the check does not find them", guarded)
	}
}

// locks are the locks of a package, and what the check has found.
type locks struct {
	fset  *token.FileSet
	files []*ast.File
	info  *gotypes.Info
	// byName are the locks by their names: the type or variable that has them, and the field.
	byName  map[string]*gotypes.Var
	guards  map[*gotypes.Var]guard
	needs   map[gotypes.Object]*gotypes.Var // functions, and fields that are functions, whose callers hold a lock
	lends   map[gotypes.Object]*gotypes.Var // functions that call their arguments with a lock
	written map[ast.Expr]bool
	// atOnce are functions that do no more with their arguments that are functions than to call them.
	atOnce map[string]bool
	found  []string
}

// guard is the lock of a field.
type guard struct {
	lock *gotypes.Var
	name string
	// written says that reads do without.
	written bool
}

var (
	under    = regexp.MustCompile(`\b(written )?under\s+(\w+\.mu)\b`)
	allUnder = regexp.MustCompile(`\b(?:is|are) (written )?under\s+(\w+\.mu)\b`)
	holds    = regexp.MustCompile(`\bcaller\s+holds\s+((?:\w+\.)?mu)\b`)
	lendsF   = regexp.MustCompile(`\bholds\s+((?:\w+\.)?mu)\s+while it calls`)
)

func newLocks(fset *token.FileSet, files []*ast.File, info *gotypes.Info, atOnce map[string]bool) *locks {
	l := &locks{
		fset: fset, files: files, info: info, atOnce: atOnce, byName: map[string]*gotypes.Var{}, guards: map[*gotypes.Var]guard{},
		needs: map[gotypes.Object]*gotypes.Var{}, lends: map[gotypes.Object]*gotypes.Var{}, written: map[ast.Expr]bool{},
	}
	l.structs(l.mutexes)
	l.structs(l.fields)
	for _, f := range files {
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok {
				of := l.info.Defs[d.Name]
				owner := ""
				if r := of.(*gotypes.Func).Signature().Recv(); r != nil {
					owner = typeName(r.Type())
				}
				l.note(l.needs, holds, of, owner, d.Doc)
				l.note(l.lends, lendsF, of, owner, d.Doc)
			}
		}
	}
	return l
}

func typeName(t gotypes.Type) string {
	if p, ok := t.(*gotypes.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := t.(*gotypes.Named); ok {
		return n.Obj().Name()
	}
	return ""
}

// note records the lock that a comment names in a sentence of the form re.
func (l *locks) note(to map[gotypes.Object]*gotypes.Var, re *regexp.Regexp, of gotypes.Object, owner string, comments ...*ast.CommentGroup) {
	for _, c := range comments {
		for _, m := range re.FindAllStringSubmatch(c.Text(), -1) {
			if lock := l.named(m[1], owner, c.Pos()); lock != nil {
				to[of] = lock
			}
		}
	}
}

// named returns a lock by its name in a comment about the type owner.
func (l *locks) named(name, owner string, at token.Pos) *gotypes.Var {
	if !strings.Contains(name, ".") {
		name = owner + "." + name
	}
	lock := l.byName[name]
	if lock == nil {
		l.report(at, "there is no lock %s", name)
	}
	return lock
}

// structs calls f for each struct with the name of its type or variable, and its comment.
func (l *locks) structs(f func(name string, s *ast.StructType, doc *ast.CommentGroup)) {
	for _, file := range l.files {
		for _, d := range file.Decls {
			d, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					doc := spec.Doc
					if doc == nil {
						doc = d.Doc
					}
					if s, ok := spec.Type.(*ast.StructType); ok {
						f(spec.Name.Name, s, doc)
					}
				case *ast.ValueSpec:
					if s, ok := spec.Type.(*ast.StructType); ok {
						f(spec.Names[0].Name, s, d.Doc)
					}
				}
			}
		}
	}
}

func (l *locks) vars(f *ast.Field) (vars []*gotypes.Var) {
	for _, n := range f.Names {
		vars = append(vars, l.info.Defs[n].(*gotypes.Var))
	}
	return vars
}

func isMutex(t gotypes.Type) bool { return t.String() == "sync.Mutex" || t.String() == "sync.RWMutex" }

// mutexes finds the locks of a struct and what stands after them.
func (l *locks) mutexes(name string, s *ast.StructType, _ *ast.CommentGroup) {
	var last guard
	end := 0
	for _, f := range s.Fields.List {
		first := f.Pos()
		if f.Doc != nil {
			first = f.Doc.Pos()
		}
		if line := l.fset.Position(first).Line; line > end+1 {
			last = guard{}
		}
		after := f.End()
		if f.Comment != nil {
			after = f.Comment.End()
		}
		end = l.fset.Position(after).Line
		switch vars := l.vars(f); {
		case len(vars) > 0 && isMutex(vars[0].Type()):
			last = guard{lock: vars[0], name: name + "." + vars[0].Name()}
			l.byName[last.name] = vars[0]
		case last.lock != nil:
			for _, v := range vars {
				l.guards[v] = last
			}
		}
	}
}

// fields finds the locks that comments name.
func (l *locks) fields(name string, s *ast.StructType, doc *ast.CommentGroup) {
	for _, f := range s.Fields.List {
		for _, v := range l.vars(f) {
			for _, c := range []*ast.CommentGroup{doc, f.Doc, f.Comment} {
				re := under
				if c == doc {
					re = allUnder
				}
				if strings.HasPrefix(f.Comment.Text(), "constant") {
					delete(l.guards, v)
				} else if m := re.FindStringSubmatch(c.Text()); m != nil && !isMutex(v.Type()) {
					if lock := l.named(m[2], "", c.Pos()); lock != nil {
						l.guards[v] = guard{lock, m[2], m[1] != ""}
					}
				}
			}
			l.note(l.needs, holds, v, name, f.Doc, f.Comment)
		}
	}
}

func (l *locks) report(at token.Pos, format string, args ...any) {
	p := l.fset.Position(at)
	l.found = append(l.found, fmt.Sprintf("%s:%d: %s", p.Filename, p.Line, fmt.Sprintf(format, args...)))
}

// check checks all functions.
func (l *locks) check() {
	for _, f := range l.files {
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil {
				w := &walk{l, held{}, l.fresh(d.Body)}
				if lock := l.needs[l.info.Defs[d.Name]]; lock != nil {
					w.held[lock] = true
				}
				w.stmts(d.Body.List)
			}
		}
	}
}

// callsAtOnce adds the functions without receivers that call what they are given, and keep it nowhere.
func callsAtOnce(files []*ast.File, info *gotypes.Info, to map[string]bool) {
	for _, f := range files {
		for _, d := range f.Decls {
			d, ok := d.(*ast.FuncDecl)
			if !ok || d.Recv != nil || d.Body == nil {
				continue
			}
			given, called := map[gotypes.Object]bool{}, 0
			ast.Inspect(d, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.Field:
					for _, name := range n.Names {
						if _, ok := info.TypeOf(name).Underlying().(*gotypes.Signature); ok {
							given[info.Defs[name]] = true
						}
					}
				case *ast.FuncLit, *ast.GoStmt:
					return false
				case *ast.CallExpr:
					if id, ok := n.Fun.(*ast.Ident); ok && given[info.Uses[id]] {
						called++
					}
				}
				return true
			})
			used := 0
			for _, o := range info.Uses {
				if given[o] {
					used++
				}
			}
			if len(given) > 0 && used == called {
				to[info.Defs[d.Name].(*gotypes.Func).FullName()] = true
			}
		}
	}
}

// fresh are the variables of a function whose values are made there.
func (l *locks) fresh(body *ast.BlockStmt) map[gotypes.Object]bool {
	fresh := map[gotypes.Object]bool{}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, x := range n.Rhs {
				if u, ok := x.(*ast.UnaryExpr); ok && u.Op == token.AND {
					x = u.X
				}
				id, ok := n.Lhs[i].(*ast.Ident)
				if _, made := x.(*ast.CompositeLit); ok && made && n.Tok == token.DEFINE {
					fresh[l.info.Defs[id]] = true
				}
			}
			for _, x := range n.Lhs {
				l.writes(x)
			}
		case *ast.IncDecStmt:
			l.writes(n.X)
		case *ast.CallExpr:
			if id, ok := n.Fun.(*ast.Ident); ok && (id.Name == "delete" || id.Name == "clear") {
				l.writes(n.Args[0])
			}
		}
		return true
	})
	return fresh
}

// writes notes what an assignment to x writes.
func (l *locks) writes(x ast.Expr) {
	for {
		switch e := x.(type) {
		case *ast.IndexExpr:
			x = e.X
		case *ast.SelectorExpr:
			l.written[e] = true
			if _, ok := l.info.TypeOf(e.X).Underlying().(*gotypes.Struct); !ok {
				return
			}
			x = e.X
		default:
			return
		}
	}
}

// held are the locks that are held.
type held map[*gotypes.Var]bool

// walk is the way through a function.
type walk struct {
	*locks
	held  held
	fresh map[gotypes.Object]bool
}

// branch returns what is held after stmts, nil if they do not end.
func (w *walk) branch(stmts ...ast.Stmt) held {
	b := &walk{w.locks, maps.Clone(w.held), w.fresh}
	if b.stmts(stmts) {
		return nil
	}
	return b.held
}

// join goes on with what is held at the end of all ways.
func (w *walk) join(ways ...held) {
	ways = slices.DeleteFunc(ways, func(h held) bool { return h == nil })
	if len(ways) == 0 {
		return
	}
	maps.DeleteFunc(ways[0], func(lock *gotypes.Var, _ bool) bool {
		return slices.ContainsFunc(ways[1:], func(h held) bool { return !h[lock] })
	})
	w.held = ways[0]
}

// stmts walks statements, and reports whether the way ends in them.
func (w *walk) stmts(list []ast.Stmt) (ends bool) {
	for _, s := range list {
		ends = w.stmt(s)
	}
	return ends
}

func (w *walk) stmt(s ast.Stmt) (ends bool) {
	switch s := s.(type) {
	case *ast.BlockStmt:
		return w.stmts(s.List)
	case *ast.LabeledStmt:
		return w.stmt(s.Stmt)
	case *ast.IfStmt:
		w.first(s.Init)
		w.node(s.Cond)
		then, other := w.branch(s.Body), maps.Clone(w.held)
		if s.Else != nil {
			other = w.branch(s.Else)
		}
		w.join(then, other)
		return then == nil && other == nil
	case *ast.ForStmt:
		w.first(s.Init)
		w.expr(s.Cond)
		body := []ast.Stmt{s.Body}
		if s.Post != nil {
			body = append(body, s.Post)
		}
		w.join(maps.Clone(w.held), w.branch(body...))
	case *ast.RangeStmt:
		w.node(s.X)
		w.join(maps.Clone(w.held), w.branch(s.Body))
	case *ast.SwitchStmt:
		w.first(s.Init)
		w.expr(s.Tag)
		return w.clauses(s.Body, false)
	case *ast.TypeSwitchStmt:
		w.first(s.Init)
		w.node(s.Assign)
		return w.clauses(s.Body, false)
	case *ast.SelectStmt:
		return w.clauses(s.Body, true)
	case *ast.GoStmt:
		for _, x := range s.Call.Args {
			w.node(x)
		}
		w.literal(s.Call.Fun, held{})
	case *ast.DeferStmt:
		if lock, _ := w.locks.op(s.Call); lock == nil { // an Unlock comes at the end
			w.node(s.Call)
		}
	case *ast.ReturnStmt:
		w.node(s)
		return true
	case *ast.BranchStmt:
		return true
	case *ast.ExprStmt:
		w.node(s.X)
		if c, ok := s.X.(*ast.CallExpr); ok {
			id, ok := c.Fun.(*ast.Ident)
			return ok && id.Name == "panic"
		}
	default:
		w.node(s)
	}
	return false
}

// clauses walks those of a switch or select. all says that one of them is taken.
func (w *walk) clauses(body *ast.BlockStmt, all bool) (ends bool) {
	var ways []held
	for _, c := range body.List {
		switch c := c.(type) {
		case *ast.CaseClause:
			all = all || c.List == nil
			for _, x := range c.List {
				w.node(x)
			}
			ways = append(ways, w.branch(c.Body...))
		case *ast.CommClause:
			way := c.Body
			if c.Comm != nil {
				way = append([]ast.Stmt{c.Comm}, way...)
			}
			ways = append(ways, w.branch(way...))
		}
	}
	if !all {
		ways = append(ways, maps.Clone(w.held))
	}
	ends = !slices.ContainsFunc(ways, func(h held) bool { return h != nil })
	w.join(ways...)
	return ends
}

// op returns the lock that a call locks or unlocks.
func (l *locks) op(c *ast.CallExpr) (lock *gotypes.Var, locks bool) {
	f, ok := c.Fun.(*ast.SelectorExpr)
	if !ok {
		return nil, false
	}
	x, ok := ast.Unparen(f.X).(*ast.SelectorExpr)
	if !ok || !isMutex(l.info.TypeOf(f.X)) {
		return nil, false
	}
	lock, _ = l.info.Uses[x.Sel].(*gotypes.Var)
	return lock, f.Sel.Name == "Lock" || f.Sel.Name == "RLock"
}

// literal walks a function that is written where it is used, if x is one, with locks held.
func (w *walk) literal(x ast.Expr, h held) bool {
	f, ok := x.(*ast.FuncLit)
	if ok {
		(&walk{w.locks, maps.Clone(h), w.fresh}).stmts(f.Body.List)
	}
	return ok
}

// first and expr walk what may be missing.
func (w *walk) first(s ast.Stmt) {
	if s != nil {
		w.stmt(s)
	}
}

func (w *walk) expr(x ast.Expr) {
	if x != nil {
		w.node(x)
	}
}

// node walks a simple statement or an expression.
func (w *walk) node(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			w.literal(n, held{})
			return false
		case *ast.KeyValueExpr:
			if id, ok := n.Key.(*ast.Ident); ok {
				if lock := w.needs[w.info.Uses[id]]; lock != nil && w.literal(n.Value, held{lock: true}) {
					return false
				}
			}
		case *ast.CallExpr:
			return w.call(n)
		case *ast.SelectorExpr:
			w.use(n)
		}
		return true
	})
}

// call walks a call, and reports whether that is still to be done.
func (w *walk) call(c *ast.CallExpr) bool {
	if lock, locks := w.op(c); lock != nil {
		w.held[lock] = locks
		if !locks {
			delete(w.held, lock)
		}
		return false
	}
	var callee gotypes.Object
	switch f := ast.Unparen(c.Fun).(type) {
	case *ast.Ident:
		callee = w.info.Uses[f]
	case *ast.SelectorExpr:
		callee = w.info.Uses[f.Sel]
		if lock := w.needs[callee]; lock != nil && !w.held[lock] && !w.isFresh(f.X) {
			w.report(c.Pos(), "%s is called without the lock that its caller holds", callee.Name())
		}
	}
	given := held{}
	if lock := w.lends[callee]; lock != nil {
		given[lock] = true
	}
	if callee != nil && callee.Pkg() != nil && slices.Contains([]string{"slices", "maps", "sort", "strings"}, callee.Pkg().Path()) {
		given = w.held
	}
	if f, ok := callee.(*gotypes.Func); ok && w.atOnce[f.FullName()] {
		given = w.held
	}
	if !w.literal(c.Fun, w.held) { // a call of a literal
		w.node(c.Fun)
	}
	for _, x := range c.Args {
		if !w.literal(x, given) {
			w.node(x)
		}
	}
	return false
}

// isFresh reports whether x is a part of a value that the function has made.
func (w *walk) isFresh(x ast.Expr) bool {
	for {
		switch e := ast.Unparen(x).(type) {
		case *ast.SelectorExpr:
			x = e.X
		case *ast.Ident:
			return w.fresh[w.info.Uses[e]]
		default:
			return false
		}
	}
}

// use checks the use of a field.
func (w *walk) use(x *ast.SelectorExpr) {
	v, ok := w.info.Uses[x.Sel].(*gotypes.Var)
	g, guarded := w.guards[v]
	if ok && guarded && !w.held[g.lock] && (!g.written || w.written[x]) && !w.isFresh(x.X) {
		w.report(x.Sel.Pos(), "%s is used without %s", v.Name(), g.name)
	}
}

// unlocked is a package with mistakes.
const unlocked = `package locks

import (
	"slices"
	"sync"
)

type box struct {
	mu    sync.Mutex
	n     int
	items []int

	free int
	late int    // written under box.mu
	met  func() // The caller holds mu.
}

// of is under box.mu.
type of struct{ b int }

// inside needs the lock. The caller holds mu.
func (b *box) inside() { b.n++ }

// locked holds mu while it calls f.
func (b *box) locked(f func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	f()
}

func (b *box) right(o *of) int {
	b.locked(func() { b.n++ })
	b.free++
	b.mu.Lock()
	b.inside()
	if b.n > 1 {
		b.mu.Unlock()
		return b.late
	}
	o.b = slices.IndexFunc(b.items, func(i int) bool { return i == b.n })
	b.met = func() { b.n++ } // want: n is used without box.mu
	b.mu.Unlock()
	made := &box{n: 1, met: func() { b.n = 1 }}
	made.n++
	return made.n
}

func (b *box) wrong(o *of) {
	b.n++      // want: n is used without box.mu
	b.inside() // want: inside is called without the lock that its caller holds
	b.late++   // want: late is used without box.mu
	b.mu.Lock()
	go func() {
		b.n++ // want: n is used without box.mu
	}()
	if o.b > 1 {
		b.mu.Unlock()
	}
	b.n++ // want: n is used without box.mu
	switch {
	case b.free > 1:
		b.mu.Lock()
	default:
		return
	}
	b.n++
	b.mu.Unlock()
	o.b = 1 // want: b is used without box.mu
}
`

// TestLocksAreMissed: what the check says of a package with mistakes.
func TestLocksAreMissed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "locks.go")
	if err := os.WriteFile(file, []byte(unlocked), 0o666); err != nil {
		t.Fatal(err)
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax}, file)
	if err != nil {
		t.Fatal(err)
	}
	l := newLocks(pkgs[0].Fset, pkgs[0].Syntax, pkgs[0].TypesInfo, nil)
	l.check()
	var got, want []string
	for _, m := range l.found {
		_, m, _ = strings.Cut(m, "locks.go:")
		got = append(got, m)
	}
	for _, g := range pkgs[0].Syntax[0].Comments {
		for _, c := range g.List {
			if text, ok := strings.CutPrefix(c.Text, "// want: "); ok {
				want = append(want, fmt.Sprintf("%d: %s", l.fset.Position(c.Pos()).Line, text))
			}
		}
	}
	if d := cmp.Diff(want, got); d != "" || len(want) == 0 {
		t.Errorf("(-want +got):\n%s", d)
	}
}
