//go:build linux

package toolchain

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestPlacesInOrder(t *testing.T) {
	m := newMachine(t)
	elf := "\x7fELF"
	places := []struct {
		name string
		from string
		add  func() string // returns the root
	}{
		{"explicit", EnvToolchain, func() string {
			m.env[EnvToolchain] = m.path("explicit")
			return m.path("explicit")
		}},
		{"default set", "installed set " + DefaultSet, func() string { return setDir(m.path("cache"), DefaultSet) }},
		{"other set", "installed set cuda-13.5-nvshmem-3.8.0", func() string { return setDir(m.path("cache"), "cuda-13.5-nvshmem-3.8.0") }},
		{"virtual environment", "VIRTUAL_ENV", func() string {
			m.env["VIRTUAL_ENV"] = m.path("venv")
			return m.path("venv/lib/python3.11/site-packages")
		}},
		{"python on PATH", "Python " + m.path("py/bin/python3"), func() string {
			write(t, m.path("py/bin/python3"), elf)
			m.env["PATH"] = m.path("py/bin")
			return m.path("py/lib/python3.12/site-packages")
		}},
		{"conda", "CONDA_PREFIX", func() string {
			m.env["CONDA_PREFIX"] = m.path("conda")
			return m.path("conda")
		}},
		{"CUDA_HOME", "CUDA_HOME", func() string {
			m.env["CUDA_HOME"] = m.path("cuda-home")
			return m.path("cuda-home")
		}},
		{"CUDA_PATH", "CUDA_PATH", func() string {
			m.env["CUDA_PATH"] = m.path("cuda-path")
			return m.path("cuda-path")
		}},
		{"toolkit", "CUDA toolkit", func() string { return m.path("root/usr/local/cuda") }},
	}
	roots := make([]string, len(places))
	for i, p := range places {
		roots[i] = p.add()
		writeWheels(t, roots[i], "13.0.88", "3.4.5")
	}
	for i, p := range places {
		tc, err := Find(m.config())
		if err != nil {
			t.Fatalf("%s: %v", p.name, err)
		}
		for _, u := range []Use{Compile, DeviceLib, Communicate} {
			if err := tc.Need(u); err != nil {
				t.Fatalf("%s: %v", p.name, err)
			}
			for _, part := range u.Parts {
				f, _ := tc.Part(part)
				if f.From != p.from || !strings.HasPrefix(f.Path, roots[i]+"/") {
					t.Errorf("%s came from %s (%s), want %s", part, f.From, f.Path, p.from)
				}
			}
		}
		if err := os.RemoveAll(roots[i]); err != nil {
			t.Fatal(err)
		}
		delete(m.env, EnvToolchain)
	}
	var nf *NotFoundError
	if _, err := Find(m.config()); !errors.As(err, &nf) {
		t.Errorf("with nothing left: %v, want a NotFoundError", err)
	}
}

func TestLoaderDirectories(t *testing.T) {
	for _, tt := range []struct {
		name, from, lib, libdevice string
		setup                      func(m *machine)
	}{
		{"LD_LIBRARY_PATH", "LD_LIBRARY_PATH", "ld/lib64", "ld/libdevice", func(m *machine) {
			m.env["LD_LIBRARY_PATH"] = m.path("elsewhere") + ":" + m.path("ld/lib64")
		}},
		{"ld.so.conf.d", "loader", "root/opt/cuda/lib", "root/opt/cuda/nvvm/libdevice", func(m *machine) {
			write(t, m.path("root/etc/ld.so.conf"), "include ld.so.conf.d/*.conf\n")
			write(t, m.path("root/etc/ld.so.conf.d/cuda.conf"), "# CUDA\n/opt/cuda/lib\n")
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			tt.setup(m)
			for _, lib := range []string{"libnvvm.so.4", "libnvJitLink.so.13"} {
				write(t, m.path(tt.lib, lib), "")
			}
			var nf *NotFoundError
			if _, err := Find(m.config()); !errors.As(err, &nf) || !cmp.Equal(nf.Missing, []Part{Libdevice}) {
				t.Errorf("without libdevice: %v, want a NotFoundError for it", err)
			}
			write(t, m.path(tt.libdevice, "libdevice.10.bc"), "")
			tc, err := Find(m.config())
			if err != nil {
				t.Fatal(err)
			}
			if f, _ := tc.Part(Libdevice); f.From != tt.from || f.Path != m.path(tt.libdevice, "libdevice.10.bc") {
				t.Errorf("libdevice is %+v", f)
			}
		})
	}
}

