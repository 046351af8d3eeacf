//go:build unix

package tempdir

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// envHelper makes the test binary a command with a directory, which it prints.
const envHelper = "SCRATCH_TEST_HELPER"

func TestMain(m *testing.M) {
	if os.Getenv(envHelper) == "" {
		os.Exit(m.Run())
	}
	dir, remove, err := Dir("test")
	if err != nil {
		os.Exit(1)
	}
	os.WriteFile(filepath.Join(dir, "file"), nil, 0o600)
	os.Stdout.WriteString(dir)
	os.Stdout.Close()
	io.Copy(io.Discard, os.Stdin)
	remove()
	os.Exit(0)
}

// command starts a command, and returns its directory and what it reads.
func command(t *testing.T) (cmd *exec.Cmd, dir string, in io.Closer) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd = exec.Command(self)
	cmd.Env = append(os.Environ(), envHelper+"=1")
	in, err = cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	b, err := io.ReadAll(out)
	if err != nil {
		t.Fatal(err)
	}
	return cmd, string(b), in
}

// TestWhatAKilledCommandHasLeft is removed by the next one, and what another uses is not.
func TestWhatAKilledCommandHasLeft(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	exists := func(dir string) bool {
		_, err := os.Stat(filepath.Join(dir, "file"))
		return err == nil
	}
	lives, used, in := command(t)
	killed, left, _ := command(t)
	if err := killed.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	killed.Wait()
	if !exists(left) {
		t.Fatal("the killed command has left nothing")
	}
	foreign := filepath.Join(os.TempDir(), prefix+"link")
	if err := os.Symlink(used, foreign); err != nil {
		t.Fatal(err)
	}
	dir, remove, err := Dir("next")
	if err != nil {
		t.Fatal(err)
	}
	if exists(left) || !exists(used) {
		t.Errorf("what was left is there: %t; what is used is there: %t", exists(left), exists(used))
	}
	if _, err := os.Lstat(foreign); err != nil {
		t.Errorf("what is no directory is gone: %v", err)
	}
	remove()
	if _, err := os.Stat(dir); !os.IsNotExist(err) {
		t.Errorf("the directory is there after its time: %v", err)
	}
	in.Close()
	if err := lives.Wait(); err != nil || exists(used) {
		t.Errorf("the other command: %v; its directory is there: %t", err, exists(used))
	}
}

// TestNoRoom says where there is none.
func TestNoRoom(t *testing.T) {
	t.Setenv("TMPDIR", filepath.Join(t.TempDir(), "none"))
	if _, _, err := Dir("test"); !os.IsNotExist(err) {
		t.Errorf("%v", err)
	}
}
