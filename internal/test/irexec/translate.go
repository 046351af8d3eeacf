package irexec

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

const stateName = "gpucx_state"

// translate turns NVVM IR text into IR for the CPU, with what it needs of the math
// library, and returns the kernels that it defines. Every kernel gets a function
// that takes a parameter buffer.
func translate(ir string, math *mathLibrary) (text string, kernels []string, err error) {
	t := &translator{math: math, have: make(map[string]bool)}
	t.extra = append(t.extra, math.types...)
	var out []string
	lines := strings.Split(translateNames(ir), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case strings.HasPrefix(line, "target "):
			continue
		case strings.HasPrefix(line, "declare "):
			if err := t.declaration(line); err != nil {
				return "", nil, err
			}
			continue
		case strings.HasPrefix(line, "define void @"):
			entry, name, err := entryFunc(line)
			if err != nil {
				return "", nil, err
			}
			kernels = append(kernels, name)
			t.extra = append(t.extra, entry)
		case strings.Contains(line, "@__nvvm_reflect("):
			line = reflectCall.ReplaceAllString(line, "add i32 0, "+kernelArch)
		case strings.HasPrefix(line, "define internal "):
			if body, ok := primitiveBody(line); ok {
				for lines[i] != "}" {
					i++
				}
				line += "\n" + strings.TrimRight(body, "\n") + "\n}"
			}
		case strings.Contains(line, " asm "):
			if line, err = assembly(line); err != nil {
				return "", nil, err
			}
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n") + prelude + strings.Join(t.extra, "\n"), kernels, nil
}

// kernelArch is what a kernel is told that asks for its architecture: the oldest
// one. What newer ones have is inline PTX, which does not run here; the way
// around it does.
const kernelArch = "750"

var reflectCall = regexp.MustCompile(`call i32 @__nvvm_reflect\(.*\)`)

// translateNames drops what tells memories apart, and gives the GPU's operations
// and the math library names that mean nothing to LLVM.
func translateNames(ir string) string {
	ir = addressSpace.ReplaceAllString(ir, "")
	return strings.NewReplacer("addrspacecast ", "bitcast ", "@llvm.nvvm.", "@gpucx.", "@__nv_", "@gpucx.nv.").Replace(ir)
}

// addressSpace matches what tells memories apart that are one on a CPU.
var addressSpace = regexp.MustCompile(` ?addrspace\(\d+\)`)

// translator collects what is defined after the translated text.
type translator struct {
	math  *mathLibrary
	have  map[string]bool
	extra []string
}

var declared = regexp.MustCompile(`^declare (?:zeroext |signext )?(\S+) @([\w.$]+)\((.*?)\)`)

// declaration gives an external function a meaning on the CPU.
func (t *translator) declaration(line string) error {
	m := declared.FindStringSubmatch(line)
	if m == nil {
		return fmt.Errorf("cannot read the declaration %q", line)
	}
	ret, name := m[1], m[2]
	short, ours := strings.CutPrefix(name, "gpucx.")
	switch {
	case name == "__nvvm_reflect":
		return nil
	case strings.HasPrefix(short, "nv."):
		if t.math.defs[name] == "" {
			return fmt.Errorf("the math library has no %s", short)
		}
		return t.need(name)
	case strings.HasPrefix(name, "llvm."): // LLVM's own, of every target
		if !strings.Contains(prelude, "@"+name+"(") && !t.have["declare "+name] {
			t.have["declare "+name] = true
			t.extra = append(t.extra, line)
		}
		return nil
	case !ours:
		return fmt.Errorf("no meaning on the CPU for %s", name)
	}
	t.have[name] = true
	if t.have["define "+name] {
		return nil
	}
	t.have["define "+name] = true
	var types, params []string
	for _, p := range splitParams(m[3]) {
		if p != "" {
			params = append(params, fmt.Sprintf("%s %%a%d", strings.Fields(p)[0], len(types)))
			types = append(types, strings.Fields(p)[0])
		}
	}
	body, ok := definitions[short]
	if plain := strings.Replace(short+".", ".ftz.", ".", 1); !ok && len(plain) <= len(short) {
		// The form that takes subnormal numbers for zeros.
		plain = "gpucx." + strings.TrimSuffix(plain, ".")
		if err := t.declaration(fmt.Sprintf("declare %s @%s(%s)", ret, plain, strings.Join(types, ", "))); err != nil {
			return err
		}
		body, ok = flushed(plain, ret, types), true
	}
	if !ok {
		return fmt.Errorf("no meaning on the CPU for %s", name)
	}
	t.extra = append(t.extra, fmt.Sprintf("define internal %s @%s(%s) {\n%s\n}\n", ret, name, strings.Join(params, ", "), strings.TrimRight(body, "\n")))
	return nil
}

var kernelHead = regexp.MustCompile(`^define void @([\w$]+)\((.*)\) nounwind`)

// entryFunc returns a function that loads a kernel's parameters from a buffer,
// each at its natural alignment, the control block after them at the next
// multiple of 8, and calls the kernel, which a trap leaves.
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
			return "", "", fmt.Errorf("kernel %s: a parameter of type %s has no meaning on the CPU", name, typ)
		}
		offset = (offset + size - 1) / size * size
		fmt.Fprintf(&b, "\t%%a%d = getelementptr i8, i8* %%buf, i64 %d\n", i, offset)
		fmt.Fprintf(&b, "\t%%b%d = bitcast i8* %%a%d to %s*\n", i, i, typ)
		fmt.Fprintf(&b, "\t%%c%d = load %s, %s* %%b%d\n", i, typ, typ, i)
		args = append(args, fmt.Sprintf("%s %%c%d", typ, i))
		offset += size
	}
	b.WriteString("\t%end = bitcast [64 x i64]* @gpucx_end to i8*\n\t%trapped = call i32 @_setjmp(i8* %end)\n\t%first = icmp eq i32 %trapped, 0\n")
	fmt.Fprintf(&b, "\tbr i1 %%first, label %%run, label %%out\nrun:\n\tcall void @%s(%s)\n\tbr label %%out\nout:\n\tret void\n}\n", name, strings.Join(args, ", "))
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

