package hooks

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// Sizes of the memory that a test has: two PEs, of which this one is number 1, two blocks of 64
// threads, and four vectors.
const (
	pes, rows, threads = 2, 4, 64
	thisPE, thisLaunch = 1, 3

	threadsAt = sanitizer.DescWords
	blocksAt  = threadsAt + 2*threads*(sanitizer.ThreadHead+pes)
	vectorsAt = blocksAt + 2*sanitizer.BlockWords
	vectors   = 4
)

// memory returns a descriptor, with what it names after it: address 0 is its own.
func memory() []uint64 {
	d := make([]uint64, vectorsAt+vectors*sanitizer.VectorWords(pes, rows))
	for i, x := range map[int]uint64{
		sanitizer.DescLaunch: thisLaunch, sanitizer.DescPE: thisPE, sanitizer.DescPEs: pes, sanitizer.DescRows: rows,
		sanitizer.DescThreads: threadsAt * 8, sanitizer.DescThreadWords: uint64(sanitizer.ThreadWords(pes)), sanitizer.DescBlockThreads: threads,
		sanitizer.DescBlocks: blocksAt * 8, sanitizer.DescVectors: vectorsAt * 8, sanitizer.DescVectorCount: vectors,
	} {
		d[i] = x
	}
	return d
}

// by is an access: of a PE's block and thread, at a stamp, in this launch.
type by struct {
	pe, block, thread, stamp uint64
	how                      uint64
	launch                   uint64 // 0 for this one
}

func (b by) words() (uint64, uint64) {
	a := b.pe<<54 | b.block<<34 | b.thread<<24 | b.stamp
	launch := b.launch
	if launch == 0 {
		launch = thisLaunch
	}
	return a, mix(a)<<48 | launch<<36 | 15<<16 | b.how
}

const (
	load    = memmodel.Load
	store   = memmodel.Store | sanitizer.Writes
	deliver = memmodel.Deliver | sanitizer.Writes | sanitizer.Later
	takes   = memmodel.Take | sanitizer.Later
	remote  = memmodel.Remote | sanitizer.Writes | sanitizer.Later
	look    = memmodel.Look
	atomic  = memmodel.Atomic | sanitizer.Writes
	device  = memmodel.Device << sanitizer.ScopeShift
	block1  = memmodel.Block << sanitizer.ScopeShift

	copied    = deliver | sanitizer.ByThread
	stored    = deliver | sanitizer.ByGroup
	readStore = takes | sanitizer.ByGroup
	loaded    = deliver | sanitizer.ByBarrier
)

