package main

import (
	"context"
	"flag"
	"strings"
	"testing"
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
	} {
		e, _, stderr := newEnv()
		if code := e.main(context.Background(), append([]string{"run"}, strings.Fields(args)...)); code != exitUsage || !strings.Contains(stderr.String(), want) {
			t.Errorf("gpuc run %s: exit code %d, %s, want %s", args, code, stderr, want)
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

// A step that takes long is told once where there is no terminal.
func TestProgressWithoutTerminal(t *testing.T) {
	e, _, stderr := newEnv()
	p := newProgress(e)
	p.step("linking")
	p.show()
	p.done()
	p.show() // a timer that fires late
	if got, want := stderr.String(), "gpuc: linking\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestProgressOnTerminal(t *testing.T) {
	e, _, stderr := newEnv()
	e.Terminal = true
	p := newProgress(e)
	p.step("linking")
	p.show()
	p.step("loading")
	p.done()
	if !strings.Contains(stderr.String(), "linking") || strings.Contains(stderr.String(), "loading") {
		t.Errorf("drawn: %q", stderr)
	}
}
