// Package wheel fetches files that are pinned by their SHA-256 from a Python package
// index, with the settings that pip takes: indexes, directories of wheels, proxies,
// certificates and passwords. It needs no Python.
//
// It knows nothing of what wheels hold and imports nothing of this module. Start
// reading at Client.Fetch; the settings are in settings.go.
package wheel

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"html"
	"io"
	"net/http"
	"net/url"
	"os"
	"path"
	"regexp"
	"strings"
)

// Pin is a file of an index.
type Pin struct {
	// File is the name of the file, which begins with the distribution's.
	File   string
	SHA256 string
	Bytes  int64
}

// FetchError says that a file could not be had, and why of each place.
type FetchError struct {
	File string
	// Errs has one error for each place that was tried.
	Errs []error
}

// Error lists the places.
func (e *FetchError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "cannot fetch %s", e.File)
	for _, err := range e.Errs {
		fmt.Fprintf(&b, "\n\t%v", err)
	}
	return b.String()
}

// Unwrap returns the reasons.
func (e *FetchError) Unwrap() []error { return e.Errs }

// Fetch brings a pinned file to path. What of it has come when Fetch fails stays
// there, and a later Fetch goes on from that; what is there when it succeeds has
// the pinned hash. The error is a *FetchError, or that of the context.
func (c *Client) Fetch(ctx context.Context, p Pin, path string) error {
	if fi, err := os.Stat(path); err == nil && fi.Size() == p.Bytes && checkHash(p, path) == nil {
		c.o.Progress(p.File, p.Bytes)
		return nil
	}
	e := &FetchError{File: p.File}
	pages := append([]string{}, c.s.FindLinks...)
	dist, _, _ := strings.Cut(p.File, "-")
	for _, index := range c.s.Indexes {
		// The name of a project is written with dashes (PEP 503).
		pages = append(pages, strings.TrimSuffix(index, "/")+"/"+normalize(dist)+"/")
	}
	for _, page := range pages {
		err := c.fetchFrom(ctx, page, p, path)
		if err == nil {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		e.Errs = append(e.Errs, err)
	}
	if len(pages) == 0 {
		e.Errs = []error{errors.New("pip's settings say no-index, and name no find-links")}
	}
	return e
}

var separators = regexp.MustCompile(`[-_.]+`)

func normalize(dist string) string { return strings.ToLower(separators.ReplaceAllString(dist, "-")) }

// fetchFrom looks for a file on a page of links, and fetches it.
func (c *Client) fetchFrom(ctx context.Context, page string, p Pin, path string) error {
	u, err := url.Parse(page)
	if err != nil {
		return err
	}
	link := u
	if !strings.HasSuffix(u.Path, ".whl") {
		if link, err = c.find(ctx, u, p); err != nil {
			return err
		}
	} else if baseName(u) != p.File {
		return fmt.Errorf("%s is another file", u.Redacted())
	}
	return c.repeat(ctx, func() error {
		err := c.download(ctx, link, p, path)
		if errors.Is(err, errResumed) {
			// What was there may have been of something else.
			os.Remove(path)
			err = c.download(ctx, link, p, path)
		}
		if errors.Is(err, errHash) {
			os.Remove(path)
		}
		return err
	})
}

// anchors are the links of a page: of an index (PEP 503), or of a directory.
var anchors = regexp.MustCompile(`(?is)<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')`)

// find returns the link to a file on a page.
func (c *Client) find(ctx context.Context, u *url.URL, p Pin) (*url.URL, error) {
	var text []byte
	base := u
	err := c.repeat(ctx, func() error {
		return c.get(ctx, u, 0, func(r *http.Response) (err error) {
			base = r.Request.URL
			text, err = io.ReadAll(io.LimitReader(r.Body, 64<<20))
			return err
		})
	})
	if err != nil {
		return nil, err
	}
	for _, m := range anchors.FindAllSubmatch(text, -1) {
		ref, err := url.Parse(html.UnescapeString(string(m[1]) + string(m[2])))
		if err != nil {
			continue
		}
		link := base.ResolveReference(ref)
		if baseName(link) != p.File {
			continue
		}
		if sum, ok := strings.CutPrefix(link.Fragment, "sha256="); ok && sum != p.SHA256 {
			return nil, fmt.Errorf("%s lists %s with the SHA-256 %s, and %s is pinned", u.Redacted(), p.File, sum, p.SHA256)
		}
		link.Fragment = ""
		return link, nil
	}
	return nil, fmt.Errorf("%s does not list %s", u.Redacted(), p.File)
}

func baseName(u *url.URL) string { return path.Base(u.Path) }

var (
	errHash    = errors.New("the content is not the pinned one")
	errResumed = errors.New("the download was resumed")
)

// download fetches a file, from the byte on to which it is there already.
func (c *Client) download(ctx context.Context, u *url.URL, p Pin, path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer f.Close()
	fi, err := f.Stat()
	if err != nil {
		return err
	}
	from := fi.Size()
	if from >= p.Bytes {
		from = 0
	}
	err = c.get(ctx, u, from, func(r *http.Response) error {
		if r.StatusCode != http.StatusPartialContent {
			from = 0 // the server does not know how to go on
		}
		if err := f.Truncate(from); err != nil {
			return err
		}
		if _, err := f.Seek(from, io.SeekStart); err != nil {
			return err
		}
		done := from
		n, err := io.Copy(f, io.TeeReader(io.LimitReader(r.Body, p.Bytes-from+1), writer(func(b []byte) {
			done += int64(len(b))
			c.o.Progress(p.File, done)
		})))
		if err == nil && from+n < p.Bytes {
			err = io.ErrUnexpectedEOF
		}
		return err
	})
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	var status *statusError
	if errors.As(err, &status) && status.status == http.StatusRequestedRangeNotSatisfiable {
		return errors.Join(err, os.Truncate(path, 0))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", u.Redacted(), err)
	}
	if err := checkHash(p, path); err != nil {
		if from > 0 {
			err = errors.Join(err, errResumed)
		}
		return fmt.Errorf("%s: %w", u.Redacted(), err)
	}
	return nil
}

type writer func([]byte)

func (w writer) Write(b []byte) (int, error) { w(b); return len(b), nil }

// checkHash returns an error, which wraps errHash, if a file is not the pinned one.
func checkHash(p Pin, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return err
	}
	if sum := hex.EncodeToString(h.Sum(nil)); sum != p.SHA256 {
		return fmt.Errorf("%w: the SHA-256 is %s, and %s is pinned", errHash, sum, p.SHA256)
	}
	return nil
}
