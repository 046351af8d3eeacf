package pairs

import (
	"strings"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// launch launches a kernel.
type launch func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error

// kernel launches a kernel with a mistake.
type kernel func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64], mistake int) error

// with returns the launch with a mistake.
func (f kernel) with(mistake int) launch {
	return func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error {
		return f(k, s, cfg, data, other, signals, out, mistake)
	}
}

// pair is a kernel with a mistake, and its twin without.
type pair struct {
	name         string
	wrong, right launch
	// blocks is how many blocks there are, 0 for one, and text a part of the report.
	blocks int
	text   string
	// zero says that other is zero at first, and open that the outcome is.
	zero, open bool
	// finds has a letter for each tool that finds the mistake.
	finds string
}

// found says that a tool finds the mistake.
func (p *pair) found(by string) bool { return strings.Contains(p.finds, by) }

// What finds mistakes: a warning of gpuc check, one run of the back end check, a seed of 100 of
// the emulator, the race detector in three runs.
const (
	byWarning = "s"
	byCheck   = "c"
	bySeeds   = "e"
	byRace    = "r"
)

// family is a kernel with mistakes that a parameter chooses; 0 is none.
type family struct {
	name     string
	run      kernel
	blocks   int
	mistakes []mistake
}

type mistake struct {
	number      int
	name, finds string
}

// pairs returns the pairs of the family.
func (f *family) pairs() (list []pair) {
	for _, m := range f.mistakes {
		list = append(list, pair{name: f.name + "/" + m.name, wrong: f.run.with(m.number), right: f.run.with(0), blocks: f.blocks, finds: m.finds})
	}
	return list
}

// all returns all pairs.
func all() []pair {
	list := append([]pair(nil), pairs...)
	for _, f := range families {
		list = append(list, f.pairs()...)
	}
	return list
}

// twins returns a pair for each kernel without a mistake.
func twins() []pair {
	list := append([]pair(nil), pairs...)
	for _, f := range families {
		list = append(list, pair{name: f.name, right: f.run.with(0), blocks: f.blocks})
	}
	return list
}

