package emu

import (
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// lanes is what the lanes of a warp bring to a call that they make together.
type lanes struct {
	words [arch.WarpSize]uint64
	here  uint32 // the lanes that came
}

// Lanes implements threadapi.Thread. A lane may bring a word to the next call while
// others still read those of this one, but not to the one after it, so two rounds
// have words at a time.
//
//go:norace
func (t *thread) Lanes(name string, word uint64) (*[arch.WarpSize]uint64, uint32) {
	g := &t.warp.group
	l := &t.warp.lanes[g.round&1]
	l.bring(t.rank%arch.WarpSize, word, len(g.waiting) == 0)
	t.together = call{name: name, scope: op.Warp}
	t.ask(&t.together)
	return &l.words, l.here
}

// bring notes the word of a lane. The race detector must not see it: what lanes
// exchange orders nothing.
//
//go:norace
func (l *lanes) bring(lane int, word uint64, first bool) {
	if first {
		l.here = 0
	}
	l.words[lane] = word
	l.here |= 1 << lane
}
