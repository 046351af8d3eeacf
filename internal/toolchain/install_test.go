//go:build linux && (amd64 || arm64)

package toolchain

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// installerScript stands for python3 with pip, or for uv: it appends its
// arguments to a file, runs act, and then creates files below the target as the
// wheels would.
func installerScript(t testing.TB, log, act string, files map[string]string) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("#!/bin/sh\necho \"$*\" >>" + log + "\ncase \"$*\" in *--version) exit 0;; esac\n" + act + "\n")
	b.WriteString("while [ $# -gt 0 ]; do [ \"$1\" = --target ] && target=$2; shift; done\ncd \"$target\" || exit 1\n")
	for _, path := range slices.Sorted(maps.Keys(files)) {
		b.WriteString("mkdir -p " + filepath.Dir(path) + "\ncat >" + path + " <<'END'\n" + files[path] + "END\n")
	}
	return b.String()
}

// installMachine is a machine with a made-up Python and the system's commands.
func installMachine(t testing.TB, name, act string, files map[string]string) (m *machine, o InstallOptions, calls func() []string) {
	m = newMachine(t)
	log := m.path("log")
	write(t, m.path("bin", name), installerScript(t, log, act, files))
	m.env["PATH"] = m.path("bin")
	o = InstallOptions{CacheDir: m.path("cache"), Getenv: m.config().Getenv, Environ: []string{"PATH=/usr/bin:/bin"}}
	return m, o, func() (lines []string) {
		b, _ := os.ReadFile(log)
		for line := range strings.Lines(string(b)) {
			if !strings.Contains(line, "--version") || strings.Contains(line, "--target") {
				lines = append(lines, strings.TrimSpace(line))
			}
		}
		return lines
	}
}

// leftovers returns what is below the directory of toolchains, besides locks.
func leftovers(t testing.TB, m *machine) (names []string) {
	t.Helper()
	es, err := os.ReadDir(m.path("cache/toolchains"))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	for _, e := range es {
		if !strings.HasSuffix(e.Name(), ".lock") {
			names = append(names, e.Name())
		}
	}
	return names
}

func TestInstall(t *testing.T) {
	for _, tool := range []string{"python3", "uv"} {
		t.Run(tool, func(t *testing.T) {
			m, o, calls := installMachine(t, tool, "echo downloading", wheelFiles("13.0.88", "3.4.5"))
			var progress bytes.Buffer
			o.Progress = &progress
			for range 2 { // the second finds it installed
				if err := Install(t.Context(), o); err != nil {
					t.Fatal(err)
				}
			}
			if n := len(calls()); n != 1 {
				t.Fatalf("the installer ran %d times, want once: %q", n, calls())
			}
			for _, want := range []string{"pip install", "--require-hashes", "--no-deps", "--only-binary :all:", "--target", "-r"} {
				if !strings.Contains(calls()[0], want) {
					t.Errorf("the installer was called without %q: %s", want, calls()[0])
				}
			}
			if !strings.Contains(progress.String(), "downloading\n") {
				t.Errorf("the installer's output is not shown: %q", progress.String())
			}
			if d := cmp.Diff([]string{DefaultSet}, leftovers(t, m)); d != "" {
				t.Errorf("toolchains (-want +got):\n%s", d)
			}
			tc, err := Find(m.config())
			if err != nil {
				t.Fatal(err)
			}
			if err := tc.Need(DeviceLib); err != nil {
				t.Error(err)
			}
			if dir, ok := Installed(o.CacheDir, ""); !ok || dir != setDir(o.CacheDir, DefaultSet) {
				t.Errorf("Installed() = %s, %v", dir, ok)
			}
		})
	}
}

func TestInstallTakesWheelsOfTheSetsPython(t *testing.T) {
	files := map[string]string{"nvidia/cu13/bin/nvdisasm": "", "llvmlite/binding/libllvmlite.so": ""}
	_, o, calls := installMachine(t, "python3", "", files)
	o.Set = TestToolsSet
	if err := Install(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if len(calls()) != 1 || !strings.Contains(calls()[0], "--python-version 3.11") {
		t.Errorf("the installer was called with %q", calls())
	}
}

func TestInstallReplacesAnotherPin(t *testing.T) {
	m, o, calls := installMachine(t, "python3", "", wheelFiles("13.0.88", "3.4.5"))
	dir := setDir(m.path("cache"), DefaultSet)
	write(t, filepath.Join(dir, requirementsFile), "nvidia-nvvm==13.0.0\n")
	write(t, filepath.Join(dir, "of-the-old-pin"), "")
	if err := Install(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if len(calls()) != 1 {
		t.Errorf("the installer ran %d times, want once", len(calls()))
	}
	if _, err := os.Stat(filepath.Join(dir, "of-the-old-pin")); err == nil {
		t.Error("a file of the old pin is still there")
	}
	if d := cmp.Diff([]string{DefaultSet}, leftovers(t, m)); d != "" {
		t.Errorf("toolchains (-want +got):\n%s", d)
	}
}

func TestInstallFailureLeavesNothing(t *testing.T) {
	incomplete := wheelFiles("13.0.88", "3.4.5")
	delete(incomplete, "nvidia/cu13/lib/libnvvm.so.4")
	for _, tt := range []struct {
		name, tool, act string
		files           map[string]string
		want            []string
	}{
		{"no network", "python3", "echo Retrying >&2; echo 'ERROR: No matching distribution found' >&2; exit 1", nil,
			[]string{"exit status 1", "No matching distribution found", "pip install"}},
		{"incomplete", "python3", "", incomplete, []string{"the installer reported success, but not found", "libNVVM"}},
		{"no installer", "other", "", nil, []string{"pip or uv is needed", "there is no python3 on PATH", EnvToolchain}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, o, _ := installMachine(t, tt.tool, tt.act, tt.files)
			err := Install(t.Context(), o)
			if err == nil {
				t.Fatal("Install succeeded")
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q:\n%v", want, err)
				}
			}
			if names := leftovers(t, m); len(names) != 0 {
				t.Errorf("left behind: %v", names)
			}
		})
	}
}

