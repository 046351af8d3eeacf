package load

// This file reads the comments that begin with //gpu:.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

const prefix = "//gpu:"

// Directives are the //gpu: comments inside functions, and the places where an
// explicit conversion rounds a floating-point value.
type Directives struct {
	// Unroll holds the //gpu:unroll directives by the position of the loop
	// statement.
	Unroll map[token.Pos]Unroll
	// Functions holds what is said of functions that kernels call, by the position of the
	// declaration.
	Functions map[token.Pos]Function
	// Conversions are the explicit conversions of floating-point numbers, which round. go/ssa
	// drops those between identical types, and notes them for a debugger alone.
	Conversions map[*ast.CallExpr]bool
	// ignored are the warnings that //gpu:ignore leaves out, by file and line.
	ignored map[place]map[diag.Category]bool
}

// place is a line of a file.
type place struct {
	file string
	line int
}

// Ignores reports whether the user has said that a warning means nothing.
func (d *Directives) Ignores(w diag.Diagnostic) bool {
	return d.ignored[place{w.Pos.Filename, w.Pos.Line}][w.Category]
}

// Unroll is a //gpu:unroll directive.
type Unroll struct {
	Factor int       // -1 is full
	End    token.Pos // of the loop statement
}

// Function is the directives of a function that kernels call; Unchecked is also one of kernels.
type Function struct {
	// Inline puts the body in the place of each call, so that constants among the arguments are
	// constants in it.
	Inline bool
	// Unchecked leaves out the checks of indices, slices, pointers, divisors and shift counts, and of the operands
	// of the kernel language's functions.
	Unchecked bool
	// Emulator says that the function runs on the emulator alone.
	Emulator bool
}

// functionDirectives are the directives of Function by name.
var functionDirectives = map[string]func(*Function) *bool{
	"inline":    func(f *Function) *bool { return &f.Inline },
	"unchecked": func(f *Function) *bool { return &f.Unchecked },
	"emulator":  func(f *Function) *bool { return &f.Emulator },
}

// Of returns the directives of a function; those of a closure are those of the function around it.
func (d *Directives) Of(fn *ssa.Function) Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if decl, ok := fn.Syntax().(*ast.FuncDecl); ok {
		return d.Functions[decl.Pos()]
	}
	return Function{}
}

func newDirectives() *Directives {
	return &Directives{Unroll: map[token.Pos]Unroll{}, Functions: map[token.Pos]Function{}, Conversions: map[*ast.CallExpr]bool{}, ignored: map[place]map[diag.Category]bool{}}
}

// add adds those of other files.
func (d *Directives) add(other *Directives) {
	maps.Copy(d.Unroll, other.Unroll)
	maps.Copy(d.Functions, other.Functions)
	maps.Copy(d.Conversions, other.Conversions)
	maps.Copy(d.ignored, other.ignored)
}

// ReadDirectives reads the directives of files. What is wrong with them is said where the
// package is compiled.
func ReadDirectives(fset *token.FileSet, files []*ast.File, info *types.Info) *Directives {
	d := newDirectives()
	for _, f := range files {
		d.addFile(fset, f, info, new(diag.List))
	}
	return d
}

// kernelDirective is what stands in the doc comment of a kernel.
type kernelDirective struct {
	pos        token.Pos
	noAlias    []string
	noAliasPos []token.Pos
	desc       mir.Kernel // with all that needs no signature
}

// funcDirectives reads the directives in the doc comment of a function; nil if
// it is no kernel.
func funcDirectives(fset *token.FileSet, fd *ast.FuncDecl, diags *diag.List) *kernelDirective {
	if fd.Doc == nil {
		return nil
	}
	var k kernelDirective
	var others []*ast.Comment
	for _, c := range fd.Doc.List {
		name, args, ok := split(c.Text)
		if !ok {
			continue
		}
		switch name {
		case "kernel":
			if k.pos.IsValid() {
				diags.Errorf(fset.Position(c.Pos()), "//gpu:kernel appears twice before %s; keep one", fd.Name.Name)
			}
			k.pos = c.Pos()
			k.bounds(fset, c, args, diags)
			continue
		case "noalias":
			if len(args) == 0 {
				diags.Errorf(fset.Position(c.Pos()), "//gpu:noalias names no parameter; write //gpu:noalias x y")
			}
			for _, a := range args {
				k.noAlias = append(k.noAlias, a)
				k.noAliasPos = append(k.noAliasPos, c.Pos())
			}
		case "fp":
			if len(args) != 1 || args[0] != "strict" {
				diags.Errorf(fset.Position(c.Pos()), "//gpu:fp %s is not known; write //gpu:fp strict", strings.Join(args, " "))
			}
			k.desc.StrictFP = true
		default:
			continue // misplaced reports it
		}
		others = append(others, c)
	}
	if !k.pos.IsValid() {
		for _, c := range others {
			diags.Errorf(fset.Position(c.Pos()), "%s applies to kernels; %s has no //gpu:kernel", firstWord(c.Text), fd.Name.Name)
		}
		return nil
	}
	return &k
}