// A framework's wheels often hold NVRTC and nvJitLink of another CUDA than the
// one that libNVVM is found in.
func TestPartsComeFromOnePlace(t *testing.T) {
	m := newMachine(t)
	m.env["VIRTUAL_ENV"], m.env["CUDA_HOME"] = m.path("venv"), m.path("cuda")
	site := m.path("venv/lib/python3.11/site-packages")
	writeWheels(t, site, "13.0.88", "3.4.5")
	if err := os.Remove(filepath.Join(site, "nvidia/cu13/lib/libnvvm.so.4")); err != nil {
		t.Fatal(err)
	}
	writeToolkit(t, m.path("cuda"), "13.0.2")
	tc, err := Find(m.config())
	if err != nil {
		t.Fatal(err)
	}
	got := map[Part]string{}
	for _, f := range tc.Found() {
		got[f.Part] = f.From + " " + f.Version
	}
	want := map[Part]string{
		LibNVVM: "CUDA_HOME 13.0.2", Libdevice: "CUDA_HOME 13.0.2", NVJitLink: "CUDA_HOME 13.0.2", NVRTC: "CUDA_HOME 13.0.2",
		NVRTCBuiltins: "CUDA_HOME 13.0.2", CUDAHeaders: "CUDA_HOME 13.0.2", CCCL: "CUDA_HOME 13.0.2",
		NVSHMEMHeaders: "VIRTUAL_ENV 3.4.5", NVSHMEMHost: "VIRTUAL_ENV 3.4.5",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("parts (-want +got):\n%s", d)
	}
}

func TestExplicitPartsWin(t *testing.T) {
	m := newMachine(t)
	m.env[EnvToolchain] = m.path("tc")
	writeWheels(t, m.path("tc"), "13.0.88", "3.4.5")
	m.env[EnvNVJitLink] = m.path("mine/libnvJitLink.so")
	write(t, m.env[EnvNVJitLink], "")
	m.env[EnvNVSHMEM] = m.path("nvshmem")
	write(t, m.path("nvshmem/include/nvshmem.h"), "")
	write(t, m.path("nvshmem/lib/libnvshmem_host.so.3"), "")
	tc, err := Find(m.config())
	if err != nil {
		t.Fatal(err)
	}
	for p, want := range map[Part]string{
		LibNVVM:        m.path("tc/nvidia/cu13/lib/libnvvm.so.4"),
		NVJitLink:      m.path("mine/libnvJitLink.so"),
		NVSHMEMHeaders: m.path("nvshmem/include"),
		NVSHMEMHost:    m.path("nvshmem/lib/libnvshmem_host.so.3"),
		NVRTC:          m.path("tc/nvidia/cu13/lib/libnvrtc.so.13"),
	} {
		if got := tc.Path(p); got != want {
			t.Errorf("%s is %s, want %s", p, got, want)
		}
	}
}

func TestExplicitPlacesMustExist(t *testing.T) {
	for _, tt := range []struct {
		env, value string
		want       string
	}{
		{EnvToolchain, "/nonexistent/toolchain", "which is neither a directory nor one of the sets"},
		{EnvToolchain, "cuda-13.5/nvshmem-3.8.0", "is not installed"},
		{EnvToolchain, "EMPTY", "which contains no libNVVM"},
		{EnvLibNVVM, "/nonexistent/libnvvm.so", "GPUC_LIBNVVM is /nonexistent/libnvvm.so, which is not a file"},
		{EnvCUDAInclude, "EMPTY", "which is not a directory with cuda_runtime.h"},
		{EnvNVSHMEM, "/nonexistent/nvshmem", "GPUC_NVSHMEM is /nonexistent/nvshmem, which is not a directory"},
		{EnvNVSHMEM, "EMPTY", "which contains no NVSHMEM headers"},
	} {
		t.Run(tt.env+" "+tt.value, func(t *testing.T) {
			m := newMachine(t)
			writeWheels(t, setDir(m.path("cache"), DefaultSet), "13.0.88", "3.4.5")
			m.env[tt.env] = strings.ReplaceAll(tt.value, "EMPTY", t.TempDir())
			tc, err := Locate(m.config())
			for _, u := range []Use{Compile, DeviceLib, Communicate} {
				if err == nil {
					err = tc.Need(u)
				}
			}
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("err = %v, want one with %q", err, tt.want)
			}
		})
	}
}

