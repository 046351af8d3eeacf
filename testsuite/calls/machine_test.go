package calls

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// machine makes random calls on one PE, and knows what they do. All PEs make those that concern several
// in one order.
type machine struct {
	ctx context.Context
	pe  *gpurt.PE
	k   *Kernels
	own *rand.Rand // draws what concerns this PE alone
	all *rand.Rand // draws the same on every PE

	streams []*gpurt.Stream
	last    *gpurt.Event // after the last call
	local   []*local
	sym     []*symmetric
	sig     *gpurt.SignalBuffer
	round   uint64
	done    []string // the calls so far
}

// local is memory of the PE, and what it holds.
type local struct {
	b    *gpurt.Buffer[int32]
	vals []int32
}

// symmetric is symmetric memory, and what it holds on each PE.
type symmetric struct {
	b    *gpurt.SymBuffer[int32]
	vals [][]int32
}

// poison is what memory holds that is freed.
const poison = -0x21524111

// call is a call, or a few, that a machine may make.
type call struct {
	name string
	do   func(m *machine) error
}

// calls are what a program may do. A call that does not apply does nothing.
var calls = []call{
	{"alloc", (*machine).alloc}, {"alloc", (*machine).alloc}, {"add", (*machine).add}, {"add", (*machine).add},
	{"copy in", (*machine).copyIn}, {"copy on the device", (*machine).copyDevice}, {"zero", (*machine).zero},
	{"compare", (*machine).compareOne}, {"free", (*machine).free}, {"new stream", (*machine).newStream},
	{"close stream", (*machine).closeStream}, {"event", (*machine).event}, {"graph", (*machine).graph},
	{"alloc symmetric", (*machine).allocSym}, {"add to symmetric", (*machine).addSym}, {"free symmetric", (*machine).freeSym},
	{"put", (*machine).put}, {"pass", (*machine).pass}, {"total", (*machine).total}, {"signal", (*machine).signal},
	{"reduce", (*machine).reduce}, {"broadcast", (*machine).broadcast}, {"barrier", (*machine).barrier}, {"team", (*machine).team},
	{"register", (*machine).register}, {"misuse", (*machine).misuse},
}

// run makes n calls, and compares what all memory holds then.
func (m *machine) run(n int) error {
	var err error
	if m.k, err = LoadKernels(m.pe); err != nil {
		return err
	}
	m.streams = []*gpurt.Stream{m.pe.Stream()}
	if m.sig, err = gpurt.AllocSignals(m.pe, 1); err != nil {
		return err
	}
	for range n {
		c := &calls[m.all.IntN(len(calls))]
		m.done = append(m.done, c.name)
		if err := c.do(m); err != nil {
			return fmt.Errorf("%s: %w", strings.Join(m.done, ", "), err)
		}
	}
	for _, x := range m.local {
		if err := m.compare(x.b, x.vals); err != nil {
			return fmt.Errorf("%s: %w", strings.Join(m.done, ", "), err)
		}
	}
	for _, x := range m.sym {
		if err := m.compare(x.b, x.vals[m.pe.MyPE()]); err != nil {
			return fmt.Errorf("%s: %w", strings.Join(m.done, ", "), err)
		}
	}
	return nil
}

// on enqueues work on one of the streams, after all work so far.
func (m *machine) on(f func(s *gpurt.Stream) error) error {
	s := m.streams[m.own.IntN(len(m.streams))]
	if m.last != nil {
		if err := s.Wait(m.last); err != nil {
			return err
		}
	}
	if err := f(s); err != nil {
		return err
	}
	e, err := s.Record()
	m.last = e
	return err
}

// together enqueues work of all PEs, between barriers.
func (m *machine) together(f func(s *gpurt.Stream) error) error {
	return m.on(func(s *gpurt.Stream) error { return errors.Join(s.Barrier(), f(s), s.Barrier()) })
}

// grid returns a random one.
func (m *machine) grid(r *rand.Rand) gpurt.LaunchConfig {
	return gpurt.Grid(1 + r.IntN(3)).Block(1 + r.IntN(40))
}

// random returns random elements.
func random(r *rand.Rand, n int) []int32 {
	x := make([]int32, n)
	for i := range x {
		x[i] = int32(r.IntN(1000))
	}
	return x
}

