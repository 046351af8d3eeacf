package dlpack

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"unsafe"
	"weak"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// onPE runs f as an emulated PE.
func onPE(t *testing.T, f func(ctx context.Context, pe *gpurt.PE) error) {
	t.Helper()
	cfg := gpurt.Config{Backend: gpurt.Emulator, Stdout: io.Discard, Stderr: io.Discard}
	if err := gpurt.Run(t.Context(), cfg, f); err != nil {
		t.Error(err)
	}
}

// must returns v. An error ends the PE.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// The offsets are those that a C compiler for 64-bit systems gives the structs of
// include/dlpack/dlpack.h of DLPack 1.1.
func TestStructsAreLaidOutAsInC(t *testing.T) {
	type layout map[string]uintptr
	of := func(v any) layout {
		l := layout{"": reflect.TypeOf(v).Size()}
		for f := range reflect.TypeOf(v).Fields() {
			l[f.Name] = f.Offset
		}
		return l
	}
	got := map[string]layout{
		"DLDevice": of(device{}), "DLDataType": of(dataType{}), "DLTensor": of(tensor{}),
		"DLManagedTensor": of(unversioned{}), "DLManagedTensorVersioned": of(versioned{}),
	}
	want := map[string]layout{
		"DLDevice":                 {"": 8, "Type": 0, "ID": 4},
		"DLDataType":               {"": 4, "Code": 0, "Bits": 1, "Lanes": 2},
		"DLTensor":                 {"": 48, "Data": 0, "Device": 8, "NDim": 16, "DType": 20, "Shape": 24, "Strides": 32, "ByteOffset": 40},
		"DLManagedTensor":          {"": 64, "Tensor": 0, "Manager": 48, "Deleter": 56},
		"DLManagedTensorVersioned": {"": 80, "Major": 0, "Minor": 4, "Manager": 8, "Deleter": 16, "Flags": 24, "Tensor": 32},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The codes are those of DLDataTypeCode.
func TestDataTypes(t *testing.T) {
	type celsius float32
	for _, c := range []struct {
		t    reflect.Type
		want dataType
		text string
	}{
		{reflect.TypeFor[bool](), dataType{6, 8, 1}, "bool"},
		{reflect.TypeFor[int8](), dataType{0, 8, 1}, "int8"},
		{reflect.TypeFor[int](), dataType{0, 64, 1}, "int64"},
		{reflect.TypeFor[uint16](), dataType{1, 16, 1}, "uint16"},
		{reflect.TypeFor[uint](), dataType{1, 64, 1}, "uint64"},
		{reflect.TypeFor[float64](), dataType{2, 64, 1}, "float64"},
		{reflect.TypeFor[celsius](), dataType{2, 32, 1}, "float32"},
		{reflect.TypeFor[gpu.Float16](), dataType{2, 16, 1}, "float16"},
		{reflect.TypeFor[gpu.BFloat16](), dataType{4, 16, 1}, "bfloat16"},
		{reflect.TypeFor[gpu.Float8E4M3](), dataType{10, 8, 1}, "float8_e4m3fn"},
		{reflect.TypeFor[gpu.Float8E5M2](), dataType{12, 8, 1}, "float8_e5m2"},
		{reflect.TypeFor[gpu.Vec4[float32]](), dataType{2, 32, 4}, "float32x4"},
		{reflect.TypeFor[gpu.Vec2[int16]](), dataType{0, 16, 2}, "int16x2"},
	} {
		got, err := typeOf(c.t)
		if err != nil || got != c.want || got.String() != c.text {
			t.Errorf("%v: %v as %v, %v; want %v as %s", c.t, got, got.String(), err, c.want, c.text)
		}
	}
	if _, err := typeOf(reflect.TypeFor[[3]float32]()); err == nil || err.Error() != "DLPack has no data type for [3]float32" {
		t.Errorf("an array: %v", err)
	}
}

func TestArraysGoOutAndComeBack(t *testing.T) {
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		for _, form := range []Form{Versioned, Unversioned} {
			a := must(gpurt.NewArray[int32](pe, gpurt.Shape(3, 4)))
			if err := a.CopyFrom(ctx, []int32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}); err != nil {
				return err
			}
			released := 0
			e := must(Export(a.Slice(1, 1, 3).Transpose(), form, func() { released++ }))
			i := must(Import[int32](pe, e.Pointer(), form))
			type view struct{ Shape, Strides []int }
			if diff := cmp.Diff(view{[]int{2, 3}, []int{1, 4}}, view{i.Array.Shape(), i.Array.Strides()}); diff != "" || i.ReadOnly {
				t.Errorf("%v, read only %v (-want +got):\n%s", form, i.ReadOnly, diff)
			}
			got := make([]int32, 6)
			if err := i.Array.CopyTo(ctx, got); err != nil {
				return err
			}
			if diff := cmp.Diff([]int32{1, 5, 9, 2, 6, 10}, got); diff != "" {
				t.Errorf("%v (-want +got):\n%s", form, diff)
			}
			if err := a.Free(); err == nil || !strings.Contains(err.Error(), "has not called the deleter yet") {
				t.Errorf("%v: freed while a library has it: %v", form, err)
			}
			if _, err := Import[int32](pe, e.Pointer(), form); !errors.Is(err, ErrTaken) {
				t.Errorf("%v: taken twice: %v", form, err)
			}
			if released != 0 || e.Deleted() {
				t.Errorf("%v: the deleter was called before Close", form)
			}
			if err := i.Close(); err != nil {
				t.Error(err)
			}
			if released != 1 || !e.Deleted() {
				t.Errorf("%v: released %d times, deleted %v", form, released, e.Deleted())
			}
			if err := i.Array.CopyTo(ctx, got); !errors.Is(err, gpurt.ErrFreed) {
				t.Errorf("%v: use after Close: %v", form, err)
			}
			for what, err := range map[string]error{"closed twice": i.Close(), "deleted twice": e.Delete()} {
				if !errors.Is(err, ErrDeleted) {
					t.Errorf("%v: %s: %v", form, what, err)
				}
			}
			if released != 1 {
				t.Errorf("%v: released %d times", form, released)
			}
			if len(taken.at) != 0 {
				t.Errorf("%v: a new struct at the address cannot be taken", form)
			}
			if err := a.Free(); err != nil {
				t.Error(err)
			}
		}
		return nil
	})
}

