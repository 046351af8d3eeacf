package jitlink

import (
	"encoding/binary"
	"slices"
	"testing"
)

// Each function but the first of a unit names a CIE that stands 8, 16, ... bytes further on.
func TestFramesNameTheirHeads(t *testing.T) {
	var frames []byte
	entry := func(head uint64, more int) uint64 {
		at := uint64(len(frames))
		frames = binary.LittleEndian.AppendUint32(frames, format64)
		frames = binary.LittleEndian.AppendUint64(frames, uint64(8+more))
		frames = binary.LittleEndian.AppendUint64(frames, head)
		frames = append(frames, make([]byte, more)...)
		return at
	}
	first := entry(cieMark, 28)
	entry(first, 20)
	second := entry(cieMark, 28)
	wrong := entry(second+8, 20)
	third := entry(cieMark, 28)
	ahead := entry(third+16+48+40, 20)
	entry(first, 20) // two functions may have one head
	want := slices.Clone(frames)
	binary.LittleEndian.PutUint64(want[wrong+headBytes:], second)
	binary.LittleEndian.PutUint64(want[ahead+headBytes:], third)
	mendEntries(frames)
	if !slices.Equal(frames, want) {
		t.Errorf("mended to\n%x\nwant\n%x", frames, want)
	}

	for n := range frames { // whatever stands there
		mendEntries(slices.Clone(frames[:n]))
	}
	mendFrames(frames)
}
