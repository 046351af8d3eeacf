// Package shim is the device half that transports share: loads, stores and atomics on the memory of
// PEs that can be addressed, with waits that the host can end, barriers, collectives and tiles on
// top. A transport brings a file before them that defines where a peer's memory is (gpuc_peer,
// gpuc_at), which PE this is (gpuc_me), its teams (gpuc_team), and what is done where a peer cannot
// be addressed (gpuc_far_...). It may do operations in another way than Rows.
//
// Its code must not name a transport. Start reading at Rows; puts are in rma.cuh.
package shim

import (
	"embed"
	"io/fs"
	"slices"

	"github.com/gpuc-go/gpuc/internal/transport"
)

//go:embed *.cuh
var files embed.FS

// Core returns the files of the device library in their order: own, which are the transport's, come
// when threads and groups are known.
func Core(own ...string) []string {
	return slices.Concat([]string{"group"}, own, []string{"rma", "signal", "amo", "wait", "words", "sync", "coll", "tile"})
}

// OnDemand are the files of what is compiled on demand.
var OnDemand = []string{"group", "reduce"}

// With returns a transport's own files and the shared ones.
func With(own fs.FS) fs.FS { return both{own} }

type both struct{ own fs.FS }

func (b both) Open(name string) (fs.File, error) {
	if f, err := b.own.Open(name); err == nil {
		return f, nil
	}
	return files.Open(name)
}

