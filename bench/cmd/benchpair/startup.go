package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/bench/startup/phases"
)

// startProgram is a program whose start-up is measured. {fresh} in the command
// stands for a new, empty directory in each run.
type startProgram struct{ name, command string }

// startPrograms is the value of the flag -startup, which may be repeated.
type startPrograms []startProgram

// String implements flag.Value.
func (s *startPrograms) String() string { return fmt.Sprint(*s) }

// Set implements flag.Value: "name: command".
func (s *startPrograms) Set(v string) error {
	name, command, ok := strings.Cut(v, ":")
	if !ok || strings.TrimSpace(command) == "" {
		return fmt.Errorf("want \"name: command\"")
	}
	*s = append(*s, startProgram{strings.TrimSpace(name), strings.TrimSpace(command)})
	return nil
}

// start is one start of a program, in seconds since the command was run; each
// value is the largest over the PEs.
type start struct {
	Main    float64 `json:"main"`              // main entered
	Context float64 `json:"context,omitempty"` // CUDA context made
	Init    float64 `json:"init"`              // joined the job
	Loaded  float64 `json:"loaded,omitempty"`  // kernels loaded
	Checked float64 `json:"checked"`           // first result checked
	Exited  float64 `json:"exited"`            // command ended
}

// startResult is all starts of a program.
type startResult struct {
	Name   string  `json:"name"`
	Starts []start `json:"starts"`
	Error  string  `json:"error,omitempty"`
}

// measureStartup runs the programs in turn, rounds times after a first one that
// is discarded.
func measureStartup(ctx context.Context, programs []startProgram, np, rounds int, limit time.Duration, progress func(string)) []startResult {
	results := make([]startResult, len(programs))
	for r := range rounds + 1 {
		for i, p := range programs {
			results[i].Name = p.name
			if results[i].Error != "" {
				continue
			}
			progress(fmt.Sprintf("start-up, round %d of %d: %s", r, rounds, p.name))
			s, err := startOnce(ctx, p.command, np, limit)
			if err != nil {
				results[i].Error = err.Error()
				continue
			}
			if r > 0 {
				results[i].Starts = append(results[i].Starts, s)
			}
		}
	}
	return results
}

func startOnce(ctx context.Context, command string, np int, limit time.Duration) (start, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if strings.Contains(command, "{fresh}") {
		dir, err := os.MkdirTemp("", "benchpair")
		if err != nil {
			return start{}, err
		}
		defer os.RemoveAll(dir)
		command = strings.ReplaceAll(command, "{fresh}", dir)
	}
	words := strings.Fields(command)
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	cmd.WaitDelay = 10 * time.Second
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	begin := time.Now()
	err := cmd.Run()
	exited := time.Since(begin)
	if err != nil {
		return start{}, fmt.Errorf("%s: %w\n%s%s", command, err, out.Bytes(), errOut.Bytes())
	}
	s, n := start{Exited: exited.Seconds()}, 0
	lines := bufio.NewScanner(&out)
	for lines.Scan() {
		// A launcher may have put the PE's number before the line.
		_, text, ok := strings.Cut(lines.Text(), phases.Prefix+" {")
		if !ok {
			continue
		}
		var p phases.Phases
		if err := json.Unmarshal([]byte("{"+text), &p); err != nil {
			return start{}, fmt.Errorf("%s: %q: %w", command, lines.Text(), err)
		}
		n++
		later := func(have *float64, nanos int64) {
			if nanos != 0 {
				*have = max(*have, float64(nanos-begin.UnixNano())/1e9)
			}
		}
		later(&s.Main, p.Main)
		later(&s.Context, p.Context)
		later(&s.Init, p.Init)
		later(&s.Loaded, p.Loaded)
		later(&s.Checked, p.Checked)
	}
	if n != np {
		return start{}, fmt.Errorf("%s: %d of %d PEs reported\n%s%s", command, n, np, out.Bytes(), errOut.Bytes())
	}
	return s, nil
}