// The producer's deleter is called once, when nothing here uses the memory any more.
func TestCloseCallsTheDeleterWhenTheMemoryIsNotUsed(t *testing.T) {
	released := 0
	var left *Imported[int32]
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		take := func() *Imported[int32] {
			a := must(gpurt.NewArray[int32](pe, gpurt.Shape(4)))
			e := must(Export(a, Versioned, func() { released++ }))
			return must(Import[int32](pe, e.Pointer(), Versioned))
		}
		i := take()
		further := must(Export(i.Array, Versioned, nil))
		for range 2 {
			if err := i.Close(); err == nil || !strings.Contains(err.Error(), "has not called the deleter yet") || released != 0 {
				t.Errorf("close what a library has: %v, released %d times", err, released)
			}
		}
		got := make([]int32, 4)
		if err := errors.Join(i.Array.CopyTo(ctx, got), further.Delete(), i.Close()); err != nil || released != 1 {
			t.Errorf("%v, released %d times", err, released)
		}
		left = take()
		return nil
	})
	if err := left.Close(); !errors.Is(err, gpurt.ErrClosed) || released != 2 {
		t.Errorf("close on a PE that has ended: %v, released %d times", err, released)
	}
	if err := left.Close(); !errors.Is(err, ErrDeleted) || released != 2 {
		t.Errorf("closed twice: %v, released %d times", err, released)
	}
}

func TestNilStructs(t *testing.T) {
	var e *Exported
	var i *Imported[int32]
	for want, err := range map[string]error{"dlpack: delete: the struct is nil; use Export": e.Delete(), "dlpack: close: the array is nil; use Import": i.Close()} {
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

func TestAStructIsConsumedOnce(t *testing.T) {
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		for _, form := range []Form{Versioned, Unversioned} {
			a := must(gpurt.NewArray[int32](pe, gpurt.Shape(4)))
			e := must(Export(a, form, nil))
			i := must(Import[int32](pe, e.Pointer(), form))
			if err := e.Delete(); !errors.Is(err, ErrTaken) || e.Deleted() {
				t.Errorf("%v: deleted by its producer when it was taken: %v", form, err)
			}
			if err := a.Free(); err == nil {
				t.Errorf("%v: freed while an import uses it", form)
			}
			if err := errors.Join(i.Close(), a.Free()); err != nil {
				return err
			}
			if err := second(Import[int32](pe, e.Pointer(), form)); !errors.Is(err, ErrDeleted) {
				t.Errorf("%v: taken when it was deleted: %v", form, err)
			}
		}
		return nil
	})
}

