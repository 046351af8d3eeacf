package manifest

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

func TestArchiveHoldsBothParts(t *testing.T) {
	for _, c := range []struct{ manifest, ir string }{
		{"{}", "define void @k()"},
		{strings.Repeat("manifest ", 5000), strings.Repeat("ir ", 100000)},
		{"", ""},
		{"{}", "define void @k() {\n\t%1 = add i32 %0, 7, !dbg !5\n}\n"},
	} {
		b, err := Pack([]byte(c.manifest), []byte(c.ir))
		if err != nil {
			t.Fatal(err)
		}
		again, err := Pack([]byte(c.manifest), []byte(c.ir))
		if err != nil || !bytes.Equal(b, again) {
			t.Errorf("the same parts gave other bytes (%v)", err)
		}
		a, err := OpenArchive(b)
		if err != nil {
			t.Fatal(err)
		}
		ir, err := a.IR()
		if err != nil {
			t.Fatal(err)
		}
		if string(a.Manifest) != c.manifest || string(ir) != c.ir {
			t.Errorf("packed %d and %d bytes, got %d and %d or others", len(c.manifest), len(c.ir), len(a.Manifest), len(ir))
		}
	}
}

// An archive of another version of gpuc says so.
func TestOtherArchivesAreNotKnown(t *testing.T) {
	b, err := Pack([]byte("{}"), nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string][]byte{
		"gzip": {0x1f, 0x8b, 8, 0}, "another form": bytes.Replace(b, []byte("gpuczst1"), []byte("gpuczst2"), 1), "nothing": nil,
	} {
		const want = "the compressed kernels are written in a way that this version of gpuc does not know"
		if _, err := OpenArchive(b); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
}

// Whichever byte is cut off or changed, the damage is an error of one of the parts.
func TestDamagedArchiveIsAnError(t *testing.T) {
	const manifest, ir = "the manifest", "the IR"
	whole, err := Pack([]byte(manifest), []byte(ir))
	if err != nil {
		t.Fatal(err)
	}
	read := func(b []byte) (string, error) {
		a, err := OpenArchive(b)
		if err != nil {
			return "", err
		}
		ir, err := a.IR()
		return string(a.Manifest) + string(ir), err
	}
	for n := range whole {
		if got, err := read(whole[:n]); err == nil {
			t.Errorf("the first %d of %d bytes were read as %q", n, len(whole), got)
		}
		b := bytes.Clone(whole)
		b[n] ^= 0x40
		if got, err := read(b); err == nil && got != manifest+ir {
			t.Errorf("with byte %d changed it was read as %q", n, got)
		}
	}
	if _, err := read(append(bytes.Clone(whole), whole...)); err == nil || !strings.Contains(err.Error(), "something follows its parts") {
		t.Errorf("twice the archive: %v", err)
	}
}

func TestArchiveIsBounded(t *testing.T) {
	b, err := Pack(bytes.Repeat([]byte{' '}, 3<<20), nil)
	if err != nil {
		t.Fatal(err)
	}
	n := binary.LittleEndian.Uint32(b[len(header):])
	text := b[len(header)+4:][:n]
	if _, err := unpack(text, 2<<20); err == nil || err.Error() != "it has more than 2 MB" {
		t.Errorf("3 MB in %d bytes: %v", len(text), err)
	}
	if part, err := unpack(text, 3<<20); err != nil || len(part) != 3<<20 {
		t.Errorf("as much as the limit: %d bytes, %v", len(part), err)
	}
}

// FuzzOpenArchive opens any bytes as an archive. What is in one that is accepted can be
// packed again.
func FuzzOpenArchive(f *testing.F) {
	b, err := Pack([]byte("manifest"), []byte("IR"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	f.Add(b[:len(b)-3])
	f.Add(append(slices.Clone(b), b...))
	f.Fuzz(func(t *testing.T, b []byte) {
		a, err := OpenArchive(b)
		if err != nil {
			return
		}
		ir, err := a.IR()
		if err != nil {
			return
		}
		packed, err := Pack(a.Manifest, ir)
		if err != nil {
			t.Fatal(err)
		}
		again, err := OpenArchive(packed)
		if err != nil || !bytes.Equal(again.Manifest, a.Manifest) {
			t.Fatalf("the archive of what %q holds: %v", b, err)
		}
		if same, err := again.IR(); err != nil || !bytes.Equal(same, ir) {
			t.Errorf("the archive of what %q holds: %v", b, err)
		}
	})
}
