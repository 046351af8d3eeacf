package cache

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// tempPrefix begins the names of files that are being written.
const tempPrefix = ".tmp-"

// staleTemp is the age above which a temporary file belongs to a process that
// died.
const staleTemp = time.Hour

// Entry describes an entry of a cache.
type Entry struct {
	Kind  string    `json:"kind"`
	Key   string    `json:"key"`
	Bytes int64     `json:"bytes"`
	Used  time.Time `json:"used"` // exact to about an hour

	path string
}

// List returns the entries, ordered by kind, the least recently used first.
func (c *Cache) List() ([]Entry, error) {
	es, _, err := c.walk()
	slices.SortFunc(es, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), a.Used.Compare(b.Used), cmp.Compare(a.Key, b.Key))
	})
	return es, err
}

// Clean removes every entry, and nothing else below the cache's directory. It
// returns what was removed.
func (c *Cache) Clean() ([]Entry, error) {
	es, err := c.List()
	if err != nil {
		return nil, err
	}
	if c == nil {
		return nil, nil
	}
	if err := os.RemoveAll(filepath.Join(c.dir, entriesDir)); err != nil {
		return nil, fmt.Errorf("clean cache: %w", err)
	}
	return es, nil
}

// walk returns the entries and the temporary files of dead processes.
func (c *Cache) walk() (es []Entry, stale []string, err error) {
	if c == nil {
		return nil, nil, nil
	}
	root := filepath.Join(c.dir, entriesDir)
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		// Other processes remove entries meanwhile.
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil || d.IsDir() {
			return err
		}
		fi, err := d.Info()
		if err != nil {
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			return err
		}
		if strings.HasPrefix(d.Name(), tempPrefix) {
			if time.Since(fi.ModTime()) > staleTemp {
				stale = append(stale, path)
			}
			return nil
		}
		kind, _ := filepath.Rel(root, filepath.Dir(filepath.Dir(path)))
		es = append(es, Entry{kind, d.Name(), fi.Size(), fi.ModTime(), path})
		return nil
	})
	if err != nil {
		return nil, nil, fmt.Errorf("list cache: %w", err)
	}
	return es, stale, nil
}

// trim removes the least recently used entries above the size limit, and what
// dead processes left behind. What goes wrong here is left to the next one.
func (c *Cache) trim() {
	es, stale, err := c.walk()
	if err != nil {
		return
	}
	for _, path := range stale {
		os.Remove(path)
	}
	total := int64(0)
	for _, e := range es {
		total += e.Bytes
	}
	if total <= c.opts.MaxBytes {
		return
	}
	slices.SortFunc(es, func(a, b Entry) int { return a.Used.Compare(b.Used) })
	for _, e := range es {
		if total <= c.opts.MaxBytes {
			return
		}
		if os.Remove(e.path) == nil {
			total -= e.Bytes
		}
	}
}
