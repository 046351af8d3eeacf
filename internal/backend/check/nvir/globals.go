package nvir

import (
	"encoding/binary"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// maxTable is more bytes than any table of a kernel has.
const maxTable = 1 << 28

// global reads a variable or a table of the module.
func (m *Module) global(s *scanner) {
	g := &Global{Name: s.next()[1:]}
	s.want("=")
	if g.Name == "llvm.used" {
		return
	}
	external := false
	for {
		switch {
		case s.accept("external"):
			external = true
			continue
		case s.accept("internal"), s.accept("constant"), s.accept("global"), s.accept("unnamed_addr"), s.accept("private"):
			continue
		case s.accept("addrspace"):
			s.want("(")
			g.Space = s.number()
			s.want(")")
			continue
		}
		break
	}
	g.Type = s.typ()
	g.Dynamic = external && g.Space == shared
	if !external && s.peek() != "undef" {
		if n := g.Type.Size(); n < 0 || n > maxTable {
			s.fail("a table of %d bytes", n)
		}
		g.Init = make([]byte, g.Type.Size())
		s.content(g.Type, g.Init)
	} else if !external {
		s.next()
	}
	g.Align = g.Type.Align()
	if s.accept(",") && s.accept("align") {
		g.Align = int64(s.number())
	}
	m.Globals = append(m.Globals, g)
}

// shared is the address space of shared memory.
const shared = 3

// content reads a constant of type t into b.
func (s *scanner) content(t *Type, b []byte) {
	w := s.peek()
	switch {
	case w == "undef" || w == "zeroinitializer":
		s.next()
	case strings.HasPrefix(w, `c"`):
		s.next()
		text := strings.TrimSuffix(w[2:], `"`)
		for i := 0; len(text) > 0; i++ {
			if text[0] == '\\' && len(text) > 2 {
				x, err := strconv.ParseUint(text[1:3], 16, 8)
				if err != nil {
					s.fail("a string with %q", text[:3])
				}
				b[i], text = byte(x), text[3:]
				continue
			}
			b[i], text = text[0], text[1:]
		}
	case t.Kind == Array || t.Kind == Struct || t.Kind == Vector:
		s.next()
		for i := 0; ; i++ {
			e := s.typ()
			at := int64(i) * e.Size()
			if t.Kind == Struct {
				at = t.Offset(i)
			}
			s.content(e, b[at:at+e.Size()])
			if !s.accept(",") {
				break
			}
		}
		s.next()
	default:
		var word [8]byte
		binary.LittleEndian.PutUint64(word[:], s.constant(t))
		copy(b, word[:t.Size()])
	}
}

// place returns the place that a metadata node describes.
func (m *Module) place(node string) *Place {
	if pl, ok := m.places[node]; ok {
		return pl
	}
	def := m.meta[node]
	pl := &Place{Line: atoi(field(def, "line"))}
	m.places[node] = pl
	file := m.meta[field(m.meta[field(def, "scope")], "file")]
	pl.Dir = strings.Trim(field(file, "directory"), `"`)
	pl.File = fault.FileName(pl.Dir + "/" + strings.Trim(field(file, "filename"), `"`))
	if at := field(def, "inlinedAt"); at != "" {
		pl.At = m.place(at)
	}
	return pl
}

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// field returns a field of a metadata node.
func field(def, name string) string {
	_, rest, ok := strings.Cut(def, "("+name+": ")
	if !ok {
		if _, rest, ok = strings.Cut(def, ", "+name+": "); !ok {
			return ""
		}
	}
	if strings.HasPrefix(rest, `"`) {
		end := strings.IndexByte(rest[1:], '"')
		return rest[:end+2]
	}
	return rest[:strings.IndexAny(rest, ",)")]
}
