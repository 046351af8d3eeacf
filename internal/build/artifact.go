package build

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Form says in which files the artifact lies.
type Form int

const (
	// AsFound is the form that is in the package's directory, and Text where there
	// is none.
	AsFound Form = iota
	// Text is IRFile and ManifestFile.
	Text
	// Compressed is ArchiveFile.
	Compressed
)

// files are those of the form, besides the generated Go file.
func (f Form) files() []string {
	if f == Compressed {
		return []string{ArchiveFile}
	}
	return []string{IRFile, ManifestFile}
}

// in returns the form of the artifact in dir if f leaves that open.
func (f Form) in(dir string) (Form, error) {
	if f != AsFound {
		return f, nil
	}
	_, err := os.Stat(filepath.Join(dir, ArchiveFile))
	switch {
	case err == nil:
		return Compressed, nil
	case errors.Is(err, fs.ErrNotExist):
		return Text, nil
	}
	return 0, err
}

// other is the form whose files must not be beside those of f.
func (f Form) other() Form {
	if f == Compressed {
		return Text
	}
	return Compressed
}

// pack returns the archive of a manifest's file and the IR: the one in dir if that
// holds them, since another version of the library may compress them to other bytes.
func pack(dir string, text, ir []byte) ([]byte, error) {
	if b, err := os.ReadFile(filepath.Join(dir, ArchiveFile)); err == nil {
		if oldText, oldIR, err := parts(b); err == nil && bytes.Equal(oldText, text) && bytes.Equal(oldIR, ir) {
			return b, nil
		}
	}
	return manifest.Pack(text, ir)
}

// parts returns the manifest's file and the IR of an archive.
func parts(b []byte) (text, ir []byte, err error) {
	a, err := manifest.OpenArchive(b)
	if err != nil {
		return nil, nil, err
	}
	ir, err = a.IR()
	return a.Manifest, ir, err
}

// artifact returns the artifact's files; src is the generated Go file.
func (g *Generated) artifact(src []byte) []output {
	if g.archive != nil {
		return []output{{Name: ArchiveFile, Data: g.archive}, {Name: StubFile, Data: src}}
	}
	return []output{{Name: IRFile, Data: g.IR}, {Name: ManifestFile, Data: g.text}, {Name: StubFile, Data: src}}
}

// describe takes from the artifact what the generated file repeats.
func (g *Generated) describe(s *stub, form Form) (err error) {
	if g.text, err = s.describe(g.Dir, g.Manifest); err != nil {
		return err
	}
	if form, err = form.in(g.Dir); err != nil {
		return fmt.Errorf("look for the form of the compiled kernels: %w", err)
	}
	if form == Compressed {
		if g.archive, err = pack(g.Dir, g.text, g.IR); err != nil {
			return err
		}
		s.ArchiveHash = manifest.Hash(g.archive)
	}
	for _, name := range form.other().files() {
		g.leftOver = append(g.leftOver, output{Name: name, Gone: true})
	}
	return nil
}
