package pairs

import "github.com/gpuc-go/gpuc/testsuite/pairs/async"

// asyncFamilies are the kernels of package async.
var asyncFamilies = []family{
	{"Copy", with(async.LoadKernels, (*async.Kernels).Copy), 0, []mistake{
		{async.CopyUncommitted, "uncommitted", "cer"},
		{async.CopyOneLeft, "one group left", "cer"},
		{async.CopyUnwaited, "no wait", "cer"},
		{async.CopyApart, "no meeting", "cerg"},
		{async.CopyEarly, "early", "cerg"},
		{async.CopySource, "source", "cerg"},
	}},
	{"Load", with(async.LoadKernels, (*async.Kernels).Load), 0, []mistake{
		{async.LoadUnwaited, "no wait", "cer"},
		{async.LoadParity, "wrong parity", "ce"},
		{async.LoadReleased, "released", "cerg"},
		{async.LoadUnreleased, "unreleased", "cerg"},
		{async.LoadTooFew, "too few bytes", "cer"},
		{async.LoadTooMany, "too many bytes", "ce"},
		{async.LoadHalf, "half the arrivals", "cer"},
		{async.LoadUnmade, "made late", "cer"},
		{async.LoadUnfenced, "unfenced", "cr"},
		{async.LoadTried, "tried", "cer"},
	}},
	{"Store", with(async.LoadKernels, (*async.Kernels).Store), 0, []mistake{
		{async.StoreUnfenced, "unfenced", "ce"},
		{async.StoreFencedByOne, "fenced by one", "ce"},
		{async.StoreFencedEarly, "fenced early", "cer"},
		{async.StoreApart, "no meeting", "cerg"},
		{async.StoreReused, "reused", "cerg"},
		{async.StoreTwoLeft, "two groups left", "cerg"},
		{async.StoreReadBack, "read back", "cerg"},
		{async.StoreUncommitted, "uncommitted", "cer"},
		{async.StoreReturned, "returned", "ce"},
	}},
	{"Near", with(async.LoadKernels, (*async.Kernels).Near), 2, []mistake{
		{async.NearBlockSync, "barrier of the block", "cer"},
		{async.NearBegun, "not begun", "c"},
		{async.NearUnwaited, "no wait", "cer"},
		{async.NearOverwritten, "overwritten", "cer"},
		{async.NearReturned, "returned", "ce"},
		{async.NearUnmade, "made late", "ce"},
	}},
	{"Send", with(async.LoadKernels, (*async.Kernels).Send), 0, []mistake{
		{async.SendUnfenced, "unfenced", "ce"},
		{async.SendApart, "no meeting", "cerg"},
		{async.SendReused, "reused", "cerg"},
		{async.SendUnwaited, "no wait", "cerg"},
		{async.SendLess, "less", "cerg"},
		{async.SendUnseen, "unseen", "cr"},
	}},
	{"Box", box, 0, []mistake{
		{async.BoxInside, "bytes inside", "ce"},
		{async.BoxBase, "wrong place", "ce"},
		{async.BoxUnwaited, "no wait", "cer"},
		{async.BoxUnfenced, "unfenced", "ce"},
		{async.BoxReused, "reused", "cer"},
		{async.BoxBetween, "between chunks", "ce"},
		{async.BoxBefore, "before the tensor", "ce"},
	}},
	{"Stage", stage, 0, []mistake{
		{async.StageTooFew, "too few bytes", "ce"},
		{async.StageTooMany, "too many bytes", "ce"},
		{async.StageWarp, "whole warp", "ce"},
		{async.StageEarly, "not acquired", "cer"},
		{async.StageUnwaited, "no wait", "cer"},
		{async.StageReleased, "released", "cer"},
	}},
	{"Role", with(async.LoadKernels, (*async.Kernels).Role), 0, []mistake{
		{async.RoleArrives, "arrives", "cer"},
		{async.RoleReleased, "released", "cer"},
		{async.RoleUnreleased, "unreleased", "cer"},
		{async.RoleNumber, "wrong number", "ce"},
	}},
}
