package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
)

// completions are the scripts by which shells complete a command line: each asks gpuc itself, with the
// words up to the cursor, and takes names of files where it gets none.
var completions = map[string]string{
	"bash": `_gpuc() {
	local IFS=$'\n'
	COMPREPLY=($(gpuc completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _gpuc gpuc
`,
	"zsh": `#compdef gpuc
_gpuc() {
	local -a found
	found=(${(f)"$(gpuc completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)"})
	if (( $#found )); then compadd -- $found; else _files; fi
}
compdef _gpuc gpuc
`,
	"fish": `complete -c gpuc -a '(gpuc completion words -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
}

func completionCommand() *command {
	return &command{
		name:  "completion",
		args:  "bash|zsh|fish",
		short: "print a script for completion in bash, zsh or fish",
		long: `
Completion prints a script that makes a shell complete commands and flags of gpuc. Load
it in the start-up file of the shell.

Examples:

	source <(gpuc completion bash)                                    # in ~/.bashrc
	source <(gpuc completion zsh)                                     # in ~/.zshrc, after compinit
	gpuc completion fish > ~/.config/fish/completions/gpuc.fish
`,
		run: func(_ context.Context, e *env, args []string) error {
			if len(args) > 1 && args[0] == "words" {
				words := args[1:]
				if words[0] == "--" {
					words = words[1:]
				}
				for _, w := range complete(words) {
					fmt.Fprintln(e.Stdout, w)
				}
				return nil
			}
			if len(args) != 1 || completions[args[0]] == "" {
				return usagef("the name of a shell is needed: bash, zsh or fish")
			}
			_, err := fmt.Fprint(e.Stdout, completions[args[0]])
			return err
		},
	}
}

// complete returns what the last of the words after gpuc may become: names of commands, or flags.
// There is none for arguments.
func complete(words []string) (found []string) {
	if len(words) == 0 {
		return nil
	}
	last := words[len(words)-1]
	cmds, c := commands(), (*command)(nil)
	for _, w := range words[:len(words)-1] {
		next := find(cmds, w)
		if next == nil {
			break
		}
		c, cmds = next, next.sub
	}
	if strings.HasPrefix(last, "-") && c != nil {
		c.flagSet(c.name).VisitAll(func(f *flag.Flag) { found = append(found, "-"+f.Name) })
	} else {
		for _, s := range cmds {
			found = append(found, s.name)
		}
	}
	return slices.DeleteFunc(found, func(w string) bool { return !strings.HasPrefix(w, last) })
}

// nearest returns a hint to that name which is one mistake or two away from what was typed, or "".
func nearest(typed string, names []string) string {
	best, least := "", 3
	for _, n := range names {
		if d := distance(typed, n); d < least && d < len(n) {
			best, least = n, d
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %q?", best)
}

// distance returns how many letters have to be added, removed or changed to make b of a.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			changed := diagonal
			if a[i] != b[j] {
				changed++
			}
			diagonal = row[j+1]
			row[j+1] = min(changed, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
