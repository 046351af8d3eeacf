package manifest

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// beforeSum is how a manifest's file begins. The checksum follows, and is the hash of
// all that follows it.
const beforeSum = "{\n\t\"checksum\": \""

// Encode returns the manifest as indented JSON, the same bytes for the same
// manifest, and sets its checksum. It refuses what Decode would refuse.
func (m *Manifest) Encode() ([]byte, error) {
	if err := m.validate(); err != nil {
		return nil, fmt.Errorf("write kernel manifest: %w", err)
	}
	b, err := m.seal()
	if err != nil {
		return nil, fmt.Errorf("write kernel manifest: %w", err)
	}
	if _, err := Decode(b); err != nil {
		return nil, fmt.Errorf("internal error: the kernel manifest cannot be read again: %w", err)
	}
	return b, nil
}

// seal sets the checksum and returns the manifest's file.
func (m *Manifest) seal() ([]byte, error) {
	m.Checksum = ""
	b, err := json.MarshalIndent(m, "", "\t")
	if err != nil {
		return nil, err
	}
	rest := append(b[len(beforeSum):], '\n')
	m.Checksum = Hash(rest)
	return append([]byte(beforeSum+m.Checksum), rest...), nil
}

// Decode reads what Encode has written. It refuses everything else: another version,
// a manifest that was altered in any way, and one whose content cannot be.
func Decode(b []byte) (*Manifest, error) {
	m := new(Manifest)
	err := m.read(b)
	if err == nil {
		return m, nil
	}
	// One of another version may have its checksum elsewhere, or none.
	if v := version(b); v != 0 && v != Version {
		return nil, fmt.Errorf("kernel manifest has version %d, this gpuc reads version %d; run gpuc generate", v, Version)
	}
	return nil, fmt.Errorf("read kernel manifest: %w; run gpuc generate", err)
}

func (m *Manifest) read(b []byte) error {
	if !intact(b) {
		return errors.New("it was altered or damaged after it was generated")
	}
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	if err := dec.Decode(m); err != nil {
		return err
	}
	if _, err := dec.Token(); err != io.EOF {
		return errors.New("something follows it")
	}
	if m.Version != Version {
		return errors.New("it has no version")
	}
	return m.validate()
}

// version returns the version of a manifest of any version, or 0.
func version(b []byte) int {
	var m struct {
		Version int `json:"version"`
	}
	if json.Unmarshal(b, &m) != nil {
		return 0
	}
	return m.Version
}

// intact reports whether the checksum is that of the rest.
func intact(b []byte) bool {
	rest, ok := bytes.CutPrefix(b, []byte(beforeSum))
	const n = 2 * sha256.Size
	return ok && len(rest) > n && string(rest[:n]) == Hash(rest[n:])
}

// Hash returns the SHA-256 of b in hexadecimal, the form of every hash here.
func Hash(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}
