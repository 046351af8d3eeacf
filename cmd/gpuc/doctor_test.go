package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

func TestExamineGPU(t *testing.T) {
	for name, c := range map[string]struct {
		s    survey
		err  error
		want []finding
		have bool
	}{
		"none": {
			err:  errors.New("no driver"),
			want: []finding{{"GPU", stateNote, "no driver", "kernels run on the emulator here"}},
		},
		"empty": {
			s:    survey{Major: 13},
			want: []finding{{"GPU", stateNote, "the driver finds none", "kernels run on the emulator here"}},
		},
		"good": {
			s: survey{"580.159.04", 13, 0, []gpuInfo{{"NVIDIA H200", 9, 0, 141 << 30}}, nil},
			want: []finding{
				{"driver", stateOK, "580.159.04 (CUDA 13.0)", ""},
				{"GPU 0", stateOK, "NVIDIA H200, compute capability 9.0, compiled for as sm_90", ""},
			},
			have: true,
		},
		"old driver, old GPU": {
			s: survey{"", 9, 2, []gpuInfo{{"Tesla K80", 3, 7, 12 << 30}}, nil},
			want: []finding{
				{"driver", stateFail, "(CUDA 9.2)", "kernels are compiled with CUDA 13; install a driver that supports it (580 or later)"},
				{"GPU 0", stateFail, "Tesla K80: GPU of compute capability 3.7 is not supported; kernels can be compiled for " + arch.List(),
					"use -backend emu, or hide the GPU through CUDA_VISIBLE_DEVICES"},
			},
			have: true,
		},
	} {
		t.Run(name, func(t *testing.T) {
			got, have := examineGPU(func() (survey, error) { return c.s, c.err })
			if d := cmp.Diff(c.want, got); d != "" {
				t.Error(d)
			}
			if have != c.have {
				t.Errorf("have a GPU: %v, want %v", have, c.have)
			}
		})
	}
}

// What is missing is a failure on a machine with a GPU and a note on others.
func TestExamineUse(t *testing.T) {
	tc, err := toolchain.Locate(toolchain.Config{SystemRoot: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	for _, needed := range []bool{false, true} {
		got := examineUse(tc, "compiler", toolchain.Compile, needed)
		want := finding{"compiler", worse(needed), "not found: libNVVM, libdevice, nvJitLink; needed to compile kernels", "gpuc toolchain install"}
		if !needed {
			want.Advice += "; executables with machine code (gpuc build -arch) run without"
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("needed %v:\n%s", needed, d)
		}
	}
	got := examineUse(tc, "NVSHMEM", toolchain.Communicate, true)
	if got.State != stateFail || !strings.Contains(got.Advice, "gpuc toolchain install runtime") {
		t.Errorf("NVSHMEM: %+v", got)
	}
	got = examineUse(tc, "disassemblers", toolchain.Disassemble, false)
	if got.State != stateNote || got.Advice != "gpuc toolchain install inspect-tools" {
		t.Errorf("disassemblers: %+v", got)
	}
}

// A GPU host with NVSHMEM's host library alone runs executables: that no compiler is
// there is no failure. A library that is cut off is one.
func TestExamineRuntimeHost(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	home := func(lib []byte) string {
		dir := t.TempDir()
		path := filepath.Join(dir, "lib/libnvshmem_host.so.3")
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, lib, 0o600)); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	for _, tt := range []struct {
		home string
		want map[string]state
	}{
		{home(whole), map[string]state{"compiler": stateNote, "device library": stateNote, "NVSHMEM": stateOK, "disassemblers": stateNote, "NCCL": stateNote}},
		{home(whole[:len(whole)/2]), map[string]state{"compiler": stateNote, "device library": stateNote, "NVSHMEM": stateFail, "disassemblers": stateNote, "NCCL": stateNote}},
		{"", map[string]state{"compiler": stateFail, "device library": stateFail, "NVSHMEM": stateFail, "disassemblers": stateNote, "NCCL": stateNote}},
	} {
		tc, err := toolchain.Locate(toolchain.Config{SystemRoot: t.TempDir(), Getenv: func(k string) string {
			return map[string]string{"NVSHMEM_HOME": tt.home}[k]
		}})
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]state{}
		for _, f := range examineUses(tc, true) {
			got[f.Name] = f.State
		}
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("with NVSHMEM_HOME=%s (-want +got):\n%s", tt.home, d)
		}
	}
}

