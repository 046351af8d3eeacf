package subset

// This file judges calls: builtins, methods of interfaces, and functions whose
// bodies kernels cannot have.

import (
	"cmp"
	"go/token"
	"go/types"
	"path"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// builtins are the ones that kernels do not have, with the way out.
var builtins = map[string]string{
	"append":  "calls append, which allocates; write into a slice passed by the host",
	"print":   "calls print; use gpu.Printf",
	"println": "calls println; use gpu.Printf",
	"recover": "calls recover; a failed kernel ends, check before the operation that can fail",
	"close":   "closes a channel; threads of a block share data through gpu.Shared and t.Block().Sync(), PEs through puts and signals",
	"delete":  "deletes from a map; use a slice passed by the host, or an array",

	"String":     "calls unsafe.String; kernels have strings only as constant messages",
	"StringData": "calls unsafe.StringData; kernels have strings only as constant messages",
	"Slice":      "calls unsafe.Slice; reslice a slice passed by the host",
	"SliceData":  "calls unsafe.SliceData; use &s[0]",
	"Add":        "calls unsafe.Add; use indices",
}

func (c *checker) call(x *ssa.Call) {
	common := &x.Call
	if common.IsInvoke() {
		c.errorf(position(x), "calls %s of the interface %s; a GPU calls only functions known at compile time, use a type parameter",
			common.Method.Name(), TypeString(common.Value.Type()))
		return
	}
	if fn := common.StaticCallee(); fn != nil {
		c.operands(x, fn)
	}
	bi, ok := common.Value.(*ssa.Builtin)
	if !ok {
		return
	}
	switch name := bi.Name(); name {
	case "copy":
		if isString(common.Args[1].Type()) {
			c.errorf(position(x), "copies from a string; kernels have strings only as constant messages, pass a []byte")
		}
	case "clear", "len":
		if _, ok := common.Args[0].Type().Underlying().(*types.Map); ok {
			c.errorf(position(x), "uses a map; use a slice passed by the host, or an array")
		}
		if _, ok := common.Args[0].Type().Underlying().(*types.Chan); ok {
			c.errorf(position(x), "uses a channel; threads of a block share data through gpu.Shared and t.Block().Sync(), PEs through puts and signals")
		}
	case "min", "max":
		if isString(common.Args[0].Type()) {
			c.errorf(position(x), "compares strings; kernels have strings only as constant messages, pass a number")
		}
	default:
		if text, ok := builtins[name]; ok {
			c.errorf(position(x), "%s", text)
		}
	}
}

// hints are ways out for packages that people reach for, where a function does what kernels
// cannot.
var hints = map[string]string{
	"fmt":         "use gpu.Printf, or write values to a slice and print them on the host",
	"log":         "use gpu.Printf, or write values to a slice and print them on the host",
	"os":          "do it on the host",
	"time":        "use gpu.Clock or gpu.GlobalTimer",
	"sync":        "use t.Block().Sync() and the atomics of package gpu",
	"sync/atomic": "use gpu.AtomicAdd and the like",
	"math/rand":   "compute random numbers from a seed and the thread's rank, or pass them in a slice",
	"errors":      "panic with a constant string, or write a code to a slice",
	"strings":     "kernels have strings only as constant messages",
	"strconv":     "do it on the host",
	"sort":        "sort on the host, or write the loop",
	"math/cmplx":  "use a struct of two floats",
}

// kernelCode are the functions of dsl/gpu and dsl/shmem that are kernel code themselves.
var kernelCode = map[string]bool{
	"ReduceAdd": true, "ReduceMin": true, "ReduceMax": true, "ReduceAnd": true, "ReduceOr": true, "ReduceXor": true,
	"Reduce": true, "ReduceFunc": true, "InclusiveScanAdd": true, "ExclusiveScanAdd": true, "Broadcast": true,
	"SwizzleIndex": true, "PutSharedSignal": true, "BarrierAt": true, "SyncAt": true,
}

// forHost reports whether fn is a function of dsl/gpu or dsl/shmem for the host, or for the
// emulator.
func (c *checker) forHost(fn *ssa.Function) bool {
	pkg, name := FuncName(fn)
	return (pkg == load.GPUPath || pkg == load.ShmemPath) && fn.Parent() == nil && fn.Syntax() != nil && token.IsExported(fn.Name()) && !kernelCode[name]
}

// bodiless judges the use of a function that has no body to compile.
func (c *checker) bodiless(fn, from *ssa.Function, pos token.Pos) {
	pkg, name := FuncName(fn)
	report := func(format string) {
		if from == nil {
			from = fn
		}
		c.fn = from
		full := name
		if pkg != pkgPath(from) {
			full = path.Base(pkg) + "." + name
		}
		c.errorf(pos, format, full)
	}
	obj, _ := fn.Object().(*types.Func)
	if obj != nil {
		obj = obj.Origin()
	}
	if errs, ok := c.prog.Broken[obj]; ok && obj != nil {
		for _, d := range errs {
			d.Chain = c.chain(fn)
			c.res.Diags = append(c.res.Diags, d)
		}
		return
	}
	switch {
	case (pkg == load.GPUPath || pkg == load.ShmemPath) && kernelCode[name]:
		c.missing[pkg] = true
	case pkg == load.GPUPath || pkg == load.ShmemPath:
		report("calls %s, which is for the host")
	case c.prog.Cgo[obj] && from == nil:
		c.fn = fn
		c.errorf(pos, "uses cgo, which a GPU cannot; write it in Go")
	case c.prog.Cgo[obj]:
		report("calls %s, which uses cgo; a GPU cannot, write it in Go")
	case c.prog.ReadAsSource(pkg):
		report("calls %s, which has no Go body; " + cmp.Or(hints[pkg], "write it in Go"))
	case c.prog.Standard(pkg) && from != nil && c.refused[c.userCall(from, pos)]:
		// More of the standard library would be read for another reason against the same call.
	default:
		if c.missing[pkg] || c.prog.CanRead(pkg) {
			c.missing[pkg] = true
			return
		}
		report("calls %s, whose source could not be read")
	}
}

// Unreached returns the type errors in functions that no kernel reaches, as
// warnings: the go command will report them when it builds the program.
func Unreached(p *load.Program, res Result) diag.List {
	reported := map[string]bool{}
	for _, d := range res.Diags {
		reported[d.Pos.String()+d.Msg] = true
	}
	var l diag.List
	for _, errs := range p.Broken {
		for _, d := range errs {
			if !reported[d.Pos.String()+d.Msg] {
				d.Severity = diag.Warning
				l = append(l, d)
			}
		}
	}
	l.Sort()
	return l
}