// A program whose machine code was made ahead of time needs no compiler, and so
// must start where the variable of one is wrong.
func TestWrongVariableMattersOnlyWhereItsPartIsNeeded(t *testing.T) {
	m := newMachine(t)
	writeWheels(t, setDir(m.path("cache"), DefaultSet), "13.0.88", "3.4.5")
	m.env[EnvLibNVVM] = "/nonexistent/libnvvm.so"
	tc, err := Locate(m.config())
	if err != nil {
		t.Fatal(err)
	}
	if err := tc.Need(Communicate); err != nil {
		t.Errorf("NVSHMEM is there, but: %v", err)
	}
	if err := tc.Need(Compile); err == nil || tc.Path(LibNVVM) != "" {
		t.Errorf("Need = %v, and libNVVM was taken from %q", err, tc.Path(LibNVVM))
	}
}

func TestInstalledSetByName(t *testing.T) {
	m := newMachine(t)
	for _, s := range []string{DefaultSet, "cuda-13.5-nvshmem-3.8.0"} {
		writeWheels(t, setDir(m.path("cache"), s), "13.0.88", "3.4.5")
	}
	cfg := m.config()
	cfg.Root = "cuda-13.5-nvshmem-3.8.0"
	tc, err := Find(cfg)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := tc.Path(LibNVVM), filepath.Join(setDir(m.path("cache"), cfg.Root), "nvidia/cu13/lib/libnvvm.so.4"); got != want {
		t.Errorf("libNVVM is %s, want %s", got, want)
	}
}

func TestNotFoundErrorSaysWhatToDo(t *testing.T) {
	m := newMachine(t)
	m.env["CONDA_PREFIX"] = m.path("conda")
	_, err := Find(m.config())
	var nf *NotFoundError
	if !errors.As(err, &nf) {
		t.Fatalf("err = %v, want a NotFoundError", err)
	}
	if d := cmp.Diff([]Part{LibNVVM, Libdevice, NVJitLink}, nf.Missing); d != "" {
		t.Errorf("missing (-want +got):\n%s", d)
	}
	for _, want := range []string{
		"needed to compile kernels", EnvLibNVVM, EnvNVJitLink, EnvToolchain, "gpuc toolchain install", "installed set " + DefaultSet,
		"Python (no python3 on PATH)", "CONDA_PREFIX: " + m.path("conda") + " (no such directory)", "CUDA_HOME (not set)", "CUDA_PATH", "/usr/local/cuda",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("the error lacks %q:\n%v", want, err)
		}
	}
}

// Who only runs executables is told of the small set.
func TestNotFoundErrorNamesTheRuntimeSet(t *testing.T) {
	m := newMachine(t)
	tc, err := Locate(m.config())
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		use  Use
		want bool
	}{{Communicate, true}, {DeviceLib, false}} {
		if err := tc.Need(tt.use); err == nil || strings.Contains(err.Error(), "gpuc toolchain install runtime") != tt.want {
			t.Errorf("%s: the runtime set is to be named: %v; err = %v", tt.use.Name, tt.want, err)
		}
	}
}

func TestNeedNamesTheUse(t *testing.T) {
	m := newMachine(t)
	m.env["CUDA_HOME"] = m.path("cuda")
	writeToolkit(t, m.path("cuda"), "13.0.2")
	tc, err := Find(m.config())
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		use  Use
		want []string
	}{
		{DeviceLib, []string{"kernels that communicate", "NVSHMEM headers (GPUC_NVSHMEM", "run gpuc toolchain install, or"}},
		{Communicate, []string{"NVSHMEM host library (GPUC_NVSHMEM"}},
		{NCCLNetwork, []string{"NCCL headers (belongs with NCCL)", "run gpuc toolchain install nccl-2.28.9, or"}},
		{Disassemble, []string{"nvdisasm (GPUC_NVDISASM", "run gpuc toolchain install inspect-tools, or"}},
	} {
		err := tc.Need(tt.use)
		var nf *NotFoundError
		if !errors.As(err, &nf) {
			t.Errorf("%s: err = %v, want a NotFoundError", tt.use.Name, err)
			continue
		}
		if line := nf.Line(); !strings.HasSuffix(line, "; run "+nf.Install()) || strings.Contains(line, "\n") {
			t.Errorf("%s in one line: %q", tt.use.Name, line)
		}
		for _, want := range tt.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("the error lacks %q:\n%v", want, err)
			}
		}
	}
}

