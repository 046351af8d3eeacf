// Package install brings pinned sets of NVIDIA's libraries into the user's cache,
// and repairs those that are damaged.
//
// It is not part of package toolchain: programs that only find libraries need not carry the
// code that fetches them. Start reading at Install.
package install

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/nvidia/wheel"
	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// Options say what to install and where.
type Options struct {
	// Set is the name of a set; empty for the default.
	Set string
	// CacheDir is the directory below which sets are installed (cache.Dir).
	CacheDir string
	// Getenv reads the environment, in which pip's settings are.
	Getenv func(string) string
	// Proxy chooses a proxy where pip's settings have none.
	Proxy func(*http.Request) (*url.URL, error)
	// Log, if set, gets lines about what happens.
	Log io.Writer
	// Progress, if set, is told how much of what is to be fetched is there.
	Progress func(file string, done, total int64)
}

// Outcome says what Install did.
type Outcome int

const (
	// Intact means that the set was there, with every file as it was installed.
	Intact Outcome = iota
	// Installed means that the set was not there.
	Installed
	// Repaired means that files of the set had been changed or were missing.
	Repaired
)

// Error says that a set could not be installed.
type Error struct {
	Set string
	Err error
}

// Error gives the reason and says what to do.
func (e *Error) Error() string {
	advice := ""
	var fetch *wheel.FetchError
	switch {
	case errors.Is(e.Err, syscall.ENOSPC), errors.Is(e.Err, syscall.EDQUOT):
		advice = "\nmake room, or set GPUC_CACHE to a directory on another disk"
	case errors.Is(e.Err, context.Canceled):
	case errors.As(e.Err, &fetch):
		advice = "\nthe package index must be reachable (a proxy, another index or a directory of wheels is set as for pip); what was fetched is kept, and the next install continues from there"
	}
	return fmt.Sprintf("install toolchain %s: %v%s", e.Set, e.Err, advice)
}

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// Install makes a set be in the user's cache, every file of it as it was made:
// wheels come from the Python package index and must have their pinned hash. It
// waits for another process that is installing the set. A set is there whole or not
// at all; of an installation that fails, only fetched wheels stay, until the set is
// installed. The error is an *Error.
func Install(ctx context.Context, o Options) (Outcome, error) {
	set, ok := toolchain.LookupSet(o.Set)
	if !ok {
		return 0, &Error{o.Set, fmt.Errorf("there is no such set; the sets are %s", toolchain.SetNames())}
	}
	return run(ctx, o, set)
}

func run(ctx context.Context, o Options, set toolchain.Set) (Outcome, error) {
	if o.Log == nil {
		o.Log = io.Discard
	}
	if o.Progress == nil {
		o.Progress = func(string, int64, int64) {}
	}
	i := &installer{Options: o, set: set, wheels: set.Wheels(runtime.GOARCH), parent: toolchain.SetsDir(o.CacheDir), dir: set.Dir(o.CacheDir)}
	if runtime.GOOS != "linux" || len(i.wheels) == 0 {
		return 0, &Error{set.Name, fmt.Errorf("NVIDIA's libraries exist for linux/amd64 and linux/arm64, not for %s/%s: %w", runtime.GOOS, runtime.GOARCH, errors.ErrUnsupported)}
	}
	outcome, err := i.locked(ctx)
	if err != nil {
		return 0, &Error{set.Name, err}
	}
	return outcome, nil
}

type installer struct {
	Options
	set         toolchain.Set
	wheels      []toolchain.Wheel
	parent, dir string
}

// hidden returns the path of something that belongs to an installation.
func (i *installer) hidden(what string) string {
	return filepath.Join(i.parent, "."+i.set.Name+"."+what)
}

func (i *installer) locked(ctx context.Context) (Outcome, error) {
	safe := func() error {
		if err := (pathowner.Policy{Private: i.CacheDir}).Check(i.parent); err != nil {
			return fmt.Errorf("%w; or set GPUC_CACHE to a directory of your own", err)
		}
		return nil
	}
	if err := safe(); err != nil {
		return 0, err
	}
	if err := os.MkdirAll(i.parent, 0o700); err != nil {
		return 0, err
	}
	if err := safe(); err != nil {
		return 0, err
	}
	unlock, err := lock(ctx, i.hidden("lock"), func() {
		fmt.Fprintf(i.Log, "waiting for another process that installs %s\n", i.set.Name)
	})
	if err != nil {
		return 0, err
	}
	defer unlock()
	return i.install(ctx)
}

// install looks at what is there and makes the rest; the lock is held.
func (i *installer) install(ctx context.Context) (Outcome, error) {
	outcome := Installed
	// intact are the wheels whose files are as they were installed.
	var intact []toolchain.RecordedWheel
	err := toolchain.Verify(ctx, i.CacheDir, i.set)
	var damaged *toolchain.DamagedError
	var unsafe *pathowner.Error
	switch {
	case err == nil:
		return Intact, nil
	case errors.Is(err, fs.ErrNotExist):
		fmt.Fprintf(i.Log, "installing %s (%s) into %s\n", i.set.Name, i.set.Doc, i.dir)
	case errors.As(err, &damaged):
		outcome = Repaired
		intact = undamaged(i.dir, damaged)
		fmt.Fprintf(i.Log, "repairing %s in %s: %s %s%s\n", i.set.Name, i.dir, damaged.Damage[0].Path, damaged.Damage[0].Why, more(len(damaged.Damage)-1))
	case errors.As(err, &unsafe):
		// The directory above was checked, so that this one can be replaced.
		outcome = Repaired
		fmt.Fprintf(i.Log, "installing %s anew: %v\n", i.set.Name, unsafe)
	default:
		return 0, err
	}
	return outcome, i.replace(ctx, intact)
}

