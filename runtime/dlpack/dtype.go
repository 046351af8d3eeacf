package dlpack

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// Type codes (DLDataTypeCode).
const (
	codeInt     = 0
	codeUint    = 1
	codeFloat   = 2
	codeBFloat  = 4
	codeBool    = 6
	codeFloat8A = 10 // kDLFloat8_e4m3fn
	codeFloat8B = 12 // kDLFloat8_e5m2
)

// floats are the types of package gpu.
var floats = map[reflect.Type]dataType{
	reflect.TypeFor[gpu.Float16]():    {codeFloat, 16, 1},
	reflect.TypeFor[gpu.BFloat16]():   {codeBFloat, 16, 1},
	reflect.TypeFor[gpu.Float8E4M3](): {codeFloat8A, 8, 1},
	reflect.TypeFor[gpu.Float8E5M2](): {codeFloat8B, 8, 1},
}

// codes are those of Go's kinds.
var codes = map[reflect.Kind]uint8{
	reflect.Bool: codeBool,
	reflect.Int:  codeInt, reflect.Int8: codeInt, reflect.Int16: codeInt, reflect.Int32: codeInt, reflect.Int64: codeInt,
	reflect.Uint: codeUint, reflect.Uint8: codeUint, reflect.Uint16: codeUint, reflect.Uint32: codeUint, reflect.Uint64: codeUint,
	reflect.Float32: codeFloat, reflect.Float64: codeFloat,
}

// typeOf returns the data type of elements of type t.
func typeOf(t reflect.Type) (dataType, error) {
	if d, ok := floats[t]; ok {
		return d, nil
	}
	if c, ok := codes[t.Kind()]; ok {
		return dataType{c, uint8(8 * t.Size()), 1}, nil
	}
	if t.Kind() == reflect.Struct && t.PkgPath() == reflect.TypeFor[gpu.Float16]().PkgPath() && strings.HasPrefix(t.Name(), "Vec") {
		d, err := typeOf(t.Field(0).Type)
		d.Lanes = uint16(t.NumField())
		return d, err
	}
	return dataType{}, fmt.Errorf("DLPack has no data type for %v", t)
}

// codeTexts are the names of the types; %d stands for the bits.
var codeTexts = map[uint8]string{
	codeInt: "int%d", codeUint: "uint%d", codeFloat: "float%d", codeBFloat: "bfloat%d",
	codeBool: "bool", codeFloat8A: "float8_e4m3fn", codeFloat8B: "float8_e5m2",
}

// String returns, for example, "float32", or "float32x4" with several lanes.
func (d dataType) String() string {
	s, ok := codeTexts[d.Code]
	if !ok {
		s = fmt.Sprintf("type code %d with %%d bits", d.Code)
	}
	s = strings.Replace(s, "%d", fmt.Sprint(d.Bits), 1)
	if d.Lanes != 1 {
		s += fmt.Sprintf("x%d", d.Lanes)
	}
	return s
}
