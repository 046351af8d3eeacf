//go:build linux || darwin

// Package fulldisk has writes to files fail as on a disk that is full, without the rights to make
// such a disk: a process may not write files beyond a size. Only tests may import it. Start
// reading at Run.
package fulldisk

import (
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"
)

// Cause is what errors say of it.
const Cause = "file too large"

// child is the variable with the name of the test that a process is for.
const child = "GPUC_TEST_FULLDISK"

// Run runs a test in a process of its own, in which f may call At. In the process of go test the
// files of the go command would be cut, too.
func Run(t *testing.T, f func()) {
	t.Helper()
	if os.Getenv(child) == t.Name() {
		f()
		return
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self, "-test.run=^"+t.Name()+"$", "-test.count=1")
	for _, arg := range os.Args[1:] {
		if strings.HasPrefix(arg, "-faults.") {
			cmd.Args = append(cmd.Args, arg)
		}
	}
	cmd.Env = append(os.Environ(), child+"="+t.Name())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// At calls f, in which no file of this process can grow beyond n bytes.
func At(tb testing.TB, n int64, f func()) {
	tb.Helper()
	// By default the process would be told by a signal, too.
	signal.Ignore(syscall.SIGXFSZ)
	var old syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
		tb.Fatal(err)
	}
	limit := old
	limit.Cur = uint64(n)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		tb.Fatal(err)
	}
	defer func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
			tb.Fatal(err)
		}
	}()
	f()
}
