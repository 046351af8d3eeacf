package gpurt

import (
	"encoding/binary"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// abiWriter calls the functions that a generated launch method calls, and writes what
// the GPU is to see: each number at a multiple of its size.
type abiWriter struct {
	t    *testing.T
	l    *Launch
	sym  *SymBuffer[int32]
	reg  *RegisteredBuffer[int32]
	mem  *Buffer[int32]
	sigs *SignalBuffer
	want []byte
	n    int // of the numbers so far, so that each is another one
}

func (w *abiWriter) number(size int, v uint64) {
	for len(w.want)%size != 0 {
		w.want = append(w.want, 0)
	}
	w.want = append(w.want, binary.LittleEndian.AppendUint64(nil, v)[:size]...)
}

func (w *abiWriter) pass(p manifest.Param) {
	w.n++
	lo := w.n % 7
	switch p.Kind {
	case manifest.Scalar:
		v := uint64(0x0102030405060708 * uint64(w.n))
		w.number(p.Size, v)
		switch p.Size {
		case 1:
			ScalarParam(w.l, uint8(v))
		case 2:
			ScalarParam(w.l, uint16(v))
		case 4:
			ScalarParam(w.l, uint32(v))
		case 8:
			ScalarParam(w.l, v)
		}
	case manifest.Slice:
		SliceParam(w.l, DeviceSlice[int32](w.mem.Slice(lo, 9)))
		w.number(8, w.mem.view().addr()+uint64(4*lo))
		w.number(8, uint64(9-lo))
	case manifest.Sym:
		SymParam(w.l, w.sym.Slice(lo, 9))
		w.number(8, w.sym.view().addr()+uint64(4*lo))
		w.number(8, uint64(9-lo))
	case manifest.Registered:
		RegisteredParam(w.l, w.reg)
		w.number(8, w.reg.view().addr())
		w.number(8, 9)
	case manifest.Signal:
		SignalParam(w.l, w.sigs.At(lo))
		w.number(8, w.sigs.view().addr()+uint64(8*lo))
	case manifest.Signals:
		SignalsParam(w.l, w.sigs)
		w.number(8, w.sigs.view().addr())
		w.number(8, 9)
	case manifest.Team:
		TeamParam(w.l, w.l.k.m.pe.TeamWorld())
		w.number(4, 0)
	case manifest.Struct:
		for _, f := range p.Fields {
			w.pass(f)
		}
	case manifest.Array:
		for range p.Len {
			w.pass(p.Fields[0])
		}
	}
}

// TestEveryKindIsPackedWhereverItStands passes each kind one after the other one, alone
// and in structs and arrays.
func TestEveryKindIsPackedWhereverItStands(t *testing.T) {
	var kinds []manifest.Param
	for _, size := range []int{1, 2, 4, 8} {
		kinds = append(kinds, manifest.Param{Kind: manifest.Scalar, Size: size})
	}
	for _, k := range []manifest.Kind{manifest.Slice, manifest.Sym, manifest.Registered} {
		kinds = append(kinds, manifest.Param{Kind: k, Size: 4})
	}
	for _, k := range []manifest.Kind{manifest.Signal, manifest.Signals, manifest.Team} {
		kinds = append(kinds, manifest.Param{Kind: k})
	}
	array := func(n int, p manifest.Param) manifest.Param {
		return manifest.Param{Kind: manifest.Array, Len: n, Fields: []manifest.Param{p}}
	}
	record := func(ps ...manifest.Param) manifest.Param {
		return manifest.Param{Kind: manifest.Struct, Fields: ps}
	}
	var kernels []manifest.Kernel
	for _, a := range kinds {
		for _, b := range kinds {
			for _, ps := range [][]manifest.Param{
				{a, b, a},
				{record(a, b), b, a},
				{b, array(3, a), record(), array(0, b), a},
				{a, array(2, record(b, array(2, a), record(a, b))), b},
			} {
				kernels = append(kernels, manifest.Kernel{Name: fmt.Sprint("K", len(kernels)), Params: ps})
			}
		}
	}
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		ks := mustLoad(t, pe, kernels...)
		w := &abiWriter{t: t}
		var err error
		if w.mem, err = Alloc[int32](pe, 9); err != nil {
			t.Fatal(err)
		}
		if w.sym, err = AllocSym[int32](pe, 9); err != nil {
			t.Fatal(err)
		}
		host, err := Alloc[int32](pe, 9)
		if err != nil {
			t.Fatal(err)
		}
		if w.reg, err = Register(host); err != nil {
			t.Fatal(err)
		}
		if w.sigs, err = AllocSignals(pe, 9); err != nil {
			t.Fatal(err)
		}
		for i, k := range kernels {
			w.l, w.want = ks[i].Launch(pe.Stream(), Grid(1).Block(1)), nil
			for _, p := range k.Params {
				w.pass(p)
			}
			if err := w.l.Run(nil); err != nil {
				t.Fatalf("%v: %v", k.Params, err)
			}
			if diff := cmp.Diff(w.want, d.launches[i].params); diff != "" {
				t.Fatalf("%v (-want +got):\n%s", k.Params, diff)
			}
		}
	})
}
