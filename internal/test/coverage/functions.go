package coverage

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/headers"
)

// line says which functions of NVSHMEM an operation is.
type line struct {
	// op is the operation's name in internal/base/op.
	op string
	// names are the functions, with {x} and {scope} as in op.Op.C, {T} for an
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

const (
	transfer = "T *dest, const T *source, size_t nelems, int pe"
	strided  = "T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe"
	tiled    = "src_tensor_t src, dst_tensor_t dst, tuple_t start_coord, tuple_t boundary, int pe, uint64_t flag"
	signaled = "T *dest, const T *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe"
	update   = "T *dest, T value, int pe"
	exchange = "T *dest, T cond, T value, int pe"
	waitOne  = "T *ivar, int cmp, T cmp_value"
	waitMany = "T *ivars, size_t nelems, const int *status, int cmp, T cmp_value"
	waitSome = "T *ivars, size_t nelems, size_t *indices, const int *status, int cmp, T cmp_value"
	vecMany  = "T *ivars, size_t nelems, const int *status, int cmp, T *cmp_values"
	vecSome  = "T *ivars, size_t nelems, size_t *indices, const int *status, int cmp, T *cmp_values"
	combine  = "nvshmem_team_t team, T *dest, const T *source, size_t nreduce"
	collect  = "nvshmem_team_t team, T *dest, const T *source, size_t nelems"
)

// three returns the names of a transfer for typed, sized and untyped memory.
func three(before, after string) []string {
	return []string{
		"nvshmem{x}_{T}_" + before + after + "{scope}",
		"nvshmem{x}_" + before + "{size}" + after + "{scope}",
		"nvshmem{x}_" + before + "mem" + after + "{scope}",
	}
}

// lines are all functions that are covered.
var lines = []line{
	{"MyPE", []string{"nvshmem_my_pe"}, "int", "", "return shmem.MyPE(t)"},
	{"NumPEs", []string{"nvshmem_n_pes"}, "int", "", "return shmem.NumPEs(t)"},
	{"TeamMyPE", []string{"nvshmem_team_my_pe"}, "int", "nvshmem_team_t team", "return shmem.TeamMyPE(t, team)"},
	{"TeamNumPEs", []string{"nvshmem_team_n_pes"}, "int", "nvshmem_team_t team", "return shmem.TeamNumPEs(t, team)"},
	{"TranslatePE", []string{"nvshmem_team_translate_pe"}, "int", "nvshmem_team_t src_team, int src_pe, nvshmem_team_t dest_team",
		"return shmem.TranslatePE(t, src_team, src_pe, dest_team)"},
	{"Peer", []string{"nvshmem_ptr"}, "void *", "const void *dest, int pe", "return dest.Peer(t, pe)"},

	{"Put", three("put", ""), "void", transfer, "shmem.Put({scope}, {dest}, {source}, pe)"},
	{"PutNBI", three("put", "_nbi"), "void", transfer, "shmem.PutNBI({scope}, {dest}, {source}, pe)"},
	{"Get", three("get", ""), "void", transfer, "shmem.Get({scope}, {dest}, {source}, pe)"},
	{"GetNBI", three("get", "_nbi"), "void", transfer, "shmem.GetNBI({scope}, {dest}, {source}, pe)"},
	{"P", []string{"nvshmem_{T}_p"}, "void", update, "shmem.P(t, dest.At(0), value, pe)"},
	{"G", []string{"nvshmem_{T}_g"}, "T", "const T *source, int pe", "return shmem.G(t, source.At(0), pe)"},
	{"IPut", three("iput", "")[:2], "void", strided, "shmem.IPut({scope}, dest, source, dst, sst, nelems, pe)"},
	{"IGet", three("iget", "")[:2], "void", strided, "shmem.IGet({scope}, dest, source, dst, sst, nelems, pe)"},
	{"PutTile", []string{"nvshmem{x}_iput128{scope}"}, "void", strided, "shmem.PutTile({scope}, shmem.Bytes(dest), shmem.Bytes(source), dst*16, sst*16, nelems, 16, pe)"},
	{"GetTile", []string{"nvshmem{x}_iget128{scope}"}, "void", strided, "shmem.GetTile({scope}, shmem.Bytes(dest), shmem.Bytes(source), dst*16, sst*16, nelems, 16, pe)"},
	{"PutTileNBI", []string{"nvshmemx::tile_put{scope}"}, "int", tiled,
		"b := within(src, dst, start_coord, boundary)\nshmem.PutTileNBI({scope}, dst.Data, src.Data, b.dst, b.src, b.rows, b.cols, pe)\nreturn 0"},
	{"GetTileNBI", []string{"nvshmemx::tile_get{scope}"}, "int", tiled,
		"b := within(src, dst, start_coord, boundary)\nshmem.GetTileNBI({scope}, dst.Data, src.Data, b.dst, b.src, b.rows, b.cols, pe)\nreturn 0"},

	{"PutSignal", three("put", "_signal"), "void", signaled, "shmem.PutSignal({scope}, {dest}, {source}, sig_addr, signal, sig_op, pe)"},
	{"PutSignalNBI", three("put", "_signal_nbi"), "void", signaled, "shmem.PutSignalNBI({scope}, {dest}, {source}, sig_addr, signal, sig_op, pe)"},
	{"SignalOp", []string{"nvshmemx_signal_op"}, "void", "uint64_t *sig_addr, uint64_t signal, int sig_op, int pe", "shmem.SignalOp(t, sig_addr, signal, sig_op, pe)"},
	{"SignalFetch", []string{"nvshmem_signal_fetch"}, "uint64_t", "uint64_t *sig_addr", "return shmem.SignalFetch(t, sig_addr)"},
	{"SignalWaitUntil", []string{"nvshmem_signal_wait_until"}, "uint64_t", "uint64_t *sig_addr, int cmp, uint64_t cmp_val", "return shmem.SignalWaitUntil(t, sig_addr, cmp, cmp_val)"},

	{"WaitUntil", []string{"nvshmem_{T}_wait_until"}, "void", waitOne, "shmem.WaitUntil(t, ivar.At(0), cmp, cmp_value)"},
	{"WaitUntilAll", []string{"nvshmem_{T}_wait_until_all"}, "void", waitMany, "shmem.WaitUntilAll(t, {ivars}, status, cmp, cmp_value)"},
	{"WaitUntilAny", []string{"nvshmem_{T}_wait_until_any"}, "size_t", waitMany, "return shmem.WaitUntilAny(t, {ivars}, status, cmp, cmp_value)"},
	{"WaitUntilSome", []string{"nvshmem_{T}_wait_until_some"}, "size_t", waitSome, "return shmem.WaitUntilSome(t, {ivars}, indices, status, cmp, cmp_value)"},
	{"WaitUntilAllVector", []string{"nvshmem_{T}_wait_until_all_vector"}, "void", vecMany, "shmem.WaitUntilAllVector(t, {ivars}, status, cmp, cmp_values)"},
	{"WaitUntilAnyVector", []string{"nvshmem_{T}_wait_until_any_vector"}, "size_t", vecMany, "return shmem.WaitUntilAnyVector(t, {ivars}, status, cmp, cmp_values)"},
	{"WaitUntilSomeVector", []string{"nvshmem_{T}_wait_until_some_vector"}, "size_t", vecSome, "return shmem.WaitUntilSomeVector(t, {ivars}, indices, status, cmp, cmp_values)"},
	{"Test", []string{"nvshmem_{T}_test"}, "int", waitOne, "return number(shmem.Test(t, ivar.At(0), cmp, cmp_value))"},
	{"TestAll", []string{"nvshmem_{T}_test_all"}, "int", waitMany, "return number(shmem.TestAll(t, {ivars}, status, cmp, cmp_value))"},
	{"TestAny", []string{"nvshmem_{T}_test_any"}, "size_t", waitMany, "return shmem.TestAny(t, {ivars}, status, cmp, cmp_value)"},
	{"TestSome", []string{"nvshmem_{T}_test_some"}, "size_t", waitSome, "return shmem.TestSome(t, {ivars}, indices, status, cmp, cmp_value)"},
	{"TestAllVector", []string{"nvshmem_{T}_test_all_vector"}, "int", vecMany, "return number(shmem.TestAllVector(t, {ivars}, status, cmp, cmp_values))"},
	{"TestAnyVector", []string{"nvshmem_{T}_test_any_vector"}, "size_t", vecMany, "return shmem.TestAnyVector(t, {ivars}, status, cmp, cmp_values)"},
	{"TestSomeVector", []string{"nvshmem_{T}_test_some_vector"}, "size_t", vecSome, "return shmem.TestSomeVector(t, {ivars}, indices, status, cmp, cmp_values)"},

	{"Fence", []string{"nvshmem_fence"}, "void", "", "shmem.Fence({scope})"},
	{"Quiet", []string{"nvshmem_quiet"}, "void", "", "shmem.Quiet({scope})"},
	{"Flush", []string{"nvshmemx_flush{scope}"}, "void", "", "shmem.Flush({scope})"},

	{"Barrier", []string{"nvshmem{x}_barrier{scope}"}, "int", "nvshmem_team_t team", "shmem.Barrier({scope}, team)\nreturn 0"},
	{"BarrierAll", []string{"nvshmem{x}_barrier_all{scope}"}, "void", "", "shmem.BarrierAll({scope})"},
	{"Sync", []string{"nvshmem{x}_team_sync{scope}"}, "int", "nvshmem_team_t team", "shmem.Sync({scope}, team)\nreturn 0"},
	{"SyncAll", []string{"nvshmem{x}_sync_all{scope}"}, "void", "", "shmem.SyncAll({scope})"},

	{"AtomicFetch", []string{"nvshmem_{T}_atomic_fetch"}, "T", "const T *source, int pe", "return shmem.AtomicFetch(t, source.At(0), pe)"},
	{"AtomicSet", []string{"nvshmem_{T}_atomic_set"}, "void", update, "shmem.AtomicSet(t, dest.At(0), value, pe)"},
	{"AtomicInc", []string{"nvshmem_{T}_atomic_inc"}, "void", "T *dest, int pe", "shmem.AtomicInc(t, dest.At(0), pe)"},
	{"AtomicFetchInc", []string{"nvshmem_{T}_atomic_fetch_inc"}, "T", "T *dest, int pe", "return shmem.AtomicFetchInc(t, dest.At(0), pe)"},
	{"AtomicAdd", []string{"nvshmem_{T}_atomic_add", "nvshmemx_{T}_atomic_add"}, "void", update, "shmem.AtomicAdd(t, dest.At(0), value, pe)"},
	{"AtomicFetchAdd", []string{"nvshmem_{T}_atomic_fetch_add", "nvshmemx_{T}_atomic_fetch_add"}, "T", update, "return shmem.AtomicFetchAdd(t, dest.At(0), value, pe)"},
	{"AtomicAnd", []string{"nvshmem_{T}_atomic_and"}, "void", update, "shmem.AtomicAnd(t, dest.At(0), value, pe)"},
	{"AtomicFetchAnd", []string{"nvshmem_{T}_atomic_fetch_and"}, "T", update, "return shmem.AtomicFetchAnd(t, dest.At(0), value, pe)"},
	{"AtomicOr", []string{"nvshmem_{T}_atomic_or"}, "void", update, "shmem.AtomicOr(t, dest.At(0), value, pe)"},
	{"AtomicFetchOr", []string{"nvshmem_{T}_atomic_fetch_or"}, "T", update, "return shmem.AtomicFetchOr(t, dest.At(0), value, pe)"},
	{"AtomicXor", []string{"nvshmem_{T}_atomic_xor"}, "void", update, "shmem.AtomicXor(t, dest.At(0), value, pe)"},
	{"AtomicFetchXor", []string{"nvshmem_{T}_atomic_fetch_xor"}, "T", update, "return shmem.AtomicFetchXor(t, dest.At(0), value, pe)"},
	{"AtomicSwap", []string{"nvshmem_{T}_atomic_swap"}, "T", update, "return shmem.AtomicSwap(t, dest.At(0), value, pe)"},
	{"AtomicCompareSwap", []string{"nvshmem_{T}_atomic_compare_swap"}, "T", exchange, "return shmem.AtomicCompareSwap(t, dest.At(0), cond, value, pe)"},

	reduction("reduce", "Reduce", "sum", "Sum", "{dest}, {source}"),
	reduction("reduce", "Reduce", "prod", "Prod", "{dest}, {source}"),
	reduction("reduce", "Reduce", "min", "Min", "{dest}, {source}"),
	reduction("reduce", "Reduce", "max", "Max", "{dest}, {source}"),
	reduction("reduce", "Reduce", "and", "And", "{dest}, {source}"),
	reduction("reduce", "Reduce", "or", "Or", "{dest}, {source}"),
	reduction("reduce", "Reduce", "xor", "Xor", "{dest}, {source}"),
	reduction("reducescatter", "ReduceScatter", "sum", "Sum", "{dest}, {all source}"),
	reduction("reducescatter", "ReduceScatter", "prod", "Prod", "{dest}, {all source}"),
	reduction("reducescatter", "ReduceScatter", "min", "Min", "{dest}, {all source}"),
	reduction("reducescatter", "ReduceScatter", "max", "Max", "{dest}, {all source}"),
	reduction("reducescatter", "ReduceScatter", "and", "And", "{dest}, {all source}"),
	reduction("reducescatter", "ReduceScatter", "or", "Or", "{dest}, {all source}"),
	reduction("reducescatter", "ReduceScatter", "xor", "Xor", "{dest}, {all source}"),
	{"Broadcast", collective("broadcast"), "int", collect + ", int PE_root", "shmem.Broadcast({scope}, team, {dest}, {source}, PE_root)\nreturn 0"},
	{"FCollect", collective("fcollect"), "int", collect, "shmem.FCollect({scope}, team, {all dest}, {source})\nreturn 0"},
	{"AllToAll", collective("alltoall"), "int", collect, "shmem.AllToAll({scope}, team, {all dest}, {all source})\nreturn 0"},
}

func reduction(c, goName, operator, constant, args string) line {
	return line{goName, []string{"nvshmem{x}_{T}_" + operator + "_" + c + "{scope}"}, "int", combine,
		"shmem." + goName + "({scope}, team, " + args + ", shmem." + constant + ")\nreturn 0"}
}

func collective(name string) []string {
	return []string{"nvshmem{x}_{T}_" + name + "{scope}", "nvshmem{x}_" + name + "mem{scope}"}
}

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
				c := Covered{Op: o, Scope: s, line: l}
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
						c.Size = n
						names[strings.ReplaceAll(name, "{size}", fmt.Sprint(n))] = c
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
func (l *line) prototype(name, elem string) headers.Proto {
	t := "void"
	if i := slices.IndexFunc(elements, func(e element) bool { return e.name == elem }); i >= 0 {
		t = elements[i].c
	}
	p := headers.Proto{Name: name, Result: strings.ReplaceAll(l.result, "T", t)}
	for _, q := range l.parameters() {
		q.Type = replaceWord(q.Type, "T", t)
		p.Params = append(p.Params, q)
	}
	return p
}

// parameters splits the line's parameters.
func (l *line) parameters() []headers.Param {
	if l.params == "" {
		return nil
	}
	var list []headers.Param
	for _, s := range strings.Split(l.params, ", ") {
		i := strings.LastIndexAny(s, " *") + 1
		list = append(list, headers.Param{Type: strings.TrimSpace(s[:i]), Name: s[i:]})
	}
	return list
}

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
