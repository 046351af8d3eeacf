package toolchain

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// python returns the directories in which Python wheels are installed: of the
// active virtual environment, of the python3 on PATH, and of its user.
func (c Config) python() (ps []Place) {
	if venv := c.env("VIRTUAL_ENV"); filepath.IsAbs(venv) {
		for _, d := range sitePackages(venv) {
			ps = append(ps, Place{Name: "VIRTUAL_ENV", Path: d, policy: pathowner.Policy{Named: true}})
		}
	}
	exe := c.lookPath("python3")
	if exe == "" {
		return append(ps, Place{Name: "Python", Note: "no python3 on PATH"})
	}
	n := len(ps)
	for _, d := range c.siteOf(exe) {
		ps = append(ps, Place{Name: "Python " + exe, Path: d, policy: pathowner.Policy{Named: true}})
	}
	if len(ps) == n {
		ps = append(ps, Place{Name: "Python " + exe, Note: "no site-packages"})
	}
	return ps
}

// siteOf returns the site-packages directories of a Python. Where its place in
// the file system tells them it is not run, which would take longer than a warm
// program start may.
func (c Config) siteOf(exe string) []string {
	if isScript(exe) {
		return c.askPython(exe)
	}
	// A virtual environment's bin/python3 is a link whose own place counts.
	var dirs []string
	if home := c.env("HOME"); filepath.IsAbs(home) {
		dirs = sitePackages(filepath.Join(home, ".local"))
	}
	for _, prefix := range []string{filepath.Dir(filepath.Dir(exe)), filepath.Dir(filepath.Dir(realPath(exe)))} {
		dirs = append(dirs, sitePackages(prefix)...)
	}
	return dirs
}

// sitePackages returns the directories below a prefix that hold Python packages.
func sitePackages(prefix string) (dirs []string) {
	for _, pattern := range []string{"lib/python3*/site-packages", "lib64/python3*/site-packages", "lib/python3*/dist-packages", "lib/python3/dist-packages"} {
		m, _ := filepath.Glob(filepath.Join(prefix, pattern))
		dirs = append(dirs, m...)
	}
	return dirs
}

// askPython returns the site-packages directories that a Python tells.
func (c Config) askPython(exe string) []string {
	return c.ask(exe, "import site\nfor d in [site.getusersitepackages()] + site.getsitepackages(): print(d)")
}

// ask runs a Python that is a script of a version manager, which cannot be
// understood from outside, and returns the directories that a program prints.
func (c Config) ask(exe, program string) []string {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, exe, "-c", program)
	cmd.Env = []string{}
	for _, v := range []string{"PATH", "HOME"} {
		if s := c.env(v); s != "" {
			cmd.Env = append(cmd.Env, v+"="+s)
		}
	}
	// A grandchild that keeps the pipe open must not hold up the search.
	cmd.WaitDelay = time.Second
	out, err := cmd.Output()
	if err != nil {
		return nil
	}
	var dirs []string
	for d := range strings.Lines(string(out)) {
		if d = strings.TrimSpace(d); isDir(d) {
			dirs = append(dirs, d)
		}
	}
	return dirs
}

// lookPath returns the path of a command on PATH, or "".
func (c Config) lookPath(name string) string {
	for _, dir := range filepath.SplitList(c.env("PATH")) {
		path := filepath.Join(dir, name)
		if fi, err := os.Stat(path); filepath.IsAbs(path) && err == nil && fi.Mode().IsRegular() && fi.Mode()&0o111 != 0 {
			return path
		}
	}
	return ""
}

func isScript(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	var b [2]byte
	n, _ := f.Read(b[:])
	return bytes.Equal(b[:n], []byte("#!"))
}

func realPath(path string) string {
	if r, err := filepath.EvalSymlinks(path); err == nil {
		return r
	}
	return path
}

// confLines returns the fields of the lines of a configuration file that are
// neither empty nor comments.
func confLines(b []byte) (lines [][]string) {
	for line := range strings.Lines(string(b)) {
		line, _, _ = strings.Cut(line, "#")
		if f := strings.Fields(line); len(f) > 0 {
			lines = append(lines, f)
		}
	}
	return lines
}

// PythonPrefix returns the directory of the Python installation that is in use: of
// the active virtual environment, or of the python3 on PATH; empty if there is none.
func (c Config) PythonPrefix() string {
	if venv := c.env("VIRTUAL_ENV"); filepath.IsAbs(venv) {
		return venv
	}
	exe := c.lookPath("python3")
	if exe == "" {
		return ""
	}
	if !isScript(exe) {
		return filepath.Dir(filepath.Dir(exe))
	}
	for _, dir := range c.ask(exe, "import sys\nprint(sys.prefix)") {
		return dir
	}
	return ""
}
