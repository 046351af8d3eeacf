package memmodel

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// conditions are the words for when two accesses may be made at the same time: for each scope of an atomic,
// that of the other one, and the narrowest scope that holds both threads.
var conditions = map[string]string{
	"111111111 111111111 111111111": "always",
	"111111111 000000000 000000000": "if the atomic of package gpu has system scope",
	"111111111 011011011 000000000": "if the atomic of package gpu has system scope; on one PE device scope will do",
	"111011001 011011001 001001001": "if the scope of each holds both threads",
}

// TestTableOfTheModel makes the table of what may be made at the same time.
func TestTableOfTheModel(t *testing.T) {
	words := [kinds]string{
		Atomic: "an atomic of package gpu", Deliver: "a put or signal that arrives", PutWord: "`P`", GetWord: "`G`",
		Remote: "an atomic of package shmem", Look: "a wait or test",
	}
	var b strings.Builder
	b.WriteString("| access | and | at the same time |\n|---|---|---|\n")
	for k := range Kind(kinds) {
		for other := k; other < kinds; other++ {
			when := ""
			for scope := range Scope(Scopes) {
				for otherScope := range Scope(Scopes) {
					for near := range Scope(Scopes) {
						may := Compatible(k, other, scope, otherScope, near)
						if may != Compatible(other, k, otherScope, scope, near) {
							t.Errorf("it depends on the order of %d and %d", k, other)
						}
						when += map[bool]string{false: "0", true: "1"}[may]
					}
				}
				when += " "
			}
			switch when = strings.TrimSpace(when); {
			case !strings.Contains(when, "1"):
			case words[k] == "" || words[other] == "" || conditions[when] == "":
				t.Errorf("no words for %d and %d, %s", k, other, when)
			default:
				fmt.Fprintf(&b, "| %s | %s | %s |\n", words[k], words[other], conditions[when])
			}
		}
	}
	golden.Table(t, "../../../docs/memory-model.md", "together", b.String())
}

func TestConflictSaysWhatIsMissing(t *testing.T) {
	for want, c := range map[string]Conflict{
		"a scope that holds both threads":     {Kind: Atomic, Other: Atomic, SamePE: true},
		"system scope: remote atomics":        {Kind: Remote, Other: Atomic},
		"an atomic of system scope":           {Other: Remote, SamePE: true},
		"Quiet or Flush":                      {Other: Take, OtherLater: true, SameThread: true},
		"Block.Sync between the two, and":     {Other: Take, OtherLater: true, SameBlock: true},
		"Quiet before this: a get":            {Other: Fetch, OtherLater: true, SameThread: true},
		"Quiet between that get":              {Other: Fetch, OtherLater: true, Known: true},
		"Quiet before this":                   {OtherLater: true, SameThread: true},
		"Fence or Quiet between that":         {OtherLater: true, Known: true},
		"a wait for a signal":                 {OtherLater: true},
		"Fence or Quiet between the store":    {OtherWrites: true, Known: true},
		"Block.Sync between the two, or":      {OtherWrites: true, SameBlock: true, SamePE: true},
		"Cluster.Sync":                        {OtherWrites: true, SameCluster: true, SamePE: true, SameLaunch: true},
		"GridDependencyWait":                  {OtherWrites: true, SamePE: true, Early: true},
		"Grid.Sync":                           {OtherWrites: true, SamePE: true, SameLaunch: true},
		"an order of the two launches":        {OtherWrites: true, SamePE: true},
		"Quiet and a barrier, or Fence and a": {OtherWrites: true},
	} {
		if got := c.Missing(); !strings.HasPrefix(got, want) {
			t.Errorf("%+v: %q, want %q", c, got, want)
		}
	}
}
