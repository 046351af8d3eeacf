// Package labs holds the labs, one in each folder, and the test that their versions with
// gaps are their solutions but for the gaps.
package labs

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// TestGaps compares each lab's version with gaps with its solution.
func TestGaps(t *testing.T) {
	files, err := filepath.Glob("[0-9]/*.go")
	if err != nil {
		t.Fatal(err)
	}
	gaps := map[string]int{}
	for _, file := range files {
		dir, name := filepath.Split(file)
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "gpuc_") {
			continue
		}
		solution, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, numbers, err := leaveGaps(string(solution), 0)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		gaps[dir] += len(numbers)
		want = strings.ReplaceAll(want, "./examples/labs/"+filepath.Clean(dir), "./examples/labs/"+dir+"gaps")
		to := filepath.Join(dir, "gaps", name)
		if *golden.Update {
			if err := os.WriteFile(to, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(to)
		if err != nil {
			t.Error(err)
			continue
		}
		if d := cmp.Diff(want, string(got)); d != "" {
			t.Errorf("%s is not %s with gaps; run make golden (-want +got):\n%s", to, file, d)
		}
	}
	if want, got := []string{"1/", "2/", "3/", "4/", "5/", "6/"}, slices.Sorted(maps.Keys(gaps)); !slices.Equal(want, got) {
		t.Errorf("there are labs %v, want %v", got, want)
	}
	for dir, n := range gaps {
		if n == 0 {
			t.Errorf("lab %s has no gaps", dir)
		}
	}
}

// untilThen begins a comment with code that stands in the version with gaps.
const untilThen = "// Until then: "

// leaveGaps returns a solution without the code of its gaps but the first filled ones, and the
// numbers of all gaps. A gap begins with a comment, "Gap 1: what to do", which the reader gets
// as "TODO 1: what to do". It ends with the comment "End of gap 1." Imports for a gap alone go
// with it.
func leaveGaps(solution string, filled int) (string, []int, error) {
	var b strings.Builder
	var numbers []int
	in, comment := 0, false
	for line := range strings.Lines(solution) {
		text := strings.TrimSpace(line)
		begin, isGap := strings.CutPrefix(text, "// Gap ")
		end, isEnd := strings.CutPrefix(text, "// End of gap ")
		switch {
		case isGap && in == 0:
			number, _, ok := strings.Cut(begin, ": ")
			n, err := strconv.Atoi(number)
			if !ok || err != nil || n < 1 {
				return "", nil, fmt.Errorf("%q does not say what to do", text)
			}
			numbers = append(numbers, n)
			in, comment = n, true
			b.WriteString(strings.Replace(line, "// Gap ", "// TODO ", 1))
		case isEnd && end == fmt.Sprintf("%d.", in):
			in = 0
		case isGap || isEnd:
			return "", nil, fmt.Errorf("%q in gap %d", text, in)
		case in == 0 || in <= filled && !strings.HasPrefix(text, untilThen):
			b.WriteString(line)
		case in <= filled:
		case strings.HasPrefix(text, untilThen):
			b.WriteString(strings.Replace(line, untilThen, "", 1))
		default:
			if comment = comment && strings.HasPrefix(text, "//"); comment {
				b.WriteString(line)
			}
		}
	}
	if in != 0 {
		return "", nil, fmt.Errorf("gap %d has no end", in)
	}
	return withoutUnused(b.String()), numbers, nil
}

// importLine is an import of a package, with or without another name.
var importLine = regexp.MustCompile(`(?m)^\t(\w+ )?"([^"\n]*/)?(\w+)"\n`)

// withoutUnused returns source without the imports that it does not use.
func withoutUnused(source string) string {
	return importLine.ReplaceAllStringFunc(source, func(line string) string {
		m := importLine.FindStringSubmatch(line)
		name := m[3]
		if m[1] != "" {
			name = strings.TrimSpace(m[1])
		}
		if strings.Contains(source, name+".") {
			return line
		}
		return ""
	})
}
