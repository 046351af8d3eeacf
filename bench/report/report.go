// Package report holds what benchpair measured: the rounds of every case and
// program, how they are written as JSON, and as tables in Markdown. It must not
// import the programs that measure or draw. Start reading at Report and Lines.
package report

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/bench/control"
)

// Ours is the name of the program with the kernels in Go.
const Ours = "ours"

// OursBy is its name where it takes part once for each of several transports.
func OursBy(transport string) string { return Ours + " by " + transport }

// Ours returns the names of the program with the kernels in Go, in the order of the columns.
func (r *Report) Ours() (names []string) {
	for _, p := range r.Programs {
		if strings.HasPrefix(p.Name, OursBy("")) {
			names = append(names, p.Name)
		}
	}
	if names == nil {
		names = []string{Ours}
	}
	return names
}

// Report is all that was measured in one run of benchpair.
type Report struct {
	NP int `json:"np"`
	// Multicast says whether the programs might use NVLink multicast.
	Multicast string `json:"multicast,omitempty"`
	// Rounds is the rounds of one start of the programs, of which there were Starts, or
	// one if it is 0.
	Rounds   int            `json:"rounds"`
	Starts   int            `json:"starts,omitempty"`
	Programs []Program      `json:"programs"`
	Results  []Result       `json:"results"`
	Startup  []StartProgram `json:"startup,omitempty"`
}

// Multicast says whether libraries may use NVLink multicast in an environment.
func Multicast(getenv func(string) string) string {
	off := []string{"NVSHMEM_DISABLE_NVLS=1", "NCCL_NVLS_ENABLE=0", "TORCH_SYMM_MEM_DISABLE_MULTICAST=1"}
	for _, setting := range off {
		if name, value, _ := strings.Cut(setting, "="); getenv(name) != value {
			return "NVLink multicast: left to the libraries, since " + setting + " is not set."
		}
	}
	return "NVLink multicast: off for all programs (" + strings.Join(off, ", ") + ")."
}

// Program is one of those that took turns.
type Program struct {
	Name    string `json:"name"`
	Command string `json:"command"`
	// Device is what the program says that it runs on.
	Device string `json:"device"`
	// Error is why it took no part, or no longer.
	Error string `json:"error,omitempty"`
}

// Case is one benchmark with its parameters.
type Case struct {
	Bench  string         `json:"bench"`
	Name   string         `json:"name"`
	Params control.Params `json:"params"`
}

// Result is what a case gave.
type Result struct {
	Case Case `json:"case"`
	// Rounds holds every round's values, in order, by the program's name.
	Rounds map[string][]control.Values `json:"rounds"`
	Errors []string                    `json:"errors,omitempty"`
}

// File is the name of a report in the directory to which it was written.
const File = "bench.json"

// Write writes the report to dir as JSON and as tables. Commands are written
// without the directories of the files that they name.
func (r *Report) Write(dir string) error {
	clean := *r
	clean.Programs = slices.Clone(r.Programs)
	for i := range clean.Programs {
		clean.Programs[i].Command = withoutDirs(clean.Programs[i].Command)
	}
	return WriteFiles(dir, strings.TrimSuffix(File, ".json"), &clean, clean.Markdown())
}

// WriteFiles writes figures to dir, as the file name.json and, with the tables in
// Markdown, name.md.
func WriteFiles(dir, name string, figures any, tables string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	text, err := json.MarshalIndent(figures, "", "\t")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, name+".json"), append(text, '\n'), 0o666); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name+".md"), []byte(tables), 0o666)
}

// Read reads a report that Write wrote.
func Read(file string) (*Report, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var r Report
	if err := json.Unmarshal(b, &r); err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	return &r, nil
}

// withoutDirs returns a command without the directories of the files it names, also as the values of variables.
func withoutDirs(command string) string {
	words := strings.Fields(command)
	for i, w := range words {
		name, value, set := strings.Cut(w, "=")
		switch {
		case filepath.IsAbs(w):
			words[i] = filepath.Base(w)
		case set && filepath.IsAbs(value):
			words[i] = name + "=" + filepath.Base(value)
		}
	}
	return strings.Join(words, " ")
}

// oneLine makes an error fit a cell of a table.
func oneLine(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.TrimSpace(s), "\n", " "), "|", "/")
}

// SetFile holds all figures of a set of results: a compressed JSON object, in which each
// has the name of its benchmark.
const SetFile = "figures.json.gz"

// ReadSet reads the reports of a set by name. Figures of another kind, of which there is
// no report, are left out.
func ReadSet(file string) (map[string]*Report, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	var all map[string]json.RawMessage
	if err := json.NewDecoder(r).Decode(&all); err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	set := map[string]*Report{}
	for name, text := range all {
		rep := new(Report)
		err := json.Unmarshal(text, rep)
		if other := (*json.UnmarshalTypeError)(nil); errors.As(err, &other) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("read %s of %s: %w", name, file, err)
		}
		set[name] = rep
	}
	return set, nil
}

// Stat is what is reported of one value's rounds.
type Stat struct {
	Median, Min, Max float64
	N                int
}

// Summarize returns the median and the extremes of v.
func Summarize(v []float64) Stat {
	if len(v) == 0 {
		return Stat{}
	}
	s := slices.Sorted(slices.Values(v))
	n := len(s)
	return Stat{Median: (s[(n-1)/2] + s[n/2]) / 2, Min: s[0], Max: s[n-1], N: n}
}

// String returns the median with the extremes.
func (s Stat) String() string {
	if s.N == 0 {
		return "-"
	}
	return fmt.Sprintf("%s (%s to %s)", digits(s.Median), digits(s.Min), digits(s.Max))
}

// digits formats with about three significant digits.
func digits(x float64) string {
	switch {
	case x >= 100:
		return fmt.Sprintf("%.0f", x)
	case x >= 10:
		return fmt.Sprintf("%.1f", x)
	case x >= 1:
		return fmt.Sprintf("%.2f", x)
	}
	return fmt.Sprintf("%.3f", x)
}

func column(rounds []control.Values, key string, f func(float64) float64) Stat {
	var v []float64
	for _, r := range rounds {
		if x, ok := r[key]; ok {
			v = append(v, f(x))
		}
	}
	return Summarize(v)
}
