package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/mod/module"
	"golang.org/x/mod/sumdb/dirhash"
	"golang.org/x/mod/zip"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// TestWhereNewModulesFindGpuc: a clone around the working directory comes first,
// whatever the command was built from.
func TestWhereNewModulesFindGpuc(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	clone := t.TempDir()
	inside := filepath.Join(clone, "examples", "mine")
	if err := os.MkdirAll(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(clone, "go.mod"), []byte("module "+usermod.Path+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	installed := debug.Module{Path: usermod.Path, Version: "v1.2.3", Sum: "h1:x"}
	for name, test := range map[string]struct {
		dir, named string
		module     debug.Module
		want       usermod.Source
	}{
		"in a clone":                   {dir: inside, want: usermod.Source{Dir: clone}},
		"at its top":                   {dir: clone, want: usermod.Source{Dir: clone}},
		"in a clone, installed":        {dir: inside, module: installed, want: usermod.Source{Dir: clone}},
		"in a clone, another is named": {dir: inside, named: root, want: usermod.Source{Dir: root}},
		"elsewhere":                    {dir: t.TempDir(), want: usermod.Source{Dir: root}},
		"elsewhere, built in a tree":   {dir: t.TempDir(), module: debug.Module{Path: usermod.Path, Version: "v1.2.3+dirty"}, want: usermod.Source{Dir: root}},
	} {
		e, _, _ := newEnv()
		e.Dir, e.Module = test.dir, test.module
		got, err := e.requirement(t.Context(), test.named)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if d := cmp.Diff(test.want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}

// TestNewRequiresTheVersionThatIsInstalled takes this tree for version v1.2.3 of the
// module, which a proxy in a folder serves.
func TestNewRequiresTheVersionThatIsInstalled(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	const version = "v1.2.3"
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	proxy := filepath.Join(dir, "proxy", filepath.FromSlash(usermod.Path), "@v")
	work := filepath.Join(dir, "work")
	for _, d := range []string{proxy, work} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	for ext, text := range map[string]string{".mod": string(mod), ".info": `{"Version": "` + version + `"}`} {
		if err := os.WriteFile(filepath.Join(proxy, version+ext), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(proxy, version+".zip")
	w, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := zip.CreateFromDir(w, module.Version{Path: usermod.Path, Version: version}, root); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	sum, err := dirhash.HashZip(file, dirhash.Hash1)
	if err != nil {
		t.Fatal(err)
	}
	have := goEnv(t, "GOMODCACHE")[0]
	url := func(path string) string { return "file://" + filepath.ToSlash(path) }
	environ := append(os.Environ(), "GOPROXY="+url(filepath.Join(dir, "proxy"))+","+url(filepath.Join(strings.TrimPrefix(have, "GOMODCACHE="), "cache", "download")),
		"GOSUMDB=off", "GONOPROXY=none", "GOMODCACHE="+filepath.Join(dir, "mod"), "GOFLAGS=-modcacherw", "GOWORK=off", "GOTOOLCHAIN=local")
	gpuc := func(sum string) (int, string) {
		e, _, stderr := newEnv()
		e.Dir, e.Module = work, debug.Module{Path: usermod.Path, Version: version, Sum: sum}
		e.Getenv, e.Environ = os.Getenv, func() []string { return environ }
		return e.main(t.Context(), []string{"new", "hello"}), stderr.String()
	}
	if code, stderr := gpuc("h1:another"); code != exitFailure || !strings.Contains(stderr, "is not what this command was built from") {
		t.Errorf("another sum: exit code %d, %s", code, stderr)
	}
	if code, stderr := gpuc(sum); code != exitOK {
		t.Fatalf("exit code %d: %s", code, stderr)
	}
	made, err := os.ReadFile(filepath.Join(work, "hello", "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(made), usermod.Path+" "+version) || strings.Contains(string(made), "replace") {
		t.Errorf("go.mod does not require %s alone:\n%s", version, made)
	}
	list := exec.Command("go", "list", "-deps", "-test", "./...")
	list.Dir, list.Env = filepath.Join(work, "hello"), environ
	if out, err := list.CombinedOutput(); err != nil {
		t.Errorf("the go command refuses the module: %v\n%s", err, out)
	}
}

// TestTemplates makes a module from each template. Its test passes, and where README.md says how
// to break the kernel, go test then prints the report that stands there. README.md of this
// repository does both with ring.
func TestTemplates(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	breaks := map[string]*strings.Replacer{
		"halo":      strings.NewReplacer("\tt.Block().Sync() // all cells are computed\n", ""),
		"torch":     strings.NewReplacer("\tt.Block().Sync() // all elements are in symmetric memory\n", ""),
		"allreduce": strings.NewReplacer("parts.Slice(int(epoch%2)*pes*n, int(epoch%2)*pes*n+pes*n)", "parts.Slice(0, pes*n)"),
	}
	dir := t.TempDir()
	gpuc := func(dir string, args ...string) {
		t.Helper()
		e, _, stderr := newEnv()
		e.Dir, e.Environ = dir, func() []string { return append(os.Environ(), "CGO_ENABLED=0") }
		if code := e.main(t.Context(), args); code != exitOK {
			t.Fatalf("gpuc %s: exit code %d: %s", strings.Join(args, " "), code, stderr)
		}
	}
	tests := []string{"test"}
	reports := map[string]string{} // by module
	for _, kind := range []string{"right", "broken"} {
		in := filepath.Join(dir, kind)
		if err := os.Mkdir(in, 0o755); err != nil {
			t.Fatal(err)
		}
		for _, template := range templateNames() {
			how := breaks[template]
			if template == "ring" || kind == "broken" && how == nil {
				continue
			}
			gpuc(in, "new", "-template", template, "example.com/"+kind+"/"+template)
			made := filepath.Join(in, template)
			tests = append(tests, "./"+kind+"/"+template)
			if kind == "right" {
				continue
			}
			kernel, err := os.ReadFile(filepath.Join(made, "kernel.go"))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(made, "kernel.go"), []byte(how.Replace(string(kernel))), 0o644); err != nil {
				t.Fatal(err)
			}
			gpuc(made, "generate")
			for _, b := range readBlocks(t, filepath.Join(made, "README.md")) {
				if b.lang == "text" {
					reports["example.com/broken/"+template] = b.text
				}
			}
		}
	}
	run := func(args ...string) string {
		cmd := exec.Command("go", args...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=-vet=off -ldflags=-w", "GOWORK=")
		out, _ := cmd.CombinedOutput() // what failed is in what it prints
		return strings.Join(strings.Fields(string(out)), " ")
	}
	if out := run(append([]string{"work", "init"}, tests[1:]...)...); out != "" {
		t.Fatal(out)
	}
	out := run(tests...)
	for _, dir := range tests[1:] {
		if template, right := strings.CutPrefix(dir, "./right/"); right && !strings.Contains(out, "ok example.com/right/"+template+" ") {
			t.Errorf("the test of %s does not pass:\n%s", template, out)
		}
	}
	if len(reports) != len(breaks) {
		t.Errorf("README.md of %d templates shows a report, want %d", len(reports), len(breaks))
	}
	for module, report := range reports {
		if !strings.Contains(out, strings.Join(strings.Fields(report), " ")) {
			t.Errorf("the test of %s does not print\n%s\nbut\n%s", module, report, out)
		}
	}
}
