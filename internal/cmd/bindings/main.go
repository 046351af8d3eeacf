// Command bindings writes the functions of package libcuda that call the CUDA driver: a variable for
// each prototype of prototypes.txt, and the methods of cu.Driver that do nothing but call it.
//
//	go generate ./internal/nvidia/libcuda
//
// A method's arguments are those of the prototype in the same order, without those that are always the
// same. A pointer to what is not const is a result, in the order of the method's results; void * is an
// argument, and void ** a pointer that is returned. Go's types are converted to C's, and back.
package main

import (
	"bytes"
	"fmt"
	"go/format"
	"go/token"
	"go/types"
	"os"
	"regexp"
	"strings"

	"golang.org/x/tools/go/packages"
)

const (
	input  = "prototypes.txt"
	output = "functions_gen.go"
)

func main() {
	b, err := generate(".")
	if err == nil {
		err = os.WriteFile(output, b, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bindings:", err)
		os.Exit(1)
	}
}

// goTypes are the types of C as Go has them.
var goTypes = map[string]string{
	"CUresult": "cu.Result", "char": "byte", "unsigned char": "uint8", "int": "int32", "unsigned int": "uint32", "float": "float32",
	"size_t": "uint64", "unsigned long long": "uint64", "cuuint32_t": "uint32", "cuuint64_t": "uint64", "CUdeviceptr": "uint64",
	"CUdevice": "cu.Device", "CUcontext": "cu.Context", "CUmodule": "cu.Module", "CUfunction": "cu.Function", "CUstream": "cu.Stream",
	"CUevent": "cu.Event", "CUgraph": "cu.Graph", "CUgraphExec": "cu.GraphExec", "CUgraphNode": "uintptr", "CUhostFn": "uintptr",
	"CUdevice_attribute": "cu.DeviceAttribute", "CUfunction_attribute": "cu.FunctionAttribute", "CUdevice_P2PAttribute": "int32",
	"CUjit_option": "int32", "CUlaunchConfig": "cu.LaunchConfig", "CUDA_MEMCPY3D": "cu.Memcpy3D", "CUgraphEdgeData": "byte",
	"CUgraphExecUpdateResultInfo": "graphUpdateInfo", "CUgraphConditionalHandle": "cu.ConditionHandle", "CUgraphNodeParams": "conditionalNodeParams",
	"CUstreamCaptureMode": "uint32", "CUstreamCaptureStatus": "int32", "CUpointer_attribute": "int32", "CUmemoryPool": "cu.MemPool",
	"CUmemPoolProps": "poolProps", "CUmemPool_attribute": "cu.PoolAttribute", "CUipcMemHandle": "cu.IPCHandle",
	"CUmemGenericAllocationHandle": "cu.MemHandle", "CUmemAllocationProp": "allocationProp", "CUmemAllocationGranularity_flags": "uint32",
	"CUmemAccessDesc": "accessDesc", "CUtensorMap": "byte", "CUtensorMapDataType": "int32", "CUtensorMapInterleave": "int32",
	"CUtensorMapSwizzle": "int32", "CUtensorMapL2promotion": "int32", "CUtensorMapFloatOOBfill": "int32",
}

var (
	prototype = regexp.MustCompile(`^(\S+)\s+CUresult (cu(\w)(\w+?)(?:_v\d)?)\((.*)\)$`)
	parameter = regexp.MustCompile(`^(const )?([\w ]+?) (\**)(\w+)(?:=(\w+))?$`)
)

// argument is an argument of a function of C.
type argument struct {
	name, typ, constant string
	result              bool
}

// arguments parses the parameters of a prototype.
func arguments(list string) (args []argument, err error) {
	for _, text := range strings.Split(list, ", ") {
		m := parameter.FindStringSubmatch(text)
		if m == nil || m[2] != "void" && goTypes[m[2]] == "" {
			return nil, fmt.Errorf("the parameter %q is not understood", text)
		}
		a := argument{name: m[4], typ: m[3] + goTypes[m[2]], constant: m[5], result: m[3] != "" && m[1] == ""}
		if token.IsKeyword(a.name) {
			a.name += "_"
		}
		switch {
		case m[2] == "void" && m[3] == "*":
			a.typ, a.result = "unsafe.Pointer", false
		case m[3] == "**" && m[2] != "char":
			a.typ = "*unsafe.Pointer"
		case m[0] == "const char *"+m[4]:
			a.typ = "string"
		}
		args = append(args, a)
	}
	return args, nil
}

// generate returns the file for the package in dir.
func generate(dir string) ([]byte, error) {
	text, err := os.ReadFile(dir + "/" + input)
	if err != nil {
		return nil, err
	}
	pkgs, err := packages.Load(&packages.Config{Dir: dir, Mode: packages.NeedName | packages.NeedTypes}, "../cu")
	if err != nil {
		return nil, err
	}
	driver := pkgs[0].Types.Scope().Lookup("Driver").Type()
	var fields, methods bytes.Buffer
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		m := prototype.FindStringSubmatch(line)
		if m == nil {
			return nil, fmt.Errorf("%q is not a prototype", line)
		}
		args, err := arguments(m[5])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m[2], err)
		}
		variable, params := strings.ToLower(m[3])+m[4], make([]string, len(args))
		for i, a := range args {
			params[i] = a.name + " " + a.typ
		}
		symbol, byHand := m[2], m[1] == "-" || m[1] == "?"
		if m[1] == "?" {
			symbol = "?" + symbol
		}
		fmt.Fprintf(&fields, "\n\t%s func(%s) cu.Result `c:%q`\n", variable, strings.Join(params, ", "), symbol)
		if byHand {
			continue
		}
		obj, _, _ := types.LookupFieldOrMethod(driver, false, nil, m[1])
		method, ok := obj.(*types.Func)
		if !ok {
			return nil, fmt.Errorf("cu.Driver has no method %s", m[1])
		}
		if err := write(&methods, method, variable, args); err != nil {
			return nil, fmt.Errorf("%s: %w", m[1], err)
		}
	}
	return format.Source(fmt.Appendf(nil, `// Code generated by internal/cmd/bindings; DO NOT EDIT.

package libcuda

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// functions are the functions of %s.
type functions struct {%s}
%s`, input, &fields, &methods))
}

