package load

// This file reads export data: what the go command's compiler says of a package's
// types. From Go 1.28 on a file of go list -export is export data; before, it is an
// archive that holds it (cmd/compile/README.md, "Export").

import (
	"bytes"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"os"
	"strconv"
	"strings"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

// readExport adds the types of p to pkgs.
func readExport(fset *token.FileSet, pkgs map[string]*types.Package, p *packages.Package) error {
	b, err := os.ReadFile(p.ExportFile)
	if err == nil {
		b, err = exportData(b)
	}
	if err == nil {
		_, err = gcexportdata.Read(bytes.NewReader(b), fset, pkgs, p.PkgPath)
	}
	if err != nil {
		return fmt.Errorf("read export data of %s: %w", p.PkgPath, err)
	}
	return nil
}

// Parts of an archive (cmd/internal/archive): after the magic, a header of fixed
// width that begins with the member's name and holds its size in decimal. The
// first member holds lines of text, and the export data between two marks.
const (
	archiveMagic  = "!<arch>\n"
	archiveHeader = 60
	archiveMember = "__.PKGDEF"
	sizeAt, sizeN = 48, 10
	exportBegin   = "\n$$B\n"
	exportEnd     = "\n$$\n"
)

// exportData returns the export data in a file of go list -export.
func exportData(file []byte) ([]byte, error) {
	rest, archive := bytes.CutPrefix(file, []byte(archiveMagic))
	if !archive {
		return file, nil
	}
	if len(rest) < archiveHeader || !bytes.HasPrefix(rest, []byte(archiveMember)) {
		return nil, errors.New("the archive does not begin with " + archiveMember)
	}
	size, err := strconv.Atoi(strings.TrimSpace(string(rest[sizeAt : sizeAt+sizeN])))
	rest = rest[archiveHeader:]
	if err != nil || size < 0 || size > len(rest) {
		return nil, errors.New("the archive is damaged; go clean -cache makes the go command write it anew")
	}
	_, data, begins := bytes.Cut(rest[:size], []byte(exportBegin))
	data, ends := bytes.CutSuffix(data, []byte(exportEnd))
	if !begins || !ends {
		return nil, errors.New("the archive holds no export data")
	}
	return data, nil
}
