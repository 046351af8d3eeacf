package main

import (
	"fmt"
	"maps"

	"github.com/gpuc-go/gpuc/bench/control"
)

// testCase is one benchmark with its parameters.
type testCase struct {
	Bench  string         `json:"bench"`
	Name   string         `json:"name"`
	Params control.Params `json:"params"`
}

// plan says what to measure.
type plan struct {
	bytes, blocks, threads []int64
	// window is what small puts rotate through: more than the L2 cache holds,
	// since stores to a line still in flight are merged and overstate.
	window int64
	// volume is how much each case of putbw moves at least, if that takes no
	// more than 1000 puts.
	volume          int64
	rounds, batches int64
	fill            int64
	// times is how often a kernel without communication is launched in a round.
	times int64
}

func (p plan) cases(which map[string]bool) []testCase {
	var cs []testCase
	if which["pingpong"] {
		cs = append(cs, testCase{"pingpong", "signal, one way", control.Params{"warm": 20, "rounds": p.rounds}})
	}
	if which["launch"] {
		cs = append(cs, testCase{"launch", "empty kernel", control.Params{"launches": 200, "batches": p.batches}})
	}
	if which["putbw"] {
		capacity := p.window
		for _, b := range p.bytes {
			capacity = max(capacity, b)
		}
		for _, threads := range p.threads {
			for _, bytes := range p.bytes {
				for _, blocks := range p.blocks {
					cs = append(cs, testCase{"putbw", fmt.Sprintf("%s, %d blocks of %d", size(bytes), blocks, threads), control.Params{
						"capacity": capacity, "window": max(p.window, bytes), "bytes": bytes, "fill": p.fill,
						"puts": min(max(p.volume/bytes, 2), 1000), "blocks": blocks, "threads": threads,
					}})
				}
			}
		}
	}
	for _, c := range single {
		if which[c.Bench] {
			params := control.Params{"fill": p.fill, "times": p.times}
			maps.Copy(params, c.Params)
			cs = append(cs, testCase{c.Bench, c.Name, params})
		}
	}
	return cs
}

// single are the cases of the kernels without communication: a size far beyond the
// L2 cache and one that it holds, neither a multiple of a block.
var single = []testCase{
	{"saxpy", "saxpy, 64 Mi", control.Params{"n": 64<<20 + 3, "blocks": 2112}},
	{"saxpy", "saxpy, 1 Mi", control.Params{"n": 1<<20 + 3, "blocks": 528}},
	{"transpose", "transpose, 16384 squared", control.Params{"w": 16384, "h": 16384}},
	{"transpose", "transpose, 2047 by 2050", control.Params{"w": 2047, "h": 2050}},
	{"stencil", "5-point stencil, 16384 squared", control.Params{"w": 16384, "h": 16384, "rows": 16}},
	{"stencil", "5-point stencil, 2047 by 2050", control.Params{"w": 2047, "h": 2050, "rows": 16}},
	{"gemv", "gemv, 16384 squared", control.Params{"w": 16384, "h": 16384, "blocks": 1056}},
	{"gemv", "gemv, 2047 by 2050", control.Params{"w": 2047, "h": 2050, "blocks": 1056}},
}

// moved returns the bytes that a case moves in the time of one value, at least:
// what its kernel must read and write. It is 0 where that is no measure.
func (c testCase) moved() int64 {
	const elem = 4
	p := c.Params
	switch c.Bench {
	case "putbw":
		return p["bytes"] * p["puts"]
	case "saxpy":
		return 3 * elem * p["n"]
	case "transpose":
		return 2 * elem * p["w"] * p["h"]
	case "stencil":
		return elem * (p["w"]*p["h"] + (p["w"]-2)*(p["h"]-2))
	case "gemv":
		return elem * (p["w"]*p["h"] + p["w"] + p["h"])
	}
	return 0
}

func size(n int64) string {
	switch {
	case n >= 1<<20:
		return fmt.Sprintf("%d MB", n>>20)
	case n >= 1<<10:
		return fmt.Sprintf("%d KB", n>>10)
	}
	return fmt.Sprintf("%d B", n)
}

// result is what a case gave: per program and value, the rounds.
type result struct {
	Case testCase `json:"case"`
	// Ours and Peer hold every round's values, in order.
	Ours   []control.Values `json:"ours"`
	Peer   []control.Values `json:"peer"`
	Errors []string         `json:"errors,omitempty"`
}

// measure runs every case in rounds in which the programs take turns, after one
// round that is discarded. Who goes first alternates.
func measure(cases []testCase, ours, peer *job, rounds int, seed int64, progress func(string)) ([]result, error) {
	results := make([]result, len(cases))
	for i, c := range cases {
		results[i].Case = c
	}
	for r := range rounds + 1 {
		progress(fmt.Sprintf("round %d of %d", r, rounds))
		for i := range results {
			res := &results[i]
			params := control.Params{"seed": seed + int64(r*len(cases)+i)*1_000_003}
			for k, v := range res.Case.Params {
				params[k] = v
			}
			jobs := []*job{ours, peer}
			if r%2 == 1 {
				jobs[0], jobs[1] = peer, ours
			}
			for _, j := range jobs {
				if j == nil {
					continue
				}
				v, err := j.round(res.Case.Bench, params)
				if err != nil {
					res.Errors = append(res.Errors, err.Error())
					if v == nil {
						return results, err
					}
					continue
				}
				switch {
				case r == 0: // warms up
				case j == ours:
					res.Ours = append(res.Ours, v)
				default:
					res.Peer = append(res.Peer, v)
				}
			}
		}
	}
	return results, nil
}
