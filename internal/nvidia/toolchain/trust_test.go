//go:build linux

package toolchain

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// writeInstalled makes the default set be installed, with a record of its files.
func writeInstalled(t *testing.T, m *machine) string {
	t.Helper()
	set, _ := LookupSet(DefaultSet)
	dir := set.Dir(m.path("cache"))
	files := wheelFiles("13.0.88", "3.4.5")
	files["nvidia/nvshmem/lib/nvshmem_transport_ibrc.so.3"] = "transport"
	files["nvidia/nvshmem/include/device/put.cuh"] = "put"
	files["nvidia/nvshmem/include/nvshmem.h"] = "all"
	files["nvidia/cu13/nvvm/libdevice/libdevice.10.bc"] = "BC"
	r := &Record{}
	for _, w := range set.Wheels(runtime.GOARCH) {
		r.Wheels = append(r.Wheels, RecordedWheel{SHA256: w.SHA256, File: w.File})
	}
	for path, text := range files {
		write(t, filepath.Join(dir, path), text)
		r.Wheels[0].Files = append(r.Wheels[0].Files, RecordedFile{path, fmt.Sprintf("%x", sha256.Sum256([]byte(text))), int64(len(text))})
	}
	slices.SortFunc(r.Wheels[0].Files, func(a, b RecordedFile) int { return strings.Compare(a.Path, b.Path) })
	if err := r.Write(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestRecord(t *testing.T) {
	want := &Record{Wheels: []RecordedWheel{
		{SHA256: "a1", File: "a-1.whl", Files: []RecordedFile{{"x/y z.h", "b2", 12}, {"x/q", "c3", 0}}},
		{SHA256: "d4", File: "b-2.whl"},
	}}
	dir := t.TempDir()
	if err := want.Write(dir); err != nil {
		t.Fatal(err)
	}
	got, err := ReadRecord(dir)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("record (-want +got):\n%s", d)
	}
	path := filepath.Join(dir, RecordFile)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range text {
		for _, damaged := range [][]byte{text[:i], append(append(slices.Clone(text[:i]), text[i]^1), text[i+1:]...)} {
			if _, err := parseRecord(string(damaged)); err == nil {
				t.Fatalf("a record that is damaged at byte %d is read:\n%s", i, damaged)
			}
		}
	}
	elsewhere := &Record{Wheels: []RecordedWheel{{SHA256: "a1", File: "a-1.whl", Files: []RecordedFile{{"../x", "b2", 12}}}}}
	if err := elsewhere.Write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadRecord(dir); err == nil {
		t.Error("a record with a file outside its directory is read")
	}
}

// A part that the record has and the directory lacks is damage: it is not looked for
// elsewhere.
func TestNeedReportsDamage(t *testing.T) {
	for _, tt := range []struct {
		name string
		use  Use
		path string
	}{
		{"library", Compile, "nvidia/cu13/lib/libnvvm.so.4"},
		{"libdevice", Compile, "nvidia/cu13/nvvm/libdevice/libdevice.10.bc"},
		{"built-ins", DeviceLib, "nvidia/cu13/lib/libnvrtc-builtins.so.13.0"},
		{"header", DeviceLib, "nvidia/nvshmem/include/nvshmem.h"},
		{"host library", Communicate, "nvidia/nvshmem/lib/libnvshmem_host.so.3"},
		{"what the host library opens", Communicate, "nvidia/nvshmem/lib/nvshmem_transport_ibrc.so.3"},
	} {
		for name, act := range map[string]func(path string) error{
			"is missing":                               os.Remove,
			"has 4 bytes instead of":                   func(path string) error { return os.WriteFile(path, []byte("more"), 0o600) },
			"has another content than was installed":   alter,
			"is not a file":                            func(path string) error { return errors.Join(os.Remove(path), os.Mkdir(path, 0o700)) },
			"may be written to by everybody (mode -rw": func(path string) error { return os.Chmod(path, 0o666) },
		} {
			t.Run(tt.name+" "+name, func(t *testing.T) {
				m := newMachine(t)
				dir := writeInstalled(t, m)
				writeToolkit(t, m.path("root/usr/local/cuda"), "13.0.1")
				path := filepath.Join(dir, tt.path)
				if strings.Contains(name, "content") && strings.Contains(tt.path, ".so.") {
					t.Skip("found by verify")
				}
				if tt.name == "what the host library opens" && strings.Contains(name, "everybody") {
					t.Skip("found by verify")
				}
				if err := act(path); err != nil {
					t.Fatal(err)
				}
				tc, err := Locate(m.config())
				if err != nil {
					t.Fatal(err)
				}
				err = tc.Need(tt.use)
				var de *DamagedError
				var oe *pathowner.Error
				if !errors.As(err, &de) && !errors.As(err, &oe) {
					t.Fatalf("err = %v, want one about damage", err)
				}
				want := []string{name, tt.path}
				if de != nil {
					want = append(want, "run gpuc toolchain install "+DefaultSet+", which repairs it")
				}
				for _, w := range want {
					if !strings.Contains(err.Error(), w) {
						t.Errorf("the error lacks %q:\n%v", w, err)
					}
				}
			})
		}
	}
}

func alter(path string) error {
	b, err := os.ReadFile(path)
	if err != nil || len(b) == 0 {
		return err
	}
	b[len(b)/2] ^= 1
	return os.WriteFile(path, b, 0o600)
}

func TestCheckHeadersLooksAtEach(t *testing.T) {
	m := newMachine(t)
	dir := writeInstalled(t, m)
	tc, err := Locate(m.config())
	if err != nil {
		t.Fatal(err)
	}
	if err := tc.CheckHeaders(NVSHMEMHeaders, CUDAHeaders, CCCL); err != nil {
		t.Fatal(err)
	}
	header := filepath.Join(dir, "nvidia/nvshmem/include/device/put.cuh")
	if err := os.Chmod(header, 0o666); err != nil {
		t.Fatal(err)
	}
	var oe *pathowner.Error
	if err := tc.CheckHeaders(NVSHMEMHeaders); !errors.As(err, &oe) || oe.At != header {
		t.Errorf("a header for all: err = %v", err)
	}
	if err := alter(header); err != nil {
		t.Fatal(err)
	}
	if err := tc.Need(DeviceLib); err != nil {
		t.Errorf("Need looks at each header: %v", err)
	}
	var de *DamagedError
	if err := tc.CheckHeaders(NVSHMEMHeaders); !errors.As(err, &de) || de.Damage[0].Path != "nvidia/nvshmem/include/device/put.cuh" {
		t.Errorf("an altered header: err = %v", err)
	}
}

// Whom a part may belong to and who may write to it depends on how it was found.
func TestNeedRefusesWhatOthersMayChange(t *testing.T) {
	const someone = 12345
	for _, tt := range []struct {
		name    string
		place   func(m *machine) string // where the wheels are
		act     func(dir string) error
		refused bool
		asRoot  bool
	}{
		{"named, for all", func(m *machine) string { m.env[EnvToolchain] = m.path("tc"); return m.path("tc") }, chmod(0o777), true, false},
		{"named, for a group", func(m *machine) string { m.env[EnvToolchain] = m.path("tc"); return m.path("tc") }, chmod(0o775), false, false},
		{"named, of another", func(m *machine) string { m.env["CONDA_PREFIX"] = m.path("tc"); return m.path("tc") }, chown(someone), false, true},
		{"CUDA_HOME, for all", func(m *machine) string { m.env["CUDA_HOME"] = m.path("tc"); return m.path("tc") }, chmod(0o777), true, false},
		{"toolkit, for all", func(m *machine) string { return m.path("root/usr/local/cuda") }, chmod(0o777), true, false},
		{"toolkit, of another", func(m *machine) string { return m.path("root/usr/local/cuda") }, chown(someone), true, true},
		{"installed, for all", func(m *machine) string { return setDir(m.path("cache"), DefaultSet) }, chmod(0o777), true, false},
		{"installed, of another", func(m *machine) string { return setDir(m.path("cache"), DefaultSet) }, chown(someone), true, true},
		{"the cache, for all", func(m *machine) string { return setDir(m.path("cache"), DefaultSet) },
			func(dir string) error { return os.Chmod(filepath.Join(dir, "../.."), 0o777) }, true, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.asRoot && os.Geteuid() != 0 {
				t.Skip("only root gives files away")
			}
			m := newMachine(t)
			dir := tt.place(m)
			writeWheels(t, dir, "13.0.88", "3.4.5")
			if _, err := Find(m.config()); err != nil {
				t.Fatal(err)
			}
			if err := tt.act(dir); err != nil {
				t.Fatal(err)
			}
			_, err := Find(m.config())
			var oe *pathowner.Error
			if got := errors.As(err, &oe); got != tt.refused || err != nil && !got {
				t.Errorf("err = %v, want refused: %v", err, tt.refused)
			}
		})
	}
}

