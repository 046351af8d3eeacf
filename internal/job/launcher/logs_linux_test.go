package launcher

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
)

// encrypted is a connection over another.
type encrypted struct{ net.Conn }

func (c encrypted) NetConn() net.Conn { return c.Conn }

// TestALostHostIsNoticedByWhoSends: the kernel does not ask whether a host is there while it waits
// for the host to say that something has come.
func TestALostHostIsNoticedByWhoSends(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	c, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	keepAlive(&rendezvous.Connection{Conn: encrypted{c}})
	raw, err := c.(*net.TCPConn).SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[int]int{unix.TCP_KEEPIDLE: 10, unix.TCP_KEEPINTVL: 5, unix.TCP_KEEPCNT: 3, unix.TCP_USER_TIMEOUT: 25000} {
		err := raw.Control(func(fd uintptr) {
			if got, err := syscall.GetsockoptInt(int(fd), syscall.IPPROTO_TCP, name); got != want || err != nil {
				t.Errorf("option %d is %d, %v; want %d", name, got, err, want)
			}
		})
		if err != nil {
			t.Error(err)
		}
	}
}

// TestAFullDiskOfLogsIsNamed: a job goes on if a log cannot be written, and all that its PEs print
// is still shown. At the end the path and the cause are told.
func TestAFullDiskOfLogsIsNamed(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("/dev/full", filepath.Join(dir, "pe-1.log")); err != nil {
		t.Fatal(err)
	}
	out := new(syncBuffer)
	cfg := helperJob(t, "print", 2, out)
	cfg.LogDir = dir
	err := Run(t.Context(), cfg)
	want := "keep the output: write " + filepath.Join(dir, "pe-1.log") + ": no space left on device"
	if err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	for _, line := range []string{"PE 1: hello\n", "PE 1: again\n", "PE 1: no newline\n"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("output %q lacks %q", out, line)
		}
	}
	s, err := NewSplits(dir, 2)
	if err != nil {
		t.Fatal(err)
	}
	var shown strings.Builder
	w := s.Writer(&shown)
	for range 2 {
		if _, err := io.WriteString(w, "PE 1: hello\n"); err != nil {
			t.Errorf("one process: %v", err)
		}
	}
	if err := s.Close(); err == nil || err.Error() != want || shown.String() != "PE 1: hello\nPE 1: hello\n" {
		t.Errorf("one process: %v; shown %q", err, &shown)
	}
}
