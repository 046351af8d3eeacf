package cu

// TensorMap holds the operands of cuTensorMapEncodeTiled, and its result. Dimensions stand
// innermost first; Strides are those of all but the innermost, in bytes.
type TensorMap struct {
	Out     [16]uint64 // the CUtensorMap
	Type    int32      // CUtensorMapDataType
	Rank    uint32
	Addr    uint64
	Dims    [5]uint64
	Strides [5]uint64
	Box     [5]uint32
	Steps   [5]uint32
	Swizzle int32 // CUtensorMapSwizzle
	Fill    bool  // NaN outside the tensor
}

// Tensors is the part of the driver that describes tensors.
type Tensors interface {
	// TensorMapEncode fills in Out, or returns NotFound from drivers without the call. t must
	// not move.
	TensorMapEncode(t *TensorMap) Result
}
