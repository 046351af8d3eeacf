package libcuda

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// tensorFuncs are the functions of the driver that describe tensors.
type tensorFuncs struct {
	encode func(out unsafe.Pointer, typ int32, rank uint32, addr uint64, dims, strides *uint64, box, steps *uint32, interleave, swizzle, promotion, fill int32) cu.Result // CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
}

func (f *tensorFuncs) bind(lib *dl.Library) error {
	return lib.Bind(dl.Func{Ptr: &f.encode, Name: "cuTensorMapEncodeTiled", Optional: true})
}

// promote128 has the second cache fetch 128 bytes at a time (CUtensorMapL2promotion): what a box with
// swizzle has of a row. With 256 a product of 16 x 8192 x 8192 took 35.5 us on an H200, and 34.0 with 128:
// the other half is what a block beside fetches too.
const promote128 = 2

// TensorMapEncode implements cu.Driver. The driver writes to a place of the alignment that
// it wants.
func (l *Library) TensorMapEncode(t *cu.TensorMap) cu.Result {
	if l.encode == nil {
		return cu.NotFound
	}
	fill := int32(0)
	if t.Fill {
		fill = 1
	}
	var room [2 * len(t.Out)]uint64
	at := &room
	words := unsafe.Pointer(at)
	words = unsafe.Add(words, -uintptr(words)&63)
	r := l.encode(words, t.Type, t.Rank, t.Addr, &t.Dims[0], &t.Strides[0], &t.Box[0], &t.Steps[0], 0, t.Swizzle, promote128, fill)
	t.Out = *(*[16]uint64)(words)
	return r
}
