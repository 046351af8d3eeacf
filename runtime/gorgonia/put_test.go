package gorgonia

import (
	"errors"
	"math"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"gorgonia.org/cu"

	"github.com/gpuc-go/gpuc/examples/alltoall/exchange"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// Package cu fills symmetric memory with a share for each PE, the PE puts the shares, and cu
// copies what has arrived: all on one stream, which nobody waits for in between.
func TestCuFillsThePEPutsAndCuReads(t *testing.T) {
	type transfer func(pe *gputest.PE, s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error
	for _, way := range []struct {
		name string
		put  transfer
	}{
		{"host", func(pe *gputest.PE, s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
			for to := range pe.NumPEs() {
				if err := gpurt.Put(s, share(dst, pe.MyPE()), share(src, to), to); err != nil {
					return err
				}
			}
			return s.Barrier()
		}},
		{"kernel", func(pe *gputest.PE, s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
			x, err := exchange.New(pe.PE, exchange.Config{})
			if err != nil {
				return err
			}
			return x.Exchange(s, dst, src)
		}},
	} {
		t.Run(way.name, func(t *testing.T) {
			gputest.Run(t, gputest.NP(2).OnGPU(), func(pe *gputest.PE) {
				if pe.NumPEs() == 1 {
					pe.Logf("a PE alone has nobody to put to")
					return
				}
				c, err := NewContext(pe.PE)
				check(pe, err)
				s, err := Stream(pe.Stream())
				check(pe, err)
				all := n * pe.NumPEs()
				src, err := gpurt.AllocSym[float32](pe.PE, all)
				check(pe, err)
				dst, err := gpurt.AllocSym[float32](pe.PE, all)
				check(pe, err)
				copied, err := c.MemAlloc(int64(4 * all))
				check(pe, err)
				arrived, err := DevicePtr(pe.PE, dst)
				check(pe, err)

				for to := range pe.NumPEs() {
					p, err := DevicePtr(pe.PE, share(src, to))
					check(pe, err)
					c.MemsetD32Async(p, uint(math.Float32bits(value(pe.MyPE(), to))), n, s)
					check(pe, c.Error())
				}
				check(pe, way.put(pe, pe.Stream(), dst, src))
				c.MemcpyDtoDAsync(copied, arrived, int64(4*all), s)
				check(pe, c.Error(), pe.Stream().Sync(pe.Context()))

				got, want := make([]float32, all), make([]float32, all)
				for i := range want {
					want[i] = value(i/n, pe.MyPE())
				}
				check(pe, c.Do(func() error {
					return errors.Join(cu.MemcpyDtoH(unsafe.Pointer(&got[0]), copied, int64(4*all)), cu.MemFree(copied))
				}))
				if diff := cmp.Diff(want, got); diff != "" {
					pe.Errorf("(-want +got):\n%s", diff)
				}
				check(pe, c.Close())
			})
		})
	}
}

// share returns the elements that are for, or from, a PE.
func share(b *gpurt.SymBuffer[float32], pe int) *gpurt.SymBuffer[float32] {
	return b.Slice(pe*n, (pe+1)*n)
}

// value is what a PE sends to another.
func value(from, to int) float32 { return float32(100*from + to + 1) }
