package toolchain

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// Damage is what is wrong with a file of an installed set.
type Damage struct {
	// Path is the file, relative to the directory of the set, with slashes.
	Path string `json:"path"`
	// Why completes "nvidia/cu13/lib/libnvvm.so.4 ...".
	Why string `json:"why"`
	// Wheel is the wheel that brings the file; empty if none does.
	Wheel string `json:"-"`
}

// DamagedError says that an installed set does not hold what was installed.
type DamagedError struct {
	Set    string
	Dir    string
	Damage []Damage
}

// Error names the files and the command that repairs the set.
func (e *DamagedError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "toolchain %s in %s is damaged:", e.Set, e.Dir)
	const most = 10
	for i, d := range e.Damage {
		if i == most {
			fmt.Fprintf(&b, "\n\tand %d more", len(e.Damage)-most)
			break
		}
		fmt.Fprintf(&b, "\n\t%s %s", d.Path, d.Why)
	}
	fmt.Fprintf(&b, "\nrun gpuc toolchain install %s, which repairs it", e.Set)
	return b.String()
}

// Verify compares every file of an installed set with what was installed, by
// owner, size and SHA-256. The error is a *DamagedError if something differs, and
// wraps fs.ErrNotExist if the set is not installed.
func Verify(ctx context.Context, cacheDir string, s Set) error {
	dir := s.Dir(cacheDir)
	if _, err := os.Stat(dir); err != nil {
		return fmt.Errorf("toolchain %s is not installed: %w", s.Name, err)
	}
	if err := (pathowner.Policy{Private: cacheDir}).CheckTree(dir); err != nil {
		return fmt.Errorf("toolchain %s: %w", s.Name, err)
	}
	r, err := ReadRecord(dir)
	damaged := &DamagedError{Set: s.Name, Dir: dir}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		damaged.Damage = []Damage{{Path: RecordFile, Why: "is missing, which says what was installed"}}
	case err != nil:
		damaged.Damage = []Damage{{Path: RecordFile, Why: "is damaged, which says what was installed"}}
	case !r.isOf(s):
		damaged.Damage = []Damage{{Path: RecordFile, Why: "is of other versions than this gpuc pins"}}
	default:
		if damaged.Damage, err = r.Verify(ctx, dir); err != nil {
			return fmt.Errorf("verify toolchain %s: %w", s.Name, err)
		}
	}
	if len(damaged.Damage) > 0 {
		return damaged
	}
	return nil
}

// Verify compares every file below a directory with the record.
func (r *Record) Verify(ctx context.Context, dir string) ([]Damage, error) {
	var damage []Damage
	known := map[string]bool{RecordFile: true}
	for _, w := range r.Wheels {
		for _, f := range w.Files {
			known[f.Path] = true
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			why := f.differs(dir)
			if why == "" {
				why = f.altered(dir)
			}
			if why != "" {
				damage = append(damage, Damage{f.Path, why, w.File})
			}
		}
	}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if rel = filepath.ToSlash(rel); err == nil && !known[rel] {
			damage = append(damage, Damage{Path: rel, Why: "was not installed"})
		}
		return err
	})
	return damage, err
}

// differs says how a file can be told by its size alone to be another than was
// installed, or returns "".
func (f RecordedFile) differs(dir string) string {
	fi, err := os.Lstat(filepath.Join(dir, filepath.FromSlash(f.Path)))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "is missing"
	case err != nil:
		return "cannot be read: " + err.Error()
	case !fi.Mode().IsRegular():
		return "is not a file"
	case fi.Size() != f.Bytes:
		return fmt.Sprintf("has %d bytes instead of %d", fi.Size(), f.Bytes)
	}
	return ""
}

// smallFile is the size up to which a file is hashed before it is used, unless it is
// a shared library: a damaged libdevice ends the process in libNVVM, and a damaged
// header compiles. Hashing the libraries takes as long as compiling a kernel.
const smallFile = 2 << 20

// damaged is what can be told in little time: differs, and the content of a small
// file.
func (f RecordedFile) damaged(dir string) string {
	why := f.differs(dir)
	if why == "" && f.Bytes <= smallFile && !strings.Contains(f.Path, ".so.") {
		why = f.altered(dir)
	}
	return why
}

// altered says that a file has another content than was installed, or returns "".
func (f RecordedFile) altered(dir string) string {
	sum, err := hashFile(filepath.Join(dir, filepath.FromSlash(f.Path)))
	if err != nil {
		return "cannot be read: " + err.Error()
	}
	if sum != f.SHA256 {
		return "has another content than was installed"
	}
	return ""
}

func hashFile(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
