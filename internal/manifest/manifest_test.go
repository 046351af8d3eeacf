package manifest

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/fault"
)

func TestEncodeDecodeRoundTrip(t *testing.T) {
	m := &Manifest{
		Version: Version, Package: "example.com/ring",
		Sources: []Source{{"ring.go", "00"}},
		Kernels: []Kernel{{Name: "Shift", Symbol: "Shift", File: "ring.go", Line: 9, MaxThreads: 256, Shmem: true, Collective: true,
			Params: []Param{{Name: "dst", Kind: Sym, Type: "shmem.Sym[float32]", Size: 4}}}},
		Sites: []fault.Site{{Kind: fault.Index, File: "ring.go", Line: 14, Func: "Shift"}},
		Ops:   []string{"gpuc_put_block"},
	}
	b, err := m.Encode()
	if err != nil {
		t.Fatal(err)
	}
	got, err := Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(m, got); diff != "" {
		t.Errorf("manifest changed on its way (-want +got):\n%s", diff)
	}
	again, _ := got.Encode()
	if !bytes.Equal(b, again) {
		t.Error("encoding is not deterministic")
	}
}

func TestDecodeRefusesWhatItCanNotRead(t *testing.T) {
	for name, in := range map[string]string{
		"truncated":     `{"version": 1, "kernels": [`,
		"empty":         ``,
		"other version": `{"version": 99}`,
	} {
		if _, err := Decode([]byte(in)); err == nil || !strings.Contains(err.Error(), "gpuc generate") {
			t.Errorf("%s: error %v does not say what to do", name, err)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"version": 1}`))
	f.Add([]byte(`{"version": 1, "kernels": [{"params": [{"fields": null}]}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		if m, err := Decode(b); (m == nil) == (err == nil) {
			t.Errorf("Decode(%q) = %v, %v", b, m, err)
		}
	})
}
