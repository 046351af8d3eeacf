package nvvm

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// askPrefix begins the names of the functions by which IR asks whether the target has a
// feature: i32 gpuc_has_<feature>(). libNVVM itself knows the compute capability of the
// target, but not its variant.
const askPrefix = "@gpuc_has_"

// answers returns a module with the functions by which ir asks for features, empty if there
// are none.
func answers(ir []byte, target arch.Target) string {
	var b strings.Builder
	for _, name := range arch.Features() {
		if !bytes.Contains(ir, []byte(askPrefix+name+"()")) {
			continue
		}
		has := 0
		if target.Has(arch.Feature(name)) {
			has = 1
		}
		fmt.Fprintf(&b, "define i32 %s%s() alwaysinline nounwind readnone {\n\tret i32 %d\n}\n", askPrefix, name, has)
	}
	if b.Len() == 0 {
		return ""
	}
	return targetLines(ir) + b.String() + "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n"
}

// targetLines returns the lines of ir that every module of a program has in common.
func targetLines(ir []byte) string {
	var b strings.Builder
	for line := range strings.Lines(string(ir)) {
		if strings.HasPrefix(line, "target ") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// answer adds the module of answers to the program.
func (p *job) answer(ir []byte, target arch.Target) error {
	text := []byte(answers(ir, target))
	if len(text) == 0 {
		return nil
	}
	r := p.l.addModule(p.prog, unsafe.Pointer(&text[0]), uintptr(len(text)), "features")
	runtime.KeepAlive(text)
	return p.check("add what "+target.SM()+" has", r)
}