func TestAnExportThatNobodyTakesIsDeletedByItsProducer(t *testing.T) {
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		a := must(gpurt.NewArray[float32](pe, gpurt.Shape(0, 3)))
		e := must(Export(a, Versioned, nil))
		m := e.versioned.Tensor
		if m.Data != 0 || m.NDim != 2 || m.Device != (device{cpu, 0}) || e.versioned.Major != 1 {
			t.Errorf("an array of nothing: %+v", m)
		}
		if err := e.Delete(); err != nil || !e.Deleted() {
			t.Errorf("%v", err)
		}
		if _, err := Export[float32](nil, Versioned, nil); err == nil {
			t.Error("no array was exported")
		}
		if _, err := Export(a.Index(9), Versioned, nil); err == nil {
			t.Error("an array was exported that does not exist")
		}
		return nil
	})
}

// Memory that was exported stays, whatever the array calls it.
func TestMemoryOfAnExportIsNotFreed(t *testing.T) {
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		sym := must(gpurt.NewSymArray[int32](pe, gpurt.Shape(4)))
		peer := must(sym.Peer(0))
		b := must(gpurt.Alloc[int32](pe, 4))
		r := must(gpurt.Register(b))
		registered := must(gpurt.ArrayOn(r, gpurt.Shape(4)))
		var exports []*Exported
		for _, a := range []*gpurt.Array[int32]{peer, registered} {
			e := must(Export(a, Versioned, nil))
			exports = append(exports, e)
		}
		if err := r.Unregister(); err != nil {
			return err
		}
		for what, err := range map[string]error{"as a peer's": sym.Free(), "as registered": b.Free()} {
			if err == nil || !strings.Contains(err.Error(), "has not called the deleter yet") {
				t.Errorf("free memory exported %s: %v", what, err)
			}
		}
		for _, e := range exports {
			if err := e.Delete(); err != nil {
				return err
			}
		}
		return errors.Join(sym.Free(), b.Free())
	})
}

// An emulated PE has memory of Go, which the struct knows by its address alone.
func TestAnExportHoldsItsArray(t *testing.T) {
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		export := func() (p uintptr, memory weak.Pointer[float32], err error) {
			a, err := gpurt.NewArray[float32](pe, gpurt.Shape(1<<20))
			if err != nil {
				return 0, memory, err
			}
			e, err := Export(a, Versioned, nil)
			if err != nil {
				return 0, memory, err
			}
			return e.Pointer(), weak.Make(at[float32](a.Addr())), nil
		}
		p, memory, err := export()
		if err != nil {
			return err
		}
		runtime.GC()
		if memory.Value() == nil {
			t.Error("the collector took the memory of an array that a consumer may use")
		}
		deleted(p)
		return nil
	})
}