// pick returns one of some, or the zero value of none.
func pick[T any](r *rand.Rand, list []T) (x T) {
	if len(list) > 0 {
		x = list[r.IntN(len(list))]
	}
	return x
}

func (m *machine) alloc() error {
	vals := random(m.own, 1+m.own.IntN(100))
	b, err := gpurt.AllocFrom(m.pe, vals)
	m.local = append(m.local, &local{b, vals})
	return err
}

func (m *machine) add() error {
	x := pick(m.own, m.local)
	if x == nil {
		return nil
	}
	v := int32(m.own.IntN(9))
	x.add(v)
	return m.on(func(s *gpurt.Stream) error { return m.k.Add(s, m.grid(m.own), x.b, v) })
}

func (x *local) add(v int32) {
	for i := range x.vals {
		x.vals[i] += v
	}
}

func (m *machine) copyIn() error {
	x := pick(m.own, m.local)
	if x == nil {
		return nil
	}
	lo := m.own.IntN(len(x.vals))
	copy(x.vals[lo:], random(m.own, len(x.vals)))
	return m.on(func(s *gpurt.Stream) error {
		return x.b.Slice(lo, len(x.vals)).CopyFromAsync(s, slices.Clone(x.vals[lo:]))
	})
}

func (m *machine) copyDevice() error {
	x, y := pick(m.own, m.local), pick(m.own, m.local)
	if x == y {
		return nil
	}
	n := min(len(x.vals), len(y.vals))
	copy(x.vals, y.vals)
	return m.on(func(s *gpurt.Stream) error { return x.b.Slice(0, n).CopyFromDevice(s, y.b.Slice(0, n)) })
}

func (m *machine) zero() error {
	x := pick(m.own, m.local)
	if x == nil {
		return nil
	}
	clear(x.vals)
	return m.on(x.b.Zero)
}

func (m *machine) compareOne() error {
	if x := pick(m.own, m.local); x != nil {
		return m.compare(x.b, x.vals)
	}
	return nil
}

// compare compares memory with what it should hold, after all work so far.
func (m *machine) compare(b interface {
	CopyToAsync(s *gpurt.Stream, dst []int32) error
}, want []int32) error {
	got := make([]int32, len(want))
	if err := m.on(func(s *gpurt.Stream) error { return b.CopyToAsync(s, got) }); err != nil {
		return err
	}
	if err := m.last.Sync(m.ctx); err != nil {
		return err
	}
	if !slices.Equal(got, want) {
		return fmt.Errorf("PE %d has %v, want %v", m.pe.MyPE(), got, want)
	}
	return nil
}

func (m *machine) free() error {
	if len(m.local) == 0 {
		return nil
	}
	i := m.own.IntN(len(m.local))
	x := m.local[i]
	m.local = slices.Delete(m.local, i, i+1)
	bad := slices.Repeat([]int32{poison}, len(x.vals))
	if err := m.on(func(s *gpurt.Stream) error { return x.b.CopyFromAsync(s, bad) }); err != nil {
		return err
	}
	return errors.Join(m.last.Sync(m.ctx), x.b.Free())
}

func (m *machine) newStream() error {
	if len(m.streams) == 4 {
		return nil
	}
	s, err := m.pe.NewStream()
	m.streams = append(m.streams, s)
	return err
}

func (m *machine) closeStream() error {
	last := len(m.streams) - 1
	if last == 0 {
		return nil
	}
	s := m.streams[last]
	m.streams = m.streams[:last]
	if m.last != nil { // which may be of that stream
		if err := m.last.Sync(m.ctx); err != nil {
			return err
		}
		m.last = nil
	}
	return s.Close()
}

func (m *machine) event() error {
	if m.last == nil {
		return nil
	}
	if m.own.IntN(2) == 0 {
		_, err := m.last.Done()
		return err
	}
	return m.last.Sync(m.ctx)
}

// graph adds to memory twice by a graph, a few times.
func (m *machine) graph() error {
	x := pick(m.own, m.local)
	if x == nil {
		return nil
	}
	return m.on(func(s *gpurt.Stream) error {
		g, err := s.Capture(func() error {
			return errors.Join(m.k.Add(s, m.grid(m.own), x.b, 3), m.k.Add(s, m.grid(m.own), x.b, 4))
		})
		if err != nil {
			return err
		}
		for range 1 + m.own.IntN(3) {
			x.add(7)
			if err := g.Launch(s); err != nil {
				return err
			}
		}
		return errors.Join(s.Sync(m.ctx), g.Close())
	})
}

