package cu

// LaunchConfig is a CUlaunchConfig (cuda.h, CUlaunchConfig_st), 56 bytes.
type LaunchConfig struct {
	GridX, GridY, GridZ    uint32
	BlockX, BlockY, BlockZ uint32
	SharedBytes            uint32
	_                      uint32
	Stream                 Stream
	Attrs                  *LaunchAttribute
	NumAttrs               uint32
	_                      uint32
}

// LaunchAttribute is a CUlaunchAttribute (cuda.h, CUlaunchAttribute_st), 72
// bytes: an id, and at offset 8 a union of 64 bytes.
type LaunchAttribute struct {
	ID    uint32
	_     uint32
	Value [64]byte
}

// AttrCooperative is CU_LAUNCH_ATTRIBUTE_COOPERATIVE; its value is an int, 1
// for a grid that is resident as a whole.
const AttrCooperative = 2

// Keys of cuLaunchKernel's extra list, which passes all parameters as one
// buffer (CU_LAUNCH_PARAM_*).
const (
	ParamEnd           uintptr = 0
	ParamBufferPointer uintptr = 1
	ParamBufferSize    uintptr = 2
)
