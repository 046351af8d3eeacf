package nvvm

import (
	"bytes"
	"regexp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// byval matches a parameter by value of a kernel, up to the attribute.
var byval = regexp.MustCompile(`(\[\d+ x i8\])\* byval `)

// inDialect returns ir, which is in the dialect of LLVM 7, as libNVVM reads it for a target. The
// dialect of a current LLVM differs in the type that the attribute byval has, which LLVM 7
// refuses.
func inDialect(ir []byte, target arch.Target) []byte {
	if !target.CurrentLLVM() || !bytes.Contains(ir, []byte(" byval ")) {
		return ir
	}
	var out []byte
	for line := range bytes.Lines(ir) {
		if bytes.HasPrefix(line, []byte("define ")) {
			line = byval.ReplaceAll(line, []byte("${1}* byval(${1}) "))
		}
		out = append(out, line...)
	}
	return out
}