func (m *machine) allocSym() error {
	n := 1 + m.all.IntN(40)
	x := &symmetric{}
	for range m.pe.NumPEs() {
		x.vals = append(x.vals, random(m.all, n))
	}
	var err error
	x.b, err = gpurt.AllocSymFrom(m.pe, x.vals[m.pe.MyPE()])
	m.sym = append(m.sym, x)
	return err
}

func (m *machine) addSym() error {
	x := pick(m.all, m.sym)
	if x == nil {
		return nil
	}
	for pe := range x.vals {
		for i := range x.vals[pe] {
			x.vals[pe][i] += int32(pe)
		}
	}
	return m.on(func(s *gpurt.Stream) error { return m.k.Add(s, m.grid(m.own), x.b, int32(m.pe.MyPE())) })
}

func (m *machine) freeSym() error {
	if len(m.sym) == 0 {
		return nil
	}
	i := m.all.IntN(len(m.sym))
	x := m.sym[i]
	m.sym = slices.Delete(m.sym, i, i+1)
	bad := slices.Repeat([]int32{poison}, x.b.Len())
	if err := m.together(func(s *gpurt.Stream) error { return x.b.CopyFromAsync(s, bad) }); err != nil {
		return err
	}
	return errors.Join(m.last.Sync(m.ctx), x.b.Free())
}

// pair returns two of the symmetric allocations, and how long both are; nil if there are none.
func (m *machine) pair() (dst, src *symmetric, n int) {
	dst, src = pick(m.all, m.sym), pick(m.all, m.sym)
	if dst == src {
		return nil, nil, 0
	}
	return dst, src, min(dst.b.Len(), src.b.Len())
}

func (m *machine) put() error {
	dst, src, n := m.pair()
	if dst == nil {
		return nil
	}
	by := m.all.IntN(m.pe.NumPEs())
	to := func(pe int) int { return (pe + by) % m.pe.NumPEs() }
	for pe := range src.vals {
		copy(dst.vals[to(pe)], src.vals[pe])
	}
	return m.together(func(s *gpurt.Stream) error {
		return gpurt.Put(s, dst.b.Slice(0, n), src.b.Slice(0, n), to(m.pe.MyPE()))
	})
}

func (m *machine) pass() error {
	dst, src, n := m.pair()
	if dst == nil {
		return nil
	}
	m.round++
	for pe := range src.vals {
		copy(dst.vals[(pe+1)%len(src.vals)], src.vals[pe])
	}
	block := 1 + m.all.IntN(40)
	return m.together(func(s *gpurt.Stream) error {
		return m.k.Pass(s, gpurt.Grid(1).Block(block), dst.b.Slice(0, n), src.b.Slice(0, n), m.sig, m.round)
	})
}

func (m *machine) total() error {
	x := pick(m.all, m.sym)
	if x == nil {
		return nil
	}
	block := 1 + m.all.IntN(40)
	for pe := range x.vals {
		x.vals[pe][0] += int32(block * m.pe.NumPEs())
	}
	return m.together(func(s *gpurt.Stream) error { return m.k.Total(s, gpurt.Grid(1).Block(block), x.b) })
}

func (m *machine) signal() error {
	m.round++
	return m.together(func(s *gpurt.Stream) error {
		return errors.Join(
			gpurt.SignalOp(s, m.sig, m.round, shmem.SignalSet, (m.pe.MyPE()+1)%m.pe.NumPEs()),
			gpurt.SignalWaitUntil(s, m.sig, shmem.CmpGE, m.round))
	})
}

func (m *machine) reduce() error {
	dst, src, n := m.pair()
	if dst == nil {
		return nil
	}
	for i := range n {
		sum := int32(0)
		for _, v := range src.vals {
			sum += v[i]
		}
		for _, v := range dst.vals {
			v[i] = sum
		}
	}
	return m.together(func(s *gpurt.Stream) error {
		return gpurt.Reduce(s, m.pe.TeamWorld(), dst.b.Slice(0, n), src.b.Slice(0, n), shmem.Sum)
	})
}

