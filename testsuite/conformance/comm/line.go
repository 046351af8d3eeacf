package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Lines sends src to the lines of the right neighbour, and stores in dst what it gets
// of the left one, round after round: each thread has a line, and passes on what it
// gets plus 1. A line has been read when what was sent by it has been round; so there
// are as many for each thread as there are PEs. flag is that of the first round.
//
//gpu:kernel
func Lines(t *gpu.Thread, words shmem.Signals, dst, src []uint64, flag uint32, rounds int) {
	pes := shmem.NumPEs(t)
	right := (shmem.MyPE(t) + 1) % pes
	i := t.Grid().Rank()
	if i >= len(src) {
		return
	}
	x := src[i]
	for r := range rounds {
		lines := words.Lines().Slice(r%pes*len(src), (r%pes+1)*len(src))
		shmem.PutLine(t, lines.At(i), x, flag+uint32(r), right)
		x = shmem.WaitLine(t, lines.At(i), flag+uint32(r)) + 1
	}
	dst[i] = x
}
