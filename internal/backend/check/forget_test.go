package check

import (
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
)

// TestRecordsOutliveCollections has a thread make records, whose numbers a collection takes before and
// after memory has them.
func TestRecordsOutliveCollections(t *testing.T) {
	c := New(Config{})
	x := &thread{c: c, launch: &launch{p: &program{c: c}, start: nothing}, block: &block{}, know: nothing, step: 1}
	word := make([]byte, 8)
	r := newRegion(unsafe.Pointer(&word[0]), len(word))
	c.memories.add(r)
	c.launches = []*launch{x.launch}
	var records []*record
	for _, kind := range []kind{store, deliver, putWord} {
		records = append(records, &record{by: x, step: 1, kind: kind, write: true, place: &nvir.Place{}})
	}
	for i, rec := range records {
		c.enough = 0
		c.collect()
		c.touch(x, x.know, rec, r, r.base+uintptr(i), 1)
	}
	c.enough = 0
	c.collect()
	for i, rec := range records {
		if got := c.lastWrite(r, r.base+uintptr(i)); got != rec {
			t.Errorf("byte %d was written by %+v, not by %+v", i, got, rec)
		}
	}
}
