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

	"github.com/gpuc-go/gpuc/bench/report"
	"github.com/gpuc-go/gpuc/bench/startup/phases"
)

// measureStartup runs the programs in turn, rounds times after a first one that
// is discarded.
func measureStartup(ctx context.Context, programs programs, np, rounds int, limit time.Duration, progress func(string)) []report.StartProgram {
	results := make([]report.StartProgram, len(programs))
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

func startOnce(ctx context.Context, command string, np int, limit time.Duration) (report.Start, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if strings.Contains(command, "{fresh}") {
		dir, err := os.MkdirTemp("", "benchpair")
		if err != nil {
			return report.Start{}, err
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
		return report.Start{}, fmt.Errorf("%s: %w\n%s%s", command, err, out.Bytes(), errOut.Bytes())
	}
	s, n := report.Start{Exited: exited.Seconds()}, 0
	lines := bufio.NewScanner(&out)
	for lines.Scan() {
		// A launcher may have put the PE's number before the line.
		_, text, ok := strings.Cut(lines.Text(), phases.Prefix+" {")
		if !ok {
			continue
		}
		var p phases.Phases
		if err := json.Unmarshal([]byte("{"+text), &p); err != nil {
			return report.Start{}, fmt.Errorf("%s: %q: %w", command, lines.Text(), err)
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
		return report.Start{}, fmt.Errorf("%s: %d of %d PEs reported\n%s%s", command, n, np, out.Bytes(), errOut.Bytes())
	}
	return s, nil
}
