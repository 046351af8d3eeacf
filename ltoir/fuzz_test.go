package ltoir

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// FuzzSymbols reads any bytes as machine code: from a program's artifact, or a cache.
func FuzzSymbols(f *testing.F) {
	var b bytes.Buffer
	b.WriteString("\x7fELF\x02\x01\x01")
	b.Write(make([]byte, 9))
	for _, v := range []any{uint16(2), uint16(machineCUDA), uint32(1), uint64(0), uint64(0), uint64(64), uint32(0), uint16(64), uint16(56), uint16(0), uint16(64), uint16(1), uint16(0)} {
		if err := binary.Write(&b, binary.LittleEndian, v); err != nil {
			f.Fatal(err)
		}
	}
	b.Write(make([]byte, 64))
	f.Add(b.Bytes())
	f.Add([]byte("\x7fELF"))
	f.Fuzz(func(t *testing.T, image []byte) {
		if g, err := Symbols(image); err != nil && (g.Functions != nil || g.Variables != nil) {
			t.Errorf("%v, and yet %v", err, g)
		}
	})
}
