package far

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// maxElems is the most elements of an operation.
const maxElems = 256 << 10

// Bench holds what the rounds share.
type Bench struct {
	pe       *gpurt.PE
	k        *Kernels
	dst, src *gpurt.SymBuffer[uint32]
	sig      *gpurt.SignalBuffer
	word     *gpurt.SymBuffer[uint64]
	nanos    *gpurt.Buffer[uint64]
	wrong    *gpurt.Buffer[uint64]
	base     uint64
}

// New allocates; it is collective.
func New(pe *gpurt.PE) (*Bench, error) {
	b := &Bench{pe: pe}
	var err error
	if b.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	if b.dst, err = gpurt.AllocSym[uint32](pe, maxElems); err != nil {
		return nil, err
	}
	if b.src, err = gpurt.AllocSym[uint32](pe, maxElems); err != nil {
		return nil, err
	}
	if b.sig, err = gpurt.AllocSignals(pe, 1); err != nil {
		return nil, err
	}
	if b.word, err = gpurt.AllocSym[uint64](pe, 1); err != nil {
		return nil, err
	}
	if b.nanos, err = gpurt.Alloc[uint64](pe, 1); err != nil {
		return nil, err
	}
	b.wrong, err = gpurt.Alloc[uint64](pe, 1)
	return b, err
}

// Round runs one round with the parameters kind, bytes, threads, warm and rounds.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	kind, n, ops := int(p["kind"]), int(p["bytes"]/4), p["warm"]+p["rounds"]
	if kind < 0 || kind >= numberKinds || n > maxElems || p["rounds"] < 1 {
		return nil, fmt.Errorf("far: %v: there are %d kinds, and at most %d bytes", p, int(numberKinds), 4*maxElems)
	}
	me, pes := b.pe.MyPE(), b.pe.NumPEs()
	b.base += uint64(ops)
	mine := make([]uint32, n)
	for i := range mine {
		mine[i] = element(me, i, b.base)
	}
	if err := b.src.Slice(0, n).CopyFrom(ctx, mine); err != nil {
		return nil, err
	}
	if err := b.word.CopyFrom(ctx, []uint64{b.base}); err != nil {
		return nil, err
	}
	if err := b.wrong.CopyFrom(ctx, []uint64{0}); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	s := b.pe.Stream()
	if err := b.k.Far(s, gpurt.Grid(1).Block(int(p["threads"])), kind, b.dst.Slice(0, n), b.src.Slice(0, n), b.sig.At(0), b.word, b.base, int(p["warm"]), int(p["rounds"]), b.nanos, b.wrong); err != nil {
		return nil, err
	}
	if err := s.Sync(ctx); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	nanos, err := b.check(ctx, kind, n, uint64(ops), (me+pes-1)%pes, (me+1)%pes)
	hops := float64(p["rounds"])
	if kind == putSignal {
		hops *= float64(pes)
	}
	b.base += uint64(ops) // the next round's epochs are larger than all of this one
	return control.Values{"timer_us": float64(nanos) / 1e3 / hops}, err
}

// check looks at what the round has left, and returns its time.
func (b *Bench) check(ctx context.Context, kind, n int, ops uint64, left, right int) (uint64, error) {
	var nanos, word, wrong [1]uint64
	if err := b.nanos.CopyTo(ctx, nanos[:]); err != nil {
		return 0, err
	}
	if err := b.word.CopyTo(ctx, word[:]); err != nil {
		return 0, err
	}
	if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return 0, err
	}
	if kind == fetchAdd || kind == add {
		if word[0] != b.base+ops || wrong[0] != 0 {
			return 0, fmt.Errorf("the word is %d after %d additions to %d, and %d of them returned something else", word[0], ops, b.base, wrong[0])
		}
		return nanos[0], nil
	}
	from := left
	if kind == get {
		from = right
	}
	got := make([]uint32, n)
	if err := b.dst.Slice(0, n).CopyTo(ctx, got); err != nil {
		return 0, err
	}
	for i, g := range got {
		if want := element(from, i, b.base); g != want {
			return 0, fmt.Errorf("element %d is %d, want %d", i, g, want)
		}
	}
	return nanos[0], nil
}

// element is element i of what a PE sends.
func element(pe, i int, base uint64) uint32 { return uint32(base)*40503 + uint32(i)*31 + uint32(pe) }
