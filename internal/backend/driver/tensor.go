package driver

import "github.com/gpuc-go/gpuc/internal/base/threadapi"

// Tensors is the method of a device that describes tensors. Kernels copy boxes of a tensor by its
// description, which a launch carries.
type Tensors interface {
	// EncodeTensorMap returns the description of a tensor at an address.
	EncodeTensorMap(addr uint64, typ TensorType, m threadapi.TensorMap) ([TensorMapWords]uint64, error)
}

// Tensor is a tensor that a launch passes: what its map describes, at an address, with its description
// for the device.
type Tensor struct {
	Map   *threadapi.TensorMap
	Addr  uint64
	Words *[TensorMapWords]uint64
}

// TensorMapWords is the size of a CUtensorMap.
const TensorMapWords = threadapi.TensorMapWords

// TensorType is a CUtensorMapDataType (cuda.h).
type TensorType int32

// The types of elements.
const (
	TensorUint8    TensorType = 0
	TensorUint16   TensorType = 1
	TensorUint32   TensorType = 2
	TensorInt32    TensorType = 3
	TensorUint64   TensorType = 4
	TensorInt64    TensorType = 5
	TensorFloat16  TensorType = 6
	TensorFloat32  TensorType = 7
	TensorFloat64  TensorType = 8
	TensorBFloat16 TensorType = 9
)

// Float reports whether elements of the type can be NaN.
func (t TensorType) Float() bool { return t >= TensorFloat16 }
