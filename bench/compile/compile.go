// Package compile measures how long gpuc takes from the source of a program to its
// machine code, stage by stage, and how much memory: with an empty cache, which is a
// cold start, and with what that left in it, which is a warm one. It runs the
// command, so that everything counts that a user waits for. Start reading at Measure.
package compile

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/bench/report"
)

// Options say what to measure.
type Options struct {
	// Gpuc is the command, Dir the directory with the module of the programs.
	Gpuc, Dir string
	Programs  []string // packages
	Arch      string
	// Warm is how many warm starts follow on the cold one.
	Warm int
}

// Start is one run of the command.
type Start struct {
	Program string `json:"program"`
	Cold    bool   `json:"cold"`
	// Seconds is the time of the command, PeakMB the most memory that it had.
	Seconds float64 `json:"seconds"`
	PeakMB  float64 `json:"peakMB,omitempty"`
	// Stages are those of making machine code, added up over the program's
	// packages of kernels. The rest of the time is the compiler's and the go
	// command's.
	Stages []Stage `json:"stages"`
}

// Stage is a stage of all packages of kernels of a program.
type Stage struct {
	Name    string  `json:"name"`
	Seconds float64 `json:"seconds"`
	// PeakMB is the most memory that the process had up to the end of it.
	PeakMB float64 `json:"peakMB,omitempty"`
}

// Measure runs the command for all programs.
func Measure(ctx context.Context, o Options, progress func(string)) ([]Start, error) {
	var starts []Start
	for _, p := range o.Programs {
		dir, err := os.MkdirTemp("", "benchcompile")
		if err != nil {
			return starts, err
		}
		defer os.RemoveAll(dir)
		if err := ShareSets(ctx, o.Gpuc, dir); err != nil {
			return starts, err
		}
		for i := range 1 + o.Warm {
			progress(fmt.Sprintf("%s, start %d of %d", p, i+1, 1+o.Warm))
			s, err := start(ctx, o, p, dir)
			if err != nil {
				return starts, err
			}
			s.Cold = i == 0
			starts = append(starts, s)
		}
	}
	return starts, nil
}

// ShareSets puts the toolchains that the command gpuc has installed into the cache in
// dir: they lie in the user's cache, and none of them is measured.
func ShareSets(ctx context.Context, gpuc, dir string) error {
	out, err := exec.CommandContext(ctx, gpuc, "toolchain", "list", "-json").Output()
	if err != nil {
		return fmt.Errorf("gpuc toolchain list: %w", err)
	}
	var list struct {
		Sets []struct {
			Dir string `json:"dir"`
		} `json:"sets"`
	}
	if err := json.Unmarshal(out, &list); err != nil {
		return fmt.Errorf("gpuc toolchain list: what it printed: %w", err)
	}
	for _, s := range list.Sets {
		if s.Dir == "" {
			continue // not installed
		}
		share := filepath.Join(dir, filepath.Base(filepath.Dir(s.Dir)))
		if err := os.MkdirAll(share, 0o777); err != nil {
			return err
		}
		if err := os.Symlink(s.Dir, filepath.Join(share, filepath.Base(s.Dir))); err != nil {
			return err
		}
	}
	return nil
}

// start builds a program with its cache in dir.
func start(ctx context.Context, o Options, program, dir string) (Start, error) {
	cmd := exec.CommandContext(ctx, o.Gpuc, "build", "-json", "-arch", o.Arch, "-o", filepath.Join(dir, "program"), program)
	cmd.Dir = o.Dir
	cmd.Env = append(cmd.Environ(), "GPUC_CACHE="+dir)
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	begin := time.Now()
	err := cmd.Run()
	took := time.Since(begin)
	if err != nil {
		return Start{}, fmt.Errorf("build %s: %w\n%s", program, err, errOut.Bytes())
	}
	s := Start{Program: path.Base(program), Seconds: took.Seconds(), PeakMB: peakMB(cmd.ProcessState)}
	var built []struct {
		Stages []struct {
			Name      string        `json:"name"`
			Time      time.Duration `json:"time"`
			PeakBytes int64         `json:"peakBytes"`
		} `json:"stages"`
	}
	if err := json.Unmarshal(out.Bytes(), &built); err != nil {
		return Start{}, fmt.Errorf("build %s: what it printed: %w", program, err)
	}
	for _, b := range built {
		for _, st := range b.Stages {
			i := slices.IndexFunc(s.Stages, func(x Stage) bool { return x.Name == st.Name })
			if i < 0 {
				i = len(s.Stages)
				s.Stages = append(s.Stages, Stage{Name: st.Name})
			}
			s.Stages[i].Seconds += st.Time.Seconds()
			s.Stages[i].PeakMB = max(s.Stages[i].PeakMB, float64(st.PeakBytes)/(1<<20))
		}
	}
	return s, nil
}

// Markdown returns the table.
func Markdown(starts []Start) string {
	var stages []string
	for _, s := range starts {
		for _, st := range s.Stages {
			if !slices.Contains(stages, st.Name) {
				stages = append(stages, st.Name)
			}
		}
	}
	var b strings.Builder
	b.WriteString("From source to machine code by gpuc build, seconds, and the most memory up to the end of a stage, MB. " +
		"Cold: with an empty cache of gpuc, so that the device library is compiled too. " +
		"What the stages leave of the time is the compiler and the go command.\n\n| program | start | time | memory |")
	for _, s := range stages {
		fmt.Fprintf(&b, " %s | memory |", s)
	}
	fmt.Fprintf(&b, "\n|%s\n", strings.Repeat("---|", 4+2*len(stages)))
	for _, s := range starts {
		kind := "warm"
		if s.Cold {
			kind = "cold"
		}
		fmt.Fprintf(&b, "| %s | %s | %.2f | %.0f |", s.Program, kind, s.Seconds, s.PeakMB)
		for _, name := range stages {
			i := slices.IndexFunc(s.Stages, func(x Stage) bool { return x.Name == name })
			if i < 0 {
				b.WriteString(" - | - |")
				continue
			}
			fmt.Fprintf(&b, " %.3f | %.0f |", s.Stages[i].Seconds, s.Stages[i].PeakMB)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// Write writes the starts to dir as JSON and as a table.
func Write(dir string, starts []Start) error {
	return report.WriteFiles(dir, "compile", starts, Markdown(starts))
}
