package repocheck

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// figure is a ratio that is compared with NCCL or torch: the figures in a row of
// bench/README.md up to the name, or after it where the row is about NCCL.
var figure = regexp.MustCompile(`of (?:NCCL|torch's [\w-]+)(†?)`)

// TestFiguresAgainstNCCLSayThatMulticastIsOff: who compares must know what the other
// side was not allowed.
func TestFiguresAgainstNCCLSayThatMulticastIsOff(t *testing.T) {
	read := func(name string) string {
		b, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	_, table, ok := strings.Cut(read("bench/README.md"), "\n## Figures\n")
	table, _, _ = strings.Cut(table, "\n## ")
	if !ok || !strings.Contains(table, "with † compare with NCCL or torch while NVLink multicast is off") {
		t.Error("bench/README.md does not say what † means")
	}
	marked := 0
	for row := range strings.Lines(table) {
		if !strings.HasPrefix(row, "|") {
			continue
		}
		for _, m := range figure.FindAllStringSubmatch(row, -1) {
			marked++
			if m[1] == "" {
				t.Errorf("%q is not marked with † in %s", m[0], row)
			}
		}
		if strings.HasPrefix(row, "| the same against NCCL") {
			for _, f := range regexp.MustCompile(`\d to \d\.\d\d(†?)`).FindAllStringSubmatch(row, -1) {
				marked++
				if f[1] == "" {
					t.Errorf("%q is not marked with † in %s", f[0], row)
				}
			}
		}
	}
	if marked < 15 {
		t.Errorf("found %d figures against NCCL and torch; is the table still read?", marked)
	}
	if front := read("README.md"); strings.Contains(front, "| NCCL") && !strings.Contains(front, "NVLink multicast off for all") {
		t.Error("README.md compares with NCCL, and does not say that multicast is off")
	}
}
