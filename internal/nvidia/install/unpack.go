package install

import (
	"archive/zip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// unpack brings the files of a wheel that a set takes into a directory, and returns
// their record. A wheel is a zip file.
func unpack(ctx context.Context, path, dir string, set toolchain.Set, w toolchain.Wheel) (toolchain.RecordedWheel, error) {
	r := toolchain.RecordedWheel{SHA256: w.SHA256, File: w.File}
	z, err := zip.OpenReader(path)
	if err != nil {
		return r, err
	}
	defer z.Close()
	for _, f := range z.File {
		if err := ctx.Err(); err != nil {
			return r, err
		}
		if strings.HasSuffix(f.Name, "/") || !set.Takes(f.Name) {
			continue
		}
		if !filepath.IsLocal(filepath.FromSlash(f.Name)) || strings.ContainsAny(f.Name, "\n\\") {
			return r, fmt.Errorf("the file name %q points outside the directory", f.Name)
		}
		if !f.Mode().IsRegular() {
			return r, fmt.Errorf("%s is not a regular file", f.Name)
		}
		file, err := unpackFile(f, filepath.Join(dir, filepath.FromSlash(f.Name)))
		if err != nil {
			return r, fmt.Errorf("%s: %w", f.Name, err)
		}
		r.Files = append(r.Files, file)
	}
	return r, nil
}

func unpackFile(f *zip.File, path string) (toolchain.RecordedFile, error) {
	r := toolchain.RecordedFile{Path: f.Name}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return r, err
	}
	in, err := f.Open()
	if err != nil {
		return r, err
	}
	defer in.Close()
	// Tools must be executable.
	out, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600|f.Mode().Perm()&0o100)
	if err != nil {
		return r, err
	}
	h := sha256.New()
	r.Bytes, err = io.Copy(io.MultiWriter(out, h), in)
	if cerr := out.Close(); err == nil {
		err = cerr
	}
	r.SHA256 = hex.EncodeToString(h.Sum(nil))
	return r, err
}
