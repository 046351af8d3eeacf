package report

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/bench/control"
)

func sample() *Report {
	us := func(x ...float64) []control.Values {
		var v []control.Values
		for _, us := range x {
			v = append(v, control.Values{"us": us})
		}
		return v
	}
	return &Report{
		NP: 2, Rounds: 3,
		Programs: []Program{
			{Name: Ours, Command: "/opt/bin/gpuc run /opt/bin/ours", Device: "GPU"},
			{Name: "NCCL", Command: "env LD_LIBRARY_PATH=/opt/nccl/lib nccl", Error: "its PEs did not connect:\nexit status 1"},
		},
		Results: []Result{
			{
				Case:   Case{"putbw", "4 KB, 1 blocks of 256", control.Params{"bytes": 4000, "puts": 100}},
				Rounds: map[string][]control.Values{Ours: us(40, 50, 80), CPP: us(40, 40, 40)},
			},
			{
				Case: Case{"allreduce", "8 B", control.Params{"bytes": 8}},
				Rounds: map[string][]control.Values{
					Ours:   {{"eager_us": 6}},
					"NCCL": {{"plain_eager_us": 12, "symmetric_eager_us": 8, "symmetric_graph_us": 4}},
				},
				Errors: []string{"NCCL, PE 1: bad | sum"},
			},
		},
	}
}

func TestMarkdown(t *testing.T) {
	got := sample().Markdown()
	for _, want := range []string{
		"| ours | `gpuc run ours` | GPU |\n",
		"| NCCL | `env LD_LIBRARY_PATH=lib nccl` | ERROR its PEs did not connect: exit status 1 |\n",
		"\n## putbw\n\n| case | | ours | C++ | ours / C++ |\n|---|---|---|---|---|\n" +
			"| 4 KB, 1 blocks of 256 | GB/s | 8.00 (5.00 to 10.0) | 10.0 (10.0 to 10.0) | 1.250 |\n",
		"\n## allreduce\n\n| case | | ours | NCCL | NCCL symmetric | ours / NCCL | ours / NCCL symmetric |\n|---|---|---|---|---|---|---|\n" +
			"| 8 B | eager, us | 6.00 (6.00 to 6.00) | 12.0 (12.0 to 12.0) | 8.00 (8.00 to 8.00) | 0.500 | 0.750 |\n" +
			"| 8 B | CUDA graph, us | - | - | 4.00 (4.00 to 4.00) | - | - |\n" +
			"| 8 B | ERROR | NCCL, PE 1: bad / sum | | | | |\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("markdown is\n%s\nwithout\n%s", got, want)
		}
	}
}

// TestMarkdownOfTransports: each transport has a column, and is compared with those before it and with
// the peers.
func TestMarkdownOfTransports(t *testing.T) {
	us := func(x float64) []control.Values { return []control.Values{{"us": x}} }
	r := &Report{NP: 2, Rounds: 1, Programs: []Program{{Name: OursBy("nvshmem")}, {Name: OursBy("nccl")}, {Name: CPP}}, Results: []Result{{
		Case:   Case{"barrier", "thread", nil},
		Rounds: map[string][]control.Values{OursBy("nvshmem"): us(4), OursBy("nccl"): us(3), CPP: us(8)},
		Errors: []string{"lost"},
	}}}
	const want = "\n## barrier\n\n| case | | ours by nvshmem | ours by nccl | C++ | ours by nvshmem / C++ | ours by nccl / ours by nvshmem | ours by nccl / C++ |\n|---|---|---|---|---|---|---|---|\n" +
		"| thread | us | 4.00 (4.00 to 4.00) | 3.00 (3.00 to 3.00) | 8.00 (8.00 to 8.00) | 0.500 | 0.750 | 0.375 |\n" +
		"| thread | ERROR | lost | | | | | |\n"
	if got := r.Markdown(); !strings.HasSuffix(got, want) {
		t.Errorf("markdown is\n%s\nwant at the end\n%s", got, want)
	}
}

func TestMulticastIsOffIfAllLibrariesAreTold(t *testing.T) {
	off := map[string]string{"NVSHMEM_DISABLE_NVLS": "1", "NCCL_NVLS_ENABLE": "0", "TORCH_SYMM_MEM_DISABLE_MULTICAST": "1"}
	const settings = "NVSHMEM_DISABLE_NVLS=1, NCCL_NVLS_ENABLE=0, TORCH_SYMM_MEM_DISABLE_MULTICAST=1"
	for _, c := range []struct{ name, value, want string }{
		{"NCCL_NVLS_ENABLE", "0", "NVLink multicast: off for all programs (" + settings + ")."},
		{"NCCL_NVLS_ENABLE", "1", "NVLink multicast: left to the libraries, since NCCL_NVLS_ENABLE=0 is not set."},
		{"NVSHMEM_DISABLE_NVLS", "", "NVLink multicast: left to the libraries, since NVSHMEM_DISABLE_NVLS=1 is not set."},
	} {
		env := maps.Clone(off)
		env[c.name] = c.value
		got := Multicast(func(name string) string { return env[name] })
		if got != c.want {
			t.Errorf("with %s=%s: %s, want %s", c.name, c.value, got, c.want)
		}
		if md := (&Report{Multicast: got}).Markdown(); !strings.Contains(md, "\n"+c.want+"\n") {
			t.Errorf("the tables do not say %q:\n%s", c.want, md)
		}
	}
}

