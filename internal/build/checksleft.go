package build

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// LineChecks are the checks that the compiler left in one source line.
type LineChecks struct {
	File   string   `json:"file"`
	Line   int      `json:"line"`
	Func   string   `json:"func"`
	Checks []string `json:"checks,omitempty"`
	// Tested are checks of a loop that a test before the loop stands for: they
	// run only where that test fails.
	Tested []string `json:"tested,omitempty"`
}

var (
	// failSites is the number of the site in the block of a function to which all
	// failed checks go, as compiler/internal/nvvmir names it: one for each way there. Where
	// each has a block of its own, failCall is the call in that.
	failSites = regexp.MustCompile(`(?m)^fail:\n\s*%\w+ = phi i32 (.*)$`)
	failSite  = regexp.MustCompile(`\[ (\d+), %(\w+) \]`)
	failCall  = regexp.MustCompile(`(?m)^(\w+):$|call void @gpuc_fail\(i8\* %\w+, i32 (\d+),`)
	// coldBlock is the name of a block in the form of a loop that runs where the
	// test before it fails.
	coldBlock = regexp.MustCompile(`^b\d+_cold(_\w+)?$`)
)

// ChecksLeft returns the checks that the compiler left in the package's IR, by
// source line.
func (g *Generated) ChecksLeft() []LineChecks { return checksLeft(g.Manifest, g.IR) }

func checksLeft(m *manifest.Manifest, ir []byte) []LineChecks {
	type check struct {
		site int
		cold bool
	}
	var all []check
	stays := map[int]bool{}
	add := func(site, block []byte) {
		n, err := strconv.Atoi(string(site))
		if err != nil || n >= len(m.Sites) {
			return
		}
		cold := coldBlock.Match(block)
		all = append(all, check{n, cold})
		stays[n] = stays[n] || !cold
	}
	for _, sites := range failSites.FindAllSubmatch(ir, -1) {
		for _, c := range failSite.FindAllSubmatch(sites[1], -1) {
			add(c[1], c[2])
		}
	}
	var block []byte
	for _, c := range failCall.FindAllSubmatch(ir, -1) {
		if c[1] != nil {
			block = c[1]
		} else {
			add(c[2], block)
		}
	}
	var list []LineChecks
	for _, c := range all {
		if c.cold && stays[c.site] {
			continue // in both forms of the loop
		}
		s := m.Sites[c.site]
		i := slices.IndexFunc(list, func(l LineChecks) bool { return l.File == s.File && l.Line == s.Line && l.Func == s.Func })
		if i < 0 {
			i = len(list)
			list = append(list, LineChecks{File: s.File, Line: s.Line, Func: s.Func})
		}
		to := &list[i].Checks
		if c.cold {
			to = &list[i].Tested
		}
		*to = append(*to, string(s.Kind))
	}
	for _, l := range list {
		slices.Sort(l.Checks)
		slices.Sort(l.Tested)
	}
	slices.SortFunc(list, func(a, b LineChecks) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Func, b.Func))
	})
	return list
}
