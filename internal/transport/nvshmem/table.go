package nvshmem

import (
	"maps"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/shim"
)

// row is what NVSHMEM calls an operation.
type row struct {
	// C is NVSHMEM's device function, with the placeholders of expand. It is empty for an
	// operation that NVSHMEM does not have.
	C string
	// Python is its name in the device API of NVSHMEM4Py 0.4 at thread scope
	// (nvshmem.core.device.numba and .cute); at the scopes of a group _warp and
	// _block are appended. It is empty where only the bindings have it, under C's
	// name (nvshmem.bindings.device).
	Python string
}

// operations are the names of NVSHMEM's column. Functions for tiles exist from NVSHMEM 3.8 on, for
// three element types.
var operations = map[string]row{
	"MyPE":            {C: "nvshmem_my_pe", Python: "my_pe"},
	"NumPEs":          {C: "nvshmem_n_pes", Python: "n_pes"},
	"TeamMyPE":        {C: "nvshmem_team_my_pe", Python: "team_my_pe"},
	"TeamNumPEs":      {C: "nvshmem_team_n_pes", Python: "team_n_pes"},
	"TranslatePE":     {C: "nvshmem_team_translate_pe"},
	"Put":             {C: "nvshmem{x}_putmem{scope}", Python: "put"},
	"PutNBI":          {C: "nvshmem{x}_putmem_nbi{scope}", Python: "put_nbi"},
	"Get":             {C: "nvshmem{x}_getmem{scope}", Python: "get"},
	"GetNBI":          {C: "nvshmem{x}_getmem_nbi{scope}", Python: "get_nbi"},
	"P":               {C: "nvshmem_uint{width}_p", Python: "p"},
	"G":               {C: "nvshmem_uint{width}_g", Python: "g"},
	"IPut":            {C: "nvshmem{x}_iput{width}{scope}"},
	"IGet":            {C: "nvshmem{x}_iget{width}{scope}"},
	"Peer":            {C: "nvshmem_ptr", Python: "get_peer_array"},
	"PutSignal":       {C: "nvshmem{x}_putmem_signal{scope}", Python: "put_signal"},
	"PutSignalNBI":    {C: "nvshmem{x}_putmem_signal_nbi{scope}", Python: "put_signal_nbi"},
	"SignalOp":        {C: "nvshmemx_signal_op", Python: "signal_op"},
	"SignalFetch":     {C: "nvshmem_signal_fetch"},
	"SignalWaitUntil": {C: "nvshmem_signal_wait_until", Python: "signal_wait"},
	"Fence":           {C: "nvshmem_fence", Python: "fence"},
	"Quiet":           {C: "nvshmem_quiet", Python: "quiet"},
	"Flush":           {C: "nvshmemx_flush{scope}"},
	"Barrier":         {C: "nvshmem{x}_barrier{scope}", Python: "barrier"},
	"BarrierAll":      {C: "nvshmem{x}_barrier_all{scope}", Python: "barrier_all"},
	"Sync":            {C: "nvshmem{x}_team_sync{scope}", Python: "sync"},
	"SyncAll":         {C: "nvshmem{x}_sync_all{scope}", Python: "sync_all"},
	"Reduce":          {C: "nvshmem{x}_{type}_{reduction}_reduce{scope}", Python: "reduce"},
	"ReduceScatter":   {C: "nvshmem{x}_{type}_{reduction}_reducescatter{scope}", Python: "reducescatter"},
	"Broadcast":       {C: "nvshmem{x}_broadcastmem{scope}", Python: "broadcast"},
	"FCollect":        {C: "nvshmem{x}_fcollectmem{scope}", Python: "fcollect"},
	"AllToAll":        {C: "nvshmem{x}_alltoallmem{scope}", Python: "alltoall"},

	"PutTile":    {C: "nvshmemx::tile_put{scope}"},
	"PutTileNBI": {C: "nvshmemx::tile_put{scope}"},
	"GetTile":    {C: "nvshmemx::tile_get{scope}"},
	"GetTileNBI": {C: "nvshmemx::tile_get{scope}"},

	"AtomicFetch":       {C: "nvshmem_uint{width}_atomic_fetch", Python: "atomic_fetch"},
	"AtomicSet":         {C: "nvshmem_uint{width}_atomic_set", Python: "atomic_set"},
	"AtomicSwap":        {C: "nvshmem_uint{width}_atomic_swap", Python: "atomic_swap"},
	"AtomicCompareSwap": {C: "nvshmem_uint{width}_atomic_compare_swap", Python: "atomic_compare_swap"},
	"AtomicInc":         {C: "nvshmem_uint{width}_atomic_inc", Python: "atomic_inc"},
	"AtomicFetchInc":    {C: "nvshmem_uint{width}_atomic_fetch_inc", Python: "atomic_fetch_inc"},
	"AtomicAdd":         {C: "nvshmem_{type}_atomic_add", Python: "atomic_add"},
	"AtomicFetchAdd":    {C: "nvshmem_{type}_atomic_fetch_add", Python: "atomic_fetch_add"},
	"AtomicAnd":         {C: "nvshmem_uint{width}_atomic_and", Python: "atomic_and"},
	"AtomicFetchAnd":    {C: "nvshmem_uint{width}_atomic_fetch_and", Python: "atomic_fetch_and"},
	"AtomicOr":          {C: "nvshmem_uint{width}_atomic_or", Python: "atomic_or"},
	"AtomicFetchOr":     {C: "nvshmem_uint{width}_atomic_fetch_or", Python: "atomic_fetch_or"},
	"AtomicXor":         {C: "nvshmem_uint{width}_atomic_xor", Python: "atomic_xor"},
	"AtomicFetchXor":    {C: "nvshmem_uint{width}_atomic_fetch_xor", Python: "atomic_fetch_xor"},

	"WaitUntil":           {C: "nvshmem_{wait}_wait_until"},
	"WaitUntilAll":        {C: "nvshmem_{wait}_wait_until_all"},
	"WaitUntilAny":        {C: "nvshmem_{wait}_wait_until_any"},
	"WaitUntilSome":       {C: "nvshmem_{wait}_wait_until_some"},
	"WaitUntilAllVector":  {C: "nvshmem_{wait}_wait_until_all_vector"},
	"WaitUntilAnyVector":  {C: "nvshmem_{wait}_wait_until_any_vector"},
	"WaitUntilSomeVector": {C: "nvshmem_{wait}_wait_until_some_vector"},
	"Test":                {C: "nvshmem_{wait}_test"},
	"TestAll":             {C: "nvshmem_{wait}_test_all"},
	"TestAny":             {C: "nvshmem_{wait}_test_any"},
	"TestSome":            {C: "nvshmem_{wait}_test_some"},
	"TestAllVector":       {C: "nvshmem_{wait}_test_all_vector"},
	"TestAnyVector":       {C: "nvshmem_{wait}_test_any_vector"},
	"TestSomeVector":      {C: "nvshmem_{wait}_test_some_vector"},
}

