package cache

import (
	"bytes"
	"testing"
)

// FuzzOpen opens any bytes as an entry. One that is accepted is what seal makes, and
// belongs to one kind and key alone.
func FuzzOpen(f *testing.F) {
	key := NewHasher("test").Key()
	f.Add([]byte{}, "cubin")
	f.Add(seal("cubin", key, []byte("content")), "cubin")
	f.Add(seal("cubin", key, nil)[:headerSize-1], "cubin")
	f.Fuzz(func(t *testing.T, b []byte, kind string) {
		if content, ok := open(kind, key, b); ok && !bytes.Equal(seal(kind, key, content), b) {
			t.Errorf("%q is accepted, and is not what is made of its content", b)
		}
		entry := seal(kind, key, b)
		if content, ok := open(kind, key, entry); !ok || !bytes.Equal(content, b) {
			t.Errorf("the entry of %q has %q, %v", b, content, ok)
		}
		other := key
		other[0]++
		if _, ok := open(kind, other, entry); ok {
			t.Error("the entry is one of another key")
		}
		if _, ok := open(kind+"x", key, entry); ok {
			t.Error("the entry is one of another kind")
		}
		entry[len(b)%len(entry)] ^= 1
		if _, ok := open(kind, key, entry); ok {
			t.Errorf("a changed entry of %q is accepted", b)
		}
	})
}
