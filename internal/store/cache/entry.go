package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
)

// An entry is magic, the entry's key, the checksum of everything else, the length of
// the content (8 bytes, little-endian), and the content.
const (
	magic      = "gpuc cache entry 2\n"
	keyAt      = len(magic)
	sumAt      = keyAt + len(Key{})
	lengthAt   = sumAt + sha256.Size
	headerSize = lengthAt + 8
)

// seal returns an entry.
func seal(kind string, key Key, content []byte) []byte {
	b := make([]byte, 0, headerSize+len(content))
	b = append(b, magic...)
	b = append(b, key[:]...)
	sum := checksum(kind, key, content)
	b = append(b, sum[:]...)
	b = binary.LittleEndian.AppendUint64(b, uint64(len(content)))
	return append(b, content...)
}

// open returns the content of an entry, and whether it is intact and that of the kind
// and key.
func open(kind string, key Key, b []byte) ([]byte, bool) {
	if len(b) < headerSize || string(b[:keyAt]) != magic {
		return nil, false
	}
	content := b[headerSize:]
	sum := checksum(kind, key, content)
	ok := bytes.Equal(b[keyAt:sumAt], key[:]) && bytes.Equal(b[sumAt:lengthAt], sum[:]) &&
		binary.LittleEndian.Uint64(b[lengthAt:headerSize]) == uint64(len(content))
	return content, ok
}

func checksum(kind string, key Key, content []byte) Key {
	return NewHasher(kind).Bytes(key[:]).Bytes(content).Key()
}
