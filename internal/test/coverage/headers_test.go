package coverage

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// TestListIsOfTheHeaders compares the list of the installed version with its headers, or writes it.
// The headers write most functions by macros, so a C compiler has to preprocess them.
func TestListIsOfTheHeaders(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("no C compiler preprocesses the headers: ", err)
	}
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	version := tc.Version(toolchain.NVSHMEMHeaders)
	protos := deviceFunctions(preprocess(t, cc, tc.Path(toolchain.NVSHMEMHeaders)))
	text := writeList(version, protos)
	if *golden.Update {
		if err := os.WriteFile(listFile(version), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := lists.ReadFile(listFile(version))
	if err != nil {
		t.Fatalf("%v; run make raw", err)
	}
	if d := gocmp.Diff(string(want), text); d != "" {
		t.Errorf("%s; run make raw (-want +got):\n%s", listFile(version), d)
	}
	read, err := Functions(version)
	if err != nil {
		t.Fatal(err)
	}
	if d := gocmp.Diff(protos, read); d != "" {
		t.Errorf("what the list says differs from the headers (-headers +list):\n%s", d)
	}
}

func TestDeviceFunctions(t *testing.T) {
	got := deviceFunctions(`
typedef struct { int (*f)(int); } ops_t;
extern "C" {
__device__ __host__ int nvshmem_team(team_t team, const void *p);
static inline void nvshmem_host() { if (1) { nvshmem_fence(); } }
__device__ void nvshmem_fence(void);
}
struct nvshmem_thing { __device__ void nvshmem_method(); };
extern __constant__ state_t nvshmem_state;
int nvshmem_array[3] = {1, 2, 3};
void nvshmem_declared_for_the_host();
__device__ int nvshmem_team(team_t team, const void *p) { asm("}" : : "r"('{')); return sizeof(struct x { int a; }); }
__device__ __attribute__((always_inline)) inline unsigned char nvshmem_uchar_g(const unsigned char *source, int pe) { return {}; }
__device__ void nvshmemi_inside();
namespace nvshmemx {
template <typename T, nvshmemx::algo_t algo> __device__ int tile(T t, uint64_t flag) { return inner<algo, T>(t); };
}`)
	want := []Proto{
		{Name: "nvshmem_fence", Result: "void"},
		{Name: "nvshmem_team", Result: "int", Params: []Param{{"team_t", "team"}, {"const void *", "p"}}, Defined: true},
		{Name: "nvshmem_uchar_g", Result: "unsigned char", Params: []Param{{"const unsigned char *", "source"}, {"int", "pe"}}, Defined: true},
		{Name: "nvshmemx::tile", Result: "int", Params: []Param{{"T", "t"}, {"uint64_t", "flag"}}, Defined: true},
	}
	if d := gocmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// preprocess returns the headers of NVSHMEM in dir as nvcc sees them when it compiles device code
// for sm_90. No prototype depends on the headers of the system and of CUDA, which are left out.
func preprocess(t *testing.T, cc, dir string) string {
	none := t.TempDir()
	include := regexp.MustCompile(`#[ \t]*include[ \t]*[<"]([^>"]+)[>"]`)
	err := filepath.WalkDir(dir, func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		for _, m := range include.FindAllSubmatch(text, -1) {
			empty := filepath.Join(none, filepath.Clean("/"+string(m[1])))
			if err := os.MkdirAll(filepath.Dir(empty), 0o777); err != nil {
				return err
			}
			if err := os.WriteFile(empty, nil, 0o666); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(cc, "-E", "-P", "-x", "c++", "-std=c++17", "-nostdinc", "-I", dir, "-idirafter", none,
		"-D__CUDACC__", "-D__NVCC__", "-D__CUDA_ARCH__=900", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0",
		"-DCUDART_VERSION=13000", "-DCUDA_VERSION=13000", "-")
	cmd.Stdin = strings.NewReader("#include <nvshmem.h>\n#include <nvshmemx.h>\n")
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, &complaints)
	}
	return string(out)
}

// declaration is one declaration outside types and bodies. A body, or what a type has, is one token.
type declaration struct {
	namespace string
	tokens    []string
}

const body = "{}"

var token = regexp.MustCompile(`(?s)R"\(.*?\)"|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\w+|::|\.\.\.|\S`)

// declarations returns those of a preprocessed text.
func declarations(text string) []declaration {
	var list []declaration
	var namespaces []string // those that are open, and empty ones for extern "C"
	var now []string
	end := func() {
		list, now = append(list, declaration{strings.Join(namespaces, ""), now}), nil
	}
	depth := 0 // within a body or type
	for _, tok := range token.FindAllString(text, -1) {
		switch {
		case tok == "{" && depth == 0 && len(now) == 2 && now[0] == "namespace":
			namespaces, now = append(namespaces, now[1]+"::"), nil
		case tok == "{" && depth == 0 && len(now) == 2 && now[0] == "extern" && now[1] == `"C"`:
			namespaces, now = append(namespaces, ""), nil
		case tok == "{":
			depth++
		case tok == "}" && depth == 0:
			namespaces = namespaces[:len(namespaces)-1]
		case tok == "}":
			if depth--; depth > 0 {
				continue
			}
			if now = append(now, body); slices.Contains(now, "(") { // no semicolon follows the body of a function
				end()
			}
		case depth > 0:
		case tok == ";":
			end()
		default:
			now = append(now, tok)
		}
	}
	return list
}

var (
	specifier = regexp.MustCompile(`\b(?:static|inline|extern|constexpr|__inline__|__forceinline__|__noinline__|__device__|__host__|NVSHMEMI_EXPORT) |"C" |__attribute__ \( \( .*? \) \) `)
	template  = regexp.MustCompile(`^template < [^<>]* > `)
	function  = regexp.MustCompile(`^([^()=]+ )(\w+) \( ([^()]*)\)( {})?$`)
	spacing   = strings.NewReplacer(" , ", ", ", "* ", "*", " < ", "<", " >", ">", " :: ", "::")
)

// prototype returns the function that d declares, if it declares one.
func (d declaration) prototype() (Proto, bool) {
	text := template.ReplaceAllString(strings.Join(d.tokens, " "), "")
	m := function.FindStringSubmatch(specifier.ReplaceAllString(text, ""))
	if m == nil {
		return Proto{}, false
	}
	params := strings.TrimSpace(m[3])
	if params == "void" {
		params = ""
	}
	p := parsePrototype(spacing.Replace(m[1]+d.namespace+m[2]) + "(" + spacing.Replace(params) + ")")
	p.Defined = m[4] != ""
	return p, true
}

// deviceFunctions returns the functions of NVSHMEM that a preprocessed text declares for the device, by
// name. Of several declarations of a function that counts which defines it, else the first.
func deviceFunctions(text string) []Proto {
	byName := map[string]Proto{}
	device := map[string]bool{}
	for _, d := range declarations(text) {
		p, ok := d.prototype()
		if !ok || !strings.HasPrefix(p.Name, "nvshmem_") && !strings.HasPrefix(p.Name, "nvshmemx_") && !strings.HasPrefix(p.Name, "nvshmemx::") {
			continue
		}
		onDevice := slices.Contains(d.tokens, "__device__")
		p.Defined = p.Defined && onDevice
		device[p.Name] = device[p.Name] || onDevice
		if old, seen := byName[p.Name]; !seen || p.Defined && !old.Defined {
			byName[p.Name] = p
		}
	}
	maps.DeleteFunc(byName, func(name string, _ Proto) bool { return !device[name] })
	return slices.SortedFunc(maps.Values(byName), func(a, b Proto) int { return strings.Compare(a.Name, b.Name) })
}

// writeList writes the functions of a version, by name. Those that differ in the element type alone
// share a line.
func writeList(version string, protos []Proto) string {
	type member struct {
		Proto
		element
	}
	byPattern := map[string][]member{}
	var lines []string
	write := func(p Proto, form string) {
		if !p.Defined {
			form = external + form
		}
		lines = append(lines, form)
	}
	for _, p := range protos {
		if pattern, e, ok := ofElement(p.Name); ok {
			byPattern[pattern] = append(byPattern[pattern], member{p, e})
		} else {
			write(p, p.String())
		}
	}
	for _, members := range byPattern {
		for len(members) > 0 {
			// The form that most have; that of int is no other's, since int stands in other parameters too.
			var form string
			var with, without []member
			for _, m := range members {
				f := m.form(m.Proto)
				var same, others []member
				for _, o := range members {
					if o.of(f).String() == o.String() && o.Defined == m.Defined {
						same = append(same, o)
					} else {
						others = append(others, o)
					}
				}
				if len(same) > len(with) {
					form, with, without = f, same, others
				}
			}
			if len(with) == 1 {
				form = with[0].String()
			} else {
				form += ":"
				for _, m := range with {
					form += " " + m.name
				}
			}
			write(with[0].Proto, form)
			members = without
		}
	}
	name := func(line string) string {
		return parsePrototype(strings.TrimPrefix(line, external)).Name
	}
	slices.SortFunc(lines, func(a, b string) int { return cmp.Or(strings.Compare(name(a), name(b)), strings.Compare(a, b)) })
	return fmt.Sprintf(listHead, version) + strings.Join(lines, "\n") + "\n"
}

var elementName = regexp.MustCompile(`^(nvshmemx_qp_|nvshmemx?_)([a-z0-9]+)(_.*)$`)

// ofElement returns the name of a function without that of its element type, if it has one.
func ofElement(name string) (pattern string, e element, ok bool) {
	m := elementName.FindStringSubmatch(name)
	if m == nil {
		return "", element{}, false
	}
	i := slices.IndexFunc(elements, func(e element) bool { return e.name == m[2] })
	if i < 0 {
		return "", element{}, false
	}
	return m[1] + "TYPENAME" + m[3], elements[i], true
}

// form returns the prototype with TYPENAME and TYPE for the element type.
func (e element) form(p Proto) string {
	pattern, _, _ := ofElement(p.Name)
	text := strings.Replace(p.String(), p.Name, "\x00", 1)
	text = regexp.MustCompile(`\b`+regexp.QuoteMeta(e.c)+`\b`).ReplaceAllLiteralString(text, "TYPE")
	return strings.Replace(text, "\x00", pattern, 1)
}