// Rows are how operations are done. Waits are loops around a volatile load, so that the host can end
// them through the control block ctrl (see internal/base/fault).
var Rows = map[string]transport.Row{
	"MyPE":                   {Body: "return gpuc_me();"},
	"NumPEs":                 {Body: "return gpuc_pes();"},
	"Get":                    {Body: "gpuc_get<gpuc_group{scope}>(dst, src, bytes, pe);", Called: true},
	"GetNBI":                 {Body: "gpuc_get<gpuc_group{scope}>(dst, src, bytes, pe);", Called: true},
	"SignalFetch":            {Body: "return gpuc_load_relaxed((const uint64_t *)sig);"},
	"TeamMyPE":               {Body: "return gpuc_team_number(team);"},
	"TeamNumPEs":             {Body: "return gpuc_team_pes(team);"},
	"TranslatePE":            {Body: "return gpuc_translate_pe(team, pe, to);"},
	"Put":                    {Body: "gpuc_put<gpuc_group{scope}>(dst, src, bytes, pe, false, met, found, peer);"},
	"PutNBI":                 {Body: "gpuc_put<gpuc_group{scope}>(dst, src, bytes, pe, true, met, found, peer);"},
	"P":                      {Body: "gpuc_p((uint{width}_t *)ptr, value, pe);"},
	"G":                      {Body: "return gpuc_g((const uint{width}_t *)ptr, pe);"},
	"IPut":                   {Body: "gpuc_iput<uint{width}_t, gpuc_group{scope}>((uint{width}_t *)dst, (const uint{width}_t *)src, dst_stride, src_stride, n, pe);"},
	"IGet":                   {Body: "gpuc_iget<uint{width}_t, gpuc_group{scope}>((uint{width}_t *)dst, (const uint{width}_t *)src, dst_stride, src_stride, n, pe);"},
	"Peer":                   {Body: "return gpuc_near((char *)ptr, pe);"},
	"PutSignal":              {Body: "gpuc_put_signal<gpuc_group{scope}>(dst, src, bytes, (uint64_t *)sig, sigval, sigop, pe, false, met, found, peer);"},
	"PutSignalNBI":           {Body: "gpuc_put_signal<gpuc_group{scope}>(dst, src, bytes, (uint64_t *)sig, sigval, sigop, pe, true, met, found, peer);"},
	"SignalOp":               {Body: "gpuc_signal_op((uint64_t *)sig, sigval, sigop, pe);"},
	"SignalTest":             {Body: "return gpuc_test<uint64_t>(sig, cmp, sigval);"},
	"SignalWaitUntil":        {Body: "return gpuc_wait_signal((uint64_t *)sig, cmp, sigval, reads, ctrl, site);"},
	"SignalWaitUntilRelaxed": {Body: "return gpuc_wait_signal((uint64_t *)sig, cmp, sigval, 0, ctrl, site);"},
	"PutLine":                {Body: "gpuc_put_line(line, data, flag, pe);"},
	"WaitLine":               {Body: "return gpuc_wait_line(line, flag, ctrl, site);"},
	"Fence":                  {Body: "gpuc_group_fence<gpuc_group{scope}>();"},
	"Quiet":                  {Body: "gpuc_group_quiet<gpuc_group{scope}>();"},
	"Flush":                  {Body: "gpuc_group_flush<gpuc_group{scope}>();"},
	"Barrier":                {Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team(team), ctrl, site);"},
	"BarrierAll":             {Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team::world(), ctrl, site);"},
	"Sync":                   {Body: "gpuc_group_sync<gpuc_group{scope}>(gpuc_team(team), ctrl, site);"},
	"SyncAll":                {Body: "gpuc_group_sync<gpuc_group{scope}>(gpuc_team::world(), ctrl, site);"},
	"Reduce":                 {Body: "gpuc_reduce<{cpp}, gpuc_{reduction}, gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, OnDemand: true},
	"ReduceScatter":          {Body: "gpuc_reduce_scatter<{cpp}, gpuc_{reduction}, gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, OnDemand: true},
	"Broadcast":              {Body: "gpuc_broadcast<gpuc_group{scope}>(team, dst, src, bytes, root, ctrl, site);", Called: true},
	"FCollect":               {Body: "gpuc_fcollect<gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true},
	"AllToAll":               {Body: "gpuc_alltoall<gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true},

	"PutTile":    {Body: "gpuc_put_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, true);"},
	"PutTileNBI": {Body: "gpuc_put_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, false);"},
	"GetTile":    {Body: "gpuc_get_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, true);"},
	"GetTileNBI": {Body: "gpuc_get_tile<gpuc_group{scope}>(dst, src, dst_stride, src_stride, rows, cols, pe, false);"},

	"AtomicFetch":       {Body: "return gpuc_amo_fetch<uint{width}_t>(ptr, pe);"},
	"AtomicSet":         {Body: "gpuc_amo_set<uint{width}_t>(ptr, value, pe);"},
	"AtomicSwap":        {Body: "return gpuc_amo_swap<uint{width}_t>(ptr, value, pe);"},
	"AtomicCompareSwap": {Body: "return gpuc_amo_compare_swap<uint{width}_t>(ptr, cond, value, pe);"},
	"AtomicInc":         {Body: "gpuc_amo_add<uint{width}_t>(ptr, 1, pe);"},
	"AtomicFetchInc":    {Body: "return gpuc_amo_fetch_add<uint{width}_t>(ptr, 1, pe);"},
	"AtomicAdd":         {Body: "gpuc_amo_add<{cpp}>(ptr, gpuc_from_bits<{cpp}>(value), pe);"},
	"AtomicFetchAdd":    {Body: "return gpuc_to_bits(gpuc_amo_fetch_add<{cpp}>(ptr, gpuc_from_bits<{cpp}>(value), pe));"},
	"AtomicAnd":         {Body: "gpuc_amo_and<uint{width}_t>(ptr, value, pe);"},
	"AtomicFetchAnd":    {Body: "return gpuc_amo_fetch_and<uint{width}_t>(ptr, value, pe);"},
	"AtomicOr":          {Body: "gpuc_amo_or<uint{width}_t>(ptr, value, pe);"},
	"AtomicFetchOr":     {Body: "return gpuc_amo_fetch_or<uint{width}_t>(ptr, value, pe);"},
	"AtomicXor":         {Body: "gpuc_amo_xor<uint{width}_t>(ptr, value, pe);"},
	"AtomicFetchXor":    {Body: "return gpuc_amo_fetch_xor<uint{width}_t>(ptr, value, pe);"},

	"WaitUntil":           {Body: "gpuc_wait_until<{cpp}>(ptr, cmp, static_cast<{cpp}>(value), reads, ctrl, site);"},
	"WaitUntilAll":        {Body: "gpuc_words_all(words, n, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);"},
	"WaitUntilAny":        {Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);"},
	"WaitUntilSome":       {Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);"},
	"WaitUntilAllVector":  {Body: "gpuc_words_all(words, n, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);"},
	"WaitUntilAnyVector":  {Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);"},
	"WaitUntilSomeVector": {Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);"},
	"Test":                {Body: "return gpuc_test<{cpp}>(ptr, cmp, static_cast<{cpp}>(value));"},
	"TestAll":             {Body: "return gpuc_words_all(words, n, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);"},
	"TestAny":             {Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);"},
	"TestSome":            {Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);"},
	"TestAllVector":       {Body: "return gpuc_words_all(words, n, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);"},
	"TestAnyVector":       {Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);"},
	"TestSomeVector":      {Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);"},
}
