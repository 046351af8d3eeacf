package check

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// Checker is what is known of the memory of all PEs of a world, and of who has touched it
// in which order. It implements emu.Checker.
type Checker struct {
	memories memories
	records  records
	random   uint64
	far      op.FarTable // what operations do at PEs of other hosts
	// added are the last updates by PEs of other hosts that have added to words, by address.
	added map[uintptr]*record
	// variant says that the target has what only variants have: it does for odd seeds, so
	// that a kernel runs both ways.
	variant bool
	// plain says that kernels are sanitized: they look for mistakes themselves, in memory that
	// they share as no program may, and nothing else is looked for.
	plain bool
	// uninterpreted says that floats are terms (term.go).
	uninterpreted bool
	search        emu.Director // nil if the seed chooses the order
	code          *Code

	mu       sync.Mutex
	programs map[string]*program // by the manifest's checksum

	launches  []*launch      // that have begun and not ended
	ended     []*launch      // that are not settled, in the order in which they ended
	sequence  uint64         // of beginnings and ends of launches
	blocks    uint64         // numbers given to blocks
	ops       map[int]uint64 // the next numbers of operations, by PE
	past      order          // what every launch that begins now knows, unless apart says less
	apart     *apart         // nil where something may have put launches of two PEs in order
	issued    map[int][]*operation
	onStreams map[int][]*streamPut // by PE
	// unfinished is up to how many operations of a PE none are forgotten.
	unfinished map[int]int
	running    map[threadapi.Thread]*thread
	words      map[uintptr]*word
	// locations are the words of atomics, by address, and fences what fences have published.
	locations map[uintptr]*location
	fences    map[int]**clock
	stored    uint64 // values that were stored in words
	meets     map[meeting]*rendezvous
	turns     map[turnOf]*turn
	barriers  map[uintptr]*mbarrier // in shared memory
	last      map[any]*launch       // of each stream

	facts   *verdict.Facts
	failed  func()
	story   *Story            // nil if none is told
	uses    *verdict.Uses     // what a verdict rests on, nil if none is made
	streams map[int]any       // of each PE, that has work for which its host has not waited
	pieces  map[inPieces]bool // where puts arrive
	polled  map[extent]bool   // words at which threads look
	pairs   map[pair]bool
	barred  map[int]map[*thread]uint32 // steps of the last barrier of threads, by PE
	work    []work                     // of streams and hosts
	lookers map[looker]bool
	met     map[int]uint64 // the last end of a launch of each PE before all have met
	ran     map[int]bool   // PEs that have launched kernels since, or of which one runs
	over    map[int]bool   // PEs of which a kernel has ended since

	// enough is how many records, sets and publications there are before any are forgotten, and
	// published counts publications.
	enough, published int
}

// Config says how a world is checked.
type Config struct {
	Seed uint64
	// Far, if set, is what operations do at PEs of other hosts, as emu.Config has it.
	Far op.FarTable
	// Search, if set, chooses what the seed would.
	Search emu.Director
	// Resident is how many blocks of launches that are not collective a GPU holds at a time, where Search is set; 0 is
	// for all.
	Resident int
	// Uses, if set, collects on what a verdict over all orders rests.
	Uses *verdict.Uses
	// Facts, if set, collects what runs.
	Facts *verdict.Facts
	// Story, if set, is told what happens.
	Story *Story
	// Failed, if set, is called when a thread does not return, because it or another one has failed.
	Failed func()
	// Code is shared by worlds that run the same kernels, all of them with the same Uninterpreted; nil is none.
	Code *Code
	// Uninterpreted has kernels compute floats as terms: hashes of the operations that have made them.
	Uninterpreted bool
}

