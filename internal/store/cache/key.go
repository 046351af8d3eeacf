package cache

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
)

// Key names an entry: the SHA-256 of everything that it was made from.
type Key [sha256.Size]byte

// String returns the key in hexadecimal.
func (k Key) String() string { return hex.EncodeToString(k[:]) }

// Hasher makes a key from a sequence of fields. Every field goes in with its
// length, so that no two sequences run into each other.
type Hasher struct{ h hash.Hash }

// NewHasher returns a hasher whose keys differ from those of any other purpose.
func NewHasher(purpose string) *Hasher {
	h := &Hasher{sha256.New()}
	return h.String(purpose)
}

// Bytes adds a field.
func (h *Hasher) Bytes(b []byte) *Hasher {
	var n [8]byte
	binary.LittleEndian.PutUint64(n[:], uint64(len(b)))
	h.h.Write(n[:])
	h.h.Write(b)
	return h
}

// String adds a field.
func (h *Hasher) String(s string) *Hasher { return h.Bytes([]byte(s)) }

// Strings adds a list of fields, with its length.
func (h *Hasher) Strings(list []string) *Hasher {
	var n [8]byte
	binary.LittleEndian.PutUint64(n[:], uint64(len(list)))
	h.h.Write(n[:])
	for _, s := range list {
		h.String(s)
	}
	return h
}

// Key returns the key of the fields added so far.
func (h *Hasher) Key() (k Key) {
	h.h.Sum(k[:0])
	return k
}
