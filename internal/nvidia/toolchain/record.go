package toolchain

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// RecordFile holds the record of an installed set, in its directory.
const RecordFile = "gpuc-record.txt"

const recordMagic = "gpuc toolchain record 1"

// Record says what was installed: every file of a set, with the wheel that it
// comes from.
type Record struct {
	Wheels []RecordedWheel
}

// RecordedWheel is a wheel of a set and its files.
type RecordedWheel struct {
	SHA256 string
	File   string
	Files  []RecordedFile
}

// RecordedFile is a file of a set, by its path with slashes.
type RecordedFile struct {
	Path   string
	SHA256 string
	Bytes  int64
}

// A record is lines of text: the magic; "wheel", SHA-256 and name of a wheel, each
// followed by its files with SHA-256, size and path; "sum" and the SHA-256 of all
// lines before.

// Write stores the record in the directory of its set.
func (r *Record) Write(dir string) error {
	var b bytes.Buffer
	fmt.Fprintln(&b, recordMagic)
	for _, w := range r.Wheels {
		fmt.Fprintf(&b, "wheel %s %s\n", w.SHA256, w.File)
		for _, f := range w.Files {
			fmt.Fprintf(&b, "%s %d %s\n", f.SHA256, f.Bytes, f.Path)
		}
	}
	sum := sha256.Sum256(b.Bytes())
	fmt.Fprintf(&b, "sum %x\n", sum)
	return os.WriteFile(filepath.Join(dir, RecordFile), b.Bytes(), 0o600)
}

// ReadRecord returns the record of the set in a directory. The error wraps
// fs.ErrNotExist if there is none.
func ReadRecord(dir string) (*Record, error) {
	path := filepath.Join(dir, RecordFile)
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	r, err := parseRecord(string(b))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

func parseRecord(text string) (*Record, error) {
	end := strings.LastIndex(strings.TrimSuffix(text, "\n"), "\n") + 1
	body, tail := text[:end], text[end:]
	sum := sha256.Sum256([]byte(body))
	if tail != "sum "+hex.EncodeToString(sum[:])+"\n" || !strings.HasPrefix(body, recordMagic+"\n") {
		return nil, fmt.Errorf("the record is damaged")
	}
	r := &Record{}
	for line := range strings.Lines(body[len(recordMagic)+1:]) {
		a, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		b, path, ok := strings.Cut(rest, " ")
		n := len(r.Wheels)
		switch {
		case ok && a == "wheel":
			r.Wheels = append(r.Wheels, RecordedWheel{SHA256: b, File: path})
			continue
		case ok && n > 0 && filepath.IsLocal(filepath.FromSlash(path)):
			if size, err := strconv.ParseInt(b, 10, 64); err == nil && size >= 0 {
				r.Wheels[n-1].Files = append(r.Wheels[n-1].Files, RecordedFile{path, a, size})
				continue
			}
		}
		return nil, fmt.Errorf("the record has the invalid line %q", line)
	}
	return r, nil
}

// isOf reports whether the record is of a set as it is pinned.
func (r *Record) isOf(s Set) bool {
	var got, want []string
	for _, w := range r.Wheels {
		got = append(got, w.SHA256)
	}
	for _, w := range s.Wheels(runtime.GOARCH) {
		want = append(want, w.SHA256)
	}
	return slices.Equal(got, want)
}