func chmod(mode fs.FileMode) func(string) error {
	return func(dir string) error { return os.Chmod(dir, mode) }
}

func chown(uid int) func(string) error {
	return func(dir string) error { return os.Chown(dir, uid, -1) }
}

// Relative directories in variables of others depend on where the program is
// started; a library there may be anybody's.
func TestRelativeDirectoriesAreNotFollowed(t *testing.T) {
	for _, name := range []string{"LD_LIBRARY_PATH", "CONDA_PREFIX", "CUDA_HOME", "CUDA_PATH", "NVSHMEM_HOME", "VIRTUAL_ENV", "HOME", "PATH"} {
		for _, value := range []string{".", "lib", ":", "lib::"} {
			m := newMachine(t)
			t.Chdir(m.dir)
			write(t, "libnvvm.so.4", "")
			write(t, "lib/libnvvm.so.4", "")
			write(t, "lib/lib/libnvvm.so.4", "")
			write(t, "lib/python3", "\x7fELF")
			write(t, "lib/python3.12/site-packages/nvidia/cu13/lib/libnvvm.so.4", "")
			m.env[name] = value
			tc, err := Locate(m.config())
			if err != nil {
				t.Fatal(err)
			}
			if f, ok := tc.Part(LibNVVM); ok {
				t.Errorf("%s=%s gives %s", name, value, f.Path)
			}
		}
	}
}

