// Package control is the socket over which benchpair orders rounds of benchmarks
// from several programs in turn, so that theirs and ours see the same machine. The
// messages are lines: a Hello from every PE, then for each order, such as
// "pingpong warm=20 rounds=1000", a Reply from every PE.
package control

import (
	"bufio"
	"encoding/json"
	"fmt"
	"maps"
	"net"
	"slices"
	"strconv"
	"strings"
)

// Params are the parameters of a round.
type Params map[string]int64

// Values are what a round measured.
type Values map[string]float64

// Hello is a PE's first message.
type Hello struct {
	Rank   int    `json:"rank"`
	Size   int    `json:"size"`
	Device string `json:"device"`
	// Benches names the benchmarks that the program has.
	Benches []string `json:"benches"`
}

// Reply is a PE's answer to an order.
type Reply struct {
	Values Values `json:"values,omitempty"`
	Error  string `json:"error,omitempty"`
}

// Order formats an order.
func Order(bench string, p Params) string {
	var b strings.Builder
	b.WriteString(bench)
	for _, k := range slices.Sorted(maps.Keys(p)) {
		fmt.Fprintf(&b, " %s=%d", k, p[k])
	}
	return b.String()
}

// ParseOrder undoes Order.
func ParseOrder(line string) (bench string, p Params, err error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return "", nil, fmt.Errorf("empty order")
	}
	p = Params{}
	for _, w := range words[1:] {
		k, v, ok := strings.Cut(w, "=")
		n, err := strconv.ParseInt(v, 10, 64)
		if !ok || err != nil {
			return "", nil, fmt.Errorf("order %q: %q is not name=number", line, w)
		}
		p[k] = n
	}
	return words[0], p, nil
}

// Quit is the order that ends a program.
const Quit = "quit"

// Serve connects to the socket, says hello and answers orders through run until
// it is told to quit.
func Serve(socket string, hello Hello, run func(bench string, p Params) (Values, error)) error {
	conn, err := net.Dial("unix", socket)
	if err != nil {
		return fmt.Errorf("connect to benchpair: %w", err)
	}
	defer conn.Close()
	enc := json.NewEncoder(conn)
	if err := enc.Encode(hello); err != nil {
		return fmt.Errorf("say hello to benchpair: %w", err)
	}
	in := bufio.NewScanner(conn)
	for in.Scan() {
		if in.Text() == Quit {
			return nil
		}
		var reply Reply
		bench, p, err := ParseOrder(in.Text())
		if err == nil {
			reply.Values, err = run(bench, p)
		}
		if err != nil {
			reply = Reply{Error: err.Error()}
		}
		if err := enc.Encode(reply); err != nil {
			return fmt.Errorf("answer benchpair: %w", err)
		}
	}
	if err := in.Err(); err != nil {
		return fmt.Errorf("read from benchpair: %w", err)
	}
	return fmt.Errorf("benchpair went away")
}
