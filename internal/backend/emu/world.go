package emu

import (
	"fmt"
	"io"
	"math"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// Config describes a world of emulated GPUs.
type Config struct {
	// PEs is the number of PEs, at least 1.
	PEs int
	// Hosts are the numbers of PEs of the emulated hosts, each at least 1, repeated
	// until all PEs have one. PEs of different hosts cannot address each other's memory.
	// Without Hosts there is one.
	Hosts []int
	// Placed, if set, is the host of each PE, by a number from 0 on, in the place of Hosts.
	Placed []int
	// Far, if set, is what operations do at PEs of other hosts, in the place of what op.Table says.
	Far op.FarTable
	// Seed fixes every decision of the scheduler.
	Seed uint64
	// Race runs each GPU thread and each delivery as a goroutine of its own,
	// for the race detector. It is always on in a program built with -race.
	Race bool
	// Alone makes devices that know no other PEs: they have no symmetric memory.
	Alone bool
	// Together has Abort of one device end all. Hosts in several processes do not hear of a
	// failure at the same time, and the first one to end would leave the others in a deadlock.
	Together bool
	// ResidentBlocks is how many blocks of launches that are not collective
	// are alive at a time on a PE; 0 lets the seed choose from 1 to 4, and is all of them for a director.
	ResidentBlocks int
	// HangTimeout, if set, is how long a thread may run without calling a
	// device function, and how long threads may poll while nothing changes,
	// before the launch fails. Without it they may for ever: a thread that
	// computes is no hang, and one that polls may count its tries.
	HangTimeout time.Duration
	// Stdout, if set, returns what takes what the kernels of a PE print.
	Stdout func(pe int) io.Writer
	// Log, if set, gets what the watchdog has to say.
	Log io.Writer
	// Trace, if set, gets a line for every decision of the scheduler, the
	// same for the same seed.
	Trace io.Writer
	// Recorder, if set, records what threads and streams do.
	Recorder *trace.Recorder

	// Checker, if set, runs the kernels. It does not go with Race.
	Checker Checker

	// Director, if set, decides what happens next, in the place of the seed.
	Director Director

	// ticks, if set, says when the watchdog looks, instead of a timer: tests
	// must not depend on how busy their machine is.
	ticks <-chan time.Time
}

// World is a set of emulated GPUs and everything that runs on them.
//
// Its parts are of two kinds. What stands under hosts.mu belongs to the host
// goroutines. All else belongs to whoever moves the emulated GPUs: one goroutine, or
// the coroutine that it has switched to.
type World struct {
	cfg Config
	pes []*pe

	machines  *machines     // the hosts that are emulated
	hosts     hosts         // the goroutines of the PEs, and which of them wait
	rng       rng           // of which the scheduler, the network and others draw
	sched     scheduler     // what can run
	req       request       // what the thread that runs asks for
	clock     uint64        // of the device, in requests
	launches  launches      // the kernels in flight
	fibers    fibers        // what threads run on
	net       network       // the operations on their way
	signals   signalWaiters // the threads that wait for a signal
	holding   heldStreams   // the streams that wait for one
	teams     teams
	exports   exports // the memory that PEs have exported
	comms     comms
	calling   calling     // the function of the host that a stream calls
	shared    sharedSites // the places that ask for shared memory
	barriers  barriers    // in shared memory
	copies    copies      // the asynchronous copies on their way
	polling   polling     // whether threads only poll
	computing polling     // whether threads only compute
	hung      hung        // a thread that does
	stuckAt   uint64      // the scheduler's progress when nothing could go on last
	activity  activity    // what the watchdog sees
	history   history     // what reports of hangs tell about words
	directed  directed
	images    images // of symmetric memory, for other PEs
	tracer    tracer
	builds    builds        // of the kernels that PEs have loaded
	over      chan struct{} // closed when nothing moves any more
	notes     notes         // for the checker
	detector  detector      // what the race detector is told
}

// NewWorld returns a world of cfg.PEs GPUs. It ends when every device is closed.
func NewWorld(cfg Config) *World {
	if cfg.PEs < 1 {
		cfg.PEs = 1
	}
	cfg.Race = cfg.Race || race.Enabled
	ms := newMachines(&cfg)
	w := &World{
		cfg: cfg, machines: ms, rng: rng{cfg.Seed}, launches: newLaunches(), fibers: newFibers(),
		over: make(chan struct{}), teams: newTeams(cfg.PEs, ms), notes: notes{cfg.Checker},
		signals: signalWaiters{of: map[*uint64][]*thread{}}, history: history{updates: map[unsafe.Pointer]int{}},
		comms: comms{known: map[driver.NCCLID]*clique{}}, builds: builds{by: map[string]build{}},
		directed: directed{unstarted: map[*kernel][]int{}},
	}
	w.tracer = tracer{
		recorder: cfg.Recorder, checker: cfg.Checker, clock: &w.clock,
		places: map[callSite]place{}, updates: make([]recent, cfg.PEs), streams: make([]int, cfg.PEs),
	}
	w.directed.w, w.copies.w, w.shared.w, w.images.w = w, w, w, w
	w.barriers = barriers{w, map[unsafe.Pointer]*mbarrier{}}
	w.stuckAt = math.MaxUint64
	w.net.start(&w.rng)
	w.sched.lag = lag{on: cfg.Seed%lagging == 0, alone: cfg.PEs == 1}
	w.images.start(cfg.Seed)
	if cfg.Director != nil && cfg.ResidentBlocks <= 0 {
		w.cfg.ResidentBlocks = math.MaxInt
	}
	if w.cfg.ResidentBlocks <= 0 {
		w.cfg.ResidentBlocks = 1 + w.rng.below(4)
	}
	for rank := range cfg.PEs {
		p := &pe{w: w, rank: rank}
		if cfg.Stdout != nil {
			p.out = cfg.Stdout(rank)
		}
		w.pes = append(w.pes, p)
	}
	for _, p := range w.pes {
		p.channels = newChannels(p, cfg.PEs)
	}
	w.hosts.start(w.pes, func() { go w.engine(); go w.watch() })
	w.detector = detector{pes: w.pes, history: &w.history}
	if race.Enabled {
		w.detector.start()
	}
	return w
}

// Device returns the GPU of PE rank, for use by one goroutine.
func (w *World) Device(rank int) driver.Device { return &device{w.pes[rank]} }

// Ended returns a channel that is closed when every device is closed and all that ran has
// ended, also what a failure has ended. A thread that never comes back keeps it open.
func (w *World) Ended() <-chan struct{} {
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if !w.hosts.begun {
		over := make(chan struct{})
		close(over)
		return over
	}
	return w.over
}

// PrintTo has what the kernels of a PE print go to out, from before they run.
func (w *World) PrintTo(rank int, out io.Writer) { w.pes[rank].out = out }

// Seed returns the seed, so that a failing run can be repeated.
func (w *World) Seed() uint64 { return w.cfg.Seed }

// tracef writes a decision of the scheduler to the trace.
func (w *World) tracef(format string, args ...any) {
	if w.cfg.Trace != nil {
		fmt.Fprintf(w.cfg.Trace, format+"\n", args...)
	}
}
