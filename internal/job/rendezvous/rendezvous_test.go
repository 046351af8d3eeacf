package rendezvous

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const testToken = "a token of the tests"

// loopback is the only interface of the tests' hosts.
var loopback = []Interface{{Name: "lo", Loopback: true, Addrs: []netip.Addr{netip.MustParseAddr("127.0.0.1")}}}

func config(rank, size int) Config {
	return Config{
		Rank: rank, Size: size, LocalRank: -1, Address: "127.0.0.1", AnyPort: true, Token: testToken, ID: "job", Vars: "RANK and SIZE", Says: "seed 1",
		Host: Host{Name: fmt.Sprintf("h%d", rank%2)}, Interfaces: loopback,
	}
}

// root listens for a job; the others find it at the address that is returned.
func root(t *testing.T, size int) (*Root, string) {
	t.Helper()
	r, err := Listen(t.Context(), config(0, size))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close() })
	return r, r.Addresses()[0]
}

// TestMeet: four PEs of two hosts learn their local ranks, and talk to PE 0.
func TestMeet(t *testing.T) {
	r, at := root(t, 4)
	var wg sync.WaitGroup
	places := make([]Place, 4)
	for rank := 1; rank < 4; rank++ {
		wg.Go(func() {
			cfg := config(rank, 4)
			cfg.Address = at
			c, place, err := Dial(t.Context(), cfg)
			if err != nil {
				t.Errorf("PE %d: %v", rank, err)
				return
			}
			defer c.Close()
			places[rank] = place
			if c.Interface != "lo" {
				t.Errorf("PE %d goes by interface %q", rank, c.Interface)
			}
			fmt.Fprintf(c, "PE %d\n", rank)
		})
	}
	conns, all, err := r.Gather(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for rank, c := range conns[1:] {
		var got int
		if _, err := fmt.Fscanf(c.In, "PE %d\n", &got); err != nil || got != rank+1 || c.Rank != got || c.Host.Name != fmt.Sprintf("h%d", got%2) {
			t.Errorf("connection %d: PE %d, %v", rank+1, got, err)
		}
		c.Close()
	}
	wg.Wait()
	want := []Place{{0, 2}, {0, 2}, {1, 2}, {1, 2}}
	if diff := cmp.Diff(want, all); diff != "" {
		t.Errorf("places (-want +got):\n%s", diff)
	}
	places[0] = want[0]
	if diff := cmp.Diff(want, places); diff != "" {
		t.Errorf("places that PEs were told (-want +got):\n%s", diff)
	}
}

// TestWhoIsMissing is in the error of PE 0 and of those that have come.
func TestWhoIsMissing(t *testing.T) {
	r, at := root(t, 4)
	late := errors.New("time is up")
	ctx, cancel := context.WithCancelCause(t.Context())
	r.Came = func(n int) {
		if n == 2 {
			cancel(late)
		}
	}
	told := make(chan error)
	go func() {
		cfg := config(2, 4)
		cfg.Address = at
		_, _, err := Dial(t.Context(), cfg)
		told <- err
	}()
	_, _, err := r.Gather(ctx)
	want := "PEs are missing: 1, 3 of 4 have not connected to " + at + " on lo: time is up"
	if err == nil || err.Error() != want || !errors.Is(err, late) {
		t.Errorf("PE 0: %v, want %s", err, want)
	}
	if err := <-told; err == nil || err.Error() != want {
		t.Errorf("PE 2: %v, want %s", err, want)
	}
}

// TestStrangersStayOutside: whoever has another token, another job, or says nothing of use,
// gets no answer and does not count.
// TestLastWord has the time of a process be over before PE 0 says who is missing.
func TestLastWord(t *testing.T) {
	wait := func(ctx context.Context, answer string) error {
		ours, theirs := net.Pipe()
		defer theirs.Close()
		go io.WriteString(theirs, answer)
		_, err := (&Connection{Conn: ours, In: bufio.NewReader(ours)}).await(ctx, "PE 0")
		return err
	}
	late, cancel := context.WithDeadlineCause(t.Context(), time.Time{}, errors.New("too late"))
	defer cancel()
	if err := wait(late, `{"error": "PEs are missing: 2"}`+"\n"); err == nil || err.Error() != "PEs are missing: 2" {
		t.Errorf("the time is over: %v", err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if err := wait(ended, ""); !errors.Is(err, context.Canceled) {
		t.Errorf("the process was told to end: %v", err)
	}
}

// TestContradictions end the meeting for all.
func TestContradictions(t *testing.T) {
	for name, test := range map[string]struct {
		second func(*Config)
		want   string
	}{
		"size":       {func(c *Config) { c.Size = 4; c.Vars = "X and Y" }, "there are 3 PEs according to RANK and SIZE of PE 0, and 4 according to X and Y of PE 2 (process "},
		"told":       {func(c *Config) { c.Says = "seed 7" }, "the processes of the job have different settings: PE 0 has seed 1; PE 2 (process "},
		"rank 0":     {func(c *Config) { c.Rank = 0 }, "two processes are PE 0 according to RANK and SIZE: process "},
		"rank":       {func(c *Config) { c.Rank = 3 }, "says that it is PE 3 of 3"},
		"same rank":  {func(c *Config) { c.Rank = 1 }, "two processes are PE 1 according to RANK and SIZE: process "},
		"local rank": {func(c *Config) { c.LocalRank = 0; c.Host.Name = "h1" }, "PEs 1 and 2 both have number 0 on host h1"},
	} {
		r, at := root(t, 3)
		first := make(chan struct{})
		r.Came = func(n int) {
			if n == 2 {
				close(first)
			}
		}
		told := make(chan error)
		dial := func(cfg Config) {
			cfg.Address = at
			_, _, err := Dial(t.Context(), cfg)
			told <- err
		}
		go func() {
			go dial(config(1, 3))
			<-first
			cfg := config(2, 3)
			test.second(&cfg)
			dial(cfg)
		}()
		errs := []error{nil, nil, nil}
		_, _, errs[0] = r.Gather(t.Context())
		errs[1], errs[2] = <-told, <-told
		for _, err := range errs {
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: %v, want %q", name, err, test.want)
			}
		}
	}
}

func TestPE0IsNotFound(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	at := l.Addr().String()
	l.Close() // nobody listens there now
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(errors.New("time is up"))
	cfg := config(1, 2)
	cfg.Address = at
	_, _, err = Dial(ctx, cfg)
	if err == nil || !strings.HasPrefix(err.Error(), "PE 0 is not found at "+at+"; the last try: "+at) || !strings.HasSuffix(err.Error(), "time is up") {
		t.Errorf("%v", err)
	}
}

// TestWhatListensIsNoPE is told, rather than that the time was over.
func TestWhatListensIsNoPE(t *testing.T) {
	for name, answer := range map[string]string{"silent": "", "gone": "", "web": "HTTP/1.1 400 Bad Request\r\n\r\n"} {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancelCause(t.Context())
		var accepted net.Conn
		go func() {
			accepted, _ = l.Accept()
			if accepted != nil {
				accepted.Read(make([]byte, 1)) // of the hello of TLS
				io.WriteString(accepted, answer)
			}
			if accepted != nil && name == "gone" {
				accepted.Close()
			}
			cancel(errors.New("time is up"))
		}()
		cfg := config(1, 2)
		cfg.Address = l.Addr().String()
		_, _, err = Dial(ctx, cfg)
		if err == nil || !errors.Is(err, errNoPE) || !strings.Contains(err.Error(), "does not answer as a PE does: ") || !strings.HasSuffix(err.Error(), "time is up") {
			t.Errorf("%s: %v", name, err)
		}
		l.Close()
		if accepted != nil {
			accepted.Close()
		}
	}
}

// twoKinds is a host with addresses of both kinds.
var twoKinds = append(slices.Clone(loopback), Interface{Name: "eth0", Addrs: []netip.Addr{netip.MustParseAddr("192.0.2.1"), netip.MustParseAddr("2001:db8::1")}})

// TestNamesOfPE0: where PE 0 listens by a name, and from where to where a PE of the same host goes.
func TestNamesOfPE0(t *testing.T) {
	for _, test := range []struct{ iface, host, place, note, from, to string }{
		// Debian's hosts give the loopback to their own name, and other hosts do not.
		{"", "own", ":7", "", "", "own:7"},
		{"eth0", "own", "192.0.2.1:7", "", "", "192.0.2.1:7"},
		{"^docker", "own", "192.0.2.1:7", "", "", "192.0.2.1:7"},
		{"^docker", "node", "192.0.2.1:7", " on eth0", "192.0.2.1:0", "node:7"},
		{"^docker", "localhost", "127.0.0.1:7", " on lo", "127.0.0.1:0", "localhost:7"},
		{"", "localhost", "127.0.0.1:7", " on lo", "", "localhost:7"},
		{"", "node", "192.0.2.1:7", " on eth0", "", "node:7"},
		{"eth0", "node", "192.0.2.1:7", " on eth0", "192.0.2.1:0", "node:7"},
		{"2001:db8::1", "node6", "[2001:db8::1]:7", " on eth0", "[2001:db8::1]:0", "node6:7"},
		{"eth0", "node6", "[2001:db8::1]:7", " on eth0", "[2001:db8::1]:0", "node6:7"},
		{"eth0", "2001:db8::1", "[2001:db8::1]:7", " on eth0", "[2001:db8::1]:0", "[2001:db8::1]:7"},
		{"", "service", ":7", " (no interface of h0 has the address service:7 itself)", "", "service:7"},
	} {
		cfg := config(0, 2)
		cfg.Address, cfg.Interface, cfg.Interfaces = net.JoinHostPort(test.host, "7"), test.iface, twoKinds
		cfg.lookup = func(_ context.Context, host string) ([]netip.Addr, error) {
			at := map[string]string{"own": "127.0.1.1", "localhost": "127.0.0.1", "node": "192.0.2.1", "node6": "2001:db8::1", "service": "198.51.100.1"}[host]
			if at == "" {
				at = host
			}
			return []netip.Addr{netip.MustParseAddr(at)}, nil
		}
		place, note, err := cfg.place(t.Context())
		if err != nil || place != test.place || note != test.note {
			t.Errorf("%+v: PE 0 listens at %q%q, %v", test, place, note, err)
		}
		from, to, err := cfg.ends(t.Context(), cfg.Address)
		if got := fmt.Sprint(from); err != nil || to != test.to || got != test.from && (test.from != "" || from != nil) {
			t.Errorf("%+v: a PE goes from %v to %q, %v", test, from, to, err)
		}
	}
}

// TestNameThatComesLate is looked up until the time is over.
func TestNameThatComesLate(t *testing.T) {
	cfg := config(0, 2)
	cfg.Address = "job-0.service:7"
	tries := 0
	cfg.lookup = func(context.Context, string) ([]netip.Addr, error) {
		if tries++; tries < 3 {
			return nil, &net.DNSError{Err: "no such host", Name: "job-0.service"}
		}
		return loopback[0].Addrs, nil
	}
	if place, _, err := cfg.place(t.Context()); err != nil || place != ":7" {
		t.Errorf("%q, %v", place, err)
	}
	tries = 0
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(errors.New("time is up"))
	_, _, err := cfg.place(ctx)
	if want := "the address of PE 0, job-0.service: lookup job-0.service: no such host: time is up"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestListenRefuses(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*Config)
		want   string
	}{
		"short token":  {func(c *Config) { c.Token = "secret" }, "the token has 6 characters; use at least 16"},
		"no interface": {func(c *Config) { c.Interface, c.InterfaceVar = "eth7", "GPUC_INTERFACE" }, "GPUC_INTERFACE=eth7: there is no such interface; this host has lo (127.0.0.1)"},
		"contradiction": {func(c *Config) {
			c.Interfaces = append(slices.Clone(loopback), Interface{Name: "eth0", Addrs: []netip.Addr{netip.MustParseAddr("192.0.2.1")}})
			c.Interface, c.InterfaceVar = "eth0", "GPUC_INTERFACE"
		}, "the address of PE 0, 127.0.0.1, is that of the interface lo, and GPUC_INTERFACE=eth0 leaves that out"},
		"no address": {func(c *Config) { c.Address = ":7" }, `":7" is not an address`},
	} {
		cfg := config(0, 2)
		test.change(&cfg)
		if _, err := Listen(t.Context(), cfg); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
	}
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	cfg := config(0, 2)
	cfg.Address = taken.Addr().String()
	if _, err := Listen(t.Context(), cfg); err == nil || !strings.HasPrefix(err.Error(), "listen for the other PEs at "+cfg.Address+": ") {
		t.Errorf("port in use: %v", err)
	}
}

func TestSelect(t *testing.T) {
	all := []Interface{
		{"lo", true, []netip.Addr{netip.MustParseAddr("127.0.0.1")}},
		{"eth0", false, []netip.Addr{netip.MustParseAddr("192.0.2.1"), netip.MustParseAddr("2001:db8::1")}},
		{"eth01", false, []netip.Addr{netip.MustParseAddr("192.0.2.2")}},
		{"ib0", false, []netip.Addr{netip.MustParseAddr("198.51.100.1")}},
	}
	for list, want := range map[string][]string{
		"":             {"lo", "eth0", "eth01", "ib0"},
		"eth":          {"eth0", "eth01"},
		"=eth0":        {"eth0"},
		"ib,lo":        {"lo", "ib0"},
		"^lo,eth":      {"ib0"},
		"^=eth0":       {"lo", "eth01", "ib0"},
		"198.51.100.1": {"ib0"},
		"=2001:db8::1": {"eth0"},
		"docker":       nil,
		"^lo,eth,ib":   nil,
	} {
		got, err := Select(list, all)
		var names []string
		for _, i := range got {
			names = append(names, i.Name)
		}
		if diff := cmp.Diff(want, names); diff != "" || (err == nil) != (want != nil) {
			t.Errorf("%q: %v (-want +got):\n%s", list, err, diff)
		}
	}
}

func TestSplitAddress(t *testing.T) {
	for a, want := range map[string]struct {
		host string
		port int
		ok   bool
	}{
		"n0": {"n0", -1, true}, "n0:7": {"n0", 7, true}, "[fe80::1]:7": {"fe80::1", 7, true}, "fe80::1": {"fe80::1", -1, true}, "[fe80::1]": {"fe80::1", -1, true},
		"": {}, ":7": {}, "n0:": {}, "n0:http": {}, "n0:65536": {}, "n0:0": {},
	} {
		host, port, err := SplitAddress(a)
		if (err == nil) != want.ok || want.ok && (host != want.host || port != want.port) {
			t.Errorf("%q: %q, %d, %v", a, host, port, err)
		}
	}
}

// FuzzHello has processes say anything when they come to PE 0: all get places, or the job has a
// reason why not.
func FuzzHello(f *testing.F) {
	f.Add([]byte(`{"rank":1,"size":3,"local":0,"host":{"name":"a"},"pid":7}` + "\n" + `{"rank":2,"size":3,"local":1,"host":{"name":"b"},"pid":8}`))
	f.Add([]byte(`{"rank":1,"size":3}` + "\n" + `{"rank":1,"size":3,"pid":1}` + "\n" + `{"rank":-1,"size":3}`))
	f.Add([]byte(`{"rank":9,"size":4,"local":-5}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r := &Root{Listener: &Listener{cfg: Config{Size: 3, Vars: "the variables"}}, came: map[int]*Joiner{0: {hello: hello{Size: 3}}}, changed: make(chan struct{}, 1)}
		for line := range bytes.Lines(text) {
			var h hello
			if json.Unmarshal(line, &h) != nil {
				continue
			}
			here, there := net.Pipe()
			there.Close()
			r.update(func() { r.enter(&Joiner{h, &Connection{Conn: here, Rank: h.Rank, Host: h.Host}}) })
		}
		if r.broken != nil || len(r.came) < 3 {
			return
		}
		conns, places, err := r.welcome()
		if err == nil && (len(conns) != 3 || len(places) != 3) {
			t.Errorf("%d connections and %d places of 3 processes", len(conns), len(places))
		}
	})
}
