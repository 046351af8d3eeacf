package pairs

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
		{pushUnfenced, "unfenced", "cer"}, {pushFlushed, "flushed", "cer"}, {pushDeviceFence, "device fence", "cer"}, {pushFencedEarly, "fenced early", "cer"},
		{pushApart, "no meeting", "cer"}, {pushSiblings, "siblings", "cer"}, {pushUnanswered, "unanswered", "cer"}, {pushAnsweredEarly, "answered early", "cer"},
		{pushShifted, "shifted", "e"}, {pushFetched, "fetched", "cr"}, {pushPutSignal, "put with signal", "cer"}, {pushToSelf, "to itself", "e"},
	}},
	{"Flag", with(LoadKernels, (*Kernels).Flag), 0, []mistake{
		{flagRelaxed, "relaxed", "cer"}, {flagDevice, "device scope", "scer"}, {flagBlock, "block scope", "scer"}, {flagPlain, "plain", "cer"}, {flagFirst, "flag first", "cer"},
		{flagDeviceFence, "device fence", "cer"}, {flagLoadRelaxed, "relaxed load", "cr"}, {flagLoadDevice, "device load", "cr"}, {flagUnread, "unread", "cer"},
	}},
	{"Pull", with(LoadKernels, (*Kernels).Pull), 0, []mistake{
		{pullUnfenced, "unfenced", "cer"}, {pullFlushed, "flushed", "cer"}, {pullDeviceFence, "device fence", "cer"}, {pullFencedEarly, "fenced early", "cer"},
		{pullUnasked, "no wait", "cer"}, {pullWrongSignal, "wrong signal", "cer"}, {pullEarly, "before quiet", "cer"}, {pullFenceForQuiet, "fence for quiet", "cer"},
		{pullSiblings, "siblings", "cer"}, {pullUnanswered, "unanswered", "cer"}, {pullAnsweredEarly, "answered early", "cr"}, {pullStoredLate, "stored late", "cer"},
		{pullLoaded, "loaded", "cer"}, {pullRoundLate, "round late", "cer"},
	}},
	{"Count", with(LoadKernels, (*Kernels).Count), 0, []mistake{
		{countOwnerPlain, "owner plain", "cer"}, {countOwnerDevice, "owner device", "cer"}, {countOwnerBlock, "owner block", "cer"}, {countFetchSet, "fetch and set", "e"},
		{countGetPut, "get and put", "scer"}, {countSwapOnce, "swap once", "e"}, {countPeerDevice, "peer device", "scer"}, {countPeerPlain, "peer plain", "cer"},
		{countReadEarly, "read early", "cer"}, {countSyncOnly, "sync only", "cer"}, {countZeroed, "zeroed", "ce"}, {countZeroedPlain, "zeroed plain", "cer"},
		{countFenced, "fence for quiet", "cer"}, {countShifted, "shifted", "e"},
	}},
	{"Row", with(LoadKernels, (*Kernels).Row), 0, []mistake{
		{rowPutEarly, "put early", "cer"}, {rowSiblings, "siblings", "cer"}, {rowSameValue, "same value", "cer"}, {rowOneWord, "one word", "cer"}, {rowOneWait, "one wait", "cer"},
		{rowSwapped, "wrong word", "cer"}, {rowRoundLate, "round late", "cer"}, {rowOneBuffer, "one buffer", "cer"}, {rowSignalFirst, "signal first", "cer"},
		{rowUnfenced, "unfenced", "scer"}, {rowShifted, "shifted", "cer"}, {rowToSelf, "to itself", "e"}, {rowRelaxed, "relaxed", "cr"}, {rowEqual, "equal", "ce"},
		{rowUnwaited, "no wait", "cer"},
	}},
	{"Sum", with(LoadKernels, (*Kernels).Sum), 0, []mistake{
		{sumEarly, "read early", "cer"}, {sumSteps, "steps", "cer"}, {sumWarp, "warp only", "cer"}, {sumBranch, "branch", "cer"}, {sumUnset, "unset", "ce"},
		{sumShifted, "shifted", "ce"}, {sumAgain, "reused", "cer"}, {sumEverybody, "everybody", "cer"}, {sumLanes, "lanes", "ce"}, {sumReturned, "returned", "ce"},
		{sumArguments, "arguments", "ce"},
	}},
	{"Last", with(LoadKernels, (*Kernels).Last), 4, []mistake{
		{lastUnfenced, "unfenced", "cr"}, {lastBlockFence, "block fence", "cr"}, {lastApart, "no meeting", "cer"}, {lastPlain, "plain ticket", "cr"},
		{lastBlockScope, "block scope", "cr"}, {lastSiblings, "siblings", "cr"}, {lastByIndex, "by index", "cer"}, {lastShort, "one short", "cer"},
		{lastReader, "reader without fence", "cr"},
	}},
	{"Gather", with(LoadKernels, (*Kernels).Gather), 0, []mistake{
		{gatherSwapped, "swapped", "ce"}, {gatherCount, "count", "ce"}, {gatherOperation, "operation", "ce"},
		{gatherSkipped, "skipped", "ce"}, {gatherHalf, "half a block", "ce"}, {gatherOverlap, "overlap", "ce"}, {gatherScope, "scope", "ce"},
		{gatherRoot, "root", "ce"}, {gatherThreadRoot, "root by thread", "ce"}, {gatherPeerResult, "result of the peer", "cer"}, {gatherSync, "sync and barrier", "ce"},
		{gatherTwice, "twice", "ce"},
	}},
	{"Pipe", with(LoadKernels, (*Kernels).Pipe), 0, []mistake{
		{pipeReused, "reused", "cer"}, {pipeOneBuffer, "one buffer", "cer"}, {pipeUnfenced, "unfenced", "cer"}, {pipeFlushed, "flushed", "cer"},
		{pipeLastSignal, "last signal", "cer"}, {pipeShifted, "shifted", "cer"}, {pipeStride, "stride", "e"}, {pipeUnwaited, "no wait", "cer"},
		{pipeSyncOnly, "sync only", "cer"}, {pipeReadBack, "read back", "cer"}, {pipeGetEarly, "get early", "cer"}, {pipeGetFence, "fence for get", "cer"},
		{pipeGetFlush, "flush for get", "cer"}, {pipeUnsettled, "unsettled", "cer"},
	}},
	{"Turn", with(LoadKernels, (*Kernels).Turn), 0, []mistake{
		{turnSameFlag, "same flag", "ce"}, {turnUnanswered, "unanswered", "ce"}, {turnOldFlag, "old flag", "ce"}, {turnHalf, "half a line", "e"},
		{turnRoundLate, "round late", "ce"}, {turnWrongWord, "wrong word", "ce"}, {turnLess, "less", "ce"}, {turnTested, "tested", "ce"},
		{turnZeroed, "zeroed", "ce"}, {turnUnfencedSets, "unfenced", "ce"},
	}},
}

