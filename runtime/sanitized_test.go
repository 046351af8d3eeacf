package gpurt

import (
	"encoding/binary"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// TestSanitizedKernels loads one on a PE that has a stream and memory. The launch gets addresses beside
// its own parameter, and no graph takes it.
func TestSanitizedKernels(t *testing.T) {
	a, k := artifactOf(t, []byte("target triple"), manifest.Kernel{Name: "Smooth", Params: []manifest.Param{
		{Name: "n", Kind: manifest.Scalar, Type: "int", Size: 8}, {Name: "sanitizer", Kind: manifest.Sanitizer, Type: "sanitizer"},
	}})
	m, err := manifest.Decode(a.Manifest)
	if err != nil {
		t.Fatal(err)
	}
	m.Sanitize = true
	if a.Manifest, err = m.Encode(); err != nil {
		t.Fatal(err)
	}
	a.Checksum = m.Checksum
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		if _, err := Alloc[float32](pe, 100); err != nil {
			t.Fatal(err)
		}
		if _, err := Load(pe, a); err != nil {
			t.Fatal(err)
		}
		later, err := pe.NewStream()
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range []*Stream{pe.Stream(), later} {
			launch := func() error {
				l := k[0].Launch(s, Grid(3).Block(32))
				ScalarParam(l, 7)
				return l.Run(nil)
			}
			if err := launch(); err != nil {
				t.Fatal(err)
			}
			if p := d.launches[len(d.launches)-1].params; len(p) != 24 || p[0] != 7 || len(d.contents[binary.LittleEndian.Uint64(p[8:])]) == 0 || binary.LittleEndian.Uint64(p[16:]) == 0 {
				t.Errorf("parameters %v, want 7, a descriptor and an arena", p)
			}
			s.capture = new(capture)
			if err := launch(); err == nil || !strings.Contains(err.Error(), "a sanitized kernel cannot be part of a graph") {
				t.Errorf("in a graph: %v", err)
			}
			s.capture = nil
		}
	})
}

// TestReportIsNoConsequence has the PEs fail for one reason, of which one has reported a mistake.
func TestReportIsNoConsequence(t *testing.T) {
	first := errors.New("deadlock")
	report := &fault.Error{Kind: fault.Access, Msg: "race", Ended: &fault.Report{First: first, Err: errors.New("deadlock too")}}
	f := &PEError{PE: 1, Err: report}
	for _, list := range [][]*PEError{{f, {PE: 0, Err: first}}, {{PE: 0, Err: first}, f}} {
		cfg := fakeConfig(&fakeWorld{}, 2, io.Discard)
		if err := cfg.complete(); err != nil {
			t.Fatal(err)
		}
		j := cfg.newJob(t.Context())
		j.begin(2)
		for _, e := range list {
			j.fail(e)
		}
		if err := j.err(); !errors.Is(err, report) {
			t.Errorf("the report is not among the causes: %v", err)
		}
	}
}
