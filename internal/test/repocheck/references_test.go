package repocheck

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// declared are the names of one package: what it declares, and for types their
// methods and fields as Type.Name. Tests count where they stand beside it.
type declared struct {
	dir   string
	name  string // of the package clause
	names map[string]bool
	doc   string
	// others are the packages from outside that it imports, by the last part of the path.
	others map[string]bool
}

var (
	// A file, unless it is a pattern or part of a URL.
	fileRef = regexp.MustCompile(`(?:^|[\s("])((?:[\w.-]+/)*\w+\.(?:go|md|sh|cu|cuh|py)(?:\.tmpl|\.txt)?)\b`)
	// A method, as in (*Library).Init.
	methodRef = regexp.MustCompile(`\(\*(\w+)\)\.(\w+)`)
	// A name of another package, as in gpurt.Main, or of a type of this one.
	qualifiedRef = regexp.MustCompile(`\b(\w+)\.([A-Z]\w*)\b`)
	// A name of another package, with methods and fields of it.
	memberRef = regexp.MustCompile(`\b\w+(?:\.[A-Z]\w*)+\b`)
	// A name with a capital inside is no word of English.
	humpRef = regexp.MustCompile(`\b[A-Z][a-z0-9]+[A-Z]\w*\b`)
	// What a reader is to start with: names and files.
	startRef = regexp.MustCompile(`(?s)[Ss]tart\s+reading\s+at\s+(.*?)(?:[;:]|\.\s|\.$|$)`)
)

// TestPackageDocumentsNameWhatExists looks up the files and the names that package
// documents refer to.
func TestPackageDocumentsNameWhatExists(t *testing.T) {
	pkgs, anywhere := declarationsOf(t)
	byName := map[string][]*declared{}
	for _, p := range pkgs {
		byName[p.name] = append(byName[p.name], p)
	}
	for _, p := range pkgs {
		p.doc = memberRef.ReplaceAllStringFunc(p.doc, func(name string) string {
			if pkg, _, _ := strings.Cut(name, "."); p.others[pkg] {
				return pkg
			}
			return name
		})
		for _, m := range fileRef.FindAllStringSubmatch(p.doc, -1) {
			if !exists(p.dir, m[1]) {
				t.Errorf("the document of package %s names %s, which does not exist", p.dir, m[1])
			}
		}
		for _, m := range methodRef.FindAllStringSubmatch(p.doc, -1) {
			if !p.names[m[1]+"."+m[2]] {
				t.Errorf("the document of package %s names (*%s).%s, which it does not declare", p.dir, m[1], m[2])
			}
		}
		for _, m := range qualifiedRef.FindAllStringSubmatch(p.doc, -1) {
			if p.names[m[1]] && !p.names[m[1]+"."+m[2]] {
				t.Errorf("the document of package %s names %s, which it does not declare", p.dir, m[0])
			}
			found := len(byName[m[1]]) == 0
			for _, q := range byName[m[1]] {
				found = found || q.names[m[2]]
			}
			if !found {
				t.Errorf("the document of package %s names %s, which package %s does not declare", p.dir, m[0], m[1])
			}
		}
		for _, name := range humpRef.FindAllString(p.doc, -1) {
			if !p.names[name] && !anywhere[name] && !foreign[name] {
				t.Errorf("the document of package %s names %s, which nothing declares", p.dir, name)
			}
		}
		for _, m := range startRef.FindAllStringSubmatch(p.doc, -1) {
			for _, name := range starts(m[1]) {
				if !p.names[name] && !p.method(name) {
					t.Errorf("the document of package %s says to start reading at %s, which it does not declare", p.dir, name)
				}
			}
		}
	}
}

// foreign are names in package documents that other projects declare.
var foreign = map[string]bool{
	"OpenSHMEM": true, "DeepGEMM": true, "MoE": true, "PyTorch": true, "NumPy": true, "CuPy": true, "PyCapsule_New": true, "PyCapsule_GetPointer": true,
}

// starts returns the names in a list such as "Op and Table" or "Lower, builder and
// value, which ...".
func starts(list string) (names []string) {
	for _, item := range regexp.MustCompile(`(?:,\s+and|,|\s+and)\s+`).Split(list, -1) {
		word, _, more := strings.Cut(strings.TrimSpace(item), " ")
		if m := methodRef.FindStringSubmatch(word); m != nil {
			word = m[1] + "." + m[2]
		}
		if word == "which" || word == "then" || word == "whose" {
			break
		}
		if !fileRef.MatchString(word) {
			names = append(names, word)
		}
		if more {
			break // "in kernels.go", or the end of the list
		}
	}
	return names
}

// method reports whether a type of the package has such a method or field.
func (p *declared) method(name string) bool {
	for n := range p.names {
		if strings.HasSuffix(n, "."+name) {
			return true
		}
	}
	return false
}

// prose returns a text without the lines that begin with a mark: what is indented
// shows commands and code.
func prose(text, mark string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, mark) {
			b.WriteString(line)
		}
	}
	return b.String()
}

var (
	fence   = regexp.MustCompile("(?ms)^```.*?^```$")
	span    = regexp.MustCompile("`[^`\n]+`")
	linkRef = regexp.MustCompile(`\]\(([^)\s]+)\)`)
)