// rows are those of package shim, with calls of NVSHMEM's own functions in place of some.
func rows() map[string]transport.Row {
	all := maps.Clone(shim.Rows)
	for _, name := range []string{"MyPE", "NumPEs", "SignalFetch"} {
		all[name] = transport.Row{}
	}
	for _, name := range []string{"Get", "GetNBI"} {
		all[name] = transport.Row{Called: true}
	}
	return all
}

// parts are the bodies of the parts of operations.
var parts = map[*op.Part]string{
	op.PeerBase:  "return gpuc_peer(pe);",
	op.PeerAt:    "return static_cast<char *>(peer) + (static_cast<char *>(p) - static_cast<char *>(nvshmemi_device_state_d.heap_base));",
	op.PeerEarly: "return gpuc_peer_here(pe);",
}

// typeName returns the name of an element type in NVSHMEM's functions, for example float.
func typeName(t op.Type) string {
	switch t {
	case op.TypeFloat16:
		return "half"
	case op.TypeFloat32:
		return "float"
	case op.TypeFloat64:
		return "double"
	}
	return t.String()
}

// waitName returns the name of an element type in NVSHMEM's waits, which have the names that
// OpenSHMEM gives to C's types where those differ.
func waitName(t op.Type) string {
	switch t {
	case op.TypeInt16:
		return "short"
	case op.TypeUint16:
		return "ushort"
	}
	return typeName(t)
}

