package host

// This file reads what a program enqueues on a stream after the launch of a kernel.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Streams returns what files of a package enqueue after launches of its kernels, by the name of the
// kernel. It follows calls of functions of the package, and takes streams for one unless each was made for
// a variable of its own.
func Streams(files []*ast.File, info *types.Info, runtimePath string) map[string]mir.Following {
	r := &streams{walker: walker{info: info, runtime: runtimePath}, funcs: map[types.Object]*ast.FuncDecl{}, made: map[types.Object]types.Object{}, lists: map[*ast.FuncDecl][]enqueued{}}
	for _, f := range files {
		ast.Inspect(f, r.declare)
	}
	following := map[string]mir.Following{}
	for _, fd := range r.order {
		list := r.enqueued(fd)
		for i, k := range list {
			for j, e := range list {
				if k.kernel == "" || j <= i && !k.sharesLoop(e) || k.stream != nil && e.stream != nil && k.stream != e.stream {
					continue
				}
				b := following[k.kernel]
				b.Completes = b.Completes || e.completes
				if e.kernel != "" && !slices.Contains(b.Kernels, e.kernel) {
					b.Kernels = append(b.Kernels, e.kernel)
				}
				following[k.kernel] = b
			}
		}
	}
	return following
}

// streams reads calls that enqueue.
type streams struct {
	walker
	// funcs are the functions of the package, and order has them as the files do.
	funcs map[types.Object]*ast.FuncDecl
	order []*ast.FuncDecl
	// made are variables with streams of their own, each under itself.
	made map[types.Object]types.Object
	// lists are what functions enqueue.
	lists map[*ast.FuncDecl][]enqueued
}

// declare notes functions, and variables that get a stream which was made for them.
func (r *streams) declare(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		if n.Body != nil {
			r.funcs[r.info.Defs[n.Name]] = n
			r.order = append(r.order, n)
		}
	case *ast.AssignStmt:
		if len(n.Rhs) != 1 || n.Tok != token.DEFINE {
			break
		}
		c, ok := n.Rhs[0].(*ast.CallExpr)
		id, named := n.Lhs[0].(*ast.Ident)
		if ok && named && r.ofRuntime(c) == "NewStream" {
			r.made[r.info.Defs[id]] = r.info.Defs[id]
		}
	}
	return true
}

// enqueued is the launch of a kernel, or an operation.
type enqueued struct {
	kernel    string
	completes bool
	// stream is the variable of the stream if that was made for it, or nil.
	stream types.Object
	// loops are those around the call.
	loops []ast.Node
}

func (e enqueued) sharesLoop(f enqueued) bool {
	return slices.ContainsFunc(e.loops, func(l ast.Node) bool { return slices.Contains(f.loops, l) })
}

// enqueued returns what a function enqueues, in the order of its text.
func (r *streams) enqueued(fd *ast.FuncDecl) (list []enqueued) {
	if list, ok := r.lists[fd]; ok {
		return list
	}
	r.lists[fd] = nil // for calls of itself
	var nodes []ast.Node
	ast.Inspect(fd.Body, func(n ast.Node) bool {
		if n != nil {
			nodes = append(nodes, n)
			return true
		}
		c, ok := nodes[len(nodes)-1].(*ast.CallExpr)
		nodes = nodes[:len(nodes)-1]
		if !ok {
			return true
		}
		for _, e := range r.of(c) {
			e.loops = nil // those of a callee were seen there
			for _, n := range nodes {
				switch n.(type) {
				case *ast.ForStmt, *ast.RangeStmt:
					e.loops = append(e.loops, n)
				}
			}
			list = append(list, e)
		}
		return true
	})
	r.lists[fd] = list
	return list
}

// of returns what a call enqueues, of equal ones the first and the last.
func (r *streams) of(c *ast.CallExpr) []enqueued {
	f := r.callee(c)
	if f == nil || f.Pkg() == nil {
		return nil
	}
	stream, ok := r.stream(c, f)
	if fd := r.funcs[f.Origin()]; fd != nil && !(ok && launches(f)) {
		list := r.enqueued(fd)
		same := func(i int) func(enqueued) bool {
			return func(e enqueued) bool {
				return e.kernel == list[i].kernel && e.completes == list[i].completes && e.stream == list[i].stream
			}
		}
		var ends []enqueued
		for i, e := range list {
			if !slices.ContainsFunc(list[:i], same(i)) || !slices.ContainsFunc(list[i+1:], same(i)) {
				ends = append(ends, e)
			}
		}
		return ends
	}
	if !ok {
		return nil
	}
	e := enqueued{stream: r.made[stream]}
	if launches(f) {
		e.kernel = f.Name()
	} else if f.Pkg().Path() == r.runtime {
		e.completes = slices.ContainsFunc(op.HostTable, func(o op.HostOp) bool { return o.Func() == f.Name() && o.Effect == op.Completes })
	}
	if e.kernel == "" && !e.completes {
		return nil
	}
	return []enqueued{e}
}

// launches reports whether f is the generated method that launches a kernel of its name.
func launches(f *types.Func) bool {
	recv := f.Signature().Recv()
	if recv == nil {
		return false
	}
	p, ok := types.Unalias(recv.Type()).(*types.Pointer)
	return ok && load.IsNamed(p.Elem(), f.Pkg().Path(), "Kernels")
}

// stream returns the variable whose stream a call of f gets, or nil if it is none; ok is false if it gets no stream.
func (r *streams) stream(c *ast.CallExpr, f *types.Func) (v types.Object, ok bool) {
	args := c.Args
	if s, method := ast.Unparen(c.Fun).(*ast.SelectorExpr); method && f.Signature().Recv() != nil {
		args = append([]ast.Expr{s.X}, args...)
	}
	for _, a := range args {
		if !r.isStream(r.info.TypeOf(a)) {
			continue
		}
		if id, ok := ast.Unparen(a).(*ast.Ident); ok {
			return r.info.Uses[id], true
		}
		return nil, true
	}
	return nil, false
}

func (r *streams) isStream(t types.Type) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	return load.IsNamed(t, r.runtime, "Stream")
}