// New returns a checker of a world of emulated GPUs.
func New(cfg Config) *Checker {
	if cfg.Code == nil {
		cfg.Code = NewCode()
	}
	cfg.Code.uninterpreted = cfg.Uninterpreted
	return &Checker{
		records: newRecords(), random: cfg.Seed, far: cfg.Far, added: map[uintptr]*record{}, variant: cfg.Seed&1 != 0, search: cfg.Search, code: cfg.Code, uninterpreted: cfg.Uninterpreted, programs: map[string]*program{}, past: noOrder,
		ops: map[int]uint64{}, issued: map[int][]*operation{}, onStreams: map[int][]*streamPut{}, unfinished: map[int]int{}, running: map[threadapi.Thread]*thread{}, words: map[uintptr]*word{}, locations: map[uintptr]*location{}, fences: map[int]**clock{}, meets: map[meeting]*rendezvous{}, turns: map[turnOf]*turn{}, barriers: map[uintptr]*mbarrier{}, last: map[any]*launch{},
		enough: uncollected, uses: cfg.Uses, facts: cfg.Facts, story: cfg.Story, failed: cfg.Failed, streams: map[int]any{}, pairs: map[pair]bool{}, barred: map[int]map[*thread]uint32{}, lookers: map[looker]bool{}, met: map[int]uint64{}, ran: map[int]bool{}, over: map[int]bool{}, polled: map[extent]bool{}, pieces: map[inPieces]bool{},
	}
}

var _ emu.Checker = (*Checker)(nil)

// MaxCluster implements emu.Checker.
func (c *Checker) MaxCluster() int {
	if c.variant {
		return arch.MaxCluster
	}
	return 1
}

// program is the kernels of an artifact.
type program struct {
	c       *Checker
	m       *manifest.Manifest
	code    *code
	globals []uintptr // addresses of tables, and offsets into shared memory
	shared  int       // bytes of shared memory that do not depend on the launch
	arch    uint64    // for which the kernels are compiled: the compute capability times 100
	tables  []*region
}

// Load implements emu.Checker. The PEs of a world share the program.
func (c *Checker) Load(a *driver.Artifact) (emu.Program, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if p := c.programs[a.Manifest.Checksum]; p != nil {
		return p, nil
	}
	if a.Manifest.Sanitize && c.search != nil {
		return nil, fmt.Errorf("load kernels of %s: they are built with -sanitize, and look for mistakes in one order; build them without it to go through every order", a.Manifest.Package)
	}
	code, err := c.code.load(a)
	if err == nil {
		err = c.facts.Loaded(a.Manifest.Package, a.Manifest.Checksum)
	}
	if err != nil {
		return nil, fmt.Errorf("load kernels of %s: %w", a.Manifest.Package, err)
	}
	p := &program{c: c, m: a.Manifest, code: code}
	p.place()
	p.choose()
	c.programs[a.Manifest.Checksum] = p
	c.plain = c.plain || a.Manifest.Sanitize
	return p, nil
}

// place gives the globals their addresses.
func (p *program) place() {
	dynamic := 16 // what the memory is aligned to that the launch sizes
	for _, g := range p.code.module.Globals {
		align := max(int(g.Align), 16)
		switch {
		case g.Dynamic:
			dynamic = max(dynamic, align)
			p.globals = append(p.globals, 0)
		case g.Space == sharedSpace:
			p.shared = int(nvir.AlignUp(int64(p.shared), int64(align)))
			p.globals = append(p.globals, uintptr(p.shared))
			p.shared += int(g.Type.Size())
		default:
			b := alignedBytes(len(g.Init))
			copy(unsafe.Slice((*byte)(b), len(g.Init)), g.Init)
			r := newRegion(b, len(g.Init))
			r.space, r.filled = constant, true
			p.c.memories.add(r)
			p.globals = append(p.globals, r.base)
		}
	}
	p.shared = int(nvir.AlignUp(int64(p.shared), int64(dynamic))) // it comes after the rest
	for i, g := range p.code.module.Globals {
		if g.Dynamic {
			p.globals[i] = uintptr(p.shared)
		}
	}
}

// choose chooses the target: the oldest one that has what the kernels need, or one that has
// everything.
func (p *program) choose() {
	p.arch = oldest
	for i := range p.m.Kernels {
		for _, f := range p.m.Kernels[i].Needs {
			p.arch = max(p.arch, uint64(10*f.Since()))
		}
	}
	if p.c.variant {
		p.arch = max(p.arch, hopper)
	}
}