// assembly replaces inline PTX that is no operation's: it ends the thread, or tells places apart.
func assembly(line string) (string, error) {
	call, rest, _ := strings.Cut(line, "asm sideeffect \"")
	text, _, _ := strings.Cut(rest, "\"")
	switch {
	case text == "trap;":
		return "\tcall void @gpucx_trap()", nil
	case text == "" || strings.HasPrefix(text, "//"):
		return "", nil
	}
	return "", fmt.Errorf("no meaning on the CPU for the assembly in %q", call+rest)
}

var primitiveHead = regexp.MustCompile(`^define internal (?:zeroext |signext )?(\{[^}]*\}|\S+) @(gpuc_[A-Z]\w*)\((.*)\) `)

// primitiveBody returns the body of the function whose head is given, if it is an operation of the
// GPU; its parameters are %a0, %a1.
func primitiveBody(head string) (body string, ok bool) {
	m := primitiveHead.FindStringSubmatch(head)
	if m == nil {
		return "", false
	}
	f, ok := intrinsic.Parse(m[2])
	if !ok {
		return "", false
	}
	var types []string
	for _, p := range splitParams(m[3]) {
		if p != "" {
			types = append(types, paramType(p))
		}
	}
	if define := primitives[f.Name]; define != nil {
		return define(f, m[1], types), true
	}
	// Only newer architectures come here (kernelArch), or what threads do together.
	return fmt.Sprintf("\tcall void @gpucx_set_flag(i32 %d)\n\tcall void @gpucx_trap()\n\tunreachable\n", wordTrapped), true
}

var asmCall = regexp.MustCompile(`call (\{[^}]*\}|\S+) asm (?:sideeffect )?"([^"]*)", "[^"]*"\((.*?)\)(?: convergent)?(?: nounwind|$)`)

// inlineAsm replaces a call of inline PTX in the math library by a call of a function that does
// the same.
func (t *translator) inlineAsm(line string) (string, error) {
	m := asmCall.FindStringSubmatch(line)
	if m == nil {
		return "", fmt.Errorf("no meaning on the CPU for the assembly in %q", line)
	}
	ret, ptx := m[1], m[2]
	var types []string
	for _, a := range splitParams(m[3]) {
		if a != "" {
			types = append(types, a[:strings.LastIndexByte(a, ' ')])
		}
	}
	i := slices.IndexFunc(libdevicePTX, func(p libraryPTX) bool { return strings.Contains(ptx, p.contains) })
	if i < 0 {
		return "", fmt.Errorf("no meaning on the CPU for the inline PTX %q", ptx)
	}
	body := libdevicePTX[i].body
	name := fmt.Sprintf("gpucx.asm%d", len(t.extra))
	var params []string
	for i, typ := range types {
		params = append(params, fmt.Sprintf("%s %%a%d", typ, i))
	}
	t.extra = append(t.extra, fmt.Sprintf("\ndefine internal %s @%s(%s) {\n%s}\n", ret, name, strings.Join(params, ", "), body))
	return strings.Replace(line, m[0], fmt.Sprintf("call %s @%s(%s)", ret, name, m[3]), 1), nil
}
