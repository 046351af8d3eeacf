package emu

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// call is what parties call together: an operation at a scope, or a function of dsl/gpu.
type call struct {
	scope op.Scope
	op    *op.Op
	team  int32
	name  string // of a function
	all   bool   // every thread of the group has to make the call of the function
}

// The barriers of package gpu.
var (
	warpSync  = call{name: "Warp.Sync", scope: op.Warp}
	blockSync = call{name: "Block.Sync", scope: op.Block}
	gridSync  = call{name: "Grid.Sync", scope: grid, all: true}

	clusterSync = call{name: "Cluster.Sync", scope: clusterScope}
)

// callOf returns the call of an operation.
func callOf(c *threadapi.Call) call { return call{op: c.Op, scope: c.Scope, team: c.Team} }

// String returns the call as a user writes it.
func (c *call) String() string {
	if c.op == nil {
		return c.name
	}
	s := "shmem." + c.op.Name + " at " + c.scope.String() + " scope"
	if len(c.op.Params) > 0 {
		s += fmt.Sprintf(" of team %d", c.team)
	}
	return s
}

// takesAll says that every thread of the group has to call: on a GPU one thread
// acts for its group, and a group without it skips the call or waits for ever. At
// a plain barrier of a warp or block, and where lanes exchange words, threads that
// have returned count as arrived.
func (c *call) takesAll() bool { return c.op != nil || c.all }

// comparesArgs says that the threads of a group have to pass the same arguments.
func (c *call) comparesArgs() bool { return c.op != nil && c.op.Family == op.Coll }

// mismatch says in what a call differs from that of another PE, "" if in nothing
// that matters.
func mismatch(c, o *threadapi.Call) string {
	name := c.Op.Name
	differ := func(what string, here, there any) string {
		return fmt.Sprintf("%s %s %v here, %v there", name, what, here, there)
	}
	switch {
	case !c.Op.Same(o.Op):
		return fmt.Sprintf("%s here, %s there", name, o.Op.Name)
	case c.Scope != o.Scope:
		return differ("at scope", c.Scope, o.Scope)
	case c.Type != o.Type && !c.Op.Reduces():
		return fmt.Sprintf("%s of %s here, of %s there", name, typeText(c.Type), typeText(o.Type))
	case c.Type != o.Type || c.Reduction != o.Reduction:
		return fmt.Sprintf("%s by %v of %v here, by %v of %v there", name, c.Reduction, c.Type, o.Reduction, o.Type)
	case c.Elem != o.Elem:
		return differ("with elements of size", c.Elem, o.Elem)
	case c.Dst.Bytes != o.Dst.Bytes:
		return differ("with a destination of length", c.Dst.Bytes/c.Elem, o.Dst.Bytes/o.Elem)
	case c.Src.Bytes != o.Src.Bytes:
		return differ("with a source of length", c.Src.Bytes/c.Elem, o.Src.Bytes/o.Elem)
	case c.PE != o.PE && c.Op.Rooted():
		return differ("with root", c.PE, o.PE)
	case c.PE != o.PE:
		return fmt.Sprintf("%s to PE %d here, to PE %d there", name, c.PE, o.PE)
	case c.Dst.Bytes > 0 && (c.Dst.Obj != o.Dst.Obj || c.Dst.Off != o.Dst.Off):
		return name + " with another destination here than there"
	case c.Src.Bytes > 0 && (c.Src.Obj != o.Src.Obj || c.Src.Off != o.Src.Off):
		return name + " with another source here than there"
	}
	return ""
}

// typeText names an element type.
func typeText(t op.Type) string {
	if t == op.NoType {
		return "another type"
	}
	return t.String()
}

// difference says in what a call of a thread differs from that of another, from which
// it is known to differ.
func difference(c, o *threadapi.Call) string {
	if what := mismatch(c, o); what != "" {
		return what
	}
	return c.Op.Name + " with other arguments here than there"
}
