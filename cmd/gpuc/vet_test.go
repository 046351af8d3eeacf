package main

import (
	"strings"
	"testing"
)

func TestArgumentsOfGoVet(t *testing.T) {
	for args, want := range map[string]struct {
		tool bool
		tags string
	}{
		"":                             {},
		"-V=full":                      {tool: true},
		"-flags":                       {tool: true},
		"/tmp/vet.cfg":                 {tool: true},
		"-tags extra,more /tmp/v.cfg":  {true, "extra,more"},
		"-tags=extra -json /tmp/v.cfg": {true, "extra"},
		"-tags":                        {},
		"run -np 2 settings.cfg":       {},
		"check -tags extra":            {tags: "extra"},
	} {
		fields := strings.Fields(args)
		if got := isVetTool(fields); got != want.tool {
			t.Errorf("gpuc %s: a call of go vet: %v, want %v", args, got, want.tool)
		}
		if got := tagsOf(fields); got != want.tags {
			t.Errorf("gpuc %s: tags %q, want %q", args, got, want.tags)
		}
	}
}