func (m *machine) broadcast() error {
	dst, src, n := m.pair()
	if dst == nil {
		return nil
	}
	root := m.all.IntN(m.pe.NumPEs())
	for _, v := range dst.vals {
		copy(v, src.vals[root])
	}
	return m.together(func(s *gpurt.Stream) error {
		return gpurt.Broadcast(s, m.pe.TeamWorld(), dst.b.Slice(0, n), src.b.Slice(0, n), root)
	})
}

func (m *machine) barrier() error { return m.pe.Barrier(m.ctx) }

// team makes a team of some PEs, which meet, and ends it.
func (m *machine) team() error {
	size := 1 + m.all.IntN(m.pe.NumPEs())
	start := m.all.IntN(m.pe.NumPEs() - size + 1)
	t, err := m.pe.SplitStrided(m.pe.TeamWorld(), start, 1, size)
	if err != nil {
		return err
	}
	if t.MyPE() >= 0 {
		if err := m.on(t.Barrier); err != nil {
			return err
		}
		if err := m.last.Sync(m.ctx); err != nil {
			return err
		}
	}
	return t.Destroy()
}

func (m *machine) register() error {
	b, err := gpurt.AllocFrom(m.pe, []int32{1, 2, 3})
	if err != nil {
		return err
	}
	r, err := gpurt.Register(b)
	if err != nil {
		return err
	}
	got := make([]int32, 3)
	return errors.Join(r.CopyTo(m.ctx, got), r.Unregister(), b.Free())
}

// misuse makes a call that is wrong. It gets an error, at its line where memory is used, and nothing
// else happens.
func (m *machine) misuse() error {
	gone, err := gpurt.AllocFrom(m.pe, []int32{1, 2, 3, 4})
	if err == nil {
		err = gone.Free()
	}
	if err != nil {
		return err
	}
	s, err := m.pe.NewStream()
	if err != nil {
		return err
	}
	e, err := s.Record()
	if err == nil {
		err = errors.Join(s.Sync(m.ctx), e.Close(), s.Close())
	}
	if err != nil {
		return err
	}
	four, main := make([]int32, 4), m.pe.Stream()
	wrong := []struct {
		name string
		call func() error
	}{
		{"free twice", gone.Free},
		{"copy to freed memory", func() error { return gone.CopyFrom(m.ctx, four) }},
		{"copy of freed memory", func() error { return gone.CopyTo(m.ctx, four) }},
		{"zero freed memory", func() error { return gone.Zero(main) }},
		{"launch with freed memory", func() error { return m.k.Add(main, gpurt.Grid(1).Block(1), gone, 1) }},
		{"register freed memory", func() error { _, err := gpurt.Register(gone); return err }},
		{"launch on a closed stream", func() error { return m.k.Add(s, gpurt.Grid(1).Block(1), gone, 1) }},
		{"launch of no threads", func() error { return m.k.Add(main, gpurt.Grid(0).Block(1), gone, 1) }},
		{"launch of too many threads", func() error { return m.k.Add(main, gpurt.Grid(1).Block(5000), gone, 1) }},
		{"close a stream twice", s.Close},
		{"barrier on a closed stream", s.Barrier},
		{"wait for a closed event", func() error { return main.Wait(e) }},
		{"close an event twice", e.Close},
		{"allocate less than nothing", func() error { _, err := gpurt.Alloc[int32](m.pe, -1); return err }},
		{"capture nothing", func() error { _, err := main.Capture(nil); return err }},
		{"signal to no PE", func() error { return gpurt.SignalOp(main, m.sig, 1, shmem.SignalSet, m.pe.NumPEs()) }},
		{"a team of no PEs", func() error { _, err := m.pe.SplitStrided(m.pe.TeamWorld(), 0, 1, 0); return err }},
		{"destroy the world", m.pe.TeamWorld().Destroy},
	}
	w := wrong[m.all.IntN(len(wrong))]
	switch err := w.call(); {
	case err == nil:
		return fmt.Errorf("%s: no error", w.name)
	case !strings.Contains(err.Error(), "_test.go:"):
		return fmt.Errorf("%s: the error names no place: %w", w.name, err)
	}
	return nil
}
