package manifest

import (
	"strconv"
	"strings"
)

// Signature returns the kernel's parameters as its source writes them, with the parts
// of structs, such as
//
//	dst shmem.Sym[float32], n int, opts Options{scale float32, steps [2]int}
//
// A launch method passes those that it was generated for.
func (k *Kernel) Signature() string {
	var b strings.Builder
	params := k.Params
	if n := len(params); n > 0 && params[n-1].Kind == Sanitizer {
		params = params[:n-1]
	}
	writeParams(&b, params)
	return b.String()
}

func writeParams(b *strings.Builder, ps []Param) {
	for i := range ps {
		if i > 0 {
			b.WriteString(", ")
		}
		if ps[i].Name != "" {
			b.WriteString(ps[i].Name + " ")
		}
		writeType(b, &ps[i])
	}
}

func writeType(b *strings.Builder, p *Param) {
	switch p.Kind {
	case Struct:
		// The type of a struct without a name holds the fields already.
		name, _, _ := strings.Cut(p.Type, "{")
		b.WriteString(name + "{")
		writeParams(b, p.Fields)
		b.WriteString("}")
	case Array:
		if !strings.HasPrefix(p.Type, "[") {
			b.WriteString(p.Type + " ")
		}
		b.WriteString("[" + strconv.Itoa(p.Len) + "]")
		for i := range p.Fields {
			writeType(b, &p.Fields[i])
		}
	default:
		b.WriteString(p.Type)
	}
}
