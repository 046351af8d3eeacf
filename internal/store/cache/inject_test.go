package cache

import (
	"bytes"
	"os"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/internal/test/faultcount"
)

// TestAHarmedEntryIsNoEntry changes each byte of an entry in turn, and ends it at each byte. It
// is never taken for what was put there, and a new entry takes its place.
func TestAHarmedEntryIsNoEntry(t *testing.T) {
	key, content := NewHasher("test").String("a").Key(), []byte("machine code of a kernel")
	c := Open(t.TempDir(), Options{})
	c.Put("cubin", key, content)
	path := c.path("cubin", key)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for kind, harm := range map[string]func(at int) []byte{
		"a byte of an entry of the cache is another": func(at int) []byte { b := slices.Clone(whole); b[at] ^= 0x40; return b },
		"an entry of the cache ends early":           func(at int) []byte { return whole[:at] },
	} {
		var n faultcount.Counts
		for at := 0; at < len(whole); at += faultcount.Step(5) {
			if err := os.WriteFile(path, harm(at), 0o600); err != nil {
				t.Fatal(err)
			}
			n.Injected++
			if got, ok := c.Get("cubin", key); ok {
				t.Errorf("%s, byte %d: it gives %q", kind, at, got)
				continue
			}
			c.Put("cubin", key, content)
			if got, ok := c.Get("cubin", key); ok && bytes.Equal(got, content) {
				n.Survived++
			} else {
				t.Errorf("%s, byte %d: a new entry gives %q, %v", kind, at, got, ok)
			}
		}
		faultcount.Row(t, kind, n)
	}
}
