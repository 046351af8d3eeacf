package build

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/format"
	"go/types"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"text/template"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// stub says what the generated Go file holds. stub.go.tmpl says how it is written.
type stub struct {
	Pkg *types.Package
	// Declared are the package-level names of its other files.
	Declared []string
	Kernels  []*types.Func // in the order of their methods
	// Docs are the kernels' doc comments by name, without directives.
	Docs map[string]string
	// Constraint is the build constraint of the kernels' files, or empty.
	Constraint string
	// Sources are the files whose content is compared with the manifest.
	Sources []stubSource
	// Checksum is that of the manifest which the file belongs to, and Signatures
	// are those of its kernels by name.
	Checksum   string
	Signatures map[string]string
	// ArchiveHash is that of the archive, if that is the artifact's form.
	ArchiveHash string
	// Failed, if not empty, says why there is no artifact; LoadKernels then
	// returns an error that says so.
	Failed string
	// Cubins are machine code made ahead of time.
	Cubins []cubinFile
}

// cubinFile is machine code that the generated file embeds.
type cubinFile struct {
	File      string // base name, beside the generated file
	Arch      string
	Transport string
	Checksum  string // manifest.CubinChecksum
}

//go:embed stub.go.tmpl
var stubText string

// stubFile is what the template takes.
type stubFile struct {
	Constraint, Package string
	Imports             string // the declaration
	RT, GPU, Errors     string // names of imported packages
	Field               string // of Kernels, which holds their handles
	Failed              string
	Checksum            string
	ArchiveHash         string
	Embeds              []embedded
	Sources             []stubSource
	Cubins              []stubCubin
	Twins               []stubTwin
	Methods             []*method
}

// embedded is a file and the variable that holds its content.
type embedded struct{ File, Pattern, Var, Type string }

// stubSource is a source of kernels: the variable that holds its content or, of a symbolic link, which Go
// does not embed, the hash of that.
type stubSource struct{ File, Var, Hash string }

// sourceOf returns how the generated file in dir knows a source.
func sourceOf(dir string, src manifest.Source) stubSource {
	s := stubSource{File: src.File}
	if info, err := os.Lstat(filepath.Join(dir, src.File)); err == nil && !info.Mode().IsRegular() {
		s.Hash = src.Hash
	}
	return s
}

type stubCubin struct {
	cubinFile
	Var string
}

type stubTwin struct {
	Name, Type string
	Fields     []twinField
}

const (
	kernelsType = "Kernels"
	loadFunc    = "LoadKernels"
)

// signatureError is a kernel parameter for which there is no launch method.
type signatureError struct {
	Kernel *types.Func
	Param  *types.Var
	Err    error
}

func (e *signatureError) Error() string {
	return fmt.Sprintf("kernel %s: parameter %s: %v", e.Kernel.Name(), e.Param.Name(), e.Err)
}

// signatureErrors are the parameters of all kernels without a launch method.
type signatureErrors []*signatureError

func (e signatureErrors) Error() string {
	lines := make([]string, len(e))
	for i, one := range e {
		lines[i] = one.Error()
	}
	return strings.Join(lines, "\n")
}

// generate returns the generated Go file, formatted. With signatureErrors it lacks
// the methods of those kernels.
func (s *stub) generate() ([]byte, error) {
	f, bad := s.file()
	t, err := template.New("stub.go.tmpl").Parse(stubText)
	if err != nil {
		return nil, fmt.Errorf("internal error: %w", err)
	}
	var b bytes.Buffer
	if err := t.Execute(&b, f); err != nil {
		return nil, fmt.Errorf("internal error: %w", err)
	}
	src, err := format.Source(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("internal error: generated file of package %s: %w", s.Pkg.Path(), err)
	}
	if len(bad) > 0 {
		return src, bad
	}
	return src, nil
}

// file returns what the template takes, and which parameters no method can take.
func (s *stub) file() (*stubFile, signatureErrors) {
	im := newImports(s.Pkg, s.Declared, s.fixedNames())
	f := &stubFile{
		Constraint: s.Constraint, Package: s.Pkg.Name(), Checksum: s.Checksum, ArchiveHash: s.ArchiveHash, Failed: s.Failed,
		RT: im.name(runtimePath, "gpurt"), GPU: im.name(gpuPath, "gpu"),
	}
	taken := map[string]bool{}
	for n := range im.taken {
		taken[n] = true
	}
	w := &paramWriter{im: im, rt: f.RT, taken: taken}
	methods := map[string]bool{} // a field must have another name
	var bad signatureErrors
	for _, k := range s.Kernels {
		m, wrong := s.method(w, k)
		if len(wrong) > 0 {
			bad = append(bad, wrong...)
			continue
		}
		f.Methods = append(f.Methods, m)
		methods[m.Name] = true
	}
	f.Field = unique("gpucKernels", methods)
	for _, tw := range w.twins {
		f.Twins = append(f.Twins, stubTwin{tw.name, im.typeName(tw.typ), tw.fields})
	}
	if s.Failed != "" {
		f.Errors = im.name("errors", "errors")
	} else {
		im.names["embed"], im.own["embed"] = "_", "embed"
		s.embed(f)
	}
	var b strings.Builder
	im.write(&b)
	f.Imports = b.String()
	return f, bad
}

// fixedNames returns the package-level names that the generated file declares
// whatever the kernels' parameters are.
func (s *stub) fixedNames() []string {
	names := []string{kernelsType, loadFunc, "gpucIR", "gpucManifest", "gpucArchive"}
	for i := range s.Sources {
		names = append(names, sourceVar(i))
	}
	for i := range s.Cubins {
		names = append(names, cubinVar(i))
	}
	return names
}

func sourceVar(i int) string { return "gpucSource" + strconv.Itoa(i) }
func cubinVar(i int) string  { return "gpucCubin" + strconv.Itoa(i) }

// embed adds the files that are embedded.
func (s *stub) embed(f *stubFile) {
	add := func(file, name, typ string) embedded {
		e := embedded{file, embedPattern(file), name, typ}
		f.Embeds = append(f.Embeds, e)
		return e
	}
	if s.ArchiveHash != "" {
		add(ArchiveFile, "gpucArchive", "[]byte")
	} else {
		add(IRFile, "gpucIR", "[]byte")
		add(ManifestFile, "gpucManifest", "[]byte")
	}
	for i, src := range s.Sources {
		if src.Hash == "" {
			src.Var = add(src.File, sourceVar(i), "string").Var
		}
		f.Sources = append(f.Sources, src)
	}
	for i, c := range s.Cubins {
		f.Cubins = append(f.Cubins, stubCubin{c, add(c.File, cubinVar(i), "[]byte").Var})
	}
}

// embedPattern returns the pattern for one file: its special characters are escaped
// before the whole is quoted.
func embedPattern(file string) string {
	if !strings.ContainsAny(file, " \"'`\\*?[]") {
		return file
	}
	return strconv.Quote(strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`, "[", `\[`).Replace(file))
}