func TestImportRefuses(t *testing.T) {
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		data := []float32{1, 2, 3, 4, 5, 6}
		shape, strides, backward := []int64{2, 3}, []int64{3, 1}, []int64{-3, 1}
		// The structs hold addresses alone: Go would move these with its stack.
		var pin runtime.Pinner
		defer pin.Unpin()
		for _, p := range []any{&data[0], &shape[0], &strides[0], &backward[0]} {
			pin.Pin(p)
		}
		good := versioned{Major: 1, Minor: 9, Tensor: tensor{
			Data: uintptr(unsafe.Pointer(&data[0])), Device: device{cpu, 0}, NDim: 2, DType: dataType{2, 32, 1}, Shape: addrOf(shape), Strides: addrOf(strides),
		}}
		with := func(f func(v *versioned)) *versioned {
			v := good
			f(&v)
			return &v
		}
		for name, c := range map[string]struct {
			v    *versioned
			want string
		}{
			"version":          {with(func(v *versioned) { v.Major = 2 }), "it is of DLPack 2.9, and version 1 is supported; if the name of the capsule is \"dltensor\", import it as Unversioned"},
			"no lanes":         {with(func(v *versioned) { v.Tensor.DType.Lanes = 0 }), "elements of 0 lanes, so it is not a DLManagedTensorVersioned"},
			"type":             {with(func(v *versioned) { v.Tensor.DType = dataType{4, 16, 1} }), "its elements are bfloat16, those of float32 would be float32"},
			"lanes":            {with(func(v *versioned) { v.Tensor.DType.Lanes = 2 }), "its elements are float32x2"},
			"GPU":              {with(func(v *versioned) { v.Tensor.Device = device{cuda, 1} }), "its memory is on kDLCUDA 1, and PE 0 is emulated; copy it to the host"},
			"other device":     {with(func(v *versioned) { v.Tensor.Device = device{10, 0} }), "its memory is on DLDeviceType 10 0, and PE 0 is emulated"},
			"negative stride":  {with(func(v *versioned) { v.Tensor.Strides = addrOf(backward) }), "stride -3 of dimension 0 is negative; make a contiguous copy of the tensor"},
			"no shape":         {with(func(v *versioned) { v.Tensor.Shape = 0 }), "2 dimensions with the shape at 0x0"},
			"no memory":        {with(func(v *versioned) { v.Tensor.Data = 0 }), "the address is 0"},
			"far offset":       {with(func(v *versioned) { v.Tensor.ByteOffset = math.MaxUint64 - 3 }), "beyond the address space"},
			"unaligned memory": {with(func(v *versioned) { v.Tensor.ByteOffset = 2 }), "the address is not a multiple of 4"},
		} {
			pin.Pin(c.v)
			_, err := Import[float32](pe, uintptr(unsafe.Pointer(c.v)), Versioned)
			if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "dlpack: import DLManagedTensorVersioned at 0x") {
				t.Errorf("%s: error %v, want one with %q", name, err, c.want)
			}
			// The struct is not taken.
			c.v.Major, c.v.Tensor, c.v.Flags = 1, good.Tensor, readOnly
			c.v.Tensor.Strides, c.v.Tensor.ByteOffset = 0, 0
			i, err := Import[float32](pe, uintptr(unsafe.Pointer(c.v)), Versioned)
			if err != nil {
				t.Errorf("%s, mended: %v", name, err)
				continue
			}
			got := make([]float32, 6)
			if err := errors.Join(i.Array.CopyTo(ctx, got), i.Close()); err != nil || !i.ReadOnly {
				t.Errorf("%s, mended: read only %v, %v", name, i.ReadOnly, err)
			}
			if diff := cmp.Diff(data, got); diff != "" {
				t.Errorf("%s, mended (-want +got):\n%s", name, diff)
			}
		}
		for name, err := range map[string]error{
			"NULL":  second(Import[float32](pe, 0, Versioned)),
			"no PE": second(Import[float32](nil, 1, Versioned)),
			"form":  second(Import[float32](pe, uintptr(unsafe.Pointer(&good)), 7)),
		} {
			if err == nil {
				t.Errorf("%s was imported", name)
			}
		}
		return nil
	})
}

// NumPy gives dimensions of one element such strides: numpy.ones((1, 3))[::-1].
func TestStridesOfOneElementDoNotMatter(t *testing.T) {
	shape, strides := []int64{1, 3}, []int64{-3, 1}
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&shape[0])
	pin.Pin(&strides[0])
	dl := tensor{NDim: 2, Shape: addrOf(shape), Strides: addrOf(strides)}
	l, n, err := dl.layout()
	if diff := cmp.Diff(gpurt.Shape(1, 3).Strides(1, 1), l, cmp.AllowUnexported(gpurt.Layout{})); diff != "" || n != 3 || err != nil {
		t.Errorf("%d elements, %v (-want +got):\n%s", n, err, diff)
	}
}