// expand returns text with its placeholders filled in: those of transport.Expand; {x}, which is "x"
// at the scopes of a group; {type}, the name of the element type, and {wait}, that in waits.
func expand(in op.Instance, text string) string {
	x := ""
	if in.Scope != op.Thread {
		x = "x"
	}
	return transport.Expand(in, strings.NewReplacer("{x}", x, "{type}", typeName(in.Type), "{wait}", waitName(in.Type)).Replace(text))
}

// Pattern returns the name of NVSHMEM's functions for an operation: {x} is "x" and {scope} is
// "_warp" or "_block", both empty at thread scope; {width} is the element width in bits, {type}
// the name of the element type, {wait} that in waits, and {reduction} the reduction. It is empty
// for an operation that NVSHMEM does not have.
func Pattern(o *op.Op) string { return operations[o.Name].C }

// Functions returns the NVSHMEM functions behind an instance of an operation that NVSHMEM has:
// more than one if it is told the type.
func Functions(in op.Instance) []string {
	pattern := Pattern(in.Op)
	if in.Op.Elem != op.ByTypeArgument {
		return []string{expand(in, pattern)}
	}
	var names []string
	for _, t := range in.Op.Types {
		in.Type = t
		names = append(names, expand(in, pattern))
	}
	return names
}

// columnC is the column of NVSHMEM's functions in documents. Of those for values there is one for
// each width; of those that compute, one for each type and reduction, it has the pattern.
var columnC = transport.Column{
	Title: "NVSHMEM",
	Doc: `the functions that implement the operation, for each scope or width. Where they
  guarantee less than this table, gpuc adds what is missing ([why](../RATIONALE.md)).
  [dsl/shmem/raw](../dsl/shmem/raw) has all of them with the parameters of C, and a table of their names.`,
	HostDoc: `the function of the host library. TYPE is the element type, and OP the
  reduction. Where there are two, gpuc calls the first for memory that begins at a multiple of 8 bytes
  and is a whole number of 4-byte words.`,
	Cell: func(o *op.Op) string {
		pattern := Pattern(o)
		if pattern == "" {
			return "none, an addition"
		}
		var names []string
		for _, in := range o.Instances() {
			text := pattern
			if in.Type != op.NoType || o.Elem == op.ByTypeArgument {
				text = strings.NewReplacer("{type}", "TYPE", "{wait}", "TYPE", "{reduction}", "OP").Replace(pattern)
			}
			names = append(names, "`"+expand(in, text)+"`")
		}
		return strings.Join(slices.Compact(names), "<br>")
	},
	HostCell: func(o *op.HostOp) string {
		pattern := strings.NewReplacer("{type}", "TYPE", "{reduction}", "OP").Replace(onStreams[o.Name].C)
		var names []string
		for _, f := range functionsOf(o) {
			names = append(names, "`"+f.expand(pattern)+"`")
		}
		names = slices.Compact(names)
		slices.Reverse(names)
		return strings.Join(names, "<br>")
	},
}

// columnPython is the column of NVSHMEM's library for Python.
var columnPython = transport.Column{
	Title: "NVSHMEM4Py",
	Doc: `the name in its device API, version 0.4. The functions of groups end in
  _warp or _block. "bindings" means that it has only the C function under its C name.`,
	HostDoc: `the name in nvshmem.core, version 0.4; "bindings" means only under its
  C name.`,
	Cell: func(o *op.Op) string {
		if Pattern(o) == "" {
			return ""
		}
		return python(operations[o.Name].Python)
	},
	HostCell: func(o *op.HostOp) string { return python(onStreams[o.Name].Python) },
}

// columnShared is what NVSHMEM does on streams where PEs share a GPU.
var columnShared = transport.Column{
	Title:   "shared",
	HostDoc: "whether it works if PEs share a GPU without NVIDIA's Multi-Process Service.",
	HostCell: func(o *op.HostOp) string {
		if onStreams[o.Name].Shared {
			return "yes"
		}
		return ""
	},
}

func python(name string) string {
	if name == "" {
		return "bindings"
	}
	return "`" + name + "`"
}
