package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// ran returns what the program prints when it runs a pair.
func ran(t *testing.T, name, backend string) (pair, string) {
	t.Helper()
	list := all()
	i := slices.IndexFunc(list, func(p pair) bool { return p.name == name })
	if i < 0 {
		t.Fatalf("there is no pair %s", name)
	}
	var out bytes.Buffer
	cfg := gpurt.Config{Backend: backend, PEs: 2, Seed: 1, Stdout: &out, Stderr: io.Discard}
	if err := gpurt.Run(t.Context(), cfg, list[i].both); err != nil {
		out.WriteString(err.Error())
	}
	return list[i], out.String()
}

// judged expects verdicts of pairs.
func judged(t *testing.T, backend string, want map[string]string) {
	t.Helper()
	for name, mistake := range want {
		p, text := ran(t, name, backend)
		if r := judge(p, text); r.twin != clean || r.mistake != mistake || (mistake == same || mistake == undecided) != (r.line == "") {
			t.Errorf("%s: twin %s, mistake %s %q, want %s\n%s", name, r.twin, r.mistake, r.line, mistake, text)
		}
	}
}

func TestOutcomesAreJudged(t *testing.T) {
	judged(t, gpurt.Emulator, map[string]string{
		"Push/shifted": another, "Turn/unanswered": hung, "BlocksPlain": undecided, "RelayStore": same,
	})
}

func TestFailureIsJudged(t *testing.T) {
	unlessChecking(t)
	p, text := ran(t, "Branches", gpurt.Check)
	if r := judge(p, text); r.twin != clean || r.mistake != failed || !strings.Contains(r.line, "divergence") {
		t.Errorf("twin %s, mistake %s, line %q", r.twin, r.mistake, r.line)
	}
}

func TestResultsCompareWithInterpretation(t *testing.T) {
	const right = "PE 0: " + saysClean + "\nPE 1: " + saysClean + "\n"
	const race = "PE 0: " + saysReported + "a.go:1: race\nPE 0: a.go:1: race\n"
	const quiet = right + "PE 0: " + saysRight + "\nPE 1: " + saysRight + "\n"
	for name, test := range map[string]struct {
		files map[string]string
		lines []string
		err   string
	}{
		"good": {map[string]string{"Halo": right + race, "Push/unfenced": quiet, "Push/shifted": right + race}, []string{
			"Halo           twin clean  mistake reported       PE 0: reported: a.go:1: race\n", "\n3 pairs of ", "\n2 reported\n", "no seed of 10: Push/shifted\n", "not here: Push/unfenced (right outcome)\n",
		}, ""},
		"twin reported": {map[string]string{"Halo": race, "Total": right + race}, []string{"twin reported  mistake not run"}, "the right twins of these are not clean: Halo"},
		"twin hung":     {map[string]string{"Halo": "hang: over 20 s\n", "Total": right + race}, []string{"twin hung "}, "the right twins of these are not clean: Halo"},
		"one PE":        {map[string]string{"Halo": right + "PE 1: " + saysRight + "\n", "Total": right + race}, []string{"\n1 failed\n"}, ""},
		"nothing":       {map[string]string{"Halo": quiet}, []string{"\n0 reported\n"}, "no mistake is reported"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for file, text := range test.files {
				file = filepath.Join(dir, file+".txt")
				if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			list, err := readResults(dir)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			got := ""
			if err := list.print(&b); err != nil {
				got = err.Error()
			}
			if got != test.err {
				t.Errorf("error %q, want %q", got, test.err)
			}
			for _, line := range test.lines {
				if !strings.Contains(b.String(), line) {
					t.Errorf("no %q in\n%s", line, b.String())
				}
			}
		})
	}
}
