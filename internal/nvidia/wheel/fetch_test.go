package wheel

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var content = bytes.Repeat([]byte("0123456789abcdef"), 1000)

// pin is the file that every test fetches.
var pin = Pin{File: "nvidia_x-1.0-py3-none-any.whl", SHA256: fmt.Sprintf("%x", sha256.Sum256(content)), Bytes: int64(len(content))}

// index is a package index that answers requests for the file in turn.
type index struct {
	*httptest.Server
	link    string // how the page names the file; %s is its name
	answers []http.HandlerFunc
	// requests are what was asked for, with the range.
	requests []string
}

func whole(w http.ResponseWriter, r *http.Request) {
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}

func status(code int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(code) }
}

// cut sends the first n bytes of what it promises, and hangs up.
func cut(n int) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", fmt.Sprint(len(content)))
		w.Write(content[:n])
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}
}

func send(b []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { w.Write(b) }
}

func newIndex(t *testing.T, start func(http.Handler) *httptest.Server, link string, answers ...http.HandlerFunc) *index {
	x := &index{link: link, answers: answers}
	x.Server = start(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Range") != "" {
			x.requests = append(x.requests, r.URL.Path+" "+r.Header.Get("Range"))
		} else {
			x.requests = append(x.requests, r.URL.Path)
		}
		switch {
		case r.URL.Path == "/simple/nvidia-x/":
			fmt.Fprintf(w, "<!DOCTYPE html><html><body><a href=\"../../f/other.whl\">other</a>\n<A class='x' HREF=\"%s\">it</A></body></html>", fmt.Sprintf(x.link, pin.File))
		case strings.HasPrefix(r.URL.Path, "/f/") && len(x.answers) > 0:
			answer := x.answers[0]
			x.answers = x.answers[1:]
			answer(w, r)
		default:
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	t.Cleanup(x.Close)
	return x
}

// noPause counts the pauses between requests, and waits for none.
func noPause(n *int) func(context.Context, int) error {
	return func(context.Context, int) error { *n++; return nil }
}

func TestFetch(t *testing.T) {
	file := "/f/" + pin.File
	const page = "/simple/nvidia-x/"
	good := "../../f/%s#sha256=" + pin.SHA256
	for _, tt := range []struct {
		name     string
		link     string
		before   []byte // what an earlier download has left
		answers  []http.HandlerFunc
		requests []string
		errs     []string // what the error says; none is success
		left     int      // bytes that stay after an error
	}{
		{"at once", good, nil, []http.HandlerFunc{whole}, []string{page, file}, nil, 0},
		{"without a hash on the page", "../../f/%s", nil, []http.HandlerFunc{whole}, []string{page, file}, nil, 0},
		{"there already", good, content, nil, nil, nil, 0},
		{"goes on with what is there", good, content[:999], []http.HandlerFunc{whole}, []string{page, file + " bytes=999-"}, nil, 0},
		{"from a server that cannot go on", good, content[:999], []http.HandlerFunc{send(content)}, []string{page, file + " bytes=999-"}, nil, 0},
		{"after something else was there", good, []byte("something else"), []http.HandlerFunc{whole, whole}, []string{page, file + " bytes=14-", file}, nil, 0},
		{"after more was there", good, append([]byte("x"), content...), []http.HandlerFunc{whole}, []string{page, file}, nil, 0},
		{"after the server refuses the range", good, content[:5], []http.HandlerFunc{status(416), whole}, []string{page, file + " bytes=5-", file}, nil, 0},
		{"after it broke off twice", good, nil, []http.HandlerFunc{cut(100), cut(5000), whole}, []string{page, file, file + " bytes=100-", file + " bytes=5000-"}, nil, 0},
		{"after the server was busy", good, nil, []http.HandlerFunc{status(503), status(429), whole}, []string{page, file, file, file}, nil, 0},
		{"redirected", good, nil, []http.HandlerFunc{http.RedirectHandler("/f/elsewhere", 302).ServeHTTP, whole}, []string{page, file, "/f/elsewhere"}, nil, 0},
		{"the server stays busy", good, content[:7], []http.HandlerFunc{status(500), status(500), status(500), status(500)},
			[]string{page, file + " bytes=7-", file + " bytes=7-", file + " bytes=7-"}, []string{file, "500 Internal Server Error"}, 7},
		{"it always breaks off", good, nil, []http.HandlerFunc{cut(10), cut(10), cut(10)}, []string{page, file, file + " bytes=10-", file + " bytes=10-"}, []string{"EOF"}, 10},
		{"the file is gone", good, nil, []http.HandlerFunc{status(404)}, []string{page, file}, []string{file, "404 Not Found"}, 0},
		{"another content", good, nil, []http.HandlerFunc{send(bytes.Repeat([]byte("x"), len(content)))}, []string{page, file}, []string{"the content is not the pinned one", pin.SHA256}, 0},
		{"more than is pinned", good, nil, []http.HandlerFunc{send(append(content[:len(content):len(content)], 'x'))}, []string{page, file}, []string{"the content is not the pinned one"}, 0},
		{"another hash on the page", "../../f/%s#sha256=00", nil, nil, []string{page}, []string{"with the SHA-256 00, and " + pin.SHA256 + " is pinned"}, 0},
		{"not on the page", "../../f/not-%s", nil, nil, []string{page}, []string{"does not list " + pin.File}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := newIndex(t, httptest.NewServer, tt.link, tt.answers...)
			path := filepath.Join(t.TempDir(), "f.whl")
			if tt.before != nil {
				if err := os.WriteFile(path, tt.before, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			pauses := 0
			var seen int64
			c, err := New(Settings{Indexes: []string{x.URL + "/simple"}, Retries: 2, Timeout: time.Minute}, Options{Pause: noPause(&pauses), Progress: func(_ string, n int64) { seen = n }})
			if err != nil {
				t.Fatal(err)
			}
			err = c.Fetch(t.Context(), pin, path)
			if d := cmp.Diff(tt.requests, x.requests); d != "" {
				t.Errorf("requests (-want +got):\n%s", d)
			}
			b, _ := os.ReadFile(path)
			if tt.errs == nil {
				if err != nil || !bytes.Equal(b, content) || seen != pin.Bytes {
					t.Errorf("err = %v, %d of %d bytes, progress %d", err, len(b), len(content), seen)
				}
				return
			}
			var fe *FetchError
			if !errors.As(err, &fe) {
				t.Fatalf("err = %v, want a FetchError", err)
			}
			for _, want := range tt.errs {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q:\n%v", want, err)
				}
			}
			if len(b) != tt.left {
				t.Errorf("%d bytes stay, want %d", len(b), tt.left)
			}
		})
	}
}

// fetchFrom fetches with settings.
func fetchFrom(t *testing.T, s Settings) error {
	t.Helper()
	n := 0
	s.Timeout = time.Minute
	c, err := New(s, Options{Pause: noPause(&n)})
	if err != nil {
		return err
	}
	return c.Fetch(t.Context(), pin, filepath.Join(t.TempDir(), "f.whl"))
}

func TestFetchFromDirectory(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a folder")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, pin.File), content, 0o600); err != nil {
		t.Fatal(err)
	}
	link := Environment{}.link(dir)
	if err := fetchFrom(t, Settings{FindLinks: []string{link}}); err != nil {
		t.Error(err)
	}
	if err := fetchFrom(t, Settings{FindLinks: []string{link + "/" + pin.File}}); err != nil {
		t.Errorf("the file itself: %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, pin.File), content[1:], 0o600); err != nil {
		t.Fatal(err)
	}
	x := newIndex(t, httptest.NewServer, "../../f/%s", whole, whole)
	if err := fetchFrom(t, Settings{FindLinks: []string{link, Environment{}.link("/nonexistent/wheels")}, Indexes: []string{x.URL + "/simple/"}}); err != nil {
		t.Errorf("after a directory with a damaged file: %v", err)
	}
	err := fetchFrom(t, Settings{FindLinks: []string{link, Environment{}.link("/nonexistent/wheels")}})
	for _, want := range []string{pin.File, "/nonexistent/wheels"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("err = %v, want one that names %s", err, want)
		}
	}
	if err := fetchFrom(t, Settings{}); err == nil || !strings.Contains(err.Error(), "no-index") {
		t.Errorf("without any place: err = %v", err)
	}
}