func TestPrintFindings(t *testing.T) {
	var out strings.Builder
	e := &env{Stdout: &out}
	err := e.printFindings([]finding{
		{"go", stateOK, "go1.26 /usr/bin/go", ""},
		{"compiler", stateFail, "two\nlines", "do this"},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := "ok    go        go1.26 /usr/bin/go\n" +
		"fail  compiler  two\n" +
		"                lines\n" +
		"                -> do this\n" +
		"\n" +
		"emulator: ready\n" +
		"GPUs: not ready: compiler: two\n" +
		"GPUs of several hosts: not ready: compiler: two\n"
	if d := cmp.Diff(want, out.String()); d != "" {
		t.Error(d)
	}
}

func TestVerdicts(t *testing.T) {
	found := func(s state, names ...string) (fs []finding) {
		for _, n := range names {
			fs = append(fs, finding{n, s, "it is " + string(s) + "\nindeed", "do this"})
		}
		return fs
	}
	const noGPU = "GPU: it is note"
	for name, c := range map[string]struct {
		findings []finding
		want     []string
	}{
		"no GPU": {
			slices.Concat(found(stateOK, "go", "variables", "launcher", "interfaces", "transport ucx"), found(stateNote, "GPU", "NVSHMEM", "compiler", "RDMA NICs")),
			[]string{"emulator: ready", "GPUs: not ready: " + noGPU + "; NVSHMEM", "several hosts: ready", "GPUs of several hosts: not ready: " + noGPU + "; NVSHMEM"},
		},
		"one transport of several": {
			slices.Concat(found(stateOK, "driver", "GPU 0", "GPU 1", "NVSHMEM", "variables", "interfaces", "transport ucx"), found(stateNote, "go", "transport ibrc", "GPU links", "symmetric heap", "compiler")),
			[]string{"emulator: ready", "GPUs: ready", "several hosts: ready", "GPUs of several hosts: ready"},
		},
		"no transport, no interface": {
			slices.Concat(found(stateOK, "GPU 0", "NVSHMEM"), found(stateNote, "transport ibrc", "interfaces")),
			[]string{"GPUs: ready", "several hosts: not ready: interfaces: it is note", "GPUs of several hosts: not ready: interfaces: it is note; transport ibrc"},
		},
		"one GPU of several": {
			slices.Concat(found(stateOK, "GPU 0", "GPU 2"), found(stateFail, "GPU 1", "launcher")),
			[]string{
				"emulator: not ready: launcher: it is fail", "GPUs: not ready: GPU 1: it is fail; launcher",
				"several hosts: not ready: launcher: it is fail", "GPUs of several hosts: not ready: GPU 1: it is fail; launcher",
			},
		},
		"hosts": {slices.Concat(found(stateFail, "host b"), found(stateOK, "host a")), []string{"these hosts: not ready: host b: it is fail"}},
	} {
		var got []string
		for _, v := range verdicts(c.findings) {
			got = append(got, v.String())
		}
		if d := cmp.Diff(c.want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}

// What was not looked at because doctor was interrupted is not missing.
func TestInterruptedDoctorAdvisesNothing(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(&interruption{syscall.SIGINT})
	e, out, errs := newEnv()
	if code := e.main(ctx, []string{"doctor"}); code != 130 || out.Len() > 0 || errs.String() != "gpuc: interrupted\n" {
		t.Errorf("exit code %d, want 130, and only that it was interrupted:\n%s%s", code, out, errs)
	}
}
