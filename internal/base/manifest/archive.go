package manifest

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
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

// apart is the comment of a gzip member that holds IR with its numbers and its repeated lines
// apart.
const apart = "numbers and repeats apart"

// Pack returns the archive of a manifest's file and its IR. The same build of gpuc
// makes the same bytes of them; one with another version of Go may make others.
func Pack(manifest, ir []byte) ([]byte, error) {
	var b bytes.Buffer
	for _, part := range []struct {
		comment string
		content []byte
	}{{"", manifest}, {apart, takeApart(ir)}} {
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
	case comment == apart:
		if ir, err = putTogether(ir, maxPart); err == nil {
			return ir, nil
		}
	case comment != "":
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
		return nil, "", nil, tooLong(int(limit))
	}
	return part, r.Comment, b[len(b)-in.Len():], nil
}

func tooLong(limit int) error { return fmt.Errorf("it has more than %d MB", limit>>20) }

// takeApart returns the parts of IR, each behind its length: the numbers of each place, the
// repetitions of lines, and the lines that are left.
func takeApart(ir []byte) []byte {
	words, numbers := takeNumbers(ir)
	lines, runs := takeRepeats(words)
	var b []byte
	for _, part := range append(numbers[:], runs, lines) {
		b = binary.AppendUvarint(b, uint64(len(part)))
		b = append(b, part...)
	}
	return b
}

// putTogether is the inverse of takeApart. The IR has at most limit bytes.
func putTogether(b []byte, limit int) ([]byte, error) {
	var numbers [len(sites)][]byte
	var runs, lines []byte
	part := func() ([]byte, bool) {
		n, width := binary.Uvarint(b)
		if width <= 0 || n > uint64(len(b)-width) {
			return nil, false
		}
		p := b[width : width+int(n)]
		b = b[width+int(n):]
		return p, true
	}
	for i := range len(numbers) + 2 {
		p, ok := part()
		if !ok {
			return nil, errors.New("a part is missing")
		}
		switch i {
		case len(numbers):
			runs = p
		case len(numbers) + 1:
			lines = p
		default:
			numbers[i] = p
		}
	}
	if len(b) > 0 {
		return nil, errors.New("something follows its parts")
	}
	words, err := putRepeats(lines, runs, 2*limit) // each byte may have one in front
	if err != nil {
		return nil, err
	}
	return putNumbers(words, numbers, limit)
}
