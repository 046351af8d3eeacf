package main

import (
	"fmt"
	"os"
	"strings"
	"sync"
)

// How a step, a test or a pair has ended.
const (
	passed = "passed"
	failed = "failed"
	left   = "left" // it has not begun, or not ended
)

// record is what has run into a folder of results, in this run and in those before it. The file has a
// line for each, and the last one counts.
type record struct {
	file     string
	mu       *sync.Mutex
	verdicts map[string]string
}

// readRecord reads a record, which must be of the same mode: of the same version, among others.
func readRecord(file, mode string) (record, error) {
	r := record{file, new(sync.Mutex), map[string]string{}}
	text, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return r, appendTo(file, mode+"\n")
	}
	if err != nil {
		return r, err
	}
	head, rest, _ := strings.Cut(string(text), "\n")
	if head != mode {
		return r, fmt.Errorf("%s is of a run with %s, and this one is with %s; name another folder with -out", file, head, mode)
	}
	for line := range strings.Lines(rest) {
		if verdict, name, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			r.verdicts[name] = verdict
		}
	}
	return r, nil
}

func (r record) set(name, verdict string) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.verdicts[name] = verdict
	return appendTo(r.file, verdict+" "+name+"\n")
}

func (r record) verdict(name string) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.verdicts[name]
}

// order puts what has not run first, and what has failed last.
func (r record) order(name string) int {
	return map[string]int{"": 0, left: 1, failed: 2, passed: 3}[r.verdict(name)]
}