func more(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(", and %d more", n)
}

// undamaged returns the wheels of an installed set whose files are all intact.
func undamaged(dir string, e *toolchain.DamagedError) (ws []toolchain.RecordedWheel) {
	r, err := toolchain.ReadRecord(dir)
	if err != nil {
		return nil
	}
	for _, w := range r.Wheels {
		hit := func(d toolchain.Damage) bool { return d.Wheel == w.File }
		// Damage of the record itself names no file that was compared.
		compared := !slices.ContainsFunc(e.Damage, func(d toolchain.Damage) bool { return d.Path == toolchain.RecordFile })
		if compared && !slices.ContainsFunc(e.Damage, hit) {
			ws = append(ws, w)
		}
	}
	return ws
}

// replace fills a temporary directory and puts it in the place of the set. The lock
// is held, so whatever lies under a temporary name belongs to a process that died.
func (i *installer) replace(ctx context.Context, intact []toolchain.RecordedWheel) error {
	tmp, old, fetched := i.hidden("part"), i.hidden("old"), i.hidden("wheels")
	if err := errors.Join(os.RemoveAll(tmp), os.RemoveAll(old)); err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if err := errors.Join(os.Mkdir(tmp, 0o700), os.MkdirAll(fetched, 0o700)); err != nil {
		return err
	}
	record, err := i.fill(ctx, tmp, fetched, intact)
	if err != nil {
		return err
	}
	if err := record.Write(tmp); err != nil {
		return err
	}
	if err := toolchain.Suffices(tmp, i.set); err != nil {
		return fmt.Errorf("all wheels are there, but %w", err)
	}
	if err := os.Rename(i.dir, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Rename(tmp, i.dir); err != nil {
		return err
	}
	return errors.Join(os.RemoveAll(old), os.RemoveAll(fetched))
}

// fill brings the files of every wheel into a directory: by links where they are
// intact in the set that is there, and otherwise from the index.
func (i *installer) fill(ctx context.Context, dir, fetched string, intact []toolchain.RecordedWheel) (*toolchain.Record, error) {
	record := &toolchain.Record{}
	var missing []toolchain.Wheel
	linked := map[string]toolchain.RecordedWheel{}
	for _, w := range i.wheels {
		n := slices.IndexFunc(intact, func(r toolchain.RecordedWheel) bool { return r.SHA256 == w.SHA256 })
		if n >= 0 && linkFiles(i.dir, dir, intact[n]) == nil {
			linked[w.SHA256] = intact[n]
		} else {
			missing = append(missing, w)
		}
	}
	if err := i.fetch(ctx, missing, fetched); err != nil {
		return nil, err
	}
	for _, w := range i.wheels {
		r, ok := linked[w.SHA256]
		if !ok {
			var err error
			if r, err = unpack(ctx, filepath.Join(fetched, w.File), dir, i.set, w); err != nil {
				return nil, fmt.Errorf("unpack %s: %w", w.File, err)
			}
		}
		record.Wheels = append(record.Wheels, r)
	}
	return record, nil
}

// linkFiles makes the files of a wheel appear in another directory too.
func linkFiles(from, to string, w toolchain.RecordedWheel) error {
	for _, f := range w.Files {
		path := filepath.FromSlash(f.Path)
		if err := os.MkdirAll(filepath.Dir(filepath.Join(to, path)), 0o700); err != nil {
			return err
		}
		if err := os.Link(filepath.Join(from, path), filepath.Join(to, path)); err != nil {
			return err
		}
	}
	return nil
}

// fetch brings wheels into a directory, with the settings of pip.
func (i *installer) fetch(ctx context.Context, wheels []toolchain.Wheel, dir string) error {
	settings, err := wheel.ReadSettings(wheel.Environment{Getenv: i.Getenv, Prefix: toolchain.Config{Getenv: i.Getenv}.PythonPrefix()})
	if err != nil {
		return err
	}
	var before, total int64
	for _, w := range wheels {
		total += w.Bytes
	}
	client, err := wheel.New(settings, wheel.Options{Proxy: i.Proxy, Progress: func(file string, done int64) { i.Progress(file, before+done, total) }})
	if err != nil {
		return err
	}
	for _, w := range wheels {
		version, _, _ := strings.Cut(strings.TrimPrefix(w.File, w.Dist()+"-"), "-")
		fmt.Fprintf(i.Log, "fetching %s %s (%.1f MB)\n", w.Dist(), version, float64(w.Bytes)/1e6)
		if err := client.Fetch(ctx, wheel.Pin{File: w.File, SHA256: w.SHA256, Bytes: w.Bytes}, filepath.Join(dir, w.File)); err != nil {
			return err
		}
		before += w.Bytes
	}
	return nil
}
