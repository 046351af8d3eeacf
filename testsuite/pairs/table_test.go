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
// the emulator, the race detector in three runs, a seed of 10 of the sanitizer on the back end check.
const (
	byWarning   = "s"
	byCheck     = "c"
	bySeeds     = "e"
	byRace      = "r"
	bySanitizer = "g"
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
		{pushUnfenced, "unfenced", "cerg"}, {pushFlushed, "flushed", "cerg"}, {pushDeviceFence, "device fence", "cerg"}, {pushFencedEarly, "fenced early", "cerg"},
		{pushApart, "no meeting", "cerg"}, {pushSiblings, "siblings", "cerg"}, {pushUnanswered, "unanswered", "cerg"}, {pushAnsweredEarly, "answered early", "cerg"},
		{pushShifted, "shifted", "e"}, {pushFetched, "fetched", "crg"}, {pushPutSignal, "put with signal", "cerg"}, {pushToSelf, "to itself", "e"},
	}},
	{"Flag", (*Kernels).Flag, 0, []mistake{
		{flagRelaxed, "relaxed", "cerg"}, {flagDevice, "device scope", "scerg"}, {flagBlock, "block scope", "scerg"}, {flagPlain, "plain", "cerg"}, {flagFirst, "flag first", "cerg"},
		{flagDeviceFence, "device fence", "cerg"}, {flagLoadRelaxed, "relaxed load", "crg"}, {flagLoadDevice, "device load", "crg"}, {flagUnread, "unread", "cerg"},
	}},
	{"Pull", (*Kernels).Pull, 0, []mistake{
		{pullUnfenced, "unfenced", "cerg"}, {pullFlushed, "flushed", "cerg"}, {pullDeviceFence, "device fence", "cerg"}, {pullFencedEarly, "fenced early", "cerg"},
		{pullUnasked, "no wait", "cerg"}, {pullWrongSignal, "wrong signal", "cerg"}, {pullEarly, "before quiet", "cerg"}, {pullFenceForQuiet, "fence for quiet", "cerg"},
		{pullSiblings, "siblings", "cerg"}, {pullUnanswered, "unanswered", "cerg"}, {pullAnsweredEarly, "answered early", "cr"}, {pullStoredLate, "stored late", "cerg"},
		{pullLoaded, "loaded", "cerg"}, {pullRoundLate, "round late", "cerg"},
	}},
	{"Count", (*Kernels).Count, 0, []mistake{
		{countOwnerPlain, "owner plain", "cerg"}, {countOwnerDevice, "owner device", "cerg"}, {countOwnerBlock, "owner block", "cerg"}, {countFetchSet, "fetch and set", "e"},
		{countGetPut, "get and put", "scerg"}, {countSwapOnce, "swap once", "e"}, {countPeerDevice, "peer device", "scerg"}, {countPeerPlain, "peer plain", "cerg"},
		{countReadEarly, "read early", "ceg"}, {countSyncOnly, "sync only", "ceg"}, {countZeroed, "zeroed", "ce"}, {countZeroedPlain, "zeroed plain", "cerg"},
		{countFenced, "fence for quiet", "ce"}, {countShifted, "shifted", "e"},
	}},
	{"Row", (*Kernels).Row, 0, []mistake{
		{rowPutEarly, "put early", "cerg"}, {rowSiblings, "siblings", "cerg"}, {rowSameValue, "same value", "cerg"}, {rowOneWord, "one word", "cer"}, {rowOneWait, "one wait", "cerg"},
		{rowSwapped, "wrong word", "cerg"}, {rowRoundLate, "round late", "cerg"}, {rowOneBuffer, "one buffer", "cerg"}, {rowSignalFirst, "signal first", "cerg"},
		{rowUnfenced, "unfenced", "scerg"}, {rowShifted, "shifted", "cerg"}, {rowToSelf, "to itself", "e"}, {rowRelaxed, "relaxed", "crg"}, {rowEqual, "equal", "ce"},
		{rowUnwaited, "no wait", "cerg"},
	}},
	{"Sum", (*Kernels).Sum, 0, []mistake{
		{sumEarly, "read early", "cerg"}, {sumSteps, "steps", "cerg"}, {sumWarp, "warp only", "cerg"}, {sumBranch, "branch", "cer"}, {sumUnset, "unset", "ceg"},
		{sumShifted, "shifted", "ceg"}, {sumAgain, "reused", "cerg"}, {sumEverybody, "everybody", "cerg"}, {sumLanes, "lanes", "ce"}, {sumReturned, "returned", "ce"},
		{sumArguments, "arguments", "ce"},
	}},
	{"Last", (*Kernels).Last, 4, []mistake{
		{lastUnfenced, "unfenced", "crg"}, {lastBlockFence, "block fence", "crg"}, {lastApart, "no meeting", "cerg"}, {lastPlain, "plain ticket", "crg"},
		{lastBlockScope, "block scope", "crg"}, {lastSiblings, "siblings", "crg"}, {lastByIndex, "by index", "cer"}, {lastShort, "one short", "cerg"},
		{lastReader, "reader without fence", "crg"},
	}},
	{"Gather", (*Kernels).Gather, 0, []mistake{
		{gatherSwapped, "swapped", "ce"}, {gatherCount, "count", "ce"}, {gatherOperation, "operation", "ce"},
		{gatherSkipped, "skipped", "ce"}, {gatherHalf, "half a block", "ce"}, {gatherOverlap, "overlap", "ce"}, {gatherScope, "scope", "ce"},
		{gatherRoot, "root", "ce"}, {gatherThreadRoot, "root by thread", "ce"}, {gatherPeerResult, "result of the peer", "cerg"}, {gatherSync, "sync and barrier", "ce"},
		{gatherTwice, "twice", "ce"},
	}},
	{"Pipe", (*Kernels).Pipe, 0, []mistake{
		{pipeReused, "reused", "cerg"}, {pipeOneBuffer, "one buffer", "cerg"}, {pipeUnfenced, "unfenced", "cerg"}, {pipeFlushed, "flushed", "cerg"},
		{pipeLastSignal, "last signal", "cerg"}, {pipeShifted, "shifted", "cerg"}, {pipeStride, "stride", "e"}, {pipeUnwaited, "no wait", "cerg"},
		{pipeSyncOnly, "sync only", "cerg"}, {pipeReadBack, "read back", "cerg"}, {pipeGetEarly, "get early", "cerg"}, {pipeGetFence, "fence for get", "cerg"},
		{pipeGetFlush, "flush for get", "cerg"}, {pipeUnsettled, "unsettled", "cerg"},
	}},
	{"Turn", (*Kernels).Turn, 0, []mistake{
		{turnSameFlag, "same flag", "e"}, {turnUnanswered, "unanswered", "ce"}, {turnOldFlag, "old flag", "ce"}, {turnHalf, "half a line", "e"},
		{turnRoundLate, "round late", "ce"}, {turnWrongWord, "wrong word", "ce"}, {turnLess, "less", "ce"}, {turnTested, "tested", "ce"},
		{turnZeroed, "zeroed", "ce"}, {turnUnfencedSets, "unfenced", "ce"},
	}},
}

