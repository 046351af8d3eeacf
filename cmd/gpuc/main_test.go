package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"log"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/rogpeppe/go-internal/testscript"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// programs are those that scripts start, by name.
var programs = map[string]func(){}

func TestMain(m *testing.M) {
	maps.Copy(programs, map[string]func(){
		"faketool":   fakeTool,
		"gpuc":       func() { os.Exit(mainCode()) },
		"truncate":   func() { edit(func(b []byte) []byte { return b[:len(b)/2] }) },
		"other":      func() { edit(func(b []byte) []byte { return versionField.ReplaceAll(b, []byte(`"version": 999`)) }) },
		"recompress": func() { edit(stored) },
		"harm":       func() { edit(otherCode) },
		"merge": func() {
			edit(func(b []byte) []byte {
				return bytes.Replace(b, []byte(`"Wipe", Params: "x []int32"`), []byte(`"Wipe", Params: "x []int64"`), 1)
			})
		},
	})
	testscript.Main(m, programs)
}

// stored returns a compressed file with other bytes and the same content, as another version
// of the library may make it.
func stored(b []byte) []byte {
	const begin = 20 // of the frames; the length of the first is in front of them
	r, err := zstd.NewReader(nil)
	if err != nil {
		panic(err)
	}
	defer r.Close()
	w, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		panic(err)
	}
	first := int(binary.LittleEndian.Uint32(b[begin-4:]))
	var frames [2][]byte
	for i, frame := range [][]byte{b[begin:][:first], b[begin:][first:]} {
		text, err := r.DecodeAll(frame, nil)
		if err != nil {
			panic(err)
		}
		frames[i] = w.EncodeAll(text, nil)
	}
	out := binary.LittleEndian.AppendUint32(b[:begin-4:begin-4], uint32(len(frames[0])))
	return slices.Concat(out, frames[0], frames[1])
}

// otherCode changes the machine code in a program: ELF files within it, for CUDA's machine.
func otherCode(b []byte) []byte {
	const cuda, machineAt, codeAt = 190, 18, 64
	for at := 1; ; at++ {
		next := bytes.Index(b[at:], []byte("\x7fELF"))
		if next < 0 {
			return b
		}
		if at += next; len(b) > at+codeAt && b[at+machineAt] == cuda {
			b[at+codeAt] ^= 1
		}
	}
}

var versionField = regexp.MustCompile(`"version": \d+`)

// edit changes the file that the command line names.
func edit(change func([]byte) []byte) {
	b, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = os.WriteFile(os.Args[1], change(b), 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// TestScripts runs the commands as users do: each script in a module of its own
// that is like a user's.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	deadline, _ := t.Deadline()
	env := goEnv(t, "GOCACHE", "GOMODCACHE", "GOROOT")
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Deadline:            deadline,
		Setup: func(e *testscript.Env) error {
			e.Vars = append(e.Vars, env...)
			// Without debugging information a program links in two thirds of the time. What go
			// test vets, vet.txtar and new.txtar have go vet look at.
			e.Vars = append(e.Vars,
				"GOPROXY=off", "GOFLAGS=-mod=mod -ldflags=-w -vet=off", "GOGC="+os.Getenv("GOGC"), "GOMEMLIMIT="+os.Getenv("GOMEMLIMIT"), "GOTOOLCHAIN=local", "GOWORK=off", "CGO_ENABLED=0",
				"HOME="+e.Getenv("WORK"), "XDG_CACHE_HOME=", "GPUC_CACHE="+filepath.Join(e.Getenv("WORK"), ".gpuc"),
				"GPUC_BACKEND=emu", "BIN="+filepath.SplitList(os.Getenv("PATH"))[0])
			return usermod.Write(e.Getenv("WORK"), "example.com/user", root)
		},
		Condition: condition,
		Cmds:      map[string]func(*testscript.TestScript, bool, []string){"usechain": useChain, "exits": exits},
	})
}

// condition knows root, the user whom no permission stops; gpu: there is one; and chain:
// NVIDIA's libraries are installed.
func condition(cond string) (bool, error) {
	switch cond {
	case "root":
		return os.Getuid() == 0, nil
	case "gpu":
		n, err := gpuCount(os.Getenv)
		return err == nil && n > 0, nil
	case "chain":
		return chaintest.Available(toolchain.DeviceLib, toolchain.Disassemble)
	}
	return false, fmt.Errorf("unknown condition %q", cond)
}

// exits runs a program that must end with the given exit code.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits code program [args...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

// useChain lets a script use NVIDIA's libraries and the user's cache.
func useChain(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) > 0 {
		ts.Fatalf("usage: usechain")
	}
	dir, err := cache.Dir(os.Getenv)
	ts.Check(err)
	ts.Setenv(cache.EnvDir, dir)
	for _, name := range []string{toolchain.EnvToolchain, toolchain.EnvNVDisasm, toolchain.EnvCuObjdump} {
		ts.Setenv(name, os.Getenv(name))
	}
}

// goEnv returns settings of the go command as NAME=value.
func goEnv(t *testing.T, names ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"env"}, names...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	values := strings.Split(strings.TrimRight(string(out), "\n"), "\n")
	var env []string
	for i, n := range names {
		env = append(env, n+"="+strings.TrimSpace(values[i]))
	}
	return env
}
