package load

import (
	"bytes"
	"fmt"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"golang.org/x/tools/go/gcexportdata"
)

// archive returns an archive as the compiler writes it, around export data.
func archive(data string) string {
	member := "go object linux amd64 go1.26\nbuild id \"x\"\n" + exportBegin + data + exportEnd
	return archiveMagic + fmt.Sprintf("%-16s%-12s%-6s%-6s%-8s%-10d`\n", archiveMember, "0", "0", "0", "644", len(member)) + member + "_go_.o ..."
}

func TestExportDataIsFound(t *testing.T) {
	// As cmd/export writes it: gcexportdata reads it as it is.
	var plain bytes.Buffer
	pkg := types.NewPackage("example.com/p", "p")
	pkg.Scope().Insert(types.NewVar(token.NoPos, pkg, "V", types.Typ[types.Int]))
	pkg.MarkComplete()
	fset := token.NewFileSet()
	if err := gcexportdata.Write(&plain, fset, pkg); err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string]string{
		"the data alone": plain.String(),
		"an archive":     archive(plain.String()),
		"with marks":     archive(plain.String() + exportEnd),
	} {
		b, err := exportData([]byte(file))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got, err := gcexportdata.Read(bytes.NewReader(b), fset, map[string]*types.Package{}, "example.com/p")
		if err != nil || got.Scope().Lookup("V") == nil {
			t.Errorf("%s: read %v, %v; want a package with V", name, got, err)
		}
	}
	whole := archive(plain.String())
	for name, file := range map[string]string{
		"cut off":        whole[:len(whole)-60],
		"only the magic": archiveMagic,
		"another member": strings.Replace(whole, archiveMember, "__.SYMDEF", 1),
		"no number":      strings.Replace(whole, "644     ", "644     x", 1),
		"no beginning":   strings.Replace(whole, exportBegin, "\n$$\t\n", 1),
		"no end":         strings.Replace(whole, exportEnd, "\n$$.", 1),
	} {
		if b, err := exportData([]byte(file)); err == nil {
			t.Errorf("%s: %d bytes were taken for export data", name, len(b))
		}
	}
}
