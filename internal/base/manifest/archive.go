package manifest

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
)

// maxPart bounds what one part of an archive may grow to.
const maxPart = 256 << 20

// Archive is an artifact in one compressed file: the manifest's file and the IR, each a
// gzip member, so that zcat shows both. The manifest can be read without the IR, which
// is many times as long and needed only to compile.
type Archive struct {
	// Manifest is the manifest's file.
	Manifest []byte
	ir       []byte // compressed
}

// Pack returns the archive of a manifest's file and its IR. The same build of gpuc
// makes the same bytes of them; one with another version of Go may make others.
func Pack(manifest, ir []byte) ([]byte, error) {
	var b bytes.Buffer
	for _, part := range [][]byte{manifest, ir} {
		w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
		if err != nil {
			return nil, fmt.Errorf("internal error: %w", err)
		}
		if _, err := w.Write(part); err != nil {
			return nil, fmt.Errorf("compress kernels: %w", err)
		}
		if err := w.Close(); err != nil {
			return nil, fmt.Errorf("compress kernels: %w", err)
		}
	}
	return b.Bytes(), nil
}

// OpenArchive reads the manifest's file of an archive.
func OpenArchive(b []byte) (*Archive, error) {
	text, rest, err := unpack(b, maxPart)
	if err != nil {
		return nil, fmt.Errorf("read the manifest in the compressed kernels: %w", err)
	}
	return &Archive{text, rest}, nil
}

// IR returns the portable NVVM IR. Whether it is that of the manifest is left to the
// caller (Manifest.IRHash).
func (a *Archive) IR() ([]byte, error) {
	ir, rest, err := unpack(a.ir, maxPart)
	if err == nil && len(rest) > 0 {
		err = errors.New("something follows it")
	}
	if err != nil {
		return nil, fmt.Errorf("read the IR in the compressed kernels: %w", err)
	}
	return ir, nil
}

// unpack decompresses the first member of b, of at most limit bytes, and returns what
// follows it.
func unpack(b []byte, limit int64) (part, rest []byte, err error) {
	in := bytes.NewReader(b)
	r, err := gzip.NewReader(in)
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return nil, nil, err
	}
	r.Multistream(false)
	if part, err = io.ReadAll(io.LimitReader(r, limit+1)); err != nil {
		return nil, nil, err
	}
	if int64(len(part)) > limit {
		return nil, nil, fmt.Errorf("it has more than %d MB", limit>>20)
	}
	return part, b[len(b)-in.Len():], nil
}