// oldest is what kernels are told that ask for their architecture, if they need nothing, and
// hopper what has all that kernels may prefer.
const oldest, hopper = 750, 900

// sharedSpace is the address space of shared memory in NVVM IR.
const sharedSpace = 3

// alignedBytes returns zeroed memory at a multiple of 256 bytes.
func alignedBytes(n int) unsafe.Pointer {
	b := make([]byte, n+256)
	at := unsafe.Pointer(unsafe.SliceData(b))
	return unsafe.Add(at, -uintptr(at)&255)
}

// Allocated implements emu.Checker.
func (c *Checker) Allocated(pe int, base unsafe.Pointer, bytes int, obj any, filled, host bool) {
	r := newRegion(base, bytes)
	r.pe, r.obj, r.filled, r.host = pe, obj, filled, host
	c.forgetAdds(r.base, r.end)
	c.memories.add(r)
}

// Freed implements emu.Checker.
func (c *Checker) Freed(base unsafe.Pointer, where string) { c.memories.free(uintptr(base), where) }

// Copied implements emu.Checker.
func (c *Checker) Copied(pe int, dst, src unsafe.Pointer, n uintptr) error {
	if n == 0 || c.plain {
		return nil
	}
	if r := c.memories.at(uintptr(src)); src != nil && r != nil {
		if err := c.readByHost(pe, r, uintptr(src), n); err != nil {
			return err
		}
		c.copiedByHost(pe, r, uintptr(src), n)
	}
	if r := c.memories.live(uintptr(dst)); r != nil {
		c.begins(work{extent: extent{uintptr(dst), uintptr(dst) + n}, pe: pe, write: true, rule: verdict.Hosts, over: true})
		c.wrote(r, uintptr(dst), min(n, r.end-uintptr(dst)))
	}
	return nil
}

// Place implements emu.Checker.
func (c *Checker) Place(e threadapi.Thread) (file string, line int) {
	t := c.running[e]
	if t == nil || t.at == nil {
		return "", 0
	}
	p := users(cmp.Or(t.caller, t.at)) // hooks are no code of the user's
	return p.File, p.Line
}

// launch is a kernel that runs.
type launch struct {
	p      *program
	kernel *manifest.Kernel
	fn     *nvir.Func
	cfg    driver.LaunchConfig
	passed *kernelArgs
	pe     int
	left   int    // threads that have not returned
	start  order  // what its threads know when it begins
	began  uint64 // when
	ended  uint64 // when, 0 before
	fenced *idset // operations that fences of its threads have put before those to come
	// settled says that everybody knows that it has ended.
	settled bool
	blocks  map[int]*block
	grid    *rendezvous
	order   order // what its threads knew that have returned
	whole   order // that and what they have done, while PEs are apart
	// before is what GridDependencyWait gives a launch that has begun early.
	before   order
	stream   any
	clusters map[threadapi.Dim3]*cluster
	async    idset // its asynchronous instructions
}

// Launch implements emu.Program.
func (p *program) Launch(k int, cfg driver.LaunchConfig, buffer []byte) (func(pe int, stream any) func(t *gpu.Thread), error) {
	d := &p.m.Kernels[k]
	fn, err := p.code.function(d.Symbol)
	if err != nil {
		return nil, fmt.Errorf("kernel %s: %w", d.Name, err)
	}
	if fn == nil {
		return nil, fmt.Errorf("the IR has no kernel %s", d.Symbol)
	}
	passed, err := unpack(d.Params, buffer)
	if err != nil {
		return nil, fmt.Errorf("kernel %s: %w", d.Name, err)
	}
	if p.c.facts != nil {
		p.c.facts.Launched(launchText(d, cfg, passed))
	}
	return func(pe int, stream any) func(t *gpu.Thread) {
		c := p.c
		c.sequence++
		l := &launch{p: p, kernel: d, fn: fn, cfg: cfg, passed: passed, pe: pe, began: c.sequence, fenced: noIDs, stream: stream, blocks: map[int]*block{}, clusters: map[threadapi.Dim3]*cluster{}, order: noOrder, whole: noOrder}
		c.streamed(l)
		l.start = c.knownTo(pe)
		l.early()
		c.launches = append(c.launches, l)
		c.story.launched(c, l)
		l.left = cfg.Grid.Count() * cfg.Block.Count()
		return func(g *gpu.Thread) { c.run(l, g) }
	}, nil
}