// What a variable of ours names may be relative, and is then made absolute: the
// loader would search for a plain name.
func TestNamedPathsBecomeAbsolute(t *testing.T) {
	m := newMachine(t)
	t.Chdir(m.dir)
	writeWheels(t, m.path("tc"), "13.0.88", "3.4.5")
	write(t, m.path("libnvvm.so.4"), "")
	m.env[EnvToolchain], m.env[EnvLibNVVM], m.env[EnvNVSHMEM] = "./tc", "libnvvm.so.4", "tc"
	tc, err := Locate(m.config())
	if err != nil {
		t.Fatal(err)
	}
	got := []string{tc.Path(LibNVVM), tc.Path(NVJitLink), tc.Path(NVSHMEMHost)}
	want := []string{m.path("libnvvm.so.4"), m.path("tc/nvidia/cu13/lib/libnvJitLink.so.13"), m.path("tc/nvidia/nvshmem/lib/libnvshmem_host.so.3")}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("paths (-want +got):\n%s", d)
	}
}

// A repaired set has another identity, so that nothing compiled of its damaged files
// is taken from the cache.
func TestIdentityFollowsRepairs(t *testing.T) {
	m := newMachine(t)
	dir := writeInstalled(t, m)
	identity := func() string {
		tc, err := Locate(m.config())
		if err != nil {
			t.Fatal(err)
		}
		return tc.Identity(DeviceLib)
	}
	before := identity()
	r, err := ReadRecord(dir)
	if err != nil {
		t.Fatal(err)
	}
	if identity() != before {
		t.Error("the identity changes by itself")
	}
	if err := r.Write(dir); err != nil {
		t.Fatal(err)
	}
	if identity() == before {
		t.Error("the identity is the same after the set was written anew")
	}
}

// Every wheel is pinned for both processors, and every part has a wheel in the sets
// that are to bring it.
func TestSetsArePinned(t *testing.T) {
	for _, s := range Sets() {
		amd64, arm64 := s.Wheels("amd64"), s.Wheels("arm64")
		lines := len(strings.Split(strings.TrimSpace(s.Pins), "\n")) - 1 // the first is a comment
		if len(amd64) != len(arm64) || len(s.dists) == 0 && len(amd64)+len(arm64) != lines {
			t.Errorf("%s has %d and %d wheels in %d lines", s.Name, len(amd64), len(arm64), lines)
		}
		var dists []string
		for arch, ws := range map[string][]Wheel{"x86_64": amd64, "aarch64": arm64} {
			for _, w := range ws {
				dists = append(dists, w.Dist())
				if len(w.SHA256) != 64 || w.Bytes < 1000 || !strings.HasSuffix(w.File, "_"+arch+".whl") {
					t.Errorf("%s: not a pin for %s: %+v", s.Name, arch, w)
				}
			}
		}
		for _, u := range s.Uses {
			for _, p := range u.Parts {
				if !slices.Contains(dists, info(p).Dist) {
					t.Errorf("%s does not bring %s (%s)", s.Name, p, info(p).Dist)
				}
			}
		}
	}
}

func TestRuntimeSetTakesWhatRuns(t *testing.T) {
	s, ok := LookupSet("runtime")
	if !ok || s.Name != RuntimeSet {
		t.Fatalf("runtime stands for %q", s.Name)
	}
	var got []string
	for _, path := range []string{
		"nvidia/nvshmem/lib/libnvshmem_host.so.3", "nvidia/nvshmem/lib/nvshmem_bootstrap_uid.so.3", "nvidia/nvshmem/lib/nvshmem_transport_ibrc.so.7",
		"nvidia/nvshmem/lib/libnvshmem_device.a", "nvidia/nvshmem/lib/libnvshmem_device.bc", "nvidia/nvshmem/include/nvshmem.h", "nvidia_nvshmem_cu13-3.4.5.dist-info/RECORD",
	} {
		if s.Takes(path) {
			got = append(got, filepath.Base(path))
		}
	}
	want := []string{"libnvshmem_host.so.3", "nvshmem_bootstrap_uid.so.3", "nvshmem_transport_ibrc.so.7", "RECORD"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("files (-want +got):\n%s", d)
	}
}
