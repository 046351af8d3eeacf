package dlpack

import "fmt"

// The version of DLPack that exported structs have. Structs of another major version are
// laid out in another way.
const (
	major = 1
	minor = 1
)

// Form is one of the structs in which a tensor travels.
type Form int

const (
	// Versioned is DLManagedTensorVersioned, of DLPack 1.0 and later.
	Versioned Form = iota
	// Unversioned is DLManagedTensor, of all versions. Libraries still take it.
	Unversioned
)

// Capsule returns the name of a Python capsule with such a struct: "dltensor_versioned" or
// "dltensor".
func (f Form) Capsule() string {
	if f == Unversioned {
		return "dltensor"
	}
	return "dltensor_versioned"
}

// Used returns the name that a capsule gets when its struct has been taken.
func (f Form) Used() string { return "used_" + f.Capsule() }

// String returns the name of the struct in C.
func (f Form) String() string {
	switch f {
	case Versioned:
		return "DLManagedTensorVersioned"
	case Unversioned:
		return "DLManagedTensor"
	}
	return fmt.Sprintf("Form(%d)", int(f))
}

// deviceType is a DLDeviceType.
type deviceType int32

const (
	cpu         deviceType = 1
	cuda        deviceType = 2
	cudaHost    deviceType = 3
	cudaManaged deviceType = 13
)

// String returns the name in C.
func (t deviceType) String() string {
	switch t {
	case cpu:
		return "kDLCPU"
	case cuda:
		return "kDLCUDA"
	case cudaHost:
		return "kDLCUDAHost"
	case cudaManaged:
		return "kDLCUDAManaged"
	}
	return fmt.Sprintf("DLDeviceType %d", int32(t))
}

// device is a DLDevice.
type device struct {
	Type deviceType
	ID   int32
}

// dataType is a DLDataType.
type dataType struct {
	Code  uint8
	Bits  uint8
	Lanes uint16
}

// tensor is a DLTensor. Pointers are addresses, since the memory need not be Go's.
type tensor struct {
	Data       uintptr // void *data
	Device     device
	NDim       int32
	DType      dataType
	Shape      uintptr // int64_t *shape
	Strides    uintptr // int64_t *strides, or NULL
	ByteOffset uint64
}

// unversioned is a DLManagedTensor.
type unversioned struct {
	Tensor  tensor
	Manager uintptr // void *manager_ctx
	Deleter uintptr // void (*deleter)(struct DLManagedTensor *self), or NULL
}

// versioned is a DLManagedTensorVersioned.
type versioned struct {
	Major, Minor uint32
	Manager      uintptr // void *manager_ctx
	Deleter      uintptr // void (*deleter)(struct DLManagedTensorVersioned *self), or NULL
	Flags        uint64
	Tensor       tensor
}

// readOnly is DLPACK_FLAG_BITMASK_READ_ONLY.
const readOnly = 1 << 0