func TestWordsOfAccessSayWhatTheRuntimeReads(t *testing.T) {
	d := memory()
	a, _ := by{pe: 1, block: 70000, thread: 1023, stamp: 9}.words()
	b := what(d, a, store|15<<16, 77)
	got := []int{sanitizer.Who(a).PE(), sanitizer.Who(a).Block(), sanitizer.Who(a).Thread(), int(sanitizer.Who(a).Stamp()), sanitizer.What(b).Launch(), sanitizer.What(b).Site() &^ 0xf, int(sanitizer.What(b).Kind())}
	if diff := cmp.Diff([]int{1, 70000, 1023, 9, thisLaunch, 77 &^ 0xf, memmodel.Store}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestAccessesThatMayMeet gives two accesses in no order, of which one writes.
func TestAccessesThatMayMeet(t *testing.T) {
	for name, test := range map[string]struct {
		one, other by
		want       bool
	}{
		"two loads":                         {by{how: load}, by{pe: 1, how: load}, true},
		"load and store":                    {by{how: load}, by{thread: 1, how: store}, false},
		"two stores":                        {by{how: store}, by{thread: 1, how: store}, false},
		"atomics of the system":             {by{how: atomic}, by{pe: 1, how: atomic}, true},
		"atomics of the device on one PE":   {by{how: atomic | device}, by{block: 1, how: atomic | device}, true},
		"atomics of the device on two":      {by{how: atomic | device}, by{pe: 1, how: atomic | device}, false},
		"atomics of a block":                {by{how: atomic | block1}, by{thread: 1, how: atomic | block1}, true},
		"atomics of two blocks":             {by{how: atomic | block1}, by{block: 1, how: atomic | block1}, false},
		"one of the system, one of a block": {by{how: atomic}, by{block: 1, how: atomic | block1}, false},
		"remote atomics":                    {by{how: remote}, by{pe: 1, how: remote}, true},
		"remote and system":                 {by{how: remote}, by{pe: 1, how: atomic}, true},
		"remote and device":                 {by{how: remote}, by{pe: 1, how: atomic | device}, false},
		"remote and plain":                  {by{how: remote}, by{pe: 1, how: load}, false},
		"wait and remote":                   {by{how: look}, by{pe: 1, how: remote}, true},
		"wait and put":                      {by{how: look}, by{pe: 1, how: deliver}, true},
		"wait and store":                    {by{how: look}, by{thread: 1, how: store}, false},
		"put and load":                      {by{how: load}, by{pe: 1, how: deliver}, false},
	} {
		t.Run(name, func(t *testing.T) {
			a, b := test.one.words()
			x, y := test.other.words()
			if got, back := compatible(a, b, x, y), compatible(x, y, a, b); got != test.want || back != test.want {
				t.Errorf("%v and %v the other way round, want %v", got, back, test.want)
			}
		})
	}
}

// TestWhatIsOver asks whether thread 2 of block 0 comes after an access, after it has learned
// something.
func TestWhatIsOver(t *testing.T) {
	me := by{pe: thisPE, thread: 2, stamp: 50, how: load}
	tr := record(memory(), 0, 2)
	sibling := by{pe: thisPE, thread: 7, stamp: 20, how: store}
	farther := by{pe: thisPE, thread: 40, stamp: 20, how: store}
	neighbour := by{pe: thisPE, block: 1, thread: 7, stamp: 20, how: store}
	peer := by{pe: 0, block: 1, thread: 7, stamp: 20, how: store}
	with := func(b by, how uint64) by { b.how = how; return b }
	in := func(b by, launch uint64) by { b.launch = launch; return b }
	acquired := func(d []uint64, reads, writes, ops, exact, seen uint64) {
		d[tr+threadVector] = take1(d)
		joinRow(d, rowOf(d, d, vector(d, 1), 0, 1), reads, writes, ops, exact, seen)
	}
	for name, test := range map[string]struct {
		other  by
		learns func(d []uint64)
		want   bool
	}{
		"nothing of a sibling":             {sibling, nil, false},
		"its own":                          {with(me, store), nil, true},
		"its own put under way":            {with(me, deliver), nil, false},
		"its own put behind quiet":         {with(me, deliver), func(d []uint64) { d[tr+threadQuiet] = 50 }, true},
		"its own put before quiet only":    {with(me, deliver), func(d []uint64) { d[tr+threadQuiet] = 49 }, false},
		"its own source behind flush":      {with(me, takes), func(d []uint64) { d[tr+threadFlush] = 50 }, true},
		"its own put behind flush":         {with(me, deliver), func(d []uint64) { d[tr+threadFlush] = 50 }, false},
		"barrier of the block":             {sibling, func(d []uint64) { d[tr+threadBlock] = 20 }, true},
		"barrier of the block before it":   {sibling, func(d []uint64) { d[tr+threadBlock] = 19 }, false},
		"barrier of the block, neighbour":  {neighbour, func(d []uint64) { d[tr+threadBlock] = 20 }, false},
		"barrier of the warp":              {sibling, func(d []uint64) { d[tr+threadWarp] = 20 }, true},
		"barrier of the warp, other warp":  {farther, func(d []uint64) { d[tr+threadWarp] = 20 }, false},
		"barrier of the grid":              {neighbour, func(d []uint64) { d[tr+threadGrid] = 20 }, true},
		"barrier, sibling's put under way": {with(sibling, deliver), func(d []uint64) { d[tr+threadBlock] = 20 }, false},
		"barrier, sibling has quieted": {with(sibling, deliver), func(d []uint64) {
			d[tr+threadBlock], d[record(d, 0, 7)+threadQuiet] = 20, 20
		}, true},
		"its own put, a sibling has quieted":        {with(me, deliver), func(d []uint64) { d[tr+threadDone] = 50 }, true},
		"its own put, a sibling has quieted before": {with(me, deliver), func(d []uint64) { d[tr+threadDone] = 49 }, false},
		"its own source, a sibling has flushed":     {with(me, takes), func(d []uint64) { d[tr+threadFreed] = 50 }, true},
		"its own put, a sibling has flushed":        {with(me, deliver), func(d []uint64) { d[tr+threadFreed] = 50 }, false},
		"its own copy, a sibling has quieted":       {with(me, copied), func(d []uint64) { d[tr+threadDone] = 50 }, false},
		"barrier, a third thread has flushed": {with(sibling, takes), func(d []uint64) {
			d[tr+threadBlock], d[tr+threadFreed] = 20, 20
		}, true},
		"its own copy under way":                  {with(me, copied), func(d []uint64) { d[tr+threadQuiet], d[tr+threadStored] = 50, 50 }, false},
		"its own copy, waited for":                {with(me, copied), func(d []uint64) { d[tr+threadCopied] = 50 }, true},
		"its own copy in a group that is left":    {with(me, copied), func(d []uint64) { d[tr+threadCopied] = 49 }, false},
		"its own copy at a barrier":               {with(me, copied), func(d []uint64) { landed(d, thisLaunch, 50) }, true},
		"its own bulk store, read":                {with(me, stored), func(d []uint64) { d[tr+threadRead] = 50 }, false},
		"its own bulk store, waited for":          {with(me, stored), func(d []uint64) { d[tr+threadStored] = 50 }, true},
		"what its own bulk store reads, read":     {with(me, readStore), func(d []uint64) { d[tr+threadRead] = 50 }, true},
		"its own bulk load, nobody has waited":    {with(me, loaded), func(d []uint64) { d[tr+threadCopied], d[tr+threadStored] = 50, 50 }, false},
		"its own bulk load, landed":               {with(me, loaded), func(d []uint64) { landed(d, thisLaunch, 50) }, true},
		"its own bulk load, another launch's":     {with(me, loaded), func(d []uint64) { landed(d, thisLaunch-1, 50) }, false},
		"sibling's bulk load, landed, unknown":    {with(sibling, loaded), func(d []uint64) { landed(d, thisLaunch, 50) }, false},
		"barrier, sibling's bulk load under way":  {with(sibling, loaded), func(d []uint64) { d[tr+threadBlock] = 20 }, false},
		"barrier, sibling's bulk load has landed": {with(sibling, loaded), func(d []uint64) { d[tr+threadBlock] = 20; landed(d, thisLaunch, 20) }, true},
		"barrier in shared memory":                {sibling, func(d []uint64) { d[tr+threadMet] = knowledge(0, 7, 20) }, true},
		"barrier in shared memory, other thread":  {sibling, func(d []uint64) { d[tr+threadMet] = knowledge(0, 8, 20) }, false},
		"barrier of the cluster, neighbour":       {neighbour, func(d []uint64) { clustered(d, 2, 20) }, true},
		"barrier of the cluster before it":        {neighbour, func(d []uint64) { clustered(d, 2, 19) }, false},
		"barrier of another cluster":              {neighbour, func(d []uint64) { clustered(d, 1, 20) }, false},
		"barrier of the cluster, copy":            {with(neighbour, loaded), func(d []uint64) { clustered(d, 2, 20) }, false},
		"barrier of the cluster, copy landed": {with(neighbour, loaded), func(d []uint64) {
			clustered(d, 2, 20)
			d[block(d, 1)+blockLanded] = thisLaunch<<32 | 20
		}, true},
		"acquired bulk store that was waited for": {with(neighbour, stored), func(d []uint64) {
			d[tr+threadVector] = take1(d)
			joinRow(d, rowOf(d, d, vector(d, 1), thisPE, 1), 20, 20, 0, 0, 0)
			d[record(d, 1, 7)+threadStored] = 20
		}, true},
		"acquired bulk store under way": {with(neighbour, stored), func(d []uint64) {
			d[tr+threadVector] = take1(d)
			joinRow(d, rowOf(d, d, vector(d, 1), thisPE, 1), 20, 20, 0, 0, 0)
		}, false},
		"acquired bulk store of a peer": {with(peer, stored), func(d []uint64) { acquired(d, 0, 20, 0, 0, 0) }, true},
		"barrier of the grid and a quiet": {with(neighbour, deliver), func(d []uint64) {
			d[tr+threadGrid], d[sanitizer.DescGridQuiet] = 20, 20
		}, true},
		"launch before":                {in(neighbour, thisLaunch-1), nil, true},
		"peer":                         {peer, nil, false},
		"peer's launch that is over":   {in(peer, 8), func(d []uint64) { d[tr+threadKnown] = 8 }, true},
		"peer's launch that is not":    {in(peer, 9), func(d []uint64) { d[tr+threadKnown] = 8 }, false},
		"acquired store":               {peer, func(d []uint64) { acquired(d, 0, 20, 0, 0, 0) }, true},
		"acquired, but not visible":    {peer, func(d []uint64) { acquired(d, 20, 19, 0, 0, 0) }, false},
		"acquired by one thread":       {peer, func(d []uint64) { acquired(d, 0, knowledge(0, 7, 20), 0, 0, 0) }, true},
		"acquired by another one":      {peer, func(d []uint64) { acquired(d, 0, knowledge(0, 8, 20), 0, 0, 0) }, false},
		"put that the signal carries":  {with(peer, deliver), func(d []uint64) { acquired(d, 0, 0, 0, knowledge(0, 7, 20), 0) }, true},
		"put before the one carried":   {with(peer, deliver), func(d []uint64) { acquired(d, 0, 0, 0, knowledge(0, 7, 21), 0) }, false},
		"put behind a fence":           {with(peer, deliver), func(d []uint64) { acquired(d, 0, 0, 20, 0, 0) }, true},
		"put of a thread that signals": {with(peer, deliver), func(d []uint64) { acquired(d, 20, 20, 0, 0, 0) }, false},
		"more than vectors":            {peer, func(d []uint64) { d[tr+threadVector] = unknown }, true},
		"a block beyond rows":          {by{pe: 0, block: rows, stamp: 20, how: store}, nil, true},
		"vector of the block": {peer, func(d []uint64) {
			d[block(d, 0)+blockVector+1] = thisLaunch<<32 | take1(d)
			joinRow(d, rowOf(d, d, vectorsAt, 0, 1), 0, 20, 0, 0, 0)
		}, true},
		"vector that the block had in an earlier launch": {peer, func(d []uint64) {
			d[block(d, 0)+blockVector+1] = (thisLaunch-1)<<32 | take1(d)
			joinRow(d, rowOf(d, d, vectorsAt, 0, 1), 0, 20, 0, 0, 0)
		}, false},
		"vector of the grid": {peer, func(d []uint64) {
			d[sanitizer.DescGridVector+1] = take1(d)
			joinRow(d, rowOf(d, d, vectorsAt, 0, 1), 0, 20, 0, 0, 0)
		}, true},
	} {
		t.Run(name, func(t *testing.T) {
			d := memory()
			if test.learns != nil {
				test.learns(d)
			}
			a, b := me.words()
			x, y := test.other.words()
			if got := over(d, tr, a, b, x, y); got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

// TestFenceCoversWhatItsThreadHasLearned asks what a vector tells of operations after operations that order.
func TestFenceCoversWhatItsThreadHasLearned(t *testing.T) {
	for effect, want := range map[uint32][2]uint64{Frees: {0, 20}, Orders: {20, 0}, Completes: {20, 20}} {
		d := memory()
		n := take1(d)
		v := vector(d, n)
		mine, peers := rowOf(d, d, v, thisPE, 1), rowOf(d, d, v, 1-thisPE, 1)
		d[mine+rowReads], d[peers+rowReads] = 20, 20
		cover(d, n, effect)
		if got := [2]uint64{d[mine+rowOps], d[mine+rowSeen]}; got != want || d[peers+rowOps] != 0 || d[peers+rowSeen] != 0 {
			t.Errorf("effect %d: %v of this PE, want %v; %v of the other", effect, got, want, d[peers+rowOps])
		}
	}
}

// landed has copies of block 0 that count at barriers be over up to a stamp.
func landed(d []uint64, launch, stamp uint64) { d[block(d, 0)+blockLanded] = launch<<32 | stamp }

// TestWhatBulkCopiesDoNotSee asks whether a bulk copy of thread 2 of block 0 sees what was written.
func TestWhatBulkCopiesDoNotSee(t *testing.T) {
	sibling := by{pe: thisPE, thread: 7, stamp: 20, how: store}
	with := func(b by, how uint64) by { b.how = how; return b }
	fenced := func(thread, space int, stamp uint64) func(d []uint64) {
		return func(d []uint64) { d[record(d, 0, thread)+threadShown+space] = stamp }
	}
	for name, test := range map[string]struct {
		copies uint64
		other  by
		learns func(d []uint64)
		global bool
		want   bool
	}{
		"nothing of a sibling":         {loaded, sibling, nil, false, true},
		"source":                       {readStore, sibling, nil, false, true},
		"fence by the sibling":         {loaded, sibling, fenced(7, 0, 20), false, false},
		"fence by the sibling before":  {loaded, sibling, fenced(7, 0, 19), false, true},
		"fence of global memory":       {loaded, sibling, fenced(7, 1, 20), false, true},
		"global memory":                {loaded, sibling, fenced(7, 1, 20), true, false},
		"fence by another thread":      {loaded, sibling, fenced(2, 0, 20), false, true},
		"fence behind a barrier":       {loaded, sibling, func(d []uint64) { d[block(d, 0)+blockShown] = thisLaunch<<32 | 20 }, false, false},
		"fence in an earlier launch":   {loaded, sibling, func(d []uint64) { d[block(d, 0)+blockShown] = (thisLaunch-1)<<32 | 20 }, false, true},
		"fence behind one of the grid": {loaded, sibling, func(d []uint64) { d[sanitizer.DescShown+1] = 20 }, true, false},
		"copy by CopyAsync":            {copied, sibling, nil, false, false},
		"load":                         {load, sibling, nil, false, false},
		"what CopyAsync has written":   {loaded, with(sibling, copied), nil, false, true},
		"what a bulk copy has written": {loaded, with(sibling, loaded), nil, false, false},
		"what a put has written":       {loaded, with(sibling, deliver), nil, true, false},
		"another block":                {loaded, by{pe: thisPE, block: 1, thread: 7, stamp: 20, how: store}, nil, true, false},
		"known from afar": {loaded, sibling, func(d []uint64) {
			d[record(d, 0, 2)+threadVector] = unknown
		}, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			d := memory()
			if test.learns != nil {
				test.learns(d)
			}
			a, b := by{pe: thisPE, thread: 2, stamp: 50, how: test.copies}.words()
			x, y := test.other.words()
			if got := hidden(d, record(d, 0, 2), a, b, x, y, !test.global); got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

// clustered has clusters of so many blocks, and block 0 know its own up to a stamp.
func clustered(d []uint64, blocks, stamp uint64) {
	d[sanitizer.DescGridX], d[sanitizer.DescGridY] = 4, 1
	d[sanitizer.DescCluster], d[sanitizer.DescClusterX], d[sanitizer.DescClusterY], d[sanitizer.DescClusterZ] = blocks, blocks, 1, 1
	d[block(d, 0)+blockNear] = thisLaunch<<32 | stamp
}

// TestMembersOfClusters asks for the blocks of clusters of 2 x 3 x 2 in a grid of 4 x 6 x 2.
func TestMembersOfClusters(t *testing.T) {
	d := memory()
	d[sanitizer.DescGridX], d[sanitizer.DescGridY] = 4, 6
	d[sanitizer.DescCluster], d[sanitizer.DescClusterX], d[sanitizer.DescClusterY], d[sanitizer.DescClusterZ] = 12, 2, 3, 2
	want := []int{14, 15, 18, 19, 22, 23, 38, 39, 42, 43, 46, 47}
	for _, n := range want {
		var got []int
		for r := range members(d) {
			got = append(got, member(d, n, r))
		}
		if diff := cmp.Diff(want, got); diff != "" || leader(d, n) != want[0] {
			t.Errorf("block %d: leader %d, members (-want +got):\n%s", n, leader(d, n), diff)
		}
	}
}

// TestPhasesOfBarriers counts arrivals and bytes at a barrier for two arrivals.
func TestPhasesOfBarriers(t *testing.T) {
	type step struct {
		arrivals uint64
		bytes    int64
	}
	for name, test := range map[string]struct {
		steps  []step
		phases uint64
	}{
		"one arrival":                      {[]step{{1, 0}}, 0},
		"two arrivals":                     {[]step{{1, 0}, {1, 0}}, 1},
		"five arrivals":                    {[]step{{1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}}, 2},
		"bytes have not come":              {[]step{{1, 512}, {1, 0}, {0, -256}}, 0},
		"bytes have come":                  {[]step{{1, 512}, {0, -256}, {1, 0}, {0, -256}}, 1},
		"bytes come first":                 {[]step{{0, -16}, {1, 0}, {1, 0}, {0, 16}}, 1},
		"bytes of the next phase":          {[]step{{1, 16}, {1, 0}, {0, -16}, {1, 16}, {1, 0}}, 1},
		"bytes of the next phase come":     {[]step{{1, 16}, {1, 0}, {0, -16}, {1, 16}, {1, 0}, {0, -16}}, 2},
		"more arrivals than a phase needs": {[]step{{1, 16}, {1, 0}, {1, 0}}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			state, phases := uint64(2<<stateCount|2<<statePending), uint64(0)
			for _, s := range test.steps {
				next := advance(state, s.arrivals, s.bytes)
				phases += (next ^ state) & 1
				state = next
			}
			if phases != test.phases {
				t.Errorf("%d phases are over, want %d", phases, test.phases)
			}
		})
	}
}

// take1 empties the first vector and returns its number.
func take1(d []uint64) uint64 {
	d[vector(d, 1)] = 0
	return 1
}

func TestKnowledgeOfTwoThreadsIsThatOfTheBlock(t *testing.T) {
	for name, test := range map[string]struct{ one, other, want uint64 }{
		"nothing":                {0, 0, 0},
		"all and less":           {9, 5, 9},
		"one thread":             {knowledge(3, 1, 8), 5, knowledge(5, 1, 8)},
		"one thread, later":      {knowledge(0, 1, 8), knowledge(0, 1, 12), knowledge(0, 1, 12)},
		"one that all are":       {knowledge(0, 1, 8), 9, 9},
		"two threads":            {knowledge(0, 1, 8), knowledge(2, 6, 12), 12},
		"cluster and one thread": {knowledge(3, 1, 8), cluster(5), 8 | cluster(5)},
		"cluster and all":        {9, cluster(5), 9 | cluster(5)},
		"cluster twice":          {7 | cluster(6), 2 | cluster(12), 7 | cluster(12)},
		"two, of which one is":   {knowledge(0, 1, 8), knowledge(10, 6, 12), knowledge(10, 6, 12)},
	} {
		t.Run(name, func(t *testing.T) {
			if got, back := join(test.one, test.other), join(test.other, test.one); got != test.want || back != test.want {
				t.Errorf("%x and %x the other way round, want %x", got, back, test.want)
			}
		})
	}
}

// TestVectorHasRowsThatAreUsed joins a vector of two blocks to one that had more before.
func TestVectorHasRowsThatAreUsed(t *testing.T) {
	d := memory()
	to, from := vector(d, 1), vector(d, 2)
	for i := range sanitizer.VectorWords(pes, rows) - sanitizer.VectorHead {
		d[to+sanitizer.VectorHead+i] = 99 // what another thread has left
	}
	joinRow(d, rowOf(d, d, from, 1, 1), 5, 4, 3, 0, 0)
	joinVector(d, d, to, d, from, true)
	type row [rowWords]uint64
	got := map[[2]int]row{}
	for r := range int(d[to]) {
		for p := range pes {
			got[[2]int{p, r}] = row(d[rowOf(d, d, to, p, r):])
		}
	}
	want := map[[2]int]row{{0, 0}: {}, {1, 0}: {}, {0, 1}: {}, {1, 1}: {rowReads: 5, rowWrites: 4, rowOps: 3, rowSeen: 3}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	joinVector(d, d, vector(d, 3), d, from, false)
	if got := row(d[rowOf(d, d, vector(d, 3), 1, 1):]); got != (row{rowReads: 5, rowSeen: 3}) {
		t.Errorf("without what is visible: %v", got)
	}
	if !mentions(d, to, 1) || mentions(d, to, 0) {
		t.Errorf("the vector mentions PE 0: %v, PE 1: %v", mentions(d, to, 0), mentions(d, to, 1))
	}
}

func TestRegionIsTheLastThatBeginsBefore(t *testing.T) {
	const at = vectorsAt
	for n := range 6 {
		d := memory()
		d[sanitizer.DescRegions], d[sanitizer.DescRegionCount] = at*8, uint64(n)
		for i := range n {
			d[at+i*sanitizer.RegionWords+sanitizer.RegionLo] = uint64(100 * (i + 1))
		}
		for address := uint64(0); address < 700; address += 50 {
			got, ok := region(d, address)
			last := min(int(address)/100, n)
			if want := at + (last-1)*sanitizer.RegionWords; ok != (last > 0) || ok && got != want {
				t.Errorf("%d of %d regions: region at %d, %v, want %d, %v", address, n, got, ok, want, last > 0)
			}
		}
	}
}

// TestRowsOfBoxes asks for what a tensor of 3 x 5 x 10 elements of 4 bytes at address 1000 has of the
// rows of a box of 2 x 2 x 4.
func TestRowsOfBoxes(t *testing.T) {
	const key = 7
	d := make([]uint64, sanitizer.DescWords+2*sanitizer.TensorWords)
	d[sanitizer.DescMaps] = 2
	w := d[sanitizer.DescWords+sanitizer.TensorWords:]
	w[sanitizer.TensorKey] = key
	w[sanitizer.TensorBase], w[sanitizer.TensorElem] = 1000, 4
	copy(w[sanitizer.TensorBox:], []uint64{4, 2, 2, 1, 1})
	copy(w[sanitizer.TensorDims:], []uint64{10, 5, 3, 1, 1})
	copy(w[sanitizer.TensorStrides:], []uint64{4, 48, 240})
	for name, test := range map[string]struct {
		at     index
		lo, hi int64
		want   []uint64 // address of each row, 0 for none
	}{
		"inside":            {index{4, 1, 1}, 0, 4, []uint64{1304, 1352, 1544, 1592}},
		"over the last row": {index{0, 4, 0}, 0, 4, []uint64{1192, 0, 1432, 0}},
		"over the end":      {index{8, 0, 2}, 0, 2, []uint64{1512, 1560, 0, 0}},
		"before the start":  {index{-3, -1, 0}, 3, 4, []uint64{0, 1000, 0, 1240}},
		"behind all":        {index{12, 0, 0}, 0, -2, []uint64{0, 0, 0, 0}},
		"before all":        {index{-4, 0, 0}, 4, 4, []uint64{0, 0, 0, 0}},
		"fourth dimension":  {index{0, 0, 0, 1}, 0, 4, []uint64{0, 0, 0, 0}},
	} {
		t.Run(name, func(t *testing.T) {
			b := boxOf(d, key, test.at)
			if b.lo != test.lo || b.hi != test.hi || b.rows != 4 {
				t.Errorf("%d rows from %d to %d, want 4 from %d to %d", b.rows, b.lo, b.hi, test.lo, test.hi)
			}
			got := make([]uint64, b.rows)
			for r := range got {
				if address, ok := b.row(d, r); ok {
					got[r] = address
				}
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("rows (-want +got):\n%s", diff)
			}
		})
	}
}