var families = []family{
	{"Push", (*Kernels).Push, 0, []mistake{
		{pushUnfenced, "unfenced"}, {pushFlushed, "flushed"}, {pushDeviceFence, "device fence"}, {pushFencedEarly, "fenced early"},
		{pushApart, "no meeting"}, {pushSiblings, "siblings"}, {pushUnanswered, "unanswered"}, {pushAnsweredEarly, "answered early"},
		{pushShifted, "shifted"}, {pushFetched, "fetched"}, {pushPutSignal, "put with signal"}, {pushToSelf, "to itself"},
	}},
	{"Flag", (*Kernels).Flag, 0, []mistake{
		{flagRelaxed, "relaxed"}, {flagDevice, "device scope"}, {flagBlock, "block scope"}, {flagPlain, "plain"}, {flagFirst, "flag first"},
		{flagDeviceFence, "device fence"}, {flagLoadRelaxed, "relaxed load"}, {flagLoadDevice, "device load"}, {flagUnread, "unread"},
	}},
	{"Pull", (*Kernels).Pull, 0, []mistake{
		{pullUnfenced, "unfenced"}, {pullFlushed, "flushed"}, {pullDeviceFence, "device fence"}, {pullFencedEarly, "fenced early"},
		{pullUnasked, "no wait"}, {pullWrongSignal, "wrong signal"}, {pullEarly, "before quiet"}, {pullFenceForQuiet, "fence for quiet"},
		{pullSiblings, "siblings"}, {pullUnanswered, "unanswered"}, {pullAnsweredEarly, "answered early"}, {pullStoredLate, "stored late"},
		{pullLoaded, "loaded"}, {pullRoundLate, "round late"},
	}},
	{"Count", (*Kernels).Count, 0, []mistake{
		{countOwnerPlain, "owner plain"}, {countOwnerDevice, "owner device"}, {countOwnerBlock, "owner block"}, {countFetchSet, "fetch and set"},
		{countGetPut, "get and put"}, {countSwapOnce, "swap once"}, {countPeerDevice, "peer device"}, {countPeerPlain, "peer plain"},
		{countReadEarly, "read early"}, {countSyncOnly, "sync only"}, {countZeroed, "zeroed"}, {countZeroedPlain, "zeroed plain"},
		{countFenced, "fence for quiet"}, {countShifted, "shifted"},
	}},
	{"Row", (*Kernels).Row, 0, []mistake{
		{rowPutEarly, "put early"}, {rowSiblings, "siblings"}, {rowSameValue, "same value"}, {rowOneWord, "one word"}, {rowOneWait, "one wait"},
		{rowSwapped, "wrong word"}, {rowRoundLate, "round late"}, {rowOneBuffer, "one buffer"}, {rowSignalFirst, "signal first"},
		{rowUnfenced, "unfenced"}, {rowShifted, "shifted"}, {rowToSelf, "to itself"}, {rowRelaxed, "relaxed"}, {rowEqual, "equal"},
		{rowUnwaited, "no wait"},
	}},
	{"Sum", (*Kernels).Sum, 0, []mistake{
		{sumEarly, "read early"}, {sumSteps, "steps"}, {sumWarp, "warp only"}, {sumBranch, "branch"}, {sumUnset, "unset"},
		{sumShifted, "shifted"}, {sumAgain, "reused"}, {sumEverybody, "everybody"}, {sumLanes, "lanes"}, {sumReturned, "returned"},
		{sumArguments, "arguments"},
	}},
	{"Last", (*Kernels).Last, 4, []mistake{
		{lastUnfenced, "unfenced"}, {lastBlockFence, "block fence"}, {lastApart, "no meeting"}, {lastPlain, "plain ticket"},
		{lastBlockScope, "block scope"}, {lastSiblings, "siblings"}, {lastByIndex, "by index"}, {lastShort, "one short"},
		{lastReader, "reader without fence"},
	}},
	{"Gather", (*Kernels).Gather, 0, []mistake{
		{gatherSwapped, "swapped"}, {gatherCount, "count"}, {gatherOperation, "operation"},
		{gatherSkipped, "skipped"}, {gatherHalf, "half a block"}, {gatherOverlap, "overlap"}, {gatherScope, "scope"},
		{gatherRoot, "root"}, {gatherThreadRoot, "root by thread"}, {gatherPeerResult, "result of the peer"}, {gatherSync, "sync and barrier"},
		{gatherTwice, "twice"},
	}},
	{"Pipe", (*Kernels).Pipe, 0, []mistake{
		{pipeReused, "reused"}, {pipeOneBuffer, "one buffer"}, {pipeUnfenced, "unfenced"}, {pipeFlushed, "flushed"},
		{pipeLastSignal, "last signal"}, {pipeShifted, "shifted"}, {pipeStride, "stride"}, {pipeUnwaited, "no wait"},
		{pipeSyncOnly, "sync only"}, {pipeReadBack, "read back"}, {pipeGetEarly, "get early"}, {pipeGetFence, "fence for get"},
		{pipeGetFlush, "flush for get"}, {pipeUnsettled, "unsettled"},
	}},
	{"Turn", (*Kernels).Turn, 0, []mistake{
		{turnSameFlag, "same flag"}, {turnUnanswered, "unanswered"}, {turnOldFlag, "old flag"}, {turnHalf, "half a line"},
		{turnRoundLate, "round late"}, {turnWrongWord, "wrong word"}, {turnLess, "less"}, {turnTested, "tested"},
		{turnZeroed, "zeroed"}, {turnUnfencedSets, "unfenced"},
	}},
}