func TestImportInAnotherForm(t *testing.T) {
	onPE(t, func(ctx context.Context, pe *gpurt.PE) error {
		a := must(gpurt.NewArray[float32](pe, gpurt.Shape(2, 3)))
		for form, other := range map[Form]Form{Versioned: Unversioned, Unversioned: Versioned} {
			e := must(Export(a, form, nil))
			want := fmt.Sprintf("dlpack: import %v at %#x: it is a %v; its capsule is named %q", other, e.Pointer(), form, form.Capsule())
			if err := second(Import[float32](pe, e.Pointer(), other)); err == nil || err.Error() != want {
				t.Errorf("%v, want %s", err, want)
			}
			if err := e.Delete(); err != nil {
				return err
			}
		}
		// One of another library has a deleter where a DLManagedTensor has the data type.
		foreign := &versioned{Major: 1, Minor: 1, Deleter: 0x7f0123456789}
		var pin runtime.Pinner
		defer pin.Unpin()
		pin.Pin(foreign)
		err := second(Import[float32](pe, uintptr(unsafe.Pointer(foreign)), Unversioned))
		if err == nil || !strings.Contains(err.Error(), "elements of 0 lanes, so it is not a DLManagedTensor: take the form from the name of the capsule") {
			t.Errorf("a struct of another library: %v", err)
		}
		return nil
	})
}

func TestCapsuleNames(t *testing.T) {
	got := []string{Versioned.Capsule(), Versioned.Used(), Unversioned.Capsule(), Unversioned.Used()}
	if diff := cmp.Diff([]string{"dltensor_versioned", "used_dltensor_versioned", "dltensor", "used_dltensor"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func second[T any](_ T, err error) error { return err }

// FuzzLayout reads any shape and strides. Those that are accepted have the number of
// elements that they are said to have, however large the numbers are.
func FuzzLayout(f *testing.F) {
	numbers := func(list ...int64) []byte {
		var b []byte
		for _, v := range list {
			b = binary.LittleEndian.AppendUint64(b, uint64(v))
		}
		return b
	}
	f.Add(int32(2), numbers(3, 4), numbers(4, 1))
	f.Add(int32(2), numbers(3, 4), []byte(nil))
	f.Add(int32(2), numbers(1<<32, 1<<32), []byte(nil))
	f.Add(int32(1), numbers(3), numbers(1<<62))
	f.Add(int32(2), numbers(-1, 0), numbers(-1, 2))
	f.Add(int32(-1), numbers(), numbers())
	f.Add(int32(1<<30), numbers(), numbers())
	f.Fuzz(func(t *testing.T, dims int32, shape, strides []byte) {
		if dims > 64 {
			shape = nil // nobody has so much room
		} else if int(dims) > len(shape)/8 {
			dims = int32(len(shape) / 8)
		}
		sizes, steps := words(shape), words(strides)
		dl := tensor{NDim: dims, Shape: address(sizes)}
		if len(steps) >= int(dims) {
			dl.Strides = address(steps)
		}
		_, n, err := dl.layout()
		runtime.KeepAlive(sizes)
		runtime.KeepAlive(steps)
		if err != nil {
			return
		}
		want := big.NewInt(1)
		next := big.NewInt(1)
		for d := int(dims) - 1; d >= 0; d-- {
			if sizes[d] < 0 {
				t.Fatalf("the size %d is accepted", sizes[d])
			}
			step := new(big.Int).Set(next)
			if dl.Strides != 0 {
				step.SetInt64(steps[d])
			}
			want.Add(want, step.Mul(step, big.NewInt(sizes[d]-1)))
			next.Mul(next, big.NewInt(sizes[d]))
		}
		for _, s := range sizes[:dims] {
			if s == 0 {
				want.SetInt64(0)
			}
		}
		if want.Cmp(big.NewInt(int64(n))) != 0 {
			t.Errorf("sizes %v and strides %v are %d elements, and not %d", sizes[:dims], steps, want, n)
		}
	})
}

// words returns the numbers in b, in memory that Go does not move.
func words(b []byte) []int64 {
	list := make([]int64, len(b)/8)
	for i := range list {
		list[i] = int64(binary.LittleEndian.Uint64(b[8*i:]))
	}
	return list
}

// address returns where numbers begin, 0 if there are none.
func address(list []int64) uintptr {
	if len(list) == 0 {
		return 0
	}
	return uintptr(unsafe.Pointer(&list[0]))
}
