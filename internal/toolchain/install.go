package toolchain

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"

	"github.com/gpuc-go/gpuc/internal/procgroup"
)

// requirementsFile is kept in an installed set, to tell what was installed.
const requirementsFile = "gpuc-requirements.txt"

// InstallOptions say what to install and where.
type InstallOptions struct {
	// Set is the name of a set; empty for the default.
	Set string
	// CacheDir is the directory below which sets are installed (cache.Dir).
	CacheDir string
	// Getenv reads the environment: PATH says where Python and uv are.
	Getenv func(string) string
	// Environ is the environment of the installer; nil hands on this
	// process's own, with its proxies and package indexes.
	Environ []string
	// Progress, if set, is told what happens, and gets the installer's output.
	Progress io.Writer
}

// InstallError says that the installer failed, with all that it printed.
type InstallError struct {
	Set     string
	Command []string
	Log     string
	Err     error
}

// Error shows the command and the end of what it printed.
func (e *InstallError) Error() string {
	lines := strings.Split(strings.TrimSpace(e.Log), "\n")
	if n := len(lines); n > 15 {
		lines = lines[n-15:]
	}
	advice := "the package index must be reachable (a proxy or another index is set as for pip)"
	if full := syscall.ENOSPC.Error(); strings.Contains(strings.ToLower(e.Log), full) {
		lines = []string{full}
		advice = "make room, or set GPUC_CACHE to a directory on another disk, and TMPDIR if it is the one for temporary files"
	}
	return fmt.Sprintf("install toolchain %s: %s: %v\n\t%s\n%s", e.Set, strings.Join(e.Command, " "), e.Err, strings.Join(lines, "\n\t"), advice)
}

// Unwrap returns the reason that the process gave.
func (e *InstallError) Unwrap() error { return e.Err }

// Installed returns the directory of a set and whether it is installed, whole
// and as this build of gpuc pins it.
func Installed(cacheDir, set string) (dir string, ok bool) {
	s, known := lookupSet(set)
	if !known {
		return "", false
	}
	dir = setDir(cacheDir, s.Name)
	b, err := os.ReadFile(filepath.Join(dir, requirementsFile))
	return dir, err == nil && string(b) == s.Requirements
}

