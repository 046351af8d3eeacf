package control

import (
	"bufio"
	"errors"
	"net"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestOrderRoundTrip(t *testing.T) {
	want := Params{"warm": 20, "rounds": 1000, "seed": -5}
	line := Order("pingpong", want)
	if line != "pingpong rounds=1000 seed=-5 warm=20" {
		t.Errorf("Order: %q", line)
	}
	bench, got, err := ParseOrder(line)
	if err != nil || bench != "pingpong" || !cmp.Equal(got, want) {
		t.Errorf("ParseOrder(%q) = %q, %v, %v", line, bench, got, err)
	}
}

func TestParseOrderRefuses(t *testing.T) {
	for _, line := range []string{"", "putbw bytes", "putbw bytes=", "putbw bytes=1x"} {
		if _, _, err := ParseOrder(line); err == nil {
			t.Errorf("ParseOrder(%q) gave no error", line)
		}
	}
}

func TestServe(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "s")
	l, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	served := make(chan error, 1)
	go func() {
		served <- Serve(socket, Hello{Rank: 1, Size: 2, Device: "none", Benches: []string{"good", "bad"}}, func(bench string, p Params) (Values, error) {
			if bench == "bad" {
				return nil, errors.New("wrong result")
			}
			return Values{"us": float64(p["n"]) / 2}, nil
		})
	}()
	conn, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	in := bufio.NewScanner(conn)
	for _, c := range []struct{ order, reply string }{
		{"", `{"rank":1,"size":2,"device":"none","benches":["good","bad"]}`},
		{"good n=5\n", `{"values":{"us":2.5}}`},
		{"bad\n", `{"error":"wrong result"}`},
		{"good n\n", `{"error":"order \"good n\": \"n\" is not name=number"}`},
	} {
		if _, err := conn.Write([]byte(c.order)); err != nil {
			t.Fatal(err)
		}
		if in.Scan(); in.Text() != c.reply {
			t.Errorf("after %q: %q, want %q (%v)", c.order, in.Text(), c.reply, in.Err())
		}
	}
	if _, err := conn.Write([]byte(Quit + "\n")); err != nil {
		t.Fatal(err)
	}
	if err := <-served; err != nil {
		t.Errorf("Serve: %v", err)
	}
}
