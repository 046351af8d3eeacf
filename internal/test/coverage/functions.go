package coverage

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// line says which functions of NVSHMEM an operation is.
type line struct {
	// op is the operation's name in internal/base/op.
	op string
	// names are the functions, with {x} and {scope} as in nvshmem.Pattern, {T} for an
	// element type and {size} for an element's size in bits.
	names []string
	// result and params are the prototype, with T for the element type; it is
	// void for functions whose names have none. The parameters' names are those
	// of the Go functions as well.
	result, params string
	// body is the Go function's, with {scope} for the scope's argument, {dest}
	// and the like for a range of as many elements as the transfer has, and
	// {T} for the type.
	body string
}

// lines are all functions that are covered: those of the rows, and those that have
// parameters of another kind than the operation that does what they do.
var lines = slices.Concat(fromRows(), []line{
	{"Peer", []string{"nvshmem_ptr"}, "void *", "const void *dest, int pe", "return dest.Peer(t, pe)"},
	{"PutTile", []string{"nvshmem{x}_iput128{scope}"}, "void", strided, "shmem.PutTile({scope}, shmem.Bytes(dest), shmem.Bytes(source), dst*16, sst*16, nelems, 16, pe)"},
	{"GetTile", []string{"nvshmem{x}_iget128{scope}"}, "void", strided, "shmem.GetTile({scope}, shmem.Bytes(dest), shmem.Bytes(source), dst*16, sst*16, nelems, 16, pe)"},
	{"PutTileNBI", []string{"nvshmemx::tile_put{scope}"}, "int", tiled,
		"b := within(src, dst, start_coord, boundary)\nshmem.PutTileNBI({scope}, dst.Data, src.Data, b.dst, b.src, b.rows, b.cols, pe)\nreturn 0"},
	{"GetTileNBI", []string{"nvshmemx::tile_get{scope}"}, "int", tiled,
		"b := within(src, dst, start_coord, boundary)\nshmem.GetTileNBI({scope}, dst.Data, src.Data, b.dst, b.src, b.rows, b.cols, pe)\nreturn 0"},
})

const (
	strided = "T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe"
	tiled   = "src_tensor_t src, dst_tensor_t dst, tuple_t start_coord, tuple_t boundary, int pe, uint64_t flag"
)

// element is an element type in NVSHMEM's names.
type element struct{ name, c, goType string }

// kind returns the type's name in internal/base/op, such as float16 and uint64.
func (e element) kind() string { return strings.ToLower(strings.TrimPrefix(e.goType, "gpu.")) }

// elements are the types of OpenSHMEM's Standard RMA Types that NVSHMEM has, and
// its own. long and long long have 64 bits, as on every system with CUDA's
// device compiler but Windows, where NVSHMEM does not exist.
var elements = []element{
	{"bfloat16", "__nv_bfloat16", "gpu.BFloat16"}, {"half", "half", "gpu.Float16"}, {"float", "float", "float32"}, {"double", "double", "float64"},
	{"char", "char", "int8"}, {"schar", "signed char", "int8"}, {"short", "short", "int16"}, {"int", "int", "int32"},
	{"long", "long", "int64"}, {"longlong", "long long", "int64"}, {"uchar", "unsigned char", "uint8"}, {"ushort", "unsigned short", "uint16"},
	{"uint", "unsigned int", "uint32"}, {"ulong", "unsigned long", "uint64"}, {"ulonglong", "unsigned long long", "uint64"},
	{"int8", "int8_t", "int8"}, {"int16", "int16_t", "int16"}, {"int32", "int32_t", "int32"}, {"int64", "int64_t", "int64"},
	{"uint8", "uint8_t", "uint8"}, {"uint16", "uint16_t", "uint16"}, {"uint32", "uint32_t", "uint32"}, {"uint64", "uint64_t", "uint64"},
	{"size", "size_t", "uint64"}, {"ptrdiff", "ptrdiff_t", "int64"},
}

// sizes are the element sizes in names, in bits.
var sizes = []int{8, 16, 32, 64, 128}

// expand returns all functions that the lines name, whether a version has them
// or not. A line whose operation is not in the table, or has not the scope,
// names none.
func expand() map[string]Covered {
	names := map[string]Covered{}
	for i := range lines {
		l := &lines[i]
		o := op.Lookup(l.op)
		if o == nil {
			continue
		}
		for _, pattern := range l.names {
			for _, s := range op.Scopes {
				if s != op.Thread && !strings.Contains(pattern, "{scope}") || !o.Scopes.Has(s) {
					continue
				}
				x, scope := "", ""
				if s != op.Thread {
					x, scope = "x", "_"+s.String()
				}
				name := strings.NewReplacer("{x}", x, "{scope}", scope).Replace(pattern)
				c := Covered{Op: o, Scope: s, line: l, pattern: name}
				switch {
				case strings.Contains(name, "{T}"):
					for _, e := range elements {
						if o.Types != nil && !slices.ContainsFunc(o.Types, func(t op.Type) bool { return t.String() == e.kind() }) {
							continue
						}
						c.Elem = e.name
						names[strings.ReplaceAll(name, "{T}", e.name)] = c
					}
				case strings.Contains(name, "{size}"):
					for _, n := range l.sizes() {
						c.Size, c.pattern = n, strings.ReplaceAll(name, "{size}", fmt.Sprint(n))
						names[c.pattern] = c
					}
				default:
					names[name] = c
				}
			}
		}
	}
	return names
}

// sizes returns the element sizes that the operation can have: a strided one
// takes its elements apart, and no element type has 128 bits (of those, tiles
// of one element a row take the place).
func (l *line) sizes() []int {
	if strings.Contains(l.params, "ptrdiff_t") {
		return sizes[:len(sizes)-1]
	}
	return sizes
}

// prototype returns the prototype of the function for an element type of C's
// names, which is empty for memory without a type.
func (l *line) prototype(name, elem string) Proto {
	t := "void"
	if i := slices.IndexFunc(elements, func(e element) bool { return e.name == elem }); i >= 0 {
		t = elements[i].c
	}
	p := Proto{Name: name, Result: strings.ReplaceAll(l.result, "T", t)}
	for _, q := range l.parameters() {
		q.Type = replaceWord(q.Type, "T", t)
		p.Params = append(p.Params, q)
	}
	return p
}

// parameters splits the line's parameters.
func (l *line) parameters() []Param { return parameters(l.params) }

// replaceWord replaces a whole word.
func replaceWord(s, old, with string) string {
	words := strings.Fields(s)
	for i, w := range words {
		if w == old {
			words[i] = with
		}
	}
	return strings.Join(words, " ")
}