func TestPartsThatDoNotWorkTogether(t *testing.T) {
	for _, tt := range []struct {
		name  string
		use   Use
		setup func(m *machine)
		want  []string
	}{
		{"nvJitLink older than libNVVM", Compile, func(m *machine) {
			m.rename(t, "nvidia_nvvm-13.0.88.dist-info", "nvidia_nvvm-13.5.37.dist-info")
		}, []string{"libNVVM 13.5.37", "nvJitLink 13.0.88", "must not be older"}},
		{"another CUDA", Compile, func(m *machine) {
			m.rename(t, "nvidia_nvjitlink-13.0.88.dist-info", "nvidia_nvjitlink-12.8.93.dist-info")
		}, []string{"nvJitLink", "12.8.93", "CUDA 13 is needed"}},
		{"nvJitLink older than NVRTC", DeviceLib, func(m *machine) {
			m.rename(t, "nvidia_cuda_nvrtc-13.0.88.dist-info", "nvidia_cuda_nvrtc-13.5.37.dist-info")
		}, []string{"NVRTC 13.5.37", "nvJitLink 13.0.88"}},
		{"old NVSHMEM", DeviceLib, func(m *machine) {
			write(t, m.path("tc/nvidia/nvshmem/include/non_abi/nvshmem_version.h"), wheelFiles("13.0.88", "2.11.0")["nvidia/nvshmem/include/non_abi/nvshmem_version.h"])
		}, []string{"NVSHMEM headers 2.11.0", "3.4 or newer"}},
		{"host library older than the headers", DeviceLib, func(m *machine) {
			write(t, m.path("tc/nvidia/nvshmem/include/non_abi/nvshmem_version.h"), wheelFiles("13.0.88", "3.8.0")["nvidia/nvshmem/include/non_abi/nvshmem_version.h"])
		}, []string{"NVSHMEM headers 3.8.0", "NVSHMEM host library 3.4.5"}},
		{"an NCCL whose network lacks signals", NCCLNetworkLib, func(m *machine) {
			write(t, m.path("tc/nvidia/nccl/lib/libnccl.so.2"), "library")
			write(t, m.path("tc/nvidia/nccl/include/nccl_device.h"), "")
			write(t, m.path("tc/nvidia/nccl/include/nccl.h"), "#define NCCL_MAJOR 2\n#define NCCL_MINOR 30\n#define NCCL_PATCH 3\n")
		}, []string{"NCCL headers 2.30.3", "NCCL 2.30.7 or newer", "gpuc toolchain install nccl-2.32.3", "GPUC_NCCL_LIBRARY"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.env[EnvToolchain] = m.path("tc")
			writeWheels(t, m.path("tc"), "13.0.88", "3.4.5")
			tt.setup(m)
			tc, err := Locate(m.config())
			if err != nil {
				t.Fatal(err)
			}
			err = tc.Need(tt.use)
			var mm *MismatchError
			if !errors.As(err, &mm) {
				t.Fatalf("err = %v, want a MismatchError", err)
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q:\n%v", want, err)
				}
			}
		})
	}
}