// write writes the method that calls the function of a variable.
func write(b *bytes.Buffer, method *types.Func, variable string, args []argument) error {
	typeOf := func(v *types.Var) string {
		return types.TypeString(v.Type(), func(p *types.Package) string { return p.Name() })
	}
	sig := method.Signature()
	var params, results, locals, call, back []string
	in := 0
	for _, a := range args {
		switch {
		case a.constant != "":
			call = append(call, a.constant)
		case a.result:
			locals = append(locals, fmt.Sprintf("\tvar %s %s\n", a.name, a.typ[1:]))
			call = append(call, "&"+a.name)
			if n := len(back); n < sig.Results().Len()-1 {
				back = append(back, convert(a.name, a.typ[1:], typeOf(sig.Results().At(n))))
			}
		case in == sig.Params().Len():
			return fmt.Errorf("there is nothing for the parameter %s", a.name)
		default:
			p := sig.Params().At(in)
			params = append(params, p.Name()+" "+typeOf(p))
			call = append(call, convert(p.Name(), typeOf(p), a.typ))
			in++
		}
	}
	for r := range sig.Results().Variables() {
		results = append(results, typeOf(r))
	}
	if in != sig.Params().Len() || len(back) != len(results)-1 {
		return fmt.Errorf("the prototype has nothing for an argument or a result")
	}
	fmt.Fprintf(b, "\nfunc (l *functions) %s(%s) (%s) {\n%s", method.Name(), strings.Join(params, ", "), strings.Join(results, ", "), strings.Join(locals, ""))
	c := fmt.Sprintf("l.%s(%s)", variable, strings.Join(call, ", "))
	if len(back) == 0 {
		fmt.Fprintf(b, "\treturn %s\n}\n", c)
	} else {
		fmt.Fprintf(b, "\tr := %s\n\treturn %s, r\n}\n", c, strings.Join(back, ", "))
	}
	return nil
}

// convert returns the expression for x as another type.
func convert(x, from, to string) string {
	switch {
	case from == to:
		return x
	case to == "bool":
		return x + " != 0"
	}
	return to + "(" + x + ")"
}
