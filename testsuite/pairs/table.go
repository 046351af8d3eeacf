package main

import (
	"strings"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/pairs/async"
)

// launch launches a kernel.
type launch func(pe *gpurt.PE, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error

// method launches a kernel, and choice one with a mistake.
type (
	method[K any] func(k K, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error
	choice[K any] func(k K, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64], mistake int) error
)

// own returns the launch of a kernel of this package.
func own(f method[*Kernels]) launch {
	return func(pe *gpurt.PE, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		return f(k, s, cfg, data, other, signals, out)
	}
}

// kernel returns the launch of a kernel with a mistake.
type kernel func(mistake int) launch

// with returns a kernel with mistakes of a package.
func with[K any](load func(*gpurt.PE) (K, error), f choice[K]) kernel {
	return func(mistake int) launch {
		return func(pe *gpurt.PE, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error {
			k, err := load(pe)
			if err != nil {
				return err
			}
			return f(k, s, cfg, data, other, signals, out, mistake)
		}
	}
}

// box launches async.Box, for boxes of four rows of eight words.
func box(mistake int) launch {
	return func(pe *gpurt.PE, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error {
		k, err := async.LoadKernels(pe)
		if err != nil {
			return err
		}
		a, err := gpurt.ArrayOn(other, gpurt.Shape(8, 8))
		if err != nil {
			return err
		}
		m, err := gpurt.NewTensorMap(a, [2]int{4, 8}, gpurt.TensorMapOptions{})
		if err != nil {
			return err
		}
		return k.Box(s, cfg, data, other, signals, out, m, mistake)
	}
}

// stage launches async.Stage, for tiles whose elements differ from one to the next.
func stage(mistake int) launch {
	return func(pe *gpurt.PE, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error {
		k, err := async.LoadKernels(pe)
		if err != nil {
			return err
		}
		rows, cols := async.StageTiles*len(async.StageRows{}), len(async.StageCols{})
		x := make([]int8, rows*cols)
		for i := range x {
			x[i] = int8(i%7 + i/len(async.StageRows{})/cols*9)
		}
		m, err := gpurt.AllocFrom(pe, x)
		if err != nil {
			return err
		}
		a, err := gpurt.ArrayOn(m, gpurt.Shape(rows, cols))
		if err != nil {
			return err
		}
		src, err := gpurt.NewTileSource[async.StageRows, async.StageCols](a, gpurt.TileSourceOptions{})
		if err != nil {
			return err
		}
		return k.Stage(s, cfg.DynamicShared(async.StageShared()), data, other, signals, out, src, mistake)
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
	// orders is how many orders the back end check goes through, 0 for one run.
	orders int
}

// found says that a tool finds the mistake.
func (p *pair) found(by string) bool { return strings.Contains(p.finds, by) }

// What finds mistakes: a warning of gpuc check, one run of the back end check, a seed of 100 of
// the emulator, the race detector in some runs, the sanitizer with a seed of 10.
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
		list = append(list, pair{name: f.name + "/" + m.name, wrong: f.run(m.number), right: f.run(0), blocks: f.blocks, finds: m.finds})
	}
	return list
}

// all returns all pairs.
func all() []pair {
	list := append([]pair(nil), pairs...)
	for _, f := range allFamilies() {
		list = append(list, f.pairs()...)
	}
	return list
}

// allFamilies returns the kernels with mistakes of this package and of package async.
func allFamilies() []family { return append(append([]family(nil), families...), asyncFamilies...) }

// twins returns a pair for each kernel without a mistake.
func twins() []pair {
	list := append([]pair(nil), pairs...)
	for _, f := range allFamilies() {
		list = append(list, pair{name: f.name, right: f.run(0), blocks: f.blocks})
	}
	return list
}

var families = []family{
	{"Push", with(LoadKernels, (*Kernels).Push), 0, []mistake{
		{pushUnfenced, "unfenced", "cerg"}, {pushFlushed, "flushed", "cerg"}, {pushDeviceFence, "device fence", "cerg"}, {pushFencedEarly, "fenced early", "cerg"},
		{pushApart, "no meeting", "cerg"}, {pushSiblings, "siblings", "cerg"}, {pushUnanswered, "unanswered", "cerg"}, {pushAnsweredEarly, "answered early", "cerg"},
		{pushShifted, "shifted", "e"}, {pushFetched, "fetched", "crg"}, {pushPutSignal, "put with signal", "cerg"}, {pushToSelf, "to itself", "e"},
	}},
	{"Flag", with(LoadKernels, (*Kernels).Flag), 0, []mistake{
		{flagRelaxed, "relaxed", "cerg"}, {flagDevice, "device scope", "scerg"}, {flagBlock, "block scope", "scerg"}, {flagPlain, "plain", "cerg"}, {flagFirst, "flag first", "cerg"},
		{flagDeviceFence, "device fence", "cerg"}, {flagLoadRelaxed, "relaxed load", "crg"}, {flagLoadDevice, "device load", "crg"}, {flagUnread, "unread", "cerg"},
	}},
	{"Pull", with(LoadKernels, (*Kernels).Pull), 0, []mistake{
		{pullUnfenced, "unfenced", "cerg"}, {pullFlushed, "flushed", "cerg"}, {pullDeviceFence, "device fence", "cerg"}, {pullFencedEarly, "fenced early", "cerg"},
		{pullUnasked, "no wait", "cerg"}, {pullWrongSignal, "wrong signal", "cerg"}, {pullEarly, "before quiet", "cerg"}, {pullFenceForQuiet, "fence for quiet", "cerg"},
		{pullSiblings, "siblings", "cerg"}, {pullUnanswered, "unanswered", "cerg"}, {pullAnsweredEarly, "answered early", "cer"}, {pullStoredLate, "stored late", "cerg"},
		{pullLoaded, "loaded", "cerg"}, {pullRoundLate, "round late", "cerg"},
	}},
	{"Count", with(LoadKernels, (*Kernels).Count), 0, []mistake{
		{countOwnerPlain, "owner plain", "cerg"}, {countOwnerDevice, "owner device", "cerg"}, {countOwnerBlock, "owner block", "cerg"}, {countFetchSet, "fetch and set", "e"},
		{countGetPut, "get and put", "scerg"}, {countSwapOnce, "swap once", "e"}, {countPeerDevice, "peer device", "scerg"}, {countPeerPlain, "peer plain", "cerg"},
		{countReadEarly, "read early", "cerg"}, {countSyncOnly, "sync only", "cerg"}, {countZeroed, "zeroed", "ceg"}, {countZeroedPlain, "zeroed plain", "cerg"},
		{countFenced, "fence for quiet", "cerg"}, {countShifted, "shifted", "e"},
	}},
	{"Row", with(LoadKernels, (*Kernels).Row), 0, []mistake{
		{rowPutEarly, "put early", "cerg"}, {rowSiblings, "siblings", "cerg"}, {rowSameValue, "same value", "cerg"}, {rowOneWord, "one word", "cerg"}, {rowOneWait, "one wait", "cerg"},
		{rowSwapped, "wrong word", "cerg"}, {rowRoundLate, "round late", "cerg"}, {rowOneBuffer, "one buffer", "cerg"}, {rowSignalFirst, "signal first", "cerg"},
		{rowUnfenced, "unfenced", "scerg"}, {rowShifted, "shifted", "cerg"}, {rowToSelf, "to itself", "e"}, {rowRelaxed, "relaxed", "crg"}, {rowEqual, "equal", "ceg"},
		{rowUnwaited, "no wait", "cerg"},
	}},
	{"Sum", with(LoadKernels, (*Kernels).Sum), 0, []mistake{
		{sumEarly, "read early", "cerg"}, {sumSteps, "steps", "cerg"}, {sumWarp, "warp only", "cerg"}, {sumBranch, "branch", "cerg"}, {sumUnset, "unset", "ceg"},
		{sumShifted, "shifted", "ceg"}, {sumAgain, "reused", "cerg"}, {sumEverybody, "everybody", "cerg"}, {sumLanes, "lanes", "ceg"}, {sumReturned, "returned", "ceg"},
		{sumArguments, "arguments", "ceg"},
	}},
	{"Last", with(LoadKernels, (*Kernels).Last), 4, []mistake{
		{lastUnfenced, "unfenced", "crg"}, {lastBlockFence, "block fence", "crg"}, {lastApart, "no meeting", "cerg"}, {lastPlain, "plain ticket", "crg"},
		{lastBlockScope, "block scope", "crg"}, {lastSiblings, "siblings", "crg"}, {lastByIndex, "by index", "cerg"}, {lastShort, "one short", "cerg"},
		{lastReader, "reader without fence", "crg"},
	}},
	{"Gather", with(LoadKernels, (*Kernels).Gather), 0, []mistake{
		{gatherSwapped, "swapped", "ceg"}, {gatherCount, "count", "ceg"}, {gatherOperation, "operation", "ceg"},
		{gatherSkipped, "skipped", "ceg"}, {gatherHalf, "half a block", "ceg"}, {gatherOverlap, "overlap", "ce"}, {gatherScope, "scope", "ceg"},
		{gatherRoot, "root", "ceg"}, {gatherThreadRoot, "root by thread", "ceg"}, {gatherPeerResult, "result of the peer", "cerg"}, {gatherSync, "sync and barrier", "ceg"},
		{gatherTwice, "twice", "ce"},
	}},
	{"Pipe", with(LoadKernels, (*Kernels).Pipe), 0, []mistake{
		{pipeReused, "reused", "cerg"}, {pipeOneBuffer, "one buffer", "cerg"}, {pipeUnfenced, "unfenced", "cerg"}, {pipeFlushed, "flushed", "cerg"},
		{pipeLastSignal, "last signal", "cerg"}, {pipeShifted, "shifted", "cerg"}, {pipeStride, "stride", "e"}, {pipeUnwaited, "no wait", "cerg"},
		{pipeSyncOnly, "sync only", "cerg"}, {pipeReadBack, "read back", "cerg"}, {pipeGetEarly, "get early", "cerg"}, {pipeGetFence, "fence for get", "cerg"},
		{pipeGetFlush, "flush for get", "cerg"}, {pipeUnsettled, "unsettled", "cerg"},
	}},
	{"Queue", with(LoadKernels, (*Kernels).Queue), 0, []mistake{
		{queueOpenLate, "open late", "e"}, {queueClosedEarly, "closed early", "e"}, {queueUncarried, "uncarried", "scerg"},
	}},
	{"Turn", with(LoadKernels, (*Kernels).Turn), 0, []mistake{
		{turnSameFlag, "same flag", "ceg"}, {turnUnanswered, "unanswered", "ceg"}, {turnOldFlag, "old flag", "ceg"}, {turnHalf, "half a line", "e"},
		{turnRoundLate, "round late", "ceg"}, {turnWrongWord, "wrong word", "ceg"}, {turnLess, "less", "ceg"}, {turnTested, "tested", "ceg"},
		{turnZeroed, "zeroed", "ceg"}, {turnUnfencedSets, "unfenced", "ceg"},
	}},
}

var pairs = []pair{
	{name: "SharedRead", wrong: own((*Kernels).SharedReadWrong), right: own((*Kernels).SharedReadRight), text: "shared memory", finds: "cerg"},
	{name: "SharedReuse", wrong: own((*Kernels).SharedReuseWrong), right: own((*Kernels).SharedReuseRight), text: "missing: Block.Sync", finds: "cerg"},
	{name: "SharedUnwritten", wrong: own((*Kernels).SharedUnwrittenWrong), right: own((*Kernels).SharedUnwrittenRight), text: "that was never written", finds: "ceg"},
	{name: "SharedCount", wrong: own((*Kernels).SharedCountWrong), right: own((*Kernels).SharedCountRight), text: "shared memory", finds: "crg"},
	{name: "SharedFlag", wrong: own((*Kernels).SharedFlagWrong), right: own((*Kernels).SharedFlagRight), text: "shared memory", finds: "crg"},
	{name: "WarpOnly", wrong: own((*Kernels).WarpOnlyWrong), right: own((*Kernels).WarpOnlyRight), text: "shared memory", finds: "cerg"},
	{name: "Halo", wrong: own((*Kernels).HaloWrong), right: own((*Kernels).HaloRight), text: "missing: Block.Sync", finds: "cerg"},
	{name: "Total", wrong: own((*Kernels).TotalWrong), right: own((*Kernels).TotalRight), text: "race", finds: "cerg"},
	{name: "Branches", wrong: own((*Kernels).BranchesWrong), right: own((*Kernels).BranchesRight), text: "divergence", finds: "ceg"},
	{name: "Helper", wrong: own((*Kernels).HelperWrong), right: own((*Kernels).HelperRight), text: "divergence", finds: "sceg"},

	{name: "BlocksPlain", wrong: own((*Kernels).BlocksPlainWrong), right: own((*Kernels).BlocksPlainRight), blocks: 2, text: "release and acquire at device scope", open: true, finds: "cerg"},
	{name: "BlocksRelaxed", wrong: own((*Kernels).BlocksRelaxedWrong), right: own((*Kernels).BlocksRelaxedRight), blocks: 2, text: "release and acquire at device scope", finds: "crg"},
	{name: "FenceScope", wrong: own((*Kernels).FenceScopeWrong), right: own((*Kernels).FenceScopeRight), blocks: 2, text: "release and acquire at device scope", finds: "crg"},
	{name: "TwoCallers", wrong: own((*Kernels).TwoCallersWrong), right: own((*Kernels).TwoCallersRight), blocks: 2, text: "BarrierAll", finds: "ceg"},
	{name: "BlockScope", wrong: own((*Kernels).BlockScopeWrong), right: own((*Kernels).BlockScopeRight), blocks: 2, text: "device scope between blocks", open: true, finds: "ceg"},
	{name: "MixedAtomic", wrong: own((*Kernels).MixedAtomicWrong), right: own((*Kernels).MixedAtomicRight), blocks: 2, text: "race", open: true, finds: "cerg"},

	{name: "PeerSignal", wrong: own((*Kernels).PeerSignalWrong), right: own((*Kernels).PeerSignalRight), text: "missing: Fence or Quiet between the store and the update", finds: "scerg"},
	{name: "PeerPutSignal", wrong: own((*Kernels).PeerPutSignalWrong), right: own((*Kernels).PeerPutSignalRight), text: "missing: Fence or Quiet between the store and the update", finds: "scerg"},
	{name: "PeerAtomic", wrong: own((*Kernels).PeerAtomicWrong), right: own((*Kernels).PeerAtomicRight), text: "missing: Fence or Quiet between the store and the update", zero: true, finds: "scerg"},
	{name: "OwnSignal", wrong: own((*Kernels).OwnSignalWrong), right: own((*Kernels).OwnSignalRight), text: "missing: Fence or Quiet between the store and the update", finds: "sceg"},
	{name: "OwnGet", wrong: own((*Kernels).OwnGetWrong), right: own((*Kernels).OwnGetRight), text: "missing: Fence or Quiet between the store and the update", finds: "scerg"},
	{name: "DeviceScope", wrong: own((*Kernels).DeviceScopeWrong), right: own((*Kernels).DeviceScopeRight), text: "system scope between PEs", zero: true, finds: "scerg"},
	{name: "PeerRelaxed", wrong: own((*Kernels).PeerRelaxedWrong), right: own((*Kernels).PeerRelaxedRight), text: "race", zero: true, finds: "cerg"},
	{name: "PlainFlag", wrong: own((*Kernels).PlainFlagWrong), right: own((*Kernels).PlainFlagRight), text: "race", finds: "cg"},
	{name: "BothWrite", wrong: own((*Kernels).BothWriteWrong), right: own((*Kernels).BothWriteRight), text: "race", finds: "cerg"},

	{name: "AtomicPlain", wrong: own((*Kernels).AtomicPlainWrong), right: own((*Kernels).AtomicPlainRight), text: "race", finds: "crg"},
	{name: "AtomicDevice", wrong: own((*Kernels).AtomicDeviceWrong), right: own((*Kernels).AtomicDeviceRight), text: "missing: system scope", finds: "cerg"},
	{name: "AtomicRead", wrong: own((*Kernels).AtomicReadWrong), right: own((*Kernels).AtomicReadRight), text: "race", finds: "cerg"},
	{name: "AtomicFlag", wrong: own((*Kernels).AtomicFlagWrong), right: own((*Kernels).AtomicFlagRight), text: "Fence if this is an operation to the same PE", finds: "cerg"},
	{name: "Taken", wrong: own((*Kernels).TakenWrong), right: own((*Kernels).TakenRight), text: "after a fetch of package shmem, Fence", finds: "crg"},

	{name: "GetBack", wrong: own((*Kernels).GetBackWrong), right: own((*Kernels).GetBackRight), text: "missing: Quiet before this", finds: "scerg"},
	{name: "ToItself", wrong: own((*Kernels).ToItselfWrong), right: own((*Kernels).ToItselfRight), text: "Put: destination and source overlap in part", finds: "sceg"},
	{name: "FromItself", wrong: own((*Kernels).FromItselfWrong), right: own((*Kernels).FromItselfRight), text: "IGet: destination and source overlap in part", finds: "ceg"},
	{name: "FlagByPut", wrong: own((*Kernels).FlagByPutWrong), right: own((*Kernels).FlagByPutRight), text: "missing: Fence or Quiet between that operation", finds: "cerg"},
	{name: "SourceAgain", wrong: own((*Kernels).SourceAgainWrong), right: own((*Kernels).SourceAgainRight), text: "missing: Quiet or Flush", finds: "scerg"},
	{name: "QuietOfOther", wrong: own((*Kernels).QuietOfOtherWrong), right: own((*Kernels).QuietOfOtherRight), text: "missing: Quiet or Flush", finds: "cerg"},
	{name: "SourceGet", wrong: own((*Kernels).SourceGetWrong), right: own((*Kernels).SourceGetRight), text: "write (Get) here", finds: "scerg"},
	{name: "GetEarly", wrong: own((*Kernels).GetEarlyWrong), right: own((*Kernels).GetEarlyRight), text: "missing: Quiet before this", finds: "scerg"},
	{name: "SyncOnly", wrong: own((*Kernels).SyncOnlyWrong), right: own((*Kernels).SyncOnlyRight), text: "missing: Fence or Quiet between that operation", finds: "cerg"},
	{name: "FlushOnly", wrong: own((*Kernels).FlushOnlyWrong), right: own((*Kernels).FlushOnlyRight), text: "missing: Fence or Quiet between that operation", finds: "cerg"},
	{name: "Overwritten", wrong: own((*Kernels).OverwrittenWrong), right: own((*Kernels).OverwrittenRight), text: "race", finds: "crg"},
	{name: "BlockSource", wrong: own((*Kernels).BlockSourceWrong), right: own((*Kernels).BlockSourceRight), text: "race", finds: "sceg"},
	{name: "LeaderSource", wrong: own((*Kernels).LeaderSourceWrong), right: own((*Kernels).LeaderSourceRight), text: "race", finds: "scerg"},

	{name: "Relay", wrong: own((*Kernels).RelayWrong), right: own((*Kernels).RelayRight), text: "Fence nothing of those to other PEs", finds: "c"},
	{name: "RelayStore", wrong: own((*Kernels).RelayStoreWrong), right: own((*Kernels).RelayStoreRight), text: "missing: Fence or Quiet between the store", finds: "c"},
	{name: "EndsEarly", wrong: own((*Kernels).EndsEarlyWrong), right: own((*Kernels).EndsEarlyRight), text: "may not have reached yet; missing: Quiet or a barrier", finds: "scer"},
	{name: "Sibling", wrong: own((*Kernels).SiblingWrong), right: own((*Kernels).SiblingRight), text: "race", finds: "scerg"},
	{name: "RelaxedWait", wrong: own((*Kernels).RelaxedWaitWrong), right: own((*Kernels).RelaxedWaitRight), text: "race", finds: "crg"},
	{name: "OtherPut", wrong: own((*Kernels).OtherPutWrong), right: own((*Kernels).OtherPutRight), text: "race", finds: "scerg"},
	{name: "Toggled", wrong: own((*Kernels).ToggledWrong), right: own((*Kernels).ToggledRight), text: "wait", finds: "ceg"},
	{name: "Unfenced", wrong: own((*Kernels).UnfencedWrong), right: own((*Kernels).UnfencedRight), text: "order that is open", finds: "ceg"},
	{name: "EqualCount", wrong: own((*Kernels).EqualCountWrong), right: own((*Kernels).EqualCountRight), text: "miss the value", finds: "sceg"},
	{name: "Zeroed", wrong: own((*Kernels).ZeroedWrong), right: own((*Kernels).ZeroedRight), text: "", finds: "sceg"},
}

// asyncFamilies are the kernels of package async.
var asyncFamilies = []family{
	{"Copy", with(async.LoadKernels, (*async.Kernels).Copy), 0, []mistake{
		{async.CopyUncommitted, "uncommitted", "cerg"},
		{async.CopyOneLeft, "one group left", "cerg"},
		{async.CopyUnwaited, "no wait", "cerg"},
		{async.CopyApart, "no meeting", "cerg"},
		{async.CopyEarly, "early", "cerg"},
		{async.CopySource, "source", "cerg"},
	}},
	{"Load", with(async.LoadKernels, (*async.Kernels).Load), 0, []mistake{
		{async.LoadUnwaited, "no wait", "cerg"},
		{async.LoadParity, "wrong parity", "ce"},
		{async.LoadReleased, "released", "cerg"},
		{async.LoadUnreleased, "unreleased", "cerg"},
		{async.LoadTooFew, "too few bytes", "cerg"},
		{async.LoadTooMany, "too many bytes", "ce"},
		{async.LoadHalf, "half the arrivals", "cer"},
		{async.LoadUnmade, "made late", "cer"},
		{async.LoadUnfenced, "unfenced", "crg"},
		{async.LoadTried, "tried", "cerg"},
	}},
	{"Store", with(async.LoadKernels, (*async.Kernels).Store), 0, []mistake{
		{async.StoreUnfenced, "unfenced", "ceg"},
		{async.StoreFencedByOne, "fenced by one", "ceg"},
		{async.StoreFencedEarly, "fenced early", "cerg"},
		{async.StoreApart, "no meeting", "cerg"},
		{async.StoreReused, "reused", "cerg"},
		{async.StoreTwoLeft, "two groups left", "cerg"},
		{async.StoreReadBack, "read back", "cerg"},
		{async.StoreUncommitted, "uncommitted", "cerg"},
		{async.StoreReturned, "returned", "ceg"},
	}},
	{"Near", with(async.LoadKernels, (*async.Kernels).Near), 2, []mistake{
		{async.NearBlockSync, "barrier of the block", "cerg"},
		{async.NearBegun, "not begun", "cg"},
		{async.NearUnwaited, "no wait", "cerg"},
		{async.NearOverwritten, "overwritten", "cerg"},
		{async.NearReturned, "returned", "ce"},
		{async.NearUnmade, "made late", "ceg"},
	}},
	{"Send", with(async.LoadKernels, (*async.Kernels).Send), 0, []mistake{
		{async.SendUnfenced, "unfenced", "ceg"},
		{async.SendApart, "no meeting", "cerg"},
		{async.SendReused, "reused", "cerg"},
		{async.SendUnwaited, "no wait", "cerg"},
		{async.SendLess, "less", "cerg"},
		{async.SendUnseen, "unseen", "cr"},
	}},
	{"Box", box, 0, []mistake{
		{async.BoxInside, "bytes inside", "ce"},
		{async.BoxBase, "wrong place", "ce"},
		{async.BoxUnwaited, "no wait", "cerg"},
		{async.BoxUnfenced, "unfenced", "ceg"},
		{async.BoxReused, "reused", "cerg"},
		{async.BoxBetween, "between chunks", "ce"},
		{async.BoxBefore, "before the tensor", "ce"},
	}},
	{"Stage", stage, 0, []mistake{
		{async.StageTooFew, "too few bytes", "ce"},
		{async.StageTooMany, "too many bytes", "ce"},
		{async.StageWarp, "whole warp", "ceg"},
		{async.StageEarly, "not acquired", "cerg"},
		{async.StageUnwaited, "no wait", "cerg"},
		{async.StageReleased, "released", "cerg"},
	}},
	{"Role", with(async.LoadKernels, (*async.Kernels).Role), 0, []mistake{
		{async.RoleArrives, "arrives", "cerg"},
		{async.RoleReleased, "released", "cerg"},
		{async.RoleUnreleased, "unreleased", "ceg"},
		{async.RoleNumber, "wrong number", "ce"},
	}},
}
