package manifest

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/klauspost/compress/zstd"
)

// maxPart bounds what one part of an archive may grow to.
const maxPart = 256 << 20

// maxWindow is how far back compression looks for the same text.
const maxWindow = 8 << 20

// Archive is an artifact in one compressed file: the manifest's file and the IR, each a frame
// of Zstandard (RFC 8878). The manifest can be read without the IR, which is many times as long
// and needed only to compile. A skippable frame in front of them says where the IR begins.
type Archive struct {
	// Manifest is the manifest's file.
	Manifest []byte
	ir       []byte // compressed
}

// header begins an archive: the magic number of a skippable frame, the length of what follows
// in the frame, and the form of the archive. The length of the manifest's frame follows.
var header = []byte{0x50, 0x2a, 0x4d, 0x18, 12, 0, 0, 0, 'g', 'p', 'u', 'c', 'z', 's', 't', '1'}

// Pack returns the archive of a manifest's file and its IR. The same build of gpuc makes the
// same bytes of them.
func Pack(manifest, ir []byte) ([]byte, error) {
	w, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithWindowSize(maxWindow), zstd.WithEncoderConcurrency(1), zstd.WithZeroFrames(true))
	if err != nil {
		return nil, fmt.Errorf("internal error: %w", err)
	}
	text := w.EncodeAll(manifest, nil)
	b := binary.LittleEndian.AppendUint32(bytes.Clone(header), uint32(len(text)))
	return w.EncodeAll(takeApart(ir), append(b, text...)), nil
}

// OpenArchive reads the manifest's file of an archive.
func OpenArchive(b []byte) (*Archive, error) {
	rest, ok := bytes.CutPrefix(b, header)
	if !ok {
		return nil, errors.New("the compressed kernels are written in a way that this version of gpuc does not know")
	}
	var text []byte
	err := io.ErrUnexpectedEOF
	if len(rest) >= 4 {
		n := int64(binary.LittleEndian.Uint32(rest))
		if rest = rest[4:]; n <= int64(len(rest)) {
			text, err = unpack(rest[:n], maxPart)
			rest = rest[n:]
		}
	}
	if err != nil {
		return nil, fmt.Errorf("read the manifest in the compressed kernels: %w", err)
	}
	return &Archive{text, rest}, nil
}

// IR returns the portable NVVM IR. Whether it is that of the manifest is left to the
// caller (Manifest.IRHash).
func (a *Archive) IR() ([]byte, error) {
	ir, err := unpack(a.ir, maxPart)
	if err == nil {
		ir, err = putTogether(ir, maxPart)
	}
	if err != nil {
		return nil, fmt.Errorf("read the IR in the compressed kernels: %w", err)
	}
	return ir, nil
}

// unpack decompresses b, of at most limit bytes.
func unpack(b []byte, limit int) ([]byte, error) {
	if len(b) == 0 {
		return nil, io.ErrUnexpectedEOF
	}
	r, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(uint64(limit)), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return nil, fmt.Errorf("internal error: %w", err)
	}
	defer r.Close()
	part, err := r.DecodeAll(b, nil)
	if errors.Is(err, zstd.ErrDecoderSizeExceeded) {
		return nil, tooLong(limit)
	}
	return part, err
}

func tooLong(limit int) error { return fmt.Errorf("it has more than %d MB", limit>>20) }

// takeApart returns the parts of IR, each after its length: the numbers of each place, and
// the text without them.
func takeApart(ir []byte) []byte {
	words, numbers := deltaEncode(ir)
	var b []byte
	for _, part := range append(numbers[:], words) {
		b = binary.AppendUvarint(b, uint64(len(part)))
		b = append(b, part...)
	}
	return b
}

// putTogether is the inverse of takeApart. The IR has at most limit bytes.
func putTogether(b []byte, limit int) ([]byte, error) {
	var parts [len(numberSites) + 1][]byte
	for i := range parts {
		n, width := binary.Uvarint(b)
		if width <= 0 || n > uint64(len(b)-width) {
			return nil, errors.New("a part is missing")
		}
		parts[i], b = b[width:width+int(n)], b[width+int(n):]
	}
	if len(b) > 0 {
		return nil, errors.New("something follows its parts")
	}
	return deltaDecode(parts[len(numberSites)], [len(numberSites)][]byte(parts[:]), limit)
}