// bounds reads maxthreads=, minblocks=, cluster= and resident.
func (k *kernelDirective) bounds(fset *token.FileSet, c *ast.Comment, args []string, diags *diag.List) {
	seen := map[string]bool{}
	threads, blocks := arch.MaxResident()
	for _, a := range args {
		key, val, valued := strings.Cut(a, "=")
		at := fset.Position(c.Pos() + token.Pos(strings.Index(c.Text, a)))
		if seen[key] {
			diags.Errorf(at, "%s appears twice in //gpu:kernel; keep one", key)
			continue
		}
		seen[key] = true
		switch {
		case key == "cluster":
			k.clusterOf(at, val, diags)
			continue
		case key == "resident" && valued:
			diags.Errorf(at, "resident takes no value; write //gpu:kernel resident")
			continue
		case key == "resident":
			k.desc.Info.Resident = true
			continue
		}
		n, err := strconv.Atoi(val)
		switch {
		case key != "maxthreads" && key != "minblocks":
			diags.Errorf(at, "//gpu:kernel does not know %q; it takes maxthreads=N, minblocks=N, cluster=N and resident", a)
		case err != nil || n < 1:
			diags.Errorf(at, "%s needs a positive number, such as %s=256; got %q", key, key, val)
		case key == "maxthreads" && n > arch.MaxBlockThreads:
			diags.Errorf(at, "maxthreads=%d is more than the %d threads that a block can have", n, arch.MaxBlockThreads)
		case key == "maxthreads":
			k.desc.Info.MaxThreads = n
		case key == "minblocks" && n > blocks:
			diags.Errorf(at, "minblocks=%d is more than the %d blocks that a multiprocessor can hold", n, blocks)
		default:
			k.desc.Info.MinBlocks = n
		}
	}
	if k.desc.Info.MaxThreads*k.desc.Info.MinBlocks > threads {
		diags.Errorf(fset.Position(c.Pos()), "minblocks=%d blocks of maxthreads=%d threads are more than the %d threads that a multiprocessor can hold; lower one of them", k.desc.Info.MinBlocks, k.desc.Info.MaxThreads, threads)
	}
	if seen["minblocks"] && !seen["maxthreads"] {
		diags.Errorf(fset.Position(c.Pos()), "minblocks= has no effect without maxthreads=; add maxthreads=N, the largest block that will be launched")
	}
}

// clusterOf reads the extent of a cluster: blocks in x, as in 4, or in more dimensions, as
// in 2x2 and 2x1x2.
func (k *kernelDirective) clusterOf(at token.Position, val string, diags *diag.List) {
	extent := []int{1, 1, 1}
	parts := strings.Split(val, "x")
	blocks := 1
	for i, p := range parts {
		n, err := strconv.Atoi(p)
		if err != nil || n < 1 || i >= len(extent) {
			diags.Errorf(at, "cluster needs a positive number of blocks for one to three dimensions, such as cluster=2 or cluster=2x1x2; got %q", val)
			return
		}
		extent[i] = n
		if blocks *= min(n, arch.MaxCluster+1); blocks > arch.MaxCluster {
			diags.Errorf(at, "cluster=%s is more than the %d blocks that every GPU with clusters can hold in one", val, arch.MaxCluster)
			return
		}
	}
	k.desc.Info.Cluster = extent
}

// split takes a comment apart into the directive's name and its arguments.
func split(text string) (name string, args []string, ok bool) {
	rest, ok := strings.CutPrefix(text, prefix)
	if !ok {
		return "", nil, false
	}
	if i := strings.Index(rest, " //"); i >= 0 {
		rest = rest[:i] // a comment after the directive
	}
	f := strings.Fields(rest)
	if len(f) == 0 || rest[0] == ' ' {
		return "", nil, true
	}
	return f[0], f[1:], true
}

func firstWord(text string) string {
	if f := strings.Fields(text); len(f) > 0 {
		return f[0]
	}
	return text
}

// spaced matches a comment that was to be a directive, and not one about directives.
var spaced = regexp.MustCompile(`^//[ \t]+(gpu:(?:kernel(?:[ \t]+(?:\w+=\w+|resident))*|unroll(?:[ \t]+\d+)?|noalias(?:[ \t]+\w+)+|fp[ \t]+\w+|inline|unchecked|emulator|ignore(?:[ \t]+\w+)+))[ \t]*(?:$| //)`)