// Install brings a set into the user's cache from the Python package index,
// through pip or uv, every wheel checked against its pinned hash. It does
// nothing if the set is there, waits for another process that is installing it,
// and leaves nothing behind when it fails.
func Install(ctx context.Context, o InstallOptions) error {
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" && runtime.GOARCH != "arm64" {
		return fmt.Errorf("install toolchain: NVIDIA's libraries exist for linux/amd64 and linux/arm64, not for %s/%s: %w", runtime.GOOS, runtime.GOARCH, errors.ErrUnsupported)
	}
	set, ok := lookupSet(o.Set)
	if !ok {
		return fmt.Errorf("install toolchain: there is no set %q; the sets are %s", o.Set, SetNames())
	}
	if o.Progress == nil {
		o.Progress = io.Discard
	}
	if _, ok := Installed(o.CacheDir, set.Name); ok {
		return nil
	}
	parent := filepath.Join(o.CacheDir, "toolchains")
	if err := os.MkdirAll(parent, 0o700); err != nil {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	unlock, err := lock(ctx, filepath.Join(parent, "."+set.Name+".lock"), func() {
		fmt.Fprintf(o.Progress, "waiting for another process that installs %s\n", set.Name)
	})
	if err != nil {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	defer unlock()
	if _, ok := Installed(o.CacheDir, set.Name); ok {
		return nil
	}
	return o.install(ctx, set, parent)
}

// install fills a temporary directory and renames it; the lock is held, so
// whatever lies under a temporary name belongs to a process that died.
func (o InstallOptions) install(ctx context.Context, set Set, parent string) error {
	tmp := filepath.Join(parent, "."+set.Name+".part")
	old := filepath.Join(parent, "."+set.Name+".old")
	if err := errors.Join(os.RemoveAll(tmp), os.RemoveAll(old)); err != nil {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	defer os.RemoveAll(tmp)
	if err := os.Mkdir(tmp, 0o700); err != nil {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	reqs := filepath.Join(tmp, requirementsFile)
	if err := os.WriteFile(reqs, []byte(set.Requirements), 0o600); err != nil {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	argv, err := o.installer(ctx, set, reqs, tmp)
	if err != nil {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	fmt.Fprintf(o.Progress, "installing %s (%s) into %s\n", set.Name, set.Doc, setDir(o.CacheDir, set.Name))
	if err := o.run(ctx, set, argv); err != nil {
		return err
	}
	if err := checkInstalled(set, tmp); err != nil {
		return fmt.Errorf("install toolchain %s: the installer reported success, but %w", set.Name, err)
	}
	dir := setDir(o.CacheDir, set.Name)
	if err := os.Rename(dir, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	if err := os.Rename(tmp, dir); err != nil {
		return fmt.Errorf("install toolchain %s: %w", set.Name, err)
	}
	os.RemoveAll(old)
	fmt.Fprintf(o.Progress, "installed %s\n", set.Name)
	return nil
}

// installer returns the command that installs requirements into a directory.
func (o InstallOptions) installer(ctx context.Context, set Set, reqs, dir string) ([]string, error) {
	common := []string{"--require-hashes", "--no-deps", "--only-binary", ":all:", "--target", dir, "-r", reqs}
	if set.Python != "" {
		common = append(common, "--python-version", set.Python)
	}
	cfg := Config{Getenv: o.Getenv}
	python, uv := cfg.lookPath("python3"), cfg.lookPath("uv")
	why := "there is no python3 on PATH"
	if python != "" {
		cmd := exec.Command(python, "-m", "pip", "--version")
		cmd.Env = o.Environ
		var out bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &out
		err := procgroup.Run(ctx, cmd)
		if err == nil {
			return append([]string{python, "-m", "pip", "install", "--no-compile", "--no-input", "--disable-pip-version-check"}, common...), nil
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		why = fmt.Sprintf("%s has no pip (%s)", python, strings.TrimSpace(out.String()))
	}
	if uv != "" {
		return append([]string{uv, "pip", "install"}, common...), nil
	}
	return nil, fmt.Errorf("pip or uv is needed: %s, and no uv on PATH; install Python with pip, or set %s to a directory that holds the libraries", why, EnvToolchain)
}

func (o InstallOptions) run(ctx context.Context, set Set, argv []string) error {
	cmd := exec.Command(argv[0], argv[1:]...)
	env := o.Environ
	if env == nil {
		env = os.Environ()
	}
	// What a user has configured for pip in general must not get in the way.
	cmd.Env = append(env[:len(env):len(env)], "PIP_USER=0", "PIP_REQUIRE_VIRTUALENV=0", "PIP_ROOT_USER_ACTION=ignore")
	var log bytes.Buffer
	// A terminal is handed over as it is, so that the installer draws its
	// own progress bars; its errors come through the log.
	cmd.Stdout, cmd.Stderr = io.MultiWriter(o.Progress, &log), io.MultiWriter(o.Progress, &log)
	if f, ok := o.Progress.(*os.File); ok {
		cmd.Stdout = f
	}
	err := procgroup.Run(ctx, cmd)
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return &InstallError{Set: set.Name, Command: argv, Log: log.String(), Err: err}
}

// checkInstalled returns an error if a directory does not hold what a set
// brings.
func checkInstalled(set Set, dir string) error {
	tc := newToolchain(Config{}, Place{})
	tc.search.made, tc.search.next = []Place{{Name: "installed set", Path: dir}}, len(placeGroups)
	uses := []Use{Compile, DeviceLib, Communicate}
	if !set.Compiler {
		uses = []Use{Disassemble, Execute}
	}
	for _, u := range uses {
		if err := tc.Need(u); err != nil {
			return err
		}
	}
	return nil
}
