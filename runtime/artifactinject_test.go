package gpurt

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/test/faultcount"
)

// TestEachHarmedByteOfAnArtifactIsNamed changes each byte of the parts of an artifact, and ends
// each part at each byte. Load refuses it, and says what to do.
func TestEachHarmedByteOfAnArtifactIsNamed(t *testing.T) {
	kernel := manifest.Kernel{Name: "Shift", Params: []manifest.Param{{Name: "n", Kind: manifest.Scalar, Type: "int", Size: 8}}}
	image := []byte("\x7fELF machine code of a kernel")
	whole := func(pack bool) *Artifact {
		a, _ := testArtifact(t, kernel)
		a.Cubins = []Cubin{{"sm_90", "3.4.5", manifest.CubinChecksum(a.Checksum, "sm_90", "3.4.5", image), slices.Clone(image)}}
		if pack {
			a = compressed(t, a)
		}
		return &a
	}
	parts := []struct {
		name string
		pack bool
		of   func(a *Artifact) *[]byte
	}{
		{"manifest", false, func(a *Artifact) *[]byte { return &a.Manifest }},
		{"IR", false, func(a *Artifact) *[]byte { return &a.IR }},
		{"archive", true, func(a *Artifact) *[]byte { return &a.Archive }},
		{"machine code", false, func(a *Artifact) *[]byte { return &a.Cubins[0].Image }},
		{"machine code of an archive", true, func(a *Artifact) *[]byte { return &a.Cubins[0].Image }},
	}
	for kind, harm := range map[string]func(b []byte, at int) []byte{
		"a byte of an artifact is another": func(b []byte, at int) []byte { b = slices.Clone(b); b[at] ^= 0x40; return b },
		"a part of an artifact ends early": func(b []byte, at int) []byte { return b[:at] },
	} {
		var n faultcount.Counts
		for _, part := range parts {
			size := len(*part.of(whole(part.pack)))
			for at := 0; at < size; at += faultcount.Step(17) {
				a := whole(part.pack)
				*part.of(a) = harm(*part.of(a), at)
				_, _, err := a.check(&decoded{})
				n.Injected++
				if errors.Is(err, ErrStale) && strings.Contains(err.Error(), "gpuc ") {
					n.Named++
				} else {
					t.Errorf("%s, %s at %d: error %v", kind, part.name, at, err)
				}
			}
		}
		faultcount.Row(t, kind, n)
	}
}
