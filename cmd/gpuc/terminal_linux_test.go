package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// terminal is a pseudo-terminal and what was written to it.
type terminal struct {
	ctrl, tty *os.File
	output    strings.Builder
}

func newTerminal(t *testing.T) *terminal {
	t.Helper()
	ctrl, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("there are no pseudo-terminals: ", err)
	}
	t.Cleanup(func() { ctrl.Close() })
	var number, unlocked uint32
	size := [4]uint16{24, 80}
	for request, arg := range map[uintptr]unsafe.Pointer{
		syscall.TIOCGPTN: unsafe.Pointer(&number), syscall.TIOCSPTLCK: unsafe.Pointer(&unlocked), syscall.TIOCSWINSZ: unsafe.Pointer(&size),
	} {
		if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, ctrl.Fd(), request, uintptr(arg)); e != 0 {
			t.Fatal(e)
		}
	}
	tty, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tty.Close() })
	return &terminal{ctrl: ctrl, tty: tty}
}

// start starts a command that the terminal controls.
func (m *terminal) start(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	cmd.Stdin, cmd.Stderr = m.tty, m.tty
	if cmd.Stdout == nil {
		cmd.Stdout = m.tty
	}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	m.tty.Close()
}

// read reads until a text is there, or to the end.
func (m *terminal) read(t *testing.T, until string) {
	t.Helper()
	b := make([]byte, 4096)
	for until == "" || !strings.Contains(m.output.String(), until) {
		n, err := m.ctrl.Read(b)
		m.output.Write(b[:n])
		if err != nil { // EIO: every program has closed the terminal
			if until != "" {
				t.Fatalf("the terminal shows %q, want %q", m.output.String(), until)
			}
			return
		}
	}
}

// TestTerminal runs gpuc as users do. A spinner leaves nothing behind, neither before what is printed nor
// after an interrupt. The first interrupt ends a job whose output nobody reads, as a pager does not.
// Nothing has a colour, so that NO_COLOR changes nothing.
func TestTerminal(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	gpuc := filepath.Join(filepath.SplitList(os.Getenv("PATH"))[0], "gpuc")
	write := func(t *testing.T, name, text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, c := range map[string]struct {
		interrupt bool
		code      int
		screen    []string
	}{
		"spinner":     {false, 0, []string{"wrote gpuc_kernels.ll", "wrote gpuc_kernels.json", "wrote gpuc_kernels.go", ""}},
		"interrupted": {true, 130, []string{"gpuc: interrupted", ""}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			if err := usermod.Write(dir, "example.com/user", root); err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(dir, "kernel.go"), "package user\n\nimport \"github.com/gpuc-go/gpuc/dsl/gpu\"\n\n//gpu:kernel\nfunc K(t *gpu.Thread, x []int) {}\n")
			// The go command waits as long as the test holds the gate.
			gate := filepath.Join(dir, "gate")
			held := openFIFO(t, gate)
			if err := os.Mkdir(filepath.Join(dir, "bin"), 0o755); err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(dir, "bin", "go"), fmt.Sprintf("#!/bin/sh\n[ ! -p %[1]s ] || cat %[1]s 2>/dev/null\nexec %s \"$@\"\n", gate, goTool))
			cmd := exec.Command(gpuc, "generate")
			cmd.Dir = dir
			cmd.Env = append(os.Environ(), "TERM=xterm", "PATH="+filepath.Join(dir, "bin")+":"+os.Getenv("PATH"))
			m := newTerminal(t)
			m.start(t, cmd)
			m.read(t, "compiling the kernels")
			if c.interrupt {
				io.WriteString(m.ctrl, "\x03")
			} else {
				os.Remove(gate)
				held.Close()
			}
			m.read(t, "")
			cmd.Wait()
			if code := cmd.ProcessState.ExitCode(); code != c.code {
				t.Errorf("exit code %d, want %d", code, c.code)
			}
			if d := cmp.Diff(c.screen, screen(m.output.String())); d != "" {
				t.Errorf("the terminal shows (-want +got):\n%s\nof %q", d, m.output.String())
			}
			if colour := regexp.MustCompile(`\x1b\[[\d;]*m`).FindString(m.output.String()); colour != "" {
				t.Errorf("the terminal gets the colour %q", colour)
			}
		})
	}
	t.Run("pager", func(t *testing.T) {
		t.Parallel()
		prog := filepath.Join(t.TempDir(), "prog")
		write(t, prog, "#!/bin/sh\nexec yes\n")
		r, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		cmd := exec.Command(gpuc, "run", "-backend", "emu", prog)
		cmd.Stdout = w
		m := newTerminal(t)
		m.start(t, cmd)
		w.Close()
		if _, err := io.ReadFull(r, make([]byte, 4)); err != nil {
			t.Fatal(err)
		}
		io.WriteString(m.ctrl, "\x03")
		m.read(t, "")
		if cmd.Wait(); cmd.ProcessState.ExitCode() != 130 {
			t.Errorf("%v, and the terminal shows %q", cmd.ProcessState, m.output.String())
		}
	})
}