var pairs = []pair{
	{name: "SharedRead", wrong: own((*Kernels).SharedReadWrong), right: own((*Kernels).SharedReadRight), text: "shared memory", finds: "cer"},
	{name: "SharedReuse", wrong: own((*Kernels).SharedReuseWrong), right: own((*Kernels).SharedReuseRight), text: "missing: Block.Sync", finds: "cer"},
	{name: "SharedUnwritten", wrong: own((*Kernels).SharedUnwrittenWrong), right: own((*Kernels).SharedUnwrittenRight), text: "nobody has written", finds: "ce"},
	{name: "SharedCount", wrong: own((*Kernels).SharedCountWrong), right: own((*Kernels).SharedCountRight), text: "shared memory", finds: "cr"},
	{name: "WarpOnly", wrong: own((*Kernels).WarpOnlyWrong), right: own((*Kernels).WarpOnlyRight), text: "shared memory", finds: "cer"},
	{name: "Halo", wrong: own((*Kernels).HaloWrong), right: own((*Kernels).HaloRight), text: "missing: Block.Sync", finds: "cer"},
	{name: "Total", wrong: own((*Kernels).TotalWrong), right: own((*Kernels).TotalRight), text: "race", finds: "cer"},
	{name: "Branches", wrong: own((*Kernels).BranchesWrong), right: own((*Kernels).BranchesRight), text: "divergence", finds: "ce"},

	{name: "BlocksPlain", wrong: own((*Kernels).BlocksPlainWrong), right: own((*Kernels).BlocksPlainRight), blocks: 2, text: "release and acquire at device scope", open: true, finds: "cer"},
	{name: "BlocksRelaxed", wrong: own((*Kernels).BlocksRelaxedWrong), right: own((*Kernels).BlocksRelaxedRight), blocks: 2, text: "release and acquire at device scope", finds: "cr"},
	{name: "BlockScope", wrong: own((*Kernels).BlockScopeWrong), right: own((*Kernels).BlockScopeRight), blocks: 2, text: "device scope between blocks", open: true, finds: "ce"},
	{name: "MixedAtomic", wrong: own((*Kernels).MixedAtomicWrong), right: own((*Kernels).MixedAtomicRight), blocks: 2, text: "race", open: true, finds: "cer"},

	{name: "PeerSignal", wrong: own((*Kernels).PeerSignalWrong), right: own((*Kernels).PeerSignalRight), text: "missing: Fence or Quiet between the store and the update", finds: "scer"},
	{name: "PeerPutSignal", wrong: own((*Kernels).PeerPutSignalWrong), right: own((*Kernels).PeerPutSignalRight), text: "missing: Fence or Quiet between the store and the update", finds: "scer"},
	{name: "PeerAtomic", wrong: own((*Kernels).PeerAtomicWrong), right: own((*Kernels).PeerAtomicRight), text: "missing: Fence or Quiet between the store and the update", zero: true, finds: "scer"},
	{name: "OwnSignal", wrong: own((*Kernels).OwnSignalWrong), right: own((*Kernels).OwnSignalRight), text: "missing: Fence or Quiet between the store and the update", finds: "sce"},
	{name: "OwnGet", wrong: own((*Kernels).OwnGetWrong), right: own((*Kernels).OwnGetRight), text: "missing: Fence or Quiet between the store and the update", finds: "scer"},
	{name: "DeviceScope", wrong: own((*Kernels).DeviceScopeWrong), right: own((*Kernels).DeviceScopeRight), text: "system scope between PEs", zero: true, finds: "scer"},
	{name: "PeerRelaxed", wrong: own((*Kernels).PeerRelaxedWrong), right: own((*Kernels).PeerRelaxedRight), text: "race", zero: true, finds: "cer"},
	{name: "PlainFlag", wrong: own((*Kernels).PlainFlagWrong), right: own((*Kernels).PlainFlagRight), text: "race", finds: "c"},
	{name: "BothWrite", wrong: own((*Kernels).BothWriteWrong), right: own((*Kernels).BothWriteRight), text: "race", finds: "cer"},

	{name: "AtomicPlain", wrong: own((*Kernels).AtomicPlainWrong), right: own((*Kernels).AtomicPlainRight), text: "race", finds: "cr"},
	{name: "AtomicDevice", wrong: own((*Kernels).AtomicDeviceWrong), right: own((*Kernels).AtomicDeviceRight), text: "missing: system scope", finds: "cer"},
	{name: "AtomicRead", wrong: own((*Kernels).AtomicReadWrong), right: own((*Kernels).AtomicReadRight), text: "race", finds: "cer"},
	{name: "AtomicFlag", wrong: own((*Kernels).AtomicFlagWrong), right: own((*Kernels).AtomicFlagRight), text: "Fence if this is an operation to the same PE", finds: "cer"},

	{name: "GetBack", wrong: own((*Kernels).GetBackWrong), right: own((*Kernels).GetBackRight), text: "missing: Quiet before this", finds: "scer"},
	{name: "FlagByPut", wrong: own((*Kernels).FlagByPutWrong), right: own((*Kernels).FlagByPutRight), text: "missing: Fence or Quiet between that operation", finds: "cer"},
	{name: "SourceAgain", wrong: own((*Kernels).SourceAgainWrong), right: own((*Kernels).SourceAgainRight), text: "missing: Quiet or Flush", finds: "scer"},
	{name: "GetEarly", wrong: own((*Kernels).GetEarlyWrong), right: own((*Kernels).GetEarlyRight), text: "missing: Quiet before this", finds: "scer"},
	{name: "SyncOnly", wrong: own((*Kernels).SyncOnlyWrong), right: own((*Kernels).SyncOnlyRight), text: "missing: Fence or Quiet between that operation", finds: "cer"},
	{name: "FlushOnly", wrong: own((*Kernels).FlushOnlyWrong), right: own((*Kernels).FlushOnlyRight), text: "missing: Fence or Quiet between that operation", finds: "cer"},
	{name: "Overwritten", wrong: own((*Kernels).OverwrittenWrong), right: own((*Kernels).OverwrittenRight), text: "race", finds: "cr"},
	{name: "BlockSource", wrong: own((*Kernels).BlockSourceWrong), right: own((*Kernels).BlockSourceRight), text: "race", finds: "ce"},

	{name: "EndsEarly", wrong: own((*Kernels).EndsEarlyWrong), right: own((*Kernels).EndsEarlyRight), text: "may not have reached yet; missing: Quiet or a barrier", finds: "scer"},
	{name: "Sibling", wrong: own((*Kernels).SiblingWrong), right: own((*Kernels).SiblingRight), text: "race", finds: "scer"},
	{name: "RelaxedWait", wrong: own((*Kernels).RelaxedWaitWrong), right: own((*Kernels).RelaxedWaitRight), text: "race", finds: "cr"},
	{name: "OtherPut", wrong: own((*Kernels).OtherPutWrong), right: own((*Kernels).OtherPutRight), text: "race", finds: "scer"},
	{name: "Toggled", wrong: own((*Kernels).ToggledWrong), right: own((*Kernels).ToggledRight), text: "wait", finds: "ce"},
	{name: "Unfenced", wrong: own((*Kernels).UnfencedWrong), right: own((*Kernels).UnfencedRight), text: "order that is open", finds: "ce"},
	{name: "EqualCount", wrong: own((*Kernels).EqualCountWrong), right: own((*Kernels).EqualCountRight), text: "miss the value", finds: "sce"},
	{name: "Zeroed", wrong: own((*Kernels).ZeroedWrong), right: own((*Kernels).ZeroedRight), text: "", finds: "sce"},
}
