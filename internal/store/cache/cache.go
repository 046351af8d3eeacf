// Package cache keeps what is slow to make and depends on its inputs alone:
// linked cubins, compiled units of the device library, and what is known of packages that were
// compiled. An entry is named by
// the SHA-256 of everything that it was made from. It holds that name, and a checksum,
// so that an entry that was truncated or altered, or put in the place of another, is
// never used.
//
// Any number of processes may use one directory at once. A cache that cannot be
// read or written, because the disk is full or the directory belongs to
// somebody else, stops no work: that is reported once and everything is made
// anew. Of this module the package imports own alone. Start reading at Open, Get
// and Put.
package cache

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/store/atomicfile"
	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// DefaultMaxBytes is the size to which entries are trimmed where Options does
// not say otherwise. A cubin has some 50 KB, the device library some
// 100 KB.
const DefaultMaxBytes = 1 << 30

// entriesDir holds the entries below the cache's directory, which is shared
// with the installed toolchains.
const entriesDir = "entries"

// Options configure a cache.
type Options struct {
	// Warn, if set, is told, once, that the cache cannot be used and why.
	Warn func(error)
	// MaxBytes is the size above which the entries that were not used for
	// longest are removed; 0 means DefaultMaxBytes.
	MaxBytes int64
}

// Cache is a directory of entries. A nil *Cache is valid and holds nothing.
type Cache struct {
	dir  string
	opts Options

	check sync.Once
	mu    sync.Mutex
	// broken is why the cache is not used (any more).
	broken error
}

// Open returns the cache in the given directory, which is created, for its
// user alone, when the first entry is stored. It touches nothing yet: a
// directory that cannot be used is reported through opts.Warn when it is.
func Open(dir string, opts Options) *Cache {
	opts.MaxBytes = cmp.Or(opts.MaxBytes, DefaultMaxBytes)
	return &Cache{dir: dir, opts: opts}
}

// Dir returns the directory of the cache.
func (c *Cache) Dir() string { return c.dir }

// Broken returns why the cache is not used, or nil.
func (c *Cache) Broken() error {
	if c == nil {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.broken
}

// Get returns the entry of the given kind and key, and whether there is one.
// An entry that is damaged, or is that of another key, is removed.
func (c *Cache) Get(kind string, key Key) ([]byte, bool) {
	if !c.usable() {
		return nil, false
	}
	path := c.path(kind, key)
	if err := c.own(path); err != nil {
		c.fail(err)
		return nil, false
	}
	b, err := os.ReadFile(path)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			c.fail(err)
		}
		return nil, false
	}
	content, ok := open(kind, key, b)
	if !ok {
		// Another process may be replacing it: at worst a good entry is
		// removed, and made again.
		os.Remove(path)
		return nil, false
	}
	c.touch(path)
	return content, true
}

// Put stores an entry. A failure is reported through Options.Warn and the
// cache is not used any more; there is no half-written entry then.
func (c *Cache) Put(kind string, key Key, content []byte) {
	if !c.usable() {
		return
	}
	if err := c.put(c.path(kind, key), seal(kind, key, content)); err != nil {
		c.fail(err)
		return
	}
	c.trim()
}

