package coverage

import (
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"
)

// Proto is the prototype of a device function.
type Proto struct {
	// Name is the function's name; one in a namespace carries it, as in nvshmemx::tile_put.
	Name string
	// Result and the types of Params are written as in C, with the star apart: "const float *".
	Result string
	Params []Param
	// Defined says that some header defines the function for the device. A kernel that calls
	// another one does not link.
	Defined bool
}

// Param is one parameter.
type Param struct{ Type, Name string }

// String returns the prototype as C writes it.
func (p Proto) String() string {
	var params []string
	for _, q := range p.Params {
		params = append(params, declare(q.Type, q.Name))
	}
	return declare(p.Result, p.Name) + "(" + strings.Join(params, ", ") + ")"
}

// declare joins a type and a name, with the star at the name.
func declare(typ, name string) string {
	return strings.Replace(typ+" "+name, "* ", "*", 1)
}

// undeclare splits what declare has joined.
func undeclare(s string) Param {
	i := strings.LastIndexAny(s, " *") + 1
	return Param{Type: strings.TrimSpace(s[:i]), Name: s[i:]}
}

// parameters splits parameters as C writes them.
func parameters(s string) []Param {
	var list []Param
	for p := range strings.SplitSeq(s, ", ") {
		if p != "" {
			list = append(list, undeclare(p))
		}
	}
	return list
}

// parsePrototype reads what String has written.
func parsePrototype(s string) Proto {
	head, params, _ := strings.Cut(strings.TrimSuffix(s, ")"), "(")
	f := undeclare(head)
	return Proto{Name: f.Name, Result: f.Type, Params: parameters(params)}
}

// lists are the device functions of each version of NVSHMEM, as a test has found them in the headers.
//
//go:embed versions
var lists embed.FS

const (
	listHead = `# The device functions that the headers of NVSHMEM %s declare. For a function of several element
# types, TYPENAME stands for each of the names that follow the colon, and TYPE for its C type.
# extern marks functions that no header defines.
`
	external = "extern "
)

// listFile is the file with the functions of a version.
func listFile(version string) string { return path.Join("versions", version+".txt") }

// Versions returns the versions of NVSHMEM whose functions are known.
func Versions() []string {
	files, err := lists.ReadDir("versions")
	if err != nil {
		panic(err) // it is embedded
	}
	var versions []string
	for _, f := range files {
		versions = append(versions, strings.TrimSuffix(f.Name(), ".txt"))
	}
	return versions
}

// Functions returns the device functions of a version of NVSHMEM, by name.
func Functions(version string) ([]Proto, error) {
	text, err := lists.ReadFile(listFile(version))
	if err != nil {
		return nil, fmt.Errorf("the device functions of NVSHMEM %s are not known; make raw writes the list: %w", version, err)
	}
	var protos []Proto
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "#") {
			continue
		}
		line, undefined := strings.CutPrefix(line, external)
		form, names, typed := strings.Cut(line, "): ")
		if !typed {
			p := parsePrototype(line)
			p.Defined = !undefined
			protos = append(protos, p)
		}
		for name := range strings.FieldsSeq(names) {
			i := slices.IndexFunc(elements, func(e element) bool { return e.name == name })
			if i < 0 {
				return nil, fmt.Errorf("%s: there is no element type %s", listFile(version), name)
			}
			p := elements[i].of(form)
			p.Defined = !undefined
			protos = append(protos, p)
		}
	}
	slices.SortFunc(protos, func(a, b Proto) int { return strings.Compare(a.Name, b.Name) })
	return protos, nil
}

// of returns the prototype that a form has for an element type.
func (e element) of(form string) Proto {
	return parsePrototype(strings.NewReplacer("TYPENAME", e.name, "TYPE", e.c).Replace(form))
}
