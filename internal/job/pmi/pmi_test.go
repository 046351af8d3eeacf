package pmi

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// manager is a process manager of a job of n processes, of which nobody may be missing.
type manager struct {
	mu      sync.Mutex
	values  map[string]string
	waiting sync.WaitGroup
}

func (m *manager) serve(t *testing.T, c net.Conn) {
	defer c.Close()
	for sc := bufio.NewScanner(c); sc.Scan(); {
		args := map[string]string{}
		for field := range strings.FieldsSeq(sc.Text()) {
			k, v, _ := strings.Cut(field, "=")
			args[k] = v
		}
		switch args["cmd"] {
		case "init":
			fmt.Fprintln(c, "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0")
		case "get_my_kvsname":
			fmt.Fprintln(c, "cmd=my_kvsname kvsname=kvs_7")
		case "put":
			m.mu.Lock()
			m.values[args["kvsname"]+" "+args["key"]] = args["value"]
			m.mu.Unlock()
			fmt.Fprintln(c, "cmd=put_result rc=0 msg=success")
		case "barrier_in":
			m.waiting.Done()
			m.waiting.Wait()
			fmt.Fprintln(c, "cmd=barrier_out rc=0")
		case "get":
			m.mu.Lock()
			v, ok := m.values[args["kvsname"]+" "+args["key"]]
			m.mu.Unlock()
			if !ok {
				fmt.Fprintln(c, "cmd=get_result rc=-1 msg=unknown_key")
				continue
			}
			fmt.Fprintln(c, "cmd=get_result rc=0 msg=success value="+v)
		case "finalize":
			fmt.Fprintln(c, "cmd=finalize_ack rc=0")
			return
		default:
			t.Errorf("the manager is asked %q", sc.Text())
			return
		}
	}
}

// join returns the client of a process.
func (m *manager) join(t *testing.T) *Client {
	t.Helper()
	ours, theirs := net.Pipe()
	go m.serve(t, theirs)
	c, err := begin(ours)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestShare(t *testing.T) {
	m := &manager{values: map[string]string{}}
	m.waiting.Add(3)
	var wg sync.WaitGroup
	got := make([]string, 3)
	for rank := range got {
		c := m.join(t)
		if c.Job() != "kvs_7" {
			t.Errorf("the job is %q", c.Job())
		}
		value := ""
		if rank == 0 {
			value = "192.0.2.1:7,[fd00::1]:7/token"
		}
		wg.Go(func() {
			var err error
			if got[rank], err = c.Share(t.Context(), value); err != nil {
				t.Errorf("process %d: %v", rank, err)
			}
		})
	}
	wg.Wait()
	want := "192.0.2.1:7,[fd00::1]:7/token"
	if diff := cmp.Diff([]string{want, want, want}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestShareEnds when its context does, and says what the manager says.
func TestShareEnds(t *testing.T) {
	m := &manager{values: map[string]string{}}
	m.waiting.Add(2) // one never comes
	late := errors.New("time is up")
	ctx, cancel := context.WithCancelCause(t.Context())
	c := m.join(t)
	go func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		cancel(late)
	}()
	if _, err := c.Share(ctx, "x"); !errors.Is(err, late) {
		t.Errorf("%v", err)
	}
	m.waiting.Done()
	m = &manager{values: map[string]string{}}
	m.waiting.Add(1)
	if _, err := m.join(t).Share(t.Context(), ""); err == nil || !strings.Contains(err.Error(), `process manager (PMI-1, PMI_FD): cmd=get: it answers "cmd=get_result rc=-1 msg=unknown_key"`) {
		t.Errorf("no value: %v", err)
	}
	if _, err := Open("six"); err == nil || !strings.Contains(err.Error(), `PMI_FD="six" is not a file descriptor`) {
		t.Errorf("%v", err)
	}
	if _, err := m.join(t).Share(t.Context(), "a b"); err == nil {
		t.Error("a value with a space was taken")
	}
}

// answers is a process manager that says what it is given.
type answers struct{ *bytes.Reader }

func (answers) Write(b []byte) (int, error) { return len(b), nil }
func (answers) Close() error                { return nil }

// FuzzAnswers hears any answers of a process manager: a value, or an error.
func FuzzAnswers(f *testing.F) {
	f.Add([]byte("cmd=response_to_init pmi_version=1 rc=0\ncmd=my_kvsname kvsname=k\ncmd=put_result rc=0\ncmd=barrier_out\ncmd=get_result rc=0 value=v\ncmd=finalize_ack\n"))
	f.Add([]byte("cmd=response_to_init rc=-1\n"))
	f.Add([]byte("cmd\n=\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := begin(answers{bytes.NewReader(text)})
		if err != nil {
			return
		}
		if v, err := c.Share(t.Context(), "address"); err != nil && v != "" {
			t.Errorf("the value %q beside the error %v", v, err)
		}
	})
}
