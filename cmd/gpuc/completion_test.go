package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestComplete(t *testing.T) {
	for line, want := range map[string][]string{
		"":                    {"new", "build", "run", "agent", "generate", "check", "inspect", "bench", "doctor", "toolchain", "cache", "version", "completion"},
		"b":                   {"build", "bench"},
		"run -np":             {"-np"},
		"run -h":              {"-hang-timeout", "-hosts"},
		"run -np 4 ./x -seed": {"-seed"},
		"run ./exam":          nil,
		"toolchain i":         {"install"},
	} {
		if d := cmp.Diff(want, complete(strings.Split(line, " "))); d != "" {
			t.Errorf("gpuc %s (-want +got):\n%s", line, d)
		}
	}
}

func TestCompletionOfShells(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		e, out, _ := newEnv()
		if code := e.main(t.Context(), []string{"completion", shell}); code != exitOK || !strings.Contains(out.String(), "gpuc completion words -- ") {
			t.Errorf("%s: exit code %d, %s", shell, code, out)
		}
	}
	e, out, _ := newEnv()
	if code := e.main(t.Context(), []string{"completion", "words", "--", "cache", "l"}); code != exitOK || out.String() != "list\n" {
		t.Errorf("exit code %d, %q", code, out)
	}
}

func TestNearest(t *testing.T) {
	for typed, want := range map[string]string{
		"biuld": "build", "runn": "run", "chek": "check", "genrate": "generate", "compile": "", "x": "", "": "",
	} {
		if want != "" {
			want = `; did you mean "` + want + `"?`
		}
		if got := nearest(typed, strings.Split(names(commands()), ", ")); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
	}
}