// TestDocumentsNameWhatExists looks up the links, the files and the names of packages
// that documents refer to, outside of blocks of code, which are tests of their own.
func TestDocumentsNameWhatExists(t *testing.T) {
	pkgs, _ := declarationsOf(t)
	byName := map[string][]*declared{}
	for _, p := range pkgs {
		byName[p.name] = append(byName[p.name], p)
	}
	files := 0
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if n := d.Name(); d.IsDir() && file != root && (strings.HasPrefix(n, ".") || n == "testdata" || n == "bin" || n == "dist" || n == "results" || n == "cost" && filepath.Base(filepath.Dir(file)) == "cmd") { // parts of bench/cost/README.md
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(file, ".md") {
			return nil
		}
		files++
		b, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		text := fence.ReplaceAllString(string(b), "")
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		dir := path.Dir(filepath.ToSlash(rel))
		for _, m := range linkRef.FindAllStringSubmatch(span.ReplaceAllString(text, "``"), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			to, anchor, _ := strings.Cut(m[1], "#")
			name := filepath.Join(root, dir, to)
			if to == "" {
				name = file
			}
			if _, err := os.Stat(name); err != nil || anchor != "" && !anchors(t, name)[anchor] {
				t.Errorf("%s links to %s, which does not exist", rel, m[1])
			}
		}
		for _, m := range fileRef.FindAllStringSubmatch(text, -1) {
			// A document may show the file, or name any file.
			if !exists(dir, m[1]) && !strings.Contains(text, "<!-- file: "+m[1]+" -->") && m[1] != "file.cu" {
				t.Errorf("%s names %s, which does not exist", rel, m[1])
			}
		}
		for _, m := range qualifiedRef.FindAllStringSubmatch(text, -1) {
			found := len(byName[m[1]]) == 0
			for _, q := range byName[m[1]] {
				found = found || q.names[m[2]]
			}
			if !found {
				t.Errorf("%s names %s, which package %s does not declare", rel, m[0], m[1])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 8 {
		t.Errorf("found %d documents; are they still looked for in the right place?", files)
	}
}

var (
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	inLinks = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	noSlug  = regexp.MustCompile(`[^\p{L}\p{N}_ -]`)
)

// anchors returns what links to parts of a document may name: its headings, as GitHub and the site of
// the documents write them.
func anchors(t *testing.T, name string) map[string]bool {
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(fence.ReplaceAllString(string(b), ""), -1) {
		slug := noSlug.ReplaceAllString(strings.ToLower(inLinks.ReplaceAllString(m[1], "$1")), "")
		found[strings.ReplaceAll(slug, " ", "-")] = true
	}
	return found
}

// exists reports whether a file that a document in dir names is there: beside it, or
// in the module.
func exists(dir, name string) bool {
	for _, base := range []string{dir, "."} {
		if _, err := os.Stat(filepath.Join(root, base, name)); err == nil {
			return true
		}
	}
	return false
}

// declarationsOf returns the packages of the module, and all names in them.
func declarationsOf(t *testing.T) (pkgs []*declared, anywhere map[string]bool) {
	t.Helper()
	anywhere = map[string]bool{}
	dirs := map[string]*declared{}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if n := d.Name(); file != root && (strings.HasPrefix(n, ".") || strings.HasPrefix(n, "_") || n == "testdata" || n == "dist") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(file, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(file))
		if err != nil {
			return err
		}
		p := dirs[rel]
		if p == nil {
			p = &declared{dir: filepath.ToSlash(rel), names: map[string]bool{}, others: map[string]bool{}}
			dirs[rel] = p
			pkgs = append(pkgs, p)
		}
		if !strings.HasSuffix(file, "_test.go") {
			p.name = f.Name.Name
			p.doc += prose(f.Doc.Text(), "\t")
			for _, i := range f.Imports {
				if name := strings.Trim(i.Path.Value, `"`); strings.Contains(name, ".") && !strings.HasPrefix(name, modulePath) {
					p.others[path.Base(name)] = true
				}
			}
		}
		p.add(f)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		anywhere[path.Base(p.dir)] = true
		for n := range p.names {
			_, last, ok := strings.Cut(n, ".")
			anywhere[n] = true
			if ok {
				anywhere[last] = true
			}
		}
	}
	return pkgs, anywhere
}

// add notes what a file declares.
func (p *declared) add(f *ast.File) {
	fields := func(owner string, list *ast.FieldList) {
		for _, field := range list.List {
			for _, n := range field.Names {
				p.names[owner+"."+n.Name] = true
			}
		}
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				p.names[d.Name.Name] = true
			} else {
				p.names[strings.TrimPrefix(types(d.Recv.List[0].Type), "*")+"."+d.Name.Name] = true
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.ValueSpec:
					for _, n := range s.Names {
						p.names[n.Name] = true
					}
				case *ast.TypeSpec:
					p.names[s.Name.Name] = true
					switch u := s.Type.(type) {
					case *ast.StructType:
						fields(s.Name.Name, u.Fields)
					case *ast.InterfaceType:
						fields(s.Name.Name, u.Methods)
					}
				}
			}
		}
	}
}