func TestFetchFromTheNextIndex(t *testing.T) {
	first := newIndex(t, httptest.NewServer, "../../f/not-%s")
	second := newIndex(t, httptest.NewServer, "../../f/%s", whole)
	if err := fetchFrom(t, Settings{Indexes: []string{first.URL + "/none", first.URL + "/simple", second.URL + "/simple"}}); err != nil {
		t.Error(err)
	}
}

func TestFetchChecksCertificates(t *testing.T) {
	x := newIndex(t, httptest.NewTLSServer, "../../f/%s", whole, whole, whole)
	x.Config.ErrorLog = log.New(io.Discard, "", 0)
	ca := filepath.Join(t.TempDir(), "ca.pem")
	if err := os.WriteFile(ca, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: x.Certificate().Raw}), 0o600); err != nil {
		t.Fatal(err)
	}
	s := Settings{Indexes: []string{x.URL + "/simple"}}
	if err := fetchFrom(t, s); err == nil || !strings.Contains(err.Error(), "certificate") {
		t.Errorf("an unknown certificate: err = %v", err)
	}
	s.Cert = ca
	if err := fetchFrom(t, s); err != nil {
		t.Errorf("with its certificate: %v", err)
	}
	s.Cert = filepath.Dir(ca)
	if err := fetchFrom(t, s); err != nil {
		t.Errorf("with a directory of certificates: %v", err)
	}
	s.Cert, s.TrustedHosts = "", []string{"127.0.0.1"}
	if err := fetchFrom(t, s); err != nil {
		t.Errorf("as a trusted host: %v", err)
	}
	s.Cert = filepath.Join(t.TempDir(), "none.pem")
	if err := fetchFrom(t, s); err == nil || !strings.Contains(err.Error(), "setting cert") {
		t.Errorf("certificates that do not exist: err = %v", err)
	}
}

