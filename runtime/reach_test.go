//go:build unix

package gpurt

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// reach puts this PE's number to all PEs, waits for theirs, and says in direct which PEs' memory
// it can address.
func reach(t *gpu.Thread, seen, mine shmem.Sym[int32], direct []int32, sig shmem.Signal) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for pe := range pes {
		shmem.PutSignalNBI(t.Block(), seen.Slice(me, me+1), mine, sig, 1, shmem.SignalAdd, pe)
		if near := seen.Peer(t, pe); t.Block().Rank() == 0 {
			direct[pe] = int32(len(near))
		}
	}
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, uint64(pes))
	shmem.Quiet(t.Block())
}

// reachAll prints whose number has come by the kernel reach, and whose memory can be addressed.
func reachAll(ctx context.Context, pe *PE) error {
	seen, direct, err := reachOnce(ctx, pe)
	if err != nil {
		return err
	}
	var has, near []int
	for p := range pe.NumPEs() {
		if int(seen[p]) == p+1 {
			has = append(has, p)
		}
		if direct[p] != 0 {
			near = append(near, p)
		}
	}
	pe.Printf("hears %v, addresses %v, host of %d", has, near, pe.TeamShared().NumPEs())
	return nil
}

// reachOnce runs the kernel reach.
func reachOnce(ctx context.Context, pe *PE) (seen, direct []int32, err error) {
	a, to := testArtifact(noTest{}, manifest.Kernel{Name: "reach", Shmem: true, Collective: true, Params: []manifest.Param{
		{Name: "seen", Kind: manifest.Sym, Size: 4}, {Name: "mine", Kind: manifest.Sym, Size: 4},
		{Name: "direct", Kind: manifest.Slice, Size: 4}, {Name: "sig", Kind: manifest.Signal},
	}})
	a.Methods[0].Func = func() any { return reach }
	if _, err := Load(pe, a); err != nil {
		return nil, nil, err
	}
	there, e1 := AllocSym[int32](pe, pe.NumPEs())
	mine, e2 := AllocSymFrom(pe, []int32{int32(pe.MyPE()) + 1})
	near, e3 := Alloc[int32](pe, pe.NumPEs())
	sig, e4 := AllocSignals(pe, 1)
	if err := errors.Join(e1, e2, e3, e4); err != nil {
		return nil, nil, err
	}
	l := to[0].Launch(pe.Stream(), Grid(1).Block(32))
	p0, p1, p2, p3 := SymParam(l, there), SymParam(l, mine), SliceParam(l, near), SignalParam(l, sig)
	if err := l.Run(func(t *gpu.Thread) { reach(t, p0, p1, p2, p3) }); err != nil {
		return nil, nil, err
	}
	seen, direct = make([]int32, pe.NumPEs()), make([]int32, pe.NumPEs())
	if err := errors.Join(there.CopyTo(ctx, seen), near.CopyTo(ctx, direct)); err != nil {
		return nil, nil, fmt.Errorf("read what the kernel has seen: %w", err)
	}
	return seen, direct, nil
}