func TestInstallWithoutPip(t *testing.T) {
	m, o, _ := installMachine(t, "python3", "", nil)
	write(t, m.path("bin/python3"), "#!/bin/sh\necho 'No module named pip' >&2\nexit 1\n")
	err := Install(t.Context(), o)
	if err == nil || !strings.Contains(err.Error(), "has no pip (No module named pip)") {
		t.Errorf("err = %v, want one that says that pip is missing", err)
	}
}

func TestInstallUnknownSet(t *testing.T) {
	_, o, _ := installMachine(t, "python3", "", nil)
	o.Set = "cuda-9"
	if err := Install(t.Context(), o); err == nil || !strings.Contains(err.Error(), SetNames()) {
		t.Errorf("err = %v, want one that lists the sets", err)
	}
}

func TestInstallKeepsTheWholeLog(t *testing.T) {
	_, o, _ := installMachine(t, "python3", "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do echo line $i.; done; exit 3", nil)
	var ie *InstallError
	err := Install(t.Context(), o)
	if !errors.As(err, &ie) {
		t.Fatalf("err = %v, want an InstallError", err)
	}
	if !strings.Contains(ie.Log, "line 1.\n") || !strings.Contains(ie.Error(), "line 20.") || strings.Contains(ie.Error(), "line 1.\n") {
		t.Errorf("log %q, message %q; want all of it in the log and its end in the message", ie.Log, ie.Error())
	}
}

func TestInstallErrorSaysWhatToDo(t *testing.T) {
	for _, c := range []struct{ name, log, want string }{
		{"index", "ERROR: No matching distribution found", "the package index must be reachable"},
		{"full disk", "Traceback:\n  File \"x.py\"\nshutil.Error: [Errno 28] No space left on device: 'a'", "set GPUC_CACHE to a directory on another disk"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := &InstallError{Set: "s", Command: []string{"pip"}, Log: c.log, Err: errors.New("exit status 2")}
			if text := err.Error(); !strings.Contains(text, c.want) || strings.Contains(text, "x.py") {
				t.Errorf("no %q, or too much, in %q", c.want, text)
			}
		})
	}
}

func TestInstallOnceAtATime(t *testing.T) {
	_, o, calls := installMachine(t, "python3", "", wheelFiles("13.0.88", "3.4.5"))
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			if err := Install(t.Context(), o); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if n := len(calls()); n != 1 {
		t.Errorf("the installer ran %d times, want once", n)
	}
}

func TestInstallWaitsForTheLock(t *testing.T) {
	m, o, calls := installMachine(t, "python3", "", wheelFiles("13.0.88", "3.4.5"))
	if err := os.MkdirAll(m.path("cache/toolchains"), 0o700); err != nil {
		t.Fatal(err)
	}
	unlock, err := lock(t.Context(), m.path("cache/toolchains", "."+DefaultSet+".lock"), func() {})
	if err != nil {
		t.Fatal(err)
	}
	defer unlock()
	ctx, cancel := context.WithCancel(t.Context())
	// The first word about progress is that it waits.
	o.Progress = writerFunc(func(p []byte) {
		if !strings.Contains(string(p), "waiting for another process") {
			t.Errorf("progress: %s", p)
		}
		cancel()
	})
	if err := Install(ctx, o); !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v, want that it was cancelled", err)
	}
	if len(calls()) != 0 {
		t.Error("the installer ran while another process held the lock")
	}
}

type writerFunc func(p []byte)

func (f writerFunc) Write(p []byte) (int, error) { f(p); return len(p), nil }

func TestCancelledInstallLeavesNothing(t *testing.T) {
	m, o, _ := installMachine(t, "python3", "echo started; read -r forever <"+t.TempDir()+"/none", nil)
	ctx, cancel := context.WithCancel(t.Context())
	o.Progress = writerFunc(func(p []byte) {
		if strings.Contains(string(p), "installing") {
			cancel()
		}
	})
	if err := Install(ctx, o); !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v, want that it was cancelled", err)
	}
	if names := leftovers(t, m); len(names) != 0 {
		t.Errorf("left behind: %v", names)
	}
}

// Every wheel is pinned for both architectures, and every part has a wheel in
// the sets that are to bring it.
func TestSetsArePinned(t *testing.T) {
	pin := regexp.MustCompile(`^[a-z0-9-]+==[0-9.]+ \\\n    --hash=sha256:[0-9a-f]{64} \\\n    --hash=sha256:[0-9a-f]{64}\n`)
	for _, s := range Sets() {
		var dists []string
		rest := s.Requirements[strings.Index(s.Requirements, "\n")+1:]
		for rest != "" {
			m := pin.FindString(rest)
			if m == "" {
				t.Fatalf("%s: not a pin for two architectures: %q", s.Name, rest)
			}
			dists = append(dists, strings.ReplaceAll(m[:strings.Index(m, "==")], "-", "_"))
			rest = rest[len(m):]
		}
		uses := []Use{Compile, DeviceLib, Communicate}
		if !s.Compiler {
			uses = []Use{Disassemble, Execute}
		}
		for _, u := range uses {
			for _, p := range u.Parts {
				if !slices.Contains(dists, info(p).Dist) {
					t.Errorf("%s does not bring %s (%s)", s.Name, p, info(p).Dist)
				}
			}
		}
	}
}
