package irexec

import (
	"fmt"
	"regexp"
	"strings"
)

const stateName = "gpucx_state"

// translate turns NVVM IR text into IR for the CPU, and returns the kernels that
// it defines. Every kernel gets a function that takes a parameter buffer.
func translate(ir string) (text string, kernels []string, err error) {
	ir = addressSpace.ReplaceAllString(ir, "")
	ir = strings.ReplaceAll(ir, "addrspacecast ", "bitcast ")
	ir = strings.ReplaceAll(ir, "@llvm.nvvm.", "@gpucx.")
	ir = strings.ReplaceAll(ir, "@__nv_", "@gpucx.nv.")
	t := &translator{}
	var out []string
	for _, line := range strings.Split(ir, "\n") {
		switch {
		case strings.HasPrefix(line, "target "):
			continue
		case strings.HasPrefix(line, "declare "):
			decl, err := t.declaration(line)
			if err != nil {
				return "", nil, err
			}
			out = append(out, decl)
			continue
		case strings.HasPrefix(line, "define void @"):
			entry, name, err := entryFunc(line)
			if err != nil {
				return "", nil, err
			}
			kernels = append(kernels, name)
			t.extra = append(t.extra, entry)
		case strings.Contains(line, " asm "):
			if line, err = t.inlineAsm(line); err != nil {
				return "", nil, err
			}
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n") + prelude + strings.Join(t.extra, "\n"), kernels, nil
}

// addressSpace matches what tells memories apart that are one on a CPU.
var addressSpace = regexp.MustCompile(` ?addrspace\(\d+\)`)

// translator collects what is defined behind the translated text.
type translator struct {
	extra []string
}

var declared = regexp.MustCompile(`^declare (?:zeroext |signext )?(\S+) @([\w.$]+)\((.*?)\)`)

// declaration gives an external function a meaning on the CPU.
func (t *translator) declaration(line string) (string, error) {
	m := declared.FindStringSubmatch(line)
	if m == nil {
		return "", fmt.Errorf("cannot read the declaration %q", line)
	}
	name := m[2]
	switch {
	case strings.HasPrefix(name, "llvm."):
		return line, nil // LLVM's own, of every target
	case strings.HasPrefix(name, "gpucx."):
		if body, ok := definitions[strings.TrimPrefix(name, "gpucx.")]; ok {
			return fmt.Sprintf("define internal %s @%s(%s) {\n%s\n}\n", m[1], name, m[3], strings.TrimRight(body, "\n")), nil
		}
		if c, ok := strings.CutPrefix(name, "gpucx.nv."); ok {
			return t.mathFunction(m[1], name, c, m[3]), nil
		}
	}
	return "", fmt.Errorf("no meaning on the CPU for %s", name)
}

// mathFunction forwards a function of NVIDIA's math library to the C library's of
// the same name.
func (t *translator) mathFunction(ret, name, c, params string) string {
	var types []string
	for _, p := range strings.Split(params, ", ") {
		types = append(types, strings.Fields(p)[0])
	}
	return fmt.Sprintf("declare %s @%s(%s)\ndefine internal %s @%s(%s) {\n\t%%r = call %s @%s(%s)\n\tret %s %%r\n}\n",
		ret, c, strings.Join(types, ", "), ret, name, params, ret, c, params, ret)
}

var kernelHead = regexp.MustCompile(`^define void @([\w$]+)\((.*)\) nounwind`)

// entryFunc returns a function that loads a kernel's parameters from a buffer,
// each at its natural alignment, the control block behind them at the next
// multiple of 8, and calls the kernel.
func entryFunc(head string) (text, name string, err error) {
	m := kernelHead.FindStringSubmatch(head)
	if m == nil {
		return "", "", fmt.Errorf("cannot read the head of a kernel %q", head)
	}
	name = m[1]
	var b strings.Builder
	fmt.Fprintf(&b, "\ndefine void @%s(i8* %%buf) {\n", entryName(name))
	offset := 0
	var args []string
	for i, p := range splitParams(m[2]) {
		typ := paramType(p)
		size := sizeOf(typ)
		if size == 0 {
			return "", "", fmt.Errorf("kernel %s: cannot pass a parameter of type %s", name, typ)
		}
		offset = (offset + size - 1) / size * size
		fmt.Fprintf(&b, "\t%%a%d = getelementptr i8, i8* %%buf, i64 %d\n", i, offset)
		fmt.Fprintf(&b, "\t%%b%d = bitcast i8* %%a%d to %s*\n", i, i, typ)
		fmt.Fprintf(&b, "\t%%c%d = load %s, %s* %%b%d\n", i, typ, typ, i)
		args = append(args, fmt.Sprintf("%s %%c%d", typ, i))
		offset += size
	}
	fmt.Fprintf(&b, "\tcall void @%s(%s)\n\tret void\n}\n", name, strings.Join(args, ", "))
	return b.String(), name, nil
}

// splitParams splits a list of parameters at the commas outside brackets.
func splitParams(s string) []string {
	var parts []string
	depth, start := 0, 0
	for i, r := range s {
		switch r {
		case '{', '[', '(':
			depth++
		case '}', ']', ')':
			depth--
		case ',':
			if depth == 0 {
				parts = append(parts, strings.TrimSpace(s[start:i]))
				start = i + 1
			}
		}
	}
	return append(parts, strings.TrimSpace(s[start:]))
}

// paramType returns the type of a parameter without attributes and name.
func paramType(p string) string {
	if i := strings.LastIndexByte(p, '%'); i > 0 {
		p = p[:i]
	}
	for _, attr := range []string{" signext", " zeroext", " noalias"} {
		p = strings.ReplaceAll(p, attr, "")
	}
	return strings.TrimSpace(p)
}

func sizeOf(typ string) int {
	if strings.HasSuffix(typ, "*") {
		return 8
	}
	return map[string]int{"i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8}[typ]
}

var asmCall = regexp.MustCompile(`call (\S+) asm (?:sideeffect )?"([^"]*)", "[^"]*"\((.*?)\) nounwind`)

// inlineAsm replaces a call of inline PTX by a call of a function that does the
// same.
func (t *translator) inlineAsm(line string) (string, error) {
	m := asmCall.FindStringSubmatch(line)
	if m == nil {
		return "", fmt.Errorf("cannot read inline assembly in %q", line)
	}
	ret, ptx := m[1], m[2]
	var types []string
	for _, a := range splitParams(m[3]) {
		if a != "" {
			types = append(types, a[:strings.LastIndexByte(a, ' ')])
		}
	}
	body, err := ptxBody(ptx, ret, types)
	if err != nil {
		return "", err
	}
	name := fmt.Sprintf("gpucx.asm%d", len(t.extra))
	var params []string
	for i, typ := range types {
		params = append(params, fmt.Sprintf("%s %%a%d", typ, i))
	}
	t.extra = append(t.extra, fmt.Sprintf("\ndefine internal %s @%s(%s) {\n%s}\n", ret, name, strings.Join(params, ", "), body))
	return strings.Replace(line, m[0], fmt.Sprintf("call %s @%s(%s)", ret, name, m[3]), 1), nil
}
