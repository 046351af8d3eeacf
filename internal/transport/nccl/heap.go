package nccl

import "slices"

// heapAlign is what every block of the heap begins at a multiple of, and has a size of.
const heapAlign = 512

// heap hands out the symmetric heap: every PE makes the same calls in the same order, and so has the
// same blocks. The first place that is large enough is taken.
type heap struct {
	begin, end uint64
	blocks     []block // in order
}

type block struct{ at, bytes uint64 }

// take returns the address of bytes, a multiple of align, or 0 where there is no room.
func (h *heap) take(bytes, align int) uint64 {
	size, unit := uint64(roundUp(max(bytes, 1), heapAlign)), uint64(max(align, heapAlign))
	if bytes < 0 || size > h.end-h.begin || unit > h.end {
		return 0
	}
	free := h.begin // where the room before block i begins
	for i := range len(h.blocks) + 1 {
		room := h.end
		if i < len(h.blocks) {
			room = h.blocks[i].at
		}
		if at := (free + unit - 1) / unit * unit; at <= room && room-at >= size {
			h.blocks = slices.Insert(h.blocks, i, block{at, size})
			return at
		}
		if i < len(h.blocks) {
			free = room + h.blocks[i].bytes
		}
	}
	return 0
}

// give takes a block back, and reports whether there is one at the address.
func (h *heap) give(at uint64) bool {
	i, ok := slices.BinarySearchFunc(h.blocks, at, func(b block, at uint64) int {
		switch {
		case b.at < at:
			return -1
		case b.at > at:
			return 1
		}
		return 0
	})
	if ok {
		h.blocks = slices.Delete(h.blocks, i, i+1)
	}
	return ok
}
