package nvshmem

import (
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// typeName returns the name of an element type in NVSHMEM's functions, for example float.
func typeName(t op.Type) string {
	switch t {
	case op.TypeFloat16:
		return "half"
	case op.TypeFloat32:
		return "float"
	case op.TypeFloat64:
		return "double"
	}
	return t.String()
}

// waitName returns the name of an element type in NVSHMEM's waits, which have the names that
// OpenSHMEM gives to C's types where those differ.
func waitName(t op.Type) string {
	switch t {
	case op.TypeInt16:
		return "short"
	case op.TypeUint16:
		return "ushort"
	}
	return typeName(t)
}

// expand returns text with its placeholders filled in: those of transport.Expand; {x}, which is "x"
// at the scopes of a group; {type}, the name of the element type, and {wait}, that in waits.
func expand(in op.Instance, text string) string {
	x := ""
	if in.Scope != op.Thread {
		x = "x"
	}
	return transport.Expand(in, strings.NewReplacer("{x}", x, "{type}", typeName(in.Type), "{wait}", waitName(in.Type)).Replace(text))
}

// Pattern returns the name of NVSHMEM's functions for an operation: {x} is "x" and {scope} is
// "_warp" or "_block", both empty at thread scope; {width} is the element width in bits, {type}
// the name of the element type, {wait} that in waits, and {reduction} the reduction. It is empty
// for an operation that NVSHMEM does not have.
func Pattern(o *op.Op) string { return operations[o.Name].C }

// Functions returns the NVSHMEM functions behind an instance of an operation that NVSHMEM has:
// more than one if it is told the type.
func Functions(in op.Instance) []string {
	pattern := Pattern(in.Op)
	if in.Op.Elem != op.ByCode {
		return []string{expand(in, pattern)}
	}
	var names []string
	for _, t := range in.Op.Types {
		in.Type = t
		names = append(names, expand(in, pattern))
	}
	return names
}

// columnC is the column of NVSHMEM's functions in documents. Of those for values there is one for
// each width; of those that compute, one for each type and reduction, it has the pattern.
var columnC = transport.Column{
	Title: "NVSHMEM",
	Doc: `the functions that implement the operation, for each scope or width. Where they
  promise less than this table, gpuc adds what is missing ([why](../RATIONALE.md)). [dsl/shmem/raw](../dsl/shmem/raw)
  has all of them with C's parameters, and a table of their names.`,
	HostDoc: `the function of the host library. TYPE and OP are those of the element and of
  the reduction. Where two are named, the first is called for memory that begins at a multiple
  of 8 bytes and divides into words of 4.`,
	Cell: func(o *op.Op) string {
		pattern := Pattern(o)
		if pattern == "" {
			return "none, an addition"
		}
		var names []string
		for _, in := range o.Instances() {
			text := pattern
			if in.Type != op.NoType || o.Elem == op.ByCode {
				text = strings.NewReplacer("{type}", "TYPE", "{wait}", "TYPE", "{reduction}", "OP").Replace(pattern)
			}
			names = append(names, "`"+expand(in, text)+"`")
		}
		return strings.Join(slices.Compact(names), "<br>")
	},
	HostCell: func(o *op.HostOp) string {
		pattern := strings.NewReplacer("{type}", "TYPE", "{reduction}", "OP").Replace(onStreams[o.Name].C)
		var names []string
		for _, f := range functionsOf(o) {
			names = append(names, "`"+f.expand(pattern)+"`")
		}
		names = slices.Compact(names)
		slices.Reverse(names)
		return strings.Join(names, "<br>")
	},
}

// columnPython is the column of NVSHMEM's library for Python.
var columnPython = transport.Column{
	Title: "NVSHMEM4Py",
	Doc: `the name in its device API, version 0.4. A group's function has _warp or
  _block appended. "bindings" means that it has only C's function under C's name.`,
	HostDoc: `the name in nvshmem.core of its version 0.4; "bindings" where they have it
  under C's name alone.`,
	Cell: func(o *op.Op) string {
		if Pattern(o) == "" {
			return ""
		}
		return python(operations[o.Name].Python)
	},
	HostCell: func(o *op.HostOp) string { return python(onStreams[o.Name].Python) },
}

// columnShared is what NVSHMEM does on streams where PEs share a GPU.
var columnShared = transport.Column{
	Title:   "shared",
	HostDoc: "works where PEs share a GPU without NVIDIA's Multi-Process Service.",
	HostCell: func(o *op.HostOp) string {
		if onStreams[o.Name].Shared {
			return "yes"
		}
		return ""
	},
}

func python(name string) string {
	if name == "" {
		return "bindings"
	}
	return "`" + name + "`"
}
