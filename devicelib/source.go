package devicelib

import (
	"embed"
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/op"
)

//go:embed shim/*.cuh
var shim embed.FS

// state is the name of the unit that holds NVSHMEM's device state.
const state = "state"

// parts says what a unit is made of besides the functions of its family.
type parts struct {
	// headers are those of NVSHMEM. The public ones are not used: they hold
	// every collective of every type, and take most of the time to compile.
	headers []string
	// shim are files of this package.
	shim []string
}

var (
	defines  = "device/nvshmem_defines.h"
	definesx = "device/nvshmemx_defines.h"

	units = map[string]parts{
		state:             {[]string{"non_abi/nvshmem_version.h", "non_abi/device/threadgroup/nvshmemi_common_device_defines.cuh"}, []string{"state"}},
		string(op.Query):  {[]string{defines}, nil},
		string(op.RMA):    {[]string{defines, definesx}, []string{"group"}},
		string(op.Sig):    {[]string{defines, definesx}, []string{"group", "wait"}},
		string(op.Order):  {[]string{defines}, []string{"group", "order"}},
		string(op.SyncOp): {[]string{defines, "non_abi/device/coll/barrier.cuh"}, []string{"group", "sync"}},
	}
)

// Source returns the CUDA C++ of a unit: of a family, or of the device state.
func Source(unit string) (string, error) {
	p, ok := units[unit]
	if !ok {
		return "", fmt.Errorf("the device library has no unit %q", unit)
	}
	var b strings.Builder
	writeConstants(&b)
	include := func(name string) error {
		text, err := shim.ReadFile("shim/" + name + ".cuh")
		if err == nil {
			fmt.Fprintf(&b, "\n#line 1 \"gpuc/%s.cuh\"\n%s", name, text)
		}
		return err
	}
	if err := include("prelude"); err != nil {
		return "", err
	}
	for _, h := range p.headers {
		fmt.Fprintf(&b, "#include %q\n", h)
	}
	for _, s := range p.shim {
		if err := include(s); err != nil {
			return "", err
		}
	}
	for i := range op.Table {
		if o := &op.Table[i]; string(o.Family) == unit {
			for _, in := range o.Instances() {
				b.WriteString("\n")
				writeFunction(&b, in)
			}
		}
	}
	return b.String(), nil
}

// writeConstants defines the layout of the control block (internal/fault).
func writeConstants(b *strings.Builder) {
	for _, c := range []struct {
		name  string
		value int
	}{
		{"OFF_ABORT", fault.OffAbort},
		{"OFF_STATE", fault.OffState},
		{"OFF_SITE", fault.OffSite},
		{"OFF_BLOCK", fault.OffBlock},
		{"OFF_THREAD", fault.OffThread},
		{"OFF_VALUES", fault.OffValues},
		{"STATE_FREE", fault.StateFree},
		{"STATE_CLAIMED", fault.StateClaimed},
		{"STATE_DONE", fault.StateDone},
	} {
		fmt.Fprintf(b, "#define GPUC_%s %d\n", c.name, c.value)
	}
}

// writeFunction writes a device function: a call of NVSHMEM's, or Op.Body.
func writeFunction(b *strings.Builder, in op.Instance) {
	params, result := in.Proto()
	var decl, args []string
	for _, p := range params {
		decl = append(decl, cType(p.Type, in.Width)+" "+p.Name)
		args = append(args, argument(p, in.Width))
	}
	fmt.Fprintf(b, "extern \"C\" __device__ %s %s(%s) {\n", cType(result, in.Width), in.Symbol(), strings.Join(decl, ", "))
	call := strings.Join(args, ", ")
	switch {
	case in.Op.Body != "":
		fmt.Fprintf(b, "    %s\n", in.CBody())
	case in.Scope == op.Warp:
		alone := op.Instance{Op: in.Op, Scope: op.Thread, Width: in.Width}
		fmt.Fprintf(b, "    if (gpuc_whole_warp()) {\n        %s(%s);\n        return;\n    }\n", in.CName(), call)
		fmt.Fprintf(b, "    gpuc_group_warp::meet();\n    if (gpuc_group_warp::first()) %s(%s);\n    gpuc_group_warp::meet();\n", alone.CName(), call)
	case result == op.CVoid:
		fmt.Fprintf(b, "    %s(%s);\n", in.CName(), call)
	default:
		fmt.Fprintf(b, "    return %s(%s);\n", in.CName(), call)
	}
	b.WriteString("}\n")
}

func cType(t op.CType, width int) string {
	switch t {
	case op.CPtr:
		return "void *"
	case op.CInt32:
		return "int32_t"
	case op.CUint64:
		return "uint64_t"
	case op.CUint:
		return fmt.Sprintf("uint%d_t", width)
	}
	return "void"
}

// argument returns a parameter as NVSHMEM's function takes it.
func argument(p op.CParam, width int) string {
	switch p.Name {
	case "sig":
		return "static_cast<uint64_t *>(sig)"
	case "ptr":
		return fmt.Sprintf("static_cast<uint%d_t *>(ptr)", width)
	}
	return p.Name
}
