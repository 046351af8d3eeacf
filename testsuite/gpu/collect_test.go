package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCollect files a run, and adds benchmarks of another one to its set.
func TestCollect(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return filepath.Dir(name)
	}
	read := func(name string) string {
		name = filepath.Join(root, name)
		var text []byte
		var err error
		if strings.HasSuffix(name, ".gz") {
			text, err = readCompressed(name)
		} else {
			text, err = os.ReadFile(name)
		}
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	bench := func(run, name string) {
		write(run+"/bench/"+name+"/bench.json", `{"n": "`+name+`"}`+"\n")
		write(run+"/bench/"+name+"/bench.md", "# Of "+name+"\n")
	}
	write("testsuite/results/README.md", "")
	first := write("first/summary.txt", "run: 2026-11-28 4 NVIDIA H100 80GB HBM3\nshared: the 4 PEs share 2, MPS: yes\nnetwork: no peer access\n")
	write("first/test-ring.txt", "no newline")
	write("first/bench-puts.txt", "left out")
	write("first/sanitizer/ring.txt", "clean\n")
	bench("first", "puts")
	second := write("second/summary.txt", read("first/summary.txt"))
	write("second/info.txt", "info\n")
	bench("second", "latency")
	file := func(args ...string) error {
		return collect(context.Background(), append([]string{"-root", root}, args...))
	}
	if err := file(first); err != nil {
		t.Fatal(err)
	}
	const set = "2026-11-28-h100-80gb-hbm3-np4-on-2-network"
	if err := file("-add", "bench/results/"+set, second); err != nil {
		t.Fatal(err)
	}
	summary := "-- summary.txt --\n" + read("first/summary.txt")
	for name, want := range map[string]string{
		"testsuite/results/" + set + ".txt.gz":      summary + "-- test-ring.txt --\nno newline\n-- sanitizer/ring.txt --\nclean\n",
		"bench/results/" + set + "/figures.json.gz": `{"puts":{"n": "puts"}` + "\n" + `,"latency":{"n": "latency"}` + "\n}\n",
		"bench/results/" + set + "/README.md":       "# " + set + "\n\n## puts\n\n## Of puts\n\n## latency\n\n## Of latency\n",
		"bench/results/" + set + "/run.txt":         summary + summary + "-- info.txt --\ninfo\n",
	} {
		if d := cmp.Diff(want, read(name)); d != "" {
			t.Errorf("%s:\n%s", name, d)
		}
	}
	write("other/summary.txt", "run: 2026-11-28 2 NVIDIA H200\n")
	for want, args := range map[string][]string{
		"has latency already": {"-add", set, second},
		"is not a set of":     {"-add", set, filepath.Join(root, "other")},
		"does not say when":   {write("empty/summary.txt", "nothing\n")},
	} {
		if err := file(args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: error %v, want %s", args, err, want)
		}
	}
}
