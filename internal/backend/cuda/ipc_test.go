package cuda

import (
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

func TestMemoryOfAnotherProcess(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	m, err := d.Alloc(100, nil)
	if err != nil {
		t.Fatal(err)
	}
	own, err := d.Export(m)
	if err != nil {
		t.Fatal(err)
	}
	changed := func(at int) []byte {
		b := append([]byte{}, own...)
		b[at] ^= 1
		return b
	}
	const host, process = 8, 8 + 36
	for name, c := range map[string]struct {
		handle []byte
		want   string
	}{
		"own process":   {own, driver.ErrOwnMemory.Error()},
		"other host":    {func() []byte { b := changed(process); b[host] ^= 1; return b }(), "the memory is on another host"},
		"other bytes":   {changed(0), driver.ErrBadHandle.Error()},
		"short":         {own[:len(own)-1], driver.ErrBadHandle.Error()},
		"none":          {nil, driver.ErrBadHandle.Error()},
		"other process": {changed(process), ""},
	} {
		o, err := d.Open(c.handle, 100)
		if c.want == "" {
			if err != nil || o.Addr != m.Addr+1<<44 || o.Bytes != 100 || f.opened != 1 {
				t.Errorf("%s: %+v, %v", name, o, err)
			}
			if err := d.Free(t.Context(), o, "here"); err != nil || f.opened != 0 {
				t.Errorf("%d are open: %v", f.opened, err)
			}
			if err := d.Free(t.Context(), o, "here"); !errors.Is(err, driver.ErrFreed) {
				t.Errorf("closed twice: %v", err)
			}
			if _, err := d.Export(o); err == nil {
				t.Error("memory of another process was exported")
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", name, err, c.want)
		}
	}
	pinned, err := d.AllocHost(8, false)
	if err != nil {
		t.Fatal(err)
	}
	for name, m := range map[string]driver.Mem{"pinned": pinned, "a part": m.Slice(0, 8), "none": {}} {
		if _, err := d.Export(m); err == nil {
			t.Errorf("%s memory was exported", name)
		}
	}
	if err := d.Free(t.Context(), m, "here"); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Export(m); !errors.Is(err, driver.ErrFreed) {
		t.Errorf("export of freed memory: %v", err)
	}
}