var pairs = []pair{
	{name: "SharedRead", wrong: (*Kernels).SharedReadWrong, right: (*Kernels).SharedReadRight, text: "shared memory"},
	{name: "SharedReuse", wrong: (*Kernels).SharedReuseWrong, right: (*Kernels).SharedReuseRight, text: "missing: Block.Sync"},
	{name: "SharedUnwritten", wrong: (*Kernels).SharedUnwrittenWrong, right: (*Kernels).SharedUnwrittenRight, text: "nobody has written"},
	{name: "SharedCount", wrong: (*Kernels).SharedCountWrong, right: (*Kernels).SharedCountRight, text: "shared memory"},
	{name: "WarpOnly", wrong: (*Kernels).WarpOnlyWrong, right: (*Kernels).WarpOnlyRight, text: "shared memory"},
	{name: "Halo", wrong: (*Kernels).HaloWrong, right: (*Kernels).HaloRight, text: "missing: Block.Sync"},
	{name: "Total", wrong: (*Kernels).TotalWrong, right: (*Kernels).TotalRight, text: "race"},
	{name: "Branches", wrong: (*Kernels).BranchesWrong, right: (*Kernels).BranchesRight, text: "divergence"},

	{name: "BlocksPlain", wrong: (*Kernels).BlocksPlainWrong, right: (*Kernels).BlocksPlainRight, blocks: 2, text: "release and acquire at device scope", open: true},
	{name: "BlocksRelaxed", wrong: (*Kernels).BlocksRelaxedWrong, right: (*Kernels).BlocksRelaxedRight, blocks: 2, text: "release and acquire at device scope"},
	{name: "BlockScope", wrong: (*Kernels).BlockScopeWrong, right: (*Kernels).BlockScopeRight, blocks: 2, text: "device scope between blocks", open: true},
	{name: "MixedAtomic", wrong: (*Kernels).MixedAtomicWrong, right: (*Kernels).MixedAtomicRight, blocks: 2, text: "race", open: true},

	{name: "PeerSignal", wrong: (*Kernels).PeerSignalWrong, right: (*Kernels).PeerSignalRight, text: "missing: Fence or Quiet between the store and the update"},
	{name: "PeerPutSignal", wrong: (*Kernels).PeerPutSignalWrong, right: (*Kernels).PeerPutSignalRight, text: "missing: Fence or Quiet between the store and the update"},
	{name: "PeerAtomic", wrong: (*Kernels).PeerAtomicWrong, right: (*Kernels).PeerAtomicRight, text: "missing: Fence or Quiet between the store and the update", zero: true},
	{name: "OwnSignal", wrong: (*Kernels).OwnSignalWrong, right: (*Kernels).OwnSignalRight, text: "missing: Fence or Quiet between the store and the update"},
	{name: "OwnGet", wrong: (*Kernels).OwnGetWrong, right: (*Kernels).OwnGetRight, text: "missing: Fence or Quiet between the store and the update"},
	{name: "DeviceScope", wrong: (*Kernels).DeviceScopeWrong, right: (*Kernels).DeviceScopeRight, text: "system scope between PEs", zero: true},
	{name: "PeerRelaxed", wrong: (*Kernels).PeerRelaxedWrong, right: (*Kernels).PeerRelaxedRight, text: "race", zero: true},
	{name: "PlainFlag", wrong: (*Kernels).PlainFlagWrong, right: (*Kernels).PlainFlagRight, text: "race"},
	{name: "BothWrite", wrong: (*Kernels).BothWriteWrong, right: (*Kernels).BothWriteRight, text: "race"},

	{name: "AtomicPlain", wrong: (*Kernels).AtomicPlainWrong, right: (*Kernels).AtomicPlainRight, text: "race"},
	{name: "AtomicDevice", wrong: (*Kernels).AtomicDeviceWrong, right: (*Kernels).AtomicDeviceRight, text: "missing: system scope"},
	{name: "AtomicRead", wrong: (*Kernels).AtomicReadWrong, right: (*Kernels).AtomicReadRight, text: "race"},
	{name: "AtomicFlag", wrong: (*Kernels).AtomicFlagWrong, right: (*Kernels).AtomicFlagRight, text: "Fence if this is an operation to the same PE"},

	{name: "GetBack", wrong: (*Kernels).GetBackWrong, right: (*Kernels).GetBackRight, text: "missing: Quiet before this"},
	{name: "FlagByPut", wrong: (*Kernels).FlagByPutWrong, right: (*Kernels).FlagByPutRight, text: "missing: Fence or Quiet between that operation"},
	{name: "SourceAgain", wrong: (*Kernels).SourceAgainWrong, right: (*Kernels).SourceAgainRight, text: "missing: Quiet or Flush"},
	{name: "GetEarly", wrong: (*Kernels).GetEarlyWrong, right: (*Kernels).GetEarlyRight, text: "missing: Quiet before this"},
	{name: "SyncOnly", wrong: (*Kernels).SyncOnlyWrong, right: (*Kernels).SyncOnlyRight, text: "missing: Fence or Quiet between that operation"},
	{name: "FlushOnly", wrong: (*Kernels).FlushOnlyWrong, right: (*Kernels).FlushOnlyRight, text: "missing: Fence or Quiet between that operation"},
	{name: "Overwritten", wrong: (*Kernels).OverwrittenWrong, right: (*Kernels).OverwrittenRight, text: "race"},
	{name: "BlockSource", wrong: (*Kernels).BlockSourceWrong, right: (*Kernels).BlockSourceRight, text: "race"},

	{name: "EndsEarly", wrong: (*Kernels).EndsEarlyWrong, right: (*Kernels).EndsEarlyRight, text: "may not have reached yet; missing: Quiet or a barrier"},
	{name: "Sibling", wrong: (*Kernels).SiblingWrong, right: (*Kernels).SiblingRight, text: "race"},
	{name: "RelaxedWait", wrong: (*Kernels).RelaxedWaitWrong, right: (*Kernels).RelaxedWaitRight, text: "race"},
	{name: "OtherPut", wrong: (*Kernels).OtherPutWrong, right: (*Kernels).OtherPutRight, text: "race"},
	{name: "Toggled", wrong: (*Kernels).ToggledWrong, right: (*Kernels).ToggledRight, text: "wait"},
	{name: "Unfenced", wrong: (*Kernels).UnfencedWrong, right: (*Kernels).UnfencedRight, text: "order that is open"},
	{name: "EqualCount", wrong: (*Kernels).EqualCountWrong, right: (*Kernels).EqualCountRight, text: "miss the value"},
	{name: "Zeroed", wrong: (*Kernels).ZeroedWrong, right: (*Kernels).ZeroedRight, text: ""},
}
