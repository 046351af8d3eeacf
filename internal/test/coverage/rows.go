package coverage

import (
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// fromRows returns the lines of the operations whose function in C has the parameters of
// the operation: one for each, and for a reduction one for each way to combine.
func fromRows() []line {
	var list []line
	for i := range op.Table {
		o := &op.Table[i]
		switch {
		case nvshmem.Pattern(o) == "" || o.Tiled() || o.Method:
		case o.Reduces():
			for _, r := range op.Reductions {
				list = append(list, fromRow(o, r))
			}
		default:
			list = append(list, fromRow(o, op.NoReduction))
		}
	}
	return list
}

// fromRow returns the line of an operation.
func fromRow(o *op.Op, r op.Reduction) line {
	var params []string
	args := []string{"{scope}"}
	for _, p := range o.Params {
		if p == op.ReduceBy { // C has it in the name
			name := r.String()
			args = append(args, "shmem."+strings.ToUpper(name[:1])+name[1:])
			continue
		}
		c, arg := cParam(o, p)
		params, args = append(params, c...), append(args, arg)
	}
	l := line{op: o.Name, names: cNames(o, r), params: strings.Join(params, ", ")}
	l.result, l.body = cResult(o, "shmem."+o.Name+"("+strings.Join(args, ", ")+")")
	return l
}

// cNames returns the names of the functions of an operation.
func cNames(o *op.Op, r op.Reduction) []string {
	name := strings.NewReplacer("uint{width}", "{T}", "{type}", "{T}", "{wait}", "{T}", "{reduction}", r.String()).Replace(nvshmem.Pattern(o))
	head, rest, scoped := strings.Cut(name, "{x}_")
	head += "{x}_"
	if before, after, ok := strings.Cut(rest, "mem"); scoped && ok {
		typed, sized := head+"{T}_"+before+after, head+before+"{size}"+after
		if o.Collective() {
			return []string{typed, name}
		}
		return []string{typed, sized, name}
	}
	if before, after, ok := strings.Cut(rest, "{width}"); ok {
		return []string{head + "{T}_" + before + after, head + before + "{size}" + after}
	}
	if o.Family == op.AMO && o.Elem == op.ByType {
		return []string{name, strings.Replace(name, "nvshmem_", "nvshmemx_", 1)} // half is an extension
	}
	return []string{name}
}

// cResult returns the result in C, and the body of the Go function that makes a call.
func cResult(o *op.Op, call string) (result, body string) {
	switch o.Result {
	case op.Int:
		return "int", "return " + call
	case op.Uint64:
		return "uint64_t", "return " + call
	case op.Elem1:
		return "T", "return " + call
	case op.Index:
		return "size_t", "return " + call
	case op.Bool:
		return "int", "return number(" + call + ")"
	}
	if slices.Contains(o.Params, op.Team) {
		return "int", call + "\nreturn 0"
	}
	return "void", call
}

// cParam returns a parameter as C has it, in one or two, and what is passed for it in Go.
func cParam(o *op.Op, p op.Param) (c []string, arg string) {
	one := func(typ, name string) ([]string, string) {
		if !strings.HasSuffix(typ, "*") {
			typ += " "
		}
		return []string{typ + name}, name
	}
	waits := slices.Contains(o.Params, op.Cmp)
	switch p {
	case op.DstSym, op.DstLocal:
		return []string{"T *dest"}, memory(o, "dest", o.Lengths == op.WholeDst)
	case op.SrcSym, op.SrcLocal:
		c = []string{"const T *source"}
		switch {
		case o.Reduces():
			c = append(c, "size_t nreduce")
		case !o.Strided():
			c = append(c, "size_t nelems")
		}
		return c, memory(o, "source", o.Lengths == op.WholeSrc)
	case op.Ptr:
		switch {
		case waits:
			return []string{"T *ivar"}, "ivar.At(0)"
		case o.Update == op.Keep || o.Reads():
			return []string{"const T *source"}, "source.At(0)"
		}
		return []string{"T *dest"}, "dest.At(0)"
	case op.Words:
		return []string{"T *ivars", "size_t nelems"}, "{ivars}"
	case op.Value:
		if waits {
			return one("T", "cmp_value")
		}
		return one("T", "value")
	case op.SignalValue:
		if waits {
			return one("uint64_t", "cmp_val")
		}
		return one("uint64_t", "signal")
	case op.Team:
		if slices.Contains(o.Params, op.ToTeam) {
			return one("nvshmem_team_t", "src_team")
		}
	}
	return one(cParams[p].typ, cParams[p].name)
}

// memory returns the range of a buffer as goBody fills it in.
func memory(o *op.Op, name string, whole bool) string {
	switch {
	case o.Strided():
		return name
	case whole || o.Lengths == op.Divided:
		return "{all " + name + "}"
	}
	return "{" + name + "}"
}

// cParams are the parameters that have one type and name in C.
var cParams = map[op.Param]struct{ typ, name string }{
	op.Cond:      {"T", "cond"},
	op.Signal:    {"uint64_t *", "sig_addr"},
	op.SignalOp:  {"int", "sig_op"},
	op.Cmp:       {"int", "cmp"},
	op.PE:        {"int", "pe"},
	op.Team:      {"nvshmem_team_t", "team"},
	op.TeamPE:    {"int", "src_pe"},
	op.ToTeam:    {"nvshmem_team_t", "dest_team"},
	op.Skip:      {"const int *", "status"},
	op.Indices:   {"size_t *", "indices"},
	op.Values:    {"T *", "cmp_values"},
	op.DstStride: {"ptrdiff_t", "dst"},
	op.SrcStride: {"ptrdiff_t", "sst"},
	op.Count:     {"size_t", "nelems"},
	op.Root:      {"int", "PE_root"},
}
