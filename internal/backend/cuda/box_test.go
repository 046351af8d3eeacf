package cuda

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

func TestBoxesAreCopiedInOneCall(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	content := make([]byte, 24) // 2 planes of 3 rows of 4 bytes
	for i := range content {
		content[i] = byte(i)
	}
	m, err := d.Alloc(len(content), content)
	if err != nil {
		t.Fatal(err)
	}
	to, err := d.Alloc(8, nil)
	if err != nil {
		t.Fatal(err)
	}
	device := func(m driver.Mem, first, row, plane int) driver.Box {
		return driver.Box{Mem: m.Slice(first, m.Bytes), Row: row, Plane: plane}
	}
	host := make([]byte, 8)
	got := make([]byte, 8)
	must(t,
		s.CopyBox(driver.Box{Host: host, Row: 2, Plane: 4}, device(m, 5, 4, 12), 2, 2, 2),
		s.CopyBox(device(to, 0, 2, 4), device(m, 5, 4, 12), 2, 2, 2),
		s.CopyOut(got, to),
		s.CopyBox(device(m, 0, 4, 12), driver.Box{Host: bytesOf(4, 0xFF), Row: 1, Plane: 2}, 1, 2, 2),
		s.CopyBox(device(m, 20, 4, 4), driver.Box{Host: bytesOf(4, 0xEE), Row: 4, Plane: 4}, 4, 1, 1),
		s.CopyOut(content, m), s.Sync(t.Context()))
	type results struct{ Host, Device, Whole []byte }
	want := []byte{5, 6, 9, 10, 17, 18, 21, 22}
	whole := []byte{0xFF, 1, 2, 3, 0xFF, 5, 6, 7, 8, 9, 10, 11, 0xFF, 13, 14, 15, 0xFF, 17, 18, 19, 0xEE, 0xEE, 0xEE, 0xEE}
	if diff := cmp.Diff(results{want, want, whole}, results{host, got, content}); diff != "" || f.copies3D != 3 {
		t.Errorf("%d calls of cuMemcpy3DAsync, want 3 (-want +got):\n%s", f.copies3D, diff)
	}
	must(t, d.Free(t.Context(), to, "a.go:1"))
	if err := s.CopyBox(device(to, 0, 2, 4), device(m, 0, 4, 12), 2, 2, 2); !errors.Is(err, driver.ErrFreed) {
		t.Errorf("to freed memory: %v", err)
	}
}