var pairs = []pair{
	{name: "SharedRead", wrong: (*Kernels).SharedReadWrong, right: (*Kernels).SharedReadRight, text: "shared memory", finds: "cerg"},
	{name: "SharedReuse", wrong: (*Kernels).SharedReuseWrong, right: (*Kernels).SharedReuseRight, text: "missing: Block.Sync", finds: "cerg"},
	{name: "SharedUnwritten", wrong: (*Kernels).SharedUnwrittenWrong, right: (*Kernels).SharedUnwrittenRight, text: "nobody has written", finds: "ceg"},
	{name: "SharedCount", wrong: (*Kernels).SharedCountWrong, right: (*Kernels).SharedCountRight, text: "shared memory", finds: "crg"},
	{name: "WarpOnly", wrong: (*Kernels).WarpOnlyWrong, right: (*Kernels).WarpOnlyRight, text: "shared memory", finds: "cerg"},
	{name: "Halo", wrong: (*Kernels).HaloWrong, right: (*Kernels).HaloRight, text: "missing: Block.Sync", finds: "cerg"},
	{name: "Total", wrong: (*Kernels).TotalWrong, right: (*Kernels).TotalRight, text: "race", finds: "cerg"},
	{name: "Branches", wrong: (*Kernels).BranchesWrong, right: (*Kernels).BranchesRight, text: "divergence", finds: "ce"},

	{name: "BlocksPlain", wrong: (*Kernels).BlocksPlainWrong, right: (*Kernels).BlocksPlainRight, blocks: 2, text: "release and acquire at device scope", open: true, finds: "cerg"},
	{name: "BlocksRelaxed", wrong: (*Kernels).BlocksRelaxedWrong, right: (*Kernels).BlocksRelaxedRight, blocks: 2, text: "release and acquire at device scope", finds: "crg"},
	{name: "BlockScope", wrong: (*Kernels).BlockScopeWrong, right: (*Kernels).BlockScopeRight, blocks: 2, text: "device scope between blocks", open: true, finds: "ceg"},
	{name: "MixedAtomic", wrong: (*Kernels).MixedAtomicWrong, right: (*Kernels).MixedAtomicRight, blocks: 2, text: "race", open: true, finds: "cerg"},

	{name: "PeerSignal", wrong: (*Kernels).PeerSignalWrong, right: (*Kernels).PeerSignalRight, text: "missing: Fence or Quiet between the store and the update", finds: "scerg"},
	{name: "PeerPutSignal", wrong: (*Kernels).PeerPutSignalWrong, right: (*Kernels).PeerPutSignalRight, text: "missing: Fence or Quiet between the store and the update", finds: "scerg"},
	{name: "PeerAtomic", wrong: (*Kernels).PeerAtomicWrong, right: (*Kernels).PeerAtomicRight, text: "missing: Fence or Quiet between the store and the update", zero: true, finds: "scerg"},
	{name: "OwnSignal", wrong: (*Kernels).OwnSignalWrong, right: (*Kernels).OwnSignalRight, text: "missing: Fence or Quiet between the store and the update", finds: "sceg"},
	{name: "OwnGet", wrong: (*Kernels).OwnGetWrong, right: (*Kernels).OwnGetRight, text: "missing: Fence or Quiet between the store and the update", finds: "scerg"},
	{name: "DeviceScope", wrong: (*Kernels).DeviceScopeWrong, right: (*Kernels).DeviceScopeRight, text: "system scope between PEs", zero: true, finds: "scerg"},
	{name: "PeerRelaxed", wrong: (*Kernels).PeerRelaxedWrong, right: (*Kernels).PeerRelaxedRight, text: "race", zero: true, finds: "cerg"},
	{name: "PlainFlag", wrong: (*Kernels).PlainFlagWrong, right: (*Kernels).PlainFlagRight, text: "race", finds: "cg"},
	{name: "BothWrite", wrong: (*Kernels).BothWriteWrong, right: (*Kernels).BothWriteRight, text: "race", finds: "cerg"},

	{name: "AtomicPlain", wrong: (*Kernels).AtomicPlainWrong, right: (*Kernels).AtomicPlainRight, text: "race", finds: "crg"},
	{name: "AtomicDevice", wrong: (*Kernels).AtomicDeviceWrong, right: (*Kernels).AtomicDeviceRight, text: "missing: system scope", finds: "cer"},
	{name: "AtomicRead", wrong: (*Kernels).AtomicReadWrong, right: (*Kernels).AtomicReadRight, text: "race", finds: "cerg"},
	{name: "AtomicFlag", wrong: (*Kernels).AtomicFlagWrong, right: (*Kernels).AtomicFlagRight, text: "Fence if this is an operation to the same PE", finds: "cerg"},

	{name: "GetBack", wrong: (*Kernels).GetBackWrong, right: (*Kernels).GetBackRight, text: "missing: Quiet before this", finds: "scerg"},
	{name: "FlagByPut", wrong: (*Kernels).FlagByPutWrong, right: (*Kernels).FlagByPutRight, text: "missing: Fence or Quiet between that operation", finds: "cerg"},
	{name: "SourceAgain", wrong: (*Kernels).SourceAgainWrong, right: (*Kernels).SourceAgainRight, text: "missing: Quiet or Flush", finds: "scerg"},
	{name: "GetEarly", wrong: (*Kernels).GetEarlyWrong, right: (*Kernels).GetEarlyRight, text: "missing: Quiet before this", finds: "scerg"},
	{name: "SyncOnly", wrong: (*Kernels).SyncOnlyWrong, right: (*Kernels).SyncOnlyRight, text: "missing: Fence or Quiet between that operation", finds: "cerg"},
	{name: "FlushOnly", wrong: (*Kernels).FlushOnlyWrong, right: (*Kernels).FlushOnlyRight, text: "missing: Fence or Quiet between that operation", finds: "cerg"},
	{name: "Overwritten", wrong: (*Kernels).OverwrittenWrong, right: (*Kernels).OverwrittenRight, text: "race", finds: "crg"},
	{name: "BlockSource", wrong: (*Kernels).BlockSourceWrong, right: (*Kernels).BlockSourceRight, text: "race", finds: "ceg"},

	{name: "EndsEarly", wrong: (*Kernels).EndsEarlyWrong, right: (*Kernels).EndsEarlyRight, text: "may not have reached yet; missing: Quiet or a barrier", finds: "scer"},
	{name: "Sibling", wrong: (*Kernels).SiblingWrong, right: (*Kernels).SiblingRight, text: "race", finds: "scerg"},
	{name: "RelaxedWait", wrong: (*Kernels).RelaxedWaitWrong, right: (*Kernels).RelaxedWaitRight, text: "race", finds: "crg"},
	{name: "OtherPut", wrong: (*Kernels).OtherPutWrong, right: (*Kernels).OtherPutRight, text: "race", finds: "scerg"},
	{name: "Toggled", wrong: (*Kernels).ToggledWrong, right: (*Kernels).ToggledRight, text: "wait", finds: "ce"},
	{name: "Unfenced", wrong: (*Kernels).UnfencedWrong, right: (*Kernels).UnfencedRight, text: "order that is open", finds: "ce"},
	{name: "EqualCount", wrong: (*Kernels).EqualCountWrong, right: (*Kernels).EqualCountRight, text: "miss the value", finds: "sce"},
	{name: "Zeroed", wrong: (*Kernels).ZeroedWrong, right: (*Kernels).ZeroedRight, text: "", finds: "sce"},
}
