package barrier

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Bench holds what the rounds share.
type Bench struct {
	pe    *gpurt.PE
	k     *Kernels
	word  *gpurt.SymBuffer[uint64]
	words *gpurt.Buffer[uint64] // one for each block
	nanos *gpurt.Buffer[uint64]
	late  *gpurt.Buffer[uint64]
	base  uint64
}

// New allocates; it is collective.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	b := &Bench{pe: pe, k: k}
	if b.word, err = gpurt.AllocSym[uint64](pe, 1); err != nil {
		return nil, err
	}
	if b.nanos, err = gpurt.Alloc[uint64](pe, 1); err != nil {
		return nil, err
	}
	if b.words, err = gpurt.Alloc[uint64](pe, mostBlocks*pe.Multiprocessors()); err != nil {
		return nil, err
	}
	b.late, err = gpurt.Alloc[uint64](pe, 1)
	return b, err
}

// mostBlocks is how many blocks there are for each multiprocessor at most.
const mostBlocks = 32

// Round runs one round with the parameters kind (0 to 2 for a barrier of a thread,
// warp and block, 3 to 5 for a sync, 6 for a sync of the grid), threads, warm, rounds,
// and for a grid blocks, for each multiprocessor.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	kinds := []func(*gpurt.Stream, gpurt.LaunchConfig, ArgsArgs) error{
		b.k.BarrierThread, b.k.BarrierWarp, b.k.BarrierBlock, b.k.SyncThread, b.k.SyncWarp, b.k.SyncBlock,
	}
	kind, warm, rounds, threads := p["kind"], int(p["warm"]), int(p["rounds"]), int(p["threads"])
	blocks := int(p["blocks"]) * b.pe.Multiprocessors()
	if kind < 0 || int(kind) > len(kinds) || blocks > b.words.Len() {
		return nil, fmt.Errorf("no kind %d of barrier with %d blocks", kind, blocks)
	}
	if err := b.late.Zero(b.pe.Stream()); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	var err error
	if int(kind) == len(kinds) {
		err = b.k.GridSync(b.pe.Stream(), gpurt.Grid(blocks).Block(threads), GridArgsArgs{Words: b.words, Base: b.base, Warm: warm, Rounds: rounds, Nanos: b.nanos, Late: b.late})
	} else {
		err = kinds[kind](b.pe.Stream(), gpurt.Grid(1).Block(threads), ArgsArgs{Word: b.word, Base: b.base, Warm: warm, Rounds: rounds, Nanos: b.nanos, Late: b.late})
	}
	if err != nil {
		return nil, err
	}
	if err := b.pe.Stream().Sync(ctx); err != nil {
		return nil, err
	}
	b.base += uint64(warm)
	var nanos, late [1]uint64
	if err := b.nanos.CopyTo(ctx, nanos[:]); err != nil {
		return nil, err
	}
	if err := b.late.CopyTo(ctx, late[:]); err != nil {
		return nil, err
	}
	if late[0] != 0 {
		return nil, fmt.Errorf("%d barriers let a PE pass early", late[0])
	}
	return control.Values{"us": float64(nanos[0]) / 1e3 / float64(rounds)}, nil
}
