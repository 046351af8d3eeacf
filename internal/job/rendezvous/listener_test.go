package rendezvous

import (
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

func TestStrangersStayOutside(t *testing.T) {
	r, at := root(t, 2)
	done := make(chan error)
	go func() {
		_, _, err := r.Gather(t.Context())
		done <- err
	}()
	for name, change := range map[string]func(*Config){
		"another token": func(c *Config) { c.Token = "another token of theirs" },
		"another job":   func(c *Config) { c.ID = "another" },
	} {
		cfg := config(1, 2)
		cfg.Address = at
		change(&cfg)
		tls, err := trust(cfg.Token, cfg.ID)
		if err != nil {
			t.Fatal(err)
		}
		if c, err := cfg.connect(t.Context(), tls, at); !errors.Is(err, errStranger) {
			t.Errorf("%s: connection %v, %v", name, c, err)
		}
	}
	for name, text := range map[string]string{"no TLS": "hello\n", "web": "GET / HTTP/1.0\r\n\r\n"} {
		c, err := net.Dial("tcp", at)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(c, text)
		if b, _ := io.ReadAll(c); strings.Contains(string(b), "{") {
			t.Errorf("%s: the answer is %q", name, b)
		}
		c.Close()
	}
	// A server learns nothing either: PE 1 does not talk to one without the token.
	if err := deceive(t); !errors.Is(err, errStranger) {
		t.Errorf("a false PE 0: %v", err)
	}
	cfg := config(1, 2)
	cfg.Address = at
	c, _, err := Dial(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	c.Close()
	if err := <-done; err != nil {
		t.Error(err)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.strangers < 2 {
		t.Errorf("%d strangers were counted", r.strangers)
	}
}

// deceive has PE 1 connect to a server with another token.
func deceive(t *testing.T) error {
	their, err := trust("another token of theirs", "job")
	if err != nil {
		t.Fatal(err)
	}
	l, err := tls.Listen("tcp", "127.0.0.1:0", their)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() {
		if c, err := l.Accept(); err == nil {
			c.Read(make([]byte, 1))
			c.Close()
		}
	}()
	ours, err := trust(testToken, "job")
	if err != nil {
		t.Fatal(err)
	}
	cfg := config(1, 2)
	_, err = cfg.connect(t.Context(), ours, l.Addr().String())
	return err
}

// crowded is a listener of a process that has no descriptor left for the first connections.
type crowded struct {
	net.Listener
	refused []error
}

func (l *crowded) Accept() (net.Conn, error) {
	if len(l.refused) > 0 {
		err := l.refused[0]
		l.refused = l.refused[1:]
		return nil, &net.OpError{Op: "accept", Err: os.NewSyscallError("accept4", err)}
	}
	return l.Listener.Accept()
}

// TestStrangersDoNotUseUpTheDoor: their connections end soon, and then the PEs come.
func TestStrangersDoNotUseUpTheDoor(t *testing.T) {
	r, at := root(t, 2)
	r.listener = &crowded{r.listener, []error{syscall.EMFILE, syscall.ENFILE, syscall.ECONNABORTED}}
	var wg sync.WaitGroup
	wg.Go(func() {
		cfg := config(1, 2)
		cfg.Address = at
		c, _, err := Dial(t.Context(), cfg)
		if err != nil {
			t.Errorf("PE 1: %v", err)
			return
		}
		c.Close()
	})
	conns, _, err := r.Gather(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	conns[1].Close()
	wg.Wait()
}

// TestUserToken is made once, by whoever comes first.
func TestUserToken(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gpuc", "token")
	var wg sync.WaitGroup
	tokens := make([]jobenv.Secret, 8)
	for i := range tokens {
		wg.Go(func() {
			var err error
			if tokens[i], err = UserToken(path); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if got := slices.Compact(tokens); len(got) != 1 || len(got[0]) < minToken {
		t.Errorf("tokens %q", got)
	}
	if left, err := filepath.Glob(filepath.Join(filepath.Dir(path), ".*")); err != nil || len(left) > 0 {
		t.Errorf("left: %q, %v", left, err)
	}
	if err := os.WriteFile(path, []byte("short\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := UserToken(path); err == nil || err.Error() != "read the token: "+path+": the token has 5 characters; remove the file, and a new one is made" {
		t.Errorf("a token that was cut: %v", err)
	}
	if runtime.GOOS == "windows" {
		return
	}
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := UserToken(path); err == nil || !strings.Contains(err.Error(), "others can read "+path) {
		t.Errorf("a token that all can read: %v", err)
	}
}
