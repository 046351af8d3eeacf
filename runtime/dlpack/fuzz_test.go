package dlpack

import (
	"encoding/binary"
	"math/big"
	"runtime"
	"testing"
	"unsafe"
)

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