// end records the end of the launch. What it has done is known by when it ended.
func (l *launch) end(c *Checker) {
	c.sequence++
	l.ended = c.sequence
	if c.uses != nil {
		c.over[l.pe] = true
	}
	if c.apart != nil {
		c.apart.ended(l)
	}
	c.fence(l.pe, func(x *operation) bool { return l.fenced.has(x.id) })
	l.order.ops = l.order.ops.join(&l.async)
	c.past = c.past.join(l.order)
	c.launches = slices.DeleteFunc(c.launches, func(o *launch) bool { return o == l })
	c.ended = append(c.ended, l)
	l.passed, l.blocks, l.clusters, l.grid, l.order, l.whole, l.before, l.async, l.fenced = nil, nil, nil, nil, noOrder, noOrder, noOrder, idset{}, noIDs
	c.settle()
	if len(c.issued[l.pe]) > operationsFew {
		c.forgetOperations(l.pe, c.everybody())
	}
	c.forgetValues()
	c.collect()
}

// begin returns what a launch knows that begins now: all that has ended, and what that
// knew.
func (c *Checker) begin() order {
	o := c.past
	o.writes, o.reads, o.fences = o.writes.upTo(c.sequence), o.reads.upTo(c.sequence), o.fences.upTo(c.sequence)
	o.done.writes = o.done.writes.upTo(o.done.writes.horizon)
	o.proxies = &proxied{view{o.writes, o.ops}, view{o.writes, o.ops}}
	c.past = o
	return o
}

// block is a block that runs.
type block struct {
	id     uint64 // in the order in which blocks begin
	launch *launch
	size   int
	shared *region
	sync   *rendezvous
	warps  []*rendezvous
	left   int
	moves  map[int]int // transfers by group, as those of a thread
	moved  map[joint]moved
	knew   order    // what the threads knew that have returned
	steps  []uint32 // their last steps
	fences *clock   // what fences of its threads have published

	cluster  *cluster // nil until a thread uses it
	named    [arch.MaxNamedBarriers]*rendezvous
	came     [arch.MaxNamedBarriers]map[int]bool // threads that have, where a verdict is made
	barriers []uintptr                           // those in shared memory
	async    []*underway                         // that its threads have started
	products map[[2]int]*underway                // of its warps, by number
	visits   []*record                           // accesses to its shared memory by other blocks
}

// gone returns what the threads knew that have returned, with what they have done.
func (b *block) gone() order {
	o, own := b.knew, &clock{rows: []row{{b, slices.Clone(b.steps)}}}
	if b.steps == nil {
		return o
	}
	same := o.reads == o.writes
	o.writes = o.writes.join(own)
	if o.reads = o.reads.join(own); same {
		o.reads = o.writes
	}
	return o
}

// block returns the block of a number in the grid, of which base gives shared memory of n bytes.
func (l *launch) block(c *Checker, rank int, base func(n int) unsafe.Pointer) *block {
	b := l.blocks[rank]
	if b == nil {
		c.blocks++
		size := l.cfg.Block.Count()
		b = &block{id: c.blocks, launch: l, size: size, left: size, knew: noOrder, fences: noClock, warps: make([]*rendezvous, (size+warpSize-1)/warpSize)}
		bytes := l.p.shared + l.cfg.DynamicShared
		b.shared = newRegion(base(bytes), bytes)
		b.shared.space, b.shared.block = shared, b
		l.blocks[rank] = b
	}
	return b
}

// early takes from a launch that may begin early what it may not know: until GridDependencyWait it knows
// no more than the launch before on its stream knew when that began.
func (l *launch) early() {
	c := l.p.c
	l.before = l.start
	if last := c.last[l.stream]; last != nil && l.cfg.Early && l.p.arch >= hopper {
		l.start = last.start
	}
	c.last[l.stream] = l
}
