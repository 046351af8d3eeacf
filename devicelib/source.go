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

// unit is what is compiled at once.
type unit struct {
	// name is how it appears in the source position of a diagnostic and in the
	// linker's log.
	name string
	// what is how messages call it.
	what string
	src  string
}

// headers are those of NVSHMEM behind the operations. The public ones are not
// used: they hold every collective for every type, and take most of the time to
// compile.
var headers = []string{
	"non_abi/nvshmem_version.h",
	"non_abi/device/pt-to-pt/transfer_device.cuh", // defines what others call
	"device/nvshmem_defines.h",
	"device/nvshmemx_defines.h",
	"non_abi/device/coll/barrier.cuh",
}

// parts are the files in shim that follow the headers, in their order.
var parts = []string{"state", "group", "peer", "rma", "signal", "strided", "amo", "half", "wait", "line", "words", "order", "flush", "team", "sync", "coll", "tile"}

// core returns the unit that every kernel which communicates is linked with.
func core() unit {
	var b strings.Builder
	writeConstants(&b)
	b.WriteString(shimFile("prelude"))
	for _, h := range headers {
		fmt.Fprintf(&b, "#include %q\n", h)
	}
	for _, p := range parts {
		b.WriteString(shimFile(p))
	}
	b.WriteString("\n#line 1 \"/gpuc/core.cu\"\n")
	for i := range op.Table {
		if op.Table[i].OnDemand {
			continue
		}
		for _, in := range op.Table[i].Instances() {
			writeFunction(&b, in)
		}
	}
	return unit{"core", "the device library", b.String()}
}

// reductions returns the unit that defines those device functions among symbols
// that are compiled on demand, and an empty one if none is.
func reductions(symbols []string) unit {
	var ins []op.Instance
	half, bfloat := false, false
	for _, sym := range symbols {
		if in, ok := op.BySymbol(sym); ok && in.Op.OnDemand {
			ins = append(ins, in)
			half = half || in.Type == op.TypeFloat16
			bfloat = bfloat || in.Type == op.TypeBFloat16
		}
	}
	if len(ins) == 0 {
		return unit{}
	}
	var b strings.Builder
	b.WriteString("#include <cuda/std/cstdint>\n")
	if half {
		b.WriteString("#include <cuda_fp16.h>\n")
	}
	if bfloat {
		b.WriteString("#include <cuda_bf16.h>\n")
	}
	b.WriteString(shimFile("group"))
	b.WriteString(shimFile("reduce"))
	b.WriteString("\n#line 1 \"/gpuc/reductions.cu\"\n")
	for _, in := range ins {
		writeFunction(&b, in)
	}
	return unit{"reductions", "reductions", b.String()}
}

// shimFile returns the text of a file in shim, under its name. That is rooted: before
// others NVRTC puts the directory that gpuc runs in, and what it makes is kept for all.
func shimFile(name string) string {
	text, err := shim.ReadFile("shim/" + name + ".cuh")
	if err != nil {
		panic(err) // the file is embedded, or was never there
	}
	return fmt.Sprintf("\n#line 1 \"/gpuc/%s.cuh\"\n%s", name, text)
}

// writeConstants defines the layout of the control block (internal/fault), and the
// element types that device functions are told (internal/op).
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
		{"TYPE_INT16", int(op.TypeInt16)},
		{"TYPE_INT32", int(op.TypeInt32)},
		{"TYPE_UINT16", int(op.TypeUint16)},
		{"TYPE_UINT32", int(op.TypeUint32)},
		{"TYPE_UINT64", int(op.TypeUint64)},
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
	inline := ""
	if in.Op.Called {
		inline = "__noinline__ "
	}
	fmt.Fprintf(b, "extern \"C\" __device__ %s%s %s(%s) {\n", inline, cType(result, in.Width), in.Symbol(), strings.Join(decl, ", "))
	call := strings.Join(args, ", ")
	switch {
	case in.Op.Body != "":
		fmt.Fprintf(b, "    %s\n", in.CBody())
	case in.Scope == op.Warp:
		alone := op.Instance{Op: in.Op, Scope: op.Thread, Width: in.Width}
		fmt.Fprintf(b, "    if (gpuc_whole_warp()) {\n        %s(%s);\n        return;\n    }\n", in.CName(), call)
		fmt.Fprintf(b, "    gpuc_group_warp::meet();\n    if (gpuc_group_warp::first()) %s(%s);\n    gpuc_group_warp::meet();\n", alone.Symbol(), call)
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
