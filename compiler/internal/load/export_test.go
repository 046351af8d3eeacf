package load

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"golang.org/x/tools/go/gcexportdata"

	"github.com/gpuc-go/gpuc/internal/base/diag"
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

// FuzzDirectives reads any comment as a directive, wherever one can stand. What is wrong
// with it is said with its place, and a kernel is one only by //gpu:kernel.
func FuzzDirectives(f *testing.F) {
	for _, s := range []string{
		"kernel", "kernel maxthreads=256 minblocks=4", "kernel maxthreads=99999999999999999999 maxthreads=1 =",
		"extern f file.cu nvshmem collective needs=elect,wgmma", "extern f needs=", "extern gpuc_x a.cu b.cu /x.cu", "extern",
		"unroll", "unroll 4", "unroll -1 2", "noalias s", "noalias s s t", "fp strict", "fp", "ignore nbiend reason", "ignore x", "ignore", "", " ", "kernel // comment",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if strings.ContainsAny(s, "\n\r") {
			return // another comment
		}
		c := prefix + s
		text := "package k\n\n" + c + "\nfunc K(s []int) {\n\t" + c + "\n\tfor range s {\n\t}\n\ts[0] = 1 " + c + "\n}\n\n" + c + "\n\nvar x int\n"
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "k.go", text, parser.ParseComments)
		if err != nil {
			return // a byte that Go's comments do not have
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
		pkg, err := new(types.Config).Check("k", fset, []*ast.File{file}, info)
		if err != nil {
			t.Fatal(err)
		}
		u := &unit{path: "k", dir: t.TempDir(), files: []*ast.File{file}, names: []string{"k.go"}, content: [][]byte{[]byte(text)}, types: pkg, info: info}
		p := &Program{Package: &Package{Fset: fset}, Externs: map[*types.Func]*Extern{}}
		d := newDirectives()
		d.addFile(fset, file, info, &p.Diags)
		p.externs(&Loader{files: map[string][]byte{}}, u)
		k := funcDirectives(fset, file.Decls[0].(*ast.FuncDecl), &p.Diags)
		name, _, _ := split(c)
		if (k != nil) != (name == "kernel") {
			t.Errorf("%q makes K a kernel: %v", c, k != nil)
		}
		for _, x := range p.Diags {
			if !x.Pos.IsValid() || x.Severity != diag.Error || x.Msg == "" {
				t.Errorf("%q: %v", c, x)
			}
		}
		if k != nil && !p.Diags.HasErrors() && len(p.Diags) == 0 {
			t.Errorf("%q is accepted inside a function too", c)
		}
	})
}

// FuzzExportData looks for export data in any bytes, as the go command's cache may hold
// after a disk was full.
func FuzzExportData(f *testing.F) {
	f.Add([]byte(archive("data")))
	f.Add([]byte(archiveMagic))
	f.Add([]byte("x"))
	f.Fuzz(func(t *testing.T, b []byte) {
		data, err := exportData(b)
		if err != nil && data != nil || err == nil && !bytes.Contains(b, data) {
			t.Errorf("%q: %q, %v", b, data, err)
		}
	})
}
