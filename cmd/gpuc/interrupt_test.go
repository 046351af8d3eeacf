//go:build unix

package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// openFIFO makes a FIFO and opens it for both ends, so that opening it waits for nobody.
func openFIFO(t *testing.T, name string) *os.File {
	t.Helper()
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// TestInterrupt interrupts commands while a tool that they have started works:
// what they started ends, and no folders stay behind.
func TestInterrupt(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	// A program ignores what its parent ignores, such as SIGHUP under nohup. It ignores
	// nothing that its parent handles.
	handled := make(chan os.Signal, 1)
	signal.Notify(handled, syscall.SIGHUP, syscall.SIGINT)
	t.Cleanup(func() { signal.Stop(handled) })
	for name, test := range map[string]struct {
		args, block string
		sig         syscall.Signal
		twice       bool
		code        int
	}{
		"run that builds":    {args: "run .", block: "build", sig: syscall.SIGINT, code: 130},
		"build":              {args: "build .", block: "build", sig: syscall.SIGTERM, code: 143},
		"build that lists":   {args: "build .", block: "list", sig: syscall.SIGINT, code: 130},
		"generate":           {args: "generate", block: "list", sig: syscall.SIGINT, code: 130},
		"check":              {args: "check", block: "list", sig: syscall.SIGHUP, code: 129},
		"check of a pattern": {args: "check ./...", block: "list", sig: syscall.SIGINT, code: 130},
		"bench":              {args: "bench -only emulator -gpuc " + root, block: "build", sig: syscall.SIGINT, code: 130},
		"a second one, deaf": {args: "build .", block: "build", sig: syscall.SIGINT, twice: true, code: 130},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			for _, sub := range []string{"bin", "tmp", "cache"} {
				if err := os.Mkdir(filepath.Join(dir, sub), 0o755); err != nil {
					t.Fatal(err)
				}
			}
			if err := usermod.Write(dir, "example.com/user", root); err != nil {
				t.Fatal(err)
			}
			bin := filepath.SplitList(os.Getenv("PATH"))[0]
			write := func(name, text string) {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
					t.Fatal(err)
				}
			}
			write("main.go", "package main\n\nimport \"github.com/gpuc-go/gpuc/dsl/gpu\"\n\n//gpu:kernel\nfunc K(t *gpu.Thread, x []int) {}\n\nfunc main() {}\n")
			write("bin/go", "#!/bin/sh\nexec faketool \"$@\"\n")
			fifo := filepath.Join(dir, "alive")
			alive := openFIFO(t, fifo)
			cmd := exec.Command(filepath.Join(bin, "gpuc"), strings.Fields(test.args)...)
			cmd.Dir = dir
			cmd.Env = append(os.Environ(), "PATH="+filepath.Join(dir, "bin")+":"+os.Getenv("PATH"), "BIN="+bin,
				"TMPDIR="+filepath.Join(dir, "tmp"), "GPUC_CACHE="+filepath.Join(dir, "cache"), "GOFLAGS=-mod=mod", "GOWORK=off", "GOPROXY=off",
				"FAKE_ALIVE="+fifo, "FAKE_BLOCK="+test.block, "FAKE_REAL="+goTool)
			if test.twice {
				cmd.Env = append(cmd.Env, "FAKE_DEAF=1")
			}
			var out strings.Builder
			cmd.Stdout, cmd.Stderr = &out, &out
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			await := func(n int) {
				if _, err := io.ReadFull(alive, make([]byte, n)); err != nil {
					t.Error(err)
				}
			}
			await(2)
			cmd.Process.Signal(test.sig)
			if test.twice {
				await(1)
				cmd.Process.Signal(test.sig)
			}
			cmd.Wait()
			if code := cmd.ProcessState.ExitCode(); code != test.code {
				t.Errorf("exit code %d, want %d; it printed\n%s", code, test.code, &out)
			}
			checkGone(t, alive, fifo)
			for _, folder := range []string{"tmp", "cache/toolchains"} {
				left, _ := filepath.Glob(filepath.Join(dir, folder, "*"))
				left = slices.DeleteFunc(left, func(f string) bool {
					// The folder of the tool itself, which was killed, and the lock.
					return test.twice && strings.HasPrefix(filepath.Base(f), "fake-build") || filepath.Ext(f) == ".lock"
				})
				if len(left) > 0 {
					t.Errorf("left behind: %v", left)
				}
			}
		})
	}
}

// TestInterruptedInstallLeavesNothing interrupts an installation while the package index
// does not answer.
func TestInterruptedInstallLeavesNothing(t *testing.T) {
	asked, end := make(chan bool, 1), make(chan bool)
	index := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case asked <- true:
		default:
		}
		select {
		case <-end:
		case <-r.Context().Done():
		}
	}))
	defer index.Close()
	defer close(end)
	dir := t.TempDir()
	bin := filepath.SplitList(os.Getenv("PATH"))[0]
	cmd := exec.Command(filepath.Join(bin, "gpuc"), "toolchain", "install")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GPUC_CACHE="+filepath.Join(dir, "cache"), "PIP_CONFIG_FILE="+os.DevNull,
		"PIP_INDEX_URL="+index.URL+"/simple", "PIP_FIND_LINKS=", "PIP_NO_INDEX=", "NO_PROXY=127.0.0.1")
	var out strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	<-asked
	cmd.Process.Signal(syscall.SIGINT)
	cmd.Wait()
	if code := cmd.ProcessState.ExitCode(); code != 130 {
		t.Errorf("exit code %d, want 130; it printed\n%s", code, &out)
	}
	left, _ := filepath.Glob(filepath.Join(dir, "cache", "toolchains", "*"))
	// What was fetched would be kept for the next time.
	left = slices.DeleteFunc(left, func(f string) bool { return filepath.Ext(f) == ".lock" || filepath.Ext(f) == ".wheels" })
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// checkGone waits for the end of all processes that hold the FIFO.
func checkGone(t *testing.T, alive *os.File, fifo string) {
	t.Helper()
	r, err := os.Open(fifo)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	alive.Close()
	if n, err := r.Read(make([]byte, 1)); n != 0 || err != io.EOF {
		t.Errorf("read %d bytes, %v; want the end of the file", n, err)
	}
}
