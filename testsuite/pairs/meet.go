package pairs

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Announce puts other to the peer with a signal, and waits for its answer: it runs while the peer
// uses the data.
//
//gpu:kernel
func Announce(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals) {
	shmem.PutSignalNBI(t.Block(), data, other, signals.At(0), 1, shmem.SignalSet, 1-shmem.MyPE(t))
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, 1)
	}
	shmem.Quiet(t.Block())
}

// Collect copies data to out. It relies on its stream for the data to be there.
//
//gpu:kernel
func Collect(t *gpu.Thread, data shmem.Sym[int64], out []int64) {
	i := t.Block().Rank()
	out[i] = data.Local()[i]
}