func TestIdentityFollowsTheParts(t *testing.T) {
	m := newMachine(t)
	m.env[EnvToolchain] = m.path("tc")
	writeWheels(t, m.path("tc"), "13.0.88", "3.4.5")
	id := func() [2]string {
		tc, err := Find(m.config())
		if err != nil {
			t.Fatal(err)
		}
		return [2]string{tc.Identity(Compile), tc.Identity(DeviceLib)}
	}
	first := id()
	if again := id(); again != first {
		t.Errorf("nothing changed, but the identity did: %v, %v", first, again)
	}
	write(t, m.path("tc/nvidia/cu13/lib/libnvJitLink.so.13"), "another size")
	second := id()
	if second[0] == first[0] || second[1] != first[1] {
		t.Errorf("nvJitLink was replaced: %v, then %v; want the first to change alone", first, second)
	}
	past := time.Now().Add(-time.Hour)
	if err := os.Chtimes(m.path("tc/nvidia/nvshmem/include/nvshmem.h"), past, past); err != nil {
		t.Fatal(err)
	}
	third := id()
	if third[0] != second[0] || third[1] == second[1] {
		t.Errorf("the NVSHMEM headers were replaced: %v, then %v; want the second to change alone", second, third)
	}
}

// A Python that is a version manager's script takes long to ask, and is only
// asked when nothing before it suffices.
func TestPythonIsAskedLast(t *testing.T) {
	m := newMachine(t)
	m.env["PATH"] = m.path("shims")
	site := m.path("versions/lib/python3.11/site-packages")
	write(t, m.path("shims/python3"), "#!/bin/sh\n: >"+m.path("asked")+"\necho "+m.path("missing")+"\necho "+site+"\n")
	writeWheels(t, setDir(m.path("cache"), DefaultSet), "13.0.88", "3.4.5")
	for _, tt := range []struct {
		from  string
		asked bool
	}{
		{"installed set " + DefaultSet, false},
		{"Python " + m.path("shims/python3"), true},
	} {
		tc, err := Find(m.config())
		if err == nil {
			err = errors.Join(tc.Need(DeviceLib), tc.Need(Communicate))
		}
		if err != nil {
			t.Fatal(err)
		}
		if f, _ := tc.Part(LibNVVM); f.From != tt.from {
			t.Errorf("libNVVM came from %s, want %s", f.From, tt.from)
		}
		if _, err := os.Stat(m.path("asked")); (err == nil) != tt.asked {
			t.Errorf("%s: Python was asked: %v, want %v", tt.from, err == nil, tt.asked)
		}
		if err := os.RemoveAll(m.path("cache")); err != nil {
			t.Fatal(err)
		}
		writeWheels(t, site, "13.0.88", "3.4.5")
	}
}

// printed is what NVSHMEM's host library prints of itself.
var printed = "NVSHMEM v9.8.7"

func TestVersions(t *testing.T) {
	m := newMachine(t)
	writeToolkit(t, m.path("toolkit"), "13.0.2")
	write(t, m.path("links/libnvJitLink.so.13.1.80"), "")
	if err := os.Symlink("libnvJitLink.so.13.1.80", m.path("links/libnvJitLink.so.13")); err != nil {
		t.Fatal(err)
	}
	// A library that tells its version itself: this test, which has the constant.
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	itself := ""
	if runtime.GOOS == "linux" {
		itself = strings.TrimPrefix(printed, "NVSHMEM v")
	}
	if err := os.Symlink(exe, m.path("links/libnvshmem_host.so.3")); err != nil {
		t.Fatal(err)
	}
	write(t, m.path("headers/cuda_runtime.h"), "")
	write(t, m.path("headers/cuda.h"), "#define CUDA_VERSION 13010\n")
	writeWheels(t, m.path("wheels"), "13.0.88", "3.4.5")
	for _, tt := range []struct {
		part Part
		path string
		want string
	}{
		{NVJitLink, "toolkit/lib64/libnvJitLink.so.13", "13.0.2"},
		{NVJitLink, "links/libnvJitLink.so.13", "13.1.80"},
		{CUDAHeaders, "headers", "13.1"},
		{NVSHMEMHeaders, "wheels/nvidia/nvshmem/include", "3.4.5"},
		{NVSHMEMHost, "wheels/nvidia/nvshmem/lib/libnvshmem_host.so.3", "3.4.5"},
		{Libdevice, "wheels/nvidia/cu13/nvvm/libdevice/libdevice.10.bc", "13.0.88"},
		{NVSHMEMHost, "links/libnvshmem_host.so.3", itself},
		{LibNVVM, "links/libnvvm.so.4", ""},
	} {
		if got := version(info(tt.part), m.path(tt.path)); got != tt.want {
			t.Errorf("version of %s at %s is %q, want %q", tt.part, tt.path, got, tt.want)
		}
	}
}