func (c *Cache) put(path string, entry []byte) error {
	dir := filepath.Dir(path)
	if err := c.own(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	// What a power cut leaves behind fails the checksum.
	return atomicfile.Write(path, tempPrefix, 0o600, func(w io.Writer) error {
		_, err := w.Write(entry)
		return err
	})
}

func (c *Cache) path(kind string, key Key) string {
	h := hex.EncodeToString(key[:])
	return filepath.Join(c.dir, entriesDir, kind, h[:2], h)
}

// touch marks an entry as used, for trim; once an hour is exact enough.
func (c *Cache) touch(path string) {
	now := time.Now()
	if fi, err := os.Stat(path); err == nil && now.Sub(fi.ModTime()) > time.Hour {
		os.Chtimes(path, now, now)
	}
}

// usable reports whether the cache may be read and written.
func (c *Cache) usable() bool { return c.Check() == nil && c != nil }

// Check returns why the cache cannot be used, or nil. A directory that others can
// write to is not trusted: what is in it runs on the GPU.
func (c *Cache) Check() error {
	if c == nil {
		return nil
	}
	c.check.Do(func() {
		for _, dir := range []string{c.dir, filepath.Join(c.dir, entriesDir)} {
			err := c.own(dir)
			if fi, serr := os.Stat(dir); err == nil && serr == nil && !fi.IsDir() {
				err = fmt.Errorf("%s is not a directory", dir)
			} else if err == nil && serr != nil && !errors.Is(serr, fs.ErrNotExist) {
				err = serr
			}
			if err != nil {
				c.fail(err)
				return
			}
		}
	})
	return c.Broken()
}

// own returns an error if somebody else could have changed what is in path.
func (c *Cache) own(path string) error {
	if err := (pathowner.Policy{Private: c.dir}).Check(path); err != nil {
		return fmt.Errorf("%w; or set %s to a directory of your own", err, EnvDir)
	}
	return nil
}

// fail puts the cache out of use and reports it, the first time.
func (c *Cache) fail(err error) {
	c.mu.Lock()
	first := c.broken == nil
	if first {
		c.broken = fmt.Errorf("going on without the cache in %s: %w", c.dir, err)
	}
	err = c.broken
	c.mu.Unlock()
	if first && c.opts.Warn != nil {
		c.opts.Warn(err)
	}
}

// EnvDir is the environment variable that names the directory for everything
// that gpuc keeps: entries and installed toolchains.
const EnvDir = "GPUC_CACHE"

// Dir returns the directory for everything that gpuc keeps: EnvDir, or gpuc
// below the system's directory for a user's caches. It looks at the
// environment through getenv alone and creates nothing.
func Dir(getenv func(string) string) (string, error) {
	if d := getenv(EnvDir); d != "" {
		return filepath.Abs(d)
	}
	var base string
	switch runtime.GOOS {
	case "windows":
		base = getenv("LocalAppData")
	case "darwin":
		if home := getenv("HOME"); filepath.IsAbs(home) {
			base = filepath.Join(home, "Library", "Caches")
		}
	default:
		// Relative paths are to be ignored (XDG Base Directory Specification).
		if base = getenv("XDG_CACHE_HOME"); !filepath.IsAbs(base) {
			base = ""
			if home := getenv("HOME"); filepath.IsAbs(home) {
				base = filepath.Join(home, ".cache")
			}
		}
	}
	if base == "" {
		return "", errors.New("no home directory is known to keep compiled kernels in; set " + EnvDir)
	}
	return filepath.Join(base, "gpuc"), nil
}

// An entry is magic, the entry's key, the checksum of everything else, the length of
// the content (8 bytes, little-endian), and the content.
const (
	magic      = "gpuc cache entry 2\n"
	keyAt      = len(magic)
	sumAt      = keyAt + len(Key{})
	lengthAt   = sumAt + sha256.Size
	headerSize = lengthAt + 8
)

// seal returns an entry.
func seal(kind string, key Key, content []byte) []byte {
	b := make([]byte, 0, headerSize+len(content))
	b = append(b, magic...)
	b = append(b, key[:]...)
	sum := checksum(kind, key, content)
	b = append(b, sum[:]...)
	b = binary.LittleEndian.AppendUint64(b, uint64(len(content)))
	return append(b, content...)
}

// open returns the content of an entry, and whether it is intact and that of the kind
// and key.
func open(kind string, key Key, b []byte) ([]byte, bool) {
	if len(b) < headerSize || string(b[:keyAt]) != magic {
		return nil, false
	}
	content := b[headerSize:]
	sum := checksum(kind, key, content)
	ok := bytes.Equal(b[keyAt:sumAt], key[:]) && bytes.Equal(b[sumAt:lengthAt], sum[:]) &&
		binary.LittleEndian.Uint64(b[lengthAt:headerSize]) == uint64(len(content))
	return content, ok
}

func checksum(kind string, key Key, content []byte) Key {
	return NewHasher(kind).Bytes(key[:]).Bytes(content).Key()
}