func TestFetchWithPasswords(t *testing.T) {
	var users []string
	guard := func(w http.ResponseWriter, r *http.Request) {
		user, password, _ := r.BasicAuth()
		users = append(users, user+":"+password)
		whole(w, r)
	}
	x := newIndex(t, httptest.NewServer, "../../f/%s", guard, guard)
	rc := filepath.Join(t.TempDir(), "netrc")
	if err := os.WriteFile(rc, []byte("machine 127.0.0.1 login bob password b"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := fetchFrom(t, Settings{Indexes: []string{strings.Replace(x.URL, "//", "//ann:a@", 1) + "/simple"}, Netrc: rc}); err != nil {
		t.Error(err)
	}
	if err := fetchFrom(t, Settings{Indexes: []string{x.URL + "/simple"}, Netrc: rc}); err != nil {
		t.Error(err)
	}
	if d := cmp.Diff([]string{"ann:a", "bob:b"}, users); d != "" {
		t.Errorf("users (-want +got):\n%s", d)
	}
	x.Close()
	err := fetchFrom(t, Settings{Indexes: []string{strings.Replace(x.URL, "//", "//ann:s3cret@", 1) + "/simple"}})
	if err == nil || strings.Contains(err.Error(), "s3cret") {
		t.Errorf("err = %v, want one without the password", err)
	}
}

func TestFetchThroughProxy(t *testing.T) {
	x := newIndex(t, httptest.NewServer, "../../f/%s", whole)
	// A proxy gets the whole address of what it is to ask for.
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Host != "index.example" {
			t.Errorf("the proxy was asked for %s", r.URL)
		}
		x.Config.Handler.ServeHTTP(w, r)
	}))
	defer proxy.Close()
	if err := fetchFrom(t, Settings{Indexes: []string{"http://index.example/simple"}, Proxy: strings.TrimPrefix(proxy.URL, "http://")}); err != nil {
		t.Error(err)
	}
}

func TestFetchEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	x := newIndex(t, httptest.NewServer, "../../f/%s", func(w http.ResponseWriter, r *http.Request) {
		w.Write(content[:10])
		w.(http.Flusher).Flush()
		cancel()
		<-r.Context().Done()
	})
	n := 0
	c, err := New(Settings{Indexes: []string{x.URL + "/simple"}, Retries: 5, Timeout: time.Minute}, Options{Pause: noPause(&n)})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Fetch(ctx, pin, filepath.Join(t.TempDir(), "f.whl")); !errors.Is(err, context.Canceled) || n != 0 {
		t.Errorf("err = %v after %d pauses, want the context's", err, n)
	}
}

// A server that falls silent is given up after the time that pip's settings allow.
func TestFetchGivesUpSilence(t *testing.T) {
	var c *Client
	silent := func(w http.ResponseWriter, r *http.Request) {
		c.s.Timeout = time.Millisecond
		w.Write(content[:10])
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}
	x := newIndex(t, httptest.NewServer, "../../f/%s", silent, whole)
	n := 0
	var err error
	c, err = New(Settings{Indexes: []string{x.URL + "/simple"}, Timeout: time.Minute}, Options{Pause: noPause(&n)})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Fetch(t.Context(), pin, filepath.Join(t.TempDir(), "f.whl")); err == nil || !strings.Contains(err.Error(), "no data arrived for") {
		t.Errorf("err = %v, want that no data arrived", err)
	}
}
