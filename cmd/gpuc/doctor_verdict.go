package main

import (
	"path"
	"strings"
)

// use is what a machine may be used for, and what that takes. Findings are named by patterns.
type use struct {
	name string
	// needs are findings of which one at least is ok and none fails.
	needs []string
	// hinders are findings that only hinder if they fail.
	hinders []string
}

var uses = []use{
	{"emulator", []string{"variables", "launcher"}, []string{"go"}},
	{"GPUs", []string{"GPU", "driver", "GPU [0-9]*", "toolchain", "NVSHMEM", "loopback", "variables", "launcher"},
		[]string{"compiler", "device library", "symmetric heap"}},
	{"several hosts", []string{"interfaces", "variables", "launcher"}, nil},
	{"GPUs of several hosts", []string{"GPU", "driver", "GPU [0-9]*", "toolchain", "NVSHMEM", "interfaces", "NIC *", "transport *", "variables", "launcher"},
		[]string{"compiler", "device library", "symmetric heap"}},
	{"these hosts", []string{"host *"}, nil},
}

// verdict says whether a machine can be used for something.
type verdict struct {
	Use   string `json:"use"`
	Ready bool   `json:"ready"`
	Why   string `json:"why,omitempty"` // it is not ready
}

// verdicts sums up findings. It says nothing of uses of which nothing was looked at.
func verdicts(findings []finding) (vs []verdict) {
	for _, u := range uses {
		var why []string
		looked := false
		add := func(patterns []string, needed bool) {
			for _, p := range patterns {
				f, found := decisive(findings, p)
				looked = looked || found
				if !found || f.State == stateOK || f.State == stateNote && !needed {
					continue
				}
				if len(why) == 0 {
					head, _, _ := strings.Cut(f.Detail, "\n")
					why = append(why, f.Name+": "+head)
				} else {
					why = append(why, f.Name)
				}
			}
		}
		add(u.needs, true)
		add(u.hinders, false)
		if looked {
			vs = append(vs, verdict{u.name, len(why) == 0, strings.Join(why, "; ")})
		}
	}
	return vs
}

// decisive returns the finding that decides about a pattern: one that fails, else one that is ok,
// else any.
func decisive(findings []finding, pattern string) (decides finding, found bool) {
	order := map[state]int{stateNote: 1, stateOK: 2, stateFail: 3}
	for _, f := range findings {
		if ok, _ := path.Match(pattern, f.Name); ok && order[f.State] > order[decides.State] {
			decides, found = f, true
		}
	}
	return decides, found
}

func (v verdict) String() string {
	if v.Ready {
		return v.Use + ": ready"
	}
	return v.Use + ": not ready: " + v.Why
}
