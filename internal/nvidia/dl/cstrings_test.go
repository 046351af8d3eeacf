package dl

import (
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
)

func TestCStrings(t *testing.T) {
	want := []string{"-arch=sm_90", "", "-lto"}
	c := NewCStrings(want)
	defer c.Release()
	var got []string
	for _, p := range unsafe.Slice((**byte)(c.Ptr()), c.Len()) {
		n := 0
		for *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
			n++
		}
		got = append(got, unsafe.String(p, n))
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("strings (-want +got):\n%s", d)
	}

	empty := NewCStrings(nil)
	defer empty.Release()
	if empty.Len() != 0 || empty.Ptr() != nil {
		t.Errorf("no strings give %d at %v, want none at nil", empty.Len(), empty.Ptr())
	}
}
