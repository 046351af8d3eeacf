package devicelib

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvrtc"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// unit is what is compiled at once.
type unit struct {
	// name is how it appears in the source position of a diagnostic and in the
	// linker's log.
	name string
	// what is how messages call it.
	what string
	src  string
}

// core returns the unit that every kernel which communicates is linked with.
func core(t *transport.Transport) unit {
	var b strings.Builder
	writeConstants(&b)
	b.WriteString(shimFile(t, t.Before))
	for _, h := range t.Headers {
		fmt.Fprintf(&b, "#include %q\n", h)
	}
	for _, name := range t.Core {
		b.WriteString(shimFile(t, name))
	}
	b.WriteString("\n#line 1 \"/gpuc/core.cu\"\n")
	for i := range op.Table {
		if o := &op.Table[i]; o.Parts == nil && !t.Operations[o.Name].OnDemand {
			for _, in := range o.Instances() {
				writeFunction(&b, t, in)
			}
		}
	}
	for _, p := range op.Parts {
		writeDefinition(&b, "", p.Symbol, p.Params, p.Result, 0, t.Parts[p])
	}
	return unit{"core", "the device library", b.String()}
}

// reductions returns the unit that defines those device functions among symbols
// that are compiled on demand, and an empty one if none is.
func reductions(t *transport.Transport, symbols []string) unit {
	var ins []op.Instance
	half, bfloat := false, false
	for _, sym := range symbols {
		if in, ok := op.BySymbol(sym); ok && t.Operations[in.Op.Name].OnDemand {
			ins = append(ins, in)
			half = half || in.Type == op.TypeFloat16
			bfloat = bfloat || in.Type == op.TypeBFloat16
		}
	}
	if len(ins) == 0 {
		return unit{}
	}
	var b strings.Builder
	writeConstants(&b)
	b.WriteString("#include <cuda/std/cstdint>\n")
	if half {
		b.WriteString("#include <cuda_fp16.h>\n")
	}
	if bfloat {
		b.WriteString("#include <cuda_bf16.h>\n")
	}
	for _, name := range t.OnDemand {
		b.WriteString(shimFile(t, name))
	}
	b.WriteString("\n#line 1 \"/gpuc/reductions.cu\"\n")
	for _, in := range ins {
		writeFunction(&b, t, in)
	}
	return unit{"reductions", "reductions", b.String()}
}

// shimFile returns the text of a file of a transport, under its name. That is rooted: before
// others NVRTC puts the directory that gpuc runs in, and what it makes is kept for all.
func shimFile(t *transport.Transport, name string) string {
	text, err := fs.ReadFile(t.Shim, name+".cuh")
	if err != nil {
		panic(err) // the file is embedded, or was never there
	}
	return fmt.Sprintf("\n#line 1 \"/gpuc/%s.cuh\"\n%s", name, text)
}

// texts returns the headers that a transport gives as text.
func (l *Library) texts(t *transport.Transport) (list []nvrtc.Header) {
	if t.Texts != nil {
		texts, err := t.Texts(l.tc.Path(t.Part))
		if err != nil {
			texts = map[string]string{t.Headers[0]: fmt.Sprintf("#error %q\n", err)}
		}
		for _, name := range slices.Sorted(maps.Keys(texts)) {
			list = append(list, nvrtc.Header{Name: name, Text: texts[name]})
		}
	}
	if t.System == nil {
		return list
	}
	err := fs.WalkDir(t.System, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(t.System, name)
		list = append(list, nvrtc.Header{Name: name, Text: string(text)})
		return err
	})
	if err != nil {
		panic(err) // the folder is embedded
	}
	return list
}

// writeConstants defines the size of a warp, the layout of the control block
// (internal/base/fault), and the constants and element types that device functions are told
// (internal/base/op).
func writeConstants(b *strings.Builder) {
	for _, c := range []struct {
		name  string
		value int
	}{
		{"WARP_SIZE", arch.WarpSize},
		{"OFF_ABORT", fault.OffAbort},
		{"OFF_STATE", fault.OffState},
		{"OFF_SITE", fault.OffSite},
		{"OFF_BLOCK", fault.OffBlock},
		{"OFF_THREAD", fault.OffThread},
		{"OFF_VALUES", fault.OffValues},
		{"OFF_ASK", fault.OffAsk},
		{"OFF_KERNEL", fault.OffKernel},
		{"OFF_WAITS", fault.OffWaits},
		{"WAIT_SLOTS", fault.WaitSlots},
		{"WAIT_BYTES", fault.WaitBytes},
		{"WAIT_PROBES", fault.WaitProbes},
		{"WAIT_STATE", fault.WaitState},
		{"WAIT_KERNEL", fault.WaitKernel},
		{"WAIT_SITE", fault.WaitSite},
		{"WAIT_HOW", fault.WaitHow},
		{"WAIT_BLOCK", fault.WaitBlock},
		{"WAIT_THREAD", fault.WaitThread},
		{"WAIT_ADDRESS", fault.WaitAddress},
		{"WAIT_FOUND", fault.WaitFound},
		{"WAIT_WANTED", fault.WaitWanted},
		{"WAIT_GRID", fault.WaitGrid},
		{"WAIT_SIZE_SHIFT", fault.WaitSizeShift},
		{"WAIT_FROM_SHIFT", fault.WaitFromShift},
		{"STATE_FREE", fault.StateFree},
		{"STATE_CLAIMED", fault.StateClaimed},
		{"STATE_DONE", fault.StateDone},
		{"SIGNAL_SET", op.SignalSet},
		{"SIGNAL_ADD", op.SignalAdd},
		{"CMP_EQ", op.CmpEQ},
		{"CMP_NE", op.CmpNE},
		{"CMP_GT", op.CmpGT},
		{"CMP_LE", op.CmpLE},
		{"CMP_LT", op.CmpLT},
		{"CMP_GE", op.CmpGE},
		{"TEAM_WORLD", op.TeamWorld},
		{"TYPE_INT16", int(op.TypeInt16)},
		{"TYPE_INT32", int(op.TypeInt32)},
		{"TYPE_UINT16", int(op.TypeUint16)},
		{"TYPE_UINT32", int(op.TypeUint32)},
		{"TYPE_UINT64", int(op.TypeUint64)},
	} {
		fmt.Fprintf(b, "#define GPUC_%s %d\n", c.name, c.value)
	}
}

// writeFunction writes a device function as a transport does it.
func writeFunction(b *strings.Builder, t *transport.Transport, in op.Instance) {
	row := t.Operations[in.Op.Name]
	body, inline := transport.Expand(in, row.Body), ""
	if body == "" {
		body = t.Call(in)
	}
	if row.Called {
		inline = "__noinline__ "
	}
	params, result := in.Proto()
	writeDefinition(b, inline, in.Symbol(), params, result, in.Width, body)
}

// writeDefinition writes a function that kernels call; inline may be empty.
func writeDefinition(b *strings.Builder, inline, symbol string, params []op.CParam, result op.CType, width int, body string) {
	decl := make([]string, len(params))
	for i, p := range params {
		decl[i] = cType(p.Type, width) + " " + p.Name
	}
	fmt.Fprintf(b, "extern \"C\" __device__ %s%s %s(%s) {\n    %s\n}\n", inline, cType(result, width), symbol, strings.Join(decl, ", "), body)
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
