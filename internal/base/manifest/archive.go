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
// gzip member. The manifest can be read without the IR, which is many times as long and
// needed only to compile.
type Archive struct {
	// Manifest is the manifest's file.
	Manifest []byte
	ir       []byte // compressed
}

// distances is the comment of a gzip member that holds IR with its numbers as distances.
const distances = "numbers as distances"

// Pack returns the archive of a manifest's file and its IR. The same build of gpuc
// makes the same bytes of them; one with another version of Go may make others.
func Pack(manifest, ir []byte) ([]byte, error) {
	var b bytes.Buffer
	for _, part := range []struct {
		comment string
		content []byte
	}{{"", manifest}, {distances, toDistances(ir)}} {
		w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
		if err != nil {
			return nil, fmt.Errorf("internal error: %w", err)
		}
		w.Comment = part.comment
		if _, err := w.Write(part.content); err != nil {
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
	text, _, rest, err := unpack(b, maxPart)
	if err != nil {
		return nil, fmt.Errorf("read the manifest in the compressed kernels: %w", err)
	}
	return &Archive{text, rest}, nil
}

// IR returns the portable NVVM IR. Whether it is that of the manifest is left to the
// caller (Manifest.IRHash).
func (a *Archive) IR() ([]byte, error) {
	ir, comment, rest, err := unpack(a.ir, maxPart)
	switch {
	case err != nil:
	case len(rest) > 0:
		err = errors.New("something follows it")
	case comment == distances:
		return fromDistances(ir), nil
	case comment != "": // before distances, it had none
		err = fmt.Errorf("it is written in a way that this version of gpuc does not know: %q", comment)
	}
	if err != nil {
		return nil, fmt.Errorf("read the IR in the compressed kernels: %w", err)
	}
	return ir, nil
}

// unpack decompresses the first member of b, of at most limit bytes. It returns the
// member's comment and what follows it, too.
func unpack(b []byte, limit int64) (part []byte, comment string, rest []byte, err error) {
	in := bytes.NewReader(b)
	r, err := gzip.NewReader(in)
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return nil, "", nil, err
	}
	r.Multistream(false)
	if part, err = io.ReadAll(io.LimitReader(r, limit+1)); err != nil {
		return nil, "", nil, err
	}
	if int64(len(part)) > limit {
		return nil, "", nil, fmt.Errorf("it has more than %d MB", limit>>20)
	}
	return part, r.Comment, b[len(b)-in.Len():], nil
}
