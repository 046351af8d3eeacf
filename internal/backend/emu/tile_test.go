package emu_test

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// fillTiles gives source buffer word i the value i+1, and returns the sum of the
// 4 by 3 tile at its beginning, whose rows lie 4 apart.
func fillTiles(src shmem.Sym[int64]) (sum int64) {
	for i := range src.Len() {
		src.Local()[i] = int64(i + 1)
		if i < 16 && i%4 < 3 {
			sum += int64(i + 1)
		}
	}
	return sum
}

// tileMistakes are mistakes with tiles.
var tileMistakes = []mistake{
	{"source of a tile rewritten before flush", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, 20)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			found[0] = -fillTiles(src)
			shmem.PutTileNBI(t, dst, src, 5, 4, 4, 3, 1-shmem.MyPE(t))
			if right {
				shmem.Flush(t)
			}
			for i := range src.Local() {
				src.Local()[i] = 0
			}
			shmem.BarrierAll(t)
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 0)
	}},
	{"tile of a non-blocking get used before quiet", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, 20)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			found[0] = -fillTiles(src)
			shmem.SyncAll(t)
			shmem.GetTileNBI(t, dst, src, 5, 4, 4, 3, 1-shmem.MyPE(t))
			if right {
				shmem.Quiet(t)
			}
			for _, v := range dst.Local() {
				found[0] += v
			}
			shmem.BarrierAll(t)
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 0)
	}},
	{"source of a tile that is read late", 1, false, false, func(h *host, right bool) error {
		dst, src, _, err := pair(h, 20)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			found[0] = -fillTiles(src)
			shmem.PutTile(t, dst, src, 5, 4, 4, 3, 0)
			for i := range src.Local() { // a blocking put has read it
				src.Local()[i] = 9
			}
			shmem.Quiet(t)
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 0)
	}},
	{"tile that waits for its flag, without a fence", 2, true, true, func(h *host, right bool) error {
		dst, src, _, err := pair(h, 20)
		if err != nil {
			return err
		}
		flag, _, err := symmetric[int32](h, 1)
		if err != nil {
			return err
		}
		got, err := verdict(h, 1, func(t *gpu.Thread, found []int64) {
			sum := fillTiles(src)
			if shmem.MyPE(t) == 0 {
				shmem.PutTile(t, dst, src, 5, 4, 4, 3, 1)
				if right {
					shmem.Fence(t)
				}
				shmem.AtomicInc(t, flag.At(0), 1)
				shmem.Quiet(t)
				return
			}
			found[0] = -sum
			shmem.WaitUntil(t, flag.At(0), shmem.CmpEQ, 1)
			for _, v := range dst.Local() {
				found[0] += v
			}
		})
		if err != nil {
			return err
		}
		return expect("sum", got[0], 0)
	}},
}
