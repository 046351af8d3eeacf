package wheel

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Client fetches wheels from the places that settings name.
type Client struct {
	s    Settings
	o    Options
	http *http.Client
}

// Options are what settings do not say.
type Options struct {
	// Proxy chooses a proxy where the settings have none, as
	// http.ProxyFromEnvironment does; nil means none.
	Proxy func(*http.Request) (*url.URL, error)
	// Pause waits before a request is repeated for the nth time, counted from 1;
	// nil means longer and longer.
	Pause func(ctx context.Context, n int) error
	// Progress, if set, is told how many bytes of a wheel are there.
	Progress func(file string, done int64)
}

// New returns a client.
func New(s Settings, o Options) (*Client, error) {
	if o.Pause == nil {
		o.Pause = pause
	}
	if o.Progress == nil {
		o.Progress = func(string, int64) {}
	}
	cfg := &tls.Config{}
	if s.Cert != "" {
		pool, err := certificates(s.Cert)
		if err != nil {
			return nil, fmt.Errorf("read the certificates that pip's setting cert names: %w", err)
		}
		cfg.RootCAs = pool
	}
	if s.ClientCert != "" {
		cert, err := tls.LoadX509KeyPair(s.ClientCert, s.ClientCert)
		if err != nil {
			return nil, fmt.Errorf("read the certificate that pip's setting client-cert names: %w", err)
		}
		cfg.Certificates = []tls.Certificate{cert}
	}
	proxy := o.Proxy
	if s.Proxy != "" {
		address := s.Proxy
		if !strings.Contains(address, "://") {
			address = "http://" + address
		}
		u, err := url.Parse(address)
		if err != nil {
			return nil, fmt.Errorf("pip's setting proxy: %w", err)
		}
		proxy = http.ProxyURL(u)
	}
	transport := func(cfg *tls.Config) *http.Transport {
		t := &http.Transport{Proxy: proxy, TLSClientConfig: cfg, ResponseHeaderTimeout: s.Timeout, TLSHandshakeTimeout: s.Timeout, ForceAttemptHTTP2: true}
		t.RegisterProtocol("file", http.NewFileTransport(http.Dir("/")))
		return t
	}
	unchecked := cfg.Clone()
	unchecked.InsecureSkipVerify = true // for the hosts of which the user says so
	return &Client{s: s, o: o, http: &http.Client{
		Transport: trusting{s.TrustedHosts, transport(cfg), transport(unchecked)},
	}}, nil
}

// trusting leaves out the check of the certificates of some hosts.
type trusting struct {
	hosts              []string
	checked, unchecked http.RoundTripper
}

func (t trusting) RoundTrip(r *http.Request) (*http.Response, error) {
	if slices.Contains(t.hosts, r.URL.Host) || slices.Contains(t.hosts, r.URL.Hostname()) {
		return t.unchecked.RoundTrip(r)
	}
	return t.checked.RoundTrip(r)
}

// certificates reads a file of certificates, or a directory of such files.
func certificates(path string) (*x509.CertPool, error) {
	files := []string{path}
	if fi, err := os.Stat(path); err != nil {
		return nil, err
	} else if fi.IsDir() {
		if files, err = filepath.Glob(filepath.Join(path, "*")); err != nil {
			return nil, err
		}
	}
	pool, found := x509.NewCertPool(), false
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil && len(files) == 1 {
			return nil, err
		}
		found = pool.AppendCertsFromPEM(b) || found
	}
	if !found {
		return nil, fmt.Errorf("%s holds no certificate", path)
	}
	return pool, nil
}

// statusError is an answer that is none.
type statusError struct {
	url    *url.URL
	status int
}

func (e *statusError) Error() string {
	return fmt.Sprintf("%s: %d %s", e.url.Redacted(), e.status, http.StatusText(e.status))
}

// passing reports whether a failure may be over when the request is repeated.
func passing(err error) bool {
	var status *statusError
	if errors.As(err, &status) {
		return status.status >= 500 || slices.Contains([]int{http.StatusRequestTimeout, http.StatusRequestedRangeNotSatisfiable, http.StatusTooManyRequests}, status.status)
	}
	var cert *tls.CertificateVerificationError
	var local *os.PathError
	return !errors.Is(err, errHash) && !errors.As(err, &cert) && !errors.As(err, &local)
}

// repeat calls try until it succeeds, fails for good, or has failed too often.
func (c *Client) repeat(ctx context.Context, try func() error) error {
	for n := 1; ; n++ {
		err := try()
		if err == nil || ctx.Err() != nil || n > c.s.Retries || !passing(err) {
			if ctx.Err() != nil {
				err = ctx.Err()
			}
			return err
		}
		if err := c.o.Pause(ctx, n); err != nil {
			return err
		}
	}
}

func pause(ctx context.Context, n int) error {
	t := time.NewTimer(250 * time.Millisecond << min(n, 6))
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

// get asks for a page or file from a byte on, and hands the answer to use. It gives
// up when nothing comes for the time that the settings allow.
func (c *Client) get(ctx context.Context, u *url.URL, from int64, use func(*http.Response) error) (err error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	silent := fmt.Errorf("no data arrived for %v", c.s.Timeout)
	defer func() {
		if err != nil && context.Cause(ctx) == silent {
			err = silent
		}
	}()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return err
	}
	// Compression would change what is at a byte.
	req.Header.Set("Accept-Encoding", "identity")
	req.Header.Set("User-Agent", "gpuc")
	if from > 0 {
		req.Header.Set("Range", fmt.Sprintf("bytes=%d-", from))
	}
	if u.User == nil {
		if user := c.password(u); user != nil {
			p, _ := user.Password()
			req.SetBasicAuth(user.Username(), p)
		}
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return err
	}
	idle := time.AfterFunc(c.s.Timeout, func() { cancel(silent) })
	defer idle.Stop()
	resp.Body = &watched{resp.Body, idle, c.s.Timeout}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK && resp.StatusCode != http.StatusPartialContent {
		return &statusError{u, resp.StatusCode}
	}
	return use(resp)
}

// password returns the user and password for a host: of an index there, or of the
// .netrc file.
func (c *Client) password(u *url.URL) *url.Userinfo {
	for _, index := range slices.Concat(c.s.Indexes, c.s.FindLinks) {
		if iu, err := url.Parse(index); err == nil && iu.Host == u.Host && iu.User != nil {
			return iu.User
		}
	}
	return netrc(c.s.Netrc, u.Hostname())
}

// watched puts off the end of a request as long as bytes come.
type watched struct {
	io.ReadCloser
	idle    *time.Timer
	timeout time.Duration
}

func (w *watched) Read(p []byte) (int, error) {
	n, err := w.ReadCloser.Read(p)
	if n > 0 {
		w.idle.Reset(w.timeout)
	}
	return n, err
}