// TestHostLinesCompareWithTheProgramThatMakesTheCalls: NVSHMEM's host operations are in the
// program on NVSHMEM, NCCL's in the one on NCCL, and Python's in a third.
func TestHostLinesCompareWithTheProgramThatMakesTheCalls(t *testing.T) {
	rounds := map[string][]control.Values{Ours: {{"host_us": 2}}, CPP: {{"host_us": 1}}, "NCCL": {{"host_us": 4}}, Python: {{"host_us": 20}}}
	for bench, want := range map[string]string{
		"stream-put": "| some | enqueue, us | 2.00 (2.00 to 2.00) | 1.00 (1.00 to 1.00) | 20.0 (20.0 to 20.0) | 2.000 | 0.100 |\n",
		"nccl":       "| some | enqueue, us | 2.00 (2.00 to 2.00) | 4.00 (4.00 to 4.00) | 20.0 (20.0 to 20.0) | 0.500 | 0.100 |\n",
	} {
		r := Report{Results: []Result{{Case: Case{Bench: bench, Name: "some"}, Rounds: rounds}}}
		if got := r.Markdown(); !strings.Contains(got, "| ours | C++ | Python | ours / C++ | ours / Python |\n") || !strings.Contains(got, want) {
			t.Errorf("the table is\n%s\nwithout\n%s", got, want)
		}
	}
}

func TestWriteAndRead(t *testing.T) {
	dir := t.TempDir()
	want := sample()
	if err := want.Write(dir); err != nil {
		t.Fatal(err)
	}
	got, err := Read(filepath.Join(dir, File))
	if err != nil {
		t.Fatal(err)
	}
	want.Programs[0].Command = "gpuc run ours"
	want.Programs[1].Command = "env LD_LIBRARY_PATH=lib nccl"
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("report (-want +got):\n%s", d)
	}
}

func TestStartupTable(t *testing.T) {
	got := startupTable([]StartProgram{
		{Name: "Go", Starts: []Start{{Main: 0.02, Init: 1.22, Loaded: 1.25, Checked: 1.26, Exited: 1.3}}},
		{Name: CPP, Starts: []Start{{Main: 0.01, Init: 1.11, Checked: 1.12, Exited: 1.5}}},
		{Name: "broken", Error: "exit\nstatus 1"},
	})
	one := func(x string) string { return x + " (" + x + " to " + x + ")" }
	for _, want := range []string{
		"own: the total less the 1.10 that C++ takes to join",
		"| Go | " + strings.Join([]string{one("1.26"), one("0.160"), one("0.020"), one("1.20"), one("0.030"), one("0.010"), one("1.30")}, " | ") + " |\n",
		"| C++ | " + strings.Join([]string{one("1.12"), one("0.020"), one("0.010"), one("1.10"), one("0.000"), one("0.010"), one("1.50")}, " | ") + " |\n",
		"| broken | ERROR exit status 1 |",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the table is\n%s\nwithout\n%s", got, want)
		}
	}
}

func TestSummarize(t *testing.T) {
	for _, c := range []struct {
		in   []float64
		want Stat
	}{
		{nil, Stat{}},
		{[]float64{3}, Stat{3, 3, 3, 1}},
		{[]float64{9, 1, 2}, Stat{2, 1, 9, 3}},
		{[]float64{4, 1, 2, 9}, Stat{3, 1, 9, 4}},
	} {
		if got := Summarize(c.in); got != c.want {
			t.Errorf("Summarize(%v) = %v, want %v", c.in, got, c.want)
		}
	}
}

// TestSetsAreReadable reads the sets of results that are kept: each has figures, and a
// table of each benchmark in its README.
func TestSetsAreReadable(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "results", "*", SetFile))
	if err != nil || len(files) == 0 {
		t.Fatalf("no sets of results: %v", err)
	}
	for _, file := range files {
		set, err := ReadSet(file)
		if err != nil {
			t.Error(err)
			continue
		}
		if len(set) == 0 {
			t.Errorf("%s holds no report", file)
		}
		tables, err := os.ReadFile(filepath.Join(filepath.Dir(file), "README.md"))
		if err != nil {
			t.Error(err)
		}
		for name, rep := range set {
			if len(rep.Results) == 0 && len(rep.Startup) == 0 {
				t.Errorf("%s: %s has no figures", file, name)
			}
			if want := "\n## " + name + "\n\n" + demoted(rep.Markdown()); !strings.Contains(string(tables), want) {
				t.Errorf("%s: the README has not the tables of %s, which are\n%s", file, name, want)
			}
		}
	}
}

// demoted is a document as a part of another one.
func demoted(document string) string {
	lines := strings.SplitAfter(document, "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, "#") {
			lines[i] = "#" + l
		}
	}
	return strings.Join(lines, "")
}

func TestDamagedSetIsAnError(t *testing.T) {
	file := filepath.Join(t.TempDir(), SetFile)
	if err := os.WriteFile(file, []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	if set, err := ReadSet(file); err == nil {
		t.Errorf("read %v from what is not compressed", set)
	}
}
