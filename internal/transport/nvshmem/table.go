package nvshmem

import (
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// row is an operation as NVSHMEM has it.
type row struct {
	// C is NVSHMEM's device function, with the placeholders of expand. It is empty for an
	// operation that NVSHMEM does not have.
	C string
	// Python is its name in the device API of NVSHMEM4Py 0.4 at thread scope
	// (nvshmem.core.device.numba and .cute); at the scopes of a group _warp and
	// _block are appended. It is empty where only the bindings have it, under C's
	// name (nvshmem.bindings.device).
	Python string
	// The rest is transport.Row.
	Body             string
	Called, OnDemand bool
}

// operations are the rows of NVSHMEM's column. Those without a body are a call of its function.
// Waits are loops of our own around a volatile load, so that the host can end them through the
// control block ctrl (see internal/base/fault). Functions for tiles exist from NVSHMEM 3.8 on, for
// three element types.
var operations = map[string]row{
	"MyPE":                   {C: "nvshmem_my_pe", Python: "my_pe"},
	"NumPEs":                 {C: "nvshmem_n_pes", Python: "n_pes"},
	"TeamMyPE":               {C: "nvshmem_team_my_pe", Python: "team_my_pe", Body: "return gpuc_team_number(team);"},
	"TeamNumPEs":             {C: "nvshmem_team_n_pes", Python: "team_n_pes", Body: "return gpuc_team_pes(team);"},
	"TranslatePE":            {C: "nvshmem_team_translate_pe", Body: "return gpuc_translate_pe(team, pe, to);"},
	"Put":                    {C: "nvshmem{x}_putmem{scope}", Python: "put", Body: put("false")},
	"PutNBI":                 {C: "nvshmem{x}_putmem_nbi{scope}", Python: "put_nbi", Body: put("true")},
	"Get":                    {C: "nvshmem{x}_getmem{scope}", Python: "get", Called: true},
	"GetNBI":                 {C: "nvshmem{x}_getmem_nbi{scope}", Python: "get_nbi", Called: true},
	"P":                      {C: "nvshmem_uint{width}_p", Python: "p", Body: "gpuc_p((uint{width}_t *)ptr, value, pe);"},
	"G":                      {C: "nvshmem_uint{width}_g", Python: "g", Body: "return gpuc_g((const uint{width}_t *)ptr, pe);"},
	"IPut":                   {C: "nvshmem{x}_iput{width}{scope}", Body: "gpuc_iput<uint{width}_t, gpuc_group{scope}>((uint{width}_t *)dst, (const uint{width}_t *)src, dst_stride, src_stride, n, pe);"},
	"IGet":                   {C: "nvshmem{x}_iget{width}{scope}", Body: "gpuc_iget<uint{width}_t, gpuc_group{scope}>((uint{width}_t *)dst, (const uint{width}_t *)src, dst_stride, src_stride, n, pe);"},
	"Peer":                   {C: "nvshmem_ptr", Python: "get_peer_array", Body: "return gpuc_near((char *)ptr, pe);"},
	"PutSignal":              {C: "nvshmem{x}_putmem_signal{scope}", Python: "put_signal", Body: putSignal("false")},
	"PutSignalNBI":           {C: "nvshmem{x}_putmem_signal_nbi{scope}", Python: "put_signal_nbi", Body: putSignal("true")},
	"SignalOp":               {C: "nvshmemx_signal_op", Python: "signal_op", Body: "gpuc_signal_op((uint64_t *)sig, sigval, sigop, pe);"},
	"SignalFetch":            {C: "nvshmem_signal_fetch"},
	"SignalTest":             {Body: "return gpuc_test<uint64_t>(sig, cmp, sigval);"},
	"SignalWaitUntil":        {C: "nvshmem_signal_wait_until", Python: "signal_wait", Body: "return gpuc_wait_signal((uint64_t *)sig, cmp, sigval, reads, ctrl, site);"},
	"SignalWaitUntilRelaxed": {Body: "return gpuc_wait_signal((uint64_t *)sig, cmp, sigval, 0, ctrl, site);"},
	"PutLine":                {Body: "gpuc_put_line(line, data, flag, pe);"},
	"WaitLine":               {Body: "return gpuc_wait_line(line, flag, ctrl, site);"},
	"Fence":                  {C: "nvshmem_fence", Python: "fence", Body: "gpuc_group_fence<gpuc_group{scope}>();"},
	"Quiet":                  {C: "nvshmem_quiet", Python: "quiet", Body: "gpuc_group_quiet<gpuc_group{scope}>();"},
	"Flush":                  {C: "nvshmemx_flush{scope}", Body: "gpuc_group_flush<gpuc_group{scope}>();"},
	"Barrier":                {C: "nvshmem{x}_barrier{scope}", Python: "barrier", Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team(team), ctrl, site);"},
	"BarrierAll":             {C: "nvshmem{x}_barrier_all{scope}", Python: "barrier_all", Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team::world(), ctrl, site);"},
	"Sync":                   {C: "nvshmem{x}_team_sync{scope}", Python: "sync", Body: "gpuc_group_sync<gpuc_group{scope}>(gpuc_team(team), ctrl, site);"},
	"SyncAll":                {C: "nvshmem{x}_sync_all{scope}", Python: "sync_all", Body: "gpuc_group_sync<gpuc_group{scope}>(gpuc_team::world(), ctrl, site);"},
	"Reduce":                 {C: "nvshmem{x}_{type}_{reduction}_reduce{scope}", Python: "reduce", Body: "gpuc_reduce<{cpp}, gpuc_{reduction}, gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, OnDemand: true},
	"ReduceScatter":          {C: "nvshmem{x}_{type}_{reduction}_reducescatter{scope}", Python: "reducescatter", Body: "gpuc_reduce_scatter<{cpp}, gpuc_{reduction}, gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, OnDemand: true},
	"Broadcast":              {C: "nvshmem{x}_broadcastmem{scope}", Python: "broadcast", Body: "gpuc_broadcast<gpuc_group{scope}>(team, dst, src, bytes, root, ctrl, site);", Called: true},
	"FCollect":               {C: "nvshmem{x}_fcollectmem{scope}", Python: "fcollect", Body: "gpuc_fcollect<gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true},
	"AllToAll":               {C: "nvshmem{x}_alltoallmem{scope}", Python: "alltoall", Body: "gpuc_alltoall<gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true},

	"PutTile":    {C: "nvshmemx::tile_put{scope}", Body: "gpuc_put_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, true);"},
	"PutTileNBI": {C: "nvshmemx::tile_put{scope}", Body: "gpuc_put_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, false);"},
	"GetTile":    {C: "nvshmemx::tile_get{scope}", Body: "gpuc_get_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, true);"},
	"GetTileNBI": {C: "nvshmemx::tile_get{scope}", Body: "gpuc_get_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, false);"},

	"AtomicFetch":       {C: "nvshmem_uint{width}_atomic_fetch", Python: "atomic_fetch", Body: "return gpuc_amo_fetch<uint{width}_t>(ptr, pe);"},
	"AtomicSet":         {C: "nvshmem_uint{width}_atomic_set", Python: "atomic_set", Body: "gpuc_amo_set<uint{width}_t>(ptr, value, pe);"},
	"AtomicSwap":        {C: "nvshmem_uint{width}_atomic_swap", Python: "atomic_swap", Body: "return gpuc_amo_swap<uint{width}_t>(ptr, value, pe);"},
	"AtomicCompareSwap": {C: "nvshmem_uint{width}_atomic_compare_swap", Python: "atomic_compare_swap", Body: "return gpuc_amo_compare_swap<uint{width}_t>(ptr, cond, value, pe);"},
	"AtomicInc":         {C: "nvshmem_uint{width}_atomic_inc", Python: "atomic_inc", Body: "gpuc_amo_add<uint{width}_t>(ptr, 1, pe);"},
	"AtomicFetchInc":    {C: "nvshmem_uint{width}_atomic_fetch_inc", Python: "atomic_fetch_inc", Body: "return gpuc_amo_fetch_add<uint{width}_t>(ptr, 1, pe);"},
	"AtomicAdd":         {C: "nvshmem_{type}_atomic_add", Python: "atomic_add", Body: "gpuc_amo_add<{cpp}>(ptr, gpuc_from_bits<{cpp}>(value), pe);"},
	"AtomicFetchAdd":    {C: "nvshmem_{type}_atomic_fetch_add", Python: "atomic_fetch_add", Body: "return gpuc_to_bits(gpuc_amo_fetch_add<{cpp}>(ptr, gpuc_from_bits<{cpp}>(value), pe));"},
	"AtomicAnd":         {C: "nvshmem_uint{width}_atomic_and", Python: "atomic_and", Body: "gpuc_amo_and<uint{width}_t>(ptr, value, pe);"},
	"AtomicFetchAnd":    {C: "nvshmem_uint{width}_atomic_fetch_and", Python: "atomic_fetch_and", Body: "return gpuc_amo_fetch_and<uint{width}_t>(ptr, value, pe);"},
	"AtomicOr":          {C: "nvshmem_uint{width}_atomic_or", Python: "atomic_or", Body: "gpuc_amo_or<uint{width}_t>(ptr, value, pe);"},
	"AtomicFetchOr":     {C: "nvshmem_uint{width}_atomic_fetch_or", Python: "atomic_fetch_or", Body: "return gpuc_amo_fetch_or<uint{width}_t>(ptr, value, pe);"},
	"AtomicXor":         {C: "nvshmem_uint{width}_atomic_xor", Python: "atomic_xor", Body: "gpuc_amo_xor<uint{width}_t>(ptr, value, pe);"},
	"AtomicFetchXor":    {C: "nvshmem_uint{width}_atomic_fetch_xor", Python: "atomic_fetch_xor", Body: "return gpuc_amo_fetch_xor<uint{width}_t>(ptr, value, pe);"},

	"WaitUntil":           {C: "nvshmem_{wait}_wait_until", Body: "gpuc_wait_until<{cpp}>(ptr, cmp, static_cast<{cpp}>(value), reads, ctrl, site);"},
	"WaitUntilAll":        {C: "nvshmem_{wait}_wait_until_all", Body: "gpuc_words_all(words, n, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);"},
	"WaitUntilAny":        {C: "nvshmem_{wait}_wait_until_any", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);"},
	"WaitUntilSome":       {C: "nvshmem_{wait}_wait_until_some", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);"},
	"WaitUntilAllVector":  {C: "nvshmem_{wait}_wait_until_all_vector", Body: "gpuc_words_all(words, n, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);"},
	"WaitUntilAnyVector":  {C: "nvshmem_{wait}_wait_until_any_vector", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);"},
	"WaitUntilSomeVector": {C: "nvshmem_{wait}_wait_until_some_vector", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);"},
	"Test":                {C: "nvshmem_{wait}_test", Body: "return gpuc_test<{cpp}>(ptr, cmp, static_cast<{cpp}>(value));"},
	"TestAll":             {C: "nvshmem_{wait}_test_all", Body: "return gpuc_words_all(words, n, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);"},
	"TestAny":             {C: "nvshmem_{wait}_test_any", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);"},
	"TestSome":            {C: "nvshmem_{wait}_test_some", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);"},
	"TestAllVector":       {C: "nvshmem_{wait}_test_all_vector", Body: "return gpuc_words_all(words, n, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);"},
	"TestAnyVector":       {C: "nvshmem_{wait}_test_any_vector", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);"},
	"TestSomeVector":      {C: "nvshmem_{wait}_test_some_vector", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);"},
}

// rows returns the table as others know it.
func rows() map[string]transport.Row {
	all := map[string]transport.Row{}
	for name, r := range operations {
		all[name] = transport.Row{Body: r.Body, Called: r.Called, OnDemand: r.OnDemand}
	}
	return all
}

// parts are the bodies of the parts of operations.
var parts = map[*op.Part]string{
	op.PeerBase:  "return gpuc_peer(pe);",
	op.PeerAt:    "return static_cast<char *>(peer) + (static_cast<char *>(p) - static_cast<char *>(nvshmemi_device_state_d.heap_base));",
	op.PeerEarly: "return gpuc_peer_here(pe);",
}

// put is the body of Put, or of PutNBI.
func put(nbi string) string {
	return "gpuc_put<gpuc_group{scope}>(dst, src, bytes, pe, " + nbi + ", met, found, peer);"
}

// putSignal is the body of PutSignal, or of PutSignalNBI.
func putSignal(nbi string) string {
	return "gpuc_put_signal<gpuc_group{scope}>(dst, src, bytes, (uint64_t *)sig, sigval, sigop, pe, " + nbi + ", met, found, peer);"
}
