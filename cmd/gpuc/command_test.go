package main

import (
	"context"
	"flag"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/build"
)

// walkCommands calls f for every command that does something.
func walkCommands(cmds []*command, path string, f func(path string, c *command)) {
	for _, c := range cmds {
		if c.sub != nil {
			walkCommands(c.sub, path+" "+c.name, f)
			continue
		}
		f(path+" "+c.name, c)
	}
}

// newEnv returns an environment without anything in it.
func newEnv() (e *env, stdout, stderr *strings.Builder) {
	stdout, stderr = new(strings.Builder), new(strings.Builder)
	return &env{
		Stdin: strings.NewReader(""), Stdout: stdout, Stderr: stderr, Dir: ".",
		Getenv:  func(string) string { return "" },
		Environ: func() []string { return nil },
	}, stdout, stderr
}

func TestHelpOfEveryCommand(t *testing.T) {
	for _, c := range commands() {
		e, out, _ := newEnv()
		if code := e.main(context.Background(), []string{"help", c.name}); code != exitOK {
			t.Errorf("gpuc help %s: exit code %d", c.name, code)
		}
		for _, want := range []string{"Usage:", "gpuc " + c.name, "Example", "Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted, 143 terminated."} {
			if !strings.Contains(out.String(), want) {
				t.Errorf("gpuc help %s does not say %q", c.name, want)
			}
		}
		if c.short == "" {
			t.Errorf("gpuc %s has no line for the list of commands", c.name)
		}
	}
}

func TestEveryFlagIsExplainedAndEveryCommandRefusesOthers(t *testing.T) {
	walkCommands(commands(), "gpuc", func(path string, c *command) {
		c.flagSet(path).VisitAll(func(f *flag.Flag) {
			if f.Usage == "" {
				t.Errorf("%s -%s is not explained", path, f.Name)
			}
		})
		e, _, stderr := newEnv()
		args := append(strings.Fields(path)[1:], "-no-such-flag")
		if code := e.main(context.Background(), args); code != exitUsage {
			t.Errorf("%s -no-such-flag: exit code %d", path, code)
		}
		if want := "gpuc help" + strings.TrimPrefix(path, "gpuc"); !strings.Contains(stderr.String(), want) {
			t.Errorf("%s -no-such-flag: %q does not point to %q", path, stderr, want)
		}
	})
}

func TestWrongValuesAreRefused(t *testing.T) {
	for args, want := range map[string]string{
		"-hang-timeout 5":      `"5" for flag -hang-timeout: use a time such as 30s or 5m`,
		"-seed -1":             `"-1" for flag -seed: use a number that is not negative`,
		"-np two":              `"two" for flag -np: use a number`,
		"-oversubscribe=some":  `"some" for -oversubscribe: use true or false, or leave it out`,
		"-exhaustive 0":        `"0" for flag -exhaustive: use the number of executions after which to stop, such as 10000`,
		"-exhaustive all":      `"all" for flag -exhaustive: use the number of executions`,
		"-compute-sanitizer=x": `there is no tool "x"`,
		"-transport pigeons":   `there is no transport "pigeons"; there is nvshmem, nvshmem-ibgda`,
	} {
		e, _, stderr := newEnv()
		if code := e.main(context.Background(), append([]string{"run"}, strings.Fields(args)...)); code != exitUsage || !strings.Contains(stderr.String(), want) {
			t.Errorf("gpuc run %s: exit code %d, %s, want %s", args, code, stderr, want)
		}
	}
}

func TestFlagsAmongArguments(t *testing.T) {
	fs := runCommand().flagSet("gpuc run")
	for args, want := range map[string][]string{
		"":                        nil,
		"4 -n 4 np":               nil,
		"-np 4 --backend=check x": {"-np", "-backend"},
		"- -seed -- -np":          {"-seed"},
	} {
		if d := cmp.Diff(want, flagsAmong(fs, strings.Fields(args))); d != "" {
			t.Errorf("%s (-want +got):\n%s", args, d)
		}
	}
}

func TestArchFlag(t *testing.T) {
	var a archFlag
	for _, s := range []string{"sm_90,sm_100", "90"} {
		if err := a.Set(s); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := a.String(), "sm_90,sm_100"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if err := a.Set("sm_90,"); err == nil {
		t.Error("an empty architecture was accepted")
	}
}

// TestProgress: a step that takes long is told once where there is no terminal. On one it is drawn until
// its end, then nothing of it stays, nothing more is drawn, and nothing goes on. What the go command
// prints has lines of its own.
func TestProgress(t *testing.T) {
	for name, test := range map[string]struct {
		terminal bool
		want     []string // the lines of the screen while a step goes on, and after it
	}{
		"terminal": {true, []string{"go: a message", "⠋ linking  [1s]", "go: a message", ""}},
		"file":     {false, []string{"gpuc: linking", "go: a message", "", "gpuc: linking", "go: a message", ""}},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				e, _, stderr := newEnv()
				e.Terminal = test.terminal
				var g build.Go
				p := newProgress(e, &g)
				p.step("reading")
				p.step("linking")
				time.Sleep(progressDelay + progressTick/2)
				fmt.Fprintln(g.Stderr, "go: a message")
				time.Sleep(progressDelay)
				got := screen(stderr.String())
				p.done()
				got = append(got, screen(stderr.String())...)
				if d := cmp.Diff(test.want, got); d != "" {
					t.Errorf("lines (-want +got):\n%s", d)
				}
				drawn := stderr.Len()
				time.Sleep(time.Minute)
				if stderr.Len() != drawn {
					t.Errorf("after its end was drawn: %q", stderr.String()[drawn:])
				}
			})
		})
	}
}

// screen returns the lines of a terminal on which text was written. A program erases lines, and what is
// right of the cursor in them.
func screen(text string) (lines []string) {
	for line := range strings.SplitSeq(text, "\n") {
		var shown []rune
		for part := range strings.SplitSeq(line, "\r") {
			if _, after, erased := strings.Cut(part, "\x1b[2K"); erased {
				shown, part = nil, after
			}
			r := []rune(strings.ReplaceAll(part, "\x1b[0K", ""))
			shown = append(r, shown[min(len(r), len(shown)):]...)
		}
		lines = append(lines, strings.TrimRight(string(shown), " "))
	}
	return lines
}
