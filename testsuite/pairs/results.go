package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
)

// results are what runs of pairs with sanitized kernels have come to.
type results []result

// result is what the run of a pair has come to.
type result struct {
	pair
	// twin and mistake are verdicts, and line is the line of the output that says so.
	twin, mistake, line string
}

// Verdicts.
const (
	clean     = "clean"
	reported  = "reported"
	same      = "right outcome"
	another   = "wrong outcome"
	undecided = "open outcome"
	hung      = "hung"
	failed    = "failed"
	notRun    = "not run"
)

// readResults reads what runs have printed, and leaves out pairs that have no file.
func readResults(dir string) (results, error) {
	var list results
	for _, p := range all() {
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(p.name)+".txt"))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		list = append(list, judge(p, string(text)))
	}
	return list, nil
}

// judge returns what a run that has printed text has come to.
func judge(p pair, text string) result {
	_, after, ok := strings.Cut(text, saysClean)
	if !ok {
		what, line := verdict(text)
		return result{p, what, notRun, line}
	}
	what, line := verdict(after)
	return result{p, clean, what, line}
}

// verdict returns what a part of a run has come to, and the line that says so.
func verdict(text string) (what, line string) {
	for _, v := range []struct{ says, verdict string }{
		{saysReported, reported}, {"hang: ", hung}, {"deadlock: ", hung}, {saysWrong, another},
	} {
		for line := range strings.Lines(text) {
			if strings.Contains(line, v.says) {
				return v.verdict, strings.TrimSpace(line)
			}
		}
	}
	switch {
	case strings.Count(text, saysRight) == 2:
		return same, ""
	case strings.Count(text, saysOpen) == 2:
		return undecided, ""
	}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasSuffix(line, saysClean) {
			return failed, line
		}
	}
	return failed, ""
}

// print prints a line for each pair, and those on which interpretation and this run do not agree.
// The error says that a twin is not clean, or that no mistake is reported.
func (list results) print(w io.Writer) error {
	var b bytes.Buffer
	lines := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	var more, less, dirty []string
	count := map[string]int{}
	for _, r := range list {
		fmt.Fprintf(lines, "%s\ttwin %s\tmistake %s\t%s\n", r.name, r.twin, r.mistake, r.line)
		count[r.mistake]++
		switch {
		case r.twin != clean:
			dirty = append(dirty, r.name)
		case r.mistake == reported && !r.found(bySanitizer):
			more = append(more, r.name)
		case r.mistake != reported && r.found(bySanitizer):
			less = append(less, r.name+" ("+r.mistake+")")
		}
	}
	lines.Flush()
	fmt.Fprintf(&b, "\n%d pairs of %d\n", len(list), len(all()))
	for _, v := range []string{reported, same, another, undecided, hung, failed, notRun} {
		fmt.Fprintf(&b, "%d %s\n", count[v], v)
	}
	fmt.Fprintf(&b, "reported here, and by interpretation with no seed of 10: %s\n", strings.Join(more, ", "))
	fmt.Fprintf(&b, "reported by interpretation with a seed of 10, and not here: %s\n", strings.Join(less, ", "))
	if _, err := w.Write(b.Bytes()); err != nil {
		return err
	}
	var errs []error
	if len(dirty) > 0 {
		errs = append(errs, fmt.Errorf("the right twins of these are not clean: %s", strings.Join(dirty, ", ")))
	}
	if count[reported] == 0 {
		errs = append(errs, errors.New("no mistake is reported"))
	}
	return errors.Join(errs...)
}
