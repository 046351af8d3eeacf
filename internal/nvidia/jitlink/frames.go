package jitlink

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"math"
)

// What the entries of .debug_frame begin with (DWARF 3, sections 6.4.1 and 7.2.2): the mark of the
// 64-bit format and a length of 8 bytes, after which a common information entry (CIE) has
// another mark, and the description of a function's frame (FDE) the offset of its CIE.
const (
	format64  = math.MaxUint32
	headBytes = 4 + 8
	cieMark   = math.MaxUint64
)

// mendFrames gives each description of a frame in a cubin its CIE. The library counts 8 bytes too
// many for each function that stands before in the same unit (seen with 13.0 and 13.5). A debugger
// passes over a description without a CIE: it then looks for the variables of all functions but
// the first at the wrong end of their frames. A cubin without frames stays as it is.
func mendFrames(cubin []byte) {
	f, err := elf.NewFile(bytes.NewReader(cubin))
	if err != nil {
		return
	}
	s := f.Section(".debug_frame")
	if s == nil || s.Type == elf.SHT_NOBITS || s.Offset > uint64(len(cubin)) || s.Size > uint64(len(cubin))-s.Offset {
		return
	}
	mendEntries(cubin[s.Offset:][:s.Size])
}

// mendEntries is mendFrames for the bytes of .debug_frame. It ends at an entry of another format.
func mendEntries(frames []byte) {
	le := binary.LittleEndian
	known := map[uint64]bool{} // offsets of CIEs
	var last uint64
	for at := uint64(0); uint64(len(frames))-at >= headBytes+8 && le.Uint32(frames[at:]) == format64; {
		length := le.Uint64(frames[at+4:])
		if length < 8 || length > uint64(len(frames))-at-headBytes {
			return
		}
		cie := frames[at+headBytes:][:8]
		switch p := le.Uint64(cie); {
		case p == cieMark:
			last = at
			known[at] = true
		case !known[p] && len(known) > 0:
			le.PutUint64(cie, last)
		}
		at += headBytes + length
	}
}