// addFile reads the directives inside the functions of f, and reports those
// that stand where they mean nothing.
func (d *Directives) addFile(fset *token.FileSet, f *ast.File, info *types.Info, diags *diag.List) {
	docs := map[*ast.Comment]*ast.FuncDecl{}
	for _, decl := range f.Decls {
		if fd, ok := decl.(*ast.FuncDecl); ok && fd.Doc != nil {
			for _, c := range fd.Doc.List {
				docs[c] = fd
			}
		}
	}
	loops := map[int]ast.Stmt{} // by line
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.LabeledStmt:
			switch n.Stmt.(type) {
			case *ast.ForStmt, *ast.RangeStmt:
				loops[fset.Position(n.Pos()).Line] = n.Stmt
			}
		case *ast.ForStmt, *ast.RangeStmt:
			loops[fset.Position(n.Pos()).Line] = n.(ast.Stmt)
		case *ast.CallExpr:
			if isFloatConversion(n, info) {
				d.Conversions[n] = true
			}
		}
		return true
	})
	for _, g := range f.Comments {
		for _, c := range g.List {
			at := fset.Position(c.Pos())
			name, args, ok := split(c.Text)
			if !ok {
				if m := spaced.FindStringSubmatch(c.Text); m != nil {
					diags.Errorf(at, "a directive has no space after the slashes; write //%s", m[1])
				}
				continue
			}
			switch {
			case name == "unroll" && docs[c] == nil:
				loop := loops[fset.Position(g.End()).Line+1]
				if loop == nil {
					diags.Errorf(at, "//gpu:unroll belongs on the line before a for statement; the next line has none")
					continue
				}
				n, err := unrollFactor(args)
				if err != nil {
					diags.Errorf(at, "%s", err)
					continue
				}
				d.Unroll[loop.Pos()] = Unroll{Factor: n, End: loop.End()}
			case name == "unroll":
				diags.Errorf(at, "//gpu:unroll applies to loops; write it on the line before a for statement")
			case name == "ignore":
				d.ignore(fset, f, g, c, args, diags)
			case functionDirectives[name] == nil && name != "kernel" && name != "noalias" && name != "fp" && name != "extern":
				diags.Errorf(at, "%s%s is not a directive; there are //gpu:kernel, //gpu:extern, //gpu:inline, //gpu:unchecked, //gpu:emulator, //gpu:unroll, //gpu:noalias, //gpu:fp and //gpu:ignore", prefix, name)
			case docs[c] == nil:
				diags.Errorf(at, "%s%s belongs in the comment directly before a function", prefix, name)
			case functionDirectives[name] != nil:
				d.function(at, docs[c], name, args, diags)
			}
		}
	}
}

// function notes a directive of a function that kernels call.
func (d *Directives) function(at token.Position, fd *ast.FuncDecl, name string, args []string, diags *diag.List) {
	if len(args) > 0 {
		diags.Errorf(at, "%s%s takes no argument; got %q", prefix, name, strings.Join(args, " "))
	}
	if name == "emulator" && fd.Type.Results.NumFields() > 0 {
		diags.Errorf(at, "%semulator applies to functions without results: compiled kernels leave their calls out; %s has some", prefix, fd.Name.Name)
	}
	if name != "unchecked" && slices.ContainsFunc(fd.Doc.List, func(c *ast.Comment) bool { other, _, _ := split(c.Text); return other == "kernel" }) {
		diags.Errorf(at, "%s%s applies to functions that kernels call; %s is a kernel", prefix, name, fd.Name.Name)
	}
	f := d.Functions[fd.Pos()]
	*functionDirectives[name](&f) = true
	d.Functions[fd.Pos()] = f
}

func unrollFactor(args []string) (int, error) {
	if len(args) == 0 {
		return -1, nil
	}
	n, err := strconv.Atoi(args[0])
	if err != nil || len(args) > 1 || n < 1 || n > 1024 {
		return 0, fmt.Errorf("//gpu:unroll takes a factor from 1 to 1024, or nothing for a full unroll; got %q", strings.Join(args, " "))
	}
	return n, nil
}

// isFloatConversion reports whether call converts a value that is no constant
// between types that may be the same floating-point type.
func isFloatConversion(call *ast.CallExpr, info *types.Info) bool {
	if len(call.Args) != 1 || !info.Types[call.Fun].IsType() || info.Types[call].Value != nil {
		return false
	}
	return mayBeFloat(info.Types[call].Type) && mayBeFloat(info.Types[call.Args[0]].Type)
}

func mayBeFloat(t types.Type) bool {
	if t == nil {
		return false
	}
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0
}
